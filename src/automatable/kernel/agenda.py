"""Work still to do: an agenda of immutable steps, in lanes when several seats answer at once."""

from typing import Any, ClassVar, Final, Generic, TypeVar, final

from mypy_extensions import i64, mypyc_attr

from .decision import Ask, Decision
from .events import Fact
from .seats import CHANCE, Action, Seat

S = TypeVar("S")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One thing that happens. It acts, or asks one question and handles the answer.

    Steps are immutable, hence shared between states and their clones.
    """

    WORDS: ClassVar[str] = ""  # how it is written in a position: see notation.py
    VERBS: ClassVar[str] = ""  # the verbs of its answers; "": any of the game's

    def begin(self, state: S, ask: Ask) -> bool:
        """Act and return False; or fill the question and return True, having changed nothing."""
        raise NotImplementedError

    def answer(self, state: S, action: Action) -> None:
        """Carry out an answer this step offered."""
        raise NotImplementedError

    def why_not(self, state: S, action: Action) -> str:
        """The id of the rule that keeps a player's action from being offered here.

        Empty if the game's `unasked_rule` applies, as for all verbs but the step's own. The game
        itself refuses nature's actions.
        """
        return ""

    def refusal_facts(self, state: S, action: Action, rule: str) -> dict[str, Fact]:
        """The numbers behind a refusal by that rule, as `Game.refusals` declares them.

        Separate from `why_not`, which runs for every action not on offer: these are computed only
        when somebody reads them. Empty if the rule forbids the action for another reason.
        """
        return {}

    def so_far(self, state: S) -> list[int]:
        """The answers given so far that led to this question, and have changed nothing yet."""
        return []

    def misfit(self, state: S) -> str:
        """Why this step cannot come next in the position being read; empty if it can."""
        return ""

    def wanted(self, state: S) -> int:
        """How many things are still to be chosen, this one included; 0 if unknown."""
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatStep(Step[S], Generic[S]):
    """A step that belongs to one seat."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat


_TRUNK: Final[i64] = -1  # the running step is not in a lane
_NOWHERE: Final[i64] = -2
_MOST_LANES: Final = 8


@final
@mypyc_attr(acyclic=True)
class Agenda:
    """Steps still to do, the next one last. While lanes are open, the trunk waits for all of them.

    All steps are in one list: `width` slots for each lane, then those of the trunk. A slot above
    the pending work holds a finished step: clearing it would only cost time.
    """

    def __init__(
        self, slots: list[Step[Any]], trunk: i64, lanes: i64, heights: i64, width: i64
    ) -> None:
        self._slots = slots
        self._trunk = trunk  # number of steps of the trunk
        self._lanes = lanes  # number of lanes that have slots
        self._heights = heights  # number of steps of each lane, one byte each
        self._width = width
        self._here: i64 = _TRUNK  # where the running step pushes

    @staticmethod
    def of(step: Step[Any]) -> "Agenda":
        """An agenda with one step."""
        return Agenda([step], 1, 0, 0, 2)

    @staticmethod
    def written(trunk: list[Step[Any]], lanes: list[list[Step[Any]]]) -> "Agenda":
        """An agenda with these steps for the trunk and for each lane, next one first."""
        found = Agenda([], 0, 0, 0, 2)
        found.load(trunk, lanes)
        return found

    def load(self, trunk: list[Step[Any]], lanes: list[list[Step[Any]]]) -> None:
        """Replace all work by these steps for the trunk and for each lane, next one first."""
        self.clear()
        self.then(trunk)
        at_work = [len(steps) > 0 for steps in lanes]
        if True in at_work:
            filler = lanes[at_work.index(True)][0]
            self._make_room(filler, len(lanes), max(2, max([len(steps) for steps in lanes])))
            for lane, steps in enumerate(lanes):
                self._here = lane
                self.then(steps)
            self._here = _TRUNK

    def clone(self) -> "Agenda":
        """An independent copy at the same question; the steps themselves are shared."""
        trunk = self._trunk
        top = self._lanes * self._width
        if self._heights == 0:
            return Agenda(self._slots[top : top + trunk], trunk, 0, 0, self._width)
        slots = self._slots[: top + trunk]
        found = Agenda(slots, trunk, self._lanes, self._heights, self._width)
        found._here = self._here
        return found

    def push(self, step: Step[Any]) -> None:
        """Do this step next."""
        if self._here != _TRUNK:
            self._push_in_lane(self._here, step)
            return
        slot = self._lanes * self._width + self._trunk
        if slot == len(self._slots):
            self._slots.append(step)
        else:
            self._slots[slot] = step
        self._trunk += 1

    def then(self, steps: list[Step[Any]]) -> None:
        """Do these steps next, in reading order."""
        k = len(steps)
        while k > 0:
            k -= 1
            self.push(steps[k])

    def fork(self, steps: list[Step[Any]]) -> None:
        """Open a lane with one step for each seat. A lane asks its seat and nature only."""
        assert self._here == _TRUNK, "a lane does not fork"
        assert self._heights == 0, "lanes are open already"
        lanes: i64 = len(steps)
        assert lanes <= _MOST_LANES, "a lane for each seat"
        if lanes > self._lanes:
            self._make_room(steps[0], lanes, self._width)
        lane: i64
        for lane in range(lanes):
            self._slots[lane * self._width] = steps[lane]
            self._heights |= _one(lane)

    def restart(self, lane: i64, step: Step[Any]) -> None:
        """Replace the work of a lane, open or done, by this step."""
        assert self._heights != 0, "lanes are open"
        self._heights += _shifted(1 - self._height(lane), 8 * lane)
        self._slots[lane * self._width] = step

    def run(self, lane: i64, state: Any, ask: Ask) -> bool:
        """Run a lane up to its question (True), for `answer` to answer, or to its end (False)."""
        return self._run(lane, state, ask)

    def is_forked(self) -> bool:
        """Whether lanes are open."""
        return self._heights != 0

    def is_done(self, lane: i64) -> bool:
        """Whether nothing is left to do in a lane."""
        return self._height(lane) == 0

    def at_work(self) -> list[int]:
        """The lanes with work left, whoever is asked there."""
        return [int(lane) for lane in range(self._lanes) if self._height(lane) > 0]

    def clear(self) -> None:
        """Drop all work: the game is over."""
        self._trunk = 0
        self._heights = 0
        self._here = _TRUNK

    def advance(self, state: Any, ask: Ask) -> bool:
        """Run steps up to the first question (True), or until nothing is left (False)."""
        lane: i64
        while True:
            if self._heights != 0:
                for lane in range(self._lanes):
                    if self._run(lane, state, ask):
                        return True
            self._here = _TRUNK
            if self._trunk == 0:
                return False
            self._trunk -= 1
            if self._top().begin(state, ask):
                self._trunk += 1  # it stays where it was
                return True

    def settle(self, state: Any, ask: Ask) -> None:
        """Run every lane up to its question, so that everything that can happen has happened."""
        if self.advance(state, ask) and self._heights != 0:
            lane: i64
            for lane in range(self._here + 1, self._lanes):
                self._run(lane, state, ask)

    def settle_answered(self, state: Any, ask: Ask) -> i64:
        """Settle after an answer; all other lanes still wait at their questions.

        Returns the lane that was answered if it is not done (nothing else has changed), else -1.
        """
        lane = self._here
        if lane != _TRUNK:
            if self._run(lane, state, ask):
                return lane
            if self._heights != 0:
                return _TRUNK
        self.settle(state, ask)
        return _TRUNK

    def run_one(self, state: Any, ask: Ask) -> i64:
        """Run the next step that `settle` would run, for whoever looks at steps one by one.

        Returns its lane, -1 for the trunk; -2 if nothing is left to run before an answer.
        """
        if self._heights == 0:
            self._here = _TRUNK
            if self._trunk == 0:
                return _NOWHERE
            self._trunk -= 1
            if not self._top().begin(state, ask):
                return _TRUNK
            self._trunk += 1  # it stays where it was
            return _NOWHERE
        lane: i64
        for lane in range(self._lanes):
            if self._height(lane) > 0:
                self._here = lane
                self._heights -= _one(lane)
                if not self._top().begin(state, ask):
                    return lane
                self._heights += _one(lane)
        return _NOWHERE

    def where(self) -> i64:
        """The lane of the question that `advance` or `find` has just filled in; -1: the trunk."""
        return self._here

    def find(self, state: Any, seat: Seat, ask: Ask) -> bool:
        """Fill in the open question of a seat, if there is one; `answer` then answers it."""
        if not self.advance(state, ask):
            return False
        while ask.seat != seat:
            if not self.find_next(state, ask):
                return False
        return True

    def find_next(self, state: Any, ask: Ask) -> bool:
        """Fill in the open question after the one just filled in, in lane order, if any."""
        lane: i64
        for lane in range(self._here + 1, self._lanes):
            if self._run(lane, state, ask):
                return True
        return False

    def turn_to(self, lane: i64) -> None:
        """Stand at the question of a lane, or of the trunk (-1), filled in before and still open.

        `answer` then answers it.
        """
        self._here = lane

    def open(self, state: Any, ask: Ask) -> list[Decision]:
        """All open questions, in lane order; of nature's, only the first."""
        if not self.advance(state, ask):
            return []
        nature = ask.seat == CHANCE
        found = [self.decision(state, ask)]
        while self.find_next(state, ask):
            if ask.seat == CHANCE and nature:
                continue
            nature = nature or ask.seat == CHANCE
            found.append(self.decision(state, ask))
        return found

    def answer(self, state: Any, action: Action) -> None:
        """Answer the question that `advance` or `find` has just filled in; it must be legal.

        The question may have been filled in for the agenda that this one is a clone of.
        """
        if self._here == _TRUNK:
            self._trunk -= 1
        else:
            self._heights -= _one(self._here)
        self._top().answer(state, action)

    def decision(self, state: Any, ask: Ask) -> Decision:
        """The question that `advance` or `find` has just filled in, as a lasting value."""
        return ask.decision(self.asking().wanted(state))

    def asking(self) -> Step[Any]:
        """The step whose question `advance` or `find` has just filled in."""
        if self._here == _TRUNK:
            return self._slots[self._lanes * self._width + self._trunk - 1]
        return self._slots[self._here * self._width + self._height(self._here) - 1]

    def steps(self) -> list[Step[Any]]:
        """All steps still to do, next one first; lanes before the trunk."""
        found: list[Step[Any]] = []
        for lane in self.lanes():
            found += lane
        return found + self.trunk()

    def lanes(self) -> list[list[Step[Any]]]:
        """The steps of each lane, next one first; none if no lanes are open."""
        if self._heights == 0:
            return []
        found: list[list[Step[Any]]] = []
        lane: i64
        for lane in range(self._lanes):
            first = lane * self._width
            found.append(list(reversed(self._slots[first : first + self._height(lane)])))
        return found

    def trunk(self) -> list[Step[Any]]:
        """The steps of the trunk, next one first."""
        first = self._lanes * self._width
        return list(reversed(self._slots[first : first + self._trunk]))

    def _run(self, lane: i64, state: Any, ask: Ask) -> bool:
        one = _one(lane)
        while self._height(lane) > 0:
            self._here = lane
            self._heights -= one
            if self._top().begin(state, ask):
                self._heights += one  # it stays where it was
                return True
        return False

    def _height(self, lane: i64) -> i64:
        return self._heights >> 8 * lane & 0x7F

    def _top(self) -> Step[Any]:
        """The step just taken off the running lane or the trunk."""
        if self._here == _TRUNK:
            return self._slots[self._lanes * self._width + self._trunk]
        return self._slots[self._here * self._width + self._height(self._here)]

    def _push_in_lane(self, lane: i64, step: Step[Any]) -> None:
        height = self._height(lane)
        if height == self._width:
            self._make_room(step, self._lanes, 2 * self._width)
        self._slots[lane * self._width + height] = step
        self._heights += _one(lane)

    def _make_room(self, filler: Step[Any], lanes: i64, width: i64) -> None:
        """Make `width` slots for each lane; unused slots hold the filler."""
        assert width < 0x7F, "too many steps in one lane"
        slots: list[Step[Any]] = []
        lane: i64
        for lane in range(lanes):
            first = lane * self._width
            height: i64 = self._height(lane) if lane < self._lanes else 0
            slots += self._slots[first : first + height]
            slots += [filler] * int(width - height)
        first = self._lanes * self._width
        slots += self._slots[first : first + self._trunk]
        self._slots = slots
        self._lanes = lanes
        self._width = width


def _one(lane: i64) -> i64:
    """One step in the lane's byte of `heights`."""
    return _shifted(1, 8 * lane)  # compiled, the literal in `1 << n` has 32 bits only


def _shifted(number: i64, by: i64) -> i64:
    return number << by
