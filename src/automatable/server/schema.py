"""The shapes of the wire as JSON Schema, from which the browser's types are made.

`python -m automatable.server.schema` prints it.
"""

import json
from typing import Any

from pydantic.json_schema import GenerateJsonSchema, models_json_schema

from . import wire


class _Plain(GenerateJsonSchema):
    """Without a title for every field: it would only say the name again."""

    def field_title_should_be_set(self, schema: Any) -> bool:
        return False


def schema() -> dict[str, Any]:
    """Everything that goes up (what has a default may be left out) or down (nothing is)."""
    shapes = [shape for shape in vars(wire).values() if isinstance(shape, type)]
    models = [shape for shape in shapes if issubclass(shape, wire.Shape)]
    found = models_json_schema(
        [
            (model, "validation" if issubclass(model, wire.Wish) else "serialization")
            for model in models
            if model not in (wire.Shape, wire.Wish, wire.Command)
        ],
        title="Automatable",
        schema_generator=_Plain,
    )[1]
    return {"$schema": GenerateJsonSchema.schema_dialect, **found}


if __name__ == "__main__":
    print(json.dumps(schema(), indent=2))
