"""Phases, rows and token types by number. Rules: RR-CMP-02, 03, RR-PHA-03."""

from typing import Final

from mypy_extensions import i64

PHASES: Final = ("upgrade", "assemble", "design", "fabricate", "recycle")
TYPES: Final = ("cosmetic", "speed", "communication", "efficiency")
SECTIONS: Final = ("upgrade", "design", "fabricate", "recycle")  # those with token circles
COLUMNS: Final[i64] = 5  # of the play area
ROWS: Final[i64] = 3


class Phase:
    """In the order they are performed."""

    UPGRADE: Final[i64] = 0
    ASSEMBLE: Final[i64] = 1
    DESIGN: Final[i64] = 2
    FABRICATE: Final[i64] = 3
    RECYCLE: Final[i64] = 4


def row_of(phase: i64) -> i64:
    """The row of robots a phase runs."""
    return phase - Phase.DESIGN


def circle(section: i64, token: i64) -> i64:
    """The circle of a section with a token type; 16 in all (RR-PLY-02)."""
    return 4 * section + token
