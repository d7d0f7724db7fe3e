"""What every request passes: limits, security headers, a request id, metrics and the log."""

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Mapping
from functools import cache, cached_property

from prometheus_client import Counter
from starlette.requests import ClientDisconnect

from .clients import Clients
from .errors import ApiError, ClientGone, internal, problem
from .hosts import Hosts
from .limits import RateLimiter
from .metrics import REQUESTS
from .pages import HERE
from .response import App, Message, Receive, Response, Scope, Send

LOG = logging.getLogger("automatable")

LARGEST = 64 * 1024  # bytes of a request's body
DIGITS = 20  # of the number that announces them, noughts in front included
LONGEST = 32 * 1024  # characters of an address
BURST, PER_SECOND = 120.0, 40.0  # requests of one client
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")

API_PAGE = "/api/docs"
# What every response has, and what means something only for pages.
HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Server": "automatable",  # else some servers tell which one they are
}
PAGE_HEADERS = {
    **HEADERS,
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
        " connect-src 'self'; font-src 'self'; manifest-src 'self'; base-uri 'none';"
        " form-action 'none'; frame-ancestors 'none'"
    ),
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
_POLICY = "Content-Security-Policy"
# The files of a site run Python, which is WebAssembly.
_WASM = PAGE_HEADERS[_POLICY].replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")


def _raw(headers: Mapping[str, str]) -> list[tuple[bytes, bytes]]:
    return [(name.lower().encode(), value.encode()) for name, value in headers.items()]


_DATA, _PAGE = _raw(HEADERS), _raw(PAGE_HEADERS)
_SITE = _raw({**PAGE_HEADERS, _POLICY: _WASM})


def _is_data(path: str) -> bool:
    return path.startswith(("/api/", "/healthz", "/metrics")) and path != API_PAGE


class _Reply:
    """A reply on its way, with the headers that every one has."""

    def __init__(self, send: Send, headers: list[tuple[bytes, bytes]]) -> None:
        self._send, self._headers = send, headers
        self.status = 0

    @cached_property
    def id(self) -> str:
        """Made when it is told; random, as a number would tell how much others do here."""
        return secrets.token_hex(8)

    def send(self, message: Message) -> Awaitable[None]:
        """Send a part of it."""
        if message["type"] == "http.response.start":
            self.status = message["status"]
            message["headers"] = [*message.get("headers", ()), *self._headers]
            if self.status >= 400:  # to look it up in the log
                message["headers"].append((b"x-request-id", self.id.encode()))
        return self._send(message)


class Middleware:
    """Around the whole application."""

    def __init__(self, app: App, clients: Clients, hosts: Hosts, has_site: bool = False) -> None:
        self.app, self._has_site = app, has_site
        self.clients, self.hosts = clients, hosts
        self.limiter = RateLimiter(BURST, PER_SECOND)
        self._at_work = 0
        self._idle: asyncio.Future[None] | None = None  # once the last request is answered

    async def drain(self, seconds: float) -> None:
        """Wait until all requests are answered, but not longer than that."""
        if self._at_work:
            self._idle = asyncio.get_running_loop().create_future()
            try:
                await asyncio.wait_for(self._idle, seconds)
            except TimeoutError:
                LOG.warning("unfinished", extra={"requests": self._at_work})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        reply = _Reply(send, self._headers(scope["path"]))
        self._at_work += 1
        try:
            given = scope["headers_by_name"] = dict(scope["headers"])
            scope["client_name"] = self.clients.client(scope, given)
            refused = self._refusal(scope, given)
            if refused is not None:
                await refused(scope, receive, reply.send)
            elif b"content-length" in given:
                await self.app(scope, receive, reply.send)
            else:
                await self.app(scope, _limited(receive), reply.send)
        except (ClientGone, ClientDisconnect):
            LOG.info("gone", extra={"request": reply.id})  # in the middle of a request
        except Exception as error:
            LOG.error("failure", exc_info=error, extra={"request": reply.id})
            if reply.status:
                raise  # half a response is out: the server hangs up
            await internal(reply.id)(scope, receive, reply.send)
        finally:
            self._at_work -= 1
            if self._idle is not None and not self._at_work and not self._idle.done():
                self._idle.set_result(None)
            _count(scope, reply, time.perf_counter() - began)

    def _headers(self, path: str) -> list[tuple[bytes, bytes]]:
        if _is_data(path):
            return _DATA
        return _SITE if self._has_site and path.startswith(f"{HERE}/") else _PAGE

    def _refusal(self, scope: Scope, headers: Mapping[bytes, bytes]) -> Response | None:
        if len(scope.get("raw_path") or b"") + len(scope["query_string"]) > LONGEST:
            return problem(414, "too_long", "the address is too long")
        length = headers.get(b"content-length", b"0")
        if not length.isdigit() or len(length) > DIGITS or int(length) > LARGEST:
            return problem(413, "too_large", f"a request has at most {LARGEST} bytes")
        if not self.hosts.knows(headers.get(b"host", b"")):
            told = "nobody told this server of that name: see `serve --hosts` and `--public-url`"
            return problem(421, "unknown_host", told)
        if not self.limiter.allows(scope["client_name"]):
            wait = {"Retry-After": "1"}  # by then there is room for PER_SECOND
            return problem(429, "too_many", "too many requests; wait a moment", headers=wait)
        if scope["path"].endswith("\n"):  # the router takes it for the same path without that
            return problem(404, "http", "Not Found")
        return None


def _count(scope: Scope, reply: _Reply, seconds: float) -> None:
    """Count a request, and log it if wanted."""
    route = getattr(scope.get("route"), "path", "-")  # never the address: it may hold secrets
    method = scope["method"] if scope["method"] in METHODS else "-"
    _counter(method, route, reply.status).inc()
    if LOG.isEnabledFor(logging.INFO):
        told = {"request": reply.id, "method": method, "route": route, "status": reply.status}
        LOG.info("request", extra={**told, "ms": round(seconds * 1000, 1)})


@cache
def _counter(method: str, route: str, status: int) -> Counter:
    return REQUESTS.labels(method, route, str(status))


def _limited(receive: Receive) -> Receive:
    """The body as it comes, up to the largest allowed, where its size was not announced."""
    read = 0

    async def limited() -> Message:
        nonlocal read
        message = await receive()
        read += len(message.get("body", b""))
        if read > LARGEST:
            raise ApiError(413, "too_large", f"a request has at most {LARGEST} bytes")
        return message

    return limited
