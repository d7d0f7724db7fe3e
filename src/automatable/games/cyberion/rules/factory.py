"""The Factory: who may repair what, Machines that leave it and come. Rules: CYB-TWO, CYB-CLN-05."""

from typing import Final, final

from mypy_extensions import i64

from ....kernel.agenda import Step
from ....kernel.decision import Ask
from ....kernel.events import Fact
from ....kernel.seats import CHANCE, Action
from ..actions import MACHINE
from ..pieces import MACHINE_COUNT, STAGE, STAGE_MASK, bit
from ..state import NONE, WIDTH, CyberionState
from . import ending


def owner_of(state: CyberionState, place: i64) -> i64:
    """Whose Single Factory a place is, NONE for a common one (CYB-TWO-03)."""
    if state.seats == 1 or state.merged:
        return NONE
    return 0 if place == 0 else 1 if place == WIDTH - 1 else NONE


def may_repair(state: CyberionState, place: i64) -> bool:
    """Whether the active player may repair at this place (CYB-TWO-06)."""
    owner = owner_of(state, place)
    return owner == NONE or owner == state.active


def leave(state: CyberionState, place: i64) -> None:
    """The Machine at a place has gone, which may end the game."""
    state.factory[place] = NONE  # a gap until Cleanup (CYB-REP-06)
    state.prepped &= ~bit(place)
    state.relieved = True  # CYB-CLN-09
    if ending.is_cleared(state):
        ending.last_machine_left(state)
    elif state.terms.merge_at_once:
        merge_if_due(state)


def merge_if_due(state: CyberionState) -> None:
    """Two players' Factories become one when no Machine is left to fill a gap (CYB-TWO-10)."""
    if state.seats == 1 or state.merged or state.deck_stage() != NONE:
        return
    if ending.is_cleared(state):
        return
    place: i64
    for place in range(WIDTH):
        if state.factory[place] == NONE:
            state.merged = True
            if state.log is not None:
                state.tell("merged", "CYB-TWO-10", {})
            return


@final
class Refill(Step[CyberionState]):
    """Gaps are filled from the Machine deck, left to right (CYB-RUL-73).

    Common ones first (CYB-RUL-78).
    """

    WORDS = "cleanup"

    def begin(self, state: CyberionState, ask: Ask) -> bool:
        place = first_gap(state)
        stage = state.deck_stage()
        if place == NONE or stage == NONE:
            merge_if_due(state)
            return False
        ask.to(CHANCE, "machine")
        seen = state.factory_mask() | state.experience | state.removed
        unseen = STAGE_MASK[stage] & ~seen  # those left in the box, too (CYB-MUL-03)
        machine: i64
        for machine in range(MACHINE_COUNT):
            if unseen >> machine & 1:
                ask.weigh(MACHINE + machine, 1)
        return True

    def answer(self, state: CyberionState, action: Action) -> None:
        place = first_gap(state)
        machine = action - MACHINE
        state.factory[place] = machine
        if state.log is not None:
            rule = "CYB-CLN-05" if state.turn > 0 else "CYB-SET-03"
            facts: dict[str, Fact] = {"machine": state.machine_name(machine)}
            facts |= {"place": int(place) + 1, "stage": STAGE[machine]}
            facts["robots"] = state.terms.cards.needs[machine]
            state.reveal("machine_came", rule, facts)
        state.agenda.push(self)


def first_gap(state: CyberionState) -> i64:
    """The place to fill next: whoever made it, a gap does not outlast the turn (CYB-RUL-79)."""
    place: i64
    if state.seats == 2 and not state.merged and state.turn > 0:  # CYB-TWO-08
        for place in range(1, WIDTH - 1):
            if state.factory[place] == NONE:
                return place
    for place in range(WIDTH):
        if state.factory[place] == NONE:
            return place
    return NONE


REFILL: Final[Refill] = Refill()
