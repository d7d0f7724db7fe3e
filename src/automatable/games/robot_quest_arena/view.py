"""What a viewer may see: all but other hands and the order of decks. Rules: RQA-RUL-53."""

from ...kernel.seats import Seat, seat_letter, sees
from ...kernel.shape import result_view
from .arena import square_name
from .geometry import DIRECTIONS, NOWHERE
from .plans import plans
from .robots import ROBOTS
from .rules import movement
from .rules.effects import ABILITY, card_name, reach_of, words_of
from .rules.step import ArenaStep
from .shape import (
    ArenaDoing,
    ArenaLate,
    ArenaMap,
    ArenaPile,
    ArenaPlans,
    ArenaPush,
    ArenaReach,
    ArenaRobot,
    ArenaSide,
    ArenaView,
)
from .state import NONE, ArenaState, pile
from .tiles import TILES


def view(state: ArenaState, viewer: Seat) -> ArenaView:
    """The table as the viewer sees it."""
    return {
        "turn": int(state.turn),
        "active": int(state.active) if state.active != NONE else None,
        "energy": int(state.energy),
        "moves": int(state.moves),
        "arena": _map(state),
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
        "prices": {ROBOTS[robot]: _prices(state, robot) for robot in _at_turn(state)},
        "pushes": _pushes(state),
        "reach": _reaches(state, viewer),
        "plans": _plans(state, viewer),
        "later": [_late(state, int(code)) for code in list(state.later)],
        "result": result_view(state.result),
    }


def names(state: ArenaState, cards: list[int]) -> list[str]:
    """The ids of some cards."""
    return [state.cards.ids[card] for card in cards]


def _map(state: ArenaState) -> ArenaMap:
    arena = state.arena
    return {
        "rows": int(arena.rows),
        "columns": int(arena.columns),
        "tiles": [TILES[tile] for tile in arena.tiles],
        "centre": [square for square in range(arena.squares) if arena.centre[square]],
    }


def _asking(state: ArenaState) -> ArenaStep | None:
    """The step that asks now, or is nature's to answer."""
    steps = state.agenda.steps()
    if state.result is not None or not steps:
        return None
    step = steps[0]
    assert isinstance(step, ArenaStep)
    return step


def _doing(state: ArenaState) -> ArenaDoing | None:
    step = _asking(state)
    if step is None:
        return None
    source, actor = step.source(), step.actor()
    if source is None and actor == NONE:
        return None
    return {
        "card": None if source is None else card_name(state, source),
        "robot": None if actor == NONE else ROBOTS[actor],
        "lines": _lines(state, actor),
    }


def _lines(state: ArenaState, actor: int) -> dict[str, list[int]]:
    """The squares in every direction from a robot, where a direction is asked for."""
    decision = state.asked(state.active)
    if decision is None or not state.acts.is_direction(decision.options[0]):
        return {}
    here = int(state.square[actor])
    return {name: _line(state, here, direction) for direction, name in enumerate(DIRECTIONS)}


def _line(state: ArenaState, here: int, direction: int) -> list[int]:
    found: list[int] = []
    square = int(state.arena.step(here, direction))
    while square != NOWHERE:
        found.append(square)
        square = int(state.arena.step(square, direction))
    return found


def _robot(state: ArenaState, robot: int) -> ArenaRobot:
    return {
        "robot": ROBOTS[robot],
        "owner": int(state.owner[robot]),
        "square": _square(state, int(state.square[robot])),
        "red": int(state.red[robot]),
        "blue": int(state.blue[robot]),
        "health": state.terms.boards.health[robot],
        "jumping": state.jumping >> robot & 1 == 1,
        "diagonal": state.diagonal >> robot & 1 == 1,
        "used": state.used >> robot & 1 == 1,
        "discount": int(state.discount[robot]),
        "bonus": int(state.bonus[robot]),
    }


def _square(state: ArenaState, square: int) -> str | None:
    return None if square < 0 else square_name(square, state.arena.columns)


def _at_turn(state: ArenaState) -> list[int]:
    """The robots of the active player."""
    return [k for k in range(len(ROBOTS)) if state.owner[k] == state.active != NONE]


def _prices(state: ArenaState, robot: int) -> dict[str, int]:
    """What it costs a robot of the active player to come onto each square it can pay for."""
    found: dict[str, int] = {}
    for square in range(state.arena.squares):
        price = int(movement.affordable(state, robot, square))
        if price != NONE:
            found[square_name(square, state.arena.columns)] = price
    return found


def _pushes(state: ArenaState) -> list[ArenaPush]:
    """Every robot that one of the active player stands ready to push."""
    found: list[ArenaPush] = []
    for pusher in _at_turn(state):
        for target in range(len(ROBOTS)):
            direction = movement.push_direction(state, pusher, target)
            if direction == NOWHERE:
                continue
            obstacle = movement.behind(state, target, direction)
            beyond = int(state.arena.step(state.square[target], direction))
            found.append(
                {
                    "robot": ROBOTS[pusher],
                    "target": ROBOTS[target],
                    "price": int(movement.price_of_push(state, pusher, target, obstacle)),
                    "to": _square(state, beyond) if obstacle == NONE else None,
                    "possible": movement.why_no_push(state, pusher, target) == "",
                }
            )
    return found


def _reaches(state: ArenaState, viewer: Seat) -> dict[str, dict[str, ArenaReach]]:
    """What cards cover from where each robot stands, of those the viewer knows it to have."""
    step = _asking(state)
    found: dict[str, dict[str, ArenaReach]] = {}
    for robot, name in enumerate(ROBOTS):
        if not state.is_in_arena(robot):
            continue
        seat = state.owner[robot]
        sources: set[int] = {int(ABILITY)}
        if sees(viewer, seat):
            sources |= set(pile(state.hands, seat, state.cards.count))
        asked = None if step is None else step.source()
        if asked is not None and seat == state.active:
            sources.add(asked)
        found[name] = {
            card_name(state, source): reach
            for source in sorted(sources)
            if (reach := _reach(state, robot, source)) is not None
        }
    return found


def _reach(state: ArenaState, robot: int, source: int) -> ArenaReach | None:
    """What a card covers from where a robot stands; None if it looks for nobody."""
    reach = reach_of(state, source, robot)
    if reach is None:
        return None
    return {
        "open": sorted(reach.open),
        "hidden": sorted(reach.hidden - reach.open),
        "targets": [ROBOTS[k] for k in range(len(ROBOTS)) if reach.targets >> k & 1],
        "damage": _damage(state, robot, source),
    }


def _damage(state: ArenaState, robot: int, source: int) -> int:
    """What the next attack of a card takes from whom it hits."""
    step = _asking(state)
    first = 0 if step is None else step.next_word(source, robot)
    for word in words_of(state, source, robot)[first:]:
        if word.IS_ATTACK:
            return int(word.damage() + state.bonus[robot])
    return 0


def _plans(state: ArenaState, viewer: Seat) -> ArenaPlans | None:
    step = _asking(state)
    if step is None or not step.is_free() or not sees(viewer, state.active):
        return None
    return plans(state, _at_turn(state))


def _late(state: ArenaState, code: int) -> ArenaLate:
    return {"card": state.cards.ids[code >> 8], "robot": ROBOTS[code & 255]}


def _pile(vp: int, blue: int) -> ArenaPile:
    """A score as gems and cubes, as few as there can be (RQA-CMP-05, RQA-RUL-20)."""
    rest = vp - 2 * blue
    return {"gems": rest // 5, "blue": blue, "red": rest % 5}


def _seat(state: ArenaState, seat: Seat, viewer: Seat) -> ArenaSide:
    titles = state.cards.count
    hand = names(state, pile(state.hands, seat, titles))
    return {
        "seat": int(seat),
        "letter": seat_letter(seat),
        "team": int(seat) % 2 if state.terms.teams else int(seat),
        "vp": int(state.vp[seat]),
        "pile": _pile(int(state.vp[seat]), int(state.blue_won[seat])),
        "blue_won": int(state.blue_won[seat]),
        "cards": len(hand),
        "hand": hand if sees(viewer, seat) else None,
        "in_play": names(state, pile(state.in_play, seat, titles)),
        "discard": names(state, pile(state.discards, seat, titles)),  # RQA-UPK-08
        "deck": state.decks[seat].size,
    }
