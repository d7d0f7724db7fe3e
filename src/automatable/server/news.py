"""News of a table as server-sent events, written to whoever listens as it happens."""

import asyncio
from typing import Protocol

from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from .hub import Hub
from .presence import BEAT
from .room import Room
from .telling import news

LINE = "line"  # where the state of a request has the connection it came by


class Line(Protocol):
    """A connection, as far as whoever tells news on it needs it."""

    news: "News | None"

    @property
    def keeps_up(self) -> bool:
        """Whether what was said has gone out; `News.wake` is called when it has again."""

    def say(self, text: bytes) -> None:
        """Send a piece of a response."""


class News(Response):
    """A response that lasts as long as somebody listens; its pieces are sent without a task."""

    media_type = "text/event-stream"

    def __init__(
        self, hub: Hub, room: Room, holder: str, seat: int | None, start: int | None
    ) -> None:
        super().__init__(headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"})
        del self.headers["content-length"]
        self.hub, self.code, self.holder, self.seat = hub, room.row.code, holder, seat
        self.seen = room.number if start is None else min(start, room.number)
        self.heard = False  # something, at least once
        self.gone = False
        self.over = asyncio.Event()
        self.looking: asyncio.Task[None] | None = None
        self.look_again = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Speak until the listener goes, or the server stops."""
        await send({"type": "http.response.start", "status": 200, "headers": self.raw_headers})
        self.line: Line = scope["state"][LINE]
        self.line.news = self
        self.hub.listen(self.code, self.holder, self)
        self._beat_later()
        try:
            self.wake()
            await self.over.wait()
        finally:
            self.line.news = None
            self.hub.leave(self.code, self.holder, self)
            self.beating.cancel()
        if not self.gone:
            await send({"type": "http.response.body", "body": b""})

    def leave(self) -> None:
        """Nobody is there any more."""
        self.gone = True
        self.over.set()

    def wake(self) -> None:
        """Something has happened, or the line is free again."""
        if self.hub.closing:
            self.over.set()
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
        """Tell what is new, unless nobody listens any more; who is slow is told the rest later."""
        if self.over.is_set() or not self.line.keeps_up:
            return
        if self.heard and room.number <= self.seen:
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
