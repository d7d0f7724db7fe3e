"""Timing work in one process, in processor time."""

import time
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Timing:
    """How often something was done, how much work that was, and how long it took."""

    times: int
    work: int
    seconds: float

    @property
    def work_rate(self) -> float:
        """Work per second."""
        return self.work / self.seconds

    @property
    def rate(self) -> float:
        """Repetitions per second."""
        return self.times / self.seconds


def timed(do: Callable[[int], int], seconds: float) -> Timing:
    """How fast `do(times)` works when it is kept busy for about that long; it returns its work."""
    do(1)  # the first time is no measure of any other
    batch, times, work = 1, 0, 0
    start = time.process_time()
    while True:
        work += do(batch)
        times += batch
        spent = time.process_time() - start
        if spent >= seconds and spent > 0:
            return Timing(times, work, spent)
        if spent < seconds / 8:
            batch *= 2
