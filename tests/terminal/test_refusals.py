"""A mistake is one line on standard error and exit status 2, and nothing is changed by it."""

import os
import re
import subprocess
from pathlib import Path

import pytest

from automatable.cli.run import UNREAD

from .helpers import (
    COMMAND,
    ESCAPE,
    PATIENCE,
    Pipes,
    Terminal,
    answers,
    environment,
    play,
    run,
    write_record,
)

START = ["0 play:Move", "1 play:Charge", "* draw:Ray"]
MANY = "9" * 5000

MISTAKES = [
    ("play dual", "no game is named “dual”; did you mean duel?"),
    ("play chess", "no game is named “chess”; there are: cyberion, duel"),
    ("play duel --seats human", "this table has 2 seats, not 1"),
    ("play duel --seats human,stron", "no bot is named “stron”; did you mean strong?"),
    ("play duel --seats human,nobody", "“nobody”; there are: human, random, greedy, rollout"),
    (
        "play duel --seats human,rollout:fast",
        "playouts (rollout:500) or seconds (rollout:0.5s), not “fast”",
    ),
    ("play duel --lang de", "there is no language “de” here; there are: en, fr"),
    ("play duel --set colour=red", "no setting is named “colour”; the settings are: board, length"),
    ("play duel --set board=round", "board is “round”, but must be one of standard, short"),
    ("play duel --set length=9", "length is “9”, but must be a whole number from 2 to 8"),
    ("play duel --set bord=short", "no setting is named “bord”; did you mean board?"),
    ("play duel --set board", "“board” has no “=”; write NAME=VALUE"),
    ("play duel --set board --lang fr", "board\xa0» n’a pas de «\xa0=\xa0»"),
    ("play duel --cards mine.toml", "duel takes no such file"),
    ("play robot_quest_arena --cards mine.toml", "cannot read mine.toml: No such file"),
    ("play robot_quest_arena --set cards=mine", "cards: "),
    ("play robot_quest_arena --set arena=S?S", "arena, line 1: '?' is not one of"),
    ("play duel --resume", "there is no unfinished game in "),
    ("play duel --resume --lang fr", "aucune partie inachevée dans "),
    ("play duel --seats human,program:./none", "cannot be started: No such file or directory"),
    ("puzzles mine", "name one game"),
    ("puzzles duel --on moon", "--on is “moon”, but must be local or ray"),
    ("puzzles mine duel --games 0", "--games"),
    ("puzzles mine duel --jobs -1", "--jobs"),
    ("play", "Missing argument 'GAME'"),
    ("play duel extra", "extra"),
    ("play duel --nope", "No such option: --nope"),
    ("play duel --seats", "requires an argument"),
    ("plya", "No such command 'plya'"),
    ("--nope", "No such option: --nope"),
    ("replay nowhere.txt", "nowhere.txt: No such file or directory"),
    ("replay a1.duel.1.c1.AA.zzzzzz", "the checksum does not match"),
]


@pytest.mark.parametrize(("line", "words"), MISTAKES, ids=[line for line, _ in MISTAKES])
def test_a_mistake_is_one_line(tmp_path: Path, line: str, words: str) -> None:
    done = run(tmp_path, *line.split())
    assert words in done.complaint()
    assert done.output == ""
    assert list(tmp_path.iterdir()) == []


WRONG = [
    ("play duel --set max_rounds=" + MANY, "max_rounds"),
    ("play duel --set stars=" + MANY, "stars"),
    ("play duel --seats human,rollout:" + MANY, "playouts (rollout:500) or seconds (rollout:0.5s)"),
    ("play duel --save " + "x" * 300, "File name too long"),
    ("replay a1." + "x" * 300, "short form"),
]


@pytest.mark.parametrize(("line", "words"), WRONG, ids=[line[:30] for line, _ in WRONG])
def test_a_mistake_of_any_length_is_one_line(tmp_path: Path, line: str, words: str) -> None:
    said = run(tmp_path, *line.split()).complaint()
    assert words in said
    assert len(said) < 1000


def test_a_mistake_in_french_is_told_in_french(tmp_path: Path) -> None:
    for given in (["--lang", "fr"], ["--lang=fr"]):
        said = run(tmp_path, "play", "chess", *given).complaint()
        assert said.startswith(
            "aucun jeu ne s’appelle «\xa0chess\xa0»\xa0; il y a\xa0: cyberion, duel"
        )
    said = run(tmp_path, "play", "--nope", LANG="fr_FR.UTF-8").complaint()
    assert said.startswith("commande mal formée\xa0: ")


def damaged(good: str) -> dict[str, bytes]:
    """Files that are no records, by what is wrong with them, from a record that is one."""
    body = good.rsplit("end ", 1)[0]
    return {
        "line 1: this is not UTF-8 text": bytes(range(128, 256)),
        "line 1: this is not a record of Automatable": b"hello\n",
        "not a record of Automatable in short form": "a1.duel.1.c0.é.AAAAAA".encode(),
        "line 1: the record has format 2, this program reads 1": good.replace(
            "automatable 1", "automatable 2"
        ).encode(),
        "version 99 of duel, and this program plays version 1": good.replace(
            "duel 1", "duel 99"
        ).encode(),
        "missing: 'end' (the record is cut short)": body.encode(),
        "line 5: no action is named 'play'": good[: good.index("play:") + 4].encode(),
        "line 5: 'play:Counter' for seat 0": good.replace("Move", "Counter").encode(),
        "the checksum does not match": good.replace("seat 0 human", "seat 0 Human").encode(),
    }


@pytest.mark.parametrize("words", list(damaged(f"play:\nend {0}\n")))
def test_a_damaged_file_is_refused_and_left_alone(tmp_path: Path, words: str) -> None:
    save = write_record(tmp_path / "g.txt", *START)
    bad = damaged(save.read_text())[words]
    save.write_bytes(bad)
    said = run(tmp_path, "play", "duel", "--save", "g.txt", typed=["charge"]).complaint()
    assert said.startswith("bad record: g.txt: ")
    assert words in said
    assert save.read_bytes() == bad
    assert [path.name for path in tmp_path.iterdir()] == ["g.txt"]


def test_a_damaged_file_is_not_replayed(tmp_path: Path) -> None:
    save = write_record(tmp_path / "g.txt", *START)
    save.write_text(save.read_text().replace("Charge", "Spark"))
    said = run(tmp_path, "replay", "g.txt", "--all").complaint()
    assert said.startswith("bad record: g.txt: line ")


@pytest.mark.parametrize("seat", ["seat " + MANY, "99999999999999999999 play:Charge"])
def test_numbers_of_any_size_in_a_file_are_refused(tmp_path: Path, seat: str) -> None:
    save = write_record(tmp_path / "g.txt", seat if "play" in seat else f"{seat} x", seats=())
    said = run(tmp_path, "replay", "g.txt").complaint()
    assert said.startswith("bad record: g.txt: line 3: ")
    assert len(said) < 1000
    assert save.exists()


def test_a_file_without_end_is_not_read_for_ever(tmp_path: Path) -> None:
    """Measured in memory: the process may hold 1 GB and no more."""
    limited = ["sh", "-c", 'ulimit -v 1000000; exec "$0" "$@"', COMMAND, "replay", "/dev/zero"]
    done = subprocess.run(
        limited,
        capture_output=True,
        cwd=tmp_path,
        env=environment(tmp_path),
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 2
    assert done.stderr.decode().startswith("automatable: bad record: /dev/zero: ")


def test_another_games_file_is_not_played_on(tmp_path: Path) -> None:
    assert run(tmp_path, "play", "_template", "--save", "g.txt", typed=["1", "q"]).status == 0
    before = (tmp_path / "g.txt").read_bytes()
    said = run(tmp_path, "play", "duel", "--save", "g.txt").complaint()
    assert said == "g.txt holds a game of _template, not of duel"
    assert (tmp_path / "g.txt").read_bytes() == before


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    said = run(tmp_path, "play", "duel", "--save", "folder").complaint()
    assert said == "bad record: folder: Is a directory"


@pytest.mark.parametrize("path", ["/proc/nowhere/g.txt", "file/g.txt"])
def test_a_path_that_cannot_be_written_is_refused_before_anybody_plays(
    tmp_path: Path, path: str
) -> None:
    (tmp_path / "file").write_text("precious")
    done = play(tmp_path, "--save", path, typed=["charge"])
    assert done.complaint().startswith(f"cannot write {path}: ")
    assert done.output == ""
    assert (tmp_path / "file").read_text() == "precious"


def test_eyes_nobody_has(tmp_path: Path) -> None:
    write_record(tmp_path / "g.txt", *START)
    said = run(tmp_path, "replay", "g.txt", "--seat", "Z").complaint()
    assert said == "--seat must be one of A, B, public, all, not “Z”"


CLOSED = [["rules", "duel"], ["games", "--json"], ["replay", "g.txt", "--all"]]


@pytest.mark.parametrize("arguments", CLOSED, ids=" ".join)
def test_nothing_is_said_where_nobody_reads_on(tmp_path: Path, arguments: list[str]) -> None:
    write_record(tmp_path / "g.txt", *START)
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run(
        [COMMAND, *arguments],
        stdin=subprocess.DEVNULL,
        stdout=writer,
        stderr=subprocess.PIPE,
        cwd=tmp_path,
        env=environment(tmp_path),
        timeout=PATIENCE,
        check=False,
    )
    os.close(writer)
    assert done.stderr.decode() == ""
    assert done.returncode == UNREAD


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has a full device")
@pytest.mark.parametrize("arguments", [*CLOSED, ["play", "duel"], ["--help"]], ids=" ".join)
def test_an_output_that_cannot_be_written_is_one_line(tmp_path: Path, arguments: list[str]) -> None:
    write_record(tmp_path / "g.txt", *START)
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [COMMAND, *arguments],
            stdin=subprocess.DEVNULL,
            stdout=full,
            stderr=subprocess.PIPE,
            cwd=tmp_path,
            env=environment(tmp_path),
            timeout=PATIENCE,
            check=False,
        )
    assert done.stderr.decode() == (
        "automatable: the output cannot be written: No space left on device\n"
    )
    assert done.returncode == 2


def test_a_score_that_cannot_be_kept_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("precious")
    typed = ["1"] * 2
    done = run(tmp_path, "daily", "duel", typed=typed, XDG_DATA_HOME=str(tmp_path / "file"))
    assert done.errors.startswith(f"automatable: cannot write {tmp_path}/file/automatable/scores")
    assert len(done.errors.splitlines()) == 1
    assert done.status == 2


def test_a_file_that_cannot_be_written_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "puzzles-duel.jsonl").write_text("")
    said = run(tmp_path, "puzzles", "select", "duel", "--out", "no/where.jsonl").complaint()
    assert said == "no/where.jsonl: No such file or directory"


def test_a_game_whose_output_closes_is_saved(tmp_path: Path) -> None:
    save = tmp_path / "g.txt"
    given = ["--seats", "human,random", "--save", save]
    with Pipes(tmp_path, "play", "duel", *given) as game:
        game.until("A> ")
        game.enter("spark")
        game.until("A> ")
        acknowledged = answers(save)
        assert game.process.stdout is not None
        game.process.stdout.close()
        game.enter("charge")
        assert game.process.wait(PATIENCE) == UNREAD
        assert game.errors() == ""
    assert answers(save)[: len(acknowledged)] == acknowledged


@pytest.mark.parametrize("which", ["<&-", ">&-"])
def test_a_stream_that_was_never_open_is_no_crash(tmp_path: Path, which: str) -> None:
    done = subprocess.run(
        ["sh", "-c", f'exec "$0" "$@" {which}', COMMAND, "play", "duel", "--seats", "human,random"],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        cwd=tmp_path,
        env=environment(tmp_path),
        timeout=PATIENCE,
        check=False,
    )
    assert b"Traceback" not in done.stderr
    assert done.returncode == 2


def test_bytes_that_are_no_text_are_only_nonsense(tmp_path: Path) -> None:
    """`utf-8:strict` is how Python reads in most people's locales."""
    typed = b"\xff\xfe\n\x00\nspark\nq\n"
    given = ["play", "duel", "--seats", "human,random", "--save", "g.txt"]
    done = run(tmp_path, *given, typed=typed, PYTHONIOENCODING="utf-8:strict")
    assert (done.status, done.errors) == (0, "")
    assert "You reveal Spark" in done.output


def test_a_terminal_that_lacks_letters_is_no_crash(tmp_path: Path) -> None:
    given = ["--lang", "fr", "--pictures"]
    done = play(tmp_path, *given, typed=["zzz", "deplacement", "q"], PYTHONIOENCODING="ascii")
    assert (done.status, done.errors) == (0, "")
    assert "Vous revelez Deplacement" in done.output
    assert '" zzz " n\'est pas une reponse ici.' in done.output


def test_a_terminal_that_lacks_the_signs_of_pictures_gets_sentences(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "duel", PYTHONIOENCODING="latin-1") as game:
        assert "A: health 4, battery 2, disk 0, square 0 of 4." in game.until("A> ")


def test_a_narrow_terminal_breaks_plain_sentences_between_words(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "duel", "--plain", columns=40) as narrow:
        told = narrow.until("A> ")
    assert ESCAPE not in told
    lines = [line.rstrip() for line in told.splitlines()]
    assert lines[1:3] == [
        "Two robots, two lanes to the moon.",
        "Choose in secret, reveal together.",
    ]
    assert [line for line in lines if len(line) > 40] == [  # what is copied stays whole
        "New here? Learn the game by playing it: automatable learn duel"
    ]


def test_a_narrow_terminal_is_refused_with_advice(tmp_path: Path) -> None:
    write_record(tmp_path / "g.txt", *START)
    for arguments in (
        ["play", "duel", "--save", "g.txt"],
        ["replay", "g.txt"],
        ["replay", "g.txt", "--all"],
    ):
        with Terminal(tmp_path, *arguments, columns=40) as narrow:
            assert narrow.finish() == 2, arguments
        assert re.fullmatch(
            r"automatable: the terminal is too narrow \(40 < \d+ columns\);"
            " widen it, or use --plain",
            " ".join(narrow.text.split()),
        )


def test_plain_sentences_need_no_width(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "duel", "--plain", columns=40) as plain:
        plain.until("A> ")
        plain.press("\x04")
        assert plain.finish() == 2
    assert "health 4" in plain.text
    assert ESCAPE not in plain.text
