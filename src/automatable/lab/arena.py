"""A contest carried out: games played where they are to be, kept where they are to be."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from ..kernel.extras import need
from .contest import Contest, GameRow, Played
from .errors import BadContest
from .on_ray import play_on_ray
from .results import Results
from .workers import cores, play_here

Tell = Callable[[int, int], None]  # how many games are done, of how many
PLACES = ("local", "ray")


@dataclass(frozen=True)
class Means:
    """Where games are played and kept."""

    out: Path | None = None  # nowhere: nothing is kept
    jobs: int | None = None  # as many as there are cores
    on: str = "local"

    def check(self) -> None:
        """Find out before anybody plays what will be missing; raises BadContest, MissingExtra."""
        if self.on not in PLACES:
            known = ", ".join(PLACES)
            raise BadContest(
                f"games are played on {known}, not on {self.on!r}", "on", on=self.on, known=known
            )
        if self.jobs is not None and self.jobs < 1:
            raise BadContest(f"{self.jobs} jobs play nothing", "jobs", jobs=self.jobs)
        need("openskill", "lab")
        need("scipy", "lab")
        if self.out is not None:
            need("pyarrow", "lab")
        if self.on == "ray":
            need("ray", "ray")

    def within(self, name: str) -> "Means":
        """The same with a folder in the folder."""
        return replace(self, out=self.out and self.out / name)

    def play(self, contest: Contest, numbers: Sequence[int]) -> Iterator[Played]:
        """The games of these numbers."""
        jobs = self.jobs or cores()
        if not numbers:
            return iter(())
        if self.on == "ray":
            return play_on_ray(contest, numbers, jobs)
        return play_here(contest, numbers, jobs)


def carry_out(contest: Contest, means: Means, tell: Tell) -> list[GameRow]:
    """All games of a contest in their order; those kept from earlier are not played again."""
    if means.out is None:
        return _carry_out_unkept(contest, means, tell)
    results = Results(means.out, contest)
    try:
        tell(len(results.rows), contest.games)
        for played in means.play(contest, results.missing()):
            results.add(played)
            tell(len(results.rows), contest.games)
    finally:  # stopped or not, what is told is what there is
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
