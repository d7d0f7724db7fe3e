"""A deck as knowledge: cards in known places on top and at the bottom, and counts of the rest."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from .decision import Ask
from .rng import Rng
from .seats import CHANCE, ORACLE, Action, Seat

PUBLIC: Final[i64] = 0xFF  # mask of a card that everybody knows the place of
NOBODY: Final[i64] = 0  # mask of a card in a fixed place that no seat knows


def knows(mask: i64, seat: Seat) -> bool:
    """Whether a seat (or a spectator, who knows what everybody knows) is in the mask."""
    if seat < 0:
        return mask == PUBLIC or seat == ORACLE
    return mask >> seat & 1 == 1


@final
@mypyc_attr(acyclic=True)
class Deck:
    """A face-down pile of card kinds 0..n-1.

    A card whose place is fixed carries a mask of the seats that know it is there; nobody else may
    learn anything from it. Everything else is only counted: shuffling is forgetting.
    """

    def __init__(self, rest: vec[i64], loose: i64, top: vec[i64], bottom: vec[i64]) -> None:
        self._rest = rest
        self._loose = loose  # the sum of `rest`
        self._top = top  # card << 8 | mask of knowing seats; the next card is the last element
        self._bottom = bottom  # likewise; the lowest card is the first element

    @staticmethod
    def of(counts: list[int]) -> "Deck":
        """A shuffled deck with these numbers of cards, by kind."""
        return Deck(vec[i64](counts), sum(counts), vec[i64](), vec[i64]())

    def clone(self) -> "Deck":
        """An independent deck about which the same is known."""
        return Deck(self._rest[:], self._loose, self._top[:], self._bottom[:])

    @property
    def size(self) -> int:
        """How many cards are left."""
        return len(self._top) + self._loose + len(self._bottom)

    def count(self, card: i64) -> i64:
        """How many cards of the kind are left, wherever they lie."""
        found = self._rest[card]
        k: i64
        for k in range(len(self._top)):
            if self._top[k] >> 8 == card:
                found += 1
        for k in range(len(self._bottom)):
            if self._bottom[k] >> 8 == card:
                found += 1
        return found

    def counts(self) -> vec[i64]:
        """How many cards of each kind are left, wherever they lie."""
        found = self._rest[:]
        k: i64
        for k in range(len(self._top)):
            found[self._top[k] >> 8] += 1
        for k in range(len(self._bottom)):
            found[self._bottom[k] >> 8] += 1
        return found

    def top(self) -> list[int]:
        """The cards in fixed places on top, next one first."""
        return [int(card) >> 8 for card in reversed(list(self._top))]

    def bottom(self) -> list[int]:
        """The cards in fixed places at the bottom, lowest one last."""
        return [int(card) >> 8 for card in reversed(list(self._bottom))]

    def rest(self) -> list[int]:
        """How many cards of each kind lie in no known place."""
        return list(self._rest)

    def seen_top(self, seat: Seat) -> list[int]:
        """The cards on top that the seat knows, next one first."""
        found: list[int] = []
        k = len(self._top)
        while k > 0 and knows(self._top[k - 1] & PUBLIC, seat):
            k -= 1
            found.append(self._top[k] >> 8)
        if k > 0 or self._loose > 0:
            return found
        k = len(self._bottom)  # nothing in between: what is known continues in the bottom
        while k > 0 and knows(self._bottom[k - 1] & PUBLIC, seat):
            k -= 1
            found.append(self._bottom[k] >> 8)
        return found

    def offer_draw(self, ask: Ask, key: str, first: Action) -> None:
        """Ask nature for the top card: `first + card` for each card that may lie there."""
        ask.to(CHANCE, key)
        if len(self._top) > 0:
            ask.weigh(first + (self._top[len(self._top) - 1] >> 8), 1)
        elif self._loose > 0:
            ask.weigh_counts(first, self._rest, self._loose)
        else:
            ask.weigh(first + (self._bottom[len(self._bottom) - 1] >> 8), 1)

    def draw(self, card: i64) -> None:
        """Take the top card, which nature says is this one."""
        if len(self._top) > 0:
            self._top = self._top[: len(self._top) - 1]
        elif self._loose > 0:
            self._rest[card] -= 1
            self._loose -= 1
        else:
            self._bottom = self._bottom[: len(self._bottom) - 1]

    def deal(self, rng: Rng) -> i64:
        """Take the top card, drawn at random if it is not fixed; for dealing worlds."""
        ask = Ask()
        self.offer_draw(ask, "deal", 0)
        card = ask.sample(rng)
        self.draw(card)
        return card

    def put_on_top(self, card: i64, known_to: i64) -> None:
        """Lay a card on top; the seats in the mask know it is there."""
        self._top = append(self._top, card << 8 | known_to)

    def put_at_bottom(self, card: i64, known_to: i64) -> None:
        """Lay a card at the bottom; the seats in the mask know it is there."""
        lowest = vec[i64]([card << 8 | known_to])
        k: i64
        for k in range(len(self._bottom)):
            lowest = append(lowest, self._bottom[k])
        self._bottom = lowest

    def shuffle_in(self, card: i64, copies: i64) -> None:
        """Add cards to those in no known place."""
        self._rest[card] += copies
        self._loose += copies

    def shuffle(self) -> None:
        """Forget where every card lies."""
        k: i64
        for k in range(len(self._top)):
            self.shuffle_in(self._top[k] >> 8, 1)
        for k in range(len(self._bottom)):
            self.shuffle_in(self._bottom[k] >> 8, 1)
        self._top = vec[i64]()
        self._bottom = vec[i64]()

    def forget(self, seat: Seat) -> None:
        """Forget every place the seat does not know, keeping its known runs on top and bottom."""
        if self._loose == 0:  # nothing in between: the run on top may continue in the bottom
            whole = self._bottom[:]
            k: i64
            for k in range(len(self._top)):
                whole = append(whole, self._top[k])
            k = len(whole)
            while k > 0 and knows(whole[k - 1] & PUBLIC, seat):
                k -= 1
            self._top = whole[k:]
            self._bottom = whole[:k]
        self._top = self._kept(self._top, seat, True)
        self._bottom = self._kept(self._bottom, seat, False)

    def _kept(self, cards: vec[i64], seat: Seat, from_end: bool) -> vec[i64]:
        known: i64 = 0
        size: i64 = len(cards)
        while known < size and knows(cards[size - 1 - known if from_end else known] & PUBLIC, seat):
            known += 1
        k: i64
        for k in range(size - known):
            self.shuffle_in(cards[k if from_end else known + k] >> 8, 1)
        return cards[size - known :] if from_end else cards[:known]
