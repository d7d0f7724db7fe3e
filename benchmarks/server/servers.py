"""Servers to be measured: how they are started, loaded and looked at. Linux only."""

import json
import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from threading import Timer
from typing import Any
from uuid import uuid4

from ..figures import Unmeasured
from .browser import REQUESTS, new_address

ROOT = Path(__file__).parents[2]
BOARDGAME = ROOT / "benchmarks" / "boardgame"
PATIENCE = 30.0  # seconds a server may take to start or to stop
ARRIVAL = 300.0  # seconds people may take to sit down
HEADERS = {
    "Content-Type": "application/json",
    "X-Automatable": "1",
    "Cookie": f"automatable={'bench-me' * 4}",
}


@dataclass(frozen=True)
class Contender:
    """A server and people to load it. Words of commands may have `{0}`, `{1}` and `{folder}`."""

    name: str
    serve: tuple[str, ...]
    load: tuple[str, ...]  # is also told tables, seconds and seconds to think
    ready: str  # the address that answers once it is up
    tables: str  # the address that makes tables
    wish: dict[str, Any]  # what is wanted of it
    lobby: int = 0  # which of two ports has these addresses
    environment: dict[str, str] = field(default_factory=dict)
    missing: str = ""  # why it cannot be measured here

    def on(self, store: Path) -> "Contender":
        """The same on a store that outlives it."""
        words = [str(store) if word == "{folder}/db" else word for word in self.serve]
        return replace(self, serve=tuple(words))


OURS = Contender(
    "automatable",
    (sys.executable, "-m", "automatable", "serve", "--port", "{0}", "--store", "{folder}/db"),
    (sys.executable, "-m", "benchmarks.server.load", "{0}"),
    "/healthz",
    "/api/tables",
    {"game": "duel", "seats": [{"kind": "here"}, {"kind": "here"}]},
)


def boardgame() -> Contender:
    """boardgame.io's server, with its tables in memory."""
    missing = ""
    if not shutil.which("node"):
        missing = "there is no Node here"
    elif not (BOARDGAME / "node_modules").exists():
        missing = "not installed; scripts/boardgame installs it"
    return Contender(
        "boardgame.io",
        ("node", str(BOARDGAME / "server.cjs"), "{0}", "{1}"),
        ("node", str(BOARDGAME / "load.cjs"), "{0}", "{1}"),
        "/games",
        "/games/duel/create",
        {"numPlayers": 2},
        lobby=1,
        environment={"NODE_ENV": "production"},
        missing=missing,
    )


@dataclass(frozen=True)
class Watched:
    """What a program told, and the processor time of the server when it told each line."""

    cpu: list[float]
    told: dict[str, Any]  # its last line


class Server:
    """A server that has answered its first request."""

    def __init__(self, contender: Contender, ports: Sequence[int], pid: int, start: float) -> None:
        self.contender, self.ports, self.pid = contender, ports, pid
        self.start = start  # seconds

    def cpu(self) -> float:
        """Seconds of processor time so far, of all its processes but those of bots."""
        clocks = [~pid << 3 | 2 for pid in self._processes()]  # see clock_getcpuclockid(3)
        return sum(map(time.clock_gettime, clocks))

    def memory(self) -> float:
        """Memory in KB; what processes share is counted once."""
        rolled = [Path(f"/proc/{pid}/smaps_rollup").read_text("ascii") for pid in self._processes()]
        return float(sum(int(re.findall(r"^Pss: +(\d+) kB", text, re.M)[0]) for text in rolled))

    def _processes(self) -> list[int]:
        """The process that was started, and the workers it has."""
        below = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text("ascii")
        return [self.pid, *map(int, below.split())]

    def stock(self, tables: int) -> None:
        """Make tables that nobody comes to; raises Unmeasured."""
        web = HTTPConnection("127.0.0.1", self.ports[self.contender.lobby], timeout=PATIENCE)
        for number in range(tables):
            if number % REQUESTS == 0:
                headers = {**HEADERS, "X-Forwarded-For": new_address()}
            body = {"key": uuid4().hex, **self.contender.wish}
            web.request("POST", self.contender.tables, json.dumps(body), headers)
            reply = web.getresponse()
            if reply.status != 200:
                raise Unmeasured(f"POST {self.contender.tables}: {reply.status} {reply.read()!r}")
            reply.read()
        web.close()

    def load(self, tables: int, seconds: float, pause: float) -> Watched:
        """What people at that many tables saw; raises Unmeasured."""
        words = _filled(self.contender.load, self.ports)
        return self.watch([*words, str(tables), str(seconds), str(pause)], ARRIVAL + 2 * seconds)

    def watch(self, words: Sequence[str], limit: float) -> Watched:
        """What a program told by lines of text, the last one JSON; raises Unmeasured."""
        cpu: list[float] = []
        lines: list[str] = []
        with tempfile.TemporaryFile("w+") as errors:
            with subprocess.Popen(
                words, cwd=ROOT, stdout=subprocess.PIPE, stderr=errors, text=True
            ) as process:
                timer = Timer(limit, process.kill)
                timer.start()
                assert process.stdout is not None
                for line in process.stdout:
                    cpu.append(self.cpu())
                    lines.append(line)
                timer.cancel()
            if process.returncode != 0:
                errors.seek(0)
                said = errors.read().strip().splitlines()
                raise Unmeasured(said[-1] if said else f"exit status {process.returncode}")
        return Watched(cpu, json.loads(lines[-1]))


@contextmanager
def running(contender: Contender) -> Iterator[Server]:
    """A server from its start to its end; raises Unmeasured."""
    if contender.missing:
        raise Unmeasured(contender.missing)
    ports = [free_port(), free_port()]
    with tempfile.TemporaryDirectory(prefix="automatable-bench-") as folder:
        began = time.perf_counter()
        process = subprocess.Popen(
            _filled(contender.serve, ports, folder),
            cwd=ROOT,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env={**os.environ, **contender.environment},
        )
        try:
            while not answers(ports[contender.lobby], contender.ready):
                if process.poll() is not None or time.perf_counter() - began > PATIENCE:
                    raise Unmeasured("the server did not start")
                time.sleep(0.01)
            yield Server(contender, ports, process.pid, time.perf_counter() - began)
        finally:
            _stop(process)


def _stop(process: subprocess.Popen[bytes]) -> None:
    process.terminate()
    try:
        process.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def _filled(words: Sequence[str], ports: Sequence[int], folder: str = "") -> list[str]:
    return [word.format(*ports, folder=folder) for word in words]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def answers(port: int, path: str) -> bool:
    web = HTTPConnection("127.0.0.1", port, timeout=5)
    try:
        web.request("GET", path)
        return web.getresponse().status == 200
    except (OSError, HTTPException):
        return False
    finally:
        web.close()
