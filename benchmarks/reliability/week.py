"""A week of slow play: answers hours apart, the server started anew every day.

The hours do not pass: libfaketime moves both clocks of the server (time of day, and time since the
start) by six hours at once, 28 times, so that everything it does after a while is due. Whoever
visits a table comes with a new connection, looks, answers what is asked, and goes.
"""

import asyncio
import random
import tempfile
from pathlib import Path

from automatable.server.store import Store, sqlite_address

from .faults import Scene
from .histories import WISHES, Report, Run
from .history import History
from .players import Client, Person
from .proxy import Proxy
from .served import Served
from .stores import Clock

HOURS = 6  # between two visits
VISITS = 7 * 24 // HOURS
A_DAY = 24 // HOURS  # visits
COMES = 0.9  # how often somebody comes in these hours
AT_ONCE = 20  # who visit


class Table:
    """A table, and the people who come there now and then."""

    def __init__(self, code: str, people: list[Person], history: History) -> None:
        self.code, self.people, self.history = code, people, history
        self.is_over = False


async def week(tables: int, rng: random.Random) -> Report:
    """Play at a number of tables for a week, and then to their ends; raises Cannot."""
    with tempfile.TemporaryDirectory(prefix="automatable-week-") as name:
        folder = Path(name)
        clock = Clock(folder, moves_all=True)
        path = folder / "tables.db"
        served = Served(str(path), folder, ("--expire", "30"), clock.environment)
        here = Scene(served, Proxy(), rng, clock=clock)
        await here.proxy.start()
        try:
            await here.start()
            run = Run(here, pause=0.001)
            run.world.is_calm = True
            begun = [await _begun(run, number) for number in range(tables)]
            for visit in range(1, VISITS + 1):
                await _hours_pass(here, clock, visit)
                await _visited(run, begun)
            report = Report()
            print(f"over within the week: {sum(table.is_over for table in begun)} of {tables}")
            while not all(table.is_over for table in begun):
                await _visited(run, begun)
        finally:
            await here.proxy.stop()
            served.stop()
        store = Store(sqlite_address(path))
        await run.check(store, report)
        store.close()
        report.faults["hours"] = VISITS * HOURS
        return report


async def _begun(run: Run, number: int) -> Table:
    wish = WISHES[number % len(WISHES)]
    clients = [Client(run.world, f"{number}-{seat}") for seat in range(len(wish.seats))]
    code, invites = await clients[0].create(wish)
    history = run.histories[code] = History()
    people = []
    for seat, kind in enumerate(wish.seats):
        if kind in ("here", "link"):
            person = Person(clients[seat], code, seat, history)
            if kind == "link":
                await person.join(invites[seat])
            people.append(person)
        await clients[seat].close()
    return Table(code, people, history)


async def _hours_pass(here: Scene, clock: Clock, visit: int) -> None:
    """Hours pass; once a day the server is stopped and started."""
    clock.move(visit * HOURS * 3600)
    if visit % A_DAY == 0:
        here.stops.append(await asyncio.to_thread(here.served.stop))
        await here.start()
        here.done["restarts"] += 1


async def _visited(run: Run, tables: list[Table]) -> None:
    """Most people come, look, and answer what they are asked."""
    door = asyncio.Semaphore(AT_ONCE)

    async def visit(table: Table, person: Person) -> None:
        async with door:
            person.client = Client(run.world, person.client.name, person.client.secret)
            message = await person.look()
            if message["decision"] is not None:
                option = person.rng.choice(message["decision"]["options"])["action"]
                await person.answer(option, message["sequence"])
                message = await person.look()
            table.is_over = table.is_over or message["status"] == "over"
            await person.client.close()

    coming = [
        visit(table, person)
        for table in tables
        for person in table.people
        if not table.is_over and run.world.rng.random() < COMES
    ]
    await asyncio.gather(*coming)
