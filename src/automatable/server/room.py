"""One table in play: what the store says happened, applied to a match.

Rooms live on the event loop: nothing here is touched by two threads, and what waits, waits for the
store.
"""

import time
from asyncio import get_running_loop, to_thread
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import InitVar, dataclass, field
from functools import lru_cache, wraps
from hashlib import sha256
from typing import Any, Concatenate, NamedTuple, ParamSpec, TypeAlias, TypeVar, cast

from ..kernel.compact import compact
from ..kernel.decision import Decision
from ..kernel.errors import AutomatableError, CannotTakeBack, Refused
from ..kernel.events import Event, Fact
from ..kernel.game import State
from ..kernel.record import Answer, Record
from ..kernel.registry import game as game_named
from ..kernel.seats import CHANCE
from ..match import Match, Nature, last_place, why_no_take_back
from .codes import is_same
from .store import LogRow, Store, TableRow, Taken
from .turn import Turn
from .wire import NoTakeBack, Reply, Status

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


@dataclass
class Chair:
    """Who sits in a seat. A bot may sit in for a person, who may come back."""

    kind: str
    name: str
    bot: str
    holder: str  # hash of the secret of whoever took the seat
    invite: str  # hash of the invitation not yet used
    used: str = ""  # hash of the one that was

    @property
    def taken(self) -> bool:
        """Whether somebody or something sits here."""
        return self.kind == "bot" or bool(self.holder)


@dataclass
class Told:
    """An event with the number of the log row that brought it."""

    number: int
    event: Event


class Given(NamedTuple):
    """An answer as it was given."""

    seat: int
    sequence: int  # up to where whoever gave it knew the table
    key: str
    path: str
    bot: str = ""  # whose answer it is, in the seat of a bot


@dataclass(eq=False)
class Room:
    """A table, as far as this process has read its log."""

    row: TableRow
    store: Store
    log: InitVar[Iterable[LogRow]]
    turn: Turn = field(default_factory=Turn)

    def __post_init__(self, log: Iterable[LogRow]) -> None:
        """Begin from the agreement and apply the log."""
        self.number = 0
        self.keys: dict[str, int] = {}
        self.story: list[Told] = []
        self.notices: list[Told] = []  # taking back: told to who was there, no part of the story
        self.rematch: str | None = None
        self.chairs = [Chair(**seat) for seat in self.row.seats]
        self._complete = all(chair.taken for chair in self.chairs)
        self.record = Record(game_named(self.row.game), self.row.settings, self.row.start)
        self.state: State = self.record.begin()
        self.signs = [time.monotonic()] * self.state.seats  # of life; nobody has left just now
        self.asked_since = [0] * self.state.seats
        self.questions: dict[int, Decision] = {}  # all that are open, by seat
        self.news: dict[tuple[int | None, int], bytes] = {}  # as sent, until something happens
        self._given: list[tuple[Given, Then]] = []  # answers on their way
        self._marks: list[int] = []  # how many events there were before each answer
        kinds = [chair.kind for chair in self.chairs]
        self._against_bots = [  # each seat: those of the table; one that sits in does not count
            len(kinds) > 1 and all(kind == "bot" for kind in kinds[:seat] + kinds[seat + 1 :])
            for seat in range(len(kinds))
        ]
        self._told(0)
        self._catch_up(log)

    async def look(self) -> None:
        """Read what others have written, where others may."""
        if self.store.is_postgres:
            await self.read_on()

    async def read_on(self) -> None:
        """Read what other processes have written."""
        self._catch_up(await to_thread(self.store.log, self.row.code, self.number))

    def _catch_up(self, rows: Iterable[LogRow]) -> None:
        """Apply rows; those read meanwhile by somebody else are known already."""
        for row in rows:
            if row.number > self.number:
                self._apply(row)

    def _apply(self, row: LogRow) -> None:
        self.news.clear()
        self.number = row.number
        self.keys[row.key] = row.number
        if row.kind == "answer":
            action = self.record.game.catalogue.number(row.data)
            self._marks.append(len(self.state.log or []))
            self.state.apply(row.seat, action)
            self.record.answers.append(Answer(row.seat, action))
        elif row.kind == "take_back":
            del self.record.answers[int(row.data) :], self._marks[int(row.data) :]
            self.state = self.record.replay()
            self._heard = len(self.state.log or [])
            del self.story[self._heard :]  # what was taken back is not told to who comes later
            facts: dict[str, Fact] = {"seat": row.seat}
            self.notices.append(Told(row.number, Event("taken_back", "", facts, {}, (), False)))
        elif row.kind == "join":
            chair = self.chairs[row.seat]
            chair.name, chair.holder = row.data["name"], row.data["holder"]
            chair.invite, chair.used = "", chair.invite
            self._complete = all(chair.taken for chair in self.chairs)
        elif row.kind == "hand_over":
            self.chairs[row.seat].bot = row.data
        elif row.kind == "rematch":
            self.rematch = row.data
        if row.seat >= 0:
            self.note([row.seat])
        self._told(row.number)

    def _told(self, number: int) -> None:
        """Take over what the state has told since, where it stands, and whose question is new."""
        self.status = self._status()
        if number == 0:
            self._heard = 0
        log = self.state.log or []
        self.story += [Told(number, event) for event in log[self._heard :]]
        self._heard = len(log)
        before, self.questions = self.questions, {int(d.seat): d for d in self.state.open()}
        for seat in range(self.state.seats):
            if not _is_same(before.get(seat), self.questions.get(seat)):
                self.asked_since[seat] = number

    # Who may do what

    def _status(self) -> Status:
        """Dealing starts when all seats are taken."""
        if self.state.result is not None:
            return "over"
        return "playing" if self._complete else "waiting"

    def holds(self, holder: str, seat: int) -> bool:
        """Whether the seat belongs to whoever has that hash."""
        return 0 <= seat < len(self.chairs) and is_same(holder, self.chairs[seat].holder)

    def seats_of(self, holder: str) -> list[int]:
        """The seats that belong to whoever has that hash."""
        return [seat for seat in range(len(self.chairs)) if self.holds(holder, seat)]

    def note(self, seats: Iterable[int]) -> None:
        """The people of these seats have given a sign of life."""
        for seat in seats:
            self.signs[seat] = time.monotonic()

    def bots_asked(self) -> list[int]:
        """The seats whose bot has a question."""
        if self.status != "playing":
            return []
        return [seat for seat in self.questions if seat >= 0 and self.chairs[seat].bot]

    # Commands: each is written to the store before it is true

    @in_turn
    async def answer(self, given: Given) -> Reply:
        """Answer a seat's question; the caller has checked that it may."""
        found = self._answered(self._match(), 0, given)
        return found if isinstance(found, Reply) else await self._write(found)

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
            rows, replies = self._tried([given for given, _ in self._given])
        except Exception:
            rows, replies = [], [None] * len(self._given)
        told = [(then, reply) for (_, then), reply in zip(self._given, replies, strict=False)]
        del self._given[: len(told)]
        if self._given:
            self._answer_soon(changed)

        def settle(error: Exception | None) -> None:
            try:
                if error is None:
                    self._catch_up(rows)
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

    def _tried(self, all_given: Sequence[Given]) -> tuple[list[LogRow], list[Reply]]:
        """What answers come to, up to the first that has to wait for what comes of the others."""
        match = self._match()
        rows: list[LogRow] = []
        replies: list[Reply] = []
        for given in all_given:
            if rows and not self._stands_apart(given, match, rows):
                break
            found = self._answered(match, len(rows), given)
            if isinstance(found, list):
                rows += found
                replies.append(_accepted(self.number + len(rows)))
            elif rows:
                break  # what is wrong with it is said of what is on the disk
            else:
                replies.append(found)
        return rows, replies

    def _stands_apart(self, given: Given, match: Match, rows: Sequence[LogRow]) -> bool:
        """Whether an answer is none of those tried already, and to a question they left alone."""
        is_new = all(row.key != given.key for row in rows)
        return is_new and _is_same(self.questions.get(given.seat), match.state.asked(given.seat))

    def _answered(self, match: Match, tried: int, given: Given) -> Reply | list[LogRow]:
        """What an answer comes to: what is to be written, or a reply without anything.

        The match is thrown away; so many answers were tried on it before.
        """
        seat, sequence, key, path, bot = given
        if key in self.keys:
            return Reply(status="duplicate", sequence=self.number)
        if self.status == "waiting":
            return self._refuse("waiting", "the table is not complete yet")
        if sequence < self.asked_since[seat] or (bot and self.chairs[seat].bot != bot):
            return Reply(status="stale", sequence=self.number, code="stale")
        try:
            match.answer(seat, path)
        except Refused as error:
            return self._refuse(error.code, str(error), error.rule)
        except AutomatableError as error:
            return self._refuse(error.code, str(error))
        return self._answer_rows(match, tried, key)

    @in_turn
    async def deal(self) -> None:
        """Let nature answer what is asked of it before anybody else is."""
        if self.status == "playing" and CHANCE in self.questions:
            await self._write(self._answer_rows(self._match(), 0, f"deal-{self.number}"))

    @in_turn
    async def take_back(self, seat: int, sequence: int, key: str) -> Reply:
        """Take back a seat's last answer."""
        if key in self.keys:
            return Reply(status="duplicate", sequence=self.number)
        if sequence < self.number:
            return Reply(status="stale", sequence=self.number, code="stale")
        reason = self.why_no_take_back(seat)
        if reason:
            return self._refuse(CannotTakeBack.code, reason)
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
        self._catch_up(rows)
        return _accepted(self.number)

    def _answer_rows(self, match: Match, tried: int, key: str) -> list[LogRow]:
        name = self.record.game.catalogue.name
        first = self.number + tried + 1
        return [
            LogRow(
                first + place,
                "answer",
                answer.seat,
                name(answer.action),
                f"{key}/{place + 1}" if place else key,
            )
            for place, answer in enumerate(match.record.answers[len(self.record.answers) + tried :])
        ]

    def _refuse(self, code: str, message: str, rule: str = "") -> Reply:
        return Reply(status="refused", sequence=self.number, code=code, message=message, rule=rule)

    def _match(self) -> Match:
        """A match to try a command on; what it does is thrown away and read back from the store."""
        now = self.record
        record = Record(now.game, now.settings, now.start, {}, now.answers[:])
        state = self.state.clone()
        state.log = []
        return Match(record, Nature(self.row.seed), state)

    def why_no_take_back(self, seat: int) -> NoTakeBack:
        """Empty if the seat's last answer can be taken back."""
        if self.status == "over":
            return "over"  # the seed is public now
        all_agree = self._against_bots[seat]
        reason = why_no_take_back(self.record.answers, seat, all_agree, self._shown_since)
        return cast(NoTakeBack, reason)

    def _shown_since(self, place: int) -> bool:
        log = self.state.log or []
        for k in range(len(log) - 1, self._marks[place] - 1, -1):
            if log[k].unveils:
                return True
        return False

    @property
    def seed_hash(self) -> str:
        """Published before the deal, so that nobody can steer it afterwards."""
        return sha256(self.row.seed).hexdigest()

    def short(self) -> str:
        """The record in short form."""
        return compact(self.record)

    def text(self) -> str:
        """The record as text, with the names of who sat there."""
        names = {seat: chair.bot or chair.name for seat, chair in enumerate(self.chairs)}
        record = self.record
        return Record(record.game, record.settings, record.start, names, record.answers).text()


@lru_cache(maxsize=1000)  # it is the same at all tables
def _accepted(sequence: int) -> Reply:
    return Reply(status="accepted", sequence=sequence)


def _is_same(one: Decision | None, other: Decision | None) -> bool:
    if one is None or other is None:
        return one is other
    return one.key == other.key and one.options == other.options


def chair_row(kind: str, name: str, bot: str, holder: str, invite: str) -> dict[str, Any]:
    """A chair as the store keeps it."""
    return {"kind": kind, "name": name, "bot": bot, "holder": holder, "invite": invite}
