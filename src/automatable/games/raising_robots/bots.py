"""What a bot need not think about, and what it may hope for."""

from typing import Any, Final

from mypy_extensions import i64

from ...kernel.agenda import Step
from ...kernel.decision import Decision
from ...kernel.seats import CHANCE
from .actions import MOST_BATTERIES
from .effects import MOST_ENERGY, Deed
from .kinds import Phase
from .rules.energy import Perform, energy_parts
from .rules.inventors import battery_worth
from .rules.scoring import points
from .state import RaisingState
from .worth import rounds_to_come, worth

_HOPE: Final = 440  # before the end hope lies so far around 500
_SPREAD: Final = 1500  # a lead of so many hundredths of a VP brings half of that, in the last round
_SPREAD_BY_ROUND: Final = 300
_SHADE: Final = 50  # of hope at the end, by margin
_ALONE: Final = 200  # VP from which hope cannot grow in one game


def advice(state: RaisingState) -> tuple[int, ...]:
    """Hope grows with what a seat is ahead, or alone with what it has."""
    seats = range(state.seats)
    if state.seats == 1:
        return (_alone(state),)
    if state.result is not None:
        return _outcome(state, state.result.scores)
    lanes = state.agenda.lanes()
    has = [int(worth(state, seat, lanes[seat] if lanes else [])) for seat in seats]
    spread = _SPREAD + _SPREAD_BY_ROUND * int(rounds_to_come(state, 0))
    leads = [_ahead(has, seat) for seat in seats]
    return tuple([500 + _HOPE * lead // (abs(lead) + spread) for lead in leads])


def _ahead(has: list[int], seat: int) -> int:
    """How much more a seat has than its best opponent."""
    return has[seat] - max([has[other] for other in range(len(has)) if other != seat])


def _alone(state: RaisingState) -> int:
    """Hope for a good score, of all three games of a challenge."""
    if state.result is not None:
        found = 100 * state.result.scores[0]
    else:
        lanes = state.agenda.lanes()
        due: list[Step[Any]] = lanes[0] if lanes else []
        found = int(worth(state, 0, due)) + 100 * sum([int(past) for past in state.past])
    games = 3 if state.terms.challenge else 1
    return max(0, min(1000, 10 * found // (_ALONE * games)))


def _outcome(state: RaisingState, scores: tuple[int, ...]) -> tuple[int, ...]:
    """The more points a winner is ahead the better; the fewer a loser lacks the better."""
    has = [int(points(state, seat)) for seat in range(state.seats)]
    found: list[int] = []
    for seat in range(state.seats):
        by = max(-_SHADE, min(_SHADE, _ahead(has, seat)))
        if scores[seat] < 0:
            found.append(_SHADE + min(0, by))
        elif scores.count(1) > 1:
            found.append(500)
        else:
            found.append(1000 - _SHADE + max(0, by))
    return tuple(found)


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
