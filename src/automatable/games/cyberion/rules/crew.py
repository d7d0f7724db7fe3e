"""Which Robots repair a Machine. Rules: CYB-REP, CYB-COM-11, CYB-MIC, CYB-MUL.

A *recipe* is one way to meet a requirement: a test for each member of the crew, which is the set of
identities (model and size) that pass it. A card is the set of identities it can take: one for a
Robot, five for a Multibot, all for the imaginary Robot of a Prep. A crew is right when its members
can be given one test each, of some recipe. With a Microbot, one of the tests is narrowed to what
covers it, or no test is covered and there is one test more for the extra Robot.
"""

from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from ..pieces import (
    FEATURE_COUNT,
    HAVING,
    IDENTITIES,
    KIND,
    MACHINE_COUNT,
    Feature,
    Machine,
    bit,
    count_bits,
    machine_data,
    shifted,
)
from ..settings import Terms
from ..state import NONE, SLOTS, CyberionState

IMAGINARY: Final[i64] = 1 << 25  # the identity of a Prep's Robot; tests it may take have this bit
IMAGINARY_SLOT: Final[i64] = SLOTS  # where it stands among the cards of the rows


@final
@mypyc_attr(acyclic=True)
class Recipe:
    """One way to meet a requirement: the tests its members must pass, one each."""

    def __init__(self, tests: vec[i64]) -> None:
        self.tests: Final = tests
        self.size: Final[i64] = len(tests)
        self.is_uniform: Final[bool] = _are_equal(tests)


def _are_equal(tests: vec[i64]) -> bool:
    k: i64
    for k in range(len(tests)):
        if tests[k] != tests[0]:
            return False
    return True


@final
class Cookbook:
    """The recipes of all Machines with all Microbots, each made when it is first needed."""

    def __init__(self, prep_covers: bool, extra_free: bool) -> None:
        self._prep_covers: Final = prep_covers
        self._extra_free: Final = extra_free
        self._made: Final[list[list[Recipe] | None]] = [None] * int(
            MACHINE_COUNT * (FEATURE_COUNT + 1)
        )

    def recipes(self, machine: Machine, microbot: Feature) -> list[Recipe]:
        """The recipes of a Machine with a Microbot, or with none (-1)."""
        at = machine * (FEATURE_COUNT + 1) + microbot + 1
        made = self._made[at]
        if made is None:
            made = self._make(machine, microbot)
            self._made[at] = made
        return made

    def _make(self, machine: Machine, microbot: Feature) -> list[Recipe]:
        found: list[list[int]] = []
        for tests in patterns(machine):
            if microbot == NONE:
                found.append([test | IMAGINARY for test in tests])  # CYB-RUL-33
            else:
                found += self._covering(tests, int(HAVING[microbot]))
                found += self._with_extra(tests, int(HAVING[microbot]))
        return [Recipe(vec[i64](tests)) for tests in found]

    def _covering(self, tests: list[int], covers: int) -> list[list[int]]:
        """One member covers the Microbot besides its own work (CYB-MIC-03)."""
        found: list[list[int]] = []
        for k, test in enumerate(tests):
            if test & covers == 0 or (k > 0 and tests[k - 1] == test):
                continue
            narrowed = [one | IMAGINARY for one in tests]  # one identity for both (CYB-MUL-12)
            narrowed[k] = test & covers | (IMAGINARY if self._prep_covers else 0)
            found.append(narrowed)
        return found

    def _with_extra(self, tests: list[int], covers: int) -> list[list[int]]:
        """No member covers the Microbot, so one Robot more does (CYB-MIC-04, CYB-RUL-36).

        One at most (CYB-MIC-07), of no use for anything else (CYB-MIC-05, CYB-MIC-06).
        """
        kept: list[int] = []
        for test in tests:
            rest = test if self._extra_free else test & ~covers
            # An imaginary Robot that cannot cover may take even an identity that would.
            if rest or not self._prep_covers:
                rest |= IMAGINARY
            kept.append(rest)
        if 0 in kept:
            return []
        return [[*kept, covers | (IMAGINARY if self._prep_covers else 0)]]


def patterns(machine: Machine) -> list[list[int]]:
    """The tests of a requirement by itself, in all its variants."""
    printed = machine_data(machine)
    n = int(printed["robots"])
    kind = KIND[machine]
    if kind == "same_model":  # CYB-REP-09
        return [[_model(str(printed["model"]))] * n]
    if kind == "same_size":  # CYB-REP-10
        return [[_sizes(int(printed["size"]), int(printed["size"]))] * n]
    if kind == "sum_at_least":  # CYB-REP-11: any sizes as large as some that add up exactly
        return [[_sizes(size, 5) for size in sizes] for sizes in _adding_up(n, int(printed["sum"]))]
    if kind == "sum_at_most":  # CYB-REP-12
        return [[_sizes(1, size) for size in sizes] for sizes in _adding_up(n, int(printed["sum"]))]
    if kind == "run":  # CYB-REP-13, CYB-REP-14
        return [[_sizes(int(size), int(size)) for size in run] for run in printed["runs"]]
    if kind == "groups":  # CYB-REP-15, CYB-REP-16, CYB-RUL-41
        return _groups(int(printed["groups"][0]), int(printed["groups"][1]))
    assert kind == "identical"  # CYB-REP-17
    return [[1 << identity] * n for identity in range(25)]


def _groups(few: int, many: int) -> list[list[int]]:
    found: list[list[int]] = []
    for a in range(1, 6):
        for b in range(a if few == many else 1, 6):
            found.append([_sizes(a, a)] * few + [_sizes(b, b)] * many)
    return found


def _model(name: str) -> int:
    return int(HAVING[("SIR", "STO", "CYC", "PLA", "COM").index(name)])


def _sizes(low: int, high: int) -> int:
    found = 0
    for size in range(low, high + 1):
        found |= int(HAVING[4 + size])
    return found


def _adding_up(n: int, total: int) -> list[list[int]]:
    """All ways to write a total as n sizes, in ascending order."""
    found: list[list[int]] = [[]]
    for _ in range(n):
        found = [[*part, size] for part in found for size in range(part[-1] if part else 1, 6)]
    return [part for part in found if sum(part) == total]


def cookbook_for(terms: Terms) -> Cookbook:
    """The recipes under the rulings a table has agreed on."""
    return COOKBOOKS[(2 if terms.prep_covers else 0) + (1 if terms.extra_free else 0)]


COOKBOOKS: Final[list[Cookbook]] = [
    Cookbook(False, False),
    Cookbook(False, True),
    Cookbook(True, False),
    Cookbook(True, True),
]


@final
class Crowd:
    """The cards that may serve a Machine: what each can be, by slot, the imaginary one last."""

    def __init__(self, state: CyberionState, prepped: bool) -> None:
        imaginary = IMAGINARY if prepped else 0
        can_be: vec[i64] = append(state.rows[:], imaginary)
        every = imaginary  # everything any of them can be
        slot: i64
        for slot in range(SLOTS):
            card = can_be[slot]
            can_be[slot] = IDENTITIES[card] if card != NONE else 0  # CYB-REP-18
            every |= can_be[slot]
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


def recipes_at(state: CyberionState, place: i64) -> list[Recipe]:
    """The recipes of the Machine at a place of the Factory, with its Microbot if it has one."""
    microbot = state.microbots[place] if state.terms.microbots else NONE
    return cookbook_for(state.terms).recipes(state.factory[place], microbot)


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


RULE_OF_KIND: Final[dict[str, str]] = {
    "same_model": "CYB-REP-09",
    "same_size": "CYB-REP-10",
    "sum_at_least": "CYB-REP-11",
    "sum_at_most": "CYB-REP-12",
    "identical": "CYB-REP-17",
}


def rule_of(machine: Machine) -> str:
    """The rule that states a Machine's requirement."""
    printed: dict[str, Any] = machine_data(machine)
    if KIND[machine] == "run":
        return "CYB-REP-13" if int(printed["robots"]) == 4 else "CYB-REP-14"
    if KIND[machine] == "groups":
        return "CYB-REP-15" if int(printed["robots"]) == 4 else "CYB-REP-16"
    return RULE_OF_KIND[KIND[machine]]
