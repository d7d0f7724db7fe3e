"""The Assemble phase. Rules: RR-ASM, RR-EXA-08, RR-RUL-27, RR-RUL-28."""

import json

import pytest

from automatable.games.raising_robots import GAME
from automatable.kernel.seats import CHANCE
from automatable.testkit import rule

from .helpers import SOLO, A, asked, at, doing, goods, hand, has, round_of, row, settled
from .law import rows, toml

RICH = "goods S9 G9 M9 P9"


@rule("RR-ASM-01")
def test_asm_01_robots_are_played_from_hand() -> None:
    table = at("assembly 3", f"{RICH}; hand RB-01 RB-33").answer("assemble:RB-33@left")
    assert (hand(table), row(table, "fabricate")) == (["RB-01"], ["RB-33"])
    assert table.why_not(A, "assemble:RB-02@left") == "RR-ASM-01"
    assert row(at("assembly 3", f"{RICH}; hand RB-01").answer("done"), "design") == []


@rule("RR-ASM-02")
def test_asm_02_a_robot_goes_to_the_leftmost_free_slot_of_its_row() -> None:
    for robot, name in (("RB-22", "design"), ("RB-50", "fabricate"), ("RB-66", "recycle")):
        others = {"design": "RB-02", "fabricate": "RB-34", "recycle": "RB-67"}
        own = "; ".join(f"{place} {card}" for place, card in others.items())
        table = at("assembly 1", f"goods G1 M1 P1 T1; hand {robot}; {own}")
        table.answer(f"assemble:{robot}@left", "usual")
        assert row(table, name) == [others.pop(name), robot]
        assert [row(table, other) for other in others] == [[card] for card in others.values()]


@rule("RR-ASM-03")
def test_asm_03_a_row_has_five_slots() -> None:
    own = f"{RICH}; hand RB-01 RB-33; design RB-02 RB-03 RB-04 RB-05 RB-06"
    table = at("assembly 9", own)
    assert table.options(A) == ["done", "assemble:RB-33@left", "assemble:RB-33@right"]
    assert table.why_not(A, "assemble:RB-01@left") == "RR-ASM-03"


@rule("RR-ASM-04")
def test_asm_04_one_of_two_columns_is_paid() -> None:
    own = "goods S2 G2; hand RB-17"  # 3: G2 S2 or 7: G2
    table = at("assembly 7", own)
    assert table.options(A) == ["done", "assemble:RB-17@left", "assemble:RB-17@right"]
    assert goods(table.answer("assemble:RB-17@left")) == ""
    assert goods(at("assembly 7", own).answer("assemble:RB-17@right")) == "S2"
    assert at("assembly 6", own).options(A) == ["done", "assemble:RB-17@left"]
    assert at("assembly 6", own).why_not(A, "assemble:RB-17@right") == "RR-ASM-04"
    assert asked(at("assembly 2", own)) == ""
    assert at("assembly 7", "goods G2; hand RB-17").options(A) == ["done", "assemble:RB-17@right"]


@rule("RR-ASM-05")
@pytest.mark.parametrize(("column", "extra"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 3)])
def test_asm_05_slots_ask_an_extra_cost(column: int, extra: int) -> None:
    for name, first in (("design", 1), ("fabricate", 33), ("recycle", 65)):
        built = " ".join(f"RB-{first + k:02}" for k in range(8, 8 + column))
        robot = f"RB-{first:02}"
        need = {"RB-01": "S1 G1", "RB-33": "G1 P2", "RB-65": "G2 M2"}[robot]
        own = f"hand {robot}; {name} {built}"
        table = at("assembly 3", f"goods {need} B9 T{extra}; {own}")
        table.answer(f"assemble:{robot}@left")
        while asked(table) == "pay":
            table.answer("usual")
        assert (len(row(table, name)), goods(table)) == (column + 1, "B9")
        if extra:
            table = at("assembly 3", f"goods {need} B9 T{extra - 1}; {own}")
            assert asked(table) == ""


@rule("RR-ASM-06")
def test_asm_06_cards_from_hand_pay_for_slots() -> None:
    own = "goods S1 G1; design RB-02 RB-03; hand RB-01 RB-40 RB-41 RB-42"
    table = at("assembly 1", own).answer("assemble:RB-01@left")
    assert table.options(A) == ["pay:RB-40", "pay:RB-41", "pay:RB-42"]
    table.answer("pay:RB-42", "pay:RB-40")
    assert (hand(table), table.view()["discard"]) == (["RB-41"], ["RB-40", "RB-42"])


@rule("RR-ASM-07")
def test_asm_07_energy_is_split_over_several_robots() -> None:
    table = at("assembly 6", f"{RICH}; hand RB-01 RB-33 RB-65")  # 1, 2 and 3 energy
    for robot, left in (("RB-65", 3), ("RB-33", 1)):
        assert doing(table.answer(f"assemble:{robot}@left")) == ("assemble", left)
    table.answer("assemble:RB-01@left")
    assert (hand(table), asked(table)) == ([], "")


@rule("RR-ASM-08")
def test_asm_08_energy_not_used_is_lost() -> None:
    own = "goods S1 G1; hand RB-01; energy EN-08=assemble EN-02=design"
    table = round_of(own).answer("batteries:0", "assemble:RB-01@left", "batteries:0")
    assert doing(table) == ("design", 3)


@rule("RR-ASM-09")
def test_asm_09_robots_stay_act_and_count() -> None:
    own = "goods S1 G1; hand RB-01; energy EN-02=assemble EN-03=design"
    table = round_of(own).answer("batteries:0", "assemble:RB-01@left", "batteries:0")
    table.answer("skip", "skip", "base:RB-01")
    assert (goods(table), asked(table, CHANCE)) == ("P1", "power")
    assert row(table, "design") == ["RB-01"]  # in the next round, too
    last = {"round": "8", "stage": "last", "due": "score"}
    table = settled({**last, "A": "goods; design RB-01"}, SOLO)
    assert table.view()["result"]["scores"] == [2]


@rule("RR-EXA-08")
def test_exa_08_the_dearer_column_where_a_sensor_is_missing() -> None:
    """Edward is RB-17, robot X is RB-80 at another cost, robot Y is RB-60."""
    robots = [
        {**robot, "left": "1: S3 P2", "right": "5: S3"} if robot["id"] == "RB-80" else robot
        for robot in rows("robots.toml", "robot")
    ]
    own = "goods S6 P2 M4 G2 B5; hand RB-17 RB-80 RB-60 RB-01"
    own += "; design RB-02 RB-03; recycle RB-65; energy EN-08=assemble EN-02=design"
    settings = {"players": 1, "cards": toml("robot", robots)}
    table = round_of(own, settings, cubes="0 1 0 0 0").answer("batteries:0")
    assert doing(table) == ("assemble", 6)
    table.answer("assemble:RB-17@left", "pay:microchip", "pay:microchip")
    table.answer("assemble:RB-80@left", "pay:RB-01")
    assert (goods(table), hand(table)) == ("S1 M2 B5", ["RB-60"])
    assert doing(table)[0] == "design"  # nothing more can be assembled

    table = round_of(own, settings, cubes="0 1 0 0 0").answer("batteries:4")
    assert doing(table) == ("assemble", 10)
    table.answer("assemble:RB-17@right", "pay:microchip", "pay:microchip")
    table.answer("assemble:RB-80@left", "pay:RB-01", "assemble:RB-60@left")
    assert [len(row(table, name)) for name in ("design", "fabricate", "recycle")] == [3, 1, 2]
    assert (goods(table), hand(table)) == ("S1 B1", [])


@rule("RR-RUL-27")
@pytest.mark.parametrize(("column", "left"), [("left", ""), ("right", "S2")])
def test_rul_27_a_robots_action_asks_a_columns_materials_and_no_energy(
    column: str, left: str
) -> None:
    own = "goods G2 S2; hand RB-17; recycle RB-85"
    table = at("row recycle 7 0", own, {"players": 1, "assembly": column}).answer("base:RB-85")
    assert table.options(A) == [f"assemble:RB-17@{column}"]
    other = {"left": "right", "right": "left"}[column]
    assert table.why_not(A, f"assemble:RB-17@{other}") == "RR-RUL-27"
    table.answer(f"assemble:RB-17@{column}")
    assert (row(table, "design"), goods(table)) == (["RB-17"], left)


@rule("RR-RUL-27")
def test_rul_27_the_slot_is_paid_as_well() -> None:
    own = "hand RB-17; design RB-01; recycle RB-85"
    assert asked(at("row recycle 7 0", f"goods G2 S2; {own}")) == ""
    table = at("row recycle 7 0", f"goods G2 S3; {own}").answer("base:RB-85", "assemble:RB-17@left")
    assert (row(table, "design"), goods(table)) == (["RB-01", "RB-17"], "")


@rule("RR-RUL-28")
def test_rul_28_a_robot_assembled_by_an_action_acts_when_its_place_comes() -> None:
    own = "goods P1 M1 T2; hand RB-66; recycle RB-85 RB-69"
    table = at("row recycle 7 0", own).answer("base:RB-85", "assemble:RB-66@left", "usual")
    assert row(table, "recycle") == ["RB-85", "RB-69", "RB-66"]
    table.answer("skip")
    assert table.options(A) == ["skip", "base:RB-66"]


@rule("RR-RUL-28")
def test_rul_28_in_the_row_of_an_earlier_phase_it_waits() -> None:
    own = "goods S1 G1; hand RB-01; recycle RB-85; energy EN-02=design EN-03=recycle"
    table = round_of(own, cubes="0 0 0 0 3").answer("skip", "batteries:0", "skip", "skip")
    table.answer("base:RB-85", "assemble:RB-01@left")
    assert (row(table, "design"), asked(table), table.view()["round"]) == (["RB-01"], "", 2)


@rule("RR-RUL-28")
@pytest.mark.parametrize(
    ("selected", "offered"), [("recycle", ["skip", "base:RB-66"]), ("upgrade", [])]
)
def test_rul_28_in_the_row_of_a_later_phase_it_acts_if_that_is_performed(
    selected: str, offered: list[str]
) -> None:
    robots = [dict(card) for card in GAME.edition.cards.robots.rows]
    robots[0]["base"] = "ASM @2"  # RB-01, of the first row
    settings = {"players": 1, "cards": json.dumps({"robot": robots})}
    own = f"goods P1 M1; hand RB-66; design RB-01; energy EN-02=design EN-03={selected}"
    table = round_of(own, settings, cubes="0 0 3 0 0")
    if selected == "upgrade":
        table.answer("skip")
    table.answer("batteries:0", "skip", "skip", "base:RB-01", "assemble:RB-66@left")
    assert row(table, "recycle") == ["RB-66"]
    while asked(table) not in ("activate", ""):
        table.answer("batteries:0" if "batteries:0" in table.options(A) else "skip")
    assert table.options(A) == offered


@rule("RR-ASM-09")
def test_asm_09_the_score_sheet_counts_a_robot_as_soon_as_it_stands() -> None:
    table = at("assembly 1", "goods S1 G1; hand RB-01").answer("assemble:RB-01@left")
    assert has(table)["score"]["robots"] == 2
