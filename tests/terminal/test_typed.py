"""Commands in the language of the table: each does what its English name does."""

import re
from pathlib import Path

import pytest

from automatable.terminal.commands import Commands
from automatable.terminal.day import COMMANDS as DAILY
from automatable.terminal.lesson import COMMANDS as LESSON
from automatable.terminal.play import COMMANDS as PLAY
from automatable.terminal.puzzle import COMMANDS as PUZZLE
from automatable.terminal.replay import COMMANDS as REPLAY
from automatable.words import Words

from .helpers import run

IN_FRENCH = {
    "play duel --no-hints --save game.txt": (
        "hint|what 2|why|all|log|board|piles|rules lune|undo|help|quit",
        "Indice|quoi 2|POURQUOI|tout|journal|plateau|piles|regles lune|annuler|aide|quitter",
    ),
    "learn duel": (
        "next|next|spark|back|board|again|help|quit",
        "suivant|n|étincelle|retour|plateau|recommencer|aide|quitter",
    ),
    "puzzles duel": (
        "hint|1|back|again|board|help|next|quit",
        "indice|1|retour|Recommencer|plateau|aide|suivant|quitter",
    ),
    "daily duel": ("1|board|help|quit", "1|plateau|aide|quitter"),
}


@pytest.mark.parametrize("begun", IN_FRENCH)
def test_a_french_command_does_what_the_english_one_does(tmp_path: Path, begun: str) -> None:
    told = []
    for number, typed in enumerate(IN_FRENCH[begun]):
        folder = tmp_path / str(number)
        folder.mkdir()
        done = run(folder, *begun.split(), "--lang", "fr", typed=typed.split("|"))
        assert done.status == 0
        told.append(done.output.replace(str(folder), ""))
    assert told[0] == told[1]
    assert "n’est pas une réponse ici" not in told[0]


@pytest.mark.parametrize("names", [PLAY, LESSON, PUZZLE, DAILY, REPLAY])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_no_two_commands_are_called_alike(names: list[str], lang: str) -> None:
    commands = Commands(names, Words(lang))
    for name in names:
        assert commands.meant(name) == name
        assert commands.meant(commands.shown(name)) == name


def test_a_command_of_another_place_is_none() -> None:
    assert Commands(DAILY, Words("en")).meant("undo") == ""


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_list_of_commands_is_two_columns_that_fit(tmp_path: Path, lang: str) -> None:
    done = run(tmp_path, "play", "duel", "--lang", lang, typed=["?", "q"])
    told = re.split(r"^A> *$", done.output, flags=re.MULTILINE)[1].strip("\n").splitlines()
    columns = {re.split(r"\s{2,}", line.strip())[-1]: len(line) for line in told[:-1]}
    assert len(columns) == len(PLAY)
    assert max(columns.values()) <= 80
    (column,) = {line.index(text) for line, text in zip(told, columns, strict=False)}
    assert all(line[column - 2 : column] == "  " for line in told[:-1])
