"""Drawing robot cards, and the discard pile shuffled again. Rules: RR-ICN-01, 09, RR-RUL-22, 23."""

from typing import Final, final

from mypy_extensions import i64

from ....kernel.decision import Ask
from ....kernel.seats import CHANCE, Action, Seat
from ..state import NONE, Place, RaisingState
from .task import Task


def in_place(state: RaisingState, place: i64) -> i64:
    """How many robot cards are in a place."""
    found: i64 = 0
    robot: i64
    for robot in range(len(state.robots)):
        if state.robots[robot] == place:
            found += 1
    return found


@final
class Draw(Task):
    """A seat draws so many robot cards, one at a time, unseen by the others."""

    def __init__(self, seat: Seat, count: i64) -> None:
        super().__init__(seat)
        self.count: Final = count

    def due(self, state: RaisingState) -> str:
        return f"draw {self.seat} {self.count}"

    def begin(self, state: RaisingState, ask: Ask) -> bool:
        if self.count == 0:
            return False
        if in_place(state, Place.DECK) == 0:
            if in_place(state, Place.DISCARD) == 0:
                return False
            _reshuffle(state)
        ask.to(CHANCE, "draw")
        robot: i64
        for robot in range(len(state.robots)):
            if state.robots[robot] == Place.DECK:
                ask.weigh(state.acts.draw + robot, 1)
        return True

    def answer(self, state: RaisingState, action: Action) -> None:
        robot = action - state.acts.draw
        state.robots[robot] = 4 * self.seat + Place.HAND
        if state.log is not None:
            name = state.cards.robots.ids[robot]
            seat = int(self.seat)
            state.tell_only(seat, "drew", "RR-ICN-01", {"seat": seat}, {"card": name})
        state.agenda.push(Draw(self.seat, self.count - 1))


def _reshuffle(state: RaisingState) -> None:
    """The discard pile becomes the deck (RR-RUL-22)."""
    robot: i64
    for robot in range(len(state.robots)):
        if state.robots[robot] == Place.DISCARD:
            state.robots[robot] = Place.DECK


@final
class Cycle(Task):
    """Discard any number of cards, one per question, then draw one more (RR-ICN-09)."""

    def __init__(self, seat: Seat, last: i64, count: i64) -> None:
        super().__init__(seat)
        self.last: Final = last  # cards are discarded in the order of their numbers
        self.count: Final = count

    def due(self, state: RaisingState) -> str:
        return f"cycle {self.seat} {self.last} {self.count}"

    def begin(self, state: RaisingState, ask: Ask) -> bool:
        ask.to(self.seat, "cycle")
        ask.offer(state.acts.done)
        robot: i64
        found = False
        for robot in range(self.last + 1, len(state.robots)):
            if state.holds(self.seat, robot):
                ask.offer(state.acts.discard + robot)
                found = True
        if found:
            return True
        state.agenda.push(Draw(self.seat, self.count + 1))
        return False

    def answer(self, state: RaisingState, action: Action) -> None:
        if action == state.acts.done:
            state.agenda.push(Draw(self.seat, self.count + 1))
            return
        robot = action - state.acts.discard
        state.robots[robot] = Place.DISCARD
        state.agenda.push(Cycle(self.seat, robot, self.count + 1))

    def obstacle(self, state: RaisingState, action: Action) -> str:
        return "RR-ICN-09"


def cycle(seat: Seat) -> Cycle:
    """Discard X, draw X + 1."""
    return Cycle(seat, NONE, 0)
