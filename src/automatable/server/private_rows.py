"""What one seat does on its own while all are at work: others neither hear of it nor count it.

Compiled, as table.py is.
"""

from bisect import bisect_right
from collections.abc import Sequence

from ..kernel.events import EVERYBODY, ear
from ..kernel.game import State
from .rows import LogRow


class PrivateRows:
    """The numbers of the log rows that one seat alone may notice."""

    def __init__(self, seats: int) -> None:
        self._rows: list[list[int]] = [[] for _ in range(seats)]

    def add(self, number: int, ears: int) -> None:
        """Remember whose own affair a row is, if it is somebody's."""
        if ears != EVERYBODY:
            for seat, rows in enumerate(self._rows):
                if ears & ear(seat):
                    rows.append(number)

    def count(self, number: int, eyes: Sequence[int]) -> int:
        """A row's number as somebody in these seats may know it.

        How many answers it takes others depends on what they hide.
        """
        found = number
        for seat, rows in enumerate(self._rows):
            if seat not in eyes:
                found -= bisect_right(rows, number)
        return found

    def row_of(self, count: int, eyes: Sequence[int]) -> int:
        """The last row that has this number for somebody in these seats, or would have it."""
        after = count + 1
        while (found := self.count(after, eyes)) <= count:
            after += count + 1 - found
        return after - 1


class Tail:
    """Answers that stood for a while, after those that stand."""

    def __init__(self) -> None:
        self._rows: list[LogRow] = []
        self._states: list[State | None] = []  # after each; None: nobody has needed it so far
        self._ears: list[int] = []

    def add(self, base: State, row: LogRow) -> int:
        """One more, on what stands; who may notice it."""
        ears = EVERYBODY
        after: State | None = None
        if self._rows or base.agenda.is_forked():  # else everybody is, and few go on from there
            after = self._last(base).branch()
            ears = _answered(after, row)
        self._rows.append(row)
        self._states.append(after)
        self._ears.append(ears)
        return ears

    def _last(self, base: State) -> State:
        if not self._rows:
            return base
        last = self._states[-1]
        if last is None:
            last = base.branch()
            _answered(last, self._rows[-1])
            self._states[-1] = last
        return last

    def cut(self, index: int) -> list[int]:
        """Take back all from there on; who may have noticed each."""
        taken = self._ears[index:]
        del self._rows[index:], self._states[index:], self._ears[index:]
        return taken


def _answered(state: State, row: LogRow) -> int:
    return state.apply(row.seat, state.game.catalogue.number(row.data))
