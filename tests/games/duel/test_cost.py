"""Costs and tiles. Rules: DUE-CST."""

import pytest

from automatable import SPECTATOR
from automatable.games.duel import GAME
from automatable.games.duel.rules.cost import can_pay
from automatable.testkit import random_tables, rule

from .helpers import (
    A,
    B,
    choices,
    duel,
    number,
    player,
    revealed,
    side,
    sides,
)


@rule("DUE-CST-01")
def test_cst_01_spark_costs_1_battery() -> None:
    assert "Spark" not in choices(duel(A="B0 D4"), A)
    table = duel(A="B1 D4").answer("play:Spark", "play:Charge")
    assert side(table, "A") == "H4 B0 D4 @0 rest Spark bonus {}"


@rule("DUE-CST-02")
def test_cst_02_lightning_costs_2_batteries() -> None:
    assert "Lightning" not in choices(duel(A="B1 D4"), A)
    table = duel(A="B2 D4").answer("play:Lightning", "play:Charge")
    assert side(table, "A") == "H4 B0 D4 @0 rest Lightning bonus {}"


@rule("DUE-CST-03")
def test_cst_03_counter_costs_2_disks() -> None:
    assert "Counter" not in choices(duel(A="B4 D1"), A)
    table = duel(A="B4 D2").answer("play:Counter", "play:Charge")
    assert side(table, "A") == "H4 B4 D0 @0 rest Counter bonus {}"


@rule("DUE-CST-04")
def test_cst_04_copy_costs_1_battery() -> None:
    assert "Copy" not in choices(duel(A="B0 D4 rest Spark bonus {Copy}"), A)
    table = duel(A="B1 D4 rest Spark bonus {Copy}").answer("play:Copy", "play:Charge")
    assert side(table, "A") == "H4 B0 D4 @0 rest Copy(Spark) bonus {Copy}"


@rule("DUE-CST-05")
@pytest.mark.parametrize(
    ("card", "after"),
    [
        ("Charge", "B1 D0"),
        ("Barrier", "B0 D1"),
        ("Move", "B0 D0"),
        ("Ray", "B0 D0"),
        ("Recovery", "B1 D1"),
        ("Trap", "B0 D1"),
    ],
)
def test_cst_05_all_other_cards_are_free(card: str, after: str) -> None:
    bare = duel(A="B0 D0 bonus {Ray, Recovery, Trap}", board="core")
    bare.answer(f"play:{card}", "play:Barrier")
    assert after in side(bare, "A")
    rich = duel(A="B2 D2 bonus {Ray, Recovery, Trap}", board="core")
    rich.answer(f"play:{card}", "play:Barrier")
    assert not any(event.startswith("paid") for event in rich.events())


@rule("DUE-CST-06")
def test_cst_06_to_pay_turns_own_tiles_of_the_kind_face_down() -> None:
    table = duel(A="B4 D4", B="B4 D4").answer("play:Lightning", "play:Counter")
    assert sides(table) == (
        "H2 B2 D4 @0 rest Lightning bonus {}",
        "H4 B4 D2 @0 rest Counter bonus {}",
    )


@rule("DUE-CST-06")
def test_cst_06_the_cost_is_paid_when_the_card_is_revealed() -> None:
    table = duel(A="B4").answer_as(A, "play:Lightning")
    assert side(table, "A") == "H4 B4 D0 @0 rest - bonus {} plays Lightning"
    table.answer_as(B, "play:Charge")
    assert table.events()[:2] == [
        revealed("Lightning", "Charge"),
        "paid seat=0 battery=2 disk=0",
    ]


@rule("DUE-CST-06")
def test_cst_06_disks_and_mixed_costs_are_paid_alike() -> None:
    disks = duel(B="D3").answer("play:Charge", "play:Counter")
    assert "paid seat=1 battery=0 disk=2" in disks.events()
    mixed = duel(B="B3 D3", counter_cost=(1, 1)).answer("play:Charge", "play:Counter")
    assert "paid seat=1 battery=1 disk=1" in mixed.events()
    assert side(mixed, "B") == "H4 B2 D2 @0 rest Counter bonus {}"


@rule("DUE-CST-06")
def test_cst_06_the_cost_is_paid_even_in_the_deciding_round() -> None:
    table = duel(A="B2", B="H1 D2").answer("play:Lightning", "play:Move")
    assert side(table, "A") == "H4 B0 D0 @0 rest - bonus {} plays Lightning"


@rule("DUE-CST-07")
@pytest.mark.parametrize(
    ("mine", "theirs", "after"),
    [
        ("Spark", "Counter", "B3 D4"),  # cancelled
        ("Lightning", "Barrier", "B2 D4"),  # reduced
        ("Spark", "Barrier", "B3 D4"),  # reduced to nothing
        ("Lightning", "Lightning", "B2 D4"),  # tied
        ("Spark", "Spark", "B3 D4"),  # tied
        ("Counter", "Charge", "B4 D2"),  # useless
        ("Counter", "Counter", "B4 D2"),  # useless
    ],
)
def test_cst_07_a_cost_stays_paid(mine: str, theirs: str, after: str) -> None:
    table = duel(A="B4 D4", B="B4 D4").answer(f"play:{mine}", f"play:{theirs}")
    assert after in side(table, "A")


@rule("DUE-CST-07")
def test_cst_07_the_cost_of_a_cancelled_copy_stays_paid() -> None:
    table = duel(A="B4 D4 rest Move bonus {Copy}").answer("play:Copy", "play:Spark")
    assert side(table, "A") == "H3 B3 D4 @0 rest Copy(Move) bonus {Copy}"


@rule("DUE-CST-08")
def test_cst_08_to_gain_turns_one_own_tile_of_the_kind_face_up() -> None:
    table = duel(A="B1 D1", B="B1 D1").answer("play:Charge", "play:Barrier")
    assert sides(table) == (
        "H4 B2 D1 @0 rest Charge bonus {}",
        "H4 B1 D2 @0 rest Barrier bonus {}",
    )


@rule("DUE-CST-09")
@pytest.mark.parametrize(
    ("before", "card", "after"),
    [
        ("B4 D0", "Charge", "B4 D0"),
        ("B3 D0", "Charge", "B4 D0"),
        ("B0 D4", "Barrier", "B0 D4"),
        ("B0 D3", "Barrier", "B0 D4"),
        ("B0 D4", "Trap", "B0 D4"),
        ("B4 D4", "Recovery", "B4 D4"),
        ("B4 D3", "Recovery", "B4 D4"),
        ("B3 D4", "Recovery", "B4 D4"),
    ],
)
def test_cst_09_a_gain_beyond_4_tiles_is_lost(before: str, card: str, after: str) -> None:
    owned = "bonus {Recovery, Trap}"
    as_a = duel(A=f"{before} {owned}").answer(f"play:{card}", "play:Barrier")
    assert side(as_a, "A") == f"H4 {after} @0 rest {card} {owned}"
    as_b = duel(B=f"{before} {owned}").answer("play:Charge", f"play:{card}")
    assert side(as_b, "B") == f"H4 {after} @0 rest {card} {owned}"


@rule("DUE-CST-10")
def test_cst_10_charge_gains_1_battery_and_nothing_else() -> None:
    table = duel(A="H3 B1 D1 @1", B="H3 B1 D1 @2").answer("play:Charge", "play:Charge")
    assert sides(table) == (
        "H3 B2 D1 @1 rest Charge bonus {}",
        "H3 B2 D1 @2 rest Charge bonus {}",
    )


@rule("DUE-CST-11")
def test_cst_11_every_count_stays_from_0_to_4() -> None:
    for table in random_tables(GAME, 60, 411):
        for shown in table.view()["sides"]:
            for kind in ("health", "battery", "disk"):
                assert isinstance(shown[kind], int)
                assert 0 <= shown[kind] <= 4


@rule("DUE-CST-12")
def test_cst_12_everybody_sees_all_tile_counts() -> None:
    table = duel(A="H3 B1 D2", B="H2 B4 D0")
    for viewer in (A, B, SPECTATOR):
        seen = [
            (shown["health"], shown["battery"], shown["disk"])
            for shown in table.view(viewer)["sides"]
        ]
        assert seen == [(3, 1, 2), (2, 4, 0)]


@rule("DUE-CST-12")
def test_cst_12_paying_and_gaining_are_told_to_everybody() -> None:
    table = duel().answer("play:Spark", "play:Barrier")
    assert table.events(SPECTATOR) == [
        revealed("Spark", "Barrier"),
        "paid seat=0 battery=1 disk=0",
        "gained seat=1 battery=0 disk=1",
        "blocked seat=1 other=0 left=0",
        "round_began round=2",
    ]


@rule("DUE-RND-04")
def test_rnd_04_can_pay_asks_for_both_kinds() -> None:
    terms = duel(copy_cost=(2, 3)).state.terms
    assert can_pay(terms, player(battery=2, disk=3), number("Copy"))
    assert not can_pay(terms, player(battery=1, disk=3), number("Copy"))
    assert not can_pay(terms, player(battery=2, disk=2), number("Copy"))
