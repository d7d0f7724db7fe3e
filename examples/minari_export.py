"""A Minari dataset from the decisions of a contest: each seat of each game is an episode.

automatable arena duel --seats greedy --games 100 --out results --trajectories
python examples/minari_export.py results automatable/duel-greedy-v0
"""

import argparse
import json
from itertools import groupby
from pathlib import Path
from typing import Any

import minari
import numpy as np
import pyarrow.parquet
from gymnasium.spaces import Discrete
from minari.data_collector import EpisodeBuffer

from automatable.envs.single import TableEnv


def episodes(rows: list[dict[str, Any]]) -> list[EpisodeBuffer]:
    """The rows of each seat of each game, in order."""
    rows = sorted(rows, key=lambda row: (row["game"], row["seat"], row["step"]))
    found = []
    for _, group in groupby(rows, key=lambda row: (row["game"], row["seat"])):
        own = list(group)
        seen = [np.array(row["observation"], np.int16) for row in own]
        found.append(
            EpisodeBuffer(
                id=len(found),
                observations=[*seen, seen[-1]],  # nothing is kept of the end itself
                actions=[row["action"] for row in own],
                rewards=[row["reward"] for row in own],
                terminations=[row["terminated"] for row in own],
                truncations=[row["truncated"] for row in own],
            )
        )
    return found


def main() -> None:
    reader = argparse.ArgumentParser(
        description=(__doc__ or "").split("\n\n")[0],
        epilog="example: python examples/minari_export.py results automatable/duel-greedy-v0",
    )
    reader.add_argument("folder", type=Path, help="the folder of the contest")
    reader.add_argument("id", help="the name of the dataset")
    asked = reader.parse_args()
    if not (asked.folder / "trajectories.parquet").exists():
        reader.error(
            f"{asked.folder} has no trajectories.parquet: `arena --trajectories` writes it"
        )
    contest = json.loads((asked.folder / "contest.json").read_text("utf-8"))
    table = pyarrow.parquet.read_table(asked.folder / "trajectories.parquet")
    reward = table.schema.metadata[b"reward"].decode()
    env = TableEnv(contest["game"], contest["settings"], observations="array")
    made = minari.create_dataset_from_buffers(
        asked.id,
        episodes(table.to_pylist()),
        observation_space=env.observation_space,
        action_space=Discrete(int(env.action_space.n)),
        algorithm_name=", ".join(contest["seats"]),
        description=f"Every decision of {contest['games']} games of {contest['game']};"
        f" the reward is its {reward!r}.",
    )
    print(f"{made.total_episodes} episodes, {made.total_steps} decisions")


if __name__ == "__main__":
    main()
