"""How things are spelled in positions: words taken one by one, and kinds of things.

What is wrong with a word is refused by the name of its part.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from .errors import BadPosition
from .seats import Seat, seat_letter, seat_of_letter

NONE: Final = -1  # what stands in a field or a fact for nothing


class Reading:
    """A position being read, and answers to be given once the table stands."""

    def __init__(self, position: Mapping[str, str]) -> None:
        self.position: Final = position
        self.answers: Final[list[tuple[str, Seat, int]]] = []  # with the part that has them

    def part(self, name: str, usual: str = "") -> "Words":
        """The words of a part, those of another text if it is left out."""
        return Words(name, self.position.get(name, usual), self)


class Words:
    """The words of a part, taken from left to right; errors name the part."""

    def __init__(self, part: str, text: str, reading: Reading, lane: Seat = NONE) -> None:
        self.part: Final = part
        self.text: Final = text.strip()
        self.left: Final = text.split()
        self.reading: Final = reading
        self.lane: Final = lane  # of a step that is read: the seat that has to do it

    def wrong(self, message: str) -> BadPosition:
        """The refusal of this part."""
        return BadPosition(f"{self.part}: {message}")

    def next(self) -> str:
        """The next word."""
        if not self.left:
            raise self.wrong(f"cannot read {self.text!r}; something is left out")
        return self.left.pop(0)

    def rest(self) -> list[str]:
        """All words that are left."""
        taken = self.left[:]
        self.left.clear()
        return taken

    def end(self) -> None:
        """Nothing is left."""
        if self.left:
            raise self.wrong(f"cannot read {' '.join(self.left)!r} in {self.text!r}")

    def whole(self, low: int, high: int) -> int:
        """The next word as a whole number."""
        return self.whole_of(self.next(), low, high)

    def whole_of(self, word: str, low: int, high: int) -> int:
        """A word of this part as a whole number."""
        plain = word.isdecimal() and word.isascii() and len(word) <= 9
        if not plain or not low <= int(word) <= high:
            raise self.wrong(f"{word!r} is no number from {low} to {high}")
        return int(word)

    def wholes(self, count: int, low: int, high: int) -> list[int]:
        """All words that are left, a given number of whole numbers."""
        words = self.rest()
        if len(words) != count:
            raise self.wrong(f"write {count} numbers from {low} to {high}")
        return [self.whole_of(word, low, high) for word in words]

    def name(self, names: Sequence[str], what: str) -> int:
        """The place of the next word among names."""
        return self.name_of(self.next(), names, what)

    def name_of(self, word: str, names: Sequence[str], what: str) -> int:
        """The place of a word of this part among names."""
        if word not in names:
            few = f"; there are {', '.join(names)}" if len(names) <= 20 else ""
            raise self.wrong(f"no {what} is named {word!r}{few}")
        return names.index(word)

    def names(self, names: Sequence[str], what: str) -> list[int]:
        """The places of all words that are left."""
        return [self.name_of(word, names, what) for word in self.rest()]

    def mask(self, names: Sequence[str], what: str) -> int:
        """All words that are left as a mask of their places, each named once."""
        places = self.names(names, what)
        if len({*places}) < len(places):
            raise self.wrong(f"a {what} is named twice")
        return sum(1 << place for place in places)

    def seat(self, seats: int) -> Seat:
        """The next word as the letter of a seat, NONE for `-`."""
        word = self.next()
        seat = seat_of_letter(word)
        if word != "-" and not 0 <= seat < seats:
            raise self.wrong(f"{word!r} is none of {', '.join(letters(seats))}")
        return NONE if word == "-" else seat

    def answer(self, seat: Seat, action: int) -> None:
        """Have a seat give this answer when the table stands: one that is part of the position."""
        self.reading.answers.append((self.part, seat, action))


def letters(seats: int) -> list[str]:
    """The letters of all seats."""
    return [seat_letter(seat) for seat in range(seats)]


def letter(seat: Seat) -> str:
    """The letter of a seat, `-` for none."""
    return "-" if seat == NONE else seat_letter(seat)


def listed(numbers: Any) -> str:
    """Numbers, such as those of a vector, one after the other."""
    return " ".join([str(int(number)) for number in list(numbers)])


def sections(words: Words, names: Sequence[str], separator: str = "") -> dict[str, Words]:
    """The words after each of some names; with a separator, only after it is a word a name."""
    found: dict[str, list[str]] = {}
    pieces: list[list[str]] = []
    if separator:
        pieces += [piece.split() for piece in " ".join(words.left).split(separator)]
    else:
        for word in words.left:
            if word in names or not pieces:
                pieces.append([])
            pieces[-1].append(word)
    for first, *others in [piece for piece in pieces if piece]:
        if first not in names:
            raise words.wrong(f"cannot read {first!r}, which is none of {', '.join(names)}")
        if first in found:
            raise words.wrong(f"{first!r} stands twice")
        found[first] = others
    words.left.clear()
    return {
        name: Words(words.part, " ".join(others), words.reading) for name, others in found.items()
    }


# The kinds of fields that steps have.


@dataclass(frozen=True)
class Kind:
    """How a field is written, and read back from the words that are left."""

    show: Callable[[Any, Any], str]
    read: Callable[[Any, Words], Any]
    names: tuple[str, ...] = ()  # all that it may be, if that is the same at every table


def whole(low: int, high: int) -> Kind:
    """A whole number."""
    return Kind(lambda state, value: str(value), lambda state, words: words.whole(low, high))


def named(names: tuple[str, ...], what: str) -> Kind:
    """A place among names."""
    return Kind(
        lambda state, value: names[value], lambda state, words: words.name(names, what), names
    )


def named_at(names: Callable[[Any], Sequence[str]], what: str) -> Kind:
    """A place among names that differ from table to table."""
    return Kind(
        lambda state, value: names(state)[value],
        lambda state, words: words.name(names(state), what),
    )


def either(no: str, yes: str) -> Kind:
    """A truth, by one word or the other."""
    return Kind(
        lambda state, value: yes if value else no,
        lambda state, words: bool(words.name((no, yes), "choice")),
    )


def or_none(kind: Kind, mark: str = "-", none: int = NONE) -> Kind:
    """A thing of a kind, or a mark for nothing."""

    def read(state: Any, words: Words) -> Any:
        if words.left[:1] == [mark]:
            words.next()
            return none
        return kind.read(state, words)

    return Kind(lambda state, value: mark if value == none else kind.show(state, value), read)


def if_any(kind: Kind) -> Kind:
    """A thing of a kind, or no more words."""
    return Kind(
        lambda state, value: "" if value == NONE else kind.show(state, value),
        lambda state, words: kind.read(state, words) if words.left else NONE,
    )


def many(kind: Kind) -> Kind:
    """All that is left, each of one kind, as a tuple."""

    def read(state: Any, words: Words) -> Any:
        found = []
        while words.left:
            found.append(kind.read(state, words))
        return tuple(found)

    return Kind(lambda state, values: " ".join([kind.show(state, value) for value in values]), read)


def mask(names: Sequence[str], what: str) -> Kind:
    """All that is left as a mask of places among names."""
    return Kind(
        lambda state, value: " ".join([name for k, name in enumerate(names) if value >> k & 1]),
        lambda state, words: words.mask(names, what),
    )


def vector(kind: Kind) -> Kind:
    """The same as a vector."""
    return Kind(
        lambda state, values: many(kind).show(state, list(values)),
        lambda state, words: vec[i64](list(many(kind).read(state, words))),
    )


def numbers(count: int, low: int, high: int) -> Kind:
    """All that is left as a vector of whole numbers."""
    return Kind(
        lambda state, value: listed(value),
        lambda state, words: vec[i64](words.wholes(count, low, high)),
    )


SEAT: Final = Kind(lambda state, value: letter(value), lambda state, words: words.seat(state.seats))
