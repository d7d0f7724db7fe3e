"""A round robin, as people meet it."""

import csv
import io
import json
import re
from pathlib import Path

import pytest

from automatable.lab.round_robin import make_round_robin

from .conftest import Command

WORDS = ("arena", "duel", "--games", "4", "--jobs", "1", "--out", "here")


def lines(folder: Path) -> dict[str, list[str]]:
    return {
        path.parent.name: path.read_text("utf-8").splitlines()
        for path in folder.glob("*/journal.jsonl")
    }


def seatings(game: str, bots: str, **settings: str) -> list[str]:
    made = make_round_robin(game, bots.split(), 2, settings=settings)
    return [" ".join(contest.seats) for contest in made.values()]


def test_every_bot_meets_every_other() -> None:
    assert seatings("duel", "random greedy rollout random") == [
        "greedy random",
        "greedy rollout",
        "random rollout",
    ]


def test_larger_tables_have_every_combination_or_bots_in_turn() -> None:
    arena = ("robot_quest_arena", "random greedy rollout search")
    assert seatings(*arena, players="3") == [
        "greedy random rollout",
        "greedy random search",
        "greedy rollout search",
        "random rollout search",
    ]
    two = ("robot_quest_arena", "random greedy")
    assert seatings(*two, players="4") == ["greedy random greedy random"]
    assert seatings(*two, players="3") == ["greedy random greedy", "random greedy random"]


def test_where_all_play_together_every_bot_plays_by_itself() -> None:
    assert seatings("cyberion", "random greedy", players="2") == ["greedy greedy", "random random"]
    made = make_round_robin("cyberion", ["random", "greedy"], 3)
    assert [contest.games for contest in made.values()] == [3, 3]


def test_bots_are_rated_and_more_of_them_join_later(command: Command, tmp_path: Path) -> None:
    told = command(*WORDS, "--round-robin", "random,greedy:9")
    assert told.status == 0, told.errors
    assert re.search(r"greedy:9 +1\d{3} +1\d{3} to \d{4} +\d+% +4 +\d", told.output)
    assert "4 games, every bot against every other." in told.output
    before = lines(tmp_path / "here")
    more = command(*WORDS, "--round-robin", "rollout:2,greedy:9,random", "--json")
    data = json.loads(more.output)
    assert data["games"] == 12
    assert sorted(bot["bot"] for bot in data["bots"]) == ["greedy:9", "random", "rollout:2"]
    assert sum(bot["alpha_rank"] for bot in data["bots"]) == pytest.approx(1)
    after = lines(tmp_path / "here")
    assert len(after) == 3
    assert before.items() <= after.items()  # not played again
    again = command(*WORDS, "--round-robin", "rollout:2,greedy:9,random", "--json")
    assert json.loads(again.output) == data


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_page_has_the_table_of_each_against_each(
    command: Command, tmp_path: Path, lang: str
) -> None:
    told = command(*WORDS, "--round-robin", "random,greedy:9", "--report", "--lang", lang)
    assert told.status == 0, told.errors
    text = (tmp_path / "here" / "report.html").read_text("utf-8")
    assert f'<html lang="{lang}">' in text
    assert text.count("<table>") == 2
    assert ">lab-" not in text


def test_csv_is_for_spreadsheets(command: Command, tmp_path: Path) -> None:
    told = command(*WORDS, "--round-robin", "random,greedy:9", "--csv")
    assert told.errors == ""
    table = list(csv.DictReader(io.StringIO(told.output)))
    assert [line["bot"] for line in table] in (["greedy:9", "random"], ["random", "greedy:9"])
    assert all(float(one["elo_low"]) < float(one["elo"]) < float(one["elo_high"]) for one in table)
    assert sum(float(line["alpha_rank"]) for line in table) == pytest.approx(1)
    with (tmp_path / "here" / "games.csv").open(encoding="utf-8", newline="") as file:
        games = list(csv.DictReader(file))
    assert len(games) == 4 * 2  # a line for each seat
    assert {line["bot"] for line in games} == {"greedy:9", "random"}
    assert all(int(line["health"]) >= 0 for line in games)
    assert all("cards:" in line["things"] for line in games)


def test_a_contest_and_a_comparison_are_told_as_csv(command: Command) -> None:
    quick = ("--games", "6", "--jobs", "1", "--csv")
    told = command("arena", "duel", "--seats", "greedy:9,random", *quick)
    table = list(csv.DictReader(io.StringIO(told.output)))
    assert sum(float(line["wins"]) for line in table) == pytest.approx(1)
    assert {"health", "health_low", "squares_high"} <= set(table[0])
    told = command("lab", "duel", "--vary", "max_rounds=2,9", "--seats", "random", *quick)
    (length,) = [
        line for line in csv.DictReader(io.StringIO(told.output)) if line["measure"] == "length"
    ]
    assert (length["setting"], length["first"], length["value"]) == ("max_rounds", "2", "9")
    assert float(length["difference"]) > 0


def test_bots_may_meet_only_where_a_third_one_wins(command: Command, tmp_path: Path) -> None:
    """Then nothing is known of the two, and a dash says so."""
    words = ("raising_robots", "--set", "players=3", "--games", "3", "--jobs", "1", "--report")
    told = command("arena", *words, "--round-robin", "random,greedy:5,rollout:2", "--lang", "en")
    assert told.status == 0, told.errors
    (worst,) = re.findall(r"^ 3 (\S+) .*", told.output, re.MULTILINE)
    row = re.search(rf"^ 3 {worst} +(.*?) *$", told.output, re.MULTILINE)
    assert row is not None
    assert row[1].split().count("–") == 2
    assert (tmp_path / "raising_robots-round-robin.html").exists()
