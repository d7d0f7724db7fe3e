"""A seat's view as numbers, in named pieces; the seat itself always comes first."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...kernel.game import Piece
from ...kernel.seats import Seat
from .kinds import COLUMNS
from .pieces import CardSet
from .seen import board_of, seen_robots
from .state import CLASSES, GOODS, NONE, SPACES, STAGES, Place, RaisingState, Stage

_SEATS: Final = 6
_MANY: Final = 9999
_SLOTS: Final = 3 * int(COLUMNS)


def layout(cards: CardSet) -> tuple[Piece, ...]:
    """The pieces; their lengths follow from the cards."""
    robots, classes = int(cards.robots.count), int(cards.classes.count)
    inventors, energy = int(cards.inventors.count), int(cards.energy.count)
    return (
        Piece("stage", 1, len(STAGES) - 1),
        Piece("round", 1, 8),
        Piece("game", 1, 2),
        Piece("cubes", 5, 99),
        Piece("neutral", 5, 5),  # 1 + phase, 0 face down
        Piece("hand", robots, 1),
        Piece("discard", robots, 1),
        Piece("looks", classes + inventors, 1),
        Piece("goods", _SEATS * int(GOODS), _MANY),
        Piece("hand_sizes", _SEATS, robots),
        Piece("slots", _SEATS * _SLOTS, robots),  # 1 + robot, 0 empty
        Piece("upgraded", _SEATS * _SLOTS, 1),
        Piece("classes", _SEATS * int(CLASSES), classes),  # 1 + class, 0 none
        Piece("credits", _SEATS * int(CLASSES), 1),
        Piece("inventor", _SEATS, inventors),  # 1 + inventor, 0 none
        Piece("inventor_upgraded", _SEATS, 1),
        Piece("locked", _SEATS * 16, 1),
        Piece("tokens", _SEATS * 4, 4),
        Piece("energy", _SEATS * energy, 3),  # 0 box, 1 pile, 2 drawn, 3 used
        Piece("drawn", _SEATS * 2, energy),  # 1 + card, 0 none
        Piece("paired", _SEATS * 2, 5),  # 1 + phase, 0 none or unknown
        Piece("bids", inventors, int(_SEATS * SPACES)),  # 1 + seat and space
    )


def observe(state: RaisingState, seat: Seat) -> list[int]:
    """The numbers of all pieces, one after the other."""
    robots = seen_robots(state, seat)
    seen = [int(state.stage), int(state.round), len(state.past)]
    seen += [int(count) for count in list(state.cubes)]
    seen += [int(state.neutral[k]) + 1 if k < len(state.neutral) else 0 for k in range(5)]
    seen += [int(place == 4 * seat + Place.HAND) for place in list(robots)]
    seen += [int(place == Place.DISCARD) for place in list(robots)]
    looked = 4 * seat + Place.LOOKED
    seen += [int(place == looked) for place in list(state.classes)]
    seen += [int(place == looked) for place in list(state.inventors)]
    order: list[i64] = [(seat + k) % state.seats for k in range(state.seats)]
    boards = [board_of(state, other, seat) for other in order]
    seats = list(zip(order, boards, strict=True))
    seen += _of_seats([_cut(board.goods, s, GOODS) for s, board in seats])
    seen += _of_seats([[int(board.hand_size(s))] for s, board in seats])
    slots = [_cut(board.slots, s, 3 * COLUMNS) for s, board in seats]
    seen += _of_seats([[robot + 1 for robot in own] for own in slots])
    seen += _of_seats(
        [
            [int(robot != NONE and boards[k].is_upgraded(robot)) for robot in own]
            for k, own in enumerate(slots)
        ]
    )
    seen += _of_seats([[c + 1 for c in _cut(board.lessons, s, CLASSES)] for s, board in seats])
    seen += _of_seats([_cut(board.credits, s, CLASSES) for s, board in seats])
    seen += _of_seats([[int(board.inventor[s]) + 1] for s, board in seats])
    seen += _of_seats([[int(board.inspired[s])] for s, board in seats])
    seen += _of_seats([[int(not board.is_free(s, k)) for k in range(16)] for s, board in seats])
    seen += _of_seats([_cut(board.tokens, s, 4) for s, board in seats])
    seen += _of_seats([_cut(board.energy, s, state.cards.energy.count) for s, board in seats])
    seen += _of_seats([[c + 1 for c in _cut(board.drawn, s, 2)] for s, board in seats])
    seen += _of_seats([[c + 1 for c in _cut(board.paired, s, 2)] for s, board in seats])
    return seen + _bids(state, seat)


def _cut(numbers: vec[i64], seat: Seat, width: i64) -> list[int]:
    """What belongs to a seat."""
    return [int(numbers[k]) for k in range(seat * width, (seat + 1) * width)]


def _of_seats(parts: list[list[int]]) -> list[int]:
    """The numbers of all seats, nothing for those that nobody sits in."""
    found: list[int] = []
    for part in parts:
        found += part
    return found + [0] * (len(parts[0]) * (_SEATS - len(parts)))


def _bids(state: RaisingState, seat: Seat) -> list[int]:
    """The standing bid for each inventor while there is an auction."""
    found = [0] * int(state.cards.inventors.count)
    if state.stage == Stage.AUCTION:
        for other in range(state.seats):
            bid = int(state.bids[other])
            if bid != NONE:
                after = (other - int(seat)) % int(state.seats)
                found[bid // int(SPACES)] = 1 + after * int(SPACES) + bid % int(SPACES)
    return found
