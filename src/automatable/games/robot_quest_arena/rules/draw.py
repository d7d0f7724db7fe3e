"""Drawing, discarding and reshuffling a player's own cards. Rules: RQA-UPK."""

from typing import Any, Final, final

from mypy_extensions import i64

from ....kernel.agenda import Step
from ....kernel.decision import Ask
from ....kernel.seats import Action, Seat
from ..state import ArenaState
from ..tiles import RULE
from .step import ArenaStep

HAND: Final[i64] = 5  # RQA-UPK-01
IN_UPKEEP: Final = "RQA-UPK-01"
AT_SETUP: Final = "RQA-SET-11"
CAUSES: Final = (IN_UPKEEP, AT_SETUP, "RQA-CRD-03", "RQA-ROB-04", *RULE)  # of a draw


@final
class Draw(ArenaStep):
    """A seat draws a number of cards by a rule, one at a time, unseen by the others."""

    WORDS = "draw seat count rule"

    def __init__(self, seat: Seat, count: i64, rule: str) -> None:
        self.seat: Final = seat
        self.count: Final = count
        self.rule: Final = rule

    def begin(self, state: ArenaState, ask: Ask) -> bool:
        deck = state.decks[self.seat]
        if deck.size == 0:
            if state.discard_size(self.seat) == 0:
                return False  # RQA-UPK-06
            _reshuffle(state, self.seat)
            state.agenda.push(self)
            return False
        deck.offer_draw(ask, "draw", state.acts.draw)
        return True

    def answer(self, state: ArenaState, action: Action) -> None:
        card = action - state.acts.draw
        state.decks[self.seat].draw(card)
        state.hands[self.seat * state.cards.count + card] += 1
        if state.log is not None:
            seat = int(self.seat)
            name = state.cards.ids[card]
            state.tell_only(seat, "drew", self.rule, {"seat": seat}, {"card": name})
        if self.count > 1:
            draw_cards(state, self.seat, self.count - 1, self.rule)


def _reshuffle(state: ArenaState, seat: Seat) -> None:
    """The discard pile becomes the deck when a card is needed (RQA-UPK-03, RQA-UPK-05).

    Cards in play are not among them (RQA-CRD-12).
    """
    first = seat * state.cards.count
    card: i64
    for card in range(state.cards.count):
        count = state.discards[first + card]
        if count > 0:
            state.decks[seat].shuffle_in(card, count)
            state.discards[first + card] = 0
    if state.log is not None:
        state.tell("reshuffled", "RQA-UPK-03", {"seat": int(seat)})


def draw_cards(state: ArenaState, seat: Seat, count: i64, rule: str) -> None:
    """Let a seat draw next by a rule: in upkeep, or by an effect (RQA-UPK-07)."""
    if count > 0:
        is_usual = count <= HAND and rule == IN_UPKEEP
        state.agenda.push(_DRAWS[seat * HAND + count - 1] if is_usual else Draw(seat, count, rule))


_DRAWS: Final[list[Step[Any]]] = [
    Draw(seat, 1 + k, IN_UPKEEP) for seat in range(4) for k in range(5)
]
