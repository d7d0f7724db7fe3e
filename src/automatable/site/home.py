"""The tables of one page: requests in, responses out, as a server would answer them."""

import asyncio
from collections.abc import Callable
from typing import Any, TypeAlias, get_type_hints
from urllib.parse import parse_qsl, unquote

from ..server.errors import ApiError, BadRequest, response_to
from ..server.hub import Hub
from ..server.response import Message, Receive, Response, Scope, Send
from ..server.routes import ROUTES
from ..server.table_routes import TableRoutes
from ..server.table_store import TableStore
from ..server.thinking import Thinkers
from .frames import dumps
from .shapes import ValidationError, plain, read

AWAY = 120.0  # seconds; nobody is ever away from a page that is theirs
CLIENT = "page"
Tell: TypeAlias = Callable[[str], object]


class Route:
    """A route that a server describes by FastAPI: its parameters are in the address."""

    def __init__(self, path: str, endpoint: Callable[..., Any]) -> None:
        self._parts = path.split("/")
        self._endpoint = endpoint
        self._hints = get_type_hints(endpoint, include_extras=True)
        self._hints.pop("return", None)

    def found_in(self, path: str) -> dict[str, str] | None:
        """What a path says, if it leads here."""
        parts = path.split("/")
        if len(parts) != len(self._parts):
            return None
        said = {}
        for own, given in zip(self._parts, parts, strict=True):
            if own.startswith("{"):
                said[own[1:-1]] = given
            elif own != given:
                return None
        return said

    async def respond(self, said: dict[str, str], hub: Hub) -> Response:
        """The response to what an address says."""
        given: dict[str, Any] = {"hub": hub, "client": CLIENT}
        for name, value in said.items():
            if name in self._hints:
                try:
                    given[name] = read(self._hints[name], value)
                except ValidationError as error:
                    raise BadRequest(("query", name), error.told) from None
        found = self._endpoint(**{name: given[name] for name in self._hints if name in given})
        if asyncio.iscoroutine(found):
            found = await found
        if isinstance(found, Response):
            return found
        return Response(dumps(plain(found)))


class Routes:
    """All routes that are not of a table."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._routes = [Route(path, endpoint) for path, _, endpoint in ROUTES]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        response: Any
        try:
            response = await self._respond(scope["path"], scope["query_string"])
        except Exception as error:
            response = response_to(error)
            if response is None:
                raise
        await response(scope, receive, send)

    async def _respond(self, path: str, query: bytes) -> Response:
        for route in self._routes:
            said = route.found_in(path)
            if said is not None:
                return await route.respond(
                    {**dict(parse_qsl(query.decode(), True)), **said}, self._hub
                )
        raise ApiError(404, "http", "Not Found")


class Home:
    """Whatever a page asks is answered here; it is known by one secret."""

    def __init__(self, store: TableStore, thinkers: Thinkers, secret: str) -> None:
        self._hub = Hub(store, AWAY, thinkers)
        self._app = TableRoutes(Routes(self._hub), self._hub, "")
        own = {b"authorization": f"Bearer {secret}".encode(), b"x-automatable": b"1"}
        self._headers = own
        self._streams: dict[int, asyncio.Future[None]] = {}

    def start(self) -> None:
        """Get the bots ready."""
        self._hub.start()

    async def request(self, method: str, address: str, body: str = "") -> tuple[int, str]:
        """Status and text of the response to a request."""
        status, parts = 0, list[bytes]()

        async def receive() -> Message:
            return {"type": "http.request", "body": body.encode()}

        async def send(message: Message) -> None:
            nonlocal status
            status = message.get("status", status)
            parts.append(message.get("body", b""))

        await self._app(self._scope(method, address), receive, send)
        return status, b"".join(parts).decode()

    async def listen(self, number: int, address: str, tell: Tell) -> tuple[int, str]:
        """Tell what comes by a stream until `leave`; its status, and what is wrong with it."""
        left = asyncio.get_running_loop().create_future()
        self._streams[number] = left
        status, rest = 0, b""

        async def receive() -> Message:
            await left
            return {"type": "http.disconnect"}

        async def send(message: Message) -> None:
            nonlocal status, rest
            status = message.get("status", status)
            text = message.get("body", b"")
            if status != 200:
                rest += text
            elif text and not left.done():
                tell(text.decode())

        try:
            await self._app(self._scope("GET", address), receive, send)
        finally:
            del self._streams[number]
        return status, rest.decode()

    def leave(self, number: int) -> None:
        """Listen no more."""
        left = self._streams.get(number)
        if left is not None and not left.done():
            left.set_result(None)

    def _scope(self, method: str, address: str) -> Scope:
        path, _, query = address.partition("?")
        return {
            "type": "http",
            "method": method,
            "path": unquote(path),
            "query_string": query.encode(),
            "headers_by_name": self._headers,
            "client_name": CLIENT,
        }
