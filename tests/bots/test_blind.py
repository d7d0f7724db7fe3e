"""What a seat cannot see changes nothing a bot does."""

import pytest

from automatable import COMPILED, Rng, game
from automatable.bots import make_bot
from automatable.bots.levels import LEVELS
from automatable.kernel.registry import games
from automatable.kernel.seat_view import SeatView

WALK, EVERY = (120, 12) if COMPILED else (40, 20)  # answers of a random game, and compared ones
PLAYOUTS = 12 if COMPILED else 2
SECRETIVE = [name for name in games() if game(name).secrets]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", SECRETIVE)
def test_swapping_what_is_hidden_changes_no_choice(name: str, level: str) -> None:
    rules = game(name)
    compared = 0
    for number, settings in enumerate(rules.test_settings[:3]):
        rng = Rng(number)
        state = rules.new(dict(settings))
        for step in range(WALK):
            decision = state.decision()
            if decision is None:
                break
            if step % EVERY == 3 * number and decision.seat >= 0:
                world = rules.determinize(state, decision.seat, rng)
                views = [SeatView(one, decision.seat) for one in (state, world)]
                first, second = [
                    make_bot(f"{level}:{PLAYOUTS}", step).choose(view) for view in views
                ]
                assert first == second
                compared += rules.position(world) != rules.position(state)
            state.apply(decision.seat, decision.sample(rng))
    assert compared
