"""What a game's views and printed facts look like, as JSON Schema and as a check.

A game declares both as TypedDicts in its `shape.py`. The browser's types are generated from the
schema (`scripts/wire`), the server publishes it, and the conformance kit checks real views.
"""

from collections.abc import Mapping
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints, is_typeddict

from pydantic import ConfigDict, TypeAdapter, with_config
from pydantic.json_schema import GenerateJsonSchema
from typing_extensions import TypedDict

from .kernel.game import Game


class Plain(GenerateJsonSchema):
    """A schema without a title for every field, which would only repeat its name."""

    def field_title_should_be_set(self, schema: Any) -> bool:
        return False


def schema(game: Game[Any]) -> dict[str, Any] | None:
    """The schema of a game's views and printed facts; None if it declares none."""
    shapes = [shape for shape in (game.view_shape, game.facts_shape) if shape is not None]
    if not shapes:
        return None
    found = TypeAdapter.json_schemas(
        [(shape.__name__, "validation", _adapter(shape)) for shape in shapes],
        title=game.id,
        schema_generator=Plain,
    )[1]
    return {"$schema": GenerateJsonSchema.schema_dialect, **found}


def check_view(game: Game[Any], view: Mapping[str, object]) -> None:
    """Check that a view is exactly as declared; raises pydantic's ValidationError."""
    if game.view_shape is not None:
        _adapter(game.view_shape).validate_python(view, strict=True)


def check_facts(game: Game[Any]) -> None:
    """Check that the printed facts are exactly as declared."""
    if game.facts_shape is not None:
        _adapter(game.facts_shape).validate_python(game.facts, strict=True)


_ADAPTERS: dict[object, TypeAdapter[Any]] = {}


def _adapter(shape: type[Any]) -> TypeAdapter[Any]:
    if shape not in _ADAPTERS:
        _ADAPTERS[shape] = TypeAdapter(_readable(shape, {}))
    return _ADAPTERS[shape]


def _readable(hint: Any, known: dict[type[Any], Any]) -> Any:
    """The type with TypedDicts that pydantic reads: not those of `typing` before Python 3.12."""
    if is_typeddict(hint):
        if hint not in known:
            fields = {name: _readable(one, known) for name, one in get_type_hints(hint).items()}
            made = TypedDict(hint.__name__, fields)  # type: ignore[misc]
            made.__doc__ = hint.__doc__
            known[hint] = with_config(ConfigDict(extra="forbid"))(made)
        return known[hint]
    origin, parts = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        return Union[tuple(_readable(part, known) for part in parts)]  # noqa: UP007
    if origin in (list, dict, tuple):
        return origin[tuple(_readable(part, known) for part in parts)]
    return hint
