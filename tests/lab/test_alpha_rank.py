"""How bots stand that may beat each other in a circle."""

import numpy as np
import pytest
from open_spiel.python.egt import alpharank

from automatable.lab.alpha_rank import alpha_rank, shares
from automatable.lab.intervals import Interval, wilson


def beaten(won: int, of: int, *pairs: str) -> dict[tuple[str, str], Interval]:
    """The first of each pair beats the second so often."""
    found = {}
    for a, b in pairs:
        found[a, b], found[b, a] = wilson(won, of), wilson(of - won, of)
    return found


def test_who_beats_all_others_is_always_played() -> None:
    found = alpha_rank("abc", beaten(70, 100, "ab", "ac", "bc"))
    assert found == pytest.approx({"a": 1, "b": 0, "c": 0})


def test_a_circle_shares() -> None:
    found = alpha_rank("abcd", beaten(70, 100, "ab", "bc", "ca", "ad", "bd", "cd"))
    assert found == pytest.approx({"a": 1 / 3, "b": 1 / 3, "c": 1 / 3, "d": 0})


def test_a_lead_that_may_be_chance_counts_as_none() -> None:
    assert alpha_rank("ab", beaten(52, 100, "ab")) == pytest.approx({"a": 0.5, "b": 0.5})
    assert alpha_rank("ab", beaten(5200, 10_000, "ab"))["a"] > 0.99


@pytest.mark.filterwarnings("ignore:overflow")
def test_it_is_what_open_spiel_finds() -> None:
    rng = np.random.default_rng(1)
    for bots in (2, 3, 5, 8, 12):
        wins = np.triu(rng.random((bots, bots)), 1)
        wins += np.tril(1 - wins.T, -1)
        np.fill_diagonal(wins, 0.5)
        theirs = alpharank.compute([wins], m=50, alpha=100)[2]
        assert shares(np, (2 * wins - 1).T) == pytest.approx(theirs, abs=1e-9)
