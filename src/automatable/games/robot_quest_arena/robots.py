"""The four robots by number (RQA-CMP-03). What their player boards show: `printed.py`."""

from typing import Final

from mypy_extensions import i64

Robot = i64
ROBOTS: Final = ("pug", "petri", "strider", "crate")
COUNT: Final[i64] = len(ROBOTS)
