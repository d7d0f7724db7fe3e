"""One command per thing people do."""

import json
import shlex
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from .. import COMPILED, __version__
from ..bots import listed
from ..kernel.compact import compact
from ..kernel.errors import BadRecord, BadSettings
from ..kernel.game import Game, State
from ..kernel.record import Record
from ..kernel.registry import game as game_named
from ..kernel.registry import games as game_names
from ..kernel.rulebook import Rule, Rulebook
from ..kernel.settings import Choice, Several
from ..match import Match, Nature
from ..terminal.chairs import check_programs, make_bots, read_chairs, seated
from ..terminal.play import Play, play
from ..terminal.replay import Replay, read_viewer
from ..terminal.saves import (
    check_writable,
    is_there,
    latest_save,
    load,
    load_any,
    new_save,
    save_folder,
)
from ..terminal.screen import Screen, safe
from ..words import Words, language
from .missing import needed_by
from .settings import agreed, read_settings, read_values, with_players
from .streams import complain
from .verify import read_claim, verified
from .where import Places

app = typer.Typer(
    name="automatable",
    help="A digital table for robot board games. Without a command, it is in your browser.",
    epilog="Example: automatable play duel",
    add_completion=False,
    pretty_exceptions_enable=False,
)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game: see `automatable games`.")]
Lang = Annotated[str | None, typer.Option("--lang", help="Language: en or fr.", metavar="LANG")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON for a script.")]
Plain = Annotated[
    bool | None,
    typer.Option("--plain/--pictures", help="Plain sentences; automatic outside a terminal."),
]

BotSeats = Annotated[
    str,
    typer.Option(
        "--seats",
        help="A bot for each seat, or one for all: random, greedy, rollout, search, strong,"
        " rollout:500 (playouts), rollout:0.5s (seconds), program:COMMAND.",
        metavar="LIST",
    ),
]
Games = Annotated[int, typer.Option("--games", help="How many games are played.", metavar="N")]
Pair = Annotated[
    bool,
    typer.Option("--pair", help="Play each deal once for each rotation of the bots on the seats."),
]
Set = Annotated[
    list[str] | None,
    typer.Option("--set", help="A setting, such as board=short.", metavar="NAME=VALUE"),
]
Cards = Annotated[Path | None, typer.Option(help="Your own cards, where the game takes them.")]
Seed = Annotated[str, typer.Option(help="Other text, other games.", metavar="TEXT")]
Out = Annotated[
    Path | None,
    typer.Option(help="Keep results and records in this folder; go on if some are there."),
]
Jobs = Annotated[
    int | None, typer.Option(help="How many processes; as many as there are cores.", metavar="N")
]
On = Annotated[
    str, typer.Option(help="Where: local, or ray (see RAY_ADDRESS).", metavar="local|ray")
]
Report = Annotated[bool, typer.Option("--report", help="Make a page with plots as well.")]


@app.callback(invoke_without_command=True)
def automatable(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False,
    browse: Annotated[
        bool, typer.Option("--open/--no-open", help="Open the page of the table in a browser.")
    ] = True,
) -> None:
    """A digital table for robot board games. Without a command, it is in your browser."""
    if version:
        how = "compiled" if COMPILED else "pure Python"
        print(f"automatable {__version__} ({how}, Python {sys.version.split()[0]})")
        raise typer.Exit
    if context.invoked_subcommand is None:
        with needed_by(""):
            from ..server.serve import can_browse, serve_here

        serve_here(_store_address(None), browse and can_browse())


@app.command("play", epilog="Example: automatable play duel --seats human,rollout --lang fr")
def play_command(
    game: GameName,
    seats: Annotated[
        str | None,
        typer.Option(
            help="Who sits where: human, human:NAME, random, greedy, rollout, search, strong,"
            " rollout:500 (playouts), rollout:0.5s (seconds), program:COMMAND, program:2s:COMMAND.",
            metavar="LIST",
        ),
    ] = None,
    setting: Set = None,
    cards: Cards = None,
    arena: Annotated[
        Path | None, typer.Option(help="Your own arena, where the game takes one.")
    ] = None,
    seed: Annotated[
        str | None, typer.Option(help="Make chance and bots the same again.", metavar="TEXT")
    ] = None,
    save: Annotated[
        Path | None,
        typer.Option(help="Save here after every answer; go on with it if it is there."),
    ] = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Go on with the last unfinished game.")
    ] = False,
    hints: Annotated[
        bool, typer.Option("--hints/--no-hints", help="Whether a bot may be asked for advice.")
    ] = True,
    auto: Annotated[
        bool, typer.Option("--auto/--no-auto", help="Answer what has a single answer for you.")
    ] = True,
    lang: Lang = None,
    plain: Plain = None,
) -> None:
    """Play a game in the terminal, against bots or with others on one screen."""
    rules = game_named(game)
    path = latest_save(game) if resume else save or new_save(game)
    settings = agreed(rules, setting, {"cards": cards, "arena": arena})
    if seats and not is_there(path):
        settings = with_players(rules, settings, len(listed(seats)))
    record, state = _begun(rules, path, settings)
    words = Words(language(lang), record.game)
    chairs = read_chairs(seats, state.seats) if seats else seated(record.seats, state.seats)
    if not seats:
        check_programs(chairs)
    record.seats = {seat: chair.text for seat, chair in enumerate(chairs)}
    nature = Nature() if seed is None else Nature.of_text(seed)
    screen = Screen(plain)
    match = Match(record, nature, state)
    table = Play(match, chairs, make_bots(chairs, seed), screen, words)
    table.path = path
    table.hints = hints
    table.auto = auto
    if state.result is None:
        check_writable(path)
    raise typer.Exit(play(table))


@app.command(epilog="Example: automatable replay game.txt --seat A")
def replay(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A record, or its short form.")],
    seat: Annotated[
        str | None, typer.Option(help="Whose eyes: A, B..., public or all.", metavar="WHO")
    ] = None,
    all_at_once: Annotated[
        bool, typer.Option("--all", help="Tell the whole story at once.")
    ] = False,
    short: Annotated[bool, typer.Option("--short", help="Print the record's short form.")] = False,
    text: Annotated[bool, typer.Option("--text", help="Print the record as text.")] = False,
    lang: Lang = None,
    plain: Plain = None,
) -> None:
    """Step through a record, forward and back."""
    record, state = load_any(file)
    if short or text:
        print(compact(record) if short else record.text(), end="\n" if short else "")
        return
    viewer = seat or ("all" if state.result is not None else "public")
    words = Words(language(lang), record.game)
    shown = Replay(record, read_viewer(viewer, state.seats), Screen(plain), words)
    if all_at_once:
        shown.run_through()
    else:
        shown.run()


@app.command(epilog="Example: automatable verify game.txt --seed 1f3a... --nonces 09c2...,-")
def verify(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A record, or its short form.")],
    seed: Annotated[str, typer.Option(help="The seed shown after the game.", metavar="HEX")],
    hash: Annotated[
        str, typer.Option(help="The hash shown before the game, if you kept it.", metavar="HEX")
    ] = "",
    nonces: Annotated[
        str,
        typer.Option(
            help="What each seat brought, - for none; nothing at old tables.", metavar="LIST"
        ),
    ] = "",
    commits: Annotated[
        str,
        typer.Option(
            help="What each seat promised before, - for nothing, if you kept it.", metavar="LIST"
        ),
    ] = "",
    lang: Lang = None,
) -> None:
    """Check that chance was fair: every draw of a record against its seed, without any server."""
    record, state = load_any(file)
    words = Words(language(lang), record.game)
    claim = read_claim(seed, hash, nonces, commits, state.seats, words)
    told, is_fair = verified(record, claim, words)
    for line in told:
        print(line)
    raise typer.Exit(0 if is_fair else 1)


@app.command(epilog="Example: automatable rules duel MOV-06 --where")
def rules(
    game: GameName,
    wanted: Annotated[
        list[str] | None, typer.Argument(metavar="[ID or WORDS]", help="What to look for.")
    ] = None,
    where: Annotated[
        bool, typer.Option("--where", help="Also where they are stated, enforced and tested.")
    ] = False,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Find rules by id or by words; without either, all of them."""
    known = game_named(game)
    words = Words(language(lang))
    rulebook = known.rulebook_in(words.lang)
    found = _find_rules(rulebook, " ".join(wanted or []))
    places = [Places(known, rule.id, rulebook.lang) for rule in found] if where else []
    if as_json:
        told: list[dict[str, object]] = [
            {"id": rule.id, "section": rule.section, "text": rule.plain()} for rule in found
        ]
        for one, place in zip(told, places, strict=False):
            one |= place.as_json()
        print(json.dumps(told))
        return
    if not found:
        raise typer.Exit(complain(words.say("rules-none")))
    screen = Screen()
    if rulebook.lang != words.lang:
        screen.say(f"[faint]{words.say('rules-english')}[/]")
    section = ""
    for number, rule in enumerate(found):
        if rule.section != section:
            section = rule.section
            screen.say("", f"[title]{safe(section)}[/]")
        screen.say(f"  [number]{rule.id}[/] {safe(rule.plain())}")
        for line in places[number].lines(words) if where else []:
            screen.say_whole(f"    [faint]{safe(line)}[/]")


@app.command(epilog="Example: automatable games --json")
def games(as_json: Json = False, lang: Lang = None) -> None:
    """List the games."""
    found = [
        (name, game_named(name), Words(language(lang), game_named(name))) for name in game_names()
    ]
    if as_json:
        print(json.dumps([_fact_sheet(game, words) for _, game, words in found]))
        return
    screen = Screen()
    for name, game, words in found:
        screen.say(f"[title]{name}[/]  {words.say('game-name')}", f"  {words.say('game-tagline')}")
        for setting in game.settings:
            default = setting.show(setting.default)
            label = words.say(f"setting-{setting.name}")
            screen.say(f"  [faint]--set {setting.name}={default}[/]  {label}")
            for choice in setting.choices if isinstance(setting, Choice | Several) else ():
                about = words.say(f"setting-{setting.name}-{choice}")
                screen.say(f"      [faint]{setting.name}={choice}[/]  {about}")


@app.command(epilog="Example: automatable serve --port 8000")
def serve(
    host: Annotated[str, typer.Option(help="Address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port to listen on.", min=1, max=65535)] = 8083,
    store: Annotated[
        str | None,
        typer.Option(
            help="Where tables are kept: a file, or postgresql+psycopg://...", metavar="WHERE"
        ),
    ] = None,
    workers: Annotated[
        int, typer.Option(help="Worker processes; several need PostgreSQL.", min=1, max=64)
    ] = 1,
    public_url: Annotated[str, typer.Option(help="The address people use, if another.")] = "",
    away: Annotated[
        float,
        typer.Option(help="Seconds after which a seat that was left may get a bot.", min=0),
    ] = 120,
    proxies: Annotated[
        str,
        typer.Option(
            help="Addresses and networks of proxies that tell who a client is.", metavar="LIST"
        ),
    ] = "127.0.0.1,::1",
    hosts: Annotated[
        str,
        typer.Option(
            help="Names by which people reach it, beside that of the public URL.", metavar="LIST"
        ),
    ] = "",
    expire: Annotated[
        float, typer.Option(help="Days after which tables are deleted; 0: never.", min=0)
    ] = 0,
) -> None:
    """Serve tables to browsers and programs on the network."""
    with needed_by("serve"):
        from ..server.options import Options
        from ..server.serve import serve as serve_tables

    options = Options(_store_address(store), public_url, away, proxies, hosts, expire)
    serve_tables(host, port, workers, options)


def _store_address(given: str | None) -> str:
    from ..server.store import sqlite_address

    if given is not None and "://" in given:
        return given
    return sqlite_address(Path(given) if given else save_folder().parent / "tables.db")


@app.command(
    epilog="Example: automatable arena duel --seats greedy,random --games 200 --pair --out results"
)
def arena(
    game: GameName,
    seats: BotSeats = "greedy",
    games: Games = 100,
    pair: Pair = False,
    setting: Set = None,
    cards: Cards = None,
    seed: Seed = "arena",
    out: Out = None,
    jobs: Jobs = None,
    on: On = "local",
    report: Report = False,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Let bots play many games against each other, and see who wins how often."""
    with needed_by("arena"):
        from ..lab import commands
        from ..lab.arena import Means
        from ..lab.contest import make_contest

    rules = game_named(game)
    settings = agreed(rules, setting, {"cards": cards})
    contest = make_contest(game, listed(seats), games, pair, settings, seed)
    telling = commands.Telling(Words(language(lang), rules.at(settings)), _typed(), as_json, report)
    commands.say_rounded(games, contest, telling)
    raise typer.Exit(commands.arena(contest, Means(out, jobs, on), telling))


@app.command(
    epilog="Example: automatable lab duel --vary board=standard,short --seats greedy:50 --games 200"
)
def lab(
    game: GameName,
    vary: Annotated[
        str,
        typer.Option(
            help="The setting to compare and its values, the usual one first; files for cards."
            " Values with commas are separated by semicolons.",
            metavar="NAME=A,B",
        ),
    ],
    seats: BotSeats = "greedy",
    games: Games = 100,
    pair: Pair = False,
    setting: Set = None,
    cards: Cards = None,
    seed: Seed = "lab",
    out: Out = None,
    jobs: Jobs = None,
    on: On = "local",
    report: Report = False,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Compare settings, or cards, on the same seeds: what do they really change?"""
    with needed_by("lab"):
        from ..lab import commands
        from ..lab.arena import Means
        from ..lab.compare import make_variants

    rules = game_named(game)
    settings = agreed(rules, setting, {"cards": cards})
    ((key, text),) = read_settings([vary]).items()
    values = read_values(rules, key, text)
    variants = make_variants(key, values, game, listed(seats), games, pair, settings, seed)
    telling = commands.Telling(Words(language(lang), rules.at(settings)), _typed(), as_json, report)
    commands.say_rounded(games, variants[0].contest, telling)
    raise typer.Exit(commands.lab(key, variants, Means(out, jobs, on), telling))


def _typed() -> str:
    """The command line, to be typed again."""
    return shlex.join(["automatable", *sys.argv[1:]])


def _begun(game: Game[Any], path: Path, settings: dict[str, str]) -> tuple[Record, State]:
    """The game saved there, or a new one; a saved one keeps its settings."""
    if not is_there(path):
        new: State = game.listened(settings)
        return Record.of(new), new
    record, state = load(path)
    if record.game is not game:
        raise BadRecord(f"{path}: this is a game of {record.game.id}, not of {game.id}")
    if settings and game.given(game.new(settings)) != record.settings:
        raise BadSettings(
            f"{path} holds a game with other settings; leave out --set, or --save elsewhere"
        )
    return record, state


def _find_rules(rulebook: Rulebook, wanted: str) -> list[Rule]:
    if not wanted:
        return list(rulebook.rules.values())
    if any(character.isdigit() for character in wanted) and " " not in wanted:
        return [rulebook.rule(wanted)]
    return rulebook.search(wanted)


def _fact_sheet(game: Game[Any], words: Words) -> dict[str, object]:
    return {
        "game": game.id,
        "version": game.version,
        "name": words.say("game-name"),
        "tagline": words.say("game-tagline"),
        "settings": {setting.name: setting.show(setting.default) for setting in game.settings},
        "actions": list(game.catalogue.names),
    }
