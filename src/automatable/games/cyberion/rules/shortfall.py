"""What a Machine asks for and what is at hand, when that is not enough. Rules: CYB-REP."""

from typing import Final, final

from mypy_extensions import i64

from ....kernel.events import Fact
from ..pieces import (
    FEATURES,
    HAVING,
    IDENTITIES,
    MICROBOTS,
    ROBOTS,
    Machine,
    size_of,
)
from ..shape import LackKind
from ..state import NONE, SLOTS, CyberionState
from . import crew
from .crew import Crowd
from .repair import Lack, lack


@final
class Shortfall:
    """What is missing, in a word, and the numbers of the sentence about it."""

    def __init__(self, kind: LackKind, facts: dict[str, Fact]) -> None:
        self.kind: Final = kind
        self.facts: Final = facts


def of_machine(state: CyberionState, machine: Machine) -> Shortfall | None:
    """What is missing for the repair of a Machine; None if it is not in the Factory."""
    place = state.place_of(machine)
    if place == NONE:
        return None
    found = lack(state, machine, Crowd(state, False))
    if found == Lack.MICROBOT:
        return Shortfall("microbot", {"microbot": MICROBOTS[state.microbots[place]]})
    missing = _of_crew(state, machine, place)
    return Shortfall("theirs", missing.facts) if found == Lack.RIGHT else missing


def _of_crew(state: CyberionState, machine: Machine, place: i64) -> Shortfall:
    """What the Machine at a place asks for, and what of it is there."""
    printed = state.terms.cards.printed[machine]
    kind = state.terms.cards.kinds[machine]
    prepped = int(state.prepped >> place & 1)
    robots = int(printed["robots"]) - prepped  # CYB-COM-11
    if kind == "same_model":
        model = str(printed["model"])
        return Shortfall("count", {"robots": robots, "model": model, "have": _having(state, model)})
    if kind == "same_size":
        size = int(printed["size"])
        having = _having(state, str(size))
        return Shortfall("count", {"robots": robots, "size": size, "have": having})
    if kind == "sum_at_least":
        return _of_sum(state, robots, prepped, int(printed["sum"]), "least")
    if kind == "sum_at_most":
        return _of_sum(state, robots, prepped, int(printed["sum"]), "most")
    crowd = crew.crowd_for(state, place)
    met = crew.most_met(crowd, state.terms.cookbook.recipes(machine, NONE))
    return Shortfall("count", {"robots": robots, "have": int(met) - prepped})


def _having(state: CyberionState, feature: str) -> int:
    """How many cards of the rows have a feature, or can have it."""
    having = HAVING[FEATURES.index(feature)]
    found = 0
    slot: i64
    for slot in range(SLOTS):
        card = state.rows[slot]
        if card != NONE and IDENTITIES[card] & having:
            found += 1
    return found


def _of_sum(
    state: CyberionState, robots: int, prepped: int, total: int, kind: LackKind
) -> Shortfall:
    """The highest or lowest sum of that many Robots, the imaginary one of a Prep included."""
    at_least = kind == "least"
    ideal = 5 if at_least else 1
    sizes: list[int] = []
    slot: i64
    for slot in range(SLOTS):
        card = state.rows[slot]
        if card != NONE:
            sizes.append(_size(int(card), ideal))
    sizes.sort(reverse=at_least)
    enough = len(sizes) >= robots
    best = sum(sizes[:robots]) + prepped * ideal if enough else 0
    facts: dict[str, Fact] = {"robots": robots, "have": len(sizes), "sum": total, "best": best}
    return Shortfall(kind if enough else "robots", facts)


def _size(card: int, ideal: int) -> int:
    """The size of a Robot; a Multibot without one takes what is best (CYB-MUL-07)."""
    if card < ROBOTS:
        return int(size_of(card))
    size = card - int(ROBOTS) - 4  # of Multibots, those with models come first
    return size if size >= 1 else ideal
