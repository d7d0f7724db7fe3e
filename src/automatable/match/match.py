"""One played game: its record grows by answers and shrinks by taking back."""

from collections.abc import Sequence

from ..kernel.errors import CannotTakeBack, Stale, UnknownAction
from ..kernel.events import Seen
from ..kernel.game import State
from ..kernel.record import Answer, Record
from ..kernel.seat_view import Bot, SeatView
from ..kernel.seats import CHANCE, Seat
from .nature import Nature


class Match:
    """A game in play. Nature answers at once; everybody else through `answer`."""

    def __init__(self, record: Record, nature: Nature) -> None:
        self.record = record
        self.nature = nature
        self.state: State = record.replay()
        self._answer_nature()

    def answer(self, seat: Seat, path: str) -> None:
        """Give one or several answers of a seat, by name; all are carried out, or none."""
        names = path.split()
        if not names:
            raise UnknownAction("an answer has a name")
        actions = [self.state.game.catalogue.number(name) for name in names]
        trial = self.state
        if len(actions) > 1:
            trial = self.state.clone()
            trial.log = []
        for action in actions:
            if trial is not self.state and any(event.unveils for event in trial.log or []):
                raise Stale("an answer to what is not shown yet is given when it is")
            trial.apply(seat, action)
        if trial is not self.state:
            for action in actions:
                self.state.apply(seat, action)
        self.record.answers += [Answer(int(seat), action) for action in actions]
        self._answer_nature()

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
        return [event.seen_by(seat) for event in self.state.log[since:]]

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
        own = [place for place, answer in enumerate(self.record.answers) if answer.seat == seat]
        if not own:
            raise CannotTakeBack("nothing")
        others = set(range(self.state.seats)) - {int(seat)}
        if not others or not others <= set(agreed):
            self._check_tail(own[-1])
        del self.record.answers[own[-1] :]
        self.state = self.record.replay()

    def _check_tail(self, place: int) -> None:
        since = self.record.answers[place + 1 :]
        if any(answer.seat == CHANCE for answer in since):
            raise CannotTakeBack("nature")
        if since:
            raise CannotTakeBack("other")
        before = self.record.replay(place).log
        after = self.state.log
        assert before is not None
        assert after is not None
        if any(event.unveils for event in after[len(before) :]):
            raise CannotTakeBack("shown")

    def _answer_nature(self) -> None:
        while (decision := self.state.asked(CHANCE)) is not None:
            action = self.nature.answer(decision, len(self.record.answers))
            self.state.apply(CHANCE, action)
            self.record.answers.append(Answer(int(CHANCE), action))
