"""`automatable evaluate`: programs that read text, measured against bots."""

import json
import shlex
import sys
from pathlib import Path
from typing import Any

import pyarrow.parquet
import pytest

from automatable import Record
from automatable.agents.evaluating import findings
from automatable.agents.evaluation import AgentRow, make_evaluation
from automatable.lab.contest import play_game

from .chat import Model, served_model
from .conftest import Command

EXAMPLES = Path(__file__).parents[2] / "examples"
# Keeps what it hears, and replies what the function `reply` makes of it.
READER = """
import json, sys
{function}
with open(sys.argv[1], "a") as heard:
    for line in sys.stdin:
        heard.write(line)
        heard.flush()
        told = json.loads(line)
        if "prompt" in told:
            print(json.dumps(dict(id=told["id"], **reply(told))), flush=True)
"""
FIRST = "def reply(told): return {'text': '```json\\n{\"answer\": 1}\\n```'}"
# Wrong in three ways, then right.
CLUMSY = """
def fenced(answer): return '```\\n{"answer": ' + answer + '}\\n```'
SAID = ["1", fenced('"fly"'), fenced('"play:Ray"'), fenced("1")]
def reply(told): return {'text': SAID[min(told["id"], 4) - 1]}
"""


def agent(function: str, heard: Path) -> str:
    """The text of an agent that is this Python program."""
    words = [sys.executable, "-ISc", READER.format(function=function), str(heard)]
    return f"program:{shlex.join(words)}"


def lines(heard: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in heard.read_text("utf-8").splitlines()]


def row_of(text: str, number: int = 0, tries: int = 3) -> tuple[AgentRow, Record]:
    """A game of the Duel against a bot."""
    made = make_evaluation("duel", text, ["random"], 2, {"length": "2", "stars": "1"}, tries=tries)
    row, record = play_game(made, number)
    assert isinstance(row, AgentRow)
    return row, Record.read(record)


def test_wrong_answers_are_told_with_the_rule_and_a_forfeit_is_no_answer(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    row, record = row_of(agent(CLUMSY, heard))
    assert (row.unreadable, row.unknown, row.refused, row.forfeited) == (1, 1, 1, True)
    assert (row.reason, row.shares, row.agent) == ("forfeit", [0, 1000], 0)
    assert row.broken == ["DUE-RND-02"]
    assert [answer.seat for answer in record.answers] == [], "nobody answers for the agent"
    hello, *questions = lines(heard)
    first, second, third = [told["prompt"] for told in questions]
    assert hello["hello"]["system"].endswith('```json\n{"answer": 1}\n```')
    assert hello["hello"]["tries"] == 3
    assert second.startswith("Your reply was not a valid answer. You have 2 tries left")
    assert "The reply has no fenced JSON block." in second
    assert "This is your last try" in third
    assert "“fly” is not an answer here. Give a number from 1 to 5" in third
    assert all(prompt.endswith(first) for prompt in (second, third))
    assert row.prompts == 3
    assert row.prompt_characters == sum(map(len, (first, second, third)))
    assert row.largest_prompt == max(map(len, (second, third)))
    assert row.system_characters == len(hello["hello"]["system"])


def test_with_a_try_more_the_game_goes_on(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    row, record = row_of(agent(CLUMSY, heard), tries=4)
    assert not row.forfeited
    assert row.unreadable + row.unknown + row.refused == 3
    assert row.rule
    assert record.replay().result is not None
    (told,) = [told["prompt"] for told in lines(heard)[4:5]]
    assert "“play Ray” is not possible now." in told
    assert "  DUE-RND-02: " in told
    assert row.prompts == row.decisions[0] + 3
    found = findings([row])
    assert found.questions == row.decisions[0]
    assert found.broken == {"DUE-RND-02": 1}


def test_the_same_deal_is_played_from_both_seats(tmp_path: Path) -> None:
    text = agent(FIRST, tmp_path / "heard")
    rows = [row_of(text, number)[0] for number in (0, 1)]
    assert [row.agent for row in rows] == [0, 1]
    assert [row.deal for row in rows] == [0, 0]
    again, _ = row_of(text, 1)
    assert again.record == rows[1].record


def test_an_evaluation_is_told_kept_and_continued(command: Command, tmp_path: Path) -> None:
    text = agent(FIRST, tmp_path / "heard")
    words = ("evaluate", "duel", "--agent", text, "--against", "random", "--out", "here")
    told = command(*words, "--games", "1")
    assert told.status == 0, told.errors
    assert "1 game does not fill whole rotations: 2 are played" in told.errors
    assert "Forfeits: 0 of 2 games, 0.0% (" in told.output
    assert "Wrong answers: 0 in " in told.output
    asked = len(lines(tmp_path / "heard"))
    more = command(*words, "--games", "4", "--json")
    data = json.loads(more.output)
    assert data["games"] == 4
    assert set(data["seats"]) == {"A", "B"}
    assert data["wins"]["low"] <= data["wins"]["middle"] <= data["wins"]["high"]
    harness = {"tries": 3, "rules": "none", "lang": "en", "most": 1000}
    assert data["contest"]["evaluation"] == harness
    hellos = [line for line in lines(tmp_path / "heard")[asked:] if "hello" in line]
    assert len(hellos) == 2, "the first two games are not played again"
    table = pyarrow.parquet.read_table("here/games.parquet").to_pylist()
    assert [row["game"] for row in table] == [0, 1, 2, 3]
    assert {row["forfeited"] for row in table} == {False}
    assert all(row["prompt_characters"] > row["largest_prompt"] > 0 for row in table)
    other = command(*words, "--tries", "1")
    assert "differs in: evaluation.tries. Use" in other.complaint()
    french = command(*words[:-2], "--games", "2", "--lang", "fr", "--rules")
    assert "Forfaits\xa0: 0 sur 2 parties" in french.output
    assert "illisibles\xa0: 0, inconnues\xa0: 0, contre une règle\xa0: 0." in french.output
    systems = [line["hello"]["system"] for line in lines(tmp_path / "heard") if "hello" in line]
    assert "DUE-MOV-06\xa0: " in systems[-1]


def test_a_program_that_fails_stops_the_evaluation(command: Command, tmp_path: Path) -> None:
    words = ("evaluate", "duel", "--against", "random", "--games", "2", "--agent")
    assert "ended with status 0" in command(*words, "program:true").complaint()
    silent = agent("def reply(told): return {'say': 'no'}", tmp_path / "heard")
    assert "not an answer" in command(*words, silent).complaint()
    assert "program:COMMAND" in command(*words, "strong").complaint()
    assert (
        "no bot is named “deep”"
        in command("evaluate", "duel", "--agent", "program:true", "--against", "deep").complaint()
    )


def test_a_game_with_too_many_prompts_is_called_off(command: Command, tmp_path: Path) -> None:
    words = ("--against", "random", "--games", "2", "--most", "3")
    told = command("evaluate", "duel", "--agent", agent(FIRST, tmp_path / "heard"), *words)
    assert told.status == 0, told.errors
    assert "Called off after 3 prompts: 2. These games count as lost." in told.output
    assert "Prompts: 6;" in told.output
    assert "Forfeits: 0 of 2" in told.output


def test_programs_that_answer_by_name_can_be_evaluated_too() -> None:
    row, _ = row_of(f"program:{sys.executable} {EXAMPLES / 'bots' / 'line_bot.py'}")
    assert row.unreadable + row.unknown + row.refused == 0


def test_the_example_lets_a_chat_model_play(monkeypatch: pytest.MonkeyPatch) -> None:
    with served_model() as url:
        monkeypatch.setenv("CHAT_URL", url)
        row, _ = row_of(f"program:{sys.executable} {EXAMPLES / 'agents' / 'chat_agent.py'}")
    assert row.prompts == len(Model.asked) > 0
    assert not row.forfeited
    system, user = Model.asked[0]["messages"]
    assert "Reach the moon" in system["content"]
    assert "Choose a card for this round." in user["content"]
