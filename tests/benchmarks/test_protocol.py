"""The load reads what any server may send, in whatever pieces it comes."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from benchmarks.server.protocol import Requests, ServerError, Stream, data_of

Serve = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]
REQUEST = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"


def fails(error: object) -> None:
    raise AssertionError(error)


async def on_port(serve: Serve, work: Callable[[int], Awaitable[None]]) -> int:
    """Work with a server that does as it is told; how many connections it had."""
    connections: list[asyncio.Future[None]] = []

    async def served(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        over: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        connections.append(over)
        await serve(reader, writer)
        writer.close()
        await writer.wait_closed()
        over.set_result(None)

    server = await asyncio.start_server(served, "127.0.0.1", 0)
    async with server:
        await work(server.sockets[0].getsockname()[1])
        await asyncio.gather(*connections)
    return len(connections)


def byte_by_byte(replies: list[bytes]) -> Serve:
    """Send a reply to each request of a connection, every byte by itself."""

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for reply in replies:
            await reader.readuntil(b"\r\n\r\n")
            for number in reply:
                writer.write(bytes([number]))
                await writer.drain()
                await asyncio.sleep(0)

    return serve


@pytest.mark.parametrize(
    "reply",
    [
        b"HTTP/1.1 200 OK\r\nCONTENT-LENGTH: 2\r\nSet-Cookie: a=b\r\n\r\n{}",
        b"HTTP/1.1 200 OK\r\nset-cookie: a=b\r\nTransfer-Encoding: chunked\r\n\r\n"
        b"1\r\n{\r\n1\r\n}\r\n0\r\n\r\n",
    ],
)
def test_replies_of_any_make_are_read(reply: bytes) -> None:
    async def work(port: int) -> None:
        requests = Requests(port, fails)
        for _ in range(2):  # on the same connection
            read = await requests.ask(REQUEST)
            assert (read.status, read.body, read.headers[b"set-cookie"]) == (200, b"{}", b"a=b")

    assert asyncio.run(on_port(byte_by_byte([reply, reply]), work)) == 1


def test_a_refusal_is_told() -> None:
    async def work(port: int) -> None:
        with pytest.raises(ServerError, match="status 429: no"):
            await Requests(port, fails).ask(REQUEST)

    refusal = b"HTTP/1.1 429 Too Many\r\nContent-Length: 2\r\n\r\nno"
    asyncio.run(on_port(byte_by_byte([refusal]), work))


def test_a_request_is_sent_again_when_the_server_hangs_up() -> None:
    reply = b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}"

    async def work(port: int) -> None:
        requests = Requests(port, fails)
        await requests.ask(REQUEST)  # then the server closes
        assert (await requests.ask(REQUEST)).body == b"{}"

    assert asyncio.run(on_port(byte_by_byte([reply]), work)) == 2


def test_a_second_request_at_the_same_time_has_its_own_connection() -> None:
    reply = b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}"

    async def work(port: int) -> None:
        requests = Requests(port, fails)
        await asyncio.gather(requests.ask(REQUEST), requests.ask(REQUEST))

    assert asyncio.run(on_port(byte_by_byte([reply]), work)) == 2


def test_nobody_at_the_port_is_told() -> None:
    async def work() -> None:
        failed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        Requests(1, failed.set_exception).send(REQUEST, lambda reply: None)
        with pytest.raises(OSError):  # noqa: PT011
            await failed

    asyncio.run(work())


@pytest.mark.parametrize("end", [b"\n", b"\r\n"])
def test_events_may_come_in_any_pieces(end: bytes) -> None:
    text = b"".join([b"id: 1", end, b'data: {"a": 1}', end, end, b": beat", end, end])
    text += b"".join([b"data:one", end, b"data: two", end, end])
    pieces = [text[k : k + 3] for k in range(0, len(text), 3)]
    chunks = b"".join(b"%x\r\n%s\r\n" % (len(piece), piece) for piece in pieces)
    reply = b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n" + chunks + b"0\r\n\r\n"

    async def work(port: int) -> None:
        heard: list[bytes] = []
        ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        stream = Stream(heard.append, ended.set_exception)
        await stream.listen(port, REQUEST)
        with pytest.raises(ServerError, match="closed a stream"):
            await ended
        assert heard == [b'{"a": 1}', b"one\ntwo"]

    asyncio.run(on_port(byte_by_byte([reply]), work))


def test_a_stream_that_is_refused_is_told() -> None:
    async def work(port: int) -> None:
        loop = asyncio.get_running_loop()
        told: asyncio.Future[object] = loop.create_future()
        loop.set_exception_handler(lambda _, context: told.set_result(context["exception"]))
        await Stream(fails, lambda error: None).listen(port, REQUEST)
        assert "status 403" in str(await told)

    refusal = b"HTTP/1.1 403 Forbidden\r\nContent-Length: 2\r\n\r\nno"
    asyncio.run(on_port(byte_by_byte([refusal]), work))


def test_comments_have_no_data() -> None:
    assert data_of(b": still here") == b""
