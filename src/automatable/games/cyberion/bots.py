"""What a bot need not think about, and what it may hope for."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ...kernel.decision import Decision
from .actions import LEVEL, TAKE
from .pieces import (
    IDENTITIES,
    LEVELS,
    NEEDS,
    ROBOTS,
    Card,
    Model,
    count_bits,
    model_of,
    number_at,
)
from .rules import cyclobot, spent
from .rules.commandbot import Prep, Spend
from .rules.crew import Recipe, recipes_at
from .rules.cyclobot import Take
from .rules.ending import tokens_left
from .rules.factory import may_repair
from .rules.planbot import PutBack
from .rules.repair import Crew
from .rules.stockbot import Stow
from .rules.trigger import Level
from .state import FLASH, NONE, SLOTS, WIDTH, CyberionState

# What things are worth, of a thousand; found by playing.
_BASE: Final[i64] = 100
_REPAIRED: Final[i64] = 15
_REPAIRED_IN_VAIN: Final[i64] = 8  # in a game that is lost
_FAILSAFE: Final[i64] = 40
_SUPPORT: Final[i64] = 10
_EXPERIENCE: Final[i64] = 6
_ROBOT: Final[i64] = 6  # each to spare
_MOST_TO_SPARE: Final[i64] = 40
_CHORE: Final[i64] = 12
_RIDER: Final[i64] = 3
_MICROBOT: Final[i64] = 3
_LACKING: Final = bytes([14, 6, 1, 0, 0, 0, 0])  # a Machine for which so many Robots lack
_GAPS: Final = bytes([0, 5, 9, 12, 14, 15])  # of the Platform, which new Robots will fill
_LEVELS: Final = bytes(
    [
        *(0, 20, 45, 75, 120),  # Sirenbot
        *(0, 20, 45, 75, 100),  # Stockbot
        *(0, 6, 12, 18, 40),
        *(0, 6, 12, 18, 40),
        *(0, 6, 12, 18, 40),
    ]
)
_AFTER_BATTERY: Final[i64] = 45  # Robots of the new deck
_TO_COME: Final = bytes([2, 3, 4])  # Robots a Machine needs that is not turned up yet, by stage


@final
class Plan:
    """What is being done, to be counted as done: its questions change nothing before the last."""

    def __init__(self, state: CyberionState) -> None:
        self.leaving: i64 = 0  # mask of slots
        self.price: i64 = 0  # Robots more that will be discarded; negative: that will be won
        self.stowed: i64 = 0  # Robots that make room in the Platform
        self.repaired: i64 = NONE
        self.prepped: i64 = NONE
        step = state.agenda.asking()
        if isinstance(step, Crew):
            self.leaving = step.slots
            self.repaired = step.machine
            prepped = state.prepped >> state.place_of(step.machine) & 1
            self.price = NEEDS[step.machine] - prepped - count_bits(step.slots)
        elif isinstance(step, Level):
            self.leaving = spent.held_by(step.source)
        elif isinstance(step, Stow):
            self.leaving = spent.held_by(step.source)
            self.stowed = step.count + count_bits(step.picked)
        elif isinstance(step, Take):
            self.leaving = spent.held_by(step.source)
            self.price = -1
        elif isinstance(step, PutBack):
            self.price = -len(state.looked)
        elif isinstance(step, Prep):
            self.leaving = spent.held_by(step.source)
            self.price = number_at(Model.COMMANDBOT, step.level)
        elif isinstance(step, Spend):
            self.leaving = spent.held_by(step.source) | step.slots
            self.price = number_at(Model.COMMANDBOT, step.level) - count_bits(step.slots)
            self.prepped = step.machine


def advice(state: CyberionState) -> tuple[int, ...]:
    """All hope for the same: progress, means to go on, and the next repair at hand."""
    if state.result is not None:
        hope = _judged(state)
    else:
        plan = Plan(state)
        hope = max(1, min(999, _BASE + _progress(state, plan) + _means(state, plan)))
    return (int(hope),) * state.seats


def _judged(state: CyberionState) -> i64:
    """A defeat is worth more the more was done before."""
    assert state.result is not None
    if state.result.scores[0] > 0:
        return 1000
    return max(0, _REPAIRED_IN_VAIN * _gone(state) - _chores(state))


def _gone(state: CyberionState) -> i64:
    """Machines that need no repair any more."""
    return count_bits(state.experience | state.removed)


def _chores(state: CyberionState) -> i64:
    """What has to be done besides repairs (CYB-MIX-04)."""
    return count_bits(state.limbot) + tokens_left(state) + state.damage


def _progress(state: CyberionState, plan: Plan) -> i64:
    """What has been done, and what has been gained by it for good."""
    repaired: i64 = 1 if plan.repaired != NONE else 0
    found = _REPAIRED * (_gone(state) + repaired) - _CHORE * _chores(state)
    found += _EXPERIENCE * (count_bits(state.experience) + repaired)
    found += _SUPPORT * count_bits(state.support)
    found += _RIDER * len(state.riders) + _MICROBOT * len(state.held)
    model: i64
    for model in range(5):
        found += _LEVELS[model * LEVELS + state.levels[model] - 1]
    return found


def _means(state: CyberionState, plan: Plan) -> i64:
    """Robots to spare and at hand, new ones to come, and Failsafe tokens."""
    at_hand = state.rows[:]  # what the Robot in each slot can be
    spare: i64 = state.deck.size + (_AFTER_BATTERY if state.charged else 0) - plan.price
    gaps: i64 = 0
    slot: i64
    for slot in range(SLOTS):
        card = at_hand[slot]
        stays = card != NONE and plan.leaving >> slot & 1 == 0
        at_hand[slot] = IDENTITIES[card] if stays else 0
        if stays and slot // WIDTH != FLASH:
            spare += 1
        elif slot < WIDTH:
            gaps += 1
    stage: i64
    for stage in range(3):
        spare -= _TO_COME[stage] * state.machines_left(stage)
    found: i64 = 0
    can_repair = plan.repaired != NONE
    place: i64
    for place in range(WIDTH):
        machine = state.factory[place]
        if machine == NONE or machine == plan.repaired:
            continue
        spare -= NEEDS[machine]
        if may_repair(state, place):
            lacking = _lacking(state, plan, at_hand, place)
            can_repair = can_repair or lacking == 0
            found += _LACKING[lacking]
    gaps += plan.stowed + (max(2, plan.price) if can_repair else 0)
    failsafes = state.reserve
    if not can_repair and not state.relieved:
        failsafes -= 1  # CYB-CLN-02
    found += _GAPS[min(gaps, WIDTH)] + _FAILSAFE * failsafes
    return found + _ROBOT * min(spare, _MOST_TO_SPARE)


def _lacking(state: CyberionState, plan: Plan, at_hand: vec[i64], place: i64) -> i64:
    """How many Robots are not at hand yet to repair the Machine at a place of the Factory."""
    fewest: i64 = NEEDS[state.factory[place]] + 1
    for recipe in recipes_at(state, place):
        fewest = min(fewest, _untaken(at_hand, recipe))
    if state.prepped >> place & 1 or state.factory[place] == plan.prepped:
        fewest -= 1  # CYB-COM-11
    return max(0, fewest)


def _untaken(at_hand: vec[i64], recipe: Recipe) -> i64:
    """How many tests are left when each takes the first Robot that passes it."""
    left = recipe.size
    taken: i64 = 0
    k: i64
    slot: i64
    for k in range(recipe.size):
        for slot in range(SLOTS):
            if at_hand[slot] & recipe.tests[k] and taken >> slot & 1 == 0:
                taken |= 1 << slot
                left -= 1
                break
    return left


def tidy(state: CyberionState, decision: Decision) -> tuple[int, ...]:
    """Any Machine pays as well as another, and no Cyclobot is exchanged back and forth."""
    if decision.key == "pay":
        return decision.options[:1]  # CYB-UPG-04
    step = state.agenda.asking()
    if isinstance(step, Take):
        level, source = step.level, step.source
        found = [card for card in decision.options if _leads_on(state, source, level, card - TAKE)]
        return tuple(found) or decision.options
    if isinstance(step, Level) and step.ability == Model.CYCLOBOT:
        return tuple([k for k in decision.options if _is_of_use(state, step.source, k - LEVEL + 1)])
    return decision.options


def _is_of_use(state: CyberionState, source: i64, level: i64) -> bool:
    """Whether a Cyclobot brings at this level what is not there already."""
    if level < cyclobot.OWN_TO_ROW:
        return True
    card: i64
    for card in range(ROBOTS):
        allowed = cyclobot.obstacle(state, source, level, card) == ""
        if allowed and _leads_on(state, source, level, card):
            return True
    return False


def _leads_on(state: CyberionState, source: i64, level: i64, card: Card) -> bool:
    """Whether this is no exchange of Cyclobots, or one for a larger: so it ends (CYB-DEC-08)."""
    if level < cyclobot.OWN_TO_ROW or model_of(card) != Model.CYCLOBOT:
        return True
    return not spent.is_robot(source) or card > state.rows[source]
