"""The widest questions and the length of Cyberion: `python benchmarks/widest.py --games 10000`.

Random play loses early, so a second player repairs and upgrades whenever it can (the one of the
transcripts, tests/games/cyberion/player.py). Seeds are fixed: the same command, the same lines.
"""

import argparse
import sys
from collections.abc import Callable
from pathlib import Path

from automatable import CHANCE, Rng, game
from automatable.kernel.decision import Decision
from automatable.kernel.game import State

sys.path.insert(0, str(Path(__file__).parent.parent))
from tests.games.cyberion.player import choose

Chooser = Callable[[State, Decision, Rng], int]
TABLES: tuple[dict[str, str], ...] = (
    {},
    {"players": "2"},
    {"expansions": "all"},
    {"players": "2", "expansions": "all"},
)


def at_random(state: State, decision: Decision, rng: Rng) -> int:
    """Any answer."""
    return decision.sample(rng)


def measure(name: str, player: Chooser, settings: dict[str, str], games: int) -> str:
    """One line: answers per game, those of the seats among them, turns, widest questions."""
    answers = own = turns = 0
    widest: dict[str, int] = {}
    for number in range(games):
        rng = Rng(number)
        state = game("cyberion").new(settings)
        while (decision := state.decision()) is not None:
            answers += 1
            if decision.seat != CHANCE:
                own += 1
                widest[decision.key] = max(widest.get(decision.key, 0), len(decision.options))
            state.apply(decision.seat, player(state, decision, rng))
        turns += game("cyberion").view(state, 0)["turn"]
    table = " ".join(f"{key}={value}" for key, value in settings.items()) or "solo"
    ranked = sorted(widest.items(), key=lambda item: -item[1])
    means = f"{answers / games:.0f} answers, {own / games:.0f} by seats, {turns / games:.1f} turns"
    return f"{name}, {table}: {means}; " + ", ".join(f"{key} {count}" for key, count in ranked)


def main() -> None:
    """Measure both players at all tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    games = parser.parse_args().games
    for settings in TABLES:
        print(measure("random", at_random, settings, games), flush=True)
        print(measure("eager", choose, settings, games), flush=True)


if __name__ == "__main__":
    main()
