"""What a viewer may see: all but other hands and the order of decks. Rules: RQA-RUL-53."""

from typing import Any

from ...kernel.game import View
from ...kernel.seats import Seat, seat_letter, sees
from .arena import square_name
from .robots import HEALTH, ROBOTS
from .rules.effects import Resolve, card_name
from .rules.forced import ChooseAxis, Pull
from .rules.movement import price_of_move
from .rules.turn import Wield
from .state import NONE, ArenaState, pile
from .tiles import TILES


def view(state: ArenaState, viewer: Seat) -> View:
    """The table as the viewer sees it."""
    result = state.result
    arena = state.arena
    return {
        "turn": int(state.turn),
        "active": int(state.active) if state.active != NONE else None,
        "energy": int(state.energy),
        "moves": int(state.moves),
        "arena": {
            "rows": int(arena.rows),
            "columns": int(arena.columns),
            "tiles": [TILES[tile] for tile in arena.tiles],
            "centre": [square for square in range(arena.squares) if arena.centre[square]],
            "smoke_hides": state.terms.smoke_hides,
        },
        "robots": [_robot(state, k) for k in range(len(ROBOTS)) if state.owner[k] != NONE],
        "seats": [_seat(state, seat, viewer) for seat in range(state.seats)],
        "shop": [state.cards.ids[card] if card != NONE else None for card in list(state.shop)],
        "shop_deck": state.shop_deck.size,
        "supply": {
            state.cards.ids[card]: int(state.supply[k]) for k, card in enumerate(state.cards.supply)
        },
        "junkyard": names(state, pile(state.junkyard, 0, state.cards.count)),
        "reserve": int(state.reserve),
        "doing": _doing(state),
        "wanted": _wanted(state),
        "cards": {
            str(card["id"]): {
                "name": state.cards.names[str(card["id"])],
                "type": str(card["type"]),
                "cost": card.get("cost"),
                "effect": str(card["effect"]),
                "status": str(card["status"]),
            }
            for card in state.cards.cards
        },
        "prices": _prices(state),
        "result": None
        if result is None
        else {"scores": list(result.scores), "reason": result.reason, "rule": result.rule},
    }


def names(state: ArenaState, cards: list[int]) -> list[str]:
    """The ids of some cards."""
    return [state.cards.ids[card] for card in cards]


def _doing(state: ArenaState) -> dict[str, str | None] | None:
    """The card about which something is asked and the robot that acts, or is moved by it."""
    steps = state.agenda.steps()
    if state.result is not None or not steps:
        return None
    step = steps[0]
    if isinstance(step, Wield):
        return {"card": state.cards.ids[step.card], "robot": None}
    if isinstance(step, Resolve):
        return {"card": card_name(state, step.card), "robot": ROBOTS[step.robot]}
    if isinstance(step, (ChooseAxis, Pull)):
        return {"card": None, "robot": ROBOTS[step.robot]}
    return None


def _wanted(state: ArenaState) -> int:
    """How many things are still to be chosen; 0 where it is one, or not known."""
    steps = state.agenda.steps()
    return steps[0].wanted(state) if steps else 0


def _robot(state: ArenaState, robot: int) -> dict[str, Any]:
    square = int(state.square[robot])
    return {
        "robot": ROBOTS[robot],
        "owner": int(state.owner[robot]),
        "square": None if square < 0 else square_name(square, state.arena.columns),
        "red": int(state.red[robot]),
        "blue": int(state.blue[robot]),
        "health": HEALTH[robot],
        "jumping": state.jumping >> robot & 1 == 1,
        "diagonal": state.diagonal >> robot & 1 == 1,
        "used": state.used >> robot & 1 == 1,
        "discount": int(state.discount[robot]),
        "bonus": int(state.bonus[robot]),
    }


def _prices(state: ArenaState) -> dict[str, dict[str, int]]:
    """What it costs the active player's robots to come onto each square they can pay for."""
    found: dict[str, dict[str, int]] = {}
    for robot, name in enumerate(ROBOTS):
        if state.owner[robot] == NONE or state.owner[robot] != state.active:
            continue
        found[name] = {}
        for square in range(state.arena.squares):
            price = int(price_of_move(state, robot, square))
            if price != NONE and price <= state.energy + state.moves:
                found[name][square_name(square, state.arena.columns)] = price
    return found


def _seat(state: ArenaState, seat: Seat, viewer: Seat) -> dict[str, Any]:
    titles = state.cards.count
    hand = names(state, pile(state.hands, seat, titles))
    return {
        "seat": int(seat),
        "letter": seat_letter(seat),
        "team": int(seat) % 2 if state.terms.teams else int(seat),
        "vp": int(state.vp[seat]),
        "blue_won": int(state.blue_won[seat]),
        "cards": len(hand),
        "hand": hand if sees(viewer, seat) else None,
        "in_play": names(state, pile(state.in_play, seat, titles)),
        "discard": names(state, pile(state.discards, seat, titles)),  # RQA-UPK-08
        "deck": state.decks[seat].size,
    }
