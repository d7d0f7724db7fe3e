"""A worker that soon hangs up on whoever reads nothing."""

from starlette.types import ASGIApp

from automatable.server import worker


def app() -> ASGIApp:
    worker.DEAF = 2.0
    return worker.app()
