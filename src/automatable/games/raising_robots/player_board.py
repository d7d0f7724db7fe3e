"""The player board and what else is printed once, read from data/board.toml. Law: Card data."""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ...kernel import fields
from ...kernel.errors import BadSettings
from .effects import Deed, Gain, Res, read_cost, read_deed, read_gains
from .kinds import ROWS, STATUS, TYPES, load, numbers, read_table

TABLES: Final = (
    *("upgrade", "inspiration", "bonus", "cell", "slots", "neutral", "bids", "grades"),
)
CELLS: Final = ("D1", "D2", "D3", "F1", "F2", "F3", "R1", "R2", "R3")


@final
class Bid:
    """What a space of a bidding track costs, in the order of Res."""

    def __init__(self, cost: vec[i64]) -> None:
        self.cost: Final = cost


@final
class PlayerBoard:
    """Printed facts. A circle is section * 4 + token type; section 0 is Upgrade, then the rows."""

    def __init__(self, data: dict[str, Any], where: str) -> None:
        self.data: Final = data
        self.upgrades: Final = _upgrades(data, where)  # the rows U1 to U3
        self.inspiration: Final = _tokens(data, "inspiration", where)  # the circles of Upgrade
        self.cells: Final = _cells(data, where)  # row * 3 + place from the top
        self.cell_token: Final = _tokens(data, "cell", where)
        self.adds: Final = _adds(data, where)  # once the token of the cell is removed
        self.improved: Final[list[Deed]] = [
            Deed(deed.need, deed.cost, [*deed.gains, *more])
            for deed, more in zip(self.cells, self.adds, strict=True)
        ]  # RR-ICN-05, RR-RUL-25
        self.bonus: Final = _bonus(data, where)  # energy by row
        self.bonus_token: Final = _tokens(data, "bonus", where)
        self.slot_extra: Final = _slot_extra(data, where)  # row * 5 + column
        self.bids: Final = _bids(data, where)
        self.neutral: Final = _neutral(data, where)  # by number of players, of which 0 has none
        self.grade_vp: Final = _grade_vp(data, where)  # 0 none, 1 D to 4 A
        _check_circles(self, where)

    def cell_circle(self, cell: i64) -> i64:
        """The circle of a board action."""
        return (cell // 3 + 1) * 4 + self.cell_token[cell]

    def bonus_circle(self, row: i64) -> i64:
        """The circle of a row's energy bonus."""
        return (row + 1) * 4 + self.bonus_token[row]


def read_board(data: dict[str, Any], where: str) -> PlayerBoard:
    """The board of a file; raises BadSettings."""
    fields.only(data, where, TABLES)
    return PlayerBoard(data, where)


def _rows(data: dict[str, Any], kind: str, ids: tuple[str, ...], where: str) -> list[Any]:
    """The rows of a table, one for each id in this order, with their places."""
    rows = read_table(data.get(kind), kind, where, len(ids), len(ids))
    for row, wanted in zip(rows, ids, strict=True):
        if not isinstance(row, dict) or row.get("id") != wanted:
            raise BadSettings(f"{where}: the ids of [[{kind}]] must be {', '.join(ids)}")
        fields.word(row, f"{where}, {kind} {wanted!r}", "status", STATUS)
    return rows


def _upgrades(data: dict[str, Any], where: str) -> list[Deed]:
    """The rows of the Upgrade section: wilds for one token (RR-RUL-56)."""
    found: list[Deed] = []
    for row in _rows(data, "upgrade", ("U1", "U2", "U3"), where):
        place = f"{where}, upgrade {row['id']!r}"
        fields.only(row, place, {"id", "action", "status"})
        deed = read_deed(fields.text(row, place, "action", ""), f"{place}: action")
        paid = sum([int(deed.cost[k]) for k in range(9)])
        if paid != deed.cost[Res.W] or len(deed.gains) != 1 or deed.gains[0].kind != Res.UNL:
            raise BadSettings(f"{place}: action must be wilds for UNL")
        found.append(deed)
    for row in _rows(data, "inspiration", ("C1", "C2", "C3", "C4"), where):
        place = f"{where}, inspiration {row['id']!r}"
        fields.only(row, place, {"id", "type", "status"})
        fields.word(row, place, "type", TYPES)
    return found


def _cells(data: dict[str, Any], where: str) -> list[Deed]:
    """The board actions."""
    found: list[Deed] = []
    for row in _rows(data, "cell", CELLS, where):
        place = f"{where}, cell {row['id']!r}"
        fields.only(row, place, {"id", "action", "type", "adds", "status"})
        found.append(read_deed(fields.text(row, place, "action", ""), f"{place}: action"))
    return found


def _adds(data: dict[str, Any], where: str) -> list[list[Gain]]:
    """What the board actions give more once their tokens are removed."""
    found: list[list[Gain]] = []
    for row in data["cell"]:
        place = f"{where}, cell {row['id']!r}"
        found.append(read_gains(fields.text(row, place, "adds", ""), f"{place}: adds"))
    return found


def _tokens(data: dict[str, Any], kind: str, where: str) -> bytes:
    """The token types on the circles of a table, which has been checked to be there."""
    found: list[int] = []
    for row in data[kind]:
        place = f"{where}, {kind} {row['id']!r}"
        found.append(TYPES.index(fields.word(row, place, "type", TYPES)))
    return bytes(found)


def _bonus(data: dict[str, Any], where: str) -> bytes:
    """The energy bonuses by row."""
    found: list[int] = []
    for row in _rows(data, "bonus", ROWS, where):
        place = f"{where}, bonus {row['id']!r}"
        fields.only(row, place, {"id", "type", "energy", "status"})
        found.append(fields.number(row, place, "energy", 1, 9))
    return bytes(found)


def _slot_extra(data: dict[str, Any], where: str) -> bytes:
    """Wilds to pay for a slot; the first is free, so that a start is possible (RR-RUL-12)."""
    found: list[int] = []
    for row in _rows(data, "slots", ROWS, where):
        place = f"{where}, slots {row['id']!r}"
        fields.only(row, place, {"id", "extra", "status"})
        found += numbers(row, place, "extra", 5, 0, 9)
    if any([found[k] > 0 for k in (0, 5, 10)]):
        raise BadSettings(f"{where}: extra of the first slot must be 0")
    if any([found[k] > 3 for k in (1, 6, 11)]):  # what is left of the first five cards
        raise BadSettings(f"{where}: extra of the second slot must be 3 at most")
    return bytes(found)


def _neutral(data: dict[str, Any], where: str) -> list[bytes]:
    """The cubes on neutral cards, from the left (RR-SOL-03)."""
    found = [bytes(5)]
    for row in _rows(data, "neutral", ("1", "2"), where):
        place = f"{where}, neutral {row['id']!r}"
        fields.only(row, place, {"id", "cubes", "status"})
        found.append(bytes(numbers(row, place, "cubes", 5, 0, 9)))
    return found


def _table(data: dict[str, Any], name: str, where: str, known: set[str]) -> dict[str, Any]:
    """A single table with its status."""
    table = data.get(name)
    if not isinstance(table, dict):
        raise BadSettings(f"{where}: there must be a table [{name}]")
    fields.only(table, f"{where}, {name}", known)
    fields.word(table, f"{where}, {name}", "status", STATUS)
    return table


def _bids(data: dict[str, Any], where: str) -> list[Bid]:
    """The spaces of a bidding track; the first costs nothing (RR-RUL-49)."""
    costs = _table(data, "bids", where, {"spaces", "status"}).get("spaces")
    if not isinstance(costs, list) or len(costs) != 6 or costs[0] != "":
        raise BadSettings(f"{where}, bids: spaces must be 6 costs, the first of them ''")
    found = [Bid(vec[i64]([0] * 9))]
    for cost in costs[1:]:
        found.append(Bid(read_cost(str(cost), f"{where}, bids: spaces", "SGMPTBRW")))
    return found


def _grade_vp(data: dict[str, Any], where: str) -> bytes:
    """What grades are worth."""
    table = _table(data, "grades", where, {"vp", "status"})
    return bytes([0, *numbers(table, f"{where}, grades", "vp", 4, 0, 99)])


def _check_circles(board: PlayerBoard, where: str) -> None:
    """Every section has one circle of each type (RR-PLY-02); raises BadSettings."""
    for row in range(3):
        types = [*board.cell_token[row * 3 : row * 3 + 3], board.bonus_token[row]]
        if sorted(types) != [0, 1, 2, 3]:
            raise BadSettings(f"{where}: {ROWS[row]} must have one circle of each type")
    if sorted(board.inspiration) != [0, 1, 2, 3]:
        raise BadSettings(f"{where}: upgrade must have one circle of each type")


BOARD: Final = read_board(load("board.toml"), "board.toml")
