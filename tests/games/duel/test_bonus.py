"""Bonus cards. Rules: DUE-BON."""

import pytest

from automatable.testkit import rule

from .helpers import EFFECTIVE, A, B, choices, duel, hand, meet, side, sides


@rule("DUE-BON-01")
def test_bon_01_ray_is_a_free_attack_of_strength_1() -> None:
    table = duel(A="B0 D0 bonus {Ray}").answer("play:Ray", "play:Charge")
    assert sides(table) == (
        "H4 B0 D0 @0 rest Ray bonus {Ray}",
        "H3 B3 D0 @0 rest Charge bonus {}",
    )
    assert meet("Ray", "Lightning").damage == (2, 0)


@rule("DUE-BON-02")
@pytest.mark.parametrize(
    ("before", "after"),
    [("B0 D0", "B1 D1"), ("B4 D1", "B4 D2"), ("B1 D4", "B2 D4"), ("B4 D4", "B4 D4")],
)
def test_bon_02_recovery_gains_a_battery_and_a_disk_each_on_its_own(
    before: str, after: str
) -> None:
    table = duel(A=f"{before} bonus {{Recovery}}").answer("play:Recovery", "play:Charge")
    assert side(table, "A") == f"H4 {after} @0 rest Recovery bonus {{Recovery}}"


@rule("DUE-BON-03")
@pytest.mark.parametrize("theirs", EFFECTIVE)
def test_bon_03_trap_gains_1_disk_whatever_the_opponent_reveals(theirs: str) -> None:
    as_a = meet("Trap", theirs).table.state.a
    assert (as_a.battery, as_a.disk) == (3, 3)  # from 3 and 2
    as_b = meet(theirs, "Trap").table.state.b
    assert (as_b.battery, as_b.disk) == (3, 3)


@rule("DUE-BON-04")
def test_bon_04_trap_cancels_a_move() -> None:
    table = duel(A="@2", B="D0 bonus {Trap}").answer("play:Move", "play:Trap")
    assert sides(table) == (
        "H4 B2 D0 @2 rest Move bonus {}",
        "H4 B2 D1 @0 rest Trap bonus {Trap}",
    )


@rule("DUE-BON-04")
@pytest.mark.parametrize("theirs", ["Charge", "Barrier", "Recovery"])
def test_bon_04_trap_cancels_nothing_but_a_move(theirs: str) -> None:
    trapped, free = meet(theirs, "Trap"), meet(theirs, "Charge")
    mine, same = trapped.table.state.a, free.table.state.a
    assert (mine.battery, mine.disk) == (same.battery, same.disk)
    assert trapped.damage == (0, 0)


@rule("DUE-BON-05")
@pytest.mark.parametrize(("attack", "damage"), [("Spark", 1), ("Ray", 1), ("Lightning", 2)])
def test_bon_05_trap_gives_no_protection(attack: str, damage: int) -> None:
    assert meet("Trap", attack).damage == (damage, 0)
    assert meet(attack, "Trap").damage == (0, damage)


@rule("DUE-BON-06")
@pytest.mark.parametrize("card", ["Ray", "Recovery", "Trap", "Copy"])
def test_bon_06_a_bonus_card_stays_and_cycles_through_the_rest_zone(card: str) -> None:
    table = duel(A=f"B4 rest Charge bonus {{{card}?}}", board="core")
    for _ in range(3):
        table.answer(f"play:{card}", "play:Charge")
        assert table.view(B)["sides"][A]["rest"] == card
        assert card not in hand(table, A)
        table.answer("play:Charge", "play:Barrier")
        assert card in choices(table, A)
        assert card not in hand(table, B)
    assert side(table, "A").endswith(f"bonus {{{card}}}")
