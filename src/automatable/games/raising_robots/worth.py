"""What a seat has, in hundredths of a VP: a judgement, for bots only.

Goods are worth more while there is time to use them, robots by the rounds in which they will act,
and work still to be done in a round by what it will bring.
"""

from typing import Any, Final

from mypy_extensions import i64

from ...kernel.agenda import Step
from ...kernel.seats import Seat
from .deeds import GOODS_WORTH
from .effects import Res
from .judgement import LESSON_BY_ROUND, often, robot_often
from .kinds import COLUMNS, ROUNDS, Phase
from .rules.abilities import game_end_vp
from .rules.counting import materials
from .rules.grading import count, grade_vp
from .rules.perform import phases_worth
from .rules.scoring import robot_vp
from .rules.step import WorkStep
from .state import CLASSES, NONE, RaisingState, Stage

_LEFT_OVER: Final[i64] = 33  # of any good at the end (RR-SCO-05)
_GOOD_BY_ROUND: Final[i64] = 12  # more for a material with rounds to come
_GOOD_MOST: Final[i64] = 45
_USED: Final[i64] = 400  # hundredths of a material in a round, and before the next one
_BATTERIES: Final[i64] = 3  # as many are of use, and one for each round to come
_TOKEN: Final[i64] = 120  # unlocked and not placed yet
_NEARER: Final[i64] = 60  # in percent: being on the way to the next grade


def rounds_to_come(state: RaisingState, seat: Seat) -> i64:
    """The rounds for which the seat has not selected its phases yet."""
    left = ROUNDS - state.round
    return left + 1 if state.stage == Stage.SELECTION and not _has_selected(state, seat) else left


def _has_selected(state: RaisingState, seat: Seat) -> bool:
    return state.paired[2 * seat + 1] != NONE


def worth(state: RaisingState, seat: Seat, due: list[Step[Any]]) -> i64:
    """What a seat has, the steps in its lane being due."""
    rounds = rounds_to_come(state, seat)
    price = _LEFT_OVER + min(_GOOD_MOST, _GOOD_BY_ROUND * rounds)
    found = 100 * (state.good(seat, Res.V) + robot_vp(state, seat) + game_end_vp(state, seat))
    found += _goods(state, seat, price, rounds)
    found += _lessons(state, seat, rounds) + rounds * _engine(state, seat, price) // 100
    if rounds > 0 or len(due) > 0:
        k: i64
        for k in range(4):
            found += _TOKEN * state.tokens[4 * seat + k]
    for step in due:
        assert isinstance(step, WorkStep)
        found += step.promise(state, price, rounds)
    if len(due) == 0 and state.stage == Stage.SELECTION and _has_selected(state, seat):
        found += phases_worth(state, seat, Phase.UPGRADE, price, rounds)
    return found


def _goods(state: RaisingState, seat: Seat, price: i64, rounds: i64) -> i64:
    """All goods and robot cards in hand; what is too much to be used is left over."""
    hand, tape, batteries = state.hand_size(seat), state.good(seat, Res.T), state.good(seat, Res.B)
    all_materials = materials(state, seat)
    useful = GOODS_WORTH[Res.R] * hand + GOODS_WORTH[Res.T] * tape + 100 * all_materials
    useful = min(useful, _USED * (rounds + 1))
    useful += GOODS_WORTH[Res.B] * min(batteries, _BATTERIES + rounds)
    left = _LEFT_OVER * (all_materials + hand + tape + batteries)
    return left + (price - _LEFT_OVER) * useful // 100


def _lessons(state: RaisingState, seat: Seat, rounds: i64) -> i64:
    """Class cards by their grades, and by how near the next ones are."""
    found: i64 = 0
    k: i64
    for k in range(CLASSES):
        lesson = state.lessons[seat * CLASSES + k]
        if lesson != NONE:
            found += LESSON_BY_ROUND * rounds
            found += _lesson(
                state, lesson, count(state, seat, lesson), state.credits[seat * CLASSES + k]
            )
    return found


def _lesson(state: RaisingState, lesson: i64, counted: i64, credit: i64) -> i64:
    cards = state.cards.classes
    grade = cards.grade(lesson, counted)
    now = grade_vp(state, min(4, grade + credit))
    found = 100 * now
    if grade < 4 and cards.ladder[4 * lesson + grade] > 0:
        start: i64 = cards.ladder[4 * lesson + grade - 1] if grade > 0 else 0
        more = grade_vp(state, min(4, grade + credit + 1)) - now
        found += _NEARER * more * (counted - start) // (cards.ladder[4 * lesson + grade] - start)
    return found


def _engine(state: RaisingState, seat: Seat, price: i64) -> i64:
    """What robots and uncovered board actions bring in a hundred rounds."""
    deeds = state.terms.deeds
    found: i64 = 0
    row: i64
    k: i64
    for row in range(3):
        bonus: i64 = 1 if state.is_free(seat, state.cards.board.bonus_circle(row)) else 0
        for k in range(3):
            cell = 3 * row + k
            improved = state.is_free(seat, state.cards.board.cell_circle(cell))
            found += often(state, deeds.of_cell(cell, improved), bonus, price)
        for k in range(COLUMNS):
            robot = state.slot(seat, row, k)
            if robot == NONE:
                break
            found += robot_often(state, robot, state.is_upgraded(robot), bonus, price)
    return found
