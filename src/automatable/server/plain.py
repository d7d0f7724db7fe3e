"""Plain requests: the commands of play and who listens, read without a parser.

A request that is unusual in any way is none of these.
"""

import re
from functools import lru_cache
from typing import NamedTuple

from .codes import COOKIE, hashed

LONGEST_HEAD = 4000  # bytes
JOIN = "/api/tables/{code}/join"
_LINE = re.compile(
    rb"(GET|POST) (/api/tables)(?:/([a-z0-9]{1,16})(/answers|/join|/events\?seat=[0-7]))? HTTP/1\.1"
)
_HEADERS = re.compile(rb"(?:\r\n[\w-]+: [^\x00-\x1f\x7f]*)*")
_HEADER = re.compile(rb"\r\n([\w-]+): ([^\r]*)")
_LENGTH = re.compile(rb"\r\n(?i:content-length): (\d{1,5})(?=\r|$)")
_SECRET = re.compile(rb"(?:^|; *)%b=([\w-]{1,64})(?=;|$)" % COOKIE.encode())
_UNUSUAL = {
    *(b"transfer-encoding", b"expect", b"upgrade", b"last-event-id", b"authorization"),
    b"content-length",  # a second one, or no number
}


class Asked(NamedTuple):
    """What is wanted, as the first line of a request says."""

    method: str
    route: str
    code: str  # empty: a new table
    seat: int  # who listens; -1: nobody, it is a command

    @property
    def is_command(self) -> bool:
        """Whether something is to be done, as the body says."""
        return self.seat < 0


class Asker(NamedTuple):
    """Who wants it, as the headers say."""

    secret: str
    holder: str  # its hash
    forwarded: str  # for whom, as a proxy says
    is_own_page: bool  # which may send commands


class Request(NamedTuple):
    """A plain request, all of it."""

    data: bytes
    asked: Asked
    asker: Asker
    body: bytes


def plain(data: bytes) -> Request | None:
    """The request, if it is one, whole, and plain."""
    end = data.find(b"\r\n\r\n", 0, LONGEST_HEAD)
    cut = data.find(b"\r\n", 0, max(end, 0))
    asked = _asked(data[:cut]) if cut > 0 else None
    if asked is None:
        return None
    headers, body, length = data[cut:end], data[end + 4 :], 0
    said = _LENGTH.search(headers)
    if said is not None:  # all else is the same again and again
        length = int(said[1])
        headers = headers[: said.start()] + headers[said.end() :]
    asker = _asker(headers)
    if asker is None or len(body) != length:
        return None
    is_meant = bool(length) and asker.is_own_page if asked.is_command else not length
    return Request(data, asked, asker, body) if is_meant else None


@lru_cache(maxsize=1000)
def _asked(line: bytes) -> Asked | None:
    found = _LINE.fullmatch(line)
    if found is None:
        return None
    method, tables, code, what = [part.decode() for part in found.groups(b"")]
    name, _, seat = what.partition("?seat=")
    if (method == "GET") is not bool(seat):
        return None
    route = f"{tables}/{{code}}{name}" if code else tables
    return Asked(method, route, code, int(seat or -1))


@lru_cache(maxsize=1000)
def _asker(lines: bytes) -> Asker | None:
    if not _HEADERS.fullmatch(lines):
        return None
    given = _HEADER.findall(lines)
    headers = {key.lower(): value for key, value in given}
    secrets = _SECRET.findall(headers.get(b"cookie", b""))
    is_plain = (
        len(headers) == len(given)  # each is said once
        and headers.keys().isdisjoint(_UNUSUAL)
        and headers.get(b"connection", b"keep-alive") == b"keep-alive"
        and len(secrets) == 1
    )
    if not is_plain:
        return None
    secret, forwarded = secrets[0].decode(), headers.get(b"x-forwarded-for", b"")
    own = headers.get(b"x-automatable") == b"1"
    is_own_page = own and headers.get(b"content-type") == b"application/json"
    return Asker(secret, hashed(secret), forwarded.decode("latin-1"), is_own_page)
