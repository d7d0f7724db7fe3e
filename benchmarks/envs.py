"""How fast environments are stepped: the Duel beside PettingZoo's own Leduc poker.

All take turns in short rounds of one process, and a ratio is taken within a round. Everybody plays
at random with the same way of choosing, and counts answers of seats for which observation and mask
were given; nature is not counted. `make bench` installs what the peer needs.
"""

import argparse
import random
import warnings
from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Any

from automatable import COMPILED
from automatable.envs import VectorTable, aec_env

Work = Callable[[], int]  # does some, and says how many answers that were

PEER = "PettingZoo leduc_holdem_v4"
STEPS = 128  # of random play inside, fetched together
BARS = {"Duel, PettingZoo AEC": 15, "Duel, vector, random inside": 300}


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
    """Several steps of all games, answered inside; all that was seen comes out as arrays."""
    return int(env.step_random(steps)["action"].size)


def contestants() -> dict[str, Work]:
    """Who takes part."""
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


def rate(work: Work, seconds: float) -> float:
    """Answers per second of processor time."""
    work()
    answers, start = 0, process_time()
    while (spent := process_time() - start) < seconds:
        answers += work()
    return answers / spent


def main() -> None:
    """Measure, and print medians with the lowest and the highest of the rounds."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--rounds", type=int, default=7)
    given = parser.parse_args()
    if not COMPILED:
        print("The package is not compiled here: `make build` compiles it.")
    works = contestants()
    rounds = [
        {name: rate(work, given.seconds) for name, work in works.items()}
        for _ in range(given.rounds)
    ]
    for name in works:
        rates = [found[name] for found in rounds]
        ratios = sorted([found[name] / found[PEER] for found in rounds])
        line = f"{name:<38} {median(rates):>11,.0f}/s  x {median(ratios):.1f}"
        line += f" ({ratios[0]:.1f}-{ratios[-1]:.1f})"
        if name in BARS:
            met = "met" if median(ratios) >= BARS[name] else "missed"
            line += f", at least {BARS[name]}: {met}"
        print(line, flush=True)


if __name__ == "__main__":
    main()
