"""Questions: the reusable one inside the engine, and the lasting one for people and programs."""

from typing import Any, Final, final

from librt.strings import BytesWriter
from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from .rng import Rng
from .seats import CHANCE, Action, Seat


@final
@mypyc_attr(acyclic=True)
class Decision:
    """One question to one seat with the complete list of legal answers, ascending."""

    def __init__(
        self,
        seat: Seat,
        key: str,
        options: tuple[int, ...],
        weights: tuple[int, ...],
        wanted: int = 0,
    ) -> None:
        self.seat: Final = seat  # who is asked; nature is `CHANCE`
        self.key: Final = key  # names the question, such as `repair.crew`
        self.options: Final = options  # numbers of the legal answers, ascending
        self.weights: Final = weights  # one per option when nature answers, else empty
        self.wanted: Final = wanted  # things still to choose, this one included; 0: unknown

    def sample(self, rng: Rng) -> Action:
        """A random answer: uniform for a player, by weight for nature."""
        if self.seat != CHANCE:
            return self.options[rng.below(len(self.options))]
        left: i64 = rng.below(sum(self.weights))
        for option, weight in zip(self.options, self.weights, strict=True):
            left -= weight
            if left < 0:
                return option
        raise AssertionError("the weights add up to their sum")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Decision) and self._parts() == other._parts()

    def __hash__(self) -> int:
        return hash(self._parts())

    def __reduce__(self) -> tuple[Any, tuple[object, ...]]:
        return Decision, self._parts()

    def _parts(self) -> tuple[object, ...]:
        return int(self.seat), self.key, self.options, self.weights, self.wanted

    def __repr__(self) -> str:
        return f"Decision({self.seat}, {self.key!r}, {self.options}, {self.weights})"


@final
@mypyc_attr(acyclic=True)
class Ask:
    """The question being asked; filled anew by each asking step, never kept."""

    def __init__(self) -> None:
        self.seat: Seat = 0
        self.key: str = ""
        self.count: i64 = 0
        self.total: i64 = 0
        self._options: vec[i64] = vec[i64]([0] * 32)
        self._weights: vec[i64] = vec[i64]([0] * 32)
        self._counts: vec[i64] = vec[i64]()  # a draw not spelled out yet, see weigh_counts
        self._first: i64 = 0

    def to(self, seat: Seat, key: str) -> None:
        """Start a new question."""
        self.seat = seat
        self.key = key
        self.count = 0
        self.total = 0
        self._first = -1

    def offer(self, action: Action) -> None:
        """Add a legal answer; answers are offered in ascending order."""
        self.weigh(action, 1)

    def weigh(self, action: Action, weight: i64) -> None:
        """Add an answer of nature with its weight."""
        if self.count == len(self._options):
            self._options = append(self._options, 0)
            self._weights = append(self._weights, 0)
        self._options[self.count] = action
        self._weights[self.count] = weight
        self.count += 1
        self.total += weight

    def weigh_counts(self, first: Action, counts: vec[i64], total: i64) -> None:
        """Offer nature `first + k` with weight `counts[k]`, without spelling the options out."""
        self._first = first
        self._counts = counts
        self.total = total

    def sample(self, rng: Rng) -> Action:
        """A random answer: uniform for a player, by weight for nature."""
        if self.seat != CHANCE:
            return self._options[rng.below(self.count)]
        left = rng.below(self.total)
        k: i64 = 0
        if self._first >= 0:
            left -= self._counts[0]
            while left >= 0:
                k += 1
                left -= self._counts[k]
            return self._first + k
        left -= self._weights[0]
        while left >= 0:
            k += 1
            left -= self._weights[k]
        return self._options[k]

    def has(self, action: Action) -> bool:
        """Whether the action is one of the legal answers."""
        self._spell_out()
        k: i64
        for k in range(self.count):
            if self._options[k] == action:
                return True
        return False

    def write_mask(self, actions: bytes, into: BytesWriter) -> None:
        """A byte for each action of the game, 1 for those on offer; `actions` is all zeros."""
        self._spell_out()
        start = len(into)
        into.write(actions)
        k: i64
        for k in range(self.count):
            into[start + self._options[k]] = 1

    def decision(self, wanted: int = 0) -> Decision:
        """The question as a lasting value; `wanted` things are still to be chosen."""
        self._spell_out()
        options: list[int] = []
        k: i64
        for k in range(self.count):
            options.append(self._options[k])
        if self.seat != CHANCE:
            return Decision(self.seat, self.key, tuple(options), (), wanted)
        weights: list[int] = []
        for k in range(self.count):
            weights.append(self._weights[k])
        return Decision(self.seat, self.key, tuple(options), tuple(weights))

    def _spell_out(self) -> None:
        first = self._first
        if first < 0:
            return
        counts = self._counts
        self._first = -1
        self.total = 0
        k: i64
        for k in range(len(counts)):
            if counts[k] > 0:
                self.weigh(first + k, counts[k])
