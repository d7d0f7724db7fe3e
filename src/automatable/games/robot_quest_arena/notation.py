"""A table written down and read back; what is left out is as at the start, or empty.

    turn        B 7                  active player and number of the turn
    first       A                    the first player
    pug         A r4c5 4+1           owner, square (- off the board), red and blue Health cubes;
                                     then `jump`, `diagonal`, `used`, `discount 1`, `bonus 2`
    A           vp 6 blue 1 hand hammer 4*battery play thrusters discard 4*battery deck mortar
    shop        laser_cannon - mortar - - -          the six slots
    supply      12 11 12
    junkyard    battery 2*mortar
    reserve     5                    blue cubes
    box         1                    blue cubes out of the game
    purse       3 1                  Energy and Moves of the active player
    later       overtime:pug         cards in play with effects for the end of the turn, by robot
    bumps       pug:r1c4 crate:edge petri:pug        collisions of this turn
    due         refill; act; upkeep; pass; turn      all that is still to happen, in order
    over        clock                how the game ended

A draw by anything but the setup or the upkeep is written with its rule: `draw 0 1 RQA-ROB-04`.
A player's deck, if left out, is the starting deck without the cards named elsewhere; if it is
written, starting cards that are named nowhere lie in the Junkyard. The Shop deck is the rest.
"""

import re
from typing import Any, Final

from librt.vecs import append

from ...kernel.errors import BadPosition
from ...kernel.notation import Each, Notation, Part, Steps, field, seats
from ...kernel.seats import seat_letter
from ...kernel.spelling import (
    SEAT,
    Kind,
    Reading,
    Tokens,
    either,
    letter,
    listed,
    many,
    mask,
    named,
    or_none,
    whole,
    word_unless,
)
from .arena import square_name
from .geometry import DIRECTIONS
from .robots import ROBOTS
from .rules import chosen, ending, forced, movement, shop
from .rules.draw import AT_SETUP, CAUSES, IN_UPKEEP, Draw
from .rules.effects import ABILITY, NOT_YET, Resolve, card_name, from_tile
from .rules.entry import Enter
from .rules.finish import FINISH
from .rules.playing import Wield
from .rules.respawn import RESPAWN, Bring, PlaceRobot
from .rules.score import Collect
from .rules.setup import CHOOSE_FIRST, OPENING, SETUP, Take, taker
from .rules.sight import blocks_movement
from .rules.start import Start
from .rules.turn import ACTIONS, TURN
from .rules.upkeep import PASS_ON, UPKEEP
from .seat_notation import (
    CARD,
    read_junkyard,
    read_seat,
    read_shop,
    read_supply,
    show_cards,
    show_seat,
    show_shop,
)
from .state import NONE, ArenaState, pile
from .tiles import BLOCKS_MOVEMENT, TILES

ENDINGS: Final = {"clock": "RQA-END-01", "unfinished": "RQA-TRN-01"}
_SQUARE: Final = re.compile(r"r(\d{1,2})c(\d{1,2})")
_MOST: Final = 99_999
_FLAGS: Final = {"jump": "jumping", "diagonal": "diagonal", "used": "used"}  # masks of robots
_COUNTS: Final = ("discount", "bonus")  # for each robot


def _read_turn(state: ArenaState, tokens: Tokens) -> None:
    if len(tokens.left) != 2:
        raise tokens.wrong("write a player and a number, such as B 7")
    state.active = tokens.seat(int(state.seats))
    state.turn = tokens.whole(0, 999_999)


# Robots.


def _show_robot(state: ArenaState, robot: int) -> str:
    if state.owner[robot] == NONE:
        return ""
    tokens = [letter(state.owner[robot]), _PLACE.show(state, state.square[robot])]
    tokens.append(f"{state.red[robot]}+{state.blue[robot]}")
    tokens += [word for word, name in _FLAGS.items() if getattr(state, name) >> robot & 1]
    counts = {word: int(getattr(state, word)[robot]) for word in _COUNTS}
    return " ".join(tokens + [f"{word} {count}" for word, count in counts.items() if count])


def _read_robot(state: ArenaState, robot: int, tokens: Tokens) -> None:
    if len(tokens.left) < 2:
        raise tokens.wrong("write owner, square and cubes, such as A r4c5 4+1")
    state.owner[robot] = tokens.seat(int(state.seats))
    if state.owner[robot] == NONE:
        raise tokens.wrong("a robot that takes part has an owner")
    name = tokens.left[0]
    square = _PLACE.read(state, tokens)
    if square != NONE and blocks_movement(state, square):
        raise tokens.wrong(f"{name} is a Wall or has a robot on it")
    state.square[robot] = square
    _read_health(state, robot, name, tokens)
    while tokens.left:
        word = tokens.next()
        if word in _FLAGS:
            setattr(state, _FLAGS[word], getattr(state, _FLAGS[word]) | 1 << robot)
        elif word in _COUNTS and tokens.left:
            getattr(state, word)[robot] = tokens.whole(0, _MOST)
        else:
            raise tokens.wrong(f"cannot read {word!r}")


def _read_health(state: ArenaState, robot: int, square: str, tokens: Tokens) -> None:
    """Cubes are on the boards of robots in the arena, or about to come there."""
    coming = (f"place {ROBOTS[robot]}", f"bring {state.owner[robot]}")
    placed = any([step in coming for step in _due(tokens.reading)])
    alive = state.is_in_arena(robot) or _is_setup(state, tokens.reading) or placed
    full = state.terms.boards.health[robot]
    usual = f"{full - 1}+1" if alive else "0+0"
    cubes = tokens.next() if tokens.left else usual
    red, _, blue = cubes.partition("+")
    state.red[robot] = tokens.whole_of(red, 0, full)
    state.blue[robot] = tokens.whole_of(blue, 0, 1)
    if state.health(robot) > full or alive != (state.health(robot) > 0):
        raise tokens.wrong(f"{cubes} cubes do not fit {square}")


def _due(reading: Reading) -> list[str]:
    """What is said to be due, before it is read."""
    return [" ".join(step.split()) for step in reading.position.get("due", "").split(";")]


def _is_setup(state: ArenaState, reading: Reading) -> bool:
    """Whether robots may still be without owner or square."""
    return state.turn == 0 and _due(reading)[-1] in ("", "setup")


def _waiting(state: ArenaState, seat: int) -> list[int]:
    """The robots of a seat that are not in the arena."""
    return [r for r in range(len(ROBOTS)) if state.owner[r] == seat and not state.is_in_arena(r)]


# Cubes, purse and collisions.


def _show_purse(state: ArenaState) -> str:
    return f"{state.energy} {state.moves}" if state.energy + state.moves > 0 else ""


def _read_purse(state: ArenaState, tokens: Tokens) -> None:
    if len(tokens.left) != 2:
        raise tokens.wrong("write Energy and Moves, such as 3 1")
    state.energy = tokens.whole(0, _MOST)
    state.moves = tokens.whole(0, _MOST)


def _show_late(state: ArenaState, code: int) -> str:
    return f"{state.cards.ids[code >> 8]}:{ROBOTS[code & 255]}"


def _read_later(state: ArenaState, tokens: Tokens) -> None:
    for word in tokens.rest():
        name, _, robot = word.partition(":")
        card = tokens.name_of(name, state.cards.ids, "card")
        if state.cards.late[card] == len(state.cards.effects[card]):
            raise tokens.wrong(f"{name} does nothing at the end of the turn")
        owner = _robot_of(state, robot, tokens)
        if state.owner[owner] != state.active:
            raise tokens.wrong(f"{robot} is not the active player's")
        state.later = append(state.later, card << 8 | owner)
        at = int(state.active) * int(state.cards.count) + card
        if [code >> 8 for code in list(state.later)].count(card) > state.in_play[at]:
            raise tokens.wrong(f"there are not that many cards {name} in play")


def _show_bump(state: ArenaState, code: int) -> str:
    robot, obstacle = ROBOTS[code >> 8], code & 255
    if obstacle == forced.EDGE:
        return f"{robot}:edge"
    if obstacle >= forced.ROBOT:
        return f"{robot}:{ROBOTS[obstacle - forced.ROBOT]}"
    return f"{robot}:{_show_square(state, obstacle)}"


def _read_bumps(state: ArenaState, tokens: Tokens) -> None:
    for word in tokens.rest():
        name, _, obstacle = word.partition(":")
        code = _robot_of(state, name, tokens) << 8 | _read_obstacle(state, obstacle, tokens)
        state.bumps = append(state.bumps, code)


def _read_obstacle(state: ArenaState, name: str, tokens: Tokens) -> int:
    if name == "edge":
        return int(forced.EDGE)
    if name in ROBOTS:
        return int(forced.ROBOT) + _robot_of(state, name, tokens)
    square = _square_of(state, name, tokens)
    if not BLOCKS_MOVEMENT[state.arena.tiles[square]]:
        raise tokens.wrong(f"{name} is no obstacle")
    return square


# What the fields of steps hold.


def _robot_of(state: ArenaState, name: str, tokens: Tokens) -> int:
    """A robot that takes part."""
    robot = tokens.name_of(name, ROBOTS, "robot")
    if state.owner[robot] == NONE:
        raise tokens.wrong(f"{name} does not take part")
    return robot


def _show_square(state: ArenaState, square: int) -> str:
    return square_name(square, state.arena.columns)


def _square_of(state: ArenaState, name: str, tokens: Tokens) -> int:
    found = _SQUARE.fullmatch(name)
    arena = state.arena
    if found is None or int(found[1]) >= arena.rows or int(found[2]) >= arena.columns:
        raise tokens.wrong(f"{name!r} is no square of this arena")
    return int(found[1]) * int(arena.columns) + int(found[2])


def _read_source(state: ArenaState, tokens: Tokens) -> int:
    """A card, a robot's ability or a tile."""
    word = tokens.next()
    if word.startswith("tile:"):
        return int(from_tile(tokens.name_of(word.removeprefix("tile:"), TILES, "tile")))
    return int(ABILITY) if word == "ability" else tokens.name_of(word, state.cards.ids, "card")


_ROBOT: Final = Kind(
    lambda state, robot: ROBOTS[robot],
    lambda state, tokens: _robot_of(state, tokens.next(), tokens),
)
_SQUARE_KIND: Final = Kind(
    _show_square, lambda state, tokens: _square_of(state, tokens.next(), tokens)
)
_PLACE: Final = or_none(_SQUARE_KIND)
_KINDS: Final = {
    "seat": Kind(
        lambda state, seat: str(seat), lambda state, tokens: tokens.whole(0, int(state.seats) - 1)
    ),
    "count": whole(1, 99),
    "cost": whole(0, 99),
    "number": whole(0, 99),
    "card": CARD,
    "robot": _ROBOT,
    "by": or_none(_ROBOT),
    "target": or_none(or_none(_ROBOT), "*", int(NOT_YET)),
    "robots": mask(ROBOTS, "robot"),
    "square": _SQUARE_KIND,
    "squares": many(_SQUARE_KIND),
    "place": _PLACE,
    "direction": named(DIRECTIONS, "direction"),
    "pile": either("hand", "any"),
    "source": Kind(card_name, _read_source),
    "rule": word_unless(
        lambda state: IN_UPKEEP if state.turn > 0 else AT_SETUP, CAUSES, "rule of a draw"
    ),
}
_STEPS: Final = Steps(
    _KINDS,
    [
        *(SETUP, CHOOSE_FIRST, Take, OPENING, TURN, Start, RESPAWN, ACTIONS, FINISH, UPKEEP),
        *(PASS_ON, shop.REFILL),
        *(Draw, PlaceRobot, Bring, Collect, Enter, Wield, movement.Follow, forced.Repel),
        *(forced.ChooseAxis, forced.Pull, Resolve, chosen.Discard, chosen.Scrap),
        chosen.Obtain,
    ],
    order="(refill )?((first |take )?setup|(draw )*(place )*(bring )*opening)"
    "|((for|axis) )?"  # asked at once, or never
    "((refill|draw|discard|scrap|obtain|place|collect|enter|follow|repel|pull|resolve) )*"
    "(start )?(respawn )?((act|finish) )?(upkeep )?(pass )?turn",
)
_PARTS: Final = (
    Part("turn", lambda state: f"{letter(state.active)} {state.turn}", _read_turn, "A 1"),
    field("first", "first", SEAT, "A"),
    Each(lambda state: ROBOTS, _show_robot, _read_robot),
    Each(seats, show_seat, read_seat, ""),
    Part("shop", show_shop, read_shop),
    Part("supply", lambda state: listed(state.supply), read_supply, "", late=True),
    Part("junkyard", lambda s: show_cards(s, pile(s.junkyard, 0, s.cards.count)), read_junkyard),
    field("reserve", "reserve", whole(0, 30)),
    field("box", "box", whole(0, 60), empty=0),
    Part("purse", _show_purse, _read_purse),
    Part("later", lambda s: " ".join([_show_late(s, int(k)) for k in list(s.later)]), _read_later),
    Part("bumps", lambda s: " ".join([_show_bump(s, int(k)) for k in list(s.bumps)]), _read_bumps),
)


class _ArenaNotation(Notation[ArenaState]):
    def usual(self, state: ArenaState) -> str:
        return "setup" if state.turn == 0 else "act; upkeep; pass; turn"

    def end(self, state: ArenaState, reason: str) -> None:
        (ending.by_clock if reason == "clock" else ending.as_unfinished)(state)

    def check_facts(self, state: ArenaState, reading: Reading) -> None:
        """Every player has robots, taken by turns."""
        setup, each = _is_setup(state, reading), state.terms.robots_each
        if not setup and NONE in (state.active, state.first):
            raise BadPosition("turn: after the setup there are an active and a first player")
        owners = [int(owner) for owner in list(state.owner) if owner != NONE]
        for seat in range(state.seats):
            owned = owners.count(seat)
            if owned > each or (owned < each and not setup):
                raise BadPosition(f"{seat_letter(seat)} has {owned} robots, not {each}")
        if sorted(owners) != sorted([int(taker(state, k)) for k in range(len(owners))]):
            raise BadPosition("first: robots are taken by turns, from the first player on")
        if state.active == NONE and state.first != NONE:
            raise BadPosition("turn: the first player is active until the first turn")

    def check(self, state: ArenaState, reading: Reading) -> None:
        steps = state.agenda.trunk()
        if (state.turn == 0) != (SETUP in steps or OPENING in steps):
            raise reading.part("due").wrong("setup and opening are for turn 0, all else for later")
        placed = [step.robot for step in steps if isinstance(step, PlaceRobot)]
        if len({*placed}) < len(placed):
            raise reading.part("due").wrong("a robot is placed twice")
        brought = [int(step.seat) for step in steps if isinstance(step, Bring)]
        for seat in {*brought}:
            if brought.count(seat) != len(_waiting(state, seat)):
                raise reading.part("due").wrong(f"{seat_letter(seat)} places other robots")


NOTATION: Final[Notation[Any]] = _ArenaNotation(_PARTS, _STEPS, endings=ENDINGS)
PARTS: Final = (*[part.name for part in _PARTS if isinstance(part, Part)], "due", "over")
