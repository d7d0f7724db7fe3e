"""Upgrading an ability with Machines of the Experience pile. Rules: CYB-UPG."""

from typing import Final, final

from mypy_extensions import i64

from ....kernel.agenda import Step
from ....kernel.decision import Ask
from ....kernel.seats import Action
from ..actions import PAY, UPGRADE, is_of
from ..pieces import LEVELS, MACHINE_COUNT, MODELS, bit, count_bits, machines_of
from ..state import CyberionState
from .tokens import raise_level


def obstacle(state: CyberionState, model: i64) -> str:
    """The rule that forbids upgrading a model now, empty if none does."""
    if state.levels[model] == LEVELS:
        return "CYB-UPG-06"
    return "" if count_bits(state.experience) >= state.levels[model] else "CYB-UPG-02"


def begin(state: CyberionState, model: i64) -> None:
    """Ask which Machines are paid, unless all of them are."""
    if count_bits(state.experience) == state.levels[model]:
        _upgrade(state, model, state.experience)
    else:
        state.agenda.push(Pay(model, 0))


@final
class Pay(Step[CyberionState]):
    """The Machines paid, one per question; their stage makes no difference (CYB-UPG-04)."""

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
        if count_bits(paid) == state.levels[self.model]:
            _upgrade(state, self.model, paid)
        else:
            state.agenda.push(Pay(self.model, paid))

    def wanted(self, state: CyberionState) -> int:
        return int(state.levels[self.model] - count_bits(self.paid))

    def why_not(self, state: CyberionState, action: Action) -> str:
        return "CYB-UPG-02" if is_of(PAY, MACHINE_COUNT, action) else "CYB-DEC-02"


def _upgrade(state: CyberionState, model: i64, paid: i64) -> None:
    state.experience &= ~paid
    state.removed |= paid  # CYB-UPG-03
    if state.log is not None:
        facts = {"seat": int(state.active), "model": MODELS[model]}
        state.tell("upgraded", "CYB-UPG-02", {**facts, "machines": machines_of(paid)})
    raise_level(state, model, "CYB-UPG-01")
