"""Asking for a hint while playing, and playing without."""

import re
from pathlib import Path

import pytest

from .helpers import options, play, replies, write_record

ENGLISH = r"""Best: (\d) \((.+)\), chances (\d+)%\.
Second best: (\d) \((.+)\), chances (\d+)%\.
Chances as a bot estimates them: 0% is a certain loss, 100% a certain win\.
"""
FRENCH = r"""La meilleure réponse\xa0: (\d) \((.+)\), chances (\d+)\xa0%\.
La suivante\xa0: (\d) \((.+)\), chances (\d+)\xa0%\.
Chances\xa0: ce qu’un robot estime\. À 0\xa0%, tout est perdu\xa0; .+\.
"""


@pytest.mark.parametrize(
    ("lang", "command", "told"), [("en", "hint", ENGLISH), ("fr", "indice", FRENCH)]
)
def test_a_hint_names_two_answers_by_their_numbers(
    tmp_path: Path, lang: str, command: str, told: str
) -> None:
    save = write_record(tmp_path / "game.txt", "0 play:Charge", "1 play:Charge")
    before = save.read_bytes()
    typed = [command, "?", "q"]
    said = replies(play(tmp_path, "--lang", lang, "--save", save, typed=typed).output)
    found = re.fullmatch(told, said[1])
    assert found, said
    listed = options(said[0])
    one, name, hope, other, second, less = found.groups()
    assert (listed[int(one) - 1], listed[int(other) - 1]) == (name, second)
    assert 100 >= int(hope) >= int(less) >= 0
    assert one != other
    assert f"  {command} " in said[2]
    assert save.read_bytes() == before


def test_a_table_without_hints_says_so(tmp_path: Path) -> None:
    save = tmp_path / "game.txt"
    done = play(tmp_path, "--no-hints", "--save", save, typed=["hint", "?", "1", "q"])
    said = replies(done.output)
    assert said[1] == "There are no hints at this table.\n"
    assert "hint" not in said[2]
    assert f"automatable play duel --no-hints --save {save}" in said[-1]


@pytest.mark.parametrize(("lang", "command"), [("en", "hint"), ("fr", "hint"), ("fr", "indice")])
def test_a_command_is_known_by_its_own_name_and_by_that_of_the_language(
    tmp_path: Path, lang: str, command: str
) -> None:
    said = replies(play(tmp_path, "--lang", lang, "--no-hints", typed=[command, "q"]).output)
    assert said[1] == {"en": "There are no hints at this table.\n"}.get(
        lang, "Pas d’indices à cette table.\n"
    )


def test_a_command_of_another_language_is_none(tmp_path: Path) -> None:
    said = replies(play(tmp_path, "--lang", "en", typed=["indice", "q"]).output)
    assert "is not an answer here" in said[1]
