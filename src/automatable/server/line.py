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
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from . import commands, news, rim
from .codes import command_key, hashed
from .hub import Hub
from .news import LINE, News
from .rim import LARGEST, Rim
from .room import Given, Room
from .who import COOKIE
from .wire import AnswerCommand, Join, NewTable

_REQUEST = re.compile(
    rb"(GET|POST) /api/tables(?:/([a-z0-9]{1,16})/(answers|join|events\?seat=[0-7]))?"
    rb" HTTP/1\.1((?:\r\n[\w-]+: [^\x00-\x1f\x7f]*)*)"
)
_HEADER = re.compile(rb"\r\n([\w-]+): ([^\r]*)")
_UNUSUAL = {b"transfer-encoding", b"expect", b"upgrade", b"last-event-id", b"authorization"}
_ROUTES = {"": "/api/tables"} | {
    name: f"/api/tables/{{code}}/{name}" for name in ("answers", "join", "events")
}
LONGEST_HEAD = 4000  # bytes
_SECRET = re.compile(rb"(?:^|; *)%b=([\w-]{1,64})(?=;|$)" % COOKIE.encode())


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
        self._apart = True  # no request is here in part, by the ordinary way
        self._busy = False  # with a request by the short cut
        self._last = False  # that request is the last one
        self._later = b""  # what came meanwhile
        self._opening = b""  # of a response, sent with its first piece
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
        opening, self._opening = self._opening, b""
        self.transport.write(b"%b%x\r\n%b\r\n" % (opening, len(text), text))

    def on_message_begin(self) -> None:
        """A request begins, by the ordinary way."""
        super().on_message_begin()
        self._apart = False
        self.scope["state"][LINE] = self

    def on_message_complete(self) -> None:
        """All of it is here."""
        super().on_message_complete()
        self._apart = True

    def data_received(self, data: bytes) -> None:
        """Carry out what is plain, and leave all else to the ordinary way."""
        if self._busy:
            self._later += data
            self.flow.pause_reading()
        elif not self._takes(data):
            super().data_received(data)

    def _takes(self, data: bytes) -> bool:
        if not self._apart or not (self.cycle is None or self.cycle.response_complete):
            return False
        request = plain(data)
        if request is None:
            return False
        self._busy = True
        self._unset_keepalive_if_required()
        short_cut: ShortCut = self.app_state[ShortCut.KEY]
        if short_cut.take(self, request):
            return True
        self._busy = False
        return False

    def go_on(self, data: bytes) -> None:
        """Let a request go the ordinary way."""
        self._busy = False
        if not self.transport.is_closing():
            super().data_received(data)
            self._go_on_later()

    def reply(self, reply: BaseModel) -> None:
        """Send all of a response at once."""
        if not self.transport.is_closing():
            body = reply.__pydantic_serializer__.to_json(reply)
            length = b"content-length: %d\r\n" % len(body)
            self.transport.write(b"%b%b%b\r\n%b" % (self._head(), length, _REPLY, body))
        self._complete()

    def listen(self, told: News, over: Callable[[], None]) -> None:
        """Send news for as long as somebody listens."""

        def end() -> None:
            if not self.transport.is_closing():
                self.say(b"")
            self._complete()
            over()

        self._opening = b"%b%b\r\n" % (self._head(), _NEWS)
        told.begin(self, end)

    def _head(self) -> bytes:
        return _head(not self._last, *self.server_state.default_headers)

    def _complete(self) -> None:
        self._busy = False
        if self._last:
            self.transport.close()
        self.on_response_complete()
        self._go_on_later()

    def _go_on_later(self) -> None:
        if self._later:
            later, self._later = self._later, b""
            self.data_received(later)

    def shutdown(self) -> None:
        """End the connection, after what it is busy with."""
        if self._busy:
            self._last = True
        else:
            super().shutdown()

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


class Head(NamedTuple):
    """What the head of a request says that is for here, with nothing unusual about it."""

    code: str  # empty: a new table is wanted
    name: str  # the command
    seat: str  # who listens
    secret: str
    holder: str  # its hash
    forwarded: str  # for whom, as a proxy says
    length: int  # of the body

    @property
    def method(self) -> str:
        """Who listens gets something, the others send something."""
        return "GET" if self.seat else "POST"


@lru_cache(maxsize=1000)  # people send the same head again and again
def _head_of(text: bytes) -> Head | None:
    """What a head says, if it is a plain one."""
    found = _REQUEST.fullmatch(text)
    if found is None:
        return None
    method, code, what, lines = found.groups(b"")
    name, _, seat = what.decode().partition("?seat=")
    given = _HEADER.findall(lines)
    headers = {key.lower(): value for key, value in given}
    length = headers.get(b"content-length", b"0")
    secrets = _SECRET.findall(headers.get(b"cookie", b""))
    is_plain = (
        len(headers) == len(given)  # each is said once
        and headers.keys().isdisjoint(_UNUSUAL)
        and headers.get(b"connection", b"keep-alive") == b"keep-alive"
        and len(secrets) == 1
        and re.fullmatch(rb"\d{1,5}", length) is not None
        and (method == b"POST" and _is_command(headers) if not seat else method == b"GET")
        and (length == b"0") is bool(seat)
    )
    if not is_plain:
        return None
    secret, forwarded = secrets[0].decode(), headers.get(b"x-forwarded-for", b"")
    holder = hashed(secret)
    return Head(code.decode(), name, seat, secret, holder, forwarded.decode("latin-1"), int(length))


def _is_command(headers: dict[bytes, bytes]) -> bool:
    own = headers.get(b"x-automatable") == b"1"
    return own and headers.get(b"content-type") == b"application/json"


class Request(NamedTuple):
    """A plain request, all of it."""

    data: bytes
    head: Head
    body: bytes


def plain(data: bytes) -> Request | None:
    """The request, if it is one, whole, and plain."""
    text, end, body = data.partition(b"\r\n\r\n")
    head = _head_of(text) if end and len(text) <= LONGEST_HEAD else None
    if head is None or len(body) != head.length or len(body) > LARGEST:
        return None
    return Request(data, head, body)


class ShortCut:
    """What the connections of a server share; the state of its lifespan holds it."""

    KEY = "short_cut"

    def __init__(self, hub: Hub, rim: Rim) -> None:
        self.hub = hub
        self.rim = rim

    def take(self, line: Line, request: Request) -> bool:
        """Begin to carry out a request; False if it is none for here."""
        head, body = request.head, request.body
        room = self.hub.at_hand(head.code)
        if (head.code and room is None) or self.hub.store.is_postgres:
            return False
        if not self.rim.allows(line.speaks_for(head.forwarded)):
            return False
        call = Call(line, request, self.rim)
        try:
            if room is None:
                new_table = NewTable.model_validate_json(body)
                return call.do(commands.create(self.hub, new_table, head.secret))
            if head.name == "events":
                return self._listen(call, room, head)
            if head.name == "join":
                join = Join.model_validate_json(body)
                return call.do(commands.join(self.hub, room, join, head.secret))
            return self._answer(call, room, head, AnswerCommand.model_validate_json(body))
        except ValidationError:
            return False

    def _listen(self, call: "Call", room: Room, head: Head) -> bool:
        seat = int(head.seat)
        if not room.holds(head.holder, seat):
            return False
        call.line.listen(News(self.hub, room, head.holder, seat, None), call.note)
        return True

    def _answer(self, call: "Call", room: Room, head: Head, wish: AnswerCommand) -> bool:
        if not room.holds(head.holder, wish.seat):
            return False
        key = command_key(head.holder, wish.key)
        given = Given(wish.seat, wish.sequence, key, wish.answer)
        room.answer_then(given, call.tell, lambda: self.hub.changed(room))
        return True


class Call:
    """A request that is being carried out."""

    def __init__(self, line: Line, request: Request, rim: Rim) -> None:
        self.line, self.request, self.rim = line, request, rim
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
            self.line.go_on(self.request.data)
            return
        self.line.reply(reply)
        self.note()

    def note(self) -> None:
        """It is done."""
        seconds = time.perf_counter() - self.began
        head = self.request.head
        self.rim.note(head.method, _ROUTES[head.name], 200, seconds)
