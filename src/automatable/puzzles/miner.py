"""Mining that can be broken off: puzzles go into a file, and beside it is how far it got."""

import tomllib
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from ..kernel.game import Game
from ..kernel.registry import game as game_named
from .goal import Goal
from .mine import Plan, mine_game
from .puzzle import BadPuzzle, read, read_file

PLAN = "mine.toml"
AHEAD = 2  # games given to each process, so that none is idle


def plan_of(game: Game[Any]) -> Plan:
    """How puzzles of a game are looked for: `games/<game>/puzzles/mine.toml`; raises BadPuzzle."""
    path = game.folder / "puzzles" / PLAN
    if not path.exists():
        raise BadPuzzle(f"{game.id} has no {PLAN}", "none", game=game.id)
    try:
        data = tomllib.loads(path.read_text("utf-8"))
        goal = Goal.read(data.pop("goal"))
        return Plan(game.id, data.pop("settings", {}), goal, **data)
    except (KeyError, TypeError, ValueError) as error:
        raise BadPuzzle(f"{path}: {error!r}") from None


def texts_of(plan: Plan, number: int) -> list[str]:
    """The puzzles in the game of that number, as lines of a file."""
    return [one.text() for one in mine_game(plan, number)]


def next_number(path: Path) -> int:
    """The first game that was not looked at for this file."""
    beside = _beside(path)
    return int(beside.read_text("utf-8")) if beside.exists() else 0


def mine(plan: Plan, path: Path, games: int, jobs: int) -> Iterator[tuple[int, int]]:
    """Look at more games; yields the number of each, and how many new puzzles it had."""
    game = game_named(plan.game)
    known = {one.id for one in read_file(game, path)}
    first = next_number(path)
    path.parent.mkdir(parents=True, exist_ok=True)
    for number, texts in _mined(plan, range(first, first + games), jobs):
        new = [text for text in texts if _id(game, text) not in known]
        known |= {_id(game, text) for text in new}
        with path.open("a", encoding="utf-8") as file:
            file.writelines(f"{text}\n" for text in new)
        _beside(path).write_text(f"{number + 1}\n", "utf-8")
        yield number, len(new)


def _mined(plan: Plan, numbers: range, jobs: int) -> Iterator[tuple[int, list[str]]]:
    """What is found in each game, in their order."""
    if jobs == 1:
        yield from ((number, texts_of(plan, number)) for number in numbers)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        waiting = [pool.submit(texts_of, plan, number) for number in numbers[: jobs * AHEAD]]
        later = iter(numbers[jobs * AHEAD :])
        try:
            for number in numbers:
                found = waiting.pop(0).result()
                if (more := next(later, None)) is not None:
                    waiting.append(pool.submit(texts_of, plan, more))
                yield number, found
        finally:
            for future in waiting:
                future.cancel()


def _id(game: Game[Any], text: str) -> str:
    return read(game, text).id


def _beside(path: Path) -> Path:
    return path.with_name(f"{path.name}.next")
