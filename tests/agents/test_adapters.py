"""Adapters to other frameworks, each with a scripted model."""

import json
import shlex
import socket
import sys
from importlib import import_module
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from automatable.agents.episode import Episode
from automatable.agents.own import begun
from automatable.kernel.errors import MissingExtra
from tests.side import needs
from tests.test_docs import ROOT, blocks, shell_commands

from .chat import FIRST, Model, served_model

PAGE = ROOT / "docs" / "agents.md"
QUICK = {"length": "2", "stars": "1"}


def example(begin: str) -> str:
    """The example of docs/agents.md that begins like that."""
    found = [content for kind, content in blocks(PAGE) if kind == "python"]
    (code,) = [content for content in found if content.startswith(begin)]
    return code


def test_an_episode_is_a_game_in_prompts_and_replies() -> None:
    episode = Episode("duel", ["random"], 1, QUICK, seed="x")
    assert "You are B." in episode.system
    first = episode.prompt
    episode.reply("I do not know.")
    assert episode.prompt.endswith(first)
    assert "no fenced JSON block" in episode.prompt
    while not episode.is_over:
        episode.reply(FIRST)
    facts = episode.facts()
    assert facts["share"] in (0, 0.5, 1)
    assert (facts["unreadable"], facts["forfeited"]) == (1, False)
    again = Episode("duel", ["random"], 1, QUICK, seed="x")
    assert again.prompt == first


def test_an_episode_is_forfeited_after_too_many_mistakes() -> None:
    episode = Episode("duel", ["random"], tries=2)
    episode.reply("?")
    episode.reply('```\n{"answer": "play:Counter"}\n```')
    assert episode.is_over
    assert episode.forfeited
    assert episode.facts()["share"] == 0
    assert episode.wrong == {"unreadable": 1, "refused": 1}


def test_an_episode_that_does_not_end_is_called_off() -> None:
    episode = Episode("robot_quest_arena", ["random"], most=3)
    for _ in range(3):
        assert not episode.is_over
        episode.reply(FIRST)
    assert episode.is_over
    assert episode.facts()["called_off"]
    assert (episode.facts()["prompts"], episode.share, episode.forfeited) == (3, 0, False)


def test_several_opponents_decide_the_number_of_players() -> None:
    assert begun("raising_robots", ["random"]).seats == 3
    assert begun("raising_robots", ["random"] * 3).seats == 4
    assert begun("raising_robots", ["random"] * 3, {"players": "5"}).seats == 5


@needs("inspect_ai", "inspect-ai>=0.3.200")
def test_inspect_plays_every_deal_from_each_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from inspect_ai.model import ModelOutput, ModelUsage, get_model

    def scripted() -> Any:
        while True:
            output = ModelOutput.from_content("mockllm/model", FIRST)
            output.usage = ModelUsage()  # else it loads a file to count tokens
            yield output

    code = example("# A Duel against the strong bot").replace(
        '"strong", deals=10', '"random", deals=1, settings={"length": 2, "stars": 1}'
    )
    code = code.replace('model="ollama/llama3.2"', "model=MODEL, display='none'")
    monkeypatch.chdir(tmp_path)  # where it keeps its logs
    model = get_model("mockllm/model", custom_outputs=scripted())
    told: dict[str, Any] = {"MODEL": model}
    exec(compile(code, "example", "exec"), told)
    log = told["log"]
    assert log.status == "success", log.error
    assert log.samples is not None
    assert [sample.id for sample in log.samples] == ["duel-0-A", "duel-0-B"]
    for sample in log.samples:
        assert sample.scores is not None
        score = sample.scores["share_won"]
        assert score.metadata is not None
        assert score.metadata["prompts"] > 0
        assert not score.metadata["forfeited"]


@needs("textarena", "textarena>=0.7")
def test_textarena_plays_with_a_model_in_each_seat() -> None:
    from automatable.agents.textarena_env import AutomatableEnv

    told: dict[str, Any] = {}
    exec(compile(example("# A Duel between two models"), "example", "exec"), told)
    assert told["done"]
    env = AutomatableEnv("duel", QUICK)
    env.reset(2, seed=7)
    first: dict[int, list[Any]] = {}
    done = False
    while not done:
        player, messages = env.get_observation()
        first.setdefault(player, messages)
        done, info = env.step(FIRST)
    rewards, facts = env.close()
    assert sum(rewards.values()) == 0
    assert info["reason"]
    for player in (0, 1):
        assert f"You are {'AB'[player]}." in first[player][0][1]
        assert "Choose a card for this round." in first[player][1][1]
        assert not facts[player]["invalid_move"]
    endless = AutomatableEnv("duel", most=3)
    endless.reset(2, seed=7)
    for _ in range(3):
        done, info = endless.step(FIRST)
    assert done
    assert (info["reason"], endless.close()[0]) == ("called_off", {0: 0.0, 1: 0.0})
    env.reset(2, seed=7)
    for _ in range(3):
        done, info = env.step("?")
    assert done
    assert (info["reason"], env.close()[0]) == ("forfeit", {0: -1.0, 1: 1.0})


@needs("openenv", "openenv-core>=0.3")
def test_openenv_serves_a_game_to_each_visitor() -> None:
    import uvicorn
    from openenv.core import GenericEnvClient

    from automatable.agents.openenv_env import app_for

    listening = socket.create_server(("127.0.0.1", 0))
    config = uvicorn.Config(app_for("duel", settings=QUICK), log_level="critical")
    server = uvicorn.Server(config)
    serving = Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
    serving.start()
    url = f"http://127.0.0.1:{listening.getsockname()[1]}"
    with GenericEnvClient(base_url=url).sync() as env, GenericEnvClient(base_url=url).sync() as two:
        told = env.reset(seed=7, seat=1)
        assert "You are B." in told.observation["system"]
        assert two.reset(seed=7, seat=1).observation == told.observation
        first = told.observation["prompt"]
        told = env.step({"text": "I do not know."})
        assert "no fenced JSON block" in told.observation["prompt"]
        replies = 1
        while not told.done:
            told = env.step({"text": FIRST})
            replies += 1
        assert told.reward in (0, 0.5, 1)
        assert told.observation["prompt"] == ""
        assert told.observation["facts"]["unreadable"] == 1
        assert env.state()["step_count"] == replies
        assert env.step({"text": FIRST}).observation == told.observation
        assert two.step({"text": FIRST}).observation["prompt"] != first
    code = example("# A Duel through OpenEnv").replace("http://127.0.0.1:8000", url)
    exec(compile(code, "example", "exec"), {})
    server.should_exit = True
    serving.join()


def evaluated(*script: str | int, limit: str = "") -> list[Any]:
    """The traces of seats A and B after the page's command, with a model of this script."""
    from verifiers.v1.cli.eval.main import main  # the command `vf-eval`

    (line,) = [line for line in shell_commands(PAGE) if line.startswith("vf-eval ")]
    words = shlex.split(line.replace("strong", "random"))
    words += ["--env.taskset.deals=1", "--no-rich", "--clean", "--run.name=test", *limit.split()]
    words += [f"--env.taskset.settings.{name}={value}" for name, value in QUICK.items()]
    with served_model(*script) as url:
        main([word.replace("http://127.0.0.1:11434/v1", url) for word in words[1:]])
    kept = Path("outputs", "test", "traces.jsonl").read_text("utf-8").splitlines()
    played = {game["task"]["data"]["name"]: game["traces"] for game in map(json.loads, kept)}
    assert sorted(played) == ["duel-0-A", "duel-0-B"]
    return [trace for name in sorted(played) for trace in played[name]]


@needs("verifiers", "verifiers>=0.4")
def test_verifiers_plays_every_deal_from_each_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)  # where it keeps its traces
    traces = evaluated("I do not know.")
    for trace, letter in zip(traces, "AB", strict=True):
        assert f"You are {letter}." in trace["task"]["data"]["system_prompt"]
        assert trace["rewards"]["share"]["score"] in (0, 0.5, 1)
        assert not trace["metrics"]["forfeited"]
    assert sum([trace["metrics"]["unreadable"] for trace in traces]) == 1
    assert sum([trace["metrics"]["prompts"] for trace in traces]) == len(Model.asked)
    for told in Model.asked:  # each question is a conversation of its own
        assert [message["role"] for message in told["messages"]] == ["system", "user"]
    for trace in evaluated(*["?"] * 6):
        assert (trace["metrics"]["forfeited"], trace["metrics"]["unreadable"]) == (1, 3)
        assert trace["rewards"]["share"]["score"] == 0
    for trace in evaluated(limit="--env.player.max-turns=2"):
        assert trace["ok"]
        assert (trace["metrics"]["forfeited"], trace["rewards"]["share"]["score"]) == (0, 0)
    for trace in evaluated(404, 404):  # no model, no game
        assert not trace["ok"]
        assert trace["rewards"] == {}


@pytest.mark.parametrize(
    ("package", "module", "extra"),
    [
        ("inspect_ai", "inspect_task", "inspect"),
        ("textarena", "textarena_env", "textarena"),
        ("openenv", "openenv_env", "openenv"),
        ("verifiers", "verifiers_env", "verifiers"),
    ],
)
def test_without_a_framework_it_is_said_how_to_install_it(
    package: str, module: str, extra: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    monkeypatch.delitem(sys.modules, f"automatable.agents.{module}", raising=False)
    with pytest.raises(MissingExtra, match=rf"pip install 'automatable\[{extra}\]'$"):
        import_module(f"automatable.agents.{module}")
