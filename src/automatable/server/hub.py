"""What this process knows of the tables: their rooms, who listens, and the bots that play there."""

import asyncio
import logging
from collections.abc import Coroutine
from datetime import UTC, datetime, timedelta
from typing import Any, Protocol

from orjson import dumps, loads

from . import wire
from .chat import Line
from .errors import ApiError
from .limits import Limits
from .metrics import LISTENERS, MADE, measure
from .options import Options
from .presence import Presence
from .room import Room, restored
from .rooms import Rooms
from .rows import TableRow
from .table_state import now
from .table_store import TableStore
from .thinking import BotFailed, Thinkers
from .verdict import SentAnswer
from .visitors import Visitors

LOG = logging.getLogger("automatable")
SOON = 0.5  # seconds until others are told who has come or gone
DAY = 24 * 3600.0  # seconds
MEASURE = 5.0  # seconds between two looks at what this process has
WARM_UP = 2.0  # seconds after the start, which is for the first page
PAUSES = (0.1, 1.0, 5.0, 30.0)  # seconds before a bot whose answer failed is asked again
TRIES = 2  # of a bot at one question, then somebody simpler answers for it
WORKS = 8  # pieces of work one client may wait for at once
HINTS = 4  # somebody may wait for at once
_FAILURES: tuple[type[Exception], ...] = (BotFailed,)


class Listener(Protocol):
    """A client that waits for what happens at a table, and so holds its room."""

    room: Room
    holder: str
    client: str

    def wake(self) -> None:
        """Something has happened."""

    def nudge(self) -> None:
        """Somebody has come or gone, or is away for long by now."""

    def end(self) -> None:
        """The server is about to stop."""


class Hub:
    """Finds rooms, wakes listeners when something happens, and lets bots answer."""

    def __init__(
        self, store: TableStore, away: float = Options.away, thinkers: Thinkers | None = None
    ) -> None:
        self.store = store
        self.limits = Limits()
        self._peers = store.peers(self._hear)
        self.visitors = Visitors(self._peers.tell)
        self.presence = Presence(self.visitors, away)
        self._away = away
        self._started = now()
        self._alarms: dict[str, asyncio.TimerHandle] = {}  # tables where somebody's time runs
        self._rooms = Rooms()
        self._reading: dict[str, asyncio.Task[Room | None]] = {}
        self._listeners: dict[str, set[Listener]] = {}
        self._nudging: set[str] = set()  # tables whose listeners will look who is there
        self._thinkers = thinkers or Thinkers()
        self._chores: list[asyncio.Task[None]] = []  # until the server stops
        self._thinking: dict[str, asyncio.Task[None]] = {}
        self._hinting: set[tuple[str, int]] = set()  # tables and seats a hint is on its way to
        self._failures = _FAILURES + store.failures  # that may be over soon
        self.closing = False  # the server is about to stop

    def start(self, expire: float = 0) -> None:
        """Begin to listen to other processes and get the bots ready; forget what is too old."""
        self._peers.start()
        self.keep_up(self._warm_up())
        self.keep_up(self._measure())
        if expire:
            self.keep_up(self._expire(timedelta(days=expire)))

    def keep_up(self, chore: Coroutine[Any, Any, None]) -> None:
        """Have something done beside everything else, until the server stops."""
        self._chores.append(asyncio.create_task(chore))

    async def _expire(self, age: timedelta) -> None:
        """Forget tables of that age once a day, but for those somebody listens to."""
        while True:
            before = (datetime.now(UTC) - age).isoformat(timespec="seconds")
            try:
                forgotten = await self.store.expire(before, set(self._listeners))
            except self.store.failures as error:
                LOG.error("nothing was forgotten", extra={"error": type(error).__name__})
            else:
                LOG.info("forgotten", extra={"tables": len(forgotten)})
                for code in forgotten:
                    self._rooms.drop(code)
            await asyncio.sleep(DAY)

    async def _measure(self) -> None:
        """Tell now and then what this process has: another may be asked for it."""
        while True:
            self.measure()
            await asyncio.sleep(MEASURE)

    def measure(self) -> None:
        """Tell what this process has."""
        measure(self._rooms.number, self._rooms.size, self.limits.listening.largest)

    async def _warm_up(self) -> None:
        await asyncio.sleep(WARM_UP)
        await self._thinkers.warm_up()

    def let_go(self) -> None:
        """Let everybody who listens go: by themselves they never would."""
        self.closing = True
        self._peers.stop()
        for listeners in self._listeners.values():
            for listener in listeners:
                listener.end()

    async def stop(self) -> None:
        """Let the listeners go, and the bots, in the middle of a thought if need be."""
        self.let_go()
        tasks = [*self._thinking.values(), *self._chores]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._thinkers.stop()

    # Rooms

    async def room(self, code: str) -> Room | None:
        """The room of that code, as far as the store knows it."""
        room = self._rooms.get(code)
        if room is None:
            reading = self._reading.get(code)
            if reading is None:  # many may ask for it at once, and it may be long
                reading = self._reading[code] = asyncio.create_task(self._read(code))
                reading.add_done_callback(lambda _: self._reading.pop(code))
            return await asyncio.shield(reading)
        await room.look()
        return room

    async def _read(self, code: str) -> Room | None:
        row = await self.store.table(code)
        if row is None:
            return None
        log = await self.store.log(code)
        room = self._rooms.add(await restored(row, self.store, log))
        if not self.store.is_shared:  # where it is, others may have served all the time
            await room.resume(self._started)
        await room.deal()  # what a power cut may have kept from being done
        self.play_bots(room)
        return room

    def made(self, row: TableRow, client: str = "") -> Room:
        """The room of a table that a client has just made."""
        MADE.inc()
        room = self._rooms.add(Room(row, self.store, ()))
        room.client = client
        return room

    # Listening

    def listen(self, listener: Listener) -> None:
        """Have somebody woken whenever something happens at a table."""
        code = listener.room.row.code
        self.limits.listening.take(listener.client)
        self._listeners.setdefault(code, set()).add(listener)
        LISTENERS.inc()
        if listener.holder and self.visitors.come(code, listener.holder):
            self._nudge(code)
        if self.closing:
            listener.end()
        self.play_bots(listener.room)

    def leave(self, listener: Listener) -> None:
        """Listen no more."""
        room, holder = listener.room, listener.holder
        code = room.row.code
        self.limits.listening.give_back(listener.client)
        LISTENERS.dec()
        listeners = self._listeners[code]
        listeners.discard(listener)
        if not listeners:
            del self._listeners[code]
        if holder and self.visitors.leave(code, holder):
            self._gone(room, holder)

    def _gone(self, room: Room, holder: str) -> None:
        room.touch(room.seats_of(holder))
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

    def changed(self, room: Room) -> None:
        """Tell everybody, and let bots answer what is theirs."""
        self._wake(room.row.code)
        self.play_bots(room)

    def say(self, room: Room, line: Line) -> None:
        """Have somebody say something at a table; whoever changed it tells everybody."""
        room.chat.add(line)
        room.touch([line.seat])
        self._peers.tell(f"{room.row.code} {dumps(list(line)).decode()}")

    def _wake(self, code: str) -> None:
        for listener in self._listeners.get(code, ()):
            listener.wake()

    # Other processes on the same database

    def _hear(self, told: str) -> None:
        """A table's code; the same and a line, or somebody who came or went; or that all look."""
        code, _, rest = told.partition(" ")
        if rest.startswith("["):
            self._hear_line(code, Line(*loads(rest)))
        elif rest:
            self._hear_of_visitor(code, *rest.split())
        elif code:
            self._wake(code)
        else:
            for known in self._listeners:
                self._wake(known)

    def _hear_line(self, code: str, line: Line) -> None:
        room = self._rooms.get(code)
        if room is not None and room.chat.add(line):
            self._wake(code)

    def _hear_of_visitor(self, code: str, holder: str, what: str) -> None:
        self.visitors.hear(code, holder, what)
        room = self._rooms.get(code) if what == "gone" else None
        if room is not None:
            self._gone(room, holder)
        else:
            self._nudge(code)

    # Bots

    def play_bots(self, room: Room) -> None:
        """Let the bots of a room think, one question after the other."""
        code = room.row.code
        self.mind_clock(room)
        if code not in self._thinking and self._may_play(room):
            self._thinking[code] = task = asyncio.create_task(self._play_bots(room))
            task.add_done_callback(lambda done: self._played(room, done))

    def mind_clock(self, room: Room) -> None:
        """Have a bot answer as soon as somebody's time is over."""
        if room.clock is None:
            return
        code, left = room.row.code, room.clock.next_over(now())
        alarm = self._alarms.pop(code, None)
        if alarm is not None:
            alarm.cancel()
        if left > 0 and not self.closing:
            loop = asyncio.get_running_loop()
            self._alarms[code] = loop.call_later(left / 1000, self._ring, code)

    def _ring(self, code: str) -> None:
        room = self._rooms.get(code)  # if nobody has it by now, nobody waits
        if room is not None:
            self.play_bots(room)

    def _may_play(self, room: Room) -> bool:
        """Whether bots are to answer now; where only bots sit, they play while somebody watches."""
        if not room.bots_asked() or room.is_full or self.closing:
            return False
        return room.row.code in self._listeners or any(c.kind != "bot" for c in room.occupants)

    def _played(self, room: Room, task: asyncio.Task[None]) -> None:
        del self._thinking[room.row.code]
        error = None if task.cancelled() else task.exception()
        if error is not None and not self.closing:
            LOG.error("bot failed", exc_info=error, extra={"table": room.row.code})
            asyncio.get_running_loop().call_later(PAUSES[-1], self.play_bots, room)
        else:
            self.play_bots(room)  # there may be a question since it looked for the last time

    async def _play_bots(self, room: Room) -> None:
        """Answer what the bots are asked; what fails now is tried again, ever more seldom."""
        failures = pauses = 0  # of the bot; because nothing could be written
        while self._may_play(room):
            try:
                await self._answer(room, room.bots_asked()[0], failures)
            except self._failures as error:
                told = f"{type(error).__name__}: {error}"[:200]
                LOG.error("bot failed", extra={"table": room.row.code, "error": told})
                if isinstance(error, BotFailed):
                    failures += 1
                else:
                    await asyncio.sleep(PAUSES[min(pauses, len(PAUSES) - 1)])
                    pauses += 1
            else:
                failures = pauses = 0

    async def _answer(self, room: Room, seat: int, failures: int) -> None:
        """Have a bot answer; if it cannot, anything is better than a table that stands still."""
        bot, number = room.bot_for(seat), room.number
        seed = int.from_bytes(room.row.seed[:6], "big") * 1000 + number
        if failures < TRIES:
            given = ("choose", room.text(), seat, bot, seed)
            action = await self._thinkers.think(room.patron, *given)
        else:
            options = room.questions[seat].options
            action = room.record.game.catalogue.name(options[seed % len(options)])
            told = {"table": room.row.code, "seat": seat, "bot": bot}
            LOG.error("answered at random for a bot that failed", extra=told)
        verdict = await room.answer(SentAnswer(seat, number, f"bot-{seat}-{number}", action, bot))
        if verdict.status == "refused":
            raise BotFailed(f"{bot}: {verdict.message}")
        self._wake(room.row.code)

    async def work(self, client: str, thought: str, *given: Any) -> Any:
        """Have a thinker do what may take long for somebody; raises ApiError."""
        if self._thinkers.waiting((client, "")) >= WORKS:
            raise ApiError(429, "too_many", "too much work at once; wait a moment")
        try:
            return await self._thinkers.think((client, ""), thought, *given)
        except BotFailed:
            raise ApiError(400, "too_much", "this takes more time or memory than it may") from None

    async def hint(
        self, room: Room, seat: int, holder: str, client: str
    ) -> list[wire.HintedAnswer] | None:
        """What a bot would answer for a seat that is asked; None while it thinks for it already.

        Its seed is no secret: nothing of the table's own goes into what a person is told.
        """
        number = room.private_rows.count(room.number, room.seats_of(holder))
        asked, whose = (room.row.code, seat), (client, holder)
        if asked in self._hinting or self._thinkers.waiting(whose) >= HINTS:
            return None
        self._hinting.add(asked)
        try:
            found = await self._thinkers.think(whose, "find_hints", room.text(), seat, number)
        finally:
            self._hinting.discard(asked)
        return [
            wire.HintedAnswer(action=action, worth=worth, tries=tries)
            for action, worth, tries in found
        ]
