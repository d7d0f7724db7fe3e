"""Everything the OpenAPI page describes, asked in strange ways: never an error of ours.

Schemathesis makes up requests from the server's own description. Half of them go to a table that is
there, in the name of somebody who sits at it, so that they get past the door.

AUTOMATABLE_CASES says how many for each route; `make soak` makes thousands.
"""

import json
import os
from collections.abc import Iterator
from itertools import count
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
)

from automatable.server.app import ROUTES

from ..fuzz.corpus import pool
from ..fuzz.mutate import Mutator
from ..fuzz.targets import TARGETS
from .helpers import PATIENCE, Json, Person, Server, check, command_of, new_key, status_of, wish

CASES = int(os.environ.get("AUTOMATABLE_CASES", "15"))
MOST_GROWTH = 200 * 1024  # kilobytes, of the server's memory by all of this

CHECKS = [
    not_a_server_error,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
_NUMBERS = count(1)


@pytest.fixture(scope="session")
def api(server: Server) -> Any:
    return schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")


@pytest.fixture(scope="module", autouse=True)
def _stays_small(server: Server) -> Iterator[None]:
    """Whatever it is asked, the server does not grow by much."""
    before = memory(server)
    yield
    assert memory(server) - before < MOST_GROWTH


def memory(server: Server) -> int:
    """Kilobytes of the processes that serve; those that think have a limit of their own."""
    lines = [
        line
        for pid in (server.process.pid, *server.workers())
        for line in status_of(pid).splitlines()
        if line.startswith("VmRSS:") and "thinker" not in command_of(pid)
    ]
    assert lines
    return sum(int(line.split()[1]) for line in lines)


@pytest.fixture(scope="session")
def seated(server: Server) -> tuple[Person, str, str]:
    """Somebody with a table in play, and the record of one that is over."""
    person = Person(server)
    table = person.create("here", "here")
    over = person.create("here", "here", settings={"max_rounds": "1"})
    for seat in (0, 1):
        person.answer(over, seat, "play:Charge")
    return person, table.code, person.get(f"{over.path}/short")["short"]


OPERATIONS = [
    (path, method) for path, method, _ in ROUTES if not path.endswith("/events")
]  # which never ends


@pytest.mark.parametrize(("path", "method"), OPERATIONS)
def test_no_request_makes_an_error_of_ours(
    api: Any, seated: tuple[Person, str, str], path: str, method: str
) -> None:
    @given(case=api[path][method].as_strategy())
    @settings(
        max_examples=CASES,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    def ask(case: schemathesis.Case) -> None:
        fuzz(case, seated)

    ask()


def fuzz(case: Any, seated: tuple[Person, str, str]) -> None:
    person, code, short = seated
    number = next(_NUMBERS)
    if number % 2:
        if "code" in (case.path_parameters or {}):
            case.path_parameters["code"] = code
        if "record" in (case.query or {}):
            case.query["record"] = short
        case.cookies = {"automatable": person.secret}
    headers = {"X-Automatable": "1", "X-Forwarded-For": f"10.99.{number >> 5 & 255}.{number & 31}"}
    response = case.call(headers=headers, timeout=PATIENCE)
    case.validate_response(response, checks=CHECKS)
    assert "Traceback" not in response.text
    assert response.headers["x-content-type-options"] == ["nosniff"]
    if response.status_code >= 400:
        assert set(response.json()) == {"code", "message", "rule"}


@pytest.mark.parametrize("name", ["position", "settings"])
def test_no_wish_for_a_table_makes_an_error_of_ours(ada: Person, name: str) -> None:
    mutator = Mutator(name, pool(TARGETS[name]), seed=2)
    made = 0
    for _ in range(4 * CASES):
        try:
            asked = json.loads(mutator.make())
        except ValueError:
            continue
        if isinstance(asked, dict):
            asked = {"key": new_key(), "seats": [wish("here")] * players(asked), **asked}
        body = {"content": json.dumps(asked), "headers": {"Content-Type": "application/json"}}
        made += ada.request("POST", "/api/tables", **body).status_code == 200
    assert made, "some are to be right"


def players(asked: Json) -> int:
    """How many sit there by what is agreed on, if it is right."""
    settings = asked.get("settings") or {}
    usual = {"cyberion": "1", "raising_robots": "3", "robot_quest_arena": "3"}
    said = settings.get("players", usual.get(str(asked.get("game")), "2"))
    return int(said) if said in ("1", "2", "3", "4", "5", "6") else 2


def test_no_record_makes_an_error_of_ours(ada: Person) -> None:
    mutator = Mutator("short", pool(TARGETS["short"]), seed=2)
    shown = 0
    for _ in range(4 * CASES):
        word = mutator.make().decode("latin-1")
        shown += ada.request("GET", "/api/replay", params={"record": word}).status_code == 200
        body = {"key": new_key(), "game": "", "seats": [], "record": word, "answers": 0}
        ada.request("POST", "/api/tables", json=body)
    assert shown, "some are to be right"


def test_the_description_is_complete(server: Server) -> None:
    """Every command says what it takes, and nothing is described that is not there."""
    response = httpx.get(f"{server.url}/api/openapi.json")
    check(response)
    paths = response.json()["paths"]
    assert "/api/tables/{code}/answers" in paths
    for path, methods in paths.items():
        for method, said in methods.items():
            assert said["responses"]["200"], (path, method)
            if method == "post":
                assert "application/json" in said["requestBody"]["content"]


def test_the_description_tells_what_is_sent(server: Server) -> None:
    paths = httpx.get(f"{server.url}/api/openapi.json").json()["paths"]
    for path in ("/api/words/{lang}", "/api/tables/{code}/record", "/metrics"):
        if path in paths:
            assert list(paths[path]["get"]["responses"]["200"]["content"]) == ["text/plain"], path
    answers = paths["/api/tables/{code}/answers"]["post"]["responses"]
    for status in ("400", "403", "404", "422", "429"):
        shape = answers[status]["content"]["application/json"]["schema"]
        assert shape == {"$ref": "#/components/schemas/Problem"}, status
