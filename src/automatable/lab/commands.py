"""The commands `arena` and `lab`: play with a bar that tells how far it is, then say what shows."""

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
from .voice import Voice

INTERRUPTED = 130


@dataclass(frozen=True)
class Telling:
    """How people are told."""

    voice: Voice
    command: str  # as it was typed, to be typed again
    as_json: bool = False
    report: bool = False


class Stopped(Exception):
    """Somebody pressed Ctrl-C."""

    def __init__(self, done: int, games: int) -> None:
        super().__init__(done, games)
        self.done = done
        self.games = games


def arena(contest: Contest, means: Means, telling: Telling) -> int:
    """Play a contest and say what it shows; the exit status."""
    voice = telling.voice
    _check(means, telling)
    try:
        with _bar(telling) as tell:
            rows = carry_out(contest, means, tell)
    except Stopped as stopped:
        return _say_stopped(stopped, means, telling)
    found = summary(rows)
    page = _page(contest.game, "arena", means) if telling.report else None
    if page is not None:
        write_report(page, contest, rows, found, means.out and means.out / RECORDS, voice)
    notes = [voice.say("lab-legend")] if found.compares else []
    if means.out is not None:
        notes.append(_kept(means.out, voice))
    plain = {"contest": contest.plain(), **found.plain()}
    _print(show(contest, found, voice), notes, plain, page, telling)
    return 0


def lab(key: str, variants: Sequence[Variant], means: Means, telling: Telling) -> int:
    """Play all variants of a contest and say what differs; the exit status."""
    _check(means, telling)
    games = sum(variant.contest.games for variant in variants)
    rows: list[list[GameRow]] = []
    try:
        with _bar(telling) as tell:
            for place, variant in enumerate(variants, 1):
                own = means.within(variant.folder(place))
                before = sum(map(len, rows))
                rows.append(carry_out(variant.contest, own, _later(tell, before, games)))
    except Stopped as stopped:
        return _say_stopped(stopped, means, telling)
    found = compare(key, variants, rows)
    page = _page(variants[0].contest.game, "lab", means) if telling.report else None
    if page is not None:
        compare_show.write_report(page, variants, found, telling.voice)
    notes = [telling.voice.say("lab-legend-paired")]
    if means.out is not None:
        notes.append(_kept(means.out / variants[-1].folder(len(variants)), telling.voice))
    shown = compare_show.show(found, telling.voice)
    plain = {variant.label: variant.contest.plain() for variant in variants}
    _print(shown, notes, {"contests": plain, **found.plain()}, page, telling)
    return 0


def _kept(folder: Path, voice: Voice) -> str:
    record = folder / RECORDS / "000000.txt"
    return voice.say("lab-kept", table=str(folder / TABLE), record=str(record))


def _later(tell: Tell, before: int, games: int) -> Tell:
    """Telling about a part as a part of the whole."""
    return lambda done, _: tell(before + done, games)


def _check(means: Means, telling: Telling) -> None:
    """Find out before anybody plays what will be missing."""
    means.check()
    if telling.report:
        need("matplotlib", "lab")
        need("jinja2", "lab")


def say_rounded(asked: int, contest: Contest, telling: Telling) -> None:
    """Say if more games are played than were asked for."""
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
    """Where the report goes: to the results, else here."""
    return means.out / "report.html" if means.out is not None else Path(f"{game}-{kind}.html")


@contextmanager
def _bar(telling: Telling) -> Iterator[Tell]:
    """A bar on the terminal with the time left, nothing elsewhere; raises Stopped for Ctrl-C."""
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


def _say_stopped(stopped: Stopped, means: Means, telling: Telling) -> int:
    kept = "lab-stopped" if means.out is not None else "lab-stopped-unkept"
    line = telling.voice.say(kept, done=stopped.done, games=stopped.games, command=telling.command)
    print(line, file=sys.stderr)
    return INTERRUPTED
