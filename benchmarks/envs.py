"""The speed of environment steps: the Duel beside Leduc and Kuhn poker, vectors beside Gymnasium's.

All take turns in short rounds of one process, and ratios are taken within a round. All play at
random, choosing in the same way. An answer counts if its observation and mask were given; nature's
do not count. `make bench` installs what the peer needs; `--only vectors` does without. Through
OpenSpiel nature's answers count, since Kuhn poker consists of little else.
"""

import argparse
import random
import warnings
from collections.abc import Callable
from functools import partial
from statistics import median
from time import perf_counter, process_time
from typing import Any

import numpy as np
from gymnasium.vector import SyncVectorEnv

from automatable import COMPILED
from automatable.envs import AsyncVectorTable, VectorTable, aec_env
from automatable.envs.single import TableEnv
from automatable.envs.spaces import chosen

Work = Callable[[], int]  # does some work and returns the number of answers

PEER = "PettingZoo leduc_holdem_v4"
STEPS = 128  # steps of random play inside, fetched together
BARS = {"Duel, PettingZoo AEC": 25, "Duel, vector, random inside": 300}
GAMES, MANY = 64, 512
VECTOR_BARS = {"duel": 12, "cyberion": 6, "raising_robots": 6, "robot_quest_arena": 6}
WORKERS_BAR = 1.7
SPIEL_BAR = 1.5


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


def open_spiel(rounds: int, seconds: float) -> None:
    """The Duel through OpenSpiel, beside a game that OpenSpiel itself has in Python."""
    import pyspiel
    from open_spiel.python.games import kuhn_poker as kuhn_poker  # which registers it

    from automatable.envs.open_spiel import register

    register()
    rng = random.Random(1)
    works = [
        partial(one_spiel, pyspiel.load_game(name), rng)
        for name in ("python_automatable_duel", "python_kuhn_poker")
    ]
    told = [[rate(work, seconds) for work in works] for _ in range(rounds)]
    ours, theirs = (median(column) for column in zip(*told, strict=True))
    print(f"OpenSpiel: Duel {ours:,.0f}/s, python_kuhn_poker {theirs:,.0f}/s")
    print(f"  ratio {spread([mine / peer for mine, peer in told], SPIEL_BAR, 2)}", flush=True)


def contestants() -> dict[str, Work]:
    """The environments that are compared."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pettingzoo.classic import leduc_holdem_v4  # type: ignore[import-untyped]

        leduc = leduc_holdem_v4.env()
    duel, rng = aec_env("duel"), random.Random(1)
    inside = VectorTable("duel", 64, seat=None, autoreset_mode="SameStep")
    outside = VectorTable("duel", 256, seat=None, autoreset_mode="SameStep")
    against = VectorTable("duel", 64, autoreset_mode="SameStep")
    for env in (leduc, duel, inside, outside, against):
        env.reset(seed=1)
    return {
        PEER: lambda: one_game(leduc, rng),
        "Duel, PettingZoo AEC": lambda: one_game(duel, rng),
        "Duel, vector, random inside": lambda: many_steps(inside, STEPS),
        "Duel, vector, answers from outside": lambda: one_step(outside),
        "Duel, vector, one of two seats": lambda: many_steps(against, STEPS),
    }


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
        env.async_reset(seed=1)

    def rate(self, seconds: float) -> float:
        """Answers per second by the clock on the wall."""
        answers, start = 0, perf_counter()
        while (spent := perf_counter() - start) < seconds:
            *_, infos = self.env.recv()
            self.env.send(chosen(infos["action_mask"], self.rng), infos["env_id"])
            answers += len(infos["env_id"])
        return answers / spent


def vectors(rounds: int, seconds: float) -> None:
    """VectorTable beside SyncVectorEnv of as many single environments, and two workers beside one.

    The first by time of the processor; workers by the clock on the wall, on a quiet machine: by
    `step`, which waits for all, and by `recv` and `send`.
    """
    for name, bar in VECTOR_BARS.items():
        settings = {"turn_cap": 60} if name == "robot_quest_arena" else {}
        ours = Stepped(VectorTable(name, GAMES, settings), process_time)
        theirs = Stepped(SyncVectorEnv([partial(TableEnv, name, settings)] * GAMES), process_time)
        two, one, two_more, one_more = (
            AsyncVectorTable(name, MANY, settings, workers=count, copy=False)
            for count in (2, 1, 2, 1)
        )
        pairs = {
            f"vector of {GAMES} / SyncVectorEnv": (ours, theirs, bar),
            f"{MANY} games, step, two workers / one": (
                Stepped(two, perf_counter),
                Stepped(one, perf_counter),
                WORKERS_BAR,
            ),
            f"{MANY} games, recv and send, two workers / one": (
                Streamed(two_more),
                Streamed(one_more),
                WORKERS_BAR,
            ),
        }
        compare(name, pairs, rounds, seconds)
        for env in (two, one, two_more, one_more):
            env.close()


def compare(name: str, pairs: dict[str, tuple[Any, Any, float]], rounds: int, secs: float) -> None:
    """All pairs in turn, round by round; prints their rates, the ratio and whether it is enough."""
    told: dict[str, list[tuple[float, float]]] = {what: [] for what in pairs}
    for _ in range(rounds):
        for what, (ours, theirs, _bar) in pairs.items():
            told[what].append((ours.rate(secs), theirs.rate(secs)))
    for what, (_ours, _theirs, bar) in pairs.items():
        ours_rate, theirs_rate = (median(column) for column in zip(*told[what], strict=True))
        ratios = [mine / peer for mine, peer in told[what]]
        print(f"{name}: {what}: {ours_rate:,.0f}/s, {theirs_rate:,.0f}/s")
        print(f"  ratio {spread(ratios, bar)}", flush=True)


def spread(ratios: list[float], bar: float | None, digits: int = 1) -> str:
    """The median of the rounds, the lowest and the highest, and whether the bar is met."""
    middle = median(ratios)
    line = f"x {middle:.{digits}f} ({min(ratios):.{digits}f}-{max(ratios):.{digits}f})"
    return (
        line if bar is None else f"{line}, at least {bar}: {'met' if middle >= bar else 'missed'}"
    )


def rate(work: Work, seconds: float) -> float:
    """Answers per second of processor time."""
    work()
    answers, start = 0, process_time()
    while (spent := process_time() - start) < seconds:
        answers += work()
    return answers / spent


def main() -> None:
    """Measure and print medians, with the lowest and the highest round."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--only", choices=[*MEASUREMENTS])
    given = parser.parse_args()
    if not COMPILED:
        print("The package is not compiled here: `make build` compiles it.")
    for name, measure in MEASUREMENTS.items():
        if given.only in (None, name):
            measure(given.rounds, given.seconds)


def beside_peer(rounds: int, seconds: float) -> None:
    """The Duel in several environments, beside PettingZoo's Leduc poker."""
    works = contestants()
    told = [{name: rate(work, seconds) for name, work in works.items()} for _ in range(rounds)]
    for name in works:
        rates = [found[name] for found in told]
        ratios = [found[name] / found[PEER] for found in told]
        print(f"{name:<38} {median(rates):>11,.0f}/s  {spread(ratios, BARS.get(name))}", flush=True)


MEASUREMENTS = {"peer": beside_peer, "vectors": vectors, "open_spiel": open_spiel}


if __name__ == "__main__":
    main()
