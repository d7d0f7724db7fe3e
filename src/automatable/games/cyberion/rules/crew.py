"""Which Robots repair a Machine. Rules: CYB-REP, CYB-COM-11, CYB-MIC, CYB-MUL.

A card is the set of identities it can take: one for a Robot, five for a Multibot, all for the
imaginary Robot of a Prep. A crew is right when its members can be given one test each, of some
recipe.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ..pieces import IDENTITIES, Machine, bit, count_bits, shifted
from ..state import NONE, SLOTS, CyberionState
from .recipes import IMAGINARY, Recipe

IMAGINARY_SLOT: Final[i64] = SLOTS  # where it stands among the cards of the rows


@final
class Crowd:
    """The cards that may serve a Machine: what each can be, by slot, the imaginary one last."""

    def __init__(self, state: CyberionState, prepped: bool) -> None:
        imaginary: i64 = IMAGINARY if prepped else 0
        can_be: vec[i64] = append(state.rows[:], imaginary)
        every: i64 = imaginary  # everything any of them can be
        identities = IDENTITIES
        slot: i64
        for slot in range(SLOTS):
            card = can_be[slot]
            one: i64 = identities[card] if card != NONE else 0  # CYB-REP-18
            can_be[slot] = one
            every |= one
        self.can_be: Final[vec[i64]] = can_be
        self.all: Final[i64] = every
        self.must: Final[i64] = bit(IMAGINARY_SLOT) if prepped else 0

    def viable(self, recipes: list[Recipe]) -> list[Recipe]:
        """The recipes for which there are Robots enough."""
        return [recipe for recipe in recipes if self.has_enough(recipe)]

    def has_enough(self, recipe: Recipe) -> bool:
        """Whether every test of a recipe can be given to a card of its own."""
        tests = recipe.tests
        k: i64
        for k in range(recipe.size):
            if tests[k] & self.all == 0:
                return False
        if self.must != 0 and not self.are_useful(recipe, self.must):
            return False
        if recipe.is_uniform:
            return count_bits(self._passing(tests[0])) >= recipe.size
        wanted = tests[:]
        for k in range(recipe.size):
            same = k > 0 and tests[k] == tests[k - 1]
            wanted[k] = wanted[k - 1] if same else self._passing(tests[k])
        return saturates(wanted)

    def met(self, recipe: Recipe) -> i64:
        """How many tests of a recipe can be given to cards of their own."""
        wanted = recipe.tests[:]
        k: i64
        for k in range(recipe.size):
            wanted[k] = self._passing(recipe.tests[k])
        owners: i64 = 0
        found: i64 = 0
        for k in range(recipe.size):
            given = _give_place(wanted, k, owners, 0)
            if given >= 0:
                owners = given
                found += 1
        return found

    def _passing(self, test: i64) -> i64:
        """The slots whose card passes a test."""
        found: i64 = 0
        slot: i64
        for slot in range(SLOTS + 1):
            if self.can_be[slot] & test:
                found |= bit(slot)
        return found

    def are_useful(self, recipe: Recipe, slots: i64) -> bool:
        """Whether all cards in a mask of slots can be given a test of their own.

        Where also all tests can be given a card, one assignment does both (Mendelsohn, Dulmage).
        """
        wanted = vec[i64]()
        slot: i64
        k: i64
        for slot in range(SLOTS + 1):
            if slots >> slot & 1:
                passed: i64 = 0
                for k in range(recipe.size):
                    if self.can_be[slot] & recipe.tests[k]:
                        passed |= bit(k)
                wanted = append(wanted, passed)
        return len(wanted) <= recipe.size and saturates(wanted)


def saturates(wanted: vec[i64]) -> bool:
    """Whether each can have a place of its own, given the places it fits (at most 7 wanting)."""
    owners: i64 = 0  # of each place, three bits: who has it, plus one
    who: i64
    for who in range(len(wanted)):
        owners = _give_place(wanted, who, owners, 0)
        if owners < 0:
            return False
    return True


def _give_place(wanted: vec[i64], who: i64, owners: i64, asked: i64) -> i64:
    """The owners once `who` has a place too, others moving if they must; -1 if that cannot be."""
    places = wanted[who]
    place: i64
    for place in range(SLOTS + 1):
        if places >> place & 1 and owners >> 3 * place & 7 == 0:
            return owners | who + 1 << 3 * place
    asked |= bit(who)
    for place in range(SLOTS + 1):
        if places >> place & 1:
            owner = (owners >> 3 * place & 7) - 1
            if asked >> owner & 1 == 0:
                moved = _give_place(wanted, owner, owners, asked)
                if moved >= 0:
                    return moved & ~shifted(7, 3 * place) | who + 1 << 3 * place
    return -1


def most_met(crowd: Crowd, recipes: list[Recipe]) -> i64:
    """How many Robots of a crew are at hand, by the recipe that comes nearest."""
    best: i64 = 0
    for recipe in recipes:
        best = max(best, crowd.met(recipe))
    return best


def recipes_at(state: CyberionState, place: i64) -> list[Recipe]:
    """The recipes of the Machine at a place of the Factory, with its Microbot if it has one."""
    microbot = state.microbots[place] if state.terms.microbots else NONE
    return state.terms.cookbook.recipes(state.factory[place], microbot)


def crowd_for(state: CyberionState, place: i64) -> Crowd:
    """The cards that may serve the Machine at a place of the Factory."""
    return Crowd(state, state.prepped >> place & 1 == 1)


def can_meet(crowd: Crowd, recipes: list[Recipe]) -> bool:
    """Whether there are Robots enough for one of the recipes."""
    for recipe in recipes:
        if crowd.has_enough(recipe):
            return True
    return False


def is_whole(crowd: Crowd, recipes: list[Recipe], slots: i64) -> bool:
    """Whether the cards in the slots are a crew, with nothing missing."""
    members = slots | crowd.must
    size = count_bits(members)
    for recipe in recipes:
        if recipe.size == size and crowd.are_useful(recipe, members):
            return True
    return False


def can_grow(crowd: Crowd, viable: list[Recipe], slots: i64) -> bool:
    """Whether the cards in the slots belong to a crew, perhaps with others added."""
    for recipe in viable:
        if crowd.are_useful(recipe, slots | crowd.must):
            return True
    return False


def missing(crowd: Crowd, viable: list[Recipe], slots: i64) -> i64:
    """How few cards would make a crew of those in the slots."""
    members = slots | crowd.must
    fewest: i64 = SLOTS
    for recipe in viable:
        if crowd.are_useful(recipe, members):
            fewest = min(fewest, recipe.size - count_bits(members))
    return fewest


def helpers(state: CyberionState, place: i64) -> list[int]:
    """The slots whose card could be part of a crew for the Machine at a place."""
    crowd = crowd_for(state, place)
    viable = crowd.viable(recipes_at(state, place))
    return [
        slot
        for slot in range(SLOTS)
        if state.rows[slot] != NONE and can_grow(crowd, viable, bit(slot))
    ]


_RULE_OF_KIND: Final[dict[str, str]] = {
    "same_model": "CYB-REP-09",
    "same_size": "CYB-REP-10",
    "sum_at_least": "CYB-REP-11",
    "sum_at_most": "CYB-REP-12",
    "identical": "CYB-REP-17",
}


def rule_of(state: CyberionState, machine: Machine) -> str:
    """The rule that states a Machine's requirement."""
    cards = state.terms.cards
    return rule_of_need(cards.kinds[machine], cards.needs[machine])


def rule_of_need(kind: str, robots: i64) -> str:
    """The rule that states a requirement of a kind for so many Robots."""
    if kind == "run":
        return "CYB-REP-13" if robots == 4 else "CYB-REP-14"
    if kind == "groups":
        return "CYB-REP-15" if robots == 4 else "CYB-REP-16"
    return _RULE_OF_KIND[kind]
