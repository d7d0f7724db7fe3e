"""Requests to the server of a table, by the link of a seat."""

import json
import re
import secrets
from collections.abc import Iterator
from contextlib import closing
from http.client import HTTPException, HTTPResponse
from time import monotonic, sleep
from typing import Any
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import HTTPRedirectHandler, Request, build_opener

from ..terminal.screen import clean
from ..words import shortened
from .errors import BadLink, TableFailed

LONGEST_LINK = 300
LONGEST = 4_000_000  # bytes of a reply, or of a line of one
SECONDS = 20.0  # until a server that says nothing has failed
LEAST = 5.0  # seconds for the first message
TOO_MANY = 429  # the status of a request that came too soon; nothing of it was carried out
SHOWN = 200  # characters of what a server says that are repeated
_LINK = re.compile(r"(https?://[\w.\-\[\]:]{1,200})/t/(\w{1,32})#invite=([\w-]{1,64})", re.ASCII)


class _Here(HTTPRedirectHandler):
    """A table is where its link says: no server sends us elsewhere."""

    def redirect_request(self, *_: Any) -> None:
        return None


_OPENER = build_opener(_Here)


class RequestRefused(TableFailed):
    """The server refuses a request; `problem` is its error code, `wait` the seconds it names."""

    def __init__(self, message: str, problem: str, wait: float | None = None) -> None:
        case = "invite" if problem == "bad_invite" else "refused"
        super().__init__(message, case, why=message)
        self.problem = problem
        self.wait = wait


class Link:
    """A table's routes, asked with the token of a seat; raises TableFailed."""

    def __init__(self, text: str) -> None:
        found = _LINK.fullmatch(text.strip()) if len(text) <= LONGEST_LINK else None
        if found is None:
            raise BadLink("a link to a seat looks like http://HOST/t/CODE#invite=WORD", "form")
        self.server, self.code, self.invite = found.groups()
        self._token = secrets.token_urlsafe(24)

    def get(self, path: str, **query: object) -> Any:
        """The data at a path below the table."""
        return _parsed(self.text(path, **query))

    def text(self, path: str, **query: object) -> str:
        """The text at a path below the table."""
        with closing(self._open(self._table(path, query), None, SECONDS)) as reply:
            return _whole(reply)

    def games(self) -> Any:
        """The games of the server."""
        request = f"{self.server}/api/games"
        with closing(self._open(request, None, SECONDS)) as reply:
            return _parsed(_whole(reply))

    def post(self, path: str, **body: object) -> Any:
        """The reply to a command."""
        told = {"key": secrets.token_urlsafe(12), **body}
        url = self._table(path, {})
        with closing(self._open(url, json.dumps(told).encode(), SECONDS)) as reply:
            return _parsed(_whole(reply))

    def messages(self, seat: int, since: int, wait: float) -> Iterator[Any]:
        """Messages to a seat after a sequence number: one at once, then more for some seconds."""
        url = self._table("events", {"seat": seat, "since": since})
        until = monotonic() + wait
        name, is_first = "", True
        with closing(self._open(url, None, max(wait, LEAST))) as reply:
            while line := _line(reply):
                if line.startswith(b"event: "):
                    name = line[7:].decode().strip()
                elif line.startswith(b"data: ") and not name:
                    yield _parsed(line[6:].decode("utf-8", "replace"))
                    is_first = False
                elif not line.strip():
                    name = ""
                if monotonic() >= until and not is_first:
                    return
                if monotonic() >= until + SECONDS:  # it says something, but no message
                    return

    def _table(self, path: str, query: dict[str, object]) -> str:
        asked = f"?{urlencode(query)}" if query else ""
        below = f"/{path}" if path else ""
        return f"{self.server}/api/tables/{self.code}{below}{asked}"

    def _open(self, url: str, body: bytes | None, seconds: float) -> HTTPResponse:
        """The reply, once there is one: a client that asks too often waits as long as told."""
        until = monotonic() + SECONDS
        while True:
            try:
                return self._asked(url, body, seconds)
            except RequestRefused as refused:
                if refused.wait is None or monotonic() + refused.wait > until:
                    raise
                sleep(refused.wait)

    def _asked(self, url: str, body: bytes | None, seconds: float) -> HTTPResponse:
        headers = {
            "X-Automatable": "1",
            "Content-Type": "application/json",
            "Authorization": f"Bearer {self._token}",
        }
        request = Request(url, body, headers)  # noqa: S310 the link is http or https
        try:
            reply: HTTPResponse = _OPENER.open(request, timeout=seconds)
        except HTTPError as error:
            with closing(error):
                raise _problem(error) from None
        except (OSError, HTTPException, ValueError) as error:
            raise TableFailed(_why(error)) from None
        return reply


def _why(error: Exception) -> str:
    """What has failed, in words: without the names of what is around it, and without a number."""
    reason = getattr(error, "reason", error)  # of a URLError, the error itself
    told = reason.strerror if isinstance(reason, OSError) else None
    return shortened(clean(told or str(reason)), SHOWN)


def _whole(reply: HTTPResponse) -> str:
    try:
        read = reply.read(LONGEST + 1)
    except (OSError, HTTPException) as error:
        raise TableFailed(_why(error)) from None
    if len(read) > LONGEST:
        raise TableFailed("the reply is too long", "long")
    return read.decode("utf-8", "replace")


def _parsed(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        raise TableFailed("what answers there is no table of ours", "strange") from None


def _line(reply: HTTPResponse) -> bytes:
    """The next line of a stream; nothing if none comes in time."""
    try:
        line = reply.readline(LONGEST + 1)
    except TimeoutError:
        return b""
    except (OSError, HTTPException) as error:
        raise TableFailed(_why(error)) from None
    if len(line) > LONGEST:
        raise TableFailed("a message is too long", "long")
    return line


def _problem(error: HTTPError) -> TableFailed:
    """What the server complains about, if it says so."""
    try:
        said = json.loads(error.read(10_000))
        code, message = str(said["code"]), str(said["message"])
    except (ValueError, TypeError, KeyError, OSError):
        return TableFailed(f"HTTP {error.code}")
    wait = error.headers.get("Retry-After", "") if error.code == TOO_MANY else ""
    told = shortened(clean(f"{message} ({code})"), SHOWN)
    return RequestRefused(told, code, float(wait) if wait.isascii() and wait.isdecimal() else None)
