"""`automatable arena` and `automatable lab`."""

import inspect
import shlex
import sys
from collections.abc import Callable
from dataclasses import dataclass, fields
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, get_type_hints

import typer

from ..bots import listed
from ..kernel.game import State
from ..kernel.registry import game as game_named
from ..kernel.seats import seat_letter
from ..words import Words, language
from .missing import needed_by
from .options import Cards, GameName, Json, Lang, Set
from .settings import agreed, read_settings, read_values, with_players

if TYPE_CHECKING:
    from ..lab.arena import Resources
    from ..lab.commands import Reporting
    from ..lab.trajectories import TrajectoryOptions

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
    typer.Option(
        "--pair/--no-pair",
        help="Play each deal several times, with the bots in every rotation of the seats, or once.",
    ),
]
Seed = Annotated[
    str,
    typer.Option(
        help="A text that decides all chance: the same text gives the same games.", metavar="TEXT"
    ),
]
Out = Annotated[
    Path | None,
    typer.Option(
        help="Keep results and records in this folder; continue if it already holds some."
    ),
]
Jobs = Annotated[
    int | None, typer.Option(help="How many processes; by default one for each core.", metavar="N")
]
On = Annotated[
    str,
    typer.Option(
        help="Where the games are played: local, or ray (see RAY_ADDRESS).", metavar="local|ray"
    ),
]
Csv = Annotated[
    bool,
    typer.Option("--csv", help="Print CSV for a spreadsheet; with --out, all games as well."),
]
Report = Annotated[bool, typer.Option("--report", help="Make a page with plots as well.")]


@dataclass(frozen=True)
class Contest:
    """What every contest is told."""

    seats: BotSeats = "greedy"
    games: Games = 100
    pair: Pair = True
    setting: Set = None
    cards: Cards = None
    seed: Seed = ""  # by default the name of the command
    out: Out = None
    jobs: Jobs = None
    on: On = "local"
    report: Report = False
    as_json: Json = False
    as_csv: Csv = False
    lang: Lang = None


def takes_contest(command: Callable[..., None]) -> Callable[..., None]:
    """A command that is given a contest, made of options beside the command's own parameters."""
    hints = get_type_hints(Contest, include_extras=True)
    names = [field.name for field in fields(Contest)]

    def run(**given: object) -> None:
        shared = Contest(**{name: given.pop(name) for name in names})  # type: ignore[arg-type]
        command(**given, contest=shared)

    own = [
        parameter
        for parameter in inspect.signature(command).parameters.values()
        if parameter.annotation is not Contest
    ]
    options = [
        inspect.Parameter(
            field.name,
            inspect.Parameter.KEYWORD_ONLY,
            default=command.__name__ if field.name == "seed" else field.default,
            annotation=hints[field.name],
        )
        for field in fields(Contest)
    ]
    run.__doc__ = command.__doc__
    run.__signature__ = inspect.Signature([*own, *options])  # type: ignore[attr-defined]
    run.__annotations__ = {each.name: each.annotation for each in [*own, *options]}
    return run


Trajectories = Annotated[
    bool,
    typer.Option(
        "--trajectories",
        help="Write every decision into OUT/trajectories.parquet: what a seat saw and answered.",
    ),
]


Reward = Annotated[
    str | None,
    typer.Option(
        help="What trajectories pay: outcome (by default), score, margin or shaped.",
        metavar="KIND",
    ),
]


Robin = Annotated[
    str | None,
    typer.Option(
        "--round-robin",
        help="Let every one of these bots play every other, N games each, and rate them all (Elo).",
        metavar="LIST",
    ),
]


@takes_contest
def arena(
    game: GameName,
    contest: Contest,
    round_robin: Robin = None,
    trajectories: Trajectories = False,
    reward: Reward = None,
) -> None:
    """Let bots play many games against each other, and see which wins how often."""
    with needed_by("arena"):
        from ..lab import commands
        from ..lab.contest import make_contest
        from ..lab.errors import BadContest
        from ..lab.round_robin import make_round_robin

    rules = game_named(game)
    settings = agreed(rules, contest.setting, {"cards": contest.cards})
    words = Words(language(contest.lang), rules.at(settings))
    reporting, resources = _reporting(contest, words), _resources(contest)
    if reward is not None and not trajectories:
        raise BadContest("rewards are told in trajectories: add --trajectories", "reward_alone")
    if round_robin is not None:
        if contest.seats != Contest.seats:
            raise BadContest("a round robin names its bots itself", "robin_seats")
        if trajectories:
            raise BadContest("a round robin writes no trajectories", "robin_trajectories")
        made_all = make_round_robin(
            game, listed(round_robin), contest.games, contest.pair, settings, contest.seed
        )
        commands.say_rounded(contest.games, next(iter(made_all.values())), reporting)
        raise typer.Exit(commands.round_robin(made_all, resources, reporting))
    bots = listed(contest.seats)
    settings = with_players(rules, settings, len(bots)) if len(bots) > 1 else settings
    made = make_contest(game, bots, contest.games, _pairs(contest, bots), settings, contest.seed)
    commands.say_rounded(contest.games, made, reporting)
    asked = _trajectories(contest, words, reward or "outcome") if trajectories else None
    raise typer.Exit(commands.arena(made, resources, reporting, asked))


def _pairs(contest: Contest, bots: list[str]) -> bool:
    """Whether deals are played in every rotation, which is in vain where all bots are alike."""
    return contest.pair and len(set(bots)) > 1


@takes_contest
def lab(
    game: GameName,
    vary: Annotated[
        list[str],
        typer.Option(
            help="A setting to compare and its values, the usual one first; files for cards."
            " Values with commas are separated by semicolons. Several settings make a grid.",
            metavar="NAME=A,B",
        ),
    ],
    contest: Contest,
) -> None:
    """Compare settings, or cards, on the same seeds: what do they really change?"""
    with needed_by("lab"):
        from ..lab import commands
        from ..lab.compare import make_variants

    rules = game_named(game)
    settings = agreed(rules, contest.setting, {"cards": contest.cards})
    varied = {key: read_values(rules, key, text) for key, text in read_settings(vary).items()}
    bots = listed(contest.seats)
    pair = _pairs(contest, bots)
    variants = make_variants(varied, game, bots, contest.games, pair, settings, contest.seed)
    reporting = _reporting(contest, Words(language(contest.lang), rules.at(settings)))
    commands.say_rounded(contest.games, variants[0].contest, reporting)
    raise typer.Exit(commands.lab(variants, _resources(contest), reporting))


def _trajectories(contest: Contest, words: Words, reward: str) -> "TrajectoryOptions":
    """How decisions are told; raises BadContest without a folder, or for an unknown reward."""
    from ..envs.rewards import KINDS, paying
    from ..lab.errors import BadContest
    from ..lab.trajectories import TrajectoryOptions
    from ..terminal.look import look

    if contest.out is None:
        raise BadContest("trajectories are written into a folder: name it by --out", "trajectories")
    if reward not in KINDS:
        known = ", ".join(KINDS)
        raise BadContest(
            f"no reward is named {reward!r}; there are: {known}",
            "reward",
            reward=reward,
            known=known,
        )

    def draw(state: State, seat: int) -> str:
        names = [seat_letter(each) for each in range(state.seats)]
        return "\n".join(look(state, seat, names, words).sentences())

    return TrajectoryOptions(draw, lambda state: paying(state, reward).paid, reward)


def _reporting(contest: Contest, words: Words) -> "Reporting":
    from ..lab.commands import Reporting
    from ..lab.errors import BadContest

    if contest.as_json and contest.as_csv:
        raise BadContest("results are printed as JSON or as CSV, not both", "forms")
    return Reporting(words, _typed(), contest.as_json, contest.report, contest.as_csv)


def _resources(contest: Contest) -> "Resources":
    from ..lab.arena import Resources

    return Resources(contest.out, contest.jobs, contest.on)


def _typed() -> str:
    """The command line, to be typed again."""
    return shlex.join(["automatable", *sys.argv[1:]])
