"""The robots, read once from data/robots.toml. Rules: RQA-ROB, RQA-RUL-37, RQA-RUL-45."""

import tomllib
from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from ...kernel import fields
from ...kernel.errors import BadSettings
from .cardset import STATUS, Effect, read_effects, word_of

Robot = i64
_FIELDS: Final = {
    *("id", "name", "pilot", "health", "status"),
    *("centre", "reward", "draw", "price", "shot", "weight"),
}


def read_robots(text: str, where: str) -> list[dict[str, Any]]:
    """The rows of a robots file; raises BadSettings."""
    rows: list[dict[str, Any]] = tomllib.loads(text)["robot"]
    before: list[str] = []
    for row in rows:
        name = fields.row_id(row, "robot", where, before)
        place = f"{where}, robot {name!r}"
        fields.only(row, place, _FIELDS)
        fields.word(row, place, "status", STATUS)
        fields.number(row, place, "health", 1, 20)
        for field in ("name", "pilot"):
            fields.text(row, place, field, "")
        _check_words(row, place, "reward", ("vp", "energy"))
        _check_words(row, place, "shot", ("melee", "ranged"))
        for field in ("draw", "price", "weight"):
            if field in row:
                fields.number(row, place, field, 0, 9)
        before.append(name)
    return rows


def _check_words(row: dict[str, Any], place: str, field: str, allowed: tuple[str, ...]) -> None:
    """A field, if it is there, has one effect word of a few; raises BadSettings."""
    if field not in row:
        return
    words = read_effects(str(row[field]), f"{place}: {field}")
    if len(words) != 1 or word_of(words[0]) not in allowed:
        raise BadSettings(f"{place}: {field} must be {' or '.join(allowed)}")


_ROWS: Final = read_robots(
    (Path(__file__).parent / "data" / "robots.toml").read_text("utf-8"), "robots.toml"
)
ROBOTS: Final = tuple([str(row["id"]) for row in _ROWS])
COUNT: Final[i64] = len(ROBOTS)
HEALTH: Final = bytes([int(row["health"]) for row in _ROWS])
CENTRE: Final = bytes([int(row.get("centre", False)) for row in _ROWS])  # RQA-ROB-01
WEIGHT: Final = bytes([int(row.get("weight", 0)) for row in _ROWS])  # RQA-ROB-06
PRICE: Final = bytes([int(row.get("price", 0)) for row in _ROWS])  # RQA-ROB-05
DRAW: Final = bytes([int(row.get("draw", 0)) for row in _ROWS])  # RQA-ROB-04


def _effects(field: str) -> list[list[Effect]]:
    """The effect words of every robot in a field, none where it has none."""
    return [read_effects(str(row[field]), "robots.toml") if field in row else [] for row in _ROWS]


REWARD: Final = _effects("reward")  # RQA-RUL-37
SHOT: Final = _effects("shot")  # RQA-ROB-05
