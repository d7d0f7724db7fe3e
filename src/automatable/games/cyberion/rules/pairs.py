"""Two Robots of the rows that belong together, chosen one per question. Rules: CYB-DEC."""

from typing import Final

from mypy_extensions import i64

from ....kernel.decision import Ask
from ....kernel.seats import Action
from ..actions import card_of, in_row, row_of
from ..pieces import bit
from ..state import NONE, SLOTS, WIDTH, CyberionState
from .question import Plan, Question


class Pair(Question):
    """The two Robots; nothing changes before both are chosen."""

    def __init__(self, first: i64) -> None:
        self.first: Final = first  # the slot of the first Robot, or NONE

    def key(self) -> str:
        """What is asked."""
        raise NotImplementedError

    def verb(self) -> Action:
        """The first action that chooses a Robot."""
        raise NotImplementedError

    def can_take(self, state: CyberionState, slot: i64) -> bool:
        """Whether the card in a slot makes a pair with the first, or with any if there is none."""
        raise NotImplementedError

    def take_first(self, state: CyberionState, slot: i64) -> None:
        """Go on with the first Robot."""
        raise NotImplementedError

    def take_both(self, state: CyberionState, second: i64) -> None:
        """Do what the two are for."""
        raise NotImplementedError

    def begin(self, state: CyberionState, ask: Ask) -> bool:
        ask.to(state.active, self.key())
        verb = self.verb()
        last = NONE
        slot: i64
        for slot in range(SLOTS):
            if slot % WIDTH == 0:
                last = NONE
            if state.rows[slot] != last and self.can_take(state, slot):
                last = state.rows[slot]
                ask.offer(in_row(verb, slot // WIDTH, last))
        return True

    def answer(self, state: CyberionState, action: Action) -> None:
        verb = self.verb()
        slot = state.find(row_of(verb, action), card_of(verb, action), self.taken())
        if self.first == NONE:
            self.take_first(state, slot)
        else:
            self.take_both(state, slot)

    def plan(self, state: CyberionState, plan: Plan) -> None:
        """A pair counts when it is complete."""

    def wanted(self, state: CyberionState) -> int:
        return 2 if self.first == NONE else 1

    def taken(self) -> i64:
        """The slot of the first Robot, as a bit."""
        return bit(self.first) if self.first != NONE else 0
