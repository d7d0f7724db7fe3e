"""The end of the game: grades, points and who wins. Rules: RR-SCO, RR-LES-07 to 13, RR-OBJ."""

from typing import Final

from mypy_extensions import i64

from ....kernel.events import Fact
from ....kernel.game import Result
from ....kernel.seats import Seat
from ..classes import Objective
from ..effects import Res
from ..kinds import COLUMNS
from ..player_board import BOARD
from ..state import CLASSES, NONE, RaisingState
from .gain import receive
from .inventors import full_columns, game_end_vp
from .task import note

_BEST: Final[i64] = 4  # grade A
RATINGS: Final = ("hesitant", "beginner", "amateur", "heroic", "epic", "legendary")
_SOLO: Final = (60, 80, 100, 120, 140)  # points from which the next rating holds
_CHALLENGE: Final = (180, 230, 280, 330, 380)


def count(state: RaisingState, seat: Seat, lesson: i64) -> i64:
    """How much of its objective a class card counts (RR-OBJ-01 to RR-OBJ-14)."""
    cards = state.cards.classes
    aim, low = cards.objective[lesson], cards.low[lesson]
    if aim == Objective.TOKENS:
        found: i64 = 0
        section: i64
        for section in range(4):
            if state.is_free(seat, 4 * section + low):
                found += 1
        return found
    if aim == Objective.ALL_TOKENS:
        return state.unlocked(seat)
    if aim == Objective.RESOURCE:
        return state.good(seat, low)
    if aim == Objective.VP:
        return state.good(seat, Res.V)
    if aim == Objective.HAND:
        return state.hand_size(seat)
    if aim == Objective.WILD:
        return _materials(state, seat) + state.hand_size(seat)
    if aim == Objective.SETS:
        return min(
            min(state.good(seat, Res.S), state.good(seat, Res.G)),
            min(state.good(seat, Res.M), state.good(seat, Res.P)),
        )
    if aim == Objective.ROW:
        return state.row_length(seat, low)
    if aim == Objective.COLUMNS:
        return full_columns(state, seat)
    return _count_robots(state, seat, lesson)


def _materials(state: RaisingState, seat: Seat) -> i64:
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
    if aim == Objective.COST:
        return robots.materials[robot] >> low & 1 == 1
    if aim == Objective.ROBOT_VP:
        return low <= robots.vp[robot] <= high
    if aim == Objective.ACTION:
        if low <= robots.base_need[robot] <= high:
            return True
        return state.is_upgraded(robot) and low <= robots.upgraded_need[robot] <= high
    if aim == Objective.ENERGY_COST:
        left, right = robots.left_energy[robot], robots.right_energy[robot]
        return low <= left <= high or low <= right <= high
    return True  # RR-OBJ-08: every robot


def grade(state: RaisingState, seat: Seat, k: i64) -> i64:
    """The grade of a class card with its extra credit: 0 none, 1 D to 4 A (RR-LES-08, 10, 11)."""
    lesson = state.lessons[seat * CLASSES + k]
    found = state.cards.classes.grade(lesson, count(state, seat, lesson))
    return min(_BEST, found + state.credits[seat * CLASSES + k])


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


def robot_vp(state: RaisingState, seat: Seat) -> i64:
    """The VP printed on assembled robots (RR-SCO-02)."""
    found: i64 = 0
    k: i64
    for k in range(3 * COLUMNS):
        robot = state.slots[seat * 3 * COLUMNS + k]
        if robot != NONE:
            found += state.cards.robots.vp[robot]
    return found


def leftover_vp(state: RaisingState, seat: Seat) -> i64:
    """A third of what is left, rounded down once (RR-RUL-46)."""
    left = _materials(state, seat) + state.good(seat, Res.T) + state.good(seat, Res.B)
    return (left + state.hand_size(seat)) // 3


def points(state: RaisingState, seat: Seat) -> i64:
    """All VP of a seat."""
    in_inventory = state.good(seat, Res.V)
    return robot_vp(state, seat) + class_vp(state, seat) + in_inventory + leftover_vp(state, seat)


def award(state: RaisingState) -> None:
    """Game-end abilities give their VP before anything is counted (RR-RUL-14, RR-RUL-15)."""
    seat: i64
    for seat in range(state.seats):
        receive(state, seat, Res.V, game_end_vp(state, seat))
        if state.log is not None:
            facts: dict[str, Fact] = {
                "robots": int(robot_vp(state, seat)),
                "classes": int(class_vp(state, seat)),
                "inventory": int(state.good(seat, Res.V)),
                "leftover": int(leftover_vp(state, seat)),
                "total": int(points(state, seat)),
            }
            note(state, seat, "scored", "RR-SCO-01", facts)


def finish(state: RaisingState) -> None:
    """Who wins (RR-SCO-06 to RR-SCO-09); alone, how good it was (RR-SOL-10, RR-CHA-05)."""
    if state.seats == 1:
        total = points(state, 0)
        k: i64
        for k in range(len(state.past)):
            total += state.past[k]
        rule = "RR-CHA-05" if state.terms.challenge else "RR-SOL-10"
        state.end(Result((int(total),), rating(total, state.terms.challenge), rule))
        return
    standings = [_standing(state, seat) for seat in range(state.seats)]
    best = max(standings)
    scores = tuple([1 if standing == best else -1 for standing in standings])
    state.end(Result(scores, "rounds", "RR-SCO-01"))


def rating(points: i64, challenge: bool) -> str:
    """What a score is called: of one game (RR-SOL-10), or of three together (RR-CHA-05)."""
    steps = _CHALLENGE if challenge else _SOLO
    reached: i64 = 0
    k: i64
    for k in range(len(steps)):
        if points >= steps[k]:
            reached = k + 1
    return RATINGS[reached]


def _standing(state: RaisingState, seat: Seat) -> tuple[int, int, int]:
    """What decides, in this order (RR-SCO-06 to RR-SCO-08)."""
    found = points(state, seat), robot_vp(state, seat), class_vp(state, seat)
    return int(found[0]), int(found[1]), int(found[2])
