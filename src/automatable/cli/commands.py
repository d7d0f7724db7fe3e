"""The commands, in the order in which help lists them, each with an example."""

from collections.abc import Callable
from typing import Annotated

import typer

from .agents import evaluate, mcp
from .contests import arena, lab
from .learn import learn
from .lookup import games, pieces, rules
from .missing import needed_by
from .play import play, replay
from .puzzles import play_day, solve
from .serve import serve, store_address
from .site import site
from .verify import verify
from .version import version_line

app = typer.Typer(
    name="automatable",
    help="A digital table for robot board games. Without a command, it opens in your browser.",
    epilog="Example: automatable play duel",
    add_completion=False,
    pretty_exceptions_enable=False,
)

COMMANDS: list[tuple[str, Callable[..., None], str]] = [
    ("learn", learn, "duel clashes --lang fr"),
    ("puzzles", solve, "duel"),
    ("daily", play_day, "duel"),
    ("play", play, "duel --seats human,rollout --lang fr"),
    ("replay", replay, "game.txt --seat A"),
    ("verify", verify, "game.txt --seed 1f3a... --nonces 09c2...,-"),
    ("rules", rules, "duel MOV-06 --where"),
    ("pieces", pieces, "duel counter"),
    ("games", games, "--json"),
    ("serve", serve, "--port 8000"),
    ("site", site, "public"),
    ("arena", arena, "duel --seats greedy,random --games 200 --out results"),
    ("lab", lab, "duel --vary board=standard,short --seats greedy:50 --games 200"),
    ("evaluate", evaluate, 'duel --agent "program:./my_agent.py" --against strong --out results'),
    ("mcp", mcp, "--http --port 8084"),
]
for _name, _command, _example in COMMANDS:
    app.command(_name, epilog=f"Example: automatable {_name} {_example}")(_command)


@app.callback(invoke_without_command=True)
def automatable(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False,
    browse: Annotated[
        bool, typer.Option("--open/--no-open", help="Open the page of the table in a browser.")
    ] = True,
) -> None:
    """A digital table for robot board games. Without a command, it opens in your browser."""
    if version:
        print(version_line())
        raise typer.Exit
    if context.invoked_subcommand is None:
        with needed_by(""):
            from ..server.serve import can_browse, serve_here

        serve_here(store_address(None), browse and can_browse())
