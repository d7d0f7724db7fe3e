"""The benchmark of the server, small, on a real server. No test here looks at the clock."""

import json
import sys
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from automatable.lab import server_bench
from automatable.lab.bench_contest import Unmeasured
from automatable.lab.server_bench import BARS, OURS, PEER, middle_and_tail, run
from automatable.lab.server_report import COLUMNS, ServerReport, show

pytestmark = pytest.mark.once


@pytest.fixture(scope="module")
def report() -> ServerReport:
    return run(1.5, peers=False, rounds=1, tables=3, idle=20)


def test_a_report_has_every_figure(report: ServerReport) -> None:
    (speed,) = report.speeds
    assert speed.key == OURS
    assert set(speed.figures) == {name for name, _ in COLUMNS}
    for name in ("answers", "p50", "p99", "p50_full", "p99_full", "start"):
        assert speed.figures[name].median > 0
    assert speed.figures["p50"].median <= speed.figures["p99"].median


def test_without_the_peer_every_bar_but_the_ratio_is_judged(report: ServerReport) -> None:
    assert [found.bar for found in report.findings] == [b for b in BARS if b.ratio != "answers"]


def test_a_report_is_plain_json_data_and_can_be_printed(report: ServerReport) -> None:
    plain = report.plain()
    assert json.loads(json.dumps(plain)) == plain
    console = Console(width=120, record=True, file=StringIO())
    console.print(show(report))
    assert "KB per idle table" in console.export_text()


def test_a_peer_that_is_not_installed_is_named_with_the_reason(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(server_bench, "BOARDGAME", tmp_path / "nowhere")
    report = run(1.5, peers=True, rounds=1, tables=3, idle=20)
    assert [speed.absent for speed in report.speeds] == ["", "only in a source checkout"]
    console = Console(width=120, record=True, file=StringIO())
    console.print(show(report))
    assert f"{PEER}: not measured. only in a source checkout" in console.export_text()


def test_a_server_that_does_not_start_is_told(tmp_path: Path) -> None:
    contender = server_bench.Contender(
        "x", "x", (sys.executable, "-c", "raise SystemExit(3)"), (), "/", ("/", "{}")
    )
    with pytest.raises(Unmeasured, match="did not start"), server_bench._running(contender):
        pass


def test_the_middle_and_the_tail_of_many_times() -> None:
    assert middle_and_tail([float(n) for n in range(101)]) == (50.0, 99.0)
    with pytest.raises(Unmeasured):
        middle_and_tail([1.0])
