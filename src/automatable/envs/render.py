"""A table as text: the game's own board where somebody brings words for it, else its view."""

from collections.abc import Sequence
from typing import Any

from ..kernel.board import Speaker
from ..kernel.game import Game, State
from ..kernel.seats import Seat, seat_letter

MODES = ["ansi"]


def draw(state: State, viewer: Seat, words: Speaker | None) -> str:
    """What the viewer sees, in lines."""
    game: Game[Any] = state.game
    view = game.view(state, viewer)
    if words is None or game.board is None:
        return "\n".join(_lines(view, ""))
    names = [str(seat_letter(seat)) for seat in range(state.seats)]
    told: Sequence[str] = game.board.describe(view, viewer, names, words)
    return "\n".join(told)


def _lines(view: dict[str, Any], indent: str) -> list[str]:
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
