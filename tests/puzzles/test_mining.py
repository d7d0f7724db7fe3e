"""Mining: found puzzles hold, and it goes on where it was broken off."""

from dataclasses import replace
from pathlib import Path

from automatable import game
from automatable.kernel.seats import CHANCE
from automatable.puzzles.check import check
from automatable.puzzles.goal import Goal, has_stopped
from automatable.puzzles.mine import (
    Moment,
    Plan,
    ends_dealt_again,
    mine_game,
    needed,
    rating_of,
)
from automatable.puzzles.miner import chosen, mine, next_number, texts_of
from automatable.puzzles.puzzle import Puzzle, puzzles, read_file

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


def test_work_done_in_any_order_is_written_in_order(tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    first = list(mine(QUICK, here, 3, 1))
    backwards = [(number, texts_of(QUICK, number)) for number in (2, 1, 0)]
    assert list(mine(QUICK, there, 3, 1, lambda *_: iter(backwards))) == first
    assert here.read_text() == there.read_text()
    assert next_number(there) == 3


def from_game(one: Puzzle, number: int, rating: int) -> Puzzle:
    return replace(one, rating=rating, proof={**one.proof, "from": number})


def test_a_selection_is_even_over_ratings_and_games() -> None:
    easy, other, third, hard = puzzles(game("duel"))[:4]
    found = [
        from_game(easy, 1, 810),
        from_game(other, 1, 820),
        from_game(third, 2, 830),
        from_game(hard, 3, 1500),
    ]
    two = chosen(found, 2)
    assert [one.rating // 100 for one in two] == [8, 15]
    three = chosen(found, 3)
    assert sorted(one.proof["from"] for one in three) == [1, 2, 3]
    assert chosen(found[::-1], 3) == three
    assert len(chosen(found, 9)) == 4


def test_last_turns_are_dealt_again_and_played_by_a_bot() -> None:
    cyberion = game("cyberion")
    state = cyberion.new()
    (draw,) = state.open()
    assert draw.seat == CHANCE
    plan = Plan("cyberion", {}, Goal("win"), "random", deals=3)
    moments = [Moment(state, [(CHANCE, draw.options[0])])]
    ends = list(ends_dealt_again(plan, moments, 0))
    assert len(ends) == 3
    assert len({str(cyberion.position(after)) for after, _, _ in ends}) > 1
    for after, seat, line in ends:
        for action in line:
            after.apply(seat, action)
        assert has_stopped(after, seat)
    again = [line for _, _, line in ends_dealt_again(plan, moments, 0)]
    assert again == [line for _, _, line in ends]


def test_rare_solutions_rate_higher() -> None:
    assert rating_of(1) < rating_of(0.1) < rating_of(0.01) < rating_of(0)


def test_a_line_stops_where_its_goal_is_reached() -> None:
    state = game("duel").new()
    assert needed(state, 0, Goal("count", 1, ("round",)), [1, 2]) == []
    assert needed(state, 0, Goal("win", 1), []) == []
