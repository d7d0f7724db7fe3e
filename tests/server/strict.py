"""A worker whose limits are soon met."""

from starlette.types import ASGIApp

from automatable.server import limits, worker

DEAF = 2.0
LISTENING = 5
TABLES = 4


def app() -> ASGIApp:
    worker.DEAF = DEAF
    limits.LISTENING = LISTENING
    limits.TABLES, limits.TABLES_PER_SECOND = TABLES, 0.0
    return worker.app()
