"""Runs a contest: plays its games here or on a cluster, and stores the results."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, closing
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from ..kernel.extras import need
from .contest import Contest, FinishedGame, GameRow
from .errors import BadContest
from .on_ray import connected, play_on_ray
from .results import Results
from .workers import Pool, cores

Tell = Callable[[int, int], None]  # games done, games in all
Play = Callable[[Contest, Sequence[int]], Iterator[FinishedGame]]
PLACES = ("local", "ray")


@dataclass(frozen=True)
class Resources:
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

    def within(self, name: str) -> "Resources":
        """The same with a subfolder for the results."""
        return replace(self, out=self.out and self.out / name)


class Players:
    """Those that play the games of contests, here or on a cluster; called when first needed."""

    def __init__(self, resources: Resources) -> None:
        self.resources = resources
        self._until_closed = ExitStack()
        self._play: Play | None = None

    def play(self, contest: Contest, numbers: Sequence[int]) -> Iterator[FinishedGame]:
        """The games of these numbers, in the order in which they end."""
        if not numbers:
            return
        if self._play is None:
            self._play = self._called()
        yield from self._play(contest, numbers)

    def _called(self) -> Play:
        jobs = self.resources.jobs or cores()
        if self.resources.on == "ray":
            self._until_closed.enter_context(connected(jobs))
            return partial(play_on_ray, jobs=jobs)
        return self._until_closed.enter_context(closing(Pool(jobs))).play

    def close(self) -> None:
        """Send them home."""
        self._until_closed.close()


def carry_out(
    contest: Contest, resources: Resources, tell: Tell, kind: type[Results] = Results
) -> list[GameRow]:
    """All games of a contest in order; those already stored are not played again."""
    with closing(Players(resources)) as players:
        return _carry_out(contest, resources.out, players, tell, kind)


def carry_out_all(
    contests: Mapping[str, Contest], resources: Resources, tell: Tell
) -> list[list[GameRow]]:
    """The games of several contests, each stored in the folder that is its name."""
    games = sum(contest.games for contest in contests.values())
    rows: list[list[GameRow]] = []
    with closing(Players(resources)) as players:
        for name, contest in contests.items():
            before = sum(map(len, rows))
            folder = resources.within(name).out
            own = partial(_tell_more, tell, before, games)
            rows.append(_carry_out(contest, folder, players, own, Results))
    return rows


def _tell_more(tell: Tell, before: int, games: int, done: int, _: int) -> None:
    """Progress of a part, as progress of the whole."""
    tell(before + done, games)


def _carry_out(
    contest: Contest, folder: Path | None, players: Players, tell: Tell, kind: type[Results]
) -> list[GameRow]:
    if folder is None:
        return _carry_out_unkept(contest, players, tell)
    results = kind(folder, contest)
    try:
        tell(len(results.rows), contest.games)
        for played in players.play(contest, results.missing()):
            results.add(played)
            tell(len(results.rows), contest.games)
    finally:  # even if stopped, store and report all finished games
        results.close()
        tell(len(results.rows), contest.games)
    return [row for _, row in sorted(results.rows.items())]


def _carry_out_unkept(contest: Contest, players: Players, tell: Tell) -> list[GameRow]:
    rows: dict[int, GameRow] = {}
    tell(0, contest.games)
    for played in players.play(contest, range(contest.games)):
        rows[played.row.game] = played.row
        tell(len(rows), contest.games)
    return [row for _, row in sorted(rows.items())]
