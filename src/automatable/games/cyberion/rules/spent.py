"""The piece that sets off an ability, and stays where it is until all answers are given.

A *source* is a slot of the rows, or SUPPORT_TOKEN + model, or GONE when the piece has left already.
Rules: CYB-TRG-01, CYB-TRG-04, CYB-SUP-01, CYB-DEC-02.
"""

from typing import Final

from mypy_extensions import i64

from ....kernel.events import Fact
from ....kernel.seats import Action
from ..actions import LEVEL, ROW_NAMES, SUPPORT, TRIGGER, card_of, in_row, row_of
from ..pieces import CARD_NAMES, MODELS, bit
from ..state import NONE, SLOTS, WIDTH, CyberionState
from .question import Plan, Question

SUPPORT_TOKEN: Final[i64] = 20
GONE: Final[i64] = -1


def is_robot(source: i64) -> bool:
    """Whether the source is a Robot that still lies in its row."""
    return 0 <= source < SLOTS


def held_by(source: i64) -> i64:
    """The mask of the slot that the source will leave, empty if none."""
    return bit(source) if is_robot(source) else 0


def discard(state: CyberionState, source: i64, others: i64, level: i64) -> None:
    """The source leaves before its ability is carried out (CYB-TRG-04), other slots with it.

    Level 0 is one that is not announced yet.
    """
    if is_robot(source):
        card = state.rows[source]
        state.discard[card] += 1
        if state.log is not None:
            facts: dict[str, Fact] = {"seat": int(state.active), "card": CARD_NAMES[card]}
            row = ROW_NAMES[source // WIDTH]
            state.tell("triggered", "CYB-TRG-01", {**facts, "row": row, "level": int(level)})
    elif source >= SUPPORT_TOKEN:
        model = source - SUPPORT_TOKEN
        state.support &= ~bit(model)  # CYB-SUP-03
        if state.log is not None:
            seat = int(state.active)
            state.tell("support_used", "CYB-SUP-01", {"seat": seat, "model": MODELS[model]})
    state.clear(held_by(source) | others)


def missing(state: CyberionState, verb: Action, action: Action, source: i64, taken: i64) -> str:
    """The rule by which a card of a row cannot be named: it is not there, or put to use already.

    Empty if there is one that can.
    """
    row, card = row_of(verb, action), card_of(verb, action)
    if state.find(row, card, 0) == NONE:
        return "CYB-TRN-05"
    if state.find(row, card, held_by(source)) == NONE:
        return "CYB-TRG-04"
    return "CYB-TRN-10" if state.find(row, card, taken | held_by(source)) == NONE else ""


class Ability(Question):
    """A question about an ability that is not carried out yet: in notation, that it is to be used.

    That is written only when the source is gone; else the answers that led here say it.
    """

    WORDS = "ability source:gone ability:model level"

    def __init__(self, source: i64, ability: i64, level: i64) -> None:
        self.source: Final = source
        self.ability: Final = ability
        self.level: Final = level

    def plan(self, state: CyberionState, plan: Plan) -> None:
        plan.leaving = held_by(self.source)

    def used_ability(self) -> i64:
        return self.ability

    def so_far(self, state: CyberionState) -> list[int]:
        """The answers that chose the source and, unless it is a Support token, the level."""
        found = path_of(state, self.source)
        if self.source < SUPPORT_TOKEN:
            found.append(int(LEVEL + self.level - 1))
        return found


def tell_idle(state: CyberionState, ability: i64, rule: str) -> None:
    """Say that an ability found nothing to do."""
    if state.log is not None:
        state.tell("idle", rule, {"ability": MODELS[ability]})


def path_of(state: CyberionState, source: i64) -> list[int]:
    """The answer that chose the source."""
    if is_robot(source):
        return [int(in_row(TRIGGER, source // WIDTH, state.rows[source]))]
    if source >= SUPPORT_TOKEN:
        return [int(SUPPORT + source - SUPPORT_TOKEN)]
    return []
