"""Worked examples, one test each. Rules: DUE-EX."""

import pytest

from automatable.testkit import rule

from .helpers import A, B, choices, deck, duel, hand, side, sides


@rule("DUE-EX-01")
def test_ex_01_cost() -> None:
    table = duel(A="B2 rest Charge")
    table.answer("play:Spark", "play:Charge")
    assert sides(table) == (
        "H4 B1 D0 @0 rest Spark bonus {}",
        "H3 B3 D0 @0 rest Charge bonus {}",
    )
    assert "Charge" in hand(table, A)


@rule("DUE-EX-02")
def test_ex_02_unpayable() -> None:
    table = duel(A="B1 D1")
    assert choices(table, A) == ["Charge", "Spark", "Barrier", "Move"]
    for resting in ("Charge", "Spark", "Barrier", "Move"):
        table = duel(A=f"B1 D1 rest {resting}")
        assert choices(table, A) == [
            name for name in ("Charge", "Spark", "Barrier", "Move") if name != resting
        ]


@rule("DUE-EX-03")
def test_ex_03_two_attacks_unequal() -> None:
    table = duel(A="H4 B2", B="H4 B2")
    table.answer("play:Lightning", "play:Spark")
    assert sides(table) == (
        "H4 B0 D0 @0 rest Lightning bonus {}",
        "H2 B1 D0 @0 rest Spark bonus {}",
    )


@rule("DUE-EX-04")
def test_ex_04_two_attacks_equal() -> None:
    table = duel(A="bonus {Ray}", B="B1")
    table.answer("play:Ray", "play:Spark")
    assert sides(table) == (
        "H4 B2 D0 @0 rest Ray bonus {Ray}",
        "H4 B0 D0 @0 rest Spark bonus {}",
    )


@rule("DUE-EX-05")
@pytest.mark.parametrize(("attack", "left"), [("Spark", "H3"), ("Ray", "H3"), ("Lightning", "H2")])
def test_ex_05_three_attacks(attack: str, left: str) -> None:
    table = duel(A="bonus {Ray}")
    table.answer(f"play:{attack}", "play:Charge")
    assert side(table, "B") == f"{left} B3 D0 @0 rest Charge bonus {{}}"


@rule("DUE-EX-06")
def test_ex_06_barrier() -> None:
    table = duel(B="H3 D0")
    table.answer("play:Lightning", "play:Barrier")
    assert side(table, "B") == "H2 B2 D1 @0 rest Barrier bonus {}"


@rule("DUE-EX-07")
def test_ex_07_barrier_no_attack() -> None:
    table = duel()
    table.answer("play:Move", "play:Barrier").nature("draw:Ray")
    assert sides(table) == (
        "H4 B2 D0 @1 rest Move bonus {Ray?}",
        "H4 B2 D1 @0 rest Barrier bonus {}",
    )


@rule("DUE-EX-08")
def test_ex_08_counter() -> None:
    table = duel(B="D2")
    table.answer("play:Spark", "play:Counter")
    assert sides(table) == (
        "H2 B1 D0 @0 rest Spark bonus {}",
        "H4 B2 D0 @0 rest Counter bonus {}",
    )


@rule("DUE-EX-09")
def test_ex_09_counter_wasted() -> None:
    table = duel(B="D3")
    table.answer("play:Charge", "play:Counter")
    assert sides(table) == (
        "H4 B3 D0 @0 rest Charge bonus {}",
        "H4 B2 D1 @0 rest Counter bonus {}",
    )


@rule("DUE-EX-10")
def test_ex_10_move_and_draw() -> None:
    table = duel(deck="[Trap, Ray, Copy, Recovery]")
    table.answer("play:Move", "play:Charge").nature("draw:Trap")
    assert side(table, "A") == "H4 B2 D0 @1 rest Move bonus {Trap?}"
    assert deck(table) == "[Ray, Copy, Recovery]"
    seen = table.view(B)["sides"][A]
    assert (seen["bonus"], seen["hidden"], seen["shown"]) == (1, 1, [])
    assert "Trap" not in seen["hand"]
    assert "drew seat=0" in table.events(B)


@rule("DUE-EX-11")
def test_ex_11_move_interrupted() -> None:
    table = duel(A="@0")
    table.answer("play:Move", "play:Spark")
    assert table.options(-1) == []
    assert side(table, "A") == "H3 B2 D0 @0 rest Move bonus {}"
    assert deck(table) == "{Ray, Recovery, Trap, Copy}"


@rule("DUE-EX-12")
def test_ex_12_both_on_the_moon() -> None:
    table = duel(A="@3", B="@3")
    table.answer("play:Move", "play:Move")
    assert sides(table) == (
        "H4 B2 D0 @3 rest Move bonus {}",
        "H4 B2 D0 @3 rest Move bonus {}",
    )
    assert table.ended() == ""
    assert "Move" not in choices(table, A)
    assert "Move" not in choices(table, B)


@rule("DUE-EX-13")
def test_ex_13_trap() -> None:
    table = duel(A="@3", B="D0 bonus {Trap}")
    table.answer("play:Move", "play:Trap")
    assert sides(table) == (
        "H4 B2 D0 @3 rest Move bonus {}",
        "H4 B2 D1 @0 rest Trap bonus {Trap}",
    )


@rule("DUE-EX-14")
def test_ex_14_copy_of_move_against_trap() -> None:
    table = duel(A="B1 @2 rest Move bonus {Copy}", B="bonus {Trap}")
    table.answer("play:Copy", "play:Trap")
    assert sides(table) == (
        "H4 B0 D0 @2 rest Copy(Move) bonus {Copy}",
        "H4 B2 D1 @0 rest Trap bonus {Trap}",
    )
    assert "Move" in hand(table, A)


@rule("DUE-EX-15")
def test_ex_15_copy_of_an_attack_against_barrier() -> None:
    table = duel(A="B1 rest Lightning bonus {Copy}", B="H2 D0")
    table.answer("play:Copy", "play:Barrier")
    assert sides(table) == (
        "H4 B0 D0 @0 rest Copy(Lightning) bonus {Copy}",
        "H1 B2 D1 @0 rest Barrier bonus {}",
    )


@rule("DUE-EX-16")
def test_ex_16_copy_of_an_attack_against_counter() -> None:
    table = duel(A="H3 B1 rest Spark bonus {Copy}", B="D2")
    table.answer("play:Copy", "play:Counter")
    assert sides(table) == (
        "H1 B0 D0 @0 rest Copy(Spark) bonus {Copy}",
        "H4 B2 D0 @0 rest Counter bonus {}",
    )


@rule("DUE-EX-17")
def test_ex_17_rest_cycle() -> None:
    table = duel()
    table.answer("play:Charge", "play:Barrier")
    assert side(table, "A") == "H4 B3 D0 @0 rest Charge bonus {}"
    assert len(hand(table, A)) == 5
    table.answer("play:Spark", "play:Charge")
    assert side(table, "A") == "H4 B2 D0 @0 rest Spark bonus {}"
    assert "Charge" in hand(table, A)


@rule("DUE-EX-18")
def test_ex_18_recovery_full_batteries() -> None:
    table = duel(A="B4 D1 bonus {Recovery}")
    table.answer("play:Recovery", "play:Charge")
    assert side(table, "A") == "H4 B4 D2 @0 rest Recovery bonus {Recovery}"


@rule("DUE-EX-19")
def test_ex_19_moon() -> None:
    table = duel(A="@3")
    table.answer("play:Move", "play:Barrier")
    assert table.ended() == "A by moon"


@rule("DUE-EX-20")
def test_ex_20_knock_out() -> None:
    table = duel(B="H1 bonus {Recovery}")
    table.answer("play:Lightning", "play:Recovery")
    assert side(table, "B").startswith("H0 ")
    assert table.ended() == "A by ko"
