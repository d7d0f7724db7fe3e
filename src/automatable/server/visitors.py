"""Who has a table open: at this process, and as the other workers tell."""

import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from math import inf

BEAT = 15.0  # seconds between signs of life
FORGOTTEN = 2.5 * BEAT  # without one, the other worker is no more
MOST = 10_000  # tables heard of at other workers; more are too many to remember


class Visitors:
    """Counts listeners by table, and lets the other workers know of them.

    A holder is the hash of somebody's secret.
    """

    def __init__(self, tell: Callable[[str], None]) -> None:
        self._tell = tell
        self._here: dict[str, Counter[str]] = {}
        self._told: dict[tuple[str, str], float] = {}
        self._elsewhere: OrderedDict[str, dict[str, float]] = OrderedDict()

    def come(self, code: str, holder: str) -> bool:
        """Somebody opens a table; whether they had not opened it here already."""
        here = self._here.setdefault(code, Counter())
        here[holder] += 1
        self.stay(code, holder)
        return here[holder] == 1

    def stay(self, code: str, holder: str) -> None:
        """And still has it open; the others are told now and then."""
        now = time.monotonic()
        if now - self._told.get((code, holder), -inf) >= BEAT:
            self._told[code, holder] = now
            self._tell(f"{code} {holder} here")

    def leave(self, code: str, holder: str) -> bool:
        """Somebody closes it; whether that was the last time they had it open here."""
        here = self._here[code]
        here[holder] -= 1
        if here[holder]:
            return False
        del here[holder], self._told[code, holder]
        if not here:
            del self._here[code]
        self._tell(f"{code} {holder} gone")
        return True

    def hear(self, code: str, holder: str, what: str) -> None:
        """What a worker has told, perhaps this one."""
        there = self._elsewhere.pop(code, {})
        there.pop(holder, None)
        if what == "here":
            there[holder] = time.monotonic()
        if there:
            self._elsewhere[code] = there
        while len(self._elsewhere) > MOST:
            self._elsewhere.popitem(last=False)  # heard of longest ago

    def holders(self, code: str) -> set[str]:
        """Who has the table open anywhere."""
        since = time.monotonic() - FORGOTTEN
        there = self._elsewhere.get(code, {})
        return {*self._here.get(code, ()), *[who for who, when in there.items() if when > since]}
