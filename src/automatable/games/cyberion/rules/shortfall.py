"""What a Machine asks for and what is at hand, when that is not enough. Rules: CYB-REP."""

from collections.abc import Mapping

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


def of_crew(state: CyberionState, machine: Machine, rule: str) -> dict[str, Fact]:
    """The facts of a refusal to repair a Machine that lies in the Factory."""
    place = state.place_of(machine)
    if place == NONE:
        return {}
    if rule == "CYB-MIC-02":
        return {"microbot": MICROBOTS[state.microbots[place]]}
    printed = state.terms.cards.printed[machine]
    prepped = int(state.prepped >> place & 1)
    robots = int(printed["robots"]) - prepped  # CYB-COM-11
    if rule == "CYB-REP-09":
        model = str(printed["model"])
        return {"robots": robots, "model": model, "have": _having(state, model)}
    if rule == "CYB-REP-10":
        size = int(printed["size"])
        return {"robots": robots, "size": size, "have": _having(state, str(size))}
    if rule in ("CYB-REP-11", "CYB-REP-12"):
        return _sum(state, robots, prepped, int(printed["sum"]), rule == "CYB-REP-11")
    crowd = crew.crowd_for(state, place)
    met = crew.most_met(crowd, state.terms.cookbook.recipes(machine, NONE))
    return {"robots": robots, "have": int(met) - prepped}


def kind_of(rule: str, facts: Mapping[str, object]) -> LackKind:
    """What lacks, by the rule and the facts of the refusal."""
    if rule == "CYB-TWO-06":
        return "theirs"
    if rule == "CYB-MIC-02":
        return "microbot"
    if "best" not in facts:
        return "count"
    if facts["best"] == 0:
        return "robots"
    return "least" if rule == "CYB-REP-11" else "most"


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


def _sum(
    state: CyberionState, robots: int, prepped: int, total: int, at_least: bool
) -> dict[str, Fact]:
    """The highest or lowest sum of that many Robots, the imaginary one of a Prep included."""
    ideal = 5 if at_least else 1
    sizes: list[int] = []
    slot: i64
    for slot in range(SLOTS):
        card = state.rows[slot]
        if card != NONE:
            sizes.append(_size(int(card), ideal))
    sizes.sort(reverse=at_least)
    best = sum(sizes[:robots]) + prepped * ideal if len(sizes) >= robots else 0
    return {"robots": robots, "have": len(sizes), "sum": total, "best": best}


def _size(card: int, ideal: int) -> int:
    """The size of a Robot; a Multibot without one takes what is best (CYB-MUL-07)."""
    if card < ROBOTS:
        return int(size_of(card))
    size = card - int(ROBOTS) - 4  # of Multibots, those with models come first
    return size if size >= 1 else ideal
