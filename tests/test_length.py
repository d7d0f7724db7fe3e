"""How much a person is asked in a game: no more than a few real choices in each turn."""

import pytest

from automatable import Rng, game
from automatable.bots import make_bot
from automatable.kernel.seat_view import SeatView
from automatable.kernel.seats import CHANCE


def choices(name: str, settings: dict[str, str], seed: int = 1) -> tuple[int, int]:
    """Questions with more than one answer that seat A gets in a game, and its turns."""
    rng, bot, found = Rng(seed), make_bot("greedy:5", seed), 0
    state = game(name).listened(settings)
    while decision := state.decision():
        if decision.seat == CHANCE:
            action = decision.sample(rng)
        else:
            found += decision.seat == 0 and len(decision.options) > 1
            action = bot.choose(SeatView(state, decision.seat))
        state.apply(decision.seat, action)
    begun = [event for event in state.log or [] if event.kind == "turn_began"]
    return found, sum(event.facts.get("seat") == 0 for event in begun)


@pytest.mark.parametrize(
    ("name", "settings", "most"),
    [
        ("cyberion", {}, 6),
        ("robot_quest_arena", {"players": "2", "mode": "one_robot", "turn_cap": "24"}, 6),
    ],
)
def test_a_turn_takes_a_few_choices(name: str, settings: dict[str, str], most: int) -> None:
    asked, turns = choices(name, settings)
    assert turns >= 8  # otherwise this says little
    assert asked <= most * turns
