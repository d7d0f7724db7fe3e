"""What a benchmark found: speeds, ratios within each round, and the bars they are held to."""

from dataclasses import asdict, dataclass, field
from typing import Any, TypeAlias

from ..figures import Bar, Figure, Machine

Rates: TypeAlias = dict[str, float]  # by measure
Round: TypeAlias = dict[str, Rates]  # by contestant


@dataclass(frozen=True)
class Speed:
    """How fast one contestant was; `absent` says in a line why it was not measured."""

    key: str
    title: str
    figures: dict[str, Figure] = field(default_factory=dict)  # by measure, per second
    facts: dict[str, Any] = field(default_factory=dict)
    absent: str = ""

    def plain(self) -> dict[str, Any]:
        """The speed as plain JSON data."""
        return {
            "key": self.key,
            "title": self.title,
            "per_second": {name: figure.plain() for name, figure in self.figures.items()},
            "facts": self.facts,
            "absent": self.absent,
        }


@dataclass(frozen=True)
class Ratio:
    """One rate over another of the same round; `{game}` stands for the name of the game."""

    key: str
    title: str
    over: tuple[str, str]  # contestant, measure
    under: tuple[str, str]

    def is_of_itself(self, game: str) -> bool:
        """Whether both sides are the same, which says nothing."""
        return self.over == (self.under[0].format(game=game), self.under[1])

    def figure(self, game: str, rounds: list[Round]) -> Figure | None:
        """The ratio in each round, if both sides were measured."""
        over, under = self.over[0].format(game=game), self.under[0].format(game=game)
        found = tuple(
            each[over][self.over[1]] / each[under][self.under[1]]
            for each in rounds
            if over in each and under in each
        )
        return Figure(found) if found else None


@dataclass(frozen=True)
class Finding:
    """A ratio of a game, with the bar that applies to it."""

    game: str
    ratio: Ratio
    figure: Figure
    bar: Bar | None

    @property
    def is_met(self) -> bool | None:
        """Whether the median is on the right side of the bar; None without a bar."""
        return None if self.bar is None else self.bar.is_met(self.figure.median)

    def plain(self) -> dict[str, Any]:
        """The finding as plain JSON data."""
        return {
            "game": self.game,
            "ratio": self.ratio.key,
            "title": self.ratio.title,
            **self.figure.plain(),
            "bar": None if self.bar is None else str(self.bar),
            "met": self.is_met,
        }


@dataclass(frozen=True)
class Report:
    """All speeds and ratios of one run."""

    version: str
    machine: Machine
    seconds: float  # per measurement, in each round
    rounds: int
    games: tuple[str, ...]
    speeds: tuple[Speed, ...]
    findings: tuple[Finding, ...]

    def speed(self, key: str) -> Speed:
        """The speed of a contestant."""
        return next(speed for speed in self.speeds if speed.key == key)

    def plays_alike(self, game: str) -> bool | None:
        """Whether pure and compiled played the same games; None if only one was measured."""
        sampled = [
            self.speed(f"{game}.{how}").facts.get("sampled_decisions")
            for how in ("compiled", "pure")
        ]
        return None if None in sampled else sampled[0] == sampled[1]

    def plain(self) -> dict[str, Any]:
        """The report as plain JSON data."""
        return {
            "version": self.version,
            "machine": asdict(self.machine),
            "seconds": self.seconds,
            "rounds": self.rounds,
            "games": {game: {"plays_alike": self.plays_alike(game)} for game in self.games},
            "speeds": [speed.plain() for speed in self.speeds],
            "ratios": [finding.plain() for finding in self.findings],
        }
