"""Every decision of stored games, as a table."""

import shlex
from pathlib import Path

import pyarrow.parquet
import pytest

from automatable import CHANCE, Record, game, game_names
from automatable.envs.rewards import KINDS, final_rewards, potential
from automatable.lab.trajectories import schema
from tests.test_docs import ROOT, blocks, shell_commands

from .conftest import Command

PAGE = ROOT / "docs" / "datasets.md"


@pytest.mark.parametrize("name", game_names())
def test_a_row_is_what_a_seat_saw_and_answered(name: str, command: Command, tmp_path: Path) -> None:
    settings = ["--set", "turn_cap=6"] if name == "robot_quest_arena" else []
    told = command(
        *("arena", name, "--seats", "random", "--games", "2", "--out", "there", "--jobs", "1"),
        *("--trajectories", *settings),
    )
    assert told.status == 0, told.errors
    rows = pyarrow.parquet.read_table(tmp_path / "there" / "trajectories.parquet").to_pylist()
    for number in range(2):
        record = Record.read((tmp_path / f"there/records/{number:06}.txt").read_text("utf-8"))
        own = [row for row in rows if row["game"] == number]
        asked = [(k, one) for k, one in enumerate(record.answers) if one.seat != CHANCE]
        assert [(row["step"], row["seat"], row["action"]) for row in own] == [
            (k, one.seat, one.action) for k, one in asked
        ]
        row = own[len(own) // 2]
        state = record.replay(row["step"])
        decision = state.asked(row["seat"])
        assert decision is not None
        names = game(name).catalogue.names
        assert row["observation"] == state.game.observe(state, row["seat"])
        assert row["options"] == [names[option] for option in decision.options]
        legal = [k for k, one in enumerate(row["action_mask"]) if one]
        assert legal == list(decision.options)
        assert (row["question"], row["answer"]) == (decision.key, names[row["action"]])
        assert len(row["text"].splitlines()) > 2
        result = record.replay().result
        assert result is not None
        paid = {row["seat"]: row["reward"] for row in own if row["terminated"]}
        assert paid == dict(enumerate(result.payoffs()))
        assert sum(abs(row["reward"]) for row in own) == sum(map(abs, result.payoffs()))


def test_the_page_is_true(
    command: Command, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (line,) = shell_commands(PAGE)
    told = command(*shlex.split(line)[1:], "--jobs", "1")
    assert told.status == 0, told.errors
    assert "results/trajectories.parquet" in told.output.replace("\n", "")
    again = command(*shlex.split(line)[1:], "--jobs", "1", "--lang", "fr")
    assert "Toutes les décisions" in again.output
    (example,) = [code for language, code in blocks(PAGE) if language == "python"]
    exec(compile(example, "example", "exec"), {})
    assert capsys.readouterr().out == "outcome\n3\n"
    cells = [line.split("|")[1] for line in PAGE.read_text("utf-8").splitlines() if "| `" in line]
    assert [name.strip(" `") for cell in cells for name in cell.split(",")] == schema().names


@pytest.mark.parametrize("kind", KINDS)
def test_a_seat_is_paid_the_reward_that_was_asked_for(
    kind: str, command: Command, tmp_path: Path
) -> None:
    told = command(
        *("arena", "robot_quest_arena", "--seats", "random", "--games", "1", "--jobs", "1"),
        *("--set", "turn_cap=6", "--out", "there", "--trajectories", "--reward", kind),
    )
    assert told.status == 0, told.errors
    table = pyarrow.parquet.read_table(tmp_path / "there" / "trajectories.parquet")
    assert table.schema.metadata[b"reward"].decode() == kind
    record = Record.read((tmp_path / "there/records/000000.txt").read_text("utf-8"))
    ended = final_rewards(record.replay(), kind)
    for seat, worth in enumerate(ended):
        own = [row for row in table.to_pylist() if row["seat"] == seat]
        paid = [row["reward"] for row in own]
        if kind == "shaped":
            began = potential(record.replay(own[0]["step"]))[seat]
            assert sum(paid) == pytest.approx(worth - began, abs=1e-5)
            assert any(paid[:-1])
        else:
            assert paid == [0.0] * (len(paid) - 1) + [pytest.approx(worth)]


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("--trajectories", "--reward", "money"), "no reward is named “money”; there are: outcome"),
        (("--reward", "score"), "add --trajectories"),
    ],
)
def test_a_reward_that_cannot_be_paid_is_refused_before_play(
    words: tuple[str, ...], why: str, command: Command, tmp_path: Path
) -> None:
    told = command("arena", "duel", "--games", "1", "--out", "there", *words)
    assert told.status == 2
    assert why in told.errors
    assert not (tmp_path / "there").exists()


def test_a_table_that_cannot_be_written_is_one_line(command: Command, tmp_path: Path) -> None:
    in_the_way = tmp_path / "there" / "trajectories.parquet"
    in_the_way.mkdir(parents=True)
    told = command(
        *("arena", "duel", "--seats", "random", "--games", "1", "--jobs", "1"),
        *("--out", "there", "--trajectories"),
    )
    assert told.status == 2
    assert "cannot write to there: Is a directory" in told.errors
    assert [path.name for path in in_the_way.parent.glob(".traj*")] == []


def test_a_folder_must_be_named(command: Command) -> None:
    told = command("arena", "duel", "--seats", "random", "--games", "1", "--trajectories")
    assert told.status == 2
    assert "name it by --out" in told.errors
