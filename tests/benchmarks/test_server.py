"""The measurements of the server, small, on a real server. No test here looks at the clock."""

import ast
import json
import re
import shutil
import sys
import tomllib
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from benchmarks.figures import Bar, Figure, Unmeasured
from benchmarks.server import __main__ as command
from benchmarks.server import measurements, servers
from benchmarks.server.measurements import (
    ANSWERS,
    COST,
    IDLE,
    MAX,
    P50,
    P99,
    RATIO,
    START,
    Measurement,
)
from benchmarks.server.report import Report, run, show
from benchmarks.server.servers import OURS, Contender, Watched, running

SMALL = (
    Measurement(
        "busy", "busy", measurements.measure_load(3, 0.0, crowd=2), {}, ratios={ANSWERS: Bar(1.2)}
    ),
    Measurement("idle", "idle", measurements.measure_idle(20), {IDLE: Bar(at_most=30)}),
    Measurement(
        "stored", "stored", measurements.measure_stored(2, 1, 5), {RATIO: Bar(at_most=9)}, False
    ),
    Measurement(
        "long", "long", measurements.measure_long(2, 4, 40, 10), {RATIO: Bar(at_most=9)}, False
    ),
    Measurement("start", "start", measurements.measure_start, {START: Bar(at_most=2)}),
)


@pytest.fixture(scope="module")
def report() -> Report:
    """Without the peer."""
    return run(SMALL, 0.3, 1, None)


def printed(report: Report) -> str:
    console = Console(width=120, record=True, file=StringIO())
    console.print(show(report))
    return console.export_text()


def test_every_trial_finds_its_figures(report: Report) -> None:
    found = {each.measurement.name: each.servers[OURS.name] for each in report.found}
    busy = found["busy"]
    assert all(figure.median > 0 for figure in busy.values())
    assert busy[P50].median <= busy[P99].median <= busy[MAX].median
    assert set(found["stored"]) == {f"1 tables: {COST}", f"5 tables: {COST}", RATIO}
    assert set(found["long"]) == {f"answer 4: {COST}", f"answer 40: {COST}", RATIO}
    assert found["long"][RATIO].median > 0
    assert found["start"][START].median > 0


def test_without_the_peer_every_bar_but_the_ratios_is_judged(report: Report) -> None:
    held = [(each.measurement.name, held.title) for each in report.found for held in each.held()]
    assert held == [("idle", IDLE), ("stored", RATIO), ("long", RATIO), ("start", START)]


def test_a_report_is_plain_json_data_and_can_be_printed(report: Report) -> None:
    plain = report.plain()
    assert json.loads(json.dumps(plain)) == plain
    assert [measurement["measurement"] for measurement in plain["measurements"]] == [
        measurement.name for measurement in SMALL
    ]
    assert "KB per idle table" in printed(report)


def test_servers_take_turns_and_ratios_are_taken_within_a_round() -> None:
    peer = Contender("peer", (), (), "", "", {})
    rates = iter([6.0, 2.0, 60.0, 10.0])
    asked: list[str] = []

    def measure(contender: Contender, seconds: float) -> dict[str, float]:
        asked.append(contender.name)
        return {ANSWERS: next(rates)}

    measurement = Measurement("x", "x", measure, {}, ratios={ANSWERS: Bar(at_least=5)})
    report = run([measurement], 1.0, 2, peer)
    assert asked == [OURS.name, "peer"] * 2
    (found,) = report.found
    assert found.ratios == {ANSWERS: Figure((3.0, 6.0))}
    assert [held.plain()["met"] for held in found.held()] == [False]
    assert "4.5" in printed(report)


def test_a_peer_that_is_not_installed_is_named_with_the_reason(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(servers, "BOARDGAME", tmp_path)
    monkeypatch.setattr(shutil, "which", lambda name: name)
    report = run([SMALL[-1]], 1.0, 1, servers.boardgame())
    reason = "boardgame.io: not measured. not installed; scripts/boardgame installs it"
    assert reason in printed(report)
    monkeypatch.setattr(shutil, "which", lambda name: None)
    assert servers.boardgame().missing == "there is no Node here"


def test_a_trial_that_fails_leaves_the_others_alone() -> None:
    def fail(contender: Contender, seconds: float) -> dict[str, float]:
        raise Unmeasured("no answer")

    failing = Measurement("x", "x", fail, {P99: Bar(at_most=50)})
    report = run([failing, SMALL[-1]], 1.0, 1, None)
    assert [len(found.held()) for found in report.found] == [0, 1]
    assert "automatable: not measured. no answer" in printed(report)


def test_a_server_that_does_not_start_is_told() -> None:
    broken = Contender("broken", (sys.executable, "-c", "raise SystemExit(3)"), (), "/", "/", {})
    with pytest.raises(Unmeasured, match="did not start"), running(broken):
        pass


def test_what_goes_wrong_with_the_people_is_told() -> None:
    with running(OURS) as server:
        with pytest.raises(Unmeasured, match="nobody came"):
            server.watch([sys.executable, "-c", "raise ValueError('nobody came')"], 60)
        with pytest.raises(Unmeasured, match="Connection refused"):
            server.watch([sys.executable, "-m", "benchmarks.server.load", "1", "1", "1", "0"], 60)
        with pytest.raises(Unmeasured, match="exit status -9"):
            server.watch([sys.executable, "-c", "import time; time.sleep(60)"], 0.1)


def test_too_few_answers_are_no_result() -> None:
    with pytest.raises(Unmeasured, match="no answer"):
        measurements.load_rates(Watched([0.0, 1.0], {"seconds": 1.0, "cpu": 0.1, "times": [1.0]}))


def test_make_bench_installs_what_the_people_import() -> None:
    told = tomllib.loads((servers.ROOT / "pyproject.toml").read_text("utf-8"))
    installed = [
        *told["dependency-groups"]["bench"],
        *told["project"]["optional-dependencies"]["server"],
        *told["project"]["optional-dependencies"]["play"],
    ]
    names = {re.split(r"[^\w.]", one)[0].lower() for one in installed}
    code = [path.read_text("utf-8") for path in Path(command.__file__).parent.glob("*.py")]
    imports = {
        node.module.partition(".")[0]
        for text in code
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.ImportFrom) and node.module and not node.level
    }
    ours = {"automatable", "benchmarks"}
    assert imports - sys.stdlib_module_names - ours <= names


def test_trials_are_chosen_by_how_their_names_begin() -> None:
    assert [measurement.name for measurement in measurements.chosen(["think-200", "sat"])] == [
        "saturation",
        "think-200",
    ]
    assert len(measurements.chosen(["think"])) == 3
    assert measurements.chosen([]) == list(measurements.MEASUREMENTS)
    with pytest.raises(ValueError, match="no measurement 'rest'"):
        measurements.chosen(["rest"])


def test_the_command_prints_the_report(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(
        sys, "argv", ["server", "--only", "start", "--rounds", "1", "--no-peers", "--json"]
    )
    command.main()
    assert json.loads(capsys.readouterr().out)["rounds"] == 1
    monkeypatch.setattr(sys, "argv", ["server", "--only", "nothing"])
    with pytest.raises(SystemExit):
        command.main()
    assert "no measurement 'nothing'" in capsys.readouterr().err
