"""The robots in an area, hit at once. Rules: RQA-ATK-08, RQA-RUL-50; areas as in section 5.4."""

from mypy_extensions import i64

from ..geometry import NOWHERE
from ..robots import COUNT, Robot
from ..state import NONE, ArenaState
from ..tiles import BLOCKS_SIGHT
from . import score
from .score import Damage
from .sight import is_near


def has_enemy(state: ArenaState, mask: i64) -> bool:
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
        square = _beyond(state, square, direction)
        if square == NOWHERE:
            return found
        robot = state.robot_at(square)
        if robot != NONE:
            found |= 1 << robot
    return found


def squares(state: ArenaState, square: i64, direction: i64, reach: i64) -> list[int]:
    """The squares that such a beam covers."""
    found: list[int] = []
    for _ in range(reach):
        square = _beyond(state, square, direction)
        if square == NOWHERE:
            return found
        found.append(int(square))
    return found


def _beyond(state: ArenaState, square: i64, direction: i64) -> i64:
    """The next square of a beam, NOWHERE where it ends."""
    beyond = state.arena.step(square, direction)
    is_stopped = beyond == NOWHERE or BLOCKS_SIGHT[state.arena.tiles[beyond]] == 1
    return NOWHERE if is_stopped else beyond


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


def strike(state: ArenaState, mask: i64, amount: i64, by: Robot) -> None:
    """All robots in a mask lose as much, by an action of `by`."""
    damage = Damage()
    robot: Robot
    for robot in range(COUNT):
        if mask >> robot & 1:
            damage.add(robot, amount)
    score.deal(state, damage, by, "RQA-RUL-50")
