"""Load a running server: `python -m benchmarks.server.load PORT TABLES SECONDS PAUSE`.

Two people in browsers sit at each table. They answer when asked, half to one and a half times PAUSE
seconds later (0: at once), and begin another game when one is over. Prints a line when it begins to
count, then a line of JSON: `seconds`, the processor time of the people (`cpu`) and `times`, the
milliseconds from each answer sent to its acknowledgement.
"""

import argparse
import asyncio
import time
from collections.abc import Coroutine
from typing import Any

import uvloop
from orjson import dumps

from automatable.processes import allow_many_files

from .people import Load, Table

WARM_UP = 0.25  # of the time, not counted, after everybody has thought once
DOOR = 16  # tables that are set at once


async def run(port: int, tables: int, seconds: float, pause: float) -> dict[str, Any]:
    """Play that long; raises what the server or a connection complains about."""
    load = Load(port, pause)
    playing = asyncio.gather(*[table.play() for table in await arrived(load, tables)])
    await unless_failed(load, playing, 1.5 * pause + seconds * WARM_UP)
    print("counting", flush=True)
    load.times, began, spent = [], time.perf_counter(), time.process_time()
    await unless_failed(load, playing, seconds)
    return {
        "seconds": time.perf_counter() - began,
        "cpu": time.process_time() - spent,
        "times": load.times,
    }


async def arrived(load: Load, tables: int) -> list[Table]:
    """Tables at which everybody sits."""
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(lambda _, told: load.fail(_error(told)))
    everybody = [Table(load) for _ in range(tables)]
    door = asyncio.Semaphore(DOOR)
    await unless_failed(load, asyncio.gather(*[_arrive(table, door) for table in everybody]))
    return everybody


async def _arrive(table: Table, door: asyncio.Semaphore) -> None:
    async with door:
        await table.arrive()


async def unless_failed(
    load: Load, work: asyncio.Future[Any], seconds: float | None = None
) -> None:
    """Wait until the work is done or the time is over; raises what fails meanwhile."""
    waited = [work, load.failed]
    done, _ = await asyncio.wait(waited, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
    for each in done:
        each.result()


def _error(told: dict[str, Any]) -> Exception:
    error = told.get("exception")
    return error if isinstance(error, Exception) else RuntimeError(told["message"])


def play(work: Coroutine[Any, Any, dict[str, Any]]) -> None:
    """Print what comes out of work that has many connections."""
    allow_many_files()
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        print(dumps(runner.run(work)).decode(), flush=True)


def main() -> None:
    """Load a server as the command line says."""
    parser = argparse.ArgumentParser(prog="benchmarks.server.load", description=__doc__)
    parser.add_argument("port", type=int)
    parser.add_argument("tables", type=int)
    parser.add_argument("seconds", type=float)
    parser.add_argument("pause", type=float)
    given = parser.parse_args()
    play(run(given.port, given.tables, given.seconds, given.pause))


if __name__ == "__main__":
    main()
