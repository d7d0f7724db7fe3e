"""Where lines go and come from: a colourful terminal, or plain text for pipes and readers."""

import shutil
import sys
from collections.abc import Container
from textwrap import wrap
from typing import TYPE_CHECKING

from rich.console import Console
from rich.markup import escape
from rich.panel import Panel
from rich.text import Text
from rich.theme import Theme

from ..kernel.errors import AutomatableError
from ..kernel.typography import UNBROKEN
from ..words import shortened

if TYPE_CHECKING:
    from .board import AnyBoard

THEME = Theme(
    {
        "title": "bold",
        "name": "bold",
        "health": "red",
        "battery": "yellow",
        "disk": "cyan",
        "star": "yellow",
        "moon": "bold bright_white",
        "pawn": "bold reverse",
        "card": "bold magenta",
        "suit1": "red",  # suits are told apart by a sign and a name, too
        "suit2": "yellow",
        "suit3": "green",
        "suit4": "cyan",
        "suit5": "magenta",
        "good": "bold green",
        "number": "bold cyan",
        "faint": "dim",
        "alert": "bold red",
    }
)


LONGEST_ECHO = 60  # characters of nonsense that are repeated
LEAST = 20  # columns into which a line is broken
COLUMNS = 80  # of a picture at most, with its frame
FRAME = 4
DRAWN = "●○■★─"  # some of the signs in pictures


class TooNarrow(AutomatableError, ValueError):
    """The terminal has too few columns for the picture."""

    code = "too_narrow"


class InputEnded(Exception):
    """Nobody is typing any more."""


class Screen:
    """Says lines and asks for lines. Plain: no colour, no picture, no clearing."""

    def __init__(self, plain: bool | None = None, console: Console | None = None) -> None:
        self.interactive = sys.stdin.isatty() and sys.stdout.isatty()
        self.plain = not (self.interactive and _can_draw()) if plain is None else plain
        self.console = console or Console(
            theme=THEME, highlight=False, emoji=False, soft_wrap=self._is_whole
        )

    @property
    def _is_whole(self) -> bool:
        """Whether no line is broken: it goes to a program or a file, not to a terminal."""
        return self.plain and not self.interactive

    def say(self, *lines: str, column: int | None = None) -> None:
        """Print lines that may carry style marks; what a terminal breaks goes on in that column.

        Without one it goes on below where the line begins.
        """
        for line in lines:
            text = Text.from_markup(line, emoji=False)
            if self._is_whole:
                print(text.plain)
            else:
                shown = Text(text.plain) if self.plain else text
                self._say_broken(shown, _indent(text.plain) if column is None else column)
        sys.stdout.flush()

    def _say_broken(self, text: Text, column: int) -> None:
        room = self.console.width - column
        if text.cell_len <= self.console.width or not column > 0 or room < LEAST:
            self.console.print(text)
            return
        before, behind = text.divide([column])
        first, *more = behind.wrap(self.console, room)
        self.console.print(before + first, *[Text(" " * column) + line for line in more], sep="\n")

    def say_whole(self, line: str) -> None:
        """Print a line that people copy: it is not broken, however long."""
        if self.plain:
            print(Text.from_markup(line, emoji=False).plain, flush=True)
        else:
            self.console.print(line, soft_wrap=True)

    def say_long(self, text: str, indent: str = "", style: str = "faint") -> None:
        """Print a paragraph, which stands back by default: as many lines as it takes, indented."""
        width = COLUMNS if self._is_whole else min(COLUMNS, self.console.width)
        lines = wrap(text, width, initial_indent=indent, subsequent_indent=indent)
        self.say(*[f"[{style}]{safe(line)}[/]" for line in lines])

    def show(self, board: "AnyBoard", but: Container[str] = ()) -> None:
        """Show a board: as a framed picture, or as plain sentences but for some."""
        if self.plain:
            self.say(*[safe(line) for line in board.sentences() if line not in but])
            return
        frame = Panel.fit(
            board.body(), title=board.title(), title_align="left", border_style="faint"
        )
        self.console.print(frame, width=min(COLUMNS, self.console.width))

    def ask(self, prompt: str) -> str:
        """The next line somebody types; raises InputEnded."""
        try:
            print(prompt, end="", flush=True)
            line = sys.stdin.readline()
        except KeyboardInterrupt:
            print()  # what comes next does not begin behind the prompt
            raise
        if not line:
            print()
            raise InputEnded
        if not sys.stdin.isatty():
            print()
        return line.strip()

    def clear(self) -> None:
        """Hide what was shown."""
        if not self.interactive:
            return
        if self.console.is_dumb_terminal:  # which knows no signs: what was shown scrolls away
            print("\n" * shutil.get_terminal_size().lines, flush=True)
        else:
            self.console.clear()
            print("\x1b[3J", end="", flush=True)  # what scrolled away, too

    def has_room(self, line: str) -> bool:
        """Whether a line would not be broken; plain lines never are."""
        return self._is_whole or len(line) <= self.console.width

    def check_width(self, board: "AnyBoard") -> None:
        """Refuse a picture that does not fit; raises TooNarrow."""
        if self.plain:
            return
        room = self.console.options.update_width(COLUMNS - FRAME)
        needed = self.console.measure(board.body(), options=room).maximum + FRAME
        width = shutil.get_terminal_size().columns
        if width < needed:
            raise TooNarrow(f"{width} < {needed}")


def _can_draw() -> bool:
    """Whether the terminal's encoding has the signs of pictures."""
    try:
        DRAWN.encode(sys.stdout.encoding)
    except UnicodeEncodeError:
        return False
    return True


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip(" "))


def safe(text: str) -> str:
    """Text from outside, so that nothing in it is taken for a style mark or a command."""
    return escape(clean(text))


def echoed(text: str) -> str:
    """What somebody typed, repeated as text, and not at any length."""
    return safe(shortened(text, LONGEST_ECHO))


def clean(text: str) -> str:
    """Text from outside without control characters: nothing of it steers a terminal."""
    return "".join(_harmless(sign) for sign in text)


def _harmless(sign: str) -> str:
    if sign.isprintable() or sign == UNBROKEN:
        return sign
    return " " if sign.isspace() else ""
