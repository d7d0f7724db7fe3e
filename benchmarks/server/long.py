"""Play long games: `python -m benchmarks.server.long PORT TABLES MARK...`.

Two people at each table play Duels without an end. Prints a line whenever all tables have come to a
MARK, a number of answers, and at last a line of JSON with the number of `tables`.
"""

import argparse
import asyncio
from collections.abc import Sequence
from typing import Any

from .load import arrived, play, unless_failed
from .people import Load, in_peace

PEEK = 0.01  # seconds between two looks at how far everybody is


async def run(port: int, tables: int, marks: Sequence[int]) -> dict[str, Any]:
    """Play up to each mark; raises what the server or a connection complains about."""
    load = Load(port, choose=in_peace, settings={"max_rounds": "none"}, limit=0)
    everybody = await arrived(load, tables)
    people = [person for table in everybody for person in table.people]
    for mark in marks:
        load.limit = mark // 2  # of each of the two
        for person in people:
            person.begin()
        while any(person.given < load.limit or person.busy for person in people):
            await unless_failed(load, asyncio.ensure_future(asyncio.sleep(PEEK)))
        print(mark, flush=True)
    return {"tables": tables}


def main() -> None:
    """Play as the command line says."""
    parser = argparse.ArgumentParser(prog="benchmarks.server.long", description=__doc__)
    parser.add_argument("port", type=int)
    parser.add_argument("tables", type=int)
    parser.add_argument("marks", type=int, nargs="+")
    given = parser.parse_args()
    play(run(given.port, given.tables, given.marks))


if __name__ == "__main__":
    main()
