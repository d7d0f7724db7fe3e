"""Histories of a server under faults, and whether its store explains them."""

import asyncio
import random
import tempfile
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from automatable.server.store import Store, sqlite_address

from .checker import problems
from .faults import CLOCK, DISK, FAULTS, POSTGRES, Scene
from .history import History
from .players import Client, Person, Spectator, Wish, World
from .proxy import Proxy
from .served import Served
from .stores import Clock, postgres, small_disk

RECOVERY = 120.0  # seconds after the last fault in which every table must come to its end
SHOWN = 20  # problems that are told
WISHES = (
    Wish("duel", ("here", "link")),
    Wish("duel", ("here", "random")),
    Wish("cyberion", ("here", "link"), {"players": "2"}),
    Wish("cyberion", ("here",), {"players": "1"}),
)


@dataclass
class Report:
    """What a run has shown."""

    tables: int = 0
    rows: int = 0
    looks: int = 0
    counts: Counter[str] = field(default_factory=Counter)
    faults: Counter[str] = field(default_factory=Counter)
    stops: list[float] = field(default_factory=list)
    recovery: float = 0.0  # seconds
    made: list[str] = field(default_factory=list)  # when each table was, by the server's clock
    problems: list[str] = field(default_factory=list)

    def text(self) -> str:
        """For people, in a few lines."""
        counts = ", ".join(f"{name} {number:,}" for name, number in sorted(self.counts.items()))
        faults = ", ".join(f"{name} {number:,}" for name, number in sorted(self.faults.items()))
        lines = [
            f"{self.tables:,} tables, {self.rows:,} rows in their logs, {self.looks:,} looks",
            f"commands: {counts}",
            f"faults: {faults or 'none'}",
            f"all tables came to their end, {self.recovery:.1f} s after the last fault",
        ]
        if self.faults[CLOCK]:
            lines.append(f"by its clock tables were made from {min(self.made)} to {max(self.made)}")
        if self.stops:
            lines.append(f"stopping took {max(self.stops):.2f} s at most")
        if not self.problems:
            return "\n".join([*lines, "the stored logs explain everything"])
        return "\n".join([*lines, f"{len(self.problems)} PROBLEMS", *self.problems[:SHOWN]])


class Run:
    """Tables at which people play while things go wrong."""

    def __init__(self, scene: Scene, pause: float) -> None:
        self.scene = scene
        self.world = World(scene.proxy.port, scene.rng, pause)
        self.histories: dict[str, History] = {}  # by table
        self.unfinished: set[str] = set()

    async def go(self, tables: int, plan: Iterable[str], often: float) -> Report:
        """Play, with a fault at regular intervals, and on until all tables are at their end."""
        playing = [asyncio.create_task(self._play(number)) for number in range(tables)]
        try:
            for name in plan:
                await asyncio.sleep(self.scene.rng.expovariate(1 / often))
                if name:
                    await FAULTS[name](self.scene)
                    self.scene.done[name] += 1
            self.world.is_calm = True
            began = time.monotonic()
            done, late = await asyncio.wait(playing, timeout=RECOVERY)
            report = Report(recovery=time.monotonic() - began)
            for task in done:
                task.result()
            if late:
                report.problems += [await self._stuck(code) for code in sorted(self.unfinished)]
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
        return report

    async def _play(self, number: int) -> None:
        """One table after the other, as long as things go wrong."""
        turn = 0
        while not self.world.is_calm:
            await self._play_table(WISHES[(number + turn) % len(WISHES)], f"{number}.{turn}")
            turn += 1

    async def _play_table(self, wish: Wish, name: str) -> None:
        people = [Client(self.world, f"{name}-{seat}") for seat in wish.seats]
        watching = Client(self.world, f"{name}-x")
        try:
            code, invites = await people[0].create(wish)
            history = self.histories[code] = History()
            self.unfinished.add(code)
            work = [Spectator(watching, code, None, history).listen()]
            for seat, kind in enumerate(wish.seats):
                person = Person(people[seat], code, seat, history)
                if kind == "link":
                    await person.join(invites[seat])
                if kind in ("here", "link"):
                    work.append(person.play())
            await asyncio.gather(*work)
            self.unfinished.discard(code)
        finally:
            for client in (*people, watching):
                await client.close()

    async def _stuck(self, code: str) -> str:
        """Where a table stands that does not go on."""
        client = Client(self.world, "")
        table = await client.try_once("GET", f"/api/tables/{code}")
        view = await client.try_once("GET", f"/api/tables/{code}/view")
        await client.close()
        last = [(look.who, look.sequence) for look in self.histories[code].looks[-3:]]
        said = [(each.kind, each.outcome) for each in self.histories[code].commands[-3:]]
        return f"{code} does not go on: {table} {view} last looks {last}, commands {said}"

    async def check(self, store: Store, report: Report) -> None:
        """Compare what was stored with what was seen."""
        for code, history in self.histories.items():
            table, log = await store.table(code), await store.log(code)
            report.tables += 1
            report.rows += len(log)
            report.looks += len(history.looks)
            if table is None:
                report.problems.append(f"{code}: lost, with all that was done there")
            else:
                report.made.append(table.created)
                report.problems += [f"{code}: {told}" for told in problems(table, log, history)]
        report.counts, report.faults = self.world.counts, self.scene.done
        report.stops = self.scene.stops
        report.problems += self.scene.problems


@contextmanager
def scene(faults: Sequence[str], rng: random.Random) -> Iterator[Scene]:
    """A server on a store to which these faults can happen; raises Cannot."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="automatable-run-")))
        disk = stack.enter_context(small_disk()) if DISK in faults else None
        database = stack.enter_context(postgres()) if set(POSTGRES) & set(faults) else None
        clock = Clock(folder) if CLOCK in faults else None
        environment = clock.environment if clock else None
        if database is not None:
            served = Served(database.address, folder, ("--workers", "2"), environment)
        else:
            path = (disk.folder if disk else folder) / "tables.db"
            served = Served(str(path), folder, environment=environment)
        stack.callback(_end, served)
        yield Scene(served, Proxy(), rng, disk, database, clock)


def _end(served: Served) -> None:
    if served.process is not None and served.process.poll() is None:
        served.stop()


def at_random(faults: Sequence[str], seconds: float, rng: random.Random) -> Iterator[str]:
    """One of these faults after the other for so long; if there is none, nothing goes wrong."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        yield rng.choice(faults) if faults else ""


async def histories(
    here: Scene, plan: Iterable[str], tables: int, often: float, pause: float
) -> Report:
    """Have people play while things go wrong, and check what they saw."""
    await here.proxy.start()
    await here.start()
    run = Run(here, pause)
    report = await run.go(tables, plan, often)
    await here.proxy.stop()
    await asyncio.to_thread(here.served.stop)
    address = here.served.store
    store = Store(address if "://" in address else sqlite_address(Path(address)))
    await run.check(store, report)
    store.close()
    return report
