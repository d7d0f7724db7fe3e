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
from .arena import Resources, Tell, carry_out, carry_out_all
from .arena_report import write_report
from .arena_show import show
from .compare import Variant, compare
from .contest import Contest, GameRow
from .results import RECORDS, TABLE
from .round_robin import rank
from .spreadsheet import write_games
from .standings import summary
from .trajectories import TrajectoryOptions, write_trajectories
from .voice import Voice

INTERRUPTED = 130
WIDEST = 500  # columns of a table, where there is room


@dataclass(frozen=True)
class Reporting:
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


def arena(
    contest: Contest,
    resources: Resources,
    reporting: Reporting,
    trajectories: TrajectoryOptions | None = None,
) -> int:
    """Play a contest and print the results; the exit status."""
    voice = reporting.voice
    _check(resources, reporting)
    try:
        with bar(reporting) as tell:
            rows = carry_out(contest, resources, tell)
    except Stopped as stopped:
        return say_stopped(stopped, resources, reporting)
    found = summary(rows)
    page = _page(contest.game, "arena", resources) if reporting.report else None
    if page is not None:
        write_report(page, contest, rows, found, resources.out and resources.out / RECORDS, voice)
    notes = [voice.say("lab-legend")] if found.compares else []
    if resources.out is not None:
        notes.append(kept(resources.out, voice))
    if trajectories is not None and resources.out is not None:
        with bar(reporting) as tell:
            written = write_trajectories(resources.out, contest.games, trajectories, tell)
        notes.append(voice.say("lab-trajectories", path=str(written)))
    notes += _sheet({contest.game: rows}, resources, reporting)
    plain = {"contest": contest.plain(), **found.plain()}
    told = Report(show(contest, found, voice), notes, plain, spreadsheet.of_summary(found), page)
    _print(told, reporting)
    return 0


def lab(variants: Sequence[Variant], resources: Resources, reporting: Reporting) -> int:
    """Play all variants of a contest and print what differs; the exit status."""
    _check(resources, reporting)
    contests = {one.folder(number): one.contest for number, one in enumerate(variants, 1)}
    try:
        with bar(reporting) as tell:
            rows = carry_out_all(contests, resources, tell)
    except Stopped as stopped:
        return say_stopped(stopped, resources, reporting)
    found = compare(variants, rows)
    page = _page(variants[0].contest.game, "lab", resources) if reporting.report else None
    if page is not None:
        compare_show.write_report(page, variants, found, reporting.voice)
    notes = [reporting.voice.say("lab-legend-paired")]
    if resources.out is not None:
        notes.append(kept(resources.out / variants[-1].folder(len(variants)), reporting.voice))
    labels = [variant.label for variant in variants]
    notes += _sheet(dict(zip(labels, rows, strict=True)), resources, reporting)
    shown = compare_show.show(found, reporting.voice)
    plain = {variant.label: variant.contest.plain() for variant in variants}
    lines = spreadsheet.of_comparison(found)
    _print(Report(shown, notes, {"contests": plain, **found.plain()}, lines, page), reporting)
    return 0


def round_robin(contests: Mapping[str, Contest], resources: Resources, reporting: Reporting) -> int:
    """Play all contests of a round robin and print the table of all bots; the exit status."""
    voice = reporting.voice
    _check(resources, reporting)
    try:
        with bar(reporting) as tell:
            rows = carry_out_all(contests, resources, tell)
    except Stopped as stopped:
        return say_stopped(stopped, resources, reporting)
    made = list(contests.values())
    found = rank(made, rows)
    page = _page(made[0].game, "round-robin", resources) if reporting.report else None
    if page is not None:
        round_robin_show.write_report(page, contests, found, voice)
    notes = [voice.say("lab-robin-legend")]
    if resources.out is not None:
        notes.append(voice.say("lab-robin-folder", folder=str(resources.out)))
    notes += _sheet(dict(zip(contests, rows, strict=True)), resources, reporting)
    plain = {name: contest.plain() for name, contest in contests.items()}
    shown, lines = round_robin_show.show(found, voice), spreadsheet.of_round_robin(found)
    _print(Report(shown, notes, {"contests": plain, **found.plain()}, lines, page), reporting)
    return 0


def _sheet(
    rows: Mapping[str, Sequence[GameRow]], resources: Resources, reporting: Reporting
) -> list[str]:
    """Write all games as CSV if that is wanted; a note about it."""
    if not reporting.as_csv or resources.out is None:
        return []
    return [reporting.voice.say("lab-csv", path=str(write_games(resources.out, rows)))]


def kept(folder: Path, voice: Voice) -> str:
    """Where the results are."""
    record = folder / RECORDS / "000000.txt"
    return voice.say("lab-kept", table=str(folder / TABLE), record=shlex.quote(str(record)))


def _check(resources: Resources, reporting: Reporting) -> None:
    """Check before play that nothing is missing."""
    resources.check()
    if reporting.report:
        need("matplotlib", "lab")
        need("jinja2", "lab")


def say_rounded(asked: int, contest: Contest, reporting: Reporting) -> None:
    """Say so if more games are played than were asked for."""
    if contest.games != asked and reporting.is_for_people:
        line = reporting.voice.say("lab-rounded", asked=asked, games=contest.games)
        print(line, file=sys.stderr)


@dataclass(frozen=True)
class Report:
    """Results in every form in which they are printed."""

    shown: RenderableType
    notes: Sequence[str]
    plain: dict[str, Any]
    lines: Sequence[spreadsheet.Line]
    page: Path | None


def _print(told: Report, reporting: Reporting) -> None:
    if reporting.as_json:
        report = {} if told.page is None else {"report": str(told.page)}
        print(json.dumps({**told.plain, **report}, ensure_ascii=False))
        return
    if reporting.as_csv:
        spreadsheet.print_csv(told.lines)
        return
    console = Console(highlight=False, emoji=False, markup=False)
    needed = console.measure(told.shown, options=console.options.update_width(WIDEST)).minimum
    console.width = max(console.width, needed)  # rows that a terminal breaks are still complete
    console.print(told.shown)
    console.print()
    for note in told.notes:
        print_note(console, note, "dim")
    if told.page is not None:
        print_note(console, reporting.voice.say("lab-report", path=str(told.page)))


def print_note(console: Console, note: str, style: str = "") -> None:
    """Print a sentence, in a terminal without breaking words; a long path stays in one piece."""
    is_wrapped = console.is_terminal and max(map(len, note.split())) < console.width
    console.print(note, soft_wrap=not is_wrapped, style=style)


def _page(game: str, kind: str, resources: Resources) -> Path:
    """Where the report goes: beside the results, else into the current folder."""
    return (
        resources.out / "report.html" if resources.out is not None else Path(f"{game}-{kind}.html")
    )


@contextmanager
def bar(reporting: Reporting) -> Iterator[Tell]:
    """A progress bar with the time left, on terminals only; raises Stopped for Ctrl-C."""
    console = Console(stderr=True)
    progress = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn(reporting.voice.say("lab-left")),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=reporting.as_json or not console.is_terminal,
    )
    task = progress.add_task(reporting.voice.say("lab-progress"), total=None)
    known = [0, 0]

    def tell(done: int, games: int) -> None:
        known[:] = [done, games]
        progress.update(task, completed=done, total=games)

    try:
        with progress:
            yield tell
    except KeyboardInterrupt:
        raise Stopped(known[0], known[1]) from None


def say_stopped(stopped: Stopped, resources: Resources, reporting: Reporting) -> int:
    """Tell how to go on after Ctrl-C; the exit status."""
    key = "lab-stopped" if resources.out is not None else "lab-stopped-unkept"
    line = reporting.voice.say(
        key, done=stopped.done, games=stopped.games, command=reporting.command
    )
    print(line, file=sys.stderr)
    return INTERRUPTED
