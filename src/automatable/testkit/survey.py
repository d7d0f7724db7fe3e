"""`python -m automatable.testkit.survey --worlds 1000000 duel`: the leak test at any size.

It plays random games with all test settings. For each seat what it cannot see is dealt again, and
both worlds are played on; whatever the seat gets of them must be the same. It prints for each of
the settings how many pairs of worlds were compared, in how many something hidden really differed,
and how many could be told apart; it fails if any could. Ctrl-C or SIGTERM ends it with those done
so far.
"""

import argparse
import signal
import sys
from collections.abc import Iterator
from contextlib import suppress
from time import process_time
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

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
    parser.add_argument(
        "--seed", type=int, default=1, help="of the first random game; others follow"
    )
    asked = parser.parse_args()
    tallies: list[Tally] = []
    with suppress(KeyboardInterrupt):
        for name in asked.games:
            for told, seconds in surveyed(game(name), asked.worlds, asked.seed, tallies):
                print(f"{name}, {told}: {_said(tallies[-1:])}, {seconds:.0f} s", flush=True)
    print(f"{_said(tallies)}, {'compiled' if COMPILED else 'pure Python'}")
    leaks = [leak for tally in tallies for leak in tally.leaks]
    if leaks:
        sys.exit("\n".join(leaks[:5]))


def _said(tallies: list[Tally]) -> str:
    pairs, different = sum(t.pairs for t in tallies), sum(t.different for t in tallies)
    leaks = sum(len(tally.leaks) for tally in tallies)
    return f"{pairs:,} pairs of worlds, {different:,} different, {leaks:,} told apart"


def surveyed(
    game: Game[Any], worlds: int, seed: int, tallies: list[Tally]
) -> Iterator[tuple[str, float]]:
    """For each of the test settings, which get a tally each: its text, and the time it took."""
    share = -(-worlds // len(game.test_settings))
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeElapsedColumn(), console=Console(stderr=True)) as progress:
        task = progress.add_task(game.id, total=share * len(game.test_settings))
        for number, settings in enumerate(game.test_settings):
            began = process_time()

            def tell(pairs: int, before: int = number * share) -> None:
                progress.update(task, completed=before + min(pairs, share))

            tallies.append(Tally())
            survey(game, dict(settings), share, tallies[-1], tell, seed)
            told = ", ".join(f"{name} {value}" for name, value in settings.items())
            yield told or "usual", process_time() - began


if __name__ == "__main__":
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.default_int_handler)
    main()
