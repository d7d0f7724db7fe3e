"""The table as numbers, in named pieces."""

from typing import Final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64

from ...kernel.game import Piece
from ...kernel.observation import put, put_all, put_bits, put_part, put_zeros
from ...kernel.seats import SPECTATOR, Seat
from .pieces import BABYBOTS, CARDS, FEATURE_COUNT, FIRST_BABYBOT, GIGANTOBOT_COUNT, MACHINE_COUNT
from .state import FAILSAFES, MOST_HELD, NONE, WIDTH, CyberionState

_ROW: Final = int(FIRST_BABYBOT)
_CARDS: Final = int(CARDS)
_MACHINES: Final = int(MACHINE_COUNT)
_FEATURES: Final = int(FEATURE_COUNT)
_GIGANTOBOTS: Final = int(GIGANTOBOT_COUNT)
_KNOWN: Final = 5  # cards of the deck's top that are told
_PLACES: Final = int(WIDTH)
_TOKENS: Final = 4
_NO_CARDS: Final = vec[i64]([0] * _CARDS)

LAYOUT: Final = (
    Piece("own_turn", 1, 1),
    Piece("platform", _ROW, _PLACES),  # cards of each kind
    Piece("flash", _ROW, _PLACES),
    Piece("stock", _ROW, _PLACES),
    Piece("discard", _ROW, _PLACES),
    Piece("deck", _CARDS, _PLACES),
    Piece("deck_top", _KNOWN, _CARDS),  # 1 + card in the next places, 0 where it is not known
    Piece("looked", _CARDS, _PLACES),
    Piece("factory", _PLACES, _MACHINES),  # 1 + Machine, 0 for a gap; seen from the seat's side
    Piece("prepped", _PLACES, 1),
    Piece("microbots", _PLACES, _FEATURES),  # 1 + Microbot, 0 for none
    Piece("machines", _MACHINES, 2),  # 1 in the Experience pile, 2 out of the game
    Piece("machine_deck", 3, 15),  # left of each stage
    Piece("levels", 5, 5),
    Piece("reserve", 1, int(FAILSAFES)),
    Piece("charged", 1, 1),
    Piece("relieved", 1, 1),
    Piece("merged", 1, 1),
    Piece("support", 5, 1),
    Piece("limbot", int(BABYBOTS), 1),
    Piece("riders", _GIGANTOBOTS, 6),
    Piece("vacation", _GIGANTOBOTS, 1),
    Piece("damage", 1, 5),
    Piece("held", int(MOST_HELD), _FEATURES),
    Piece("microbot_discard", _FEATURES, _TOKENS),
    Piece("interference", 5, _TOKENS),
    Piece("masked", 5, _TOKENS),
)


def observe(state: CyberionState, seat: Seat, into: BytesWriter) -> None:
    """The numbers of all pieces, one after the other."""
    put(into, 1 if state.active == seat else 0)
    row: i64
    for row in range(3):
        _put_counts(into, state.rows, row * WIDTH, WIDTH, _ROW)
    put_all(into, state.discard)
    put_all(into, state.deck.counts())
    top = state.deck.seen_top(SPECTATOR)[:_KNOWN]
    for known in top:
        put(into, known + 1)
    put_zeros(into, _KNOWN - len(top))
    _put_counts(into, state.looked, 0, len(state.looked), _CARDS)
    _put_factory(into, state, seat)
    removed = state.removed
    experience = state.experience & ~removed
    machine: i64
    for machine in range(_MACHINES):
        put(into, experience >> machine & 1 | (removed >> machine & 1) << 1)
    stage: i64
    for stage in range(3):
        put(into, state.machines_left(stage))
    put_all(into, state.levels)
    put(into, state.reserve)
    put(into, int(state.charged))
    put(into, int(state.relieved))
    put(into, int(state.merged))
    put_bits(into, state.support, 5)
    put_bits(into, state.limbot, 5)
    _put_expansions(into, state)


def _put_counts(into: BytesWriter, cards: vec[i64], first: i64, count: i64, kinds: i64) -> None:
    """How many cards of each kind lie in the first places, as many as given."""
    counts = _NO_CARDS[:kinds]
    place: i64
    for place in range(first, first + count):
        if cards[place] != NONE:
            counts[cards[place]] += 1
    put_all(into, counts)


def _put_factory(into: BytesWriter, state: CyberionState, seat: Seat) -> None:
    """What lies at each place, seen from the seat's side."""
    if seat != 1:
        put_part(into, state.factory, 0, WIDTH, 1)
        put_bits(into, state.prepped, WIDTH)
        put_part(into, state.microbots, 0, WIDTH, 1)
        return
    k: i64
    for k in range(WIDTH):
        put(into, state.factory[WIDTH - 1 - k] + 1)
    for k in range(WIDTH):
        put(into, state.prepped >> WIDTH - 1 - k & 1)
    for k in range(WIDTH):
        put(into, state.microbots[WIDTH - 1 - k] + 1)


def _put_expansions(into: BytesWriter, state: CyberionState) -> None:
    riders = state.riders
    gigantobot: i64
    for gigantobot in range(_GIGANTOBOTS if len(riders) > 0 else 0):
        put(into, len(state.riders_on(gigantobot)))
    put_zeros(into, 0 if len(riders) > 0 else _GIGANTOBOTS)
    put_bits(into, state.vacation, _GIGANTOBOTS)
    put(into, state.damage)
    put_part(into, state.held, 0, len(state.held), 1)
    put_zeros(into, MOST_HELD - len(state.held))
    _put_tokens(into, state.used, _FEATURES)
    _put_tokens(into, state.interference, 5)
    _put_tokens(into, state.masked, 5)


def _put_tokens(into: BytesWriter, counts: vec[i64], kinds: i64) -> None:
    """How many of each kind; there are none where the expansion is not played."""
    put_all(into, counts)
    put_zeros(into, kinds - len(counts))
