"""An effect word is one class, one message in each language and one icon. Law: section 5.4."""

import re
from pathlib import Path

import pytest

from automatable.games.robot_quest_arena import GAME
from automatable.games.robot_quest_arena.rules.effects import Word
from automatable.games.robot_quest_arena.rules.vocabulary import VOCABULARY, read_effects
from automatable.testkit.texts import messages
from automatable.words import LANGUAGES

BOARD = Path(__file__).parents[3] / "web" / "src" / "boards" / "robot_quest_arena"


def one(name: str) -> Word:
    """A word with numbers of its own."""
    before = {"blast_repel": "blast(1); "}.get(name, "melee(1); " if VOCABULARY[name].AFTER else "")
    after = "; vp(1)" if name == "at_end" else ""
    numbers = ",".join(["2"] * VOCABULARY[name].TAKES)
    on = VOCABULARY[name].ON[0]
    words = read_effects(f"{before}{name}({numbers}){after}", "here", on)
    return next(word for word in words if name == word.NAME)


@pytest.mark.parametrize("name", VOCABULARY)
def test_a_word_is_read_as_its_class(name: str) -> None:
    assert type(one(name)) is VOCABULARY[name]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_word_has_a_message_with_the_numbers_it_takes(lang: str) -> None:
    texts = messages(GAME.folder / "text" / f"{lang}.ftl")
    for name, word in VOCABULARY.items():
        assert texts[f"effect-{name}"] == {*"ab"[: word.TAKES]}
    assert texts["effect-ranged_nolos"] == {"a", "b"}


def test_a_word_has_an_icon() -> None:
    signs = (BOARD / "icons.tsx").read_text("utf-8").split("const SIGNS")[1].split("};")[0]
    assert {*VOCABULARY} <= {*re.findall(r"^  (\w+):", signs, re.M)}


def test_words_for_one_robot_are_asked_for_which() -> None:
    personal = {name for name, word in VOCABULARY.items() if word.PERSONAL}
    mine = {"energy", "moves", "draw", "discard", "scrap_hand", "scrap_any", "vp", "lose_vp"}
    assert {*VOCABULARY} - personal == mine | {"obtain", "at_end"}
