"""Every shipped puzzle: its position is legal, its solution reaches the goal, small proofs hold."""

import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from automatable import game
from automatable.kernel.game import Game
from automatable.kernel.registry import games
from automatable.puzzles import BadPuzzle, Puzzle, PuzzleRun, puzzle, puzzles
from automatable.puzzles.check import check
from automatable.puzzles.mine import rating_of
from automatable.puzzles.miner import plan_of
from automatable.puzzles.puzzle import read, read_file

NAMES = [name for name in games() if puzzles(game(name))]
SMALL = {
    "cyberion": 60,
    "duel": 60,
    "raising_robots": 150,
    "robot_quest_arena": 40,
}  # positions of a quick proof
DUEL = puzzles(game("duel"))
TITLES = {
    "duel": "Duel",
    "cyberion": "Cyberion",
    "robot_quest_arena": "Robot Quest Arena",
    "raising_robots": "Raising Robots",
}


@pytest.mark.parametrize("name", NAMES)
def test_every_puzzle_can_be_solved_as_it_says(name: str) -> None:
    found = puzzles(game(name))
    assert len({one.id for one in found}) == len(found) >= 40
    for one in found:
        check(one, 0)


@pytest.mark.parametrize("name", sorted(SMALL))
def test_small_proofs_can_be_repeated(name: str) -> None:
    found = [one for one in puzzles(game(name)) if len(one.steps) < 2]
    small = [one for one in found if one.proof["states"] <= SMALL[name]]
    assert small
    for one in small[:3]:
        check(one, SMALL[name])


@pytest.mark.parametrize("name", NAMES)
def test_every_game_with_puzzles_says_how_they_are_mined(name: str) -> None:
    plan = plan_of(game(name))
    assert {one.goal.kind for one in puzzles(game(name))} == {plan.goal.kind}


def test_the_page_says_how_many_puzzles_there_are_and_how_hard() -> None:
    page = (Path(__file__).parents[1] / "docs" / "puzzles.md").read_text("utf-8")
    found = {title: puzzles(game(name)) for name, title in TITLES.items()}
    for title, own in found.items():
        (row,) = re.findall(rf"^\| {title} \| `mine .*$", page, re.MULTILINE)
        *_, mined, shipped, ratings = row.strip("| ").split(" | ")
        count = mined if shipped.endswith("all") else re.findall(r"\d+", shipped)[-1]
        assert int(count) == len(own)
        every = sorted(one.rating for one in own)
        assert ratings == f"{every[0]} to {every[-1]}"
    assert f"all\n{sum(map(len, found.values()))} shipped puzzles" in page


def of_kind(kind: str) -> Puzzle:
    return next(one for name in NAMES for one in puzzles(game(name)) if one.goal.kind == kind)


def test_a_false_answer_is_noticed() -> None:
    found = [one for one in DUEL if len(one.steps) == 1]
    one = min(found, key=lambda one: one.proof["states"])
    step = one.steps[0]
    worths = {**step.worths, step.right: step.worths[step.right] - 50}
    with pytest.raises(AssertionError, match="guarantees"):
        check(replace(one, steps=(replace(step, worths=worths), *one.steps[1:])), 10**9)


def test_a_false_rating_is_noticed() -> None:
    win = of_kind("win")
    with pytest.raises(AssertionError, match="its rating is"):
        check(replace(win, rating=win.rating + 1), 0)
    proof = {**win.proof, "share": 0.5}
    with pytest.raises(AssertionError, match="of random turns reaches it"):
        check(replace(win, rating=rating_of(0.5), proof=proof), 10**9)
    with pytest.raises(AssertionError, match="is no grade"):
        check(replace(DUEL[0], rating=801), 0)


@pytest.mark.parametrize(("kind", "more"), [("count", 1), ("score", -1)])
def test_a_false_target_is_noticed(kind: str, more: int) -> None:
    found = [one for name in NAMES for one in puzzles(game(name)) if one.goal.kind == kind]
    one = min(found, key=lambda one: one.proof["states"])
    wrong = replace(one, goal=replace(one.goal, target=one.goal.target + more))
    with pytest.raises(AssertionError, match="reach"):
        check(wrong, 10**9)


def test_right_answers_go_on_and_wrong_ones_are_told_what_they_are_worth() -> None:
    one = next(one for one in DUEL if len(one.steps) > 1)
    run = PuzzleRun(one)
    step = run.step
    assert run.give(step.second) == (False, step.worths[step.second], None)
    assert step.right in run.look() and step.second in run.look()
    assert run.next() == step.right
    assert run.give(step.right).is_taken
    assert next(event.kind for event in run.events()) == "revealed"
    assert not run.is_over
    for answer in one.answers[1:]:
        run.give(answer)
    assert run.is_solved
    assert run.rules() and run.look() == []
    with pytest.raises(BadPuzzle, match="is over"):
        run.give(step.right)


def test_what_the_rules_forbid_is_refused_with_its_rule() -> None:
    run = PuzzleRun(DUEL[0])
    decision = run.decision()
    assert decision is not None
    names = [f"play:{card}" for card in ("Spark", "Lightning", "Counter", "Move", "Charge")]
    offered = [DUEL[0].game.catalogue.name(option) for option in decision.options]
    other = next(name for name in names if name not in offered)
    refusal = run.give(other).refusal
    assert refusal is not None and refusal.rule.startswith("DUE-")


def test_any_answer_may_be_given_on_the_way_to_a_goal() -> None:
    one = of_kind("win")
    run = PuzzleRun(one)
    while not run.is_over:
        decision = run.decision()
        assert decision is not None
        names = [one.game.catalogue.name(option) for option in decision.options]
        run.give("end" if "end" in names else names[0])
    assert not run.is_solved
    assert run.next() == ""


def test_a_count_is_enough_as_soon_as_it_is_reached() -> None:
    one = of_kind("count")
    run = PuzzleRun(one, one.answers)
    assert run.is_solved and run.reached >= one.goal.target > run.before


def test_a_puzzle_is_written_and_read_back() -> None:
    for kind in ("answer", "win", "score", "count"):
        one = of_kind(kind)
        assert read(one.game, one.text()) == one


def broken(**parts: Any) -> str:
    return json.dumps({**json.loads(DUEL[0].text()), **parts})


@pytest.mark.parametrize(
    "line",
    [
        "{",
        "[]",
        broken(goal={"kind": "beauty"}),
        broken(goal={"kind": "win"}),
        broken(steps=[]),
        broken(steps=[{"right": "play:Move", "worths": {"play:Move": 1}, "reply": "play:Move"}]),
    ],
)
def test_a_line_that_is_no_puzzle_is_refused(line: str) -> None:
    with pytest.raises(BadPuzzle):
        read(game("duel"), line)


def test_unknown_puzzles_and_games_without_any(tmp_path: Path) -> None:
    nothing: Game[Any] = game("_template")
    assert puzzles(nothing) == read_file(nothing, tmp_path / "none") == ()
    with pytest.raises(BadPuzzle, match="no puzzle"):
        puzzle(game("duel"), "chess")
    with pytest.raises(BadPuzzle, match="has no mine"):
        plan_of(nothing)


def test_a_hint_says_what_to_do_and_not_who_does_it() -> None:
    first = puzzles(game("cyberion"))[0]
    assert {answer.partition(":")[0] for answer in first.line} == {"repair", "crew"}
    assert {answer.partition(":")[0] for answer in PuzzleRun(first).look()} == {"repair"}
