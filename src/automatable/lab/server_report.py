"""What a benchmark of servers found, and how it is shown."""

from dataclasses import asdict, dataclass
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from .bench_report import Bar, Figure, Machine, Speed
from .bench_show import short, spread

COLUMNS = (
    ("answers", "answers/s"),
    ("p50_full", "p50 ms, full load"),
    ("p99_full", "p99 ms, full load"),
    ("p50", "p50 ms"),
    ("p99", "p99 ms"),
    ("idle_kb", "KB per idle table"),
    ("start", "start s"),
)


@dataclass(frozen=True)
class ServerFinding:
    """A figure that is held to a bar."""

    title: str
    figure: Figure
    bar: Bar

    @property
    def is_met(self) -> bool:
        """Whether the median is on the right side."""
        return self.bar.is_met(self.figure.median)

    def plain(self) -> dict[str, Any]:
        """The finding as plain JSON data."""
        return {
            "title": self.title,
            **self.figure.plain(),
            "bar": str(self.bar),
            "met": self.is_met,
        }


@dataclass(frozen=True)
class ServerReport:
    """All figures of one run."""

    version: str
    machine: Machine
    seconds: float  # of each load
    rounds: int
    tables: int
    speeds: tuple[Speed, ...]
    findings: tuple[ServerFinding, ...]

    def plain(self) -> dict[str, Any]:
        """The report as plain JSON data."""
        return {
            "version": self.version,
            "machine": asdict(self.machine),
            "seconds": self.seconds,
            "rounds": self.rounds,
            "tables": self.tables,
            "servers": [
                {
                    "server": speed.key,
                    "figures": {name: figure.plain() for name, figure in speed.figures.items()},
                    "absent": speed.absent,
                }
                for speed in self.speeds
            ],
            "bars": [finding.plain() for finding in self.findings],
        }


def show(report: ServerReport) -> RenderableType:
    """The whole report, ready to print."""
    machine = report.machine
    absent = [Text(f"{s.title}: not measured. {s.absent}") for s in report.speeds if s.absent]
    return Group(
        _figures(report),
        *absent,
        Text(),
        _bars(report),
        Text(f"automatable {report.version}, {machine.python}, {machine.cpu}, {machine.system}"),
        Text(f"{report.rounds} rounds, {report.seconds:g} s for each load of a round."),
    )


def _figures(report: ServerReport) -> Table:
    table = _table(f"{report.tables} tables held, median of the rounds (lowest–highest)")
    table.add_column("")
    servers = [speed for speed in report.speeds if not speed.absent]
    for speed in servers:
        table.add_column(speed.title, justify="right")
    for name, title in COLUMNS:
        figures = [speed.figures[name] for speed in servers]
        table.add_row(title, *[f"{short(f.median)} ({spread(f.low, f.high)})" for f in figures])
    return table


def _bars(report: ServerReport) -> Table:
    table = _table("Bars")
    for name in ("", "median", "spread", "bar", ""):
        table.add_column(name, justify="right" if name else "left")
    for found in report.findings:
        figure = found.figure
        table.add_row(
            found.title,
            short(figure.median),
            spread(figure.low, figure.high),
            str(found.bar).replace("at least", "≥").replace("at most", "≤"),
            Text("✓ met", "green") if found.is_met else Text("✗ missed", "bold red"),
        )
    return table


def _table(title: str) -> Table:
    return Table(title=title, title_justify="left", box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0))
