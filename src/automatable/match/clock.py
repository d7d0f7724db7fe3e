"""Time to think. Whole milliseconds, by the caller's clock: none is read here.

A seat's time runs while everybody sees that the table waits for it, and an answer that everybody
notices ends it. What a seat does unseen while several are at work changes nothing: how often that
is may reveal what it hides.
"""

from collections.abc import Sequence
from typing import Final

SECOND: Final = 1000


class Clock:
    """What is left to each seat: of the time for one answer, or of a bank for the whole game."""

    def __init__(self, seats: int, limit: int, increment: int, is_bank: bool, at: int) -> None:
        self._limit = limit
        self._increment = increment
        self._is_bank = is_bank
        self.at = at  # when that was left
        self._left = [limit] * seats
        self._kept = [limit] * seats  # at the last answer, before it brought more
        self.running: list[int] = []

    def run(self, seats: Sequence[int]) -> None:
        """Let the time of these seats run, since the last change, and that of no others."""
        self.running = list(seats)

    def left(self, seat: int, now: int) -> int:
        """What a seat has left."""
        left = self._left[seat]
        return max(0, left - max(0, now - self.at)) if seat in self.running else left

    def next_over(self, now: int) -> int:
        """How long until the next time that runs is over; -1 if none runs."""
        return min([self.left(seat, now) for seat in self.running], default=-1)

    # What a change leaves, as numbers to be written with it: the time, what is left, what was kept

    def after_answers(self, now: int, seats: Sequence[int]) -> list[int]:
        """Once these seats have answered, one after the other."""
        left, kept = self._charged(now), list(self._kept)
        for seat in seats:
            kept[seat] = left[seat]
            left[seat] = left[seat] + self._increment if self._is_bank else self._limit
        return [max(now, self.at), *left, *kept]

    def after_taking_back(self, now: int, seat: int) -> list[int]:
        """Once the seat has taken back: it goes on with what it had, and gains nothing by it."""
        left = self._charged(now)
        left[seat] = min(left[seat], self._kept[seat])
        return [max(now, self.at), *left, *self._kept]

    def after_pause(self, now: int) -> list[int]:
        """Once the table goes on after a time that was nobody's."""
        return [max(now, self.at), *self._left, *self._kept]

    def set(self, written: Sequence[int]) -> None:
        """Have what was written with a change."""
        seats = len(self._left)
        self.at = written[0]
        self._left = list(written[1 : seats + 1])
        self._kept = list(written[seats + 1 :])

    def _charged(self, now: int) -> list[int]:
        return [self.left(seat, now) for seat in range(len(self._left))]


def clock_of(words: str, seats: int, at: int) -> Clock | None:
    """The clock of an agreement, which begins at that time; None if there is to be none."""
    if not words:
        return None
    kind, limit, increment = clock_parts(words)
    return Clock(seats, limit * SECOND, increment * SECOND, kind == "bank", at)


def clock_words(kind: str, seconds: int, increment: int) -> str:
    """An agreement in words: `answer 60`, `bank 300 10`, or nothing at all."""
    if kind == "none":
        return ""
    return f"bank {seconds} {increment}" if kind == "bank" else f"answer {seconds}"


def clock_parts(words: str) -> tuple[str, int, int]:
    """Kind, seconds and increment of an agreement in words."""
    if not words:
        return "none", 0, 0
    kind, *numbers = words.split()
    return kind, int(numbers[0]), int(numbers[1]) if kind == "bank" else 0
