"""Expansion: Babybots. What a drawn one does is in `draw`. Rules: CYB-BAB."""

from typing import Final, final

from mypy_extensions import i64

from ....kernel.events import Fact
from ....kernel.seats import Action
from ..actions import BABY, MATE, ROW_ACTIONS, card_of, in_row, is_of
from ..pieces import FIRST_BABYBOT, MODELS, ROBOTS, bit, model_of, size_of
from ..state import NONE, SLOTS, WIDTH, CyberionState
from . import spent
from .draw import cards_at
from .pairs import Pair

SUM: Final[i64] = 5  # of the sizes of the two Robots (CYB-BAB-02)


def obstacle(state: CyberionState, model: i64) -> str:
    """The rule that forbids making a Babybot of a model now, empty if none does."""
    if state.limbot >> model & 1 == 0:
        return "CYB-BAB-05" if state.terms.babybots else "CYB-MIX-07"
    slot: i64
    for slot in range(SLOTS):
        if _can_mate(state, model, slot, NONE):
            return ""
    return "CYB-BAB-02"


def _can_mate(state: CyberionState, model: i64, slot: i64, first: i64) -> bool:
    """Whether the card in a slot makes a pair with the first, or with any if there is none."""
    card = state.rows[slot]
    if card == NONE or card >= ROBOTS or model_of(card) != model or slot == first:
        return False
    if first != NONE:
        return size_of(card) + size_of(state.rows[first]) == SUM
    other: i64
    for other in range(SLOTS):
        if other != slot and _can_mate(state, model, other, slot):
            return True
    return False


@final
class Mate(Pair):
    """The two Robots."""

    def __init__(self, model: i64, first: i64) -> None:
        super().__init__(first)
        self.model: Final = model

    def so_far(self, state: CyberionState) -> list[int]:
        found = [int(BABY + self.model)]
        if self.first != NONE:
            found.append(int(in_row(MATE, self.first // WIDTH, state.rows[self.first])))
        return found

    def key(self) -> str:
        return "mate"

    def verb(self) -> Action:
        return MATE

    def can_take(self, state: CyberionState, slot: i64) -> bool:
        return _can_mate(state, self.model, slot, self.first)

    def take_first(self, state: CyberionState, slot: i64) -> None:
        state.agenda.push(Mate(self.model, slot))

    def take_both(self, state: CyberionState, second: i64) -> None:
        make(state, self.model, bit(second) | self.taken())

    def why_not(self, state: CyberionState, action: Action) -> str:
        if not is_of(MATE, ROW_ACTIONS, action):
            return "CYB-DEC-02"
        if card_of(MATE, action) >= ROBOTS:
            return "CYB-MUL-10"
        return spent.missing(state, MATE, action, NONE, self.taken()) or "CYB-BAB-02"

    def refusal_facts(self, state: CyberionState, action: Action, rule: str) -> dict[str, Fact]:
        return {"sum": int(SUM)} if rule == "CYB-BAB-02" else {}


def make(state: CyberionState, model: i64, slots: i64) -> None:
    """Both Robots and the Babybot are shuffled into the deck (CYB-BAB-04)."""
    if state.log is not None:
        facts = {"seat": int(state.active), "model": MODELS[model]}
        state.tell("babybot_made", "CYB-BAB-04", {**facts, "cards": cards_at(state, slots)})
    state.limbot &= ~bit(model)
    state.deck.shuffle()
    slot: i64
    for slot in range(SLOTS):
        if slots >> slot & 1:
            state.deck.shuffle_in(state.rows[slot], 1)
    state.deck.shuffle_in(FIRST_BABYBOT + model, 1)
    state.clear(slots)
