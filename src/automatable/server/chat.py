"""What people say to each other at a table: the last lines, in memory alone."""

from collections import deque
from typing import Any, NamedTuple

KEPT = 50  # lines of a table
LONGEST = 200  # characters of one
LINE = 1200  # about how many bytes of memory one takes


class Line(NamedTuple):
    """What somebody in a seat has said: in words, or by an emote, whose text the browser knows."""

    id: str
    seat: int
    emote: str
    text: str


class Chat:
    """The last lines said at a table. Nothing of it is stored, or part of a record."""

    def __init__(self) -> None:
        self.number = 0  # of lines ever said here
        self._lines: deque[Line] = deque(maxlen=KEPT)

    def add(self, line: Line) -> bool:
        """Add a line; False if it is known, as one that another worker tells may be."""
        if self.said(line.id) is not None:
            return False
        self._lines.append(line)
        self.number += 1
        return True

    def said(self, id: str) -> Line | None:
        """The line with that id, if it is remembered."""
        return next((line for line in self._lines if line.id == id), None)

    def since(self, number: int) -> list[dict[str, Any]]:
        """The lines after a number of them, as far as they are kept: wire.ChatLine."""
        new = min(self.number - number, len(self._lines))
        return [line._asdict() for line in list(self._lines)[len(self._lines) - new :]]

    @property
    def size(self) -> int:
        """About how many bytes of memory it takes."""
        return LINE * len(self._lines)
