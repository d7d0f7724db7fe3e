"""Upgrading an ability with Machines of the Experience pile. Rules: CYB-UPG."""

from typing import Final, final

from mypy_extensions import i64

from ....kernel.decision import Ask
from ....kernel.seats import Action
from ..actions import PAY, UPGRADE, is_of
from ..pieces import LEVELS, MACHINE_COUNT, MODELS, bit, count_bits
from ..state import CyberionState
from .question import Plan, Question
from .tokens import raise_level


def obstacle(state: CyberionState, model: i64) -> str:
    """The rule that forbids upgrading a model now, empty if none does."""
    if state.levels[model] == LEVELS:
        return "CYB-UPG-06"
    return "" if count_bits(state.experience) >= price(state, model) else "CYB-UPG-02"


def price(state: CyberionState, model: i64) -> i64:
    """How many Machines the next level costs: the number of the level left (CYB-UPG-02)."""
    return state.levels[model]


def begin(state: CyberionState, model: i64) -> None:
    """Pay with any Machines: which makes no difference (CYB-UPG-04, CYB-DEC-10)."""
    if state.terms.strict and count_bits(state.experience) > price(state, model):
        state.agenda.push(Pay(model, 0))
    else:
        _upgrade(state, model, _first(state.experience, price(state, model)))


def _first(machines: i64, count: i64) -> i64:
    """So many Machines of a mask, the first in the order of the notation."""
    found: i64 = 0
    while count > 0:
        count -= 1
        lowest = machines & -machines
        found |= lowest
        machines &= ~lowest
    return found


@final
class Pay(Question):
    """The Machines paid, one per question, at a table that wants to be asked (CYB-DEC-10)."""

    def __init__(self, model: i64, paid: i64) -> None:
        self.model: Final = model
        self.paid: Final = paid

    def so_far(self, state: CyberionState) -> list[int]:
        paid = [int(PAY) + k for k in range(int(MACHINE_COUNT)) if self.paid >> k & 1]
        return [int(UPGRADE + self.model), *paid]

    def begin(self, state: CyberionState, ask: Ask) -> bool:
        ask.to(state.active, "pay")
        machine: i64
        for machine in range(MACHINE_COUNT):
            if (state.experience & ~self.paid) >> machine & 1:
                ask.offer(PAY + machine)
        return True

    def answer(self, state: CyberionState, action: Action) -> None:
        paid = self.paid | bit(action - PAY)
        if count_bits(paid) == price(state, self.model):
            _upgrade(state, self.model, paid)
        else:
            state.agenda.push(Pay(self.model, paid))

    def plan(self, state: CyberionState, plan: Plan) -> None:
        """An upgrade counts when it is done."""

    def tidy(self, state: CyberionState, options: tuple[int, ...]) -> tuple[int, ...]:
        return options[:1]  # CYB-UPG-04

    def wanted(self, state: CyberionState) -> int:
        return int(price(state, self.model) - count_bits(self.paid))

    def why_not(self, state: CyberionState, action: Action) -> str:
        if not is_of(PAY, MACHINE_COUNT, action):
            return "CYB-DEC-02"
        return "CYB-UPG-04" if self.paid >> (action - PAY) & 1 else "CYB-UPG-02"


def _upgrade(state: CyberionState, model: i64, paid: i64) -> None:
    state.experience &= ~paid
    state.removed |= paid  # CYB-UPG-03
    if state.log is not None:
        facts = {"seat": int(state.active), "model": MODELS[model]}
        state.tell(
            "upgraded", "CYB-UPG-02", {**facts, "machines": state.terms.cards.machines_of(paid)}
        )
    raise_level(state, model, "CYB-UPG-01")
