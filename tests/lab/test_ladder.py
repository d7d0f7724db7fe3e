"""The ladder: what is compared, what is kept, and that the page shows it."""

import re
import runpy
import tomllib
from collections.abc import Mapping
from itertools import product
from pathlib import Path

import pytest

from automatable.bots.levels import LEVELS
from automatable.kernel.registry import games
from automatable.lab.arena import Resources
from automatable.lab.intervals import Interval
from automatable.lab.ladder import LadderTable, Rung, as_markdown, climb, read, write
from benchmarks.pages import behaviour

ROOT = Path(__file__).parents[2]
DATA = ROOT / "docs" / "ladder.json"
SCRIPT = runpy.run_path(str(ROOT / "scripts" / "ladder.py"))


def quiet(what: str, done: int, of: int) -> None:
    """Nobody waits."""


def tables() -> list[LadderTable]:
    plan = tomllib.loads((ROOT / "benchmarks" / "ladder.toml").read_text("utf-8"))
    return [LadderTable(**table) for table in plan["table"]]


def test_the_page_shows_what_was_measured() -> None:
    page = (ROOT / "docs" / "bots.md").read_text("utf-8")
    assert SCRIPT["page_with"](read(DATA), page) == page, "run `make ladder`, or `--mark` it"


def test_what_was_measured_is_what_the_plan_says_and_the_levels_spend() -> None:
    measured = {(rung.table, rung.better, rung.lower) for rung in read(DATA)}
    names = list(LEVELS)
    pairs = list(zip(names[1:], names, strict=False))
    assert measured == {(table.name, *pair) for table in tables() for pair in pairs}


def test_what_was_measured_on_other_rules_or_bots_is_marked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    before = behaviour.fingerprint

    def changed(name: str, settings: Mapping[str, str], level: str) -> str:
        return "other" if (name, level) == ("duel", "rollout") else before(name, settings, level)

    monkeypatch.setattr(behaviour, "fingerprint", changed)
    rungs = [rung for rung in read(DATA) if rung.table == "duel"]
    page = SCRIPT["page_with"](rungs, "<!-- ladder -->\n<!-- end of ladder -->\n")
    assert re.findall(r"\| duel \| (\w+) \| \w+ \| \d+\* \|", page) == ["rollout", "search"]
    assert SCRIPT["OUTDATED"] in page


def test_every_level_is_better_than_the_one_below() -> None:
    assert [rung for rung in read(DATA) if not rung.holds] == []


def test_every_game_is_on_the_ladder() -> None:
    assert {table.game for table in tables()} == set(games())
    cyberion = [table.settings for table in tables() if table.game == "cyberion"]
    alone_or_not = {(settings["players"], settings["support"]) for settings in cyberion}
    assert alone_or_not == set(product("12", "0135"))


def test_rivals_are_two_and_many() -> None:
    seats = {
        (table.game, table.settings["players"]) for table in tables() if "players" in table.settings
    }
    assert {("robot_quest_arena", "2"), ("robot_quest_arena", "4")} <= seats
    assert {("raising_robots", "1"), ("raising_robots", "2")} <= seats


def test_rivals_meet_in_every_seat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("automatable.lab.ladder.LEVELS", ["random", "greedy"])
    (rung,) = climb(LadderTable("duel", {"greedy": 3}), Resources(tmp_path, 1), quiet)
    assert (rung.better, rung.lower, rung.games, rung.fair) == ("greedy", "random", 4, 0.5)
    assert rung.measure == "share" and rung.means is None


def test_who_plays_together_plays_the_same_deals(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("automatable.lab.ladder.LEVELS", ["random", "greedy"])
    table = LadderTable("cyberion", {"greedy": 3}, {"players": "1", "support": "5"})
    (rung,) = climb(table, Resources(tmp_path, 1), quiet)
    assert (rung.measure, rung.games, rung.fair) == ("wins", 3, 0.0)
    assert rung.means is not None
    assert rung.found.middle == pytest.approx(rung.means[0] - rung.means[1])


@pytest.mark.parametrize(
    ("rung", "line"),
    [
        (
            Rung("duel", "greedy", "random", 100, "share", Interval(0.7, 0.6, 0.8), 0.5, None),
            "| duel | greedy | random | 100 | 70.0% of wins (60.0% to 80.0%) | 50.0% | yes |",
        ),
        (
            Rung("c", "b", "a", 10, "wins", Interval(0.1, -0.1, 0.3), 0.0, (0.3, 0.2)),
            "| c | b | a | 10 | +10.0% of games won (-10.0% to +30.0%): 30.0% and 20.0% | 0 | no |",
        ),
        (
            Rung("c", "b", "a", 10, "score", Interval(5, 4, 6), 0.0, (35, 30)),
            "| c | b | a | 10 | +5.0 points (+4.0 to +6.0): 35.0 and 30.0 | 0 | yes |",
        ),
    ],
)
def test_a_rung_is_kept_and_shown(tmp_path: Path, rung: Rung, line: str) -> None:
    write([rung], tmp_path / "ladder.json")
    assert read(tmp_path / "ladder.json") == [rung]
    assert as_markdown([rung]).splitlines()[-1] == line
