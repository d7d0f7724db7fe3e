"""The benchmark measures the same games everywhere. No test here looks at the clock."""

import json
import os
import shutil
import subprocess
import sys
from collections import Counter
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

import automatable
from automatable.kernel import registry
from automatable.kernel.errors import UnknownGame
from benchmarks.engines import __main__ as command
from benchmarks.engines import contest
from benchmarks.engines import run as bench
from benchmarks.engines.clock import timed
from benchmarks.engines.peers import LEDUC_PYTHON, Peer
from benchmarks.engines.report import Ratio, Report
from benchmarks.engines.run import run
from benchmarks.engines.show import show
from benchmarks.figures import Bar, Figure, Unmeasured, short, spread

GAMES = 20_000 if automatable.COMPILED else 1_000

needs_cpp = pytest.mark.skipif(
    not contest.has_cpp("duel") or shutil.which("g++") is None,
    reason="no C++ compiler, or not a source checkout",
)


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return contest.build_cpp("duel", tmp_path_factory.mktemp("cpp"))


def cpp_tally(program: Path, games: int, seed: int, rounds: int = 200) -> tuple[Counter[str], int]:
    command = [str(program), "games", str(games), str(seed), str(rounds)]
    found = json.loads(subprocess.check_output(command, text=True))
    tally: Counter[str] = Counter()
    for reason in ("ko", "moon", "rounds"):
        for winner, count in zip("AB-", found[reason], strict=True):
            tally[f"{reason} {winner}"] += count
    return +tally, found["decisions"]


def own_tally(games: int, seed: int, rounds: int = 200) -> tuple[Counter[str], int]:
    start = automatable.game("duel").new({"max_rounds": rounds})
    rng = automatable.Rng(seed)
    tally: Counter[str] = Counter()
    decisions = 0
    for _ in range(games):
        state = start.clone()
        decisions += automatable.play_out(state, rng)
        assert state.result is not None
        winner = {(1, -1): "A", (-1, 1): "B", (0, 0): "-"}[state.result.scores]
        tally[f"{state.result.reason} {winner}"] += 1
    return tally, decisions


@needs_cpp
def test_the_cpp_duel_plays_the_very_same_games(program: Path) -> None:
    assert cpp_tally(program, GAMES, 7) == own_tally(GAMES, 7)


@needs_cpp
def test_the_cpp_duel_stops_at_the_round_limit_too(program: Path) -> None:
    tally, decisions = cpp_tally(program, 500, 8, rounds=9)
    assert (tally, decisions) == own_tally(500, 8, rounds=9)
    assert set(tally) == {"ko A", "ko B", "moon A", "moon B", "rounds -"}


@needs_cpp
def test_the_cpp_duel_has_the_same_statistics_from_other_seeds(program: Path) -> None:
    ours, our_decisions = own_tally(GAMES, 11)
    theirs, their_decisions = cpp_tally(program, GAMES, 12)
    for how in set(ours) | set(theirs):
        share = (ours[how] + theirs[how]) / (2 * GAMES)
        error = (2 * share * (1 - share) / GAMES) ** 0.5
        assert abs(ours[how] - theirs[how]) / GAMES < 4 * error, how
    # A game takes 26 decisions with a standard deviation of about 9.
    assert abs(our_decisions - their_decisions) / GAMES < 4 * 9 * (2 / GAMES) ** 0.5


@pytest.fixture(scope="module")
def report() -> Report:
    return run(["duel"], 0.01, peers=False, rounds=2)


def test_a_report_has_every_number_of_every_contestant(report: Report) -> None:
    assert report.games == ("duel",)
    for speed in report.speeds:
        if speed.key in ("duel.compiled", "duel.pure") and not speed.absent:
            assert set(speed.figures) == {"decisions", "games", "clones", "loop"}
            assert 100 < speed.facts["bytes"] < 10_000
        for figure in speed.figures.values():
            assert len(figure.rounds) == 2
            assert 0 < figure.low <= figure.median <= figure.high
    assert not report.speed("duel.pure").absent


def test_a_package_that_is_not_compiled_says_so(report: Report) -> None:
    speed = report.speed("duel.compiled")
    assert not speed.absent or "not compiled" in speed.absent
    keys = {finding.ratio.key for finding in report.findings}
    assert ("compiled_to_pure" in keys) == (not speed.absent)


def test_pure_and_compiled_workers_play_the_same_games(report: Report) -> None:
    assert report.plays_alike("duel") is not False
    sampled = report.speed("duel.pure").facts["sampled_decisions"]
    start = automatable.game("duel").new()
    rng = automatable.Rng(1)
    assert sampled == sum(automatable.play_out(start.clone(), rng) for _ in range(20))


def test_a_report_is_plain_json_data(report: Report) -> None:
    plain = report.plain()
    assert json.loads(json.dumps(plain)) == plain
    assert {"version", "machine", "seconds", "rounds", "games", "speeds", "ratios"} == set(plain)


def test_a_report_can_be_printed(report: Report) -> None:
    console = Console(width=120, record=True, file=StringIO())
    console.print(show(report))
    text = console.export_text()
    assert "duel, plain Python" in text
    assert report.machine.python in text


def test_the_command_prints_the_report(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["engines", "duel", "--seconds", "0.001", "--rounds", "1", "--no-peers", "--json"]
    monkeypatch.setattr(sys, "argv", words)
    command.main()
    assert json.loads(capsys.readouterr().out)["games"].keys() == {"duel"}
    monkeypatch.setattr(sys, "argv", ["engines", "chess"])
    with pytest.raises(SystemExit):
        command.main()
    assert "chess" in capsys.readouterr().err


def test_progress_counts_up_to_its_total() -> None:
    seen: list[tuple[str, int, int]] = []
    run(["duel"], 0.001, False, lambda title, done, total: seen.append((title, done, total)), 1)
    total = seen[-1][2]
    assert [done for _, done, _ in seen] == list(range(total + 1))
    assert seen[0][0] == "duel, compiled"


def test_an_unknown_game_is_refused_before_anything_is_measured() -> None:
    with pytest.raises(UnknownGame):
        run(["chess"], 1.0, peers=True)


def test_a_peer_that_fails_is_reported_and_not_raised(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "pyspiel.py").write_text("raise ImportError('broken on purpose')")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path), prepend=os.pathsep)
    unknown = Peer("nobody", "Nobody")
    monkeypatch.setattr(bench, "PEERS", (LEDUC_PYTHON, unknown))
    report = run(["duel"], 0.001, peers=True, rounds=1)
    assert report.speed(LEDUC_PYTHON.key).absent == "ImportError: broken on purpose"
    assert report.speed("nobody").absent == "KeyError: 'nobody'"
    assert not report.speed("duel.pure").absent
    console = Console(width=120, record=True, file=StringIO())
    console.print(show(report))
    assert "not measured. ImportError: broken on purpose" in console.export_text()


def test_without_a_cpp_compiler_the_limit_is_absent(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("CXX", str(tmp_path / "no_such_compiler"))
    with pytest.raises(Unmeasured, match="no_such_compiler"):
        contest.build_cpp("duel", tmp_path)


def test_a_ratio_is_taken_within_each_round() -> None:
    ratio = Ratio("x", "x", ("{game}.a", "speed"), ("b", "speed"))
    rounds = [
        {"duel.a": {"speed": 6.0}, "b": {"speed": 2.0}},
        {"duel.a": {"speed": 60.0}, "b": {"speed": 10.0}},
        {"duel.a": {"speed": 600.0}},
    ]
    assert ratio.figure("duel", rounds) == Figure((3.0, 6.0))
    assert ratio.figure("chess", rounds) is None


def test_bars_are_met_from_their_side() -> None:
    assert Bar(at_least=5).is_met(5)
    assert not Bar(at_least=5).is_met(4.9)
    assert Bar(at_most=2).is_met(2)
    assert not Bar(at_most=2).is_met(2.1)
    assert str(Bar(at_most=2)) == "at most 2"


def test_every_bar_is_on_a_ratio_and_a_game_there_is() -> None:
    for game, ratio in bench.BARS:
        assert ratio in {each.key for each in bench.RATIOS}
        assert game in registry.games()


def test_work_is_counted_but_for_the_first_time() -> None:
    done: list[int] = []

    def do(times: int) -> int:
        done.append(times)
        return 3 * times

    timing = timed(do, 0.001)
    assert timing.times == sum(done) - 1
    assert timing.work == 3 * timing.times


@pytest.mark.parametrize(
    ("number", "text"),
    [(3_454_051.0, "3.45 M"), (868_113.0, "868 k"), (17.4, "17.4"), (0.5, "0.5")],
)
def test_numbers_are_short(number: float, text: str) -> None:
    assert short(number) == text


def test_a_spread_says_its_unit_once() -> None:
    assert spread(1_790_000.0, 3_410_000.0) == "1.79–3.41 M"
    assert spread(974_000.0, 1_200_000.0) == "974 k–1.2 M"
    assert spread(10.8, 12.0) == "10.8–12"
