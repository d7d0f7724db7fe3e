"""A comparison as a table and sentences, and as a page."""

import json
from collections.abc import Sequence
from pathlib import Path

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from . import plots
from .arena_show import grid, title
from .compare import RATES, Change, Comparison, Name, Variant
from .intervals import Interval
from .page import Page, Plot, Section, write_page
from .voice import Voice, bounds, number, percent

WHOLE = (3, 4, 5)  # columns that are never wrapped
WIDEST = 7  # tables that fit beside each other in a terminal


def show(found: Comparison, voice: Voice) -> RenderableType:
    """The whole comparison, ready to print."""
    parts: list[RenderableType] = [Text(_title(found, voice), style="bold")]
    for key in found.varied:
        if found.is_grid:
            parts.append(Text(key, style="bold"))
        shown = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0))
        for index, name in enumerate(_headings(found, key, voice)):
            shown.add_column(
                name,
                justify="right" if index else "left",
                overflow="fold",
                no_wrap=index in WHOLE,
                min_width=None if index in WHOLE else 9 if index else 12,
            )
        for change in found.changes:
            if change.key == key:
                shown.add_row(*_cells(found, change, voice))
        parts.append(shown)
    if found.is_grid and len(found.tables) <= WIDEST:
        parts += _every_table(found, voice)
    return Group(*parts, *[Text(line) for line in sentences(found, voice)])


def _every_table(found: Comparison, voice: Voice) -> list[RenderableType]:
    """The means at every table, which has a column, and a line that says which it is."""
    heads = [voice.say("lab-measure"), *[str(k) for k in range(1, len(found.tables) + 1)]]
    rows = [
        [
            _measure(name, voice),
            *[_amount(name, measured[name].middle, voice) for measured in found.tables.values()],
        ]
        for name in _measures(found)
    ]
    lines = [Text(f"{k} {label}") for k, label in enumerate(found.tables, 1)]
    return [Text(voice.say("lab-tables"), style="bold"), grid(heads, rows), *lines]


def sentences(found: Comparison, voice: Voice) -> list[str]:
    """The significant differences, then the others."""
    significant = [change for change in found.changes if change.difference.is_significant]
    said = [_sentence(change, voice) for change in significant]
    names = {(change.measure, change.of) for change in significant}
    others = [
        _name(change, voice) for change in found.changes if (change.measure, change.of) not in names
    ]
    if others:
        told = ", ".join(dict.fromkeys(others))
        said.append(voice.say("lab-insignificant-names", names=told))
    said.append(voice.say("lab-paired", deals=found.deals))
    if found.is_grid:
        said.append(voice.say("lab-grid"))
    if found.left_out:
        said.append(voice.say("lab-left-out", deals=found.left_out))
    return said


def write_report(path: Path, variants: Sequence[Variant], found: Comparison, voice: Voice) -> None:
    """Write the page of a comparison; raises BadFolder or MissingExtra."""
    again = {variant.label: variant.contest.plain() for variant in variants}
    key, *others = found.varied
    page = Page(
        _title(found, voice),
        _headings(found, key, voice),
        _rows(found, key, voice),
        sentences(found, voice),
        [_plot(found, measure, voice) for measure in _measures(found)],
        json.dumps(again, ensure_ascii=False),
        sections=[
            *[
                Section(each, "", _headings(found, each, voice), _rows(found, each, voice))
                for each in others
            ],
            _section(found, voice),
        ],
        name=key,
    )
    write_page(path, page, voice)


def _rows(found: Comparison, key: str, voice: Voice) -> list[list[str]]:
    return [_cells(found, change, voice) for change in found.changes if change.key == key]


def _section(found: Comparison, voice: Voice) -> Section:
    """The mean of every measure at every table."""
    names = _measures(found)
    rows = [
        [label, *[_amount(name, measured[name].middle, voice) for name in names]]
        for label, measured in found.tables.items()
    ]
    heads = [_measure(name, voice) for name in names]
    return Section(
        voice.say("lab-tables"),
        voice.say("lab-about-tables"),
        [voice.say("lab-table"), *heads],
        rows,
    )


def _title(found: Comparison, voice: Voice) -> str:
    varied = [f"{key} = {' / '.join(values)}" for key, values in found.varied.items()]
    return " · ".join([title(found.settings, voice), *varied])


def _headings(found: Comparison, key: str, voice: Voice) -> list[str]:
    first, *others = found.varied[key]
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
    name = change.measure, change.of
    after = _amount(name, change.after.middle, voice)
    if len(found.varied[change.key]) > 2:
        after = f"{change.label}: {after}"
    return [
        _name(change, voice),
        _amount(name, change.before.middle, voice),
        after,
        _signed(change, voice),
        _bounds(change, change.difference, voice),
        voice.say("lab-significant") if significant else voice.say("lab-insignificant"),
    ]


def _sentence(change: Change, voice: Voice) -> str:
    """A difference in words, such as: games are longer by 4.2 answers."""
    more = change.difference.middle > 0
    size = Interval(*sorted(abs(part) for part in change.difference))
    scale = _scale(change)
    return voice.say(
        f"lab-change-{change.measure}",
        value=f"{change.key}={change.label}",
        first=f"{change.key}={change.first}",
        bot=change.of,
        name=voice.say(change.of) if change.measure == "reached" else "",
        way="more" if more else "less",
        by=number(voice, scale * abs(change.difference.middle), 1 if scale > 1 else 2),
        bounds=voice.say(
            "lab-bounds",
            low=number(voice, scale * size[0], 1 if scale > 1 else 2),
            high=number(voice, scale * size[2], 1 if scale > 1 else 2),
        ),
    )


def _plot(found: Comparison, measure: Name, voice: Voice) -> Plot:
    changes = [change for change in found.changes if (change.measure, change.of) == measure]
    scale = _scale(changes[0])
    values = [Interval(*[scale * part for part in change.difference]) for change in changes]
    labels = [
        f"{change.key}={change.label}" if found.is_grid else change.label for change in changes
    ]
    about = voice.say("between-clauses").join(
        voice.say(
            "lab-about-change",
            value=label,
            difference=_signed(change, voice),
            bounds=_bounds(change, change.difference, voice),
        )
        for label, change in zip(labels, changes, strict=True)
    )
    firsts = " / ".join(dict.fromkeys(change.first for change in changes))
    axis = voice.say("lab-axis-difference", first=firsts)
    svg = plots.differences(labels, values, axis, voice)
    name = _name(changes[0], voice)
    return Plot(name if changes[0].measure == "bot" else name[:1].upper() + name[1:], svg, about)


def _measures(found: Comparison) -> list[Name]:
    return list(dict.fromkeys((change.measure, change.of) for change in found.changes))


def _name(change: Change, voice: Voice) -> str:
    return _measure((change.measure, change.of), voice)


def _measure(name: Name, voice: Voice) -> str:
    measure, of = name
    if measure == "reached":
        return voice.say(of)
    return voice.say(f"lab-measure-{measure}", bot=of)


def _scale(change: Change) -> float:
    return 100 if change.measure in RATES else 1


def _amount(name: Name, value: float, voice: Voice) -> str:
    return percent(voice, value) if name[0] in RATES else number(voice, value, 2)


def _signed(change: Change, voice: Voice) -> str:
    value = _scale(change) * change.difference.middle
    sign = "+" if value > 0 else ""
    return sign + number(voice, value, 1 if change.measure in RATES else 2)


def _bounds(change: Change, interval: Interval, voice: Voice) -> str:
    return bounds(voice, interval, _scale(change), 1 if change.measure in RATES else 2)
