"""What of the table a viewer knows: while all are at work, others are as they were before.

Rules: RR-HID, RR-STA, RR-RUL.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...kernel.seats import ORACLE, Seat
from .state import RaisingState, Zone

HIDDEN: Final[i64] = -9  # in the deck or in somebody's hand: the viewer cannot tell


def board_of(state: RaisingState, seat: Seat, viewer: Seat) -> RaisingState:
    """Where a seat's own things are to be looked up for a viewer (RR-STA-14, RR-RUL-40)."""
    if state.before is None or viewer == seat or viewer == ORACLE:
        return state
    return state.before


def is_hidden(zone: i64, viewer: Seat) -> bool:
    """Whether a viewer cannot tell which card lies in a zone."""
    if viewer == ORACLE:
        return False
    if zone < 0:
        return zone == Zone.DECK
    kind = zone & 3
    return (kind == Zone.HAND or kind == Zone.LOOKED) and zone >> 2 != viewer


def seen_zones(
    state: RaisingState, now: vec[i64], before: vec[i64], first: i64, viewer: Seat
) -> vec[i64]:
    """Where each card of a deck is as far as a viewer knows, HIDDEN where that is not known."""
    if viewer == ORACLE:
        return now[:]
    found = with_own(state, now, before, first, viewer)
    card: i64
    for card in range(len(found)):
        if is_hidden(found[card], viewer):
            found[card] = HIDDEN
    return found


def with_own(
    state: RaisingState, now: vec[i64], before: vec[i64], first: i64, seat: Seat
) -> vec[i64]:
    """Where the cards of a deck are now if only the seat itself has done anything.

    Its own cards are where they are now; a card it has laid off while all are at work stays off,
    whoever may have drawn it since; all else is as before. The deck's cards stand in `gave` from
    `first` on.
    """
    found = before[:]
    gave = state.gave
    knows = seat >= 0 and len(gave) > 0
    card: i64
    for card in range(len(now)):
        zone = now[card]
        if zone >= 0 and zone >> 2 == seat:
            found[card] = zone
        elif knows and gave[first + card] >> seat & 1:
            found[card] = Zone.BOX if zone == Zone.BOX else Zone.DISCARD
    return found


def seen_robots(state: RaisingState, viewer: Seat) -> vec[i64]:
    """Where the robot cards are as far as a viewer knows."""
    before = state if state.before is None else state.before
    return seen_zones(state, state.robots, before.robots, 0, viewer)


def own_robots(state: RaisingState, seat: Seat) -> vec[i64]:
    """The same where only the seat's hand and what lies open are asked for."""
    before = state if state.before is None else state.before
    return with_own(state, state.robots, before.robots, 0, seat)


def seen_classes(state: RaisingState, viewer: Seat) -> vec[i64]:
    """Where the class cards are as far as a viewer knows."""
    before = state if state.before is None else state.before
    return seen_zones(state, state.classes, before.classes, len(state.robots), viewer)
