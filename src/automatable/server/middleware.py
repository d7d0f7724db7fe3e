"""What every request passes: limits, security headers, a request id, metrics and the log."""

import logging
import secrets
import time
from collections import OrderedDict
from functools import cache
from itertools import count

from fastapi.responses import JSONResponse
from prometheus_client import Counter
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .errors import ApiError, internal, problem
from .metrics import REQUESTS

LOG = logging.getLogger("automatable")

LARGEST = 64 * 1024  # bytes of a request's body
LONGEST = 32 * 1024  # characters of an address
BURST, PER_SECOND = 120.0, 40.0  # requests of one client
CLIENTS = 10_000  # remembered
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


class Middleware:
    """Around the whole application."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.limiter = RateLimiter()
        self._worker = secrets.token_hex(3)
        self._numbers = count(1)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        request_id = f"{self._worker}-{next(self._numbers)}"
        headers = [
            *(_BARE if scope["path"].startswith("/api/docs") else _ALL),
            (b"x-request-id", request_id.encode()),
        ]
        status = 0

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", ()), *headers]
            await send(message)

        try:
            refused = self._refusal(scope)
            if refused is not None:
                await refused(scope, receive, send_with_headers)
            else:
                await self.app(scope, _limited(scope, receive), send_with_headers)
        except Exception as error:
            LOG.error("failure", exc_info=error, extra={"request": request_id})
            if status:
                raise  # half a response is out: the server hangs up
            await internal(request_id)(scope, receive, send_with_headers)
        finally:
            _note(scope, status, time.perf_counter() - began, request_id)

    def _refusal(self, scope: Scope) -> JSONResponse | None:
        if len(scope.get("raw_path") or b"") + len(scope["query_string"]) > LONGEST:
            return problem(414, "too_long", "the address is too long")
        length = _header(scope, b"content-length", b"0")
        if not length.isdigit() or int(length) > LARGEST:
            return problem(413, "too_large", f"a request has at most {LARGEST} bytes")
        client = scope["client"][0] if scope.get("client") else ""
        if not self.limiter.allows(client):
            wait = {"Retry-After": "1"}  # by then there is room for PER_SECOND
            return problem(429, "too_many", "too many requests; wait a moment", headers=wait)
        return None


class RateLimiter:
    """A bucket of requests for each client, which fills again with time."""

    def __init__(self) -> None:
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, client: str) -> bool:
        """Take one request out of a client's bucket; False if it is empty."""
        now = time.monotonic()
        left, since = self._buckets.pop(client, (BURST, now))
        left = min(BURST, left + (now - since) * PER_SECOND)
        self._buckets[client] = (left - 1 if left >= 1 else left, now)
        while len(self._buckets) > CLIENTS:
            self._buckets.popitem(last=False)
        return left >= 1


def _note(scope: Scope, status: int, seconds: float, request_id: str) -> None:
    """Count a request, and log it if wanted."""
    route = getattr(scope.get("route"), "path", "-")  # never the address: it may hold secrets
    method = scope["method"] if scope["method"] in METHODS else "-"
    _counter(method, route, status).inc()
    if LOG.isEnabledFor(logging.INFO):
        told = {"request": request_id, "method": method, "route": route, "status": status}
        LOG.info("request", extra={**told, "ms": round(seconds * 1000, 1)})


@cache
def _counter(method: str, route: str, status: int) -> Counter:
    return REQUESTS.labels(method, route, str(status))


def _header(scope: Scope, name: bytes, default: bytes) -> bytes:
    for key, value in scope["headers"]:
        if key == name:
            return bytes(value)
    return default


def _limited(scope: Scope, receive: Receive) -> Receive:
    """The body as it comes, up to the largest allowed; an announced size was looked at before."""
    if _header(scope, b"content-length", b""):
        return receive
    read = 0

    async def limited() -> Message:
        nonlocal read
        message = await receive()
        read += len(message.get("body", b""))
        if read > LARGEST:
            raise ApiError(413, "too_large", f"a request has at most {LARGEST} bytes")
        return message

    return limited
