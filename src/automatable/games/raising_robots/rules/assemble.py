"""Assembling robots: slots and columns of costs. Rules: RR-ASM."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ....kernel.decision import Ask
from ....kernel.events import Fact
from ....kernel.seats import Action, Seat
from ..deeds import GOODS_WORTH
from ..effects import RESOURCES, Deed, Res
from ..judgement import cost_worth, robot_often
from ..kinds import COLUMNS
from ..printed import kind_name, row_name
from ..shape import RaisingDoing, RaisingShort
from ..state import NONE, RaisingState, Zone
from . import inventors
from .abilities import slot_discount
from .pay import Pay, covers, lacking, own_goods, shortfall
from .placing import PlacingStep, offer_places
from .step import WorkStep, too_little
from .work import tell

ANY_ENERGY: Final[i64] = 99  # where none is asked for


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
    row = state.cards.robots.row[robot]
    cost[Res.W] += slot_wilds(state, seat, row, state.row_length(seat, row))
    return cost


def slot_wilds(state: RaisingState, seat: Seat, row: i64, column: i64) -> i64:
    """The wilds a slot asks for."""
    extra = state.cards.board.slot_extra[row * COLUMNS + column]
    return max(0, extra - slot_discount(state, seat))


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
    kind, _, _ = lacking(state, seat, cost_of(state, seat, robot, column), robot)
    if kind == NONE:
        return ""
    return "RR-ASM-05" if kind == Res.W else "RR-ASM-04"  # wilds are asked for by slots only


def refusal_facts(
    state: RaisingState, seat: Seat, robot: i64, column: i64, energy: i64, rule: str
) -> dict[str, Fact]:
    """The numbers behind it."""
    if rule == "RR-ASM-03":
        return {"row": row_name(state.cards.robots.row[robot]), "slots": int(COLUMNS)}
    if rule != "RR-ASM-04" and rule != "RR-ASM-05":
        return {}
    needed = energy_of(state, robot, column)
    if needed > energy:
        return {"good": "energy", **too_little(needed, energy)}
    return shortfall(state, seat, cost_of(state, seat, robot, column), robot)


def shorts(state: RaisingState, seat: Seat, energy: i64) -> list[RaisingShort]:
    """What keeps each robot in hand from being assembled with this energy, by columns."""
    found: list[RaisingShort] = []
    count = len(state.robots)
    robot: i64
    column: i64
    for robot in range(count):
        if not state.holds(seat, robot):
            continue
        for column in range(Column.RIGHT + 1):
            rule = why_not(state, seat, robot, column, energy)
            if rule == "":
                continue
            action = state.game.catalogue.name(state.acts.assemble + column * count + robot)
            found.append(_short(state, seat, robot, column, energy, action))
    return found


def _short(
    state: RaisingState, seat: Seat, robot: i64, column: i64, energy: i64, action: str
) -> RaisingShort:
    """What a robot asks for that is not there."""
    if state.row_length(seat, state.cards.robots.row[robot]) == COLUMNS:
        return {"action": action, "good": "slot", "amount": 1, "have": 0}
    needed = energy_of(state, robot, column)
    if needed > energy:
        return {"action": action, "good": "energy", "amount": int(needed), "have": int(energy)}
    kind, amount, have = lacking(state, seat, cost_of(state, seat, robot, column), robot)
    return {"action": action, "good": kind_name(kind), "amount": int(amount), "have": int(have)}


def build(state: RaisingState, seat: Seat, robot: i64, column: i64, starting: bool) -> None:
    """Put a robot into the leftmost free slot of its row; then it is paid for (RR-RUL-04)."""
    cost = cost_of(state, seat, robot, column)
    row = state.cards.robots.row[robot]
    # A row that is being run comes to it last, an earlier one not this round (RR-RUL-28).
    state.slots[(seat * 3 + row) * COLUMNS + state.row_length(seat, row)] = robot
    state.robots[robot] = 4 * seat + Zone.BUILT
    if state.log is not None:
        rule = "RR-STA-05" if starting else "RR-ASM-01"
        tell(state, seat, "assembled", rule, {"card": state.cards.robots.ids[robot]})
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


def column_and_robot(state: RaisingState, action: Action) -> tuple[i64, i64]:
    """Which column of which robot an answer is about, NONE if it assembles nothing."""
    number = action - state.acts.assemble
    robots: i64 = len(state.robots)
    if not 0 <= number < 3 * robots:
        return NONE, NONE
    return number // robots, number % robots


@final
class Assembly(PlacingStep):
    """The Assemble phase: robots one after the other while the energy lasts (RR-ASM-07)."""

    WORDS = "assembly energy"
    OF_PHASE = True

    def __init__(self, seat: Seat, energy: i64) -> None:
        super().__init__(seat)
        self.energy: Final = energy

    def promise(self, state: RaisingState, price: i64, rounds: i64) -> i64:
        return assembling_worth(state, self.seat, self.energy, price, rounds)

    def begin(self, state: RaisingState, ask: Ask) -> bool:
        ask.to(self.seat, "assemble")
        ask.offer(state.acts.done)
        left = offer_robots(state, self.seat, Column.LEFT, self.energy, ask)
        right = offer_robots(state, self.seat, Column.RIGHT, self.energy, ask)
        offer_places(state, self.seat, ask)
        return left or right or inventors.may_help(state, self.seat)

    def show(self, state: RaisingState, doing: RaisingDoing) -> None:
        doing["phase"] = "assemble"
        doing["energy"] = int(self.energy)

    def decide(self, state: RaisingState, action: Action) -> None:
        if action == state.acts.done:
            return  # energy left is lost (RR-ASM-08)
        number = action - state.acts.assemble
        column, robot = number // len(state.robots), number % len(state.robots)
        left = self.energy - energy_of(state, robot, column)
        state.agenda.push(Assembly(self.seat, left))
        build(state, self.seat, robot, column, False)

    def refusal_facts(self, state: RaisingState, action: Action, rule: str) -> dict[str, Fact]:
        column, robot = column_and_robot(state, action)
        if column == NONE:
            return super().refusal_facts(state, action, rule)
        return refusal_facts(state, self.seat, robot, column, self.energy, rule)

    def why_not(self, state: RaisingState, action: Action) -> str:
        column, robot = column_and_robot(state, action)
        if column == NONE or column == Column.FREE:
            return super().why_not(state, action)
        return why_not(state, self.seat, robot, column, self.energy)


@final
class AssembleOne(WorkStep):
    """A robot's action: one robot for the materials of a column, without energy (RR-RUL-27)."""

    WORDS = "assemble"

    def promise(self, state: RaisingState, price: i64, rounds: i64) -> i64:
        return assembling_worth(state, self.seat, 3, price, rounds)

    def begin(self, state: RaisingState, ask: Ask) -> bool:
        ask.to(self.seat, "assemble")
        return offer_robots(state, self.seat, state.terms.assembly_column, ANY_ENERGY, ask)

    def answer(self, state: RaisingState, action: Action) -> None:
        number = action - state.acts.assemble
        column, robot = number // len(state.robots), number % len(state.robots)
        build(state, self.seat, robot, column, False)

    def must(self, state: RaisingState) -> str:
        return "RR-RUL-24"

    def refusal_facts(self, state: RaisingState, action: Action, rule: str) -> dict[str, Fact]:
        column, robot = column_and_robot(state, action)
        if column == NONE:
            return super().refusal_facts(state, action, rule)
        return refusal_facts(state, self.seat, robot, column, ANY_ENERGY, rule)

    def why_not(self, state: RaisingState, action: Action) -> str:
        column, robot = column_and_robot(state, action)
        if column == NONE:
            return super().why_not(state, action)
        if column != state.terms.assembly_column:
            return "RR-RUL-27"
        return why_not(state, self.seat, robot, column, ANY_ENERGY)


def can_assemble(state: RaisingState, seat: Seat, deed: Deed) -> bool:
    """Whether a robot could be assembled by a deed when its own cost is paid (RR-RUL-26)."""
    column = state.terms.assembly_column
    robot: i64
    for robot in range(len(state.robots)):
        if not state.holds(seat, robot):
            continue
        if state.terms.first_rulings:  # RR-RUL-59
            if why_not(state, seat, robot, column, ANY_ENERGY) == "":
                return True
        elif _covers_both(state, seat, deed, robot):
            return True
    return False


def _covers_both(state: RaisingState, seat: Seat, deed: Deed, robot: i64) -> bool:
    """Whether there is room for a robot, and its cost can be paid after that of the deed."""
    if state.row_length(seat, state.cards.robots.row[robot]) == COLUMNS:
        return False
    goods = own_goods(state, seat)
    cost = cost_of(state, seat, robot, state.terms.assembly_column)
    kind: i64
    for kind in range(RESOURCES):
        cost[kind] += deed.cost[kind]
    for gain in deed.gains:
        if gain.kind == Res.ASM:
            break
        if gain.kind <= Res.B and gain.other == NONE:
            goods[gain.kind] += gain.amount
    return covers(goods, state.hand_size(seat) - 1, cost, state.terms.tape_is_wild)


def assembling_worth(state: RaisingState, seat: Seat, energy: i64, price: i64, rounds: i64) -> i64:
    """What the best robot brings that can be assembled."""
    best: i64 = 0
    goods, hand = own_goods(state, seat), state.hand_size(seat) - 1
    robot: i64
    column: i64
    for robot in range(len(state.robots)):
        if not state.holds(seat, robot):
            continue
        row = state.cards.robots.row[robot]
        if state.row_length(seat, row) == COLUMNS:
            continue
        gain = 100 * state.cards.robots.vp[robot] - price * GOODS_WORTH[Res.R] // 100
        gain += rounds * robot_often(state, robot, False, 0, price) // 100
        for column in range(Column.RIGHT + 1):
            if energy_of(state, robot, column) <= energy:
                cost = cost_of(state, seat, robot, column)
                if covers(goods, hand, cost, state.terms.tape_is_wild):
                    best = max(best, gain - price * cost_worth(cost) // 100)
    return best
