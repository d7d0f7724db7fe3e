"""What a Machine asks for, as recipes. Rules: CYB-REP, CYB-COM-11, CYB-MIC, CYB-MUL.

A *recipe* is one way to meet a requirement: a test for each member of the crew, which is the set of
identities (model and size) that pass it. With a Microbot, one of the tests is narrowed to what
covers it, or no test is covered and there is one test more for the extra Robot.
"""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ..cardset import CardSet
from ..pieces import FEATURE_COUNT, HAVING, MACHINE_COUNT, MODELS, Feature, Machine

IMAGINARY: Final[i64] = 1 << 25  # the identity of a Prep's Robot; tests it may take have this bit
_NONE: Final[i64] = -1


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

    def __init__(self, cards: CardSet, prep_covers: bool, extra_free: bool) -> None:
        self._cards: Final = cards
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
        for tests in patterns(self._cards.printed[machine]):
            if microbot == _NONE:
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


def patterns(printed: dict[str, Any]) -> list[list[int]]:
    """The tests of a requirement by itself, in all its variants."""
    n = int(printed["robots"])
    kind = str(printed["kind"])
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
    return int(HAVING[MODELS.index(name)])


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


def cookbooks(cards: CardSet) -> list[Cookbook]:
    """The recipes under all rulings: whether a Prep covers, and whether an extra one is free."""
    return [Cookbook(cards, covers, free) for covers in (False, True) for free in (False, True)]
