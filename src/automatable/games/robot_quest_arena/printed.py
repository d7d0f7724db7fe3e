"""What player boards and tiles show; a table may have its own numbers. Law: sections 5.3, 5.6.

A file of one's own has rows for those that differ; all others are as in data/.
"""

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, final

from ...kernel import fields
from ...kernel.errors import BadSettings
from . import tiles
from .robots import ROBOTS
from .rules.effects import Word
from .rules.vocabulary import read_effects
from .tiles import STATUS

_BOARD: Final = {
    *("id", "name", "pilot", "health", "status"),
    *("centre", "reward", "draw", "price", "shot", "weight"),
}
_TILE: Final = {"id", "status", "start", "enter", "leave"}
_KIND: Final = {"letter", "blocks", "rule"}  # of a tile, the same at every table
Row = Mapping[str, Any]


@final
class Boards:
    """The player boards, in the order of the robots. Never changes, so all states share it."""

    def __init__(self, rows: Sequence[Row]) -> None:
        self.rows: Final = rows
        self.health: Final = bytes([int(row["health"]) for row in rows])  # RQA-RUL-45
        self.centre: Final = bytes([int(row.get("centre", False)) for row in rows])  # RQA-ROB-01
        self.weight: Final = bytes([int(row.get("weight", 0)) for row in rows])  # RQA-ROB-06
        self.price: Final = bytes([int(row.get("price", 0)) for row in rows])  # RQA-ROB-05
        self.draw: Final = bytes([int(row.get("draw", 0)) for row in rows])  # RQA-ROB-04
        self.reward: Final = [_words(row, "reward", "card") for row in rows]  # RQA-RUL-37
        self.shot: Final = [_words(row, "shot", "card") for row in rows]  # RQA-ROB-05


@final
class Ground:
    """What tiles do, in the order of their kinds. Never changes, so all states share it."""

    def __init__(self, rows: Sequence[Row]) -> None:
        self.rows: Final = rows
        self.leave: Final = bytes([int(row.get("leave", 0)) for row in rows])  # RQA-TIL-10
        self.start: Final = [_words(row, "start", "tile") for row in rows]  # RQA-RUL-36
        self.enter: Final = [_words(row, "enter", "tile") for row in rows]


def _words(row: Row, field: str, on: str) -> list[Word]:
    """The effect words of a field, none where it is not there."""
    return read_effects(str(row[field]), field, on) if field in row else []


def read_boards(rows: Any, where: str) -> Boards:
    """The boards with these rows instead of their own; raises BadSettings."""
    return Boards(_merged(rows, "robot", ROBOTS, _BOARD_ROWS, where, _check_board))


def read_ground(rows: Any, where: str) -> Ground:
    """The tiles with these rows instead of their own; raises BadSettings."""
    return Ground(_merged(rows, "tile", tiles.TILES, tiles.ROWS, where, _check_tile))


def _merged(
    rows: Any, kind: str, ids: Sequence[str], usual: Sequence[Row], where: str, check: Any
) -> list[Row]:
    if not isinstance(rows, list):
        raise BadSettings(f"{where}: {kind} must be entries [[{kind}]]")
    found = dict(zip(ids, usual, strict=True))
    before: list[str] = []
    for row in rows:
        name = fields.row_id(row, kind, where, before)
        place = f"{where}, {kind} {name!r}"
        if name not in ids:
            raise BadSettings(f"{place}: id must be one of {', '.join(ids)}")
        check(row, place)
        before.append(name)
        found[name] = row
    return [found[name] for name in ids]


def _check_board(row: Row, place: str) -> None:
    fields.only(row, place, _BOARD)
    fields.word(row, place, "status", STATUS)
    fields.number(row, place, "health", 1, 20)
    for field in ("name", "pilot"):
        fields.text(row, place, field, "-")
    if not isinstance(row.get("centre", False), bool):
        raise BadSettings(f"{place}: centre must be true or false")
    _check_one(row, place, "reward", "card", ("vp", "energy"))
    _check_one(row, place, "shot", "card", ("melee", "ranged"))
    for field in ("draw", "price", "weight"):
        if field in row:
            fields.number(row, place, field, 0, 9)


def _check_tile(row: Row, place: str) -> None:
    fields.only(row, place, _TILE)
    fields.word(row, place, "status", STATUS)
    if "leave" in row:
        fields.number(row, place, "leave", 0, 9)
    if "start" in row:
        read_effects(str(row["start"]), f"{place}: start", "tile")
    _check_one(row, place, "enter", "tile", ("self_damage", "compact"))


def _check_one(row: Row, place: str, field: str, on: str, allowed: tuple[str, ...]) -> None:
    """A field, if it is there, has one effect word of a few; raises BadSettings."""
    if field not in row:
        return
    words = read_effects(str(row[field]), f"{place}: {field}", on)
    if len(words) != 1 or words[0].NAME not in allowed:
        raise BadSettings(f"{place}: {field} must be {' or '.join(allowed)}")


def _standard_boards() -> list[Row]:
    """The rows of data/robots.toml, which has one for each robot."""
    text = (Path(__file__).parent / "data" / "robots.toml").read_text("utf-8")
    rows: list[Row] = tomllib.loads(text)["robot"]
    assert tuple([str(row["id"]) for row in rows]) == ROBOTS, "a board for each robot"
    for row in rows:
        _check_board(row, f"robots.toml, robot {row['id']!r}")
    return rows


def _check_standard_tiles() -> None:
    """data/tiles.toml besides has what is the same at every table."""
    for row in tiles.ROWS:
        own = {field: row[field] for field in row if field not in _KIND}
        _check_tile(own, f"tiles.toml, tile {row['id']!r}")


_BOARD_ROWS: Final = _standard_boards()
_check_standard_tiles()
STANDARD_BOARDS: Final = Boards(_BOARD_ROWS)
STANDARD_GROUND: Final = Ground(tiles.ROWS)
