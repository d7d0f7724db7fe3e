"""What this process knows of the tables: their rooms, who listens, and the bots that play there."""

import asyncio
import contextlib
import logging
import sqlite3
import time
from threading import Event as Flag
from threading import Thread
from typing import Protocol

from sqlalchemy.exc import SQLAlchemyError

from ..kernel.seats import seat_letter
from . import wire
from .metrics import LISTENERS
from .presence import Presence
from .room import Room
from .rooms import Rooms
from .rows import TableRow
from .store import CHANNEL, Store
from .table import Given
from .thinking import BotFailed, Thinker

LOG = logging.getLogger("automatable")
SOON = 0.5  # seconds until others are told who has come or gone
AWAY = 120.0  # seconds after which a seat is left for long
WARM_UP = 0.5  # seconds after the start, which is for the first page
PAUSES = (0.1, 1.0, 5.0, 30.0)  # seconds before a bot that failed is asked again
FAILURES = (BotFailed, SQLAlchemyError, sqlite3.Error)  # that may be over soon


class Listener(Protocol):
    """A client that waits for what happens at a table, and so holds its room."""

    room: Room
    holder: str

    def wake(self) -> None:
        """Something has happened."""

    def nudge(self) -> None:
        """Somebody has come or gone, or is away for long by now."""

    def end(self) -> None:
        """The server is about to stop."""


class Hub:
    """Finds rooms, wakes listeners when something happens, and lets bots answer."""

    def __init__(self, store: Store, away: float = AWAY) -> None:
        self.store = store
        self.presence = Presence(self._tell_workers)
        self._away = away
        self._rooms = Rooms()
        self._listeners: dict[str, set[Listener]] = {}
        self._nudging: set[str] = set()  # tables whose listeners will look who is there
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thinker = Thinker()
        self._warming: asyncio.Task[None] | None = None
        self._thinking: dict[str, asyncio.Task[None]] = {}
        self._hinting: set[tuple[str, int]] = set()  # tables and seats a hint is on its way to
        self._closing = Flag()

    def start(self) -> None:
        """Begin to listen to other processes and get the bots ready."""
        self._loop = asyncio.get_running_loop()
        self._warming = asyncio.create_task(self._warm_up())
        if self.store.is_shared:
            Thread(target=self._listen, daemon=True).start()

    async def _warm_up(self) -> None:
        await asyncio.sleep(WARM_UP)
        await self._thinker.warm_up()

    def let_go(self) -> None:
        """Let everybody who listens go: by themselves they never would."""
        self._closing.set()
        for listeners in self._listeners.values():
            for listener in listeners:
                listener.end()

    async def stop(self) -> None:
        """Let the listeners go, and the bots, in the middle of a thought if need be."""
        self.let_go()
        tasks = [*self._thinking.values()]
        if self._warming is not None:
            tasks.append(self._warming)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._thinker.stop()

    @property
    def closing(self) -> bool:
        """Whether the server is about to stop."""
        return self._closing.is_set()

    # Rooms

    async def room(self, code: str) -> Room | None:
        """The room of that code, as far as the store knows it."""
        room = self._rooms.get(code)
        if room is None:
            return await self._read(code)
        await room.look()
        return room

    async def _read(self, code: str) -> Room | None:
        row = await self.store.table(code)
        if row is None:
            return None
        log = await self.store.log(code)
        room = self._rooms.add(Room(row, self.store, log))
        await room.deal()  # what a power cut may have kept from being done
        self.play_bots(room)
        return room

    def made(self, row: TableRow) -> Room:
        """The room of a table just made."""
        return self._rooms.add(Room(row, self.store, ()))

    # Listening

    def listen(self, listener: Listener) -> None:
        """Have somebody woken whenever something happens at a table."""
        code = listener.room.row.code
        self._listeners.setdefault(code, set()).add(listener)
        LISTENERS.inc()
        if listener.holder and self.presence.come(code, listener.holder):
            self._nudge(code)
        if self.closing:
            listener.end()

    def leave(self, listener: Listener) -> None:
        """Listen no more."""
        room, holder = listener.room, listener.holder
        code = room.row.code
        LISTENERS.dec()
        listeners = self._listeners[code]
        listeners.discard(listener)
        if not listeners:
            del self._listeners[code]
        if holder and self.presence.leave(code, holder):
            self._gone(room, holder)

    def _gone(self, room: Room, holder: str) -> None:
        room.note(room.seats_of(holder))
        self._nudge(room.row.code)

    def _nudge(self, code: str) -> None:
        """Have listeners look who is there: soon, and again when somebody may be away for long."""
        if code not in self._nudging:  # people come in crowds, and one look is enough for all
            self._nudging.add(code)
            loop = asyncio.get_running_loop()
            loop.call_later(SOON, self._nudge_listeners, code)
            loop.call_later(self._away + SOON, self._nudge_listeners, code)

    def _nudge_listeners(self, code: str) -> None:
        self._nudging.discard(code)
        for listener in self._listeners.get(code, ()):
            listener.nudge()

    def online(self, room: Room) -> set[int]:
        """The seats of the people who have the table open, whichever of them they look at."""
        here = self.presence.holders(room.row.code)
        return {seat for seat, chair in enumerate(room.chairs) if chair.holder in here}

    def away(self, room: Room) -> set[int]:
        """The seats left by their people so long ago that others may send for a bot."""
        since = time.monotonic() - self._away
        online = self.online(room)
        return {
            seat
            for seat, chair in enumerate(room.chairs)
            if chair.holder and not chair.bot and seat not in online and room.signs[seat] <= since
        }

    def seating(self, room: Room, holder: str) -> wire.Seating:
        """Who sits at a table and is there, as somebody sees it."""
        online, away = self.online(room), self.away(room)
        seats = [
            wire.SeatInfo(
                seat=seat,
                name=chair.name or seat_letter(seat),
                kind=chair.kind,  # type: ignore[arg-type]
                bot=chair.bot,
                taken=chair.taken,
                yours=room.holds(holder, seat),
                online=bool(chair.bot) or seat in online,
                away=seat in away,
            )
            for seat, chair in enumerate(room.chairs)
        ]
        return wire.Seating(seats=seats, rematch=room.rematch)

    def changed(self, room: Room) -> None:
        """Tell everybody, and let bots answer what is theirs."""
        self._wake(room.row.code)
        self.play_bots(room)

    def _wake(self, code: str) -> None:
        for listener in self._listeners.get(code, ()):
            listener.wake()

    # Other processes on the same database

    def _listen(self) -> None:
        """Hear what other processes have written, in a thread of its own."""
        import psycopg

        address = self.store.engine.url.set(drivername="postgresql")
        while not self.closing:
            with (
                contextlib.suppress(psycopg.OperationalError),
                psycopg.connect(
                    address.render_as_string(hide_password=False), autocommit=True
                ) as connection,
            ):
                connection.execute(f"LISTEN {CHANNEL}")
                self._pass_on("")  # something may have happened while nobody was listening
                while not self.closing:
                    for notice in connection.notifies(timeout=1):
                        self._pass_on(notice.payload)
            self._closing.wait(1)

    def _pass_on(self, told: str) -> None:
        """From the thread that listens to the event loop."""
        assert self._loop is not None
        with contextlib.suppress(RuntimeError):  # it is closed: nobody is here any more
            self._loop.call_soon_threadsafe(self._hear, told)

    def _hear(self, told: str) -> None:
        """A table's code; the same and somebody who came or went; or that all should look."""
        code, *rest = told.split() or [""]
        if rest:
            holder, what = rest
            self.presence.hear(code, holder, what)
            room = self._rooms.get(code) if what == "gone" else None
            if room is not None:
                self._gone(room, holder)
            else:
                self._nudge(code)
        elif code:
            self._wake(code)
        else:
            for known in self._listeners:
                self._wake(known)

    def _tell_workers(self, told: str) -> None:
        if self.store.is_shared and self._loop is not None and not self.closing:
            self._loop.run_in_executor(None, self._notify, told)

    def _notify(self, told: str) -> None:
        try:
            self.store.notify(told)
        except SQLAlchemyError as error:  # the next sign of life comes soon
            LOG.warning("others were not told", extra={"error": type(error).__name__})

    # Bots

    def play_bots(self, room: Room) -> None:
        """Let the bots of a room think, one question after the other."""
        code = room.row.code
        if room.bots_asked() and code not in self._thinking and not self.closing:
            self._thinking[code] = task = asyncio.create_task(self._play_bots(room))
            task.add_done_callback(lambda done: self._played(code, done))

    def _played(self, code: str, task: asyncio.Task[None]) -> None:
        del self._thinking[code]
        error = None if task.cancelled() else task.exception()
        if error is not None and not self.closing:
            LOG.error("bot failed", exc_info=error)

    async def _play_bots(self, room: Room) -> None:
        """Answer what the bots are asked; what fails now is tried again, ever more seldom."""
        failures = 0
        while (asked := room.bots_asked()) and not self.closing:
            try:
                await self._answer(room, asked[0])
            except FAILURES as error:
                LOG.error("bot failed", extra={"error": f"{type(error).__name__}: {error}"[:200]})
                await asyncio.sleep(PAUSES[min(failures, len(PAUSES) - 1)])
                failures += 1
            else:
                failures = 0

    async def _answer(self, room: Room, seat: int) -> None:
        bot, number = room.chairs[seat].bot, room.number
        seed = int.from_bytes(room.row.seed[:8], "big") * 1000 + number
        action = await self._thinker.think("choose", room.text(), seat, bot, seed)
        given = Given(seat, number, f"bot-{seat}-{number}", action, bot)
        verdict = await room.answer(given)
        if verdict.status == "refused":
            raise BotFailed(f"{bot}: {verdict.message}")
        self._wake(room.row.code)

    async def hint(self, room: Room, seat: int) -> list[wire.Advice] | None:
        """What a bot would answer for a seat that is asked; None while it thinks for it already.

        Its seed is no secret: nothing of the table's own goes into what a person is told.
        """
        place = (room.row.code, seat)
        if place in self._hinting:
            return None
        self._hinting.add(place)
        try:
            found = await self._thinker.think("advise", room.text(), seat, room.number)
        finally:
            self._hinting.discard(place)
        return [
            wire.Advice(action=action, worth=worth, tries=tries) for action, worth, tries in found
        ]
