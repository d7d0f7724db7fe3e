"""Rooms of this process, who is listening to them, and the bots that play in them."""

import asyncio
import contextlib
import logging
import os
import signal
import sys
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, get_context, parent_process
from threading import Event as Flag
from threading import Thread
from typing import ParamSpec, Protocol, TypeVar
from weakref import WeakValueDictionary

from sqlalchemy.exc import SQLAlchemyError

from ..bots import installed_bot
from ..bots.hints import hints
from ..kernel.record import Record
from ..kernel.seat_view import SeatView
from . import wire
from .numbers import LISTENERS
from .presence import Presence
from .room import Room
from .rows import TableRow
from .store import CHANNEL, Store
from .table import Given

T = TypeVar("T")
P = ParamSpec("P")
LOG = logging.getLogger("automatable")
AWAY = 120.0  # seconds after which a seat is left for long
WARM_UP = 0.5  # seconds after the start, which is for the first page
SWITCH = 0.0002  # seconds; a thread that has written is not to wait long for the event loop
ROOMS = 1000  # kept in memory; the others are read again when somebody comes


def choose(text: str, seat: int, bot: str, seed: int) -> str:
    """What a bot answers; runs in a process of its own."""
    state = Record.read(text).replay()
    action = installed_bot(bot, seed).choose(SeatView(state, seat))
    return state.game.catalogue.name(action)


def advise(text: str, seat: int, seed: int) -> list[tuple[str, int, int]]:
    """The best answers with their worth and tries, best first; runs in the same process."""
    state = Record.read(text).replay()
    name = state.game.catalogue.name
    return [
        (name(action), worth, tries) for action, worth, tries in hints(SeatView(state, seat), seed)
    ]


def begin_worker() -> None:
    """End with the server, however it ends."""
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


@contextlib.contextmanager
def ctrl_c_kept() -> Iterator[None]:
    """Whatever process starts here leaves Ctrl-C to us, from its very first moment."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def new_pool() -> ProcessPoolExecutor:
    """A process for the bots."""
    return ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=begin_worker)


def warm_up() -> None:
    """Have the worker import what it needs before somebody waits for it."""


class Listener(Protocol):
    """Somebody who waits for news."""

    def wake(self) -> None:
        """Something has happened."""

    def hear(self, room: Room) -> None:
        """The same by who has the room as it is now."""


class Hub:
    """Finds rooms, wakes listeners when something happens, and lets bots answer."""

    def __init__(self, store: Store, away: float = AWAY) -> None:
        self.store = store
        self.presence = Presence(self._tell_workers)
        self._away = away
        self._rooms: WeakValueDictionary[str, Room] = WeakValueDictionary()  # never two of a table
        self._recent: OrderedDict[str, Room] = OrderedDict()
        self._listeners: dict[str, set[Listener]] = {}
        self._loop: asyncio.AbstractEventLoop | None = None
        self._pool = new_pool()
        self._thinking: dict[str, asyncio.Task[None]] = {}
        self._hinting: set[tuple[str, int]] = set()  # tables and seats a hint is on its way to
        self._closing = Flag()

    def start(self) -> None:
        """Begin to listen to other processes and get the bots ready."""
        self._loop = asyncio.get_running_loop()
        self._loop.call_later(WARM_UP, self._warm_up)
        sys.setswitchinterval(SWITCH)
        if self.store.is_postgres:
            Thread(target=self._listen, daemon=True).start()

    def _warm_up(self) -> None:
        if not self.closing:
            with ctrl_c_kept():
                self._pool.submit(warm_up)

    def let_go(self) -> None:
        """Let everybody who listens go: by themselves they never would."""
        self._closing.set()
        for code in list(self._listeners):
            self._wake(code)

    def stop(self) -> None:
        """Let the listeners go, and the bots, in the middle of a thought if need be."""
        self.let_go()
        for bots in active_children():
            bots.terminate()
        self._pool.shutdown(wait=True, cancel_futures=True)

    @property
    def closing(self) -> bool:
        """Whether the server is about to stop."""
        return self._closing.is_set()

    async def room(self, code: str) -> Room | None:
        """The room of that code, as far as the store knows it."""
        room = self._known(code)
        if room is None:
            return await self._read(code)
        await room.look()
        return room

    def at_hand(self, code: str) -> Room | None:
        """The same without asking the store; None if that has to be."""
        return None if self.store.is_postgres else self._known(code)

    def _known(self, code: str) -> Room | None:
        room = self._recent.get(code) or self._rooms.get(code)
        if room is not None:
            self._recent[code] = room
            self._recent.move_to_end(code)
        return room

    async def _read(self, code: str) -> Room | None:
        read = await asyncio.to_thread(self._from_store, code)
        if read is None:
            return None
        room = self._keep(read)
        await room.deal()  # what a power cut may have kept from being done
        self.play_bots(room)
        return room

    def _from_store(self, code: str) -> Room | None:
        row = self.store.table(code)
        return None if row is None else Room(row, self.store, self.store.log(code))

    def made(self, row: TableRow) -> Room:
        """The room of a table just made."""
        return self._keep(Room(row, self.store, ()))

    def _keep(self, room: Room) -> Room:
        """The room, or the one somebody else has read meanwhile."""
        code = room.row.code
        kept = self._rooms.setdefault(code, room)
        self._recent[code] = kept
        while len(self._recent) > ROOMS:
            self._recent.popitem(last=False)
        return kept

    # Listening

    def listen(self, code: str, holder: str, listener: Listener) -> None:
        """Have somebody woken whenever something happens at the table."""
        self._listeners.setdefault(code, set()).add(listener)
        LISTENERS.inc()
        if holder:
            self.presence.come(code, holder)

    def leave(self, code: str, holder: str, listener: Listener) -> None:
        """Listen no more."""
        LISTENERS.dec()
        listeners = self._listeners.get(code, set())
        listeners.discard(listener)
        if not listeners:
            self._listeners.pop(code, None)
        if holder and self.presence.leave(code, holder):
            self._gone(code, holder)

    def _gone(self, code: str, holder: str) -> None:
        room = self._rooms.get(code)
        if room is not None:
            room.note(room.seats_of(holder))

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

    def changed(self, room: Room) -> None:
        """Tell everybody, and let bots answer what is theirs."""
        for listener in self._listeners.get(room.row.code, ()):
            listener.hear(room)
        self.play_bots(room)

    def _wake(self, code: str) -> None:
        for listener in list(self._listeners.get(code, ())):  # who may go by that
            listener.wake()

    def _listen(self) -> None:
        """Hear what other processes have written."""
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
        code, *who = told.split()
        if not who:
            self._wake(code)
            return
        holder, what = who
        self.presence.hear(code, holder, what)
        if what == "gone":
            self._gone(code, holder)

    def _tell_workers(self, told: str) -> None:
        if self.store.is_postgres and self._loop is not None and not self.closing:
            self._loop.run_in_executor(None, self._notify, told)

    def _notify(self, told: str) -> None:
        try:
            self.store.notify(told)
        except SQLAlchemyError as error:  # the next sign of life comes soon
            LOG.warning("others were not told", extra={"error": type(error).__name__})

    # Bots

    def play_bots(self, room: Room) -> None:
        """Let the bots of a room think, one question after the other, in a process of their own."""
        code = room.row.code
        if room.bots_asked() and code not in self._thinking and not self.closing:
            self._thinking[code] = asyncio.create_task(self._play_bots(room))

    async def _play_bots(self, room: Room) -> None:
        try:
            while (asked := room.bots_asked()) and not self.closing:
                seat, number = asked[0], room.number
                bot = room.chairs[seat].bot
                action = await self._choice(room, seat, bot)
                given = Given(seat, number, f"bot-{seat}-{number}", action, bot)
                reply = await room.answer(given)
                if reply.status == "refused":
                    raise RuntimeError(reply.message)
                self._wake(room.row.code)
        except Exception as error:  # nobody waits for this task
            if not self.closing:
                LOG.error("bot failed", extra={"error": repr(error)})
        finally:
            del self._thinking[room.row.code]

    async def _choice(self, room: Room, seat: int, bot: str) -> str:
        """What a bot answers."""
        seed = int.from_bytes(room.row.seed[:8], "big") * 1000 + room.number
        return await self._thought(choose, room.text(), seat, bot, seed)

    async def hint(self, room: Room, seat: int) -> list[wire.Advice] | None:
        """What a bot would answer for a seat that is asked; None while it thinks for it already.

        Its seed is no secret: nothing of the table's own goes into what a person is told.
        """
        place = (room.row.code, seat)
        if place in self._hinting:
            return None
        self._hinting.add(place)
        try:
            found = await self._thought(advise, room.text(), seat, room.number)
        finally:
            self._hinting.discard(place)
        return [
            wire.Advice(action=action, worth=worth, tries=tries) for action, worth, tries in found
        ]

    async def _thought(self, think: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What comes of thinking; begun once more if the process died over it."""
        try:
            return await asyncio.wrap_future(self._submit(think, *args, **kwargs))
        except BrokenProcessPool as error:
            if self.closing:
                raise
            LOG.error("bot failed", extra={"error": repr(error)})
            return await asyncio.wrap_future(self._submit(think, *args, **kwargs))

    def _submit(self, think: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        with ctrl_c_kept():
            try:
                return self._pool.submit(think, *args, **kwargs)
            except BrokenProcessPool:
                self._pool = new_pool()
                return self._pool.submit(think, *args, **kwargs)
