"""What inventors' abilities come to: numbers the other rules ask for. Rules: RR-INV, RR-RUL-61."""

from mypy_extensions import i64

from ....kernel.seats import Seat
from ..ability_words import Ability
from ..state import NONE, RaisingState
from .and_or import are_alternatives, base_ability, joined, upgraded_ability


def slot_discount(state: RaisingState, seat: Seat) -> i64:
    """How many wilds slots cost less."""
    base, upgraded = base_ability(state, seat), upgraded_ability(state, seat)
    return joined(state, seat, base.slot_discount(), upgraded.slot_discount())


def upgrade_discount(state: RaisingState, seat: Seat) -> i64:
    """How many wilds upgrade rows cost less."""
    base, upgraded = base_ability(state, seat), upgraded_ability(state, seat)
    return joined(state, seat, base.upgrade_discount(), upgraded.upgrade_discount())


def benefits(state: RaisingState, seat: Seat) -> i64:
    """How many different benefits Inspiration gives: one, and those abilities add to it."""
    base, upgraded = base_ability(state, seat), upgraded_ability(state, seat)
    found = 1 + joined(state, seat, base.benefits(), upgraded.benefits())
    return min(2, found) if state.terms.first_rulings else found  # RR-RUL-59


def energy_bonus(state: RaisingState, seat: Seat, phase: i64) -> i64:
    """The energy an inventor adds to a phase (RR-RUL-58)."""
    base, upgraded = base_ability(state, seat), upgraded_ability(state, seat)
    first = base.energy(state, seat, phase, 0)
    return joined(state, seat, first, upgraded.energy(state, seat, phase, 1))


def to_boost(state: RaisingState, seat: Seat) -> i64:
    """The ability for which a selected phase is still to be chosen: 0 base, 1 upgraded, or NONE."""
    base, upgraded = base_ability(state, seat), upgraded_ability(state, seat)
    if state.terms.first_rulings:
        alone = base.boosts() + upgraded.boosts() == 1
        return 0 if alone and state.boosted[seat] == 0 else NONE
    if _must_choose(state, seat, base, upgraded, 0):
        return 0
    return 1 if _must_choose(state, seat, upgraded, base, 1) else NONE


def _must_choose(
    state: RaisingState, seat: Seat, ability: Ability, other: Ability, which: i64
) -> bool:
    """Whether it matters which one of the selected phases gets an ability's energy."""
    if ability.boosts() != 1 or state.boosted[seat] >> 5 * which & 31 != 0:
        return False
    if other.boosts() == 0 or not are_alternatives(state, seat):
        return True
    if other.boosts() == 2:
        return ability.count > other.count
    if ability.count == other.count:
        return which == 0  # one of them is used
    return ability.count > other.count


def battery_worth(state: RaisingState, seat: Seat, phase: i64) -> i64:
    """The energy each battery gives in a phase: one, and what abilities add to it (RR-RUL-61)."""
    base, upgraded = base_ability(state, seat), upgraded_ability(state, seat)
    first, second = base.battery(phase), upgraded.battery(phase)
    if state.terms.first_rulings:
        return 1 + (first if first > 0 else second)
    return 1 + joined(state, seat, first, second)


def game_end_vp(state: RaisingState, seat: Seat) -> i64:
    """The VP of abilities at the end of the game (RR-RUL-15)."""
    base, upgraded = base_ability(state, seat), upgraded_ability(state, seat)
    return joined(state, seat, base.points(state, seat), upgraded.points(state, seat))
