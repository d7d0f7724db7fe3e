"""Star squares give bonus cards. Rules: DUE-DRW."""

from typing import Final, final

from mypy_extensions import i64

from ....kernel.agenda import Step
from ....kernel.decision import Ask
from ....kernel.seats import Action, Seat, seat_letter
from .. import cards
from ..actions import FIRST_DRAW, drawn_card
from ..state import DuelState
from .move import canceller


@final
class Draw(Step[DuelState]):
    """A seat takes the top card of the bonus pile into its hand, unseen by the other."""

    WORDS = "seat:letter"

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def begin(self, state: DuelState, ask: Ask) -> bool:
        state.pile.offer_draw(ask, "draw", FIRST_DRAW)
        return True

    def answer(self, state: DuelState, action: Action) -> None:
        card = drawn_card(action)
        state.pile.draw(card - cards.FIRST_BONUS)  # never to be put back (DUE-DRW-06)
        state.side(self.seat).bonus |= 1 << card  # DUE-DRW-01
        if state.log is not None:
            state.tell_only(
                self.seat,
                "drew",
                "DUE-DRW-01",
                {"seat": int(self.seat)},
                {"card": cards.NAMES[card]},
            )

    def misfit(self, state: DuelState) -> str:
        """A draw is open that this round's cards have earned (DUE-DRW-02)."""
        mine, theirs = state.side(self.seat), state.side(1 - self.seat)
        moved = cards.STEPS[mine.effective] > 0 and canceller(theirs.effective) == ""
        earned = moved and state.terms.stars >> mine.square & 1
        rests = mine.chosen == mine.rest or theirs.chosen == theirs.rest
        if earned and state.is_revealed() and not rests:
            return ""
        return f"{seat_letter(self.seat)} has earned no card"


def push_draws(state: DuelState, moved: i64) -> None:
    """Let the pawns that have just entered a star square draw, A before B (DUE-DRW-05)."""
    a_due = moved & state.terms.stars >> state.a.square & 1  # DUE-DRW-02
    b_due = moved >> 1 & state.terms.stars >> state.b.square & 1
    if state.pile.size < a_due + b_due:  # DUE-DRW-07
        if state.log is not None:
            state.tell("pile_short", "DUE-DRW-07", {})
        return
    if b_due:
        state.agenda.push(DRAW_B)
    if a_due:
        state.agenda.push(DRAW_A)


DRAW_A: Final = Draw(0)
DRAW_B: Final = Draw(1)
