"""The Commandbot Preps a Machine for a price in Robots. Rules: CYB-COM."""

from typing import Final, final

from mypy_extensions import i64

from ....kernel.agenda import Step
from ....kernel.decision import Ask
from ....kernel.seats import Action
from ..actions import (
    PREP,
    ROW_ACTIONS,
    SPEND,
    SPEND_DECK,
    card_of,
    in_row,
    is_of,
    row_of,
)
from ..pieces import (
    BABYBOTS,
    FIRST_BABYBOT,
    MACHINE_COUNT,
    MACHINES,
    Machine,
    Model,
    bit,
    count_bits,
    number_at,
)
from ..state import NONE, SLOTS, WIDTH, CyberionState
from . import spent
from .draw import To, cards_at, discard_size, draw
from .factory import may_repair
from .spent import Ability
from .stockbot import offer_slots


def use(state: CyberionState, source: i64, level: i64) -> None:
    """Ask for the Machine and the payment; without them a Support token is simply gone."""
    if can_use(state, source, level):
        state.agenda.push(Prep(source, level))
    else:
        spent.discard(state, source, 0)  # CYB-RUL-69


def can_use(state: CyberionState, source: i64, level: i64) -> bool:
    """Whether a Machine can be Prepped (CYB-RUL-31) and the price be paid (CYB-RUL-25)."""
    price = number_at(Model.COMMANDBOT, level)
    return can_prep(state) and can_pay(state, source, price, 0, 0)


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


def can_pay(state: CyberionState, source: i64, left: i64, slots: i64, from_deck: i64) -> bool:
    """Whether so many more Robots can be found, with these slots and deck cards already promised.

    Row cards are the sure way, so only what they do not cover has to come from the deck.
    """
    rows = cards_in_rows(state) - count_bits(slots | spent.held_by(source))  # CYB-COM-06
    more = max(0, left - rows)
    paid_from_rows = count_bits(slots) + left - more
    return deck_provides(state, source, from_deck + more, paid_from_rows)


def cards_in_rows(state: CyberionState) -> i64:
    """How many cards lie in the three rows."""
    return state.row_size(0) + state.row_size(1) + state.row_size(2)


def deck_provides(state: CyberionState, source: i64, count: i64, paid_from_rows: i64) -> bool:
    """Whether so many cards can be discarded from the deck (CYB-RUL-27, CYB-RUL-28)."""
    there: i64 = state.deck.size - babybots_in_deck(state)
    if count <= there:
        return True
    if not state.charged:
        return False
    itself: i64 = 1 if spent.is_robot(source) else 0
    renewed = discard_size(state) + itself + paid_from_rows + there
    return count <= there + renewed


def babybots_in_deck(state: CyberionState) -> i64:
    """How many Babybots wait in the deck; everybody knows."""
    if not state.terms.babybots:
        return 0
    found: i64 = 0
    card: i64
    for card in range(FIRST_BABYBOT, FIRST_BABYBOT + BABYBOTS):
        found += state.deck.count(card)
    return found


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
        state.agenda.push(Spend(self.source, self.level, action - PREP, 0, 0))

    def why_not(self, state: CyberionState, action: Action) -> str:
        if is_of(PREP, MACHINE_COUNT, action):
            return obstacle(state, state.place_of(action - PREP))
        return "CYB-DEC-02"


@final
class Spend(Ability):
    """Which Robots pay for it, one per question, the deck's unseen (CYB-RUL-26)."""

    def __init__(
        self, source: i64, level: i64, machine: Machine, slots: i64, from_deck: i64
    ) -> None:
        super().__init__(source, Model.COMMANDBOT, level)
        self.machine: Final = machine
        self.slots: Final = slots
        self.from_deck: Final = from_deck

    def so_far(self, state: CyberionState) -> list[int]:
        found = super().so_far(state)
        found.append(int(PREP + self.machine))
        for slot in range(int(SLOTS)):
            if self.slots >> slot & 1:
                found.append(int(in_row(SPEND, slot // WIDTH, state.rows[slot])))
        return found + [int(SPEND_DECK)] * int(self.from_deck)

    def begin(self, state: CyberionState, ask: Ask) -> bool:
        ask.to(state.active, "spend")
        left = self._left() - 1
        taken = self.slots | spent.held_by(self.source)
        any_slot = _free_slot(state, taken)
        if any_slot != NONE and can_pay(
            state, self.source, left, self.slots | bit(any_slot), self.from_deck
        ):
            offer_slots(state, ask, SPEND, SLOTS, taken)  # Multibots, too (CYB-RUL-29)
        if can_pay(state, self.source, left, self.slots, self.from_deck + 1):
            ask.offer(SPEND_DECK)
        return True

    def answer(self, state: CyberionState, action: Action) -> None:
        slots, from_deck = self.slots, self.from_deck
        if action == SPEND_DECK:
            from_deck += 1
        else:
            taken = slots | spent.held_by(self.source)
            slots |= bit(state.find(row_of(SPEND, action), card_of(SPEND, action), taken))
        if self._left() > 1:
            state.agenda.push(Spend(self.source, self.level, self.machine, slots, from_deck))
        else:
            _pay(state, self.source, self.machine, slots, from_deck)

    def wanted(self, state: CyberionState) -> int:
        return int(self._left())

    def why_not(self, state: CyberionState, action: Action) -> str:
        if action == SPEND_DECK:
            return "CYB-RUL-28"
        return "CYB-COM-07" if is_of(SPEND, ROW_ACTIONS, action) else "CYB-DEC-02"

    def _left(self) -> i64:
        price = number_at(Model.COMMANDBOT, self.level)
        return price - count_bits(self.slots) - self.from_deck


def _free_slot(state: CyberionState, taken: i64) -> i64:
    slot: i64
    for slot in range(SLOTS):
        if state.rows[slot] != NONE and taken >> slot & 1 == 0:
            return slot
    return NONE


def _pay(state: CyberionState, source: i64, machine: Machine, slots: i64, from_deck: i64) -> None:
    """Row cards go first, then deck cards one by one, then the Machine is Prepped (CYB-RUL-26)."""
    slot: i64
    for slot in range(SLOTS):
        if slots >> slot & 1:
            state.discard[state.rows[slot]] += 1
    if state.log is not None:
        paid = cards_at(state, slots)
    spent.discard(state, source, slots)
    if state.log is not None:
        state.tell(
            "spent",
            "CYB-COM-02",
            {"seat": int(state.active), "cards": paid, "deck": int(from_deck)},
        )
    state.agenda.push(PREPARED[machine])
    if from_deck > 0:
        state.agenda.push(draw(To.DISCARD, from_deck))


@final
class Prepared(Step[CyberionState]):
    """The paid Machine is Prepped until Cleanup (CYB-COM-11, CYB-COM-12)."""

    WORDS = "prep machine"

    def __init__(self, machine: Machine) -> None:
        self.machine: Final = machine

    def misfit(self, state: CyberionState) -> str:
        there = state.place_of(self.machine) != NONE
        return "" if there else f"{MACHINES[self.machine]} is not in the Factory"

    def begin(self, state: CyberionState, ask: Ask) -> bool:
        state.prepped |= bit(state.place_of(self.machine))
        if state.log is not None:
            state.tell("prepped", "CYB-COM-14", {"machine": MACHINES[self.machine]})
        return False


PREPARED: Final[list[Prepared]] = [Prepared(machine) for machine in range(40)]
