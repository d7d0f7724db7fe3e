"""What a seat may see of a Duel, field by field. Rules: DUE-RUL-30, DUE-CST-12, DUE-DRW-08."""

from typing import Any

from ...kernel.game import View
from ...kernel.seats import Seat, seat_letter, sees
from . import cards
from .state import TILES, DuelState


def view(state: DuelState, viewer: Seat) -> View:
    """The table as the viewer sees it."""
    rig = state.rig
    result = state.result
    return {
        "round": int(min(state.round_no, rig.max_rounds or state.round_no)),
        "max_rounds": int(rig.max_rounds) or None,
        "board": {
            "length": int(rig.length),
            "stars": [square for square in range(rig.length) if rig.stars >> square & 1],
        },
        "tiles": int(TILES),  # of each kind, face up and face down
        "pile": state.pile.size,
        "sides": [_side(state, seat, viewer) for seat in range(2)],
        "cards": {
            name: {"battery": rig.cost_battery[card], "disk": rig.cost_disk[card]}
            for card, name in enumerate(cards.NAMES)
        },
        "result": None
        if result is None
        else {"scores": list(result.scores), "reason": result.reason, "rule": result.rule},
    }


def _side(state: DuelState, seat: Seat, viewer: Seat) -> dict[str, Any]:
    side = state.side(seat)
    own = sees(viewer, seat)
    return {
        "seat": int(seat),
        "letter": seat_letter(seat),
        "health": int(side.health),
        "battery": int(side.battery),
        "disk": int(side.disk),
        "square": int(side.square),
        "rest": card_name(side.rest),
        "rest_as": card_name(side.rest_as),
        "bonus": len(cards.names_of(side.bonus)),
        "shown": cards.names_of(side.shown),
        "known_bonus": cards.names_of(side.bonus if own else side.shown),
        "hand": cards.names_of(side.hand() if own else state.known_hand(side)),
        "hidden": 0 if own else len(cards.names_of(side.secret_bonus())),
        "play": card_name(side.chosen) if own or state.is_revealed() else None,
    }


def card_name(card: cards.Card) -> str | None:
    """The name of a card, None for no card."""
    return None if card == cards.NONE else cards.NAMES[card]
