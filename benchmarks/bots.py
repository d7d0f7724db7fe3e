"""How often one bot beats another: `python benchmarks/bots.py duel rollout random --games 1000`.

Seats alternate and seeds are fixed, so the same command prints the same line. A draw counts half.
"""

import argparse

from rich.progress import track

from automatable import Record, game
from automatable.bots import make_bot
from automatable.lab.intervals import wilson
from automatable.match import Match, Nature


def points_of(name: str, first: str, second: str, games: int) -> float:
    """The points of the first bot, one for a win."""
    points = 0.0
    for number in track(range(games), description=f"{first} against {second}"):
        own = number % 2
        names = [first, second] if own == 0 else [second, first]
        bots = [make_bot(bot, 2 * number + seat) for seat, bot in enumerate(names)]
        match = Match(Record.of(game(name).new()), Nature.of_text(str(number)))
        while asked := match.asked():
            match.answer_bot(asked[0], bots[asked[0]])
        result = match.state.result
        assert result is not None
        points += (
            1
            + (result.scores[own] > result.scores[1 - own])
            - (result.scores[own] < result.scores[1 - own])
        ) / 2
    return points


def main() -> None:
    """Play, and print the share with its interval."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("first")
    parser.add_argument("second")
    parser.add_argument("--games", type=int, default=1000)
    asked = parser.parse_args()
    points = points_of(asked.game, asked.first, asked.second, asked.games)
    share, low, high = wilson(points, asked.games)
    print(
        f"{asked.game}: {asked.first} takes {100 * share:.1f} % against {asked.second}"
        f" in {asked.games} games (95 %: {100 * low:.1f} to {100 * high:.1f})"
    )


if __name__ == "__main__":
    main()
