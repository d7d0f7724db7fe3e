"""The energy of a phase, and which phases a seat performs. Rules: RR-ENE, RR-PHA."""

from typing import Final, final

from mypy_extensions import i64

from ....kernel.agenda import SeatStep
from ....kernel.decision import Ask
from ....kernel.events import Fact
from ....kernel.seats import Action, Seat
from ..actions import MOST_BATTERIES
from ..effects import Res
from ..inventors import Op
from ..kinds import PHASES, Phase, row_of
from ..player_board import BOARD
from ..state import NONE, RaisingState
from . import inventors
from .assemble import Assembly
from .pay import spend
from .placing import PlaceTokens, is_placing, offer_places, put
from .row import BoardActions
from .upgrade import Upgrade
from .work import note


def selected_card(state: RaisingState, seat: Seat, phase: i64) -> i64:
    """The energy card a seat paired with a phase, or NONE (RR-PRE-06)."""
    k: i64
    for k in range(2):
        if state.paired[2 * seat + k] == phase:
            return state.drawn[2 * seat + k]
    return NONE


def may_perform(state: RaisingState, seat: Seat, phase: i64) -> bool:
    """Whether a phase is selected or has a cube (RR-PHA-01)."""
    return selected_card(state, seat, phase) != NONE or state.cubes[phase] > 0


@final
class Parts:
    """What a total is made of, but for batteries (RR-ENE-01)."""

    def __init__(self, card: i64, cubes: i64, board: i64, inventor: i64) -> None:
        self.card: Final = card
        self.cubes: Final = cubes
        self.board: Final = board
        self.inventor: Final = inventor

    def total(self) -> i64:
        """The sum."""
        return self.card + self.cubes + self.board + self.inventor


def energy_parts(state: RaisingState, seat: Seat, phase: i64) -> Parts:
    """The energy a seat has in a phase without batteries."""
    card = selected_card(state, seat, phase)
    value: i64 = 0
    each: i64 = 1  # RR-ENE-03
    if card != NONE:  # RR-ENE-02
        value = state.cards.energy.value[card]
        each = 2 if state.cards.energy.multiplier[card] else 1  # RR-ENE-04
    inventor = inventors.energy_bonus(state, seat, phase)
    cubes = each * state.cubes[phase]  # all of them (RR-ENE-06)
    return Parts(value, cubes, _board_bonus(state, seat, phase), inventor)


def _board_bonus(state: RaisingState, seat: Seat, phase: i64) -> i64:
    """The energy the board adds to a phase (RR-ENE-08)."""
    if phase < Phase.DESIGN or not state.is_free(seat, BOARD.bonus_circle(row_of(phase))):
        return 0
    return BOARD.bonus[row_of(phase)]


def sure_energy(state: RaisingState, seat: Seat, card: i64, phase: i64) -> i64:
    """The energy a phase gets with an energy card if nobody else brings cubes (RR-ENE-01)."""
    printed = state.cards.energy.value[card] + state.cards.energy.cubes[card]
    more = _board_bonus(state, seat, phase) + inventors.energy_bonus(state, seat, phase)
    return printed + more


@final
class Perform(SeatStep[RaisingState]):
    """The phases of a seat from one on, in their order, at the seat's own pace (RR-PHA-03)."""

    WORDS = "phase phase"

    def __init__(self, seat: Seat, phase: i64) -> None:
        super().__init__(seat)
        self.phase: Final = phase

    def begin(self, state: RaisingState, ask: Ask) -> bool:
        if self.phase > Phase.RECYCLE:
            state.agenda.push(inventors.RoundEnd(self.seat, 0))
            if inventors.awaits_round_end(state, self.seat):
                state.agenda.push(PlaceTokens(self.seat))
            return False
        if not may_perform(state, self.seat, self.phase):
            self._next(state)
            return False
        ask.to(self.seat, "perform")
        ask.offer(state.acts.skip)  # RR-PHA-06
        offer_places(state, self.seat, ask)
        number: i64  # of batteries, said once (RR-ENE-07, RR-RUL-05)
        for number in range(min(MOST_BATTERIES, state.good(self.seat, Res.B)) + 1):
            ask.offer(state.acts.batteries + number)
        return True

    def _next(self, state: RaisingState) -> None:
        state.agenda.push(Perform(self.seat, self.phase + 1))

    def answer(self, state: RaisingState, action: Action) -> None:
        if is_placing(state, action):
            state.agenda.push(self)
            put(state, self.seat, action)
            return
        self._next(state)
        if action == state.acts.skip:  # RR-RUL-55
            if state.log is not None:
                note(state, self.seat, "passed", "RR-RUL-55", {"phase": PHASES[self.phase]})
            return
        spent = action - state.acts.batteries
        spend(state, self.seat, Res.B, spent)
        each = inventors.battery_worth(state, self.seat, self.phase)
        energy = energy_parts(state, self.seat, self.phase).total() + spent * each
        if state.log is not None:
            facts: dict[str, Fact] = {"phase": PHASES[self.phase], "energy": int(energy)}
            note(state, self.seat, "performed", "RR-ENE-10", facts)
        if self.phase == Phase.UPGRADE:
            state.agenda.push(Upgrade(self.seat, energy))
        elif self.phase == Phase.ASSEMBLE:
            state.agenda.push(Assembly(self.seat, energy))
        else:
            state.agenda.push(BoardActions(self.seat, self.phase, energy, 0))  # RR-ROW-01

    def why_not(self, state: RaisingState, action: Action) -> str:
        first = state.acts.batteries
        return "RR-RES-10" if first <= action <= first + MOST_BATTERIES else "RR-PHA-05"


@final
class Boost(SeatStep[RaisingState]):
    """After the reveal, which selected phase gets the inventor's energy, if there is a choice."""

    WORDS = "boost"

    def begin(self, state: RaisingState, ask: Ask) -> bool:
        count = inventors.total(state, self.seat, Op.SELECTED)
        if count != 1 or state.boosted[self.seat] != 0:
            state.agenda.push(Perform(self.seat, 0))
            return False
        pair = state.paired[2 * self.seat], state.paired[2 * self.seat + 1]
        ask.to(self.seat, "boost")
        offer_places(state, self.seat, ask)
        ask.offer(state.acts.boost + min(pair[0], pair[1]))
        ask.offer(state.acts.boost + max(pair[0], pair[1]))
        return True

    def answer(self, state: RaisingState, action: Action) -> None:
        state.agenda.push(self)
        if is_placing(state, action):
            put(state, self.seat, action)
        else:
            state.boosted[self.seat] = 1 << (action - state.acts.boost)

    def why_not(self, state: RaisingState, action: Action) -> str:
        return "RR-INV-02"
