"""Nature's answers: fixed by the seed and the index, and fair."""

import json
from collections import Counter
from hashlib import blake2b, sha256
from pathlib import Path

import pytest

from automatable import CHANCE, Record, game
from automatable.kernel.decision import Decision
from automatable.match import Match, Nature, SharedNature, committed, draws


def draw(*weights: int) -> Decision:
    """A question to nature with options 10, 11..."""
    return Decision(CHANCE, "draw", tuple(range(10, 10 + len(weights))), weights)


def expected_below(seed: bytes, n: int, index: int) -> int:
    """The documented rule, written out: 64 bits of keyed BLAKE2b, the uneven end thrown away."""
    key = blake2b(seed, digest_size=32).digest()
    for attempt in range(1000):
        digest = blake2b(f"{index} {attempt}".encode(), digest_size=8, key=key).digest()
        word = int.from_bytes(digest, "big")
        if word < 2**64 - 2**64 % n:
            return word % n
    raise AssertionError("a thousand draws in a row were thrown away")


def test_the_same_seed_and_index_give_the_same_answer() -> None:
    for index in range(50):
        assert Nature(b"x").answer(draw(1, 2, 3), index) == Nature(b"x").answer(
            draw(1, 2, 3), index
        )


def test_an_answer_does_not_hang_on_answers_before_it() -> None:
    asked = Nature(b"x")
    for index in range(20):
        asked.answer(draw(1, 1, 1, 1), index)
    assert asked.answer(draw(1, 2, 3), 7) == Nature(b"x").answer(draw(1, 2, 3), 7)


def test_other_indices_and_other_seeds_give_other_answers() -> None:
    even = draw(*[1] * 1000)
    assert len({Nature(b"x").answer(even, index) for index in range(20)}) > 15
    assert len({Nature(bytes([seed])).answer(even, 0) for seed in range(20)}) > 15


def test_answers_are_fixed_for_all_time() -> None:
    """A seed published after a game proves its deal, on any machine and in any later version."""
    nature = Nature(b"Neo-Cyber-Setagaya 2083")
    assert [nature._below(1000, index) for index in range(8)] == [
        535,
        391,
        552,
        642,
        6,
        93,
        268,
        785,
    ]
    assert [nature.answer(draw(1, 2, 3, 4), index) for index in range(8)] == [
        12,
        11,
        11,
        11,
        13,
        12,
        13,
        12,
    ]


@pytest.mark.parametrize("n", [1, 2, 3, 10, 52, 2**32 + 1, 2**63 + 1, 2**64 - 1, 2**64])
def test_numbers_below_n_are_drawn_exactly(n: int) -> None:
    """For 2**63 + 1 about every second draw is thrown away."""
    for index in range(60):
        assert Nature(b"x")._below(n, index) == expected_below(b"x", n, index)


def test_numbers_below_n_are_about_alike() -> None:
    nature = Nature(b"x")
    counts = Counter(nature._below(6, index) for index in range(12_000))
    assert set(counts) == set(range(6))
    assert sum((count - 2000) ** 2 / 2000 for count in counts.values()) < 30


def test_options_come_by_their_weights() -> None:
    nature = Nature(b"x")
    counts = Counter(nature.answer(draw(1, 2, 5), index) for index in range(8000))
    expected = {10: 1000, 11: 2000, 12: 5000}
    assert set(counts) == set(expected)
    assert sum((counts[k] - n) ** 2 / n for k, n in expected.items()) < 20


def test_a_single_option_is_always_the_answer() -> None:
    assert {Nature(b"x").answer(draw(3), index) for index in range(20)} == {10}


def test_a_typed_seed_is_its_text() -> None:
    assert Nature.of_text("2083").seed == b"2083"
    assert Nature.of_text("").seed == b""
    assert Nature.of_text("é 機械").seed == "é 機械".encode()
    assert Nature.of_text("2083").answer(draw(1, 1, 1), 4) == Nature(b"2083").answer(
        draw(1, 1, 1), 4
    )


@pytest.mark.parametrize("seed", [b"", b"x" * 1000])
def test_a_seed_may_have_any_length(seed: bytes) -> None:
    assert Nature(seed)._below(10, 0) == expected_below(seed, 10, 0)


def test_without_a_seed_nature_makes_a_secret_one() -> None:
    one, other = Nature(), Nature()
    assert len(one.seed) == 32
    assert one.seed != other.seed


# What the server and the seats make together: web/tests/chance.test.ts compares with the same file.
CHANCE_FILE = Path(__file__).parents[2] / "web" / "tests" / "chance.json"
SHARED = json.loads(CHANCE_FILE.read_text("utf-8"))
SEED = bytes.fromhex(SHARED["seed"])


def expected_shared(seed: bytes, nonces: list[str], n: int, index: int) -> int:
    """The documented rule, written out with SHA-256 alone."""

    def keyed(key: bytes, message: bytes) -> bytes:
        padded = key.ljust(64, b"\0")
        inner = sha256(bytes(byte ^ 0x36 for byte in padded) + message).digest()
        return sha256(bytes(byte ^ 0x5C for byte in padded) + inner).digest()

    key = keyed(seed, " ".join(nonce or "-" for nonce in nonces).encode())
    for attempt in range(1000):
        word = int.from_bytes(keyed(key, f"{index} {attempt}".encode())[:8], "big")
        if word < 2**64 - 2**64 % n:
            return word % n
    raise AssertionError("a thousand draws in a row were thrown away")


def test_shared_answers_are_fixed_for_all_time_and_those_of_browsers() -> None:
    nature = SharedNature(SEED, SHARED["nonces"])
    for known in SHARED["draws"]:
        assert nature.choose(known["weights"], known["index"]) == known["chosen"]
    assert committed(SEED) == SHARED["hash"]
    bound = [committed(bytes.fromhex(nonce)) if nonce else "" for nonce in SHARED["nonces"]]
    assert bound == SHARED["commits"]


@pytest.mark.parametrize("n", [1, 2, 3, 10, 52, 2**32 + 1, 2**63 + 1, 2**64 - 1, 2**64])
def test_shared_numbers_below_n_are_drawn_exactly(n: int) -> None:
    nonces = ["00" * 16, "", "ff" * 16]
    for index in range(30):
        expected = expected_shared(SEED, nonces, n, index)
        assert SharedNature(SEED, nonces)._below(n, index) == expected


def test_whatever_anybody_brings_changes_all_chance() -> None:
    """Seed, nonce, order of seats, and whether a seat brings one."""
    one, other = "00" * 16, "00" * 15 + "01"
    even = draw(*[1] * 1000)
    dealt = {
        tuple(SharedNature(seed, nonces).answer(even, index) for index in range(20))
        for seed in (SEED, bytes(32))
        for nonces in ([one, other], [other, one], [one, ""], ["", one], ["", ""], [one, one])
    }
    assert len(dealt) == 12


def test_the_draws_of_a_record_are_told_with_what_could_have_come() -> None:
    match = Match(Record(game("_template")), Nature(b"x"))
    found = draws(match.record)
    assert [drawn.index for drawn in found] == list(range(6))  # three cards for each
    for drawn in found:
        decision = match.record.replay(drawn.index).asked(CHANCE)
        assert decision is not None
        assert drawn.weights == decision.weights
        assert decision.options[drawn.chosen] == match.record.answers[drawn.index].action
        assert Nature(b"x").choose(drawn.weights, drawn.index) == drawn.chosen
