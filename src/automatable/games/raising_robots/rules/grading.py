"""Class cards graded: objectives counted, extra credit. Rules: RR-LES, RR-OBJ."""

from typing import Final

from mypy_extensions import i64

from ....kernel.seats import Seat
from ..classes import Objective
from ..effects import Res
from ..kinds import COLUMNS
from ..player_board import BOARD
from ..state import CLASSES, NONE, RaisingState
from .inventors import full_columns

_BEST: Final[i64] = 4  # grade A


def count(state: RaisingState, seat: Seat, lesson: i64) -> i64:
    """How much of its objective a class card counts (RR-OBJ)."""
    cards = state.cards.classes
    aim, low = cards.objective[lesson], cards.low[lesson]
    if aim == Objective.TOKENS:  # RR-OBJ-01
        found: i64 = 0
        section: i64
        for section in range(4):
            if state.is_free(seat, 4 * section + low):
                found += 1
        return found
    if aim == Objective.ALL_TOKENS:  # RR-OBJ-02
        return state.unlocked(seat)
    if aim == Objective.RESOURCE:  # RR-OBJ-03
        return state.good(seat, low)
    if aim == Objective.VP:  # RR-OBJ-04
        return state.good(seat, Res.V)
    if aim == Objective.HAND:  # RR-OBJ-05
        return state.hand_size(seat)
    if aim == Objective.WILD:  # RR-OBJ-06
        return materials(state, seat) + state.hand_size(seat)
    if aim == Objective.SETS:  # RR-OBJ-07
        return min(
            min(state.good(seat, Res.S), state.good(seat, Res.G)),
            min(state.good(seat, Res.M), state.good(seat, Res.P)),
        )
    if aim == Objective.ROW:  # RR-OBJ-09
        return state.row_length(seat, low)
    if aim == Objective.COLUMNS:
        return full_columns(state, seat)
    return _count_robots(state, seat, lesson)


def materials(state: RaisingState, seat: Seat) -> i64:
    found: i64 = 0
    kind: i64
    for kind in range(4):
        found += state.good(seat, kind)
    return found


def _count_robots(state: RaisingState, seat: Seat, lesson: i64) -> i64:
    """How many assembled robots match, each once (RR-LES-12, RR-RUL-31)."""
    found: i64 = 0
    k: i64
    for k in range(3 * COLUMNS):
        robot = state.slots[seat * 3 * COLUMNS + k]
        if robot != NONE and _matches(state, lesson, robot):
            found += 1
    return found


def _matches(state: RaisingState, lesson: i64, robot: i64) -> bool:
    cards, robots = state.cards.classes, state.cards.robots
    aim, low, high = cards.objective[lesson], cards.low[lesson], cards.high[lesson]
    if aim == Objective.COST:  # RR-OBJ-10
        return robots.materials[robot] >> low & 1 == 1
    if aim == Objective.ROBOT_VP:  # RR-OBJ-11
        return low <= robots.vp[robot] <= high
    if aim == Objective.ACTION:  # RR-OBJ-12
        if low <= robots.base_need[robot] <= high:
            return True
        return state.is_upgraded(robot) and low <= robots.upgraded_need[robot] <= high
    if aim == Objective.ENERGY_COST:  # RR-OBJ-13
        left, right = robots.left_energy[robot], robots.right_energy[robot]
        return low <= left <= high or low <= right <= high
    return True  # RR-OBJ-08: every robot


def grade(state: RaisingState, seat: Seat, k: i64) -> i64:
    """The grade of a class card with its extra credit: 0 none, 1 D (RR-LES-10) to 4 A."""
    lesson = state.lessons[seat * CLASSES + k]
    found = state.cards.classes.grade(lesson, count(state, seat, lesson))
    return min(_BEST, found + state.credits[seat * CLASSES + k])  # RR-LES-08, RR-RUL-18


def grade_vp(found: i64) -> i64:
    """What a grade is worth."""
    return BOARD.grade_vp[found]


def class_vp(state: RaisingState, seat: Seat) -> i64:
    """The VP of all class cards (RR-SCO-03)."""
    found: i64 = 0
    k: i64
    for k in range(CLASSES):
        if state.lessons[seat * CLASSES + k] != NONE:
            found += grade_vp(grade(state, seat, k))
    return found
