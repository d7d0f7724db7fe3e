"""The routes of a table: nearly every request is one of these.

FastAPI describes them like all others (see app.py). They stand in front of it, since it would work
out anew for each request what is the same for all of them: who asks, and about which room.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias, get_type_hints
from urllib.parse import parse_qsl

from orjson import dumps
from pydantic import BaseModel, ValidationError

from . import commands, explaining, glances, queries
from .auth import Headers, check_own_page, room_of, secret_of
from .errors import ApiError, BadRequest, ClientGone, response_to
from .hub import Hub
from .response import App, Receive, Response, Scope, Send

SLOWEST = 10.0  # seconds until a body has come
TOO_SLOW = "too slow"
TABLES = "/api/tables"
TABLE = "/api/tables/{code}"
_JSON = b"content-type", b"application/json"
Endpoint: TypeAlias = Callable[..., Awaitable[BaseModel | dict[str, Any] | Response]]


class TableRoute:
    """One route: its function is given what its parameters are named after.

    These are `hub`, `room`, `secret`, `client` (by address), and what that says: the `wish` of a
    command, the `query` of a question, the `last_event_id` it has seen.
    """

    def __init__(self, path: str, method: str, endpoint: Endpoint) -> None:
        self.path, self.method, self.endpoint = path, method, endpoint
        hints = get_type_hints(endpoint)
        self._names = frozenset(hints)
        self.shape: type[BaseModel] | None = hints.get("wish") or hints.get("query")

    async def respond(
        self, scope: Scope, receive: Receive, hub: Hub, cookie: str
    ) -> Response | bytes:
        """The response to a request, or its JSON; raises what errors.response_to knows."""
        names = self._names
        headers: Headers = scope["headers_by_name"]
        given: dict[str, Any] = {}
        if self.method == "POST":
            check_own_page(headers)
        if "hub" in names:
            given["hub"] = hub
        if "secret" in names:
            given["secret"] = secret_of(headers, cookie)
        if "room" in names:
            room = given["room"] = await room_of(hub, scope["path_params"]["code"])
            room.hear_from(scope["client_name"], given.get("secret", ""))
        if "client" in names:
            given["client"] = scope["client_name"]
        if "last_event_id" in names:
            given["last_event_id"] = headers.get(b"last-event-id", b"").decode("latin-1")
        if "wish" in names:
            given["wish"] = self._wish(await _body(receive, headers))
        elif "query" in names:
            given["query"] = self._query(scope["query_string"])
        found = await self.endpoint(**given)
        if isinstance(found, Response):
            return found
        return dumps(found if isinstance(found, dict) else found.model_dump())

    def _wish(self, body: bytes) -> BaseModel:
        assert self.shape is not None
        try:
            return self.shape.model_validate_json(body)
        except ValidationError as error:
            raise _told("body", error) from None

    def _query(self, query: bytes) -> BaseModel:
        assert self.shape is not None
        try:
            return self.shape.model_validate(dict(parse_qsl(query.decode("latin-1"), True)))
        except ValidationError as error:
            raise _told("query", error) from None


def _told(where: str, error: ValidationError) -> BadRequest:
    """What is wrong first with what a client said, as FastAPI tells it."""
    first = error.errors(include_context=False, include_url=False)[0]
    return BadRequest((where, *first["loc"]), first["msg"])


async def _body(receive: Receive, headers: Headers) -> bytes:
    """The body of a request, if it comes in time. (asyncio.timeout would take longer than it.)

    Once it is as long as was announced there is no more: some servers say so in a message of its
    own, for which everybody would wait once more.
    """
    announced = int(headers.get(b"content-length", -1))
    task = asyncio.current_task()
    assert task is not None
    timer = asyncio.get_running_loop().call_later(SLOWEST, task.cancel, TOO_SLOW)
    try:
        message = await receive()
        body: bytes = message.get("body", b"")
        while message.get("more_body", False) and len(body) != announced:
            message = await receive()
            body += message.get("body", b"")
    except asyncio.CancelledError as error:
        if error.args != (TOO_SLOW,):
            raise
        task.uncancel()
        raise ApiError(408, "too_slow", f"a request comes within {SLOWEST:g} seconds") from None
    finally:
        timer.cancel()
    if message["type"] == "http.disconnect":
        raise ClientGone
    return body


ROUTES = [
    TableRoute(TABLES, "POST", commands.create),
    TableRoute(TABLES, "GET", glances.tables),
    TableRoute(TABLE, "GET", queries.table),
    TableRoute(f"{TABLE}/view", "GET", queries.view),
    TableRoute(f"{TABLE}/events", "GET", queries.events),
    TableRoute(f"{TABLE}/why", "GET", queries.why),
    TableRoute(f"{TABLE}/hint", "GET", queries.hint),
    TableRoute(f"{TABLE}/outlook", "GET", explaining.outlook),
    TableRoute(f"{TABLE}/because", "GET", explaining.because),
    TableRoute(f"{TABLE}/record", "GET", queries.record),
    TableRoute(f"{TABLE}/short", "GET", queries.short),
    TableRoute(f"{TABLE}/proof", "GET", queries.proof),
    TableRoute(f"{TABLE}/join", "POST", commands.join),
    TableRoute(f"{TABLE}/nonces", "POST", commands.bring),
    TableRoute(f"{TABLE}/answers", "POST", commands.answer),
    TableRoute(f"{TABLE}/take_back", "POST", commands.take_back),
    TableRoute(f"{TABLE}/undo", "POST", commands.undo),
    TableRoute(f"{TABLE}/chat", "POST", commands.chat),
    TableRoute(f"{TABLE}/hand_over", "POST", commands.hand_over),
    TableRoute(f"{TABLE}/rematch", "POST", commands.rematch),
]
_FOUND = {(route.method, route.path): route for route in ROUTES}


class TableRoutes:
    """Responds to requests for tables, and leaves all others to the application behind."""

    def __init__(self, app: App, hub: Hub, cookie: str) -> None:
        self.app, self.hub, self.cookie = app, hub, cookie

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        route = _route(scope) if scope["type"] == "http" else None
        if route is None:
            await self.app(scope, receive, send)
            return
        scope["route"] = route
        try:
            response = await route.respond(scope, receive, self.hub, self.cookie)
        except Exception as error:
            known = response_to(error)
            if known is None:
                raise
            response = known
        if isinstance(response, bytes):
            await _send_json(response, send)
        else:
            await response(scope, receive, send)


async def _send_json(data: bytes, send: Send) -> None:
    """What a Response would send, without what it works out anew each time."""
    headers = [(b"content-length", b"%d" % len(data)), _JSON]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": data})


def _route(scope: Scope) -> TableRoute | None:
    """The route of a request; None for wrong methods and strange addresses, too."""
    path: str = scope["path"]
    if path.startswith(f"{TABLES}/"):
        code, slash, what = path[len(TABLES) + 1 :].partition("/")
        scope["path_params"] = {"code": code}
        path = f"{TABLE}{slash}{what}"
    return _FOUND.get((scope["method"], path))
