"""The speed of environment steps, beside others' environments and beside our own.

    python -m benchmarks.envs                   everything; `make bench` installs the peers
    python -m benchmarks.envs --only vectors    beside Gymnasium's vectors, which are there anyway

Both environments of a pair take turns in short rounds of one process, and ratios are taken within
a round. All play at random, choosing in the same way. An answer counts if its observation and mask
were given; nature's do not count. Through OpenSpiel nature's answers count, since Kuhn poker
consists of little else.
"""

import argparse
import json
import random
import warnings
from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict, dataclass
from functools import partial
from itertools import product
from time import perf_counter, process_time
from typing import Any

import numpy as np
from gymnasium.vector import SyncVectorEnv
from rich.console import Console
from rich.table import Table

from automatable import COMPILED, __version__
from automatable.envs import AsyncVectorTable, VectorTable, aec_env
from automatable.envs.single import TableEnv
from automatable.envs.spaces import chosen

from .figures import Bar, Figure, Machine, Tell, Unmeasured, bar_cells, measured, new_table, short

Work = Callable[[], int]  # does some work and returns the number of answers
Rate = Callable[[float], float]  # works for so many seconds; answers per second

LEDUC = "PettingZoo's Leduc poker"
STEPS = 128  # steps of random play inside, fetched together
GAMES, FEW, MANY = 64, 512, 4096
NAMES = {
    "duel": "Duel",
    "cyberion": "Cyberion",
    "raising_robots": "Raising Robots",
    "robot_quest_arena": "Robot Quest Arena",
}
AEC_BAR, INSIDE_BAR = Bar(at_least=25), Bar(at_least=300)
VECTOR_BARS = {name: Bar(at_least=12 if name == "duel" else 6) for name in NAMES}
WORKERS_BAR = Bar(at_least=1.7)
SPIEL_BAR = Bar(at_least=1.5)


@dataclass(frozen=True)
class Pair:
    """Two environments that take turns, the second one the measure of the first."""

    title: str
    beside: str
    ours: Rate
    theirs: Rate
    bar: Bar | None = None


@dataclass(frozen=True)
class Row:
    """What a pair has done in all rounds: answers per second, and their ratio within each round."""

    pair: Pair
    ours: Figure
    theirs: Figure

    @property
    def ratio(self) -> Figure:
        """How many times as fast the first one is."""
        pairs = zip(self.ours.rounds, self.theirs.rounds, strict=True)
        return Figure(tuple([mine / other for mine, other in pairs]))

    def plain(self) -> dict[str, Any]:
        """The same as plain JSON data."""
        bar = self.pair.bar
        return {
            "title": self.pair.title,
            "beside": self.pair.beside,
            "ours": self.ours.plain(),
            "theirs": self.theirs.plain(),
            "ratio": self.ratio.plain(),
            "bar": "" if bar is None else str(bar),
            "met": None if bar is None else bar.is_met(self.ratio.median),
        }


def one_game(env: Any, rng: random.Random) -> int:
    """A whole game through PettingZoo's AEC."""
    answers = 0
    env.reset()
    for _ in env.agent_iter():
        seen, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
        else:
            env.step(int(rng.choice(seen["action_mask"].nonzero()[0])))
            answers += 1
    return answers


def one_step(env: VectorTable) -> int:
    """One step of all games, answered from outside."""
    env.step(env.action_space.sample())
    return env.num_envs


def many_steps(env: VectorTable, steps: int) -> int:
    """Several steps of all games, answered inside; all observations are returned as arrays."""
    return int(env.step_random(steps)["action"].size)


def one_spiel(game: Any, rng: random.Random) -> int:
    """A whole game of OpenSpiel's, driven from Python."""
    answers, state = 0, game.new_initial_state()
    while not state.is_terminal():
        if state.is_simultaneous_node():
            seats = range(game.num_players())
            state.apply_actions([rng.choice(state.legal_actions(seat) or [0]) for seat in seats])
            answers += len(seats)
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            answers += 1
    return answers


def by_work(work: Work) -> Rate:
    """The rate of some work, by time of the processor."""

    def rate(seconds: float) -> float:
        work()
        answers, start = 0, process_time()
        while (spent := process_time() - start) < seconds:
            answers += work()
        return answers / spent

    return rate


def beside_leduc() -> Iterator[Pair]:
    """The Duel in several environments, beside PettingZoo's Leduc poker."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pettingzoo.classic import leduc_holdem_v4  # type: ignore[import-untyped]

        leduc = leduc_holdem_v4.env()
    duel, rng = aec_env("duel"), random.Random(1)
    inside = VectorTable("duel", GAMES, seat=None, autoreset_mode="SameStep")
    outside = VectorTable("duel", 256, seat=None, autoreset_mode="SameStep")
    against = VectorTable("duel", GAMES, autoreset_mode="SameStep")
    for env in (leduc, duel, inside, outside, against):
        env.reset(seed=1)
    works: dict[str, tuple[Work, Bar | None]] = {
        "Duel, AEC": (lambda: one_game(duel, rng), AEC_BAR),
        "Duel, vector, random inside": (lambda: many_steps(inside, STEPS), INSIDE_BAR),
        "Duel, vector, answers from outside": (lambda: one_step(outside), None),
        "Duel, vector, one of two seats": (lambda: many_steps(against, STEPS), None),
    }
    peer = by_work(lambda: one_game(leduc, rng))
    for title, (work, bar) in works.items():
        yield Pair(title, LEDUC, by_work(work), peer, bar)


def beside_kuhn() -> Iterator[Pair]:
    """The Duel through OpenSpiel, beside a game that OpenSpiel itself has in Python."""
    import pyspiel
    from open_spiel.python.games import kuhn_poker as kuhn_poker  # which registers it

    from automatable.envs.open_spiel import register

    register()
    rng = random.Random(1)
    ours, theirs = (
        by_work(partial(one_spiel, pyspiel.load_game(name), rng))
        for name in ("python_automatable_duel", "python_kuhn_poker")
    )
    yield Pair(
        "Duel through OpenSpiel", "OpenSpiel's Kuhn poker in Python", ours, theirs, SPIEL_BAR
    )


class Stepped:
    """Steps of many games; only the time of `step` counts, not that of choosing at random."""

    def __init__(self, env: Any, clock: Callable[[], float]) -> None:
        self.env, self.clock, self.rng = env, clock, np.random.default_rng(1)
        _, infos = env.reset(seed=1)
        self.masks = infos["action_mask"]

    def rate(self, seconds: float) -> float:
        """Answers per second."""
        spent, answers = 0.0, 0
        while spent < seconds:
            given = chosen(self.masks, self.rng)
            start = self.clock()
            *_, infos = self.env.step(given)
            spent += self.clock() - start
            self.masks = infos["action_mask"]
            answers += len(given)
        return answers / spent


class Streamed:
    """Games answered worker by worker as they come; choosing at random counts as well."""

    def __init__(self, env: AsyncVectorTable) -> None:
        self.env, self.rng = env, np.random.default_rng(1)
        env.reset(seed=1)  # until all workers have come
        env.async_reset(seed=1)

    def rate(self, seconds: float) -> float:
        """Answers per second by the clock on the wall."""
        answers, start = 0, perf_counter()
        while (spent := perf_counter() - start) < seconds:
            *_, infos = self.env.recv()
            self.env.send(chosen(infos["action_mask"], self.rng), infos["env_id"])
            answers += len(infos["env_id"])
        return answers / spent


def settings_of(name: str) -> dict[str, int]:
    """A table at which random games come to an end."""
    return {"turn_cap": 60} if name == "robot_quest_arena" else {}


def beside_sync() -> Iterator[Pair]:
    """VectorTable beside SyncVectorEnv of as many single environments, by time of the processor."""
    for name, title in NAMES.items():
        settings = settings_of(name)
        yield Pair(
            f"{title}, vector of {GAMES}",
            f"`SyncVectorEnv` of {GAMES}",
            Stepped(VectorTable(name, GAMES, settings), process_time).rate,
            Stepped(SyncVectorEnv([partial(TableEnv, name, settings)] * GAMES), process_time).rate,
            VECTOR_BARS[name],
        )


def beside_one_worker() -> Iterator[Pair]:
    """Two workers beside one, by the clock on the wall: by `step`, and by `recv` and `send`."""
    by_step = partial(Stepped, clock=perf_counter)
    ways: dict[str, Callable[[AsyncVectorTable], Stepped | Streamed]] = {
        "`step`": by_step,
        "`recv` and `send`": Streamed,
    }
    for name, games, (how, measure) in product(NAMES, (FEW, MANY), ways.items()):
        two, one = (
            AsyncVectorTable(name, games, settings_of(name), workers=workers, copy=False)
            for workers in (2, 1)
        )
        yield Pair(
            f"{NAMES[name]}, {games:,} games by {how}, two workers",
            "one worker",
            measure(two).rate,
            measure(one).rate,
            WORKERS_BAR if games == MANY else None,
        )
        two.close()
        one.close()


MEASUREMENTS: Mapping[str, Callable[[], Iterator[Pair]]] = {
    "peer": beside_leduc,
    "vectors": beside_sync,
    "workers": beside_one_worker,
    "open_spiel": beside_kuhn,
}


def run(
    names: list[str],
    rounds: int,
    seconds: float,
    tell: Tell = lambda what, done, of: None,
) -> list[Row]:
    """Measure every pair, its two environments by turns in each round; raises Unmeasured."""
    found = []
    for name in names:
        try:
            for pair in MEASUREMENTS[name]():
                told = []
                for number in range(rounds):
                    tell(pair.title.replace("`", ""), number, rounds)
                    told.append((pair.ours(seconds), pair.theirs(seconds)))
                ours, theirs = (Figure(column) for column in zip(*told, strict=True))
                found.append(Row(pair, ours, theirs))
        except ImportError as error:
            raise Unmeasured(
                f"{name} needs {error.name}: `make bench` installs the peers"
            ) from error
    return found


def as_table(rows: list[Row]) -> Table:
    """All rows, for a terminal."""
    table = new_table("Answers per second")
    for heading in ("environment", "", "beside", "", "ratio", "spread", "bar", ""):
        table.add_column(heading)
    for row in rows:
        rates = short(row.ours.median), short(row.theirs.median)
        names = row.pair.title.replace("`", ""), row.pair.beside.replace("`", "")
        cells = bar_cells(row.ratio, row.pair.bar)
        table.add_row(names[0], rates[0], names[1], rates[1], *cells)
    return table


def main() -> None:
    """Measure what the command line names."""
    parser = argparse.ArgumentParser(
        prog="benchmarks.envs",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--seconds", type=float, default=1.0, help="for each round of each")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--only", choices=[*MEASUREMENTS])
    parser.add_argument("--json", action="store_true", help="print the report as data")
    given = parser.parse_args()
    names = [given.only] if given.only else list(MEASUREMENTS)
    try:
        rows = measured(lambda tell: run(names, given.rounds, given.seconds, tell))
    except Unmeasured as reason:
        parser.exit(1, f"{reason}\n")
    if given.json:
        machine = asdict(Machine.here())
        report = {"version": __version__, "machine": machine, "compiled": COMPILED}
        print(json.dumps({**report, "rows": [row.plain() for row in rows]}))
        return
    if not COMPILED:
        print("The package is not compiled here: `make build` compiles it.")
    Console().print(as_table(rows))


if __name__ == "__main__":
    main()
