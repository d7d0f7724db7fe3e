"""What is shown fits a terminal of 80 columns and can be copied from it."""

import re
import shlex
from pathlib import Path

import pytest

from automatable.kernel.registry import games as game_names

from .helpers import Terminal, options, pages, play, run, write_record

FULL = [  # each side gets to hold many cards: two bonus cards, disks and batteries
    *["0 play:Move", "1 play:Move", "* draw:Recovery", "* draw:Trap"],
    *["0 play:Barrier", "1 play:Barrier"],
    *["0 play:Move", "1 play:Move"],
    *["0 play:Barrier", "1 play:Barrier"],
    *["0 play:Move", "1 play:Move", "* draw:Copy", "* draw:Ray"],
    *["0 play:Copy", "1 play:Ray"],
]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_line_fits_eighty_columns(tmp_path: Path, lang: str) -> None:
    fresh = play(tmp_path, "--lang", lang, typed=["?"])
    save = write_record(tmp_path / "g.txt", *FULL)
    full = play(tmp_path, "--lang", lang, "--save", save, typed=[])
    for done in (fresh, full):
        shown = done.output.splitlines()[:-1]  # the last holds a path
        assert [line for line in shown if len(line) > 80] == []


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_no_line_is_broken_in_a_terminal_of_eighty_columns(tmp_path: Path, lang: str) -> None:
    save = write_record(tmp_path / "g.txt", *FULL)
    with Terminal(tmp_path, "play", "duel", "--lang", lang, "--save", save) as game:
        page = pages(game.until("A> "))[-1]
    lines = page.splitlines()
    assert len(options(page)) > 5
    question = next(place for place, line in enumerate(lines) if line.startswith("Cho"))
    barred = [line for line in lines if line.startswith(("  not now: ", "  pas maintenant\xa0: "))]
    assert len(barred) >= 1  # what rests
    told = len(options(page)) + len(barred)
    assert len(lines) - question - 2 == told, "\n".join(lines[question:])
    with Terminal(tmp_path, "games", "--lang", lang) as listed:
        assert listed.finish() == 0
    shown = pages(listed.text)[-1].splitlines()
    assert all(line.startswith((*game_names(), "  ")) for line in shown)


def test_the_longest_board_fits_eighty_columns(tmp_path: Path) -> None:
    given = ["--set", "length=8", "--set", "stars=1,7", "--lang", "fr"]
    with Terminal(tmp_path, "play", "duel", *given) as game:
        page = pages(game.until("A> "))[-1]
    (lanes,) = [line for line in page.splitlines() if "( ☾ )" in line]
    assert len(lanes) <= 80
    assert lanes.count("[") == 16


def test_the_fullest_table_is_not_broken_by_its_frame(tmp_path: Path) -> None:
    save = write_record(tmp_path / "g.txt", *FULL)
    with Terminal(tmp_path, "replay", save, "--seat", "all", "--lang", "fr", "--all") as shown:
        assert shown.finish() == 0
    page = pages(shown.text)[-1]
    assert "Joue Copie" in page
    assert re.findall(r"^│ \S.*", page, re.MULTILINE) == []


def test_the_way_to_go_on_can_be_copied(tmp_path: Path) -> None:
    folder = tmp_path / "a folder with a name so long that the command needs more than one line"
    folder.mkdir()
    save = write_record(folder / "my game.txt", *FULL)
    with Terminal(tmp_path, "play", "duel", "--save", save) as game:
        game.until("A> ")
        game.enter("q")
        assert game.finish() == 0
    last = pages(game.text)[-1].splitlines()[-1]
    command = shlex.split(last.split("Continue with: automatable ")[1])
    assert command == ["play", "duel", "--save", str(save)]
    assert options(run(tmp_path, *command).output) == options(pages(game.text)[-1])


def test_the_way_to_look_again_can_be_copied(tmp_path: Path) -> None:
    over = ["0 play:Charge", "1 play:Charge"]
    save = write_record(tmp_path / "my game.txt", *over, settings="max_rounds=1")
    last = run(tmp_path, "play", "duel", "--save", save).output.splitlines()[-1]
    command = shlex.split(last.split(": automatable ")[1])
    assert command == ["replay", str(save)]


def test_who_comes_back_is_told_whole_rounds(tmp_path: Path) -> None:
    """The story does not begin in the middle of a round."""
    rounds = ["0 play:Charge", "1 play:Barrier", "0 play:Move", "1 play:Lightning"]
    save = write_record(tmp_path / "g.txt", *rounds)
    shown = play(tmp_path, "--save", save, typed=[]).output.splitlines()
    begun = shown.index("") + 1
    news = shown[begun : shown.index("", begun)]
    assert news[0].startswith("Round ") or " reveals " in news[0]
    assert news[-1] == "Round 3."


def test_plain_sentences_say_which_round_it_is(tmp_path: Path) -> None:
    save = write_record(tmp_path / "g.txt", *FULL[:8])
    done = play(tmp_path, "--save", save, typed=["board"])
    again = done.output.split("A> \n")[1]
    assert "ound 4" in again


def test_what_is_noted_on_an_answer_stays_in_its_column(tmp_path: Path) -> None:
    given = ["--seats", "human,random", "--set", "players=2", "--seed", "1", "--lang", "fr"]
    with Terminal(tmp_path, "play", "raising_robots", *given) as game:
        page = pages(game.until("A> "))[-1]
    lines = page.splitlines()
    asked = next(place for place, line in enumerate(lines) if line.startswith("(3 "))
    answers = lines[asked + 1 : -1]
    (column,) = {
        re.match(r"  \d  défausser \S.*?  +", line).end() for line in answers if line[2] != " "
    }  # type: ignore[union-attr]
    broken = [line for line in answers if line[2] == " "]
    assert broken
    assert all(line.startswith(" " * column) and line[column] != " " for line in broken)


def test_a_broken_line_goes_on_where_it_begins(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "duel", "--seats", "human,random") as game:
        game.until("A> ")
        game.enter("why counter")
        told = game.until("A> ").splitlines()
    place = next(place for place, line in enumerate(told) if line.startswith("  DUE-RND-04: "))
    assert told[place + 1].startswith("  at the moment")
