"""A benchmark report as tables for the terminal."""

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from .bench_report import Finding, Report, Speed


def show(report: Report) -> RenderableType:
    """The whole report, ready to print."""
    parts: list[RenderableType] = [_speeds(report)]
    parts += [Text(f"{each.title}: not measured. {each.absent}") for each in _absent(report)]
    parts += [Text(_alike(report, game)) for game in report.games if _alike(report, game)]
    if report.findings:
        parts += [Text(), _ratios(report)]
    machine = report.machine
    parts += [
        Text(),
        Text(f"automatable {report.version}, {machine.python}, {machine.cpu}, {machine.system}"),
        Text(
            f"One core, {report.rounds} rounds, {report.seconds:g} s of processor time for each"
            " number of a round. Trust the ratios: they compare within a round."
        ),
    ]
    return Group(*parts)


def _absent(report: Report) -> list[Speed]:
    return [speed for speed in report.speeds if speed.absent]


def _alike(report: Report, game: str) -> str:
    alike = report.plays_alike(game)
    if alike is None:
        return ""
    if alike:
        return f"{game}: compiled and plain Python play the same games from the same seed."
    return f"{game}: compiled and plain Python DIFFER from the same seed. That is a bug."


def _speeds(report: Report) -> Table:
    table = _table("Per second, median of the rounds")
    table.add_column("")
    for name in ("decisions", "spread", "games", "clones", "loop", "bytes"):
        table.add_column(name, justify="right")
    for speed in report.speeds:
        if not speed.absent:
            decisions = speed.figures["decisions"]
            rates = {name: short(figure.median) for name, figure in speed.figures.items()}
            table.add_row(
                speed.title,
                rates["decisions"],
                spread(decisions.low, decisions.high),
                *[rates.get(name, "") for name in ("games", "clones", "loop")],
                str(speed.facts.get("bytes", "")),
            )
    return table


def _ratios(report: Report) -> Table:
    table = _table("Ratios within a round, median of the rounds")
    table.add_column("game")
    table.add_column("ratio")
    for name in ("median", "spread", "bar"):
        table.add_column(name, justify="right")
    table.add_column("")
    for finding in report.findings:
        figure = finding.figure
        table.add_row(
            finding.game,
            finding.ratio.title,
            f"{figure.median:.2f}",
            f"{figure.low:.2f}–{figure.high:.2f}",
            _bar(finding),
            _mark(finding),
        )
    return table


def _table(title: str) -> Table:
    return Table(title=title, title_justify="left", box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0))


def _bar(finding: Finding) -> str:
    return str(finding.bar or "").replace("at least", "≥").replace("at most", "≤")


def _mark(finding: Finding) -> Text:
    if finding.is_met is None:
        return Text()
    return Text("✓ met", "green") if finding.is_met else Text("✗ missed", "bold red")


def short(number: float) -> str:
    """A number to three digits: 3.45 M, 874 k, 17.4."""
    for size, letter in ((1e6, " M"), (1e3, " k"), (1.0, "")):
        if number >= size:
            digits = number / size
            return f"{digits:.0f}{letter}" if digits >= 100 else f"{digits:.3g}{letter}"
    return f"{number:.3g}"


def spread(low: float, high: float) -> str:
    """A range of numbers, the unit said once if it is the same."""
    first, last = short(low), short(high)
    unit = last.partition(" ")[2]
    return f"{first.removesuffix(unit).rstrip()}–{last}" if unit else f"{first}–{last}"
