"""Design, Fabricate, Recycle: board actions, then robots. Rules: RR-ROW."""

from typing import Final, final

from mypy_extensions import i64

from ....kernel.agenda import SeatStep
from ....kernel.decision import Ask
from ....kernel.seats import Action, Seat
from ..effects import Res
from ..kinds import COLUMNS, row_of
from ..player_board import BOARD
from ..state import NONE, RaisingState
from . import inventors
from .and_or import has_upgraded_action
from .assemble import can_assemble
from .gain import Receive
from .pay import Pay, can_pay
from .placing import is_placing, offer_places, put
from .work import note


def why_no_deed(state: RaisingState, seat: Seat, deed: i64, energy: i64) -> str:
    """The rule that keeps a deed from being done, empty if none does."""
    found = state.terms.deeds.all[deed]
    if found.need > energy:  # which is not used up (RR-ROW-10)
        return "RR-ROW-06"
    if not can_pay(state, seat, found.cost, NONE):
        return "RR-ICN-07"
    if found.gives(Res.UNL) and state.locked[seat] == 0:
        return "RR-RUL-26"
    if found.gives(Res.ASM) and not can_assemble(state, seat, state.terms.assembly_column):
        return "RR-RUL-26"
    return ""


def do(state: RaisingState, seat: Seat, deed: i64) -> None:
    """Pay the whole cost, then gain everything (RR-ICN-08, RR-RUL-24)."""
    if state.log is not None:
        name = state.terms.deeds.names[deed]
        kind = "did_upgraded" if name.endswith("+") else "did"
        note(state, seat, kind, "RR-ROW-06", {"deed": name.rstrip("+")})
    state.agenda.push(Receive(seat, deed, 0))
    state.agenda.push(Pay(seat, state.terms.deeds.all[deed].cost, NONE))


@final
class BoardActions(SeatStep[RaisingState]):
    """The board actions of a section from the k-th on, top to bottom (RR-ROW-03, RR-ROW-04)."""

    WORDS = "board phase:row energy k:three"

    def __init__(self, seat: Seat, phase: i64, energy: i64, k: i64) -> None:
        super().__init__(seat)
        self.phase: Final = phase
        self.energy: Final = energy
        self.k: Final = k

    def begin(self, state: RaisingState, ask: Ask) -> bool:
        if self.k == 3:
            state.agenda.push(RunRow(self.seat, self.phase, self.energy, 0))
            return False
        can_use = why_no_deed(state, self.seat, self._deed(state), self.energy) == ""
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
        improved = state.is_free(self.seat, BOARD.cell_circle(self._cell()))  # RR-UPG-10
        return state.terms.deeds.of_cell(self._cell(), improved)

    def _cell(self) -> i64:
        return 3 * row_of(self.phase) + self.k

    def answer(self, state: RaisingState, action: Action) -> None:
        if is_placing(state, action):
            state.agenda.push(self)
            put(state, self.seat, action)
            return
        state.agenda.push(BoardActions(self.seat, self.phase, self.energy, self.k + 1))
        if action != state.acts.skip:
            do(state, self.seat, self._deed(state))

    def why_not(self, state: RaisingState, action: Action) -> str:
        if action == state.acts.use + self._cell():
            return why_no_deed(state, self.seat, self._deed(state), self.energy)
        return "RR-ROW-04"


@final
class RunRow(SeatStep[RaisingState]):
    """The robots of a row from a column on, left to right (RR-ROW-05)."""

    WORDS = "row phase:row energy column"

    def __init__(self, seat: Seat, phase: i64, energy: i64, column: i64) -> None:
        super().__init__(seat)
        self.phase: Final = phase
        self.energy: Final = energy
        self.column: Final = column

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
        if why_no_deed(state, self.seat, deeds.base(robot), self.energy) == "":
            ask.offer(state.acts.base + robot)
        best = deeds.upgraded(robot)
        if (
            has_upgraded_action(state, robot)
            and why_no_deed(state, self.seat, best, self.energy) == ""
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
        if why_no_deed(state, self.seat, deeds.base(robot), self.energy) == "":
            return True
        if inventors.may_help(state, self.seat):
            return True
        has_token = state.tokens[4 * self.seat + state.cards.robots.token[robot]] > 0
        if not has_upgraded_action(state, robot) and not has_token:
            return False
        return why_no_deed(state, self.seat, deeds.upgraded(robot), self.energy) == ""

    def answer(self, state: RaisingState, action: Action) -> None:
        if is_placing(state, action):
            state.agenda.push(self)
            put(state, self.seat, action)
            return
        self._next(state)
        acts, deeds = state.acts, state.terms.deeds
        if action >= acts.upgraded:
            do(state, self.seat, deeds.upgraded(action - acts.upgraded))
        elif action >= acts.base:
            do(state, self.seat, deeds.base(action - acts.base))

    def why_not(self, state: RaisingState, action: Action) -> str:
        acts = state.acts
        robot = self.robot(state)
        if action == acts.upgraded + robot and not has_upgraded_action(state, robot):
            return "RR-ROW-08"
        if action in (acts.base + robot, acts.upgraded + robot):
            return "RR-ROW-07"
        return "RR-ROW-05"
