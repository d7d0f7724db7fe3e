"""The commands `arena` and `lab`: play with a progress bar, then print the results."""

import json
import sys
from collections.abc import Iterator, Sequence
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
from . import compare_show
from .arena import Means, Tell, carry_out
from .arena_report import write_report
from .arena_show import show
from .compare import Variant, compare
from .contest import Contest, GameRow
from .results import RECORDS, TABLE
from .standings import summary
from .trajectories import Draw, write_trajectories
from .voice import Voice

INTERRUPTED = 130


@dataclass(frozen=True)
class Telling:
    """How results and progress are reported."""

    voice: Voice
    command: str  # the command as typed, for the user to repeat
    as_json: bool = False
    report: bool = False


class Stopped(Exception):
    """The user pressed Ctrl-C."""

    def __init__(self, done: int, games: int) -> None:
        super().__init__(done, games)
        self.done = done
        self.games = games


def arena(contest: Contest, means: Means, telling: Telling, draw: Draw | None = None) -> int:
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
    if draw is not None and means.out is not None:
        with bar(telling) as tell:
            written = write_trajectories(means.out, contest.games, draw, tell)
        notes.append(voice.say("lab-trajectories", path=str(written)))
    plain = {"contest": contest.plain(), **found.plain()}
    _print(show(contest, found, voice), notes, plain, page, telling)
    return 0


def lab(key: str, variants: Sequence[Variant], means: Means, telling: Telling) -> int:
    """Play all variants of a contest and print what differs; the exit status."""
    _check(means, telling)
    games = sum(variant.contest.games for variant in variants)
    rows: list[list[GameRow]] = []
    try:
        with bar(telling) as tell:
            for number, variant in enumerate(variants, 1):
                own = means.within(variant.folder(number))
                before = sum(map(len, rows))
                rows.append(carry_out(variant.contest, own, _later(tell, before, games)))
    except Stopped as stopped:
        return say_stopped(stopped, means, telling)
    found = compare(key, variants, rows)
    page = _page(variants[0].contest.game, "lab", means) if telling.report else None
    if page is not None:
        compare_show.write_report(page, variants, found, telling.voice)
    notes = [telling.voice.say("lab-legend-paired")]
    if means.out is not None:
        notes.append(kept(means.out / variants[-1].folder(len(variants)), telling.voice))
    shown = compare_show.show(found, telling.voice)
    plain = {variant.label: variant.contest.plain() for variant in variants}
    _print(shown, notes, {"contests": plain, **found.plain()}, page, telling)
    return 0


def kept(folder: Path, voice: Voice) -> str:
    """Where the results are."""
    record = folder / RECORDS / "000000.txt"
    return voice.say("lab-kept", table=str(folder / TABLE), record=str(record))


def _later(tell: Tell, before: int, games: int) -> Tell:
    """Progress within one part, as progress of the whole."""
    return lambda done, _: tell(before + done, games)


def _check(means: Means, telling: Telling) -> None:
    """Check before play that nothing is missing."""
    means.check()
    if telling.report:
        need("matplotlib", "lab")
        need("jinja2", "lab")


def say_rounded(asked: int, contest: Contest, telling: Telling) -> None:
    """Say so if more games are played than were asked for."""
    if contest.games != asked and not telling.as_json:
        line = telling.voice.say("lab-rounded", asked=asked, games=contest.games)
        print(line, file=sys.stderr)


def _print(
    shown: RenderableType,
    notes: list[str],
    plain: dict[str, Any],
    page: Path | None,
    telling: Telling,
) -> None:
    if telling.as_json:
        report = {} if page is None else {"report": str(page)}
        print(json.dumps({**plain, **report}, ensure_ascii=False))
        return
    console = Console(highlight=False, emoji=False, markup=False)
    console.print(shown)
    console.print()
    for note in notes:
        console.print(note, soft_wrap=True, style="dim")
    if page is not None:
        console.print(telling.voice.say("lab-report", path=str(page)), soft_wrap=True)


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
