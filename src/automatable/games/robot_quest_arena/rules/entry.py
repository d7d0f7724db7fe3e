"""What happens to a robot that enters a square. Rules: RQA-TIL, RQA-MOV."""

from typing import Any, Final, final

from ....kernel.agenda import Step
from ....kernel.decision import Ask
from ....kernel.seats import Action
from ..robots import COUNT, Robot
from ..state import ArenaState
from ..tiles import RULE
from .step import ArenaStep


@final
class Enter(ArenaStep):
    """A robot has come onto its square by an action of `by`; the tile there acts on it.

    However it has come there (RQA-MOV-13, RQA-TIL-14).
    """

    WORDS = "enter robot by"

    def __init__(self, robot: Robot, by: Robot) -> None:
        self.robot: Final = robot
        self.by: Final = by

    def begin(self, state: ArenaState, ask: Ask) -> bool:
        if not state.is_in_arena(self.robot):
            return False
        tile = state.arena.grounds[state.square[self.robot]]
        words = state.terms.ground.enter[tile]
        return len(words) > 0 and words[0].enter(state, self.robot, self.by, RULE[tile], ask)

    def answer(self, state: ArenaState, action: Action) -> None:
        tile = state.arena.grounds[state.square[self.robot]]
        card = action - state.acts.reveal
        state.terms.ground.enter[tile][0].turned_up(state, self.robot, self.by, card)


def enter(robot: Robot, by: Robot) -> Step[Any]:
    """The step of a robot that enters its square."""
    return _ENTERS[robot * (COUNT + 1) + by + 1]


_ENTERS: Final[list[Step[Any]]] = [Enter(robot, by) for robot in range(4) for by in range(-1, 4)]
