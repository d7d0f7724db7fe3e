"""A player that learns the Duel from nothing, by playing against itself; NumPy is all it needs.

A small network takes the observation of a seat and gives a policy over the cards and a value of the
position. It plays many games at once against itself (PettingZoo's parallel environment), then makes
actions that went better than expected more likely, and those that went worse less likely
(actor-critic). Before and after, it is tested against a bot (Gymnasium).

    python examples/learn_duel.py
    python examples/learn_duel.py --games 5000 --opponent greedy:60
"""

import argparse
import os
from math import sqrt
from typing import Any

os.environ.setdefault("OMP_NUM_THREADS", "1")  # such small matrices are slower on several cores

import gymnasium
import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.progress import track

from automatable.bots import make_bot
from automatable.envs import env_id, parallel_env
from automatable.kernel.errors import AutomatableError

Array = NDArray[Any]

TABLES = 64  # games played at once
HIDDEN = 64  # neurons of the hidden layer
RATE = 0.003  # learning rate
CURIOSITY = 0.01  # weight of the entropy bonus


class Network:
    """A network with one hidden layer, a policy head and a value head."""

    def __init__(self, highs: Array, answers: int, rng: np.random.Generator) -> None:
        self.scale = 1 / np.maximum(highs, 1)
        self.weights = {
            "see": rng.normal(0, 1 / sqrt(len(highs)), (len(highs), HIDDEN)),
            "see0": np.zeros(HIDDEN),
            "choose": rng.normal(0, 0.01, (HIDDEN, answers)),
            "choose0": np.zeros(answers),
            "hope": np.zeros((HIDDEN, 1)),
            "hope0": np.zeros(1),
        }
        self.means = {name: np.zeros_like(value) for name, value in self.weights.items()}
        self.squares = {name: np.zeros_like(value) for name, value in self.weights.items()}
        self.steps = 0

    def think(self, seen: Array, mask: Array) -> tuple[Array, Array, Array, Array]:
        """For every observation: input, hidden layer, policy, value from -1 to 1."""
        w = self.weights
        seen = seen * self.scale
        hidden = np.tanh(seen @ w["see"] + w["see0"])
        wish = np.where(mask, hidden @ w["choose"] + w["choose0"], -np.inf)
        wish = np.exp(wish - wish.max(axis=1, keepdims=True))
        hope = np.tanh(hidden @ w["hope"] + w["hope0"])[:, 0]
        return seen, hidden, wish / wish.sum(axis=1, keepdims=True), hope

    def choose(self, seen: Array, mask: Array, rng: np.random.Generator) -> Array:
        """An answer for every row, sampled from the policy."""
        chances = self.think(seen, mask)[2].cumsum(axis=1)
        dice = rng.random((len(chances), 1)) * chances[:, -1:]
        found: Array = (chances > dice).argmax(axis=1)
        return found

    def learn(self, seen: Array, mask: Array, answers: Array, ends: Array) -> None:
        """One gradient step: towards answers better than expected, and towards true values."""
        seen, hidden, chances, hope = self.think(seen, mask)
        rows = np.arange(len(answers))
        better = ends - hope
        logs = np.log(np.where(chances > 0, chances, 1))
        surprise = -(chances * logs).sum(axis=1, keepdims=True)  # entropy
        to_choose = chances * better[:, None]
        to_choose[rows, answers] -= better
        to_choose += CURIOSITY * chances * (logs + surprise)
        to_hope = (-better * (1 - hope**2))[:, None]
        w = self.weights
        to_hidden = (to_choose @ w["choose"].T + to_hope @ w["hope"].T) * (1 - hidden**2)
        slopes = {
            "see": seen.T @ to_hidden,
            "see0": to_hidden.sum(axis=0),
            "choose": hidden.T @ to_choose,
            "choose0": to_choose.sum(axis=0),
            "hope": hidden.T @ to_hope,
            "hope0": to_hope.sum(axis=0),
        }
        self._step({name: slope / len(answers) for name, slope in slopes.items()})

    def _step(self, slopes: dict[str, Array]) -> None:
        """One step of Adam."""
        self.steps += 1
        for name, slope in slopes.items():
            mean, square = self.means[name], self.squares[name]
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            size = np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8
            self.weights[name] -= RATE * mean / (1 - 0.9**self.steps) / size


def play_against_itself(
    network: Network, envs: list[Any], rng: np.random.Generator
) -> tuple[Array, Array, Array, Array]:
    """One game at every table: observations, masks, answers, and the results."""
    looks = [env.reset(seed=int(rng.integers(2**62)))[0] for env in envs]
    rewards: list[dict[str, float]] = [{} for _ in envs]
    whose, seen, masks, answers = [], [], [], []
    running = list(range(len(envs)))
    while running:
        here = [(table, agent) for table in running for agent in envs[table].agents]
        seen.append(np.array([looks[table][agent]["observation"] for table, agent in here]))
        masks.append(np.array([looks[table][agent]["action_mask"] for table, agent in here]))
        answers.append(network.choose(seen[-1], masks[-1], rng))
        whose += here
        joint: dict[int, dict[str, int]] = {table: {} for table in running}
        for (table, agent), answer in zip(here, answers[-1], strict=True):
            joint[table][agent] = int(answer)
        for table in running:
            looks[table], rewards[table], *_ = envs[table].step(joint[table])
        running = [table for table in running if envs[table].agents]
    ends = np.array([rewards[table][agent] for table, agent in whose])
    return np.concatenate(seen), np.concatenate(masks), np.concatenate(answers), ends


def games_won(network: Network, opponent: str, games: int, rng: np.random.Generator) -> int:
    """How many games it wins against a bot, from alternating seats."""
    envs = [gymnasium.make(env_id("duel"), seat=seat, opponents=opponent) for seat in (0, 1)]
    won = 0
    for number in range(games):
        env = envs[number % 2]
        look, _ = env.reset(seed=int(rng.integers(2**31)))
        over, reward = False, 0.0
        while not over:
            seen, mask = look["observation"], look["action_mask"]
            wide = np.append(
                mask, 0
            )  # without the extra action of waiting, the last of the parallel environment
            answer = network.choose(seen[None], wide[None], rng)[0]
            look, reward, over, *_ = env.step(int(answer))
        won += reward > 0
    return won


def wilson(won: int, games: int) -> tuple[float, float]:
    """Wilson's 95 % score interval of a rate."""
    z = 1.96
    rate = won / games
    middle = rate + z * z / (2 * games)
    spread = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    return (middle - spread) / (1 + z * z / games), (middle + spread) / (1 + z * z / games)


def tell(when: str, won: int, games: int, opponent: str) -> None:
    low, high = wilson(won, games)
    rate = f"{won / games:6.1%} of {games} games won against {opponent}"
    print(f"{when:>6}: {rate} (95 % interval {low:.1%} to {high:.1%})", flush=True)


def read_arguments() -> argparse.Namespace:
    reader = argparse.ArgumentParser(
        description=(__doc__ or "").split("\n\n")[0],
        epilog="example: python examples/learn_duel.py --games 5000 --opponent greedy:60",
    )
    reader.add_argument("--games", type=whole, default=12_000, help="games to learn from (12000)")
    reader.add_argument("--tests", type=whole, default=1_000, help="games to be tested in (1000)")
    reader.add_argument("--opponent", default="random", help="the bot to be tested by (random)")
    reader.add_argument("--seed", type=int, default=1, help="the same seed learns the same (1)")
    asked = reader.parse_args()
    try:
        make_bot(asked.opponent, seed=1)
    except AutomatableError as error:
        reader.error(str(error))
    return asked


def whole(text: str) -> int:
    """A number of games."""
    if not text.isdecimal() or int(text) == 0:
        raise argparse.ArgumentTypeError(f"{text!r} is no number of games")
    return int(text)


def main() -> None:
    asked = read_arguments()
    rng = np.random.default_rng(asked.seed)
    envs = [parallel_env("duel") for _ in range(TABLES)]
    space: Any = envs[0].observation_space("seat_0")["observation"]
    network = Network(space.high, int(envs[0].action_space("seat_0").n), rng)
    tell(
        "before", games_won(network, asked.opponent, asked.tests, rng), asked.tests, asked.opponent
    )
    batches = range(-(-asked.games // TABLES))
    for _ in track(batches, "learning", console=Console(stderr=True)):
        network.learn(*play_against_itself(network, envs, rng))
    tell("after", games_won(network, asked.opponent, asked.tests, rng), asked.tests, asked.opponent)


if __name__ == "__main__":
    main()
