"""The description of the API as a page: plain HTML, which loads nothing and runs nothing."""

from collections.abc import Iterator, Mapping
from html import escape
from typing import Any

from fastapi import Request
from fastapi.responses import HTMLResponse


async def api_page(request: Request) -> HTMLResponse:
    """Every route, what it takes and what it gives."""
    return HTMLResponse(page(request.app.openapi()))


def page(described: Mapping[str, Any]) -> str:
    """The page for an OpenAPI description."""
    info = described["info"]
    title = escape(f"{info['title']} {info['version']}")
    return "\n".join(
        [
            '<!doctype html><html lang="en"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{title}: API</title></head><body>",
            f"<h1>{title}: API</h1>",
            '<p>For programs: <a href="/api/openapi.json">openapi.json</a>,'
            ' <a href="/api/schema.json">schema.json</a>.</p>',
            *_routes(described["paths"]),
            "<h2>Shapes</h2>",
            *_shapes(described.get("components", {}).get("schemas", {})),
            "</body></html>",
        ]
    )


def _routes(paths: Mapping[str, Any]) -> Iterator[str]:
    for path, methods in paths.items():
        for method, route in methods.items():
            yield f"<h2><code>{method.upper()} {escape(path)}</code></h2>"
            yield f"<p>{escape(route.get('description', ''))}</p><ul>"
            for given in route.get("parameters", ()):
                name, kind = escape(given["name"]), _kind(given.get("schema", {}))
                needed = "" if given.get("required") else ", may be left out"
                yield f"<li><code>{name}</code> ({given['in']}): {kind}{needed}</li>"
            body = route.get("requestBody", {}).get("content", {})
            for content in body.values():
                yield f"<li>body: {_kind(content.get('schema', {}))}</li>"
            for content in route["responses"].get("200", {}).get("content", {}).values():
                yield f"<li>gives: {_kind(content.get('schema', {}))}</li>"
            yield "</ul>"


def _shapes(schemas: Mapping[str, Any]) -> Iterator[str]:
    for name, schema in schemas.items():
        yield f'<h3 id="{escape(name)}"><code>{escape(name)}</code></h3>'
        yield f"<p>{escape(schema.get('description', ''))}</p><ul>"
        for field, kind in schema.get("properties", {}).items():
            needed = "" if field in schema.get("required", ()) else ", may be left out"
            yield f"<li><code>{escape(field)}</code>: {_kind(kind)}{needed}</li>"
        yield "</ul>"


def _kind(schema: Mapping[str, Any]) -> str:
    """A type in few words, with links to shapes."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    if "anyOf" in schema:
        return " or ".join(map(_kind, schema["anyOf"]))
    if "enum" in schema:
        return "one of " + ", ".join(f"<code>{escape(str(each))}</code>" for each in schema["enum"])
    if schema.get("type") == "array":
        return f"list of {_kind(schema.get('items', {}))}"
    if isinstance(schema.get("additionalProperties"), dict):
        return f"names with {_kind(schema['additionalProperties'])}"
    return escape(str(schema.get("type", "anything")))
