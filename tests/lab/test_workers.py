"""Games in several processes: each is played once, whoever dies."""

import multiprocessing
import os
import signal

import pytest

from automatable.lab.contest import make_contest
from automatable.lab.workers import play_games

pytestmark = pytest.mark.once


def test_games_of_a_killed_worker_are_played_again_and_none_twice() -> None:
    contest = make_contest("duel", ["greedy:9", "random"], 40, pair=True)
    games = play_games(contest, jobs=2)
    rows = [next(games)]
    victim = multiprocessing.active_children()[0].pid
    assert victim is not None
    os.kill(victim, signal.SIGKILL)
    rows += games
    assert sorted(row.game for row in rows) == list(range(40))
    here = {row.game: row.record for row in play_games(contest)}
    assert {row.game: row.record for row in rows} == here


def test_workers_go_home_when_nobody_wants_more() -> None:
    before = multiprocessing.active_children()
    games = play_games(make_contest("duel", ["random"], 1000), jobs=2)
    next(games)
    games.close()
    assert multiprocessing.active_children() == before
