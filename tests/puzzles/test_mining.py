"""Mining: found puzzles hold, and it goes on where it was broken off."""

from pathlib import Path

from automatable import game
from automatable.puzzles.check import check
from automatable.puzzles.goal import Goal
from automatable.puzzles.mine import Plan, mine_game, needed, rating_of
from automatable.puzzles.miner import mine, next_number
from automatable.puzzles.puzzle import read_file

QUICK = Plan(
    "cyberion",
    {},
    Goal("count", 0, ("experience", "removed")),
    player="random",
    states=40,
    per_game=1,
    tries=10,
    rarest=1.0,
)


def test_what_is_found_holds() -> None:
    found = next(found for number in range(9) if (found := mine_game(QUICK, number)))
    check(found[0], 0)
    assert found[0].text() == mine_game(QUICK, found[0].proof["from"])[0].text()


def test_mining_goes_on_where_it_was_left(tmp_path: Path) -> None:
    path = tmp_path / "more" / "found.jsonl"
    arena = game(QUICK.game)
    first = list(mine(QUICK, path, 2, 1))
    second = list(mine(QUICK, path, 1, 1))
    assert [number for number, _ in first + second] == [0, 1, 2]
    assert next_number(path) == 3
    assert len(read_file(arena, path)) == sum(count for _, count in first + second)


def test_several_processes_find_the_same(tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    assert list(mine(QUICK, here, 3, 1)) == list(mine(QUICK, there, 3, 2))
    assert here.read_text() == there.read_text()


def test_rare_solutions_rate_higher() -> None:
    assert rating_of(1) < rating_of(0.1) < rating_of(0.01) < rating_of(0)


def test_a_line_stops_where_its_goal_is_reached() -> None:
    state = game("duel").new()
    assert needed(state, 0, Goal("count", 1, ("round",)), [1, 2]) == []
    assert needed(state, 0, Goal("win", 1), []) == []
