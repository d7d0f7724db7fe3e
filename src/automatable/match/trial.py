"""Answers tried on a copy of the state, which is then kept or discarded."""

from ..kernel.errors import Stale, UnknownAction
from ..kernel.game import State
from ..kernel.record import Answer
from ..kernel.seats import CHANCE, SPECTATOR, Seat
from .nature import Nature


class Trial:
    """A copy of a state with answers that are not in the record yet.

    A caller that keeps the trial takes over its state and answers: nothing is applied twice. Until
    then the original is unchanged, so a refused answer leaves no trace, and nobody sees an answer
    that is not on the disk yet.
    """

    def __init__(self, state: State, first: int, nature: Nature) -> None:
        self.state = state.branch()  # after the answers tried
        self.answers: list[Answer] = []  # those tried, nature's too
        self.marks: list[int] = []  # the number of new events before each answer
        self.ears: list[int] = []  # who may notice each answer, as returned by State.apply
        self._first = first  # index of the first new answer in the record
        self._nature = nature

    def answer(self, seat: Seat, path: str) -> None:
        """Give one or several answers of a seat, by name; then nature gives its own.

        Where nature comes between, it answers and the rest follows: up to the first answer that is
        not possible any more. A refusal would tell what nature has answered, and cost nothing.
        """
        names = path.split()
        if not names:
            raise UnknownAction("an answer needs a name")
        number = self.state.game.catalogue.number
        actions = [number(name) for name in names]
        since, is_chance = 0, False  # whether nature has answered, and the events after that
        for k, action in enumerate(actions):
            if k and not is_chance and self._unveils(since):
                raise Stale("an answer cannot be given before what it depends on is shown")
            if k and self._waits_for_nature(seat):
                since, is_chance = self._told(), True
                self.answer_nature()
            if is_chance and (self._unveils(since, seat) or not self._is_on_offer(seat, action)):
                break
            self._apply(seat, action)
        self.answer_nature()

    def _waits_for_nature(self, seat: Seat) -> bool:
        return self.state.asked(seat) is None and self.state.asked(CHANCE) is not None

    def _is_on_offer(self, seat: Seat, action: int) -> bool:
        decision = self.state.asked(seat)
        return decision is not None and action in decision.options

    def answer_nature(self) -> None:
        """Let nature answer all its questions."""
        while (decision := self.state.asked(CHANCE)) is not None:
            index = self._first + len(self.answers)
            self._apply(CHANCE, self._nature.answer(decision, index))

    def _apply(self, seat: Seat, action: int) -> None:
        log = self.state.log
        assert log is not None
        self.marks.append(len(log))
        self.ears.append(self.state.apply(seat, action))
        self.answers.append(Answer(int(seat), action))

    def _told(self) -> int:
        log = self.state.log
        assert log is not None
        return len(log)

    def _unveils(self, since: int, seat: Seat = SPECTATOR) -> bool:
        """Whether an event shows something hidden to others than this seat alone."""
        log = self.state.log
        assert log is not None
        for event in log[since:]:
            if event.unveils and event.only != (seat,):
                return True
        return False
