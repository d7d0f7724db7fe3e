"""A table as people read it in the terminal: the picture, the sentences, and notes at options."""

from functools import lru_cache
from typing import Any, Final

from rich.cells import cell_len
from rich.text import Text

from ..kernel.board import Board
from ..kernel.game import Game, S
from ..kernel.seats import Seat
from ..words import LANGUAGES, Words
from .table import Table

WIDTH: Final = 76  # 80 columns without the frame
NAMES: Final = ("A (Ada)", "B (Grace)", "C (Barbara)", "D (Wilhelmina)", "E (Eve)", "F (Finn)")


def drawn(table: Table[S], lang: str = "en", viewer: Seat = 0) -> list[str]:
    """The lines of the picture without their styles."""
    lines = _board(table).draw(table.view(viewer), viewer, NAMES, _words(lang, table.game))
    plain = [Text.from_markup(line, emoji=False).plain for line in lines]
    return [line.rstrip() for line in "\n".join(plain).split("\n")]


def told(table: Table[S], lang: str = "en", viewer: Seat = 0) -> list[str]:
    """The plain sentences."""
    return _board(table).describe(table.view(viewer), viewer, NAMES, _words(lang, table.game))


def note(table: Table[S], action: str, lang: str = "en", viewer: Seat = 0) -> str:
    """What is noted beside an option."""
    return _board(table).note(table.view(viewer), viewer, action, _words(lang, table.game))


def spoken(table: Table[S], lang: str = "en", viewer: Seat = 0) -> list[str]:
    """The plain sentences, and the note of every option the viewer has."""
    board, view, words = _board(table), table.view(viewer), _words(lang, table.game)
    notes = [board.note(view, viewer, action, words) for action in table.options(viewer)]
    return [*board.describe(view, viewer, NAMES, words), *notes]


def check_picture(table: Table[S], viewer: Seat = 0) -> None:
    """In every language the picture fits, and no markup is left in sentences and notes."""
    for lang in LANGUAGES:
        assert [line for line in drawn(table, lang, viewer) if cell_len(line) > WIDTH] == []
        assert [line for line in spoken(table, lang, viewer) if "[" in line] == []


def _board(table: Table[S]) -> Board:
    board = table.game.board
    assert board is not None, f"{table.game.id} has no board as text"
    return board


@lru_cache(8)
def _words(lang: str, game: Game[Any]) -> Words:
    return Words(lang, game)
