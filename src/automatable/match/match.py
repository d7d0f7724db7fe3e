"""One played game: its record grows by answers and shrinks by taking back."""

from collections.abc import Sequence
from typing import Any

from ..kernel.errors import CannotTakeBack
from ..kernel.events import Event, Seen, heard
from ..kernel.game import State
from ..kernel.record import Answer, Record
from ..kernel.seat_view import Bot, SeatView
from ..kernel.seats import CHANCE, Seat
from .nature import Nature
from .trial import Trial


class Match:
    """A game in play. Nature answers at once; everybody else through `answer`.

    A caller that has the state the record leads to may hand it over; else the record is replayed.
    """

    def __init__(self, record: Record, nature: Nature, state: State | None = None) -> None:
        self.record = record  # the game so far, to be saved
        self.nature = nature  # who answers for chance
        self.state: State = record.replay() if state is None else state  # now
        trial = self._trial()
        trial.answer_nature()
        self._keep(trial)

    def __reduce__(self) -> tuple[Any, tuple[str, Nature]]:
        """Pickled as its record, and with nature: a copy goes on with the same chance."""
        return match_of, (self.record.text(), self.nature)

    def __repr__(self) -> str:
        return f"<match of {self.state.game.id} after {len(self.record.answers)} answers>"

    def answer(self, seat: Seat, path: str) -> None:
        """Give one or several answers of a seat, by name, as `Trial.answer` does."""
        trial = self._trial()
        trial.answer(seat, path)
        self._keep(trial)

    def answer_bot(self, seat: Seat, bot: Bot) -> None:
        """Let the bot in a seat answer its open question."""
        action = bot.choose(SeatView(self.state, seat))
        self.answer(seat, self.state.game.catalogue.name(action))

    def asked(self) -> list[int]:
        """The seats that have something to answer."""
        return [decision.seat for decision in self.state.open()]

    def events(self, seat: Seat, since: int = 0) -> list[Seen]:
        """What a seat was told, starting with the event of that number."""
        assert self.state.log is not None
        return heard(self.state.log[since:], seat)

    @property
    def told(self) -> int:
        """The number of events so far."""
        assert self.state.log is not None
        return len(self.state.log)

    def told_before(self, seat: Seat) -> int:
        """The number of events when the seat last answered."""
        own = [index for index, answer in enumerate(self.record.answers) if answer.seat == seat]
        log = self.record.replay(own[-1] if own else 0).log
        assert log is not None
        return len(log) if own else 0

    def take_back(self, seat: Seat, agreed: Sequence[int] = ()) -> None:
        """Take back the seat's last answer and what followed; raises CannotTakeBack.

        Unless all others agree, everything since must be the seat's own. Even then it must not have
        learned anything by its answer.
        """
        others = set(range(self.state.seats)) - {int(seat)}
        all_agree = bool(others) and others <= set(agreed)
        index = last_index(self.record.answers, seat)
        if index < 0:
            raise CannotTakeBack("nothing")
        state = self.record.replay(index)
        state.log = []
        since = self.record.answers[index:]
        marks: list[int] = []
        for answer in since:
            marks.append(len(state.log))
            state.apply(answer.seat, answer.action)
        reason = why_no_take_back(since, marks, state.log, seat, all_agree)
        if reason:
            raise CannotTakeBack(reason)
        del self.record.answers[index:]
        self.state = self.record.replay()

    def _trial(self) -> Trial:
        return Trial(self.state, len(self.record.answers), self.nature)

    def _keep(self, trial: Trial) -> None:
        """Adopt what was tried; the log continues."""
        log, new = self.state.log, trial.state.log
        assert log is not None
        assert new is not None
        log += new
        trial.state.log = log
        self.state = trial.state
        self.record.answers += trial.answers


def match_of(text: str, nature: Nature) -> Match:
    """The match at the end of a record."""
    return Match(Record.read(text), nature)


def last_index(answers: Sequence[Answer], seat: Seat) -> int:
    """The index of a seat's last answer in the record; -1 if it has given none."""
    for index in range(len(answers) - 1, -1, -1):
        if answers[index].seat == seat:
            return index
    return -1


def why_no_take_back(
    since: Sequence[Answer],
    marks: Sequence[int],
    events: Sequence[Event],
    seat: Seat,
    agreed: bool = False,
) -> str:
    """Why a seat cannot take back its last answer, the first of these; empty if it can.

    Even if the others agree, the seat must not have learned anything by it: what they had played,
    or what nature answered. It would be the same again.

    `marks` is the number of events before each answer. Only answers of nature that the seat has
    noticed count: those to its own question, and those it heard of. The reason must not reveal
    what nature answered to other seats at work.
    """
    learned = what_was_learned(since, marks, events, seat)
    if len(since) > 1 and not agreed and learned != "nature":
        return "other"
    return learned


def what_was_learned(
    since: Sequence[Answer], marks: Sequence[int], events: Sequence[Event], seat: Seat
) -> str:
    """What a seat knows by these answers that it must not know if they are given again.

    "nature" if nature has answered its question, or as it heard; "shown" if it was shown what was
    hidden. For `marks` see why_no_take_back.
    """
    ends = [*marks[1:], len(events)]
    is_own = False  # the answer before those of nature
    for k, answer in enumerate(since):
        if answer.seat != CHANCE:
            is_own = answer.seat == seat
            continue
        heard_of = [event for event in events[marks[k] : ends[k]] if event.reaches(seat)]
        if is_own or heard_of:
            return "nature"
    shown = any([event.unveils and event.reaches(seat) for event in events])
    return "shown" if shown else ""
