"""What bots may hope for."""

import pytest

from automatable.bots import make_bot
from automatable.games.duel import GAME
from automatable.kernel.seat_view import SeatView

from .helpers import A, B, duel


@pytest.mark.parametrize(
    ("better", "worse"), [("H3", "H2"), ("@2", "@1"), ("H4", "H2 @1"), ("H1 @3", "H2 @1")]
)
def test_the_better_side_has_more_hope(better: str, worse: str) -> None:
    table = duel(better, worse)
    hopes = GAME.evaluate(table.state)
    assert hopes[A] > 500 > hopes[B]
    assert GAME.evaluate(duel(worse, better).state) == tuple(reversed(hopes))


def test_an_even_duel_is_even() -> None:
    assert GAME.evaluate(duel().state) == (500, 500)


def test_only_a_winner_has_all() -> None:
    table = duel("H4 B4 D4 @3 bonus {Ray, Copy}", "H1 B0 @0")
    assert 900 > GAME.evaluate(table.state)[A] > 700
    table.answer_as(A, "play:Move").answer_as(B, "play:Barrier")
    assert GAME.evaluate(table.state) == (1000, 0)


def test_a_draw_is_worth_half() -> None:
    table = duel("H4", "H1", round=1, max_rounds=1)
    table.answer_as(A, "play:Charge").answer_as(B, "play:Charge")
    assert table.state.result is not None
    assert GAME.evaluate(table.state) == (500, 500)


@pytest.mark.parametrize(
    ("own", "other", "best"),
    [
        ("B0 @3", "B0 @0", "play:Move"),  # nothing can stop it
        ("H4 B1", "H1 B0 rest Barrier", "play:Spark"),
    ],
)
def test_greedy_takes_a_sure_win(own: str, other: str, best: str) -> None:
    view = SeatView(duel(own, other).state, A)
    assert view.name(make_bot("greedy:100", 1).choose(view)) == best
