"""A table as text (the game's board if words are given, else its view), or as a picture."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..kernel.errors import AutomatableError
from ..kernel.game import State, View
from ..kernel.seats import Seat, seat_letter
from ..words import Words
from .frame import frame

MODES = ["ansi", "rgb_array"]


def check_mode(mode: str | None) -> None:
    """Raise AutomatableError for a way in which nothing can be drawn."""
    if mode not in (None, *MODES):
        told = ", ".join(MODES)
        raise AutomatableError(f"render_mode is {mode!r}, but must be {told} or None")


def draw(
    mode: str | None, state: State, viewer: Seat, words: Words | None
) -> str | NDArray[np.uint8] | None:
    """What the viewer sees, in a way that `check_mode` lets pass."""
    if mode is None:
        return None
    if mode == "rgb_array":
        return frame(state, viewer, None if words is None else words.lang)
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
