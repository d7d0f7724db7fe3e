"""Programs elsewhere hold seats by a token; no program is ever started here."""

import json
import os
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

import automatable
from automatable import Record, game
from automatable.kernel.errors import UnknownBot
from automatable.server.thinker import choose

from .helpers import (
    COOKIE,
    PATIENCE,
    Json,
    Person,
    Program,
    Server,
    Table,
    check,
    hashed,
    new_key,
    wish,
)
from .test_http import connected

EXAMPLE = Path(__file__).parents[2] / "examples" / "bots" / "http_bot.py"
SOURCE = Path(automatable.__file__).parent / "server"


@pytest.fixture
def table(ada: Person) -> Table:
    """A table with Ada and a seat for a program."""
    return ada.create("here:Ada", "link", settings={"stars": "none"})


def started(server: Server, table: Table, seat: int) -> "subprocess.Popen[bytes]":
    """The example, with the link of a seat."""
    link = f"{server.url}/t/{table.code}#invite={table.invites[seat]}"
    kept = {name: value for name, value in os.environ.items() if "proxy" not in name.lower()}
    return subprocess.Popen([sys.executable, EXAMPLE, link], env=kept)


@pytest.mark.parametrize("seats", [("link", "random"), ("link", "link")])
def test_the_example_plays_the_duel_to_the_end(
    server: Server, ada: Person, seats: tuple[str, str]
) -> None:
    table = ada.create(*seats)
    programs = [started(server, table, seat) for seat in range(2) if seats[seat] == "link"]
    assert [program.wait(PATIENCE) for program in programs] == [0] * len(programs)
    assert ada.view(table)["status"] == "over"
    record = Record.read(ada.text(f"{table.path}/record"))
    assert record.replay().result is not None


def test_a_token_is_all_a_program_needs_for_its_seat(
    server: Server, ada: Person, table: Table
) -> None:
    program = Program(server, table, 1)
    assert program.joined == {"seat": 1, "token": program.token}
    assert len(program.token) == 32
    mine = program.view(table, 1)
    assert mine["decision"] is not None
    assert [seat["yours"] for seat in program.info(table)["seats"]] == [False, True]
    with program.listen(table, seat=1) as ears:
        assert ears.message()["sequence"] == mine["sequence"]
        assert ada.info(table)["seats"][1]["online"]
        assert program.answer(table, 1, "play:Charge")["status"] == "accepted"
        assert ears.message()["asked"] == [0]
    assert program.get(f"{table.path}/why", seat=1, action="play:Charge")["rule"]
    assert program.take_back(table, 1)["status"] == "accepted"
    handed = program.post(f"{table.path}/hand_over", seat=1, bot="random")
    assert handed["status"] == "accepted"
    assert COOKIE not in program.web.cookies


def test_a_program_keeps_its_token_at_the_next_table(server: Server, ada: Person) -> None:
    table = ada.create("here", "link", settings={"max_rounds": "1"})
    program = Program(server, table, 1)
    for person, seat in ((ada, 0), (program, 1)):
        person.answer(table, seat, "play:Charge")
    again = Table(ada.post(f"{table.path}/rematch")["code"])
    assert program.answer(again, 1, "play:Charge")["status"] == "accepted"


def test_a_link_gives_one_token(server: Server, ada: Person, table: Table) -> None:
    program = Program(server, table, 1)
    body = {"invite": table.invites[1], "program": True}
    for person in (ada, program, Person(server)):
        assert person.no_post(f"{table.path}/join", 403, **body)["code"] == "bad_invite"
    assert program.view(table, 1)["decision"] is not None


def test_who_makes_up_a_token_may_join_again(server: Server, table: Table) -> None:
    person = Person(server)
    person.web.cookies.clear()
    person.web.headers["Authorization"] = f"Bearer {'aB3_' * 8}"
    body = {"key": new_key(), "invite": table.invites[1]}
    for _ in range(2):
        assert person.post(f"{table.path}/join", **body) == {"seat": 1, "token": ""}
    assert person.view(table, 1)["decision"] is not None


def test_nobody_joins_by_what_is_no_token(server: Server, table: Table) -> None:
    person = Person(server)
    for token in ("bot", "x" * 31, "x" * 33, "x" * 16 + " " + "x" * 15):
        person.web.headers["Authorization"] = f"Bearer {token}"
        refused = person.no_post(f"{table.path}/join", 403, invite=table.invites[1])
        assert refused["code"] == "nobody"
        assert "32 letters, digits, - and _" in refused["message"]


def test_whoever_shows_another_token_has_no_seat(server: Server, ada: Person, table: Table) -> None:
    mine = Program(server, table, 1).token
    other = Program(server, ada.create("here", "link"), 1)
    shown = (mine.swapcase(), other.token, f"{mine}x", hashed(mine), table.invites[1])
    for given in [*[f"Bearer {token}" for token in shown], f"Basic {mine}", mine, "Bearer"]:
        other.web.headers["Authorization"] = given
        assert_no_seat(other, table)


def assert_no_seat(person: Person, table: Table, **query: str) -> None:
    for path in ("view?seat=1", "events?seat=1", "why?seat=1&action=play:Charge"):
        more = "".join(f"&{name}={value}" for name, value in query.items())
        assert person.problem("GET", f"{table.path}/{path}{more}", 403)["code"] == "not_yours"
    sent: dict[str, Json] = {
        "answers": {"sequence": 0, "answer": "play:Charge"},
        "take_back": {"sequence": 0},
        "hand_over": {"bot": "random"},
    }
    for command, body in sent.items():
        whole = {"key": new_key(), "seat": 1, **body}
        problem = person.problem("POST", f"{table.path}/{command}", 403, json=whole, params=query)
        assert problem["code"] in ("not_yours", "nobody")


def test_a_token_in_an_address_is_none(server: Server, table: Table) -> None:
    program = Program(server, table, 1)
    del program.web.headers["Authorization"]
    for name in ("token", "access_token", "authorization", COOKIE):
        assert_no_seat(program, table, **{name: program.token})


def test_a_token_goes_before_a_cookie(server: Server, ada: Person, table: Table) -> None:
    """Also where the short cut would know the cookie."""
    program = Program(server, table, 1)
    for token, seat, status in ((program.token, 0, 403), (program.token, 1, 200), ("?", 0, 403)):
        body = {"key": new_key(), "seat": seat, "sequence": 9, "answer": "play:Charge"}
        data = json.dumps(body).encode()
        lines = [
            f"POST {table.path}/answers HTTP/1.1",
            f"X-Forwarded-For: {ada.address}",
            f"Cookie: automatable={ada.secret}",
            f"Authorization: Bearer {token}",
            "X-Automatable: 1",
            "Content-Type: application/json",
            f"Content-Length: {len(data)}",
        ]
        with connected(ada) as wire:
            wire.send("\r\n".join([*lines, "", ""]).encode() + data)
            assert wire.reply()[0] == status


def test_commands_of_programs_carry_the_header_of_commands(server: Server, table: Table) -> None:
    program = Program(server, table, 1)
    del program.web.headers["X-Automatable"]
    refused = program.no_post(f"{table.path}/answers", 403, seat=1, sequence=0, answer="play:Move")
    assert refused["code"] == "foreign_page"


def test_only_the_hash_of_a_token_is_kept(server: Server, table: Table) -> None:
    token = Program(server, table, 1).token
    store = Path(server.store)
    kept = b"".join(path.read_bytes() for path in store.parent.glob(f"{store.name}*"))
    assert hashed(token).encode() in kept
    assert token.encode() not in kept


def test_the_description_tells_of_tokens(server: Server) -> None:
    response = httpx.get(f"{server.url}/api/openapi.json")
    check(response)
    said = response.json()
    scheme = said["components"]["securitySchemes"]["token"]
    assert (scheme["type"], scheme["scheme"]) == ("http", "bearer")
    for path in ("view", "events", "answers", "take_back", "hand_over", "join"):
        (operation,) = said["paths"][f"/api/tables/{{code}}/{path}"].values()
        assert {"token": []} in operation["security"], path
        assert {} in operation["security"], path  # who has a cookie, or only looks on, needs none


def test_nobody_has_a_program_started_here(ada: Person, table: Table) -> None:
    for bot in ("program:touch started-by-a-client", "program:", "program", "program:1s:true"):
        seats = [wish("here"), {"kind": "bot", "bot": bot}]
        refused = ada.no_post("/api/tables", 404, game="duel", seats=seats)
        assert refused["code"] == "unknown_bot"
        refused = ada.no_post(f"{table.path}/hand_over", 404, seat=0, bot=bot)
        assert refused["code"] == "unknown_bot"


def test_not_even_a_table_that_says_so_has_a_program_started(tmp_path: Path) -> None:
    """As if somebody had written to the database."""
    started = tmp_path / "started"
    record = Record.of(game("duel").new()).text()
    with pytest.raises(UnknownBot, match="no bot is named 'program'"):
        choose(record, 0, f"program:touch {started}", 1)
    assert not started.exists()


def test_the_server_knows_no_way_to_start_a_program() -> None:
    for path in SOURCE.glob("*.py"):
        text = path.read_text("utf-8")
        assert "make_bot" not in text, path
        if path.name != "thinking.py":  # which starts one module of ours, and nothing else
            assert "subprocess" not in text, path
