"""What the store keeps of a table, row by row."""

from dataclasses import dataclass
from typing import Any, NamedTuple


@dataclass(frozen=True)
class TableRow:
    """What was agreed when a table was made."""

    code: str
    game: str
    settings: dict[str, str]
    start: dict[str, str]
    seed: bytes
    seats: list[dict[str, str]]
    key: str
    created: str
    hints: bool = True
    version: int = 1  # of the rules
    scheme: int = 1  # of chance: 1, by the seed alone; 2, with what the seats bring
    clock: str = ""  # as match.clock_of reads it


class LogRow(NamedTuple):
    """One thing that happened at a table."""

    number: int
    # answer, take_back, join, nonce, hand_over, rematch; undo, agree, refuse; resume
    kind: str
    seat: int
    data: Any
    key: str
    clock: list[int] | None = None  # what it leaves of everybody's time, where that counts
