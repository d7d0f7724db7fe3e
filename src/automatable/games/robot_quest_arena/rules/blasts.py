"""Effect words that hit an area, and those about what was just attacked. Law: section 5.4."""

from typing import Final, final

from mypy_extensions import i64

from ....kernel.decision import Ask
from ....kernel.events import Fact
from ....kernel.seats import Action
from ..arena import square_name
from ..geometry import DIRECTIONS, NOWHERE, are_adjacent
from ..robots import ROBOTS, Robot
from ..state import NONE, ArenaState
from ..tiles import BLOCKS_MOVEMENT
from . import area, forced
from .effects import Reach, Resolve, Word

_ONE: Final = ("melee", "ranged")  # attacks on a single target


@final
class Line(Word):
    """All robots on the next squares in a direction of choice are hit."""

    NAME = "line"
    TAKES = 2
    PERSONAL = True
    WORTH = 80
    IS_ATTACK = True

    def _hits_enemy(self, state: ArenaState, by: Robot, direction: i64) -> bool:
        return area.has_enemy(state, area.beam(state, by, direction, self.b))

    def does_something(self, state: ArenaState, robot: Robot) -> bool:
        direction: i64
        for direction in range(8):
            if self._hits_enemy(state, robot, direction):
                return True
        return False

    def asks(self, state: ArenaState, robot: Robot, ask: Ask) -> bool:
        if not self.does_something(state, robot):
            return False
        ask.to(state.active, "aim")
        direction: i64
        for direction in range(8):
            if self._hits_enemy(state, robot, direction):
                ask.offer(state.acts.aim + direction)
        return True

    def why_not(self, state: ArenaState, robot: Robot, action: Action) -> str:
        return "RQA-RUL-50" if state.acts.aim <= action < state.acts.away else ""

    def begin(self, state: ArenaState, deed: Resolve) -> None:
        deed.go_on(state, NONE, NOWHERE)

    def answer(self, state: ArenaState, deed: Resolve, action: Action) -> None:
        deed.go_on(state, NONE, NOWHERE)
        direction = action - state.acts.aim
        if state.log is not None:
            name = DIRECTIONS[direction]
            facts: dict[str, Fact] = {"robot": ROBOTS[deed.robot], "direction": name}
            end = area.squares(state, state.square[deed.robot], direction, self.b)[-1]
            facts["end"] = square_name(end, state.arena.columns)
            state.tell("fired", "RQA-CRD-07", facts)
        hit = area.beam(state, deed.robot, direction, self.b)
        area.strike(state, hit, self.a + state.bonus[deed.robot], deed.robot)

    def damage(self) -> i64:
        return self.a

    def reach(self) -> i64:
        return self.b

    def cover(self, state: ArenaState, robot: Robot, into: Reach) -> None:
        direction: i64
        for direction in range(8):
            into.open.update(area.squares(state, state.square[robot], direction, self.b))
            into.targets |= area.beam(state, robot, direction, self.b)


@final
class Blast(Word):
    """All robots beside the robot are hit, if an enemy is among them (RQA-RUL-50)."""

    NAME = "blast"
    PERSONAL = True
    WORTH = 70
    IS_ATTACK = True

    def does_something(self, state: ArenaState, robot: Robot) -> bool:
        return area.has_enemy(state, area.beside(state, robot))

    def begin(self, state: ArenaState, deed: Resolve) -> None:
        hit = area.beside(state, deed.robot)
        if not area.has_enemy(state, hit):
            deed.go_on(state, NONE, NOWHERE)
            return
        deed.go_on(state, NONE, state.square[deed.robot])
        if state.log is not None:
            state.tell("blasted", "RQA-CRD-07", {"robot": ROBOTS[deed.robot]})
        area.strike(state, hit, self.a + state.bonus[deed.robot], deed.robot)

    def damage(self) -> i64:
        return self.a

    def reach(self) -> i64:
        return 1

    def cover(self, state: ArenaState, robot: Robot, into: Reach) -> None:
        here = state.square[robot]
        square: i64
        for square in range(state.arena.squares):
            is_wall = BLOCKS_MOVEMENT[state.arena.tiles[square]] == 1
            if are_adjacent(state.arena.columns, here, square) and not is_wall:
                into.open.add(square)
        into.targets |= area.beside(state, robot)


class AfterAttack(Word):
    """Acts on what was just attacked, and is nothing by itself (RQA-RUL-04)."""

    def does_something(self, state: ArenaState, robot: Robot) -> bool:
        return False

    def act(self, state: ArenaState, deed: Resolve) -> None:
        if deed.place >= 0:
            self.follow(state, deed)

    def follow(self, state: ArenaState, deed: Resolve) -> None:
        """What it does after an attack that has found somebody."""
        raise NotImplementedError


@final
class RepelTarget(AfterAttack):
    """The robot just attacked is repelled."""

    NAME = "repel_target"
    PERSONAL = True
    WORTH = 10
    AFTER = _ONE

    def follow(self, state: ArenaState, deed: Resolve) -> None:
        if deed.target >= 0:
            forced.repel(state, deed.target, self.a, deed.robot)


@final
class PullTarget(AfterAttack):
    """The robot just attacked is pulled."""

    NAME = "pull_target"
    TAKES = 0
    PERSONAL = True
    AFTER = _ONE

    def follow(self, state: ArenaState, deed: Resolve) -> None:
        if deed.target >= 0:
            forced.pull(state, deed.target, deed.robot)


@final
class Splash(AfterAttack):
    """The robots around the square just attacked are hit, too."""

    NAME = "splash"
    PERSONAL = True
    WORTH = 40
    AFTER = _ONE

    def follow(self, state: ArenaState, deed: Resolve) -> None:
        area.strike(state, area.around(state, deed.place), self.a, deed.robot)


@final
class BlastRepel(AfterAttack):
    """Robots around are repelled, the one above first, then clockwise."""

    NAME = "blast_repel"
    PERSONAL = True
    WORTH = 10
    AFTER = ("blast",)

    def follow(self, state: ArenaState, deed: Resolve) -> None:
        here = state.square[deed.robot]
        if here == NOWHERE:
            return
        direction: i64
        for direction in (6, 4, 2, 0):  # the last one pushed comes first
            beyond = state.arena.step(here, direction)
            other = state.robot_at(beyond) if beyond != NOWHERE else NONE
            if other != NONE:
                state.agenda.push(forced.Repel(other, direction, self.a, deed.robot))
