"""What became of an attack is told, whether or not it hurt. Rules: DUE-ATK, DUE-BAR, DUE-CTR."""

import pytest

from automatable.testkit import rule

from .helpers import EFFECTIVE, duel, meet

MET = ("tied", "outdone", "blocked", "countered", "wasted")


def told(mine: str, theirs: str) -> list[str]:
    """What is told of two cards that meet, A's and B's."""
    return [event for event in meet(mine, theirs).table.events() if event.startswith(MET)]


@rule("DUE-ATK-05", "DUE-ATK-06")
@pytest.mark.parametrize(
    ("mine", "theirs", "strength"),
    [("Spark", "Spark", 1), ("Ray", "Spark", 1), ("Lightning", "Lightning", 2)],
)
def test_atk_05_a_tie_is_told(mine: str, theirs: str, strength: int) -> None:
    assert told(mine, theirs) == [f"tied strength={strength}"]


@rule("DUE-ATK-04")
def test_atk_04_who_is_outdone_is_told() -> None:
    assert told("Spark", "Lightning") == ["outdone seat=0 other=1"]
    assert told("Lightning", "Ray") == ["outdone seat=1 other=0"]


@rule("DUE-BAR-02")
def test_bar_02_what_barrier_leaves_of_an_attack_is_told() -> None:
    assert told("Barrier", "Spark") == ["blocked seat=0 other=1 left=0"]
    assert told("Lightning", "Barrier") == ["blocked seat=1 other=0 left=1"]


@rule("DUE-CTR-01", "DUE-CTR-03")
def test_ctr_01_counter_is_told_whether_it_works_or_is_wasted() -> None:
    assert told("Counter", "Ray") == ["countered seat=0 other=1"]
    assert told("Move", "Counter") == ["wasted seat=1 other=0"]
    assert told("Counter", "Counter") == ["wasted seat=0 other=1", "wasted seat=1 other=0"]


@rule("DUE-CPY-03")
def test_cpy_03_a_copied_attack_is_told_as_one() -> None:
    table = duel(A="B1 rest Spark bonus {Copy}").answer("play:Copy", "play:Barrier")
    assert "blocked seat=1 other=0 left=0" in table.events()


@rule("DUE-ATK-02")
@pytest.mark.parametrize("theirs", [card for card in EFFECTIVE if card != "Counter"])
def test_atk_02_where_nothing_meets_an_attack_nothing_is_told_of_it(theirs: str) -> None:
    assert told("Charge", theirs) == []
