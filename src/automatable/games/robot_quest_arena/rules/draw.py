"""Drawing, discarding and reshuffling a player's own cards. Rules: RQA-UPK."""

from typing import Any, Final, final

from mypy_extensions import i64

from ....kernel.agenda import Step
from ....kernel.decision import Ask
from ....kernel.seats import Action, Seat
from ..state import ArenaState
from .step import ArenaStep

HAND: Final[i64] = 5  # RQA-UPK-01


@final
class Draw(ArenaStep):
    """A seat draws a number of cards, one at a time, unseen by the others."""

    WORDS = "draw seat count"

    def __init__(self, seat: Seat, count: i64) -> None:
        self.seat: Final = seat
        self.count: Final = count

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
            rule = "RQA-UPK-01" if state.turn > 0 else "RQA-SET-11"
            state.tell_only(seat, "drew", rule, {"seat": seat}, {"card": name})
        if self.count > 1:
            draw_cards(state, self.seat, self.count - 1)


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


def draw_cards(state: ArenaState, seat: Seat, count: i64) -> None:
    """Let a seat draw next, in upkeep or by an effect (RQA-UPK-07)."""
    if count > 0:
        state.agenda.push(_DRAWS[seat * HAND + count - 1] if count <= HAND else Draw(seat, count))


_DRAWS: Final[list[Step[Any]]] = [Draw(seat, 1 + k) for seat in range(4) for k in range(5)]
