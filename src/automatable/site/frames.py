"""What the routes need of the packages that serve them, where these are not: in a browser.

The routes themselves are the server's, and know no web framework. `stand_in` puts these few names
in the place of pydantic, orjson and the metrics of Prometheus, which would be several megabytes to
send.

Why the shapes of requests are not written without pydantic: a request is declared once, and from
that come its validation, the OpenAPI page and the types of the client. Shapes that know nothing of
pydantic would need a second declaration for that, or a reader of our own on the server as well: the
one in shapes.py takes four times as long for an answer (20 µs against 5). Of orjson and Prometheus
only a few names are used, cheaper to replace here, in one table, than by a layer of our own around
each. What keeps both sides the same is tests/site: every route is asked of both, byte for byte, and
every shape reads the same data in both.
"""

import json
import sys
from collections.abc import Mapping
from types import ModuleType
from typing import Any

from .shapes import BaseModel, Bounds, ValidationError


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


STAND_INS: dict[str, dict[str, Any]] = {
    "orjson": {"dumps": dumps, "loads": json.loads},
    "pydantic": {
        "BaseModel": BaseModel,
        "ConfigDict": dict,
        "Field": Bounds,
        "ValidationError": ValidationError,
    },
    "prometheus_client": {
        "CollectorRegistry": Ignored,
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
