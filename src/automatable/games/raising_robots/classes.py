"""Class cards as data. Rules: RR-LES, RR-OBJ."""

import re
from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ...kernel import fields
from ...kernel.errors import BadSettings
from .kinds import STATUS, TYPES, load, read_table, row_id
from .objectives import OBJECTIVES, Objective

FEWEST: Final = 12  # 2 for each of 6 players (RR-STA-03)
MOST: Final = 100
_FIELDS: Final = {"id", "title", "objective", "ladder", "credit", "status"}  # RR-LES-01
_WORD: Final = re.compile(r"([a-z_]+)\((.*)\)")
_RANGE: Final = re.compile(r"([0-9]{1,2})(?:-([0-9]{1,2}))?")


@final
class Classes:
    """All class cards; the facts of a card stand at its number."""

    def __init__(
        self, rows: list[dict[str, Any]], objectives: list[Objective], ladder: vec[i64]
    ) -> None:
        self.rows: Final = rows
        self.ids: Final[tuple[str, ...]] = tuple([str(row["id"]) for row in rows])
        self.titles: Final[tuple[str, ...]] = tuple([str(row["title"]) for row in rows])
        self.count: Final[i64] = len(rows)
        self.objectives: Final = objectives
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
    objectives: list[Objective] = []
    ladder = vec[i64]()
    before: list[str] = []
    for row in rows:
        name = row_id(row, "class", "CL-", where, before)
        place = f"{where}, class {name!r}"
        fields.only(row, place, _FIELDS)
        fields.text(row, place, "title", "")
        fields.word(row, place, "credit", TYPES)
        fields.word(row, place, "status", STATUS)
        objectives.append(read_objective(fields.text(row, place, "objective", ""), place))
        for wanted in _ladder(row.get("ladder"), place):
            ladder = append(ladder, wanted)
        before.append(name)
    return Classes(rows, objectives, ladder)


def read_objective(text: str, place: str) -> Objective:
    """The objective of `robot_vp(3-4)`; raises BadSettings."""
    match = _WORD.fullmatch(text)
    if match is None or match[1] not in OBJECTIVES:
        known = ", ".join(OBJECTIVES)
        raise BadSettings(f"{place}: objective {text!r} is not one of {known} with ()")
    word, given = OBJECTIVES[match[1]], match[2]
    if word.TAKES == "range":
        low, high = _range(given, f"{place}: objective {word.NAME}")
        return word(low, high)
    if given not in word.KNOWN:
        told = ", ".join([name or "nothing" for name in word.KNOWN])
        raise BadSettings(f"{place}: objective {word.NAME} takes one of {told}")
    number = word.KNOWN.index(given)
    return word(number, number)


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
