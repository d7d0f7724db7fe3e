"""One played game: its record grows by answers and shrinks by taking back."""

from collections.abc import Iterable, Sequence

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

    Whoever has the state the record leads to may give it away; else the record is replayed.
    """

    def __init__(self, record: Record, nature: Nature, state: State | None = None) -> None:
        self.record = record
        self.nature = nature
        self.state: State = record.replay() if state is None else state
        trial = self._trial()
        trial.answer_nature()
        self._keep(trial)

    def answer(self, seat: Seat, path: str) -> None:
        """Give one or several answers of a seat, by name; all are carried out, or none."""
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
        """What a seat was told, from the event of that number on."""
        assert self.state.log is not None
        return heard(self.state.log[since:], seat)

    @property
    def told(self) -> int:
        """How many events there were."""
        assert self.state.log is not None
        return len(self.state.log)

    def told_before(self, seat: Seat) -> int:
        """How many events there were when the seat last answered."""
        own = [place for place, answer in enumerate(self.record.answers) if answer.seat == seat]
        log = self.record.replay(own[-1] if own else 0).log
        assert log is not None
        return len(log) if own else 0

    def take_back(self, seat: Seat, agreed: Sequence[int] = ()) -> None:
        """Take back the seat's last answer and what followed; raises CannotTakeBack.

        Without the agreement of all others that needs everything since to be the seat's own, and
        nothing hidden to have been shown.
        """
        others = set(range(self.state.seats)) - {int(seat)}
        all_agree = bool(others) and others <= set(agreed)
        place = last_place(self.record.answers, seat)
        if place < 0:
            raise CannotTakeBack("nothing")
        state = self.record.replay(place)
        state.log = []
        since = self.record.answers[place:]
        marks: list[int] = []
        for answer in since:
            marks.append(len(state.log))
            state.apply(answer.seat, answer.action)
        reason = "" if all_agree else why_no_take_back(since, marks, state.log, seat)
        if reason:
            raise CannotTakeBack(reason)
        del self.record.answers[place:]
        self.state = self.record.replay()

    def _trial(self) -> Trial:
        return Trial(self.state, len(self.record.answers), self.nature)

    def _keep(self, trial: Trial) -> None:
        """Take over what was tried; the log goes on from where it was."""
        log, new = self.state.log, trial.state.log
        assert log is not None
        assert new is not None
        log += new
        trial.state.log = log
        self.state = trial.state
        self.record.answers += trial.answers


def last_place(answers: Sequence[Answer], seat: Seat) -> int:
    """Where the last answer of a seat stands; -1 if it has given none."""
    for place in range(len(answers) - 1, -1, -1):
        if answers[place].seat == seat:
            return place
    return -1


def why_no_take_back(
    since: Sequence[Answer], marks: Sequence[int], events: Sequence[Event], seat: Seat
) -> str:
    """Why a seat cannot take back its last answer, the first of these; empty if it can.

    `marks` says how many of the events there were before each answer. Nature has answered the seat
    itself, or in public. What it has answered others who are at work the seat has not heard of, so
    the reason does not tell it.
    """
    ends = [*marks[1:], len(events)]
    for k, answer in enumerate(since):
        if answer.seat == CHANCE:
            heard_of = [event for event in events[marks[k] : ends[k]] if event.reaches(seat)]
            if k == 1 or heard_of:
                return "nature"
    if len(since) > 1:
        return "other"
    return "shown" if is_shown(events, seat) else ""


def is_shown(events: Iterable[Event], seat: Seat) -> bool:
    """Whether something hidden was shown to a seat, alone or with others."""
    return any([event.unveils and event.reaches(seat) for event in events])
