"""Crews that repair a Machine, for whoever is to choose one: all ways to man it, and a good crew.

A *way* has a socket for every Robot still wanted, and for each socket the cards that fit: cards of
their own, one for each socket, are a crew. What fits is in the rules (`rules/crew.py`); here is
only which cards one would rather give away.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from .pieces import ROBOTS, Card, bit, model_of, size_of
from .rules import crew
from .rules.crew import IMAGINARY_SLOT, Crowd
from .state import FLASH, NONE, PLATFORM, SLOTS, WIDTH, CyberionState

# What giving a card away costs: those of the Flash are lost anyway, the Platform fills up again,
# and a Multibot fits everywhere.
_PLATFORM: Final[i64] = 30
_STOCK: Final[i64] = 60
_MULTIBOT: Final[i64] = 100
_USE: Final[i64] = 6  # for every other Machine it could help to repair
_LEVEL: Final[i64] = 2  # for every level of its ability

Way = list[list[int]]


def ways_at(state: CyberionState, place: int, uses: list[int]) -> tuple[list[Way], list[int]]:
    """All ways to man the Machine at a place, the cheapest first, and its cheapest crew.

    Cards are slots, in each socket the cheapest first. `uses` says of each slot how many Machines
    its card could help to repair.
    """
    crowd = crew.crowd_for(state, place)
    costs = [_cost(state, place, slot, uses[slot]) for slot in range(int(SLOTS))]
    order = [slot for slot in range(int(SLOTS)) if state.rows[slot] != NONE]
    order.sort(key=costs.__getitem__)
    found: list[tuple[int, Way, list[int]]] = []
    known: set[str] = set()
    for way in _ways(state, place, crowd, order):
        name = str(way)
        if name in known:
            continue
        known.add(name)
        crewed = _cheapest(way, order)
        if len(crewed) == len(way):
            found.append((sum([costs[slot] for slot in crewed]), way, crewed))
    found.sort(key=_price)
    return [way for _, way, _ in found], found[0][2] if found else []


def _price(way: tuple[int, Way, list[int]]) -> tuple[int, int]:
    return len(way[1]), way[0]


def _ways(state: CyberionState, place: int, crowd: Crowd, order: list[int]) -> list[Way]:
    """The sockets of every recipe; the imaginary Robot of a Prep takes any it may (CYB-COM-11)."""
    found: list[Way] = []
    for recipe in crowd.viable(crew.recipes_at(state, place)):
        tests = [int(recipe.tests[k]) for k in range(int(recipe.size))]
        sockets = [[slot for slot in order if crowd.can_be[slot] & test] for test in tests]
        if crowd.must == 0:
            found.append(sockets)
            continue
        for k, test in enumerate(tests):
            if crowd.can_be[IMAGINARY_SLOT] & test:
                found.append(sockets[:k] + sockets[k + 1 :])
    return found


def _cheapest(way: Way, order: list[int]) -> list[int]:
    """The cheapest cards with a socket each: a card joins if all so far still find one."""
    chosen: list[int] = []
    wanted = vec[i64]()
    for slot in order:
        sockets: i64 = 0
        for k, fits in enumerate(way):
            if slot in fits:
                sockets |= bit(k)
        if sockets != 0 and len(chosen) < len(way):
            grown = append(wanted[:], sockets)
            if crew.saturates(grown):
                wanted = grown
                chosen.append(slot)
    return chosen


def _cost(state: CyberionState, place: int, slot: int, uses: int) -> int:
    card: Card = state.rows[slot]
    if card == NONE:
        return 0
    row = slot // WIDTH
    cost: i64 = 0 if row == FLASH else _PLATFORM if row == PLATFORM else _STOCK
    cost += _USE * uses
    if card >= ROBOTS:
        return int(cost + _MULTIBOT)
    cost += _LEVEL * state.levels[model_of(card)]
    kind = state.terms.cards.kinds[state.factory[place]]
    if kind == "sum_at_least":
        cost += size_of(card)  # no more than it takes
    elif kind == "sum_at_most":
        cost -= size_of(card)
    return int(cost)
