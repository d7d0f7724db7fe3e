"""The routes that are asked all the time, without what the framework does for each request."""

import re
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar
from urllib.parse import parse_qsl

from fastapi.exceptions import RequestValidationError
from fastapi.routing import APIRoute
from pydantic import BaseModel, TypeAdapter, ValidationError
from starlette.types import Receive, Scope, Send

from . import commands, reading, wire
from .who import COOKIE, Secret, own_page, the_room

T = TypeVar("T")
Model = TypeVar("Model", bound=BaseModel)
_SECRET: TypeAdapter[str] = TypeAdapter(Secret)
_SEAT: TypeAdapter[int | None] = TypeAdapter(reading.SeatQuery)
_SINCE: TypeAdapter[int | None] = TypeAdapter(reading.Since)
_COOKIE = re.compile(rb"(?:^|; *)%s=\"?([^;\"]*)" % COOKIE.encode())
_JSON = (b"content-type", b"application/json")


class Quick(APIRoute):
    """Described like every other route by its function, carried out by a plain ASGI app."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.app = QUICK[self.endpoint]


async def answer(scope: Scope, receive: Receive, send: Send) -> None:
    """`commands.answer`."""
    headers = dict(scope["headers"])
    await own_page(headers.get(b"x-automatable", b"").decode("latin-1"))
    hub = scope["app"].state.hub
    room = await the_room(hub, scope["path_params"]["code"])
    secret = _secret(headers.get(b"cookie", b""))
    wish = await _wish(wire.AnswerCommand, headers, receive)
    reply = await commands.answer(hub, room, wish, secret)
    body = reply.__pydantic_serializer__.to_json(reply)
    length = (b"content-length", b"%d" % len(body))
    await send({"type": "http.response.start", "status": 200, "headers": [length, _JSON]})
    await send({"type": "http.response.body", "body": body})


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
    commands.answer: answer,
    reading.events: events,
}


def _secret(header: bytes) -> str:
    """The caller's secret; raises RequestValidationError."""
    found = _COOKIE.findall(header)
    secret = found[-1].decode("latin-1") if found else ""  # the last one, as everywhere else
    return _checked("cookie", _SECRET.validate_python, secret)


async def _wish(model: type[Model], headers: dict[bytes, bytes], receive: Receive) -> Model:
    """What the body says; raises RequestValidationError."""
    body, more = b"", True
    while more:
        message = await receive()
        body += message.get("body", b"")
        more = message.get("more_body", False)
    kind = headers.get(b"content-type", b"").partition(b";")[0].strip().lower()
    return _checked("body", model.model_validate_json, body if kind == _JSON[1] else b"")


def _checked(where: str, check: Callable[[Any], T], given: Any) -> T:
    """What is right, or a mistake as the framework would tell it."""
    try:
        return check(given)
    except ValidationError as error:
        mistakes = error.errors(include_url=False, include_context=False)
        raise RequestValidationError(
            [{**mistake, "loc": (where, *mistake["loc"])} for mistake in mistakes]
        ) from None
