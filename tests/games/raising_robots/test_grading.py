"""What class cards count, against counts of one's own. Rules: RR-OBJ, RR-RUL."""

from collections.abc import Callable

import pytest

from automatable.games.raising_robots import GAME
from automatable.testkit import Table, rule

from .helpers import SOLO, at, has
from .helpers_rows import ROWS, counted, counts
from .law import rows, toml

ROBOTS = {row["id"]: row for row in rows("robots.toml", "robot")}
OBJECTIVES = {row["id"]: row["objective"] for row in rows("classes.toml", "class")}


@rule("RR-OBJ-01")
def test_obj_01_tokens_of_a_type_placed_or_not() -> None:
    free = "free upgrade-speed design-speed fabricate-speed design-cosmetic; design RB-02+"
    own = f"{free}; tokens speed"
    assert [counted(f"CL-0{number}", own) for number in (1, 2, 3, 4)] == [1, 3, 0, 0]


@rule("RR-OBJ-02")
def test_obj_02_all_tokens_placed_or_not() -> None:
    own = "free upgrade-speed design-cosmetic recycle-efficiency; design RB-01+; tokens speed"
    assert counted("CL-05", own) == 3


@rule("RR-OBJ-03")
def test_obj_03_a_resource_in_the_inventory() -> None:
    own = "goods S1 G2 M3 P4 T20 B6 V30; hand RB-01"
    assert [counted(f"CL-0{number}", own) for number in (6, 7, 8, 9)] == [1, 2, 3, 4]
    assert counted("CL-10", own) == 6


@rule("RR-OBJ-04")
def test_obj_04_points_in_the_inventory() -> None:
    assert counted("CL-11", "goods V12 S3; design RB-01 RB-02") == 12


@rule("RR-OBJ-05")
def test_obj_05_robot_cards_in_hand() -> None:
    assert counted("CL-12", "hand RB-01 RB-02 RB-40; design RB-03") == 3


@rule("RR-OBJ-07")
def test_obj_07_sets_without_duct_tape() -> None:
    assert counted("CL-14", "goods S3 G2 M4 P5 T9") == 2
    for letter in "SGMP":
        rest = " ".join(f"{other}4" for other in "SGMP" if other != letter)
        assert counted("CL-14", f"goods {rest} T9") == 0
        assert counted("CL-14", f"goods {rest} {letter}1 T9") == 1


@rule("RR-OBJ-08")
def test_obj_08_assembled_robots() -> None:
    assert counted("CL-15", "design RB-01 RB-02; recycle RB-65; hand RB-05 RB-06") == 3


@rule("RR-OBJ-09")
def test_obj_09_robots_in_a_row() -> None:
    own = "design RB-01 RB-02 RB-03; fabricate RB-33; recycle RB-65 RB-66; hand RB-34"
    assert [counted(lesson, own) for lesson in ("CL-16", "CL-17", "CL-18")] == [3, 1, 2]


@rule("RR-OBJ-10")
def test_obj_10_robots_whose_cost_has_a_resource() -> None:
    own = "design RB-01 RB-02; fabricate RB-33; hand RB-04"  # S1 G1, G2 M2, G1 P2
    assert [counted(f"CL-{number}", own) for number in (19, 20, 21, 22)] == [1, 3, 1, 1]


@rule("RR-OBJ-11")
def test_obj_11_robots_worth_the_shown_points() -> None:
    own = "recycle RB-85; design RB-01 RB-03 RB-02 RB-06 RB-18; hand RB-31"  # 1, 2 3 4 5 6
    assert [counted(f"CL-{number}", own) for number in (23, 24, 25)] == [2, 2, 2]


@rule("RR-OBJ-12")
def test_obj_12_robots_with_an_action_of_so_much_energy() -> None:
    own = "design RB-08 RB-14 RB-20"  # 3 or 1, 5 or 6, 5 or 2 energy
    assert [counted(f"CL-{number}", own) for number in (26, 27, 28)] == [1, 2, 0]


@rule("RR-OBJ-12")
def test_obj_12_the_upgraded_action_counts_with_its_token_only() -> None:
    free = "free design-speed design-efficiency upgrade-efficiency"
    own = f"design RB-08+ RB-14+ RB-20+; {free}"
    assert [counted(f"CL-{number}", own) for number in (26, 27, 28)] == [2, 2, 1]


@rule("RR-OBJ-13")
def test_obj_13_robots_with_an_energy_in_their_cost() -> None:
    own = "design RB-01 RB-04 RB-02 RB-03"  # 1, 1, 2 and 3 in their left columns
    assert [counted(f"CL-{number}", own) for number in (29, 30, 31)] == [2, 1, 1]


@rule("RR-OBJ-13")
def test_obj_13_either_column_will_do() -> None:
    lessons = rows("classes.toml", "class")
    lessons[0]["objective"] = "energy_cost(5)"  # of CL-01
    settings = {**SOLO, "cards": toml("class", lessons)}
    table = at("place", "design RB-01 RB-04 RB-02; classes CL-01 CL-29", settings)
    assert counts(table) == {"CL-01": 2, "CL-29": 2}


@rule("RR-RUL-31")
def test_rul_31_a_robot_that_matches_in_several_ways_counts_once() -> None:
    twice = "recycle RB-86+; free recycle-speed"  # both actions need 7 energy
    assert counted("CL-28", twice) == 1
    assert counted("CL-19", "design RB-01") == 1  # sensors in both columns


@rule("RR-RUL-32")
def test_rul_32_ranges_have_both_their_ends() -> None:
    assert [counted("CL-28", f"recycle {card}") for card in ("RB-93", "RB-85")] == [1, 1]  # 6, 7
    assert [counted("CL-24", f"design {card}") for card in ("RB-03", "RB-02")] == [1, 1]  # 3, 4
    assert [counted("CL-24", f"design {card}") for card in ("RB-01", "RB-06")] == [0, 0]  # 2, 5


Oracle = Callable[[Table, str], int]


def built(table: Table) -> list[tuple[str, bool]]:
    """All assembled robots, and whether they are upgraded."""
    area = has(table)["rows"]
    return [(robot["card"], robot["upgraded"]) for name in ROWS for robot in area[name]]


def unlocked(table: Table, kind: str) -> int:
    """How many tokens are gone from the circles."""
    locked: list[str] = has(table)["locked"]
    return (4 if kind else 16) - sum(circle.endswith(kind) for circle in locked)


def held(table: Table, *names: str) -> int:
    """How many goods of some kinds are there."""
    goods: dict[str, int] = has(table)["goods"]
    return sum(goods[name] for name in names)


def in_range(number: int, span: str) -> bool:
    """Whether a number is in `3-4` or is `3`."""
    low, _, high = span.partition("-")
    return int(low) <= number <= int(high or low)


def energies(card: str, upgraded: bool) -> list[int]:
    """What the actions ask for."""
    actions = [ROBOTS[card]["base"]] + [ROBOTS[card]["upgraded"]] * upgraded
    return [int(action.rpartition("@")[2]) for action in actions]


def with_action(table: Table, span: str) -> int:
    """Robots with an action in a range of energy."""
    return sum(any(in_range(need, span) for need in energies(*robot)) for robot in built(table))


def with_cost(table: Table, letter: str) -> int:
    """Robots with a material in their cost."""
    return sum(letter in ROBOTS[card]["left"] + ROBOTS[card]["right"] for card, _ in built(table))


def with_energy(table: Table, span: str) -> int:
    """Robots with an energy in their cost."""
    columns = [
        [ROBOTS[card][side].partition(":")[0] for side in ("left", "right")]
        for card, _ in built(table)
    ]
    return sum(any(in_range(int(text), span) for text in pair) for pair in columns)


MATERIALS = ("sensor", "gear", "microchip", "program")
GOODS = dict(zip("SGMPTB", (*MATERIALS, "tape", "battery"), strict=True))
ORACLES: dict[str, Oracle] = {
    "tokens": unlocked,
    "all_tokens": unlocked,
    "resource": lambda table, letter: held(table, GOODS[letter]),
    "vp": lambda table, _: held(table, "vp"),
    "hand": lambda table, _: len(has(table)["hand"]),
    "wild": lambda table, _: held(table, *MATERIALS) + len(has(table)["hand"]),
    "sets": lambda table, _: min(held(table, name) for name in MATERIALS),
    "robots": lambda table, _: len(built(table)),
    "row": lambda table, row: len(has(table)["rows"][row]),
    "cost": with_cost,
    "robot_vp": lambda table, span: sum(
        in_range(ROBOTS[card]["vp"], span) for card, _ in built(table)
    ),
    "action": with_action,
    "energy_cost": with_energy,
    "columns": lambda table, _: min(len(has(table)["rows"][row]) for row in ROWS),
}
RICH = "; ".join(
    [
        "goods S2 G5 M9 P3 T7 B11 V21",
        "hand RB-10 RB-50 RB-90",
        "design RB-01 RB-14+ RB-20+ RB-27 RB-31",
        "fabricate RB-33 RB-46+ RB-62 RB-55+",
        "recycle RB-66 RB-80+ RB-85",
        "free upgrade-speed design-speed recycle-speed upgrade-efficiency design-efficiency "
        "fabricate-communication upgrade-cosmetic",
        "tokens speed cosmetic",
    ]
)


@pytest.mark.parametrize("own", [RICH, "goods", "design RB-02 RB-05; recycle RB-94 RB-77"])
@pytest.mark.parametrize("lesson", [*GAME.facts["lesson"]])
def test_every_class_card_counts_as_it_says(lesson: str, own: str) -> None:
    word, _, about = OBJECTIVES[lesson].rstrip(")").partition("(")
    table = at("place", f"{own}; classes {lesson}")
    assert counts(table)[lesson] == ORACLES[word](table, about)
