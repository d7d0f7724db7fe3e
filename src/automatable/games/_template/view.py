"""What a seat may see, built up field by field: a fact nobody names is not shown. Rules: TPL-SEE.

Plain JSON data: names instead of numbers, None for what is there but hidden.
"""

from typing import Any

from ...kernel.game import View
from ...kernel.seats import Seat, seat_letter, sees
from .cards import names_of
from .rules import picked_by
from .state import YardState, row


def view(state: YardState, viewer: Seat) -> View:
    """The table as the viewer sees it (TPL-SEE-01)."""
    result = state.result
    return {
        "goal": int(state.terms.goal),
        "deck": state.deck.size,
        "heap": names_of(row(state.heap, 0)),
        "seats": [_seat(state, seat, viewer) for seat in range(state.seats)],
        "wanted": _wanted(state, viewer),
        "result": None
        if result is None
        else {"scores": list(result.scores), "reason": result.reason, "rule": result.rule},
    }


def _wanted(state: YardState, viewer: Seat) -> int:
    """How many cards the viewer is still to pick, 0 while it is not asked."""
    lanes = state.agenda.lanes()
    if viewer < 0 or viewer >= len(lanes) or not lanes[viewer]:
        return 0
    return lanes[viewer][0].wanted(state)


def _seat(state: YardState, seat: Seat, viewer: Seat) -> dict[str, Any]:
    own = sees(viewer, seat)
    return {
        "seat": int(seat),
        "letter": seat_letter(seat),
        "points": int(state.points[seat]),
        "cards": int(state.hand_size(seat)),
        "hand": names_of(row(state.hands, seat)) if own else None,  # TPL-SEE-02
        "picked": names_of(picked_by(state, seat)) if own else None,
    }
