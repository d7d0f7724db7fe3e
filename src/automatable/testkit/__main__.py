"""`python -m automatable.testkit --size 100 duel`: the conformance kit at any size."""

import argparse
from time import perf_counter
from typing import Any

from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from .. import COMPILED
from ..kernel.registry import game, games
from .kit import CHECKS, check


def main() -> None:
    """Check the games named, or all."""
    parser = argparse.ArgumentParser(prog="python -m automatable.testkit", description=__doc__)
    parser.add_argument("games", nargs="*", default=[*games(), "_template"])
    parser.add_argument("--size", type=float, default=1.0, help="1 plays 100 games per check")
    asked = parser.parse_args()
    began = perf_counter()
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns) as progress:
        for name in asked.games:
            task = progress.add_task(name, total=len(CHECKS))

            def tell(check_name: str, name: str = name, task: Any = task) -> None:
                progress.update(task, description=f"{name} {check_name}", advance=1)

            check(game(name), asked.size, tell)
    how = "compiled" if COMPILED else "pure Python"
    print(f"{len(asked.games)} games hold, {how}, {perf_counter() - began:.0f} s")


if __name__ == "__main__":
    main()
