"""A table as a picture: what the terminal draws, as SVG for notebooks and pages.

    from automatable.terminal.picture import picture

    picture(state, 0)  # the last line of a cell shows what seat 0 sees

One file without fonts, scripts or links; who cannot see it is told by `<title>` and `<desc>`.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from html import escape
from io import StringIO
from typing import Any

from rich.cells import cell_len
from rich.console import Console, Group
from rich.segment import Segment
from rich.style import Style
from rich.terminal_theme import SVG_EXPORT_THEME as COLOURS

from ..kernel.game import Game, State
from ..kernel.seats import SPECTATOR, seat_letter
from ..words import Words, language
from .board import WIDTH, AnyBoard
from .look import look
from .screen import THEME, clean

CELL, LINE = 8.4, 19.0  # one character, in units of the picture
MARGIN, HEAD = 18.0, 14.0  # around the picture, and below its first line
WIDEST = WIDTH * CELL + 2 * MARGIN  # of a picture
FONT = "ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace"
PAPER, INK = COLOURS.background_color.hex, COLOURS.foreground_color.hex


@dataclass(frozen=True)
class Picture:
    """An SVG file of that size in units of its own; notebooks show it."""

    svg: str = field(repr=False)
    width: float
    height: float

    def _repr_svg_(self) -> str:
        return self.svg


def picture(
    state: State,
    viewer: int = int(SPECTATOR),
    *,
    names: Sequence[str] = (),
    lang: str | None = None,
) -> Picture:
    """What a viewer sees: a seat, or by default somebody who watches. Seats without a name are
    called by their letter. Raises UnknownLanguage."""
    game = state.game
    words = _words(language(lang), game)
    called = [*names, *[seat_letter(seat) for seat in range(len(names), state.seats)]]
    return _drawn(look(state, viewer, called, words), words.say("game-name"))


@lru_cache(maxsize=16)
def _words(lang: str, game: Game[Any]) -> Words:
    """Reading words takes longer than drawing."""
    return Words(lang, game)


def _drawn(board: AnyBoard, title: str) -> Picture:
    """The board on dark paper; its title is set apart as the head."""
    console = Console(theme=THEME, file=StringIO(), color_system="truecolor", width=WIDTH)
    whole = console.render_lines(Group(board.title(), board.body()), pad=False)
    rows = [_trimmed(row) for row in whole]
    texts = ["".join([segment.text for segment in row]) for row in rows]
    width = max(map(cell_len, texts)) * CELL + 2 * MARGIN
    height = HEAD + len(rows) * LINE + 2 * MARGIN
    told = " ".join(board.sentences())
    rule = MARGIN + LINE + HEAD / 2
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 {width:g} {height:g}" '
        f'width="{width:g}" height="{height:g}" style="max-width: 100%; height: auto">',
        f"<title>{escape(clean(title))}</title><desc>{escape(clean(told))}</desc>",
        f'<rect width="100%" height="100%" rx="8" fill="{PAPER}"/>',
        f'<path d="M{MARGIN:g} {rule:g}H{width - MARGIN:g}" stroke="{INK}" opacity="0.3"/>',
        f'<g font-family="{FONT}" font-size="14" fill="{INK}">',
    ]
    for number, row in enumerate(rows):
        parts += _row(row, MARGIN + number * LINE + (HEAD if number else 0))
    return Picture("\n".join([*parts, "</g></svg>"]), width, height)


def _trimmed(row: list[Segment]) -> list[Segment]:
    """A line without the blanks that fill it up."""
    while row and not row[-1].text.strip():
        row = row[:-1]
    return [*row[:-1], Segment(row[-1].text.rstrip(), row[-1].style)] if row else row


def _row(segments: Iterable[Segment], top: float) -> list[str]:
    """The runs of one line: every character stands on its own place, whatever the font."""
    parts, left = [], MARGIN
    for said, style, _ in segments:
        width = cell_len(said) * CELL
        ink, paper = _colours(style or Style.null())
        if paper is not None:
            parts.append(
                f'<rect x="{left:g}" y="{top:g}" width="{width:g}" height="{LINE:g}" '
                f'fill="{paper}"/>'
            )
        if said.strip():
            parts.append(_run(said, style or Style.null(), left, top + 0.75 * LINE, ink))
        left += width
    return parts


def _run(said: str, style: Style, left: float, base: float, ink: str) -> str:
    places, at = [], left
    for sign in said:
        places.append(f"{at:.5g}")
        at += cell_len(sign) * CELL
    look = f' fill="{ink}"' if ink != INK else ""
    look += ' font-weight="bold"' if style.bold else ""
    look += ' opacity="0.65"' if style.dim else ""
    return f'<text x="{" ".join(places)}" y="{base:g}"{look}>{_text(said)}</text>'


def _colours(style: Style) -> tuple[str, str | None]:
    """Ink and, where it is not that of the whole picture, paper."""
    ink = style.color.get_truecolor(COLOURS).hex if style.color else INK
    paper = style.bgcolor.get_truecolor(COLOURS, foreground=False).hex if style.bgcolor else None
    return (paper or PAPER, ink) if style.reverse else (ink, paper)


def _text(said: str) -> str:
    """Text that is nothing but text in a file of this kind."""
    return escape(clean(said)).replace(" ", "\N{NO-BREAK SPACE}")  # readers join ordinary ones
