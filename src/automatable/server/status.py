"""The routes that only a server has: who somebody is to it, and how it is."""

from typing import Literal

from fastapi import Request
from fastapi import Response as Headers
from prometheus_client import CONTENT_TYPE_LATEST

from .. import __version__
from . import wire
from .codes import new_secret
from .hub import Hub
from .metrics import exposition
from .response import Response


async def me(request: Request, response: Headers, secret: str) -> wire.Me:
    """Make sure that the caller has a secret."""
    if not secret:
        options = request.app.state.options
        response.set_cookie(
            options.cookie,
            new_secret(),
            max_age=400 * 24 * 3600,
            httponly=True,
            samesite="strict",
            secure=options.is_secure,
        )
    return wire.Me()


def health(hub: Hub, response: Headers) -> wire.Health:
    """Whether the server and its store are well; if not, the status is 503."""
    problem, tables = hub.store.problem(), 0
    try:
        tables = hub.store.count()
    except hub.store.failures:  # whose own words may name a database and its user
        problem = problem or "the tables cannot be read"
    if problem:
        response.status_code = 503
    status: Literal["ok", "failing"] = "failing" if problem else "ok"
    return wire.Health(status=status, version=__version__, tables=tables, problem=problem)


async def metrics(hub: Hub) -> Response:
    """Numbers for Prometheus."""
    hub.measure()
    return Response(exposition(), CONTENT_TYPE_LATEST)
