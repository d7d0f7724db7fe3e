"""How things are spelled in positions: words read one by one, and kinds of fields.

An error about a word names the part of the position it is in.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from .errors import BadPosition
from .seats import Seat, seat_letter, seat_of_letter

NONE: Final = -1  # stands for nothing in a field or a fact


class Reading:
    """A position being read, and the answers to apply once it is complete."""

    def __init__(self, position: Mapping[str, str]) -> None:
        self.position: Final = position
        self.answers: Final[list[tuple[str, Seat, int]]] = []  # each with its part

    def part(self, name: str, usual: str = "") -> "Tokens":
        """The words of a part, or those of the default if it is left out."""
        return Tokens(name, self.position.get(name, usual), self)


class Tokens:
    """The words of a part of a position, taken from left to right; errors name the part."""

    def __init__(self, part: str, text: str, reading: Reading, lane: Seat = NONE) -> None:
        self.part: Final = part
        self.text: Final = text.strip()
        self.left: Final = text.split()
        self.reading: Final = reading
        self.lane: Final = lane  # the seat of the lane, when a step of a lane is read

    def wrong(self, message: str) -> BadPosition:
        """The error about this part."""
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
        """Check that no words are left."""
        if self.left:
            raise self.wrong(f"cannot read {' '.join(self.left)!r} in {self.text!r}")

    def whole(self, low: int, high: int) -> int:
        """The next word as a whole number."""
        return self.whole_of(self.next(), low, high)

    def whole_of(self, word: str, low: int, high: int) -> int:
        """A word of this part as a whole number."""
        plain = word.isdecimal() and word.isascii() and len(word) <= 9
        if not plain or not low <= int(word) <= high:
            raise self.wrong(f"{word!r} is not a number from {low} to {high}")
        return int(word)

    def wholes(self, count: int, low: int, high: int) -> list[int]:
        """All words that are left as whole numbers, of a given count."""
        tokens = self.rest()
        if len(tokens) != count:
            raise self.wrong(f"write {count} numbers from {low} to {high}")
        return [self.whole_of(word, low, high) for word in tokens]

    def name(self, names: Sequence[str], what: str) -> int:
        """The index of the next word among names."""
        return self.name_of(self.next(), names, what)

    def name_of(self, word: str, names: Sequence[str], what: str) -> int:
        """The index of a word of this part among names."""
        if word not in names:
            few = f"; there are {', '.join(names)}" if len(names) <= 20 else ""
            raise self.wrong(f"no {what} is named {word!r}{few}")
        return names.index(word)

    def names(self, names: Sequence[str], what: str) -> list[int]:
        """The indices of all words that are left."""
        return [self.name_of(word, names, what) for word in self.rest()]

    def mask(self, names: Sequence[str], what: str) -> int:
        """All words that are left, each at most once, as a bit mask of their indices."""
        indices = self.names(names, what)
        if len({*indices}) < len(indices):
            raise self.wrong(f"a {what} is named twice")
        return sum(1 << index for index in indices)

    def seat(self, seats: int) -> Seat:
        """The next word as the letter of a seat, NONE for `-`."""
        word = self.next()
        seat = seat_of_letter(word)
        if word != "-" and not 0 <= seat < seats:
            raise self.wrong(f"{word!r} is not one of {', '.join(letters(seats))}")
        return NONE if word == "-" else seat

    def answer(self, seat: Seat, action: int) -> None:
        """Let a seat give this answer once the position is complete: it is part of the position."""
        self.reading.answers.append((self.part, seat, action))


def letters(seats: int) -> list[str]:
    """The letters of all seats."""
    return [seat_letter(seat) for seat in range(seats)]


def letter(seat: Seat) -> str:
    """The letter of a seat, `-` for none."""
    return "-" if seat == NONE else seat_letter(seat)


def listed(numbers: Any) -> str:
    """Numbers, such as those of a vector, as text."""
    return " ".join([str(int(number)) for number in list(numbers)])


def sections(tokens: Tokens, names: Sequence[str], separator: str = "") -> dict[str, Tokens]:
    """The words after each name; with a separator, a word is a name only after that."""
    found: dict[str, list[str]] = {}
    pieces: list[list[str]] = []
    if separator:
        pieces += [piece.split() for piece in " ".join(tokens.left).split(separator)]
    else:
        for word in tokens.left:
            if word in names or not pieces:
                pieces.append([])
            pieces[-1].append(word)
    for first, *others in [piece for piece in pieces if piece]:
        if first not in names:
            raise tokens.wrong(f"cannot read {first!r}, which is not one of {', '.join(names)}")
        if first in found:
            raise tokens.wrong(f"{first!r} occurs twice")
        found[first] = others
    tokens.left.clear()
    return {
        name: Tokens(tokens.part, " ".join(others), tokens.reading)
        for name, others in found.items()
    }


# The kinds of fields that steps have.


@dataclass(frozen=True)
class Kind:
    """How a field is written, and read back from the words that are left."""

    show: Callable[[Any, Any], str]
    read: Callable[[Any, Tokens], Any]
    names: tuple[str, ...] = ()  # all values, if they are the same at every table


def whole(low: int, high: int) -> Kind:
    """A whole number."""
    return Kind(lambda state, value: str(value), lambda state, tokens: tokens.whole(low, high))


def named(names: tuple[str, ...], what: str) -> Kind:
    """An index among names."""
    return Kind(
        lambda state, value: names[value], lambda state, tokens: tokens.name(names, what), names
    )


def named_at(names: Callable[[Any], Sequence[str]], what: str) -> Kind:
    """An index among names that differ from table to table."""
    return Kind(
        lambda state, value: names(state)[value],
        lambda state, tokens: tokens.name(names(state), what),
    )


def either(no: str, yes: str) -> Kind:
    """A truth value, as one of two words."""
    return Kind(
        lambda state, value: yes if value else no,
        lambda state, tokens: bool(tokens.name((no, yes), "choice")),
    )


def or_none(kind: Kind, mark: str = "-", none: int = NONE) -> Kind:
    """A thing of a kind, or a mark for nothing."""

    def read(state: Any, tokens: Tokens) -> Any:
        if tokens.left[:1] == [mark]:
            tokens.next()
            return none
        return kind.read(state, tokens)

    return Kind(lambda state, value: mark if value == none else kind.show(state, value), read)


def word_unless(usual: Callable[[Any], str], words: Sequence[str], what: str) -> Kind:
    """One of several words, as it is; the one usual at the table is left out."""
    return Kind(
        lambda state, value: "" if value == usual(state) else value,
        lambda state, tokens: words[tokens.name(words, what)] if tokens.left else usual(state),
    )


def if_any(kind: Kind) -> Kind:
    """A thing of a kind, or no more words."""
    return Kind(
        lambda state, value: "" if value == NONE else kind.show(state, value),
        lambda state, tokens: kind.read(state, tokens) if tokens.left else NONE,
    )


def many(kind: Kind) -> Kind:
    """All remaining words, each of one kind, as a tuple."""

    def read(state: Any, tokens: Tokens) -> Any:
        found = []
        while tokens.left:
            found.append(kind.read(state, tokens))
        return tuple(found)

    return Kind(lambda state, values: " ".join([kind.show(state, value) for value in values]), read)


def mask(names: Sequence[str], what: str) -> Kind:
    """All remaining words as a bit mask of indices among names."""
    return Kind(
        lambda state, value: " ".join([name for k, name in enumerate(names) if value >> k & 1]),
        lambda state, tokens: tokens.mask(names, what),
    )


def vector(kind: Kind) -> Kind:
    """All remaining words, each of one kind, as a vector."""
    return Kind(
        lambda state, values: many(kind).show(state, list(values)),
        lambda state, tokens: vec[i64](list(many(kind).read(state, tokens))),
    )


def numbers(count: int, low: int, high: int) -> Kind:
    """All remaining words as a vector of whole numbers."""
    return Kind(
        lambda state, value: listed(value),
        lambda state, tokens: vec[i64](tokens.wholes(count, low, high)),
    )


SEAT: Final = Kind(
    lambda state, value: letter(value), lambda state, tokens: tokens.seat(state.seats)
)
