"""A seat's view as numbers, in named pieces; the seat itself always comes first."""

from typing import Final

from librt.strings import BytesWriter

from ...kernel.game import Piece
from ...kernel.observation import put, put_all, put_part, put_zeros
from ...kernel.seats import Seat
from .cards import COPIES, KINDS
from .rules import HAND, SCRAPPED, picked_by
from .settings import MOST_PLAYERS, MOST_POINTS
from .state import YardState

_KINDS: Final = int(KINDS)

LAYOUT: Final = (
    Piece("hand", _KINDS, int(HAND)),  # own cards of each kind, picked ones included
    Piece("picked", _KINDS, int(SCRAPPED)),  # own picks of this round
    Piece("points", MOST_PLAYERS, MOST_POINTS),  # own, then the others in seating order
    Piece("cards", MOST_PLAYERS, int(HAND)),  # in hands, likewise; 0 for an absent seat
    Piece("heap", _KINDS, max(COPIES)),
    Piece("deck", 1, sum(COPIES)),
    Piece("goal", 1, MOST_POINTS),
)


def observe(state: YardState, seat: Seat, into: BytesWriter) -> None:
    """The numbers of all pieces, one after the other."""
    picked = picked_by(state, seat)
    order = [(seat + k) % state.seats for k in range(state.seats)]
    absent = MOST_PLAYERS - state.seats
    put_part(into, state.hands, seat * KINDS, KINDS, 0)
    for card in range(KINDS):
        put(into, picked.count(card))
    for other in order:
        put(into, state.points[other])
    put_zeros(into, absent)
    for other in order:
        put(into, state.hand_size(other))
    put_zeros(into, absent)
    put_all(into, state.heap)
    put(into, state.deck.size)
    put(into, state.terms.goal)
