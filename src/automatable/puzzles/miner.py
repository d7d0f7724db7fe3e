"""Mining that can be broken off, and the selection of what was found.

Puzzles go into a file, and beside it is how far mining got.
"""

import tomllib
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from ..kernel.game import Game
from ..kernel.registry import game as game_named
from .goal import Goal
from .mine import Plan, mine_game
from .puzzle import BadPuzzle, Puzzle, read, read_file

PLAN = "mine.toml"
AHEAD = 2  # games given to each process, so that none is idle
BAND = 100  # ratings that count as the same when puzzles are selected
Found = tuple[int, list[str]]  # the number of a game, and its puzzles as lines
Work = Callable[[Callable[[Plan, int], list[str]], Plan, Sequence[int], int], Iterator[Found]]


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


def mine(
    plan: Plan, path: Path, games: int, jobs: int, work: Work | None = None
) -> Iterator[tuple[int, int]]:
    """Look at more games; yields the number of each, and how many new puzzles it had.

    `work` looks at them elsewhere than in processes here, in any order.
    """
    game = game_named(plan.game)
    known = {one.id for one in read_file(game, path)}
    first = next_number(path)
    path.parent.mkdir(parents=True, exist_ok=True)
    numbers = range(first, first + games)
    for number, texts in _in_order((work or work_here)(texts_of, plan, numbers, jobs), first):
        new = [text for text in texts if _id(game, text) not in known]
        known |= {_id(game, text) for text in new}
        with path.open("a", encoding="utf-8") as file:
            file.writelines(f"{text}\n" for text in new)
        _beside(path).write_text(f"{number + 1}\n", "utf-8")
        yield number, len(new)


def _in_order(done: Iterable[Found], first: int) -> Iterator[Found]:
    """Everything by its number, each as soon as all before it are done."""
    waiting: dict[int, list[str]] = {}
    for number, texts in done:
        waiting[number] = texts
        while first in waiting:
            yield first, waiting.pop(first)
            first += 1


def work_here(
    work: Callable[[Plan, int], list[str]], plan: Plan, numbers: Sequence[int], jobs: int
) -> Iterator[Found]:
    """What is found in each game, in this process or in several others."""
    if jobs == 1:
        yield from ((number, work(plan, number)) for number in numbers)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        waiting = [pool.submit(work, plan, number) for number in numbers[: jobs * AHEAD]]
        later = iter(numbers[jobs * AHEAD :])
        try:
            for number in numbers:
                found = waiting.pop(0).result()
                if (more := next(later, None)) is not None:
                    waiting.append(pool.submit(work, plan, more))
                yield number, found
        finally:
            for future in waiting:
                future.cancel()


def chosen(found: Iterable[Puzzle], count: int) -> list[Puzzle]:
    """A selection, as even over the ratings as possible, and from as many games as possible.

    It is the same whatever the order in which they were found.
    """
    bands: dict[int, list[tuple[int, Puzzle]]] = {}
    seen: Counter[int] = Counter()
    for one in sorted(found, key=lambda one: one.id):
        game = one.proof["from"]
        bands.setdefault(one.rating // BAND, []).append((seen[game], one))
        seen[game] += 1
    queues = [deque(sorted(band, key=lambda one: one[0])) for _, band in sorted(bands.items())]
    picked: list[Puzzle] = []
    while len(picked) < count and any(queues):
        for queue in queues:
            if queue and len(picked) < count:
                picked.append(queue.popleft()[1])
    return sorted(picked, key=lambda one: (one.rating, one.id))


def _id(game: Game[Any], text: str) -> str:
    return read(game, text).id


def _beside(path: Path) -> Path:
    return path.with_name(f"{path.name}.next")
