"""Icons and effects. Rules: RR-ICN, RR-RUL."""

import pytest

from automatable.testkit import rule

from .helpers import A, at, goods, hand, has, round_of, row
from .helpers_rows import offers, robots, section, settled
from .law import rows, toml

ROBOTS = [f"RB-{number:02}" for number in range(1, 97)]


@rule("RR-ICN-02")
def test_icn_02_three_class_cards_are_drawn_and_one_is_kept() -> None:
    table = at("ability base 0", "inventor IN-06; classes CL-09")
    table.nature("teach:CL-01", "teach:CL-02", "teach:CL-03")
    assert table.options(A) == ["keep:CL-01", "keep:CL-02", "keep:CL-03"]
    table.answer("keep:CL-02")
    assert [lesson["card"] for lesson in has(table)["classes"]] == ["CL-09", "CL-02"]
    assert table.view()["class_discard"] == ["CL-01", "CL-03"]


@pytest.mark.parametrize(
    ("robot", "gained"),
    [
        *(("RB-41", "S1"), ("RB-33", "G1"), ("RB-37", "M1"), ("RB-01", "P1"), ("RB-69", "T1")),
        *(("RB-65", "B2"), ("RB-42+", "S2"), ("RB-14+", "G2"), ("RB-38+", "M2"), ("RB-02+", "P2")),
        *(("RB-70+", "T2"), ("RB-66+", "B4"), ("RB-33+", "G1 V1"), ("RB-52+", "B2")),
        *(("RB-51+", "T1 B1"), ("RB-46+", "S1 P1 B1")),
    ],
)
@rule("RR-ICN-03")
def test_icn_03_so_much_of_a_resource_is_gained(robot: str, gained: str) -> None:
    card = robot.rstrip("+")
    phase = "design" if card < "RB-33" else "fabricate" if card < "RB-65" else "recycle"
    circles = "upgrade-speed upgrade-cosmetic upgrade-communication upgrade-efficiency"
    table = robots(phase, 7, f"{phase} {robot}; free {circles}; goods")
    table.answer(f"{'upgraded' if '+' in robot else 'base'}:{card}")
    assert goods(table) == gained


@rule("RR-ICN-04")
def test_icn_04_one_of_two_resources() -> None:
    table = section("fabricate", 1, "goods").answer("use:F1")
    assert table.options(A) == ["gain:gear", "gain:microchip"]
    assert table.why_not(A, "gain:sensor") == "RR-ICN-04"
    assert goods(table.answer("gain:microchip")) == "M1"
    table = robots("fabricate", 4, "fabricate RB-45; goods").answer("base:RB-45")
    assert table.options(A) == ["gain:microchip", "gain:program"]
    assert goods(table.answer("gain:program")) == "P1 B1"


@rule("RR-ICN-04")
def test_icn_04_one_of_the_two_may_be_a_robot_card() -> None:
    table = section("design", 1, "goods").answer("use:D1", "gain:card").nature("draw:RB-50")
    assert (goods(table), hand(table)) == ("", ["RB-50"])


@rule("RR-ICN-05")
def test_icn_05_points_printed_and_uncovered() -> None:
    for cell, phase in (("D3", "design"), ("F3", "fabricate"), ("R3", "recycle")):
        for free, points in (("", "V1"), (f"{phase}-cosmetic", "V3")):
            table = at(f"board {phase} 7 2", f"goods; free {free}")
            assert goods(table.answer(f"use:{cell}")) == points


@rule("RR-ICN-06")
def test_icn_06_that_many_wilds_are_gained() -> None:
    table = robots("design", 3, "design RB-07+; free design-communication; goods")
    table.answer("upgraded:RB-07")
    wilds = ["gain:sensor", "gain:gear", "gain:microchip", "gain:program", "gain:card"]
    assert table.options(A) == wilds
    assert table.answer("gain:program").options(A) == wilds
    assert goods(table.answer("gain:program")) == "P2"
    assert table.options(A) == []


@rule("RR-ICN-07")
def test_icn_07_a_conversion_is_paid_and_happens_once() -> None:
    table = robots("fabricate", 5, "fabricate RB-57; goods G3").answer("base:RB-57")
    assert (goods(table), table.options(A)) == ("G2 V2", [])
    assert offers(robots("fabricate", 5, "fabricate RB-57; goods S3 B3")) == []


@rule("RR-ICN-08")
def test_icn_08_the_left_side_is_paid_before_the_right_side_is_gained() -> None:
    table = robots("recycle", 6, "recycle RB-79+; goods G1; free recycle-communication")
    table.answer("upgraded:RB-79")
    assert goods(table) == ""  # the gear is gone before the first wild
    assert goods(table.answer("gain:gear", "gain:gear", "gain:gear")) == "G3"
    table = robots("design", 5, "design RB-19+; hand RB-33 RB-34; goods; free design-communication")
    table.answer("upgraded:RB-19")
    assert (goods(table), table.options(A)) == ("", ["pay:RB-33", "pay:RB-34"])
    assert goods(table.answer("pay:RB-34")) == "T1 B2"


@rule("RR-ICN-08")
def test_icn_08_gains_cannot_pay_for_themselves() -> None:
    assert offers(robots("recycle", 5, "recycle RB-74+; goods B2; free recycle-speed")) == [
        "base:RB-74"  # the upgraded action asks for three batteries
    ]
    given = "recycle RB-82+; hand RB-01; goods; free recycle-speed"
    assert offers(robots("recycle", 4, given)) == ["base:RB-82"]  # two cards


@pytest.mark.parametrize(
    ("phase", "circle"),
    [
        ("design", "design-communication"),
        ("fabricate", "fabricate-efficiency"),
        ("recycle", "recycle-efficiency"),
    ],
)
@rule("RR-ICN-10")
def test_icn_10_energy_is_added_in_its_own_phase(phase: str, circle: str) -> None:
    table = round_of(f"energy EN-02={phase} EN-03=assemble; free {circle}")
    assert [(part["phase"], part["total"]) for part in has(table)["sums"]] == sorted(
        [(phase, 4), ("assemble", 4)]
    )
    table.answer("skip", "batteries:0")
    assert table.view(A)["doing"]["energy"] == 4
    others = {"design-communication", "fabricate-efficiency", "recycle-efficiency"} - {circle}
    table = round_of(f"energy EN-02={phase} EN-03=assemble; free {' '.join(sorted(others))}")
    assert table.answer("skip", "batteries:0").view(A)["doing"]["energy"] == 3


@rule("RR-ICN-11")
def test_icn_11_a_robot_is_assembled_for_its_cost_and_the_slots() -> None:
    given = "recycle RB-85; fabricate RB-34; hand RB-33 RB-01; goods G1 P2 M1"
    table = robots("recycle", 7, given).answer("base:RB-85")
    assert table.options(A) == ["assemble:RB-33@left"]
    table.answer("assemble:RB-33@left")
    assert table.options(A) == ["pay:microchip", "pay:RB-01"]  # the second slot
    table.answer("pay:RB-01")
    assert (row(table, "fabricate"), goods(table)) == (["RB-34", "RB-33"], "M1")


@rule("RR-ICN-12")
def test_icn_12_a_token_is_unlocked_for_the_cost_shown() -> None:
    table = robots("design", 6, "design RB-25; goods S1 G1 M2").answer("base:RB-25")
    table.answer("pay:microchip", "pay:gear", "pay:microchip")
    assert (goods(table), table.options(A)[0]) == ("S1", "unlock:upgrade-cosmetic")
    table.answer("unlock:recycle-speed")
    assert has(table)["tokens"]["speed"] == 1
    assert len(has(table)["locked"]) == 15
    assert offers(robots("design", 6, "design RB-25; goods S1 G1")) == []
    cheaper = "design RB-26+; goods S1 G1; free design-speed"
    assert offers(robots("design", 7, cheaper)) == ["upgraded:RB-26"]


@rule("RR-ICN-13")
def test_icn_13_the_light_bulb_is_inspiration() -> None:
    table = at("unlock", "goods").answer("unlock:upgrade-speed")
    assert table.options(A) == ["skip", "inspire:class", "inspire:wilds", "inspire:batteries"]
    assert goods(table.answer("inspire:batteries")) == "B4"
    table = at("ability upgraded 0", "inventor IN-07+; free upgrade-efficiency; goods")
    assert "inspire:batteries" in table.options(A)


@rule("RR-ICN-02", "RR-ICN-13")
def test_icn_02_and_13_a_robot_can_have_these_icons_as_well() -> None:
    haiku = {"base": "INS @1", "upgraded": "CLS V1 @1"}
    cards = [
        {**card, **haiku} if card["id"] == "RB-01" else card
        for card in rows("robots.toml", "robot")
    ]
    settings = {"players": 1, "cards": toml("robot", cards)}
    given = "design RB-01+; free design-cosmetic; goods"
    table = at("row design 1 0", given, settings).answer("base:RB-01", "inspire:batteries")
    assert goods(table) == "B4"
    table = at("row design 1 0", given, settings).answer("upgraded:RB-01")
    table.nature("teach:CL-01", "teach:CL-02", "teach:CL-03").answer("keep:CL-02")
    assert (goods(table), len(has(table)["classes"])) == ("V1", 1)


@pytest.mark.parametrize(("length", "points"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
@rule("RR-ICN-14", "RR-RUL-47")
def test_icn_14_points_by_robots_in_the_row(length: int, points: int) -> None:
    rest = " ".join(ROBOTS[32 : 32 + length - 1])
    given = f"goods; fabricate RB-61 {rest}; design RB-01 RB-02 RB-03 RB-04 RB-05"
    assert goods(robots("fabricate", 6, given).answer("base:RB-61")) == f"V{points}"


@rule("RR-RUL-47")
def test_rul_47_robots_count_that_stand_there_at_that_moment() -> None:
    given = "recycle RB-85 RB-93; hand RB-66; goods P1 M3"
    table = robots("recycle", 7, given).answer("base:RB-85", "assemble:RB-66@left")
    assert row(table, "recycle") == ["RB-85", "RB-93", "RB-66"]
    assert goods(table.answer("base:RB-93")) == "V2"  # the slot took two microchips
    assert goods(settled(at("receive RB-93 0", "goods"))) == ""  # none


@rule("RR-ICN-15")
def test_icn_15_a_padlock_with_four_robots() -> None:
    given = "inventor IN-01; tokens communication; free upgrade-communication; design RB-01 RB-02"
    assert at("place", f"{given}; recycle RB-66").options(A) == []
    assert at("place", f"{given}; recycle RB-66 RB-65").options(A) == ["done", "place:IN-01"]
    assert at("place", f"{given}; hand RB-65; recycle RB-66").options(A) == []


@rule("RR-ICN-16")
def test_icn_16_a_padlock_with_three_tokens_placed_or_not() -> None:
    given = "inventor IN-03; tokens speed; free upgrade-speed design-speed"
    assert at("place", given).options(A) == []
    third = f"{given} fabricate-speed; design RB-02+; recycle RB-70+"
    assert at("place", third).options(A) == ["done", "place:IN-03"]
    assert at("place", f"{given} design-cosmetic").options(A) == ["done", "place:IN-03"]
