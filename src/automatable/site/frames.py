"""What the routes need of the packages that serve them, where these are not: in a browser.

`stand_in` puts these few names in the place of FastAPI, Starlette, pydantic, orjson and the metrics
of Prometheus, which would be several megabytes to send. The routes themselves are the server's.

Why the routes are not written without these packages: a request is declared once, by annotations
of its function and of 77 shapes, and from these FastAPI and pydantic derive validation, the OpenAPI
page and the types of the client. Shapes that know nothing of pydantic would need a second
declaration for that, or a reader of our own on the server as well: the one in shapes.py takes four
times as long for an answer (20 µs against 5). Of Starlette, orjson and Prometheus only a few names
are used, cheaper to replace here, in one table, than by a layer of our own around each. What keeps
both sides the same is tests/site: every route is asked of both, byte for byte, and every shape
reads the same data in both.
"""

import json
import sys
from collections.abc import Mapping
from types import ModuleType
from typing import Any

from .shapes import BaseModel, Bounds, ValidationError


class HTTPException(Exception):
    """A request that cannot be carried out."""

    headers: None = None

    def __init__(self, status_code: int, detail: str) -> None:
        super().__init__(detail)
        self.status_code, self.detail = status_code, detail


class RequestValidationError(Exception):
    """A request that says what it may not."""

    def __init__(self, errors: list[dict[str, Any]]) -> None:
        super().__init__()
        self._errors = errors

    def errors(self) -> list[dict[str, Any]]:
        """What is wrong, and where."""
        return self._errors


class Response:
    """Bytes, their kind, and a status."""

    media_type = ""

    def __init__(
        self,
        content: bytes | str = b"",
        status_code: int = 200,
        headers: Mapping[str, str] | None = None,
        media_type: str = "",
    ) -> None:
        self.body = content.encode() if isinstance(content, str) else content
        self.status_code = status_code
        kind = media_type or self.media_type
        self.headers = {"content-length": str(len(self.body)), "content-type": kind}
        self.headers |= {name.lower(): value for name, value in (headers or {}).items()}

    @property
    def raw_headers(self) -> list[tuple[bytes, bytes]]:
        """The headers as they are sent."""
        return [(name.encode(), value.encode()) for name, value in self.headers.items()]

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        start = {"type": "http.response.start", "status": self.status_code}
        await send({**start, "headers": self.raw_headers})
        await send({"type": "http.response.body", "body": self.body})


class PlainTextResponse(Response):
    """Text."""

    media_type = "text/plain; charset=utf-8"


class JSONResponse(Response):
    """Plain data as JSON."""

    media_type = "application/json"

    def __init__(
        self, content: Any, status_code: int = 200, headers: Mapping[str, str] | None = None
    ) -> None:
        super().__init__(dumps(content), status_code, headers)


class Ignored:
    """Whatever is said to it, nothing comes of it."""

    def __init__(self, *_: Any, **__: Any) -> None:
        pass

    def labels(self, *_: str) -> "Ignored":
        """The same."""
        return self

    def inc(self, amount: float = 1) -> None:
        """Count nothing."""

    dec = set = inc


def dumps(data: Any) -> bytes:
    """JSON, byte for byte as orjson writes it."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()


def _no_cookies(_: str) -> dict[str, str]:
    return {}


STAND_INS: dict[str, dict[str, Any]] = {
    "orjson": {"dumps": dumps, "loads": json.loads},
    "pydantic": {
        "BaseModel": BaseModel,
        "ConfigDict": dict,
        "Field": Bounds,
        "ValidationError": ValidationError,
    },
    "fastapi": {
        "Depends": Ignored,
        "Header": Bounds,
        "Query": Bounds,
        "Request": Ignored,
        "Response": Response,
    },
    "fastapi.exceptions": {"RequestValidationError": RequestValidationError},
    "fastapi.responses": {"JSONResponse": JSONResponse, "PlainTextResponse": PlainTextResponse},
    "fastapi.security": {"APIKeyCookie": Ignored, "HTTPBearer": Ignored},
    "starlette": {},
    "starlette.exceptions": {"HTTPException": HTTPException},
    "starlette.requests": {"ClientDisconnect": ConnectionError, "cookie_parser": _no_cookies},
    "starlette.responses": {"Response": Response},
    "starlette.types": dict.fromkeys(("ASGIApp", "Message", "Receive", "Scope", "Send"), Any),
    "prometheus_client": {
        "CollectorRegistry": Ignored,
        "CONTENT_TYPE_LATEST": "",
        "Counter": Ignored,
        "Gauge": Ignored,
        "generate_latest": Ignored,
    },
    "prometheus_client.multiprocess": {
        "MultiProcessCollector": Ignored,
        "mark_process_dead": Ignored,
    },
}


def stand_in(more: Mapping[str, dict[str, Any]] | None = None) -> None:
    """From now on the routes find these names instead of the packages."""
    for name, parts in {**STAND_INS, **(more or {})}.items():
        module = ModuleType(name)
        vars(module).update(parts)
        sys.modules[name] = module
