"""What a seat has, counted for whatever asks for it: payments, objectives, abilities, scores."""

from mypy_extensions import i64

from ....kernel.seats import Seat
from ..kinds import COLUMNS
from ..state import RaisingState


def materials(state: RaisingState, seat: Seat) -> i64:
    """How many sensors, gears, microchips and programs a seat has."""
    found: i64 = 0
    kind: i64
    for kind in range(4):
        found += state.good(seat, kind)
    return found


def full_columns(state: RaisingState, seat: Seat) -> i64:
    """How many columns hold three robots (RR-OBJ-14); rows fill from the left."""
    shortest: i64 = COLUMNS
    row: i64
    for row in range(3):
        shortest = min(shortest, state.row_length(seat, row))
    return shortest
