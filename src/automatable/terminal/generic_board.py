"""The board of a game that ships none: its view, key by key."""

from collections.abc import Sequence
from typing import Any

from ..kernel.board import Board, Speaker
from ..kernel.seats import Seat


class GenericBoard(Board):
    """Every part of the view on lines of its own."""

    def draw(
        self, view: dict[str, Any], viewer: Seat, names: Sequence[str], words: Speaker
    ) -> list[str]:
        return _lines(view, words, "")

    def describe(
        self, view: dict[str, Any], viewer: Seat, names: Sequence[str], words: Speaker
    ) -> list[str]:
        return _lines(view, words, "")


def _lines(mapping: dict[str, Any], words: Speaker, indent: str) -> list[str]:
    lines = []
    for key, value in mapping.items():
        name = words.say(f"view-{key}")
        label = key.replace("_", " ") if name == f"view-{key}" else name
        if isinstance(value, dict):
            lines += [f"{indent}{label}:", *_lines(value, words, indent + "  ")]
        elif isinstance(value, list) and value and isinstance(value[0], dict):
            for number, part in enumerate(value, 1):
                lines += [f"{indent}{label} {number}:", *_lines(part, words, indent + "  ")]
        elif value is not None:
            lines.append(f"{indent}{label}: {_value(value, words)}")
    return lines


def _value(value: Any, words: Speaker) -> str:
    if isinstance(value, list):
        return ", ".join([_value(part, words) for part in value]) or "-"
    return words.thing(value) if isinstance(value, str) else str(value)
