"""`automatable mcp` and `automatable evaluate`: ways in for language models."""

import shlex
import sys
from typing import Annotated

import typer

from ..bots import listed
from ..kernel.registry import game as game_named
from ..words import language
from .contests import Out, Seed
from .missing import needed_by
from .options import Cards, GameName, Json, Lang, Set
from .settings import agreed

PORT = 8084


def mcp(
    http: Annotated[
        bool, typer.Option("--http", help="Serve over HTTP instead of standard input and output.")
    ] = False,
    host: Annotated[str, typer.Option(help="Address to listen on, with --http.")] = "127.0.0.1",
    port: Annotated[
        int,
        typer.Option(help="Port to listen on, with --http; 0: any.", min=0, max=65535, metavar="N"),
    ] = PORT,
    hosts: Annotated[
        str, typer.Option(help="Names by which it is reached, beside the address.", metavar="LIST")
    ] = "",
    hints: Annotated[
        bool, typer.Option("--hints/--no-hints", help="Whether a bot may be asked for hints.")
    ] = True,
    seed: Annotated[
        str | None, typer.Option(help="Make chance and bots the same again.", metavar="TEXT")
    ] = None,
    lang: Lang = None,
) -> None:
    """Let a language model play: an MCP server with games, rules, and seats at tables."""
    with needed_by("mcp"):
        from ..agents.mcp_server import serve_http, serve_stdio

    from ..agents.tables import Tables
    from ..agents.tools import Tools

    tools = Tools(Tables(language(lang), hints, seed))
    if http:
        names = [name.strip() for name in hosts.split(",") if name.strip()]
        serve_http(tools, host, port, names)
    else:
        serve_stdio(tools)


Agent = Annotated[
    str,
    typer.Option(
        help="The program that answers: program:COMMAND, or program:120s:COMMAND with the"
        " seconds it has for each reply.",
        metavar="AGENT",
    ),
]
Against = Annotated[
    str, typer.Option(help="A bot for each other seat, or one for all.", metavar="LIST")
]
Games = Annotated[int, typer.Option("--games", help="How many games, from all seats.", metavar="N")]
Tries = Annotated[
    int,
    typer.Option(
        help="Replies to a question, until the game is forfeited.", min=1, max=99, metavar="N"
    ),
]
Most = Annotated[
    int, typer.Option(help="Prompts in a game, until it is called off.", min=1, metavar="N")
]
Jobs = Annotated[int, typer.Option(help="How many games at the same time.", metavar="N")]
AllRules = Annotated[bool, typer.Option("--rules", help="Tell it all rules before each game.")]


def evaluate(
    game: GameName,
    agent: Agent,
    against: Against = "rollout",
    games: Games = 20,
    tries: Tries = 3,
    most: Most = 1000,
    rules: AllRules = False,
    setting: Set = None,
    cards: Cards = None,
    seed: Seed = "evaluate",
    out: Out = None,
    jobs: Jobs = 1,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Measure a language model, or any program that reads text, against bots."""
    with needed_by("evaluate"):
        from ..agents.evaluating import evaluate as carry_out
        from ..agents.evaluation import make_evaluation
        from ..lab.arena import Resources
        from ..lab.commands import Reporting, say_rounded

    from ..agents.narrator import words_for

    known = game_named(game)
    settings = agreed(known, setting, {"cards": cards})
    told = "all" if rules else "none"
    spoken = language(lang)
    made = make_evaluation(
        game, agent, listed(against), games, settings, seed, tries, told, spoken, most
    )
    command = shlex.join(["automatable", *sys.argv[1:]])
    reporting = Reporting(words_for(spoken, known.at(settings)), command, as_json)
    say_rounded(games, made, reporting)
    raise typer.Exit(carry_out(made, Resources(out, jobs), reporting))
