"""The table as numbers, in named pieces."""

from typing import Final

from ...kernel.game import Piece
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


def observe(state: CyberionState, seat: Seat) -> list[int]:
    """The numbers of all pieces, one after the other."""
    seen = [1 if state.active == seat else 0]
    for row in range(3):
        seen += _row(state, row)
    seen += [int(count) for count in list(state.discard)]
    seen += [int(state.deck.count(card)) for card in range(_CARDS)]
    top = [card + 1 for card in state.deck.seen_top(SPECTATOR)][:_KNOWN]
    seen += top + [0] * (_KNOWN - len(top))
    looked = [int(card) for card in list(state.looked)]
    seen += [looked.count(card) for card in range(_CARDS)]
    places = list(range(_PLACES))
    if seat == 1:
        places.reverse()
    seen += [int(state.factory[place]) + 1 for place in places]
    seen += [int(state.prepped) >> place & 1 for place in places]
    seen += [int(state.microbots[place]) + 1 for place in places]
    for machine in range(_MACHINES):
        removed = int(state.removed) >> machine & 1
        seen.append(2 if removed else int(state.experience) >> machine & 1)
    seen += [int(state.machines_left(stage)) for stage in range(3)]
    seen += [int(level) for level in list(state.levels)]
    seen += [int(state.reserve), int(state.charged), int(state.relieved), int(state.merged)]
    seen += [int(state.support) >> model & 1 for model in range(5)]
    seen += [int(state.limbot) >> model & 1 for model in range(5)]
    seen += [len(state.riders_on(gigantobot)) for gigantobot in range(_GIGANTOBOTS)]
    seen += [int(state.vacation) >> gigantobot & 1 for gigantobot in range(_GIGANTOBOTS)]
    seen.append(int(state.damage))
    held = [int(feature) + 1 for feature in list(state.held)]
    seen += held + [0] * (int(MOST_HELD) - len(held))
    seen += [int(count) for count in list(state.used)] or [0] * _FEATURES
    seen += [int(count) for count in list(state.interference)] or [0] * 5
    seen += [int(count) for count in list(state.masked)] or [0] * 5
    return seen


def _row(state: CyberionState, row: int) -> list[int]:
    counts = [0] * _ROW
    for place in range(_PLACES):
        card = int(state.rows[row * _PLACES + place])
        if card != NONE:
            counts[card] += 1
    return counts
