"""Copy. Rules: DUE-CPY."""

import pytest

from automatable.testkit import rule

from .helpers import (
    CARDS,
    PAIRS,
    A,
    B,
    choices,
    deck,
    duel,
    hand,
    meet,
    side,
    sides,
)


@rule("DUE-CPY-01")
def test_cpy_01_copy_has_the_effect_of_the_card_in_its_own_rest_zone() -> None:
    table = duel(A="rest Charge bonus {Copy}", B="rest Lightning")
    table.answer("play:Copy", "play:Charge")
    assert sides(table) == (  # 2 - 1 + 1 batteries; the Lightning of B is not copied
        "H4 B2 D0 @0 rest Copy(Charge) bonus {Copy}",
        "H4 B3 D0 @0 rest Charge bonus {}",
    )
    assert "copied seat=0 card=Charge" in table.events()


@rule("DUE-CPY-01")
def test_cpy_01_b_copies_its_own_rest_zone() -> None:
    table = duel(A="rest Charge", B="rest Lightning bonus {Copy}")
    table.answer("play:Barrier", "play:Copy")
    assert sides(table) == (
        "H3 B2 D1 @0 rest Barrier bonus {}",
        "H4 B1 D0 @0 rest Copy(Lightning) bonus {Copy}",
    )
    assert "copied seat=1 card=Lightning" in table.events()


@rule("DUE-CPY-02")
@pytest.mark.parametrize("card", ["Spark", "Lightning", "Counter"])
def test_cpy_02_only_copys_own_cost_is_paid(card: str) -> None:
    table = duel(A=f"B1 D0 rest {card} bonus {{Copy}}")
    assert "Copy" in choices(table, A)
    table.answer("play:Copy", "play:Charge")
    assert side(table, "A") == f"H4 B0 D0 @0 rest Copy({card}) bonus {{Copy}}"
    assert [event for event in table.events() if event.startswith("paid")] == [
        "paid seat=0 battery=1 disk=0"
    ]


@rule("DUE-CPY-03")
@pytest.mark.parametrize(("mine", "theirs"), PAIRS)
def test_cpy_03_copy_counts_as_the_copied_card_for_every_rule(mine: str, theirs: str) -> None:
    for squares in ((1, 1), (3, 3)):
        plain = meet(mine, theirs, squares=squares)
        for copies in ((True, False), (False, True), (True, True)):
            copied = meet(mine, theirs, squares=squares, copies=copies)
            assert copied.damage == plain.damage
            assert copied.squares == plain.squares
            assert copied.result == plain.result


@rule("DUE-CPY-03", "DUE-CPY-06")
@pytest.mark.parametrize(
    ("card", "after"),
    [
        ("Charge", "H4 B2 D2 @2"),
        ("Spark", "H4 B1 D2 @2"),
        ("Barrier", "H4 B1 D3 @2"),
        ("Lightning", "H4 B1 D2 @2"),
        ("Counter", "H4 B1 D2 @2"),
        ("Move", "H4 B1 D2 @3"),
        ("Ray", "H4 B1 D2 @2"),
        ("Recovery", "H4 B2 D3 @2"),
        ("Trap", "H4 B1 D3 @2"),
    ],
)
def test_cpy_06_any_card_can_be_copied(card: str, after: str) -> None:
    owned = "Copy" if card in CARDS[:6] else f"{card}, Copy"
    table = duel(A=f"B2 D2 @2 rest {card} bonus {{{owned}}}", board="core")
    table.answer("play:Copy", "play:Charge")
    assert side(table, "A") == f"{after} rest Copy({card}) bonus {{{owned}}}"
    assert f"copied seat=0 card={card}" in table.events()


@rule("DUE-CPY-04")
@pytest.mark.parametrize(("card", "through"), [("Spark", 0), ("Ray", 0), ("Lightning", 1)])
def test_cpy_04_a_copied_attack_is_lowered_by_barrier_and_countered(
    card: str, through: int
) -> None:
    assert meet(card, "Barrier", copies=(True, False)).damage == (0, through)
    assert meet(card, "Counter", copies=(True, False)).damage == (2, 0)


@rule("DUE-CPY-04")
def test_cpy_04_copied_barrier_and_counter_work_against_a_copied_attack() -> None:
    assert meet("Lightning", "Barrier", copies=(True, True)).damage == (0, 1)
    assert meet("Lightning", "Counter", copies=(True, True)).damage == (2, 0)


@rule("DUE-CPY-05")
@pytest.mark.parametrize("theirs", ["Trap", "Spark", "Lightning", "Ray"])
def test_cpy_05_a_copied_move_is_cancelled_by_trap_and_attacks(theirs: str) -> None:
    assert meet("Move", theirs, squares=(1, 1), copies=(True, False)).squares == (1, 1)
    assert meet(theirs, "Move", squares=(1, 1), copies=(False, True)).squares == (1, 1)


@rule("DUE-CPY-05")
def test_cpy_05_a_copied_move_is_cancelled_before_a_shared_moon() -> None:
    table = duel(A="@3 rest Move bonus {Copy}", B="@3").answer("play:Copy", "play:Move")
    assert table.ended() == ""
    assert sides(table) == (
        "H4 B1 D0 @3 rest Copy(Move) bonus {Copy}",
        "H4 B2 D0 @3 rest Move bonus {}",
    )


@rule("DUE-CPY-05")
def test_cpy_05_a_copied_move_draws_on_a_star_and_wins_on_the_moon() -> None:
    table = duel(A="@2 rest Move bonus {Copy}", deck="[Ray, Trap, Recovery]")
    table.answer("play:Copy", "play:Charge").nature("draw:Ray")
    assert side(table, "A") == "H4 B1 D0 @3 rest Copy(Move) bonus {Ray?, Copy}"
    assert deck(table) == "[Trap, Recovery]"
    moon = duel(A="@3 rest Move bonus {Copy}").answer("play:Copy", "play:Charge")
    assert moon.ended() == "A by moon"


@rule("DUE-CPY-07")
def test_cpy_07_the_cost_is_paid_before_the_gain() -> None:
    for before, after in (("B4", "B4"), ("B1", "B1")):
        table = duel(A=f"{before} rest Charge bonus {{Copy}}").answer("play:Copy", "play:Barrier")
        assert side(table, "A") == f"H4 {after} D0 @0 rest Copy(Charge) bonus {{Copy}}"
    disks = duel(A="D4 rest Barrier bonus {Copy}", copy_cost=(0, 1))
    assert side(disks.answer("play:Copy", "play:Charge"), "A").startswith("H4 B2 D4")


@rule("DUE-CPY-08")
def test_cpy_08_copy_replaces_the_copied_card_which_returns_to_hand() -> None:
    table = duel(A="rest Spark bonus {Copy}").answer("play:Copy", "play:Barrier")
    assert table.view(A)["sides"][A]["rest"] == "Copy"
    assert hand(table, A) == [*CARDS[:6]]
    assert "Spark" in choices(table, A)


@rule("DUE-CPY-09")
def test_cpy_09_a_resting_copy_keeps_its_identity() -> None:
    table = duel(A="rest Spark bonus {Copy}").answer("play:Copy", "play:Barrier")
    for viewer in (A, B):
        assert table.view(viewer)["sides"][A]["rest_as"] == "Spark"


@rule("DUE-CPY-09")
def test_cpy_09_back_in_hand_it_is_a_plain_copy() -> None:
    table = duel(A="B2 rest Copy(Spark) bonus {Copy}").answer("play:Charge", "play:Move")
    table.nature("draw:Ray")
    assert side(table, "A") == "H4 B3 D0 @0 rest Charge bonus {Copy}"
    table.answer("play:Copy", "play:Barrier")  # now a Charge and no longer a Spark
    assert side(table, "A") == "H4 B3 D0 @0 rest Copy(Charge) bonus {Copy}"
    assert table.state.b.health == 4
