"""The routes as FastAPI knows them: where their parameters come from, and what they respond.

The functions themselves know no framework: a page that plays alone calls them, too.
"""

from collections.abc import Callable
from functools import wraps
from inspect import Signature, iscoroutinefunction, signature
from typing import Annotated, Any, get_type_hints

from fastapi import Depends, Header, Query, Request
from fastapi import Response as FrameworkResponse
from fastapi.exceptions import RequestValidationError
from fastapi.security import APIKeyCookie, HTTPBearer
from starlette.exceptions import HTTPException

from ..kernel.errors import AutomatableError
from .auth import room_of, secret_of
from .codes import COOKIE
from .errors import ApiError, BadRequest, problem, response_to
from .hub import Hub
from .response import Receive, Response, Scope, Send
from .room import Room

_BEARER = HTTPBearer(
    scheme_name="token",
    description="The token of a program, which it got by joining; browsers have a cookie instead.",
    auto_error=False,
)
_COOKIE = APIKeyCookie(
    name=COOKIE,
    scheme_name="cookie",
    description="The secret of a browser, set by /api/me.",
    auto_error=False,
)


async def _secret(
    request: Request,
    _token: Annotated[object, Depends(_BEARER)],  # for the description
    _cookie: Annotated[object, Depends(_COOKIE)],
) -> str:
    return secret_of(request.scope["headers_by_name"], request.app.state.options.cookie)


async def _hub(request: Request) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


async def _client(request: Request) -> str:
    client: str = request.scope["client_name"]
    return client


async def _room(hub: Annotated[Hub, Depends(_hub)], code: str) -> Room:
    return await room_of(hub, code)


# By the name of a parameter, as in table_routes.py: what it is, or where in a request.
_GIVEN: dict[str, Any] = {
    "hub": Depends(_hub),
    "room": Depends(_room),
    "secret": Depends(_secret),
    "client": Depends(_client),
    "query": Query(),
    "last_event_id": Header(),
}


class _OwnResponse(FrameworkResponse):
    """A response of ours among those of FastAPI."""

    def __init__(self, ours: Response) -> None:
        super().__init__(status_code=ours.status)
        self._ours = ours

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._ours(scope, receive, send)


def described(function: Callable[..., Any]) -> Callable[..., Any]:
    """A route that FastAPI can describe and call."""

    @wraps(function)
    async def called(**given: Any) -> Any:
        return _known(await function(**given))

    @wraps(function)
    def called_in_a_thread(**given: Any) -> Any:
        return _known(function(**given))

    made = called if iscoroutinefunction(function) else called_in_a_thread
    setattr(made, "__signature__", _signature(function))  # noqa: B010 (functions have one)
    return made


def _signature(function: Callable[..., Any]) -> Signature:
    """What a route is given and responds, in FastAPI's own words."""
    hints = get_type_hints(function, include_extras=True)
    for name in _GIVEN.keys() & hints:
        hints[name] = Annotated[hints[name], _GIVEN[name]]
    kind = hints["return"]
    if isinstance(kind, type) and issubclass(kind, Response):
        kind = FrameworkResponse
    parameters = signature(function).parameters.items()
    known = [one.replace(annotation=hints[name]) for name, one in parameters]
    return Signature(known, return_annotation=kind)


def _known(found: Any) -> Any:
    return _OwnResponse(found) if isinstance(found, Response) else found


async def handled(_: Request, error: Exception) -> FrameworkResponse:
    """What a client is told of a mistake of its own, be it one that FastAPI finds."""
    if isinstance(error, RequestValidationError):
        first = error.errors()[0]
        error = BadRequest(first["loc"], first["msg"])
    found = response_to(error)
    if found is None:
        assert isinstance(error, HTTPException)
        found = problem(error.status_code, "http", str(error.detail), headers=error.headers)
    return _OwnResponse(found)


HANDLED: tuple[type[Exception], ...] = (
    ApiError,
    AutomatableError,
    RequestValidationError,
    HTTPException,
)
