"""Environments beside others: every row is there. No test here looks at the clock."""

import json
import sys
from io import StringIO

import pytest
from rich.console import Console

from benchmarks import envs
from benchmarks.figures import Bar, Figure, Unmeasured
from benchmarks.pages.show import kept, shown


@pytest.fixture
def only_the_duel(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(envs, "NAMES", {"duel": "Duel"})
    monkeypatch.setattr(envs, "FEW", 128)
    monkeypatch.setattr(envs, "MANY", 256)


@pytest.mark.parametrize(
    ("name", "titles"),
    [
        ("vectors", ["Duel, vector of 64"]),
        (
            "workers",
            [
                "Duel, 128 games by `step`, two workers",
                "Duel, 128 games by `recv` and `send`, two workers",
                "Duel, 256 games by `step`, two workers",
                "Duel, 256 games by `recv` and `send`, two workers",
            ],
        ),
        ("open_spiel", ["Duel through OpenSpiel"]),
    ],
)
@pytest.mark.usefixtures("only_the_duel")
def test_every_pair_is_measured_by_turns(name: str, titles: list[str]) -> None:
    rows = envs.run([name], rounds=2, seconds=0.001)
    assert [row.pair.title for row in rows] == titles
    for row in rows:
        assert all(len(figure.rounds) == 2 for figure in (row.ours, row.theirs, row.ratio))
        assert min(row.ours.low, row.theirs.low, row.ratio.low) > 0


def test_a_ratio_is_taken_within_a_round() -> None:
    pair = envs.Pair("a", "b", lambda seconds: 1.0, lambda seconds: 1.0, Bar(at_least=2))
    row = envs.Row(pair, Figure((4.0, 9.0, 8.0)), Figure((2.0, 3.0, 8.0)))
    assert row.ratio.rounds == (2.0, 3.0, 1.0)
    found = row.plain()
    assert (found["ratio"]["median"], found["bar"], found["met"]) == (2.0, "at least 2", True)


@pytest.mark.usefixtures("only_the_duel")
def test_the_report_is_data_or_a_table(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["envs", "--only", "vectors", "--rounds", "1", "--seconds", "0.001"]
    monkeypatch.setattr(sys, "argv", [*words, "--json"])
    envs.main()
    report = json.loads(capsys.readouterr().out)
    (row,) = report["rows"]
    assert row["beside"] == "`SyncVectorEnv` of 64"
    text = shown("beside", kept("beside", report))
    assert f"| at least 12 | {'met' if row['met'] else 'missed'} |" in text
    console = Console(width=140, record=True, file=StringIO())
    console.print(envs.as_table(envs.run(["vectors"], 1, 0.001)))
    assert "Duel, vector of 64" in console.export_text()


def test_a_peer_that_is_not_there_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    with pytest.raises(Unmeasured, match="open_spiel needs pyspiel: `make bench`"):
        envs.run(["open_spiel"], 1, 0.001)
