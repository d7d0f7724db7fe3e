"""What all steps of Cyberion can do besides: say how they came about, so that they can be noted."""

from ....kernel.agenda import Step
from ....kernel.decision import Ask
from ....kernel.seats import Action
from ..actions import is_natures
from ..state import CyberionState


class Task(Step[CyberionState]):
    """A step that can be written down."""

    def due(self) -> str:
        """What is still to happen by this step, in notation; empty if it follows from the rest."""
        return ""

    def path(self, state: CyberionState) -> list[int]:
        """The answers that lead to this question, none of which has changed anything yet."""
        return []

    def why_not(self, state: CyberionState, action: Action) -> str:
        """The rule that forbids an action; nature's answers are not for players."""
        return "CYB-DEC-06" if is_natures(action) else self.obstacle(state, action)

    def obstacle(self, state: CyberionState, action: Action) -> str:
        """The rule that forbids a player's action here, empty if none does."""
        return "CYB-DEC-06"

    def begin(self, state: CyberionState, ask: Ask) -> bool:
        raise NotImplementedError
