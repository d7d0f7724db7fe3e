"""Repairing a Machine. Rules: CYB-REP, CYB-MIC-08."""

from typing import Final, final

from mypy_extensions import i64

from ....kernel.decision import Ask
from ....kernel.events import Fact
from ....kernel.seats import Action
from ..actions import CREW, DONE, REPAIR, ROW_ACTIONS, card_of, in_row, is_of, row_of
from ..pieces import HAVING, IDENTITIES, Machine, bit, count_bits
from ..state import NONE, SLOTS, WIDTH, CyberionState
from . import crew, factory, microbots, spent
from .crew import Crowd
from .draw import cards_at, discard_slots
from .question import Plan, Question


class Lack:
    """What can be missing for the repair of a Machine."""

    NOTHING: Final[i64] = 0
    MACHINE: Final[i64] = 1  # it is not in the Factory
    RIGHT: Final[i64] = 2  # it is the other player's
    MICROBOT: Final[i64] = 3  # a crew is there, but nobody in it for its Microbot
    CREW: Final[i64] = 4


_RULES: Final = ("", "CYB-REP-01", "CYB-TWO-06", "CYB-MIC-02")  # of Lack; of CREW, see crew.py


def lack(state: CyberionState, machine: Machine, rows: Crowd) -> i64:
    """What is missing for the repair of a Machine with what is in the rows."""
    place = state.place_of(machine)
    if place == NONE:
        return Lack.MACHINE
    if not factory.may_repair(state, place):
        return Lack.RIGHT
    crowd = crew.crowd_for(state, place) if state.prepped else rows
    if crew.can_meet(crowd, crew.recipes_at(state, place)):
        return Lack.NOTHING
    if state.terms.microbots and crew.can_meet(crowd, state.terms.cookbook.recipes(machine, NONE)):
        return Lack.MICROBOT
    return Lack.CREW


def obstacle(state: CyberionState, machine: Machine, rows: Crowd) -> str:
    """The rule that forbids repairing a Machine with what is in the rows, empty if none does."""
    found = lack(state, machine, rows)
    return crew.rule_of(state, machine) if found == Lack.CREW else _RULES[found]


@final
class Crew(Question):
    """The crew is picked one card per question, and leaves all at once (CYB-REP-03).

    From all rows, in any mix (CYB-REP-02).
    """

    def __init__(self, machine: Machine, slots: i64) -> None:
        self.machine: Final = machine
        self.slots: Final = slots

    def so_far(self, state: CyberionState) -> list[int]:
        found = [int(REPAIR + self.machine)]
        for slot in range(int(SLOTS)):
            if self.slots >> slot & 1:
                found.append(int(in_row(CREW, slot // WIDTH, state.rows[slot])))
        return found

    def begin(self, state: CyberionState, ask: Ask) -> bool:
        place = state.place_of(self.machine)
        crowd = crew.crowd_for(state, place)
        recipes = crew.recipes_at(state, place)
        viable = crowd.viable(recipes)
        ask.to(state.active, "crew")
        if crew.is_whole(crowd, recipes, self.slots):
            ask.offer(DONE)
        last = NONE
        slot: i64
        for slot in range(SLOTS):
            if slot % WIDTH == 0:
                last = NONE
            card = state.rows[slot]
            if card == NONE or card == last or self.slots >> slot & 1:
                continue
            last = card
            if crew.can_grow(crowd, viable, self.slots | bit(slot)):
                ask.offer(in_row(CREW, slot // WIDTH, card))
        return True

    def answer(self, state: CyberionState, action: Action) -> None:
        if action == DONE:
            repair(state, self.machine, self.slots)
            return
        slots = self.slots | bit(
            state.find(row_of(CREW, action), card_of(CREW, action), self.slots)
        )
        if self._is_complete(state, slots):
            repair(state, self.machine, slots)
        else:
            state.agenda.push(Crew(self.machine, slots))

    def _is_complete(self, state: CyberionState, slots: i64) -> bool:
        """Whether the cards are a crew to which none could be added."""
        place = state.place_of(self.machine)
        crowd = crew.crowd_for(state, place)
        recipes = crew.recipes_at(state, place)
        if not crew.is_whole(crowd, recipes, slots):
            return False
        viable = crowd.viable(recipes)
        slot: i64
        for slot in range(SLOTS):
            if state.rows[slot] == NONE or slots >> slot & 1:
                continue
            if crew.can_grow(crowd, viable, slots | bit(slot)):
                return False
        return True

    def plan(self, state: CyberionState, plan: Plan) -> None:
        prepped = state.prepped >> state.place_of(self.machine) & 1
        plan.leaving = self.slots
        plan.repaired = self.machine
        plan.price = state.terms.cards.needs[self.machine] - prepped - count_bits(self.slots)

    def uncovered(self, state: CyberionState) -> i64:
        place = state.place_of(self.machine)
        microbot = state.microbots[place]
        prepped = state.prepped >> place & 1 == 1
        if microbot == NONE or (prepped and state.terms.prep_covers):  # CYB-RUL-34
            return NONE
        slot: i64
        for slot in range(SLOTS):
            if self.slots >> slot & 1 and IDENTITIES[state.rows[slot]] & HAVING[microbot]:
                return NONE
        return microbot

    def wanted(self, state: CyberionState) -> int:
        place = state.place_of(self.machine)
        crowd = crew.crowd_for(state, place)
        return int(crew.missing(crowd, crowd.viable(crew.recipes_at(state, place)), self.slots))

    def why_not(self, state: CyberionState, action: Action) -> str:
        if action == DONE:
            return "CYB-REP-04"
        if not is_of(CREW, ROW_ACTIONS, action):
            return "CYB-DEC-02"
        absent = spent.missing(state, CREW, action, spent.GONE, self.slots)
        if absent:
            return absent
        place = state.place_of(self.machine)
        crowd, recipes = crew.crowd_for(state, place), crew.recipes_at(state, place)
        if crew.is_whole(crowd, recipes, self.slots):
            return "CYB-RUL-36"  # one more may only join to cover the Microbot
        return crew.rule_of(state, self.machine)

    def refusal_facts(self, state: CyberionState, action: Action, rule: str) -> dict[str, Fact]:
        return {"wanted": self.wanted(state)} if rule == "CYB-REP-04" else {}


def repair(state: CyberionState, machine: Machine, slots: i64) -> None:
    """The crew is discarded, the Machine goes to the Experience pile, its Microbot is acquired."""
    place = state.place_of(machine)
    if state.log is not None:
        cards = cards_at(state, slots)
        facts: dict[str, Fact] = {
            "seat": int(state.active),
            "machine": state.machine_name(machine),
        }
        state.tell("repaired", "CYB-REP-05", {**facts, "cards": cards})
    discard_slots(state, slots)
    state.experience |= bit(machine)
    if state.terms.microbots:
        microbots.acquire(state, place)
    factory.leave(state, place)
