"""Figures measured in rounds, the bars they must meet, and how both are printed."""

import platform
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any, TypeAlias

from rich import box
from rich.console import Console
from rich.progress import Progress
from rich.table import Table
from rich.text import Text

Tell: TypeAlias = Callable[
    [str, int, int], None
]  # what is measured, how much is done, how much in all


class Unmeasured(Exception):
    """Something could not be measured; the message is one line that says why."""


@dataclass(frozen=True)
class Figure:
    """A number measured once in each round."""

    rounds: tuple[float, ...]

    @property
    def median(self) -> float:
        """The number to quote."""
        return median(self.rounds)

    @property
    def low(self) -> float:
        """The lowest of the rounds."""
        return min(self.rounds)

    @property
    def high(self) -> float:
        """The highest of the rounds."""
        return max(self.rounds)

    def plain(self) -> dict[str, Any]:
        """The figure as plain JSON data."""
        return {
            "median": self.median,
            "low": self.low,
            "high": self.high,
            "rounds": list(self.rounds),
        }


@dataclass(frozen=True)
class Bar:
    """The lowest or highest value that a figure must meet."""

    at_least: float | None = None
    at_most: float | None = None

    def is_met(self, value: float) -> bool:
        """Whether the value is on the right side."""
        above = self.at_least is None or value >= self.at_least
        return above and (self.at_most is None or value <= self.at_most)

    def __str__(self) -> str:
        low = [] if self.at_least is None else [f"at least {self.at_least:g}"]
        high = [] if self.at_most is None else [f"at most {self.at_most:g}"]
        return ", ".join(low + high)


@dataclass(frozen=True)
class Machine:
    """The machine that was measured."""

    cpu: str
    system: str
    python: str

    @staticmethod
    def here() -> "Machine":
        """This machine."""
        python = f"{platform.python_implementation()} {platform.python_version()}"
        return Machine(_cpu(), f"{platform.system()} {platform.machine()}", python)

    def __str__(self) -> str:
        return f"{self.python}, {self.cpu}, {self.system}"


def _cpu() -> str:
    info = Path("/proc/cpuinfo")
    if info.exists():
        for line in info.read_text("utf-8", "replace").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def measured(run: Callable[[Tell], Any]) -> Any:
    """The result of a run that shows a progress bar."""
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("")
        return run(
            lambda what, done, of: bar.update(task, description=what, completed=done, total=of)
        )


def new_table(title: str) -> Table:
    """An empty table in the style of all reports."""
    return Table(title=title, title_justify="left", box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0))


def bar_cells(figure: Figure, bar: Bar | None) -> tuple[str, str, str, Text]:
    """A figure, its spread, its bar, and whether it is met."""
    middle, around = short(figure.median), spread_of(figure)
    if bar is None:
        return middle, around, "", Text()
    met = bar.is_met(figure.median)
    mark = Text("✓ met", "green") if met else Text("✗ missed", "bold red")
    return middle, around, str(bar).replace("at least", "≥").replace("at most", "≤"), mark


def spread_of(figure: Figure) -> str:
    """The spread of a figure; one round has none."""
    return spread(figure.low, figure.high) if len(figure.rounds) > 1 else ""


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
