"""Design, Fabricate, Recycle: board actions, then robots. Rules: RR-ROW."""

from typing import Final, final

from mypy_extensions import i64

from ....kernel.decision import Ask, Decision
from ....kernel.events import Fact
from ....kernel.seats import Action, Seat
from ..effects import Res, word_of
from ..judgement import deed_worth
from ..kinds import COLUMNS, TYPES, row_of
from ..player_board import CELLS
from ..printed import phase_name
from ..shape import RaisingDoing
from ..state import NONE, RaisingState
from . import inventors
from .and_or import has_upgraded_action
from .gain import Receive
from .pay import Pay, can_pay, shortfall
from .placing import PlacingStep, offer_places
from .step import too_little
from .work import tell

OF_BOARD: Final = "RR-ROW-03"
OF_ROBOT: Final = "RR-ROW-06"


def why_no_deed(state: RaisingState, seat: Seat, deed: i64, energy: i64, rule: str) -> str:
    """The rule that keeps a deed from being done, empty if none does; `rule` demands energy."""
    found = state.terms.deeds.all[deed]
    if found.need > energy:  # which is not used up (RR-ROW-10)
        return rule
    if not can_pay(state, seat, found.cost, NONE):
        return "RR-ICN-07"
    for gain in found.gains:
        if gain.kind > Res.W and word_of(gain.kind).leads_nowhere(state, seat, found):
            return "RR-RUL-26"
    return ""


def deed_facts(
    state: RaisingState, seat: Seat, deed: i64, energy: i64, rule: str
) -> dict[str, Fact]:
    """The numbers behind it."""
    found = state.terms.deeds.all[deed]
    if rule in (OF_BOARD, OF_ROBOT, "RR-ROW-07"):
        return too_little(found.need, energy)
    if rule == "RR-ICN-07":
        return shortfall(state, seat, found.cost, NONE)
    if rule == "RR-RUL-26":
        unlocks = found.gives(Res.UNL) and state.locked[seat] == 0
        return {"reason": "tokens" if unlocks else "robots"}
    return {}


def do(state: RaisingState, seat: Seat, deed: i64, rule: str) -> None:
    """Pay the whole cost, then gain everything (RR-ICN-08, RR-RUL-24)."""
    if state.log is not None:
        name = state.terms.deeds.names[deed]
        kind = "did_upgraded" if name.endswith("+") else "did"
        tell(state, seat, kind, rule, {"deed": name.rstrip("+")})
    state.agenda.push(Receive(seat, deed, 0))
    state.agenda.push(Pay(seat, state.terms.deeds.all[deed].cost, NONE))


def why_out_of_order(state: RaisingState, phase: i64, action: Action) -> str:
    """The rule about the order in a section that forbids one of its actions; else empty."""
    acts = state.acts
    row = row_of(phase)
    cell = action - acts.use
    if 0 <= cell < len(CELLS) and cell // 3 == row:
        return "RR-ROW-04"
    robot = (action - acts.base) % len(state.robots)
    if acts.base <= action < acts.bid and state.cards.robots.row[robot] == row:
        return "RR-ROW-05"
    return ""


@final
class BoardActions(PlacingStep):
    """The board actions of a section from the k-th on, top to bottom (RR-ROW-03, RR-ROW-04)."""

    WORDS = "board phase:row energy k:three"
    OF_PHASE = True

    def __init__(self, seat: Seat, phase: i64, energy: i64, k: i64) -> None:
        super().__init__(seat)
        self.phase: Final = phase
        self.energy: Final = energy
        self.k: Final = k

    def promise(self, state: RaisingState, price: i64, rounds: i64) -> i64:
        return running_worth(state, self.seat, self.phase, self.energy, self.k, 0, price)

    def begin(self, state: RaisingState, ask: Ask) -> bool:
        if self.k == 3:
            state.agenda.push(RunRow(self.seat, self.phase, self.energy, 0))
            return False
        can_use = why_no_deed(state, self.seat, self._deed(state), self.energy, OF_BOARD) == ""
        if not can_use and not inventors.may_help(state, self.seat):
            state.agenda.push(BoardActions(self.seat, self.phase, self.energy, self.k + 1))
            return False
        ask.to(self.seat, "use")
        ask.offer(state.acts.skip)
        offer_places(state, self.seat, ask)
        if can_use:
            ask.offer(state.acts.use + self._cell())
        return True

    def _deed(self, state: RaisingState) -> i64:
        improved = state.is_free(
            self.seat, state.cards.board.cell_circle(self._cell())
        )  # RR-UPG-10
        return state.terms.deeds.of_cell(self._cell(), improved)

    def _cell(self) -> i64:
        return 3 * row_of(self.phase) + self.k

    def show(self, state: RaisingState, doing: RaisingDoing) -> None:
        doing["phase"] = phase_name(self.phase)
        doing["energy"] = int(self.energy)

    def decide(self, state: RaisingState, action: Action) -> None:
        state.agenda.push(BoardActions(self.seat, self.phase, self.energy, self.k + 1))
        if action != state.acts.skip:
            do(state, self.seat, self._deed(state), OF_BOARD)

    def refusal_facts(self, state: RaisingState, action: Action, rule: str) -> dict[str, Fact]:
        if action != state.acts.use + self._cell():
            return super().refusal_facts(state, action, rule)
        return deed_facts(state, self.seat, self._deed(state), self.energy, rule)

    def why_not(self, state: RaisingState, action: Action) -> str:
        if action == state.acts.use + self._cell():
            return why_no_deed(state, self.seat, self._deed(state), self.energy, OF_BOARD)
        return why_out_of_order(state, self.phase, action) or super().why_not(state, action)

    def tidy(self, state: RaisingState, decision: Decision) -> tuple[int, ...]:
        use = state.acts.use + self._cell()
        deed = state.terms.deeds.all[self._deed(state)]
        if use in decision.options and deed.is_free():
            return decision.options[1:]  # what is free is taken
        return decision.options


@final
class RunRow(PlacingStep):
    """The robots of a row from a column on, left to right (RR-ROW-05)."""

    WORDS = "row phase:row energy column"
    OF_PHASE = True

    def __init__(self, seat: Seat, phase: i64, energy: i64, column: i64) -> None:
        super().__init__(seat)
        self.phase: Final = phase
        self.energy: Final = energy
        self.column: Final = column

    def promise(self, state: RaisingState, price: i64, rounds: i64) -> i64:
        return running_worth(state, self.seat, self.phase, self.energy, 3, self.column, price)

    def begin(self, state: RaisingState, ask: Ask) -> bool:
        row = row_of(self.phase)
        if self.column == COLUMNS or state.slot(self.seat, row, self.column) == NONE:
            return False
        if not self._can_act(state):
            self._next(state)
            return False
        robot = state.slot(self.seat, row, self.column)
        deeds = state.terms.deeds
        ask.to(self.seat, "activate")
        ask.offer(state.acts.skip)
        offer_places(state, self.seat, ask)
        if why_no_deed(state, self.seat, deeds.base(robot), self.energy, OF_ROBOT) == "":
            ask.offer(state.acts.base + robot)
        best = deeds.upgraded(robot)
        if (
            has_upgraded_action(state, robot)
            and why_no_deed(state, self.seat, best, self.energy, OF_ROBOT) == ""
        ):
            ask.offer(state.acts.upgraded + robot)
        return True

    def robot(self, state: RaisingState) -> i64:
        """The robot whose turn it is."""
        return state.slot(self.seat, row_of(self.phase), self.column)

    def _next(self, state: RaisingState) -> None:
        state.agenda.push(RunRow(self.seat, self.phase, self.energy, self.column + 1))

    def _can_act(self, state: RaisingState) -> bool:
        """Whether the robot has an action, or may have one with a token (RR-ROW-12)."""
        robot = self.robot(state)
        deeds = state.terms.deeds
        if why_no_deed(state, self.seat, deeds.base(robot), self.energy, OF_ROBOT) == "":
            return True
        if inventors.may_help(state, self.seat):
            return True
        has_token = state.tokens[4 * self.seat + state.cards.robots.token[robot]] > 0
        if not has_upgraded_action(state, robot) and not has_token:
            return False
        return why_no_deed(state, self.seat, deeds.upgraded(robot), self.energy, OF_ROBOT) == ""

    def show(self, state: RaisingState, doing: RaisingDoing) -> None:
        doing["phase"] = phase_name(self.phase)
        doing["energy"] = int(self.energy)
        if self.robot(state) != NONE:
            doing["robot"] = state.cards.robots.ids[self.robot(state)]

    def decide(self, state: RaisingState, action: Action) -> None:
        self._next(state)
        acts, deeds = state.acts, state.terms.deeds
        if action >= acts.upgraded:
            do(state, self.seat, deeds.upgraded(action - acts.upgraded), OF_ROBOT)
        elif action >= acts.base:
            do(state, self.seat, deeds.base(action - acts.base), OF_ROBOT)

    def refusal_facts(self, state: RaisingState, action: Action, rule: str) -> dict[str, Fact]:
        acts, deeds, robot = state.acts, state.terms.deeds, self.robot(state)
        if rule == "RR-ROW-08":
            return {"token": TYPES[state.cards.robots.token[robot]]}
        if action == acts.base + robot:
            return deed_facts(state, self.seat, deeds.base(robot), self.energy, rule)
        if action == acts.upgraded + robot:
            return deed_facts(state, self.seat, deeds.upgraded(robot), self.energy, rule)
        return super().refusal_facts(state, action, rule)

    def why_not(self, state: RaisingState, action: Action) -> str:
        acts = state.acts
        robot = self.robot(state)
        if action == acts.upgraded + robot and not has_upgraded_action(state, robot):
            return "RR-ROW-08"
        deeds = state.terms.deeds
        if action == acts.base + robot:
            return self._why_no_deed(state, deeds.base(robot))
        if action == acts.upgraded + robot:
            return self._why_no_deed(state, deeds.upgraded(robot))
        return why_out_of_order(state, self.phase, action) or super().why_not(state, action)

    def _why_no_deed(self, state: RaisingState, deed: i64) -> str:
        """The rule that keeps the robot from using an action."""
        robots, robot = state.cards.robots, self.robot(state)
        powered = robots.base_need[robot] <= self.energy
        if has_upgraded_action(state, robot) and robots.upgraded_need[robot] <= self.energy:
            powered = True
        return (
            why_no_deed(state, self.seat, deed, self.energy, OF_ROBOT) if powered else "RR-ROW-07"
        )

    def tidy(self, state: RaisingState, decision: Decision) -> tuple[int, ...]:
        acts, deeds, robot = state.acts, state.terms.deeds, self.robot(state)
        base, upgraded = deeds.all[deeds.base(robot)], deeds.all[deeds.upgraded(robot)]
        free = acts.base + robot in decision.options and base.is_free()
        if free or (acts.upgraded + robot in decision.options and upgraded.is_free()):
            return decision.options[1:]  # what is free is taken
        return decision.options


def running_worth(
    state: RaisingState, seat: Seat, phase: i64, energy: i64, cell: i64, column: i64, price: i64
) -> i64:
    """What is left of a row brings: board actions from a cell on, robots from a column on."""
    deeds = state.terms.deeds
    row = row_of(phase)
    found: i64 = 0
    k: i64
    for k in range(cell, 3):
        improved = state.is_free(seat, state.cards.board.cell_circle(3 * row + k))
        deed = deeds.of_cell(3 * row + k, improved)
        if deeds.all[deed].need <= energy:
            found += deed_worth(state, deed, price)
    for k in range(column, COLUMNS):
        robot = state.slot(seat, row, k)
        if robot == NONE:
            break
        best: i64 = 0
        if state.cards.robots.base_need[robot] <= energy:
            best = deed_worth(state, deeds.base(robot), price)
        if state.is_upgraded(robot) and state.cards.robots.upgraded_need[robot] <= energy:
            best = max(best, deed_worth(state, deeds.upgraded(robot), price))
        found += best
    return found
