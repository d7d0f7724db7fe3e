"""A server that may be paused, killed and started again. Linux only."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path

from ..server.servers import PATIENCE, ROOT, answers, free_port

ERRORS = "errors"  # what the server says goes wrong, in its folder


class Served:
    """`automatable serve` on a store, in a folder of its own."""

    def __init__(
        self,
        store: str,
        folder: Path,
        options: Sequence[str] = (),
        environment: Mapping[str, str] | None = None,
    ) -> None:
        self.store, self.folder = store, folder
        self._options, self._environment = options, environment or {}
        self.port = 0
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> float:
        """Start, perhaps again, at another port; the seconds until it answers."""
        began = time.monotonic()
        self.port = free_port()
        words = (sys.executable, "-m", "automatable", "serve", "--port", str(self.port))
        with (self.folder / ERRORS).open("ab") as errors:
            self.process = subprocess.Popen(
                [*words, "--store", self.store, *self._options],
                cwd=ROOT,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=errors,
                env={**os.environ, **self._environment},
                start_new_session=True,
            )
        while not answers(self.port, "/healthz"):
            if self.process.poll() is not None or time.monotonic() - began > PATIENCE:
                raise RuntimeError(f"the server did not start: {self.said()[-1000:]}")
            time.sleep(0.02)
        return time.monotonic() - began

    def said(self) -> str:
        """What it has logged."""
        return (self.folder / ERRORS).read_text("utf-8", "replace")

    def workers(self) -> list[int]:
        """The processes that serve."""
        return [] if self.process is None else children(self.process.pid)

    def thinkers(self) -> list[int]:
        """The processes in which bots think."""
        return [pid for worker in self.workers() for pid in children(worker)]

    def signal_all(self, number: signal.Signals) -> None:
        """Send a signal to the process that was started, and to its workers."""
        assert self.process is not None
        for pid in (self.process.pid, *self.workers()):
            with suppress(ProcessLookupError):
                os.kill(pid, number)

    def kill(self) -> None:
        """End it as a power cut would."""
        assert self.process is not None
        below = [*self.workers(), *self.thinkers()]
        self.process.kill()
        self.process.wait()
        began = time.monotonic()
        while any(map(is_alive, below)):  # they die with it
            if time.monotonic() - began > PATIENCE:
                raise RuntimeError(f"left behind by a server that was killed: {below}")
            time.sleep(0.005)

    def stop(self) -> float:
        """Ask it to stop; the seconds until it has."""
        assert self.process is not None
        began = time.monotonic()
        self.process.terminate()
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.kill()
            raise
        return time.monotonic() - began

    def memory(self) -> float:
        """Memory in KB of the process that was started and of its workers."""
        assert self.process is not None
        return float(sum(_memory(pid) for pid in (self.process.pid, *self.workers())))


def children(pid: int) -> list[int]:
    """The processes just below a process."""
    try:
        tasks = [path.read_text("ascii") for path in Path(f"/proc/{pid}/task").glob("*/children")]
    except OSError:
        return []
    return [int(word) for text in tasks for word in text.split()]


def is_alive(pid: int) -> bool:
    """Whether there is such a process, and it has not ended."""
    try:
        stat = Path(f"/proc/{pid}/stat").read_text("ascii", "replace")
    except OSError:
        return False
    return stat.rpartition(")")[2].split()[0] != "Z"


def _memory(pid: int) -> int:
    text = Path(f"/proc/{pid}/smaps_rollup").read_text("ascii")
    return int(re.findall(r"^Pss: +(\d+) kB", text, re.MULTILINE)[0])
