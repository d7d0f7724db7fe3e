"""The tiles, read once from data/tiles.toml. Rules: RQA-TIL, RQA-RUL-36."""

import tomllib
from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from ...kernel import fields
from ...kernel.errors import BadSettings
from .cardset import STATUS, Effect, Op, read_effects

_FIELDS: Final = {"id", "letter", "status", "rule", "blocks", "start", "enter", "leave"}
_BLOCKED: Final = ("movement", "sight")


class Tile:
    """What lies on a square, in the order of the file."""

    PLAIN: Final[i64] = 0
    START: Final[i64] = 1
    WALL: Final[i64] = 2
    SMOKE: Final[i64] = 10
    CENTRE: Final[i64] = 11  # stands for a centre square without a tile


def read_tiles(text: str, where: str) -> list[dict[str, Any]]:
    """The rows of a tiles file; raises BadSettings."""
    rows: list[dict[str, Any]] = tomllib.loads(text)["tile"]
    before: list[str] = []
    letters: list[str] = []
    for row in rows:
        name = fields.row_id(row, "tile", where, before)
        place = f"{where}, tile {name!r}"
        fields.only(row, place, _FIELDS)
        fields.word(row, place, "status", STATUS)
        letter = fields.text(row, place, "letter", "")
        if len(letter) != 1 or letter in letters:
            raise BadSettings(f"{place}: letter must be a single one that no other tile has")
        letters.append(letter)
        for blocked in row.get("blocks", []):
            fields.word({"blocks": blocked}, place, "blocks", _BLOCKED)
        if "leave" in row:
            fields.number(row, place, "leave", 0, 9)
        if "start" in row:
            read_effects(str(row["start"]), f"{place}: start")
        if "enter" in row:
            words = read_effects(str(row["enter"]), f"{place}: enter")
            if len(words) != 1 or words[0].op not in (Op.SELF_DAMAGE, Op.COMPACT):
                raise BadSettings(f"{place}: enter must be self_damage or compact")
        before.append(name)
    return rows


_ROWS: Final = read_tiles(
    (Path(__file__).parent / "data" / "tiles.toml").read_text("utf-8"), "tiles.toml"
)
TILES: Final = tuple([str(row["id"]) for row in _ROWS])
LETTERS: Final = "".join([str(row["letter"]) for row in _ROWS])
RULE: Final = tuple([str(row.get("rule", "")) for row in _ROWS])
# Walls block both (RQA-LOS-02), Smoke blocks sight (RQA-LOS-03), nothing else does (RQA-LOS-04).
BLOCKS_MOVEMENT: Final = bytes([int("movement" in row.get("blocks", [])) for row in _ROWS])
BLOCKS_SIGHT: Final = bytes([int("sight" in row.get("blocks", [])) for row in _ROWS])
LEAVE: Final = bytes([int(row.get("leave", 0)) for row in _ROWS])  # RQA-TIL-10


def _effects(field: str) -> list[list[Effect]]:
    """The effect words of every tile in a field, none where it has none."""
    return [read_effects(str(row[field]), "tiles.toml") if field in row else [] for row in _ROWS]


AT_START: Final = _effects("start")
ON_ENTRY: Final = _effects("enter")
