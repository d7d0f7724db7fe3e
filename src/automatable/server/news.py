"""News of a table as server-sent events, written to whoever listens as it happens."""

import asyncio

from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from .hub import Hub
from .presence import BEAT
from .room import Room
from .telling import news


class News(Response):
    """A response that lasts as long as somebody listens."""

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
        self.news = asyncio.Event()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Speak until the listener goes, or the server stops."""
        start = {"type": "http.response.start", "status": 200, "headers": self.raw_headers}
        await send(start)
        leaving = asyncio.create_task(self._leave(receive))
        beating = asyncio.create_task(self._beat(send))
        self.hub.listen(self.code, self.holder, self)
        try:
            while not (self.gone or self.hub.closing):
                self.news.clear()
                await self._tell(send)
                await self.news.wait()
        finally:
            self.hub.leave(self.code, self.holder, self)
            leaving.cancel()
            beating.cancel()
        if not self.gone:
            await send({"type": "http.response.body", "body": b""})

    def wake(self) -> None:
        """Something has happened."""
        self.news.set()

    async def _tell(self, send: Send) -> None:
        room = await self.hub.room(self.code)
        if room is None or (self.heard and room.number <= self.seen):
            return
        body = news(room, self.seat, self.seen)
        self.seen, self.heard = room.number, True
        await send({"type": "http.response.body", "body": body, "more_body": True})

    async def _leave(self, receive: Receive) -> None:
        while (await receive())["type"] != "http.disconnect":
            pass
        self.gone = True
        self.wake()

    async def _beat(self, send: Send) -> None:
        """A sign of life now and then, so that nobody takes silence for the end."""
        while True:
            await asyncio.sleep(BEAT)
            body = b": still here\n\n"
            await send({"type": "http.response.body", "body": body, "more_body": True})
            if self.holder:
                self.hub.presence.stay(self.code, self.holder)
