"""Measure the games beside other engines: `python -m benchmarks.engines duel --no-peers --json`."""

import argparse
import json

from rich.console import Console

from automatable.kernel.errors import UnknownGame
from automatable.kernel.registry import games

from ..figures import measured
from .run import ROUNDS, run
from .show import show


def main() -> None:
    """Measure what the command line names."""
    parser = argparse.ArgumentParser(prog="benchmarks.engines", description=__doc__)
    parser.add_argument("games", nargs="*", help=f"all if none is named: {', '.join(games())}")
    parser.add_argument("--seconds", type=float, default=0.5, help="for each number of a round")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--no-peers", action="store_true", help="measure our games only")
    parser.add_argument("--json", action="store_true", help="print the report as data")
    given = parser.parse_args()
    try:
        report = measured(
            lambda tell: run(given.games, given.seconds, not given.no_peers, tell, given.rounds)
        )
    except UnknownGame as error:
        parser.error(str(error))
    if given.json:
        print(json.dumps(report.plain()))
    else:
        Console().print(show(report))


if __name__ == "__main__":
    main()
