"""The Commandbot Preps a Machine; what that costs is in `spending`. Rules: CYB-COM."""

from typing import final

from mypy_extensions import i64

from ....kernel.decision import Ask
from ....kernel.seats import Action
from ..actions import PREP, is_of
from ..pieces import MACHINE_COUNT, Model, number_at
from ..state import NONE, WIDTH, CyberionState
from . import spending, spent
from .factory import may_repair
from .question import Plan
from .spent import Ability


def use(state: CyberionState, source: i64, level: i64) -> None:
    """Ask for the Machine and the payment; without them a Support token is simply gone."""
    if can_use(state, source, level):
        state.agenda.push(Prep(source, level))
    else:
        spent.discard(state, source, 0, level)  # CYB-RUL-69
        spent.tell_idle(state, Model.COMMANDBOT, "CYB-RUL-25" if can_prep(state) else "CYB-RUL-31")


def can_use(state: CyberionState, source: i64, level: i64) -> bool:
    """Whether a Machine can be Prepped (CYB-RUL-31) and the price be paid (CYB-RUL-25)."""
    price = number_at(Model.COMMANDBOT, level)
    return can_prep(state) and spending.can_pay(state, source, price, 0, 0)


def can_prep(state: CyberionState) -> bool:
    """Whether there is a Machine to Prep."""
    place: i64
    for place in range(WIDTH):
        if obstacle(state, place) == "":
            return True
    return False


def obstacle(state: CyberionState, place: i64) -> str:
    """The rule that forbids Prepping the Machine at a place of the Factory, empty if none does."""
    if place == NONE or state.factory[place] == NONE:
        return "CYB-RUL-30"
    if not may_repair(state, place):
        return "CYB-TWO-06"
    return "CYB-COM-10" if state.prepped >> place & 1 else ""


@final
class Prep(Ability):
    """Which Machine is to be Prepped."""

    def __init__(self, source: i64, level: i64) -> None:
        super().__init__(source, Model.COMMANDBOT, level)

    def begin(self, state: CyberionState, ask: Ask) -> bool:
        ask.to(state.active, "prep")
        machine: i64
        for machine in sorted([int(machine) for machine in list(state.factory)]):
            if machine != NONE and obstacle(state, state.place_of(machine)) == "":
                ask.offer(PREP + machine)
        return True

    def answer(self, state: CyberionState, action: Action) -> None:
        spending.begin(state, self.source, self.level, action - PREP)

    def plan(self, state: CyberionState, plan: Plan) -> None:
        super().plan(state, plan)
        plan.price = number_at(Model.COMMANDBOT, self.level)

    def why_not(self, state: CyberionState, action: Action) -> str:
        if is_of(PREP, MACHINE_COUNT, action):
            return obstacle(state, state.place_of(action - PREP))
        return "CYB-DEC-02"
