"""What the measurements of a run found, and how it is printed."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from automatable import __version__

from ..figures import Bar, Figure, Machine, Tell, Unmeasured, bar_cells, new_table, short, spread_of
from .measurements import Measurement, Rates
from .servers import OURS, Contender


@dataclass(frozen=True)
class Held:
    """A figure that is held to a bar."""

    title: str
    figure: Figure
    bar: Bar

    def plain(self) -> dict[str, Any]:
        """The same as plain JSON data."""
        met = self.bar.is_met(self.figure.median)
        return {"title": self.title, **self.figure.plain(), "bar": str(self.bar), "met": met}


@dataclass(frozen=True)
class Found:
    """What one measurement found: figures by server, ratios, bars, and what is missing."""

    measurement: Measurement
    servers: dict[str, dict[str, Figure]]
    ratios: dict[str, Figure]  # of our measures to the peer's, within a round
    absent: dict[str, str]  # by server, why it was not measured

    def held(self) -> list[Held]:
        """The figures that have a bar."""
        ours = self.servers.get(OURS.name, {})
        own = [Held(name, ours[name], bar) for name, bar in self.measurement.bars.items() if ours]
        others = (self.measurement.ratios or {}).items()
        return own + [
            Held(f"{name} / peer", self.ratios[name], bar)
            for name, bar in others
            if name in self.ratios
        ]

    def plain(self) -> dict[str, Any]:
        """The same as plain JSON data."""
        return {
            "measurement": self.measurement.name,
            "title": self.measurement.title,
            "servers": {
                server: {name: figure.plain() for name, figure in figures.items()}
                for server, figures in self.servers.items()
            },
            "ratios": {name: figure.plain() for name, figure in self.ratios.items()},
            "bars": [held.plain() for held in self.held()],
            "absent": self.absent,
        }


@dataclass(frozen=True)
class Report:
    """All measurements of one run."""

    machine: Machine
    seconds: float  # of each load
    rounds: int
    found: tuple[Found, ...]

    def plain(self) -> dict[str, Any]:
        """The report as plain JSON data."""
        return {
            "version": __version__,
            "machine": asdict(self.machine),
            "seconds": self.seconds,
            "rounds": self.rounds,
            "measurements": [each.plain() for each in self.found],
        }


def run(
    measurements: Sequence[Measurement],
    seconds: float,
    rounds: int,
    peer: Contender | None,
    tell: Tell = lambda what, done, of: None,
) -> Report:
    """Try everything that often, the servers taking turns within each round."""
    contenders = [OURS] if peer is None else [OURS, peer]
    measured: dict[str, list[dict[str, Rates]]] = {
        measurement.name: [] for measurement in measurements
    }
    absent: dict[str, dict[str, str]] = {measurement.name: {} for measurement in measurements}
    turns = [(measurement, number) for number in range(rounds) for measurement in measurements]
    for done, (measurement, number) in enumerate(turns):
        tell(f"{measurement.name}, round {number + 1}", done, len(turns))
        rates: dict[str, Rates] = {}
        for contender in contenders if measurement.with_peer else [OURS]:
            if contender.name not in absent[measurement.name]:
                try:
                    rates[contender.name] = measurement.measure(contender, seconds)
                except Unmeasured as reason:
                    absent[measurement.name][contender.name] = str(reason)
        measured[measurement.name].append(rates)
    found = tuple(
        _found(measurement, measured[measurement.name], absent[measurement.name])
        for measurement in measurements
    )
    return Report(Machine.here(), seconds, rounds, found)


def _found(
    measurement: Measurement, rounds: list[dict[str, Rates]], absent: dict[str, str]
) -> Found:
    """The figures of the servers that were measured in every round, and their ratios."""
    servers = {
        server: {name: Figure(tuple(rates[server][name] for rates in rounds)) for name in measures}
        for server, measures in rounds[0].items()
        if server not in absent
    }
    ratios = {}
    if len(servers) == 2:
        ours, peer = servers.values()
        ratios = {name: _ratio(figure, peer[name]) for name, figure in ours.items()}
    return Found(measurement, servers, ratios, absent)


def _ratio(over: Figure, under: Figure) -> Figure:
    return Figure(tuple(a / b for a, b in zip(over.rounds, under.rounds, strict=True)))


def show(report: Report) -> RenderableType:
    """The whole report, ready to print."""
    parts: list[RenderableType] = []
    for found in report.found:
        parts += [_figures(found)] if found.servers else [Text(found.measurement.name)]
        parts += _absent(found)
    return Group(
        *parts,
        _bars(report),
        Text(f"automatable {__version__}, {report.machine}"),
        Text(
            f"{report.rounds} rounds, {report.seconds:g} s for each load; medians"
            " (lowest–highest). Ratios compare within a round."
        ),
    )


def _figures(found: Found) -> Table:
    table = new_table(f"{found.measurement.name}: {found.measurement.title}")
    table.add_column("")
    for server in found.servers:
        table.add_column(server, justify="right")
    if found.ratios:
        table.add_column("ratio", justify="right")
    for name in next(iter(found.servers.values())):
        figures = [figures[name] for figures in found.servers.values()]
        figures += [found.ratios[name]] if found.ratios else []
        table.add_row(name, *map(_cell, figures))
    return table


def _cell(figure: Figure) -> str:
    around = spread_of(figure)
    return f"{short(figure.median)} ({around})" if around else short(figure.median)


def _absent(found: Found) -> list[Text]:
    return [Text(f"{name}: not measured. {why}") for name, why in found.absent.items()]


def _bars(report: Report) -> Table:
    table = new_table("Bars")
    for name in ("measurement", "figure", "median", "spread", "bar", ""):
        table.add_column(name, justify="left" if name in ("measurement", "figure") else "right")
    for found in report.found:
        for held in found.held():
            table.add_row(found.measurement.name, held.title, *bar_cells(held.figure, held.bar))
    return table
