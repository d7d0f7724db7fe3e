"""Runs a contest: plays its games here or on a cluster, and stores the results."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from ..kernel.extras import need
from .contest import Contest, GameRow, Played
from .errors import BadContest
from .on_ray import play_on_ray
from .results import Results
from .workers import cores, play_here

Tell = Callable[[int, int], None]  # games done, games in all
PLACES = ("local", "ray")


@dataclass(frozen=True)
class Means:
    """Where games are played and results are stored."""

    out: Path | None = None  # None: nothing is stored
    jobs: int | None = None  # None: one for each core
    on: str = "local"

    def check(self) -> None:
        """Check before play that nothing is missing; raises BadContest, MissingExtra."""
        if self.on not in PLACES:
            known = ", ".join(PLACES)
            raise BadContest(
                f"games are played on {known}, not on {self.on!r}", "on", on=self.on, known=known
            )
        if self.jobs is not None and self.jobs < 1:
            raise BadContest(f"jobs must be 1 or more, not {self.jobs}", "jobs", jobs=self.jobs)
        need("openskill", "lab")
        need("scipy", "lab")
        if self.out is not None:
            need("pyarrow", "lab")
        if self.on == "ray":
            need("ray", "ray")

    def within(self, name: str) -> "Means":
        """The same with a subfolder for the results."""
        return replace(self, out=self.out and self.out / name)

    def play(self, contest: Contest, numbers: Sequence[int]) -> Iterator[Played]:
        """The games of these numbers."""
        jobs = self.jobs or cores()
        if not numbers:
            return iter(())
        if self.on == "ray":
            return play_on_ray(contest, numbers, jobs)
        return play_here(contest, numbers, jobs)


def carry_out(
    contest: Contest, means: Means, tell: Tell, kind: type[Results] = Results
) -> list[GameRow]:
    """All games of a contest in order; those already stored are not played again."""
    if means.out is None:
        return _carry_out_unkept(contest, means, tell)
    results = kind(means.out, contest)
    try:
        tell(len(results.rows), contest.games)
        for played in means.play(contest, results.missing()):
            results.add(played)
            tell(len(results.rows), contest.games)
    finally:  # even if stopped, store and report all finished games
        results.close()
        tell(len(results.rows), contest.games)
    return [row for _, row in sorted(results.rows.items())]


def _carry_out_unkept(contest: Contest, means: Means, tell: Tell) -> list[GameRow]:
    rows: dict[int, GameRow] = {}
    tell(0, contest.games)
    for played in means.play(contest, range(contest.games)):
        rows[played.row.game] = played.row
        tell(len(rows), contest.games)
    return [row for _, row in sorted(rows.items())]
