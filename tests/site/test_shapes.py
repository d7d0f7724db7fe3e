"""What stands in for pydantic in a page reads every request as pydantic does on a server.

A shape that begins to use what the stand-in lacks fails here: by its name, which is missing there,
by its arguments, which are refused, or because both no longer agree about some data.
"""

import json
import subprocess
import sys
from typing import Any

import pytest
from pydantic import BaseModel, ValidationError

from automatable.server.table_routes import ROUTES

Json = dict[str, Any]
KEY = "key-0123456789"
SEAT = {"kind": "here", "name": "Ada", "bot": "", "commit": "ab" * 32}
CLOCK = {"kind": "bank", "seconds": 60, "increment": 5}
NONCE = {"seat": 1, "nonce": "0f" * 16, "next": "0f" * 32}
TURN = {"key": KEY, "seat": 0, "sequence": 3}
# One request of each kind with everything that it may say.
WHOLE: dict[str, Json] = {
    "NewTable": {
        "key": KEY,
        "game": "duel",
        "settings": {"length": "2"},
        "seats": [SEAT, {"kind": "bot", "bot": "random"}],
        "start": {"range": "2"},
        "clock": CLOCK,
        "record": "",
        "answers": 0,
        "hints": True,
    },
    "TablesQuery": {"codes": "abc,def"},
    "SeatQuery": {"seat": "1"},
    "EventsQuery": {"seat": "own", "since": "-1"},
    "WhyQuery": {"seat": "0", "action": "x", "lang": "fr"},
    "HintQuery": {"seat": "0", "sequence": "4"},
    "OutlookQuery": {"seat": "0"},
    "BecauseQuery": {"event": "3", "seat": "0", "lang": "en"},
    "Join": {"key": KEY, "invite": "i", "name": "Bob", "program": True, "commit": ""},
    "NoncesCommand": {"key": KEY, "nonces": [NONCE]},
    "AnswerCommand": {**TURN, "answer": "play:Charge"},
    "TakeBackCommand": TURN,
    "UndoCommand": {**TURN, "say": "agree"},
    "ChatCommand": {"key": KEY, "seat": 0, "emote": "wow", "text": "hello"},
    "HandOverCommand": {"key": KEY, "seat": 0, "bot": "random"},
    "RematchCommand": {"key": KEY},
}
WORDS = ["", "x", "0", "7", "8", "-1", "-2", "+1", "own", "é", "a b", "x" * 41, "x" * 50_000]
WORDS += ["1.5", "10000001", "ask", "hello", "here", "0f" * 32, "true", "1" * 30, "a\n"]
ODD = [*WORDS, None, True, False, 0, 1, 7, 8, -1, -2, 10_000_001, 2**70, 1.5]
ODD += [[], [1], ["x"], {}, {"x": 1}, {"x": "y"}, {"x" * 41: "y"}, [{}], [[]], [{"seat": 0}] * 9]
ODD += [[{"kind": "here"}] * 8, [{"kind": "here", "more": 1}], {"kind": "none"}, {"seconds": 0}]
SHAPES: dict[str, tuple[type[BaseModel], str]] = {
    route.shape.__name__: (route.shape, route.method) for route in ROUTES if route.shape
}


def variants(shape: type[BaseModel], whole: Json, method: str) -> list[Json]:
    """A request as it should be, and with anything else in each place."""
    found = [whole, {}, {**whole, "more": "x"}]
    for name in shape.model_fields:
        found.append({key: value for key, value in whole.items() if key != name})
        for odd in ODD if method == "POST" else WORDS:  # an address is all words
            found.append({**whole, name: odd})
    return found


def verdict(shape: type[BaseModel], data: Json, strict: bool = False) -> Json | None:
    """What pydantic makes of data; None if it is refused."""
    try:
        return shape.model_validate_json(json.dumps(data), strict=strict).model_dump()
    except ValidationError:
        return None


def test_there_is_a_sample_of_every_request() -> None:
    assert set(SHAPES) == set(WHOLE)
    for name, (shape, _) in SHAPES.items():
        assert set(WHOLE[name]) == set(shape.model_fields), name
        assert verdict(shape, WHOLE[name]) is not None, name


@pytest.fixture(scope="module")
def stand_in() -> dict[str, list[Json | None]]:
    """What the stand-in makes of all variants, in a process where pydantic is not."""
    asked = {name: variants(shape, WHOLE[name], method) for name, (shape, method) in SHAPES.items()}
    command = [sys.executable, "-m", "tests.site.stand_in"]
    done = subprocess.run(
        command, input=json.dumps(asked), capture_output=True, text=True, check=True, timeout=300
    )
    found: dict[str, list[Json | None]] = json.loads(done.stdout)
    return found


@pytest.mark.parametrize("name", SHAPES)
def test_both_make_the_same_of_what_they_take(
    name: str, stand_in: dict[str, list[Json | None]]
) -> None:
    shape, method = SHAPES[name]
    for data, found in zip(variants(shape, WHOLE[name], method), stand_in[name], strict=True):
        wanted = verdict(shape, data)
        # Pydantic also takes words for what they mean ("yes" for true): in a body, we need not.
        strict = wanted if method == "GET" else verdict(shape, data, strict=True)
        assert found in (wanted, strict), str(data)[:300]
