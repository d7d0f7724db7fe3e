"""The engine behind `automatable bench server`: this server beside boardgame.io's, in one run.

Both take turns in rounds, each time as a fresh process under the same load from another process.
What is measured and what differs between the two: docs/benchmarks.md.
"""

import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from statistics import quantiles
from typing import Any, TypeAlias

from automatable import __version__

from .bench_contest import Unmeasured
from .bench_report import Bar, Figure, Machine, Rates, Round, Speed
from .server_report import ServerFinding, ServerReport

Progress: TypeAlias = Callable[[str, int, int], None]

ROUNDS = 3
TABLES = 200
IDLE = 800  # tables made to see what one more costs; fewer than the server keeps in memory
PAUSE = 1.0  # seconds people think, on average, when they are not in a hurry
PATIENCE = 30.0  # seconds a server may take to start
OURS, PEER = "automatable", "boardgame.io"

BOARDGAME = Path(__file__).parents[3] / "benchmarks" / "boardgame"  # in a source checkout only

BARS = (
    Bar("answers / boardgame.io", "answers", at_least=2),
    Bar("p99 at 200 tables, ms", "p99", at_most=50),
    Bar("idle table, KB", "idle_kb", at_most=30),
    Bar("cold start, s", "start", at_most=2),
)


@dataclass(frozen=True)
class Contender:
    """A server, and people to load it; both commands are told ports, `{0}` and `{1}`."""

    key: str
    title: str
    serve: tuple[str, ...]
    load: tuple[str, ...]
    ready: str  # the address that answers once it is up
    make: tuple[str, str]  # the address and body of the command that makes a table
    headers: tuple[tuple[str, str], ...] = ()
    lobby: int = 0  # which port makes tables
    environment: tuple[tuple[str, str], ...] = ()


def ours(folder: Path) -> Contender:
    """This server, on a SQLite file of its own."""
    table = {"game": "duel", "seats": [{"kind": "here"}, {"kind": "here"}]}
    return Contender(
        OURS,
        "Automatable, durable",
        (sys.executable, "-m", "automatable", "serve", "--port", "{0}", "--store", f"{folder}/db"),
        (sys.executable, "-m", "automatable.lab.server_load", "{0}"),
        "/healthz",
        ("/api/tables", json.dumps({"key": "{key}", **table})),
        (("X-Automatable", "1"), ("Cookie", f"automatable={'bench' * 6}")),
    )


def peer() -> Contender:
    """boardgame.io's server; raises Unmeasured."""
    if not BOARDGAME.exists():
        raise Unmeasured("only in a source checkout")
    if not shutil.which("node"):
        raise Unmeasured("there is no Node here")
    if not (BOARDGAME / "node_modules").exists():
        raise Unmeasured("not installed; scripts/boardgame installs it")
    return Contender(
        PEER,
        "boardgame.io, in memory",
        ("node", str(BOARDGAME / "server.cjs"), "{0}", "{1}"),
        ("node", str(BOARDGAME / "load.cjs"), "{0}", "{1}"),
        "/games",
        ("/games/duel/create", json.dumps({"numPlayers": 2})),
        lobby=1,
        environment=(("NODE_ENV", "production"),),
    )


def run(
    seconds: float,
    peers: bool,
    progress: Progress | None = None,
    rounds: int = ROUNDS,
    tables: int = TABLES,
    idle: int = IDLE,
) -> ServerReport:
    """Measure both servers; every load of a round takes about `seconds`."""
    found: list[Round] = []
    absent: dict[str, str] = {}
    for number in range(rounds):
        rates: Round = {}
        for k, key in enumerate((OURS, PEER) if peers else (OURS,)):
            if progress is not None:
                progress(key, number * (1 + peers) + k, rounds * (1 + peers))
            if key in absent:
                continue
            try:
                rates[key] = _measure(key, seconds, tables, idle)
            except Unmeasured as reason:
                if key == OURS:
                    raise RuntimeError(f"the server failed: {reason}") from None
                absent[key] = str(reason)
        found.append(rates)
    if progress is not None:
        progress("", 1, 1)
    speeds = [_speed(key, found, absent) for key in ((OURS, PEER) if peers else (OURS,))]
    return ServerReport(
        __version__, Machine.here(), seconds, rounds, tables, tuple(speeds), _findings(found)
    )


def _measure(key: str, seconds: float, tables: int, idle: int) -> Rates:
    """What one server does in one round; raises Unmeasured."""
    with tempfile.TemporaryDirectory(prefix="automatable-bench-") as folder:
        contender = ours(Path(folder)) if key == OURS else peer()
        rates: Rates = {}
        with _running(contender) as server:
            rates["start"] = server.start
            rates["idle_kb"] = server.idle_kb(idle)
        with _running(contender) as server:
            full = server.loaded(tables, seconds, 0)
            rates["answers"] = len(full["times"]) / full["seconds"]
            rates["p50_full"], rates["p99_full"] = middle_and_tail(full["times"])
        with _running(contender) as server:
            calm = server.loaded(tables, seconds, PAUSE)
            rates["p50"], rates["p99"] = middle_and_tail(calm["times"])
        return rates


def middle_and_tail(times: list[float]) -> tuple[float, float]:
    """The median and the 99th percentile."""
    if len(times) < 2:
        raise Unmeasured("no answer was acknowledged in time")
    cuts = quantiles(times, n=100, method="inclusive")
    return cuts[49], cuts[98]


class Running:
    """A server that has answered its first request."""

    def __init__(self, contender: Contender, ports: list[int], pid: int, start: float) -> None:
        self.contender, self.ports, self.pid, self.start = contender, ports, pid, start
        self._sent = 0

    def idle_kb(self, tables: int) -> float:
        """What a table costs that nobody touches, in KB of memory."""
        self._make(max(1, tables // 10))  # what is needed once is there
        before = self._memory()
        self._make(tables)
        return (self._memory() - before) / tables

    def loaded(self, tables: int, seconds: float, pause: float) -> dict[str, Any]:
        """What the people at so many tables saw."""
        words = [*_filled(self.contender.load, self.ports), str(tables), str(seconds), str(pause)]
        try:
            done = subprocess.run(  # noqa: S603
                words, capture_output=True, text=True, timeout=120 + 4 * seconds
            )
        except (OSError, subprocess.TimeoutExpired) as error:
            raise Unmeasured(str(error)) from None
        if done.returncode != 0:
            lines = done.stderr.strip().splitlines() or [f"exit status {done.returncode}"]
            raise Unmeasured(lines[-1])
        seen: dict[str, Any] = json.loads(done.stdout)
        return seen

    def _make(self, tables: int) -> None:
        path, body = self.contender.make
        web = HTTPConnection("127.0.0.1", self.ports[self.contender.lobby], timeout=PATIENCE)
        for number in range(tables):
            headers = {
                "Content-Type": "application/json",
                "X-Forwarded-For": self._address(),
                **dict(self.contender.headers),
            }
            key = f"{tables:06}-{number:06}"
            web.request("POST", path, body.replace("{key}", key), headers)
            answer = web.getresponse()
            answer.read()
            if answer.status != 200:
                raise Unmeasured(f"POST {path}: {answer.status}")
        web.close()

    def _address(self) -> str:
        """Where the next command comes from: the server allows each only so much in a hurry."""
        self._sent += 1
        number = self._sent // 32
        return f"10.1.{number >> 8 & 255}.{number & 255}"

    def _memory(self) -> float:
        """Resident memory in KB."""
        words = ["ps", "-o", "rss=", "-p", str(self.pid)]
        return float(subprocess.check_output(words, text=True))  # noqa: S603


@contextmanager
def _running(contender: Contender) -> Iterator[Running]:
    """A server from its start to its end."""
    ports = [_free_port(), _free_port()]
    began = time.perf_counter()
    try:
        process = subprocess.Popen(  # noqa: S603
            _filled(contender.serve, ports),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env={**os.environ, **dict(contender.environment)},
        )
    except OSError as error:
        raise Unmeasured(str(error)) from None
    try:
        while not _answers(ports[contender.lobby], contender.ready):
            if process.poll() is not None or time.perf_counter() - began > PATIENCE:
                raise Unmeasured("the server did not start")
            time.sleep(0.01)
        yield Running(contender, ports, process.pid, time.perf_counter() - began)
    finally:
        process.terminate()
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _filled(words: tuple[str, ...], ports: list[int]) -> list[str]:
    names = {"{0}": str(ports[0]), "{1}": str(ports[1])}
    return [names.get(word, word) for word in words]


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _answers(port: int, path: str) -> bool:
    web = HTTPConnection("127.0.0.1", port, timeout=5)
    try:
        web.request("GET", path)
        return web.getresponse().status == 200
    except (OSError, HTTPException):
        return False
    finally:
        web.close()


def _speed(key: str, rounds: list[Round], absent: dict[str, str]) -> Speed:
    mine = [rates[key] for rates in rounds if key in rates]
    if key in absent or not mine:
        return Speed(key, key, absent=absent.get(key, ""))
    return Speed(key, key, {name: Figure(tuple(r[name] for r in mine)) for name in mine[0]})


def _findings(rounds: list[Round]) -> tuple[ServerFinding, ...]:
    """What each bar is about; the ratio is taken within each round."""
    found: list[ServerFinding] = []
    for bar in BARS:
        if bar.ratio == "answers":
            values = [r[OURS]["answers"] / r[PEER]["answers"] for r in rounds if PEER in r]
        else:
            values = [r[OURS][bar.ratio] for r in rounds]
        if values:
            found.append(ServerFinding(bar.game, Figure(tuple(values)), bar))
    return tuple(found)
