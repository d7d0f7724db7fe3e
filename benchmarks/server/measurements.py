"""What is tried with a server, and what must come out of it."""

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import quantiles
from typing import TypeAlias

from ..figures import Bar, Unmeasured
from .servers import ARRIVAL, Contender, Server, Watched, running

Rates: TypeAlias = dict[str, float]  # by measure

ANSWERS, P50, P99, MAX = "answers/s", "p50, ms", "p99, ms", "max, ms"
CPU, COST, CLIENT = "CPU, %", "CPU per answer, µs", "CPU of the people, %"
MEMORY, IDLE, START, RATIO = "memory, MB", "KB per idle table", "start, s", "ratio"


@dataclass(frozen=True)
class Measurement:
    """Something tried with our server and, if that makes sense, with the peer's."""

    name: str
    title: str
    measure: Callable[[Contender, float], Rates]  # is told how many seconds a load takes
    bars: dict[str, Bar]  # of our own measures
    with_peer: bool = True
    ratios: dict[str, Bar] | None = None  # of our measures to the peer's


def measure_load(tables: int, pause: float, crowd: int = 0) -> Callable[[Contender, float], Rates]:
    """People at tables, beside a crowd of tables to which nobody comes."""

    def measure(contender: Contender, seconds: float) -> Rates:
        with running(contender) as server:
            server.stock(crowd)
            watched = server.load(tables, seconds, pause)
            return {**load_rates(watched), MEMORY: server.memory() / 1024}

    return measure


def load_rates(watched: Watched) -> Rates:
    """What a load says about a server."""
    took, times = watched.told["seconds"], watched.told["times"]
    if len(times) < 2:
        raise Unmeasured("no answer was acknowledged in time")
    cuts = quantiles(times, n=100, method="inclusive")
    spent = watched.cpu[-1] - watched.cpu[0]
    return {
        ANSWERS: len(times) / took,
        P50: cuts[49],
        P99: cuts[98],
        MAX: max(times),
        CPU: 100 * spent / took,
        COST: 1e6 * spent / len(times),
        CLIENT: 100 * watched.told["cpu"] / took,
    }


def measure_idle(tables: int) -> Callable[[Contender, float], Rates]:
    """What a table costs that nobody touches; there are fewer than are kept in memory."""

    def measure(contender: Contender, seconds: float) -> Rates:
        with running(contender) as server:
            server.stock(max(1, tables // 10))  # what is needed once is there
            before = server.memory()
            server.stock(tables)
            return {IDLE: (server.memory() - before) / tables}

    return measure


def measure_start(contender: Contender, seconds: float) -> Rates:
    """From the start of the process to its first reply."""
    with running(contender) as server:
        return {START: server.start}


def measure_stored(tables: int, few: int, many: int) -> Callable[[Contender, float], Rates]:
    """The cost of an answer with few and with many tables in the store."""

    def measure(contender: Contender, seconds: float) -> Rates:
        with running(contender) as small, running(contender) as large:
            small.stock(few)
            large.stock(many)
            # In this order a machine that grows slower meanwhile does so for both.
            a, b, c, d = (_cost(server, tables, seconds) for server in (small, large, large, small))
        return _compared(f"{few:,} tables", (a + d) / 2, f"{many:,} tables", (b + c) / 2)

    return measure


def _cost(server: Server, tables: int, seconds: float) -> float:
    return load_rates(server.load(tables, seconds, 0))[COST]


def measure_long(
    tables: int, early: int, late: int, block: int
) -> Callable[[Contender, float], Rates]:
    """The cost of an answer early and late in one game."""

    def measure(contender: Contender, seconds: float) -> Rates:
        marks = [early, early + block, late, late + block]
        with running(contender) as server:
            cpu = _long_games(server, tables, marks).cpu
        first, last = (1e6 * (cpu[k + 1] - cpu[k]) / (tables * block) for k in (0, 2))
        return _compared(f"answer {early}", first, f"answer {late:,}", last)

    return measure


def _long_games(server: Server, tables: int, marks: Sequence[int]) -> Watched:
    words = (sys.executable, "-m", "benchmarks.server.long", str(server.ports[0]), str(tables))
    return server.watch([*words, *map(str, marks)], ARRIVAL)


def _compared(before: str, first: float, after: str, last: float) -> Rates:
    return {f"{before}: {COST}": first, f"{after}: {COST}": last, RATIO: last / first}


def thinking(tables: int, bar: float) -> Measurement:
    """People who think for half a second to one and a half."""
    title = f"{tables:,} tables of two people who think for 0.5 to 1.5 s"
    return Measurement(f"think-{tables}", title, measure_load(tables, 1.0), {P99: Bar(at_most=bar)})


MEASUREMENTS = (
    Measurement(
        "saturation",
        "200 tables of two people who answer at once",
        measure_load(200, 0.0),
        {},
        ratios={ANSWERS: Bar(at_least=1.2)},
    ),
    thinking(200, 50),
    thinking(1000, 100),
    thinking(2000, 250),
    Measurement(
        "rooms",
        "200 tables of two people who think, beside 3,000 tables nobody comes to",
        measure_load(200, 1.0, crowd=3000),
        {P99: Bar(at_most=50)},
    ),
    Measurement("idle", "tables nobody touches", measure_idle(800), {IDLE: Bar(at_most=30)}),
    Measurement(
        "stored",
        "an answer at 20 busy tables, few and many tables in the store",
        measure_stored(20, 100, 10_000),
        {RATIO: Bar(at_most=1.1)},
        with_peer=False,
    ),
    Measurement(
        "long",
        "an answer at 40 busy tables, early and late in the game",
        measure_long(40, 10, 1000, 50),
        {RATIO: Bar(at_most=1.2)},
        with_peer=False,
    ),
    Measurement("start", "cold start", measure_start, {START: Bar(at_most=2)}),
)


def chosen(names: Sequence[str]) -> list[Measurement]:
    """Those whose names are or begin with these, all if none is named; raises ValueError."""
    wanted = {measurement.name for name in names for measurement in _named(name)}
    return [measurement for measurement in MEASUREMENTS if not names or measurement.name in wanted]


def _named(name: str) -> list[Measurement]:
    exact = [measurement for measurement in MEASUREMENTS if measurement.name == name]
    found = exact or [
        measurement for measurement in MEASUREMENTS if measurement.name.startswith(name)
    ]
    if not found:
        raise ValueError(
            f"no measurement {name!r}; there are: {', '.join(t.name for t in MEASUREMENTS)}"
        )
    return found
