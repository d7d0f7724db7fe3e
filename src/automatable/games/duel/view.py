"""What a seat may see of a Duel, field by field. Rules: DUE-RUL-30, DUE-DRW-08."""

from functools import lru_cache

from ...kernel.seats import Seat, seat_letter, sees
from ...kernel.shape import result_view
from . import cards
from .rules.copying import effective
from .rules.cost import can_pay
from .shape import DuelCost, DuelFacts, DuelSide, DuelView, Family
from .state import TILES, DuelState


def view(state: DuelState, viewer: Seat) -> DuelView:
    """The table as the viewer sees it."""
    terms = state.terms
    return {
        "round": int(min(state.round_no, terms.max_rounds or state.round_no)),
        "max_rounds": int(terms.max_rounds) or None,
        "board": {
            "length": int(terms.length),
            "stars": [square for square in range(terms.length) if terms.stars >> square & 1],
        },
        "tiles": int(TILES),  # of each kind, face up and face down
        "pile": state.pile.size,
        "sides": [_side(state, seat, viewer) for seat in range(2)],
        "cards": _costs(terms.cost_battery, terms.cost_disk),
        "result": result_view(state.result),
    }


@lru_cache(maxsize=100)
def _costs(battery: bytes, disk: bytes) -> dict[str, DuelCost]:
    """What each card costs, made once: all game long it is the same."""
    return {
        name: {"battery": battery[card], "disk": disk[card]}
        for card, name in enumerate(cards.NAMES)
    }


def facts() -> DuelFacts:
    """What is printed on the cards, at every table."""
    return {
        "cards": {
            name: {
                "family": _family(card),
                "bonus": bool(cards.IS_BONUS[card]),
                "cost": {"battery": cards.COST_BATTERY[card], "disk": cards.COST_DISK[card]},
            }
            for card, name in enumerate(cards.NAMES)
        }
    }


def _family(card: int) -> Family:
    """What a card is like: those of one family look alike."""
    if cards.STRENGTH[card]:
        return "attack"
    if cards.SHIELD[card] or cards.COUNTER[card] or cards.TRAPS[card]:
        return "defence"
    if cards.STEPS[card]:
        return "motion"
    return "mirror" if cards.COPIES[card] else "energy"


def _side(state: DuelState, seat: Seat, viewer: Seat) -> DuelSide:
    side = state.side(seat)
    own = sees(viewer, seat)
    is_revealed = state.is_revealed()
    hand = side.hand() if own else state.known_hand(side)
    return {
        "seat": int(seat),
        "letter": seat_letter(seat),
        "health": int(side.health),  # tiles are public (DUE-CST-12)
        "battery": int(side.battery),
        "disk": int(side.disk),
        "square": int(side.square),
        "rest": card_name(side.rest),
        "rest_as": card_name(side.rest_as),
        "bonus": len(cards.names_of(side.bonus)),
        "most_bonus": _most_bonus(state, len(cards.names_of(side.bonus))),
        "shown": cards.names_of(side.shown),
        "known_bonus": cards.names_of(side.bonus if own else side.shown),
        "hand": cards.names_of(hand),
        "payable": [
            name
            for card, name in enumerate(cards.NAMES)
            if hand >> card & 1 and can_pay(state.terms, side, card)
        ],
        "hidden": 0 if own else len(cards.names_of(side.secret_bonus())),
        "play": card_name(side.chosen) if own or is_revealed else None,
        "acts": card_name(effective(side)) if is_revealed else None,
    }


def _most_bonus(state: DuelState, held: int) -> int:
    """One for each star (DUE-DRW-01) while there are any, or as many as are held already."""
    stars = sum(state.terms.stars >> square & 1 for square in range(state.terms.length))
    return max(held, min(stars, sum(cards.IS_BONUS)))


def card_name(card: cards.Card) -> str | None:
    """The name of a card, None for no card."""
    return None if card == cards.NONE else cards.NAMES[card]
