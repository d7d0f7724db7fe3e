"""Hints: two answers at most, best first, and nothing a seat may not know."""

import pytest

from automatable import Rng, game
from automatable.bots.hints import LEVEL, Thinker, hints
from automatable.bots.maker import make_bot
from automatable.bots.weight import Weight
from automatable.kernel.seat_view import SeatView

from .test_rollout_bot import Cliff

A, B = 0, 1
DUEL = game("duel")


def view(seat: int, **parts: str) -> SeatView:
    """What a seat of a Duel in notation gets."""
    return SeatView(DUEL.from_position(parts, {}), seat)


def test_a_win_that_cannot_be_stopped_is_the_best_answer() -> None:
    asked = view(A, A="H1 B2", B="H1 B0 D1 @3 rest Move")
    first, second = hints(asked, 1, "rollout:600")
    assert asked.name(first.action) == "play:Lightning"
    assert first.worth == 1000
    assert second.worth < 1000


@pytest.mark.parametrize("seed", range(5))
def test_they_are_the_two_best_that_thinking_finds(seed: int) -> None:
    asked = view(A, A="B1 D2 @2", B="H3 @1")
    thinker = make_bot("rollout:60", seed)
    assert isinstance(thinker, Thinker)
    weights = thinker.weigh(asked)
    found = hints(asked, seed, "rollout:60")
    assert len(found) == 2 < len(weights)
    assert set(found) <= set(weights)
    others = [weight.worth for weight in weights if weight not in found]
    assert found[0].worth >= found[1].worth >= max(others)
    assert {weight.tries for weight in found} == {60 // len(weights)}


def test_a_single_option_needs_no_thought() -> None:
    cliff = Cliff(1)
    assert hints(SeatView(cliff.new(), A), 1) == [Weight(0, 0, 0)]
    assert cliff.dealt == 0


def test_what_the_game_finds_plain_is_told_without_a_worth() -> None:
    """A card that only gives is played first, whatever else is on offer."""
    rng = Rng(5)
    state = game("robot_quest_arena").new()
    while (decision := state.decision()) is not None:
        if decision.seat >= 0 and len(decision.options) > 1:
            asked = SeatView(state, decision.seat)
            if len(asked.tidy) == 1:
                break
        state.apply(decision.seat, decision.sample(rng))
    assert hints(asked, 1, "rollout:1") == [Weight(asked.tidy[0], 0, 0)]


def test_worlds_a_seat_cannot_tell_apart_give_the_same_hints() -> None:
    rng = Rng(23)
    compared = 0
    for number in range(12):
        state = DUEL.new(dict(DUEL.test_settings[number % len(DUEL.test_settings)]))
        while (decision := state.decision()) is not None:
            for seat in (A, B):
                if state.asked(seat) is None:
                    continue
                world = DUEL.determinize(state, seat, rng)
                if DUEL.position(world) == DUEL.position(state):
                    continue
                real = hints(SeatView(state, seat), number, "rollout:10")
                assert hints(SeatView(world, seat), number, "rollout:10") == real
                compared += 1
            state.apply(decision.seat, decision.sample(rng))
    assert compared > 40


def test_who_thinks_at_the_table_weighs_its_options() -> None:
    assert isinstance(make_bot(LEVEL, 1), Thinker)
