"""Robot cards as data. Rules: RR-PHA-09, RR-ASM-04."""

import re
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ...kernel import fields
from ...kernel.errors import BadSettings
from .effects import Deed, read_cost, read_deed
from .kinds import ROWS, STATUS, TYPES, flag, load, read_table, row_id

FEWEST: Final = 48  # 8 for each of 6 players (RR-STA-02)
MOST: Final = 200
_FIELDS: Final = {
    *("id", "name", "row", "left", "right", "vp", "type", "base", "upgraded", "sample", "status"),
}
_PRICE: Final = re.compile(r"([0-9]{1,2})(: (.+))?")


@final
class Price:
    """What an assembly column asks: energy, and how many of each resource in the order of Res."""

    def __init__(self, energy: i64, cost: vec[i64]) -> None:
        self.energy: Final = energy
        self.cost: Final = cost


@final
class Robots:
    """All robot cards; the facts of a card stand at its number."""

    def __init__(
        self, rows: list[dict[str, Any]], prices: list[list[Price]], deeds: list[list[Deed]]
    ) -> None:
        self.rows: Final = rows
        self.ids: Final[tuple[str, ...]] = tuple([str(row["id"]) for row in rows])
        self.names: Final[tuple[str, ...]] = tuple([str(row["name"]) for row in rows])
        self.count: Final[i64] = len(rows)
        self.row: Final = bytes([ROWS.index(str(row["row"])) for row in rows])
        self.vp: Final = bytes([int(row["vp"]) for row in rows])
        self.token: Final = bytes([TYPES.index(str(row["type"])) for row in rows])
        self.sample: Final = bytes([int(row.get("sample", False)) for row in rows])
        self.left: Final[list[Price]] = [pair[0] for pair in prices]
        self.right: Final[list[Price]] = [pair[1] for pair in prices]
        self.left_energy: Final = bytes([int(pair[0].energy) for pair in prices])
        self.right_energy: Final = bytes([int(pair[1].energy) for pair in prices])
        self.materials: Final = bytes([_materials(pair[0]) for pair in prices])  # bit S G M P
        self.base: Final[list[Deed]] = [pair[0] for pair in deeds]
        self.upgraded: Final[list[Deed]] = [pair[1] for pair in deeds]
        self.base_need: Final = bytes([int(pair[0].need) for pair in deeds])
        self.upgraded_need: Final = bytes([int(pair[1].need) for pair in deeds])


def _materials(left: Price) -> int:
    """The materials of a card's cost; the right column has no others (RR-OBJ-10)."""
    return sum([2**k for k in range(4) if left.cost[k] > 0])


def read_robots(data: Any, where: str) -> Robots:
    """The robots of a file's table; raises BadSettings."""
    rows = read_table(data, "robot", where, FEWEST, MOST)
    prices: list[list[Price]] = []
    deeds: list[list[Deed]] = []
    before: list[str] = []
    for row in rows:
        name = row_id(row, "robot", "RB-", where, before)
        place = f"{where}, robot {name!r}"
        fields.only(row, place, _FIELDS)
        fields.text(row, place, "name", "")
        fields.word(row, place, "row", ROWS)
        fields.word(row, place, "type", TYPES)
        fields.word(row, place, "status", STATUS)
        fields.number(row, place, "vp", 0, 20)
        flag(row, place, "sample")
        prices.append(_prices(row, place))
        deeds.append([_deed(row, place, "base"), _deed(row, place, "upgraded")])
        before.append(name)
    return Robots(rows, prices, deeds)


def _deed(row: dict[str, Any], place: str, field: str) -> Deed:
    """An action of a card."""
    return read_deed(fields.text(row, place, field, ""), f"{place}: {field}")


def _prices(row: dict[str, Any], place: str) -> list[Price]:
    """Both columns: left less energy, right not more of anything else (RR-ASM-04)."""
    left, right = _price(row, place, "left"), _price(row, place, "right")
    if left.energy >= right.energy:
        raise BadSettings(f"{place}: right must ask more energy than left")
    for k in range(9):
        if right.cost[k] > left.cost[k]:
            raise BadSettings(f"{place}: right must not ask more materials than left")
    return [left, right]


def _price(row: dict[str, Any], place: str, field: str) -> Price:
    """A column of `3: G2 S2`; materials may be left out."""
    text = fields.text(row, place, field, "")
    match = _PRICE.fullmatch(text)
    if match is None or int(match[1]) > 20:
        raise BadSettings(
            f"{place}: {field} is {text!r}, but must be energy up to 20 and materials, as in "
            "'3: G2 S2'"
        )
    cost = read_cost(match[3], f"{place}: {field}", "SGMP") if match[2] else vec[i64]([0] * 9)
    return Price(int(match[1]), cost)


STANDARD: Final = read_robots(load("robots.toml").get("robot"), "robots.toml")
