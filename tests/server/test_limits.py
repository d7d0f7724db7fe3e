"""What every request meets: limits, headers, and mistakes told as plain problems."""

import json
import os
import signal
import socket
import sqlite3
from pathlib import Path

import httpx
import pytest

from automatable.server import store as store_module
from automatable.server.store import Store, sqlite_address

from .helpers import (
    COOKIE,
    HEADERS,
    PATIENCE,
    Person,
    Server,
    check,
    new_key,
    two_people,
    wait_for,
    wish,
)


def test_a_command_from_a_foreign_page_is_refused(server: Server) -> None:
    ada, _, table = two_people(server)
    body = {"key": new_key(), "seat": 0, "sequence": 1, "answer": "play:Charge"}
    for header in ("", "0", "2", "true"):
        found = ada.problem(
            "POST", f"{table.path}/answers", 403, json=body, headers={"X-Automatable": header}
        )
        assert found["code"] == "foreign_page"
    for route in ("join", "take_back", "hand_over", "rematch"):
        web = {"headers": {"X-Automatable": ""}, "json": body}
        assert ada.request("POST", f"{table.path}/{route}", **web).status_code == 403
    assert ada.info(table)["sequence"] == 1


def test_a_line_break_leads_around_no_check(server: Server) -> None:
    """An address that ends with one is nobody's, though a pattern may take it for one of ours."""
    ada, _, table = two_people(server)
    body = {"key": new_key(), "seat": 0, "sequence": 1, "answer": "play:Charge"}
    web = {"headers": {"X-Automatable": ""}, "json": body}
    assert ada.request("POST", f"{table.path}/answers%0A", **web).status_code == 404
    assert ada.info(table)["sequence"] == 1
    for path in ("/metrics", "/healthz", "/api/me", "/api/docs", f"{table.path}/view"):
        assert ada.problem("GET", f"{path}%0A", 404)["code"] == "http"


def test_nothing_is_allowed_to_other_sites(ada: Person) -> None:
    response = ada.request("OPTIONS", "/api/tables", headers={"Origin": "https://evil.example"})
    assert not [name for name in response.headers if name.startswith("access-control")]
    response = ada.request("GET", "/api/me", headers={"Origin": "https://evil.example"})
    assert not [name for name in response.headers if name.startswith("access-control")]


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"nonsense",
        b"\xff\xfe",
        b"[]",
        b"null",
        b"3",
        b'{"key": "12345678"}',
        b'{"key": 12345678, "game": "duel", "seats": []}',
        b'{"key": "12345678", "game": "duel", "seats": "all"}',
        b'{"key": "12345678", "game": "duel", "seats": [], "\\ud800": 1}',
        b'{"key": "12345678", "game": "\\ud800", "seats": []}',
        b'{"key": "12345678", "game": "duel\\u0000", "seats": []}',
        b'{"key": "12345678", "game": "duel", "seats": [], "settings": {"\\ud800": "1"}}',
        b'{"key": "12345678", "game": "duel", "seats": [], "settings": {"\\u0000": "\\u0000"}}',
        b'{"key": "1234567\\n", "game": "duel", "seats": []}',
        b'{"key": "12345678", "game": "duel", "seats": [], "start": {"'
        + b"x\\n" * 200
        + b'": "1"}}',
        b"[" * 60_000,
        b'{"key": "12345678", "game": "duel", "seats": [], "answers": ' + b"9" * 5000 + b"}",
        b'{"key": "12345678", "game": "duel", "seats": [], "answers": NaN}',
        b'{"key": "12345678", "game": "duel", "seats": [], "answers": 1e999}',
    ],
    ids=lambda body: body[:30].decode("latin-1") + f"... {len(body)}",
)
def test_a_bad_body_is_a_problem(ada: Person, body: bytes) -> None:
    headers = {"Content-Type": "application/json"}
    response = ada.request("POST", "/api/tables", content=body, headers=headers)
    assert response.status_code in (400, 404, 422)


@pytest.mark.parametrize("last", ["x", "-1", "9" * 5000, "1.5", "\u0663", "99999999999999999999"])
def test_a_strange_last_event_is_no_trouble(server: Server, last: str) -> None:
    ada, _, table = two_people(server)
    headers = {"Last-Event-ID": last.encode("latin-1", "ignore")}
    with ada.web.stream("GET", f"{table.path}/events", headers=headers) as response:
        assert response.status_code == 200
        assert next(response.iter_lines()) == "id: 1"


@pytest.mark.parametrize(
    "query",
    ["seat=x", "seat=-1", "seat=8", "seat=" + "9" * 5000, "seat=0&seat=1", "since=-2", "since=x"],
)
def test_a_bad_query_is_a_problem(server: Server, query: str) -> None:
    _, bob, table = two_people(server)
    response = bob.request("GET", f"{table.path}/events?{query}&x=1") if "since" in query else None
    response = response or bob.request("GET", f"{table.path}/view?{query}")
    assert response.status_code in (403, 422) or query == "seat=0&seat=1"


def test_a_large_body_is_refused(ada: Person) -> None:
    body = {"key": new_key(), "game": "duel", "seats": [], "record": "x" * 70_000}
    assert ada.problem("POST", "/api/tables", 413, json=body)["code"] == "too_large"


@pytest.mark.parametrize("size", [str(10 * 2**20), "0" * 5000 + "2"], ids=len)
def test_ten_megabytes_are_refused_before_they_are_read(ada: Person, size: str) -> None:
    """By their announcement; the server reads none of them, nor a number that has no end."""
    with socket.create_connection((ada.web.base_url.host, ada.web.base_url.port or 0)) as line:
        line.settimeout(PATIENCE)
        head = f"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: {size}\r\n\r\n"
        line.sendall(head.encode())
        assert line.recv(65536).startswith(b"HTTP/1.1 413 ")
    assert ada.get("/healthz")["status"] == "ok"


def test_a_large_body_of_no_announced_size_is_refused(ada: Person) -> None:
    pieces = (b" " * 10_000 for _ in range(10))
    found = ada.problem("POST", "/api/tables", 413, content=pieces)
    assert found["code"] == "too_large"


def test_a_long_address_is_refused(ada: Person) -> None:
    found = ada.problem("GET", f"/api/replay?record={'x' * 33_000}", 414)
    assert found["code"] == "too_long"
    assert ada.problem("GET", f"/api/{'x' * 33_000}", 414)["code"] == "too_long"
    assert ada.problem("GET", f"/api/replay?record={'x' * 19_000}", 400)["code"] == "bad_record"
    assert ada.problem("GET", f"/api/replay?record={'x' * 21_000}", 422)["code"] == "bad_request"


def test_unknown_pages_and_methods_are_problems(ada: Person) -> None:
    assert ada.request("GET", "/api/nothing").status_code == 404
    assert ada.request("GET", "/api/%2e%2e/%2e%2e/etc/passwd").status_code == 404
    assert ada.request("GET", "/assets/../../store.py").status_code == 404
    for method, path, allowed in (("DELETE", "/api/tables", "POST"), ("PUT", "/api/me", "GET")):
        response = ada.request(method, path)
        assert response.status_code == 405
        assert allowed in response.headers["allow"].split(", ")


@pytest.mark.parametrize("secret", ["x", "x" * 31, "x" * 33, "x" * 1000, "é" * 32])
def test_a_secret_we_did_not_make_is_none(ada: Person, secret: str) -> None:
    cookie = f"automatable={secret}".encode()
    response = ada.request("GET", "/api/me", headers={b"Cookie": cookie})
    assert len(response.cookies[COOKIE]) == 32
    table = ada.create("here", "here")
    body = {"key": new_key(), "game": "duel", "seats": [wish("here"), wish("here")]}
    made = ada.request("POST", "/api/tables", json=body, headers={b"Cookie": cookie})
    assert made.status_code == 403
    assert ada.view(table)["sequence"] == 0


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("127.0.0.1:8083", 200),
        ("[::1]:8083", 200),
        ("192.168.1.7", 200),
        ("localhost", 200),
        ("table.localhost:99", 200),
        ("evil.example", 421),
        ("127.0.0.1.evil.example", 421),
        ("localhost.evil.example:8083", 421),
        ("[::1", 421),
        ("x" * 300 + ".localhost", 421),  # it would be remembered
    ],
)
def test_another_sites_name_does_not_lead_here(ada: Person, host: str, status: int) -> None:
    """Else a page of that site could have its name point here, and speak as if it were ours."""
    response = ada.web.get("/healthz", headers={"Host": host})
    assert response.status_code == status


def test_names_the_server_was_told_of_lead_here(tmp_path: Path) -> None:
    options = ("--hosts", "table.example, games.example", "--public-url", "https://play.example")
    hosts = ("table.example", "GAMES.example:443", "play.example", "other.example")
    with Server(tmp_path / "tables.db", tmp_path / "errors", *options) as server:
        url = f"{server.url}/healthz"
        found = [httpx.get(url, headers={"Host": host}).status_code for host in hosts]
    assert found == [200, 200, 200, 421]


def test_too_many_requests_are_refused(server: Server) -> None:
    here = {"X-Forwarded-For": "192.0.2.1"}
    with httpx.Client(base_url=server.url, timeout=PATIENCE, headers=here) as web:
        for _ in range(2000):
            response = web.get("/api/me")
            check(response)
            if response.status_code == 429:
                break
        assert response.status_code == 429
        assert response.json()["code"] == "too_many"
        assert int(response.headers["retry-after"]) >= 1
        other = web.get("/api/me", headers={"X-Forwarded-For": "192.0.2.2"})
        assert other.status_code == 200  # others are not held up
        # And it passes, also for a client that does not wait: a refused request costs nothing.
        wait_for(lambda: web.get("/api/me").status_code == 200, 10)


def test_a_flood_without_a_proxy_is_refused(server: Server) -> None:
    transport = httpx.HTTPTransport(local_address="127.0.0.77")
    with httpx.Client(base_url=server.url, transport=transport, timeout=PATIENCE) as web:
        found = {
            web.get("/api/me", headers={"X-Forwarded-For": f"192.0.2.{number % 200}"}).status_code
            for number in range(400)
        }  # only a proxy on the same machine may say whom it speaks for
    assert found == {200, 429}


def test_numbers_are_for_prometheus(server: Server) -> None:
    ada, _, table = two_people(server)
    ada.request("PROPFIND", f"{table.path}/view")
    text = ada.text("/metrics")
    assert 'route="/api/tables/{code}/view"' in text
    assert table.code not in text
    assert "PROPFIND" not in text  # else anybody could make it grow without end


def test_health_counts_tables(server: Server) -> None:
    ada = Person(server)
    before = ada.get("/healthz")["tables"]
    ada.create("here", "here")
    after = ada.get("/healthz")
    assert (after["status"], after["tables"] > before) == ("ok", True)


def test_the_cookie_is_secure_where_the_address_is(tmp_path: Path) -> None:
    options = ("--public-url", "https://play.example/")
    with Server(tmp_path / "tables.db", tmp_path / "errors", *options) as server:
        cookie = httpx.get(f"{server.url}/api/me").headers["set-cookie"]
        assert cookie.startswith("__Host-automatable=")  # no other site, and no http, can set it
        assert {"secure", "httponly", "path=/"} <= set(cookie.lower().split("; "))
        assert "domain" not in cookie.lower()
        secret = cookie.partition("=")[2].partition(";")[0]
        for name, is_known in (("__Host-automatable", True), ("automatable", False)):
            again = httpx.get(f"{server.url}/api/me", headers={"Cookie": f"{name}={secret}"})
            assert ("set-cookie" not in again.headers) == is_known


def test_health_tells_a_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything reads as before then, and nothing can be written."""
    store = Store(sqlite_address(tmp_path / "tables.db"))
    assert store.problem() == ""
    monkeypatch.setattr(store_module, "LEAST_SPACE", 2**60)
    assert store.problem() == "the disk is full"
    store.close()


def test_health_tells_that_nothing_can_be_written(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with Server(path, tmp_path / "errors") as server:
        ada = Person(server)
        table = ada.create("here", "here")
        rename(path, "automatable_log", "elsewhere")
        body = {"key": new_key(), "seat": 0, "sequence": 0, "answer": "play:Charge"}
        assert ada.web.post(f"{table.path}/answers", json=body).status_code == 500
        found = ada.web.get("/healthz")
        assert (found.status_code, found.json()["status"]) == (503, "failing")
        assert "automatable_log" in found.json()["problem"]
        rename(path, "elsewhere", "automatable_log")
        ada.answer(table, 0, "play:Charge", 0)
        assert ada.get("/healthz")["status"] == "ok"


def test_health_tells_that_nothing_can_be_read(tmp_path: Path) -> None:
    path, errors = tmp_path / "tables.db", tmp_path / "errors"
    with Server(path, errors) as server:
        ada = Person(server)
        rename(path, "automatable_tables", "elsewhere")
        found = ada.web.get("/healthz")
        assert (found.status_code, found.json()["status"]) == (503, "failing")
        assert found.json()["problem"] == "the tables cannot be read"
        rename(path, "elsewhere", "automatable_tables")
        assert ada.get("/healthz")["status"] == "ok"
    assert errors.read_text() == ""


def rename(path: Path, old: str, new: str) -> None:
    with sqlite3.connect(path) as database:
        database.execute(f"ALTER TABLE {old} RENAME TO {new}")
    database.close()


def test_a_broken_store_is_a_problem_without_details(tmp_path: Path) -> None:
    """The one mistake that is ours: told in one line, with all headers, noted, and counted."""
    path = tmp_path / "tables.db"
    with Server(path, tmp_path / "errors") as server:
        ada, _, table = two_people(server)
        with sqlite3.connect(path) as database:
            database.execute("ALTER TABLE automatable_log RENAME TO elsewhere")
        database.close()
        body = {"key": new_key(), "seat": 0, "sequence": 1, "answer": "play:Charge"}
        response = ada.web.post(f"{table.path}/answers", json=body)
        assert response.status_code == 500
        assert response.json()["code"] == "internal"
        assert "automatable_log" not in response.text
        with sqlite3.connect(path) as database:
            database.execute("ALTER TABLE elsewhere RENAME TO automatable_log")
        database.close()
        assert ada.view(table)["sequence"] == 1  # what was not kept did not happen
        assert ada.post(f"{table.path}/answers", **body)["status"] == "accepted"  # well again
        for name, value in HEADERS.items():
            assert response.headers.get(name) == value
        assert 'status="500"' in ada.text("/metrics")
    noted = (tmp_path / "errors").read_text()
    lines = [json.loads(line) for line in noted.splitlines()]
    assert {line["level"] for line in lines} <= {"ERROR", "WARNING"}
    (failure,) = [line for line in lines if line["message"] == "failure"]
    assert failure["request"] == response.headers["x-request-id"]
    assert failure["request"] in response.json()["message"]
    assert failure["where"]
    assert ada.secret not in noted


def test_play_goes_on_when_the_process_of_the_bots_dies(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.db", tmp_path / "errors") as server:
        ada = Person(server)
        table = ada.create("here", "random")
        ada.answer(table, 0, "play:Charge")
        wait_for(lambda: ada.view(table, 0)["decision"])
        for pid in server.bots():
            os.kill(pid, signal.SIGKILL)
        ada.answer(table, 0, "play:Spark")
        wait_for(lambda: ada.view(table, 0)["view"]["round"] == 3, 10)
        ada.post("/api/tables", game="duel", seats=[wish("here"), wish("random")])
