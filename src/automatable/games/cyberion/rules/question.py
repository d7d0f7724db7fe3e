"""A question to a player, with what others make of it: bots, views. Rules: CYB-DEC-02.

Every step that asks a player is one of these, so that none can be forgotten where it is judged.
"""

from typing import final

from mypy_extensions import i64

from ....kernel.agenda import Step
from ..state import NONE, CyberionState


@final
class Plan:
    """What is being done, to be counted as done: its questions change nothing before the last."""

    def __init__(self) -> None:
        self.leaving: i64 = 0  # mask of slots
        self.price: i64 = 0  # Robots more that will be discarded; negative: that will be won
        self.stowed: i64 = 0  # Robots that make room in the Platform
        self.repaired: i64 = NONE
        self.prepped: i64 = NONE


class Question(Step[CyberionState]):
    """A step that asks a player."""

    def plan(self, state: CyberionState, plan: Plan) -> None:
        """Note down what will have happened once all is answered."""
        raise NotImplementedError

    def tidy(self, state: CyberionState, options: tuple[int, ...]) -> tuple[int, ...]:
        """The options worth a bot's thought: those left out lead nowhere the others do not."""
        return options

    def uncovered(self, state: CyberionState) -> i64:
        """The Microbot that nothing chosen so far covers, NONE if there is none."""
        return NONE

    def used_ability(self) -> i64:
        """The model whose ability is being used, NONE if this is about none."""
        return NONE
