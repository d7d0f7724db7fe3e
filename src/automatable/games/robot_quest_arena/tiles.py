"""The kinds of tiles, from data/tiles.toml. Their numbers: `printed.py`. Rules: RQA-TIL."""

import tomllib
from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from ...kernel import fields
from ...kernel.errors import BadSettings

STATUS: Final = ("known", "inferred", "reconstructed")  # of every printed fact
_BLOCKED: Final = ("movement", "sight")


class Tile:
    """What lies on a square, in the order of the file."""

    PLAIN: Final[i64] = 0
    START: Final[i64] = 1
    WALL: Final[i64] = 2
    SMOKE: Final[i64] = 10
    CENTRE: Final[i64] = 11  # stands for a centre square without a tile


def read_kinds(text: str, where: str) -> list[dict[str, Any]]:
    """The rows of a tiles file, each with a letter of its own; raises BadSettings."""
    rows: list[dict[str, Any]] = tomllib.loads(text)["tile"]
    before: list[str] = []
    letters: list[str] = []
    for row in rows:
        name = fields.row_id(row, "tile", where, before)
        place = f"{where}, tile {name!r}"
        letter = fields.text(row, place, "letter", "")
        if len(letter) != 1 or letter in letters:
            raise BadSettings(f"{place}: letter must be a single one that no other tile has")
        for blocked in row.get("blocks", []):
            fields.word({"blocks": blocked}, place, "blocks", _BLOCKED)
        letters.append(letter)
        before.append(name)
    return rows


ROWS: Final = read_kinds(
    (Path(__file__).parent / "data" / "tiles.toml").read_text("utf-8"), "tiles.toml"
)
TILES: Final = tuple([str(row["id"]) for row in ROWS])
LETTERS: Final = "".join([str(row["letter"]) for row in ROWS])
RULE: Final = tuple([str(row.get("rule", "")) for row in ROWS])
# Walls block both (RQA-LOS-02), Smoke blocks sight (RQA-LOS-03), nothing else does (RQA-LOS-04).
BLOCKS_MOVEMENT: Final = bytes([int("movement" in row.get("blocks", [])) for row in ROWS])
BLOCKS_SIGHT: Final = bytes([int("sight" in row.get("blocks", [])) for row in ROWS])
