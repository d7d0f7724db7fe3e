"""A table as text: the game's board if words are given, else its view."""

from typing import Any

from ..kernel.errors import AutomatableError
from ..kernel.game import State, View
from ..kernel.seats import Seat, seat_letter
from ..words import Words

MODES = ["ansi"]
PICTURES = ("rgb_array", "human")  # Stable-Baselines3 asks every environment for them


def check_mode(mode: str | None) -> None:
    """Raise AutomatableError for a way in which nothing can be drawn."""
    if mode not in (None, *MODES):
        raise AutomatableError(f"render_mode is {mode!r}, but must be ansi or None")


def draw(state: State, viewer: Seat, words: Words | None) -> str:
    """What the viewer sees, in lines."""
    if words is None:
        return "\n".join(_lines(state.game.view(state, viewer), ""))
    from ..terminal.look import look  # here: it needs the same extra as the words

    names = [seat_letter(seat) for seat in range(state.seats)]
    return "\n".join(look(state, viewer, names, words).sentences())


def _lines(view: View, indent: str) -> list[str]:
    lines = []
    for key, value in view.items():
        if isinstance(value, dict):
            lines += [f"{indent}{key}:", *_lines(value, indent + "  ")]
        elif isinstance(value, list) and value and isinstance(value[0], dict):
            for number, part in enumerate(value, 1):
                lines += [f"{indent}{key} {number}:", *_lines(part, indent + "  ")]
        elif value is not None:
            lines.append(f"{indent}{key}: {_plain(value)}")
    return lines


def _plain(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join([_plain(part) for part in value]) or "-"
    return str(value)
