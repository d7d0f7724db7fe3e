"""Class cards graded: the count of the objective, extra credit. Rules: RR-LES."""

from typing import Final

from mypy_extensions import i64

from ....kernel.seats import Seat
from ..state import CLASSES, NONE, RaisingState

_BEST: Final[i64] = 4  # grade A


def count(state: RaisingState, seat: Seat, lesson: i64) -> i64:
    """How much of its objective a class card counts (RR-OBJ)."""
    return state.cards.classes.objectives[lesson].count(state, seat)


def grade(state: RaisingState, seat: Seat, k: i64) -> i64:
    """The grade of a class card with its extra credit: 0 none, 1 D (RR-LES-10) to 4 A."""
    lesson = state.lessons[seat * CLASSES + k]
    found = state.cards.classes.grade(lesson, count(state, seat, lesson))
    return min(_BEST, found + state.credits[seat * CLASSES + k])  # RR-LES-08, RR-RUL-18


def grade_vp(state: RaisingState, found: i64) -> i64:
    """What a grade is worth."""
    return state.cards.board.grade_vp[found]


def class_vp(state: RaisingState, seat: Seat) -> i64:
    """The VP of all class cards (RR-SCO-03)."""
    found: i64 = 0
    k: i64
    for k in range(CLASSES):
        if state.lessons[seat * CLASSES + k] != NONE:
            found += grade_vp(state, grade(state, seat, k))
    return found
