"""Trials of the server: `python -m benchmarks.reliability histories 60`. Most need Linux.

listeners N   N people listen to one table; how soon each answer is acknowledged, and told to all
stored N      N tables are in the store; the start of the server, and the first look at one
long N        a game of N answers; the first look at it after a restart
waking N      N whole games of each kind; the first look at them after a restart
silent N      N connections that never say anything; what others wait meanwhile
histories N   people play for N seconds while things go wrong (--faults), and on to the end
              of every game; then the stored logs must explain all that they did and saw
week N        N tables are played for a week, with hours between answers
memory N      N answers, or what can be given in --seconds; how memory grows
damaged       a store that was damaged in many ways, one that can only be read, and none at all
"""

import argparse
import asyncio
import random
import sys

from automatable.kernel.registry import games
from automatable.processes import allow_many_files

from ..server.servers import OURS, running
from .damage import damaged
from .faults import FAULTS, USUAL
from .histories import Report, at_random, histories, scene
from .large import listeners, restarted, silent, waking
from .memory import memory
from .stores import Cannot
from .week import week


def main() -> None:
    """Try what the command line names."""
    parser = argparse.ArgumentParser(
        prog="benchmarks.reliability",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "what",
        choices=[
            *("listeners", "stored", "long", "waking", "silent"),
            *("histories", "week", "memory", "damaged"),
        ],
    )
    parser.add_argument("number", type=int, nargs="?", default=0)
    parser.add_argument("--faults", default=",".join(USUAL), help=", ".join(FAULTS))
    parser.add_argument("--tables", type=int, default=8, help="at which people play at once")
    parser.add_argument("--often", type=float, default=1.0, help="seconds between two faults")
    parser.add_argument("--pause", type=float, default=0.05, help="seconds people think")
    parser.add_argument("--seconds", type=float, default=900, help="a trial of memory may take")
    parser.add_argument("--games", default=",".join(games()), help="of a trial of waking")
    parser.add_argument("--seed", type=int, default=None)
    given = parser.parse_args()
    allow_many_files()
    try:
        sys.exit(tried(given))
    except Cannot as error:
        sys.exit(str(error))


def tried(given: argparse.Namespace) -> int:
    """Try it; the exit status."""
    if given.what == "histories":
        return checked_histories(given)
    if given.what == "week":
        return told(asyncio.run(week(given.number, random.Random(given.seed))))
    if given.what == "memory":
        memory(given.number, given.seconds)
        return 0
    if given.what == "damaged":
        return damaged()
    if given.what == "waking":
        waking(given.number, given.games.split(","))
        return 0
    if given.what in ("stored", "long"):
        restarted(given.number, given.what == "long")
        return 0
    with running(OURS) as server:
        asyncio.run((listeners if given.what == "listeners" else silent)(server, given.number))
    return 0


def checked_histories(given: argparse.Namespace) -> int:
    """Play under faults, and tell whether the stored logs explain it."""
    seed = random.SystemRandom().randrange(10**6) if given.seed is None else given.seed
    faults = [name for name in given.faults.split(",") if name]
    print(f"seed {seed}", flush=True)
    with scene(faults, random.Random(seed)) as here:
        plan = at_random(faults, given.number, here.rng)
        report = asyncio.run(histories(here, plan, given.tables, given.often, given.pause))
    return told(report)


def told(report: Report) -> int:
    """Tell what a run has shown; the exit status."""
    print(report.text())
    return 1 if report.problems else 0


if __name__ == "__main__":
    main()
