"""Nature's answers, fixed by a secret seed and the place in the record. See docs/fairness.md."""

import hmac
import secrets
from collections.abc import Sequence
from hashlib import blake2b, sha256
from typing import NamedTuple

from ..kernel.decision import Decision
from ..kernel.record import Record
from ..kernel.seats import CHANCE


class Nature:
    """Answers chance by BLAKE2b of the seed and the number of the answer.

    The same seed deals the same cards after a pause or a taking back, and a seed published after
    the game proves that nothing was steered.
    """

    def __init__(self, seed: bytes | None = None) -> None:
        self.seed = secrets.token_bytes(32) if seed is None else seed

    @classmethod
    def of_text(cls, text: str) -> "Nature":
        """The nature a seed typed by a person stands for."""
        return cls(text.encode())

    def answer(self, decision: Decision, place: int) -> int:
        """Nature's answer to the question at this place in the record."""
        return decision.options[self.index(decision.weights, place)]

    def index(self, weights: Sequence[int], place: int) -> int:
        """Which of the options with these weights is the answer."""
        left = self._below(sum(weights), place)
        for index, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return index
        raise AssertionError("the weights add up to their sum")

    def _below(self, n: int, place: int) -> int:
        """A uniform number below n: draws of 64 bits, again while one is past the last whole n."""
        attempt = 0
        while True:
            drawn = int.from_bytes(self._draw(f"{place} {attempt}".encode()), "big")
            if drawn < 2**64 // n * n:
                return drawn % n
            attempt += 1

    def _draw(self, words: bytes) -> bytes:
        """Eight bytes that nobody can tell without the seed."""
        return blake2b(words, digest_size=8, key=self._key()).digest()

    def _key(self) -> bytes:
        return blake2b(self.seed, digest_size=32).digest()


class SharedNature(Nature):
    """Answers chance by HMAC-SHA256, with a key that the server and the seats have made together.

    The seats bring a nonce each, in hexadecimal digits; one that brings none has an empty text.
    web/src/chance/draws.ts works out the same.
    """

    def __init__(self, seed: bytes, nonces: Sequence[str]) -> None:
        super().__init__(seed)
        words = " ".join([nonce or "-" for nonce in nonces])
        self._shared = hmac.digest(seed, words.encode(), "sha256")

    def _draw(self, words: bytes) -> bytes:
        return hmac.digest(self._shared, words, "sha256")[:8]


def committed(data: bytes) -> str:
    """The hash by which somebody is bound to bytes that are still secret."""
    return sha256(data).hexdigest()


class Draw(NamedTuple):
    """An answer of nature: its place in the record, what could have come, and what came."""

    place: int
    weights: tuple[int, ...]
    chosen: int


def draws(record: Record) -> list[Draw]:
    """All answers of nature in a record."""
    found: list[Draw] = []
    state = record.begin()
    for place, answer in enumerate(record.answers):
        if answer.seat == CHANCE:
            decision = state.asked(CHANCE)
            assert decision is not None
            index = decision.options.index(answer.action)
            found.append(Draw(place, decision.weights, index))
        state.apply(answer.seat, answer.action)
    return found
