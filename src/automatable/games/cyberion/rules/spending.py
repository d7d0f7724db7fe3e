"""What a Prep costs in Robots, and that it is paid. Rules: CYB-COM, CYB-RUL-25, CYB-RUL-26."""

from typing import Final, final

from mypy_extensions import i64

from ....kernel.agenda import Step
from ....kernel.decision import Ask
from ....kernel.events import Fact
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
    Machine,
    Model,
    bit,
    count_bits,
    number_at,
)
from ..state import NONE, SLOTS, WIDTH, CyberionState
from . import spent
from .draw import To, cards_at, discard_size, discard_slots, draw
from .question import Plan, Question
from .spent import Ability
from .stockbot import offer_slots


def begin(state: CyberionState, source: i64, level: i64, machine: Machine) -> None:
    """Ask for the payment: all of it before anything is discarded, or card by card."""
    if state.terms.one_by_one:  # CYB-RUL-26
        spent.discard(state, source, 0, level)
        state.agenda.push(SpendNext(machine, number_at(Model.COMMANDBOT, level)))
    else:
        state.agenda.push(Spend(source, level, machine, 0, 0))


def can_pay(state: CyberionState, source: i64, left: i64, slots: i64, from_deck: i64) -> bool:
    """Whether that many more Robots can be found, with these slots and deck cards already promised.

    Row cards are the sure way, so only what they do not cover has to come from the deck.
    """
    rows = cards_in_rows(state) - count_bits(slots | spent.held_by(source))  # CYB-COM-06
    more = max(0, left - rows)
    paid_from_rows = count_bits(slots) + left - more
    return deck_provides(state, source, from_deck + more, paid_from_rows)


def payable(state: CyberionState, source: i64) -> i64:
    """How many Robots could be paid at most, from rows and deck."""
    rows = cards_in_rows(state) - count_bits(spent.held_by(source))
    found = rows
    while deck_provides(state, source, found - rows + 1, rows) and found < SLOTS:
        found += 1
    return found


def cards_in_rows(state: CyberionState) -> i64:
    """How many cards lie in the three rows."""
    return state.row_size(0) + state.row_size(1) + state.row_size(2)


def deck_provides(state: CyberionState, source: i64, count: i64, paid_from_rows: i64) -> bool:
    """Whether that many cards can be discarded from the deck (CYB-RUL-27, CYB-RUL-28)."""
    there = robots_in_deck(state)
    if count <= there:
        return True
    if not state.charged:
        return False
    itself: i64 = 1 if spent.is_robot(source) else 0
    renewed = discard_size(state) + itself + paid_from_rows + there
    return count <= there + renewed


def robots_in_deck(state: CyberionState) -> i64:
    """How many cards of the deck can be paid with (CYB-RUL-28)."""
    return state.deck.size - babybots_in_deck(state)


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
            _pay(state, self, slots, from_deck)

    def plan(self, state: CyberionState, plan: Plan) -> None:
        plan.leaving = spent.held_by(self.source) | self.slots
        plan.price = number_at(Model.COMMANDBOT, self.level) - count_bits(self.slots)
        plan.prepped = self.machine

    def wanted(self, state: CyberionState) -> int:
        return int(self._left())

    def why_not(self, state: CyberionState, action: Action) -> str:
        if action == SPEND_DECK:
            return _why_not_deck(state)
        if not is_of(SPEND, ROW_ACTIONS, action):
            return "CYB-DEC-02"
        absent = spent.missing(state, SPEND, action, self.source, self.slots)
        return "CYB-COM-06" if absent == "CYB-TRG-04" else absent or "CYB-RUL-25"

    def refusal_facts(self, state: CyberionState, action: Action, rule: str) -> dict[str, Fact]:
        return {"have": int(robots_in_deck(state))} if rule == "CYB-RUL-28" else {}

    def _left(self) -> i64:
        price = number_at(Model.COMMANDBOT, self.level)
        return price - count_bits(self.slots) - self.from_deck


def _why_not_deck(state: CyberionState) -> str:
    """The rule by which no card more can be paid from the deck."""
    gone = state.deck.size == 0 and not state.charged
    return "CYB-BAT-07" if gone else "CYB-RUL-28"


def _free_slot(state: CyberionState, taken: i64) -> i64:
    slot: i64
    for slot in range(SLOTS):
        if state.rows[slot] != NONE and taken >> slot & 1 == 0:
            return slot
    return NONE


def _pay(state: CyberionState, spend: Spend, slots: i64, from_deck: i64) -> None:
    """Row cards go first, then deck cards one by one, then the Machine is Prepped (CYB-RUL-26)."""
    slot: i64
    for slot in range(SLOTS):
        if slots >> slot & 1:
            state.discard[state.rows[slot]] += 1
    if state.log is not None:
        paid = cards_at(state, slots)
    spent.discard(state, spend.source, slots, spend.level)
    if state.log is not None:
        state.tell(
            "spent",
            "CYB-COM-07",
            {"seat": int(state.active), "cards": paid, "deck": int(from_deck)},
        )
    state.agenda.push(PREPARED[spend.machine])
    if from_deck > 0:
        state.agenda.push(draw(To.DISCARD, from_deck))


@final
class SpendNext(Question):
    """The next Robot that pays, discarded at once: a deck card is seen before the one after it.

    Only at a table that turns them over one by one (CYB-RUL-26); nothing is offered after which the
    rest could not be paid (CYB-RUL-25).
    """

    WORDS = "spend machine count"

    def __init__(self, machine: Machine, count: i64) -> None:
        self.machine: Final = machine
        self.count: Final = count  # how many are still to be paid

    def misfit(self, state: CyberionState) -> str:
        if not state.terms.one_by_one:
            return "this table pays for a Prep all at once"
        there = state.place_of(self.machine) != NONE
        return "" if there else f"{state.machine_name(self.machine)} is not in the Factory"

    def begin(self, state: CyberionState, ask: Ask) -> bool:
        from_deck = self._can_turn_over(state)
        if not from_deck and cards_in_rows(state) == 0:
            return False  # only at a table written down so
        ask.to(state.active, "spend")
        offer_slots(state, ask, SPEND, SLOTS, 0)
        if from_deck:
            ask.offer(SPEND_DECK)
        return True

    def answer(self, state: CyberionState, action: Action) -> None:
        if self.count > 1:
            state.agenda.push(SpendNext(self.machine, self.count - 1))
        else:
            state.agenda.push(PREPARED[self.machine])
        if action == SPEND_DECK:
            state.agenda.push(draw(To.DISCARD, 1))
            return
        slots = bit(state.find(row_of(SPEND, action), card_of(SPEND, action), 0))
        if state.log is not None:
            facts = {"seat": int(state.active), "deck": 0}
            state.tell("spent", "CYB-COM-07", {**facts, "cards": cards_at(state, slots)})
        discard_slots(state, slots)

    def plan(self, state: CyberionState, plan: Plan) -> None:
        plan.price = self.count
        plan.prepped = self.machine

    def used_ability(self) -> i64:
        return Model.COMMANDBOT

    def wanted(self, state: CyberionState) -> int:
        return int(self.count)

    def why_not(self, state: CyberionState, action: Action) -> str:
        if action == SPEND_DECK:
            return _why_not_deck(state)
        return "CYB-TRN-05" if is_of(SPEND, ROW_ACTIONS, action) else "CYB-DEC-03"

    def refusal_facts(self, state: CyberionState, action: Action, rule: str) -> dict[str, Fact]:
        return {"have": int(robots_in_deck(state))} if rule == "CYB-RUL-28" else {}

    def _can_turn_over(self, state: CyberionState) -> bool:
        """Whether there is a card, and the rest can be paid once it is discarded."""
        there = robots_in_deck(state)
        discarded = discard_size(state)
        left = max(0, self.count - 1 - cards_in_rows(state))  # that the deck must provide
        from_rows = self.count - 1 - left
        if there > 0:
            there -= 1
            renewed = discarded + 1 + from_rows + there if state.charged else 0
            return left <= there + renewed
        return state.charged and discarded > 0 and left < discarded  # CYB-RUL-27


@final
class Prepared(Step[CyberionState]):
    """The paid Machine is Prepped until Cleanup (CYB-COM-11, CYB-COM-12)."""

    WORDS = "prep machine"

    def __init__(self, machine: Machine) -> None:
        self.machine: Final = machine

    def misfit(self, state: CyberionState) -> str:
        there = state.place_of(self.machine) != NONE
        return "" if there else f"{state.machine_name(self.machine)} is not in the Factory"

    def begin(self, state: CyberionState, ask: Ask) -> bool:
        state.prepped |= bit(state.place_of(self.machine))
        if state.log is not None:
            state.tell("prepped", "CYB-COM-14", {"machine": state.machine_name(self.machine)})
        return False


PREPARED: Final[list[Prepared]] = [Prepared(machine) for machine in range(40)]
