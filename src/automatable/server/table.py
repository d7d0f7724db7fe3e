"""A table: what its log has led to. An answer is tried on a copy, and counts once it is logged.

Compiled, so nothing of the network or the store is known here.
"""

import time
from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple, TypeAlias, cast

from mypy_extensions import mypyc_attr

from ..kernel.compact import compact
from ..kernel.decision import Decision
from ..kernel.errors import AutomatableError, Refused
from ..kernel.events import EVERYBODY, Event, Fact, ear
from ..kernel.game import State
from ..kernel.record import Answer, Record
from ..kernel.registry import game as game_named
from ..kernel.seats import ORACLE
from ..match import Nature, SharedNature, Trial, committed, is_shown, last_place, why_no_take_back
from .asides import Asides, Tail
from .chair import Chair
from .codes import is_same
from .rows import LogRow, TableRow

Status: TypeAlias = Literal["waiting", "playing", "over"]
NoTakeBack: TypeAlias = Literal["", "nothing", "nature", "other", "shown", "over"]  # empty: it can
Outcome: TypeAlias = Literal["accepted", "duplicate", "stale", "refused"]
REUSED = "key_reused"


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
    bot: str = ""  # the name of the bot that gives it, if one does


class Brought(NamedTuple):
    """What a seat brings: the nonce it has promised, or none, and the promise for a rematch."""

    seat: int
    nonce: str
    next: str


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
        self.number = 0  # of the last row applied
        self.before = 0  # what that number was before the last change
        self.keys: dict[str, str] = {}  # of commands, each with what it said
        self.story: list[Told] = []
        self.notices: list[Told] = []  # of taking back: for those who were there, not for later
        self.rematch: str | None = None
        self.seating = 0  # how often something changed that is no part of the game
        self.chairs = [Chair(**seat) for seat in self.row.seats]
        self._begun = False
        self._nature = Nature(row.seed)
        self._begin()
        game = game_named(self.row.game)
        self.record = Record(game, game.agreed(row.version, row.settings), row.start)
        self.state: State = self.record.begin()
        self.signs = [time.monotonic()] * self.state.seats  # of life; nobody has left just now
        self.asked_since = [0] * self.state.seats
        self.questions: dict[int, Decision] = {}  # all that are open, by seat
        self._short = ""
        self._marks: list[int] = []  # how many events there were before each answer
        self._ears: list[int] = []  # who may notice each answer
        self.asides = Asides(self.state.seats)
        kinds = [chair.kind for chair in self.chairs]
        self._against_bots = [  # each seat: those of the table; one that sits in does not count
            len(kinds) > 1 and all(kind == "bot" for kind in kinds[:seat] + kinds[seat + 1 :])
            for seat in range(len(kinds))
        ]
        self._hear(0)
        self._look_up()
        self._read(list(log))

    # What is in the log

    def _read(self, rows: Sequence[LogRow]) -> None:
        """Apply a whole log; what was taken back later is played only to see who noticed it."""
        standing: list[int] = []  # numbers of answers
        gone: set[int] = set()
        for row in rows:
            if row.kind == "answer":
                standing.append(row.number)
            elif row.kind == "take_back":
                place = int(row.data)
                gone.update(standing[place:])
                del standing[place:]
        self.before = self.number
        gone_later = Tail()
        for row in rows:
            if row.number in gone:
                self._count(row)
                self.asides.add(row.number, gone_later.add(self.state, row))
            elif row.kind == "take_back":
                self._count(row)
                taken = gone_later.cut(int(row.data) - len(self.record.answers))
                self._tell_taken_back(row, taken)
                self.asked_since = [self.number] * self.state.seats  # who knew less has not seen it
            else:
                self._apply(row)

    def catch_up(self, rows: Iterable[LogRow]) -> None:
        """Apply rows; those already known are passed over."""
        self.before = self.number
        for row in rows:
            if row.number > self.number:
                self._apply(row)

    def _apply(self, row: LogRow) -> None:
        self._count(row)
        if row.kind == "answer":
            action = self.record.game.catalogue.number(row.data)
            self._marks.append(len(self.story))
            self._ears.append(self.state.apply(row.seat, action))
            self.asides.add(row.number, self._ears[-1])
            self.record.answers.append(Answer(row.seat, action))
            self._hear(row.number)
            self._ask_anew(row.seat)
        elif row.kind == "take_back":
            self._go_back(row)
        else:
            self._reseat(row)
        self._look_up()

    def _reseat(self, row: LogRow) -> None:
        self.seating += 1
        if row.kind == "join":
            chair = self.chairs[row.seat]
            chair.name, chair.holder = row.data["name"], row.data["holder"]
            chair.invite, chair.used = "", chair.invite
            chair.commit = row.data.get("commit", "")
        elif row.kind == "nonce":
            for seat, nonce, following in row.data:
                chair = self.chairs[seat]
                chair.brought, chair.nonce, chair.next = True, nonce, following
        elif row.kind == "hand_over":
            self.chairs[row.seat].bot = row.data
        elif row.kind == "rematch":
            self.rematch = row.data
        self._begin()

    def _begin(self) -> None:
        """Once everybody is ready, chance is fixed: what comes later changes nothing."""
        if self._begun or not all([chair.ready for chair in self.chairs]):
            return
        self._begun = True
        if self.row.scheme != 1:
            self._nature = SharedNature(self.row.seed, [chair.nonce for chair in self.chairs])

    def keep(self, trial: Trial, rows: Sequence[LogRow]) -> None:
        """Take over what was tried on a copy, now that its rows are written.

        So an answer is carried out once, although nobody may see it before it is on the disk. Who
        looks meanwhile may have read the rows already where several processes write.
        """
        if rows[0].number <= self.number:
            return
        self.before = self.number
        events = trial.state.log
        assert events is not None
        ends = [*trial.marks[1:], len(events)]
        for row, start, end, ears in zip(rows, trial.marks, ends, trial.ears, strict=True):
            self._count(row)
            self.asides.add(row.number, ears)
            self._marks.append(len(self.story))
            for event in events[start:end]:
                self.story.append(Told(row.number, event))
        trial.state.log = []
        self.state = trial.state
        self.record.answers += trial.answers
        self._ears += trial.ears
        for answer in trial.answers:
            self._ask_anew(answer.seat)
        self._look_up()

    def _count(self, row: LogRow) -> None:
        self.number = row.number
        key, _, more = row.key.partition("/")
        if not more:
            self.keys[key] = said(row.kind, row.seat, row.data)
        elif row.seat >= 0:  # the next answer of a path
            self.keys[key] = f"{self.keys.get(key, '')} {row.data}"
        if row.seat >= 0:
            self.note([row.seat])

    def _go_back(self, row: LogRow) -> None:
        """Take answers back; whoever comes later is told nothing of them."""
        place = int(row.data)
        self.state = self.record.replay(place)
        self.state.log = []
        del self.story[self._marks[place] :]
        self._tell_taken_back(row, self._ears[place:])
        del self.record.answers[place:], self._marks[place:], self._ears[place:]
        self._ask_anew(row.seat)

    def _tell_taken_back(self, row: LogRow, taken: Sequence[int]) -> None:
        """To whoever may have noticed what was taken back: the ears of those answers."""
        own = ear(row.seat) | ear(ORACLE)
        ears = own if all([one == own for one in taken]) else EVERYBODY
        self.asides.add(row.number, ears)
        facts: dict[str, Fact] = {"seat": row.seat}
        self.notices.append(Told(row.number, Event("taken_back", "", facts, {}, (), False, ears)))

    def _hear(self, number: int) -> None:
        """Take over what the state has told."""
        events = self.state.log
        assert events is not None
        for event in events:
            self.story.append(Told(number, event))
        self.state.log = []

    def _ask_anew(self, seat: int) -> None:
        """Whatever a seat is asked after its answer is a new question, even if it looks the same.

        So a second click never answers the next question.
        """
        if seat >= 0:
            self.asked_since[seat] = self.number

    def _look_up(self) -> None:
        """See where the game stands, and whose question is new."""
        self.status = self._status()
        self.asked = self.state.at_work()
        before, self.questions = self.questions, {int(d.seat): d for d in self.state.open()}
        for seat in range(self.state.seats):
            if not _is_same(before.get(seat), self.questions.get(seat)):
                self.asked_since[seat] = self.number

    # Who may do what

    def _status(self) -> Status:
        """Dealing starts when all seats are taken and have brought what they promised."""
        if self.state.result is not None:
            return "over"
        return "playing" if self._begun else "waiting"

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

    # What answers would lead to

    def trial(self) -> Trial:
        """A copy of the table on which answers can be tried."""
        return Trial(self.state, len(self.record.answers), self._nature)

    def tried(self, given: Given) -> Trial | Verdict:
        """The table after an answer, or why there can be none."""
        seat, sequence, key, path, bot = given
        if key in self.keys:
            return self.again(
                key, self.keys[key] if bot else said("answer", seat, self._full(path))
            )
        if self.status == "waiting":
            return self.refused("waiting", "the table is not complete yet")
        if sequence < self.asked_since[seat] or (bot and self.chairs[seat].bot != bot):
            return Verdict("stale", self.number, "stale")
        trial = self.trial()
        try:
            trial.answer(seat, path)
        except Refused as error:
            return self.refused(error.code, str(error), error.rule)
        except AutomatableError as error:
            return self.refused(error.code, str(error))
        return trial

    def brought(self, nonces: Sequence[Brought], key: str) -> list[Brought] | Verdict:
        """Those of the nonces that are new, or why they do not count: then none does."""
        new = {one.seat: one for one in nonces if not self.chairs[one.seat].brought}
        if key in self.keys:
            return self.again(key, said("nonce", -1, None))
        if not new:
            return Verdict("duplicate", self.number)
        if self._begun:
            return self.refused("begun", "chance is fixed: the game has begun")
        for seat, nonce, _ in new.values():
            commit = self.chairs[seat].commit
            if not commit or (nonce and committed(bytes.fromhex(nonce)) != commit):
                return self.refused("bad_nonce", f"seat {seat} has not promised this nonce")
        return list(new.values())

    def again(self, key: str, now: str) -> Verdict:
        """What a command comes to whose key is known: nothing, if it says the same again."""
        if self.keys[key] == now:
            return Verdict("duplicate", self.number)
        return self.refused(REUSED, "this key was used for another command; use a new one")

    def _full(self, path: str) -> str:
        """A path as its rows have it."""
        catalogue = self.record.game.catalogue
        try:
            return " ".join([catalogue.name(catalogue.number(name)) for name in path.split()])
        except AutomatableError:
            return path

    def rows(self, trial: Trial, key: str) -> list[LogRow]:
        """The answers of a trial as they are written; the first has the key of the command."""
        name = self.record.game.catalogue.name
        return [
            LogRow(
                self.number + place + 1,
                "answer",
                answer.seat,
                name(answer.action),
                f"{key}/{place + 1}" if place else key,
            )
            for place, answer in enumerate(trial.answers)
        ]

    def refused(self, code: str, message: str, rule: str = "") -> Verdict:
        """That something cannot be done, and why."""
        return Verdict("refused", self.number, code, rule, message)

    def why_no_take_back(self, seat: int) -> NoTakeBack:
        """Empty if the seat's last answer can be taken back.

        Bots agree to it, but not after the seat has learned something by it: what a bot had laid,
        or what nature gave. It would be the same again.
        """
        if self.status == "over":
            return "over"  # the seed is public now
        place = last_place(self.record.answers, seat)
        if place < 0:
            return "nothing"
        before = self._marks[place]
        events = [told.event for told in self.story[before:]]
        marks = [mark - before for mark in self._marks[place:]]
        reason = why_no_take_back(self.record.answers[place:], marks, events, seat)
        if reason == "other" and self._against_bots[seat]:
            return "shown" if is_shown(events, seat) else ""
        return cast(NoTakeBack, reason)

    @property
    def size(self) -> int:
        """About how many bytes of memory it takes."""
        return 8_000 + 250 * self.number + 750 * (len(self.story) + len(self.notices))

    @property
    def seed_hash(self) -> str:
        """Published before the deal, so that nobody can steer it afterwards."""
        return committed(self.row.seed)

    def short(self) -> str:
        """The record of a game that is over, in short form; everybody asks for it."""
        if not self._short:
            self._short = compact(self.record)
        return self._short

    def text(self) -> str:
        """The record as text, with the names of those who sat there."""
        names = {seat: chair.bot or chair.name for seat, chair in enumerate(self.chairs)}
        record = self.record
        return Record(record.game, record.settings, record.start, names, record.answers).text()


def said(kind: str, seat: int, data: object) -> str:
    """What a row says of the command that it was written for, and the command of itself."""
    if kind == "nonce":
        return kind  # it may be for several seats, some of which have brought theirs
    return f"{kind} {seat} {data}" if kind in ("answer", "hand_over") else f"{kind} {seat}"


def _is_same(one: Decision | None, other: Decision | None) -> bool:
    if one is None or other is None:
        return one is other
    return one.key == other.key and one.options == other.options
