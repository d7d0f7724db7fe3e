"""A self-contained page: readable without its plots, in light and in dark."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from .. import __version__
from ..kernel.extras import need
from .errors import BadFolder
from .voice import Voice


@dataclass(frozen=True)
class Plot:
    """A drawing, what it is called, and what it shows in words."""

    title: str
    svg: str
    about: str


@dataclass(frozen=True)
class GameLink:
    """A game worth seeing, and the command that shows it."""

    about: str
    command: str


@dataclass(frozen=True)
class Section:
    """A table of its own, and how to read it."""

    title: str
    about: str
    headings: Sequence[str]
    rows: Sequence[Sequence[str]]  # the first cell is the name of the row


@dataclass(frozen=True)
class Page:
    """The content of a page."""

    title: str
    headings: Sequence[str]
    rows: Sequence[Sequence[str]]  # the first cell is the name of the row
    sentences: Sequence[str]
    plots: Sequence[Plot]
    contest: str  # as JSON, to play it again
    games: Sequence[GameLink] = ()
    sections: Sequence[Section] = ()
    name: str = ""  # of the first table; empty: Results


def write_page(path: Path, page: Page, voice: Voice) -> None:
    """Write the page; raises BadFolder and MissingExtra."""
    jinja = need("jinja2", "lab")
    templates = jinja.Environment(
        loader=jinja.PackageLoader("automatable.lab"),
        autoescape=True,
        undefined=jinja.StrictUndefined,
        trim_blocks=True,
    )
    text = templates.get_template("page.html").render(
        page=page, lang=voice.lang, say=voice.say, version=__version__
    )
    try:
        path.write_text(text, "utf-8")
    except OSError as error:
        why = error.strerror or ""
        raise BadFolder(
            f"cannot write to {path}: {why}", "write", folder=str(path), why=why
        ) from None
