"""What a bot need not think about."""

from mypy_extensions import i64

from ...kernel.decision import Decision
from ...kernel.seats import CHANCE
from .actions import MOST_BATTERIES
from .effects import MOST_ENERGY, Deed
from .kinds import Phase
from .rules.energy import Perform, energy_parts
from .rules.inventors import battery_worth
from .state import RaisingState


def tidy(state: RaisingState, decision: Decision) -> tuple[int, ...]:
    """Materials are paid with themselves, what is free is taken, and no battery is wasted."""
    if decision.seat == CHANCE:
        return decision.options
    acts = state.acts
    if acts.usual in decision.options:
        return (acts.usual,)
    if decision.key == "perform":
        return _perform(state, decision)
    if decision.key == "inspire" or (
        decision.key in ("use", "activate") and _is_free(state, decision)
    ):
        return tuple([option for option in decision.options if option != acts.skip])
    return decision.options


def _perform(state: RaisingState, decision: Decision) -> tuple[int, ...]:
    """To perform a phase is never worse than not to; no row needs more than 7 (RR-ROW-11)."""
    acts = state.acts
    step = state.agenda.lanes()[decision.seat][0]
    assert isinstance(step, Perform)
    most: i64 = MOST_BATTERIES
    if step.phase >= Phase.DESIGN:
        total = energy_parts(state, decision.seat, step.phase).total()
        each = battery_worth(state, decision.seat, step.phase)
        most = max(0, (MOST_ENERGY - total + each - 1) // each)
    found: list[int] = []
    for option in decision.options:
        batteries = option - acts.batteries
        if option != acts.skip and not most < batteries <= MOST_BATTERIES:
            found.append(option)
    return tuple(found)


def _is_free(state: RaisingState, decision: Decision) -> bool:
    """Whether something is on offer that costs nothing."""
    acts, deeds = state.acts, state.terms.deeds
    for option in decision.options:
        deed: Deed | None = None
        if acts.upgraded <= option < acts.bid:
            deed = deeds.all[deeds.upgraded(option - acts.upgraded)]
        elif acts.base <= option < acts.upgraded:
            deed = deeds.all[deeds.base(option - acts.base)]
        elif acts.use <= option < acts.ability:
            deed = deeds.all[deeds.of_cell(option - acts.use, False)]
        if deed is not None and deed.is_free():
            return True
    return False
