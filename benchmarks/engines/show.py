"""A benchmark report as tables for the terminal."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ..figures import bar_cells, new_table, short, spread
from .report import Report, Speed


def show(report: Report) -> RenderableType:
    """The whole report, ready to print."""
    parts: list[RenderableType] = [_speeds(report)]
    parts += [Text(f"{each.title}: not measured. {each.absent}") for each in _absent(report)]
    parts += [Text(_alike(report, game)) for game in report.games if _alike(report, game)]
    if report.findings:
        parts += [Text(), _ratios(report)]
    parts += [
        Text(),
        Text(f"automatable {report.version}, {report.machine}"),
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
    table = new_table("Per second, median of the rounds")
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
    table = new_table("Ratios within a round, median of the rounds")
    table.add_column("game")
    table.add_column("ratio")
    for name in ("median", "spread", "bar"):
        table.add_column(name, justify="right")
    table.add_column("")
    for finding in report.findings:
        cells = bar_cells(finding.figure, finding.bar)
        table.add_row(finding.game, finding.ratio.title, *cells)
    return table
