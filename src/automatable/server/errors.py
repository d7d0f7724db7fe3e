"""What can go wrong with a request, and how that is told."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager

from orjson import dumps

from ..kernel.errors import AutomatableError, UnknownAction
from .codes import clean_line
from .response import JSON, Response

LONGEST = 2000  # characters of what is told


class ApiError(Exception):
    """A request that cannot be carried out, with its status and a stable code.

    `wait` is after how many seconds a request that is one too many may be sent again.
    """

    def __init__(
        self, status: int, code: str, message: str, rule: str = "", *, wait: int = 1
    ) -> None:
        super().__init__(status, message)
        self.status_code, self.detail = status, message
        self.code, self.rule, self.wait = code, rule, wait


class BadRequest(Exception):
    """A request that says what it may not: where in it, and what is wrong."""

    def __init__(self, where: Sequence[object], told: str) -> None:
        super().__init__(where, told)
        self.where, self.told = where, told


class ClientGone(Exception):
    """Whoever asks has gone in the middle of a request."""


@contextmanager
def bad_input(kind: type[AutomatableError]) -> Iterator[None]:
    """Tell what is unknown of that kind by 404, and answers it cannot have by 422."""
    try:
        yield
    except (kind, UnknownAction) as error:
        status = 404 if error.case == "unknown" else 422
        raise ApiError(status, error.code, str(error)) from None


def problem(
    status: int,
    code: str,
    message: str,
    rule: str = "",
    headers: Mapping[str, str] | None = None,
) -> Response:
    """What went wrong, in one line whatever it quotes."""
    told = {"code": code, "message": clean_line(message, LONGEST), "rule": rule}
    return Response(dumps(told), JSON, status, headers)


def internal(request_id: str) -> Response:
    """That the mistake is ours; what it was stands in the log under that id."""
    return problem(500, "internal", f"something went wrong here; it was logged as {request_id}")


def response_to(error: Exception) -> Response | None:
    """What a client is told of a mistake of its own; None if the mistake is ours."""
    if isinstance(error, ApiError):
        wait = {"Retry-After": str(error.wait)} if error.status_code == 429 else None
        return problem(error.status_code, error.code, error.detail, error.rule, wait)
    if isinstance(error, AutomatableError):
        status = 404 if isinstance(error, LookupError) else 400
        return problem(status, error.code, str(error), getattr(error, "rule", ""))
    if isinstance(error, BadRequest):
        where = ".".join(map(str, error.where))
        return problem(422, "bad_request", f"{where}: {error.told}"[:300])
    return None
