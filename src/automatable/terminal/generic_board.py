"""The board of a game that has none: its view, key by key."""

from typing import Any

from rich.console import RenderableType
from rich.text import Text

from ..kernel.game import View
from .board import Board


class GenericBoard(Board[View]):
    """Every part of the view on lines of its own."""

    def title(self) -> Text:
        return Text(self.say("game-name"), "title")

    def body(self) -> RenderableType:
        return Text("\n".join(self.sentences()))

    def sentences(self) -> list[str]:
        return self._lines(self.view, "")

    def _lines(self, mapping: View, indent: str) -> list[str]:
        lines = []
        for key, value in mapping.items():
            name = self.say(f"view-{key}")
            label = key.replace("_", " ") if name == f"view-{key}" else name
            if isinstance(value, dict):
                lines += [indent + self._labelled(label), *self._lines(value, indent + "  ")]
            elif isinstance(value, list) and value and isinstance(value[0], dict):
                for number, part in enumerate(value, 1):
                    lines.append(indent + self._labelled(f"{label} {number}"))
                    lines += self._lines(part, indent + "  ")
            elif value is not None:
                lines.append(indent + self._labelled(label, self._value(value)))
        return lines

    def _labelled(self, label: str, about: str = "") -> str:
        return self.words.labelled(label, about).rstrip()

    def _value(self, value: Any) -> str:
        if isinstance(value, list):
            return ", ".join([self._value(part) for part in value]) or "-"
        return self.thing(value) if isinstance(value, str) else str(value)
