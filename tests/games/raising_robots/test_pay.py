"""Wilds and duct tape. Rules: RR-WLD, RR-RUL."""

import pytest

from automatable.testkit import rule

from .helpers import A, asked, at, goods, hand, has, row

NO_TAPE = {"players": 1, "tape_is_wild": "no"}
WILD = ["gain:sensor", "gain:gear", "gain:microchip", "gain:program", "gain:card"]


@rule("RR-WLD-01")
@pytest.mark.parametrize("letter", "SGMP")
def test_wld_01_duct_tape_replaces_any_material(letter: str) -> None:
    assert goods(at(f"pay {letter}2", f"goods {letter}1 T1")) == ""
    assert goods(at(f"pay {letter}2", "goods T2")) == ""


@rule("RR-WLD-01")
def test_wld_01_a_cost_may_be_paid_partly_with_tape_even_if_the_material_is_there() -> None:
    table = at("pay G2", "goods G2 T2")
    assert table.options(A) == ["usual", "pay:gear", "pay:tape"]
    assert goods(table.answer("pay:tape", "pay:gear")) == "G1 T1"
    assert goods(at("pay G2", "goods G2 T2").answer("usual")) == "T2"


@rule("RR-WLD-01")
def test_wld_01_tape_that_one_material_needs_is_not_offered_for_another() -> None:
    assert goods(at("pay G1 P1", "goods G1 T1")) == ""
    assert goods(at("pay G1 P1", "goods P1 T1")) == ""


@rule("RR-WLD-01")
def test_wld_01_tape_for_a_missing_material_leaves_the_choice_for_the_next() -> None:
    table = at("pay G1 P1", "goods P1 T2")
    assert (goods(table), table.options(A)) == ("P1 T1", ["usual", "pay:program", "pay:tape"])
    assert goods(table.answer("pay:tape")) == "P1"


@rule("RR-WLD-02")
@pytest.mark.parametrize(("name", "letter"), [*zip(WILD[:4], "SGMP", strict=True)])
def test_wld_02_a_wild_is_gained_as_a_material(name: str, letter: str) -> None:
    table = at("wild 1", "goods")
    assert table.options(A) == WILD
    assert goods(table.answer(name)) == f"{letter}1"


@rule("RR-WLD-02")
def test_wld_02_a_wild_is_gained_as_a_card_drawn_from_the_deck() -> None:
    table = at("wild 1", "goods; hand RB-01").answer("gain:card").nature("draw:RB-07")
    assert (hand(table), goods(table)) == (["RB-01", "RB-07"], "")


@rule("RR-WLD-03")
def test_wld_03_a_wild_is_paid_with_a_material_or_a_card() -> None:
    given = "goods S1 G1 M1 P1; hand RB-09"
    table = at("pay W1", given)
    assert table.options(A) == [
        *("pay:sensor", "pay:gear", "pay:microchip", "pay:program", "pay:RB-09")
    ]
    assert goods(table.answer("pay:microchip")) == "S1 G1 P1"
    table = at("pay W1", given).answer("pay:RB-09")
    assert (goods(table), hand(table)) == ("S1 G1 M1 P1", [])


@rule("RR-WLD-04")
def test_wld_04_wilds_are_chosen_before_anything_else_and_never_held() -> None:
    table = at("wild 2; upgrade 5", "goods S2")
    for _ in range(2):
        assert table.options(A) == WILD
        table.answer("gain:sensor")
    assert asked(table) == "buy"
    assert sorted(has(table)["goods"]) == [
        *("battery", "gear", "microchip", "program", "sensor", "tape", "vp")
    ]


@rule("RR-WLD-05", "RR-RUL-01")
def test_wld_05_duct_tape_is_spent_as_a_wild() -> None:
    table = at("pay W2", "goods S1 T2")
    assert table.options(A) == ["pay:sensor", "pay:tape"]
    assert goods(table.answer("pay:sensor")) == "T1"
    assert goods(at("pay W2", "goods T3")) == "T1"


@rule("RR-WLD-06")
def test_wld_06_duct_tape_is_never_gained_from_a_wild() -> None:
    assert at("wild 1").why_not(A, "gain:tape") == "RR-WLD-06"


@rule("RR-WLD-07")
@pytest.mark.parametrize(("second", "left"), [("gear", "G2"), ("program", "G1 P1")])
def test_wld_07_several_wilds_gained_may_be_the_same_or_different(second: str, left: str) -> None:
    table = at("wild 2", "goods").answer("gain:gear")
    assert table.options(A) == WILD
    assert goods(table.answer(f"gain:{second}")) == left


@rule("RR-WLD-07")
def test_wld_07_several_wilds_spent_may_be_the_same_or_different() -> None:
    given = "goods S2 P1 T1; hand RB-03"
    assert goods(at("pay W2", given).answer("pay:sensor", "pay:sensor")) == "P1 T1"
    assert goods(at("pay W2", given).answer("pay:sensor", "pay:tape")) == "S1 P1"
    table = at("pay W3", given).answer("pay:RB-03", "pay:tape", "pay:program")  # in any order
    assert (goods(table), hand(table)) == ("S2", [])


@rule("RR-WLD-08", "RR-EXA-20")
def test_wld_08_a_card_drawn_for_one_wild_is_seen_before_the_next_is_chosen() -> None:
    table = at("wild 2", "goods").answer("gain:card")
    assert (asked(table), asked(table, -1)) == ("", "draw")
    table.nature("draw:RB-40")
    assert table.view(A)["seats"][A]["hand"] == ["RB-40"]
    assert table.options(A) == WILD
    assert goods(table.answer("gain:program")) == "P1"


@rule("RR-WLD-09")
def test_wld_09_batteries_and_vp_are_no_wilds() -> None:
    assert {at("wild 1").why_not(A, f"gain:{name}") for name in ("battery", "vp")} == {"RR-WLD-09"}
    table = at("upgrade 5", "goods S2 B9 V9")
    assert table.options(A) == ["done", "buy:U3"]
    assert table.why_not(A, "buy:U2") == "RR-RES-10"
    assert goods(table.answer("buy:U3")) == "B9 V9"


@rule("RR-WLD-10", "RR-RUL-03")
def test_wld_10_duct_tape_replaces_no_battery_and_no_card_asked_for_as_such() -> None:
    swap = "board recycle 4 1"  # B1 > T1
    assert at(swap, "goods B1").options(A) == ["skip", "use:R2"]
    assert asked(at(swap, "goods T9")) == ""
    edward = "row design 5 0"  # R1 > B3
    assert at(edward, "goods; design RB-17; hand RB-01").options(A) == ["skip", "base:RB-17"]
    assert asked(at(edward, "goods T9; design RB-17")) == ""
    card = at("pay R1", "goods S1 T1; hand RB-01 RB-09")
    assert card.options(A) == ["pay:RB-01", "pay:RB-09"]
    only = at("pay R1", "goods S1 T1; hand RB-09")  # without being asked (RR-RUL-60)
    assert (goods(only), only.view()["discard"]) == ("S1 T1", ["RB-09"])


@rule("RR-WLD-11")
def test_wld_11_a_card_spent_lies_face_up_on_the_discard_pile() -> None:
    table = at("pay W1", "goods S1; hand RB-09").answer("pay:RB-09")
    assert table.view()["discard"] == ["RB-09"]
    table = at("pay R1", "goods T1; hand RB-09 RB-10").answer("pay:RB-10")
    assert (table.view()["discard"], goods(table)) == (["RB-10"], "T1")


@rule("RR-RUL-01")
def test_rul_01_tape_pays_upgrade_and_slot_extra_costs_by_default_and_not_if_agreed() -> None:
    own = "goods T4; design RB-03; hand RB-01"
    assert at("upgrade 1", own).options(A) == ["done", "buy:U1"]
    assert asked(at("upgrade 1", own, NO_TAPE)) == ""
    assert goods(at("assembly 1", own).answer("assemble:RB-01@left")) == "T1"
    assert asked(at("assembly 1", own, NO_TAPE)) == ""


@rule("RR-RUL-01")
def test_rul_01_tape_that_is_no_wild_still_replaces_materials_and_so_sets_them_free() -> None:
    assert goods(at("pay S1 G1", "goods T3", NO_TAPE)) == "T1"
    table = at("pay S1 G1 W1", "goods S1 G1 T2", NO_TAPE)
    assert table.options(A) == ["pay:sensor", "pay:tape"]
    assert goods(table.answer("pay:sensor")) == "T1"  # tape for the gear, the gear as a wild
    table = at("pay S1 G1 W1", "goods S1 G1 T2", NO_TAPE).answer("pay:tape")
    assert goods(table.answer("pay:tape", "pay:gear")) == "S1"


@rule("RR-RUL-02")
def test_rul_02_tape_pays_in_assembly_columns_upgrades_and_conversions() -> None:
    haiku = at("assembly 1", "goods S1 T1; hand RB-01").answer("assemble:RB-01@left")  # S1 G1
    assert (row(haiku, "design"), goods(haiku)) == (["RB-01"], "")
    upgrade = at("upgrade 3", "goods P1 T2").answer("buy:U2")
    assert goods(upgrade) == ""
    goldie = at("row fabricate 5 0", "goods T1; fabricate RB-57").answer("base:RB-57")  # G1 > V2
    assert goods(goldie) == "V2"


@rule("RR-RUL-04")
def test_rul_04_a_robot_does_not_pay_for_itself() -> None:
    own = "goods S1 G1; design RB-03; hand RB-01"
    assert asked(at("assembly 1", own)) == ""
    table = at("assembly 1", f"{own} RB-02").answer("assemble:RB-01@left")
    assert (row(table, "design"), hand(table)) == (["RB-03", "RB-01"], [])


@rule("RR-RUL-53")
def test_rul_53_materials_and_slot_extra_are_one_payment_and_a_unit_pays_once() -> None:
    own = "design RB-03; hand RB-01"  # S1 G1 and 1 wild
    assert asked(at("assembly 1", f"goods S1 G1; {own}")) == ""
    assert asked(at("assembly 1", f"goods S1 T1; {own}")) == ""
    table = at("assembly 1", f"goods S2 G1; {own}").answer("assemble:RB-01@left")
    assert (row(table, "design"), goods(table)) == (["RB-03", "RB-01"], "")
