"""Rooms of this process, who is listening to them, and the bots that play in them."""

import asyncio
import contextlib
import logging
import os
import signal
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, get_context, parent_process
from threading import Event as Flag
from threading import Lock, Thread

from sqlalchemy.exc import SQLAlchemyError

from ..bots import make_bot
from ..kernel.record import Record
from ..kernel.seat_view import SeatView
from .numbers import LISTENERS
from .presence import Presence
from .room import Room
from .store import CHANNEL, Store

LOG = logging.getLogger("automatable")
AWAY = 120.0  # seconds after which a seat is left for long
WARM_UP = 0.5  # seconds after the start, which is for the first page
ROOMS = 1000  # kept in memory; the others are read again when somebody comes


def choose(text: str, seat: int, bot: str, seed: int) -> str:
    """What a bot answers; runs in a process of its own."""
    state = Record.read(text).replay()
    action = make_bot(bot, seed).choose(SeatView(state, seat))
    return state.game.catalogue.name(action)


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


class Hub:
    """Finds rooms, wakes listeners when something happens, and lets bots answer."""

    def __init__(self, store: Store, away: float = AWAY) -> None:
        self.store = store
        self.presence = Presence(self._tell_workers)
        self._away = away
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._lock = Lock()
        self._listeners: dict[str, set[asyncio.Event]] = {}
        self._loop: asyncio.AbstractEventLoop | None = None
        self._pool = new_pool()
        self._thinking: set[str] = set()
        self._closing = Flag()

    def start(self) -> None:
        """Begin to listen to other processes and get the bots ready."""
        self._loop = asyncio.get_running_loop()
        self._loop.call_later(WARM_UP, self._warm_up)
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

    def room(self, code: str) -> Room | None:
        """The room of that code, as far as the store knows it."""
        with self._lock:
            found = self._rooms.get(code)
            if found is not None:
                self._rooms.move_to_end(code)
        if found is None:
            row = self.store.table(code)
            if row is None:
                return None
            found = self._keep(Room(row, self.store))
            found.deal()  # what a power cut may have kept from being done
            self.play_bots(found)
        with found.lock:
            found.sync()
        return found

    def _keep(self, room: Room) -> Room:
        with self._lock:
            kept = self._rooms.setdefault(room.row.code, room)
            while len(self._rooms) > ROOMS:
                self._rooms.popitem(last=False)
            return kept

    # Listening

    def listen(self, code: str, holder: str) -> asyncio.Event:
        """A flag that is raised whenever something happens at the table."""
        flag = asyncio.Event()
        self._listeners.setdefault(code, set()).add(flag)
        LISTENERS.inc()
        if holder:
            self.presence.come(code, holder)
        return flag

    def leave(self, code: str, holder: str, flag: asyncio.Event) -> None:
        """Listen no more."""
        LISTENERS.dec()
        flags = self._listeners.get(code, set())
        flags.discard(flag)
        if not flags:
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
        self._wake(room.row.code)
        self.play_bots(room)

    def _wake(self, code: str) -> None:
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._raise, code)

    def _raise(self, code: str) -> None:
        for flag in self._listeners.get(code, set()):
            flag.set()

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
                        self._hear(notice.payload)
            self._closing.wait(1)

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

    def play_bots(self, room: Room, again: bool = True) -> None:
        """Let the bots of a room think, one question after the other, in a process of their own."""
        code = room.row.code
        with room.lock:
            asked = room.bots_asked()
            if not asked or code in self._thinking or self.closing:
                return
            self._thinking.add(code)
            seat, number = asked[0], room.number
            bot = room.chairs[seat].bot
            text = room.text()
        seed = int.from_bytes(room.row.seed[:8], "big") * 1000 + number
        future = self._submit(text, seat, bot, seed)
        future.add_done_callback(self._bot_answers(room, seat, number, bot, again))

    def _submit(self, text: str, seat: int, bot: str, seed: int) -> Future[str]:
        with self._lock, ctrl_c_kept():
            try:
                return self._pool.submit(choose, text, seat, bot, seed)
            except BrokenProcessPool:
                self._pool = new_pool()
                return self._pool.submit(choose, text, seat, bot, seed)

    def _bot_answers(
        self, room: Room, seat: int, number: int, bot: str, again: bool
    ) -> Callable[[Future[str]], None]:
        def answer(future: Future[str]) -> None:
            self._thinking.discard(room.row.code)
            if future.cancelled() or self.closing:
                return
            error = future.exception()
            if error is not None:
                LOG.error("bot failed", extra={"error": repr(error)})
                if again and isinstance(error, BrokenProcessPool):
                    self.play_bots(room, again=False)
                return
            room.answer(seat, number, f"bot-{seat}-{number}", future.result(), bot)
            self.changed(room)

        return answer
