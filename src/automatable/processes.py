"""Limits of a process; child processes end with their parent."""

import os
import signal
import sys

_SIGNAL_AT_PARENTS_DEATH = 1  # PR_SET_PDEATHSIG
_LINUX = sys.platform == "linux"


def serve_parent(parent: int, memory: int = 0) -> None:
    """Serve as a child of that process: end with it, and use at most that many bytes of memory.

    Zero bytes means half of the machine's memory.
    """
    die_with(parent)
    limit_memory(memory or half_the_memory())


def die_with(parent: int) -> None:
    """End when the parent does, even in the middle of work that lets nothing else run.

    Works on Linux only; elsewhere a process must notice that nobody talks to it any more.
    """
    if _LINUX:
        import ctypes

        ctypes.CDLL(None).prctl(_SIGNAL_AT_PARENTS_DEATH, signal.SIGKILL)
        if os.getppid() != parent:
            sys.exit()  # the parent is already gone


def limit_memory(most: int) -> None:
    """Limit memory to that many bytes: an allocation fails rather than the whole machine."""
    if _LINUX:
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_AS)
        limit = most if hard == resource.RLIM_INFINITY else min(most, hard)
        resource.setrlimit(resource.RLIMIT_AS, (limit, limit))


def half_the_memory() -> int:
    """Half of the memory of this machine, in bytes."""
    if not _LINUX:
        return 0
    return os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE") // 2


def allow_many_files() -> None:
    """Raise the limit of open files and connections to what the system allows."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
