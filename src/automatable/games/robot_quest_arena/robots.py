"""The robots, read once from data/robots.toml. Rules: RQA-ROB, RQA-RUL-45."""

import tomllib
from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

_DATA: Final[list[dict[str, Any]]] = tomllib.loads(
    (Path(__file__).parent / "data" / "robots.toml").read_text("utf-8")
)["robot"]

Robot = i64

ROBOTS: Final[tuple[str, ...]] = tuple([str(robot["id"]) for robot in _DATA])
COUNT: Final[i64] = len(ROBOTS)
HEALTH: Final = bytes([int(robot["health"]) for robot in _DATA])
_ABILITY: Final = tuple([str(robot["ability"]) for robot in _DATA])


class Kind:
    """Who has which ability."""

    CENTRE: Final[i64] = _ABILITY.index("centre")  # Pug
    COLLECT: Final[i64] = _ABILITY.index("collect")  # Petri
    SHOOT: Final[i64] = _ABILITY.index("shoot")  # Strider
    HEAVY: Final[i64] = _ABILITY.index("heavy")  # Crate
