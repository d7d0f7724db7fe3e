"""The Stockbot moves cards of Platform and Flash to the Stock. Rules: CYB-STO, CYB-RUL-11."""

from typing import Final, final

from mypy_extensions import i64

from ....kernel.decision import Ask
from ....kernel.events import Fact
from ....kernel.seats import Action
from ..actions import DONE, ROW_ACTIONS, STOW, card_of, in_row, is_of, row_of
from ..pieces import Model, bit, count_bits, names_of, number_at
from ..state import NONE, STOCK, WIDTH, CyberionState
from . import spent
from .question import Plan
from .spent import Ability, is_robot

_RULE: Final = ("", "", "CYB-STO-02", "CYB-STO-03", "CYB-STO-04", "CYB-STO-05")


def use(state: CyberionState, source: i64, level: i64) -> None:
    """Move as many as the level says, or as many as there are and have room."""
    movable = _movable(state, source)
    count = min(number_at(Model.STOCKBOT, level), len(movable), _room(state, source))
    if count == 0:
        spent.discard(state, source, 0, level)
        spent.tell_idle(state, Model.STOCKBOT, "CYB-STO-06" if movable else "CYB-STO-07")
    elif count == len(movable) and state.terms.stockbot_exact:
        slots: i64 = 0
        for slot in movable:
            slots |= bit(slot)
        move(state, source, level, slots)  # there is nothing to choose
    else:
        state.agenda.push(Stow(source, level, count, 0))


def _movable(state: CyberionState, source: i64) -> list[int]:
    return [slot for slot in range(2 * int(WIDTH)) if state.rows[slot] != NONE and slot != source]


def _room(state: CyberionState, source: i64) -> i64:
    leaving: i64 = 1 if is_robot(source) and source // WIDTH == STOCK else 0  # CYB-RUL-14
    return WIDTH - state.row_size(STOCK) + leaving  # CYB-STO-06


@final
class Stow(Ability):
    """The player picks the cards to move, one per question (CYB-STO-07)."""

    def __init__(self, source: i64, level: i64, count: i64, picked: i64) -> None:
        super().__init__(source, Model.STOCKBOT, level)
        self.count: Final = count  # how many are still to be picked
        self.picked: Final = picked

    def so_far(self, state: CyberionState) -> list[int]:
        found = super().so_far(state)
        for slot in range(2 * int(WIDTH)):
            if self.picked >> slot & 1:
                found.append(int(in_row(STOW, slot // WIDTH, state.rows[slot])))
        return found

    def begin(self, state: CyberionState, ask: Ask) -> bool:
        ask.to(state.active, "stow")
        if not state.terms.stockbot_exact:
            ask.offer(DONE)
        offer_slots(state, ask, STOW, 2 * WIDTH, self.picked | spent.held_by(self.source))
        return True

    def answer(self, state: CyberionState, action: Action) -> None:
        if action == DONE:
            move(state, self.source, self.level, self.picked)
            return
        taken = self.picked | spent.held_by(self.source)
        picked = self.picked | bit(state.find(row_of(STOW, action), card_of(STOW, action), taken))
        if self.count == 1:
            move(state, self.source, self.level, picked)
        else:
            state.agenda.push(Stow(self.source, self.level, self.count - 1, picked))

    def plan(self, state: CyberionState, plan: Plan) -> None:
        super().plan(state, plan)
        plan.stowed = self.count + count_bits(self.picked)

    def wanted(self, state: CyberionState) -> int:
        return int(self.count)

    def why_not(self, state: CyberionState, action: Action) -> str:
        if not is_of(STOW, ROW_ACTIONS, action):
            return "CYB-RUL-11" if action == DONE else "CYB-DEC-02"
        if row_of(STOW, action) == STOCK:
            return "CYB-STO-07"
        return spent.missing(state, STOW, action, self.source, self.picked)

    def refusal_facts(self, state: CyberionState, action: Action, rule: str) -> dict[str, Fact]:
        return {"wanted": int(self.count)} if rule == "CYB-RUL-11" else {}


def offer_slots(state: CyberionState, ask: Ask, verb: Action, slots: i64, taken: i64) -> None:
    """Offer cards of the first `slots` slots that are not taken, equal ones of a row once."""
    last = NONE
    slot: i64
    for slot in range(slots):
        if slot % WIDTH == 0:
            last = NONE
        card = state.rows[slot]
        if card == NONE or card == last or taken >> slot & 1:
            continue
        last = card
        ask.offer(in_row(verb, slot // WIDTH, card))


def move(state: CyberionState, source: i64, level: i64, slots: i64) -> None:
    """The source is discarded, then the cards change to the Stock."""
    moved = [int(state.rows[slot]) for slot in range(2 * int(WIDTH)) if slots >> slot & 1]
    spent.discard(state, source, slots, level)
    for card in moved:
        state.put(STOCK, card)
    if state.log is not None:
        facts: dict[str, Fact] = {"seat": int(state.active), "cards": names_of(moved)}
        state.tell("stowed", _RULE[level], facts)
