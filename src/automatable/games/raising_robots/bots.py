"""What a bot need not think about, and what it may hope for."""

from typing import Any, Final

from ...kernel.agenda import Step
from ...kernel.decision import Decision
from ...kernel.seats import CHANCE
from .rules.scoring import points
from .rules.step import WorkStep
from .state import RaisingState
from .worth import rounds_to_come, worth

_HOPE: Final = 440  # before the end hope lies so far around 500
_SPREAD: Final = (
    1500  # a lead of this many hundredths of a VP brings half of that, in the last round
)
_SPREAD_BY_ROUND: Final = 300
_SHADE: Final = 50  # of hope at the end, by margin
_ALONE: Final = 200  # VP from which hope cannot grow in one game


def evaluate(state: RaisingState) -> tuple[int, ...]:
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
    """What the step that asks says; in an auction, which is for the table, all options."""
    lanes = state.agenda.lanes()
    if decision.seat == CHANCE or not lanes:
        return decision.options
    step = lanes[decision.seat][0]
    assert isinstance(step, WorkStep)
    return step.tidy(state, decision)
