"""Other engines, playing at random as their users would write it. Each is imported when measured.

A decision is one answer, nature's included, wherever the engine lets the driver give it; where
several players answer at once, it is one decision for each of them.
"""

import random
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from importlib.metadata import version
from typing import Any

from .clock import timed

SAMPLED_ROLLOUTS = 3_000


@dataclass(frozen=True)
class Peer:
    """Another engine playing one of its games."""

    key: str
    title: str


LEDUC_PYTHON = Peer("openspiel.leduc.python", "OpenSpiel Leduc, from Python")
LEDUC_NATIVE = Peer("openspiel.leduc.native", "OpenSpiel Leduc, in C++")

PEERS = (
    LEDUC_PYTHON,
    LEDUC_NATIVE,
    Peer("openspiel.goofspiel.python", "OpenSpiel Goofspiel, from Python"),
    Peer("openspiel.goofspiel.native", "OpenSpiel Goofspiel, in C++"),
    Peer("rlcard.leduc", "RLCard Leduc"),
    Peer("catanatron", "Catanatron"),
)


def measure(key: str, seconds: float, seed: int) -> Any:
    """The speed of a peer in this process."""
    package, run = _RUNS[key]
    rates = run(seconds, random.Random(seed))
    return {"rates": rates, "facts": {"version": version(package)}}


def _openspiel_python(name: str, seconds: float, rng: random.Random) -> dict[str, float]:
    game: Any = import_module("pyspiel").load_game(name)

    def play(times: int) -> int:
        return sum(_play_openspiel(game.new_initial_state(), rng) for _ in range(times))

    timing = timed(play, seconds)
    return {"decisions": timing.work_rate, "games": timing.rate}


def _play_openspiel(state: Any, rng: random.Random) -> int:
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, weights)[0])
            decisions += 1
        elif state.is_simultaneous_node():
            players = range(state.num_players())
            state.apply_actions([rng.choice(state.legal_actions(p)) for p in players])
            decisions += len(players)
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
    return decisions


def _openspiel_native(name: str, seconds: float, rng: random.Random) -> dict[str, float]:
    """C++ rollouts: the one thing a search of a single simulation does is evaluate its root.

    The root must be a player's turn, so nature's first answers are given before.
    """
    pyspiel: Any = import_module("pyspiel")
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(rng.choice(state.chance_outcomes())[0])

    def roll_out(times: int) -> int:
        evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=times, seed=rng.getrandbits(30))
        bot = pyspiel.MCTSBot(
            game,
            evaluator,
            uct_c=1.0,
            max_simulations=1,
            max_memory_mb=1000,
            solve=False,
            seed=1,
            verbose=False,
        )
        root = bot.mcts_search(state)
        assert root.explore_count == 1 and not root.children, "rollouts start at the root"
        return times

    timing = timed(roll_out, seconds)
    sampled = sum(_play_openspiel(state.clone(), rng) for _ in range(SAMPLED_ROLLOUTS))
    return {"decisions": timing.rate * sampled / SAMPLED_ROLLOUTS, "games": timing.rate}


def _rlcard(seconds: float, rng: random.Random) -> dict[str, float]:
    rlcard: Any = import_module("rlcard")
    agents: Any = import_module("rlcard.agents")
    env = rlcard.make("leduc-holdem", config={"seed": rng.getrandbits(30)})
    env.set_agents([agents.RandomAgent(env.num_actions) for _ in range(env.num_players)])

    def play(times: int) -> int:
        decisions = 0
        for _ in range(times):
            trajectories, _ = env.run(is_training=False)
            # A player's trajectory is state, action, state, ..., state.
            decisions += sum(len(trajectory) // 2 for trajectory in trajectories)
        return decisions

    timing = timed(play, seconds)
    return {"decisions": timing.work_rate, "games": timing.rate}


def _catanatron(seconds: float, rng: random.Random) -> dict[str, float]:
    catanatron: Any = import_module("catanatron")
    random.seed(rng.getrandbits(30))  # its players draw from the global source
    colors = list(catanatron.Color)

    def play(times: int) -> int:
        decisions = 0
        for _ in range(times):
            game = catanatron.Game([catanatron.RandomPlayer(color) for color in colors])
            game.play()
            state = game.state
            decisions += len(
                state.action_records if hasattr(state, "action_records") else state.actions
            )
        return decisions

    timing = timed(play, seconds)
    return {"decisions": timing.work_rate, "games": timing.rate}


_TURN_BASED_GOOFSPIEL = "turn_based_simultaneous_game(game=goofspiel())"

_RUNS: dict[str, tuple[str, Callable[[float, random.Random], dict[str, float]]]] = {
    "openspiel.leduc.python": (
        "open_spiel",
        lambda seconds, rng: _openspiel_python("leduc_poker", seconds, rng),
    ),
    "openspiel.leduc.native": (
        "open_spiel",
        lambda seconds, rng: _openspiel_native("leduc_poker", seconds, rng),
    ),
    "openspiel.goofspiel.python": (
        "open_spiel",
        lambda seconds, rng: _openspiel_python("goofspiel", seconds, rng),
    ),
    "openspiel.goofspiel.native": (
        "open_spiel",
        lambda seconds, rng: _openspiel_native(_TURN_BASED_GOOFSPIEL, seconds, rng),
    ),
    "rlcard.leduc": ("rlcard", _rlcard),
    "catanatron": ("catanatron", _catanatron),
}
