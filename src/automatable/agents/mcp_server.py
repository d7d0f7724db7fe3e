"""The tools over the Model Context Protocol: standard input and output, or HTTP."""

import os
import signal
import socket
import sys
from collections.abc import Callable
from functools import wraps
from typing import Annotated, Any, ParamSpec

import anyio
import uvicorn
from mcp import MCPError
from mcp.server.mcpserver import Context, MCPServer
from mcp.server.mcpserver.exceptions import ResourceNotFoundError, ToolError
from mcp.server.transport_security import TransportSecuritySettings
from mcp_types import INVALID_PARAMS
from pydantic import Field, ValidationError

from .. import __version__
from ..kernel.settings import LONGEST_DATA
from ..terminal.screen import clean
from ..words import shortened
from .errors import CannotListen
from .link import LONGEST_LINK
from .tools import ToolFailed, Tools

P = ParamSpec("P")

INSTRUCTIONS = (
    "Board games to play. `games` lists them, `rules` explains them. `start` opens a table with"
    " bots, `join` takes a seat by a friend's link; both return the word of the table, which the"
    " other tools ask for. Then `answer` until the game is over; `see` looks again. You see only"
    " what your seat may know."
)
PATH = "/mcp"
INTERRUPTED = 130  # the exit status after Ctrl-C
MOST_ERRORS = 3  # that are told of the arguments of a call
LONGEST_NAME = 40  # characters of an unknown input that are repeated
LONGEST_REQUEST = 1_000_000  # bytes
LOOPBACK = ("127.0.0.1", "localhost", "[::1]")

GameId = Annotated[str, Field(max_length=60, description="The id of a game, such as duel.")]
Table = Annotated[str, Field(max_length=100, description="The word of your table.")]
Wait = Annotated[
    float,
    Field(ge=0, le=60, description="How many seconds to wait for others, at a joined table."),
]
Short = Annotated[str, Field(max_length=200)]
Seat = Annotated[str, Field(max_length=1, description="Your seat: A, B...")]
Bots = Annotated[
    list[Annotated[str, Field(max_length=40)]],
    Field(min_length=1, max_length=7, description="A bot for each other seat, or one for all."),
]
Settings = Annotated[
    dict[Annotated[str, Field(max_length=40)], Annotated[str, Field(max_length=LONGEST_DATA)]],
    Field(max_length=40, description="Settings by name, where they differ from the usual ones."),
]
Answers = Annotated[
    list[int | Short],
    Field(
        min_length=1,
        max_length=20,
        description="The number of an answer as listed, or its exact name; several are given one"
        " after the other, each to the question that the one before leads to.",
    ),
]


class Server(MCPServer):
    """The server of the SDK, whose errors are a line for whoever asked."""

    async def call_tool(self, name: str, arguments: dict[str, Any], context: Any = None) -> Any:
        """What a tool returns; raises ToolError."""
        await self._check_names(name, arguments)
        try:
            return await super().call_tool(name, arguments, context)
        except ToolError as error:
            if isinstance(wrong := error.__cause__, ValidationError):
                raise ToolError(_in_a_line(wrong)) from None
            if isinstance(told := error.__cause__, FailedCall):
                raise told from None
            raise

    async def _check_names(self, name: str, arguments: dict[str, Any]) -> None:
        """Refuse inputs that a tool does not have, which the SDK drops; raises ToolError.

        Some clients make one up for a tool that has none.
        """
        schemas = {tool.name: tool.input_schema for tool in await self.list_tools()}
        known = schemas.get(name, {}).get("properties", {})
        for given in arguments if known else ():
            if given not in known:
                there = ", ".join(known)
                what = clean(shortened(given, LONGEST_NAME))
                raise ToolError(f"{what}: no input has this name; there are: {there}")

    async def get_prompt(
        self, name: str, arguments: dict[str, Any] | None = None, context: Any = None
    ) -> Any:
        """The messages of a prompt; raises MCPError."""
        try:
            return await super().get_prompt(name, arguments, context)
        except ValueError as error:
            if error.__cause__ is None or error.__cause__.__cause__ is not None:
                raise  # it crashed
            raise MCPError(INVALID_PARAMS, str(error)) from None


class FailedCall(ToolError):
    """A tool cannot do what it was asked for; the message says why."""


def _in_a_line(wrong: ValidationError) -> str:
    """What is wrong with arguments."""
    told = [
        f"{'.'.join([str(part) for part in one['loc']])}: {one['msg']}" for one in wrong.errors()
    ]
    return "; ".join(told[:MOST_ERRORS])


def _badly_asked(message: str) -> MCPError:
    return MCPError(INVALID_PARAMS, message)


def _or_error(tool: Callable[P, str], kind: Callable[[str], Exception]) -> Callable[P, str]:
    """The tool, with its errors as the protocol has them."""

    @wraps(tool)
    def told(*args: P.args, **kwargs: P.kwargs) -> str:
        try:
            return tool(*args, **kwargs)
        except ToolFailed as failed:
            raise kind(str(failed)) from None

    return told


def _client(context: Context | None) -> str:
    """Where a call over HTTP comes from; the protocol itself knows no clients any more."""
    request = None if context is None else context.request_context.request
    return request.client.host if request is not None and request.client is not None else ""


def make_server(tools: Tools) -> MCPServer:
    """A server with all tools, resources and prompts."""
    server = Server(
        "automatable", version=__version__, instructions=INSTRUCTIONS, log_level="WARNING"
    )
    for tool in (*_knowledge(tools), *_playing(tools), *_beside(tools)):
        server.add_tool(_or_error(tool, FailedCall), structured_output=False)
    _add_resources(server, tools)
    _add_prompts(server, tools)
    return server


def _knowledge(tools: Tools) -> list[Callable[..., str]]:
    def games() -> str:
        """List the games, how many play them, their settings, and the bots to play against."""
        return tools.games()

    def rules(game: GameId, find: Short = "") -> str:
        """Find rules of a game by id (MOV-06) or by words; without either, the first of them."""
        return tools.rules(game, find)

    return [games, rules]


def _playing(tools: Tools) -> list[Callable[..., str]]:
    def start(
        game: GameId,
        seat: Seat = "A",
        opponents: Bots = ["rollout"],  # noqa: B006 nobody changes them
        settings: Settings = {},  # noqa: B006
        context: Context | None = None,
    ) -> str:
        """Start a game against bots; returns the word of your table and your first question."""
        return tools.start(game, seat, opponents, settings, _client(context))

    def join(
        link: Annotated[
            str, Field(max_length=LONGEST_LINK, description="http.../t/...#invite=...")
        ],
        name: Annotated[str, Field(max_length=40)] = "Agent",
        context: Context | None = None,
    ) -> str:
        """Take a seat at a friend's table by its link; returns the word of your table."""
        return tools.join(link, name, _client(context))

    def see(table: Table, wait: Wait = 0) -> str:
        """See what happened since your last look, the table, and your question."""
        return tools.see(table, wait)

    def answer(table: Table, answers: Answers, wait: Wait = 10) -> str:
        """Answer your question, and perhaps those after it; returns what you see then."""
        return tools.answer(table, answers, wait)

    return [start, join, see, answer]


def _beside(tools: Tools) -> list[Callable[..., str]]:
    def why(table: Table, action: Short) -> str:
        """Ask why something is not possible now: by the name of an action or of a thing."""
        return tools.why(table, action)

    def hint(table: Table) -> str:
        """Ask a bot for the best answer, where the table allows it."""
        return tools.hint(table)

    def take_back(table: Table) -> str:
        """Take back your last answer, if nobody has learned anything by it."""
        return tools.take_back(table)

    def replay(
        table: Table,
        first: Annotated[int, Field(ge=0, le=1_000_000)] = 0,
        count: Annotated[int, Field(ge=1, le=200)] = 50,
        step: Annotated[int, Field(ge=0, le=1_000_000)] | None = None,
    ) -> str:
        """Read the story so far, line by line, with the rules behind it.

        Once the game is over, `step` shows the whole table after that many answers.
        """
        return tools.replay(table, first, count, step)

    def leave(table: Table) -> str:
        """Leave a table for good."""
        return tools.leave(table)

    return [why, hint, take_back, replay, leave]


def _add_resources(server: MCPServer, tools: Tools) -> None:
    found: list[tuple[str, Callable[..., str], str]] = [
        ("automatable://games", tools.games, "The games, their settings, and the bots."),
        ("automatable://rules/{game}", tools.rulebook, "All rules of a game."),
        ("automatable://rules/{game}/{id}", tools.rule, "One rule of a game."),
        ("automatable://records/{table}", tools.record, "The record of a game that is over."),
    ]
    for uri, read, about in found:
        name = uri.removeprefix("automatable://").partition("/{")[0]
        told = _or_error(read, ResourceNotFoundError)
        server.resource(uri, name=name, description=about, mime_type="text/plain")(told)


def _add_prompts(server: MCPServer, tools: Tools) -> None:
    def learn(game: str) -> str:
        """Learn a game: the model plays it and explains every step."""
        return tools.learn(game)

    def play(game: str, bot: str = "rollout") -> str:
        """Let the model play a game against a bot."""
        return tools.play(game, bot)

    for prompt in (learn, play):
        server.prompt()(_or_error(prompt, _badly_asked))


def serve_stdio(tools: Tools) -> None:
    """Serve the program that started this one, until it closes standard input, or Ctrl-C."""
    # A thread waits for input, and nothing wakes it; there is nothing to keep, so it may end.
    signal.signal(signal.SIGINT, lambda *_: os._exit(INTERRUPTED))
    if sys.stdin.isatty():  # started by a person, who would see nothing happen
        print(tools.words.say("agent-mcp-waiting"), file=sys.stderr, flush=True)
    make_server(tools).run("stdio")


def serve_http(tools: Tools, host: str, port: int, hosts: list[str]) -> None:
    """Serve over HTTP; raises CannotListen. Says where on standard output once it listens."""
    listener = _listening(host, port)
    known = [*LOOPBACK, host, *hosts]
    app = make_server(tools).streamable_http_app(
        streamable_http_path=PATH,
        host=host,
        max_request_body_size=LONGEST_REQUEST,
        transport_security=TransportSecuritySettings(
            allowed_hosts=[form for name in known for form in (name, f"{name}:*")],
            allowed_origins=[
                form
                for name in known
                for scheme in ("http", "https")
                for form in (f"{scheme}://{name}", f"{scheme}://{name}:*")
            ],
        ),
    )
    where = f"[{host}]" if ":" in host else host
    print(f"http://{where}:{listener.getsockname()[1]}{PATH}", flush=True)
    served = uvicorn.Server(uvicorn.Config(app, log_level="warning"))

    async def serve() -> None:
        await served.serve(sockets=[listener])

    anyio.run(serve)


def _listening(host: str, port: int) -> socket.socket:
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM
        )[0]
        listener = socket.socket(family, kind, protocol)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(64)
    except OSError as error:
        raise CannotListen(f"{host}:{port}: {error.strerror}") from None
    return listener
