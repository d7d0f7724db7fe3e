"""Effect words that are aimed at one robot. Rules: RQA-ATK."""

from typing import final

from mypy_extensions import i64

from ....kernel.decision import Ask
from ....kernel.events import Fact
from ....kernel.seats import Action
from ..geometry import NOWHERE, are_adjacent, distance
from ..robots import COUNT, ROBOTS, Robot
from ..state import NONE, ArenaState
from ..tiles import BLOCKS_MOVEMENT
from . import forced, score
from .effects import Reach, Resolve, Word
from .sight import is_in_range


class Aimed(Word):
    """The active player chooses one robot."""

    def can_target(self, state: ArenaState, by: Robot, other: Robot) -> bool:
        """Whether a robot may be chosen, seen from robot `by` (RQA-ATK-11)."""
        raise NotImplementedError

    def has_target(self, state: ArenaState, by: Robot) -> bool:
        """Whether any robot may be chosen."""
        other: Robot
        for other in range(COUNT):
            if self.can_target(state, by, other):
                return True
        return False

    def asks(self, state: ArenaState, robot: Robot, ask: Ask) -> bool:
        if not self.has_target(state, robot):
            return False
        ask.to(state.active, "target")
        other: Robot
        for other in range(COUNT):
            if self.can_target(state, robot, other):
                ask.offer(state.acts.target + other)
        return True

    def why_not(self, state: ArenaState, robot: Robot, action: Action) -> str:
        other = action - state.acts.target
        if not 0 <= other < COUNT:
            return ""
        return self.why_no_target(state, robot, other) if state.is_in_arena(other) else "RQA-MOV-18"

    def refusal_facts(self, state: ArenaState, robot: Robot, action: Action) -> dict[str, Fact]:
        other = action - state.acts.target
        a, b = state.square[robot], state.square[other]
        if b == NOWHERE:
            return {"robot": ROBOTS[other]}
        return {"range": int(self.reach()), "distance": int(distance(state.arena.columns, a, b))}

    def why_no_target(self, state: ArenaState, by: Robot, other: Robot) -> str:
        """The rule that forbids to choose a robot in the arena that may not be chosen."""
        raise NotImplementedError

    def cover(self, state: ArenaState, robot: Robot, into: Reach) -> None:
        here = state.square[robot]
        square: i64
        for square in range(state.arena.squares):
            if square == here or BLOCKS_MOVEMENT[state.arena.tiles[square]]:
                continue  # nobody ever stands there
            if self.covers(state, here, square):
                into.open.add(square)
            elif self.is_near_enough(state, here, square):
                into.hidden.add(square)
        other: Robot
        for other in range(COUNT):
            if self.can_target(state, robot, other):
                into.targets |= 1 << other

    def covers(self, state: ArenaState, here: i64, square: i64) -> bool:
        """Whether a robot on a square could be chosen by one that stands here."""
        raise NotImplementedError

    def is_near_enough(self, state: ArenaState, here: i64, square: i64) -> bool:
        """Whether it would be, if it were seen."""
        return False


class Strike(Aimed):
    """An attack on one enemy, never on a friend (RQA-ATK-07)."""

    def can_target(self, state: ArenaState, by: Robot, other: Robot) -> bool:
        if state.is_friend(other, state.owner[by]):
            return False
        a, b = state.square[by], state.square[other]
        return a != NOWHERE and b != NOWHERE and self.covers(state, a, b)

    def why_no_target(self, state: ArenaState, by: Robot, other: Robot) -> str:
        if state.is_friend(other, state.owner[by]):
            return "RQA-ATK-07"
        return self.why_no_hit(state, by, other)

    def why_no_hit(self, state: ArenaState, by: Robot, other: Robot) -> str:
        """The rule by which an enemy in the arena cannot be hit."""
        raise NotImplementedError

    def does_something(self, state: ArenaState, robot: Robot) -> bool:
        return self.has_target(state, robot)

    def begin(self, state: ArenaState, deed: Resolve) -> None:
        deed.go_on(state, NONE, NOWHERE)  # nobody is there to be attacked (RQA-RUL-04)

    def answer(self, state: ArenaState, deed: Resolve, action: Action) -> None:
        target = action - state.acts.target
        deed.go_on(state, target, state.square[target])
        if state.log is not None:
            facts: dict[str, Fact] = {"robot": ROBOTS[deed.robot], "target": ROBOTS[target]}
            state.tell("attacked", "RQA-CRD-07", facts)
        amount = self.a + state.bonus[deed.robot]
        score.deal(state, score.one(target, amount), deed.robot, "RQA-ATK-09")

    def damage(self) -> i64:
        return self.a


@final
class Melee(Strike):
    """An attack on an enemy beside the robot (RQA-ATK-01, RQA-ATK-02)."""

    NAME = "melee"
    PERSONAL = True
    WORTH = 60
    IS_ATTACK = True

    def covers(self, state: ArenaState, here: i64, square: i64) -> bool:
        return are_adjacent(state.arena.columns, here, square)

    def why_no_hit(self, state: ArenaState, by: Robot, other: Robot) -> str:
        return "RQA-ATK-02"

    def reach(self) -> i64:
        return 1


@final
class Ranged(Strike):
    """An attack on an enemy within range and in sight."""

    NAME = "ranged"
    TAKES = 2
    PERSONAL = True
    WORTH = 80
    IS_ATTACK = True
    MAY_BE_BLIND = True

    def covers(self, state: ArenaState, here: i64, square: i64) -> bool:
        return is_in_range(state, here, square, self.b, self.blind)

    def is_near_enough(self, state: ArenaState, here: i64, square: i64) -> bool:
        return is_in_range(state, here, square, self.b, True)

    def why_no_hit(self, state: ArenaState, by: Robot, other: Robot) -> str:
        is_near = self.is_near_enough(state, state.square[by], state.square[other])
        return "RQA-ATK-05" if is_near else "RQA-ATK-03"

    def reach(self) -> i64:
        return self.b


@final
class Pull(Aimed):
    """Any other robot, friend or enemy, is pulled to the robot."""

    NAME = "pull"
    PERSONAL = True
    WORTH = 10

    def can_target(self, state: ArenaState, by: Robot, other: Robot) -> bool:
        a, b = state.square[by], state.square[other]
        return other != by and a != NOWHERE and b != NOWHERE and self.covers(state, a, b)

    def covers(self, state: ArenaState, here: i64, square: i64) -> bool:
        return is_in_range(state, here, square, self.a, False)

    def is_near_enough(self, state: ArenaState, here: i64, square: i64) -> bool:
        return is_in_range(state, here, square, self.a, True)

    def why_no_target(self, state: ArenaState, by: Robot, other: Robot) -> str:
        if other == by:
            return "RQA-PUL-01"
        is_near = self.is_near_enough(state, state.square[by], state.square[other])
        return "RQA-LOS-06" if is_near else "RQA-RUL-03"

    def reach(self) -> i64:
        return self.a

    def act(self, state: ArenaState, deed: Resolve) -> None:
        """Nobody is there to be pulled."""

    def answer(self, state: ArenaState, deed: Resolve, action: Action) -> None:
        deed.go_on(state, deed.target, deed.place)
        forced.pull(state, action - state.acts.target, deed.robot)
