"""Games of every version so far are read by this one, and end as they ended then."""

import json
from pathlib import Path
from typing import Any

import pytest

from automatable import Record
from automatable.kernel.compact import expand_with_state
from automatable.kernel.registry import game, games
from scripts.corpus import FOLDER, outcome

FILES = sorted(FOLDER.glob("*.json"))


def kept(path: Path) -> list[Any]:
    found: list[Any] = json.loads(path.read_text("utf-8"))
    return found


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_games_of_earlier_days_end_as_they_did(path: Path) -> None:
    for text, end in kept(path):
        read = Record.read_with_state if "\n" in text else expand_with_state
        record, state = read(text)
        assert outcome(state) == end, text
        if not record.answers:  # a position
            assert Record(record.game, record.settings, record.game.position(state)) == record


@pytest.mark.parametrize("name", games())
def test_every_version_of_a_game_is_kept(name: str) -> None:
    """`python scripts/corpus.py` adds the one of today."""
    versions = {*game(name).past, game(name).version}
    assert {f"{name}-v{version}" for version in versions} <= {path.stem for path in FILES}
