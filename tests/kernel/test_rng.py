"""The one random source: the published stream, exactly uniform draws, seeds of any size."""

from collections import Counter
from collections.abc import Iterator
from hashlib import blake2b
from itertools import islice

import pytest

from automatable.kernel.rng import Rng

MASK = 0xFFFFFFFF

# BLAKE2b of the first 1,000 words, four bytes each, big end first: pure and compiled must agree.
DIGESTS = {
    0: "1767208e4b0330f0",
    1: "8f308e235377c212",
    -1: "ff8ea1afdcac9e09",
    2**32 - 1: "4aa209f2374d9491",
    2**64 + 1: "824c818277f9e4d1",
    -(10**40): "7e46a32de6c0ce8e",
}


def rotated(word: int, left: int) -> int:
    return (word << left | word >> (32 - left)) & MASK


def reference(s0: int, s1: int, s2: int, s3: int) -> Iterator[int]:
    """xoshiro128++ as Blackman and Vigna print it."""
    s = [s0, s1, s2, s3]
    while True:
        yield (rotated((s[0] + s[3]) & MASK, 7) + s[0]) & MASK
        shifted = s[1] << 9 & MASK
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= shifted
        s[3] = rotated(s[3], 11)


def exact_below(words: Iterator[int], n: int) -> int:
    """A number below n: every value owns the last `2**32 // n` words of its stretch."""
    share = 2**32 // n
    for word in words:
        value = word * n >> 32
        past = -(-(value + 1) * 2**32 // n)
        if past - word <= share:
            return value
    raise AssertionError("words do not end")


def state_giving(word: int) -> tuple[int, int, int, int]:
    """A state of the generator whose next word is this one."""
    return (0, 0x12345678, 0x9ABCDEF1, rotated(word, 25))


def first_words(seed: int, count: int) -> list[int]:
    rng = Rng(seed)
    return [int(rng.next32()) for _ in range(count)]


def test_the_stream_is_the_published_one() -> None:
    rng = Rng.of_words(1, 2, 3, 4)
    assert [rng.next32() for _ in range(3)] == [641, 1573767, 3222811527]


@pytest.mark.parametrize(
    "words", [(1, 2, 3, 4), (MASK, MASK, MASK, MASK), (0, 0, 0, 1), (0x80000000, 7, MASK, 0)]
)
def test_the_stream_goes_on_as_the_reference_does(words: tuple[int, int, int, int]) -> None:
    rng = Rng.of_words(*words)
    assert [rng.next32() for _ in range(2000)] == list(islice(reference(*words), 2000))


def test_every_word_has_32_bits() -> None:
    words = first_words(5, 5000)
    assert 0 <= min(words) < 2**22
    assert 2**32 - 2**22 < max(words) < 2**32


def test_the_state_of_all_zeros_is_never_a_seed() -> None:
    for seed in range(200):
        assert any(first_words(seed, 4))


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 10, 52, 1000, 2**16 + 1, 2**30 + 1, 2**31 - 1])
def test_below_is_exactly_uniform_word_for_word(n: int) -> None:
    rng = Rng.of_words(1, 2, 3, 4)
    words = reference(1, 2, 3, 4)
    for _ in range(500):
        assert rng.below(n) == exact_below(words, n)


@pytest.mark.parametrize("n", [3, 6, 7, 10, 52, 2**16 + 1, 2**30 + 1, 2**31 - 1])
def test_below_rejects_exactly_the_words_that_are_too_many(n: int) -> None:
    """Around every border between two values the same words count as in the exact rule."""
    for value in [0, 1, n // 2, n - 2, n - 1]:
        border = -(-value * 2**32 // n)
        for word in range(max(border - 2, 0), min(border + 3, 2**32)):
            state = state_giving(word)
            assert next(reference(*state)) == word
            assert Rng.of_words(*state).below(n) == exact_below(reference(*state), n)


def test_a_rejected_word_is_passed_over() -> None:
    state = state_giving(0)  # for n = 3 the values own 2**32 // 3 words each, one is left: 0
    rng = Rng.of_words(*state)
    words = reference(*state)
    drawn = rng.below(3)
    next(words)
    assert drawn == next(words) * 3 >> 32
    assert rng.next32() == next(words)


def test_below_one_is_zero_and_costs_a_word() -> None:
    rng = Rng.of_words(1, 2, 3, 4)
    assert rng.below(1) == 0
    assert rng.next32() == 1573767


def test_below_reaches_every_value_about_alike() -> None:
    rng = Rng(11)
    counts = Counter(int(rng.below(10)) for _ in range(20_000))
    assert set(counts) == set(range(10))
    assert sum((count - 2000) ** 2 / 2000 for count in counts.values()) < 40


@pytest.mark.parametrize("size", [0, 1, 2, 3, 10, 52, 500])
def test_shuffle_is_fisher_and_yates_from_the_end(size: int) -> None:
    items = list(range(size))
    Rng.of_words(1, 2, 3, 4).shuffle(items)
    words = reference(1, 2, 3, 4)
    expected = list(range(size))
    for last in range(size - 1, 0, -1):
        other = exact_below(words, last + 1)
        expected[last], expected[other] = expected[other], expected[last]
    assert items == expected


def test_shuffle_keeps_every_item() -> None:
    rng = Rng(3)
    for _ in range(50):
        items = [7, 7, 1, 0, 2, 9, 9, 9, 4]
        rng.shuffle(items)
        assert sorted(items) == [0, 1, 2, 4, 7, 7, 9, 9, 9]


def test_shuffle_gives_every_order_about_alike() -> None:
    rng = Rng(4)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(12_000):
        items = [0, 1, 2, 3]
        rng.shuffle(items)
        counts[tuple(items)] += 1
    assert len(counts) == 24
    assert sum((count - 500) ** 2 / 500 for count in counts.values()) < 65


def test_the_same_seed_gives_the_same_stream() -> None:
    assert first_words(2083, 100) == first_words(2083, 100)


def test_streams_of_two_sources_do_not_touch_each_other() -> None:
    alone = first_words(1, 20)
    one, other = Rng(1), Rng(2)
    drawn = []
    for _ in range(20):
        drawn.append(int(one.next32()))
        other.next32()
    assert drawn == alone


def test_different_seeds_give_different_streams() -> None:
    seeds = [*range(-1000, 1000), *(2**k for k in range(10, 200)), *(3**k for k in range(7, 100))]
    streams = {tuple(first_words(seed, 4)) for seed in seeds}
    assert len(streams) == len(set(seeds))


@pytest.mark.parametrize("seed", [0, 1, 2**64 - 1, 0x0123456789ABCDEF0123456789ABCDEF])
def test_every_bit_of_a_seed_counts(seed: int) -> None:
    streams = {tuple(first_words(seed ^ 1 << bit, 4)) for bit in range(160)}
    assert len(streams | {tuple(first_words(seed, 4))}) == 161


@pytest.mark.parametrize("seed", [1, 2, 2**31, 2**63, 2**64 + 1, 10**40])
def test_the_sign_of_a_seed_counts(seed: int) -> None:
    assert first_words(seed, 4) != first_words(-seed, 4)


def test_neighbouring_seeds_have_unlike_first_words() -> None:
    """One changed bit of the seed turns about half of the bits of the first word."""
    turned = [
        bin(first_words(seed, 1)[0] ^ first_words(seed ^ 1 << bit, 1)[0]).count("1")
        for seed in range(40)
        for bit in range(48)
    ]
    assert 14 < sum(turned) / len(turned) < 18


@pytest.mark.parametrize("seed", DIGESTS)
def test_the_first_thousand_words_are_fixed_for_all_time(seed: int) -> None:
    data = b"".join(word.to_bytes(4, "big") for word in first_words(seed, 1000))
    assert blake2b(data, digest_size=8).hexdigest() == DIGESTS[seed]
