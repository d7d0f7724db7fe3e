"""News of a table as server-sent events, written to whoever listens as it happens."""

import asyncio
from collections.abc import Callable
from typing import Protocol

from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from .hub import Hub
from .presence import BEAT
from .room import Room
from .telling import news

LINE = "line"  # where the state of a request has the connection it came by
KIND = "text/event-stream"
HEADERS = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}


class Line(Protocol):
    """A connection, as far as whoever tells news on it needs it."""

    news: "News | None"

    @property
    def keeps_up(self) -> bool:
        """Whether what was said has gone out; `News.wake` is called when it has again."""

    def say(self, text: bytes) -> None:
        """Send a piece of a response."""


class News:
    """What somebody is told on a connection, without a task, until they go or the server stops."""

    def __init__(
        self, hub: Hub, room: Room, holder: str, seat: int | None, start: int | None
    ) -> None:
        self.hub, self.code, self.holder, self.seat = hub, room.row.code, holder, seat
        self.seen = room.number if start is None else min(start, room.number)
        self.heard = False  # something, at least once
        self.ended = False
        self.looking: asyncio.Task[None] | None = None
        self.look_again = False

    def begin(self, line: Line, over: Callable[[], None]) -> None:
        """Speak on a line; at the end somebody is told."""
        self.line, self.over = line, over
        line.news = self
        self._beat_later()
        self.hub.listen(self.code, self.holder, self)
        self.wake()

    def end(self) -> None:
        """Speak no more."""
        if not self.ended:
            self.ended = True
            self.line.news = None
            self.beating.cancel()
            self.hub.leave(self.code, self.holder, self)
            self.over()

    def wake(self) -> None:
        """Something has happened, or the line is free again."""
        if self.hub.closing:
            self.end()
            return
        room = self.hub.at_hand(self.code)
        if room is not None:
            self.hear(room)
        elif self.looking is None:
            self.looking = asyncio.create_task(self._look())
        else:
            self.look_again = True

    async def _look(self) -> None:
        """Tell what the store knows; once more if something happened meanwhile."""
        try:
            room = await self.hub.room(self.code)
            if room is not None:
                self.hear(room)
        finally:
            self.looking = None
        if self.look_again:
            self.look_again = False
            self.wake()

    def hear(self, room: Room) -> None:
        """Tell what is new; who is slow is told the rest later."""
        if self.ended or not self.line.keeps_up or (self.heard and room.number <= self.seen):
            return
        self.line.say(news(room, self.seat, self.seen))
        self.seen, self.heard = room.number, True

    def _beat(self) -> None:
        """A sign of life now and then, so that nobody takes silence for the end."""
        if self.line.keeps_up:
            self.line.say(b": still here\n\n")
        if self.holder:
            self.hub.presence.stay(self.code, self.holder)
        self._beat_later()

    def _beat_later(self) -> None:
        self.beating = asyncio.get_running_loop().call_later(BEAT, self._beat)


class NewsResponse(Response):
    """News for who came by the ordinary way."""

    media_type = KIND

    def __init__(self, told: News) -> None:
        super().__init__(headers=HEADERS)
        del self.headers["content-length"]
        self.told = told

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Wait until all is said."""
        await send({"type": "http.response.start", "status": 200, "headers": self.raw_headers})
        over = asyncio.Event()
        self.told.begin(scope["state"][LINE], over.set)
        try:
            await over.wait()
        finally:
            self.told.end()
        await send({"type": "http.response.body", "body": b""})
