"""Class cards as data. Rules: RR-LES-01, RR-LES-11, RR-OBJ."""

import re
from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ...kernel import fields
from ...kernel.errors import BadSettings
from .kinds import ROWS, STATUS, TYPES, load, read_table, row_id

FEWEST: Final = 12  # 2 for each of 6 players (RR-STA-03)
MOST: Final = 100
_FIELDS: Final = {"id", "title", "objective", "ladder", "credit", "status"}
_WORD: Final = re.compile(r"([a-z_]+)\((.*)\)")
_RANGE: Final = re.compile(r"([0-9]{1,2})(?:-([0-9]{1,2}))?")


class Objective:
    """What a class counts; numbers are those of the rules RR-OBJ."""

    TOKENS: Final[i64] = 1  # low: the type
    ALL_TOKENS: Final[i64] = 2
    RESOURCE: Final[i64] = 3  # low: the resource
    VP: Final[i64] = 4
    HAND: Final[i64] = 5
    WILD: Final[i64] = 6
    SETS: Final[i64] = 7
    ROBOTS: Final[i64] = 8
    ROW: Final[i64] = 9  # low: the row
    COST: Final[i64] = 10  # low: the resource
    ROBOT_VP: Final[i64] = 11  # low to high
    ACTION: Final[i64] = 12  # low to high
    ENERGY_COST: Final[i64] = 13  # low to high
    COLUMNS: Final[i64] = 14


WORDS: Final = (
    *("tokens", "all_tokens", "resource", "vp", "hand", "wild", "sets", "robots"),
    *("row", "cost", "robot_vp", "action", "energy_cost", "columns"),
)


@final
class Classes:
    """All class cards; the facts of a card stand at its number."""

    def __init__(
        self, rows: list[dict[str, Any]], aims: list[tuple[int, int, int]], ladder: vec[i64]
    ) -> None:
        self.rows: Final = rows
        self.ids: Final[tuple[str, ...]] = tuple([str(row["id"]) for row in rows])
        self.titles: Final[tuple[str, ...]] = tuple([str(row["title"]) for row in rows])
        self.count: Final[i64] = len(rows)
        self.objective: Final = bytes([aim[0] for aim in aims])  # see Objective
        self.low: Final = bytes([aim[1] for aim in aims])
        self.high: Final = bytes([aim[2] for aim in aims])
        self.credit: Final = bytes([TYPES.index(str(row["credit"])) for row in rows])
        self.ladder: Final = ladder  # 4 a card: D C B A, A = -1 by extra credit only

    def grade(self, card: i64, count: i64) -> i64:
        """The grade a count reaches without extra credit: 0 none, 1 D to 4 A (RR-LES-07)."""
        best: i64 = 0
        for step in range(4):
            wanted = self.ladder[card * 4 + step]
            if wanted >= 0 and count >= wanted:
                best = step + 1
        return best


def read_classes(data: Any, where: str) -> Classes:
    """The class cards of a file's table; raises BadSettings."""
    rows = read_table(data, "class", where, FEWEST, MOST)
    aims: list[tuple[int, int, int]] = []
    ladder = vec[i64]()
    before: list[str] = []
    for row in rows:
        name = row_id(row, "class", "CL-", where, before)
        place = f"{where}, class {name!r}"
        fields.only(row, place, _FIELDS)
        fields.text(row, place, "title", "")
        fields.word(row, place, "credit", TYPES)
        fields.word(row, place, "status", STATUS)
        aims.append(read_objective(fields.text(row, place, "objective", ""), place))
        for wanted in _ladder(row.get("ladder"), place):
            ladder = append(ladder, wanted)
        before.append(name)
    return Classes(rows, aims, ladder)


def read_objective(text: str, place: str) -> tuple[int, int, int]:
    """Kind, low and high of `robot_vp(3-4)`; where one thing is named, low is its number."""
    match = _WORD.fullmatch(text)
    if match is None or match[1] not in WORDS:
        raise BadSettings(f"{place}: objective {text!r} is none of {', '.join(WORDS)} with ()")
    kind, given = WORDS.index(match[1]) + 1, match[2]
    if match[1] in ("robot_vp", "action", "energy_cost"):
        low, high = _range(given, f"{place}: objective {match[1]}")
        return kind, low, high
    known = _known(match[1])
    if given not in known:
        told = ", ".join([word or "nothing" for word in known])
        raise BadSettings(f"{place}: objective {match[1]} takes one of {told}")
    low = known.index(given)
    return kind, low, low


def _known(word: str) -> tuple[str, ...]:
    """What an objective without numbers may be about; resources in the order of Res."""
    if word == "tokens":
        return TYPES
    if word == "row":
        return ROWS
    if word == "cost":
        return tuple("SGMP")
    return tuple("SGMPTB") if word == "resource" else ("",)


def _range(text: str, place: str) -> tuple[int, int]:
    """The ends of `3-4`, or of `3` (RR-RUL-32)."""
    match = _RANGE.fullmatch(text)
    if match is None or int(match[1]) > int(match[2] or match[1]):
        raise BadSettings(f"{place} takes a number or a range, as in 3-4")
    return int(match[1]), int(match[2] or match[1])


def _ladder(data: Any, place: str) -> list[int]:
    """The counts for D C B A; `EC` for A is -1 (RR-LES-11)."""
    if not isinstance(data, list) or len(data) != 4:
        raise BadSettings(f"{place}: ladder must be 4 numbers for D C B A, the last may be 'EC'")
    counts = data[:3] if data[3] == "EC" else data
    found: list[int] = []
    for count in counts:
        found.append(fields.number({"ladder": count}, place, "ladder", 1, 99))
    if found != sorted(set(found)):
        raise BadSettings(f"{place}: ladder must rise from D to A")
    return found if len(found) == 4 else [*found, -1]


STANDARD: Final = read_classes(load("classes.toml").get("class"), "classes.toml")
