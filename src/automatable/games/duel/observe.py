"""A seat's view of a Duel as numbers, in named pieces; the seat itself always comes first."""

from typing import Final

from mypy_extensions import i64

from ...kernel.game import Piece
from ...kernel.seats import Seat
from . import cards
from .state import TILES, DuelState, Side

_CARDS: Final = len(cards.NAMES)
_BONUS: Final = int(cards.BONUS_COUNT)
_LONGEST: Final = 8

LAYOUT: Final = tuple(
    [
        Piece(f"{whose}.{name}", length, high)
        for whose in ("own", "other")
        for name, length, high in (
            ("tiles", 3, int(TILES)),  # health, battery, disk
            ("to_go", 1, _LONGEST),  # squares to the moon
            ("rest", _CARDS, 1),  # one-hot, all zeros for an empty rest zone
            ("rest_as", _CARDS, 1),
            ("hand", _CARDS, 1),  # cards known to be there
            ("hidden", 1, _BONUS),  # cards in hand not known
            ("play", _CARDS, 1),  # the card in the play zone, as far as known
        )
    ]
    + [
        Piece("stars", _LONGEST, 1),  # star squares, counted back from the moon
        Piece("pile", 1, _BONUS),
    ]
)


def observe(state: DuelState, seat: Seat) -> list[int]:
    """The numbers of all pieces, one after the other."""
    seen: list[int] = []
    _add_side(seen, state, state.side(seat), True)
    _add_side(seen, state, state.side(1 - seat), False)
    length = state.rig.length
    back: i64
    for back in range(_LONGEST):
        seen.append(state.rig.stars >> (length - back) & 1 if back <= length else 0)
    seen.append(state.pile.size)
    return seen


def _add_side(seen: list[int], state: DuelState, side: Side, own: bool) -> None:
    seen.append(side.health)
    seen.append(side.battery)
    seen.append(side.disk)
    seen.append(state.rig.length - side.square)
    _add_mask(seen, 1 << side.rest)
    _add_mask(seen, 1 << side.rest_as)
    _add_mask(seen, side.hand() if own else state.known_hand(side))
    seen.append(0 if own else len(cards.names_of(side.secret_bonus())))
    _add_mask(seen, 1 << side.chosen if own or state.is_revealed() else 0)


def _add_mask(seen: list[int], mask: i64) -> None:
    card: i64
    for card in range(cards.COUNT):
        seen.append(mask >> card & 1)
