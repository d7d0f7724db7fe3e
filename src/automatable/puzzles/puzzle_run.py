"""Somebody in the middle of a puzzle."""

from collections.abc import Sequence
from typing import NamedTuple

from ..kernel.decision import Decision
from ..kernel.errors import AutomatableError
from ..kernel.events import Event, Seen, heard
from ..kernel.game import Refusal
from .goal import COUNT, has_stopped
from .puzzle import BadPuzzle, Puzzle, Step

MOST_GIVEN = 200  # answers in one puzzle
LOOK = 4  # answers that the first hint names


class Reply(NamedTuple):
    """What somebody hears of an answer: whether it was taken, what it is worth, what forbids it."""

    is_taken: bool
    worth: int = -1  # in thousandths, of a wrong answer to a question with one right answer
    refusal: Refusal | None = None


class PuzzleRun:
    """The table of a puzzle after some answers. It goes back by starting anew."""

    def __init__(self, puzzle: Puzzle, given: Sequence[str] = ()) -> None:
        self.puzzle = puzzle
        self.state = puzzle.begin()
        self.before = (
            self.reached if puzzle.goal.kind == COUNT else 0
        )  # what there is to begin with
        self.given: list[str] = []
        self._told = 0  # events before the last answer
        for answer in given[:MOST_GIVEN]:
            if not self.give(answer).is_taken:
                raise BadPuzzle(f"{answer!r} is not possible in puzzle {puzzle.id}")

    @property
    def is_over(self) -> bool:
        """Whether there is nothing more to answer."""
        if self.puzzle.goal.is_answer:
            return len(self.given) == len(self.puzzle.steps)
        if self.puzzle.goal.kind == COUNT and self.reached >= self.puzzle.goal.target:
            return True
        return has_stopped(self.state, self.puzzle.seat)

    @property
    def reached(self) -> int:
        """How much of the goal is reached."""
        return self.puzzle.goal.reached(self.state, self.puzzle.seat)

    @property
    def is_solved(self) -> bool:
        """Whether the goal is reached."""
        if not self.is_over:
            return False
        return self.puzzle.goal.is_answer or self.reached >= self.puzzle.goal.target

    @property
    def step(self) -> Step:
        """The question that is open, where each has one right answer."""
        return self.puzzle.steps[len(self.given)]

    def decision(self) -> Decision | None:
        """The open question with all its options."""
        return None if self.is_over else self.state.asked(self.puzzle.seat)

    def events(self) -> list[Seen]:
        """What the seat has seen happen since the last answer."""
        return heard(self._log()[self._told :], self.puzzle.seat)

    def rules(self) -> list[str]:
        """The rules by which everything so far happened, each once, in order."""
        seen = heard(self._log(), self.puzzle.seat)
        return list(dict.fromkeys(event.rule for event in seen if event.rule))

    def look(self) -> list[str]:
        """The first hint, answers to look at, in a fixed order that tells nothing more.

        With one right answer, that and the most tempting other one; else some of a solution that
        are still to be given: if there are several like what is asked now, those, since who goes
        with them or at which level says little by itself.
        """
        if self.is_over:
            return []
        if self.puzzle.goal.is_answer:
            return sorted([self.step.right, self.step.second])
        left = list(self.puzzle.line)
        for answer in self.given:
            if answer in left:
                left.remove(answer)
        alike = [answer for answer in left if _verb(answer) in self._verbs()]
        return sorted(set((alike if len(set(alike)) > 1 else left)[:LOOK]))

    def _verbs(self) -> set[str]:
        """What kinds of things may be answered now."""
        decision = self.decision()
        name = self.state.game.catalogue.name
        return {_verb(name(one)) for one in decision.options} if decision else set()

    def next(self) -> str:
        """The next answer of the solution; empty if it went another way."""
        known, count = self.puzzle.answers, len(self.given)
        return known[count] if known[:count] == self.given and count < len(known) else ""

    def give(self, answer: str) -> Reply:
        """Answer; what is right, or where all answers may be given any, is carried out."""
        if self.is_over:
            raise BadPuzzle(f"the puzzle {self.puzzle.id} is over")
        action = self.state.game.catalogue.number(answer)
        refusal = self.state.refusal(self.puzzle.seat, action)
        if refusal.rule:
            return Reply(False, refusal=refusal)
        is_answer = self.puzzle.goal.is_answer
        if is_answer and answer != self.step.right:
            return Reply(False, self.step.worths.get(answer, -1))
        self._told = len(self._log())
        reply = self.step.reply if is_answer else ""
        self._apply(self.puzzle.seat, answer)
        if reply:
            self._apply(1 - self.puzzle.seat, reply)
        self.given.append(answer)
        return Reply(True)

    def _apply(self, seat: int, name: str) -> None:
        try:
            self.state.apply(seat, self.state.game.catalogue.number(name))
        except AutomatableError as error:
            raise BadPuzzle(f"{self.puzzle.id}: {name} cannot be answered: {error}") from None

    def _log(self) -> list[Event]:
        assert self.state.log is not None
        return self.state.log


def _verb(answer: str) -> str:
    return answer.partition(":")[0].partition("@")[0]
