"""One table in play: what is said there is written to the store, and true from then on.

Rooms live on the event loop: nothing here is touched by two threads, and what waits, waits for the
store.
"""

from asyncio import get_running_loop, to_thread
from collections.abc import Awaitable, Callable, Iterable, Sequence
from functools import lru_cache, wraps
from typing import Any, Concatenate, ParamSpec, TypeAlias, TypeVar

from ..kernel.errors import CannotTakeBack
from ..kernel.seats import CHANCE
from ..match import last_place
from .codes import is_same
from .rows import LogRow, TableRow
from .store import Store, Taken
from .table import Given, Table, Verdict
from .turn import Turn
from .wire import Reply

T = TypeVar("T")
P = ParamSpec("P")
Then: TypeAlias = Callable[[Reply | None], None]  # is told what an answer came to
ATTEMPTS = 20


def in_turn(
    command: Callable[Concatenate["Room", P], Awaitable[T]],
) -> Callable[Concatenate["Room", P], Awaitable[T]]:
    """One command at a time, on the table as it is now; again if another process was faster."""

    @wraps(command)
    async def wrapped(self: "Room", /, *args: P.args, **kwargs: P.kwargs) -> T:
        async with self.turn:
            await self.look()
            for _ in range(ATTEMPTS - 1):
                try:
                    return await command(self, *args, **kwargs)
                except Taken:
                    await self.read_on()
            return await command(self, *args, **kwargs)

    return wrapped


class Room(Table):
    """A table, as far as this process has read its log."""

    def __init__(self, row: TableRow, store: Store, log: Iterable[LogRow]) -> None:
        super().__init__(row, log)
        self.store = store
        self.turn = Turn()
        self._given: list[tuple[Given, Then]] = []  # answers on their way

    async def look(self) -> None:
        """Read what others have written, where others may."""
        if self.store.is_postgres:
            await self.read_on()

    async def read_on(self) -> None:
        """Read what other processes have written."""
        self.catch_up(await to_thread(self.store.log, self.row.code, self.number))

    # Commands: each is written to the store before it is true

    @in_turn
    async def answer(self, given: Given) -> Reply:
        """Answer a seat's question; the caller has checked that it may."""
        found = self.answered(self.match(), 0, given)
        return _reply(found) if isinstance(found, Verdict) else await self._write(found)

    def answer_then(self, given: Given, then: Then, changed: Callable[[], None]) -> None:
        """The same without waiting; SQLite only. None: it failed, and `answer` will say why.

        What several seats answer at the same time is written together, and told by one `changed`.
        """
        self._given.append((given, then))
        if len(self._given) == 1:
            self._answer_soon(changed)

    def _answer_soon(self, changed: Callable[[], None]) -> None:
        get_running_loop().call_soon(self.turn.take, lambda: self._answer_all(changed))

    def _answer_all(self, changed: Callable[[], None]) -> None:
        replies: Sequence[Reply | None]
        try:
            rows, verdicts = self.tried([given for given, _ in self._given])
            replies = [_reply(verdict) for verdict in verdicts]
        except Exception:
            rows, replies = [], [None] * len(self._given)
        told = [(then, reply) for (_, then), reply in zip(self._given, replies, strict=False)]
        del self._given[: len(told)]
        if self._given:
            self._answer_soon(changed)

        def settle(error: Exception | None) -> None:
            try:
                if error is None:
                    self.catch_up(rows)
                for then, reply in told:
                    then(reply if error is None else None)
                if rows and error is None:
                    changed()
            finally:
                self.turn.give()

        if rows:
            self.store.append_then(self.row.code, rows, settle)
        else:
            settle(None)

    @in_turn
    async def deal(self) -> None:
        """Let nature answer what is asked of it before anybody else is."""
        if self.status == "playing" and CHANCE in self.questions:
            await self._write(self.answer_rows(self.match(), 0, f"deal-{self.number}"))

    @in_turn
    async def take_back(self, seat: int, sequence: int, key: str) -> Reply:
        """Take back a seat's last answer."""
        if key in self.keys:
            return Reply(status="duplicate", sequence=self.number)
        if sequence < self.number:
            return Reply(status="stale", sequence=self.number, code="stale")
        reason = self.why_no_take_back(seat)
        if reason:
            return _reply(self.refused(CannotTakeBack.code, reason))
        data = last_place(self.record.answers, seat)
        return await self._write([LogRow(self.number + 1, "take_back", seat, data, key)])

    @in_turn
    async def join(self, invite: str, key: str, name: str, holder: str) -> int | None:
        """Give the seat of an invitation (its hash) to somebody; None if it is used up."""
        for seat, chair in enumerate(self.chairs):
            if is_same(invite, chair.used) and is_same(holder, chair.holder):
                return seat  # said again
            if is_same(invite, chair.invite):
                data = {"name": name or chair.name, "holder": holder}
                await self._write([LogRow(self.number + 1, "join", seat, data, key)])
                return seat
        return None

    @in_turn
    async def hand_over(self, seat: int, key: str, bot: str) -> Reply:
        """Let a bot sit in for a person, or the person come back."""
        if key in self.keys:
            return Reply(status="duplicate", sequence=self.number)
        return await self._write([LogRow(self.number + 1, "hand_over", seat, bot, key)])

    @in_turn
    async def add_rematch(self, key: str, code: str) -> str:
        """Say where the next game is; the code that stands."""
        if self.rematch is None:
            await self._write([LogRow(self.number + 1, "rematch", -1, code, key)])
        assert self.rematch is not None
        return self.rematch

    async def _write(self, rows: Sequence[LogRow]) -> Reply:
        """Write, and apply what is on the disk; raises Taken."""
        await self.store.append_soon(self.row.code, rows)
        return self._written(rows)

    def _written(self, rows: Sequence[LogRow]) -> Reply:
        self.catch_up(rows)
        return _reply(Verdict("accepted", self.number))


@lru_cache(maxsize=1000)  # most are the same at all tables
def _reply(verdict: Verdict) -> Reply:
    return Reply(**verdict._asdict())


def chair_row(kind: str, name: str, bot: str, holder: str, invite: str) -> dict[str, Any]:
    """A chair as the store keeps it."""
    return {"kind": kind, "name": name, "bot": bot, "holder": holder, "invite": invite}
