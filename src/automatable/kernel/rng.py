"""The one random source: xoshiro128++ on 32-bit words.

Every intermediate value stays below 2**63, so the stream is the same interpreted and compiled.
"""

from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

_MASK: Final[i64] = 0xFFFFFFFF


@final
@mypyc_attr(acyclic=True)
class Rng:
    """A stream of whole numbers fixed by its seed; belongs to a driver, never to a state."""

    def __init__(self, seed: int) -> None:
        words = [_mixed(seed, lane) for lane in range(4)]
        self._s0: i64 = words[0]
        self._s1: i64 = words[1]
        self._s2: i64 = words[2]
        self._s3: i64 = words[3] | 1  # the all-zero state would never change

    @staticmethod
    def of_words(s0: i64, s1: i64, s2: i64, s3: i64) -> "Rng":
        """The generator in exactly this state, as in the published test vectors."""
        new = Rng(0)
        new._s0 = s0
        new._s1 = s1
        new._s2 = s2
        new._s3 = s3
        return new

    def __reduce__(self) -> tuple[Any, tuple[int, ...]]:
        """Pickled as its state: the copy goes on with the same numbers."""
        return Rng.of_words, (int(self._s0), int(self._s1), int(self._s2), int(self._s3))

    def follow(self, other: "Rng") -> None:
        """Go on from where another generator is."""
        self._s0, self._s1, self._s2, self._s3 = other._s0, other._s1, other._s2, other._s3

    def next32(self) -> i64:
        """The next word, uniform in 0..2**32-1."""
        s0 = self._s0
        s1 = self._s1
        s3 = self._s3 ^ s1
        s2 = self._s2 ^ s0
        mixed: i64 = (s0 + self._s3) & _MASK
        self._s1 = s1 ^ s2
        self._s0 = s0 ^ s3
        self._s2 = s2 ^ ((s1 << 9) & _MASK)
        self._s3 = ((s3 << 11) | (s3 >> 21)) & _MASK
        return ((((mixed << 7) | (mixed >> 25)) & _MASK) + s0) & _MASK

    def below(self, n: i64) -> i64:
        """A uniform whole number in 0..n-1, exactly (Lemire with rejection); 0 < n < 2**31."""
        wide: i64 = self.next32() * n
        if (wide & _MASK) < n:
            floor: i64 = (0x100000000 - n) % n
            while (wide & _MASK) < floor:
                wide = self.next32() * n
        return wide >> 32

    def shuffle(self, items: list[i64]) -> None:
        """Put the items into uniformly random order, in place."""
        last: i64 = len(items) - 1
        while last > 0:
            other = self.below(last + 1)
            kept = items[last]
            items[last] = items[other]
            items[other] = kept
            last -= 1


def _mixed(seed: int, lane: int) -> int:
    """One well-mixed word of the seed, which depends on all bits of a seed of any size."""
    word = (lane + 1) * 0x9E3779B9 & 0xFFFFFFFF
    rest = abs(seed) * 2 + (1 if seed < 0 else 0)
    while True:
        word = (word ^ (rest & 0xFFFFFFFF)) & 0xFFFFFFFF
        word = (word ^ (word >> 16)) * 0x45D9F3B & 0xFFFFFFFF
        word = (word ^ (word >> 16)) * 0x45D9F3B & 0xFFFFFFFF
        word = (word ^ (word >> 16)) + 0x9E3779B9 & 0xFFFFFFFF
        rest >>= 32
        if rest == 0:
            return word
