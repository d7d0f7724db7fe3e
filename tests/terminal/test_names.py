"""Names people give are shown as text, and nothing in them reaches the terminal as a command."""

import json
from pathlib import Path

import pytest

from automatable.games.raising_robots import GAME as RAISING

from .helpers import ESCAPE, Terminal, answers, pages, play, run

COLOUR = f"{ESCAPE}[31mRed"
HOSTILE = [
    (COLOUR, "\x9b31mRed"),
    (f"{ESCAPE}]0;owned\x07x", "Ada\x07\x08\x08\x08Bob"),
    ("Ada\r\nB reveals Trap.\u2028\x85x", "Ada\u202egniht"),
]


@pytest.mark.parametrize("names", HOSTILE, ids=["escapes", "title and bell", "breaks"])
def test_control_characters_are_taken_out_of_names(tmp_path: Path, names: tuple[str, str]) -> None:
    given = ["--seats", ",".join(f"human:{name}" for name in names), "--save", "g.txt"]
    done = play(tmp_path, *given, typed=["spark", "charge", "log"])
    told = run(tmp_path, "replay", "g.txt", "--all")
    saved = (tmp_path / "g.txt").read_text()
    for text in (done.output, told.output, saved):
        assert not unprintable(text)
    assert "\nB reveals Trap." not in done.output
    assert answers(tmp_path / "g.txt") == ["0 play:Spark", "1 play:Charge"]


def unprintable(text: str) -> list[str]:
    """What in a text is no letter, sign, space or line feed."""
    return sorted({sign for sign in text if sign != "\n" and not sign.isprintable()})


def test_names_from_a_file_are_cleaned_as_well(tmp_path: Path) -> None:
    file = tmp_path / "g.txt"
    lines = ["automatable 1", "game duel 1", f"seat 0 human:{COLOUR}", "seat 1 random"]
    file.write_text("\n".join([*lines, "0 play:Spark", "1 play:Charge", "end 2"]) + "\n")
    for done in (
        run(tmp_path, "replay", "g.txt", "--all"),
        run(tmp_path, "play", "duel", "--save", "g.txt"),
    ):
        assert "Red" in done.output
        assert ESCAPE not in done.output


def test_control_characters_typed_in_play_are_not_sent_back(tmp_path: Path) -> None:
    done = play(tmp_path, typed=[f"{COLOUR}\x07", f"why {COLOUR}", "q"])
    assert done.output.count("[31mRed") == 2
    assert not unprintable(done.output)


def test_control_characters_in_arguments_are_not_sent_back(tmp_path: Path) -> None:
    for arguments in (["play", COLOUR], ["play", "duel", f"--{COLOUR}"], ["replay", COLOUR]):
        assert "[31mRed" in run(tmp_path, *arguments).complaint()


def test_style_marks_in_names_are_text(tmp_path: Path) -> None:
    given = ["--seats", "human:[red]x[/],human:[/]:smile:", "--save", "g.txt"]
    done = play(tmp_path, *given, typed=["spark", "charge"])
    told = run(tmp_path, "replay", "g.txt", "--all")
    for text in (done.output, told.output):
        assert "[red]x[/] reveals Spark, [/]:smile: reveals Charge." in text
        assert "[red]x[/]: health 4" in text
        assert "[/]:smile:: health 3" in text


def test_hostile_names_in_a_terminal(tmp_path: Path) -> None:
    seats = f"human:[red]x[/],human:{COLOUR}\x07"
    with Terminal(tmp_path, "play", "duel", "--seats", seats) as game:
        for card in ("spark", "charge"):
            game.until("[Enter] ")
            game.enter("")
            game.until("> ")
            game.enter(card)
        game.until("[Enter] ")
        game.enter("")
        game.until("[red]x[/]> ")
        game.press("\x04")
        assert game.finish() == 2
    assert COLOUR not in game.text
    assert "\x07" not in game.text
    page = pages(game.text)[-1]
    assert "[red]x[/] reveals Spark, [31mRed reveals Charge." in page
    health = [line.index("Health") for line in page.splitlines() if "Health" in line]
    assert len(set(health)) == 1  # the columns stay straight


@pytest.mark.parametrize("name", ["x" * 200, "名" * 100])
def test_a_long_name_is_cut_and_the_board_stays(tmp_path: Path, name: str) -> None:
    seats = f"human:{name},random"
    with Terminal(tmp_path, "play", "duel", "--seats", seats) as game:
        game.until("Choose a card")
        game.until("> ")
        game.press("\x04")
        assert game.finish() == 2
    assert "too narrow" not in game.text
    assert all(len(line) <= 80 for line in pages(game.text)[-1].splitlines()[:-2])


def test_names_of_every_kind_are_kept(tmp_path: Path) -> None:
    given = ["--seats", "human:Zoë O’Neil, human: 名前 ", "--save", "g.txt"]
    done = play(tmp_path, *given, typed=["spark", "charge"])
    assert done.output.startswith("Duel: ")
    assert "Zoë O’Neil reveals Spark, 名前 reveals Charge." in done.output
    again = run(tmp_path, "play", "duel", "--save", "g.txt")
    assert "Zoë O’Neil reveals Spark, 名前 reveals Charge." in again.output
    nameless = play(tmp_path, "--seats", "human:,human: ", typed=["spark", "charge"])
    assert "A reveals Spark, B reveals Charge." in nameless.output


def test_a_name_that_is_no_text_is_no_crash(tmp_path: Path) -> None:
    done = play(tmp_path, "--seats", "human:\udcff,random", "--save", "g.txt", typed=["spark", "q"])
    assert "Traceback" not in done.errors
    assert done.status in (0, 2)


def test_two_of_one_name_are_told_apart(tmp_path: Path) -> None:
    done = play(tmp_path, "--seats", "human,human", typed=[])
    assert "A (you), B (you)" not in done.output


@pytest.mark.parametrize("look", ["--plain", "--pictures"])
def test_names_of_own_cards_are_text_as_well(tmp_path: Path, look: str) -> None:
    rows = [{**row, "name": "[/]\\ [red]"} for row in RAISING.edition.cards.robots.rows]
    (tmp_path / "own.json").write_text(json.dumps({"robot": rows}), "utf-8")
    given = ["play", "raising_robots", "--set", "players=1", "--cards", "own.json", look]
    shown = run(tmp_path, *given, typed=["1", "q"])
    assert (shown.status, shown.errors) == (0, "")
    assert "  1  discard [/]\\ [red]  " in shown.output
    assert "You discard [/]\\ [red]." in shown.output
