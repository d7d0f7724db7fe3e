"""What happens at a table as a stream of server-sent events, for one client."""

import asyncio

from orjson import dumps

from ..kernel.errors import BadRecord
from .hub import Hub
from .message import message
from .presence import time_info
from .response import Receive, Response, Scope, Send
from .room import Room
from .visitors import BEAT

_HEADERS = [
    (b"content-type", b"text/event-stream; charset=utf-8"),
    (b"cache-control", b"no-store"),
    (b"x-accel-buffering", b"no"),
]
_STILL_HERE = b": still here\n\n"


def event(room: Room, seat: int | None, since: int, eyes: tuple[int, ...]) -> bytes:
    """What a seat or a spectator has missed, as a server-sent event; see message.

    The last change is what everybody at the table waits for, so that one is made once for all.
    """
    number, told = room.told.get((seat, eyes), (-1, b""))
    if since == room.before and number == room.number:
        return told
    found = message(room, seat, since, eyes)
    text = b"id: %d\ndata: %s\n\n" % (found["sequence"], dumps(found))
    if since == room.before:
        room.told[seat, eyes] = room.number, text
    return text


class EventStream(Response):
    """Sends what is new until the client goes or the server stops.

    It holds its room, which so stays in memory as long as anybody listens.
    """

    def __init__(
        self,
        hub: Hub,
        room: Room,
        holder: str,
        seat: int | None,
        since: int | None,
        client: str = "",
    ) -> None:
        super().__init__()
        self.headers = _HEADERS
        self.room = room
        self.holder = holder
        self.client = client
        self._hub, self._seat = hub, seat
        self._eyes, self._eyes_of = tuple(room.seats_of(holder)), room.seating
        self._since = room.number
        if since is not None:
            self._since = min(room.private_rows.row_of(since, self._eyes), room.number)
        self._seating = room.seating
        self._lines = 0  # said at the table that the client was told, if it is to hear any
        self._seats = b""  # who sits and is there, as the client was told last
        self._nudged = False
        self._ended = False
        self._is_due = False  # a sign of life
        self._waiting: asyncio.Future[None] | None = None  # for something to happen

    def wake(self) -> None:
        """Something has happened."""
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    def nudge(self) -> None:
        """Somebody has come or gone."""
        self._nudged = True
        self.wake()

    def end(self) -> None:
        """Send no more."""
        self._ended = True
        self.wake()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self._loop = asyncio.get_running_loop()
        leaving = asyncio.create_task(self._wait_until_left(receive))
        self._beat_later()
        self._hub.listen(self)  # at once: nobody else is let in for the same place
        try:
            await send({"type": "http.response.start", "status": 200, "headers": self.headers})
            await self._send_all(send)
        finally:
            self._hub.leave(self)
            self._timer.cancel()
            leaving.cancel()

    async def _wait_until_left(self, receive: Receive) -> None:
        while (await receive())["type"] != "http.disconnect":
            pass
        self.end()

    def _beat_later(self) -> None:
        self._timer = self._loop.call_later(BEAT, self._beat)

    def _beat(self) -> None:
        if self.holder:
            self._hub.visitors.stay(self.room.row.code, self.holder)
        self._is_due = True
        self.nudge()  # nobody tells of a worker that has died
        self._beat_later()

    async def _send_all(self, send: Send) -> None:
        """First what the client has missed, then what happens."""
        text = self._first()
        while not self._ended:
            await send({"type": "http.response.body", "body": text, "more_body": True})
            text = await self._next()
        await send({"type": "http.response.body", "body": b""})

    async def _next(self) -> bytes:
        """All that is new, as soon as there is something; a sign of life now and then."""
        room = self.room
        while not self._ended:
            await room.look()
            self._hub.mind_clock(room)  # whoever made it run may be another process, and die
            if self._eyes_of != room.seating:  # this person may have taken another seat
                self._eyes, self._eyes_of = tuple(room.seats_of(self.holder)), room.seating
            text = self._new()
            if text:
                return text
            self._waiting = self._loop.create_future()
            await self._waiting
        return b""

    def _new(self) -> bytes:
        room, text = self.room, b""
        if room.number > self._since:
            if self._is_noticed():
                text = self._news()
            self._since = room.number
        if (self._nudged or self._seating != room.seating) and self._look():
            text += b"event: seats\ndata: %s\n\n" % self._seats
        if self._eyes and room.chat.number > self._lines:  # it is for those who sit there
            text += self._talk()
        if self._is_due:
            self._is_due = False
            text = text or _STILL_HERE
        return text

    def _first(self) -> bytes:
        return self._news()

    def _is_noticed(self) -> bool:
        """Whether anything new is more than somebody else's own affair."""
        rows, eyes = self.room.private_rows, self._eyes
        return rows.count(self.room.number, eyes) > rows.count(self._since, eyes)

    def _news(self) -> bytes:
        text = event(self.room, self._seat, self._since, self._eyes)
        self._since = self.room.number
        time = time_info(self.room)
        return text if time is None else b"%sevent: time\ndata: %s\n\n" % (text, dumps(time))

    def _talk(self) -> bytes:
        lines = self.room.chat.since(self._lines)
        self._lines = self.room.chat.number
        return b"event: chat\ndata: %s\n\n" % dumps({"lines": lines})

    def _look(self) -> bool:
        """See who is there; whether that is news to the client."""
        before = self._seats
        self._nudged, self._seating = False, self.room.seating
        self._seats = dumps(self._hub.presence.seating(self.room, self.holder))
        return self._seats != before


class OpeningStream(EventStream):
    """The same for a page: it is told first which table that is, and at the end the record."""

    _has_record = False

    def _first(self) -> bytes:
        self._look()
        info = dumps(self._hub.presence.table_info(self.room, self.holder))
        return b"event: table\ndata: %s\n\n%s" % (info, self._news())

    def _news(self) -> bytes:
        text = super()._news()
        if self.room.status != "over" or self._has_record:
            return text
        self._has_record = True
        try:
            short = self.room.short()
        except BadRecord:  # it is too long for a short form
            return text
        return b"%sevent: record\ndata: %s\n\n" % (text, dumps({"short": short}))
