"""The commands `arena` and `lab`: play with a progress bar, then print the results."""

import json
import shlex
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import Console, RenderableType
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from ..kernel.extras import need
from . import compare_show, round_robin_show, spreadsheet
from .arena import Means, Tell, carry_out, carry_out_all
from .arena_report import write_report
from .arena_show import show
from .compare import Variant, compare
from .contest import Contest, GameRow
from .results import RECORDS, TABLE
from .round_robin import rank
from .spreadsheet import write_games
from .standings import summary
from .trajectories import Look, write_trajectories
from .voice import Voice

INTERRUPTED = 130


@dataclass(frozen=True)
class Telling:
    """How results and progress are reported."""

    voice: Voice
    command: str  # the command as typed, for the user to repeat
    as_json: bool = False
    report: bool = False
    as_csv: bool = False

    @property
    def is_for_people(self) -> bool:
        """Whether people read it, not a program."""
        return not self.as_json and not self.as_csv


class Stopped(Exception):
    """The user pressed Ctrl-C."""

    def __init__(self, done: int, games: int) -> None:
        super().__init__(done, games)
        self.done = done
        self.games = games


def arena(contest: Contest, means: Means, telling: Telling, look: Look | None = None) -> int:
    """Play a contest and print the results; the exit status."""
    voice = telling.voice
    _check(means, telling)
    try:
        with bar(telling) as tell:
            rows = carry_out(contest, means, tell)
    except Stopped as stopped:
        return say_stopped(stopped, means, telling)
    found = summary(rows)
    page = _page(contest.game, "arena", means) if telling.report else None
    if page is not None:
        write_report(page, contest, rows, found, means.out and means.out / RECORDS, voice)
    notes = [voice.say("lab-legend")] if found.compares else []
    if means.out is not None:
        notes.append(kept(means.out, voice))
    if look is not None and means.out is not None:
        with bar(telling) as tell:
            written = write_trajectories(means.out, contest.games, look, tell)
        notes.append(voice.say("lab-trajectories", path=str(written)))
    notes += _sheet({contest.game: rows}, means, telling)
    plain = {"contest": contest.plain(), **found.plain()}
    told = Report(show(contest, found, voice), notes, plain, spreadsheet.of_summary(found), page)
    _print(told, telling)
    return 0


def lab(variants: Sequence[Variant], means: Means, telling: Telling) -> int:
    """Play all variants of a contest and print what differs; the exit status."""
    _check(means, telling)
    contests = {one.folder(number): one.contest for number, one in enumerate(variants, 1)}
    try:
        with bar(telling) as tell:
            rows = carry_out_all(contests, means, tell)
    except Stopped as stopped:
        return say_stopped(stopped, means, telling)
    found = compare(variants, rows)
    page = _page(variants[0].contest.game, "lab", means) if telling.report else None
    if page is not None:
        compare_show.write_report(page, variants, found, telling.voice)
    notes = [telling.voice.say("lab-legend-paired")]
    if means.out is not None:
        notes.append(kept(means.out / variants[-1].folder(len(variants)), telling.voice))
    labels = [variant.label for variant in variants]
    notes += _sheet(dict(zip(labels, rows, strict=True)), means, telling)
    shown = compare_show.show(found, telling.voice)
    plain = {variant.label: variant.contest.plain() for variant in variants}
    lines = spreadsheet.of_comparison(found)
    _print(Report(shown, notes, {"contests": plain, **found.plain()}, lines, page), telling)
    return 0


def round_robin(contests: Mapping[str, Contest], means: Means, telling: Telling) -> int:
    """Play all contests of a round robin and print the table of all bots; the exit status."""
    voice = telling.voice
    _check(means, telling)
    try:
        with bar(telling) as tell:
            rows = carry_out_all(contests, means, tell)
    except Stopped as stopped:
        return say_stopped(stopped, means, telling)
    made = list(contests.values())
    found = rank(made, rows)
    page = _page(made[0].game, "round-robin", means) if telling.report else None
    if page is not None:
        round_robin_show.write_report(page, contests, found, voice)
    notes = [voice.say("lab-robin-legend")]
    if means.out is not None:
        notes.append(voice.say("lab-robin-folder", folder=str(means.out)))
    notes += _sheet(dict(zip(contests, rows, strict=True)), means, telling)
    plain = {name: contest.plain() for name, contest in contests.items()}
    shown, lines = round_robin_show.show(found, voice), spreadsheet.of_round_robin(found)
    _print(Report(shown, notes, {"contests": plain, **found.plain()}, lines, page), telling)
    return 0


def _sheet(rows: Mapping[str, Sequence[GameRow]], means: Means, telling: Telling) -> list[str]:
    """Write all games as CSV if that is wanted; a note about it."""
    if not telling.as_csv or means.out is None:
        return []
    return [telling.voice.say("lab-csv", path=str(write_games(means.out, rows)))]


def kept(folder: Path, voice: Voice) -> str:
    """Where the results are."""
    record = folder / RECORDS / "000000.txt"
    return voice.say("lab-kept", table=str(folder / TABLE), record=shlex.quote(str(record)))


def _check(means: Means, telling: Telling) -> None:
    """Check before play that nothing is missing."""
    means.check()
    if telling.report:
        need("matplotlib", "lab")
        need("jinja2", "lab")


def say_rounded(asked: int, contest: Contest, telling: Telling) -> None:
    """Say so if more games are played than were asked for."""
    if contest.games != asked and telling.is_for_people:
        line = telling.voice.say("lab-rounded", asked=asked, games=contest.games)
        print(line, file=sys.stderr)


@dataclass(frozen=True)
class Report:
    """Results in every form in which they are printed."""

    shown: RenderableType
    notes: Sequence[str]
    plain: dict[str, Any]
    lines: Sequence[spreadsheet.Line]
    page: Path | None


def _print(told: Report, telling: Telling) -> None:
    if telling.as_json:
        report = {} if told.page is None else {"report": str(told.page)}
        print(json.dumps({**told.plain, **report}, ensure_ascii=False))
        return
    if telling.as_csv:
        spreadsheet.print_csv(told.lines)
        return
    console = Console(highlight=False, emoji=False, markup=False)
    console.print(told.shown)
    console.print()
    for note in told.notes:
        print_note(console, note, "dim")
    if told.page is not None:
        print_note(console, telling.voice.say("lab-report", path=str(told.page)))


def print_note(console: Console, note: str, style: str = "") -> None:
    """Print a sentence, in a terminal without breaking words; a long path stays in one piece."""
    is_wrapped = console.is_terminal and max(map(len, note.split())) < console.width
    console.print(note, soft_wrap=not is_wrapped, style=style)


def _page(game: str, kind: str, means: Means) -> Path:
    """Where the report goes: beside the results, else into the current folder."""
    return means.out / "report.html" if means.out is not None else Path(f"{game}-{kind}.html")


@contextmanager
def bar(telling: Telling) -> Iterator[Tell]:
    """A progress bar with the time left, on terminals only; raises Stopped for Ctrl-C."""
    console = Console(stderr=True)
    progress = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn(telling.voice.say("lab-left")),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=telling.as_json or not console.is_terminal,
    )
    task = progress.add_task(telling.voice.say("lab-progress"), total=None)
    known = [0, 0]

    def tell(done: int, games: int) -> None:
        known[:] = [done, games]
        progress.update(task, completed=done, total=games)

    try:
        with progress:
            yield tell
    except KeyboardInterrupt:
        raise Stopped(known[0], known[1]) from None


def say_stopped(stopped: Stopped, means: Means, telling: Telling) -> int:
    """Tell how to go on after Ctrl-C; the exit status."""
    key = "lab-stopped" if means.out is not None else "lab-stopped-unkept"
    line = telling.voice.say(key, done=stopped.done, games=stopped.games, command=telling.command)
    print(line, file=sys.stderr)
    return INTERRUPTED
