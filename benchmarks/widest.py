"""The widest questions and the length of a game: `python benchmarks/widest.py cyberion`.

Random play gets nowhere, so a second player makes useful moves whenever it can (that of the
transcripts, tests/games/<game>/player.py). Seeds are fixed: the same command prints the same lines.
"""

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from automatable import CHANCE, Rng, game
from automatable.kernel.decision import Decision
from automatable.kernel.game import Game, State

sys.path.insert(0, str(Path(__file__).parent.parent))
from tests.games.cyberion import player as cyberion_player
from tests.games.raising_robots import player as raising_player
from tests.games.robot_quest_arena import player as arena_player

Chooser = Callable[[State, Decision, Rng], int]
PLAYERS: dict[str, Chooser] = {
    "cyberion": cyberion_player.choose,
    "raising_robots": raising_player.choose,
    "robot_quest_arena": arena_player.choose,
}
TABLES: dict[str, tuple[dict[str, str], ...]] = {
    "cyberion": (
        {},
        {"players": "2"},
        {"expansions": "all"},
        {"players": "2", "expansions": "all"},
    ),
    "raising_robots": (
        {"players": "1"},
        {"players": "1", "solo": "challenge"},
        {"players": "2", "inventors": "auction"},
        {},
        {"players": "6", "inventors": "auction"},
    ),
    "robot_quest_arena": (
        {"turn_cap": "200"},
        {"players": "4", "turn_cap": "200"},
        {"players": "2", "turn_cap": "200"},
        {"players": "2", "mode": "one_robot", "turn_cap": "200"},
    ),
}


def at_random(state: State, decision: Decision, rng: Rng) -> int:
    """Any answer."""
    return decision.sample(rng)


def measure(
    played: Game[Any], name: str, player: Chooser, settings: dict[str, str], games: int
) -> str:
    """One line: answers per game, how many of them by seats, turns, widest questions."""
    answers = own = turns = 0
    widest: dict[str, int] = {}
    for number in range(games):
        rng = Rng(number)
        state = played.new(settings)
        while (decision := state.decision()) is not None:
            answers += 1
            if decision.seat != CHANCE:
                own += 1
                widest[decision.key] = max(widest.get(decision.key, 0), len(decision.options))
            state.apply(decision.seat, player(state, decision, rng))
        turn = played.view(state, 0).get("turn", 0)
        turns += turn if isinstance(turn, int) else 0
    table = " ".join(f"{key}={value}" for key, value in settings.items()) or "usual"
    ranked = sorted(widest.items(), key=lambda item: -item[1])
    means = f"{answers / games:.0f} answers, {own / games:.0f} by seats"
    if turns:
        means += f", {turns / games:.1f} turns"
    return f"{name}, {table}: {means}; " + ", ".join(f"{key} {count}" for key, count in ranked)


def main() -> None:
    """Measure both players with all settings."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=PLAYERS)
    parser.add_argument("--games", type=int, default=10_000)
    given = parser.parse_args()
    players = {"random": at_random, "eager": PLAYERS[given.game]}
    for settings in TABLES[given.game]:
        for name, player in players.items():
            print(measure(game(given.game), name, player, settings, given.games), flush=True)


if __name__ == "__main__":
    main()
