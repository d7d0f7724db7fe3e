"""Upkeep, and the next player. Rules: RQA-TRN-08, RQA-UPK."""

from typing import Final, final

from mypy_extensions import i64

from ....kernel.decision import Ask
from ..state import ArenaState, pile
from .draw import HAND, IN_UPKEEP, draw_cards
from .step import ArenaStep


@final
class Upkeep(ArenaStep):
    """Hand and cards in play are discarded, then five are drawn (RQA-TRN-08, RQA-UPK-02)."""

    WORDS = "upkeep"

    def begin(self, state: ArenaState, ask: Ask) -> bool:
        seat = state.active
        titles = state.cards.count
        if state.log is not None:
            left = [state.cards.ids[card] for card in pile(state.hands, seat, titles)]
            state.reveal("cleaned_up", "RQA-TRN-08", {"seat": int(seat), "cards": left})
        at: i64
        for at in range(seat * titles, seat * titles + titles):
            state.discards[at] += state.hands[at] + state.in_play[at]
            state.hands[at] = 0
            state.in_play[at] = 0
        state.energy = 0  # RQA-TRN-09
        state.moves = 0  # RQA-MOV-06
        draw_cards(state, seat, HAND, IN_UPKEEP)
        return False


@final
class PassOn(ArenaStep):
    """The next player clockwise (RQA-TRN-01)."""

    WORDS = "pass"

    def begin(self, state: ArenaState, ask: Ask) -> bool:
        state.active = (state.active + 1) % state.seats
        return False


UPKEEP: Final[Upkeep] = Upkeep()
PASS_ON: Final[PassOn] = PassOn()
