"""The routes of docs/protocol.md, in one list. No game is named here, and no rule."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, TypeAlias

from fastapi import FastAPI, Response
from fastapi.staticfiles import StaticFiles

from .. import __version__
from . import (
    book,
    commands,
    dailies,
    glances,
    lessons,
    puzzles,
    queries,
    replays,
    routes,
    status,
    table_routes,
    wire,
    wire_practice,
)
from .api_page import api_page
from .clients import Clients
from .hosts import Hosts
from .hub import Hub
from .middleware import API_PAGE, Middleware
from .openapi import HANDLED, described, handled
from .options import Options
from .pages import HERE, PAGES, STATIC, away, nowhere
from .response import App
from .schema import schema_page, view_schema_page
from .store import Store

GRACE = 3.0  # seconds for requests at work when the server is told to stop
Started: TypeAlias = Callable[[Hub], None]

TEXTS = (queries.words, queries.record, status.metrics)  # not JSON
SHAPES: dict[Any, Any] = {  # of what is made as plain data: it is made often, or once for all
    queries.games: list[wire.GameInfo],
    queries.rules: list[wire.RuleInfo],
    schema_page: dict[str, Any],
    view_schema_page: dict[str, Any],
    queries.table: wire.TableInfo,
    glances.tables: wire.Tables,
    queries.view: wire.Message,
    lessons.taken: wire_practice.LessonPage,
    book.summary_page: wire.SummaryPage,
    book.pieces_page: wire.PiecesPage,
    book.rule_example: wire.RuleExample,
    puzzles.tried: wire_practice.PuzzlePage,
    dailies.played: wire_practice.DailyPage,
    replays.replay: wire.Replay,
    replays.analysis: wire.Analysis,
    commands.bring: wire.Reply,
    commands.answer: wire.Reply,
    commands.take_back: wire.Reply,
    commands.undo: wire.Reply,
    commands.chat: wire.Reply,
    commands.hand_over: wire.Reply,
}
PROBLEMS = (400, 403, 404, 408, 409, 413, 414, 421, 422, 429)
ROUTES: list[tuple[str, str, Any]] = [
    ("/api/me", "GET", status.me),
    ("/api/schema.json", "GET", schema_page),
    ("/api/games/{game}/schema.json", "GET", view_schema_page),
    *routes.ROUTES,
    *[(route.path, route.method, route.endpoint) for route in table_routes.ROUTES],
    ("/healthz", "GET", status.health),
    ("/metrics", "GET", status.metrics),
]


def create_app(options: Options, started: Started = lambda hub: None) -> App:
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
        responses={code: {"model": wire.Problem} for code in PROBLEMS},
    )
    for kind in HANDLED:
        app.add_exception_handler(kind, handled)
    app.state.hub = hub
    app.state.options = options
    for path, method, function in ROUTES:
        _add(app, path, method, function)
    app.add_api_route(API_PAGE, api_page, methods=["GET"], include_in_schema=False)
    if STATIC.exists():
        app.mount("/assets", StaticFiles(directory=STATIC / "assets"), name="assets")
        for path, page in PAGES.items():
            app.add_api_route(path, described(page), methods=["GET"], include_in_schema=False)
        app.add_api_route("/away.js", away, methods=["GET"], include_in_schema=False)
        if options.site:
            app.mount(HERE, StaticFiles(directory=options.site, html=True), name="here")
        app.add_exception_handler(404, nowhere)
    tables = table_routes.TableRoutes(app, hub, options.cookie)
    whole = Middleware(tables, clients, hosts, bool(options.site))
    return whole


def _add(app: FastAPI, path: str, method: str, function: Any) -> None:
    text: dict[str, Any] = {
        "response_class": Response,
        "responses": {200: {"content": {"text/plain": {}}}},
    }
    shape: dict[str, Any] = {"response_model": SHAPES[function]} if function in SHAPES else {}
    app.router.add_api_route(
        path,
        described(function),
        methods=[method],
        openapi_extra={"security": [{}]},  # beside a token, where one will do: none is needed
        **(text if function in TEXTS else shape),
    )
