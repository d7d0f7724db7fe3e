"""The shapes of the wire and of the games' views as JSON Schema, of which the browser's types are
made.

`python -m automatable.server.schema` prints it: `wire`, and each game that declares its views.
"""

import json
from typing import Any

from pydantic.json_schema import GenerateJsonSchema, models_json_schema

from .. import shapes
from ..kernel.registry import game as game_named
from ..kernel.registry import games
from . import wire, wire_practice


def schema() -> dict[str, Any]:
    """Everything that goes up (what has a default may be left out) or down (nothing is)."""
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
    """What the views of a game hold, and what is printed on its pieces; empty if not declared."""
    return shapes.schema(game_named(game)) or {}


if __name__ == "__main__":
    views = {name: found for name in games() if (found := view_schema(name))}
    print(json.dumps({"wire": schema(), **views}, indent=2))
