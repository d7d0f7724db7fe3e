"""The routes of docs/protocol.md, in one list. No game is named here, and no rule."""

import asyncio
import gc
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from threading import current_thread, main_thread
from types import FrameType
from typing import Any

from fastapi import Depends, FastAPI, Response
from fastapi.responses import FileResponse, JSONResponse
from fastapi.staticfiles import StaticFiles

from .. import __version__
from . import commands, reading, wire
from .hub import AWAY, Hub
from .line import ShortCut
from .rim import Rim
from .schema import schema
from .store import Store
from .who import own_page

GARBAGE = 10_000  # more objects than when the collector last looked; much of what we make stays
STATIC = Path(__file__).parent / "static"

_TABLE = "/api/tables/{code}"
TEXTS = (reading.words, reading.record, reading.metrics)
PROBLEMS = (400, 403, 404, 409, 413, 414, 422, 429)
ROUTES: list[tuple[str, str, Any, Any]] = [
    ("/api/me", "GET", reading.me, wire.Me),
    ("/api/schema.json", "GET", schema, None),
    ("/api/games", "GET", reading.games, list[wire.GameInfo]),
    ("/api/games/{game}/rules", "GET", reading.rules, list[wire.RuleInfo]),
    ("/api/words/{lang}", "GET", reading.words, None),
    ("/api/replay", "GET", reading.replay, wire.ReplayStep),
    ("/api/tables", "POST", commands.create, wire.Created),
    (_TABLE, "GET", reading.table, wire.TableInfo),
    (f"{_TABLE}/view", "GET", reading.view, wire.Message),
    (f"{_TABLE}/events", "GET", reading.events, None),
    (f"{_TABLE}/why", "GET", reading.why, wire.Why),
    (f"{_TABLE}/hint", "GET", reading.hint, wire.Hint),
    (f"{_TABLE}/record", "GET", reading.record, None),
    (f"{_TABLE}/short", "GET", reading.short, wire.Short),
    (f"{_TABLE}/proof", "GET", reading.proof, wire.Proof),
    (f"{_TABLE}/join", "POST", commands.join, wire.Joined),
    (f"{_TABLE}/answers", "POST", commands.answer, wire.Reply),
    (f"{_TABLE}/take_back", "POST", commands.take_back, wire.Reply),
    (f"{_TABLE}/hand_over", "POST", commands.hand_over, wire.Reply),
    (f"{_TABLE}/rematch", "POST", commands.rematch, wire.Created),
    ("/healthz", "GET", reading.health, wire.Health),
    ("/metrics", "GET", reading.metrics, None),
]


def create_app(store: Store, public_url: str = "", away: float = AWAY) -> Rim:
    """The server on a store."""
    hub = Hub(store, away)

    @asynccontextmanager
    async def life(_: FastAPI) -> AsyncIterator[dict[str, ShortCut]]:
        hub.start()
        _let_go_when_told_to_stop(hub)
        gc.freeze()  # what is there now stays: nobody need look through it again and again
        gc.set_threshold(GARBAGE)
        yield {ShortCut.KEY: ShortCut(hub, rim)}
        hub.stop()
        store.close()

    app = FastAPI(
        title="Automatable",
        version=__version__,
        lifespan=life,
        docs_url="/api/docs",
        redoc_url=None,
        openapi_url="/api/openapi.json",
        responses={status: {"model": wire.Problem} for status in PROBLEMS},
    )
    app.state.hub = hub
    app.state.secure = public_url.startswith("https:")
    for path, method, function, model in ROUTES:
        app.router.add_api_route(
            path,
            function,
            methods=[method],
            response_model=model,
            response_class=Response if function in TEXTS else JSONResponse,
            responses={200: {"content": {"text/plain": {}}}} if function in TEXTS else None,
            response_model_exclude_none=False,
            openapi_extra={"security": [{}]},  # beside a token, where one will do: none is needed
            dependencies=[Depends(own_page)] if method == "POST" else [],
        )
    if STATIC.exists():
        app.mount("/assets", StaticFiles(directory=STATIC / "assets"), name="assets")
        for page in ("/", "/t/{code}", "/rules/{game}", "/replay", "/proof/{code}"):
            app.add_api_route(page, index, methods=["GET"], include_in_schema=False)
    rim = Rim(app)
    return rim


def _let_go_when_told_to_stop(hub: Hub) -> None:
    """Else the server would wait for the listeners before it says that it is about to stop."""
    if current_thread() is not main_thread():
        return
    loop = asyncio.get_running_loop()

    def chained(then: Any) -> Callable[[int, FrameType | None], None]:
        def handle(number: int, frame: FrameType | None) -> None:
            loop.call_soon_threadsafe(hub.let_go)
            then(number, frame)

        return handle

    for number in (signal.SIGINT, signal.SIGTERM):
        then = signal.getsignal(number)
        if callable(then):
            signal.signal(number, chained(then))


def index() -> Response:
    """The page that is the whole client."""
    return FileResponse(STATIC / "index.html", headers={"Cache-Control": "no-cache"})
