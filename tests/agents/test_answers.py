"""Replies are read strictly: the last fenced JSON block, a listed number or an exact name."""

import pytest

from automatable import game
from automatable.agents.answers import LONGEST_REPLY, action_meant, read_reply
from automatable.agents.errors import WrongAnswer
from automatable.agents.narrator import words_for

DUEL = game("duel")
WORDS = words_for("en", DUEL)
NUMBER = DUEL.catalogue.number
OPTIONS = (NUMBER("play:Spark"), NUMBER("play:Charge"))


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ('```json\n{"answer": 2}\n```', "2"),
        ('Well.\n```\n{"answer": "play:Spark"}\n```\nDone.', "play:Spark"),
        ('```json\n{"answer": 1}\n```\nNo, rather\n```json\n{"answer": "2"}\n```', "2"),
        ('  ```json\n  {"answer": "play Spark", "why": "it hurts"}\n  ```', "play Spark"),
    ],
)
def test_the_last_block_counts(text: str, answer: str) -> None:
    assert read_reply(text, WORDS) == answer


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("2", "no fenced JSON block"),
        ("", "no fenced JSON block"),
        ("```json\nanswer: 2\n```", "not JSON"),
        ("```json\n" + "[" * 5000 + "\n```", "not JSON"),
        ('```json\n{"answer": 1}\n```\n```python\nprint()\n```\n```\nx\n```', "not JSON"),
        ("```json\n2\n```", 'no "answer"'),
        ('```json\n{"answer": true}\n```', 'no "answer"'),
        ('```json\n{"answer": [1]}\n```', 'no "answer"'),
        ('```json\n{"action": 1}\n```', 'no "answer"'),
        ("x" * (LONGEST_REPLY + 1), "more than 65536 characters"),
    ],
)
def test_anything_else_is_unreadable(text: str, told: str) -> None:
    with pytest.raises(WrongAnswer, match=told) as wrong:
        read_reply(text, WORDS)
    assert wrong.value.kind == "unreadable"


@pytest.mark.parametrize("text", ["1", " 1 ", "play:Spark", "play Spark"])
def test_an_answer_is_a_listed_number_or_an_exact_name(text: str) -> None:
    assert action_meant(DUEL, OPTIONS, text, WORDS) == NUMBER("play:Spark")


def test_what_is_not_on_offer_is_understood_too() -> None:
    assert action_meant(DUEL, OPTIONS, "play Move", WORDS) == NUMBER("play:Move")


@pytest.mark.parametrize("text", ["0", "3", "-1", "1.0", "٢", "9" * 40, "Spark", "play:spark", ""])
def test_nothing_is_guessed(text: str) -> None:
    with pytest.raises(WrongAnswer, match="number from 1 to 2") as wrong:
        action_meant(DUEL, OPTIONS, text, WORDS)
    assert wrong.value.kind == "unknown"
