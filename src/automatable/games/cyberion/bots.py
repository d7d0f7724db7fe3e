"""What a bot need not think about, and what it may hope for."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...kernel.decision import Decision
from .pieces import IDENTITIES, LEVELS, count_bits
from .rules.crew import recipes_at
from .rules.ending import tokens_left
from .rules.factory import may_repair
from .rules.question import Plan, Question
from .rules.recipes import Recipe
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
_LACKING: Final = bytes([14, 6, 1, 0, 0, 0, 0])  # a Machine by how many Robots it still lacks
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


def evaluate(state: CyberionState) -> tuple[int, ...]:
    """All hope for the same: progress, means to go on, and the next repair at hand."""
    if state.result is not None:
        hope = _judged(state)
    else:
        plan = Plan()
        step = state.agenda.asking()
        if isinstance(step, Question):
            step.plan(state, plan)
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
    needs = state.terms.cards.needs
    place: i64
    for place in range(WIDTH):
        machine = state.factory[place]
        if machine == NONE or machine == plan.repaired:
            continue
        spare -= needs[machine]
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
    fewest: i64 = state.terms.cards.needs[state.factory[place]] + 1
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
    """The options worth a thought, as the question knows best."""
    step = state.agenda.asking()
    return step.tidy(state, decision.options) if isinstance(step, Question) else decision.options
