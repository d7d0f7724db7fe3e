"""The Shop, the Supply piles and the Junkyard. Rules: RQA-SHP."""

from typing import Final, final

from mypy_extensions import i64

from ....kernel.decision import Ask
from ....kernel.events import Fact
from ....kernel.seats import Action
from ..state import NONE, SLOTS, ArenaState
from .step import ArenaStep


def is_offered(state: ArenaState, card: i64) -> bool:
    """Whether a title lies in a Shop slot or on a Supply pile (RQA-SHP-01)."""
    return slot_of(state, card) != NONE or supply_left(state, card) > 0


def offer_cards(state: ArenaState, ask: Ask, first: Action, most: i64) -> None:
    """Offer every title that can be had and costs no more than that."""
    cost = state.cards.cost
    card: i64
    for card in range(state.cards.count):
        if cost[card] <= most and is_offered(state, card):
            ask.offer(first + card)


def why_not(state: ArenaState, card: i64) -> str:
    """The rule that keeps a title from being had that cannot be."""
    return "RQA-SHP-02" if is_offered(state, card) else "RQA-SHP-01"


def slot_of(state: ArenaState, card: i64) -> i64:
    """The first slot with a title, or NONE."""
    slot: i64
    for slot in range(SLOTS):
        if state.shop[slot] == card:
            return slot
    return NONE


def supply_left(state: ArenaState, card: i64) -> i64:
    """How many cards of a title are left in its Supply pile, never refilled (RQA-SHP-10)."""
    k: i64
    for k in range(len(state.supply)):
        if state.cards.supply[k] == card:
            return state.supply[k]
    return 0


def obtain(state: ArenaState, card: i64, rule: str) -> None:
    """A card on offer goes to the active player's discard pile; its slot is refilled at once."""
    slot = slot_of(state, card)
    if slot == NONE:
        k: i64
        for k in range(len(state.supply)):
            if state.cards.supply[k] == card:
                state.supply[k] -= 1
    else:
        state.shop[slot] = NONE
    state.discards[state.active * state.cards.count + card] += 1  # RQA-SHP-03
    if state.log is not None:
        state.tell("obtained", rule, {"seat": int(state.active), "card": state.cards.ids[card]})
    state.agenda.push(REFILL)  # RQA-SHP-04


def scrap(state: ArenaState, card: i64) -> None:
    """Put a card into the Junkyard (RQA-SHP-09)."""
    state.junkyard[card] += 1


def can_draw(state: ArenaState) -> bool:
    """Whether there is a Shop card to turn up, from deck or Junkyard."""
    if state.shop_deck.size > 0:
        return True
    card: i64
    for card in range(state.cards.count):
        if state.junkyard[card] > 0 and state.cards.returns_to_shop(card):
            return True
    return False


def rebuild(state: ArenaState) -> None:
    """The Junkyard becomes the new Shop deck (RQA-SHP-07).

    Supply and starting cards stay there (RQA-SHP-08).
    """
    card: i64
    for card in range(state.cards.count):
        if state.junkyard[card] > 0 and state.cards.returns_to_shop(card):
            state.shop_deck.shuffle_in(card, state.junkyard[card])
            state.junkyard[card] = 0
    if state.log is not None:
        state.tell("shop_rebuilt", "RQA-SHP-07", {})


@final
class Refill(ArenaStep):
    """Empty Shop slots are filled, lowest number first, as far as there are cards (RQA-RUL-33)."""

    WORDS = "refill"

    def begin(self, state: ArenaState, ask: Ask) -> bool:
        if slot_of(state, NONE) == NONE or not can_draw(state):
            return False
        if state.shop_deck.size == 0:
            rebuild(state)  # RQA-RUL-32
            state.agenda.push(self)
            return False
        state.shop_deck.offer_draw(ask, "reveal", state.acts.reveal)
        return True

    def answer(self, state: ArenaState, action: Action) -> None:
        card = action - state.acts.reveal
        slot = slot_of(state, NONE)
        state.shop_deck.draw(card)
        state.shop[slot] = card  # RQA-RUL-55
        if state.log is not None:
            facts: dict[str, Fact] = {"card": state.cards.ids[card], "slot": int(slot) + 1}
            state.reveal("shop_filled", "RQA-SHP-04" if state.turn > 0 else "RQA-SET-05", facts)
        state.agenda.push(self)


REFILL: Final[Refill] = Refill()
