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

A player's deck, if left out, is the starting deck without the cards named elsewhere; the Shop deck
is always the rest.
"""

import re
from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import append
from mypy_extensions import i64

from ...kernel.agenda import Agenda, Step
from ...kernel.decision import Ask
from ...kernel.errors import BadPosition
from ...kernel.game import Game, Position
from ...kernel.seats import seat_letter, seat_of_letter
from .arena import square_name
from .geometry import DIRECTIONS
from .robots import HEALTH, ROBOTS
from .rules import effects, ending, forced, movement, shop
from .rules.draw import Draw
from .rules.effects import ABILITY, NOT_YET, Resolve, effects_of, from_tile
from .rules.entry import enter
from .rules.respawn import PLACES, RESPAWN
from .rules.score import COLLECTS
from .rules.setup import CHOOSE_FIRST, OPENING, SETUP, TAKES, bare_table
from .rules.sight import blocks_movement
from .rules.start import STARTS
from .rules.task import Task
from .rules.turn import ACTIONS, AFTER, PASS_ON, TURN, UPKEEP, Wield
from .settings import Terms
from .state import NONE, SLOTS, ArenaState, pile
from .tiles import TILES
from .view import names

_USUAL: Final = "act; upkeep; pass; turn"
_ZONES: Final = ("hand", "play", "discard", "deck")
_SQUARE: Final = re.compile(r"r(\d{1,2})c(\d{1,2})")
PARTS: Final = (
    *("turn", "first", "shop", "supply", "junkyard", "reserve", "box", "purse", "bumps", "due"),
    "over",
)
ENDINGS: Final = {"clock": "RQA-END-01", "unfinished": "RQA-TRN-01"}


def position(state: ArenaState) -> Position:
    """The state in notation; empty parts are left out."""
    written = {
        "turn": f"{_letter(state.active)} {state.turn}",
        "first": _letter(state.first),
    }
    for robot, name in enumerate(ROBOTS):
        if state.owner[robot] != NONE:
            written[name] = _show_robot(state, robot)
    for seat in range(state.seats):
        written[seat_letter(seat)] = _show_seat(state, seat)
    cards = [state.cards.ids[card] if card != NONE else "-" for card in list(state.shop)]
    written["shop"] = " ".join(cards)
    written["supply"] = " ".join([str(int(count)) for count in list(state.supply)])
    written["junkyard"] = _show_cards(state, pile(state.junkyard, 0, state.cards.count))
    written["reserve"] = str(int(state.reserve))
    written["box"] = str(int(state.box)) if state.box else ""
    purse = state.energy + state.moves > 0
    written["purse"] = f"{state.energy} {state.moves}" if purse else ""
    written["bumps"] = " ".join([_show_bump(state, int(code)) for code in list(state.bumps)])
    due = "; ".join([_due(state, step) for step in state.agenda.steps()])
    written["due"] = "" if due == _USUAL else due
    written["over"] = state.result.reason if state.result is not None else ""
    return {part: text for part, text in written.items() if text}


def _letter(seat: i64) -> str:
    return "-" if seat == NONE else seat_letter(seat)


def _due(state: ArenaState, step: Step[Any]) -> str:
    assert isinstance(step, Task)
    return step.due(state)


def _show_robot(state: ArenaState, robot: int) -> str:
    square = state.square[robot]
    where = "-" if square < 0 else square_name(square, state.arena.columns)
    words = [_letter(state.owner[robot]), where, f"{state.red[robot]}+{state.blue[robot]}"]
    words += ["jump"] if state.jumping >> robot & 1 else []
    words += ["diagonal"] if state.diagonal >> robot & 1 else []
    words += ["used"] if state.used >> robot & 1 else []
    words += [f"discount {state.discount[robot]}"] if state.discount[robot] else []
    words += [f"bonus {state.bonus[robot]}"] if state.bonus[robot] else []
    return " ".join(words)


def _show_seat(state: ArenaState, seat: int) -> str:
    titles = state.cards.count
    deck = [k for k in range(titles) for _ in range(state.decks[seat].count(k))]
    zones = (
        pile(state.hands, seat, titles),
        pile(state.in_play, seat, titles),
        pile(state.discards, seat, titles),
        deck,
    )
    words = [f"vp {state.vp[seat]}"]
    if state.blue_won[seat]:
        words.append(f"blue {state.blue_won[seat]}")
    for name, cards in zip(_ZONES, zones, strict=True):
        if cards or name == "deck":
            words.append(f"{name} {_show_cards(state, cards)}".strip())
    return " ".join(words)


def _show_cards(state: ArenaState, cards: list[int]) -> str:
    found: list[str] = []
    for name in dict.fromkeys(names(state, cards)):
        count = names(state, cards).count(name)
        found.append(name if count == 1 else f"{count}*{name}")
    return " ".join(found)


def _show_bump(state: ArenaState, code: int) -> str:
    robot, obstacle = ROBOTS[code >> 8], code & 255
    if obstacle == forced.EDGE:
        return f"{robot}:edge"
    if obstacle >= forced.ROBOT:
        return f"{robot}:{ROBOTS[obstacle - forced.ROBOT]}"
    return f"{robot}:{square_name(obstacle, state.arena.columns)}"


# Reading.


def from_position(game: Game[Any], terms: Terms, written: Mapping[str, str]) -> ArenaState:
    """The state a notation describes; raises BadPosition."""
    state = bare_table(game, terms, Agenda.of(TURN))
    state.agenda.clear()
    reader = Reader(state, written)
    reader.check_parts()
    reader.read_turn()
    reader.read_robots()
    reader.read_seats()
    reader.read_market()
    reader.read_rest()
    reader.read_agenda()
    return state


class Reader:
    """Reads the parts one after the other, taking every card from where it lies at the start."""

    def __init__(self, state: ArenaState, written: Mapping[str, str]) -> None:
        self.state = state
        self.written = written
        self.letters = [seat_letter(seat) for seat in range(state.seats)]

    def words(self, part: str) -> list[str]:
        """The words of a part; none if it is left out."""
        return self.written.get(part, "").split()

    def number(self, part: str, text: str, high: int) -> int:
        """A whole number from 0."""
        if not (text.isdecimal() and text.isascii()) or len(text) > 6 or int(text) > high:
            raise BadPosition(f"{part}: {text!r} is no number from 0 to {high}")
        return int(text)

    def check_parts(self) -> None:
        """Only known parts are there."""
        known = (*PARTS, *ROBOTS, *self.letters)
        for part in self.written:
            if part not in known:
                raise BadPosition(f"no part is named {part!r}; parts: {', '.join(known)}")

    def seat(self, part: str, letter: str) -> int:
        """The seat of a letter, NONE for `-`."""
        seat = int(seat_of_letter(letter))
        if letter != "-" and not 0 <= seat < self.state.seats:
            raise BadPosition(f"{part}: {letter!r} is none of {', '.join(self.letters)}")
        return NONE if letter == "-" else seat

    def read_turn(self) -> None:
        """Whose turn it is, and who began."""
        words = self.words("turn") or ["A", "1"]
        if len(words) != 2:
            raise BadPosition("turn: write a player and a number, such as B 7")
        self.state.active = self.seat("turn", words[0])
        self.state.turn = self.number("turn", words[1], 999_999)
        first = self.written.get("first", "A").strip()
        self.state.first = self.seat("first", first)

    def read_robots(self) -> None:
        """Owners, squares and cubes."""
        for robot, name in enumerate(ROBOTS):
            if name in self.written:
                self._read_robot(robot, self.words(name))
        for seat in range(self.state.seats):
            owned = list(self.state.owner).count(seat)
            if owned > self.state.terms.robots_each:
                raise BadPosition(f"{seat_letter(seat)} has {owned} robots")

    def _read_robot(self, robot: int, words: list[str]) -> None:
        state, name = self.state, ROBOTS[robot]
        if len(words) < 2:
            raise BadPosition(f"{name}: write owner, square and cubes, such as A r4c5 4+1")
        state.owner[robot] = self.seat(name, words[0])
        square = NONE if words[1] == "-" else self.square(name, words[1])
        if square != NONE and blocks_movement(state, square):
            raise BadPosition(f"{name}: {words[1]} is a Wall or has a robot on it")
        state.square[robot] = square
        cubes = words[2] if len(words) > 2 else f"{HEALTH[robot] - 1}+1" if square >= 0 else "0+0"
        red, _, blue = cubes.partition("+")
        state.red[robot] = self.number(name, red, HEALTH[robot])
        state.blue[robot] = self.number(name, blue, 1)
        if state.health(robot) > HEALTH[robot] or (square >= 0) != (state.health(robot) > 0):
            placing = state.turn == 0 or "place" in self.written.get("due", "")
            if state.health(robot) > HEALTH[robot] or not placing:
                raise BadPosition(f"{name}: {cubes} cubes do not fit {words[1]}")
        rest = words[3:]
        while rest:
            word = rest.pop(0)
            if word == "jump":
                state.jumping |= 1 << robot
            elif word == "diagonal":
                state.diagonal |= 1 << robot
            elif word == "used":
                state.used |= 1 << robot
            elif word in ("discount", "bonus") and rest:
                count = self.number(name, rest.pop(0), 99_999)
                (state.discount if word == "discount" else state.bonus)[robot] = count
            else:
                raise BadPosition(f"{name}: cannot read {word!r}")

    def square(self, part: str, text: str) -> int:
        """A square by its name."""
        found = _SQUARE.fullmatch(text)
        arena = self.state.arena
        if found is None or int(found[1]) >= arena.rows or int(found[2]) >= arena.columns:
            raise BadPosition(f"{part}: {text!r} is no square of this arena")
        return int(found[1]) * int(arena.columns) + int(found[2])

    def read_seats(self) -> None:
        """VP and cards of each player."""
        for seat, letter in enumerate(self.letters):
            self._read_seat(seat, letter, self.words(letter))

    def _read_seat(self, seat: int, letter: str, words: list[str]) -> None:
        state = self.state
        titles = int(state.cards.count)
        zones: dict[str, list[int]] = {}
        zone = ""
        while words:
            word = words.pop(0)
            if word in ("vp", "blue") and words:
                count = self.number(letter, words.pop(0), 99_999)
                (state.vp if word == "vp" else state.blue_won)[seat] = count
            elif word in _ZONES:
                zone = word
                zones[zone] = []
            elif zone:
                zones[zone] += self.cards(letter, word)
            else:
                raise BadPosition(f"{letter}: cannot read {word!r}")
        if 2 * state.blue_won[seat] > state.vp[seat]:
            raise BadPosition(f"{letter}: {state.blue_won[seat]} blue cubes are more than its VP")
        targets = {"hand": state.hands, "play": state.in_play, "discard": state.discards}
        for name, counts in targets.items():
            for card in zones.get(name, []):
                counts[seat * titles + card] += 1
        deck = state.decks[seat]
        start = {card: int(deck.count(card)) for card in range(titles)}
        if "deck" in zones:
            wanted = {card: zones["deck"].count(card) for card in range(titles)}
        else:
            used = [card for name in targets for card in zones.get(name, [])]
            wanted = {card: max(0, start[card] - used.count(card)) for card in range(titles)}
        for card in range(titles):
            deck.shuffle_in(card, wanted[card] - start[card])

    def cards(self, part: str, word: str) -> list[int]:
        """The cards of `3*battery` or `battery`."""
        count, star, name = word.partition("*")
        if not star:
            count, name = "1", word
        if name not in self.state.cards.ids:
            raise BadPosition(f"{part}: no card is named {name!r}")
        return [self.state.cards.ids.index(name)] * self.number(part, count, 200)

    def read_market(self) -> None:
        """Shop, Supply and Junkyard; the Shop deck is the rest."""
        state = self.state
        slots = self.words("shop")
        if len(slots) > SLOTS:
            raise BadPosition(f"shop: {len(slots)} cards, there are {SLOTS} slots")
        for slot, word in enumerate(slots):
            if word != "-":
                state.shop[slot] = self.cards("shop", word)[0]
        for word in self.words("junkyard"):
            for card in self.cards("junkyard", word):
                state.junkyard[card] += 1
        counts = self.words("supply")
        if counts and len(counts) != len(state.supply):
            raise BadPosition(f"supply: write {len(state.supply)} numbers")
        for k, card in enumerate(state.cards.supply):
            left = state.cards.copies[card] - self._elsewhere(card)
            given = self.number("supply", counts[k], 99) if counts else left
            if given != left:
                raise BadPosition(f"supply: {state.cards.ids[card]} must be {left}")
            state.supply[k] = given
        for card in range(state.cards.count):
            if state.cards.returns_to_shop(card):
                left = state.terms.copies(card) - self._elsewhere(card)
                if left < 0:
                    raise BadPosition(f"there are not so many cards {state.cards.ids[card]}")
                state.shop_deck.shuffle_in(card, left - state.shop_deck.count(card))

    def _elsewhere(self, card: int) -> int:
        state = self.state
        found = int(state.junkyard[card]) + list(state.shop).count(card)
        for seat in range(state.seats):
            at = seat * state.cards.count + card
            found += int(state.hands[at] + state.in_play[at] + state.discards[at])
            found += int(state.decks[seat].count(card))
        return found

    def read_rest(self) -> None:
        """Cubes, purse and collisions."""
        state = self.state
        state.reserve = self.number("reserve", self.written.get("reserve", str(state.reserve)), 30)
        state.box = self.number("box", self.written.get("box", "0"), 60)
        purse = self.words("purse") or ["0", "0"]
        if len(purse) != 2:
            raise BadPosition("purse: write Energy and Moves, such as 3 1")
        state.energy = self.number("purse", purse[0], 99_999)
        state.moves = self.number("purse", purse[1], 99_999)
        for word in self.words("bumps"):
            robot, _, obstacle = word.partition(":")
            code = self.robot("bumps", robot) << 8
            if obstacle == "edge":
                code |= forced.EDGE
            elif obstacle in ROBOTS:
                code |= forced.ROBOT + ROBOTS.index(obstacle)
            else:
                code |= self.square("bumps", obstacle)
            state.bumps = append(state.bumps, code)

    def own(self, part: str, name: str) -> int:
        """A robot that takes part."""
        robot = self.robot(part, name)
        if robot < 0 or self.state.owner[robot] == NONE:
            raise BadPosition(f"{part}: {name} does not take part")
        return robot

    def robot(self, part: str, name: str) -> int:
        """A robot by its name, NONE for `-`."""
        if name == "-":
            return int(NONE)
        if name not in ROBOTS:
            raise BadPosition(f"{part}: no robot is named {name!r}")
        return ROBOTS.index(name)

    def read_agenda(self) -> None:
        """What is still to happen, or how the game ended."""
        state = self.state
        over = self.written.get("over", "")
        if over:
            if over not in ENDINGS:
                raise BadPosition(f"over: {over!r} is none of {', '.join(ENDINGS)}")
            (ending.by_clock if over == "clock" else ending.as_unfinished)(state)
            return
        if state.turn == 0 and "due" not in self.written:
            state.agenda.push(SETUP)
        elif "due" in self.written:
            parts = self.written["due"].split(";")
            state.agenda.then([self.step(part.split()) for part in parts])
        else:
            state.agenda.then([ACTIONS, *AFTER])
        state.agenda.settle(state, Ask())

    def step(self, words: list[str]) -> Step[Any]:
        """One step of the agenda."""
        try:
            return self._step(words[0], words[1:])
        except (IndexError, ValueError):
            raise BadPosition(f"due: cannot read {' '.join(words)!r}") from None

    def _step(self, name: str, rest: list[str]) -> Step[Any]:
        fixed: dict[str, Step[Any]] = {
            "act": ACTIONS,
            "upkeep": UPKEEP,
            "pass": PASS_ON,
            "turn": TURN,
            "respawn": RESPAWN,
            "refill": shop.REFILL,
            "setup": SETUP,
            "opening": OPENING,
            "first": CHOOSE_FIRST,
        }
        if name in fixed and not rest:
            return fixed[name]
        if name == "start":
            return STARTS[sum([1 << self.robot("due", robot) for robot in rest])]
        if name == "take":
            return TAKES[self.number("due", rest[0], int(self.state.seats) - 1)]
        if name == "draw":
            seat = self.number("due", rest[0], int(self.state.seats) - 1)
            return Draw(seat, self.number("due", rest[1], 99))
        if name == "discard":
            return effects.Discard(self.number("due", rest[0], 99))
        if name == "scrap":
            return effects.Scrap(self.number("due", rest[0], 99), rest[1] == "any")
        if name == "obtain":
            return effects.Obtain(self.number("due", rest[0], 99))
        if name == "for":
            return Wield(self.cards("due", rest[0])[0])
        if name == "resolve":
            return self._resolve(rest)
        return self._step_of(name, self.own("due", rest[0]), rest[1:])

    def _step_of(self, name: str, robot: int, rest: list[str]) -> Step[Any]:
        """A step of a robot that takes part."""
        if name == "place":
            return PLACES[robot]
        if name == "collect":
            return COLLECTS[robot]
        if name == "enter":
            return enter(robot, self.robot("due", rest[0]))
        if name == "follow":
            return movement.Follow(robot, self.square("due", rest[0]))
        if name == "repel":
            direction, squares = DIRECTIONS.index(rest[0]), self.number("due", rest[1], 99)
            return forced.Repel(robot, direction, squares, self.own("due", rest[2]))
        if name == "axis":
            squares = self.number("due", rest[0], 99)
            return forced.ChooseAxis(robot, squares, self.own("due", rest[1]))
        if name == "pull":
            path = tuple([self.square("due", word) for word in rest[1:]])
            return forced.Pull(robot, self.own("due", rest[0]), path)
        raise ValueError

    def _resolve(self, rest: list[str]) -> Step[Any]:
        """The rest of a card, an ability or a tile's effect."""
        source, robot = rest[0], self.own("due", rest[2])
        if source.startswith("tile:"):
            card = int(from_tile(TILES.index(source[5:])))
        else:
            card = int(ABILITY) if source == "ability" else self.cards("due", source)[0]
        k = self.number("due", rest[1], len(effects_of(self.state, card, robot)))
        target = NOT_YET if rest[3] == "*" else self.robot("due", rest[3])
        place = NONE if rest[4] == "-" else self.square("due", rest[4])
        return Resolve(card, k, robot, target, place)
