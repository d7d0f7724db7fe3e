"""Games in several processes: each is played once, whoever dies."""

import multiprocessing
import os
import signal
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pyarrow.parquet as parquet
import pytest

from automatable.lab.arena import Resources, carry_out
from automatable.lab.contest import make_contest
from automatable.lab.errors import GameFailed
from automatable.lab.workers import play_games


@pytest.fixture
def workers() -> Callable[[], list[int]]:
    """The processes started since; whoever else runs here is not ours."""
    before = {child.pid for child in multiprocessing.active_children()}
    return lambda: [
        child.pid
        for child in multiprocessing.active_children()
        if child.pid is not None and child.pid not in before
    ]


def test_games_of_a_killed_worker_are_played_again_and_none_twice(
    tmp_path: Path, workers: Callable[[], list[int]]
) -> None:
    contest = make_contest("duel", ["greedy:9", "random"], 40, pair=True)

    def kill(done: int, games: int) -> None:
        if done in (1, 20):
            os.kill(workers()[0], signal.SIGKILL)

    carry_out(contest, Resources(tmp_path, jobs=2), kill)
    table = parquet.read_table(tmp_path / "games.parquet")
    assert table["game"].to_pylist() == list(range(40))
    assert len((tmp_path / "journal.jsonl").read_text("utf-8").splitlines()) == 40
    here = {row.game: row.record for row in play_games(contest)}
    assert dict(zip(table["game"].to_pylist(), table["record"].to_pylist(), strict=True)) == here


class Deadly:
    """Ends the process that receives it."""

    def __reduce__(self) -> Any:
        return os._exit, (7,)


def test_a_game_whose_worker_always_dies_is_given_up(workers: Callable[[], list[int]]) -> None:
    contest = make_contest("duel", ["random"], 2)
    deadly: Any = {"board": Deadly()}
    with pytest.raises(GameFailed, match=r"game [01]: .* dies \(exit code 7\)"):
        list(play_games(replace(contest, settings=deadly), jobs=2))
    assert workers() == []


def test_a_game_that_cannot_be_played_is_named() -> None:
    contest = replace(make_contest("duel", ["random"], 2), settings={"board": "square"})
    with pytest.raises(GameFailed, match=r"game [01]: BadSettings: board is 'square'"):
        list(play_games(contest, jobs=2))


def test_workers_go_home_when_nobody_wants_more(workers: Callable[[], list[int]]) -> None:
    games = play_games(make_contest("duel", ["random"], 1000), jobs=2)
    next(games)
    assert len(workers()) == 2
    games.close()
    assert workers() == []
