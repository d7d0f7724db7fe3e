"""Servers in processes of their own, and the people who talk to them."""

import asyncio
import fcntl
import json
import os
import random
import signal
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Callable, Coroutine, Iterator, Mapping
from contextlib import contextmanager
from hashlib import sha256
from itertools import count
from pathlib import Path
from tempfile import gettempdir
from types import TracebackType
from typing import Any, TypeVar

import httpx

COMMAND = str(Path(sys.executable).parent / "automatable")
PATIENCE = 30.0  # seconds until a test gives up waiting; nothing ever waits that long
COOKIE = "automatable"
HEADERS = {
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
    "server": "automatable",
}
PAGE_HEADERS = {
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
}
Json = dict[str, Any]
T = TypeVar("T")
_KEYS = count(1)
# All is plain HTTP here: no client need read the certificates of the world, which takes 25 ms each.
NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
LOWEST_PORT, PORTS = 12_000, 20_000
_PORTS = count(random.SystemRandom().randrange(PORTS))
_ADDRESSES = count(random.SystemRandom().randrange(2**20))


def wait_for(what: Callable[[], T], patience: float = PATIENCE) -> T:
    """What a question answers once the answer is true."""
    deadline = time.monotonic() + patience
    while time.monotonic() < deadline:
        found = what()
        if found:
            return found
        time.sleep(0.01)
    raise AssertionError(f"waited {patience} s in vain")


def now(work: Coroutine[Any, Any, T]) -> T:
    """What comes of work for an event loop, where there is none."""
    return asyncio.run(work)


def free_port() -> int:
    """A port nobody listens on. Connections do not get it either: theirs are higher on Linux.

    Such a port stays free until a server takes it, and while that server is started again.
    """
    for number in _PORTS:
        port = LOWEST_PORT + number % PORTS
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise AssertionError("there is always another number")


@contextmanager
def usual_port() -> Iterator[None]:
    """Of all tests on this machine, only this one may begin to serve at the usual port.

    Two that begin at once could both find it free, and one would talk to the other's server.
    """
    with (Path(gettempdir()) / "automatable-usual-port.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def is_listening(port: int) -> bool:
    """Whether somebody listens there; to ask costs next to nothing."""
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def new_key() -> str:
    """A key nobody has used yet."""
    return f"key-{os.getpid()}-{next(_KEYS):06}"


def hashed(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()


def children(pid: int) -> list[int]:
    """All processes below a process."""
    found: list[int] = []
    for path in Path(f"/proc/{pid}/task").glob("*/children"):
        try:
            below = [int(word) for word in path.read_text().split()]
        except OSError:
            continue
        for child in below:
            found += [child, *children(child)]
    return found


def command_of(pid: int) -> str:
    """The command line of a process; empty if it is gone."""
    return _told(pid, "cmdline")


def status_of(pid: int) -> str:
    return _told(pid, "status")


def _told(pid: int, what: str) -> str:
    try:
        return Path(f"/proc/{pid}/{what}").read_text()
    except OSError:
        return ""


def is_alive(pid: int) -> bool:
    try:
        stat = Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return False
    return stat.rpartition(")")[2].split()[0] != "Z"


def born(pid: int) -> str:
    """When a process began, by which it is told from a later one of the same number."""
    stat = _told(pid, "stat").rpartition(")")[2].split()
    return stat[19] if stat else ""


def end(processes: Mapping[int, str]) -> None:
    """End processes that were born then; their numbers may be those of others by now."""
    for pid, birth in processes.items():
        if is_alive(pid) and born(pid) == birth:
            os.kill(pid, signal.SIGKILL)


def busy(pid: int) -> float:
    """Seconds of processor time a process has used."""
    words = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


class Server:
    """`automatable serve` on a free port of the loopback."""

    command: tuple[str, ...] = (COMMAND,)

    def __init__(self, store: Path | str, errors: Path, *options: str, **environment: str) -> None:
        self.store = store
        self.errors = errors
        self.options = options
        self.environment = environment
        self.seen_children: dict[int, str] = {}  # and when they were born
        self.start()

    def start(self) -> None:
        """Start, or start again on the same store."""
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        unwanted = ("AUTOMATABLE_LOG", "AUTOMATABLE_STORE", "AUTOMATABLE_PUBLIC_URL")
        kept = {name: value for name, value in os.environ.items() if name not in unwanted}
        with self.errors.open("ab") as errors:
            self.process = subprocess.Popen(
                [
                    *(*self.command, "serve", "--port", str(self.port)),
                    *(("--store", str(self.store)) if self.store else ()),
                    *self.options,
                ],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=errors,
                env={**kept, "LANG": "C.UTF-8", **self.environment},
                start_new_session=True,
            )
        wait_for(self._is_up, 4 * PATIENCE)

    def _is_up(self) -> bool:
        assert self.process.poll() is None, self.errors.read_text()
        if not is_listening(self.port):
            return False
        try:
            health = httpx.get(f"{self.url}/healthz", timeout=5, verify=NO_TLS)
            return health.status_code == 200
        except httpx.HTTPError:
            return False

    def below(self) -> set[int]:
        """The processes of the bots, and of the workers."""
        self.seen_children |= {pid: born(pid) for pid in children(self.process.pid)}
        return set(self.seen_children)

    def bots(self) -> list[int]:
        """The processes in which bots think."""
        return [pid for pid in self.below() if "automatable.server.thinker" in command_of(pid)]

    def workers(self) -> list[int]:
        """The processes that serve."""
        mine = f"PPid:\t{self.process.pid}\n"
        return [pid for pid in children(self.process.pid) if mine in status_of(pid)]

    def kill(self) -> None:
        """End it as a power cut would; what it leaves behind is ended, too."""
        self.below()
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)
        self.end_below()

    def end_below(self) -> None:
        """End what is left of its processes."""
        end(self.seen_children)
        self.seen_children = {}

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Ask it to stop, and wait until it has."""
        self.below()
        if self.process.poll() is None:
            self.process.send_signal(how)
        return self.process.wait(PATIENCE)

    def __enter__(self) -> "Server":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.below()
        try:
            self.stop()
        finally:
            if self.process.poll() is None:
                self.process.kill()
            self.end_below()


def check(response: httpx.Response) -> None:
    """What is true of every answer the server ever gives."""
    response.read()
    text = response.text
    where = f"{response.request.method} {response.request.url} {response.status_code} {text[:300]}"
    assert "Traceback" not in text, where
    assert 'File "' not in text, where
    for name, value in HEADERS.items():
        assert response.headers.get(name) == value, (name, where)
    path = response.request.url.path
    if path == "/api/docs" or not path.startswith(("/api/", "/healthz", "/metrics")):
        for name, value in PAGE_HEADERS.items():
            assert response.headers.get(name) == value, (name, where)
        policy = response.headers.get("content-security-policy", "")
        assert policy.startswith("default-src 'none'"), where
        assert "unsafe" not in policy
    if response.status_code >= 400:
        problem = response.json()
        assert set(problem) == {"code", "message", "rule"}, where
        assert problem["code"], where
        assert "\n" not in problem["message"]
        assert response.status_code < 500, where


PEOPLE: list["Person"] = []  # who is still connected


class Person:
    """Somebody with a cookie of their own.

    To the server everybody here has the address 127.0.0.1; the header by which a proxy on the same
    machine tells it whom it speaks for gives each of us an address, and a rate limit, of our own.
    """

    def __init__(self, server: Server | str, close: bool = False) -> None:
        url = server if isinstance(server, str) else server.url
        self.asked = 0
        headers = {"X-Automatable": "1"}
        if close:  # so that each request may land at another worker
            headers["Connection"] = "close"
        self.web = httpx.Client(
            base_url=url, headers=headers, timeout=PATIENCE, trust_env=False, verify=NO_TLS
        )
        self.web.event_hooks = {"request": [self._address]}
        PEOPLE.append(self)
        self.get("/api/me")
        self.secret = self.web.cookies[COOKIE]

    def _address(self, request: httpx.Request) -> None:
        if self.asked % 100 == 0:
            number = next(_ADDRESSES)
            self.address = f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"
        self.asked += 1
        request.headers["X-Forwarded-For"] = self.address

    def move(self, server: Server) -> None:
        """Go on at a server that was started again elsewhere."""
        self.web.base_url = server.url

    def request(self, method: str, path: str, **more: Any) -> httpx.Response:
        response = self.web.request(method, path, **more)
        check(response)
        return response

    def get(self, path: str, **query: Any) -> Any:
        response = self.request("GET", path, params=query)
        assert response.status_code == 200, response.text
        return response.json()

    def text(self, path: str, **query: Any) -> str:
        response = self.request("GET", path, params=query)
        assert response.status_code == 200, response.text
        return response.text

    def post(self, path: str, **body: Any) -> Any:
        response = self.request("POST", path, json={"key": new_key(), **body})
        assert response.status_code == 200, response.text
        return response.json()

    def problem(self, method: str, path: str, status: int, **more: Any) -> Json:
        """What the server complains about."""
        response = self.request(method, path, **more)
        assert response.status_code == status, (response.status_code, response.text)
        found: Json = response.json()
        return found

    def no_post(self, path: str, status: int, **body: Any) -> Json:
        return self.problem("POST", path, status, json={"key": new_key(), **body})

    # What people do

    def create(self, *seats: str, game: str = "duel", **more: Any) -> "Table":
        """A table with seats such as `here`, `link` and `random` (a bot)."""
        made = self.post("/api/tables", game=game, seats=[wish(seat) for seat in seats], **more)
        return Table(made["code"], [invitation["invite"] for invitation in made["seats"]])

    def join(self, table: "Table", seat: int, name: str = "") -> int:
        body = {"invite": table.invites[seat], "name": name}
        return int(self.post(f"{table.path}/join", **body)["seat"])

    def view(self, table: "Table", seat: int | None = None) -> Json:
        query = {} if seat is None else {"seat": seat}
        found: Json = self.get(f"{table.path}/view", **query)
        return found

    def info(self, table: "Table") -> Json:
        found: Json = self.get(table.path)
        return found

    def answer(
        self, table: "Table", seat: int, answer: str, sequence: int | None = None, key: str = ""
    ) -> Json:
        if sequence is None:
            sequence = self.view(table, seat)["sequence"]
        body = {"seat": seat, "sequence": sequence, "answer": answer, "key": key or new_key()}
        reply: Json = self.post(f"{table.path}/answers", **body)
        return reply

    def take_back(self, table: "Table", seat: int, sequence: int | None = None) -> Json:
        if sequence is None:
            sequence = self.view(table, seat)["sequence"]
        reply: Json = self.post(f"{table.path}/take_back", seat=seat, sequence=sequence)
        return reply

    @contextmanager
    def listen(self, table: "Table", last: int | None = None, **query: Any) -> Iterator["Ears"]:
        headers = {} if last is None else {"Last-Event-ID": str(last)}
        path = f"{table.path}/events"
        with self.web.stream("GET", path, params=query, headers=headers) as response:
            assert response.status_code == 200
            yield Ears(response)


class Program(Person):
    """Somebody without a cookie, who shows a token."""

    def __init__(self, server: Server, table: "Table", seat: int, **more: Any) -> None:
        super().__init__(server)
        self.web.cookies.clear()
        body = {"invite": table.invites[seat], "program": True, "name": "Bot", **more}
        self.joined: Json = self.post(f"{table.path}/join", **body)
        self.token: str = self.joined["token"]
        self.web.headers["Authorization"] = f"Bearer {self.token}"


class Table:
    """A table's code, and its invitations."""

    def __init__(self, code: str, invites: list[str] | None = None) -> None:
        self.code = code
        self.path = f"/api/tables/{code}"
        self.invites = invites or []


class Ears:
    """Hears server-sent events, one after the other."""

    def __init__(self, response: httpx.Response) -> None:
        self.response = response
        self.lines = response.iter_lines()

    def block(self) -> list[str]:
        """The lines up to the next empty one."""
        found: list[str] = []
        for line in self.lines:
            if not line:
                return found
            found.append(line)
        raise EOFError

    def message(self) -> Json:
        """The next message; signs of life, and what is told of the table, are passed over."""
        deadline = time.monotonic() + PATIENCE  # signs of life come for ever
        lines = self.block()
        while lines[0].startswith((":", "event: ")):
            assert time.monotonic() < deadline, f"no message within {PATIENCE} s"
            lines = self.block()
        fields = dict(line.split(": ", 1) for line in lines)
        assert set(fields) == {"id", "data"}
        message: Json = json.loads(fields["data"])
        assert int(fields["id"]) == message["sequence"]
        return message

    def table(self) -> Json:
        """What a stream for a page that opens the table says first."""
        return self._named("table")

    def record(self) -> Json:
        """What it says after the last message."""
        return self._named("record")

    def _named(self, name: str) -> Json:
        event, data = self.block()
        assert event == f"event: {name}"
        found: Json = json.loads(data.removeprefix("data: "))
        return found

    def seats(self) -> list[Json]:
        """The seats, once the stream says that people have come or gone."""
        found: list[Json] = self.seating()["seats"]
        return found

    def seating(self) -> Json:
        """All that the stream says when people have come or gone."""
        return self.next("seats")

    def next(self, name: str) -> Json:
        """The next that the stream says under a name; what else it says is passed over."""
        while (lines := self.block())[0] != f"event: {name}":
            pass
        found: Json = json.loads(lines[1].removeprefix("data: "))
        return found

    def until(self, what: Callable[[Json], object]) -> list[Json]:
        """All messages up to the first for which something is true."""
        heard = [self.message()]
        while not what(heard[-1]):
            heard.append(self.message())
        return heard


def wish(seat: str) -> Json:
    kind, _, name = seat.partition(":")
    if kind in ("here", "link"):
        return {"kind": kind, "name": name}
    return {"kind": "bot", "bot": kind, "name": name}


def two_people(server: Server, **more: Any) -> tuple[Person, Person, Table]:
    """A table of two people with cookies of their own, both seated."""
    ada, bob = Person(server), Person(server)
    table = ada.create("here:Ada", "link", **more)
    assert bob.join(table, 1, "Bob") == 1
    return ada, bob, table


def play_on(
    table: Table, people: dict[int, Person], rng: random.Random, answers: int = 400
) -> Json:
    """Let people answer at random, to the end or a number of times; the last message of seat 0."""
    given = 0
    while given < answers:
        message = people[0].view(table, 0)
        if message["status"] == "over":
            break
        for seat, person in people.items():
            mine = person.view(table, seat)
            if mine["decision"] is not None and given < answers:
                option = rng.choice(mine["decision"]["options"])["action"]
                reply = person.answer(table, seat, option, mine["sequence"])
                assert reply["status"] == "accepted", reply
                given += 1
    return people[0].view(table, 0)
