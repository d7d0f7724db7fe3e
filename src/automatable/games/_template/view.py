"""What a seat may see, built up field by field: a fact nobody names is not shown. Rules: TPL-SEE.

Plain JSON data: names instead of numbers, None for what is there but hidden.
"""

from ...kernel.seats import Seat, seat_letter, sees
from ...kernel.shape import result_view
from .cards import names_of
from .rules import picked_by
from .shape import YardSeat, YardView
from .state import YardState, row


def view(state: YardState, viewer: Seat) -> YardView:
    """The table as the viewer sees it (TPL-SEE-01)."""
    return {
        "goal": int(state.terms.goal),
        "deck": state.deck.size,
        "heap": names_of(row(state.heap, 0)),
        "seats": [_seat(state, seat, viewer) for seat in range(state.seats)],
        "result": result_view(state.result),
    }


def _seat(state: YardState, seat: Seat, viewer: Seat) -> YardSeat:
    own = sees(viewer, seat)
    return {
        "seat": int(seat),
        "letter": seat_letter(seat),
        "points": int(state.points[seat]),
        "cards": int(state.hand_size(seat)),
        "hand": names_of(row(state.hands, seat)) if own else None,  # TPL-SEE-02
        "picked": names_of(picked_by(state, seat)) if own else None,
    }
