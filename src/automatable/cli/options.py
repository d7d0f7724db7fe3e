"""Options that several commands take."""

from pathlib import Path
from typing import Annotated

import typer

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game: see `automatable games`.")]
AnyGame = Annotated[
    str | None,
    typer.Argument(metavar="GAME", help="A game; without one, the games are listed."),
]
Lang = Annotated[str | None, typer.Option("--lang", help="Language: en or fr.", metavar="LANG")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON for a script.")]
Plain = Annotated[
    bool | None,
    typer.Option(
        "--plain/--pictures",
        help="Plain sentences or pictures; sentences by default outside a terminal.",
    ),
]
Set = Annotated[
    list[str] | None,
    typer.Option("--set", help="A setting, such as board=short.", metavar="NAME=VALUE"),
]
Cards = Annotated[Path | None, typer.Option(help="Your own cards, where the game takes them.")]
RecordFile = Annotated[str, typer.Argument(metavar="FILE", help="A record, or its short form.")]
