"""Giving each a place of its own, the core of every crew. Rules: CYB-REP-01, CYB-MUL-06."""

from itertools import permutations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from automatable import Rng
from automatable.games.cyberion import GAME
from automatable.games.cyberion.rules.crew import saturates
from automatable.testkit import Table, rule


def one_each(wanted: list[int]) -> bool:
    """The same by trying all ways."""
    return any(
        all(places >> place & 1 for places, place in zip(wanted, way, strict=True))
        for way in permutations(range(16), len(wanted))
    )


@pytest.mark.parametrize("first", [0, 5, 10, 12])
def test_all_ways_are_tried_wherever_the_cards_lie(first: int) -> None:
    rng = Rng(7)
    for _ in range(60):
        wanted = [rng.below(15) + 1 << first | rng.below(2) for _ in range(4)]
        assert saturates(vec[i64](wanted)) == one_each(wanted), wanted


@rule("CYB-REP-11", "CYB-MUL-07")
def test_mul_07_a_multibot_in_the_stock_is_one_card_only() -> None:
    position = {
        "turn": "A 9",
        "factory": "III-3+MIC-4 III-SIR+MIC-CYC III-GE15+MIC-COM III-PLA+MIC-PLA III-STO+MIC-2",
        "removed": "*",
        "platform": "CYC5 COM1",
        "stock": "SIR1 MUL-COM",
    }
    table = Table(GAME, position, {"expansions": "all"})
    assert not [name for name in table.options(0) if name.startswith("repair:")]
    assert table.why_not(0, "repair:III-GE15") == "CYB-REP-11"
