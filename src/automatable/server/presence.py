"""Who has a table open: at this process, and as the other workers tell."""

import time
from collections import Counter
from collections.abc import Callable
from math import inf

BEAT = 15.0  # seconds between signs of life
FORGOTTEN = 2.5 * BEAT  # without one, the other worker is no more
MOST = 10_000  # heard of at other workers; more are too many to remember

Listener = tuple[str, str]  # a table's code, and the hash of somebody's secret


class Presence:
    """Counts listeners, and lets the other workers know of them."""

    def __init__(self, tell: Callable[[str], None]) -> None:
        self._tell = tell
        self._here: Counter[Listener] = Counter()
        self._told: dict[Listener, float] = {}
        self._elsewhere: dict[Listener, float] = {}

    def come(self, code: str, holder: str) -> bool:
        """Somebody opens a table; whether they had not opened it here already."""
        self._here[code, holder] += 1
        self.stay(code, holder)
        return self._here[code, holder] == 1

    def stay(self, code: str, holder: str) -> None:
        """And still has it open; the others are told now and then."""
        now = time.monotonic()
        if now - self._told.get((code, holder), -inf) >= BEAT:
            self._told[code, holder] = now
            self._tell(f"{code} {holder} here")

    def leave(self, code: str, holder: str) -> bool:
        """Somebody closes it; whether that was the last time they had it open here."""
        self._here[code, holder] -= 1
        if self._here[code, holder]:
            return False
        del self._here[code, holder], self._told[code, holder]
        self._tell(f"{code} {holder} gone")
        return True

    def hear(self, code: str, holder: str, what: str) -> None:
        """What a worker has told, perhaps this one."""
        self._elsewhere.pop((code, holder), None)
        if what == "here":
            self._elsewhere[code, holder] = time.monotonic()
        while len(self._elsewhere) > MOST:
            del self._elsewhere[next(iter(self._elsewhere))]  # heard of longest ago

    def holders(self, code: str) -> set[str]:
        """Who has the table open anywhere."""
        since = time.monotonic() - FORGOTTEN
        heard = {key for key, when in list(self._elsewhere.items()) if when > since}
        return {holder for table, holder in {*list(self._here), *heard} if table == code}
