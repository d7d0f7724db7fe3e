"""One measurement in a process of its own: `python -m benchmarks.engines.worker`.

Prints one line of JSON: rates per second, and facts that do not depend on the clock.
"""

import argparse
import json
import tracemalloc
from typing import Any, TypedDict

import automatable
from automatable.kernel.playout import clone_many, play_many

from . import peers
from .clock import timed

SAMPLED_GAMES = 20
SAMPLED_STATES = 1_000


class Measured(TypedDict):
    """What a worker prints."""

    rates: dict[str, float]
    facts: dict[str, Any]


def measure_game(name: str, seconds: float, seed: int) -> Measured:
    """The speed of an installed game in this process, compiled or not."""
    state = _first_table(name)
    rng = automatable.Rng(seed)
    playouts = timed(lambda times: play_many(state, times, rng), seconds)
    clones = timed(lambda times: clone_many(state, times), seconds)
    loop = timed(lambda times: play_in_loop(state, times, rng), seconds)
    return {
        "rates": {
            "decisions": playouts.work_rate,
            "games": playouts.rate,
            "clones": clones.rate,
            "loop": loop.work_rate,
        },
        "facts": {
            "compiled": automatable.COMPILED,
            "bytes": state_bytes(name),
            "sampled_games": SAMPLED_GAMES,
            "sampled_decisions": play_many(state, SAMPLED_GAMES, automatable.Rng(1)),
        },
    }


def _first_table(name: str) -> automatable.State:
    """The usual table at which random play ends."""
    game = automatable.game(name)
    state: automatable.State = game.new(game.test_settings[0])
    return state


def play_in_loop(start: automatable.State, games: int, rng: automatable.Rng) -> int:
    """Play a position out that often through the public interface; how many answers it took."""
    answers = 0
    for _ in range(games):
        state = start.clone()
        while decision := state.decision():
            state.apply(decision.seat, decision.sample(rng))
            answers += 1
    return answers


def state_bytes(name: str) -> int:
    """What a clone allocates, as a mean over the states met in random games."""
    states = _states_met(name, SAMPLED_STATES)
    kept: list[automatable.State | None] = [None] * len(states)
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    for k, state in enumerate(states):
        kept[k] = state.clone()
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return round((after - before) / len(kept))


def _states_met(name: str, count: int) -> list[automatable.State]:
    rng = automatable.Rng(1)
    found: list[automatable.State] = []
    state = _first_table(name)
    while len(found) < count:
        found.append(state.clone())
        decision = state.decision()
        if decision is None:
            state = automatable.game(name).new()
        else:
            state.apply(decision.seat, decision.sample(rng))
    return found


def main() -> None:
    """Measure what the command line names."""
    parser = argparse.ArgumentParser(prog="benchmarks.engines.worker", description=__doc__)
    parser.add_argument("kind", choices=["game", "peer"])
    parser.add_argument("name")
    parser.add_argument("seconds", type=float)
    parser.add_argument("seed", type=int)
    given = parser.parse_args()
    measure = measure_game if given.kind == "game" else peers.measure
    print(json.dumps(measure(given.name, given.seconds, given.seed)))


if __name__ == "__main__":
    main()
