"""AND / OR: which of two actions or abilities there are. Rules: RR-AOR, RR-ROW-08, RR-RUL-30."""

from mypy_extensions import i64

from ....kernel.seats import Seat
from ..inventors import Ability
from ..state import NONE, RaisingState


def has_upgraded_action(state: RaisingState, robot: i64) -> bool:
    """Whether a robot may use its upgraded action, instead of the base one.

    One of the two (RR-AOR-02, RR-AOR-03).
    """
    return state.is_upgraded(robot)


def has_base_ability(state: RaisingState, seat: Seat) -> bool:
    """Whether a seat has its inventor's base ability: until it is replaced by OR (RR-AOR-04)."""
    inventor = state.inventor[seat]
    if inventor == NONE:
        return False
    return not (has_upgraded_ability(state, seat) and state.cards.inventors.replaces[inventor])


def has_upgraded_ability(state: RaisingState, seat: Seat) -> bool:
    """Whether a seat has its inventor's upgraded ability (RR-INV-06)."""
    return state.inspired[seat] == 1


def abilities(state: RaisingState, seat: Seat) -> list[Ability]:
    """The abilities a seat's inventor has now."""
    found: list[Ability] = []
    if has_base_ability(state, seat):
        found.append(state.cards.inventors.base[state.inventor[seat]])
    if has_upgraded_ability(state, seat):
        found.append(state.cards.inventors.upgraded[state.inventor[seat]])
    return found
