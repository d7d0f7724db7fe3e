"""Checks on the rows of a data file; every error names the file, the row and the field."""

import json
import tomllib
from collections.abc import Collection, Mapping
from typing import Any

from .errors import BadSettings

MOST_DOTS = 40  # in a line of TOML: parsing a key is quadratic in its dots


def parsed(text: str, where: str) -> Any:
    """The content of a data file, TOML or its JSON form; raises BadSettings."""
    try:
        if text.startswith(("{", "[{")):
            return json.loads(text)
        if any(line.count(".") > MOST_DOTS for line in text.splitlines()):
            raise BadSettings(f"{where}: a line has more than {MOST_DOTS} dots")
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        if isinstance(error, BadSettings):
            raise
        raise BadSettings(f"{where}: {error}") from None


def row_id(row: Any, kind: str, where: str, before: list[str]) -> str:
    """The id of a row, different from all before; raises BadSettings."""
    number = len(before) + 1
    if not isinstance(row, Mapping) or not isinstance(row.get("id"), str):
        raise BadSettings(f"{where}: {kind} {number}: id must be a name")
    name = str(row["id"])
    letters = "abcdefghijklmnopqrstuvwxyz0123456789_"
    if not 0 < len(name) <= 40 or any(letter not in letters for letter in name):
        raise BadSettings(f"{where}, {kind} {name!r}: id has only small letters, digits and _")
    if name in before:
        raise BadSettings(f"{where}, {kind} {name!r}: id is used twice")
    return name


def only(row: Mapping[str, Any], place: str, known: Collection[str]) -> None:
    """Check that the row has no other fields; raises BadSettings."""
    for field in row:
        if field not in known:
            raise BadSettings(f"{place}: {field!r} is not one of {', '.join(sorted(known))}")


def word(row: Mapping[str, Any], place: str, field: str, allowed: Collection[str]) -> str:
    """One of the allowed words; raises BadSettings."""
    value = row.get(field)
    if not isinstance(value, str) or value not in allowed:
        raise BadSettings(f"{place}: {field} must be one of {', '.join(allowed)}")
    return value


def text(row: Mapping[str, Any], place: str, field: str, default: str) -> str:
    """A short text; raises BadSettings."""
    value = row.get(field, default)
    if not isinstance(value, str) or not value or len(value) > 60 or not value.isprintable():
        raise BadSettings(f"{place}: {field} must be a text of at most 60 characters")
    return value


def number(row: Mapping[str, Any], place: str, field: str, low: int, high: int) -> int:
    """A whole number; raises BadSettings."""
    value = row.get(field)
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise BadSettings(f"{place}: {field} must be a number from {low} to {high}")
    return value
