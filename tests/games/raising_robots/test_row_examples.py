"""Worked examples about rows, class cards and icons. Rules: RR-EXA."""

import pytest

from automatable import CHANCE
from automatable.testkit import Table, rule

from .helpers import A, at, goods, hand, has, round_of, row
from .helpers_rows import counts, grades, robots, section

RUNNING = "; ".join(
    [
        "energy EN-01=design EN-02=assemble",
        "goods B1",
        "design RB-02+ RB-14 RB-17",
        "fabricate RB-39+ RB-62",
        "free design-communication design-speed upgrade-speed upgrade-communication",
        "tokens speed",
    ]
)


def design_is_run() -> Table:
    """The example of Design, to its end."""
    table = round_of(RUNNING, cubes="0 0 2 1 0").answer("skip", "batteries:1")
    assert table.view(A)["doing"]["energy"] == 7
    table.answer("use:D1", "gain:program").nature("draw:RB-40")
    table.answer("use:D2", "done").nature("draw:RB-41")
    table.answer("use:D3", "upgraded:RB-02", "place:RB-14", "upgraded:RB-14")
    return table.answer("base:RB-17", "pay:RB-41")


@rule("RR-EXA-09")
def test_exa_09_running_design() -> None:
    table = design_is_run()
    deeds = [event.split("deed=")[1] for event in table.events() if event.startswith("did")]
    assert deeds == ["D1", "D2", "D3", "RB-02", "RB-14", "RB-17"]
    assert row(table, "design") == ["RB-02+", "RB-14+", "RB-17"]
    assert (goods(table), hand(table)) == ("G2 P3 B3 V1", ["RB-40"])


@rule("RR-EXA-10")
def test_exa_10_running_fabricate() -> None:
    table = design_is_run().answer("batteries:2")
    doing = table.view(A)["doing"]
    assert (doing["phase"], doing["energy"]) == ("fabricate", 3)
    table.answer("use:F1", "gain:gear")
    assert table.options(A) == ["skip", "base:RB-39", "upgraded:RB-39"]
    table.answer("upgraded:RB-39")
    assert goods(table) == "G3 P3 T2 B1 V1"
    assert table.options(A) == []  # not P-Pite's turn


@rule("RR-EXA-11")
def test_exa_11_no_recycle() -> None:
    table = design_is_run().answer("skip")
    assert goods(table) == "G2 P3 B3 V1"
    assert table.options(CHANCE)[0].startswith("power:")  # the next round, batteries or not


@rule("RR-EXA-12")
def test_exa_12_a_robot_counts_once_for_each_class_card() -> None:
    assert counts(at("place", "fabricate RB-62; classes CL-28 CL-19")) == {"CL-28": 1, "CL-19": 1}
    upgraded = "fabricate RB-62+; classes CL-28 CL-19; free fabricate-speed"
    assert counts(at("place", upgraded)) == {"CL-28": 1, "CL-19": 1}


STRONG = ("RB-25", "RB-26", "RB-27", "RB-28", "RB-29", "RB-61", "RB-62", "RB-63", "RB-64")


@pytest.mark.parametrize(
    ("count", "plain", "credited"),
    [(2, 0, 2), (3, 2, 5), (4, 5, 9), (5, 9, 13), (6, 13, 13), (9, 13, 13)],
)
@rule("RR-EXA-13")
def test_exa_13_the_ladder_of_space_engineering(count: int, plain: int, credited: int) -> None:
    built = STRONG[:count]
    rows = f"design {' '.join(built[:5])}; fabricate {' '.join(built[5:])}; free upgrade-cosmetic"
    without = at("place", f"{rows}; classes CL-28")
    assert counts(without) == {"CL-28": count}
    assert grades(without)["CL-28"][1] == plain
    assert grades(at("place", f"{rows}; classes CL-28+"))["CL-28"][1] == credited


@rule("RR-EXA-14")
def test_exa_14_what_is_unlocked_in_a_run_is_used_to_its_right() -> None:
    table = section("fabricate", 4, "fabricate RB-53 RB-50; goods T3").answer("skip", "skip")
    table.answer("base:RB-53", "unlock:fabricate-speed", "place:RB-50")
    assert table.why_not(A, "use:F1") == "RR-ROW-04"
    assert table.options(A) == ["skip", "base:RB-50", "upgraded:RB-50"]
    assert goods(table.answer("upgraded:RB-50")) == "B3"
    assert table.options(A) == []


@rule("RR-EXA-15")
def test_exa_15_points_of_a_board_action() -> None:
    assert goods(at("board design 7 2", "free design-cosmetic; goods").answer("use:D3")) == "V3"


@rule("RR-EXA-16")
def test_exa_16_a_conversion() -> None:
    given = "free recycle-communication; goods B3"
    table = at("board recycle 4 1", given).answer("use:R2", "gain:sensor")
    assert (goods(table), table.options(A)) == ("S1 T1 B2", [])
    assert goods(at("board recycle 4 1", given).answer("skip")) == "B3"


@rule("RR-EXA-17")
def test_exa_17_discard_and_draw() -> None:
    table = at("board design 3 1", "goods; hand RB-33").answer("use:D2", "done")
    assert (hand(table.nature("draw:RB-07")), goods(table)) == (["RB-07", "RB-33"], "")
    table = at("board design 3 1", "goods; hand RB-33; free design-efficiency")
    table.answer("use:D2", "done").nature("draw:RB-07", "draw:RB-08")
    assert (hand(table), goods(table)) == (["RB-07", "RB-08", "RB-33"], "B1")


@rule("RR-EXA-18")
def test_exa_18_points_for_four_robots_in_a_row() -> None:
    table = robots("fabricate", 6, "goods; fabricate RB-61 RB-33 RB-34 RB-35").answer("base:RB-61")
    assert goods(table) == "V2"
    assert has(table)["score"]["inventory"] == 2
