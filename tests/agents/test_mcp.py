"""A language model's way to a table: the SDK's own client talks to `automatable mcp`."""

import asyncio
import os
import re
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from httpx2 import AsyncClient
from mcp import Client, MCPError, StdioServerParameters
from mcp.client.streamable_http import streamable_http_client
from mcp_types import INVALID_PARAMS, TextContent

from automatable.agents.tables import MOST

from ..terminal.helpers import Terminal

COMMAND = str(Path(sys.executable).parent / "automatable")
Script = Callable[[Client], Awaitable[None]]


def with_client(server: str | StdioServerParameters, script: Script) -> None:
    """Let a client do what a script says."""

    async def run() -> None:
        async with Client(server) as client:
            await script(client)

    asyncio.run(run())


def over_stdio(script: Script, *words: str) -> None:
    """The same with a server of its own, over standard input and output."""
    server = StdioServerParameters(
        command=COMMAND, args=["mcp", "--lang", "en", *words], env=dict(os.environ)
    )
    with_client(server, script)


async def call(client: Client, tool: str, **arguments: object) -> str:
    """What a tool says, which must be no error."""
    said = await client.call_tool(tool, arguments)
    assert isinstance(said.content[0], TextContent)
    assert not said.is_error, said.content[0].text
    return said.content[0].text


async def refused(client: Client, tool: str, **arguments: object) -> str:
    """The error that a tool tells."""
    said = await client.call_tool(tool, arguments)
    assert isinstance(said.content[0], TextContent)
    assert said.is_error, said.content[0].text
    assert "\n" not in said.content[0].text
    assert "Error executing" not in said.content[0].text
    return said.content[0].text


def table_in(text: str) -> str:
    found = re.search(r"Your table is “(.+)”", text)
    assert found is not None
    return found[1]


async def played(client: Client, table: str, told: str) -> str:
    """Play to the end, always moving on if that is possible; what is said last."""
    for _ in range(200):
        if "The game is over." in told:
            return told
        move = re.search(r"^ *(\d+)  play Move", told, re.MULTILINE)
        told = await call(client, "answer", table=table, answers=[move[1] if move else 1])
    raise AssertionError("the game does not end")


async def whole_duel(client: Client) -> None:
    told = await call(client, "start", game="duel", opponents=["random"])
    assert "Reach the moon with your robot" in told
    assert "You are A." in told
    table = table_in(told)
    assert "You can see this once the game is over." in await refused(
        client, "replay", table=table, step=0
    )
    last = await played(client, table, told)
    assert re.search(r"won: |A draw", last)
    assert "1. Round 1." not in last
    story = await call(client, "replay", table=table)
    assert re.search(r"^0\. Round 1\. DUE-RND-01$", story, re.MULTILINE)
    assert "Moon: square 4" in await call(client, "replay", table=table, step=2)
    record = await client.read_resource(f"automatable://records/{table}")
    text = record.contents[0].text  # type: ignore[union-attr]
    assert text.startswith("automatable 1\ngame duel ")
    assert "No: the game is over." in await refused(client, "take_back", table=table)
    await call(client, "leave", table=table)
    assert "there is no table" in await refused(client, "see", table=table)


async def looking_around(client: Client) -> None:
    tools = {tool.name for tool in (await client.list_tools()).tools}
    assert tools == {
        *("games", "rules", "start", "join", "see", "answer", "why", "hint", "take_back"),
        *("replay", "leave"),
    }
    games = await call(client, "games")
    assert "duel: Duel" in games
    assert "random, greedy, rollout, search, strong" in games
    assert "DUE-MOV-06" in await call(client, "rules", game="duel", find="mov-06")
    assert "DUE-" in await call(client, "rules", game="duel", find="star square")
    whole = await client.read_resource("automatable://rules/duel")
    assert "DUE-MOV-06" in whole.contents[0].text  # type: ignore[union-attr]
    one = await client.read_resource("automatable://rules/duel/MOV-06")
    assert one.contents[0].text.count("DUE-MOV-06") == 1  # type: ignore[union-attr]
    prompt = await client.get_prompt("learn", {"game": "duel"})
    told = prompt.messages[0].content
    assert isinstance(told, TextContent)
    assert "I want to learn Duel" in told.text
    assert "DUE-MOV-06" in told.text


async def mistakes(client: Client) -> None:
    assert "no game is named “chess”" in await refused(client, "start", game="chess")
    assert "no bot is named “program:sh”" in await refused(
        client, "start", game="duel", opponents=["program:sh"]
    )
    assert "no bot is named “strong:99999s”" in await refused(
        client, "start", game="duel", opponents=["strong:99999s"]
    )
    for seat in ("Z", "", "1"):
        assert "there are the seats A, B" in await refused(client, "start", game="duel", seat=seat)
    assert "stars is “1,a”" in await refused(
        client, "start", game="duel", settings={"stars": "1,a"}
    )
    assert "a link to a seat" in await refused(client, "join", link="file:///etc/passwd")
    nobody = await refused(client, "join", link="http://127.0.0.1:9/t/abc#invite=x")
    assert nobody == "the table cannot be reached: Connection refused"
    assert "there is no table" in await refused(client, "see", table="duel-1")
    assert (
        await refused(client, "rules", game="duel", find="x" * 1000)
        == "find: String should have at most 200 characters"
    )
    assert (
        await refused(client, "rules", game="duel", words="moon")
        == "words: no input has this name; there are: game, find"
    )
    assert "cyberion: Cyberion" in await call(client, "games", random_string="x")
    assert "seting: no input" in await refused(client, "start", game="duel", seting={"length": 5})
    assert "settings.length: Input should be a valid string" in await refused(
        client, "start", game="duel", settings={"length": 5}
    )
    assert "no game is named “chess now”" in await refused(client, "start", game="chess\n\x1bnow")
    table = table_in(await call(client, "start", game="duel", opponents=["random"]))
    assert "at most 20 items" in await refused(client, "answer", table=table, answers=[1] * 21)
    assert "from 1 to 5" in await refused(client, "answer", table=table, answers=["fly away"])
    assert "from 1 to 5" in await refused(client, "answer", table=table, answers=[6])
    counter = await refused(client, "answer", table=table, answers=["play:Counter"])
    assert "It costs 2 disks, you have 0." in counter
    assert "DUE-RND-04: " in counter
    assert "DUE-RND-04" in await call(client, "why", table=table, action="Counter")
    assert "is on offer" in await call(client, "why", table=table, action="2")
    assert "Nothing here is called" in await refused(client, "why", table=table, action="Excalibur")
    assert "You have answered nothing yet." in await refused(client, "take_back", table=table)
    assert "no hints" in await refused(client, "hint", table=table)
    several = await call(client, "answer", table=table, answers=["play:Charge", "play:Charge", 1])
    assert "One answer of 3 was given." in several
    assert "Round 2." in several
    for uri, match in (
        ("rules/duel/MOV-99", "no rule has the id “MOV-99”; did you mean DUE-MOV-09"),
        ("rules/duel/nope", "no rule has the id “nope”; ids begin with: DUE-NOT, DUE-CMP,"),
        ("rules/chess", "no game is named “chess”; there are: cyberion, duel"),
        ("rules/chess/MOV-01", "no game is named “chess”; there are: cyberion, duel"),
        ("records/nope", "there is no table “nope” here; start or join one"),
        (f"records/{table}", "once the game is over"),
    ):
        with pytest.raises(MCPError, match=match) as unread:
            await client.read_resource(f"automatable://{uri}")
        assert unread.value.code == INVALID_PARAMS
        assert "\n" not in str(unread.value)
    for name, told, match in (
        ("learn", {"game": "chess"}, "no game is named “chess”; there are: cyberion, duel"),
        ("play", {"game": "duel", "bot": "x" * 9999}, "no bot is named “xxx"),
        ("learn", {}, "'game'"),
        ("teach", {}, "teach"),
    ):
        with pytest.raises(MCPError, match=match) as wrong:
            await client.get_prompt(name, told)
        assert wrong.value.code == INVALID_PARAMS


def test_a_whole_duel_is_played_over_standard_input_and_output() -> None:
    async def script(client: Client) -> None:
        await looking_around(client)
        await mistakes(client)
        await whole_duel(client)

    over_stdio(script, "--no-hints")


@contextmanager
def serving(*words: str) -> Iterator[str]:
    """The address of a server over HTTP, on any port."""
    process = subprocess.Popen(
        [COMMAND, "mcp", "--http", "--port", "0", "--lang", "en", *words],
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    try:
        yield process.stdout.readline().strip()
    finally:
        process.terminate()
        process.wait()
        process.stdout.close()


def test_a_whole_duel_is_played_over_http() -> None:
    with serving() as address:
        assert re.fullmatch(r"http://127\.0\.0\.1:\d+/mcp", address)
        with_client(address, whole_duel)
        for header in ({"Host": "evil.example"}, {"Origin": "http://evil.example"}):
            headers = {"Content-Type": "application/json", **header}
            with pytest.raises(HTTPError) as refusal:  # a page of another site
                urlopen(Request(address, b"{}", headers))
            assert refusal.value.code in (403, 421)
            refusal.value.close()
        taken = address.removeprefix("http://").removesuffix("/mcp")
        host, _, port = taken.partition(":")
        again = [COMMAND, "mcp", "--http", "--host", host, "--port", port, "--lang", "en"]
        second = subprocess.run(again, capture_output=True, text=True, check=False)
        assert second.returncode == 2
        assert second.stderr.startswith(f"automatable: cannot listen on {taken}: ")


def test_nobody_loses_a_table_to_somebody_with_more_of_them() -> None:
    """Two clients behind a proxy on this machine, which says where they are."""

    async def run(address: str) -> None:
        async with (
            client_from("192.0.2.1", address) as one,
            client_from("192.0.2.2", address) as many,
        ):
            first = table_in(await call(one, "start", game="duel", opponents=["random"]))
            tables = [
                table_in(await call(many, "start", game="duel", opponents=["random"]))
                for _ in range(MOST)
            ]
            assert "Round 1." in await call(many, "see", table=tables[1])
            assert "there is no table" in await refused(many, "see", table=tables[0])
            await call(one, "answer", table=first, answers=["play:Charge"])
            assert "Round 2." in await call(many, "see", table=first)  # who was given its word

    with serving() as address:
        asyncio.run(run(address))


@asynccontextmanager
async def client_from(host: str, address: str) -> AsyncIterator[Client]:
    """A client that a proxy speaks for."""
    async with (
        AsyncClient(headers={"X-Forwarded-For": host}) as http,
        Client(streamable_http_client(address, http_client=http)) as client,
    ):
        yield client


def test_a_server_that_a_person_starts_is_stopped_by_control_c() -> None:
    process = subprocess.Popen(
        [COMMAND, "mcp", "--lang", "en"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write('{"jsonrpc": "2.0", "id": 1, "method": "ping"}\n')
    process.stdin.flush()
    assert process.stdout.readline()  # it serves, and waits for more
    process.send_signal(signal.SIGINT)
    assert process.wait(10) == 130
    process.stdin.close()
    process.stdout.close()


def test_a_person_who_starts_it_is_told_what_it_waits_for(tmp_path: Path) -> None:
    with Terminal(tmp_path, "mcp", "--lang", "fr") as shown:
        assert "En attente d’un client MCP" in shown.until("Ctrl-C")
        shown.interrupt()
        assert shown.finish() == 130


def test_mistakes_are_told_in_french_too() -> None:
    async def script(client: Client) -> None:
        started = await call(client, "start", game="duel")
        (word,) = re.findall(r"duel-\w+", started)
        assert "une fois la partie terminée" in await refused(client, "replay", table=word, step=0)
        assert "il y a les places A, B" in await refused(client, "start", game="duel", seat="Z")

    server = StdioServerParameters(
        command=COMMAND, args=["mcp", "--lang", "fr"], env=dict(os.environ)
    )
    with_client(server, script)
