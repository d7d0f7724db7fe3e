"""Copy takes on the effect of the card in its owner's rest zone. Rules: DUE-CPY."""

from ....kernel.seats import Seat
from .. import cards
from ..state import DuelState, Side


def take_effect(state: DuelState) -> None:
    """Settle what each revealed card counts as for this round (DUE-CPY-03)."""
    state.a.effective = effective(state.a)
    state.b.effective = effective(state.b)
    if state.log is not None:
        _tell(state, 0, state.a)
        _tell(state, 1, state.b)


def effective(side: Side) -> cards.Card:
    """The card a side's revealed card counts as: Copy is what rests, as what it rests.

    Any card can be copied (DUE-CPY-06).
    With an empty rest zone that is no card at all, which does nothing (DUE-RUL-13).
    """
    return side.rest_as if cards.COPIES[side.chosen] else side.chosen


def _tell(state: DuelState, seat: Seat, side: Side) -> None:
    if side.effective != side.chosen and side.effective != cards.NONE:
        state.tell("copied", "DUE-CPY-01", {"seat": int(seat), "card": cards.NAMES[side.effective]})
