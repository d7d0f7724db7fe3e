"""Games on a Ray cluster: each is played once, whoever dies."""

import json
import os
import signal
import socket
import subprocess
import sys
import warnings
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from automatable.lab.contest import make_contest
from automatable.lab.errors import GameFailed
from automatable.lab.on_ray import play_on_ray, work_on_ray
from automatable.lab.workers import play_games
from automatable.puzzles.goal import Goal
from automatable.puzzles.mine import Plan
from automatable.puzzles.miner import mine

CONTEST = make_contest("duel", ["greedy:200", "random"], 30, pair=True)


def test_a_cluster_that_is_not_there_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))  # nobody listens
        nowhere = f"127.0.0.1:{taken.getsockname()[1]}"
        monkeypatch.setenv("RAY_ADDRESS", nowhere)
        with pytest.raises(GameFailed, match=f"no Ray cluster at {nowhere}"):
            next(play_on_ray(CONTEST, range(1), 1))


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A small Ray cluster of our own, on this machine."""
    home = str(tmp_path_factory.mktemp("home"))
    with pytest.MonkeyPatch.context() as patch, warnings.catch_warnings():
        warnings.simplefilter("ignore")  # those of Ray itself are not ours
        patch.setenv("HOME", home)
        patch.delenv("RAY_ADDRESS", raising=False)
        patch.setenv("RAY_AUTH_MODE", "disabled")  # it listens to nobody but us
        patch.setenv("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
        import ray

        started: Any = ray.init(
            num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="ERROR"
        )
        yield started.address_info["gcs_address"]
        ray.shutdown()


def workers() -> list[int]:
    """The processes below this one in which Ray plays games."""
    parents: dict[int, int] = {}
    playing = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            _, _, fields = (folder / "stat").read_text().rpartition(")")
            words = (folder / "cmdline").read_bytes()
        except OSError:  # it is over
            continue
        parents[int(folder.name)] = int(fields.split()[1])
        if words.startswith(b"ray::attempt"):
            playing.append(int(folder.name))
    return [process for process in playing if _is_below(process, parents)]


def _is_below(process: int, parents: dict[int, int]) -> bool:
    while process > 1 and process != os.getpid():
        process = parents.get(process, 0)
    return process == os.getpid()


def test_games_of_a_killed_worker_are_played_again_and_none_twice(address: str) -> None:
    games = play_on_ray(CONTEST, range(30), 2)
    rows = [next(games).row]
    while not (playing := workers()):
        rows.append(next(games).row)
    os.kill(playing[0], signal.SIGKILL)
    rows += [played.row for played in games]
    assert sorted(row.game for row in rows) == list(range(30))
    here = {row.game: row.record for row in play_games(CONTEST)}
    assert {row.game: row.record for row in rows} == here


def test_the_command_plays_on_the_cluster_it_is_told(address: str, tmp_path: Path) -> None:
    command = str(Path(sys.executable).parent / "automatable")
    robin = ["--round-robin", "random,greedy:9,greedy:2", "--games", "2"]
    words = ["arena", "duel", *robin, "--on", "ray", "--json"]
    told = subprocess.run(
        [command, *words, "--out", "here"],
        env={**os.environ, "RAY_ADDRESS": address},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 0, told.stderr
    assert json.loads(told.stdout)["games"] == 6
    journals = list((tmp_path / "here").glob("*/journal.jsonl"))
    assert [len(path.read_text("utf-8").splitlines()) for path in journals] == [2, 2, 2]


def test_puzzles_are_mined_on_the_cluster_too(address: str, tmp_path: Path) -> None:
    plan = Plan("cyberion", {}, Goal("count", 0, ("experience", "removed")), "random")
    plan = replace(plan, states=40, per_game=1, tries=10, rarest=1.0)
    here, there = tmp_path / "here", tmp_path / "there"
    found = list(mine(plan, here, 3, 1))
    assert list(mine(plan, there, 3, 2, work_on_ray)) == found
    assert there.read_text("utf-8") == here.read_text("utf-8")
