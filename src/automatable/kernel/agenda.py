"""Work still to do: an agenda of immutable steps, in lanes when several seats answer at once."""

from typing import Any, ClassVar, Final, Generic, TypeVar, final

from mypy_extensions import i64, mypyc_attr

from .decision import Ask, Decision
from .seats import CHANCE, Action, Seat

S = TypeVar("S")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One thing that happens. It acts, or asks one question and handles the answer.

    Steps are immutable, hence shared between states and their clones.
    """

    WORDS: ClassVar[str] = ""  # how it is written in a position: see notation.py

    def begin(self, state: S, ask: Ask) -> bool:
        """Act and return False; or fill the question and return True, having changed nothing."""
        raise NotImplementedError

    def answer(self, state: S, action: Action) -> None:
        """Carry out an answer this step offered."""
        raise NotImplementedError

    def why_not(self, state: S, action: Action) -> str:
        """The id of the rule that keeps a player's action from being offered here.

        Empty where the game's `unasked_rule` does. Nature's actions are the game's to refuse.
        """
        return ""

    def so_far(self, state: S) -> list[int]:
        """The answers given so far that led to this question, and have changed nothing yet."""
        return []

    def misfit(self, state: S) -> str:
        """Why this cannot be what is next to do at a table written down; empty if it can."""
        return ""

    def wanted(self, state: S) -> int:
        """How many things are still to be chosen, this one included; 0 where it is not known."""
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatStep(Step[S], Generic[S]):
    """A step of one seat."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat


_TABLE: Final[i64] = -1  # where the running step stands, if not in a lane
_MOST_LANES: Final = 8


@final
@mypyc_attr(acyclic=True)
class Agenda:
    """Steps still to do, next one last. While lanes are open, the table waits for all of them.

    All steps lie in one list: `width` places for each lane, then the table. A place above the
    work to do holds a step already done: taking it away would only cost time.
    """

    def __init__(
        self, places: list[Step[Any]], table: i64, lanes: i64, heights: i64, width: i64
    ) -> None:
        self._places = places
        self._table = table  # how many steps the table has
        self._lanes = lanes  # for how many lanes there are places
        self._heights = heights  # how many steps each lane has, a byte each
        self._width = width
        self._here: i64 = _TABLE  # where the running step pushes

    @staticmethod
    def of(step: Step[Any]) -> "Agenda":
        """An agenda with one thing to do."""
        return Agenda([step], 1, 0, 0, 2)

    @staticmethod
    def written(table: list[Step[Any]], lanes: list[list[Step[Any]]]) -> "Agenda":
        """An agenda with work for the table and for lanes, each next one first."""
        found = Agenda([], 0, 0, 0, 2)
        found.load(table, lanes)
        return found

    def load(self, table: list[Step[Any]], lanes: list[list[Step[Any]]]) -> None:
        """Have this to do and nothing else, for the table and in lanes, each next one first."""
        self.clear()
        self.then(table)
        at_work = [len(steps) > 0 for steps in lanes]
        if True in at_work:
            filler = lanes[at_work.index(True)][0]
            self._make_room(filler, len(lanes), max(2, max([len(steps) for steps in lanes])))
            for lane, steps in enumerate(lanes):
                self._here = lane
                self.then(steps)
            self._here = _TABLE

    def clone(self) -> "Agenda":
        """The same work, independent, at the same question; the steps themselves are shared."""
        table = self._table
        top = self._lanes * self._width
        if self._heights == 0:
            return Agenda(self._places[top : top + table], table, 0, 0, self._width)
        places = self._places[: top + table]
        found = Agenda(places, table, self._lanes, self._heights, self._width)
        found._here = self._here
        return found

    def push(self, step: Step[Any]) -> None:
        """Do this step next."""
        if self._here != _TABLE:
            self._push_in_lane(self._here, step)
            return
        place = self._lanes * self._width + self._table
        if place == len(self._places):
            self._places.append(step)
        else:
            self._places[place] = step
        self._table += 1

    def then(self, steps: list[Step[Any]]) -> None:
        """Do these steps next, in reading order."""
        k = len(steps)
        while k > 0:
            k -= 1
            self.push(steps[k])

    def fork(self, steps: list[Step[Any]]) -> None:
        """Open a lane for each seat, with its step. A lane asks that seat and nature, no other."""
        assert self._here == _TABLE, "a lane does not fork"
        assert self._heights == 0, "lanes are open already"
        lanes: i64 = len(steps)
        assert lanes <= _MOST_LANES, "a lane for each seat"
        if lanes > self._lanes:
            self._make_room(steps[0], lanes, self._width)
        lane: i64
        for lane in range(lanes):
            self._places[lane * self._width] = steps[lane]
            self._heights |= _one(lane)

    def restart(self, lane: i64, step: Step[Any]) -> None:
        """Have this step be all the work of an open lane or of one that is done."""
        assert self._heights != 0, "lanes are open"
        self._heights += _shifted(1 - self._height(lane), 8 * lane)
        self._places[lane * self._width] = step

    def run(self, lane: i64, state: Any, ask: Ask) -> bool:
        """Run a lane up to its question (True), or to its end (False); `answer` answers it."""
        return self._run(lane, state, ask)

    def is_forked(self) -> bool:
        """Whether lanes are open."""
        return self._heights != 0

    def is_done(self, lane: i64) -> bool:
        """Whether nothing is left to do in a lane."""
        return self._height(lane) == 0

    def at_work(self) -> list[int]:
        """The lanes in which something is left to do, whoever is asked there."""
        return [int(lane) for lane in range(self._lanes) if self._height(lane) > 0]

    def clear(self) -> None:
        """Drop all work: the game is over."""
        self._table = 0
        self._heights = 0
        self._here = _TABLE

    def advance(self, state: Any, ask: Ask) -> bool:
        """Run steps up to the first question (True), or until nothing is left (False)."""
        lane: i64
        while True:
            if self._heights != 0:
                for lane in range(self._lanes):
                    if self._run(lane, state, ask):
                        return True
            self._here = _TABLE
            if self._table == 0:
                return False
            self._table -= 1
            if self._top().begin(state, ask):
                self._table += 1  # it stays where it was
                return True

    def settle(self, state: Any, ask: Ask) -> None:
        """Run every lane up to its question, so that all that can happen has happened."""
        if self.advance(state, ask) and self._heights != 0:
            lane: i64
            for lane in range(self._here + 1, self._lanes):
                self._run(lane, state, ask)

    def settle_answered(self, state: Any, ask: Ask) -> i64:
        """The same after an answer; the other lanes have stood at their questions all along.

        The lane, if it was answered there and is not done: then nothing else has changed. Else -1.
        """
        lane = self._here
        if lane != _TABLE:
            if self._run(lane, state, ask):
                return lane
            if self._heights != 0:
                return _TABLE
        self.settle(state, ask)
        return _TABLE

    def find(self, state: Any, seat: Seat, ask: Ask) -> bool:
        """Fill in the open question of a seat, if there is one; `answer` then answers it."""
        if not self.advance(state, ask):
            return False
        if ask.seat == seat:
            return True
        if self._heights != 0:
            lane: i64
            for lane in range(self._here + 1, self._lanes):
                if self._run(lane, state, ask) and ask.seat == seat:
                    return True
        return False

    def open(self, state: Any, ask: Ask) -> list[Decision]:
        """All open questions, in the order of the lanes; of nature's only the first."""
        if not self.advance(state, ask):
            return []
        nature = ask.seat == CHANCE
        found = [ask.decision()]
        if self._heights == 0:
            return found
        lane: i64
        for lane in range(self._here + 1, self._lanes):
            if not self._run(lane, state, ask) or (ask.seat == CHANCE and nature):
                continue
            nature = nature or ask.seat == CHANCE
            found.append(ask.decision())
        return found

    def answer(self, state: Any, action: Action) -> None:
        """Answer the question that `advance` or `find` has just filled in; it must be legal.

        It may have been filled in for whom this is a clone of.
        """
        if self._here == _TABLE:
            self._table -= 1
        else:
            self._heights -= _one(self._here)
        self._top().answer(state, action)

    def asking(self) -> Step[Any]:
        """The step whose question `advance` or `find` has just filled in."""
        if self._here == _TABLE:
            return self._places[self._lanes * self._width + self._table - 1]
        return self._places[self._here * self._width + self._height(self._here) - 1]

    def steps(self) -> list[Step[Any]]:
        """All steps still to do, next one first; lanes before the table."""
        found: list[Step[Any]] = []
        for lane in self.lanes():
            found += lane
        return found + self.table()

    def lanes(self) -> list[list[Step[Any]]]:
        """The steps of each lane, next one first; none if no lanes are open."""
        if self._heights == 0:
            return []
        found: list[list[Step[Any]]] = []
        lane: i64
        for lane in range(self._lanes):
            first = lane * self._width
            found.append(list(reversed(self._places[first : first + self._height(lane)])))
        return found

    def table(self) -> list[Step[Any]]:
        """The steps of the table, next one first."""
        first = self._lanes * self._width
        return list(reversed(self._places[first : first + self._table]))

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
        """What has just been taken off the place where the running step stands."""
        if self._here == _TABLE:
            return self._places[self._lanes * self._width + self._table]
        return self._places[self._here * self._width + self._height(self._here)]

    def _push_in_lane(self, lane: i64, step: Step[Any]) -> None:
        height = self._height(lane)
        if height == self._width:
            self._make_room(step, self._lanes, 2 * self._width)
        self._places[lane * self._width + height] = step
        self._heights += _one(lane)

    def _make_room(self, filler: Step[Any], lanes: i64, width: i64) -> None:
        """Have places for so many lanes, so high; the filler lies where nothing is to do."""
        assert width < 0x7F, "a lane is no place for so much work"
        places: list[Step[Any]] = []
        lane: i64
        for lane in range(lanes):
            first = lane * self._width
            height: i64 = self._height(lane) if lane < self._lanes else 0
            places += self._places[first : first + height]
            places += [filler] * int(width - height)
        first = self._lanes * self._width
        places += self._places[first : first + self._table]
        self._places = places
        self._lanes = lanes
        self._width = width


def _one(lane: i64) -> i64:
    """One step, counted in the byte of the lane."""
    return _shifted(1, 8 * lane)  # compiled, the literal in `1 << n` has 32 bits only


def _shifted(number: i64, by: i64) -> i64:
    return number << by
