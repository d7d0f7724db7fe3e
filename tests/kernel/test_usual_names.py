"""The names that people know from OpenSpiel and other libraries, on our own states."""

import pytest

from automatable import CHANCE, NOBODY, Rng, State, game, game_names
from automatable.kernel.errors import AutomatableError, IllegalAction, UnknownAction
from automatable.testkit import random_tables

DUEL = game("duel")


def check(state: State) -> None:
    """Every usual name tells what ours tell."""
    asked = state.decision()
    assert state.is_terminal() == (asked is None)
    assert state.current_player() == (NOBODY if asked is None else asked.seat)
    assert state.legal_actions() == ([] if asked is None else list(asked.options))
    questions = {int(each.seat): list(each.options) for each in state.open()}
    for seat in (CHANCE, *range(state.seats)):
        assert state.legal_actions(seat) == questions.get(int(seat), [])
    over = (0,) * state.seats if state.result is None else state.result.payoffs()
    assert state.returns() == list(over)


@pytest.mark.parametrize("name", game_names())
def test_they_tell_the_same(name: str) -> None:
    tables = random_tables(game(name), 1, 1, **game(name).test_settings[0])
    for number, table in enumerate(tables):
        if number % 7 == 0 or table.state.result is not None:
            check(table.state)


def test_a_state_is_answered_by_name_and_copied() -> None:
    state = DUEL.new({"length": "3", "stars": "1"})
    copy = state.copy()
    state.answer(0, "play:Charge")
    assert (state.legal_actions(0), len(copy.legal_actions(0))) == ([], 5)
    with pytest.raises(IllegalAction):
        state.answer(1, "play:Ray")
    with pytest.raises(UnknownAction):
        state.answer(1, "Charge")


def test_what_a_seat_knows_is_the_same_in_worlds_it_cannot_tell_apart() -> None:
    state = DUEL.from_position({"A": "bonus {Ray?}", "B": "bonus {Copy?} plays Barrier"}, {})
    world = DUEL.determinize(state, 0, Rng(1))
    assert world.information_state_string(0) == state.information_state_string(0)
    assert "Ray" in state.information_state_string(0)
    assert state.information_state_string(0) != state.information_state_string(1)


def test_who_listens_from_the_start_remembers() -> None:
    state = DUEL.listened({"length": "3", "stars": "1"})
    state.answer(0, "play:Charge")
    state.answer(1, "play:Charge")
    told = state.information_state_string(0).splitlines()
    assert '"kind": "revealed"' in "".join(told[:-1])
    assert DUEL.new().information_state_string(0).count("\n") == 0


def test_a_seat_that_does_not_exist_knows_nothing() -> None:
    with pytest.raises(AutomatableError, match="seat is 9, but the last one is 1"):
        DUEL.new().information_state_string(9)
