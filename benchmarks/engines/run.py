"""Speeds of the games beside other engines, as ratios of one run.

All contestants take turns in short rounds, each in a fresh process, so that a machine that grows
slower or faster meanwhile does so for all of them. What is quoted is the median over the rounds,
of each rate and of each round's own ratios. How and why: docs/benchmarks.md.
"""

import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from automatable import __version__
from automatable.kernel import registry

from ..figures import Bar, Figure, Machine, Tell, Unmeasured
from . import contest
from .contest import Contestant
from .peers import LEDUC_NATIVE, LEDUC_PYTHON, PEERS
from .report import Finding, Rates, Ratio, Report, Round, Speed

ROUNDS = 7

RATIOS = (
    Ratio(
        "playouts_to_leduc_python",
        "playouts / Leduc from Python",
        ("{game}.compiled", "decisions"),
        (LEDUC_PYTHON.key, "decisions"),
    ),
    Ratio(
        "playouts_to_leduc_native",
        "playouts / Leduc in C++",
        ("{game}.compiled", "decisions"),
        (LEDUC_NATIVE.key, "decisions"),
    ),
    Ratio(
        "compiled_to_pure",
        "playouts / as plain Python",
        ("{game}.compiled", "decisions"),
        ("{game}.pure", "decisions"),
    ),
    Ratio(
        "loop_to_leduc_python",
        "Python loop / Leduc from Python",
        ("{game}.compiled", "loop"),
        (LEDUC_PYTHON.key, "decisions"),
    ),
    Ratio(
        "clone_to_decision",
        "cost of clone / of decision",
        ("{game}.compiled", "decisions"),
        ("{game}.compiled", "clones"),
    ),
    Ratio(
        "decision_to_duel",
        "cost of decision / the Duel's",
        ("duel.compiled", "decisions"),
        ("{game}.compiled", "decisions"),
    ),
    Ratio(
        "clone_to_duel",
        "cost of clone / the Duel's",
        ("duel.compiled", "clones"),
        ("{game}.compiled", "clones"),
    ),
    Ratio(
        "cpp_to_playouts",
        "as C++ / playouts",
        ("{game}.cpp", "decisions"),
        ("{game}.compiled", "decisions"),
    ),
)

BARS = {
    ("duel", "playouts_to_leduc_python"): Bar(at_least=5),
    ("duel", "playouts_to_leduc_native"): Bar(at_least=0.5),
    ("duel", "compiled_to_pure"): Bar(at_least=12),
    ("duel", "loop_to_leduc_python"): Bar(at_least=1.5),
    ("duel", "clone_to_decision"): Bar(at_most=2),
    ("cyberion", "decision_to_duel"): Bar(at_most=4),
    ("cyberion", "clone_to_duel"): Bar(at_most=4),
    ("robot_quest_arena", "decision_to_duel"): Bar(at_most=6),
    ("robot_quest_arena", "clone_to_duel"): Bar(at_most=5),
    ("raising_robots", "decision_to_duel"): Bar(at_most=6),
    ("raising_robots", "clone_to_duel"): Bar(at_most=8),
}


def run(
    games: Sequence[str],
    seconds: float,
    peers: bool,
    progress: Tell | None = None,
    rounds: int = ROUNDS,
) -> Report:
    """Measure games (all if none is named); every measurement of a round takes about `seconds`."""
    names = tuple(games) or tuple(registry.games())
    for name in names:
        registry.game(name)  # raises UnknownGame before anything is measured
    with tempfile.TemporaryDirectory(prefix="automatable-bench-") as folder:
        contestants, speeds = _line_up(names, peers, Path(folder))
        measured, facts, reasons = _compete(contestants, seconds, rounds, progress)
    for each in contestants:
        speeds.append(_speed(each, measured, facts.get(each.key, {}), reasons.get(each.key, "")))
    return Report(
        __version__,
        Machine.here(),
        seconds,
        rounds,
        names,
        tuple(speeds),
        _findings(names, measured),
    )


def _line_up(
    games: Sequence[str], peers: bool, folder: Path
) -> tuple[list[Contestant], list[Speed]]:
    """Who takes part, and who cannot."""
    # Those whose ratios matter most stand side by side.
    contestants = [contest.compiled(game) for game in games]
    if peers:
        contestants += [contest.peer(each) for each in PEERS]
    contestants += [contest.pure(game) for game in games]
    absent: list[Speed] = []
    for game in filter(contest.has_cpp, games):
        try:
            contestants.append(contest.cpp(game, contest.build_cpp(game, folder)))
        except Unmeasured as reason:
            title = contest.cpp(game, folder).title
            absent.append(Speed(f"{game}.cpp", title, absent=str(reason)))
    return contestants, absent


def _compete(
    contestants: list[Contestant], seconds: float, rounds: int, progress: Tell | None
) -> tuple[list[Round], dict[str, dict[str, Any]], dict[str, str]]:
    """Every round's rates, and by contestant its facts, or the reason why it has none."""
    measured: list[Round] = []
    facts: dict[str, dict[str, Any]] = {}
    reasons: dict[str, str] = {}
    total = rounds * len(contestants)
    for number in range(rounds):
        rates: Round = {}
        for k, each in enumerate(contestants):
            if progress is not None:
                progress(each.title, number * len(contestants) + k, total)
            if each.key in reasons:
                continue
            try:
                rates[each.key], facts[each.key] = _measure(each, seconds, number + 1)
            except Unmeasured as reason:
                reasons[each.key] = str(reason)
        measured.append(rates)
    if progress is not None:
        progress("", total, total)
    return measured, facts, reasons


def _measure(contestant: Contestant, seconds: float, seed: int) -> tuple[Rates, dict[str, Any]]:
    try:
        found = contestant.measure(seconds, seed)
    except Unmeasured as reason:
        if contestant.must_run:
            raise RuntimeError(f"{contestant.title} failed: {reason}") from None
        raise
    if contestant.key.endswith(".cpp"):
        return _cpp_rates(found), {}
    rates: Rates = found["rates"]
    facts: dict[str, Any] = found["facts"]
    if contestant.key.endswith(".compiled") and not facts["compiled"]:
        raise Unmeasured("the package is not compiled here; `make build` compiles it")
    return rates, facts


def _cpp_rates(found: dict[str, Any]) -> Rates:
    seconds = found["seconds"]
    return {
        "decisions": found["decisions"] / seconds,
        "games": found["games"] / seconds,
        "clones": 1e9 / found["clone_ns"],
    }


def _speed(
    contestant: Contestant, measured: list[Round], facts: dict[str, Any], reason: str
) -> Speed:
    mine = [rates[contestant.key] for rates in measured if contestant.key in rates]
    if not mine or reason:
        return Speed(contestant.key, contestant.title, absent=reason)
    figures = {name: Figure(tuple(rates[name] for rates in mine)) for name in mine[0]}
    return Speed(contestant.key, contestant.title, figures, facts)


def _findings(games: Sequence[str], measured: list[Round]) -> tuple[Finding, ...]:
    found: list[Finding] = []
    for game in games:
        for ratio in RATIOS:
            figure = ratio.figure(game, measured)
            if figure is not None and not ratio.is_of_itself(game):
                found.append(Finding(game, ratio, figure, BARS.get((game, ratio.key))))
    return tuple(found)
