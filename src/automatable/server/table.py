"""A table: its log applied to a match. What is tried here changes nothing until it is in the log.

Compiled, so nothing of the network or the store is known here.
"""

import time
from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import Literal, NamedTuple, TypeAlias, cast

from mypy_extensions import mypyc_attr

from ..kernel.compact import compact
from ..kernel.decision import Decision
from ..kernel.errors import AutomatableError, Refused
from ..kernel.events import Event, Fact
from ..kernel.game import State
from ..kernel.record import Answer, Record
from ..kernel.registry import game as game_named
from ..match import Match, Nature, why_no_take_back
from .codes import is_same
from .rows import LogRow, TableRow

Status: TypeAlias = Literal["waiting", "playing", "over"]
NoTakeBack: TypeAlias = Literal["", "nothing", "nature", "other", "shown", "over"]  # empty: it can
Outcome: TypeAlias = Literal["accepted", "duplicate", "stale", "refused"]


class Chair:
    """Who sits in a seat. A bot may sit in for a person, who may come back."""

    def __init__(self, kind: str, name: str, bot: str, holder: str, invite: str) -> None:
        self.kind = kind
        self.name = name
        self.bot = bot
        self.holder = holder  # hash of the secret of whoever took the seat
        self.invite = invite  # hash of the invitation not yet used
        self.used = ""  # hash of the one that was

    @property
    def taken(self) -> bool:
        """Whether somebody or something sits here."""
        return self.kind == "bot" or bool(self.holder)


class Told:
    """An event with the number of the log row that brought it."""

    def __init__(self, number: int, event: Event) -> None:
        self.number = number
        self.event = event


class Given(NamedTuple):
    """An answer as it was given."""

    seat: int
    sequence: int  # up to where whoever gave it knew the table
    key: str
    path: str
    bot: str = ""  # whose answer it is, in the seat of a bot


class Verdict(NamedTuple):
    """What a command came to."""

    status: Outcome
    sequence: int
    code: str = ""
    rule: str = ""
    message: str = ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """A table, as far as its log has been read."""

    def __init__(self, row: TableRow, log: Iterable[LogRow]) -> None:
        """Begin from the agreement and apply the log."""
        self.row = row
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
        self._marks: list[int] = []  # how many events there were before each answer
        kinds = [chair.kind for chair in self.chairs]
        self._against_bots = [  # each seat: those of the table; one that sits in does not count
            len(kinds) > 1 and all(kind == "bot" for kind in kinds[:seat] + kinds[seat + 1 :])
            for seat in range(len(kinds))
        ]
        self._told(0)
        self.catch_up(log)

    def catch_up(self, rows: Iterable[LogRow]) -> None:
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

    # What would come of answers, which is thrown away

    def tried(self, all_given: Sequence[Given]) -> tuple[list[LogRow], list[Verdict]]:
        """What answers come to, up to the first that has to wait for what comes of the others."""
        match = self.match()
        rows: list[LogRow] = []
        verdicts: list[Verdict] = []
        for given in all_given:
            if rows and not self._stands_apart(given, match, rows):
                break
            found = self.answered(match, len(rows), given)
            if isinstance(found, list):
                rows += found
                verdicts.append(Verdict("accepted", self.number + len(rows)))
            elif rows:
                break  # what is wrong with it is said of what is on the disk
            else:
                verdicts.append(found)
        return rows, verdicts

    def _stands_apart(self, given: Given, match: Match, rows: Sequence[LogRow]) -> bool:
        """Whether an answer is none of those tried already, and to a question they left alone."""
        is_new = all(row.key != given.key for row in rows)
        return is_new and _is_same(self.questions.get(given.seat), match.state.asked(given.seat))

    def answered(self, match: Match, tried: int, given: Given) -> Verdict | list[LogRow]:
        """What an answer comes to: what is to be written, or else why nothing is.

        The match is thrown away; so many answers were tried on it before.
        """
        seat, sequence, key, path, bot = given
        if key in self.keys:
            return Verdict("duplicate", self.number)
        if self.status == "waiting":
            return self.refused("waiting", "the table is not complete yet")
        if sequence < self.asked_since[seat] or (bot and self.chairs[seat].bot != bot):
            return Verdict("stale", self.number, "stale")
        try:
            match.answer(seat, path)
        except Refused as error:
            return self.refused(error.code, str(error), error.rule)
        except AutomatableError as error:
            return self.refused(error.code, str(error))
        return self.answer_rows(match, tried, key)

    def answer_rows(self, match: Match, tried: int, key: str) -> list[LogRow]:
        """What a match has that the table has not, but for so many answers tried before."""
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

    def refused(self, code: str, message: str, rule: str = "") -> Verdict:
        """That something cannot be done, and why."""
        return Verdict("refused", self.number, code, rule, message)

    def match(self) -> Match:
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


def _is_same(one: Decision | None, other: Decision | None) -> bool:
    if one is None or other is None:
        return one is other
    return one.key == other.key and one.options == other.options
