"""`python -m automatable.testkit.survey --worlds 1000000 duel`: the leak test at any size.

It plays at random at every table worth testing. For each seat the hidden things are dealt again,
and both worlds are played on; whatever the seat gets of them must be the same. Prints for each
table how many pairs of worlds were compared, in how many something hidden really differed, and how
many could be told apart; fails if any could. Ctrl-C ends it with the tables done so far.
"""

import argparse
import sys
from collections.abc import Iterator
from contextlib import suppress
from time import process_time
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from .. import COMPILED
from ..kernel.game import Game
from ..kernel.registry import game, games
from .leaks import Tally, survey


def main() -> None:
    """Survey the games named, or all."""
    parser = argparse.ArgumentParser(
        prog="python -m automatable.testkit.survey",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("games", nargs="*", default=[*games(), "_template"])
    parser.add_argument("--worlds", type=int, default=1_000_000, help="pairs for each game")
    asked = parser.parse_args()
    tallies: list[Tally] = []
    shown = Table("game", "table", box=None)
    for title in ("pairs of worlds", "different", "told apart", "seconds"):
        shown.add_column(title, justify="right")
    with suppress(KeyboardInterrupt):
        for name in asked.games:
            for told, tally, seconds in surveyed(game(name), asked.worlds):
                tallies.append(tally)
                numbers = (tally.pairs, tally.different, len(tally.leaks))
                shown.add_row(name, told, *[f"{one:,}" for one in numbers], f"{seconds:.0f}")
    Console(width=110).print(shown)
    pairs, different = sum(t.pairs for t in tallies), sum(t.different for t in tallies)
    leaks = [leak for tally in tallies for leak in tally.leaks]
    how = "compiled" if COMPILED else "pure Python"
    print(f"{pairs:,} pairs of worlds, {different:,} different, {len(leaks):,} told apart, {how}")
    if leaks:
        sys.exit("\n".join(leaks[:5]))


def surveyed(game: Game[Any], worlds: int) -> Iterator[tuple[str, Tally, float]]:
    """Each table worth testing gets its share: as text, what was found, and the time it took."""
    share = -(-worlds // len(game.samples))
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeElapsedColumn(), console=Console(stderr=True)) as progress:
        task = progress.add_task(game.id, total=share * len(game.samples))
        for number, sample in enumerate(game.samples):
            began = process_time()

            def tell(pairs: int, before: int = number * share) -> None:
                progress.update(task, completed=before + min(pairs, share))

            tally = survey(game, dict(sample), share, tell)
            told = ", ".join(f"{name} {value}" for name, value in sample.items())
            yield told or "usual", tally, process_time() - began


if __name__ == "__main__":
    main()
