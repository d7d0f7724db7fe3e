"""What can go wrong with a request, and how that is told."""

from collections.abc import Callable, Mapping
from typing import Any

from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from ..kernel.errors import AutomatableError
from .codes import clean_line

LONGEST = 2000  # characters of what is told


class ApiError(HTTPException):
    """A request that cannot be carried out, with its status and a stable code."""

    def __init__(self, status: int, code: str, message: str, rule: str = "") -> None:
        super().__init__(status, message)
        self.code, self.rule = code, rule


def problem(
    status: int,
    code: str,
    message: str,
    rule: str = "",
    headers: Mapping[str, str] | None = None,
) -> JSONResponse:
    """What went wrong, in one line whatever it quotes."""
    told = clean_line(message, LONGEST)
    return JSONResponse({"code": code, "message": told, "rule": rule}, status, headers)


def internal(request_id: str) -> JSONResponse:
    """That the mistake is ours; what it was stands in the log under that id."""
    return problem(500, "internal", f"something went wrong here; it was logged as {request_id}")


def _api_error(_: Any, error: Exception) -> JSONResponse:
    assert isinstance(error, ApiError)
    wait = {"Retry-After": "1"} if error.status_code == 429 else None
    return problem(error.status_code, error.code, error.detail, error.rule, wait)


def _bad_input(_: Any, error: Exception) -> JSONResponse:
    assert isinstance(error, AutomatableError)
    status = 404 if isinstance(error, LookupError) else 400
    return problem(status, error.code, str(error), getattr(error, "rule", ""))


def _invalid(_: Any, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    return problem(422, "bad_request", f"{where}: {first['msg']}"[:300])


def _http(_: Any, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    return problem(error.status_code, "http", str(error.detail), headers=error.headers)


HANDLERS: dict[type[Exception], Callable[[Any, Exception], JSONResponse]] = {
    ApiError: _api_error,
    AutomatableError: _bad_input,
    RequestValidationError: _invalid,
    HTTPException: _http,
}


def response_to(error: Exception) -> JSONResponse | None:
    """What a client is told of a mistake of its own; None if the mistake is ours."""
    for kind, handler in HANDLERS.items():
        if isinstance(error, kind):
            return handler(None, error)
    return None
