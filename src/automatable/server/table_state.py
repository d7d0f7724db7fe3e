"""The state of a table: what its log has led to. Compiled, as table.py is."""

import time
from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime
from typing import Final, Literal, TypeAlias

from mypy_extensions import mypyc_attr

from ..kernel.decision import Decision
from ..kernel.events import EVERYBODY, Event, Fact, ear
from ..kernel.game import State
from ..kernel.record import Answer, Record
from ..kernel.registry import game as game_named
from ..kernel.seats import ORACLE
from ..match import Nature, SharedNature, Trial, clock_of
from .codes import is_same
from .occupant import Occupant
from .private_rows import PrivateRows, Tail
from .rows import LogRow, TableRow
from .undo import Undo
from .verdict import said

Status: TypeAlias = Literal["waiting", "playing", "over"]
PIECE: Final = 250  # rows of a log that are read in one go: some milliseconds at most


class StoryEvent:
    """An event with the number of the log row that brought it."""

    def __init__(self, number: int, event: Event) -> None:
        self.number = number
        self.event = event


@mypyc_attr(allow_interpreted_subclasses=True)
class TableState:
    """The state of a table, as far as its log has been read."""

    def __init__(self, row: TableRow, log: Iterable[LogRow]) -> None:
        """Begin from the agreement and apply the log."""
        self.row = row
        self.number = 0  # of the last row applied
        self.before = 0  # what that number was before the last change
        self.keys: dict[str, str] = {}  # of commands, each with what it said
        self.story: list[StoryEvent] = []
        self.notices: list[StoryEvent] = []  # of taking back: for those who were there
        self.rematch: str | None = None
        self.seating = 0  # how often something changed that is no part of the game
        self.occupants = [Occupant(**seat) for seat in self.row.seats]
        self._begun = False
        self._nature = Nature(row.seed)
        self._begin()
        game = game_named(self.row.game)
        self.record = Record(game, game.settings_for(row.version, row.settings), row.start)
        self.state: State = self.record.begin()
        self.signs = [time.monotonic()] * self.state.seats  # of life; nobody has left just now
        self.asked_since = [0] * self.state.seats
        self.questions: dict[int, Decision] = {}  # all that are open, by seat
        self._short = ""
        self._marks: list[int] = []  # how many events there were before each answer
        self._ears: list[int] = []  # who may notice each answer
        self._follows: list[bool] = []  # whether each was sent with the answer before it
        self.private_rows = PrivateRows(self.state.seats)
        self.undo: Undo | None = None  # what somebody asks for
        self._declined: dict[int, int] = {}  # answers that seats were not allowed to take back
        self.clock = clock_of(row.clock, self.state.seats, _moment(row.created))
        self._hear(0)
        self._look_up()
        for _ in self.read(list(log)):
            pass

    # What is in the log

    def read(self, rows: Sequence[LogRow]) -> Iterator[None]:
        """Apply a whole log, piece by piece: between two pieces others may have their turn.

        What was taken back later is played only to see who noticed it.
        """
        standing: list[int] = []  # numbers of answers
        gone: set[int] = set()
        for row in rows:
            if row.kind == "answer":
                standing.append(row.number)
            elif row.kind == "take_back":
                index = int(row.data)
                gone.update(standing[index:])
                del standing[index:]
        self.before = self.number
        gone_later = Tail()
        for count, row in enumerate(rows, 1):
            if row.number in gone:
                self._count(row)
                ears = gone_later.add(self.state, row)
                self.private_rows.add(row.number, ears)
                self._play_on(row.seat, ears)
            elif row.kind == "take_back":
                self._count(row)
                taken = gone_later.cut(int(row.data) - len(self.record.answers))
                self._tell_taken_back(row, taken)
                self.asked_since = [self.number] * self.state.seats  # who knew less has not seen it
                self._forget_undo()
            else:
                self._apply(row)
            if count % PIECE == 0:
                yield

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
            self._follows.append(_is_more(row))
            self.private_rows.add(row.number, self._ears[-1])
            self._play_on(row.seat, self._ears[-1])
            self.record.answers.append(Answer(row.seat, action))
            self._hear(row.number)
            self._ask_anew(row.seat)
        elif row.kind == "take_back":
            self._go_back(row)
        elif row.kind in ("undo", "agree", "refuse"):
            self._speak(row)
        else:
            self._reseat(row)
        self._look_up()

    def _speak(self, row: LogRow) -> None:
        """Somebody asks to take back, or says something to that."""
        self.seating += 1
        undo = self.undo
        if row.kind == "undo":
            own = self.mates(row.seat)
            people = [seat for seat, occupant in enumerate(self.occupants) if occupant.holder]
            asked = [seat for seat in people if seat not in own]
            self.undo = Undo(row.seat, int(row.data), row.number, asked)
        elif row.kind == "agree" and undo is not None:
            undo.agree(self.mates(row.seat))
        elif undo is not None:
            if row.seat != undo.seat:
                self._declined[undo.seat] = undo.index
            self.undo = None

    def _play_on(self, seat: int, ears: int) -> None:
        """An answer is given, by which what somebody asks for may lapse."""
        if self.undo is not None and self.undo.lapses(seat, ears):
            self.seating += 1
            self.undo = None

    def _forget_undo(self) -> None:
        self.seating += self.undo is not None
        self.undo = None
        self._declined = {}

    def _reseat(self, row: LogRow) -> None:
        self.seating += 1
        if row.kind == "join":
            occupant = self.occupants[row.seat]
            occupant.name, occupant.holder = row.data["name"], row.data["holder"]
            occupant.invite, occupant.used = "", occupant.invite
            if occupant.kind == "bot":  # it kept the seat for whoever was invited
                occupant.kind, occupant.bot = "link", ""
            occupant.commit, occupant.next = row.data.get("commit", ""), row.data.get("next", "")
        elif row.kind == "nonce":
            for seat, nonce, following in row.data:
                occupant = self.occupants[seat]
                occupant.brought, occupant.nonce, occupant.next = True, nonce, following
        elif row.kind == "hand_over":
            occupant = self.occupants[row.seat]
            occupant.bot = row.data
            if not occupant.holder:
                occupant.kind = "bot"
        elif row.kind == "rematch":
            self.rematch = row.data
        self._begin()

    def _begin(self) -> None:
        """Once everybody is ready, chance is fixed: what comes later changes nothing."""
        if self._begun or not all([occupant.ready for occupant in self.occupants]):
            return
        self._begun = True
        if self.row.scheme != 1:
            self._nature = SharedNature(
                self.row.seed, [occupant.nonce for occupant in self.occupants]
            )

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
            self.private_rows.add(row.number, ears)
            self._play_on(row.seat, ears)
            self._marks.append(len(self.story))
            self._follows.append(_is_more(row))
            for event in events[start:end]:
                self.story.append(StoryEvent(row.number, event))
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
            self.touch([row.seat])
        if self.clock is not None and row.clock is not None:
            self.clock.set(row.clock)

    def _go_back(self, row: LogRow) -> None:
        """Take answers back; whoever comes later is told nothing of them."""
        index = int(row.data)
        self.state = self.record.replay(index)
        self.state.log = []
        del self.story[self._marks[index] :]
        self._tell_taken_back(row, self._ears[index:])
        for answer in self.record.answers[index:]:
            self._ask_anew(answer.seat)
        del self.record.answers[index:]
        del self._marks[index:], self._ears[index:], self._follows[index:]
        self._forget_undo()

    def _tell_taken_back(self, row: LogRow, taken: Sequence[int]) -> None:
        """To whoever may have noticed what was taken back: the ears of those answers."""
        ears = ears_of_taking_back(row.seat, taken)
        self.private_rows.add(row.number, ears)
        facts: dict[str, Fact] = {"seat": row.seat}
        self.notices.append(
            StoryEvent(row.number, Event("taken_back", "", facts, {}, (), False, ears))
        )

    def _hear(self, number: int) -> None:
        """Take over what the state has told."""
        events = self.state.log
        assert events is not None
        for event in events:
            self.story.append(StoryEvent(number, event))
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
        if self.clock is not None:
            at_work = self.asked if self.status == "playing" else []
            self.clock.run([seat for seat in at_work if not self.occupants[seat].bot])

    # Who may do what

    def _status(self) -> Status:
        """Dealing starts when all seats are taken and have brought what they promised."""
        if self.state.result is not None:
            return "over"
        return "playing" if self._begun else "waiting"

    def holds(self, holder: str, seat: int) -> bool:
        """Whether the seat belongs to whoever has that hash."""
        return 0 <= seat < len(self.occupants) and is_same(holder, self.occupants[seat].holder)

    def seats_of(self, holder: str) -> list[int]:
        """The seats that belong to whoever has that hash."""
        return [seat for seat in range(len(self.occupants)) if self.holds(holder, seat)]

    def free(self) -> list[int]:
        """The seats that wait for somebody invited."""
        return [seat for seat in range(len(self.occupants)) if not self.occupants[seat].taken]

    def own_seat(self, holder: str) -> int | None:
        """The one seat of somebody; None for spectators and for people who share a screen."""
        seats = self.seats_of(holder)
        return seats[0] if len(seats) == 1 else None

    def is_against_bots(self, seat: int) -> bool:
        """Whether all others are bots of the table; those that sit in for people do not count."""
        others = [occupant.kind for other, occupant in enumerate(self.occupants) if other != seat]
        return len(others) > 0 and all([kind == "bot" for kind in others])

    def mates(self, seat: int) -> list[int]:
        """The seats of the person in that seat, who may have several."""
        holder = self.occupants[seat].holder
        return [one for one, occupant in enumerate(self.occupants) if occupant.holder == holder]

    def touch(self, seats: Iterable[int]) -> None:
        """Remember that the people of these seats have given a sign of life."""
        for seat in seats:
            self.signs[seat] = time.monotonic()


def now() -> int:
    """The time in milliseconds, the same for all processes and after a restart."""
    return time.time_ns() // 1_000_000


def _moment(written: str) -> int:
    """A time as `created` is written, in milliseconds; 0 if it is not known."""
    return int(datetime.fromisoformat(written).timestamp() * 1000) if written else 0


def ears_of_taking_back(seat: int, taken: Sequence[int]) -> int:
    """Who may notice it: the seat alone, if nobody else has noticed what is taken back."""
    own = ear(seat) | ear(ORACLE)
    return own if all([one == own for one in taken]) else EVERYBODY


def _is_more(row: LogRow) -> bool:
    """Whether an answer is not the first of its command."""
    return "/" in row.key


def _is_same(one: Decision | None, other: Decision | None) -> bool:
    if one is None or other is None:
        return one is other
    return one.key == other.key and one.options == other.options
