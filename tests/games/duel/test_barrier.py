"""Barrier. Rules: DUE-BAR."""

import pytest

from automatable.games.duel.rules.barrier import lowered
from automatable.testkit import rule

from .helpers import EFFECTIVE, A, B, choices, duel, hand, meet, number, side, sides


@rule("DUE-BAR-01")
@pytest.mark.parametrize("theirs", EFFECTIVE)
def test_bar_01_barrier_gains_1_disk_whatever_the_opponent_reveals(theirs: str) -> None:
    as_a = meet("Barrier", theirs).table.state.a
    assert (as_a.battery, as_a.disk) == (3, 3)  # from 3 and 2
    as_b = meet(theirs, "Barrier").table.state.b
    assert (as_b.battery, as_b.disk) == (3, 3)


@rule("DUE-BAR-02")
@pytest.mark.parametrize(("attack", "strength"), [("Spark", 1), ("Ray", 1), ("Lightning", 2)])
def test_bar_02_barrier_lowers_an_attack_by_1(attack: str, strength: int) -> None:
    assert meet(attack, "Charge").damage[B] == strength
    assert meet(attack, "Barrier").damage[B] == strength - 1


@rule("DUE-BAR-02")
def test_bar_02_damage_is_not_lowered_below_0() -> None:
    assert [lowered(strength, number("Barrier")) for strength in (0, 1, 2, 3)] == [0, 0, 1, 2]
    assert [lowered(strength, number("Charge")) for strength in (0, 1, 2)] == [0, 1, 2]


@rule("DUE-BAR-03")
def test_bar_03_spark_and_ray_do_nothing_and_lightning_1() -> None:
    assert meet("Barrier", "Spark").damage == (0, 0)
    assert meet("Barrier", "Ray").damage == (0, 0)
    assert meet("Barrier", "Lightning").damage == (1, 0)
    assert meet("Lightning", "Barrier").damage == (0, 1)


@rule("DUE-BAR-04")
def test_bar_04_barrier_protects_only_in_its_round() -> None:
    table = duel(A="B4").answer("play:Spark", "play:Barrier")
    assert side(table, "B") == "H4 B2 D1 @0 rest Barrier bonus {}"
    table.answer("play:Lightning", "play:Charge")
    assert side(table, "B") == "H2 B3 D1 @0 rest Charge bonus {}"


@rule("DUE-BAR-04")
def test_bar_04_barrier_rests_and_comes_back() -> None:
    table = duel(board="core").answer("play:Charge", "play:Barrier")
    assert "Barrier" not in hand(table, B)
    table.answer("play:Barrier", "play:Charge")
    assert "Barrier" in choices(table, B)


@rule("DUE-BAR-05")
@pytest.mark.parametrize("theirs", ["Charge", "Barrier", "Counter", "Move", "Recovery", "Trap"])
def test_bar_05_barrier_does_not_touch_other_cards(theirs: str) -> None:
    behind_barrier = meet("Barrier", theirs)
    behind_counter = meet("Counter", theirs)  # does nothing to a card that is no attack
    facts, plain = behind_barrier.table.state, behind_counter.table.state
    assert behind_barrier.damage == (0, 0)
    assert (facts.b.battery, facts.b.disk, facts.b.square) == (
        plain.b.battery,
        plain.b.disk,
        plain.b.square,
    )


@rule("DUE-BAR-05")
def test_bar_05_two_barriers_both_gain() -> None:
    table = duel().answer("play:Barrier", "play:Barrier")
    assert sides(table)[A] == sides(table)[B] == "H4 B2 D1 @0 rest Barrier bonus {}"
