"""What every request meets: limits, headers, one line of log, and mistakes as plain problems."""

import json
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from traceback import extract_tb
from typing import Any

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from prometheus_client import Counter
from starlette.exceptions import HTTPException
from starlette.types import Message, Receive, Scope, Send

from ..kernel.errors import AutomatableError
from .numbers import REQUESTS

LOG = logging.getLogger("automatable")

LARGEST = 64 * 1024  # bytes of a request's body
LONGEST = 32 * 1024  # characters of an address
BURST, PER_SECOND = 120.0, 40.0  # requests of one client
CLIENTS = 10_000
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
        " connect-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none';"
        " frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
_ALL = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
_BARE = [header for header in _ALL if header[0] != b"content-security-policy"]


class Trouble(HTTPException):
    """A request that cannot be done, with its status."""

    def __init__(self, status: int, code: str, message: str) -> None:
        super().__init__(status, message)
        self.code = code


class Rim:
    """Limits, headers and the log, for every request."""

    def __init__(self, app: FastAPI) -> None:
        self.app = app
        self.buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()
        for kind, handler in HANDLERS.items():
            app.add_exception_handler(kind, handler)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        status = 0

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                docs = scope["path"].startswith("/api/docs")
                message["headers"] += _BARE if docs else _ALL
            await send(message)

        refused = self._refusal(scope)
        if refused is not None:
            await refused(scope, receive, send_with_headers)
        else:
            try:
                await self.app(scope, _limited(scope, receive), send_with_headers)
            except Exception as error:  # the last resort: noted, and told without details
                LOG.error("failure", exc_info=error)
                if status not in (0, 500):
                    raise  # half an answer is out already
                if status == 0:
                    await _failure(None, error)(scope, receive, send_with_headers)
        route = getattr(scope.get("route"), "path", "-")  # never the address: it may hold secrets
        self.note(scope["method"], route, status, time.perf_counter() - began)

    def _refusal(self, scope: Scope) -> JSONResponse | None:
        if len(scope.get("raw_path", b"")) + len(scope["query_string"]) > LONGEST:
            return problem(414, "too_long", "the address is too long")
        length = _header(scope, b"content-length", b"0")
        if not length.isdigit() or int(length) > LARGEST:
            return problem(413, "too_large", f"a request has at most {LARGEST} bytes")
        client = scope["client"][0] if scope.get("client") else ""
        if not self.allows(client):
            wait = {"Retry-After": "1"}  # by then there is room for PER_SECOND
            return problem(429, "too_many", "too many requests; wait a moment", headers=wait)
        return None

    def allows(self, client: str) -> bool:
        """Whether somebody may ask now, which counts as asking."""
        now = time.monotonic()
        left, since = self.buckets.pop(client, (BURST, now))
        left = min(BURST, left + (now - since) * PER_SECOND)
        self.buckets[client] = (left - 1 if left >= 1 else left, now)
        while len(self.buckets) > CLIENTS:
            self.buckets.popitem(last=False)
        return left >= 1

    def note(self, method: str, route: str, status: int, seconds: float) -> None:
        """Count a request, and log it if wanted."""
        method = method if method in METHODS else "-"
        _counter(method, route, status).inc()
        if LOG.isEnabledFor(logging.INFO):
            told = {"method": method, "route": route, "status": status}
            LOG.info("request", extra={**told, "ms": round(seconds * 1000, 1)})


@cache
def _counter(method: str, route: str, status: int) -> Counter:
    return REQUESTS.labels(method, route, str(status))


def _header(scope: Scope, name: bytes, default: bytes) -> bytes:
    return next((value for found, value in scope["headers"] if found == name), default)


def _limited(scope: Scope, receive: Receive) -> Receive:
    """The body as it comes, up to the largest allowed; an announced size was looked at before."""
    if _header(scope, b"content-length", b""):
        return receive
    read = [0]

    async def limited() -> Message:
        message = await receive()
        read[0] += len(message.get("body", b""))
        if read[0] > LARGEST:
            raise Trouble(413, "too_large", f"a request has at most {LARGEST} bytes")
        return message

    return limited


def problem(
    status: int,
    code: str,
    message: str,
    rule: str = "",
    headers: Mapping[str, str] | None = None,
) -> JSONResponse:
    """What went wrong, in one line."""
    return JSONResponse({"code": code, "message": message, "rule": rule}, status, headers)


def _trouble(_: Any, error: Exception) -> JSONResponse:
    assert isinstance(error, Trouble)
    return problem(error.status_code, error.code, error.detail)


def _mistake(_: Any, error: Exception) -> JSONResponse:
    assert isinstance(error, AutomatableError)
    status = 404 if isinstance(error, LookupError) else 400
    return problem(status, error.code, str(error), getattr(error, "rule", ""))


def _invalid(_: Any, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    return problem(422, "bad_request", f"{where}: {first['msg']}"[:300])


def _http(_: Any, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    return problem(error.status_code, "http", str(error.detail), headers=error.headers)


def _failure(_: Any, error: Exception) -> JSONResponse:
    return problem(500, "internal", "something went wrong here; it was noted")


HANDLERS: dict[type[Exception], Callable[[Any, Exception], JSONResponse]] = {
    Trouble: _trouble,
    AutomatableError: _mistake,
    RequestValidationError: _invalid,
    HTTPException: _http,
    Exception: _failure,
}


class JsonLines(logging.Formatter):
    """One JSON object per line."""

    KNOWN = frozenset(vars(logging.makeLogRecord({})))

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": self.formatTime(record),
            "level": record.levelname,
            "message": record.getMessage(),
        }
        line.update({k: v for k, v in vars(record).items() if k not in self.KNOWN})
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = record.exc_info[0].__name__
            frames = extract_tb(record.exc_info[2])
            line["where"] = [f"{Path(f.filename).name}:{f.lineno}" for f in frames[-5:]]
        return json.dumps(line, default=str)
