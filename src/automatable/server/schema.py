"""The shapes of the wire and of the games' views as JSON Schema, of which the browser's types are
made.

`python -m automatable.server.schema` prints it: `wire`, and each game that declares its views.
"""

import json
from functools import cache
from typing import Any

from orjson import dumps
from pydantic.json_schema import GenerateJsonSchema, models_json_schema

from .. import shapes
from ..kernel.registry import game as game_named
from ..kernel.registry import games
from . import wire, wire_practice
from .response import Response


def schema_page() -> Response:
    """Everything that goes up (what has a default may be left out) or down (nothing is)."""
    return Response(_schema())


def view_schema_page(game: str) -> Response:
    """What the views of a game hold, and what is printed on its pieces; empty if not declared."""
    return Response(_view_schema(game_named(game).id))


@cache  # since it takes long
def _schema() -> bytes:
    return dumps(schema())


@cache
def _view_schema(game: str) -> bytes:
    return dumps(view_schema(game))


def schema() -> dict[str, Any]:
    """That of the wire."""
    named = {**vars(wire), **vars(wire_practice)}.values()
    kinds = [kind for kind in named if isinstance(kind, type)]
    models = [kind for kind in kinds if issubclass(kind, wire.Shape)]
    found = models_json_schema(
        [
            (model, "validation" if issubclass(model, wire.Wish) else "serialization")
            for model in models
            if model not in (wire.Shape, wire.Wish, wire.Command)
        ],
        title="Automatable",
        schema_generator=shapes.Plain,
    )[1]
    return {"$schema": GenerateJsonSchema.schema_dialect, **found}


def view_schema(game: str) -> dict[str, Any]:
    """That of a game; empty if it declares none."""
    return shapes.schema(game_named(game)) or {}


if __name__ == "__main__":
    views = {name: found for name in games() if (found := view_schema(name))}
    print(json.dumps({"wire": schema(), **views}, indent=2))
