"""Try our server beside boardgame.io's: `python -m benchmarks.server --only saturation,think`."""

import argparse
import json

from rich.console import Console

from ..figures import measured
from .measurements import MEASUREMENTS, chosen
from .report import run, show
from .servers import boardgame


def main() -> None:
    """Try what the command line names."""
    names = ", ".join(measurement.name for measurement in MEASUREMENTS)
    parser = argparse.ArgumentParser(prog="benchmarks.server", description=__doc__)
    parser.add_argument(
        "--only", default="", help=f"measurements, or how their names begin: {names}"
    )
    parser.add_argument("--seconds", type=float, default=5.0, help="for each load")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--no-peers", action="store_true", help="try our server only")
    parser.add_argument("--json", action="store_true", help="print the report as data")
    given = parser.parse_args()
    peer = None if given.no_peers else boardgame()
    try:
        measurements = chosen(given.only.split(",") if given.only else [])
    except ValueError as error:
        parser.error(str(error))
    report = measured(lambda tell: run(measurements, given.seconds, given.rounds, peer, tell))
    if given.json:
        print(json.dumps(report.plain()))
    else:
        Console().print(show(report))


if __name__ == "__main__":
    main()
