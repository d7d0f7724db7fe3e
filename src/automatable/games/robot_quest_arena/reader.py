"""A written table read back, and refused where it cannot be; the notation is in notation.py."""

import re
from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import append

from ...kernel.agenda import Agenda, Step
from ...kernel.decision import Ask
from ...kernel.errors import BadPosition
from ...kernel.game import Game
from ...kernel.seats import seat_letter, seat_of_letter
from .geometry import DIRECTIONS, away_axes
from .notation import ENDINGS, PARTS, ZONES
from .robots import HEALTH, ROBOTS
from .rules import effects, ending, forced, movement, shop
from .rules.attack import can_play
from .rules.draw import Draw
from .rules.effects import ABILITY, NOT_YET, Resolve, effects_of, from_tile
from .rules.entry import enter
from .rules.respawn import PLACES, RESPAWN
from .rules.score import COLLECTS
from .rules.setup import CHOOSE_FIRST, OPENING, SETUP, TAKES, bare_table, chosen
from .rules.sight import blocks_movement
from .rules.start import STARTS
from .rules.turn import ACTIONS, AFTER, PASS_ON, TURN, UPKEEP, Wield
from .settings import Terms
from .state import NONE, SLOTS, ArenaState
from .tiles import BLOCKS_MOVEMENT, TILES

_SQUARE: Final = re.compile(r"r(\d{1,2})c(\d{1,2})")
_SETUP: Final = re.compile("(refill )?((first |take )?setup|(draw )*(place )*opening)")
_PHASES: Final = re.compile(
    "((for|axis) )?"  # asked at once, or never
    "((refill|draw|discard|scrap|obtain|place|collect|enter|follow|repel|pull|resolve) )*"
    "(start )?(respawn )?(act )?(upkeep )?(pass )?turn"
)


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
        self.due = [part.split() for part in written["due"].split(";")] if "due" in written else []

    def words(self, part: str) -> list[str]:
        """The words of a part; none if it is left out."""
        return self.written.get(part, "").split()

    def number(self, part: str, text: str, high: int) -> int:
        """A whole number from 0."""
        if not (text.isdecimal() and text.isascii()) or len(text) > 6 or int(text) > high:
            raise BadPosition(f"{part}: {text!r} is no number from 0 to {high}")
        return int(text)

    def count(self, part: str, text: str) -> int:
        """A whole number from 1."""
        found = self.number(part, text, 99)
        if found == 0:
            raise BadPosition(f"{part}: {text!r} is no number from 1 to 99")
        return found

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
        if not self.is_setup() and NONE in (self.state.active, self.state.first):
            raise BadPosition("turn: after the setup there are an active and a first player")

    def is_setup(self) -> bool:
        """Whether robots may still be without owner or square."""
        return self.state.turn == 0 and (not self.due or self.due[-1] == ["setup"])

    def read_robots(self) -> None:
        """Owners, squares and cubes."""
        for robot, name in enumerate(ROBOTS):
            if name in self.written:
                self._read_robot(robot, self.words(name))
        for seat in range(self.state.seats):
            owned, each = list(self.state.owner).count(seat), self.state.terms.robots_each
            if owned > each or (owned < each and not self.is_setup()):
                raise BadPosition(f"{seat_letter(seat)} has {owned} robots, not {each}")
        owners = sorted([int(owner) for owner in list(self.state.owner) if owner != NONE])
        if owners != sorted([self._taker(k) for k in range(len(owners))]):
            raise BadPosition("first: robots are taken by turns, from the first player on")

    def _taker(self, k: int) -> int:
        """Who takes the k-th robot; NONE while the first player is not known."""
        state = self.state
        return int(NONE if state.first == NONE else (state.first + k) % state.seats)

    def _read_robot(self, robot: int, words: list[str]) -> None:
        state, name = self.state, ROBOTS[robot]
        if len(words) < 2:
            raise BadPosition(f"{name}: write owner, square and cubes, such as A r4c5 4+1")
        state.owner[robot] = self.seat(name, words[0])
        if state.owner[robot] == NONE:
            raise BadPosition(f"{name}: a robot that takes part has an owner")
        square = NONE if words[1] == "-" else self.square(name, words[1])
        if square != NONE and blocks_movement(state, square):
            raise BadPosition(f"{name}: {words[1]} is a Wall or has a robot on it")
        state.square[robot] = square
        self._read_health(robot, words)
        self._read_permissions(robot, words[3:])

    def _read_health(self, robot: int, words: list[str]) -> None:
        """Cubes are on the boards of robots in the arena, or about to come there."""
        state, name = self.state, ROBOTS[robot]
        alive = state.is_in_arena(robot) or self.is_setup() or ["place", name] in self.due
        cubes = words[2] if len(words) > 2 else f"{HEALTH[robot] - 1}+1" if alive else "0+0"
        red, _, blue = cubes.partition("+")
        state.red[robot] = self.number(name, red, HEALTH[robot])
        state.blue[robot] = self.number(name, blue, 1)
        if state.health(robot) > HEALTH[robot] or alive != (state.health(robot) > 0):
            raise BadPosition(f"{name}: {cubes} cubes do not fit {words[1]}")

    def _read_permissions(self, robot: int, rest: list[str]) -> None:
        state, name = self.state, ROBOTS[robot]
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
            elif word in ZONES and word not in zones:
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
            if state.cards.pile[card] == 0 and self._owned(seat, card) > state.cards.copies[card]:
                raise BadPosition(f"{letter}: there are not so many cards {state.cards.ids[card]}")

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
                cards = self.cards("shop", word)
                if len(cards) != 1 or not state.cards.returns_to_shop(cards[0]):
                    raise BadPosition(f"shop: {word!r} is no card of the Shop deck")
                state.shop[slot] = cards[0]
        for word in self.words("junkyard"):
            for card in self.cards("junkyard", word):
                state.junkyard[card] += 1
        counts = self.words("supply")
        if counts and len(counts) != len(state.supply):
            raise BadPosition(f"supply: write {len(state.supply)} numbers")
        for card in range(state.cards.count):
            if state.cards.pile[card] == 0:
                continue  # these are counted with each player
            left = int(state.terms.copies(card)) - self._elsewhere(card)
            if left < 0:
                raise BadPosition(f"there are not so many cards {state.cards.ids[card]}")
            if state.cards.returns_to_shop(card):
                state.shop_deck.shuffle_in(card, left - state.shop_deck.count(card))
            else:
                self._read_supply(card, left, counts)

    def _read_supply(self, card: int, left: int, counts: list[str]) -> None:
        k = self.state.cards.supply.index(card)
        if counts and self.number("supply", counts[k], 99) != left:
            raise BadPosition(f"supply: {self.state.cards.ids[card]} must be {left}")
        self.state.supply[k] = left

    def _elsewhere(self, card: int) -> int:
        """How many copies lie neither in the Shop deck nor on a Supply pile."""
        found = int(self.state.junkyard[card]) + list(self.state.shop).count(card)
        for seat in range(self.state.seats):
            found += self._owned(seat, card)
        return found

    def _owned(self, seat: int, card: int) -> int:
        """How many copies a player has."""
        state = self.state
        at = seat * state.cards.count + card
        found = state.hands[at] + state.in_play[at] + state.discards[at]
        return int(found + state.decks[seat].count(card))

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
            code = self.own("bumps", robot) << 8 | self._obstacle(obstacle)
            state.bumps = append(state.bumps, code)

    def _obstacle(self, name: str) -> int:
        if name == "edge":
            return int(forced.EDGE)
        if name in ROBOTS:
            return int(forced.ROBOT) + self.own("bumps", name)
        square = self.square("bumps", name)
        if not BLOCKS_MOVEMENT[self.state.arena.tiles[square]]:
            raise BadPosition(f"bumps: {name} is no obstacle")
        return square

    def own(self, part: str, name: str) -> int:
        """A robot that takes part, by its name."""
        if name not in ROBOTS:
            raise BadPosition(f"{part}: no robot is named {name!r}")
        robot = ROBOTS.index(name)
        if self.state.owner[robot] == NONE:
            raise BadPosition(f"{part}: {name} does not take part")
        return robot

    def read_agenda(self) -> None:
        """What is still to happen, or how the game ended."""
        state = self.state
        over = self.written.get("over", "")
        if over:
            if over not in ENDINGS:
                raise BadPosition(f"over: {over!r} is none of {', '.join(ENDINGS)}")
            if self.due:
                raise BadPosition("due: nothing is, the game is over")
            (ending.by_clock if over == "clock" else ending.as_unfinished)(state)
            return
        if self.due:
            steps = [self.step(words) for words in self.due]
            self._check_order()
            state.agenda.then(steps)
        elif state.turn == 0:
            state.agenda.push(SETUP)
        else:
            state.agenda.then([ACTIONS, *AFTER])
        state.agenda.settle(state, Ask())

    def _check_order(self) -> None:
        """What is due leads on to a turn, and comes in an order the game has."""
        names = " ".join([words[0] for words in self.due])
        placed = [words[1] for words in self.due if words[0] == "place"]
        order = _SETUP if self.state.turn == 0 else _PHASES
        if order.fullmatch(names) is None or len(set(placed)) < len(placed):
            raise BadPosition(f"due: {names!r} is no order of a turn, nor of a setup")

    def step(self, words: list[str]) -> Step[Any]:
        """One step of the agenda."""
        try:
            return self._step(words[0], words[1:])
        except BadPosition:
            raise
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
            return self._start([self.own("due", robot) for robot in rest])
        if name == "take":
            return self._take(self.number("due", rest[0], int(self.state.seats) - 1))
        if name == "draw":
            seat = self.number("due", rest[0], int(self.state.seats) - 1)
            return Draw(seat, self.count("due", rest[1]))
        if name == "discard":
            return effects.Discard(self.count("due", rest[0]))
        if name == "scrap":
            return effects.Scrap(self.count("due", rest[0]), ("hand", "any").index(rest[1]) == 1)
        if name == "obtain":
            return effects.Obtain(self.number("due", rest[0], 99))
        if name == "for":
            return self._wield(self.cards("due", rest[0])[0])
        if name == "resolve":
            return self._resolve(rest)
        return self._step_of(name, self.own("due", rest[0]), rest[1:])

    def _start(self, robots: list[int]) -> Step[Any]:
        """The squares of these robots still give something."""
        state = self.state
        for robot in robots:
            if state.owner[robot] != state.active or not state.is_in_arena(robot):
                raise BadPosition(f"due: {ROBOTS[robot]} starts no turn")
        return STARTS[sum([1 << robot for robot in set(robots)])]

    def _take(self, seat: int) -> Step[Any]:
        taken = int(chosen(self.state))
        if taken == self.state.terms.robots or seat != self._taker(taken):
            raise BadPosition(f"due: {seat_letter(seat)} does not take the next robot")
        return TAKES[seat]

    def _wield(self, card: int) -> Step[Any]:
        state = self.state
        own = [robot for robot in range(len(ROBOTS)) if state.owner[robot] == state.active]
        if not any([can_play(state, card, robot) for robot in own]):
            raise BadPosition(f"due: {state.cards.ids[card]} can be played for nobody")
        return Wield(card)

    def _step_of(self, name: str, robot: int, rest: list[str]) -> Step[Any]:
        """A step of a robot that takes part."""
        state = self.state
        if name == "place":
            if state.is_in_arena(robot):
                raise BadPosition(f"due: {ROBOTS[robot]} is in the arena")
            return PLACES[robot]
        if name == "collect":
            return COLLECTS[robot]
        if name == "enter":
            return enter(robot, NONE if rest[0] == "-" else self.own("due", rest[0]))
        if name == "follow":
            square = self.square("due", rest[0])
            if blocks_movement(state, square):
                raise BadPosition(f"due: {rest[0]} is a Wall or has a robot on it")
            return movement.Follow(robot, square)
        if name == "repel":
            direction, squares = DIRECTIONS.index(rest[0]), self.count("due", rest[1])
            return forced.Repel(robot, direction, squares, self.own("due", rest[2]))
        if name == "axis":
            return self._axis(robot, self.count("due", rest[0]), self.own("due", rest[1]))
        if name == "pull":
            path = tuple([self.square("due", word) for word in rest[1:]])
            return forced.Pull(robot, self.own("due", rest[0]), path)
        raise ValueError

    def _axis(self, robot: int, squares: int, by: int) -> Step[Any]:
        here, there = self.state.square[by], self.state.square[robot]
        if NONE in (here, there) or len(away_axes(self.state.arena.columns, here, there)) != 2:
            raise BadPosition(f"due: {ROBOTS[robot]} is not as far down as across")
        return forced.ChooseAxis(robot, squares, by)

    def _resolve(self, rest: list[str]) -> Step[Any]:
        """The rest of a card, an ability or a tile's effect."""
        source, robot = rest[0], self.own("due", rest[2])
        if source.startswith("tile:"):
            card = int(from_tile(TILES.index(source[5:])))
        else:
            card = int(ABILITY) if source == "ability" else self.cards("due", source)[0]
        k = self.number("due", rest[1], len(effects_of(self.state, card, robot)))
        target = NOT_YET if rest[3] == "*" else NONE if rest[3] == "-" else self.own("due", rest[3])
        place = NONE if rest[4] == "-" else self.square("due", rest[4])
        return Resolve(card, k, robot, target, place)
