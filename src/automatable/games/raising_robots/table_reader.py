"""What is on a written table, read back; what is still to do is read in reader.py."""

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...kernel.errors import BadPosition
from .effects import LETTERS
from .kinds import COLUMNS, PHASES, ROWS, TYPES
from .notation import CIRCLES
from .state import (
    CLASSES,
    GOODS,
    NONE,
    SPACES,
    STAGES,
    Pile,
    Place,
    RaisingState,
    Stage,
)

_SEGMENTS: Final = (
    *("goods", "hand", *ROWS, "classes", "inventor", "free", "tokens", "energy", "used"),
    *("boost", "looks", "bid", "gave"),
)


class TableReader:
    """Reads what is on the table, taking every card from its deck."""

    def __init__(self, state: RaisingState, written: Mapping[str, str], letters: list[str]) -> None:
        self.state = state
        self.written = written
        self.letters = letters

    def read(self) -> None:
        """All parts."""
        state = self.state
        state.round = number("round", self.written.get("round", "1"), 8)
        usual = "phases" if state.round else "start"
        state.stage = index("stage", self.written.get("stage", usual).strip(), STAGES)
        cubes = self._words("cubes") or ["0"] * 5
        if len(cubes) != 5:
            raise BadPosition("cubes: write five numbers")
        state.cubes = vec[i64]([number("cubes", text, 99) for text in cubes])
        neutral = [index("neutral", text, PHASES) for text in self._words("neutral")]
        if len(set(neutral)) != len(neutral) or (neutral and state.seats > 2):
            raise BadPosition("neutral: five different phases at most, for one or two players")
        state.neutral = vec[i64](neutral)
        for name in self._words("discard"):
            self._put("discard", name, Place.DISCARD)
        for name in self._words("box"):
            self._put("box", name, Place.BOX)
        self._read_campaign()
        for seat, letter in enumerate(self.letters):
            SeatReader(self, seat, self.written.get(letter, "")).read()

    def _words(self, part: str) -> list[str]:
        return self.written.get(part, "").split()

    def _read_campaign(self) -> None:
        """The auction, and the games before this one."""
        state = self.state
        for name in self._words("tracks"):
            self.put("tracks", name, Place.TRACK, "IN-")
        if len(self._words("tracks")) > state.seats:
            raise BadPosition("tracks: an inventor for each player at most")
        past = [number("past", text, 9999) for text in self._words("past")]
        if past and (not state.terms.challenge or len(past) > 2):
            raise BadPosition("past: two games at most, of a solo challenge")
        state.past = vec[i64](past)

    def put(self, part: str, name: str, place: i64, kind: str) -> int:
        """Take a card of a kind from its deck to a place; its number."""
        if not name.startswith(kind):
            raise BadPosition(f"{part}: {name!r} is no card {kind}...")
        return self._put(part, name, place)

    def _put(self, part: str, name: str, place: i64) -> int:
        cards, state = self.state.cards, self.state
        decks = (
            (state.robots, cards.robots.ids),
            (state.classes, cards.classes.ids),
            (state.inventors, cards.inventors.ids),
        )
        for places, ids in decks:
            if name in ids:
                card = ids.index(name)
                if places[card] != Place.DECK:
                    raise BadPosition(f"{part}: {name} is in two places")
                places[card] = place
                return card
        raise BadPosition(f"{part}: no card is named {name!r}")


class SeatReader:
    """Reads what a seat has."""

    def __init__(self, table: TableReader, seat: int, text: str) -> None:
        self.table = table
        self.state = table.state
        self.seat = seat
        self.part = table.letters[seat]
        self.segments: dict[str, list[str]] = {}
        for words in split(text):
            if words[0] not in _SEGMENTS or words[0] in self.segments:
                raise BadPosition(f"{self.part}: {words[0]!r} is none of {', '.join(_SEGMENTS)}")
            self.segments[words[0]] = words[1:]

    def words(self, name: str) -> list[str]:
        """The words of a segment; none if it is left out."""
        return self.segments.get(name, [])

    def read(self) -> None:
        """All segments."""
        self._read_goods()
        for name in self.words("hand"):
            self.table.put(self.part, name, 4 * self.seat + Place.HAND, "RB-")
        for row, name in enumerate(ROWS):
            self._read_row(row, self.words(name))
        for name in self.words("looks"):
            kind = "IN-" if name.startswith("IN-") else "CL-"
            self.table.put(self.part, name, 4 * self.seat + Place.LOOKED, kind)
        self._read_classes()
        self._read_inventor()
        self._read_tokens()
        self._read_energy()
        for name in self.words("boost"):
            self.state.boosted[self.seat] |= 1 << index(self.part, name, PHASES)
        self._read_bid()

    def _read_goods(self) -> None:
        if "goods" not in self.segments:
            return
        for kind in range(GOODS):
            self.state.goods[self.seat * GOODS + kind] = 0
        for word in self.words("goods"):
            kind = index(self.part, word[:1], tuple(LETTERS[:7]))
            self.state.goods[self.seat * GOODS + kind] = number(self.part, word[1:], 9999)

    def _read_row(self, row: int, names: list[str]) -> None:
        state = self.state
        if len(names) > COLUMNS:
            raise BadPosition(f"{self.part}: a row has {COLUMNS} slots")
        for column, word in enumerate(names):
            name = word.removesuffix("+")
            place = Place.BUILT if name == word else Place.UPGRADED
            robot = self.table.put(self.part, name, 4 * self.seat + place, "RB-")
            if state.cards.robots.row[robot] != row:
                raise BadPosition(f"{self.part}: {name} does not belong to {ROWS[row]}")
            state.slots[(self.seat * 3 + row) * COLUMNS + column] = robot

    def _read_classes(self) -> None:
        names = self.words("classes")
        if len(names) > CLASSES:
            raise BadPosition(f"{self.part}: {CLASSES} class cards at most")
        for k, word in enumerate(names):
            name = word.removesuffix("+")
            lesson = self.table.put(self.part, name, 4 * self.seat + Place.BUILT, "CL-")
            self.state.lessons[self.seat * CLASSES + k] = lesson
            self.state.credits[self.seat * CLASSES + k] = int(name != word)

    def _read_inventor(self) -> None:
        names = self.words("inventor")
        if len(names) > 1 or (names and not self.state.terms.inventors):
            raise BadPosition(f"{self.part}: one inventor at most, none if they are left out")
        for word in names:
            name = word.removesuffix("+")
            inventor = self.table.put(self.part, name, 4 * self.seat + Place.BUILT, "IN-")
            self.state.inventor[self.seat] = inventor
            self.state.inspired[self.seat] = int(name != word)

    def _read_tokens(self) -> None:
        """Tokens in the inventory and on cards have left their circles (RR-PLC-05)."""
        state, seat = self.state, self.seat
        for name in self.words("free"):
            state.locked[seat] &= ~(1 << index(self.part, name, CIRCLES))
        for name in self.words("tokens"):
            state.tokens[4 * seat + index(self.part, name, TYPES)] += 1
        for kind, name in enumerate(TYPES):
            free = sum([int(state.is_free(seat, 4 * section + kind)) for section in range(4)])
            if state.tokens[4 * seat + kind] + placed_tokens(state, seat, kind) > free:
                raise BadPosition(f"{self.part}: more {name} tokens than free circles")

    def _read_energy(self) -> None:
        state, seat = self.state, self.seat
        cards = state.cards.energy
        words = self.words("energy")
        if len(words) > 2:
            raise BadPosition(f"{self.part}: two energy cards at most")
        for k, word in enumerate(words):
            name, equals, phase = word.partition("=")
            state.drawn[2 * seat + k] = self._take_energy(name, Pile.DRAWN)
            if equals:
                state.paired[2 * seat + k] = index(self.part, phase, PHASES)
        pair = state.paired[2 * seat], state.paired[2 * seat + 1]
        if pair[0] == pair[1] != NONE:
            raise BadPosition(f"{self.part}: two different phases are selected")
        for name in self.words("used"):
            self._take_energy(name, Pile.DISCARD)
        left = [int(state.energy[seat * cards.count + card]) for card in range(cards.count)]
        if left.count(int(Pile.PILE)) % 2 and len(words) != 1:
            raise BadPosition(f"{self.part}: energy cards are used two by two")

    def _take_energy(self, name: str, pile: i64) -> int:
        cards = self.state.cards.energy
        card = index(self.part, name, cards.ids)
        at = self.seat * int(cards.count) + card
        if self.state.energy[at] != Pile.PILE:
            raise BadPosition(f"{self.part}: {name} is in two places, or not in this game")
        self.state.energy[at] = pile
        return card

    def _read_bid(self) -> None:
        for word in self.words("bid"):
            name, _, space = word.partition("@")
            inventor = index(self.part, name, self.state.cards.inventors.ids)
            on_track = self.state.inventors[inventor] == Place.TRACK
            spaces = tuple([str(k + 1) for k in range(SPACES)])
            if not on_track and self.state.stage == Stage.AUCTION:
                raise BadPosition(f"{self.part}: {name} is not up for auction")
            bid = inventor * int(SPACES) + index(self.part, space, spaces)
            self.state.bids[self.seat] = bid


def placed_tokens(state: RaisingState, seat: int, kind: int) -> int:
    """How many tokens of a type are on a seat's cards."""
    found = 0
    for k in range(3 * COLUMNS):
        robot = state.slots[seat * 3 * COLUMNS + k]
        if robot != NONE and state.is_upgraded(robot):
            found += state.cards.robots.token[robot] == kind
    for k in range(seat * CLASSES, (seat + 1) * CLASSES):
        if state.credits[k]:
            found += state.cards.classes.credit[state.lessons[k]] == kind
    if state.inspired[seat]:
        found += state.cards.inventors.token[state.inventor[seat]] == kind
    return found


def number(part: str, text: str, high: int) -> int:
    """A whole number from 0; raises BadPosition."""
    text = text.strip()
    if not (text.isdecimal() and text.isascii()) or len(text) > 6 or int(text) > high:
        raise BadPosition(f"{part}: {text!r} is no number from 0 to {high}")
    return int(text)


def index(part: str, name: str, known: tuple[str, ...]) -> int:
    """The number of a name; raises BadPosition."""
    if name not in known:
        raise BadPosition(f"{part}: {name!r} is none of {', '.join(known)}")
    return known.index(name)


def split(text: str) -> list[list[str]]:
    """The words of each piece between semicolons."""
    return [piece.split() for piece in text.split(";") if piece.split()]
