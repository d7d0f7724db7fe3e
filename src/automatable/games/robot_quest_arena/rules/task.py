"""What all steps of the game can do besides: be written down in a position."""

from ....kernel.agenda import Step
from ....kernel.decision import Ask
from ....kernel.seats import Action
from ..state import ArenaState


class Task(Step[ArenaState]):
    """A step that can be written down: its name and what it holds, as `due` words."""

    def due(self, state: ArenaState) -> str:
        """The step in notation; empty if it follows from the rest."""
        raise NotImplementedError

    def begin(self, state: ArenaState, ask: Ask) -> bool:
        raise NotImplementedError

    def why_not(self, state: ArenaState, action: Action) -> str:
        """The rule that forbids an action; nature's answers are not for players."""
        if action >= state.acts.draw:
            return "RQA-RUL-53"
        return self.obstacle(state, action)

    def obstacle(self, state: ArenaState, action: Action) -> str:
        """The rule that forbids a player's action here, empty if none does."""
        return "RQA-RUL-05"
