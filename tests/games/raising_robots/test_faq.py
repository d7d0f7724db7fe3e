"""Clarifications. Rules: RR-FAQ."""

from automatable import CHANCE
from automatable.testkit import rule

from .helpers import A, at, goods, hand, has, round_of, row
from .helpers_rows import offers, robots, section


@rule("RR-FAQ-01")
def test_faq_01_a_robot_just_assembled_acts_in_the_same_round() -> None:
    own = "energy EN-02=assemble EN-03=design; hand RB-01; goods S1 G1"
    table = round_of(own).answer(
        "batteries:0", "assemble:RB-01@left", "batteries:0", "skip", "skip"
    )
    assert goods(table.answer("base:RB-01")) == "P1"


@rule("RR-FAQ-01")
def test_faq_01_a_token_just_unlocked_helps_in_the_same_round() -> None:
    own = "energy EN-02=upgrade EN-03=fabricate; goods S3; fabricate RB-34"
    table = round_of(own).answer("batteries:0", "buy:U2", "unlock:fabricate-speed")
    table.answer("place:RB-34", "batteries:0", "use:F1", "gain:gear")
    assert goods(table) == "S1 G1"  # the board's
    assert goods(table.answer("skip", "upgraded:RB-34")) == "S1 G3"  # and the robot's


@rule("RR-FAQ-02")
def test_faq_02_robots_unlock_and_assemble_outside_those_phases() -> None:
    table = robots("fabricate", 4, "fabricate RB-53; goods T3").answer("base:RB-53")
    assert len(table.answer("unlock:design-speed").view()["seats"][A]["locked"]) == 15
    table = robots("recycle", 7, "recycle RB-85; hand RB-01; goods S1 G1").answer("base:RB-85")
    assert row(table.answer("assemble:RB-01@left"), "design") == ["RB-01"]


@rule("RR-FAQ-03")
def test_faq_03_there_is_no_going_back() -> None:
    own = "energy EN-02=design EN-08=recycle; recycle RB-85 RB-66; goods B2 S1 G1; hand RB-01"
    table = round_of(own).answer("skip", "batteries:2", "skip", "skip")
    table.answer("base:RB-85", "assemble:RB-01@left")
    assert table.options(A) == ["skip", "base:RB-66"]
    table.answer("skip")
    assert table.options(CHANCE)[0] == "power:EN-01"  # Design is over in this round


@rule("RR-FAQ-04")
def test_faq_04_a_board_action_uncovered_by_a_robot_has_been_passed() -> None:
    own = "fabricate RB-53 RB-33; goods T3"
    table = section("fabricate", 4, own).answer("skip", "skip", "base:RB-53")
    table.answer("unlock:fabricate-communication")
    assert table.options(A) == ["skip", "base:RB-33"]
    assert table.why_not(A, "use:F2") == "RR-ROW-04"
    assert (goods(table.answer("skip")), table.options(A)) == ("", [])


@rule("RR-FAQ-05")
def test_faq_05_where_robot_cards_come_from() -> None:
    drawn = ["RB-50"]
    table = section("design", 1).answer("use:D1", "gain:card").nature("draw:RB-50")
    assert hand(table) == drawn
    table = at("wild 1").answer("gain:card").nature("draw:RB-50")
    assert hand(table) == drawn
    table = robots("design", 4, "design RB-09").answer("base:RB-09").nature("draw:RB-50")
    assert hand(table) == drawn
    table = at("inspire").answer("inspire:wilds", "gain:card").nature("draw:RB-50")
    assert hand(table) == drawn
    improved = at("board recycle 4 1", "goods B1; free recycle-communication").answer("use:R2")
    assert hand(improved.answer("gain:card").nature("draw:RB-50")) == drawn


@rule("RR-FAQ-06")
def test_faq_06_an_inventor_is_upgraded_with_its_condition_and_its_token() -> None:
    three = "free upgrade-speed design-speed upgrade-cosmetic"
    table = at("place", f"inventor IN-03; tokens speed; {three}")
    assert table.options(A) == ["done", "place:IN-03"]
    assert at("place", f"inventor IN-03; tokens cosmetic; {three}").options(A) == []
    two = "free upgrade-speed design-speed"
    assert at("place", f"inventor IN-03; tokens speed; {two}").options(A) == []
    upgraded = f"inventor IN-03+; tokens speed; {three}"
    assert at("place", upgraded).options(A) == []  # once


@rule("RR-FAQ-07")
def test_faq_07_slots_cost_at_the_start_and_by_robots_as_well() -> None:
    table = at("first 1", "hand RB-01; design RB-02; goods T1", round="0")
    assert goods(table.answer("assemble:RB-01@free")) == ""
    own = "recycle RB-85; design RB-02; hand RB-01"
    assert offers(robots("recycle", 7, f"{own}; goods S1 G1")) == []
    table = robots("recycle", 7, f"{own}; goods S1 G1 T1")
    assert goods(table.answer("base:RB-85", "assemble:RB-01@left", "usual")) == ""
    table = at("assembly 1", "design RB-02 RB-03; hand RB-01; goods S1 G1 P2")
    assert goods(table.answer("assemble:RB-01@left")) == ""


@rule("RR-FAQ-08")
def test_faq_08_robot_cards_pay_for_slots_and_upgrades() -> None:
    table = at("assembly 1", "design RB-02; hand RB-01 RB-40; goods S1 G1")
    table.answer("assemble:RB-01@left")
    assert (hand(table), table.view()["discard"]) == ([], ["RB-40"])
    table = at("upgrade 3", "hand RB-01 RB-02 RB-03; goods").answer("buy:U2")
    assert table.view()["discard"] == ["RB-01", "RB-02", "RB-03"]
    assert has(table.answer("unlock:design-speed"))["tokens"]["speed"] == 1
