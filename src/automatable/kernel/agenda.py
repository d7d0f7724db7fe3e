"""Work still to do: an agenda of immutable steps, in lanes when several seats answer at once."""

from typing import Any, Final, Generic, TypeVar, final

from mypy_extensions import mypyc_attr

from .decision import Ask, Decision
from .seats import CHANCE, Action, Seat

S = TypeVar("S")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One thing that happens. It acts, or asks one question and handles the answer.

    Steps are immutable, hence shared between states and their clones.
    """

    def begin(self, state: S, ask: Ask) -> bool:
        """Act and return False; or fill the question and return True, having changed nothing."""
        raise NotImplementedError

    def answer(self, state: S, action: Action) -> None:
        """Carry out an answer this step offered."""
        raise NotImplementedError

    def why_not(self, state: S, action: Action) -> str:
        """The id of the rule that keeps the action from being offered here."""
        raise NotImplementedError


_NO_LANES: Final[list[list[Step[Any]]]] = []  # shared, never filled


@final
class Agenda:
    """Steps still to do, next one last. While lanes are open, the table waits for all of them."""

    def __init__(self, table: list[Step[Any]], lanes: list[list[Step[Any]]]) -> None:
        self._table: Final = table
        self._lanes = lanes
        self._here: list[Step[Any]] = table  # where the running step pushes

    @staticmethod
    def of(step: Step[Any]) -> "Agenda":
        """An agenda with one thing to do."""
        return Agenda([step], _NO_LANES)

    def clone(self) -> "Agenda":
        """The same work, independent; the steps themselves are shared."""
        if not self._lanes:
            return Agenda(self._table[:], _NO_LANES)
        return Agenda(self._table[:], [lane[:] for lane in self._lanes])

    def push(self, step: Step[Any]) -> None:
        """Do this step next."""
        self._here.append(step)

    def then(self, steps: list[Step[Any]]) -> None:
        """Do these steps next, in reading order."""
        k = len(steps)
        while k > 0:
            k -= 1
            self._here.append(steps[k])

    def fork(self, steps: list[Step[Any]]) -> None:
        """Open a lane for each step. A lane asks its own seat and nature, nobody else."""
        assert self._here is self._table, "a lane does not fork"
        assert not self._lanes, "lanes are open already"
        self._lanes = [[step] for step in steps]

    def clear(self) -> None:
        """Drop all work: the game is over."""
        self._table.clear()
        for lane in self._lanes:
            lane.clear()
        self._here = self._table

    def advance(self, state: Any, ask: Ask) -> bool:
        """Run steps up to the first question (True), or until nothing is left (False)."""
        table = self._table
        while True:
            if self._lanes:
                for lane in self._lanes:
                    if lane and self._run(lane, state, ask):
                        return True
                self._lanes = _NO_LANES
            self._here = table
            if not table:
                return False
            step = table.pop()
            if step.begin(state, ask):
                table.append(step)
                return True

    def settle(self, state: Any, ask: Ask) -> None:
        """Run every lane up to its question, so that all that can happen has happened."""
        if self.advance(state, ask):
            first = self._here
            for lane in self._lanes:
                if lane is not first:
                    self._run(lane, state, ask)

    def settle_answered(self, state: Any, ask: Ask) -> None:
        """The same after an answer; the other lanes have stood at their questions all along."""
        if self._lanes and self._here is not self._table:
            self._run(self._here, state, ask)
            for lane in self._lanes:
                if lane:
                    return
        self.settle(state, ask)

    def find(self, state: Any, seat: Seat, ask: Ask) -> bool:
        """Fill in the open question of a seat, if there is one; `answer` then answers it."""
        if not self.advance(state, ask):
            return False
        if ask.seat == seat:
            return True
        first = self._here
        for lane in self._lanes:
            if lane is not first and self._run(lane, state, ask) and ask.seat == seat:
                return True
        return False

    def open(self, state: Any, ask: Ask) -> list[Decision]:
        """All open questions, in the order of the lanes; of nature's only the first."""
        if not self.advance(state, ask):
            return []
        first = self._here
        nature = ask.seat == CHANCE
        found = [ask.decision()]
        for lane in self._lanes:
            if lane is first or not self._run(lane, state, ask):
                continue
            if ask.seat == CHANCE and nature:
                continue
            nature = nature or ask.seat == CHANCE
            found.append(ask.decision())
        return found

    def answer(self, state: Any, action: Action) -> None:
        """Answer the question that `advance` or `find` has just filled in; it must be legal."""
        step = self._here.pop()
        step.answer(state, action)

    def asking(self) -> Step[Any]:
        """The step whose question `advance` or `find` has just filled in."""
        return self._here[-1]

    def steps(self) -> list[Step[Any]]:
        """All steps still to do, next one first; lanes before the table."""
        found: list[Step[Any]] = []
        for lane in self._lanes:
            found += reversed(lane)
        found += reversed(self._table)
        return found

    def _run(self, lane: list[Step[Any]], state: Any, ask: Ask) -> bool:
        self._here = lane
        while lane:
            step = lane.pop()
            if step.begin(state, ask):
                lane.append(step)
                return True
        return False
