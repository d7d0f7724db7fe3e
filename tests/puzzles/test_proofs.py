"""The solvers on games whose values are known, and the rating."""

import numpy as np
import pytest

from automatable import game
from automatable.puzzles.duels import StateGraph, bound, is_open
from automatable.puzzles.goal import Goal
from automatable.puzzles.matrix import values
from automatable.puzzles.rating import FIRST_RATING, after
from automatable.puzzles.turns import TooLarge, Turn, share_of_luck

CORE = {"board": "core", "max_rounds": "none"}


def value(rows: list[list[float]]) -> float:
    given = np.array([rows])
    return float(values(given, np.ones(given.shape[:2]), np.ones(given.shape[::2]))[0])


@pytest.mark.parametrize(
    ("rows", "known"),
    [
        ([[0.5]], 0.5),
        ([[0, -1, 1], [1, 0, -1], [-1, 1, 0]], 0),  # rock, paper, scissors
        ([[1, -1], [-1, 1]], 0),
        ([[0.5, -0.5], [-1, 1]], 0),
        ([[0.2, 0.4], [0.1, 0.9]], 0.2),  # a saddle point
        ([[-1, 1, 0.5], [1, -0.5, 0]], 1 / 7),
    ],
)
def test_matrix_games(rows: list[list[float]], known: float) -> None:
    assert value(rows) == pytest.approx(known, abs=1e-9)


def test_options_that_are_not_there_change_nothing() -> None:
    games = np.array([[[0.2, -1], [1, 1]], [[0.2, 0.4], [-1, 1]]])
    found = values(games, np.array([[1, 0], [1, 1]]), np.array([[1, 0], [1, 1]]))
    assert found == pytest.approx([0.2, 0.2])


def test_a_duel_that_ends_this_round() -> None:
    """Whoever attacks first wins: B cannot defend itself, and moves to the moon otherwise."""
    start = {"A": "H1 B1 D0 @0 rest Lightning", "B": "H1 B0 D0 @3 rest Barrier"}
    state = game("duel").from_position(start, CORE)
    assert is_open(state)
    found = bound(StateGraph(), state, 0, 2, 100)
    assert game("duel").catalogue.name(found.answer) == "play:Spark"
    assert (found.least, found.most) == (pytest.approx(1), pytest.approx(-1))
    for seat in (0, 1):
        assert bound(StateGraph(), state, seat, 1, 100).states == 1


def test_beyond_the_horizon_nothing_is_certain() -> None:
    found = bound(StateGraph(), game("duel").new(CORE), 0, 2, 100)
    assert (found.least, found.most) == (pytest.approx(-1), pytest.approx(1))


def test_hidden_cards_are_noticed() -> None:
    start = {"A": "H4 B2 D0 @1 rest - bonus {Ray?}", "B": "H4 B2 D0 @1 rest - bonus {Trap?}"}
    assert not is_open(game("duel").from_position(start, {}))


def test_too_many_positions_are_too_many() -> None:
    state = game("raising_robots").new({"players": "1"})
    while (decision := state.decision()) is not None and decision.seat < 0:
        state.apply(decision.seat, decision.options[0])
    with pytest.raises(TooLarge):
        Turn(0, Goal("score"), 3).best(state)
    assert share_of_luck(state, 0, Goal("win", 1), 2, 1) == 0


def test_ratings_move_by_what_was_expected() -> None:
    assert after(FIRST_RATING, 0, FIRST_RATING, True) == FIRST_RATING + 24
    assert after(FIRST_RATING, 0, FIRST_RATING, False) == FIRST_RATING - 24
    assert after(FIRST_RATING, 99, FIRST_RATING, True) == FIRST_RATING + 10
    assert after(FIRST_RATING, 0, 3000, False) == FIRST_RATING
    assert after(3500, 0, 3500, True) == 3500
    assert after(100, 0, 100, False) == 100
