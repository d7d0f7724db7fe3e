"""HTTP/1.1 from the client's side, without tasks: the people must cost less than the server."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeAlias, cast

from httptools import HttpResponseParser


@dataclass
class Reply:
    """A response whose body has come to its end."""

    status: int = 0
    headers: dict[bytes, bytes] = field(default_factory=dict)  # names in lower case
    body: bytes = b""


Then: TypeAlias = Callable[[Reply], None]
Hear: TypeAlias = Callable[[bytes], None]  # is told the data of each message
Fail: TypeAlias = Callable[[Exception], None]


class ServerError(Exception):
    """The server did not do what was asked."""


class _Connection(asyncio.Protocol):
    """A connection that parses responses; the parser calls the methods named `on_`."""

    def __init__(self) -> None:
        self.transport: asyncio.Transport | None = None
        self.closed = False  # by us
        self.parser = HttpResponseParser(self)
        self.reply = Reply()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def connection_lost(self, error: Exception | None) -> None:
        self.transport = None

    def data_received(self, data: bytes) -> None:
        self.parser.feed_data(data)

    def on_header(self, name: bytes, value: bytes) -> None:
        self.reply.headers[name.lower()] = value

    def on_headers_complete(self) -> None:
        self.reply.status = self.parser.get_status_code()

    def on_body(self, data: bytes) -> None:
        self.reply.body += data

    def close(self) -> None:
        """Hang up."""
        self.closed = True
        if self.transport is not None:
            self.transport.close()


class _Exchange(_Connection):
    """A connection that is kept open: one request after the other."""

    def __init__(self, owner: "Requests") -> None:
        super().__init__()
        self.owner = owner
        self.sent: tuple[bytes, Then] | None = None  # not replied to yet
        self.replied: Reply | None = None

    def send(self, request: bytes, then: Then) -> None:
        assert self.transport is not None
        self.sent = request, then
        self.transport.write(request)

    def on_message_complete(self) -> None:
        self.replied, self.reply = self.reply, Reply()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.replied is None or self.sent is None:
            return
        reply, (_, then) = self.replied, self.sent
        self.replied = self.sent = None
        self.owner.idle.append(self)
        then(reply)

    def connection_lost(self, error: Exception | None) -> None:
        """Send again what was not replied to: servers hang up on silent connections."""
        super().connection_lost(error)
        if self in self.owner.idle:
            self.owner.idle.remove(self)
        if self.sent is not None:
            self.owner.send(*self.sent)


class Requests:
    """The connections of one browser for requests: a silent one is used again."""

    def __init__(self, port: int, fail: Fail) -> None:
        self.port, self.fail = port, fail
        self.idle: list[_Exchange] = []
        self._opening: set[asyncio.Task[None]] = set()

    def send(self, request: bytes, then: Then) -> None:
        """Send a request; the reply goes to `then`."""
        if self.idle:
            self.idle.pop().send(request, then)
            return
        task = asyncio.create_task(self._open(request, then))
        self._opening.add(task)
        task.add_done_callback(self._opening.discard)

    async def ask(self, request: bytes) -> Reply:
        """The reply to a request."""
        replied: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        self.send(request, replied.set_result)
        return checked(await replied)

    async def _open(self, request: bytes, then: Then) -> None:
        loop = asyncio.get_running_loop()
        try:
            _, opened = await loop.create_connection(
                lambda: _Exchange(self), "127.0.0.1", self.port
            )
        except OSError as error:
            self.fail(error)
        else:
            opened.send(request, then)


class Stream(_Connection):
    """A connection on which the server sends events."""

    def __init__(self, hear: Hear, fail: Fail) -> None:
        super().__init__()
        self.hear, self.fail = hear, fail
        self.text = b""

    async def listen(self, port: int, request: bytes) -> None:
        """Begin to listen."""
        await asyncio.get_running_loop().create_connection(lambda: self, "127.0.0.1", port)
        assert self.transport is not None
        self.transport.write(request)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.reply.status not in (0, 200):
            checked(self.reply)
        # Pieces of the response need not end where events end.
        *events, self.text = self.text.replace(b"\r\n", b"\n").split(b"\n\n")
        for event in events:
            told = data_of(event)
            if told and not event.startswith(b"event:"):  # those with a name tell of the table
                self.hear(told)

    def on_body(self, data: bytes) -> None:
        self.text += data

    def connection_lost(self, error: Exception | None) -> None:
        """A stream has no end before the game's."""
        super().connection_lost(error)
        if not self.closed:
            self.fail(ServerError("the server closed a stream"))


def data_of(event: bytes) -> bytes:
    """The data of a server-sent event; of a comment nothing."""
    lines = event.split(b"\n")
    return b"\n".join(line[5:].removeprefix(b" ") for line in lines if line.startswith(b"data:"))


def checked(reply: Reply) -> Reply:
    """The reply, if it is the one hoped for; raises ServerError."""
    if reply.status != 200:
        raise ServerError(f"status {reply.status}: {reply.body[:200].decode(errors='replace')}")
    return reply
