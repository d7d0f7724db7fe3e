"""The turn: Intervention, then Cleanup. Rules: CYB-TRN, CYB-CLN, CYB-DEC-01."""

from typing import Any, Final, final

from mypy_extensions import i64

from ....kernel.agenda import Step
from ....kernel.decision import Ask
from ....kernel.events import Fact
from ....kernel.seats import Action
from .. import actions
from ..actions import card_of, in_row, is_of, row_of
from ..pieces import MACHINE_COUNT, ROBOTS, bit, count_bits
from ..state import FLASH, NONE, SLOTS, WIDTH, CyberionState
from . import (
    babybots,
    ending,
    gigantobots,
    microbots,
    repair,
    shortfall,
    trigger,
    upgrade,
)
from .crew import Crowd
from .draw import To, cards_at, discard_slots, draw
from .factory import REFILL
from .question import Plan, Question


@final
class Turn(Step[CyberionState]):
    """One player's turn after the other (CYB-TRN-01)."""

    def begin(self, state: CyberionState, ask: Ask) -> bool:
        state.turn += 1
        state.relieved = False
        if state.log is not None:
            state.tell(
                "turn_began", "CYB-TRN-01", {"seat": int(state.active), "turn": int(state.turn)}
            )
        state.agenda.then(COURSE)
        return False


@final
class Intervention(Question):
    """The active player does what they like (CYB-TRN-02), until they say so (CYB-TRN-04)."""

    def begin(self, state: CyberionState, ask: Ask) -> bool:
        ask.to(state.active, "act")
        ask.offer(actions.END)
        machines = _machines(state)
        rows = Crowd(state, False)
        for machine in machines:
            if repair.obstacle(state, machine, rows) == "":
                ask.offer(actions.REPAIR + machine)
        _offer_triggers(state, ask)
        model: i64
        for model in range(5):
            if state.support >> model & 1:
                ask.offer(actions.SUPPORT + model)
        for model in range(5):
            if upgrade.obstacle(state, model) == "":
                ask.offer(actions.UPGRADE + model)
        if state.limbot != 0:
            for model in range(5):
                if babybots.obstacle(state, model) == "":
                    ask.offer(actions.BABY + model)
        if state.terms.gigantobots and gigantobots.obstacle(state) == "":
            ask.offer(actions.BOARD)
        if state.terms.microbots:  # not within an action (CYB-RUL-44)
            for use in MICROBOT_USES:
                for machine in machines:
                    if microbots.obstacle(state, use, machine) == "":
                        ask.offer(use + machine)
        return True

    def answer(self, state: CyberionState, action: Action) -> None:
        if action == actions.END:
            return
        state.agenda.push(self)  # any number of times, in any order (CYB-TRN-03)
        if action < actions.TRIGGER:
            state.agenda.push(repair.Crew(action - actions.REPAIR, 0))
        elif action < actions.SUPPORT:
            row, card = row_of(actions.TRIGGER, action), card_of(actions.TRIGGER, action)
            trigger.by_robot(state, state.find(row, card, 0))
        elif action < actions.UPGRADE:
            trigger.by_support(state, action - actions.SUPPORT)
        elif action < actions.BABY:
            upgrade.begin(state, action - actions.UPGRADE)
        elif action < actions.BOARD:
            state.agenda.push(babybots.Mate(action - actions.BABY, NONE))
        elif action == actions.BOARD:
            state.agenda.push(gigantobots.RIDERS)
        elif action < actions.EXCHANGE:
            microbots.begin(state, actions.REPLACE, action - actions.REPLACE)
        elif action < actions.REMOVE:
            microbots.begin(state, actions.EXCHANGE, action - actions.EXCHANGE)
        else:
            microbots.begin(state, actions.REMOVE, action - actions.REMOVE)

    def plan(self, state: CyberionState, plan: Plan) -> None:
        """Nothing is under way."""

    def why_not(self, state: CyberionState, action: Action) -> str:
        if is_of(actions.REPAIR, MACHINE_COUNT, action):
            return repair.obstacle(state, action - actions.REPAIR, Crowd(state, False))
        if is_of(actions.TRIGGER, actions.ROW_ACTIONS, action):
            row, card = row_of(actions.TRIGGER, action), card_of(actions.TRIGGER, action)
            return trigger.obstacle(state, row, card)
        if is_of(actions.SUPPORT, 5, action):
            return trigger.why_no_support(state)
        if is_of(actions.UPGRADE, 5, action):
            return upgrade.obstacle(state, action - actions.UPGRADE)
        if is_of(actions.BABY, 5, action):
            return babybots.obstacle(state, action - actions.BABY)
        if action == actions.BOARD:
            return gigantobots.obstacle(state)
        for use in MICROBOT_USES:
            if is_of(use, MACHINE_COUNT, action):
                return microbots.obstacle(state, use, action - use)
        return "CYB-DEC-01"

    def refusal_facts(self, state: CyberionState, action: Action, rule: str) -> dict[str, Fact]:
        return _refusal(state, action, rule)


def _refusal(state: CyberionState, action: Action, rule: str) -> dict[str, Fact]:
    """The numbers behind the refusal of something to do in a turn."""
    if is_of(actions.REPAIR, MACHINE_COUNT, action):
        missing = shortfall.of_machine(state, action - actions.REPAIR)
        return {} if missing is None else missing.facts
    if is_of(actions.UPGRADE, 5, action):
        cost = upgrade.price(state, action - actions.UPGRADE)
        return {"cost": int(cost), "have": int(count_bits(state.experience))}
    if is_of(actions.BABY, 5, action):
        return {"sum": int(babybots.SUM)}
    for use in MICROBOT_USES:
        if is_of(use, MACHINE_COUNT, action) and state.place_of(action - use) != NONE:
            return {"cost": int(microbots.price_of(state, use)), "have": len(state.held)}
    return {}


def _machines(state: CyberionState) -> list[i64]:
    """The Machines of the Factory in the order of the catalogue."""
    found: list[i64] = []
    mask = state.factory_mask()
    machine: i64
    for machine in range(MACHINE_COUNT):
        if mask >> machine & 1:
            found.append(machine)
    return found


def _offer_triggers(state: CyberionState, ask: Ask) -> None:
    last = NONE
    slot: i64
    for slot in range(SLOTS):
        if slot % WIDTH == 0:
            last = NONE
        card = state.rows[slot]
        if card != NONE and card != last and card < ROBOTS:
            ask.offer(in_row(actions.TRIGGER, slot // WIDTH, card))
            last = card


@final
class Cleanup(Step[CyberionState]):
    """The Failsafe check, then Preps end, and the rest follows (CYB-CLN-01, CYB-MIX-06)."""

    def begin(self, state: CyberionState, ask: Ask) -> bool:
        if not state.relieved and ending.lose_failsafe(state):
            return False
        _end_preps(state)
        state.agenda.then(CLEANING)
        return False


def _end_preps(state: CyberionState) -> None:
    """What was Prepped and not repaired is Prepped no longer (CYB-COM-12, CYB-CLN-04)."""
    if state.prepped and state.log is not None:
        names = state.terms.cards.machines
        lapsed = [names[state.factory[k]] for k in range(int(WIDTH)) if state.prepped >> k & 1]
        state.tell("prep_ended", "CYB-COM-12", {"machines": lapsed})
    state.prepped = 0


@final
class EmptyFlash(Step[CyberionState]):
    """All cards of the Flash are discarded (CYB-CLN-07)."""

    def begin(self, state: CyberionState, ask: Ask) -> bool:
        slots: i64 = 0
        slot: i64
        for slot in range(FLASH * WIDTH, FLASH * WIDTH + WIDTH):
            if state.rows[slot] != NONE:
                slots |= bit(slot)
        if slots != 0:
            if state.log is not None:
                state.tell("flash_emptied", "CYB-CLN-07", {"cards": cards_at(state, slots)})
            discard_slots(state, slots)
        return False


@final
class PassOn(Step[CyberionState]):
    """The other player is next (CYB-TWO-05)."""

    def begin(self, state: CyberionState, ask: Ask) -> bool:
        if state.seats == 2:
            state.active = 1 - state.active
        return False


MICROBOT_USES: Final[list[i64]] = [actions.REPLACE, actions.EXCHANGE, actions.REMOVE]
TURN: Final[Turn] = Turn()
INTERVENTION: Final[Intervention] = Intervention()
CLEANUP: Final[Cleanup] = Cleanup()
PASS_ON: Final[PassOn] = PassOn()
COURSE: Final[list[Step[Any]]] = [INTERVENTION, CLEANUP, PASS_ON, TURN]
CLEANING: Final[list[Step[Any]]] = [
    REFILL,
    microbots.GIVE,  # CYB-CLN-06
    EmptyFlash(),
    draw(To.PLATFORM, WIDTH),
    ending.FINISH,
]
