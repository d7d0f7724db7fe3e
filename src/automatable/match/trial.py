"""What answers would lead to, on a copy of the table that can be kept or thrown away."""

from ..kernel.errors import Stale, UnknownAction
from ..kernel.game import State
from ..kernel.record import Answer
from ..kernel.seats import CHANCE, Seat
from .nature import Nature


class Trial:
    """A copy of a table with answers that are not in its record yet.

    Whoever keeps the trial takes over its state and answers: nothing is carried out again. Until
    then the table itself is unchanged, so a refused answer leaves no trace and one that still has
    to be written to a disk is not seen by anybody.
    """

    def __init__(self, state: State, place: int, nature: Nature) -> None:
        self.state = state.branch()
        self.answers: list[Answer] = []
        self.marks: list[int] = []  # how many new events there were before each answer
        self.ears: list[int] = []  # who may notice each answer, as State.apply says it
        self._place = place  # of the first new answer in the record
        self._nature = nature

    def answer(self, seat: Seat, path: str) -> None:
        """Give one or several answers of a seat, by name; then nature gives its own."""
        names = path.split()
        if not names:
            raise UnknownAction("an answer has a name")
        number = self.state.game.catalogue.number
        actions = [number(name) for name in names]
        for place, action in enumerate(actions):
            if place and self._unveils():
                raise Stale("an answer to what is not shown yet is given when it is")
            self._apply(seat, action)
        self.answer_nature()

    def answer_nature(self) -> None:
        """Let nature answer all that is asked of it."""
        while (decision := self.state.asked(CHANCE)) is not None:
            place = self._place + len(self.answers)
            self._apply(CHANCE, self._nature.answer(decision, place))

    def _apply(self, seat: Seat, action: int) -> None:
        log = self.state.log
        assert log is not None
        self.marks.append(len(log))
        self.ears.append(self.state.apply(seat, action))
        self.answers.append(Answer(int(seat), action))

    def _unveils(self) -> bool:
        log = self.state.log
        assert log is not None
        for event in log:
            if event.unveils:
                return True
        return False
