"""Whose turn it is at a table."""

import asyncio
from collections import deque
from collections.abc import Callable
from types import TracebackType


class Turn:
    """One command at a time, in the order they came: a lock that needs no task to wait for it."""

    def __init__(self) -> None:
        self._taken = False
        self._passing = False
        self._waiting: deque[Callable[[], None]] = deque()

    def take(self, go: Callable[[], None]) -> None:
        """Have something done, now or when its turn comes; it then gives the turn back."""
        self._waiting.append(go)
        self._pass_on()

    def give(self) -> None:
        """Let the next one go."""
        self._taken = False
        self._pass_on()

    def _pass_on(self) -> None:
        if self._passing:
            return  # whoever gives at once gives to the loop below, however many do
        self._passing = True
        try:
            while self._waiting and not self._taken:
                self._taken = True
                self._waiting.popleft()()
        finally:
            self._passing = False

    async def __aenter__(self) -> None:
        come = asyncio.get_running_loop().create_future()
        self.take(lambda: self.give() if come.cancelled() else come.set_result(None))
        try:
            await come
        except asyncio.CancelledError:
            if not come.cancelled():
                self.give()
            raise

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.give()
