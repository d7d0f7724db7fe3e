"""French has no-break spaces beside its marks, wherever its texts come from."""

import re

import pytest

from automatable.kernel.registry import game, games
from automatable.kernel.typography import typeset
from automatable.words.words import BOOK, sources

LOOSE = re.compile(r"\S [:;!?%»]|« ")
CODE = re.compile(r"`[^`\n]*`")


@pytest.mark.parametrize(
    ("typed", "set_"),
    [
        ("Coût : 2", "Coût\xa0: 2"),
        ("Vrai ; faux ! Ou ?", "Vrai\xa0; faux\xa0! Ou\xa0?"),
        ("« jouer » à 50 %", "«\xa0jouer\xa0» à 50\xa0%"),
        ("il est 12:30, r1c2 à gauche", "il est 12:30, r1c2 à gauche"),
        ("tapez `a : b` ici", "tapez `a : b` ici"),
        ("clé = { $n } : non", "clé = { $n }\xa0: non"),
        ("   : au début", "   : au début"),
    ],
)
def test_blanks_beside_marks_are_not_broken(typed: str, set_: str) -> None:
    assert typeset(typed, "fr") == set_
    assert typeset(set_, "fr") == set_
    assert typeset(typed, "en") == typed


@pytest.mark.parametrize("name", games())
def test_no_text_and_no_law_has_a_loose_mark(name: str) -> None:
    texts = sources("fr", game(name), BOOK)
    texts += [rule.text for rule in game(name).rulebook_in("fr").rules.values()]
    assert any("\xa0:" in text for text in texts)
    loose = [found for text in texts for found in LOOSE.findall(CODE.sub("", text))]
    assert loose == []
