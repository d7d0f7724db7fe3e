"""A seat's view as numbers, in named pieces; the seat itself always comes first."""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from ...kernel.game import Piece
from ...kernel.observation import put, put_all, put_part, put_zeros
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


def observe(state: ArenaState, seat: Seat, into: BytesWriter) -> None:
    """The numbers of all pieces, one after the other."""
    cards = state.cards.count
    order: list[i64] = [(seat + k) % state.seats for k in range(state.seats)]
    absent = _SEATS - state.seats
    put(into, 1 if state.active == seat else 0)
    put(into, state.energy)
    put(into, state.moves)
    _put_robots(into, state, seat)
    for other in order:
        put(into, state.vp[other])
    put_zeros(into, absent)
    put_part(into, state.hands, seat * cards, cards, 0)
    for other in order:
        put(into, state.hand_size(other))
    put_zeros(into, absent)
    for other in order:
        put(into, state.decks[other].size)
    put_zeros(into, absent)
    put_part(into, state.in_play, max(0, state.active) * cards, cards, 0)
    for other in order:
        put_part(into, state.discards, other * cards, cards, 0)
    put_zeros(into, absent * cards)
    put_part(into, state.shop, 0, SLOTS, 1)
    put_all(into, state.supply)
    put_all(into, state.junkyard)
    put(into, state.reserve)


def _put_robots(into: BytesWriter, state: ArenaState, seat: Seat) -> None:
    """Whose each robot is, where it stands, and in which condition."""
    robot: i64
    for robot in range(COUNT):
        owner = state.owner[robot]
        put(into, 0 if owner == NONE else 1 + (owner - seat + state.seats) % state.seats)
    put_part(into, state.square, 0, COUNT, 1)
    put_all(into, state.red)
    put_all(into, state.blue)
    for robot in range(COUNT):
        right = (state.jumping >> robot & 1) | (state.diagonal >> robot & 1) << 1
        put(into, right | (state.used >> robot & 1) << 2)
