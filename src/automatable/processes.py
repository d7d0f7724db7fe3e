"""What a process may have; those that work for another end with it."""

import ctypes
import os
import signal
import sys

_SIGNAL_AT_PARENTS_DEATH = 1  # PR_SET_PDEATHSIG
_LINUX = sys.platform == "linux"
_LIBC = ctypes.CDLL(None) if _LINUX else None


def serve_parent(parent: int, memory: int = 0) -> None:
    """Be a good child of that process: end with it, and take so many bytes of memory at most.

    Zero: half of what the machine has.
    """
    die_with(parent)
    limit_memory(memory or half_the_memory())


def die_with(parent: int) -> None:
    """End when the parent does, even in the middle of work that lets nothing else run.

    Only Linux can do so; elsewhere a process must see by itself that nobody talks to it any more.
    """
    if _LIBC is not None:
        _LIBC.prctl(_SIGNAL_AT_PARENTS_DEATH, signal.SIGKILL)
        if os.getppid() != parent:
            sys.exit()  # it has died already


def limit_memory(most: int) -> None:
    """Take no more than so many bytes: what wants more fails, instead of the whole machine."""
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
    """Have as many files and connections open as the system lets this process have."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
