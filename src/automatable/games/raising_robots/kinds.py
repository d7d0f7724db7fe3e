"""The closed sets printed facts are made of, as numbers and as words. Rules: RR-CMP."""

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from ...kernel import fields
from ...kernel.errors import BadSettings

PHASES: Final = ("upgrade", "assemble", "design", "fabricate", "recycle")  # RR-PHA-03, RR-PLY-06
ROWS: Final = ("design", "fabricate", "recycle")  # a row's phase is its number + 2
TYPES: Final = ("cosmetic", "speed", "communication", "efficiency")  # RR-CMP-12
STATUS: Final = ("known", "inferred", "reconstructed")
COLUMNS: Final[i64] = 5  # RR-ASM-03
ROUNDS: Final[i64] = 8  # RR-RND-01
_CODE: Final = re.compile(r"[0-9A-Z]{1,6}")


class Phase:
    """The phases of a round, in the order of PHASES."""

    UPGRADE: Final[i64] = 0
    ASSEMBLE: Final[i64] = 1
    DESIGN: Final[i64] = 2
    FABRICATE: Final[i64] = 3
    RECYCLE: Final[i64] = 4


class Token:
    """The types of upgrade tokens, in the order of TYPES."""

    COSMETIC: Final[i64] = 0  # brings VP (RR-UPG-12)
    SPEED: Final[i64] = 1  # brings more (RR-UPG-13)
    COMMUNICATION: Final[i64] = 2  # brings something better, or a choice (RR-UPG-14)
    EFFICIENCY: Final[i64] = 3  # takes less energy (RR-UPG-15)


def row_of(phase: i64) -> i64:
    """The row of robots a phase runs."""
    return phase - Phase.DESIGN


def row_id(row: Any, kind: str, prefix: str, where: str, before: list[str]) -> str:
    """The id of a row, `RB-01`, which no row before has; raises BadSettings."""
    if not isinstance(row, Mapping) or not isinstance(row.get("id"), str):
        raise BadSettings(f"{where}: {kind} {len(before) + 1}: id must be a name")
    name = str(row["id"])
    if not name.startswith(prefix) or not _CODE.fullmatch(name[len(prefix) :]):
        raise BadSettings(
            f"{where}, {kind} {name!r}: id must be {prefix} and up to 6 capital letters or digits"
        )
    if name in before:
        raise BadSettings(f"{where}, {kind} {name!r}: id is used twice")
    return name


def flag(row: Mapping[str, Any], place: str, field: str) -> bool:
    """Whether a field that may be left out is true; raises BadSettings."""
    value = row.get(field, False)
    if not isinstance(value, bool):
        raise BadSettings(f"{place}: {field} must be true or false")
    return value


def numbers(
    row: Mapping[str, Any], place: str, field: str, length: int, low: int, high: int
) -> list[int]:
    """Some whole numbers; raises BadSettings."""
    value = row.get(field)
    if not isinstance(value, list) or len(value) != length:
        raise BadSettings(f"{place}: {field} must be {length} numbers")
    return [fields.number({field: part}, place, field, low, high) for part in value]


def read_table(rows: Any, kind: str, where: str, low: int, high: int) -> list[Any]:
    """The rows of a table, not checked yet but for their number; raises BadSettings."""
    if not isinstance(rows, list) or not low <= len(rows) <= high:
        raise BadSettings(f"{where}: there must be {low} to {high} entries [[{kind}]]")
    return rows


def load(name: str) -> dict[str, Any]:
    """A data file of the game."""
    return tomllib.loads((Path(__file__).parent / "data" / name).read_text("utf-8"))
