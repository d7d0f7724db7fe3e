"""A folder of results: nothing is lost, nothing doubled, nothing mixed up."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pyarrow.parquet as parquet
import pytest

from automatable import Record
from automatable.lab.arena import Resources, carry_out
from automatable.lab.contest import Contest, make_contest, play_game
from automatable.lab.errors import BadFolder
from automatable.lab.results import Results

CONTEST = make_contest("duel", ["greedy:9", "random"], 10, pair=True)


def play(folder: Path, contest: Contest = CONTEST) -> list[int]:
    """Carry it out there; which games were played anew."""
    told: list[int] = []
    before = set(numbers(folder))
    carry_out(contest, Resources(folder, jobs=1), lambda done, games: told.append(done))
    assert told[-1] == contest.games
    return sorted(set(numbers(folder)) - before)


def numbers(folder: Path) -> list[int]:
    """The games of whole lines in the journal; the last line may have been cut short."""
    journal = folder / "journal.jsonl"
    *lines, _ = journal.read_bytes().split(b"\n") if journal.exists() else [b""]
    return [json.loads(line)["game"] for line in lines]


def test_the_table_holds_every_game_and_its_record_can_be_replayed(tmp_path: Path) -> None:
    assert play(tmp_path) == list(range(10))
    table = parquet.read_table(tmp_path / "games.parquet").to_pylist()
    assert [row["game"] for row in table] == list(range(10))
    for row in table:
        record = Record.read((tmp_path / "records" / f"{row['game']:06}.txt").read_bytes())
        result = record.replay().result
        assert result is not None
        assert row["scores"] == list(result.scores)
        assert row["seats"] == list(record.seats.values())
        assert row["answers"] == len(record.answers)
        assert len(row["seconds"]) == len(row["decisions"]) == 2


def test_a_game_kept_just_when_play_is_stopped_counts(tmp_path: Path) -> None:
    told: list[int] = []

    def tell(done: int, games: int) -> None:
        if done == 3 and told[-1] == 2:
            told.append(0)  # the line is written, nobody has heard of it
            raise KeyboardInterrupt
        told.append(done)

    with pytest.raises(KeyboardInterrupt):
        carry_out(CONTEST, Resources(tmp_path, jobs=1), tell)
    assert told == [0, 1, 2, 0, 3]
    assert numbers(tmp_path) == [0, 1, 2]
    assert parquet.read_table(tmp_path / "games.parquet").num_rows == 3


def test_what_is_there_is_not_played_again_and_more_may_be_asked_for(tmp_path: Path) -> None:
    play(tmp_path)
    assert play(tmp_path) == []
    more = make_contest("duel", ["greedy:9", "random"], 14, pair=True)
    assert play(tmp_path, more) == [10, 11, 12, 13]
    assert parquet.read_table(tmp_path / "games.parquet").num_rows == 14


@pytest.mark.parametrize("left", [1, 30, 300])
def test_a_line_cut_short_is_played_again(tmp_path: Path, left: int) -> None:
    play(tmp_path)
    journal = tmp_path / "journal.jsonl"
    lines = journal.read_bytes().splitlines(keepends=True)
    journal.write_bytes(b"".join(lines[:-1]) + lines[-1][:left])
    play(tmp_path)
    assert sorted(numbers(tmp_path)) == list(range(10))


def test_a_record_without_its_line_is_written_again(tmp_path: Path) -> None:
    results = Results(tmp_path, CONTEST)
    results.record_path(0).write_text("automatable 1\ngame du", "utf-8")
    results.close()
    play(tmp_path)
    assert results.record_path(0).read_text("utf-8") == play_game(CONTEST, 0).record


def test_killed_at_any_moment_no_game_is_lost_or_doubled(tmp_path: Path) -> None:
    command = [str(Path(sys.executable).parent / "automatable"), "arena", "duel", "--out", "x"]
    command += ["--seats", "greedy:9,random", "--games", "4000", "--jobs", "1", "--pair"]
    journal = tmp_path / "x" / "journal.jsonl"
    with subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.DEVNULL) as process:
        while not journal.exists() or journal.stat().st_size < 20_000:
            assert process.poll() is None
        os.kill(process.pid, signal.SIGKILL)
    before = numbers(tmp_path / "x")
    assert len(before) > 10
    asked = make_contest("duel", ["greedy:9", "random"], len(before) + 20, pair=True)
    play(tmp_path / "x", asked)
    after = numbers(tmp_path / "x")
    assert after[: len(before)] == before
    assert sorted(after) == list(range(asked.games))


def test_another_contest_in_the_folder_is_refused(tmp_path: Path) -> None:
    play(tmp_path)
    other = make_contest("duel", ["greedy:9", "random"], 10, pair=True, seed="other")
    with pytest.raises(BadFolder, match="other seed"):
        Results(tmp_path, other)
    assert play(tmp_path) == []


def test_two_at_once_in_one_folder_are_refused(tmp_path: Path) -> None:
    first = Results(tmp_path, CONTEST)
    with pytest.raises(BadFolder, match="another contest is writing"):
        Results(tmp_path, CONTEST)
    first.close()
    Results(tmp_path, CONTEST).close()


def test_a_folder_that_cannot_be_written_to_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("here", "utf-8")
    with pytest.raises(BadFolder, match="cannot write"):
        Results(tmp_path / "file", CONTEST)


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("contest.json", "[]"),
        ("contest.json", "{"),
        ("journal.jsonl", "nonsense\n"),
        ("journal.jsonl", '{"game": 0}\n'),
    ],
)
def test_files_that_are_not_ours_are_refused(tmp_path: Path, file: str, text: str) -> None:
    (tmp_path / file).write_text(text, "utf-8")
    with pytest.raises(BadFolder, match="cannot be read"):
        Results(tmp_path, CONTEST)
    (tmp_path / file).unlink()
    Results(tmp_path, CONTEST).close()


def test_another_version_of_the_game_is_refused(tmp_path: Path) -> None:
    play(tmp_path)
    path = tmp_path / "contest.json"
    path.write_text(path.read_text("utf-8").replace('"version": ', '"version": 9'), "utf-8")
    with pytest.raises(BadFolder, match="other version"):
        Results(tmp_path, CONTEST)
