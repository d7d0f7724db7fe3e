"""Inspiration. Rules: RR-INS."""

from automatable.kernel.seats import CHANCE
from automatable.testkit import rule

from .helpers import A, asked, at, goods, has, round_of


def classes(own: list[dict[str, str]]) -> list[str]:
    """The names of class cards."""
    return [lesson["card"] for lesson in own]


@rule("RR-INS-01")
def test_ins_01_one_of_three_benefits_or_none() -> None:
    table = at("inspire", "goods")
    assert table.options(A) == ["skip", "inspire:class", "inspire:wilds", "inspire:batteries"]
    assert asked(table.answer("inspire:batteries")) == ""
    assert goods(at("inspire", "goods").answer("skip")) == ""


@rule("RR-INS-02")
def test_ins_02_three_class_cards_are_drawn_and_one_is_kept() -> None:
    table = at("inspire", "goods; classes CL-09").answer("inspire:class")
    table.nature("teach:CL-01", "teach:CL-05", "teach:CL-03")
    assert table.options(A) == ["keep:CL-01", "keep:CL-03", "keep:CL-05"]
    table.answer("keep:CL-05")
    assert classes(has(table)["classes"]) == ["CL-09", "CL-05"]
    assert table.view()["class_discard"] == ["CL-01", "CL-03"]


@rule("RR-INS-03")
def test_ins_03_two_wilds_of_any_kind() -> None:
    table = at("inspire", "goods").answer("inspire:wilds", "gain:gear")
    assert asked(table) == "wild"
    assert goods(table.answer("gain:gear")) == "G2"
    assert goods(at("inspire", "goods").answer("inspire:wilds", "gain:gear", "gain:sensor")) == (
        "S1 G1"
    )
    assert asked(table) == ""


@rule("RR-INS-04")
def test_ins_04_four_batteries() -> None:
    assert goods(at("inspire", "goods B1").answer("inspire:batteries")) == "B5"


@rule("RR-INS-05")
def test_ins_05_inspiration_does_not_come_again() -> None:
    own = "goods; free upgrade-speed; energy EN-02=upgrade EN-03=assemble"
    table = round_of(own).answer("batteries:0")
    assert (asked(table), goods(table)) == ("perform", "")  # Assemble already
    table = at("upgrade 2", "goods S8").answer("buy:U1", "unlock:upgrade-speed", "skip")
    table.answer("buy:U1", "unlock:design-speed")
    assert asked(table) == ""


@rule("RR-INS-06")
def test_ins_06_what_is_gained_pays_for_the_next_unlock() -> None:
    table = at("upgrade 6", "goods S4").answer("buy:U1")
    table.answer("unlock:upgrade-speed", "inspire:wilds", "gain:sensor", "gain:sensor")
    assert table.options(A) == ["done", "buy:U3"]
    assert goods(table.answer("buy:U3", "unlock:design-speed")) == ""


@rule("RR-RUL-58")
def test_rul_58_an_inventor_gives_a_second_benefit_after_the_first() -> None:
    table = at("inspire", "goods; inventor IN-07").answer("inspire:class")
    table.nature("teach:CL-01", "teach:CL-05", "teach:CL-03").answer("keep:CL-01")
    assert table.options(A) == ["skip", "inspire:wilds", "inspire:batteries"]
    assert goods(table.answer("inspire:batteries")) == "B4"
    assert (asked(table), asked(table, CHANCE)) == ("", "power")


@rule("RR-RUL-58")
def test_rul_58_an_inventor_lowers_costs() -> None:
    upgrade = at("upgrade 1", "goods S3; inventor IN-08").answer("buy:U1", "unlock:design-speed")
    assert goods(upgrade) == ""  # 3 wilds, not 4
    own = "goods S2 G1; hand RB-01; design RB-02 RB-03; inventor IN-02"  # a slot of 2 wilds
    assert goods(at("assembly 1", own).answer("assemble:RB-01@left")) == ""
    own = "goods S1 G1; hand RB-01; inventor IN-02"  # not below 0
    assert goods(at("assembly 1", own).answer("assemble:RB-01@left")) == ""


@rule("RR-RUL-58")
def test_rul_58_energy_of_an_inventor_is_like_a_bonus_of_the_board() -> None:
    own = "goods B1; inventor IN-01; energy EN-02=design EN-03=recycle"
    parts = has(round_of(own, cubes="0 0 0 1 0"))["sums"]
    assert [(part["phase"], part["inventor"], part["total"]) for part in parts] == [
        *(("design", 1, 4), ("fabricate", 0, 1), ("recycle", 0, 4))
    ]
    assert [part["phase"] for part in has(round_of(own))["sums"]] == ["design", "recycle"]


@rule("RR-RUL-58")
def test_rul_58_an_inventor_upgraded_in_the_phases_adds_to_the_next_one() -> None:
    own = "goods; design RB-01; fabricate RB-33 RB-34; recycle RB-65; inventor IN-13"
    own += "; free design-efficiency; tokens efficiency; energy EN-02=upgrade EN-03=recycle"
    table = round_of(own).answer("boost:upgrade")
    before = {part["phase"]: part["total"] for part in has(table)["sums"]}
    table.answer("place:IN-13")
    after = {part["phase"]: part["total"] for part in has(table)["sums"]}
    assert (before, after) == ({"upgrade": 4, "recycle": 4}, {"upgrade": 4, "recycle": 5})
