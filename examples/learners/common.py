"""What all learners share: options, a league of earlier selves, and a test against a bot."""

import argparse
import csv
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np

from automatable.envs import Policy, Pool, VectorTable
from automatable.kernel.errors import AutomatableError
from automatable.kernel.registry import games
from automatable.lab.intervals import wilson

# Observations and masks in rows to answers, as a network gives them.
Choose = Callable[[Any, Any], Any]
# A game of Robot Quest Arena between players who know nothing may go on for ever. With a single
# blue cube as its clock, nine of ten are decided before the cap.
SETTINGS = {"robot_quest_arena": {"players": "2", "blue": "1", "turn_cap": "200"}}
MOST = 400  # answers of the learner in one game
# The rewards of a game add up to its margin. To discount them would pay for drawing out lost games.
DISCOUNT = 1.0


@dataclass
class Task:
    """What is to be learned, and how it is going."""

    game: str
    settings: dict[str, str]
    reward: str
    steps: int
    games: int  # played at once
    tests: int
    opponent: str
    seed: int
    log: Path | None
    pool: Pool | None  # opponents while learning, if it plays against earlier selves
    started: float = field(default_factory=perf_counter)

    def table(self, **options: Any) -> VectorTable:
        """The games to learn from."""
        given = {
            "opponents": self.pool or self.opponent,
            "reward": self.reward,
            "max_cycles": MOST,
            "autoreset_mode": "SameStep",
        }
        return VectorTable(self.game, self.games, self.settings, **{**given, **options})

    def highs(self) -> Any:
        """The highest number in each place of an observation, to divide by."""
        space: Any = self.table(observations="array").single_observation_space
        return np.maximum(space.high, 1).astype(np.float32)

    def join(self, choose: Choose) -> None:
        """Add a frozen copy of the learner to the league."""
        if self.pool is not None:
            self.pool.members.append(Policy(lambda seen, mask: choose(seen[None], mask[None])[0]))

    def tell(self, steps: int, choose: Choose) -> float:
        """Test a policy, print how often it wins, and write it down."""
        spent = perf_counter() - self.started
        won, margin = self._test(choose)
        rate = wilson(won, self.tests)
        line = f"{steps:>9,} answers, {spent:>5.0f} s: {rate.middle:6.1%} of {self.tests} games won"
        line += f" (95 % interval {rate.low:.1%} to {rate.high:.1%}), margin {margin:+.2f}"
        print(line, flush=True)
        if self.log is not None:
            is_new = not self.log.exists()
            with self.log.open("a", newline="") as file:
                rows = csv.writer(file)
                if is_new:
                    rows.writerow(["answers", "seconds", "rate", "low", "high", "margin"])
                rows.writerow([steps, round(spent), *rate, round(margin, 4)])
        return rate.middle

    def _test(self, choose: Choose) -> tuple[int, float]:
        """How many games are won, and the mean margin."""
        env = self.table(opponents=self.opponent, reward="margin")
        seen, infos = env.reset(seed=10**6 + self.seed)
        won, over, margins = 0, 0, 0.0
        while over < self.tests:
            answers = choose(seen["observation"], infos["action_mask"])
            seen, rewards, ended, cut, infos = env.step(answers)
            for k in np.flatnonzero(ended | cut)[: self.tests - over]:
                over += 1
                margins += -1.0 if cut[k] else float(rewards[k])  # cut short, it is lost
                last = infos["final_info"]
                won += bool(ended[k] and last["scores"][k][0] > 0 and last["ranks"][k][0] == 1)
        return won, margins / over


def read_task(about: str | None, example: str, **defaults: Any) -> Task:
    """The task that the command line asks for."""
    reader = argparse.ArgumentParser(
        description=(about or "").split("\n\n")[0], epilog=f"example: {example}"
    )
    reader.add_argument("--game", choices=games(), default=defaults.get("game", "duel"))
    reader.add_argument("--set", action="append", default=[], metavar="NAME=VALUE")
    reader.add_argument("--reward", default=defaults.get("reward", "shaped"), help="see the docs")
    reader.add_argument("--steps", type=int, default=defaults.get("steps", 200_000))
    reader.add_argument("--games", type=int, default=64, help="played at once (64)")
    reader.add_argument("--tests", type=int, default=500, help="games of each test (500)")
    reader.add_argument("--opponent", default="random", help="the bot to be tested by (random)")
    reader.add_argument("--league", action="store_true", help="learn against earlier selves, too")
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--log", type=Path, help="append the tests to this CSV file")
    asked = reader.parse_args()
    own = dict(pair.split("=", 1) for pair in asked.set)
    task = Task(
        game=asked.game,
        settings={**SETTINGS.get(asked.game, {}), **own},
        reward=asked.reward,
        steps=asked.steps,
        games=asked.games,
        tests=asked.tests,
        opponent=asked.opponent,
        seed=asked.seed,
        log=asked.log,
        pool=Pool([asked.opponent]) if asked.league else None,
    )
    try:
        task.table()
    except AutomatableError as error:
        reader.error(str(error))
    return task
