"""Draws the tests that learners have logged: rates of games won, with their 95 % intervals.

python examples/learners/ppo.py --steps 200000 --log docs/learning/duel.csv
python examples/learners/curves.py docs/learning docs/images/learning.svg
"""

import csv
import sys
from math import ceil
from pathlib import Path

import matplotlib
import matplotlib.pyplot as plt

matplotlib.use("svg")
matplotlib.rcParams["svg.hashsalt"] = "automatable"  # the same data gives the same file
WIDEST = 3  # learners beside each other


def main(folder: Path, picture: Path) -> None:
    logs = sorted(folder.glob("*.csv"))
    across = min(WIDEST, len(logs))
    down = 2 * ceil(len(logs) / across)
    figure, axes = plt.subplots(down, across, figsize=(4 * across, 2.5 * down), squeeze=False)
    for empty in axes.flat:
        empty.set_visible(False)
    for number, log in enumerate(logs):
        with log.open(newline="") as file:
            rows = [
                {key: float(value) for key, value in row.items()} for row in csv.DictReader(file)
            ]
        answers = [row["answers"] / 1000 for row in rows]
        row, column = divmod(number, across)
        above, below = axes[2 * row][column], axes[2 * row + 1][column]
        above.fill_between(
            answers, [row["low"] for row in rows], [row["high"] for row in rows], alpha=0.25
        )
        above.plot(answers, [row["rate"] for row in rows])
        above.set(title=log.stem.replace("_", " "), ylim=(0, 1), ylabel="games won")
        below.plot(answers, [row["margin"] for row in rows], color="tab:orange")
        below.set(ylim=(-1, 1), ylabel="mean margin", xlabel="thousand answers")
        for axis in (above, below):
            axis.set_visible(True)
            axis.grid(alpha=0.3)
    figure.tight_layout()
    figure.savefig(picture, metadata={"Date": None})


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(
            "example: python examples/learners/curves.py docs/learning docs/images/learning.svg"
        )
    main(Path(sys.argv[1]), Path(sys.argv[2]))
