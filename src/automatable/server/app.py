"""The routes of docs/protocol.md, in one list. No game is named here, and no rule."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeAlias

from fastapi import FastAPI, Response
from fastapi.responses import FileResponse
from fastapi.staticfiles import StaticFiles
from starlette.types import ASGIApp

from .. import __version__
from . import commands, queries, replays, table_routes, wire
from .api_page import api_page
from .clients import Clients
from .errors import HANDLERS
from .hosts import Hosts
from .hub import Hub
from .middleware import API_PAGE, Middleware
from .options import Options
from .schema import schema
from .store import Store

STATIC = Path(__file__).parent / "static"
GRACE = 3.0  # seconds for requests at work when the server is told to stop
Started: TypeAlias = Callable[[Hub], None]

TEXTS = (queries.words, queries.record, queries.metrics)  # not JSON
SHAPES: dict[Any, Any] = {  # of what is made as plain data, since it is made often
    queries.games: list[wire.GameInfo],
    queries.table: wire.TableInfo,
    queries.view: wire.Message,
    replays.replay: wire.Replay,
    commands.bring: wire.Reply,
    commands.answer: wire.Reply,
    commands.take_back: wire.Reply,
    commands.hand_over: wire.Reply,
}
PROBLEMS = (400, 403, 404, 408, 409, 413, 414, 421, 422, 429)
ROUTES: list[tuple[str, str, Any]] = [
    ("/api/me", "GET", queries.me),
    ("/api/schema.json", "GET", schema),
    ("/api/games", "GET", queries.games),
    ("/api/games/{game}/rules", "GET", queries.rules),
    ("/api/games/{game}/rules/{id}", "GET", queries.rule),
    ("/api/words/{lang}", "GET", queries.words),
    ("/api/replay", "GET", replays.replay),
    *[(route.path, route.method, route.endpoint) for route in table_routes.ROUTES],
    ("/healthz", "GET", queries.health),
    ("/metrics", "GET", queries.metrics),
]


def create_app(options: Options, started: Started = lambda hub: None) -> ASGIApp:
    """The server as a plain ASGI application; `started` is called on its event loop."""
    store = Store(options.store)
    hub = Hub(store, options.away)
    clients, hosts = Clients(options.proxies), Hosts(options.public_url, options.hosts)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        hub.start(options.expire)
        started(hub)
        yield
        hub.let_go()
        await whole.drain(GRACE)
        await hub.stop()
        store.close()

    app = FastAPI(
        title="Automatable",
        version=__version__,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        responses={status: {"model": wire.Problem} for status in PROBLEMS},
    )
    for kind, handler in HANDLERS.items():
        app.add_exception_handler(kind, handler)
    app.state.hub = hub
    app.state.options = options
    for path, method, function in ROUTES:
        _add(app, path, method, function)
    app.add_api_route(API_PAGE, api_page, methods=["GET"], include_in_schema=False)
    if STATIC.exists():
        app.mount("/assets", StaticFiles(directory=STATIC / "assets"), name="assets")
        for page in ("/", "/t/{code}", "/rules/{game}", "/replay", "/proof/{code}"):
            app.add_api_route(page, index, methods=["GET"], include_in_schema=False)
    whole = Middleware(table_routes.TableRoutes(app, hub, options.cookie), clients, hosts)
    return whole


def _add(app: FastAPI, path: str, method: str, function: Any) -> None:
    text: dict[str, Any] = {
        "response_class": Response,
        "responses": {200: {"content": {"text/plain": {}}}},
    }
    shape: dict[str, Any] = {"response_model": SHAPES[function]} if function in SHAPES else {}
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
