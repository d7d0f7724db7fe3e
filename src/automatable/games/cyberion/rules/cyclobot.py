"""The Cyclobot takes a card back from the discard pile. Rules: CYB-CYC."""

from typing import Final, final

from mypy_extensions import i64

from ....kernel.decision import Ask
from ....kernel.deck import PUBLIC
from ....kernel.seats import Action
from ..actions import ROW_NAMES, TAKE, is_of
from ..pieces import CARD_NAMES, FIRST_BABYBOT, ROBOTS, Card, Model, model_of
from ..state import CyberionState
from . import spent
from .draw import first_free_row
from .question import Plan
from .spent import Ability

OWN_TO_DECK: Final[i64] = 2  # the levels; the fifth takes any card to a row
ANY_TO_DECK: Final[i64] = 3
OWN_TO_ROW: Final[i64] = 4
_RULE: Final = ("", "CYB-CYC-01", "CYB-CYC-02", "CYB-CYC-03", "CYB-CYC-04", "CYB-CYC-05")


def use(state: CyberionState, source: i64, level: i64) -> None:
    """Ask which card returns, if there is one."""
    card: i64
    for card in range(ROBOTS):
        if obstacle(state, source, level, card) == "":
            state.agenda.push(Take(source, level))
            return
    spent.discard(state, source, 0, level)
    spent.tell_idle(state, Model.CYCLOBOT, "CYB-RUL-16")


def obstacle(state: CyberionState, source: i64, level: i64, card: Card) -> str:
    """The rule that forbids taking a card back, empty if none does."""
    if card >= ROBOTS:
        return "CYB-CYC-08"
    if (level == OWN_TO_DECK or level == OWN_TO_ROW) and model_of(card) != Model.CYCLOBOT:
        return _RULE[level]
    itself = spent.is_robot(source) and state.rows[source] == card  # CYB-CYC-06, CYB-RUL-15
    return "" if itself or state.discard[card] > 0 else _RULE[level]


@final
class Take(Ability):
    """The player chooses the card; then source and card move."""

    def __init__(self, source: i64, level: i64) -> None:
        super().__init__(source, Model.CYCLOBOT, level)

    def begin(self, state: CyberionState, ask: Ask) -> bool:
        ask.to(state.active, "take")
        card: i64
        for card in range(ROBOTS):
            if obstacle(state, self.source, self.level, card) == "":
                ask.offer(TAKE + card)
        return True

    def answer(self, state: CyberionState, action: Action) -> None:
        card = action - TAKE
        spent.discard(state, self.source, 0, self.level)
        state.discard[card] -= 1
        row: i64 = -1
        if self.level <= ANY_TO_DECK:
            state.deck.put_on_top(card, PUBLIC)  # CYB-RUL-17
        else:
            row = first_free_row(state)  # CYB-CYC-07
            state.put(row, card)
        if state.log is not None:
            where = "deck" if row < 0 else ROW_NAMES[row]
            rule, seat = _RULE[self.level], int(state.active)
            state.tell("took_back", rule, {"seat": seat, "card": CARD_NAMES[card], "to": where})

    def plan(self, state: CyberionState, plan: Plan) -> None:
        super().plan(state, plan)
        plan.price = -1

    def tidy(self, state: CyberionState, options: tuple[int, ...]) -> tuple[int, ...]:
        level, source = self.level, self.source
        found = [card for card in options if _leads_on(state, source, level, card - TAKE)]
        return tuple(found) or options

    def why_not(self, state: CyberionState, action: Action) -> str:
        if is_of(TAKE, FIRST_BABYBOT, action):
            return obstacle(state, self.source, self.level, action - TAKE)
        return "CYB-DEC-02"


def is_of_use(state: CyberionState, source: i64, level: i64) -> bool:
    """Whether a Cyclobot brings at this level what is not there already."""
    if level < OWN_TO_ROW:
        return True
    card: i64
    for card in range(ROBOTS):
        allowed = obstacle(state, source, level, card) == ""
        if allowed and _leads_on(state, source, level, card):
            return True
    return False


def _leads_on(state: CyberionState, source: i64, level: i64, card: Card) -> bool:
    """Whether this is no exchange of Cyclobots, or one for a larger: so it ends (CYB-DEC-08)."""
    if level < OWN_TO_ROW or model_of(card) != Model.CYCLOBOT:
        return True
    return not spent.is_robot(source) or card > state.rows[source]
