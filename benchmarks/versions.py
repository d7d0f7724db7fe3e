"""Two builds of the package side by side: whether a change has made a game slower.

    python -m benchmarks.versions ../before/src src

Each folder holds a package with its compiled modules. Two processes take turns at playing the same
games at random, and each round gives a ratio of processor times for a decision. Games are played
by the settings of the earlier version where there is one, so that both play the same.
"""

import argparse
import os
import statistics
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

GAMES = {"duel": 2_000, "cyberion": 200, "robot_quest_arena": 60, "raising_robots": 60}
PLAYER = """
import sys, time
import automatable
from automatable.kernel.playout import play_many

assert automatable.COMPILED, "not compiled: " + automatable.__file__
for line in sys.stdin:
    name, games, seed = line.split()
    game = automatable.game(name)
    past = game.past.get(1, {}) if hasattr(game, "past") else {}  # of what was before versions
    state = game.new(past)
    rng = automatable.Rng(int(seed))
    began = time.process_time_ns()
    answers = play_many(state, int(games), rng)
    print(answers, time.process_time_ns() - began, flush=True)
"""


class Build:
    """A process that plays with the package of one folder."""

    def __init__(self, folder: str) -> None:
        environment = {**os.environ, "PYTHONPATH": str(Path(folder).resolve())}
        self.process = subprocess.Popen(
            [sys.executable, "-c", PLAYER],
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def play(self, game: str, games: int, seed: int) -> tuple[int, float]:
        """Answers given, and nanoseconds for each."""
        assert self.process.stdin and self.process.stdout
        self.process.stdin.write(f"{game} {games} {seed}\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            sys.exit("a build has ended: see above")
        answers, nanoseconds = map(int, line.split())
        return answers, nanoseconds / answers


def compare(before: Build, after: Build, game: str, rounds: int) -> str:
    """One line: what a decision costs, and the ratio of the two."""
    times: tuple[list[float], list[float]] = [], []
    answers: tuple[list[int], list[int]] = [], []
    for number in range(-1, rounds):  # the first round warms up
        for side in (0, 1) if number % 2 else (1, 0):
            count, time = (before, after)[side].play(game, GAMES[game], max(0, number))
            if number >= 0:
                times[side].append(time)
                answers[side].append(count)
    ratios = sorted([new / old for old, new in zip(*times, strict=True)])
    quarter = len(ratios) // 4
    same = "the same games" if answers[0] == answers[1] else "other games"
    return (
        f"{game}: {min(times[0]):.0f} ns, then {min(times[1]):.0f} ns for a decision at best;"
        f" ratio {statistics.median(ratios):.3f}"
        f" ({ratios[quarter]:.3f} to {ratios[-1 - quarter]:.3f} in half of the rounds); {same}"
    )


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("before", help="the folder `src` of the earlier build")
    parser.add_argument("after", help="the same of the later one")
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--game", action="append", choices=list(GAMES))
    given = parser.parse_args(arguments)
    before, after = Build(given.before), Build(given.after)
    for game in given.game or GAMES:
        print(compare(before, after, game, given.rounds), flush=True)


if __name__ == "__main__":
    main()
