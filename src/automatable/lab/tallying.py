"""What happened in a game and what was reached, as the game itself tells it."""

from collections import Counter
from collections.abc import Sequence
from typing import TypedDict

from ..kernel.game import State
from ..kernel.seats import ORACLE
from ..kernel.tally import Count


class Counted(TypedDict):
    """How often a seat did something with a thing."""

    name: str  # of the count, as the game declares it
    thing: str
    seat: int
    times: int


class Reached(TypedDict):
    """What each seat has at the end, or all together: a text of the game, and its values."""

    name: str
    values: list[int]


def counted(state: State) -> list[Counted]:
    """The events that the game wants counted, by name, thing and seat; somebody has to listen."""
    wanted: dict[str, list[Count]] = {}
    for one in state.game.counts:
        wanted.setdefault(one.event, []).append(one)
    found: Counter[tuple[str, str, int]] = Counter()
    for event in state.log or []:
        if event.kind in wanted and event.reaches(ORACLE):  # which hears everything once
            facts = event.seen_by(ORACLE).facts
            for one in wanted[event.kind]:
                things, seat = facts[one.thing], facts[one.seat]
                assert isinstance(seat, int), "a seat is a number"
                for thing in things if isinstance(things, list) else [things]:
                    found[one.name, str(thing), seat] += 1
    return [
        Counted(name=name, thing=thing, seat=seat, times=times)
        for (name, thing, seat), times in sorted(found.items())
    ]


def reached(state: State) -> list[Reached]:
    """What was compared at the end of a game, and what the game tells besides."""
    if state.result is None:
        return []
    return [
        *[
            Reached(name=f"standing-{o.name}", values=list(o.values))
            for o in state.result.standings
        ],
        *[
            Reached(name=f"tally-{o.name}", values=list(o.values))
            for o in state.game.tallies(state)
        ],
    ]


def lead_changes(curve: Sequence[Sequence[int]]) -> int:
    """How often the lead passes to another seat, by the evaluations during a game.

    A seat leads while nobody else is evaluated as high; a tie in between changes nothing.
    """
    changes, leader = 0, None
    for point in curve:
        best = max(point)
        if point.count(best) == 1:
            now = point.index(best)
            changes += leader is not None and now != leader
            leader = now
    return changes
