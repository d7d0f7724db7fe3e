"""A small TCP proxy between clients and a server, which may fail as networks do."""

import asyncio
import socket
import struct
from contextlib import suppress

PIECE = 64 * 1024  # bytes
AT_ONCE = struct.pack("ii", 1, 0)  # linger for no time: the other side gets a reset, not an end


class Proxy:
    """Passes everything on to a port, until told otherwise."""

    def __init__(self) -> None:
        self.target = 0  # the port of the server
        self.port = 0
        self.loses_replies = False  # requests arrive, and the connection breaks at the reply
        self._whole = asyncio.Event()  # unset: nothing passes, and nobody is told
        self._whole.set()
        self._lines: set[Line] = set()
        self._server: asyncio.Server | None = None

    async def start(self) -> None:
        """Begin to listen."""
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    async def stop(self) -> None:
        """Break everything off, and listen no more."""
        assert self._server is not None
        self._server.close()
        self.cut()

    def cut(self) -> None:
        """Break all connections that there are."""
        for line in list(self._lines):
            line.reset()

    def split(self) -> None:
        """Let nothing pass until healed: neither side hears that."""
        self._whole.clear()

    def heal(self) -> None:
        """Let pass what was held up, and all that comes."""
        self._whole.set()

    async def passable(self) -> None:
        """Wait until something can pass."""
        await self._whole.wait()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:
            _reset(writer)
            return
        line = Line(self, writer, there[1])
        self._lines.add(line)
        try:
            await asyncio.gather(
                line.forward(reader, there[1], False), line.forward(there[0], writer, True)
            )
        finally:
            self._lines.discard(line)
            line.reset()


class Line:
    """One connection through the proxy."""

    def __init__(
        self, proxy: Proxy, here: asyncio.StreamWriter, there: asyncio.StreamWriter
    ) -> None:
        self._proxy, self._here, self._there = proxy, here, there

    async def forward(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, is_reply: bool
    ) -> None:
        """Pass on what comes from one side."""
        with suppress(OSError):
            while piece := await reader.read(PIECE):
                await self._proxy.passable()
                if is_reply and self._proxy.loses_replies:
                    break
                writer.write(piece)
                await writer.drain()
        self.reset()

    def reset(self) -> None:
        """Break it, for both sides."""
        _reset(self._here)
        _reset(self._there)


def _reset(writer: asyncio.StreamWriter) -> None:
    line = writer.get_extra_info("socket")
    with suppress(OSError):
        line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
    writer.transport.abort()
