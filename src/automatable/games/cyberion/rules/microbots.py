"""Expansion: Microbots. What they ask of a crew is in `crew`. Rules: CYB-MIC."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ....kernel.agenda import Step
from ....kernel.decision import Ask
from ....kernel.events import Fact
from ....kernel.seats import CHANCE, Action
from ..actions import DONE, EXCHANGE, MICROBOT, REMOVE, REPLACE, SWAP, TOKEN, is_of
from ..pieces import FEATURE_COUNT, MACHINE_COUNT, MICROBOTS, Machine, bit, count_bits
from ..state import MOST_HELD, NONE, WIDTH, CyberionState
from . import factory
from .question import Plan, Question

TO_REPLACE: Final[i64] = 1  # Microbots each use costs (CYB-MIC-10)
TO_REMOVE: Final[i64] = 5  # CYB-MIC-12


def acquire(state: CyberionState, place: i64) -> None:
    """The Microbot of a repaired Machine is held (CYB-MIC-08), a sixth discarded (CYB-MIC-09)."""
    microbot = state.microbots[place]
    state.microbots[place] = NONE
    kept = len(state.held) < MOST_HELD
    if kept:
        state.held = append(state.held, microbot)
    else:
        state.used[microbot] += 1
    if state.log is not None:
        rule = "CYB-MIC-08" if kept else "CYB-MIC-09"
        state.tell("acquired" if kept else "overflowed", rule, {"microbot": MICROBOTS[microbot]})


def obstacle(state: CyberionState, use: Action, machine: Machine) -> str:
    """The rule that forbids a use of Microbots on a Machine now, empty if none does."""
    if not state.terms.microbots:
        return "CYB-MIX-07"
    place = state.place_of(machine)
    if place == NONE:
        return _rule_of(use)
    if len(state.held) < price_of(state, use):
        return _rule_of(use)
    if use == REMOVE and not (state.terms.remove_any or factory.may_repair(state, place)):
        return "CYB-RUL-48"
    if use == EXCHANGE and not _has_other(state, place):
        return "CYB-RUL-47"
    return ""


def price_of(state: CyberionState, use: Action) -> i64:
    """How many Microbots a use costs."""
    if use == EXCHANGE:
        return state.terms.to_exchange  # CYB-RUL-01
    return TO_REPLACE if use == REPLACE else TO_REMOVE


def _rule_of(use: Action) -> str:
    return "CYB-MIC-10" if use == REPLACE else "CYB-MIC-11" if use == EXCHANGE else "CYB-MIC-12"


def _has_other(state: CyberionState, place: i64) -> bool:
    other: i64
    for other in range(WIDTH):
        if other != place and state.factory[other] != NONE:
            return True
    return False


def begin(state: CyberionState, use: Action, machine: Machine) -> None:
    """Ask what is still open: the second Machine of an exchange, the Microbots paid."""
    if use == EXCHANGE:
        state.agenda.push(Swap(machine))
    else:
        pay(state, use, machine, NONE)


@final
class Swap(Question):
    """The other Machine of an exchange."""

    def __init__(self, machine: Machine) -> None:
        self.machine: Final = machine

    def so_far(self, state: CyberionState) -> list[int]:
        return [int(EXCHANGE + self.machine)]

    def begin(self, state: CyberionState, ask: Ask) -> bool:
        ask.to(state.active, "swap")
        machine: i64
        for machine in range(MACHINE_COUNT):
            if machine != self.machine and state.place_of(machine) != NONE:
                ask.offer(SWAP + machine)
        return True

    def answer(self, state: CyberionState, action: Action) -> None:
        pay(state, EXCHANGE, self.machine, action - SWAP)

    def plan(self, state: CyberionState, plan: Plan) -> None:
        """A use of Microbots counts when it is done."""

    def why_not(self, state: CyberionState, action: Action) -> str:
        if not is_of(SWAP, MACHINE_COUNT, action):
            return "CYB-DEC-02"
        return "CYB-RUL-47" if action - SWAP == self.machine else "CYB-MIC-11"


def pay(state: CyberionState, use: Action, machine: Machine, other: Machine) -> None:
    """Ask which Microbots are paid, unless all of them are."""
    price = price_of(state, use)
    if len(state.held) == price:
        carry_out(state, use, machine, other, (1 << int(price)) - 1)
    else:
        state.agenda.push(PayTokens(use, machine, other, 0))


@final
class PayTokens(Question):
    """The Microbots paid, one per question; once done, the longest held pay (CYB-RUL-49)."""

    def __init__(self, use: Action, machine: Machine, other: Machine, paid: i64) -> None:
        self.use: Final = use
        self.machine: Final = machine
        self.other: Final = other
        self.paid: Final = paid  # mask of places among the held

    def so_far(self, state: CyberionState) -> list[int]:
        found = [int(self.use + self.machine)]
        if self.other != NONE:
            found.append(int(SWAP + self.other))
        for k in range(len(state.held)):
            if self.paid >> k & 1:
                found.append(int(TOKEN + state.held[k]))
        return found

    def begin(self, state: CyberionState, ask: Ask) -> bool:
        ask.to(state.active, "token")
        if not state.terms.strict:
            ask.offer(DONE)
        microbot: i64
        for microbot in range(FEATURE_COUNT):
            if self._find(state, microbot) != NONE:
                ask.offer(TOKEN + microbot)
        return True

    def answer(self, state: CyberionState, action: Action) -> None:
        price = price_of(state, self.use)
        if action == DONE:
            paid = self._with_oldest(state, price)
        else:
            paid = self.paid | bit(self._find(state, action - TOKEN))
        if count_bits(paid) == price:
            carry_out(state, self.use, self.machine, self.other, paid)
        else:
            state.agenda.push(PayTokens(self.use, self.machine, self.other, paid))

    def why_not(self, state: CyberionState, action: Action) -> str:
        if action == DONE:
            return "CYB-DEC-10"
        if not is_of(TOKEN, FEATURE_COUNT, action):
            return "CYB-DEC-02"
        k: i64
        for k in range(len(state.held)):
            if state.held[k] == action - TOKEN:
                return "CYB-MIC-15"  # chosen already
        return "CYB-MIC-08"

    def _with_oldest(self, state: CyberionState, price: i64) -> i64:
        paid = self.paid
        k: i64
        for k in range(len(state.held)):
            if count_bits(paid) < price:
                paid |= bit(k)
        return paid

    def plan(self, state: CyberionState, plan: Plan) -> None:
        """A use of Microbots counts when it is done."""

    def wanted(self, state: CyberionState) -> int:
        return int(price_of(state, self.use) - count_bits(self.paid))

    def _find(self, state: CyberionState, microbot: i64) -> i64:
        k: i64
        for k in range(len(state.held)):
            if state.held[k] == microbot and self.paid >> k & 1 == 0:
                return k
        return NONE


def carry_out(
    state: CyberionState, use: Action, machine: Machine, other: Machine, paid: i64
) -> None:
    """Pay first, then the effect (CYB-RUL-45)."""
    _discard_held(state, paid)
    place = state.place_of(machine)
    if state.log is not None:
        facts: dict[str, Fact] = {
            "seat": int(state.active),
            "machine": state.machine_name(machine),
        }
        if use == REPLACE:
            state.tell("microbot_replaced", "CYB-MIC-10", {**facts})
        elif use == EXCHANGE:
            state.tell(
                "microbots_exchanged",
                "CYB-MIC-11",
                {**facts, "with": state.machine_name(other)},
            )
        else:
            state.tell("machine_removed", "CYB-MIC-12", {**facts})
    if use == EXCHANGE:
        there = state.place_of(other)
        kept = state.microbots[there]
        state.microbots[there] = state.microbots[place]
        state.microbots[place] = kept
        return
    state.used[state.microbots[place]] += 1
    state.microbots[place] = NONE
    if use == REPLACE:
        state.agenda.push(GIVE)
        return
    state.removed |= bit(machine)  # CYB-MIC-13
    factory.leave(state, place)


def _discard_held(state: CyberionState, paid: i64) -> None:
    kept = vec[i64]()
    k: i64
    for k in range(len(state.held)):
        if paid >> k & 1:
            state.used[state.held[k]] += 1  # CYB-MIC-15
        else:
            kept = append(kept, state.held[k])
    state.held = kept


@final
class Give(Step[CyberionState]):
    """Every Machine without a Microbot gets one from the stack, revealed (CYB-MIC-17)."""

    WORDS = "microbot"

    def misfit(self, state: CyberionState) -> str:
        return "" if state.terms.microbots else "this table plays without microbots"

    def begin(self, state: CyberionState, ask: Ask) -> bool:
        if not state.terms.microbots or _bare(state) == NONE:
            return False
        total: i64 = 0
        microbot: i64
        for microbot in range(FEATURE_COUNT):
            total += state.stack[microbot]
        if total == 0:  # CYB-MIC-16, CYB-RUL-46
            state.stack = state.used
            state.used = vec[i64]([0] * int(FEATURE_COUNT))
            state.agenda.push(self)
            if state.log is not None:
                state.tell("microbots_shuffled", "CYB-MIC-16", {})
            return False
        ask.to(CHANCE, "microbot")
        for microbot in range(FEATURE_COUNT):
            if state.stack[microbot] > 0:
                ask.weigh(MICROBOT + microbot, state.stack[microbot])
        return True

    def answer(self, state: CyberionState, action: Action) -> None:
        microbot = action - MICROBOT
        place = _bare(state)
        state.stack[microbot] -= 1
        state.microbots[place] = microbot
        if state.log is not None:
            facts = {
                "microbot": MICROBOTS[microbot],
                "machine": state.machine_name(state.factory[place]),
            }
            rule = "CYB-MIC-17" if state.turn > 0 else "CYB-MIC-01"
            state.reveal("microbot_came", rule, {**facts})
        state.agenda.push(self)


def _bare(state: CyberionState) -> i64:
    """The first place with a Machine and no Microbot, or NONE."""
    place: i64
    for place in range(WIDTH):
        if state.factory[place] != NONE and state.microbots[place] == NONE:
            return place
    return NONE


GIVE: Final[Give] = Give()
