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
    return zone // 4 != viewer and zone % 4 in (Zone.HAND, Zone.LOOKED)


def seen_zones(
    state: RaisingState, now: vec[i64], before: vec[i64], first: i64, viewer: Seat
) -> vec[i64]:
    """Where each card of a deck is as far as a viewer knows, HIDDEN where that is not known.

    A viewer's own cards are where they are now; a card laid off while all are at work stays off,
    whoever may have drawn it since; all else is as before. The deck's cards stand in `gave` from
    `first` on.
    """
    found = before[:]
    card: i64
    for card in range(len(now)):
        zone = before[card]
        if viewer == ORACLE or is_own(now[card], viewer):
            zone = now[card]
        elif has_laid_off(state, first + card, viewer):
            zone = Zone.BOX if now[card] == Zone.BOX else Zone.DISCARD
        found[card] = HIDDEN if is_hidden(zone, viewer) else zone
    return found


def has_laid_off(state: RaisingState, card: i64, viewer: Seat) -> bool:
    """Whether a viewer has discarded a card while all are at work, whoever else has since."""
    return len(state.gave) > 0 and viewer >= 0 and (state.gave[card] >> viewer) & 1 == 1


def is_own(zone: i64, viewer: Seat) -> bool:
    """Whether a zone belongs to a viewer."""
    return zone >= 0 and zone // 4 == viewer


def seen_robots(state: RaisingState, viewer: Seat) -> vec[i64]:
    """Where the robot cards are as far as a viewer knows."""
    before = state if state.before is None else state.before
    return seen_zones(state, state.robots, before.robots, 0, viewer)


def seen_classes(state: RaisingState, viewer: Seat) -> vec[i64]:
    """Where the class cards are as far as a viewer knows."""
    before = state if state.before is None else state.before
    return seen_zones(state, state.classes, before.classes, len(state.robots), viewer)
