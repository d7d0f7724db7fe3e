"""A seat's view as numbers, in named pieces; the seat itself always comes first."""

from typing import Final

from ...kernel.game import Piece
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


def observe(state: YardState, seat: Seat) -> list[int]:
    """The numbers of all pieces, one after the other."""
    picked = picked_by(state, seat)
    order = [(seat + k) % state.seats for k in range(state.seats)]
    absent = [0] * (MOST_PLAYERS - state.seats)
    return [
        *[int(state.hands[seat * KINDS + card]) for card in range(KINDS)],
        *[picked.count(card) for card in range(KINDS)],
        *[int(state.points[other]) for other in order],
        *absent,
        *[int(state.hand_size(other)) for other in order],
        *absent,
        *[int(count) for count in state.heap],
        state.deck.size,
        int(state.terms.goal),
    ]
