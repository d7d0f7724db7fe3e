"""Time and memory one input may take."""

import resource
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

MEMORY = 200 * 1024 * 1024  # bytes


class TooSlow(BaseException):
    """An input takes longer than it may; no Exception, so that nothing catches it on the way."""


def _too_slow(_: int, __: FrameType | None) -> None:
    raise TooSlow


@contextmanager
def limited(seconds: float) -> Iterator[None]:
    """May take that many seconds of the processor, however busy it is, and MEMORY more than now."""
    soft, hard = resource.getrlimit(resource.RLIMIT_AS)
    before = signal.signal(signal.SIGVTALRM, _too_slow)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    if sys.platform == "linux":
        resource.setrlimit(resource.RLIMIT_AS, (_size() + MEMORY, hard))
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)
        resource.setrlimit(resource.RLIMIT_AS, (soft, hard))


def _size() -> int:
    """Bytes of memory this process has asked for."""
    pages = Path("/proc/self/statm").read_bytes().split()[0]
    return int(pages) * resource.getpagesize()
