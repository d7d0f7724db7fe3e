"""Played cards rest for a round. Rules: DUE-RST, DUE-CPY."""

from typing import Final, final

from ....kernel.agenda import Step
from ....kernel.decision import Ask
from .. import cards
from ..state import DuelState, Side


@final
class Rest(Step[DuelState]):
    """Each played card goes to its rest zone; what lay there returns to hand (DUE-RST-02)."""

    def begin(self, state: DuelState, ask: Ask) -> bool:
        _lay_down(state.a)
        _lay_down(state.b)
        return False


def _lay_down(side: Side) -> None:
    side.rest = side.chosen  # a Copy, too, and what it copied is in hand again (DUE-CPY-08)
    side.rest_as = side.effective  # a resting Copy keeps what it copied (DUE-CPY-09)
    side.chosen = cards.NONE
    side.effective = cards.NONE


REST: Final[Rest] = Rest()
