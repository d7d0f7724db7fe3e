"""Elo ratings of all bots at once."""

from dataclasses import replace
from math import log10

import pytest

from automatable.kernel.rng import Rng
from automatable.lab.ratings import Meeting, compared, elo, meetings

from .test_standings import row


def games(won: int, of: int, bots: tuple[str, str] = ("a", "b")) -> list[Meeting]:
    return [Meeting(k, bots, (1.0, 0.0) if k < won else (0.0, 1.0)) for k in range(of)]


def test_a_rating_says_how_likely_a_win_is() -> None:
    ratings = elo(games(7500, 10_000))
    assert ratings["a"].middle - ratings["b"].middle == pytest.approx(400 * log10(3), abs=0.2)
    assert ratings["a"].middle + ratings["b"].middle == pytest.approx(3000)


def test_more_games_narrow_the_interval() -> None:
    few, many = (elo(games(3 * n, 4 * n))["a"] for n in (10, 1000))
    assert few.high - few.low == pytest.approx(10 * (many.high - many.low), rel=0.15)


def test_a_bot_that_always_wins_has_a_rating_that_is_uncertain() -> None:
    found = elo(games(20, 20))["a"]
    assert 1500 < found.low < found.middle < found.high < 2500
    assert found.high - found.low > 200


def test_bots_that_never_met_are_compared_by_others() -> None:
    ratings = elo([*games(75, 100), *games(75, 100, ("b", "c"))])
    assert ratings["a"].middle > ratings["b"].middle > ratings["c"].middle
    gap = ratings["a"].middle - ratings["c"].middle
    assert gap == pytest.approx(2 * 400 * log10(3), rel=0.05)


def test_games_of_one_deal_that_agree_count_less() -> None:
    apart = games(60, 100)
    alike = [Meeting(k // 10, one.bots, one.shares) for k, one in enumerate(apart)]
    wide, narrow = elo(alike)["a"], elo(apart)["a"]
    assert wide.middle == pytest.approx(narrow.middle)
    assert wide.high - wide.low > 2 * (narrow.high - narrow.low)


def test_intervals_hold_nineteen_times_in_twenty() -> None:
    rng, held, trials = Rng(5), 0, 200
    for _ in range(trials):
        won = sum(rng.below(100) < 64 for _ in range(100))  # 100 points better
        found = elo(games(won, 100))["a"]
        held += found.low <= 1550 <= found.high
    assert 0.9 < held / trials < 0.99


def test_tables_of_many_and_shared_wins_count() -> None:
    won = [Meeting(k, ("a", "b", "b"), (1.0, 0.0, 0.0)) for k in range(30)]
    even = [Meeting(k, ("a", "b", "b"), (1 / 3, 1 / 3, 1 / 3)) for k in range(30)]
    assert elo(even)["a"].middle == pytest.approx(1500, abs=1)
    assert elo(won)["a"].low > 1500


def test_rivals_are_read_from_games() -> None:
    rows = [row(0, ["a", "b"], [1, 0]), replace(row(1, ["a", "b"], [0, 0]), reason="called_off")]
    assert meetings(rows) == [Meeting(0, ("a", "b"), (1.0, 0.0))]


def test_bots_by_themselves_are_compared_deal_by_deal() -> None:
    scores = {"a": [5, 3, 2], "b": [4, 3, 9]}
    rows = [[row(k, [bot], [score]) for k, score in enumerate(scores[bot])] for bot in scores]
    assert compared(rows) == [
        Meeting(0, ("a", "b"), (1.0, 0.0)),
        Meeting(1, ("a", "b"), (0.5, 0.5)),
        Meeting(2, ("a", "b"), (0.0, 1.0)),
    ]
