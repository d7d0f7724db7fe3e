"""Robots moved by others: repelled and pulled. Rules: RQA-PSH, RQA-PUL."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ....kernel.decision import Ask
from ....kernel.events import Fact
from ....kernel.seats import Action
from .. import geometry
from ..geometry import NOWHERE
from ..robots import ROBOTS, Robot
from ..state import NONE, ArenaState
from ..tiles import BLOCKS_MOVEMENT
from . import score
from .entry import enter
from .phases import unasked
from .sight import blocks_movement
from .step import ArenaStep

EDGE: Final[i64] = 200  # the whole outer edge is one obstacle (RQA-RUL-08)
ROBOT: Final[i64] = 201


def obstacle_at(state: ArenaState, square: i64) -> i64:
    """Which obstacle a robot would be repelled against, NONE if the square is free."""
    if square == NOWHERE:
        return EDGE  # RQA-PSH-07
    if BLOCKS_MOVEMENT[state.arena.tiles[square]]:
        return square
    robot = state.robot_at(square)
    return NONE if robot == NONE else ROBOT + robot


def has_bumped(state: ArenaState, robot: Robot, obstacle: i64) -> bool:
    """Whether a robot was repelled against an obstacle this turn already (RQA-PSH-10)."""
    k: i64
    for k in range(len(state.bumps)):
        if state.bumps[k] == robot << 8 | obstacle:
            return True
    return False


def bump(state: ArenaState, robot: Robot, obstacle: i64, by: Robot) -> None:
    """A collision: 1 damage, also for a robot in the way (RQA-PSH-06, RQA-PSH-08)."""
    if has_bumped(state, robot, obstacle):
        return
    state.bumps = append(state.bumps, robot << 8 | obstacle)
    damage = score.one(robot, 1)
    rule = "RQA-PSH-06"
    if obstacle >= ROBOT:
        damage.add(obstacle - ROBOT, 1)
        rule = "RQA-PSH-08"
    if state.log is not None:
        state.tell("bumped", rule, {"robot": ROBOTS[robot]})
    score.deal(state, damage, by, rule)


def shift(state: ArenaState, robot: Robot, square: i64, rule: str, puller: Robot = NONE) -> None:
    """Move a robot onto a square; perhaps another one pulls it there."""
    state.square[robot] = square
    if state.log is not None:
        row, column = square // state.arena.columns, square % state.arena.columns
        facts: dict[str, Fact] = {"robot": ROBOTS[robot], "row": int(row), "column": int(column)}
        if puller != NONE:
            facts["puller"] = ROBOTS[puller]
        state.tell("moved", rule, facts)


@final
class Repel(ArenaStep):
    """A robot is repelled square by square, up to the first collision (RQA-RUL-07)."""

    WORDS = "repel robot direction squares:count by:robot"

    def __init__(self, robot: Robot, direction: i64, squares: i64, by: Robot) -> None:
        self.robot: Final = robot
        self.direction: Final = direction
        self.squares: Final = squares
        self.by: Final = by

    def begin(self, state: ArenaState, ask: Ask) -> bool:
        if not state.is_in_arena(self.robot):
            return False
        beyond = state.arena.step(state.square[self.robot], self.direction)
        obstacle = obstacle_at(state, beyond)
        if obstacle != NONE:
            bump(state, self.robot, obstacle, self.by)
            return False
        shift(state, self.robot, beyond, "RQA-PSH-05")
        if self.squares > 1:
            more = Repel(self.robot, self.direction, self.squares - 1, self.by)
            state.agenda.push(more)
        state.agenda.push(enter(self.robot, self.by))
        return False


def repel(state: ArenaState, robot: Robot, squares: i64, by: Robot) -> None:
    """Repel a robot straight away from another; the active player chooses between equal axes."""
    if not state.is_in_arena(robot) or not state.is_in_arena(by):
        return
    axes = geometry.away_axes(state.arena.columns, state.square[by], state.square[robot])
    if len(axes) == 1:
        state.agenda.push(Repel(robot, axes[0], squares, by))
    else:
        state.agenda.push(ChooseAxis(robot, squares, by))


@final
class ChooseAxis(ArenaStep):
    """Which of two equal axes a robot is repelled along (RQA-RUL-06)."""

    WORDS = "axis robot squares:count by:robot"

    def __init__(self, robot: Robot, squares: i64, by: Robot) -> None:
        self.robot: Final = robot
        self.squares: Final = squares
        self.by: Final = by

    def misfit(self, state: ArenaState) -> str:
        here, there = state.square[self.by], state.square[self.robot]
        if NOWHERE not in (here, there) and here != there and len(self._axes(state)) == 2:
            return ""
        return f"{ROBOTS[self.robot]} is not as far down as across"

    def begin(self, state: ArenaState, ask: Ask) -> bool:
        axes = self._axes(state)
        ask.to(state.active, "away")
        ask.offer(state.acts.away + min(axes[0], axes[1]))
        ask.offer(state.acts.away + max(axes[0], axes[1]))
        return True

    def answer(self, state: ArenaState, action: Action) -> None:
        direction = action - state.acts.away
        state.agenda.push(Repel(self.robot, direction, self.squares, self.by))

    def actor(self) -> Robot:
        return self.robot

    def why_not(self, state: ArenaState, action: Action) -> str:
        return "RQA-RUL-06" if 0 <= action - state.acts.away < 8 else unasked(state)

    def _axes(self, state: ArenaState) -> vec[i64]:
        by, robot = state.square[self.by], state.square[self.robot]
        return geometry.away_axes(state.arena.columns, by, robot)


def pull(state: ArenaState, robot: Robot, by: Robot) -> None:
    """Pull a robot along the line to a square adjacent to the puller (RQA-PUL-01, RQA-RUL-13)."""
    if state.is_in_arena(robot) and state.is_in_arena(by):
        # RQA-PUL-02
        path = geometry.between(state.arena.columns, state.square[robot], state.square[by])
        squares = tuple([int(square) for square in list(path)])
        state.agenda.push(Pull(robot, by, squares))


@final
class Pull(ArenaStep):
    """The squares still to walk, in order."""

    WORDS = "pull robot by:robot path:squares"

    def __init__(self, robot: Robot, by: Robot, path: tuple[int, ...]) -> None:
        self.robot: Final = robot
        self.by: Final = by
        self.path: Final = path

    def begin(self, state: ArenaState, ask: Ask) -> bool:
        if not state.is_in_arena(self.robot) or not state.is_in_arena(self.by):
            return False
        columns = state.arena.columns
        here, goal = state.square[self.robot], state.square[self.by]
        if geometry.are_adjacent(columns, here, goal):  # RQA-PUL-04
            return False
        if len(self.path) == 0:
            return self._step_beside(state, ask)
        beyond: i64 = self.path[0]
        if blocks_movement(state, beyond):
            return False  # RQA-PUL-08
        shift(state, self.robot, beyond, "RQA-PUL-06", self.by)
        state.agenda.push(Pull(self.robot, self.by, self.path[1:]))
        state.agenda.push(enter(self.robot, self.by))
        return False

    def _step_beside(self, state: ArenaState, ask: Ask) -> bool:
        """From the puller's diagonal neighbour to one of two squares (RQA-PUL-05)."""
        free = self._ends(state)
        if len(free) < 2:
            if len(free) == 1:
                self._finish(state, free[0])
            return False
        ask.to(state.active, "stop")
        ask.offer(state.acts.stop + free[0])
        ask.offer(state.acts.stop + free[1])
        return True

    def answer(self, state: ArenaState, action: Action) -> None:
        self._finish(state, action - state.acts.stop)

    def actor(self) -> Robot:
        return self.robot

    def why_not(self, state: ArenaState, action: Action) -> str:
        is_square = 0 <= action - state.acts.stop < state.arena.squares
        return "RQA-PUL-05" if is_square else unasked(state)

    def _finish(self, state: ArenaState, square: i64) -> None:
        shift(state, self.robot, square, "RQA-PUL-05", self.by)
        state.agenda.push(enter(self.robot, self.by))

    def _ends(self, state: ArenaState) -> vec[i64]:
        """The free squares adjacent to both robots, in ascending order."""
        columns = state.arena.columns
        here, goal = state.square[self.robot], state.square[self.by]
        found = vec[i64]()
        square: i64
        for square in range(state.arena.squares):
            if (
                geometry.are_adjacent(columns, here, square)
                and geometry.are_adjacent(columns, square, goal)
                and not blocks_movement(state, square)
            ):
                found = append(found, square)
        return found
