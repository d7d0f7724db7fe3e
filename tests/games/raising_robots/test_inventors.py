"""Inventors, each with both its abilities. Rules: RR-INV, RR-RUL-58."""

import pytest

from automatable.games.raising_robots import GAME
from automatable.testkit import rule

from .helpers import A, asked, at, goods, hand, has, round_of, row
from .helpers_rows import energy_of, performed, robots, round_ends, scored, section, with_inventor

FREE = "free upgrade-cosmetic upgrade-speed upgrade-communication upgrade-efficiency"
FOUR = "design RB-01 RB-02; fabricate RB-33; recycle RB-65"
RUNNING = "energy EN-02=design EN-03=fabricate"


@rule("RR-INV-01")
def test_inv_01_what_an_inventor_shows() -> None:
    for card in GAME.facts["inventor"].values():
        assert {"base", "type", "robots", "tokens", "icon", "upgraded"} <= {*card}
        assert (card["robots"] > 0) != (card["tokens"] > 0)
        assert card["icon"] in ("AND", "OR")


@rule("RR-INV-02")
def test_inv_02_an_ability_without_a_symbol_lasts() -> None:
    for number in ("1", "5", "8"):
        table = round_of(f"{RUNNING}; inventor IN-01", round=number)
        assert energy_of(table) == {"design": 4, "fabricate": 4}
    assert energy_of(round_of(f"{RUNNING}; inventor IN-02")) == {"design": 3, "fabricate": 4}


@rule("RR-INV-03")
def test_inv_03_immediate_abilities_happen_once() -> None:
    table = at("hire", "looks IN-05 IN-09; goods", round="0").answer("choose:IN-05")
    assert goods(table) == "T3"
    for number in ("1", "8"):
        assert goods(round_ends("inventor IN-05; goods", round=number)) == ""
    table = at("place", f"inventor IN-07; tokens efficiency; {FREE}").answer("place:IN-07")
    assert "inspire:batteries" in table.options(A)
    assert round_ends(f"inventor IN-07+; {FREE}").options(A) == []


@rule("RR-INV-04")
def test_inv_04_round_end_abilities_are_for_the_round_end() -> None:
    assert goods(round_ends("inventor IN-04; goods")) == "B1"
    assert goods(scored(A="inventor IN-04; goods")) == ""
    table = at("hire", "looks IN-04 IN-09; goods", round="0").answer("choose:IN-04")
    assert goods(table) == ""
    table = at("place", f"inventor IN-04; {FOUR}; tokens speed; {FREE}; goods")
    assert goods(table.answer("place:IN-04")) == ""


@rule("RR-INV-05")
def test_inv_05_game_end_abilities_are_for_the_end_of_the_game() -> None:
    own = f"inventor IN-11; {FREE}; goods"
    assert goods(round_ends(own, round="7")) == ""
    table = round_ends(f"{own}; used EN-01 EN-04 EN-05 EN-06 EN-07 EN-08", round="8")
    assert goods(table) == "V2"


@rule("RR-INV-06")
def test_inv_06_the_upgraded_ability_waits_for_the_token() -> None:
    own = f"{RUNNING}; {FOUR}; inventor IN-01; tokens communication; {FREE}"
    table = round_of(own)
    assert energy_of(table) == {"design": 4, "fabricate": 4}
    table.answer("place:IN-01")
    assert energy_of(table) == {"design": 4, "fabricate": 5}
    assert has(table)["tokens"]["communication"] == 0
    assert (has(table)["inventor"], has(table)["inventor_upgraded"]) == ("IN-01", True)


@rule("RR-INV-06")
def test_inv_06_without_a_token_there_is_only_the_base_ability() -> None:
    table = round_ends("inventor IN-10; goods S1")
    assert table.options(A) == ["skip", "ability:base"]
    assert table.why_not(A, "ability:upgraded") == "RR-INV-06"


def test_in_03_gives_a_card_then_a_program_as_well() -> None:
    table = round_ends("inventor IN-03; goods").nature("draw:RB-09")
    assert (hand(table), goods(table)) == (["RB-09"], "")
    table = round_ends(f"inventor IN-03+; {FREE}; goods").answer("ability:base")
    assert goods(table.nature("draw:RB-09")) == "P1"
    assert hand(table) == ["RB-09"]


def test_in_04_gives_a_battery_then_three_instead() -> None:
    assert goods(round_ends("inventor IN-04; goods")) == "B1"
    table = round_ends(f"inventor IN-04+; {FREE}; goods")
    assert table.options(A) == ["ability:base", "ability:upgraded"]
    assert goods(table.answer("ability:upgraded")) == "B3"
    assert table.options(A) == []


def test_in_05_gives_duct_tape_at_the_start_then_at_each_round_end() -> None:
    table = at("hire", "looks IN-05 IN-01; goods T3", round="0").answer("choose:IN-05")
    assert goods(table) == "T6"
    assert goods(round_ends(f"inventor IN-05+; {FREE}; goods")) == "T1"


def test_in_06_draws_class_cards_at_the_start_then_scores_extra_credit() -> None:
    table = at("hire", "looks IN-06 IN-01; classes CL-30", round="0").answer("choose:IN-06")
    table.nature("teach:CL-01", "teach:CL-02", "teach:CL-03").answer("keep:CL-02")
    assert [lesson["card"] for lesson in has(table)["classes"]] == ["CL-30", "CL-02"]
    classes = "classes CL-06+ CL-10+ CL-11; goods"
    assert goods(scored(A=f"inventor IN-06+; {FREE}; {classes}")) == "V4"
    assert goods(scored(A=f"inventor IN-06; {FREE}; {classes}")) == ""


def test_in_07_upgraded_is_inspired_at_once() -> None:
    table = at("place", f"inventor IN-07; tokens efficiency; {FREE}; goods").answer("place:IN-07")
    table.answer("inspire:batteries", "inspire:wilds", "gain:gear", "gain:sensor")
    assert goods(table) == "S1 G1 B4"


@pytest.mark.parametrize(
    ("inventor", "upgrade", "assemble"), [("IN-01", 5, 6), ("IN-09", 5, 8), ("IN-09+", 7, 8)]
)
def test_in_09_doubles_batteries(inventor: str, upgrade: int, assemble: int) -> None:
    own = f"energy EN-02=upgrade EN-03=assemble; {FREE}; inventor {inventor}"
    table = round_of(f"{own}; goods B4 S9; hand RB-01 RB-02").answer("batteries:2")
    assert performed(table) == upgrade
    assert performed(table.answer("done", "batteries:2")) == assemble
    running = round_of(f"{RUNNING}; {FREE}; goods B4; inventor {inventor}")
    assert performed(running.answer("skip", "batteries:2")) == 6


def test_in_10_turns_a_material_into_points() -> None:
    for inventor, points in (("IN-10", "V2"), ("IN-10+", "V3")):
        table = round_ends(f"inventor {inventor}; {FREE}; goods S1 T1")
        ability = "ability:upgraded" if inventor.endswith("+") else "ability:base"
        both = ["skip", "ability:base", "ability:upgraded"]
        assert table.options(A) == both[: 3 if inventor.endswith("+") else 2]
        table.answer(ability)
        assert table.options(A) == ["pay:sensor", "pay:tape"]
        table.answer("pay:tape")
        assert (goods(table), table.options(A)) == (f"S1 {points}", [])  # once
    assert goods(round_ends("inventor IN-10; goods S1").answer("skip")) == "S1"
    assert round_ends("inventor IN-10; goods B9; hand RB-01").options(A) == []


@rule("RR-RUL-02")
@pytest.mark.parametrize("good", ["S sensor", "G gear", "M microchip", "P program", "T tape"])
def test_rul_02_in_10_is_paid_with_any_material_or_with_tape(good: str) -> None:
    letter, name = good.split()
    table = round_ends(f"inventor IN-10; goods {letter}1").answer("ability:base", f"pay:{name}")
    assert goods(table) == "V2"


@rule("RR-END-02")
def test_in_10_passed_leaves_what_costs_nothing() -> None:
    cards = with_inventor("IN-10", icon="AND", upgraded="round_end: gain(B1)")
    own = f"inventor IN-10+; {FREE}; goods S1"
    table = round_ends(own, cards)
    assert table.options(A) == ["skip", "ability:base", "ability:upgraded"]
    table.answer("skip")
    assert (goods(table), table.options(A)) == ("S1 B1", [])
    table = round_ends(own, cards).answer("ability:upgraded")
    assert table.options(A) == ["skip", "ability:base"]
    assert goods(table.answer("ability:base", "pay:sensor")) == "B1 V2"


@pytest.mark.parametrize(
    ("count", "half", "whole"), [(0, 0, 0), (1, 0, 1), (3, 1, 3), (4, 2, 4), (5, 2, 5)]
)
def test_in_11_counts_unlocked_tokens(count: int, half: int, whole: int) -> None:
    circles = [
        "design-cosmetic",
        "design-speed",
        "recycle-speed",
        "upgrade-speed",
        "upgrade-cosmetic",
    ]
    free = " ".join(circles[:count])
    assert has(scored(A=f"inventor IN-11; free {free}; goods"))["goods"]["vp"] == half
    if count:
        assert has(scored(A=f"inventor IN-11+; free {free}; goods"))["goods"]["vp"] == whole


def test_in_12_pays_for_assembling() -> None:
    built = "hand RB-33; goods G1 P2; inventor"
    table = at("assembly 2", f"{built} IN-12").answer("assemble:RB-33@left")
    assert (goods(table), hand(table)) == ("B1", [])
    table = at("assembly 2", f"{built} IN-12+; {FREE}").answer("assemble:RB-33@left")
    assert hand(table.nature("draw:RB-50")) == ["RB-50"]
    assert goods(table) == "B1"
    table = robots("recycle", 7, f"recycle RB-85; {built} IN-12")
    assert goods(table.answer("base:RB-85", "assemble:RB-33@left")) == "B1"


@rule("RR-AOR-04")
def test_in_12_with_the_other_icon_would_give_a_card_instead() -> None:
    own = f"hand RB-33; goods G1 P2; inventor IN-12+; {FREE}"
    cards = with_inventor("IN-12", icon="OR")
    table = at("assembly 2", own, cards).answer("assemble:RB-33@left")
    assert (asked(table), table.options(A)) == ("ability", ["ability:base", "ability:upgraded"])
    assert goods(table.answer("ability:upgraded").nature("draw:RB-50")) == ""
    assert hand(table) == ["RB-50"]
    table = at("assembly 2", own, cards).answer("assemble:RB-33@left", "ability:base")
    assert (goods(table), hand(table)) == ("B1", [])


def test_in_12_pays_nothing_at_the_start_of_the_game() -> None:
    table = at("first 2", "hand RB-33 RB-01; goods; inventor IN-12", round="0")
    table.answer("assemble:RB-33@free", "assemble:RB-01@free")
    assert goods(table) == ""


@pytest.mark.parametrize(("inventor", "points"), [("IN-14", 4), ("IN-14+", 8), ("IN-01", 0)])
def test_in_14_scores_full_columns(inventor: str, points: int) -> None:
    built = "design RB-01 RB-02 RB-03; fabricate RB-33 RB-34; recycle RB-65 RB-66 RB-67"
    table = scored(A=f"inventor {inventor}; {FREE}; goods; {built}")
    assert has(table)["goods"]["vp"] == points


TOKEN = f"inventor IN-07; tokens efficiency; {FREE}"


def test_an_immediate_ability_can_be_had_where_nothing_else_is_possible() -> None:
    table = at("upgrade 1", f"{TOKEN}; goods S2")
    assert table.options(A) == ["done", "place:IN-07"]
    table.answer("place:IN-07", "inspire:wilds", "gain:gear", "gain:gear", "skip")
    assert table.options(A) == ["done", "buy:U1"]
    table = robots("fabricate", 5, f"{TOKEN}; fabricate RB-57; goods")
    table.answer("place:IN-07", "inspire:wilds", "gain:gear", "gain:gear", "skip")
    assert goods(table.answer("base:RB-57")) == "G1 V2"
    table = section("recycle", 4, f"{TOKEN}; goods").answer("skip")
    assert table.options(A) == ["skip", "place:IN-07"]
    assert table.why_not(A, "use:R2") == "RR-ICN-07"  # no battery to pay
    table.answer("place:IN-07", "inspire:batteries", "skip", "use:R2")
    assert goods(table) == "T1 B3"


def test_cheaper_slots_can_be_had_where_nothing_else_is_possible() -> None:
    own = f"inventor IN-02; tokens efficiency; {FREE}; goods S1 G1; hand RB-96"
    table = at("assembly 9", f"{own}; design RB-01; recycle RB-65 RB-66 RB-67")
    assert table.options(A) == ["done", "place:IN-02"]  # the fourth slot still costs two
    own = own.replace("S1 G1", "S1 G1 M1")
    table = at("assembly 9", f"{own}; design RB-01; recycle RB-65 RB-66 RB-67")
    table.answer("place:IN-02", "assemble:RB-96@left")
    assert (goods(table), len(row(table, "recycle"))) == ("", 4)


def test_a_round_end_ability_can_be_had_before_the_round_ends() -> None:
    own = f"inventor IN-04; tokens speed; {FREE}; {FOUR}; goods"
    table = round_ends(own)
    assert table.options(A) == ["done", "place:RB-02", "place:IN-04"]
    assert goods(table.answer("place:IN-04", "ability:upgraded")) == "B3"
    assert goods(round_ends(own).answer("done")) == "B1"
    assert round_ends(f"{TOKEN}; goods").options(A) == []  # no difference at the round end
