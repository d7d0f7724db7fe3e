"""`automatable play` and `automatable replay`."""

from pathlib import Path
from typing import Annotated, Any

import typer

from ..bots import listed
from ..kernel.compact import compact
from ..kernel.errors import BadRecord, BadSettings
from ..kernel.game import Game, State
from ..kernel.record import Record
from ..kernel.registry import game as game_named
from ..lessons import lessons
from ..match import Match, Nature
from ..terminal.newcomer import is_newcomer, remember_player
from ..terminal.occupants import check_programs, make_bots, read_occupants, seated
from ..terminal.play import Play
from ..terminal.play import play as play_on
from ..terminal.replay import Replay, read_viewer
from ..terminal.saves import check_writable, is_there, latest_save, load, load_any, new_save
from ..terminal.screen import Screen
from ..words import Words, language
from .options import Cards, GameName, Lang, Plain, RecordFile, Set
from .settings import agreed, with_players

Seats = Annotated[
    str | None,
    typer.Option(
        help="Who sits where: human, human:NAME, random, greedy, rollout, search, strong,"
        " rollout:500 (playouts), rollout:0.5s (seconds), program:COMMAND, program:2s:COMMAND.",
        metavar="LIST",
    ),
]
Arena = Annotated[Path | None, typer.Option(help="Your own arena, where the game takes one.")]
Seed = Annotated[
    str | None,
    typer.Option(
        help="A text that decides all chance: the same text gives the same game.",
        metavar="TEXT",
    ),
]
Save = Annotated[
    Path | None,
    typer.Option(help="Save to this file after every answer; if it exists, continue its game."),
]
Resume = Annotated[bool, typer.Option("--resume", help="Continue the last unfinished game.")]
Hints = Annotated[
    bool, typer.Option("--hints/--no-hints", help="Whether you may ask a bot for hints.")
]
Auto = Annotated[
    bool,
    typer.Option("--auto/--no-auto", help="Give the answer for you where only one is possible."),
]


def play(
    game: GameName,
    seats: Seats = None,
    setting: Set = None,
    cards: Cards = None,
    arena: Arena = None,
    seed: Seed = None,
    save: Save = None,
    resume: Resume = False,
    hints: Hints = True,
    auto: Auto = True,
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
    occupants = read_occupants(seats, state.seats) if seats else seated(record.seats, state.seats)
    if not seats:
        check_programs(occupants)
    record.seats = {seat: occupant.text for seat, occupant in enumerate(occupants)}
    nature = Nature() if seed is None else Nature.of_text(seed)
    screen = Screen(plain)
    match = Match(record, nature, state)
    table = Play(match, occupants, make_bots(occupants, seed), screen, words)
    table.path = path
    table.hints = hints
    table.auto = auto
    if state.result is None:
        check_writable(path)
    if table.people and not is_there(path):
        table.greeting = _greeting(rules, words)
    raise typer.Exit(play_on(table))


def _greeting(game: Game[Any], words: Words) -> str:
    """How to learn the game, told to a newcomer once; where it cannot be kept, not at all."""
    if not lessons(game) or not is_newcomer(game.id) or not remember_player(game.id):
        return ""
    return words.say("play-learn-first", command=words.typed(f"automatable learn {game.id}"))


def _begun(game: Game[Any], path: Path, settings: dict[str, str]) -> tuple[Record, State]:
    """The game saved there, or a new one; a saved one keeps its settings."""
    if not is_there(path):
        new: State = game.listened(settings)
        return Record.of(new), new
    record, state = load(path)
    if record.game.id != game.id:
        raise BadRecord(
            f"{path}: this is a game of {record.game.id}, not of {game.id}",
            "game",
            path=str(path),
            there=record.game.id,
            asked=game.id,
        )
    if settings and game.settings_of(game.new(settings)) != record.settings:
        raise BadSettings(
            f"{path} holds a game with other settings; leave out --set, or --save elsewhere",
            "saved",
            path=str(path),
        )
    return record, state


def replay(
    file: RecordFile,
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
