"""Cards that the active player chooses because an effect says so. Rules: RQA-UPK-09, RQA-SHP."""

from typing import Final, final

from mypy_extensions import i64

from ....kernel.decision import Ask
from ....kernel.events import Fact
from ....kernel.seats import Action
from ..state import ArenaState
from . import shop
from .phases import unasked
from .step import ArenaStep


@final
class Discard(ArenaStep):
    """The active player discards cards of the hand, one per question (RQA-RUL-54)."""

    WORDS = "discard count"

    def __init__(self, count: i64) -> None:
        self.count: Final = count

    def begin(self, state: ArenaState, ask: Ask) -> bool:
        if state.hand_size(state.active) == 0:
            return False  # RQA-RUL-39
        ask.to(state.active, "discard")
        offer_hand(state, ask, state.acts.discard)
        return True

    def answer(self, state: ArenaState, action: Action) -> None:
        card = action - state.acts.discard
        at = state.active * state.cards.count + card
        state.hands[at] -= 1
        state.discards[at] += 1
        if state.log is not None:
            facts: dict[str, Fact] = {"seat": int(state.active), "card": state.cards.ids[card]}
            state.tell("discarded", "RQA-UPK-09", facts)
        if self.count > 1:
            state.agenda.push(Discard(self.count - 1))

    def wanted(self, state: ArenaState) -> int:
        return int(min(self.count, state.hand_size(state.active)))

    def why_not(self, state: ArenaState, action: Action) -> str:
        is_card = state.acts.discard <= action < state.acts.scrap_hand
        return "RQA-RUL-54" if is_card or action == state.acts.give_up else unasked(state)


def offer_hand(state: ArenaState, ask: Ask, first: Action) -> None:
    """Offer every title in the active player's hand once."""
    at = state.active * state.cards.count
    card: i64
    for card in range(state.cards.count):
        if state.hands[at + card] > 0:
            ask.offer(first + card)


@final
class Scrap(ArenaStep):
    """The active player may scrap cards up to a number, one per question."""

    WORDS = "scrap count from_discard:pile"

    def __init__(self, count: i64, from_discard: bool) -> None:
        self.count: Final = count
        self.from_discard: Final = from_discard

    def begin(self, state: ArenaState, ask: Ask) -> bool:
        seat = state.active
        pile = state.discard_size(seat) if self.from_discard else 0
        if state.hand_size(seat) + pile == 0:
            return False
        ask.to(seat, "scrap")
        ask.offer(state.acts.give_up)
        offer_hand(state, ask, state.acts.scrap_hand)
        card: i64
        if self.from_discard:
            for card in range(state.cards.count):
                if state.discards[seat * state.cards.count + card] > 0:
                    ask.offer(state.acts.scrap_discard + card)
        return True

    def answer(self, state: ArenaState, action: Action) -> None:
        if action == state.acts.give_up:
            return
        in_hand = action < state.acts.scrap_discard
        card = action - (state.acts.scrap_hand if in_hand else state.acts.scrap_discard)
        at = state.active * state.cards.count + card
        if in_hand:
            state.hands[at] -= 1
        else:
            state.discards[at] -= 1
        shop.scrap(state, card)
        if state.log is not None:
            facts: dict[str, Fact] = {"seat": int(state.active), "card": state.cards.ids[card]}
            state.tell("scrapped", "RQA-SHP-09", facts)
        if self.count > 1:
            state.agenda.push(Scrap(self.count - 1, self.from_discard))

    def wanted(self, state: ArenaState) -> int:
        return int(self.count)

    def why_not(self, state: ArenaState, action: Action) -> str:
        acts = state.acts
        if not acts.scrap_hand <= action < acts.obtain:
            return unasked(state)
        is_in_pile = action >= acts.scrap_discard
        return "RQA-RUL-40" if is_in_pile and not self.from_discard else "RQA-RUL-54"


@final
class Obtain(ArenaStep):
    """The active player may obtain a card of limited cost free of charge (RQA-SHP-02)."""

    WORDS = "obtain most:cost"

    def __init__(self, most: i64) -> None:
        self.most: Final = most

    def begin(self, state: ArenaState, ask: Ask) -> bool:
        ask.to(state.active, "obtain")
        ask.offer(state.acts.give_up)
        shop.offer_cards(state, ask, state.acts.obtain, self.most)
        return True

    def answer(self, state: ArenaState, action: Action) -> None:
        if action != state.acts.give_up:
            shop.obtain(state, action - state.acts.obtain, "RQA-SHP-02")

    def why_not(self, state: ArenaState, action: Action) -> str:
        card = action - state.acts.obtain
        if not 0 <= card < state.cards.count:
            return unasked(state)
        return shop.why_not(state, card)

    def refusal_facts(self, state: ArenaState, action: Action, rule: str) -> dict[str, Fact]:
        cost = state.cards.cost[action - state.acts.obtain]
        return {"good": "free", "cost": cost, "have": int(self.most)}
