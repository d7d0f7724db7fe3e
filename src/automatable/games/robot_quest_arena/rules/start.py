"""The start of a turn: what the squares give. Rules: RQA-TRN-03, RQA-TIL."""

from typing import Final, final

from mypy_extensions import i64

from ....kernel.decision import Ask
from ....kernel.events import Fact
from ....kernel.seats import Action
from ..robots import COUNT, ROBOTS, Robot
from ..state import NONE, ArenaState
from .effects import NOT_YET, Resolve, from_tile
from .phases import unasked
from .step import ArenaStep


def gives(state: ArenaState, robot: Robot) -> bool:
    """Whether a robot's square does something at the start of its owner's turn (RQA-TIL-16)."""
    square = state.square[robot]
    if square < 0:
        return False  # RQA-TRN-10
    return len(state.terms.ground.start[state.arena.ground(square)]) > 0


def givers(state: ArenaState) -> i64:
    """The active player's robots whose squares do something now."""
    found: i64 = 0
    robot: Robot
    for robot in range(COUNT):
        if state.owner[robot] == state.active and gives(state, robot):
            found |= 1 << robot
    return found


@final
class Start(ArenaStep):
    """The effects of these robots' squares are to come, in an order of choice (RQA-RUL-25)."""

    WORDS = "start left:robots"

    def __init__(self, left: i64) -> None:
        self.left: Final = left

    def misfit(self, state: ArenaState) -> str:
        for robot, name in enumerate(ROBOTS):
            mine = state.owner[robot] == state.active and state.is_in_arena(robot)
            if self.left >> robot & 1 and not mine:
                return f"{name} starts no turn"
        return ""

    def begin(self, state: ArenaState, ask: Ask) -> bool:
        if self.left == 0:
            return False
        robot: Robot
        if self.left & self.left - 1 == 0:
            for robot in range(COUNT):
                if self.left >> robot & 1:
                    give(state, robot)
            return False
        ask.to(state.active, "begin")
        for robot in range(COUNT):
            if self.left >> robot & 1:
                ask.offer(state.acts.start + robot)
        return True

    def answer(self, state: ArenaState, action: Action) -> None:
        robot = action - state.acts.start
        state.agenda.push(STARTS[self.left & ~(1 << robot)])
        give(state, robot)

    def why_not(self, state: ArenaState, action: Action) -> str:
        return "RQA-TRN-03" if 0 <= action - state.acts.start < COUNT else unasked(state)

    def refusal_facts(self, state: ArenaState, action: Action, rule: str) -> dict[str, Fact]:
        return {"robot": ROBOTS[action - state.acts.start]}


def give(state: ArenaState, robot: Robot) -> None:
    """Carry out what a robot's square does, for that robot (RQA-TWO-07, RQA-RUL-27)."""
    if not state.is_in_arena(robot):
        return  # the other one's square has knocked it out (RQA-TRN-10)
    tile = state.arena.ground(state.square[robot])
    state.agenda.push(Resolve(from_tile(tile), 0, robot, NOT_YET, NONE))


STARTS: Final[list[Start]] = [Start(left) for left in range(16)]
