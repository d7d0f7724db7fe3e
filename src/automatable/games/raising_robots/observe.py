"""A seat's view as numbers, in named pieces; the seat itself always comes first."""

from typing import Final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64

from ...kernel.game import Piece
from ...kernel.observation import put, put_all, put_bits, put_part, put_where, put_zeros
from ...kernel.seats import Seat
from .kinds import COLUMNS
from .pieces import CardSet
from .seen import own_robots
from .state import CLASSES, GOODS, NONE, SPACES, STAGES, RaisingState, Stage, Zone

_SEATS: Final = 6
_MANY: Final = 9999
_SLOTS: Final = 3 * int(COLUMNS)
_CIRCLES: Final = 16


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
        Piece("locked", _SEATS * _CIRCLES, 1),
        Piece("tokens", _SEATS * 4, 4),
        Piece("energy", _SEATS * energy, 3),  # 0 box, 1 pile, 2 drawn, 3 used
        Piece("drawn", _SEATS * 2, energy),  # 1 + card, 0 none
        Piece("paired", _SEATS * 2, 5),  # 1 + phase, 0 none or unknown
        Piece("ahead", _SEATS, 1),
        Piece("bids", inventors, int(_SEATS * SPACES)),  # 1 + seat and space
    )


def observe(state: RaisingState, seat: Seat, into: BytesWriter) -> None:
    """The numbers of all pieces, one after the other."""
    put(into, state.stage)
    put(into, state.round)
    put(into, len(state.past))
    put_all(into, state.cubes)
    put_part(into, state.neutral, 0, len(state.neutral), 1)
    put_zeros(into, 5 - len(state.neutral))
    robots = own_robots(state, seat)
    put_where(into, robots, 4 * seat + Zone.HAND)
    put_where(into, robots, Zone.DISCARD)
    put_where(into, state.classes, 4 * seat + Zone.LOOKED)
    put_where(into, state.inventors, 4 * seat + Zone.LOOKED)
    _put_seats(into, state, seat)
    _put_bids(into, state, seat)


def _put_seats(into: BytesWriter, state: RaisingState, seat: Seat) -> None:
    """What everybody has, piece by piece, as far as the seat knows."""
    count: i64 = state.seats
    others = state if state.before is None else state.before
    absent = _SEATS - count
    _put_each(into, state, seat, _OWN_GOODS, GOODS, 0)
    put(into, state.hand_size(seat))
    k: i64
    for k in range(1, count):
        put(into, others.hand_size((seat + k) % count))
    put_zeros(into, absent)
    _put_each(into, state, seat, _OWN_SLOTS, 3 * COLUMNS, 1)
    _put_upgraded(into, state, seat, seat + 1)
    _put_upgraded(into, others, seat + 1, count)
    _put_upgraded(into, others, 0, seat)
    put_zeros(into, absent * 3 * COLUMNS)
    _put_each(into, state, seat, _OWN_LESSONS, CLASSES, 1)
    _put_each(into, state, seat, _OWN_CREDITS, CLASSES, 0)
    _put_each(into, state, seat, _OWN_INVENTOR, 1, 1)
    _put_each(into, state, seat, _OWN_INSPIRED, 1, 0)
    put_bits(into, state.locked[seat], _CIRCLES)
    for k in range(1, count):
        put_bits(into, others.locked[(seat + k) % count], _CIRCLES)
    put_zeros(into, absent * _CIRCLES)
    _put_each(into, state, seat, _OWN_TOKENS, 4, 0)
    _put_each(into, state, seat, _OWN_ENERGY, state.cards.energy.count, 0)
    _put_each(into, state, seat, _OWN_DRAWN, 2, 1)
    put_part(into, state.paired, 2 * seat, 2, 1)
    for k in range(1, count):
        _put_known_pair(into, others, (seat + k) % count)
    put_zeros(into, absent * 2)
    _put_each(into, state, seat, _OWN_AHEAD, 1, 0)


# What everybody has a part of: named, since a list of the vectors themselves takes longer to make.
_OWN_GOODS: Final[i64] = 0
_OWN_SLOTS: Final[i64] = 1
_OWN_LESSONS: Final[i64] = 2
_OWN_CREDITS: Final[i64] = 3
_OWN_INVENTOR: Final[i64] = 4
_OWN_INSPIRED: Final[i64] = 5
_OWN_TOKENS: Final[i64] = 6
_OWN_ENERGY: Final[i64] = 7
_OWN_DRAWN: Final[i64] = 8
_OWN_AHEAD: Final[i64] = 9


def _everybodys(board: RaisingState, what: i64) -> vec[i64]:
    if what == _OWN_GOODS:
        return board.goods
    if what == _OWN_SLOTS:
        return board.slots
    if what == _OWN_LESSONS:
        return board.lessons
    if what == _OWN_CREDITS:
        return board.credits
    if what == _OWN_INVENTOR:
        return board.inventor
    if what == _OWN_INSPIRED:
        return board.inspired
    if what == _OWN_TOKENS:
        return board.tokens
    if what == _OWN_ENERGY:
        return board.energy
    return board.drawn if what == _OWN_DRAWN else board.ahead


def _put_each(
    into: BytesWriter, state: RaisingState, seat: Seat, what: i64, width: i64, more: i64
) -> None:
    """Everybody's own part of a piece, nothing for seats that nobody sits in."""
    count: i64 = state.seats
    own = _everybodys(state, what)
    others = own if state.before is None else _everybodys(state.before, what)
    put_part(into, own, seat * width, width, more)
    put_part(into, others, (seat + 1) * width, (count - seat - 1) * width, more)
    put_part(into, others, 0, seat * width, more)
    put_zeros(into, (_SEATS - count) * width)


def _put_known_pair(into: BytesWriter, board: RaisingState, other: Seat) -> None:
    """The phases under energy cards; those selected ahead of others are secret (RR-PRE-05)."""
    if board.ahead[other] == 0:
        put_part(into, board.paired, 2 * other, 2, 1)
    else:
        put_zeros(into, 2)


def _put_upgraded(into: BytesWriter, board: RaisingState, first: Seat, end: Seat) -> None:
    """Which robots of the seats from the first to before the end have their tokens."""
    slots, robots = board.slots, board.robots
    k: i64
    for k in range(first * 3 * COLUMNS, end * 3 * COLUMNS):
        robot = slots[k]
        zone = NONE if robot == NONE else robots[robot]
        put(into, 1 if zone >= 0 and zone & 3 == Zone.UPGRADED else 0)


def _put_bids(into: BytesWriter, state: RaisingState, seat: Seat) -> None:
    """The standing bid for each inventor while there is an auction."""
    if state.stage != Stage.AUCTION:
        put_zeros(into, state.cards.inventors.count)
        return
    found: vec[i64] = vec[i64]([0] * state.cards.inventors.count)
    other: i64
    for other in range(state.seats):
        bid = state.bids[other]
        if bid != NONE:
            after = (other - seat + state.seats) % state.seats
            found[bid // SPACES] = 1 + after * SPACES + bid % SPACES
    put_all(into, found)
