"""The routes of docs/protocol.md, in one list. No game is named here, and no rule."""

import os
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeAlias

from fastapi import FastAPI, Response
from fastapi.responses import FileResponse
from fastapi.routing import APIRoute
from fastapi.staticfiles import StaticFiles
from starlette.middleware import Middleware as Around

from .. import __version__
from . import commands, queries, replays, wire
from .command_route import CommandRoute
from .errors import HANDLERS
from .hub import AWAY, Hub
from .middleware import Middleware
from .schema import schema
from .store import BadStore, Store

STATIC = Path(__file__).parent / "static"
Started: TypeAlias = Callable[[Hub], None]

_TABLE = "/api/tables/{code}"
TEXTS = (queries.words, queries.record, queries.metrics)  # not JSON
PROBLEMS = (400, 403, 404, 409, 413, 414, 422, 429)
ROUTES: list[tuple[str, str, Any, Any]] = [  # they are looked through in this order
    (f"{_TABLE}/answers", "POST", commands.answer, wire.Reply),
    (_TABLE, "GET", queries.table, wire.TableInfo),
    (f"{_TABLE}/events", "GET", queries.events, None),
    (f"{_TABLE}/view", "GET", queries.view, wire.Message),
    (f"{_TABLE}/join", "POST", commands.join, wire.Joined),
    (f"{_TABLE}/take_back", "POST", commands.take_back, wire.Reply),
    (f"{_TABLE}/hand_over", "POST", commands.hand_over, wire.Reply),
    (f"{_TABLE}/rematch", "POST", commands.rematch, wire.Created),
    (f"{_TABLE}/why", "GET", queries.why, wire.Why),
    (f"{_TABLE}/hint", "GET", queries.hint, wire.Hint),
    (f"{_TABLE}/record", "GET", queries.record, None),
    (f"{_TABLE}/short", "GET", queries.short, wire.Short),
    (f"{_TABLE}/proof", "GET", queries.proof, wire.Proof),
    ("/api/tables", "POST", commands.create, wire.Created),
    ("/api/me", "GET", queries.me, wire.Me),
    ("/api/schema.json", "GET", schema, None),
    ("/api/games", "GET", queries.games, list[wire.GameInfo]),
    ("/api/games/{game}/rules", "GET", queries.rules, list[wire.RuleInfo]),
    ("/api/words/{lang}", "GET", queries.words, None),
    ("/api/replay", "GET", replays.replay, wire.Replay),
    ("/healthz", "GET", queries.health, wire.Health),
    ("/metrics", "GET", queries.metrics, None),
]


def app_from_environment(started: Started = lambda hub: None) -> FastAPI:
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
) -> FastAPI:
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
        middleware=[Around(Middleware)],
    )
    for kind, handler in HANDLERS.items():
        app.add_exception_handler(kind, handler)
    app.state.hub = hub
    app.state.secure = public_url.startswith("https:")
    for path, method, function, model in ROUTES:
        _add(app, path, method, function, model)
    if STATIC.exists():
        app.mount("/assets", StaticFiles(directory=STATIC / "assets"), name="assets")
        for page in ("/", "/t/{code}", "/rules/{game}", "/replay", "/proof/{code}"):
            app.add_api_route(page, index, methods=["GET"], include_in_schema=False)
    return app


def _add(app: FastAPI, path: str, method: str, function: Any, model: Any) -> None:
    text: dict[str, Any] = {
        "response_class": Response,
        "responses": {200: {"content": {"text/plain": {}}}},
    }
    app.router.add_api_route(
        path,
        function,
        methods=[method],
        response_model=model,
        openapi_extra={"security": [{}]},  # beside a token, where one will do: none is needed
        route_class_override=CommandRoute if method == "POST" else APIRoute,
        **(text if function in TEXTS else {}),
    )


def index() -> Response:
    """The page that is the whole client."""
    return FileResponse(STATIC / "index.html", headers={"Cache-Control": "no-cache"})
