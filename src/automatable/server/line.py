"""Connections with a short cut: the commands of play, and news, without what a framework does.

Only what is plain in every way is done here, and only on SQLite. Whatever else there may be (a room
that is not in memory, a mistake, a failure) goes the way of every other request, and is told there
what is wrong.
"""

import asyncio
import time
from collections.abc import Callable, Coroutine, Mapping
from typing import Any

from pydantic import BaseModel, ValidationError
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from . import commands, news, rim
from .codes import command_key
from .hub import Hub
from .news import LINE, News
from .plain import JOIN, Request, plain
from .rim import LARGEST, Rim
from .room import Room
from .table import Given
from .wire import AnswerCommand, Join, NewTable


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
        self._silent_since = 0.0
        self._short_cut: ShortCut = self.app_state[ShortCut.KEY]
        self._outbox = self._short_cut.outbox

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
        self._outbox.put(self.transport, b"%b%x\r\n%b\r\n" % (opening, len(text), text))

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
            self._outbox.send()  # replies come in the order of the requests
            super().data_received(data)

    def _takes(self, data: bytes) -> bool:
        if not self._apart or not (self.cycle is None or self.cycle.response_complete):
            return False
        request = plain(data) if len(data) <= LARGEST else None
        if request is None:
            return False
        self._busy = True
        if self._short_cut.take(self, request):
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
        body = reply.__pydantic_serializer__.to_json(reply)
        length = b"content-length: %d\r\n" % len(body)
        response = b"%b%b%b\r\n%b" % (self._head(), length, _REPLY, body)
        self._outbox.put(self.transport, response)
        self._complete()

    def listen(self, told: News, over: Callable[[], None]) -> None:
        """Send news for as long as somebody listens."""

        def end() -> None:
            self.say(b"")
            self._complete()
            over()

        self._opening = b"%b%b\r\n" % (self._head(), _NEWS)
        told.begin(self, end)

    def _head(self) -> bytes:
        head = self._short_cut.head(self.server_state.default_headers)
        return head + b"connection: close\r\n" if self._last else head

    def _complete(self) -> None:
        self._busy = False
        self.server_state.total_requests += 1
        if self._last:
            self.shutdown()
        if self.transport.is_closing():
            return
        self._silent_since = self.loop.time()
        if self.timeout_keep_alive_task is None:
            self._hang_up_later(self.timeout_keep_alive)
        self.flow.resume_reading()
        self._go_on_later()

    def _hang_up_later(self, seconds: float) -> None:
        self.timeout_keep_alive_task = self.loop.call_later(
            seconds, self.timeout_keep_alive_handler
        )

    def timeout_keep_alive_handler(self) -> None:
        """Hang up on who is silent; who has spoken meanwhile has some more time.

        So there need not be another timer for every request.
        """
        self.timeout_keep_alive_task = None
        left = self._silent_since + self.timeout_keep_alive - self.loop.time()
        if self._busy or self.transport.is_closing():
            return  # there will be a time to hang up after that, or it has come
        if left > 0:
            self._hang_up_later(left)
        else:
            self.shutdown()

    def _go_on_later(self) -> None:
        if self._later:
            later, self._later = self._later, b""
            self.data_received(later)

    def shutdown(self) -> None:
        """End the connection, after what it is busy with."""
        if self._busy:
            self._last = True
        else:
            self._outbox.send()
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


class Outbox:
    """What is sent in a turn of the event loop, at its end.

    Each piece wakes whoever waits for it; who is still busy with the one before need not be woken.
    """

    def __init__(self) -> None:
        self._pieces: list[tuple[asyncio.WriteTransport, bytes]] = []

    def put(self, transport: asyncio.WriteTransport, piece: bytes) -> None:
        """Have a piece sent."""
        if not self._pieces:
            asyncio.get_running_loop().call_soon(self.send)
        self._pieces.append((transport, piece))

    def send(self) -> None:
        """Send all there is, now."""
        pieces, self._pieces = self._pieces, []
        for transport, piece in pieces:
            if not transport.is_closing():
                transport.write(piece)


class ShortCut:
    """What the connections of a server share; the state of its lifespan holds it."""

    KEY = "short_cut"

    def __init__(self, hub: Hub, rim: Rim) -> None:
        self.hub = hub
        self.rim = rim
        self.outbox = Outbox()
        self._usual: list[tuple[bytes, bytes]] = []
        self._head = b""

    def head(self, usual: list[tuple[bytes, bytes]]) -> bytes:
        """What a response begins with; the usual headers are another list when the date changes."""
        if usual is not self._usual:
            lines = b"".join([b"%b: %b\r\n" % header for header in usual])
            self._usual, self._head = usual, b"HTTP/1.1 200 OK\r\n" + lines
        return self._head

    def take(self, line: Line, request: Request) -> bool:
        """Begin to carry out a request; False if it is none for here."""
        asked, asker, body = request.asked, request.asker, request.body
        room = self.hub.at_hand(asked.code)
        if (asked.code and room is None) or self.hub.store.is_postgres:
            return False
        if not self.rim.allows(line.speaks_for(asker.forwarded)):
            return False
        call = Call(line, request, self.rim)
        try:
            if room is None:
                new_table = NewTable.model_validate_json(body)
                return call.do(commands.create(self.hub, new_table, asker.secret))
            if not asked.is_command:
                return self._listen(call, room, asker.holder, asked.seat)
            if asked.route == JOIN:
                join = Join.model_validate_json(body)
                return call.do(commands.join(self.hub, room, join, asker.secret))
            return self._answer(call, room, asker.holder, AnswerCommand.model_validate_json(body))
        except ValidationError:
            return False

    def _listen(self, call: "Call", room: Room, holder: str, seat: int) -> bool:
        if not room.holds(holder, seat):
            return False
        call.line.listen(News(self.hub, room, holder, seat, None), call.note)
        return True

    def _answer(self, call: "Call", room: Room, holder: str, wish: AnswerCommand) -> bool:
        if not room.holds(holder, wish.seat):
            return False
        key = command_key(holder, wish.key)
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
        asked = self.request.asked
        self.rim.note(asked.method, asked.route, 200, time.perf_counter() - self.began)
