"""One table in play: what is said there is written to the store, and true from then on.

Rooms live on the event loop: nothing here is touched by two threads, and what waits, waits for the
store.
"""

import logging
from asyncio import Lock, sleep
from collections.abc import Awaitable, Callable, Iterable, Sequence
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from ..kernel.errors import CannotTakeBack, OtherVersion, UnknownGame
from ..kernel.seats import CHANCE
from .chat import Chat
from .codes import hashed, is_same
from .errors import ApiError
from .rows import LogRow, TableRow
from .table import Table
from .table_store import TableStore, WriteConflict
from .thinking import Asker
from .verdict import REUSED, SentAnswer, SentNonce, Verdict, said

LOG = logging.getLogger("automatable")
T = TypeVar("T")
P = ParamSpec("P")
ATTEMPTS = 20
LONGEST = 20_000  # rows of a log; the longest games we know have some thousands


def one_at_a_time(
    command: Callable[Concatenate["Room", P], Awaitable[T]],
) -> Callable[Concatenate["Room", P], Awaitable[T]]:
    """One command at a time, on the table as it is now; again if another process was faster."""

    @wraps(command)
    async def wrapped(self: "Room", /, *args: P.args, **kwargs: P.kwargs) -> T:
        async with self.lock:
            await self.look()
            for _ in range(ATTEMPTS - 1):
                try:
                    return await command(self, *args, **kwargs)
                except WriteConflict:
                    await self._read_on()
            return await command(self, *args, **kwargs)

    return wrapped


class Room(Table):
    """A table, as far as this process has read its log."""

    def __init__(self, row: TableRow, store: TableStore, log: Iterable[LogRow]) -> None:
        super().__init__(row, log)
        self.store = store
        self.lock = Lock()
        self.chat = Chat()
        self.client = ""  # whose requests of its people came first
        self.told: dict[tuple[int | None, tuple[int, ...]], tuple[int, bytes]] = {}  # see stream

    @property
    def patron(self) -> Asker:
        """For whom bots think here: somebody who sits at the table, or whoever made it."""
        holders = [occupant.holder for occupant in self.occupants if occupant.holder]
        return self.client, holders[0] if holders else self.row.key[:64]

    def hear_from(self, client: str, secret: str) -> None:
        """Remember from where its people come: those who sit here or, if only bots do, look on."""
        if not self.client:
            people = {occupant.holder for occupant in self.occupants if occupant.holder}
            if not people or hashed(secret) in people:
                self.client = client

    @property
    def is_full(self) -> bool:
        """Whether its log is so long that nothing more is said here."""
        return self.number >= LONGEST

    def _too_long(self) -> Verdict:
        return self.refused("too_long", f"a table has room for {LONGEST:,} answers")

    @property
    def size(self) -> int:
        """About how many bytes of memory it takes."""
        return super().size + self.chat.size

    async def look(self) -> None:
        """Read what other processes have written, where there may be others."""
        if self.store.is_shared:
            await self._read_on()

    async def _read_on(self) -> None:
        self.catch_up(await self.store.log(self.row.code, self.number))

    # Commands: each is written to the store before it is true

    @one_at_a_time
    async def answer(self, given: SentAnswer) -> Verdict:
        """Answer a seat's question; the caller has checked that it may."""
        trial = self.tried(given)
        if isinstance(trial, Verdict):
            return trial
        if self.is_full:
            return self._too_long()
        rows = self.rows(trial, given.key)
        await self.store.append(self.row.code, rows)
        self.keep(trial, rows)
        return Verdict("accepted", self.number)

    @one_at_a_time
    async def deal(self) -> None:
        """Let nature answer what is asked of it before anybody else is."""
        if self.status == "playing" and CHANCE in self.questions:
            trial = self.trial()
            trial.answer_nature()
            rows = self.rows(trial, f"deal-{self.number}")
            await self.store.append(self.row.code, rows)
            self.keep(trial, rows)

    @one_at_a_time
    async def take_back(self, seat: int, sequence: int, key: str) -> Verdict:
        """Take back a seat's last answer, with those that were sent together with it."""
        if key in self.keys:
            return self.again(key, said("take_back", seat, None))
        if sequence < self.number:
            return Verdict("stale", self.number, "stale")
        if self.is_full:
            return self._too_long()
        reason = self.why_no_take_back(seat)
        if reason:
            return self.refused(CannotTakeBack.code, reason)
        return await self._write("take_back", seat, self.index_to_take_back(seat), key)

    @one_at_a_time
    async def ask_back(self, seat: int, sequence: int, key: str) -> Verdict:
        """Ask the others whether a seat's last answer may be taken back, though they went on."""
        if key in self.keys:
            return self.again(key, said("undo", seat, None))
        if sequence < self.number:
            return Verdict("stale", self.number, "stale")
        if self.is_full:
            return self._too_long()
        reason = self.why_no_take_back(seat)
        if reason != "ask" or self.undo is not None:
            return self.refused(CannotTakeBack.code, reason if reason != "ask" else "asked")
        index = self.index_to_take_back(seat)
        return await self._speak_and_go_back("undo", seat, index, key)

    @one_at_a_time
    async def say_to_undo(self, seat: int, sequence: int, key: str, is_granted: bool) -> Verdict:
        """Agree to what somebody asks for, or do not; whoever asked may do without."""
        kind, undo = "agree" if is_granted else "refuse", self.undo
        if key in self.keys:
            return self.again(key, said(kind, seat, None))
        if undo is None or sequence < undo.number:
            return Verdict("stale", self.number, "stale")
        if self.is_full:
            return self._too_long()
        heard = undo.asked if is_granted else [*undo.asked, *undo.agreed, undo.seat]
        if seat not in heard:
            return self.refused("not_asked", f"seat {seat} is not asked")
        learned = self.learned(self.mates(seat), undo.index) if is_granted else ""
        if learned:
            return self.refused(CannotTakeBack.code, learned)
        return await self._speak_and_go_back(kind, seat, None, key)

    async def _speak_and_go_back(self, kind: str, seat: int, data: Any, key: str) -> Verdict:
        """Write what was said, and with the last word that is needed, what comes of it."""
        rows = [self._row(kind, seat, data, key)]
        if kind == "undo":
            people = {occupant.holder for occupant in self.occupants if occupant.holder}
            is_granted, asker, index = people == {self.occupants[seat].holder}, seat, data
        else:
            assert self.undo is not None
            left = set(self.undo.asked) - set(self.mates(seat))
            is_granted = kind == "agree" and not left
            asker, index = self.undo.seat, self.undo.index
        if is_granted:
            back = self._row("take_back", asker, index, f"undo-{self.number + 2}")
            rows.append(back._replace(number=self.number + 2))
        return await self._write_rows(rows)

    @one_at_a_time
    async def resume(self, since: int) -> None:
        """Charge nobody for the time before that moment, when there was no server."""
        if self.clock is not None and self.clock.running and self.clock.at < since:
            await self._write("resume", -1, None, f"resume-{self.number}")

    @one_at_a_time
    async def join(
        self, invite: str, key: str, name: str, holder: str, commit: str = ""
    ) -> int | None:
        """Give the seat of an invitation (its hash) to somebody; None if it is used up."""
        for seat, occupant in enumerate(self.occupants):
            if is_same(invite, occupant.used) and is_same(holder, occupant.holder):
                return seat  # said again
            if is_same(invite, occupant.invite):
                if key in self.keys:
                    raise ApiError(409, REUSED, "this key was used for another command")
                # Where chance is fixed, a promise comes too late for this game, not for the next.
                is_asked = self.row.scheme != 1 and self.status == "waiting"
                promise = (
                    {"commit": commit, "next": ""} if is_asked else {"commit": "", "next": commit}
                )
                data = {"name": name or occupant.name, "holder": holder, **promise}
                await self._write("join", seat, data, key)
                return seat
        return None

    @one_at_a_time
    async def bring(self, nonces: Sequence[SentNonce], key: str) -> Verdict:
        """Take what seats have promised; the caller has checked that they are theirs."""
        new = self.brought(nonces, key)
        if isinstance(new, Verdict):
            return new
        data = [[seat, nonce, following] for seat, nonce, following in new]
        return await self._write("nonce", new[0].seat, data, key)  # all in one: no deal between

    @one_at_a_time
    async def hand_over(self, seat: int, key: str, bot: str) -> Verdict:
        """Let a bot sit in for a person, or the person come back."""
        if key in self.keys:
            return self.again(key, said("hand_over", seat, bot))
        if self.is_full:
            return self._too_long()
        return await self._write("hand_over", seat, bot, key)

    @one_at_a_time
    async def add_rematch(self, key: str, code: str) -> str:
        """Say where the next game is; the code that stands."""
        if self.rematch is None:
            await self._write("rematch", -1, code, key)
        assert self.rematch is not None
        return self.rematch

    async def _write(self, kind: str, seat: int, data: Any, key: str) -> Verdict:
        """Write one row, and apply what is on the disk; raises WriteConflict."""
        return await self._write_rows([self._row(kind, seat, data, key)])

    def _row(self, kind: str, seat: int, data: Any, key: str) -> LogRow:
        time = self.time_after(kind, seat, data)
        return LogRow(self.number + 1, kind, seat, data, key, time)

    async def _write_rows(self, rows: Sequence[LogRow]) -> Verdict:
        await self.store.append(self.row.code, rows)
        self.catch_up(rows)
        return Verdict("accepted", self.number)


async def restored(row: TableRow, store: TableStore, log: Sequence[LogRow]) -> Room:
    """The room to which a stored log has led; raises ApiError if that makes no sense.

    Whatever its length, everybody else waits only for a piece of it.
    """
    try:
        if [entry.number for entry in log] != list(range(1, len(log) + 1)):
            raise ValueError("a row is missing")
        room = Room(row, store, ())
        for _ in room.read(log):
            await sleep(0)
        return room
    except (OtherVersion, UnknownGame):
        raise  # it makes sense elsewhere
    except (ValueError, LookupError, TypeError) as error:
        told = f"{type(error).__name__}: {error}"[:200]
        LOG.error("damaged", extra={"table": row.code, "error": told})
        raise ApiError(
            500, "damaged", "what is stored of this table makes no sense; it was logged"
        ) from None


def occupant_row(
    kind: str, name: str, bot: str, holder: str, invite: str, commit: str = ""
) -> dict[str, Any]:
    """An occupant as the store keeps it."""
    seat = {"kind": kind, "name": name, "bot": bot, "holder": holder, "invite": invite}
    return {**seat, "commit": commit}
