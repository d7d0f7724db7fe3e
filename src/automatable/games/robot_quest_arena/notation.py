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
    bumps       pug:r1c4 crate:edge petri:pug        collisions of this turn
    due         refill; act; upkeep; pass; turn      all that is still to happen, in order
    over        clock                how the game ended

A player's deck, if left out, is the starting deck without the cards named elsewhere; if it is
written, starting cards that are named nowhere lie in the Junkyard. The Shop deck is the rest.
"""

import re
from typing import Any, Final

from librt.vecs import append

from ...kernel.errors import BadPosition
from ...kernel.notation import Each, Fact, Notation, Steps, field, seats
from ...kernel.seats import seat_letter
from ...kernel.spelling import (
    SEAT,
    Kind,
    Reading,
    Words,
    either,
    letter,
    listed,
    many,
    mask,
    named,
    named_at,
    or_none,
    sections,
    whole,
)
from .arena import square_name
from .geometry import DIRECTIONS
from .robots import HEALTH, ROBOTS
from .rules import effects, ending, forced, movement, shop
from .rules.draw import Draw
from .rules.effects import ABILITY, NOT_YET, card_name, from_tile
from .rules.entry import Enter
from .rules.respawn import RESPAWN, Place
from .rules.score import Collect
from .rules.setup import CHOOSE_FIRST, OPENING, SETUP, Take, taker
from .rules.sight import blocks_movement
from .rules.start import Start
from .rules.turn import ACTIONS, PASS_ON, TURN, UPKEEP, Wield
from .state import NONE, SLOTS, ArenaState, pile
from .tiles import BLOCKS_MOVEMENT, TILES
from .view import names

ENDINGS: Final = {"clock": "RQA-END-01", "unfinished": "RQA-TRN-01"}
_ZONES: Final = ("hand", "play", "discard", "deck")
_SQUARE: Final = re.compile(r"r(\d{1,2})c(\d{1,2})")
_MOST: Final = 99_999
_FLAGS: Final = {"jump": "jumping", "diagonal": "diagonal", "used": "used"}  # masks of robots
_COUNTS: Final = ("discount", "bonus")  # for each robot


def _read_turn(state: ArenaState, words: Words) -> None:
    if len(words.left) != 2:
        raise words.wrong("write a player and a number, such as B 7")
    state.active = words.seat(int(state.seats))
    state.turn = words.whole(0, 999_999)


# Robots.


def _show_robot(state: ArenaState, robot: int) -> str:
    if state.owner[robot] == NONE:
        return ""
    words = [letter(state.owner[robot]), _PLACE.show(state, state.square[robot])]
    words.append(f"{state.red[robot]}+{state.blue[robot]}")
    words += [word for word, name in _FLAGS.items() if getattr(state, name) >> robot & 1]
    counts = {word: int(getattr(state, word)[robot]) for word in _COUNTS}
    return " ".join(words + [f"{word} {count}" for word, count in counts.items() if count])


def _read_robot(state: ArenaState, robot: int, words: Words) -> None:
    if len(words.left) < 2:
        raise words.wrong("write owner, square and cubes, such as A r4c5 4+1")
    state.owner[robot] = words.seat(int(state.seats))
    if state.owner[robot] == NONE:
        raise words.wrong("a robot that takes part has an owner")
    name = words.left[0]
    square = _PLACE.read(state, words)
    if square != NONE and blocks_movement(state, square):
        raise words.wrong(f"{name} is a Wall or has a robot on it")
    state.square[robot] = square
    _read_health(state, robot, name, words)
    while words.left:
        word = words.next()
        if word in _FLAGS:
            setattr(state, _FLAGS[word], getattr(state, _FLAGS[word]) | 1 << robot)
        elif word in _COUNTS and words.left:
            getattr(state, word)[robot] = words.whole(0, _MOST)
        else:
            raise words.wrong(f"cannot read {word!r}")


def _read_health(state: ArenaState, robot: int, square: str, words: Words) -> None:
    """Cubes are on the boards of robots in the arena, or about to come there."""
    placed = f"place {ROBOTS[robot]}" in _due(words.reading)
    alive = state.is_in_arena(robot) or _is_setup(state, words.reading) or placed
    usual = f"{HEALTH[robot] - 1}+1" if alive else "0+0"
    cubes = words.next() if words.left else usual
    red, _, blue = cubes.partition("+")
    state.red[robot] = words.whole_of(red, 0, HEALTH[robot])
    state.blue[robot] = words.whole_of(blue, 0, 1)
    if state.health(robot) > HEALTH[robot] or alive != (state.health(robot) > 0):
        raise words.wrong(f"{cubes} cubes do not fit {square}")


def _due(reading: Reading) -> list[str]:
    """What is said to be due, before it is read."""
    return [" ".join(step.split()) for step in reading.position.get("due", "").split(";")]


def _is_setup(state: ArenaState, reading: Reading) -> bool:
    """Whether robots may still be without owner or square."""
    return state.turn == 0 and _due(reading)[-1] in ("", "setup")


# Cards.


def _show_cards(state: ArenaState, cards: list[int]) -> str:
    all_names = names(state, cards)
    counts = {name: all_names.count(name) for name in all_names}
    return " ".join([name if count == 1 else f"{count}*{name}" for name, count in counts.items()])


def _read_cards(state: ArenaState, words: Words) -> list[int]:
    """All words that are left, such as `battery` or `3*battery`."""
    found: list[int] = []
    for word in words.rest():
        count, name = word.split("*", 1) if "*" in word else ("1", word)
        card = words.name_of(name, state.cards.ids, "card")
        found += [card] * words.whole_of(count, 0, 200)
    return found


def _show_seat(state: ArenaState, seat: int) -> str:
    titles = state.cards.count
    zones = (state.hands, state.in_play, state.discards)
    cards = [pile(zone, seat, titles) for zone in zones]
    cards.append([k for k in range(titles) for _ in range(state.decks[seat].count(k))])
    words = [f"vp {state.vp[seat]}"]
    words += [f"blue {state.blue_won[seat]}"] if state.blue_won[seat] else []
    for name, zone in zip(_ZONES, cards, strict=True):
        if zone or name == "deck":
            words.append(f"{name} {_show_cards(state, zone)}".strip())
    return " ".join(words)


def _read_seat(state: ArenaState, seat: int, words: Words) -> None:
    said = sections(words, ("vp", "blue", *_ZONES))
    for name, counts in (("vp", state.vp), ("blue", state.blue_won)):
        if name in said:
            counts[seat] = said[name].whole(0, _MOST)
            said[name].end()
    if 2 * state.blue_won[seat] > state.vp[seat]:
        raise words.wrong(f"{state.blue_won[seat]} blue cubes are more than its VP")
    cards: dict[str, list[int]] = {}
    for name in [name for name in _ZONES if name in said]:
        cards[name] = _read_cards(state, said[name])
    deck, titles = state.decks[seat], int(state.cards.count)
    used: list[int] = []
    for name, zone in (("hand", state.hands), ("play", state.in_play), ("discard", state.discards)):
        for card in cards.get(name, []):
            zone[seat * titles + card] += 1
            used.append(card)
    for card in range(titles):
        start = int(deck.count(card))
        wanted = cards["deck"].count(card) if "deck" in cards else start - used.count(card)
        deck.shuffle_in(card, max(0, wanted) - start)
        if _is_start(state, card) and _owned(state, seat, card) > state.cards.copies[card]:
            raise words.wrong(f"there are not so many cards {state.cards.ids[card]}")


def _is_start(state: ArenaState, card: int) -> bool:
    """Whether every player starts with it."""
    return state.cards.pile[card] == 0


def _owned(state: ArenaState, seat: int, card: int) -> int:
    """How many copies a player has."""
    at = seat * int(state.cards.count) + card
    found = state.hands[at] + state.in_play[at] + state.discards[at]
    return int(found + state.decks[seat].count(card))


def _show_shop(state: ArenaState) -> str:
    return " ".join([_CARD.show(state, card) if card != NONE else "-" for card in list(state.shop)])


def _read_shop(state: ArenaState, words: Words) -> None:
    if len(words.left) > SLOTS:
        raise words.wrong(f"{len(words.left)} cards, there are {SLOTS} slots")
    for slot, word in enumerate(words.rest()):
        if word != "-":
            card = state.cards.ids.index(word) if word in state.cards.ids else NONE
            if card == NONE or not state.cards.returns_to_shop(card):
                raise words.wrong(f"{word!r} is no card of the Shop deck")
            state.shop[slot] = card


def _read_junkyard(state: ArenaState, words: Words) -> None:
    for card in _read_cards(state, words):
        state.junkyard[card] += 1


def _read_supply(state: ArenaState, words: Words) -> None:
    """What is left of all cards: the Supply piles, which may be written, and the Shop deck."""
    counts = words.rest()
    if counts and len(counts) != len(state.supply):
        raise words.wrong(f"write {len(state.supply)} numbers")
    for card in range(state.cards.count):
        left = _left(state, card)
        if left < 0:
            raise BadPosition(f"there are not so many cards {state.cards.ids[card]}")
        if state.cards.returns_to_shop(card):
            state.shop_deck.shuffle_in(card, left - state.shop_deck.count(card))
        elif _is_start(state, card):
            state.junkyard[card] += left  # nobody has them any more
        else:
            k = state.cards.supply.index(card)
            if counts and words.whole_of(counts[k], 0, 99) != left:
                raise words.wrong(f"{state.cards.ids[card]} must be {left}")
            state.supply[k] = left


def _left(state: ArenaState, card: int) -> int:
    """How many copies nobody owns that lie neither in the Shop nor in the Junkyard."""
    each = int(state.seats) if _is_start(state, card) else 1
    left = each * int(state.terms.copies(card)) - int(state.junkyard[card])
    left -= list(state.shop).count(card)
    return left - sum([_owned(state, seat, card) for seat in range(state.seats)])


# Cubes, purse and collisions.


def _show_purse(state: ArenaState) -> str:
    return f"{state.energy} {state.moves}" if state.energy + state.moves > 0 else ""


def _read_purse(state: ArenaState, words: Words) -> None:
    if len(words.left) != 2:
        raise words.wrong("write Energy and Moves, such as 3 1")
    state.energy = words.whole(0, _MOST)
    state.moves = words.whole(0, _MOST)


def _show_bump(state: ArenaState, code: int) -> str:
    robot, obstacle = ROBOTS[code >> 8], code & 255
    if obstacle == forced.EDGE:
        return f"{robot}:edge"
    if obstacle >= forced.ROBOT:
        return f"{robot}:{ROBOTS[obstacle - forced.ROBOT]}"
    return f"{robot}:{_show_square(state, obstacle)}"


def _read_bumps(state: ArenaState, words: Words) -> None:
    for word in words.rest():
        name, _, obstacle = word.partition(":")
        code = _robot_of(state, name, words) << 8 | _read_obstacle(state, obstacle, words)
        state.bumps = append(state.bumps, code)


def _read_obstacle(state: ArenaState, name: str, words: Words) -> int:
    if name == "edge":
        return int(forced.EDGE)
    if name in ROBOTS:
        return int(forced.ROBOT) + _robot_of(state, name, words)
    square = _square_of(state, name, words)
    if not BLOCKS_MOVEMENT[state.arena.tiles[square]]:
        raise words.wrong(f"{name} is no obstacle")
    return square


# What the fields of steps hold.


def _robot_of(state: ArenaState, name: str, words: Words) -> int:
    """A robot that takes part."""
    robot = words.name_of(name, ROBOTS, "robot")
    if state.owner[robot] == NONE:
        raise words.wrong(f"{name} does not take part")
    return robot


def _show_square(state: ArenaState, square: int) -> str:
    return square_name(square, state.arena.columns)


def _square_of(state: ArenaState, name: str, words: Words) -> int:
    found = _SQUARE.fullmatch(name)
    arena = state.arena
    if found is None or int(found[1]) >= arena.rows or int(found[2]) >= arena.columns:
        raise words.wrong(f"{name!r} is no square of this arena")
    return int(found[1]) * int(arena.columns) + int(found[2])


def _read_source(state: ArenaState, words: Words) -> int:
    """A card, a robot's ability or a tile."""
    word = words.next()
    if word.startswith("tile:"):
        return int(from_tile(words.name_of(word.removeprefix("tile:"), TILES, "tile")))
    return int(ABILITY) if word == "ability" else words.name_of(word, state.cards.ids, "card")


_CARD: Final = named_at(lambda state: state.cards.ids, "card")
_ROBOT: Final = Kind(
    lambda state, robot: ROBOTS[robot],
    lambda state, words: _robot_of(state, words.next(), words),
)
_SQUARE_KIND: Final = Kind(
    _show_square, lambda state, words: _square_of(state, words.next(), words)
)
_PLACE: Final = or_none(_SQUARE_KIND)
_KINDS: Final = {
    "seat": Kind(
        lambda state, seat: str(seat), lambda state, words: words.whole(0, int(state.seats) - 1)
    ),
    "count": whole(1, 99),
    "cost": whole(0, 99),
    "number": whole(0, 99),
    "card": _CARD,
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
}
_STEPS: Final = Steps(
    _KINDS,
    [
        *(SETUP, CHOOSE_FIRST, Take, OPENING, TURN, Start, RESPAWN, ACTIONS, UPKEEP, PASS_ON),
        *(shop.REFILL, Draw, Place, Collect, Enter, Wield, movement.Follow, forced.Repel),
        *(forced.ChooseAxis, forced.Pull, effects.Resolve, effects.Discard, effects.Scrap),
        effects.Obtain,
    ],
    order="(refill )?((first |take )?setup|(draw )*(place )*opening)"
    "|((for|axis) )?"  # asked at once, or never
    "((refill|draw|discard|scrap|obtain|place|collect|enter|follow|repel|pull|resolve) )*"
    "(start )?(respawn )?(act )?(upkeep )?(pass )?turn",
)
_FACTS: Final = (
    Fact("turn", lambda state: f"{letter(state.active)} {state.turn}", _read_turn, "A 1"),
    field("first", "first", SEAT, "A"),
    Each(lambda state: ROBOTS, _show_robot, _read_robot),
    Each(seats, _show_seat, _read_seat, ""),
    Fact("shop", _show_shop, _read_shop),
    Fact("supply", lambda state: listed(state.supply), _read_supply, "", late=True),
    Fact("junkyard", lambda s: _show_cards(s, pile(s.junkyard, 0, s.cards.count)), _read_junkyard),
    field("reserve", "reserve", whole(0, 30)),
    field("box", "box", whole(0, 60), empty=0),
    Fact("purse", _show_purse, _read_purse),
    Fact("bumps", lambda s: " ".join([_show_bump(s, int(k)) for k in list(s.bumps)]), _read_bumps),
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
        steps = state.agenda.table()
        if (state.turn == 0) != (SETUP in steps or OPENING in steps):
            raise reading.part("due").wrong("setup and opening are for turn 0, all else for later")
        placed = [step.robot for step in steps if isinstance(step, Place)]
        if len({*placed}) < len(placed):
            raise reading.part("due").wrong("a robot is placed twice")


NOTATION: Final[Notation[Any]] = _ArenaNotation(_FACTS, _STEPS, endings=ENDINGS)
PARTS: Final = (*[fact.name for fact in _FACTS if isinstance(fact, Fact)], "due", "over")
