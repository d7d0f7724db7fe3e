"""What a seat has, in hundredths of a VP: a judgement, for bots only.

Goods are worth more while there is time to use them, robots by the rounds in which they will act,
and work still to be done in a round by what it will bring.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ...kernel.agenda import Step
from ...kernel.seats import Seat
from .deeds import GOODS_WORTH
from .effects import Res
from .kinds import COLUMNS, Phase, row_of
from .player_board import BOARD
from .rules.assemble import AssembleOne, Assembly, Column, cost_of, energy_of
from .rules.draw import Cycle, Draw
from .rules.energy import Boost, Perform, energy_parts, may_perform
from .rules.gain import Inspire, Receive, Unlock, Wild
from .rules.grading import count, grade_vp, materials
from .rules.inventors import game_end_vp, upgrade_discount
from .rules.lessons import Keep, Learn
from .rules.pay import Pay, covers, own_goods
from .rules.rounds import ROUNDS
from .rules.row import BoardActions, RunRow
from .rules.scoring import robot_vp
from .rules.upgrade import Upgrade
from .state import CLASSES, NONE, RaisingState, Stage

_LEFT_OVER: Final[i64] = 33  # of any good at the end (RR-SCO-05)
_GOOD_BY_ROUND: Final[i64] = 12  # more for a material with rounds to come
_GOOD_MOST: Final[i64] = 45
_USED: Final[i64] = 400  # hundredths of a material in a round, and before the next one
_BATTERIES: Final[i64] = 3  # as many are of use, and one for each round to come
# In how many of a hundred rounds a seat does what needs so much energy.
_ODDS: Final[vec[i64]] = vec[i64]([60, 60, 55, 48, 38, 28, 20, 14])
_TOKEN: Final[i64] = 120  # unlocked and not placed yet
_UNLOCK: Final[i64] = 150  # a token taken off the board, and what it uncovers
_UNLOCK_BY_ROUND: Final[i64] = 20
_LESSON_BY_ROUND: Final[i64] = 15  # a class card, for what may still be done for it
_LESSON: Final[i64] = 200  # a class card about to be chosen
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
        found += _promise(state, seat, step, price, rounds)
    if len(due) == 0 and state.stage == Stage.SELECTION and _has_selected(state, seat):
        found += _phases(state, seat, Phase.UPGRADE, price, rounds)
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
            found += _LESSON_BY_ROUND * rounds
            found += _lesson(
                state, lesson, count(state, seat, lesson), state.credits[seat * CLASSES + k]
            )
    return found


def _lesson(state: RaisingState, lesson: i64, counted: i64, credit: i64) -> i64:
    cards = state.cards.classes
    grade = cards.grade(lesson, counted)
    now = grade_vp(min(4, grade + credit))
    found = 100 * now
    if grade < 4 and cards.ladder[4 * lesson + grade] > 0:
        start: i64 = cards.ladder[4 * lesson + grade - 1] if grade > 0 else 0
        more = grade_vp(min(4, grade + credit + 1)) - now
        found += _NEARER * more * (counted - start) // (cards.ladder[4 * lesson + grade] - start)
    return found


def _engine(state: RaisingState, seat: Seat, price: i64) -> i64:
    """What robots and uncovered board actions bring in a hundred rounds."""
    deeds = state.terms.deeds
    found: i64 = 0
    row: i64
    k: i64
    for row in range(3):
        bonus: i64 = 1 if state.is_free(seat, BOARD.bonus_circle(row)) else 0
        for k in range(3):
            cell = 3 * row + k
            improved = state.is_free(seat, BOARD.cell_circle(cell))
            found += _often(state, deeds.of_cell(cell, improved), bonus, price)
        for k in range(COLUMNS):
            robot = state.slot(seat, row, k)
            if robot == NONE:
                break
            found += _robot_often(state, robot, state.is_upgraded(robot), bonus, price)
    return found


def _robot_often(state: RaisingState, robot: i64, upgraded: bool, bonus: i64, price: i64) -> i64:
    """What a robot brings in a hundred rounds."""
    deeds = state.terms.deeds
    found = _often(state, deeds.base(robot), bonus, price)
    return max(found, _often(state, deeds.upgraded(robot), bonus, price)) if upgraded else found


def _often(state: RaisingState, deed: i64, bonus: i64, price: i64) -> i64:
    need = max(0, state.terms.deeds.all[deed].need - bonus)
    return _ODDS[need] * _deed(state, deed, price)


def _deed(state: RaisingState, deed: i64, price: i64) -> i64:
    """What a deed brings; what is not worth it is not done."""
    deeds = state.terms.deeds
    return max(0, deeds.points[deed] + price * deeds.goods[deed] // 100)


def _promise(state: RaisingState, seat: Seat, step: Step[Any], price: i64, rounds: i64) -> i64:
    """What a step that is due will bring or cost."""
    if isinstance(step, Perform):
        return _phases(state, seat, step.phase, price, rounds)
    if isinstance(step, Boost):
        return _phases(state, seat, Phase.UPGRADE, price, rounds)
    if isinstance(step, Upgrade):
        return _upgrading(state, seat, step.energy, price, rounds)
    if isinstance(step, Assembly):
        return _assembling(state, seat, step.energy, price, rounds)
    if isinstance(step, BoardActions):
        return _running(state, seat, step.phase, step.energy, step.k, 0, price)
    if isinstance(step, RunRow):
        return _running(state, seat, step.phase, step.energy, 3, step.column, price)
    if isinstance(step, Pay):
        return -price * _cost(step.cost) // 100
    if isinstance(step, Receive):
        deeds = state.terms.deeds
        cost = _cost(deeds.all[step.deed].cost)
        return deeds.points[step.deed] + price * (deeds.goods[step.deed] + cost) // 100
    if isinstance(step, Unlock):
        return _unlocking(rounds)
    if isinstance(step, Draw):
        return price * step.count * GOODS_WORTH[Res.R] // 100
    if isinstance(step, Cycle):
        return price * (step.count + 1) * GOODS_WORTH[Res.R] // 100
    if isinstance(step, (Learn, Keep)):
        return _LESSON + _LESSON_BY_ROUND * rounds
    if isinstance(step, Wild):
        return price * step.count * GOODS_WORTH[Res.W] // 100
    if isinstance(step, Inspire):
        return price * GOODS_WORTH[Res.INS] // 100
    if isinstance(step, AssembleOne):
        return _assembling(state, seat, 3, price, rounds)
    return 0


def _cost(cost: vec[i64]) -> i64:
    """A cost, in hundredths of a material."""
    found: i64 = 0
    kind: i64
    for kind in range(len(cost)):
        found += GOODS_WORTH[kind] * cost[kind]
    return found


def _phases(state: RaisingState, seat: Seat, first: i64, price: i64, rounds: i64) -> i64:
    """What the phases of a round from one on will bring, without batteries."""
    found: i64 = 0
    phase: i64
    for phase in range(first, Phase.RECYCLE + 1):
        if may_perform(state, seat, phase):
            energy = energy_parts(state, seat, phase).total()
            if phase == Phase.UPGRADE:
                found += _upgrading(state, seat, energy, price, rounds)
            elif phase == Phase.ASSEMBLE:
                found += _assembling(state, seat, energy, price, rounds)
            else:
                found += _running(state, seat, phase, energy, 0, 0, price)
    return found


def _unlocking(rounds: i64) -> i64:
    return _UNLOCK + _UNLOCK_BY_ROUND * rounds


def _upgrading(state: RaisingState, seat: Seat, energy: i64, price: i64, rounds: i64) -> i64:
    """What the best row of the Upgrade section brings, taken as often as possible."""
    if state.locked[seat] == 0:
        return 0
    wilds = materials(state, seat) + state.good(seat, Res.T) + state.hand_size(seat)
    best: i64 = 0
    k: i64
    for k in range(len(BOARD.upgrades)):
        cost = max(1, BOARD.upgrades[k].cost[Res.W] - upgrade_discount(state, seat))
        times = min(energy // BOARD.upgrades[k].need, wilds // cost)
        best = max(best, times * (_unlocking(rounds) - price * cost))
    return best


def _assembling(state: RaisingState, seat: Seat, energy: i64, price: i64, rounds: i64) -> i64:
    """What the best robot brings that can be assembled."""
    best: i64 = 0
    goods, hand = own_goods(state, seat), state.hand_size(seat) - 1
    robot: i64
    column: i64
    for robot in range(len(state.robots)):
        if not state.holds(seat, robot):
            continue
        row = state.cards.robots.row[robot]
        if state.row_length(seat, row) == COLUMNS:
            continue
        gain = 100 * state.cards.robots.vp[robot] - price * GOODS_WORTH[Res.R] // 100
        gain += rounds * _robot_often(state, robot, False, 0, price) // 100
        for column in range(Column.RIGHT + 1):
            if energy_of(state, robot, column) <= energy:
                cost = cost_of(state, seat, robot, column)
                if covers(goods, hand, cost, state.terms.tape_is_wild):
                    best = max(best, gain - price * _cost(cost) // 100)
    return best


def _running(
    state: RaisingState, seat: Seat, phase: i64, energy: i64, cell: i64, column: i64, price: i64
) -> i64:
    """What is left of a row brings: board actions from a cell on, robots from a column on."""
    deeds = state.terms.deeds
    row = row_of(phase)
    found: i64 = 0
    k: i64
    for k in range(cell, 3):
        improved = state.is_free(seat, BOARD.cell_circle(3 * row + k))
        deed = deeds.of_cell(3 * row + k, improved)
        if deeds.all[deed].need <= energy:
            found += _deed(state, deed, price)
    for k in range(column, COLUMNS):
        robot = state.slot(seat, row, k)
        if robot == NONE:
            break
        best: i64 = 0
        if state.cards.robots.base_need[robot] <= energy:
            best = _deed(state, deeds.base(robot), price)
        if state.is_upgraded(robot) and state.cards.robots.upgraded_need[robot] <= energy:
            best = max(best, _deed(state, deeds.upgraded(robot), price))
        found += best
    return found
