"""Puzzles and the daily challenge in the terminal."""

import json
import re
import sys
from pathlib import Path

import pytest

from automatable import game
from automatable.daily import DailyRun, daily
from automatable.puzzles import puzzles
from automatable.puzzles.miner import chosen
from automatable.puzzles.puzzle import read_file

from .helpers import ESCAPE, run

ONE = next(one for one in puzzles(game("duel")) if len(one.steps) > 1)


def typed(answer: str) -> str:
    return answer.partition(":")[2].casefold()


def test_a_puzzle_to_its_end(tmp_path: Path) -> None:
    done = run(tmp_path, "puzzles", "duel", ONE.id, typed=[typed(one) for one in ONE.answers])
    assert (done.status, done.errors) == (0, "")
    assert ESCAPE not in done.output
    for told in ("times in a row", "Solved!", "guarantees you at least", "Solved in a row: 1."):
        assert told in done.output
    assert re.search(r"^Your rating: \d{4}\. Solved in a row: 1\.$", done.output, re.M)


def test_whom_one_plays_is_told(tmp_path: Path) -> None:
    one = next(one for one in puzzles(game("duel")) if one.seat == 1 and len(one.answers) == 1)
    done = run(tmp_path, "puzzles", "duel", one.id, typed=[typed(one.answers[0])])
    assert "\nYou are Player B.\n" in done.output
    assert f"you reveal {typed(one.answers[0])}" in done.output.casefold()


def test_hints_and_mistakes_in_french(tmp_path: Path) -> None:
    answers = ["hint", "hint", typed(ONE.steps[0].second), "nonsense", "?", "board", "again", "q"]
    done = run(tmp_path, "puzzles", "duel", ONE.id, "--lang", "fr", typed=answers)
    assert done.status == 0
    for told in ("C’est l’une de ces deux", "La réponse", "Tapez une réponse", "fois de suite"):
        assert told in done.output


def test_a_goal_that_is_missed_begins_again(tmp_path: Path) -> None:
    one = puzzles(game("cyberion"))[0]
    done = run(tmp_path, "puzzles", "cyberion", one.id, typed=["end"] * 8)
    assert done.status == 0
    assert done.output.count("Win the game now, before anything is drawn.") > 1
    assert "[title]" not in done.output
    assert "Not won." in done.output


def test_puzzles_are_listed(tmp_path: Path) -> None:
    done = run(tmp_path, "puzzles", "duel", "--list")
    assert ONE.id in done.output
    assert len(done.output.splitlines()) == len(puzzles(game("duel")))


def test_what_cannot_be_solved(tmp_path: Path) -> None:
    assert "chess" in run(tmp_path, "puzzles", "duel", "chess").complaint()
    assert "no puzzles yet" in run(tmp_path, "puzzles", "_template").complaint()
    assert "game" in run(tmp_path, "puzzles", "mine").complaint()


def test_a_day_is_left_and_another_checked(tmp_path: Path) -> None:
    left = run(tmp_path, "daily", "raising_robots", typed=["nonsense", "q"])
    assert left.status == 0
    assert "Your first game counts" in left.output
    assert "not a date" in run(tmp_path, "daily", "duel", "--date", "tomorrow").complaint()
    word = DailyRun(daily(game("duel"), "2026-11-17"), ["play:Charge", "play:Barrier"] * 2).word()
    checked = run(tmp_path, "daily", "duel", "--date", "2026-11-17", "--verify", word)
    assert checked.output == (
        "This is a game of 2026-11-17:"
        " its draws and the answers of its bots are those of that day.\n"
    )
    other = ["daily", "duel", "--date", "2026-11-18", "--verify", word]
    assert run(tmp_path, *other).complaint() == "this is not the game of 2026-11-18"
    cyberion = ["daily", "cyberion", "--date", "2026-11-17", "--verify", word]
    assert run(tmp_path, *cyberion).complaint() == "this is a game of duel, not of cyberion"
    assert "short form" in run(tmp_path, *other[:-1], "a1.x").complaint()


def test_scores_are_kept(tmp_path: Path) -> None:
    run(tmp_path, "puzzles", "duel", ONE.id, typed=[typed(one) for one in ONE.answers])
    (kept,) = tmp_path.rglob("scores.json")
    scores = json.loads(kept.read_text())["puzzles duel"]
    assert scores["solved"] == [ONE.id] and scores["played"] == 1


def test_a_puzzle_that_is_left_after_a_hint_counts_as_missed(tmp_path: Path) -> None:
    run(tmp_path, "puzzles", "duel", ONE.id, typed=["q"])
    assert not list(tmp_path.rglob("scores.json"))
    run(tmp_path, "puzzles", "duel", ONE.id, typed=["hint", "q"])
    (kept,) = tmp_path.rglob("scores.json")
    scores = json.loads(kept.read_text())["puzzles duel"]
    assert scores["missed"] == [ONE.id] and scores["rating"] < 1200


def test_the_try_of_a_day_goes_on_where_it_was_left(tmp_path: Path) -> None:
    run(tmp_path, "daily", "duel", typed=["1", "?", "q"])
    (kept,) = tmp_path.rglob("scores.json")
    scores = json.loads(kept.read_text())["daily duel"]
    begun = DailyRun(daily(game("duel"), scores["begun"]), scores["given"])
    assert len(begun.given) == 1
    goes_on = run(tmp_path, "daily", "duel", typed=["q"]).output
    assert "Begun before" in goes_on or scores["begun"] not in goes_on  # a new day has begun


def test_mined_puzzles_are_selected(tmp_path: Path) -> None:
    mined = tmp_path / "mined.jsonl"
    mined.write_text("".join(f"{one.text()}\n" for one in puzzles(game("duel"))[::-1]))
    out = str(tmp_path / "chosen.jsonl")
    done = run(tmp_path, "puzzles", "select", "duel", str(mined), "--count", "7", "--out", out)
    assert done.status == 0
    found = read_file(game("duel"), tmp_path / "chosen.jsonl")
    assert found == tuple(chosen(puzzles(game("duel")), 7))
    assert len({one.rating for one in found}) > 4
    done = run(tmp_path, "puzzles", "select", "duel", str(mined), "--count", "1", "--lang", "fr")
    assert done.output == f"1 problème sur {len(puzzles(game('duel')))} dans selected-duel.jsonl\n"
    assert "no file" in run(tmp_path, "puzzles", "select", "duel", "nowhere").complaint()
    assert "ray" in run(tmp_path, "puzzles", "mine", "duel", "--on", "mars").complaint()


@pytest.mark.parametrize("line", [b"hello", b"{}", b"[]", bytes(range(128, 256))])
def test_a_file_of_no_puzzles_is_refused_in_one_line(tmp_path: Path, line: bytes) -> None:
    first = puzzles(game("duel"))[0].text()
    (tmp_path / "mined.jsonl").write_bytes(first.encode() + b"\n\n" + line + b"\n")
    for given in (["select", "duel", "mined.jsonl"], ["mine", "duel", "--out", "mined.jsonl"]):
        said = run(tmp_path, "puzzles", *given).complaint()
        assert said == "bad puzzle: mined.jsonl: line 3: this is not a puzzle"


@pytest.mark.parametrize("verb", ["mine", "check"])
def test_without_the_packages_of_the_laboratory_it_is_said_how_to_get_them(
    tmp_path: Path, verb: str
) -> None:
    stub = "raise ModuleNotFoundError('no numpy', name='numpy')"
    (tmp_path / "numpy.py").write_text(stub, "utf-8")
    path = f"{tmp_path}:{':'.join(sys.path)}"
    said = run(tmp_path, "puzzles", verb, "duel", "--games", "1", PYTHONPATH=path).complaint()
    assert said == "this needs more packages: pip install 'automatable[lab]'"
