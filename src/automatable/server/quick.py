"""The routes that are asked all the time, without what the framework does for each request."""

import re
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar
from urllib.parse import parse_qsl

from fastapi.exceptions import RequestValidationError
from fastapi.routing import APIRoute
from pydantic import TypeAdapter, ValidationError
from starlette.types import Receive, Scope, Send

from . import reading
from .who import COOKIE, Secret, the_room

T = TypeVar("T")
_SECRET: TypeAdapter[str] = TypeAdapter(Secret)
_SEAT: TypeAdapter[int | None] = TypeAdapter(reading.SeatQuery)
_SINCE: TypeAdapter[int | None] = TypeAdapter(reading.Since)
_COOKIE = re.compile(rb"(?:^|; *)%s=\"?([^;\"]*)" % COOKIE.encode())


class Quick(APIRoute):
    """Described like every other route by its function, carried out by a plain ASGI app."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.app = QUICK[self.endpoint]


async def events(scope: Scope, receive: Receive, send: Send) -> None:
    """`reading.events`."""
    headers = dict(scope["headers"])
    hub = scope["app"].state.hub
    room = await the_room(hub, scope["path_params"]["code"])
    query = dict(parse_qsl(scope["query_string"].decode("latin-1"), keep_blank_values=True))
    seat = _checked("query.seat", _SEAT.validate_python, query.get("seat"))
    since = _checked("query.since", _SINCE.validate_python, query.get("since"))
    last = headers.get(b"last-event-id", b"").decode("latin-1")
    secret = _secret(headers.get(b"cookie", b""))
    news = await reading.events(hub, room, seat, since, secret, last)
    await news(scope, receive, send)


QUICK: dict[Callable[..., Any], Callable[[Scope, Receive, Send], Awaitable[None]]] = {
    reading.events: events,
}


def _secret(header: bytes) -> str:
    """The caller's secret; raises RequestValidationError."""
    found = _COOKIE.findall(header)
    secret = found[-1].decode("latin-1") if found else ""  # the last one, as everywhere else
    return _checked("cookie", _SECRET.validate_python, secret)


def _checked(where: str, check: Callable[[Any], T], given: Any) -> T:
    """What is right, or a mistake as the framework would tell it."""
    try:
        return check(given)
    except ValidationError as error:
        mistakes = error.errors(include_url=False, include_context=False)
        raise RequestValidationError(
            [{**mistake, "loc": (where, *mistake["loc"])} for mistake in mistakes]
        ) from None
