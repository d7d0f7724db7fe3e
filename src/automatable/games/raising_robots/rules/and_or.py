"""AND / OR: how two actions or abilities go together. Rules: RR-AOR, RR-ROW-08."""

from mypy_extensions import i64

from ....kernel.seats import Seat
from ..ability_words import NO_ABILITY, Ability
from ..state import NONE, RaisingState


def has_upgraded_action(state: RaisingState, robot: i64) -> bool:
    """Whether a robot may use its upgraded action, instead of the base one.

    One of the two (RR-AOR-02, RR-AOR-03), and the base one is still there (RR-RUL-30).
    """
    return state.is_upgraded(robot)


def has_base_ability(state: RaisingState, seat: Seat) -> bool:
    """Whether a seat has its inventor's base ability; OR does not take it away (RR-RUL-61)."""
    if state.inventor[seat] == NONE:
        return False
    return not (state.terms.first_rulings and are_alternatives(state, seat))


def has_upgraded_ability(state: RaisingState, seat: Seat) -> bool:
    """Whether a seat has its inventor's upgraded ability (RR-INV-06)."""
    return state.inspired[seat] == 1


def are_alternatives(state: RaisingState, seat: Seat) -> bool:
    """Whether a seat has two abilities of which one is used instead of the other (RR-AOR-04)."""
    return state.inspired[seat] == 1 and state.cards.inventors.replaces[state.inventor[seat]] == 1


def joined(state: RaisingState, seat: Seat, base: i64, upgraded: i64) -> i64:
    """What two abilities come to that work at the same time: both (AND), or the better one (OR)."""
    return max(base, upgraded) if are_alternatives(state, seat) else base + upgraded


def base_ability(state: RaisingState, seat: Seat) -> Ability:
    """The base ability of a seat's inventor; one that does nothing while the seat has it not."""
    if not has_base_ability(state, seat):
        return NO_ABILITY
    return state.cards.inventors.base[state.inventor[seat]]


def upgraded_ability(state: RaisingState, seat: Seat) -> Ability:
    """The upgraded ability of a seat's inventor; one that does nothing before."""
    if not has_upgraded_ability(state, seat):
        return NO_ABILITY
    return state.cards.inventors.upgraded[state.inventor[seat]]
