"""A program in a seat of a game in the terminal."""

import os
import shlex
import sys
from pathlib import Path

import pytest

from automatable.kernel.errors import BadSettings, UnknownBot
from automatable.terminal.occupants import as_typed, check_programs, read_occupants, seated
from automatable.words import Words

from .helpers import Pipes, Terminal, answers, run

# Says its name on standard error, holds a pipe open while it runs, and answers the last option.
CODE = """#!{python} -ISu
import json, sys
print(sys.argv[1], "is here", file=sys.stderr)
held = open("held", "w") if sys.argv[2:] else None
for line in sys.stdin:
    told = json.loads(line)
    if "options" in told:
        print(json.dumps({{"id": told["id"], "action": told["options"][-1]}}))
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where the program is, and a pipe that shows when it has ended."""
    path = tmp_path / "my_bot.py"
    path.write_text(CODE.format(python=sys.executable), "utf-8")
    path.chmod(0o755)
    os.mkfifo(tmp_path / "held")
    return tmp_path


def test_a_game_against_a_program_is_saved_and_gone_on_with(folder: Path) -> None:
    seats = "human,program:9s:./my_bot.py 'Bo,b'"
    game = ["play", "duel", "--save", "game.txt"]
    agreed = ["--set", "max_rounds=2", "--set", "stars=none"]
    begun = run(folder, *game, *agreed, "--seats", seats, typed=["1", "q"])
    assert (begun.status, begun.errors) == (0, "Bo,b is here\n")
    assert (
        f"Continue with: automatable {shlex.join(game)} --seats {shlex.quote(seats)}"
        in begun.output
    )
    record = folder / "game.txt"
    assert "seat 1 program:9s:./my_bot.py 'Bo,b'\n" in record.read_text("utf-8")
    assert answers(record) == ["0 play:Charge", "1 play:Move"]
    refused = run(folder, *game, "--lang", "fr").complaint()
    assert refused.endswith(f"pour le lancer, ajoutez --seats {shlex.quote(seats)}")
    ended = run(folder, *game, "--seats", seats, typed=["1"])
    assert (ended.status, ended.errors) == (0, "Bo,b is here\n")
    assert answers(record) == ["0 play:Charge", "1 play:Move", "0 play:Spark", "1 play:Lightning"]


def test_ctrl_c_ends_the_game_and_its_program(folder: Path) -> None:
    seats = "program:./my_bot.py Bob holds,human"
    with Terminal(folder, "play", "duel", "--seats", seats) as terminal:
        with (folder / "held").open() as held:
            terminal.until("B> ")
            terminal.interrupt()
            assert held.read() == ""  # nobody holds it any more
        assert terminal.finish() == 130
    assert "there is nothing to save." in terminal.text
    assert "Traceback" not in terminal.text


def test_a_program_hears_that_its_table_was_killed(folder: Path) -> None:
    seats = "human,program:./my_bot.py Bob holds"
    with Pipes(folder, "play", "duel", "--seats", seats) as pipes, (folder / "held").open() as held:
        pipes.kill()
        assert held.read() == ""


@pytest.mark.parametrize(
    ("text", "occupants"),
    [
        ("human,program:./bot --flag", ["human", "program:./bot --flag"]),
        ("program:a 'x,y',program:b \"x,,y\"", ["program:a 'x,y'", 'program:b "x,,y"']),
        (" program:a 'x,y' ,human:O'Brien", ["program:a 'x,y' ", "human:O'Brien"]),
        ("human:O'Brien,human:D'Arcy", ["human:O'Brien", "human:D'Arcy"]),
    ],
)
def test_a_comma_in_quotes_belongs_to_a_programs_command(text: str, occupants: list[str]) -> None:
    read = read_occupants(text, 2)
    assert [occupant.text for occupant in read] == [occupant.strip() for occupant in occupants]
    assert read_occupants(as_typed(read), 2) == read


def test_who_is_no_program_is_not_one() -> None:
    for text in ("programs:x,human", "Program:x,human", "program,human"):
        with pytest.raises(UnknownBot, match="program:COMMAND"):
            read_occupants(text, 2)


def test_no_record_starts_a_program() -> None:
    occupants = seated({1: "program:rm -r x"}, 2)
    assert occupants[1].is_program
    with pytest.raises(BadSettings) as refusal:
        check_programs(occupants)
    told = "a program sits at this table; to start it, add --seats 'human,program:rm -r x'"
    assert str(refusal.value) == told
    assert Words("en").error(refusal.value) == told
    check_programs(seated({0: "rollout", 1: "programmer"}, 2))
