"""What is printed, as it is told to whoever draws it."""

import json
from pathlib import Path

import pytest

from automatable.games.raising_robots import GAME

FILE = Path(__file__).parents[3] / "web" / "tests" / "raising_robots.json"


@pytest.mark.once
def test_the_browser_is_tested_with_what_is_printed() -> None:
    """Written anew by `json.dumps(GAME.facts, indent=1, ensure_ascii=False)` and a line end."""
    assert json.loads(FILE.read_text("utf-8")) == GAME.facts


def test_a_robot_card_is_told_in_parts() -> None:
    def item(kind: str, amount: int, other: str | None = None) -> dict[str, object]:
        return {"kind": kind, "amount": amount, "other": other}

    card = GAME.facts["robot"]["RB-85"]
    assert card["base"] == {"cost": [], "gains": [item("ASM", 1)], "energy": 7}
    assert card["upgraded"]["gains"] == [item("ASM", 1), item("vp", 2)]
    assert {*card["left"]} == {"energy", "cost"}
    assert card["left"]["energy"] < card["right"]["energy"]


def test_objectives_and_abilities_name_what_they_are_about() -> None:
    classes, inventors = GAME.facts["lesson"], GAME.facts["inventor"]
    assert (classes["CL-23"]["objective"]["low"], classes["CL-23"]["objective"]["high"]) == (1, 2)
    assert classes["CL-23"]["ladder"] == [1, 2, 3, None]
    battery = inventors["IN-09"]["base"]
    assert (battery["word"], battery["phase"], battery["count"]) == ("battery", "assemble", 2)
    tokens = inventors["IN-11"]["base"]
    assert (tokens["word"], tokens["count"], tokens["tokens"]) == ("vp_tokens", 1, 2)
    selected = inventors["IN-13"]["upgraded"]
    assert (selected["phases"], selected["count"], selected["phase"]) == (2, 1, None)
