"""Nature's answers, fixed by a secret seed and the place in the record."""

import secrets
from hashlib import blake2b

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
        left = self._below(sum(decision.weights), place)
        for option, weight in zip(decision.options, decision.weights, strict=True):
            left -= weight
            if left < 0:
                return option
        raise AssertionError("the weights add up to their sum")

    def _below(self, n: int, place: int) -> int:
        """A uniform number below n: draws of 64 bits, again while one is past the last whole n."""
        attempt = 0
        while True:
            words = f"{place} {attempt}".encode()
            digest = blake2b(words, digest_size=8, key=self._key()).digest()
            drawn = int.from_bytes(digest, "big")
            if drawn < 2**64 // n * n:
                return drawn % n
            attempt += 1

    def _key(self) -> bytes:
        return blake2b(self.seed, digest_size=32).digest()


def draws(record: Record, seed: bytes) -> list[tuple[int, bool]]:
    """The places of a record at which nature answers, and whether the seed gives that answer."""
    nature = Nature(seed)
    found: list[tuple[int, bool]] = []
    state = record.begin()
    for place, answer in enumerate(record.answers):
        if answer.seat == CHANCE:
            decision = state.asked(CHANCE)
            assert decision is not None
            found.append((place, nature.answer(decision, place) == answer.action))
        state.apply(answer.seat, answer.action)
    return found
