"""Answers as bytes on a connection: whole, in pieces, several at once; always the same."""

import json
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from .helpers import PATIENCE, Json, Person, Server, Table, new_key, two_people


class Wire:
    """A connection by which somebody says exactly what a test wants."""

    def __init__(self, line: socket.socket) -> None:
        self.line = line
        self.read = line.makefile("rb")

    def send(self, *pieces: bytes) -> None:
        for piece in pieces:
            self.line.sendall(piece)

    def reply(self) -> tuple[int, dict[str, str], Json]:
        """The next response: its status, its headers, its body."""
        status, headers = 100, dict[str, str]()
        while status == 100:  # go on
            status = int(self.read.readline().split()[1])
            while line := self.read.readline().strip().decode():
                name, _, value = line.partition(": ")
                headers[name.lower()] = value
        return status, headers, json.loads(self.read.read(int(headers["content-length"])))


@contextmanager
def connected(person: Person) -> Iterator[Wire]:
    url = person.web.base_url
    with socket.create_connection((url.host, url.port or 0)) as line:
        line.settimeout(PATIENCE)
        wire = Wire(line)
        with wire.read:
            yield wire


def answer(
    person: Person, table: Table, seat: int, sequence: int, *more: str, action: str = "play:Charge"
) -> bytes:
    """An answer as a browser sends it, with more headers."""
    body = {"key": new_key(), "seat": seat, "sequence": sequence, "answer": action}
    data = json.dumps(body).encode()
    lines = [
        f"POST {table.path}/answers HTTP/1.1",
        "Host: 127.0.0.1",
        "X-Automatable: 1",
        f"X-Forwarded-For: {person.address}",
        f"Cookie: automatable={person.secret}",
        "Content-Type: application/json",
        f"Content-Length: {len(data)}",
        *more,
    ]
    return "\r\n".join([*lines, "", ""]).encode() + data


def test_an_answer_may_come_in_pieces(server: Server) -> None:
    ada, _, table = two_people(server)
    with connected(ada) as wire:
        for byte in answer(ada, table, 0, 1):
            wire.send(bytes([byte]))
        status, headers, reply = wire.reply()
    assert (status, reply["status"], reply["sequence"]) == (200, "accepted", 2)
    assert headers["content-type"] == "application/json"
    assert headers["x-content-type-options"] == "nosniff"
    assert "date" in headers


def test_answers_sent_at_once_are_replied_to_in_order(server: Server) -> None:
    ada = Person(server)
    table = ada.create("here", "here")
    with connected(ada) as wire:
        both = answer(ada, table, 0, 0) + answer(ada, table, 1, 0) + answer(ada, table, 1, 0)
        wire.send(both)
        replies = [wire.reply()[2] for _ in range(3)]
    assert [reply["status"] for reply in replies] == ["accepted", "accepted", "stale"]
    assert [reply["sequence"] for reply in replies[:2]] == [1, 2]


def test_an_answer_sent_before_the_reply_to_another_comes_after_it(server: Server) -> None:
    ada = Person(server)
    table = ada.create("here", "here")
    first, second = answer(ada, table, 0, 0), answer(ada, table, 1, 0)
    with connected(ada) as wire:
        wire.send(first, second[:40], second[40:] + first, second)
        replies = [wire.reply()[2] for _ in range(4)]
    assert [reply["status"] for reply in replies] == ["accepted", "accepted"] + 2 * ["duplicate"]
    assert [reply["sequence"] for reply in replies[:2]] == [1, 2]


def test_another_cookie_beside_does_not_matter(server: Server) -> None:
    ada, _, table = two_people(server)
    mine = f"Cookie: automatable={ada.secret}"
    for number, cookies in enumerate(
        (f"x=1; {mine[8:]}", f"{mine[8:]}; x=1", f"xautomatable=1; {mine[8:]}")
    ):
        said = answer(ada, table, 0, 1).replace(mine.encode(), f"Cookie: {cookies}".encode())
        with connected(ada) as wire:
            wire.send(said)
            status, _, reply = wire.reply()
        assert (status, reply["status"]) == (200, "stale" if number else "accepted")


def test_nobody_answers_by_a_cookie_of_a_similar_name(server: Server) -> None:
    ada, _, table = two_people(server)
    said = answer(ada, table, 0, 1).replace(b"Cookie: automatable=", b"Cookie: xautomatable=")
    with connected(ada) as wire:
        wire.send(said)
        status, _, problem = wire.reply()
    assert (status, problem["code"]) == (403, "not_yours")


def test_a_connection_is_closed_if_that_is_wanted(server: Server) -> None:
    ada, _, table = two_people(server)
    with connected(ada) as wire:
        wire.send(answer(ada, table, 0, 1, "Connection: close"))
        status, headers, _ = wire.reply()
        assert (status, headers["connection"]) == (200, "close")
        assert wire.read.read() == b""


def test_an_answer_counts_though_nobody_waits_for_the_reply(server: Server) -> None:
    ada, bob, table = two_people(server)
    with bob.listen(table, seat=1) as ears:
        ears.message()
        with connected(ada) as wire:
            wire.send(answer(ada, table, 0, 1))
            assert ears.message()["asked"] == [1]


def test_who_hangs_up_at_once_says_it_again_and_it_counts_once(server: Server) -> None:
    """Whether the server had read it by then, nobody knows: the same key may come again."""
    ada, bob, table = two_people(server)
    said = answer(ada, table, 0, 1)
    with bob.listen(table, seat=1) as ears:
        ears.message()
        with connected(ada) as wire:
            wire.send(said)
        with connected(ada) as wire:
            wire.send(said)
            status, _, reply = wire.reply()
        assert (status, reply["status"] in {"accepted", "duplicate"}) == (200, True)
        assert ears.message()["sequence"] == reply["sequence"] == 2


def test_answers_in_a_hurry_are_refused(server: Server) -> None:
    ada, _, table = two_people(server)
    seen = set()
    with connected(ada) as wire:
        for _ in range(300):
            wire.send(answer(ada, table, 0, 1, action="play:Counter"))
            status, _, reply = wire.reply()
            seen.add((status, reply["code"]))
    assert seen == {(200, "illegal_action"), (429, "too_many")}


START = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n"
CHUNKED = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n1"


@pytest.mark.parametrize(
    ("start", "more"),
    [
        (START + b"A: ", b"x" * 50_000),
        (START, b"abc: def\r\n" * 5_000),
        (b"GET /", b"x" * 50_000),
        (CHUNKED + b";", b"x" * 50_000),
        (CHUNKED + b"\r\na\r\n0\r\n", b"abc: def\r\n" * 5_000),
    ],
    ids=["header", "headers", "address", "chunk", "trailers"],
)
def test_a_request_without_end_is_cut_off(tmp_path: Path, start: bytes, more: bytes) -> None:
    """200 MB are offered; of that the server takes what lies in the sockets."""
    with Server(tmp_path / "tables.db", tmp_path / "errors") as server:
        (worker,) = server.workers()
        before = memory(worker)
        with connected(Person(server)) as wire, pytest.raises(ConnectionError):
            wire.send(start, *[more] * 4_000)
        assert memory(worker) - before < 20 * 1024


def memory(pid: int) -> int:
    """The most memory a process has ever had, in KB."""
    status = Path(f"/proc/{pid}/status").read_text()
    return int(status.partition("VmHWM:")[2].split()[0])


def test_who_says_nothing_or_stops_half_way_is_hung_up_on(server: Server) -> None:
    ada = Person(server)
    start = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Automatable: 1\r\n"
    with connected(ada) as silent, connected(ada) as half, connected(ada) as slow:
        half.send(START[:30])
        slow.send(start, b"Content-Length: 9\r\n\r\n{")
        assert silent.read.read() == b""
        assert half.read.read() == b""
        status, _, problem = slow.reply()
    assert (status, problem["code"]) == (408, "too_slow")


def test_a_body_is_never_taken_for_a_request(server: Server) -> None:
    """Behind a proxy that passes an upgrade on, it would be somebody else's."""
    hidden = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    head = (
        b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n"
        b"Content-Length: %d\r\n\r\n" % len(hidden)
    )
    with connected(Person(server)) as wire:
        wire.send(head)
        status, _, _ = wire.reply()
        with suppress(OSError):
            wire.send(hidden)
        assert status == 403
        assert wire.read.read() == b""
