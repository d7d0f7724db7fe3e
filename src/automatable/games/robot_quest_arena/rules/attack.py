"""Whom an effect can hit. Rules: RQA-ATK, RQA-RUL-04, RQA-RUL-50; areas as in section 5.4."""

from mypy_extensions import i64

from ..cardset import Effect, Op
from ..geometry import NOWHERE
from ..robots import COUNT, Robot
from ..state import NONE, ArenaState
from ..tiles import BLOCKS_SIGHT
from .sight import is_in_range, is_near


def can_target(state: ArenaState, effect: Effect, by: Robot, other: Robot) -> bool:
    """Whether a robot may be chosen for an effect of robot `by` (RQA-ATK-11) that asks for one."""
    if other == by or not state.is_in_arena(by) or not state.is_in_arena(other):
        return False
    if effect.op == Op.PULL:  # friend or enemy
        return is_in_range(state, by, other, effect.a, False)
    if state.is_friend(other, state.active):
        return False  # RQA-ATK-07
    if effect.op == Op.MELEE:
        return is_near(state, by, other)
    return is_in_range(state, by, other, effect.b, effect.nolos)


def has_target(state: ArenaState, effect: Effect, by: Robot) -> bool:
    """Whether an effect that needs a robot to act on finds one."""
    if effect.op == Op.LINE:
        direction: i64
        for direction in range(8):
            if hits_enemy(state, beam(state, by, direction, effect.b)):
                return True
        return False
    if effect.op == Op.BLAST:
        return hits_enemy(state, beside(state, by))
    other: Robot
    for other in range(COUNT):
        if can_target(state, effect, by, other):
            return True
    return False


def hits_enemy(state: ArenaState, mask: i64) -> bool:
    """Whether an enemy is among the robots in a mask."""
    robot: Robot
    for robot in range(COUNT):
        if mask >> robot & 1 and not state.is_friend(robot, state.active):
            return True
    return False


def beam(state: ArenaState, by: Robot, direction: i64, reach: i64) -> i64:
    """The robots on the next squares of a direction, up to a Wall, Smoke or the edge.

    Friends are hit, too (RQA-ATK-08).
    """
    found: i64 = 0
    square = state.square[by]
    if square == NOWHERE:
        return 0
    for _ in range(reach):
        square = state.arena.step(square, direction)
        if square == NOWHERE or BLOCKS_SIGHT[state.arena.tiles[square]]:
            return found
        robot = state.robot_at(square)
        if robot != NONE:
            found |= 1 << robot
    return found


def beside(state: ArenaState, by: Robot) -> i64:
    """The other robots on the four squares around a robot."""
    found: i64 = 0
    other: Robot
    for other in range(COUNT):
        if other != by and is_near(state, by, other):
            found |= 1 << other
    return found


def around(state: ArenaState, square: i64) -> i64:
    """The robots on the four squares around a square."""
    found: i64 = 0
    direction: i64
    for direction in range(0, 8, 2):
        beyond = state.arena.step(square, direction)
        if beyond != NOWHERE and state.robot_at(beyond) != NONE:
            found |= 1 << state.robot_at(beyond)
    return found


def is_attack(op: i64) -> bool:
    """Whether an effect word is an attack, which needs a target or an enemy in its area."""
    return op == Op.MELEE or op == Op.RANGED or op == Op.LINE or op == Op.BLAST


def depends_on_attack(op: i64) -> bool:
    """Whether an effect word acts on what was just attacked (RQA-RUL-04)."""
    return op == Op.REPEL_TARGET or op == Op.PULL_TARGET or op == Op.BLAST_REPEL or op == Op.SPLASH


def can_play(state: ArenaState, card: i64, by: Robot) -> bool:
    """Whether a card does anything at all: one that only attacks needs a target (RQA-RUL-04)."""
    for effect in state.cards.effects[card]:
        if is_attack(effect.op):
            if has_target(state, effect, by):
                return True
        elif not depends_on_attack(effect.op):
            return True
    return False
