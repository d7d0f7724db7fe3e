"""`automatable puzzles` and `automatable daily`."""

import datetime
from pathlib import Path
from typing import Annotated, Any

import typer

from ..daily import BadDaily, Daily, DailyRun, check, daily, has_daily
from ..kernel.errors import AutomatableError
from ..kernel.game import Game
from ..kernel.registry import game as game_named
from ..puzzles import BadPuzzle, Puzzle, after, puzzle, puzzles
from ..puzzles.puzzle import read_file
from ..terminal.day import DailyPlay, outcome_text
from ..terminal.puzzle import PuzzlePlay
from ..terminal.scores import daily_scores, keep_scores, puzzle_scores, streak_after
from ..terminal.screen import Screen
from ..words import Words, language
from .choice import list_games
from .missing import needed_by
from .options import AnyGame, Lang, Plain

MINE, SELECT, CHECK = "mine", "select", "check"
LOCAL, RAY = "local", "ray"


What = Annotated[
    list[str] | None,
    typer.Argument(
        metavar="GAME [PUZZLE] | mine GAME | select GAME FILE... | check GAME",
        help="Solve puzzles of a game; without one, the games are listed. mine finds new ones,"
        " select chooses among those found, evenly over the ratings, check repeats the proofs.",
    ),
]
Out = Annotated[
    Path | None,
    typer.Option(
        help="mine: add puzzles to this file, and go on where it was left."
        " select: write them to this file."
    ),
]
On = Annotated[
    str,
    typer.Option(help="mine: where to look, local or ray (see RAY_ADDRESS).", metavar="local|ray"),
]


def solve(
    what: What = None,
    listing: Annotated[bool, typer.Option("--list", help="Print the puzzles there are.")] = False,
    out: Out = None,
    games: Annotated[
        int, typer.Option(help="mine: how many games to look at.", min=1, metavar="N")
    ] = 100,
    jobs: Annotated[int, typer.Option(help="mine: how many processes.", min=1, metavar="N")] = 1,
    on: On = LOCAL,
    count: Annotated[int, typer.Option(help="select: how many.", min=1, metavar="N")] = 60,
    lang: Lang = None,
    plain: Plain = None,
) -> None:
    """Solve puzzles: positions with a best line that is proven."""
    if not what:
        list_games("puzzles", puzzles, lang, plain)
        return
    verb, names = (what[0], what[1:]) if what[0] in (MINE, SELECT, CHECK) else ("", what)
    if not names or (verb in (MINE, CHECK) and names[1:]) or (not verb and names[2:]):
        raise BadPuzzle("a game is missing, or too much is given", "arguments")
    if on not in (LOCAL, RAY):
        raise BadPuzzle(f"--on {on} is neither local nor ray", "on", on=on)
    known = game_named(names[0])
    words, screen = Words(language(lang), known), Screen(plain)
    mined = Path(f"puzzles-{known.id}.jsonl")
    if verb == MINE:
        with needed_by("lab"):
            _mine(known, out or mined, games, jobs, on, screen, words)
        return
    if verb == SELECT:
        files = [Path(name) for name in names[1:]] or [mined]
        _select(known, files, count, out or Path(f"selected-{known.id}.jsonl"), screen, words)
        return
    found = puzzles(known)
    if not found:
        name = words.say("game-name")
        raise BadPuzzle(f"{known.id} has no puzzles yet", "none", game=name)
    if verb == CHECK:
        with needed_by("lab"):
            _check(found, screen, words)
    elif listing:
        _list(found, screen, words)
    else:
        _solve(found, puzzle(known, names[1]) if names[1:] else None, screen, words)


def _list(found: tuple[Puzzle, ...], screen: Screen, words: Words) -> None:
    for number, one in enumerate(found, 1):
        told = words.say("puzzle-of", number=number, count=len(found), level=str(one.rating))
        screen.say(f"  [number]{one.id}[/] {told}")


def _solve(found: tuple[Puzzle, ...], wanted: Puzzle | None, screen: Screen, words: Words) -> None:
    """One puzzle after the other, each as hard as suits, until the person has enough."""
    game = found[0].game.id
    while True:
        scores = puzzle_scores(game)
        one = wanted or _next(found, scores)
        if one is None:
            screen.say(words.say("puzzle-all-solved"))
            return
        number = found.index(one) + 1
        facts = {"number": number, "count": len(found), "level": str(one.rating)}
        screen.say("", f"[title]{words.say('puzzle-of', **facts)}[/]")
        play = PuzzlePlay(one, screen, words)
        goes_on = play.play() and wanted is None
        if play.outcome is not None:
            _count(game, one, scores, play.outcome)
            now = puzzle_scores(game)
            screen.say(words.say("puzzle-score", rating=now["rating"], streak=now["streak"]))
        if not goes_on:
            return


def _next(found: tuple[Puzzle, ...], scores: dict[str, Any]) -> Puzzle | None:
    tried = {*scores["solved"], *scores["missed"]}
    left = [one for one in found if one.id not in tried]
    left = left or [one for one in found if one.id not in scores["solved"]]
    return min(left, key=lambda one: abs(one.rating - scores["rating"]), default=None)


def _count(game: str, one: Puzzle, scores: dict[str, Any], is_solved: bool) -> None:
    """The first try of a puzzle counts."""
    if one.id not in scores["solved"] and one.id not in scores["missed"]:
        rating = after(scores["rating"], scores["played"], one.rating, is_solved)
        streak = scores["streak"] + 1 if is_solved else 0
        scores |= {"rating": rating, "played": scores["played"] + 1, "streak": streak}
    part = "solved" if is_solved else "missed"
    scores[part] = list(dict.fromkeys([*scores[part], one.id]))
    keep_scores(f"puzzles {game}", scores)


def _mine(
    game: Game[Any], path: Path, games: int, jobs: int, on: str, screen: Screen, words: Words
) -> None:
    """Mine with a bar that shows how far it is; Ctrl-C keeps all that was found."""
    from rich.progress import Progress

    from ..lab.on_ray import work_on_ray
    from ..puzzles.miner import mine, plan_of, work_here

    work = work_on_ray if on == RAY else work_here
    total = 0
    with Progress(console=screen.console, transient=True) as bar:
        task = bar.add_task(game.id, total=games)
        for number, count in mine(plan_of(game), path, games, jobs, work):
            total += count
            told = words.say("puzzle-mine-progress", number=number, found=total)
            bar.update(task, advance=1, description=told)
    screen.say(words.say("puzzle-mined", found=total, path=str(path)))


def _select(
    game: Game[Any], files: list[Path], count: int, out: Path, screen: Screen, words: Words
) -> None:
    """Choose among the puzzles of some files, and write them, easy ones first."""
    from ..puzzles.miner import chosen

    for path in files:
        if not path.exists():
            raise BadPuzzle(f"there is no {path}", "file", path=str(path))
    found = {one.id: one for path in files for one in read_file(game, path)}
    picked = chosen(found.values(), count)
    out.write_text("".join(f"{one.text()}\n" for one in picked), "utf-8")
    facts = {"count": len(picked), "found": len(found), "path": str(out)}
    screen.say(words.say("puzzle-selected", **facts))


def _check(found: tuple[Puzzle, ...], screen: Screen, words: Words) -> None:
    """Repeat every proof; the first that fails ends it."""
    from rich.progress import track

    from ..puzzles.check import check as check_puzzle

    failed = 0
    for one in track(found, found[0].game.id, console=screen.console, transient=True):
        try:
            check_puzzle(one, 10**9)
        except AssertionError as error:
            failed += 1
            screen.say(words.say("puzzle-check-failed", id=one.id, why=str(error)))
    if failed:
        raise typer.Exit(1)
    screen.say(words.say("puzzle-checked", count=len(found)))


def play_day(
    game: AnyGame = None,
    date: Annotated[
        str | None, typer.Option(help="Another day, which does not count.", metavar="YYYY-MM-DD")
    ] = None,
    verify: Annotated[
        str | None,
        typer.Option(help="Check that a game in short form is of that day.", metavar="WORD"),
    ] = None,
    lang: Lang = None,
    plain: Plain = None,
) -> None:
    """Play the challenge of the day: the same deal for everybody."""
    if game is None:
        list_games("daily", has_daily, lang, plain)
        return
    known = game_named(game)
    words, screen = Words(language(lang), known), Screen(plain)
    today = datetime.date.today().isoformat()
    day = date or today
    if verify is not None:
        _verify(known, verify, day, screen, words)
        return
    challenge, scores = daily(known, day), daily_scores(known.id)
    counts = day == today and scores["date"] != today
    screen.say(f"[title]{words.say('web-daily-of', game=words.say('game-name'), date=day)}[/]")
    if counts:
        screen.say(words.say("daily-rules"))
    elif scores["date"] == day:
        screen.say(words.say("daily-counted", outcome=scores["outcome"]))
    run = _begun(challenge, scores) if counts else DailyRun(challenge)
    if counts and run.given:
        screen.say(words.say("daily-begun", answers=len(run.given)))

    def keep() -> None:
        if counts:
            _keep_day(run, scores, words)

    if DailyPlay(run, screen, words, keep).play():
        streak = daily_scores(known.id)["streak"] if counts else 0
        _tell(run, words.say("web-daily-streak", days=streak) if streak else "", screen, words)


def _verify(game: Game[Any], word: str, day: str, screen: Screen, words: Words) -> None:
    """Whether somebody's game is of that day, and how it went; raises BadDaily if it is not."""
    run = check(word, day)
    there = run.daily.game.id
    if there != game.id:
        raise BadDaily(f"a game of {there}, not of {game.id}", "game", there=there, asked=game.id)
    screen.say(words.say("daily-verified", date=day))
    if outcome := run.outcome():
        screen.say(outcome_text(outcome, words))


def _begun(challenge: Daily, scores: dict[str, Any]) -> DailyRun:
    """Today's game as far as it was played: there is one try."""
    given = scores["given"] if scores["begun"] == challenge.date else []
    try:
        return DailyRun(challenge, given)
    except AutomatableError:  # the rules have changed since
        return DailyRun(challenge)


def _keep_day(run: DailyRun, scores: dict[str, Any], words: Words) -> None:
    """Keep how far the try that counts has got, or how it went."""
    day, outcome = run.daily.date, run.outcome()
    if outcome is None:
        kept = scores | {"begun": day, "given": run.given}
    else:
        days = streak_after(scores, day)
        kept = {"date": day, "outcome": outcome_text(outcome, words), "streak": days}
    keep_scores(f"daily {run.daily.game.id}", kept)


def _tell(run: DailyRun, streak: str, screen: Screen, words: Words) -> None:
    """The result, and a text to pass on with the whole game in it."""
    outcome = run.outcome()
    title = words.say("web-daily-of", game=words.say("game-name"), date=run.daily.date)
    lines = [f"Automatable {title}", outcome_text(outcome, words) if outcome else "", streak]
    screen.say("", words.say("daily-share"))
    for line in [*lines, f"automatable replay {run.word()}"]:
        if line:
            screen.say(line)
