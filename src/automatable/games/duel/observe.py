"""A seat's view of a Duel as numbers, in named pieces; the seat itself always comes first."""

from typing import Final

from librt.strings import BytesWriter, write_i64_le
from mypy_extensions import i64

from ...kernel.game import Piece
from ...kernel.observation import put
from ...kernel.seats import Seat
from . import cards
from .settings import LONGEST
from .state import TILES, DuelState, Side

_CARDS: Final = len(cards.NAMES)
_BONUS: Final = int(cards.BONUS_COUNT)

LAYOUT: Final = tuple(
    [
        Piece(f"{whose}.{name}", length, high)
        for whose in ("own", "other")
        for name, length, high in (
            ("tiles", 3, int(TILES)),  # health, battery, disk
            ("to_go", 1, LONGEST),  # squares to the moon
            ("rest", _CARDS, 1),  # one-hot, all zeros for an empty rest zone
            ("rest_as", _CARDS, 1),
            ("hand", _CARDS, 1),  # cards known to be there
            ("hidden", 1, _BONUS),  # cards in hand not known
            ("play", _CARDS, 1),  # the card in the play zone, as far as known
        )
    ]
    + [
        Piece("stars", LONGEST, 1),  # star squares, counted back from the moon
        Piece("pile", 1, _BONUS),
    ]
)


def _row(mask: int, length: int) -> bytes:
    """The lowest bits of a mask as numbers of two bytes."""
    found = b""
    for k in range(length):
        found += bytes([mask >> k & 1, 0])
    return found


# Written out once: any cards; a resting card and what it counts as; cards not known and one played.
_KINDS: Final[i64] = cards.COUNT + 1  # and none
_ALL: Final[i64] = (1 << _CARDS) - 1
_HANDS: Final = [_row(mask, _CARDS) for mask in range(1 << _CARDS)]
_RESTS: Final = [
    _row(1 << rest, _CARDS) + _row(1 << rest_as, _CARDS)
    for rest in range(_CARDS + 1)
    for rest_as in range(_CARDS + 1)
]
_PLAYS: Final = [
    bytes([hidden, 0]) + _row(1 << card, _CARDS)
    for hidden in range(_BONUS + 1)
    for card in range(_CARDS + 1)
]


def observe(state: DuelState, seat: Seat, into: BytesWriter) -> None:
    """The numbers of all pieces, one after the other."""
    _write_side(into, state, state.side(seat), True)
    _write_side(into, state, state.side(1 - seat), False)
    into.write(state.terms.stars_from_moon)
    put(into, state.pile.size)


def _write_side(into: BytesWriter, state: DuelState, side: Side, own: bool) -> None:
    to_go = state.terms.length - side.square
    hidden: i64 = 0 if own else _size(side.secret_bonus())
    play = side.chosen if own or state.is_revealed() else cards.NONE
    write_i64_le(into, side.health | side.battery << 16 | side.disk << 32 | to_go << 48)
    into.write(_RESTS[side.rest * _KINDS + side.rest_as])
    into.write(_HANDS[(side.hand() if own else state.known_hand(side)) & _ALL])
    into.write(_PLAYS[hidden * _KINDS + play])


def _size(mask: i64) -> i64:
    found: i64 = 0
    while mask != 0:
        found += mask & 1
        mask >>= 1
    return found
