"""The routes of docs/protocol.md, in one list. No game is named here, and no rule."""

import os
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeAlias

from fastapi import FastAPI, Response
from fastapi.responses import FileResponse
from fastapi.staticfiles import StaticFiles
from starlette.types import ASGIApp

from .. import __version__
from . import queries, replays, table_routes, wire
from .errors import HANDLERS
from .hub import AWAY, Hub
from .middleware import Middleware
from .schema import schema
from .store import BadStore, Store

STATIC = Path(__file__).parent / "static"
Started: TypeAlias = Callable[[Hub], None]

TEXTS = (queries.words, queries.record, queries.metrics)  # not JSON
PROBLEMS = (400, 403, 404, 409, 413, 414, 422, 429)
ROUTES: list[tuple[str, str, Any]] = [
    ("/api/me", "GET", queries.me),
    ("/api/schema.json", "GET", schema),
    ("/api/games", "GET", queries.games),
    ("/api/games/{game}/rules", "GET", queries.rules),
    ("/api/words/{lang}", "GET", queries.words),
    ("/api/replay", "GET", replays.replay),
    *[(route.path, route.method, route.endpoint) for route in table_routes.ROUTES],
    ("/healthz", "GET", queries.health),
    ("/metrics", "GET", queries.metrics),
]


def app_from_environment(started: Started = lambda hub: None) -> ASGIApp:
    """The server as AUTOMATABLE_STORE, AUTOMATABLE_PUBLIC_URL and AUTOMATABLE_AWAY say."""
    given = os.environ
    if not given.get("AUTOMATABLE_STORE"):
        raise BadStore("AUTOMATABLE_STORE says where the tables are kept: sqlite:////tmp/tables.db")
    return create_app(
        Store(given["AUTOMATABLE_STORE"]),
        given.get("AUTOMATABLE_PUBLIC_URL", ""),
        float(given.get("AUTOMATABLE_AWAY", AWAY)),
        started,
    )


def create_app(
    store: Store,
    public_url: str = "",
    away: float = AWAY,
    started: Started = lambda hub: None,
) -> ASGIApp:
    """The server on a store, as a plain ASGI application; `started` is called on its event loop."""
    hub = Hub(store, away)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        hub.start()
        started(hub)
        yield
        await hub.stop()
        store.close()

    app = FastAPI(
        title="Automatable",
        version=__version__,
        lifespan=lifespan,
        docs_url="/api/docs",
        redoc_url=None,
        openapi_url="/api/openapi.json",
        responses={status: {"model": wire.Problem} for status in PROBLEMS},
    )
    for kind, handler in HANDLERS.items():
        app.add_exception_handler(kind, handler)
    app.state.hub = hub
    app.state.secure = public_url.startswith("https:")
    for path, method, function in ROUTES:
        _add(app, path, method, function)
    if STATIC.exists():
        app.mount("/assets", StaticFiles(directory=STATIC / "assets"), name="assets")
        for page in ("/", "/t/{code}", "/rules/{game}", "/replay", "/proof/{code}"):
            app.add_api_route(page, index, methods=["GET"], include_in_schema=False)
    return Middleware(table_routes.TableRoutes(app, hub))


def _add(app: FastAPI, path: str, method: str, function: Any) -> None:
    text: dict[str, Any] = {
        "response_class": Response,
        "responses": {200: {"content": {"text/plain": {}}}},
    }
    shape: dict[str, Any] = {"response_model": wire.Message} if function is queries.view else {}
    app.router.add_api_route(
        path,
        function,
        methods=[method],
        openapi_extra={"security": [{}]},  # beside a token, where one will do: none is needed
        **(text if function in TEXTS else shape),
    )


def index() -> Response:
    """The page that is the whole client."""
    return FileResponse(STATIC / "index.html", headers={"Cache-Control": "no-cache"})
