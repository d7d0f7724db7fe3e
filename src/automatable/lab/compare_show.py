"""A comparison as a table and sentences, and as a page."""

import json
from collections.abc import Sequence
from pathlib import Path

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from . import plots
from .arena_show import title
from .compare import RATES, Change, Comparison, Variant
from .intervals import Interval
from .page import Page, Plot, write_page
from .voice import Voice, bounds, number, percent

WHOLE = (0, 3, 4, 5)  # columns that are never wrapped


def show(found: Comparison, voice: Voice) -> RenderableType:
    """The whole comparison, ready to print."""
    shown = Table(box=box.SIMPLE_HEAD)
    for index, name in enumerate(_headings(found, voice)):
        shown.add_column(name, justify="right" if index else "left", no_wrap=index in WHOLE)
    for change in found.changes:
        shown.add_row(*_cells(found, change, voice))
    heading = Text(_title(found, voice), style="bold")
    return Group(heading, shown, *[Text(line) for line in sentences(found, voice)])


def sentences(found: Comparison, voice: Voice) -> list[str]:
    """The significant differences, then the others."""
    said = [
        _sentence(found, change, voice)
        for change in found.changes
        if change.difference.is_significant
    ]
    significant = {
        (change.measure, change.bot) for change in found.changes if change.difference.is_significant
    }
    others = [
        _name(change, voice)
        for change in found.changes
        if (change.measure, change.bot) not in significant
    ]
    if others:
        names = ", ".join(dict.fromkeys(others))
        said.append(voice.say("lab-insignificant-names", names=names))
    said.append(voice.say("lab-paired", deals=found.deals))
    if found.left_out:
        said.append(voice.say("lab-left-out", deals=found.left_out))
    return said


def write_report(path: Path, variants: Sequence[Variant], found: Comparison, voice: Voice) -> None:
    """Write the page of a comparison; raises BadFolder or MissingExtra."""
    again = {variant.label: variant.contest.plain() for variant in variants}
    page = Page(
        _title(found, voice),
        _headings(found, voice),
        [_cells(found, change, voice) for change in found.changes],
        sentences(found, voice),
        [_plot(found, measure, voice) for measure in _measures(found)],
        json.dumps(again, ensure_ascii=False),
    )
    write_page(path, page, voice)


def _title(found: Comparison, voice: Voice) -> str:
    return f"{title(found.settings, voice)} · {found.key} = {' / '.join(found.labels)}"


def _headings(found: Comparison, voice: Voice) -> list[str]:
    first = found.labels[0]
    others = found.labels[1:]
    return [
        voice.say("lab-measure"),
        first,
        others[0] if len(others) == 1 else voice.say("lab-other-value"),
        voice.say("lab-difference"),
        voice.say("lab-difference-interval"),
        voice.say("lab-chance"),
    ]


def _cells(found: Comparison, change: Change, voice: Voice) -> list[str]:
    significant = change.difference.is_significant
    after = _amount(change, change.after.middle, voice)
    if len(found.labels) > 2:
        after = f"{change.label}: {after}"
    return [
        _name(change, voice),
        _amount(change, change.before.middle, voice),
        after,
        _signed(change, voice),
        _bounds(change, change.difference, voice),
        voice.say("lab-significant") if significant else voice.say("lab-insignificant"),
    ]


def _sentence(found: Comparison, change: Change, voice: Voice) -> str:
    """A difference in words, such as: games are longer by 4.2 answers."""
    more = change.difference.middle > 0
    size = Interval(*sorted(abs(part) for part in change.difference))
    scale = _scale(change)
    return voice.say(
        f"lab-change-{change.measure}",
        value=f"{found.key}={change.label}",
        first=f"{found.key}={found.labels[0]}",
        bot=change.bot,
        way="more" if more else "less",
        by=number(voice, scale * abs(change.difference.middle), 1 if scale > 1 else 2),
        bounds=voice.say(
            "lab-bounds",
            low=number(voice, scale * size[0], 1 if scale > 1 else 2),
            high=number(voice, scale * size[2], 1 if scale > 1 else 2),
        ),
    )


def _plot(found: Comparison, measure: tuple[str, str], voice: Voice) -> Plot:
    changes = [change for change in found.changes if (change.measure, change.bot) == measure]
    scale = _scale(changes[0])
    values = [Interval(*[scale * part for part in change.difference]) for change in changes]
    about = voice.say("between-clauses").join(
        voice.say(
            "lab-about-change",
            value=change.label,
            difference=_signed(change, voice),
            bounds=_bounds(change, change.difference, voice),
        )
        for change in changes
    )
    label = voice.say("lab-axis-difference", first=found.labels[0])
    svg = plots.differences([change.label for change in changes], values, label, voice)
    name = _name(changes[0], voice)
    return Plot(name if changes[0].bot else name.capitalize(), svg, about)


def _measures(found: Comparison) -> list[tuple[str, str]]:
    return list(dict.fromkeys((change.measure, change.bot) for change in found.changes))


def _name(change: Change, voice: Voice) -> str:
    return voice.say(f"lab-measure-{change.measure}", bot=change.bot)


def _scale(change: Change) -> float:
    return 100 if change.measure in RATES else 1


def _amount(change: Change, value: float, voice: Voice) -> str:
    return percent(voice, value) if change.measure in RATES else number(voice, value, 2)


def _signed(change: Change, voice: Voice) -> str:
    value = _scale(change) * change.difference.middle
    sign = "+" if value > 0 else ""
    return sign + number(voice, value, 1 if change.measure in RATES else 2)


def _bounds(change: Change, interval: Interval, voice: Voice) -> str:
    return bounds(voice, interval, _scale(change), 1 if change.measure in RATES else 2)
