"""A seat's view as numbers, in named pieces; the seat itself always comes first."""

from typing import Final

from ...kernel.game import Piece
from ...kernel.seats import Seat
from .robots import COUNT
from .settings import Edition
from .state import NONE, SLOTS, ArenaState

_MANY: Final = 60
_SEATS: Final = 4
_ROBOTS: Final = int(COUNT)


def layout(edition: Edition) -> tuple[Piece, ...]:
    """The pieces; their lengths follow from the cards and the arena."""
    cards, squares = int(edition.cards.count), int(edition.arena.squares)
    return (
        Piece("own_turn", 1, 1),
        Piece("energy", 1, 999),
        Piece("moves", 1, 999),
        Piece("owner", _ROBOTS, _SEATS),  # 1 + seats after one's own, 0 if absent
        Piece("square", _ROBOTS, squares),  # 1 + square, 0 off the board
        Piece("red", _ROBOTS, 20),
        Piece("blue", _ROBOTS, 1),
        Piece("rights", _ROBOTS, 7),  # 1 jump, 2 diagonal, 4 ability used
        Piece("vp", _SEATS, 9999),
        Piece("hand", cards, _MANY),
        Piece("hand_sizes", _SEATS, _MANY),
        Piece("deck_sizes", _SEATS, 999),
        Piece("in_play", cards, _MANY),  # of the active player
        Piece("discards", _SEATS * cards, _MANY),
        Piece("shop", int(SLOTS), cards),  # 1 + title, 0 for an empty slot
        Piece("supply", len(edition.cards.supply), _MANY),
        Piece("junkyard", cards, 999),
        Piece("reserve", 1, 30),
    )


def observe(state: ArenaState, seat: Seat) -> list[int]:
    """The numbers of all pieces, one after the other."""
    cards, seats = int(state.cards.count), int(state.seats)
    order = [(int(seat) + k) % seats for k in range(seats)]
    missing = [0] * (_SEATS - seats)
    robots = range(_ROBOTS)
    seen = [int(state.active == seat), int(state.energy), int(state.moves)]
    seen += [0 if state.owner[r] == NONE else 1 + order.index(state.owner[r]) for r in robots]
    seen += [int(state.square[r]) + 1 for r in robots]
    seen += [int(state.red[r]) for r in robots] + [int(state.blue[r]) for r in robots]
    for r in robots:
        right = 1 if state.jumping >> r & 1 else 0
        right += 2 if state.diagonal >> r & 1 else 0
        seen.append(right + (4 if state.used >> r & 1 else 0))
    seen += [int(state.vp[s]) for s in order] + missing
    seen += [int(state.hands[seat * cards + k]) for k in range(cards)]
    seen += [int(state.hand_size(s)) for s in order] + missing
    seen += [state.decks[s].size for s in order] + missing
    active = max(0, int(state.active))
    seen += [int(state.in_play[active * cards + k]) for k in range(cards)]
    for s in order:
        seen += [int(state.discards[s * cards + k]) for k in range(cards)]
    seen += [0] * (len(missing) * cards)
    seen += [int(card) + 1 for card in list(state.shop)]
    seen += [int(count) for count in list(state.supply)]
    seen += [int(count) for count in list(state.junkyard)]
    seen.append(int(state.reserve))
    return seen
