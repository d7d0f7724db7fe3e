"""Expansion: Babybots. What a drawn one does is in `draw`. Rules: CYB-BAB."""

from typing import Final, final

from mypy_extensions import i64

from ....kernel.agenda import Step
from ....kernel.decision import Ask
from ....kernel.seats import Action
from ..actions import BABY, MATE, ROW_ACTIONS, card_of, in_row, is_of, row_of
from ..pieces import FIRST_BABYBOT, MODELS, ROBOTS, bit, model_of, size_of
from ..state import NONE, SLOTS, WIDTH, CyberionState
from .draw import cards_at

_SUM: Final[i64] = 5  # of the sizes of the two Robots (CYB-BAB-02)


def obstacle(state: CyberionState, model: i64) -> str:
    """The rule that forbids making a Babybot of a model now, empty if none does."""
    if state.limbot >> model & 1 == 0:
        return "CYB-BAB-05" if state.terms.babybots else "CYB-MIX-01"
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
        return size_of(card) + size_of(state.rows[first]) == _SUM
    other: i64
    for other in range(SLOTS):
        if other != slot and _can_mate(state, model, other, slot):
            return True
    return False


@final
class Mate(Step[CyberionState]):
    """The two Robots, one per question."""

    def __init__(self, model: i64, first: i64) -> None:
        self.model: Final = model
        self.first: Final = first  # the slot of the first Robot, or NONE

    def so_far(self, state: CyberionState) -> list[int]:
        found = [int(BABY + self.model)]
        if self.first != NONE:
            found.append(int(in_row(MATE, self.first // WIDTH, state.rows[self.first])))
        return found

    def begin(self, state: CyberionState, ask: Ask) -> bool:
        ask.to(state.active, "mate")
        last = NONE
        slot: i64
        for slot in range(SLOTS):
            if slot % WIDTH == 0:
                last = NONE
            if state.rows[slot] != last and _can_mate(state, self.model, slot, self.first):
                last = state.rows[slot]
                ask.offer(in_row(MATE, slot // WIDTH, last))
        return True

    def answer(self, state: CyberionState, action: Action) -> None:
        taken = bit(self.first) if self.first != NONE else 0
        slot = state.find(row_of(MATE, action), card_of(MATE, action), taken)
        if self.first == NONE:
            state.agenda.push(Mate(self.model, slot))
        else:
            make(state, self.model, bit(slot) | taken)

    def wanted(self, state: CyberionState) -> int:
        return 2 if self.first == NONE else 1

    def why_not(self, state: CyberionState, action: Action) -> str:
        if not is_of(MATE, ROW_ACTIONS, action):
            return "CYB-DEC-02"
        return "CYB-MUL-10" if card_of(MATE, action) >= ROBOTS else "CYB-BAB-02"


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
