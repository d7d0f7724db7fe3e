"""`automatable site`."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from ..words import Words
from .missing import asked_language, needed_by


def site(
    folder: Annotated[Path, typer.Argument(help="The folder to write.", metavar="DIR")],
    pyodide: Annotated[
        Path | None,
        typer.Option(help="The npm package `pyodide`, unpacked.", metavar="DIR"),
    ] = None,
    wheels: Annotated[
        Path | None,
        typer.Option(help="Where the wheel of librt for Pyodide is.", metavar="DIR"),
    ] = None,
) -> None:
    """Write all games as a folder of files that any web server can serve, and play there."""
    with needed_by("site"):
        from ..site.writing import PYODIDE, WHEELS, files, write_site
    words = Words(asked_language())

    def tell(step: str) -> None:
        print(words.say(f"site-{step}"), file=sys.stderr, flush=True)

    write_site(folder, pyodide or PYODIDE, wheels or WHEELS, tell)
    size = sum(path.stat().st_size for path in files(folder))
    print(words.say("site-written", folder=str(folder), megabytes=f"{size / 1e6:.1f}"))
