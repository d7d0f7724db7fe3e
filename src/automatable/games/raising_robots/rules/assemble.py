"""Assembling robots: slots and columns of costs. Rules: RR-ASM, RR-RUL-27, RR-RUL-28."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ....kernel.agenda import SeatStep
from ....kernel.decision import Ask
from ....kernel.seats import Action, Seat
from ..effects import Res
from ..kinds import COLUMNS
from ..player_board import BOARD
from ..state import NONE, Place, RaisingState
from . import inventors
from .pay import Pay, can_pay
from .placing import is_placing, offer_places, put
from .work import note


class Column:
    """What of a robot's cost is paid, besides the slot."""

    LEFT: Final[i64] = 0
    RIGHT: Final[i64] = 1
    FREE: Final[i64] = 2  # at the start of the game (RR-STA-05)


def cost_of(state: RaisingState, seat: Seat, robot: i64, column: i64) -> vec[i64]:
    """All that a robot costs in its slot, but for the energy (RR-ASM-05, RR-RUL-53)."""
    cost = vec[i64]([0] * 9)
    if column == Column.LEFT:
        cost = state.cards.robots.left[robot].cost[:]
    elif column == Column.RIGHT:
        cost = state.cards.robots.right[robot].cost[:]
    cost[Res.W] += slot_wilds(state, seat, state.cards.robots.row[robot])
    return cost


def slot_wilds(state: RaisingState, seat: Seat, row: i64) -> i64:
    """The wilds the next slot of a row asks for; the row must not be full."""
    extra = BOARD.slot_extra[row * COLUMNS + state.row_length(seat, row)]
    return max(0, extra - inventors.slot_discount(state, seat))


def energy_of(state: RaisingState, robot: i64, column: i64) -> i64:
    """The energy a column asks for (RR-ASM-04)."""
    if column == Column.LEFT:
        return state.cards.robots.left_energy[robot]
    return state.cards.robots.right_energy[robot] if column == Column.RIGHT else 0


def why_not(state: RaisingState, seat: Seat, robot: i64, column: i64, energy: i64) -> str:
    """The rule that keeps a robot from being assembled, empty if none does."""
    if not state.holds(seat, robot):
        return "RR-ASM-01"
    if state.row_length(seat, state.cards.robots.row[robot]) == COLUMNS:
        return "RR-ASM-03"
    if energy_of(state, robot, column) > energy:
        return "RR-ASM-04"
    return "" if can_pay(state, seat, cost_of(state, seat, robot, column), robot) else "RR-ASM-05"


def build(state: RaisingState, seat: Seat, robot: i64, column: i64, starting: bool) -> None:
    """Put a robot into the leftmost free slot of its row; then it is paid for (RR-RUL-04)."""
    cost = cost_of(state, seat, robot, column)
    row = state.cards.robots.row[robot]
    state.slots[(seat * 3 + row) * COLUMNS + state.row_length(seat, row)] = robot
    state.robots[robot] = 4 * seat + Place.BUILT
    if state.log is not None:
        note(state, seat, "assembled", "RR-ASM-01", {"card": state.cards.robots.ids[robot]})
    if not starting:
        inventors.on_assembly(state, seat)
    state.agenda.push(Pay(seat, cost, NONE))


def offer_robots(state: RaisingState, seat: Seat, column: i64, energy: i64, ask: Ask) -> bool:
    """Offer every robot in hand that can be assembled with this column; whether there is one."""
    found = False
    count = len(state.robots)
    robot: i64
    for robot in range(count):
        if state.holds(seat, robot) and why_not(state, seat, robot, column, energy) == "":
            ask.offer(state.acts.assemble + column * count + robot)
            found = True
    return found


@final
class Assembly(SeatStep[RaisingState]):
    """The Assemble phase: robots one after the other while the energy lasts (RR-ASM-07)."""

    WORDS = "assembly energy"

    def __init__(self, seat: Seat, energy: i64) -> None:
        super().__init__(seat)
        self.energy: Final = energy

    def begin(self, state: RaisingState, ask: Ask) -> bool:
        ask.to(self.seat, "assemble")
        ask.offer(state.acts.done)
        left = offer_robots(state, self.seat, Column.LEFT, self.energy, ask)
        right = offer_robots(state, self.seat, Column.RIGHT, self.energy, ask)
        offer_places(state, self.seat, ask)
        return left or right or inventors.may_help(state, self.seat)

    def answer(self, state: RaisingState, action: Action) -> None:
        if action == state.acts.done:
            return  # energy left is lost (RR-ASM-08)
        if is_placing(state, action):
            state.agenda.push(self)
            put(state, self.seat, action)
            return
        number = action - state.acts.assemble
        column, robot = number // len(state.robots), number % len(state.robots)
        left = self.energy - energy_of(state, robot, column)
        state.agenda.push(Assembly(self.seat, left))
        build(state, self.seat, robot, column, False)

    def why_not(self, state: RaisingState, action: Action) -> str:
        first = state.acts.assemble
        if not first <= action < first + 2 * len(state.robots):
            return "RR-PHA-05"
        number = action - first
        column, robot = number // len(state.robots), number % len(state.robots)
        return why_not(state, self.seat, robot, column, self.energy)


@final
class AssembleOne(SeatStep[RaisingState]):
    """A robot's action: one robot for the materials of a column, without energy (RR-RUL-27)."""

    WORDS = "assemble"

    def begin(self, state: RaisingState, ask: Ask) -> bool:
        ask.to(self.seat, "assemble")
        return offer_robots(state, self.seat, state.terms.assembly_column, 99, ask)

    def answer(self, state: RaisingState, action: Action) -> None:
        number = action - state.acts.assemble
        column, robot = number // len(state.robots), number % len(state.robots)
        build(state, self.seat, robot, column, False)

    def why_not(self, state: RaisingState, action: Action) -> str:
        return "RR-RUL-27"


def can_assemble(state: RaisingState, seat: Seat, column: i64) -> bool:
    """Whether any robot could be assembled without energy (RR-RUL-26)."""
    robot: i64
    for robot in range(len(state.robots)):
        if state.holds(seat, robot) and why_not(state, seat, robot, column, 99) == "":
            return True
    return False
