"""The energy of a phase, and which phases a seat may perform. Rules: RR-ENE, RR-PHA-01."""

from typing import Final, final

from mypy_extensions import i64

from ....kernel.seats import Seat
from ..kinds import Phase, row_of
from ..state import NONE, RaisingState
from .abilities import energy_bonus


def selected_card(state: RaisingState, seat: Seat, phase: i64) -> i64:
    """The energy card a seat paired with a phase, or NONE (RR-PRE-06)."""
    k: i64
    for k in range(2):
        if state.paired[2 * seat + k] == phase:
            return state.drawn[2 * seat + k]
    return NONE


def may_perform(state: RaisingState, seat: Seat, phase: i64) -> bool:
    """Whether a phase is selected or has a cube (RR-PHA-01)."""
    return selected_card(state, seat, phase) != NONE or is_for_all(state, phase)


def is_for_all(state: RaisingState, phase: i64) -> bool:
    """Whether a phase may be performed even by those who did not select it."""
    return state.cubes[phase] > 0


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
        each = state.cards.energy.each(card)  # RR-ENE-04
    inventor = energy_bonus(state, seat, phase)
    cubes = each * state.cubes[phase]  # all of them (RR-ENE-06)
    return Parts(value, cubes, _board_bonus(state, seat, phase), inventor)


def _board_bonus(state: RaisingState, seat: Seat, phase: i64) -> i64:
    """The energy the board adds to a phase (RR-ENE-08)."""
    if phase < Phase.DESIGN or not state.is_free(
        seat, state.cards.board.bonus_circle(row_of(phase))
    ):
        return 0
    return state.cards.board.bonus[row_of(phase)]


def sure_energy(state: RaisingState, seat: Seat, card: i64, phase: i64) -> i64:
    """The energy a phase gets with an energy card if nobody else brings cubes (RR-ENE-01)."""
    printed = state.cards.energy.value[card] + state.cards.energy.cubes[card]
    more = _board_bonus(state, seat, phase) + energy_bonus(state, seat, phase)
    return printed + more
