"""Connections with a short cut: the commands of play, and news, without what a framework does.

Only what is plain in every way is done here, and only on SQLite. Whatever else there may be (a room
that is not in memory, a mistake, a failure) goes the way of every other request, and is told there
what is wrong.
"""

import asyncio
import re
import time
from collections.abc import Callable, Coroutine, Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from pydantic import BaseModel, ValidationError
from uvicorn._types import ASGI3Application
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from . import commands, news, rim
from .codes import command_key, hashed
from .hub import Hub
from .news import LINE, News
from .rim import LARGEST, Rim
from .room import Room
from .who import COOKIE
from .wire import AnswerCommand, Join, NewTable, Reply

_PATHS = {
    "POST": re.compile(r"/api/tables(?:/(?P<code>[a-z0-9]{1,16})/(?P<name>answers|join))?"),
    "GET": re.compile(r"/api/tables/(?P<code>[a-z0-9]{1,16})/(?P<name>events)"),
}
_ROUTES = {None: "/api/tables"} | {
    name: f"/api/tables/{{code}}/{name}" for name in ("answers", "join", "events")
}
_SECRET = re.compile(rb"(?:^|; *)%b=([\w-]{1,64})(?=;|$)" % COOKIE.encode())
_SEAT = re.compile(rb"seat=[0-7]")


def _lines(headers: Mapping[str, str]) -> bytes:
    lines = [f"{name.lower()}: {value}\r\n" for name, value in headers.items()]
    return "".join(lines).encode()


_REPLY = _lines({"Content-Type": "application/json", **rim.HEADERS})
_NEWS = _lines(
    {
        **news.HEADERS,
        "Content-Type": f"{news.KIND}; charset=utf-8",
        **rim.HEADERS,
        "Transfer-Encoding": "chunked",
    }
)


class Line(HttpToolsProtocol):
    """One of uvicorn's connections, with a short cut."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.news: News | None = None
        self._held: Request | None = None  # until its body is here
        self._client = ("", "")  # what a proxy says, and whose request it is by that

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is there any more."""
        super().connection_lost(exc)
        if self.news is not None:
            self.news.end()

    def resume_writing(self) -> None:
        """What was said has gone out."""
        super().resume_writing()
        if self.news is not None:
            self.news.wake()

    @property
    def keeps_up(self) -> bool:
        """Whether what was said has gone out."""
        return not self.flow.write_paused and not self.transport.is_closing()

    def say(self, text: bytes) -> None:
        """Send a piece of a response."""
        self.transport.write(b"%x\r\n%b\r\n" % (len(text), text))

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self.scope["state"][LINE] = self

    def on_message_complete(self) -> None:
        """All of a request is here."""
        super().on_message_complete()
        if self._held is not None and self._held.cycle is self.cycle:
            self._carry_out(self._held)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        request = _plain(cycle) if app is self.app else None
        if request is None:
            super()._start_asgi_task(cycle, app)
        elif cycle.more_body:
            self._held = request
        else:
            self._carry_out(request)

    def _carry_out(self, request: "Request") -> None:
        self._held = None
        short_cut: ShortCut = self.app_state[ShortCut.KEY]
        if not short_cut.take(self, request):
            self.go_on(request.cycle)

    def go_on(self, cycle: RequestResponseCycle) -> None:
        """Let a request go the ordinary way."""
        super()._start_asgi_task(cycle, self.app)

    def reply(self, cycle: RequestResponseCycle, reply: BaseModel) -> None:
        """Send all of a response at once."""
        if self._is_open(cycle):
            body = reply.__pydantic_serializer__.to_json(reply)
            length = b"content-length: %d\r\n" % len(body)
            head = _head(cycle.keep_alive, *cycle.default_headers)
            self.transport.write(b"%b%b%b\r\n%b" % (head, length, _REPLY, body))
            self._complete(cycle)

    def listen(self, cycle: RequestResponseCycle, told: News, over: Callable[[], None]) -> None:
        """Send news for as long as somebody listens."""

        def end() -> None:
            if self._is_open(cycle):
                self.transport.write(b"0\r\n\r\n")
                self._complete(cycle)
            over()

        if not self._is_open(cycle):
            over()
            return
        head = _head(cycle.keep_alive, *cycle.default_headers)
        self.transport.write(b"%b%b\r\n" % (head, _NEWS))
        cycle.response_started = True
        told.begin(self, end)

    def _is_open(self, cycle: RequestResponseCycle) -> bool:
        return not cycle.disconnected and not self.transport.is_closing()

    def _complete(self, cycle: RequestResponseCycle) -> None:
        cycle.response_started = cycle.response_complete = True
        if not cycle.keep_alive:
            self.transport.close()
        cycle.on_response()

    def speaks_for(self, forwarded: str) -> str:
        """Whose request it is: the peer's, or of whom a trusted proxy tells."""
        said, client = self._client
        if client and forwarded == said:
            return client
        client = self.client[0] if self.client else ""
        if isinstance(self.app, ProxyHeadersMiddleware) and client in self.app.trusted_hosts:
            hosts = self.app.trusted_hosts
            client = hosts.get_trusted_client_address(forwarded)[0] or client
        self._client = forwarded, client
        return client


@lru_cache(maxsize=16)  # the date is the same for a second
def _head(keep_alive: bool, *usual: tuple[bytes, bytes]) -> bytes:
    lines = b"".join([b"%b: %b\r\n" % header for header in usual])
    return b"HTTP/1.1 200 OK\r\n%b%b" % (lines, b"" if keep_alive else b"connection: close\r\n")


class Request(NamedTuple):
    """A request that is for here, with nothing unusual about it up to its body."""

    cycle: RequestResponseCycle
    code: str | None
    name: str | None
    headers: dict[bytes, bytes]


def _plain(cycle: RequestResponseCycle) -> Request | None:
    """The request, if it is a plain one."""
    scope = cycle.scope
    path = _PATHS.get(scope["method"])
    found = path.fullmatch(scope["path"]) if path is not None else None
    if found is None or cycle.waiting_for_100_continue:
        return None
    given = list(scope["headers"])
    headers = dict(given)
    length = headers.get(b"content-length", b"0")
    if scope["method"] == "GET":
        plain = (
            _SEAT.fullmatch(scope["query_string"]) is not None
            and length == b"0"
            and b"transfer-encoding" not in headers
            and b"last-event-id" not in headers
        )
    else:
        plain = (
            not scope["query_string"]
            and length.isdigit()
            and len(length) < 6
            and 0 < int(length) <= LARGEST
            and headers.get(b"content-type") == b"application/json"
            and headers.get(b"x-automatable") == b"1"
        )
    said_once = len(headers) == len(given)
    return Request(cycle, found["code"], found["name"], headers) if plain and said_once else None


class ShortCut:
    """What the connections of a server share; the state of its lifespan holds it."""

    KEY = "short_cut"

    def __init__(self, hub: Hub, rim: Rim) -> None:
        self.hub = hub
        self.rim = rim

    def take(self, line: Line, request: Request) -> bool:
        """Begin to carry out a request; False if it is none for here."""
        cycle, code, name, headers = request
        secrets = _SECRET.findall(headers.get(b"cookie", b""))
        room = self.hub.at_hand(code or "")
        if len(secrets) != 1 or (code and room is None) or self.hub.store.is_postgres:
            return False
        client = line.speaks_for(headers.get(b"x-forwarded-for", b"").decode("latin-1"))
        if not self.rim.allows(client):
            return False
        secret, call = secrets[0].decode(), Call(line, cycle, self.rim, _ROUTES[name])
        try:
            if room is None:
                new_table = NewTable.model_validate_json(cycle.body)
                return call.do(commands.create(self.hub, new_table, secret))
            if name == "events":
                return self._listen(call, room, secret)
            if name == "join":
                join = Join.model_validate_json(cycle.body)
                return call.do(commands.join(self.hub, room, join, secret))
            return self._answer(call, room, secret, AnswerCommand.model_validate_json(cycle.body))
        except ValidationError:
            return False

    def _listen(self, call: "Call", room: Room, secret: str) -> bool:
        seat = int(call.cycle.scope["query_string"].removeprefix(b"seat="))
        holder = hashed(secret)
        if not room.holds(holder, seat):
            return False
        call.line.listen(call.cycle, News(self.hub, room, holder, seat, None), call.note)
        return True

    def _answer(self, call: "Call", room: Room, secret: str, wish: AnswerCommand) -> bool:
        holder = hashed(secret)
        if not room.holds(holder, wish.seat):
            return False

        def then(reply: Reply | None) -> None:
            call.tell(reply)
            if reply is not None and reply.status == "accepted":
                self.hub.changed(room)

        key = command_key(holder, wish.key)
        room.answer_then(wish.seat, wish.sequence, key, wish.answer, then)
        return True


class Call:
    """A request that is being carried out."""

    def __init__(self, line: Line, cycle: RequestResponseCycle, rim: Rim, route: str) -> None:
        self.line, self.cycle, self.rim, self.route = line, cycle, rim, route
        self.began = time.perf_counter()

    def do(self, work: Coroutine[Any, Any, BaseModel]) -> bool:
        """Have it done by a task; if that fails, it is begun again the ordinary way."""
        task = asyncio.create_task(self._do(work))
        self.line.tasks.add(task)  # what the server waits for before it stops
        task.add_done_callback(self.line.tasks.discard)
        return True

    async def _do(self, work: Coroutine[Any, Any, BaseModel]) -> None:
        try:
            reply = await work
        except Exception:
            self.tell(None)
        else:
            self.tell(reply)

    def tell(self, reply: BaseModel | None) -> None:
        """Send the reply; None: nothing was done, and the ordinary way will say why."""
        if reply is None:
            self.line.go_on(self.cycle)
            return
        self.line.reply(self.cycle, reply)
        self.note()

    def note(self) -> None:
        """It is done."""
        seconds = time.perf_counter() - self.began
        self.rim.note(self.cycle.scope["method"], self.route, 200, seconds)
