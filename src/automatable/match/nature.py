"""Nature's answers, fixed by a secret seed and the index in the record. See docs/fairness.md."""

import hmac
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b, sha256

from ..kernel.decision import Decision
from ..kernel.record import Record
from ..kernel.seats import CHANCE


class Nature:
    """Answers for nature by BLAKE2b of the seed and the index of the answer.

    The same seed deals the same cards after a pause or after taking back, and a seed published
    after the game proves that nobody manipulated the draws.
    """

    def __init__(self, seed: bytes | None = None) -> None:
        self.seed = secrets.token_bytes(32) if seed is None else seed  # secret until the end

    @classmethod
    def of_text(cls, text: str) -> "Nature":
        """Nature with a seed that a person typed."""
        return cls(text.encode())

    def answer(self, decision: Decision, index: int) -> int:
        """Nature's answer to the question at this index in the record."""
        return decision.options[self.choose(decision.weights, index)]

    def choose(self, weights: Sequence[int], index: int) -> int:
        """Which of the options with these weights nature answers, counted from 0."""
        left = self._below(sum(weights), index)
        for chosen, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return chosen
        raise AssertionError("the weights add up to their sum")

    def _below(self, n: int, index: int) -> int:
        """A uniform number below n: 64-bit draws, rejected past the last whole multiple of n."""
        attempt = 0
        while True:
            drawn = int.from_bytes(self._draw(f"{index} {attempt}".encode()), "big")
            if drawn < 2**64 // n * n:
                return drawn % n
            attempt += 1

    def _draw(self, words: bytes) -> bytes:
        """Eight bytes that nobody can predict without the seed."""
        return blake2b(words, digest_size=8, key=self._key()).digest()

    def _key(self) -> bytes:
        return blake2b(self.seed, digest_size=32).digest()


class SharedNature(Nature):
    """Answers for nature by HMAC-SHA256, with a key made by the server and the seats together.

    Each seat brings a nonce in hexadecimal digits, or an empty text if it brings none.
    web/src/chance/draws.ts computes the same.
    """

    def __init__(self, seed: bytes, nonces: Sequence[str]) -> None:
        super().__init__(seed)
        words = " ".join([nonce or "-" for nonce in nonces])
        self._shared = hmac.digest(seed, words.encode(), "sha256")

    def _draw(self, words: bytes) -> bytes:
        return hmac.digest(self._shared, words, "sha256")[:8]


def committed(data: bytes) -> str:
    """The hash that commits somebody to bytes that are still secret."""
    return sha256(data).hexdigest()


@dataclass(frozen=True)
class Draw:
    """An answer of nature: its index in the record, the options' weights, and the one chosen."""

    index: int  # in the record
    weights: tuple[int, ...]  # of the options
    chosen: int  # which of the options it was


def draws(record: Record) -> list[Draw]:
    """All answers of nature in a record."""
    found: list[Draw] = []
    state = record.begin()
    for index, answer in enumerate(record.answers):
        if answer.seat == CHANCE:
            decision = state.asked(CHANCE)
            assert decision is not None
            chosen = decision.options.index(answer.action)
            found.append(Draw(index, decision.weights, chosen))
        state.apply(answer.seat, answer.action)
    return found
