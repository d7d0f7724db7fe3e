"""The routes of a table: nearly every request is one of these.

FastAPI describes them like all others (see app.py). They stand in front of it, since it would work
out anew for each request what is the same for all of them: who asks, and about which room.
"""

from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias, get_type_hints

from fastapi.exceptions import RequestValidationError
from pydantic import BaseModel, ValidationError
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from . import commands, queries
from .auth import check_own_page, room_of, secret_of
from .errors import response_to
from .hub import Hub

TABLES = "/api/tables"
TABLE = "/api/tables/{code}"
Endpoint: TypeAlias = Callable[..., Awaitable[BaseModel | Response]]


class TableRoute:
    """One route: its function is given what its parameters are named after.

    These are `hub`, `room`, `secret`, `request`, and what the client says: the `wish` of a command,
    the `query` of a question.
    """

    def __init__(self, path: str, method: str, endpoint: Endpoint) -> None:
        self.path, self.method, self.endpoint = path, method, endpoint
        hints = get_type_hints(endpoint)
        self._names = frozenset(hints)
        self._said: type[BaseModel] | None = hints.get("wish") or hints.get("query")

    async def respond(self, request: Request, hub: Hub) -> Response:
        """The response to a request; raises what errors.response_to knows."""
        names = self._names
        if self.method == "POST":
            check_own_page(request)
        given: dict[str, Any] = {}
        if "request" in names:
            given["request"] = request
        if "hub" in names:
            given["hub"] = hub
        if "secret" in names:
            given["secret"] = secret_of(request)
        if "room" in names:
            given["room"] = await room_of(hub, request.path_params["code"])
        if "wish" in names:
            given["wish"] = self._read("body", await request.body())
        elif "query" in names:
            given["query"] = self._read("query", request.query_params)
        found = await self.endpoint(**given)
        if isinstance(found, Response):
            return found
        return Response(found.model_dump_json(), media_type="application/json")

    def _read(self, where: str, said: Any) -> BaseModel:
        assert self._said is not None
        try:
            if where == "body":
                return self._said.model_validate_json(said)
            return self._said.model_validate(dict(said))
        except ValidationError as error:
            errors = error.errors(include_context=False, include_url=False)
            raise RequestValidationError(
                [{**one, "loc": (where, *one["loc"])} for one in errors]
            ) from None


ROUTES = [
    TableRoute(TABLES, "POST", commands.create),
    TableRoute(TABLE, "GET", queries.table),
    TableRoute(f"{TABLE}/view", "GET", queries.view),
    TableRoute(f"{TABLE}/events", "GET", queries.events),
    TableRoute(f"{TABLE}/why", "GET", queries.why),
    TableRoute(f"{TABLE}/hint", "GET", queries.hint),
    TableRoute(f"{TABLE}/record", "GET", queries.record),
    TableRoute(f"{TABLE}/short", "GET", queries.short),
    TableRoute(f"{TABLE}/proof", "GET", queries.proof),
    TableRoute(f"{TABLE}/join", "POST", commands.join),
    TableRoute(f"{TABLE}/answers", "POST", commands.answer),
    TableRoute(f"{TABLE}/take_back", "POST", commands.take_back),
    TableRoute(f"{TABLE}/hand_over", "POST", commands.hand_over),
    TableRoute(f"{TABLE}/rematch", "POST", commands.rematch),
]
_FOUND = {(route.method, route.path): route for route in ROUTES}


class TableRoutes:
    """Responds to requests for tables, and leaves all others to the application behind."""

    def __init__(self, app: ASGIApp, hub: Hub) -> None:
        self.app, self.hub = app, hub

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        route = _route(scope) if scope["type"] == "http" else None
        if route is None:
            await self.app(scope, receive, send)
            return
        scope["route"] = route
        try:
            response = await route.respond(Request(scope, receive), self.hub)
        except Exception as error:
            known = response_to(error)
            if known is None:
                raise
            response = known
        await response(scope, receive, send)


def _route(scope: Scope) -> TableRoute | None:
    """The route of a request; None for wrong methods and strange addresses, too."""
    path: str = scope["path"]
    if path.startswith(f"{TABLES}/"):
        code, slash, what = path[len(TABLES) + 1 :].partition("/")
        scope["path_params"] = {"code": code}
        path = f"{TABLE}{slash}{what}"
    return _FOUND.get((scope["method"], path))
