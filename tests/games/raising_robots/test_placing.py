"""Placing upgrade tokens. Rules: RR-PLC, RR-RUL."""

import pytest

from automatable.testkit import rule

from .helpers import SOLO, A, asked, at, goods, has, round_of, row, settled
from .helpers_rows import placeable, round_ends
from .helpers_start import prepared, selected

TOKEN = "free design-speed; tokens speed"
FOUR = "design RB-01; fabricate RB-33 RB-37; recycle RB-65"  # four cosmetic robots
LAST = {"round": "8", "stage": "last"}


@rule("RR-PLC-01")
@pytest.mark.parametrize(
    "due",
    [
        *("boost", "phase recycle", "upgrade 1", "assembly 1", "board design 3 0"),
        *("row fabricate 3 0", "place"),
    ],
)
def test_plc_01_a_token_may_be_placed_whenever_its_owner_decides(due: str) -> None:
    own = f"goods S4 G1; hand RB-96; {FOUR} RB-66; classes CL-01; inventor IN-04; {TOKEN}"
    table = at(due, f"{own}; energy EN-02=upgrade EN-03=recycle")
    assert placeable(table) == ["RB-66", "CL-01", "IN-04"]
    table.answer("place:RB-66")
    assert row(table, "recycle") == ["RB-65", "RB-66+"]
    assert has(table)["tokens"]["speed"] == 0


@rule("RR-PLC-01")
def test_plc_01_also_while_phases_are_selected() -> None:
    table = prepared(f"recycle RB-66; {TOKEN}; energy EN-02 EN-03", "energy EN-02 EN-03")
    selected(table, A, "design")
    assert placeable(table) == ["RB-66"]
    table.answer("place:RB-66")
    assert (asked(table), row(table, "recycle")) == ("pair_right", ["RB-66+"])


@rule("RR-PLC-01")
def test_plc_01_on_a_robot_a_class_card_or_the_inventor() -> None:
    own = f"{FOUR} RB-66; classes CL-01; inventor IN-04; {TOKEN}"
    table = at("place", own).answer("place:CL-01")
    assert [lesson["credit"] for lesson in has(table)["classes"]] == [True]
    assert has(table)["tokens"]["speed"] == 0
    table = at("place", own).answer("place:IN-04")
    assert has(table)["inventor_upgraded"]
    assert has(table)["tokens"]["speed"] == 0


@rule("RR-PLC-01")
def test_plc_01_an_inventor_may_be_upgraded_before_the_round_ends() -> None:
    own = f"goods P3 S2; hand RB-13; fabricate RB-33 RB-37; recycle RB-65; inventor IN-04; {TOKEN}"
    own += "; energy EN-02=upgrade EN-03=assemble"
    table = at("assembly 1; phase design", own).answer("assemble:RB-13@left")  # the fourth robot
    assert table.options(A) == ["done", "place:IN-04"]
    table.answer("place:IN-04")
    assert goods(table.answer("ability:upgraded")) == "B3"  # not the 1 of its base ability


@rule("RR-PLC-01")
def test_plc_01_an_inventor_may_be_upgraded_before_costs_are_found_too_high() -> None:
    own = "goods S2 G1; design RB-02 RB-03 RB-05; fabricate RB-33; hand RB-01; inventor IN-02"
    own += "; free design-efficiency; tokens efficiency"
    table = at("assembly 1", own)  # a slot of 3 wilds: 2 with this inventor, 1 once upgraded
    assert table.options(A) == ["done", "place:IN-02"]
    table.answer("place:IN-02", "assemble:RB-01@left")
    assert (len(row(table, "design")), goods(table)) == (4, "")


@rule("RR-PLC-01")
def test_plc_01_an_inventor_may_be_upgraded_before_wilds_are_found_too_few() -> None:
    own = "goods; inventor IN-07; free design-efficiency design-speed recycle-speed"
    table = at("upgrade 5", f"{own}; tokens efficiency")
    assert table.options(A) == ["done", "place:IN-07"]
    table.answer("place:IN-07", "inspire:wilds", "gain:gear", "gain:gear", "skip")
    assert table.options(A) == ["done", "buy:U3"]


@rule("RR-PLC-03")
def test_plc_03_a_placed_token_stays() -> None:
    own = "recycle RB-66 RB-70; free design-speed fabricate-speed; tokens speed speed"
    table = at("place", own).answer("place:RB-66")
    assert placeable(table) == ["RB-70"]
    table.answer("place:RB-70")
    assert (asked(table), row(table, "recycle")) == ("", ["RB-66+", "RB-70+"])


@rule("RR-PLC-05")
def test_plc_05_there_are_four_tokens_of_each_type() -> None:
    table = at("unlock", "free upgrade-speed design-speed fabricate-speed recycle-speed")
    assert not [name for name in table.options(A) if name.endswith("-speed")]
    assert len(table.options(A)) == 12
    assert table.why_not(A, "unlock:design-speed") == "RR-UPG-08"


@rule("RR-PLC-06")
@pytest.mark.parametrize("place", [False, True])
def test_plc_06_a_token_counts_as_unlocked_whether_placed_or_not(place: bool) -> None:
    own = "recycle RB-66; classes CL-02; free design-speed recycle-speed; tokens speed speed"
    table = at("place", own).answer("place:RB-66" if place else "done")
    assert has(table)["classes"][0]["count"] == 2
    assert has(table)["tokens"]["speed"] == (1 if place else 2)


@rule("RR-RUL-13")
def test_rul_13_no_token_is_placed_inside_an_effect() -> None:
    own = f"goods S3 G3; fabricate RB-53; recycle RB-66; {TOKEN}"
    table = at("row fabricate 4 0", own)  # W3 > UNL
    assert placeable(table) == ["RB-66"]
    table.answer("base:RB-53")
    for question, name in (
        *[("pay", "pay:sensor")] * 3,
        ("unlock", "unlock:upgrade-speed"),
        ("inspire", "inspire:wilds"),
        *[("wild", "gain:gear")] * 2,
    ):
        assert (asked(table), placeable(table)) == (question, [])
        table.answer(name)


@rule("RR-RUL-13", "RR-RUL-59")
def test_rul_13_but_at_the_round_end_when_its_owner_is_asked() -> None:
    own = f"inventor IN-10; goods S1; recycle RB-66; {TOKEN}"
    table = round_ends(own)
    assert (asked(table), placeable(table)) == ("round_end", ["RB-66"])
    table.answer("place:RB-66")
    assert (asked(table), row(table, "recycle")) == ("round_end", ["RB-66+"])
    assert placeable(round_ends(own, {**SOLO, "rulings": "first"})) == []


@rule("RR-RUL-14")
def test_rul_14_tokens_may_be_placed_after_the_last_round_before_anything_is_counted() -> None:
    own = "goods V1; classes CL-02; free design-speed design-communication; tokens communication"
    own += "; inventor IN-06+"  # 2 VP for each class card with extra credit
    own = own.replace("free", "free design-cosmetic")
    table = settled({**LAST, "due": "round; score", "A": own}, SOLO)
    assert table.options(A) == ["done", "place:CL-02"]
    assert table.answer("place:CL-02").view()["result"]["scores"] == [1 + 2 + 5]
    table = settled({**LAST, "due": "round; score", "A": own}, SOLO).answer("done")
    assert table.view()["result"]["scores"] == [1 + 2]


@rule("RR-RUL-15")
def test_rul_15_vp_of_game_end_abilities_are_in_the_inventory_when_classes_are_graded() -> None:
    own = "goods V7; classes CL-11; inventor IN-11; free design-speed recycle-speed"
    table = settled({**LAST, "due": "score", "A": own}, SOLO)
    assert goods(table) == "V8"
    assert table.view()["result"]["scores"] == [8 + 2]


@rule("RR-RUL-15")
def test_rul_15_the_score_so_far_grades_classes_with_these_vp_too() -> None:
    own = "goods V7; classes CL-11; inventor IN-11; free design-speed recycle-speed"
    before = settled({**LAST, "due.A": "place", "A": f"{own}; tokens speed"}, SOLO)
    score = has(before)["score"]
    after = has(settled({**LAST, "due": "score", "A": own}, SOLO))["score"]
    assert score == after == {**score, "classes": 2, "inventory": 7, "inventor": 1, "total": 10}


@rule("RR-RUL-33")
def test_rul_33_the_condition_is_checked_when_the_token_is_placed_and_never_again() -> None:
    own = "inventor IN-01+; free design-communication; energy EN-02=fabricate EN-03=recycle"
    parts = {part["phase"]: part["inventor"] for part in has(round_of(own))["sums"]}
    assert parts == {"fabricate": 1, "recycle": 0}  # without a single robot


@rule("RR-RUL-34")
def test_rul_34_an_upgraded_immediate_ability_happens_at_once_inside_a_phase() -> None:
    own = "goods; inventor IN-07; free design-efficiency design-speed recycle-speed"
    table = at("board design 3 0", f"{own}; tokens efficiency").answer("place:IN-07")
    assert asked(table) == "inspire"
    table.answer("inspire:batteries", "skip")
    assert (asked(table), goods(table)) == ("use", "B4")
