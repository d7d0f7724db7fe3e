"""Counter. Rules: DUE-CTR."""

import pytest

from automatable.games.duel.rules.attack import is_attack
from automatable.games.duel.rules.counter import returned
from automatable.testkit import rule

from .helpers import ATTACKS, CARDS, EFFECTIVE, A, duel, meet, number, sides


@rule("DUE-CTR-01")
@pytest.mark.parametrize("attack", ATTACKS)
def test_ctr_01_counter_cancels_an_attack_and_returns_2(attack: str) -> None:
    assert meet("Counter", attack).damage == (0, 2)
    assert meet(attack, "Counter").damage == (2, 0)


@rule("DUE-CTR-02")
def test_ctr_02_the_returned_damage_is_2_for_every_attack() -> None:
    assert [returned(number(attack), number("Counter")) for attack in ATTACKS] == [2, 2, 2]
    weak = duel(A="H4", B="D2").answer("play:Spark", "play:Counter")
    assert sides(weak) == ("H2 B1 D0 @0 rest Spark bonus {}", "H4 B2 D0 @0 rest Counter bonus {}")
    strong = duel(A="H4", B="D2").answer("play:Lightning", "play:Counter")
    assert sides(strong) == (
        "H2 B0 D0 @0 rest Lightning bonus {}",
        "H4 B2 D0 @0 rest Counter bonus {}",
    )


@rule("DUE-CTR-03")
@pytest.mark.parametrize("theirs", [name for name in EFFECTIVE if name not in ATTACKS])
def test_ctr_03_without_an_attack_counter_does_nothing_and_its_cost_is_lost(theirs: str) -> None:
    meeting = meet("Counter", theirs)
    assert meeting.damage == (0, 0)
    facts = meeting.table.state.a
    assert (facts.battery, facts.disk, facts.square) == (3, 0, 0)  # 2 disks paid
    assert returned(number(theirs), number("Counter")) == 0


@rule("DUE-CTR-04")
def test_ctr_04_counter_takes_no_part_in_a_clash() -> None:
    assert not is_attack(number("Counter"))
    assert meet("Counter", "Lightning").damage == (0, 2)
    assert meet("Counter", "Spark").damage == (0, 2)  # and not by comparing 2 with 1
    assert meet("Counter", "Ray").damage == (0, 2)


@rule("DUE-CTR-04")
def test_ctr_04_counter_is_not_countered_and_not_lowered() -> None:
    assert meet("Counter", "Counter").damage == (0, 0)
    assert meet("Counter", "Barrier").damage == (0, 0)
    for card in CARDS:
        assert returned(number("Counter"), number(card)) == 0


@rule("DUE-CTR-04")
def test_ctr_04_counter_does_not_cancel_a_move() -> None:
    assert meet("Move", "Counter").squares == (1, 0)
    assert meet("Counter", "Move", squares=(0, 3)).result == "B by moon"


@rule("DUE-CTR-01")
def test_ctr_01_the_returned_damage_knocks_out() -> None:
    table = duel(A="H2", B="H1 D2").answer("play:Lightning", "play:Counter")
    assert sides(table)[A] == "H0 B0 D0 @0 rest - bonus {} plays Lightning"
    assert table.state.result is not None
    assert table.state.result.scores == (-1, 1)
