"""What Python and the browser both know of words and verbs is the same on both sides."""

import re
from pathlib import Path

import pytest

from automatable.terminal.options import ENDING, TURN_END
from automatable.words import words

WEB = Path(__file__).parents[2] / "web" / "src"


def told(file: str, name: str) -> set[str]:
    """The texts of a constant in the browser's source."""
    found = re.search(rf"const {name} = (.*?);", (WEB / file).read_text("utf-8"), re.S)
    assert found, f"{file} has no {name}"
    return set(re.findall(r'"([^"]+)"', found[1]))


@pytest.mark.parametrize(
    ("file", "name", "known"),
    [
        ("words.tsx", "SEAT_FACTS", words._SEAT_FACTS),
        ("words.tsx", "CODE_FACTS", words._CODES),
        ("words.tsx", "LANGUAGES", set(words.LANGUAGES)),
        ("table/numbering.ts", "ENDING", set(ENDING)),
        ("table/single.ts", "TURN_END", {TURN_END}),
    ],
)
def test_both_sides_know_the_same(file: str, name: str, known: set[str]) -> None:
    assert told(file, name) == known
