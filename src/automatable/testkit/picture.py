"""A table as the terminal shows it: the picture, the sentences, and the notes on options."""

from functools import lru_cache
from io import StringIO
from typing import Any, Final

from rich.cells import cell_len
from rich.console import Console

from ..kernel.game import Game, S
from ..kernel.seats import Seat
from ..terminal.board import WIDTH, AnyBoard
from ..terminal.look import look
from ..terminal.screen import THEME
from ..words import LANGUAGES, Words
from .table import Table

NAMES: Final = ("A (Ada)", "B (Grace)", "C (Barbara)", "D (Wilhelmina)", "E (Eve)", "F (Finn)")


def drawn(table: Table[S], lang: str = "en", viewer: Seat = 0) -> list[str]:
    """The title of the picture and its lines, without their styles."""
    return lines_of(_look(table, lang, viewer))


def lines_of(board: AnyBoard) -> list[str]:
    """The title and lines of a board."""
    console = Console(theme=THEME, file=StringIO(), width=WIDTH, color_system=None)
    console.print(board.body())
    assert isinstance(console.file, StringIO)
    body = console.file.getvalue().removesuffix("\n").split("\n")
    return [board.title().plain, *[line.rstrip() for line in body]]


def told(table: Table[S], lang: str = "en", viewer: Seat = 0) -> list[str]:
    """The plain sentences."""
    return _look(table, lang, viewer).sentences()


def note(table: Table[S], action: str, lang: str = "en", viewer: Seat = 0) -> str:
    """The note on an option."""
    return _look(table, lang, viewer).note(action)


def spoken(table: Table[S], lang: str = "en", viewer: Seat = 0) -> list[str]:
    """The plain sentences, and the notes on all options of the viewer."""
    board = _look(table, lang, viewer)
    return [*board.sentences(), *[board.note(action) for action in table.options(viewer)]]


def check_picture(table: Table[S], viewer: Seat = 0) -> None:
    """In every language the picture fits without loss, and no markup is left in the sentences."""
    for lang in LANGUAGES:
        lines = drawn(table, lang, viewer)
        assert [line for line in lines if cell_len(line) > WIDTH or "…" in line] == []
        assert [line for line in spoken(table, lang, viewer) if "[" in line] == []


def _look(table: Table[S], lang: str, viewer: Seat) -> AnyBoard:
    return look(table.state, viewer, NAMES, _words(lang, table.game))


@lru_cache(8)
def _words(lang: str, game: Game[Any]) -> Words:
    return Words(lang, game)
