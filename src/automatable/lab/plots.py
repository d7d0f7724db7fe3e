"""Plots as SVG that takes its colours from the page, for light and dark."""

import io
import re
from collections.abc import Callable, Iterable, Sequence
from math import ceil, floor, log10
from statistics import fmean, quantiles
from typing import Any

from ..kernel.extras import need
from .intervals import Interval
from .voice import Voice, tick

INK, FAINT = "#010203", "#040506"  # placeholders for the page's colours, see _page_colours
SERIES = tuple(f"#0708{k:02x}" for k in range(8))
SIZE = (4.6, 3.1)  # inches: readable on a phone, two beside each other elsewhere
LONGEST = 20  # characters of a name in a drawing; in words it stands beside it
STYLE = {
    "svg.fonttype": "none",  # text stays text
    "font.size": 12.5,
    "axes.edgecolor": FAINT,
    "axes.labelcolor": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.axisbelow": True,
    "text.color": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "grid.color": FAINT,
    "grid.linewidth": 0.6,
    "legend.frameon": False,
}

Draw = Callable[[Any], None]  # on matplotlib's axes


def drawn(draw: Draw, rows: int = 0) -> str:
    """The drawing as SVG; rows of bars take the room they need."""
    need("matplotlib", "lab").use("svg")
    pyplot = need("matplotlib.pyplot", "lab")
    height = max(1.5, 0.9 + 0.45 * rows) if rows else SIZE[1]
    with pyplot.rc_context(STYLE):
        figure, axes = pyplot.subplots(figsize=(SIZE[0], height), layout="constrained")
        draw(axes)
        text = io.StringIO()
        figure.savefig(text, format="svg", transparent=True, metadata={"Date": None})
        pyplot.close(figure)
    return _page_colours(text.getvalue())


def bars(
    names: Sequence[str],
    values: Sequence[Interval],
    label: str,
    voice: Voice,
    even: float | None = None,
    colours: Sequence[str] = SERIES,
) -> str:
    """A rate in percent for each name, with its bounds, and a line at equal rates."""

    def draw(axes: Any) -> None:
        for index, value in enumerate(values):
            middle, low, high = (100 * part for part in value)
            axes.barh(index, middle, color=colours[index % len(colours)], height=0.6, alpha=0.75)
            axes.errorbar(
                middle, index, xerr=[[middle - low], [high - middle]], color=INK, capsize=4
            )
        if even is not None:
            axes.axvline(100 * even, color=INK, linestyle=":", linewidth=1)
        axes.set_yticks(range(len(names)), _brief(names))
        axes.invert_yaxis()
        axes.set_xlim(0, 100)
        axes.set_xlabel(label)
        _write(axes.xaxis, voice)
        axes.grid(axis="x")

    return drawn(draw, len(names))


def times(names: Sequence[str], seconds: Sequence[float], label: str, voice: Voice) -> str:
    """A time for each name, on a logarithmic scale."""

    def draw(axes: Any) -> None:
        spent = [max(1e-5, 1000 * value) for value in seconds]  # a logarithmic scale has no zero
        for index, value in enumerate(spent):
            axes.barh(index, value, color=_colour(index), height=0.6, alpha=0.75)
        axes.set_xscale("log")
        axes.set_xlim(10 ** floor(log10(min(spent) / 2)), 10 ** ceil(log10(max(spent))))
        axes.set_yticks(range(len(names)), _brief(names))
        axes.invert_yaxis()
        axes.set_xlabel(label)
        _write(axes.xaxis, voice)
        axes.xaxis.set_minor_formatter(_ticker().NullFormatter())
        axes.grid(axis="x")

    return drawn(draw, len(names))


def histogram(groups: dict[str, Sequence[float]], label: str, share: str, voice: Voice) -> str:
    """How often each number occurs, in percent of its group."""
    every = [value for values in groups.values() for value in values]
    edges = _edges(every)

    def draw(axes: Any) -> None:
        axes.hist(
            list(groups.values()),
            bins=edges,
            weights=[[100 / len(values)] * len(values) for values in groups.values()],
            color=SERIES[: len(groups)],
            alpha=0.75,
            label=_brief(groups),
        )
        if len(groups) > 1:
            axes.legend(fontsize=11.5)
        axes.set_xlabel(label)
        axes.set_ylabel(share)
        axes.xaxis.set_major_locator(_ticker().MaxNLocator(8, integer=True, min_n_ticks=1))
        axes.locator_params(axis="y", nbins=5)
        _write(axes.xaxis, voice)
        _write(axes.yaxis, voice)
        axes.grid(axis="y")

    return drawn(draw)


def curves(lines: dict[str, list[list[float]]], label: str, hope: str, voice: Voice) -> str:
    """For each name the mean of many curves, and the band that holds eight of ten."""

    def draw(axes: Any) -> None:
        for index, (brief, runs) in enumerate(zip(_brief(lines), lines.values(), strict=True)):
            points = list(zip(*runs, strict=True))
            across = [100 * k / (len(points) - 1) for k in range(len(points))]
            if len(runs) > 9:
                tenths = [quantiles(point, n=10) for point in points]
                axes.fill_between(
                    across,
                    [tenth[0] / 10 for tenth in tenths],
                    [tenth[-1] / 10 for tenth in tenths],
                    color=_colour(index),
                    alpha=0.15,
                    linewidth=0,
                )
            means = [fmean(point) / 10 for point in points]
            style = ("-", "--", "-.", ":")[index % 4]
            axes.plot(across, means, style, color=_colour(index), linewidth=2, label=brief)
        axes.legend(fontsize=11.5)
        axes.set_xlim(0, 100)
        axes.set_ylim(0, 100)
        axes.set_xlabel(label)
        axes.set_ylabel(hope)
        _write(axes.xaxis, voice)
        _write(axes.yaxis, voice)
        axes.grid(axis="y")

    return drawn(draw)


def differences(
    names: Sequence[str],
    values: Sequence[Interval],
    label: str,
    voice: Voice,
    zero: float = 0.0,
) -> str:
    """A difference for each name, with its bounds, and a line at zero or whatever stands for it."""

    def draw(axes: Any) -> None:
        for index, value in enumerate(values):
            colour = INK if value.low <= zero <= value.high else _colour(0)
            axes.errorbar(
                value.middle,
                index,
                xerr=[[value.middle - value.low], [value.high - value.middle]],
                fmt="o",
                color=colour,
                capsize=4,
            )
        axes.axvline(zero, color=INK, linestyle=":", linewidth=1)
        axes.set_ylim(len(names) - 0.5, -0.5)
        axes.set_yticks(range(len(names)), _brief(names))
        axes.set_xlabel(label)
        _write(axes.xaxis, voice)
        axes.grid(axis="x")

    return drawn(draw, len(names))


def stretched(curve: Sequence[float], points: int = 21) -> list[float]:
    """A curve at evenly spaced points, by linear interpolation."""
    last = len(curve) - 1
    found = []
    for k in range(points):
        index = last * k / (points - 1)
        before = min(int(index), max(0, last - 1))
        after = min(before + 1, last)
        found.append(curve[before] + (curve[after] - curve[before]) * (index - before))
    return found


def _ticker() -> Any:
    return need("matplotlib.ticker", "lab")


def _brief(names: Iterable[str]) -> list[str]:
    """Names that leave room for what is drawn: of long ones both ends."""
    half = LONGEST // 2
    return [
        name if len(name) <= LONGEST else f"{name[: half - 1]}…{name[-half:]}" for name in names
    ]


def _write(axis: Any, voice: Voice) -> None:
    """Format the numbers of an axis for the language."""
    axis.set_major_formatter(_ticker().FuncFormatter(lambda value, _: tick(voice, value)))


def _edges(values: Sequence[float]) -> list[float]:
    """Bounds of bars around whole numbers, thirty bars at most."""
    low, high = min(values), max(values)
    width = max(1, -int(-(high - low + 1) // 30))
    edges = [low - 0.5]
    while edges[-1] < high:
        edges.append(edges[-1] + width)
    return edges


def _colour(index: int) -> str:
    return SERIES[index % len(SERIES)]


def _page_colours(svg: str) -> str:
    """The SVG without its file header, with colours taken from the page."""
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    svg = re.sub(r' id="[A-Za-z0-9.]+_\d+"', "", svg)  # unused, and not unique on a page
    svg = re.sub(r' (width|height)="[\d.]+pt"', "", svg, count=2)
    svg = re.sub(r"'DejaVu Sans'[^;\"]*", "system-ui, sans-serif", svg)
    svg = svg.replace(INK, "currentColor").replace(FAINT, "var(--faint)")
    for index, colour in enumerate(SERIES):
        svg = svg.replace(colour, f"var(--series-{index})")
    return svg
