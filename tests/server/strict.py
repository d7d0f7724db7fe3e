"""A worker whose limits are soon met."""

from starlette.types import ASGIApp

from automatable.server import limits, worker

SEND_TIMEOUT = 2.0
LISTENING = 5
TABLES, TABLE_EVERY = 4, 10_000  # seconds: no more while a test runs


def app() -> ASGIApp:
    worker.SEND_TIMEOUT = SEND_TIMEOUT
    limits.LISTENING = LISTENING
    limits.TABLES, limits.TABLE_EVERY = TABLES, TABLE_EVERY
    return worker.app()
