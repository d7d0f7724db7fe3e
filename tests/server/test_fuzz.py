"""Everything the OpenAPI page describes, asked in strange ways: never an error of ours.

Schemathesis makes up requests from the server's own description. Half of them go to a table that is
there, in the name of somebody who sits at it, so that they get past the door.
"""

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

from .helpers import Person, Server, check

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
        max_examples=15,
        derandomize=True,
        deadline=None,
        database=None,
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
    response = case.call(headers=headers)
    case.validate_response(response, checks=CHECKS)
    assert "Traceback" not in response.text
    assert response.headers["x-content-type-options"] == ["nosniff"]
    if response.status_code >= 400:
        assert set(response.json()) == {"code", "message", "rule"}


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
