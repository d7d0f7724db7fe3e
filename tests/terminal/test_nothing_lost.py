"""However a game stops, the record on disk is whole and play goes on from there."""

import time
from pathlib import Path

from .helpers import (
    PATIENCE,
    Pipes,
    Terminal,
    answers,
    options,
    pages,
    play,
    replies,
    run,
    write_record,
)

START = ["0 play:Move", "1 play:Charge", "* draw:Ray"]


def goes_on(folder: Path, save: Path) -> list[str]:
    """The options offered by a saved game taken up again."""
    done = run(folder, "play", "duel", "--save", save)
    assert done.errors == ""
    return options(done.output)


def test_ctrl_c_loses_nothing(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "duel", "--seats", "human,random", "--save", "g.txt") as game:
        game.until("A> ")
        game.enter("move")
        asked = options(pages(game.until("A> "))[-1])
        game.interrupt("half a word")
        assert game.finish() == 130
        last = pages(game.text)[-1].splitlines()[-1]
    assert last == "The game is saved. Continue with: automatable play duel --save g.txt"
    assert "Traceback" not in game.text
    assert answers(tmp_path / "g.txt")[0] == "0 play:Move"
    assert goes_on(tmp_path, tmp_path / "g.txt") == asked
    assert [path.name for path in tmp_path.glob("*g.txt*")] == ["g.txt"]


def test_ctrl_c_before_the_first_answer_leaves_no_file(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "duel", "--seats", "human,human") as game:
        game.until("[Enter] ")
        game.interrupt()
        assert game.finish() == 130
    last = pages(game.text)[-1].splitlines()[-1]
    assert last == "You have answered nothing yet, so there is nothing to save."
    assert not list((tmp_path / "data").rglob("saves/*"))


def test_ctrl_c_while_a_bot_thinks_is_heard(tmp_path: Path) -> None:
    save = tmp_path / "g.txt"
    seats = ["--seats", "human,rollout:30s"]
    with Terminal(tmp_path, "play", "duel", *seats, "--save", save) as game:
        game.until("A> ")
        game.enter("spark")
        deadline = time.monotonic() + PATIENCE
        while not save.exists() and time.monotonic() < deadline:
            time.sleep(0.01)
        pressed = time.monotonic()
        game.press("\x03")
        assert game.finish() == 130
        waited = time.monotonic() - pressed
    assert answers(save) == ["0 play:Spark"]
    assert waited < 15


def test_ctrl_c_ends_a_replay_quietly(tmp_path: Path) -> None:
    write_record(tmp_path / "g.txt", *START)
    with Terminal(tmp_path, "replay", "g.txt") as shown:
        shown.until("0/3> ")
        shown.interrupt()
        assert shown.finish() == 130
    assert "Traceback" not in shown.text
    assert "Abort" not in shown.text
    assert shown.text.endswith("\r\n")  # the shell asks on a line of its own


def test_the_end_of_input_is_told_in_one_line(tmp_path: Path) -> None:
    done = play(tmp_path, "--save", "g.txt", typed=["charge"])
    assert (done.status, done.errors) == (2, "")
    assert replies(done.output)[-1].splitlines() == [
        "The input has ended. The game is saved. Continue with: automatable play duel --save g.txt"
    ]
    assert goes_on(tmp_path, tmp_path / "g.txt") == options(done.output)
    typed_half = play(tmp_path, "--save", "h.txt", typed=[], LANG="fr_FR.UTF-8")
    assert typed_half.status == 2
    assert typed_half.output.splitlines()[-1].startswith("L’entrée est terminée. Vous n’avez")
    assert not (tmp_path / "h.txt").exists()


def test_a_game_goes_on_in_the_language_it_was_begun_in(tmp_path: Path) -> None:
    french = play(tmp_path, "--save", "g.txt", "--lang", "fr", typed=["charge", "q"])
    told = "La partie est enregistrée. Pour continuer : automatable play duel --save g.txt"
    assert french.output.splitlines()[-1].replace("\xa0", " ") == f"{told} --lang fr"
    here = play(tmp_path, "--save", "g.txt", typed=["q"], LANG="fr_FR.UTF-8")
    assert here.output.splitlines()[-1].replace("\xa0", " ") == told


def test_ctrl_d_is_the_end_of_input(tmp_path: Path) -> None:
    save = write_record(tmp_path / "g.txt", *START)
    before = save.read_bytes()
    with Terminal(tmp_path, "play", "duel", "--save", save) as game:
        game.until("A> ")
        game.press("\x04")
        assert game.finish() == 2
    assert "The game is saved." in game.text
    assert save.read_bytes() == before


def test_killed_at_any_time_the_file_holds_what_was_acknowledged(tmp_path: Path) -> None:
    rounds = 3
    save = tmp_path / "g.txt"
    seats = ["--seats", "human,random", "--seed", "5"]
    with Pipes(tmp_path, "play", "duel", *seats, "--save", save) as game:
        asked = options(game.until("A> "))
        for _ in range(rounds):
            game.enter("1")
            asked = options(game.until("A> "))
        game.kill()
    own = [line for line in answers(save) if line.startswith("0 ")]
    assert len(own) == rounds
    assert goes_on(tmp_path, save) == asked
    assert [path.name for path in tmp_path.glob("*g.txt*")] == ["g.txt"]


def test_killed_in_the_middle_of_typing_ahead_the_file_is_whole(tmp_path: Path) -> None:
    save = tmp_path / "g.txt"
    seats = ["--seats", "human,human"]
    with Pipes(tmp_path, "play", "duel", *seats, "--save", save) as game:
        for _ in range(60):
            game.enter("1")
        game.until("Round 8.")
        game.kill()
    assert len(answers(save)) >= 14
    shown = run(tmp_path, "replay", save, "--text")
    assert shown.output == save.read_text()


def test_taking_back_the_first_answer_is_on_disk_too(tmp_path: Path) -> None:
    given = ["play", "cyberion", "--save", "g.txt"]
    done = run(tmp_path, *given, "--seed", "4", typed=["2", "u", "q"])
    assert done.status == 0
    assert [line for line in answers(tmp_path / "g.txt") if line.startswith("0 ")] == []
    again = run(tmp_path, *given)
    assert options(again.output) == options(replies(done.output)[0])


def test_a_deal_before_the_first_answer_is_kept(tmp_path: Path) -> None:
    """Scrapyard deals at once: the hand somebody saw is the hand that goes on."""
    first = run(tmp_path, "play", "_template", "--save", "g.txt", typed=["q"])
    assert first.output.splitlines()[-1].endswith("automatable play _template --save g.txt")
    assert (tmp_path / "g.txt").exists()
    again = run(tmp_path, "play", "_template", "--save", "g.txt")
    assert options(again.output) == options(first.output)


def test_seats_in_a_file_are_taken_in_their_order(tmp_path: Path) -> None:
    save = write_record(tmp_path / "g.txt", *START, seats=())
    lines = save.read_text().splitlines()
    lines[2:2] = ["seat 1 random", "seat 0 human:Ada"]
    save.write_text("\n".join([*lines[:-1], "end 3"]) + "\n")
    done = run(tmp_path, "play", "duel", "--save", save)
    assert "A (Ada)" in done.output
    assert "You reveal Move" in done.output
    assert "B (random)" in done.output


def test_a_file_that_names_people_only_can_be_played_on(tmp_path: Path) -> None:
    """As in the example at the top of kernel/record.py: `seat 0 Ada`."""
    save = write_record(tmp_path / "g.txt", *START, seats=("Ada",))
    told = run(tmp_path, "replay", save, "--all").output
    assert "Ada reveals Move" in told
    done = run(tmp_path, "play", "duel", "--save", save, "--seats", "human,random")
    assert options(done.output)
    bare = run(tmp_path, "play", "duel", "--save", save)
    assert bare.errors == ""
    assert "A (Ada)" in bare.output
    assert "You reveal Move" in bare.output


def test_a_game_with_an_arena_of_its_own_goes_on(tmp_path: Path) -> None:
    edge, row = "S.......S", "........."
    arena = "/".join(["centre 3 3", edge, *[row] * 7, edge])
    given = ["play", "robot_quest_arena", "--save", "g.txt"]
    first = run(tmp_path, *given, "--set", f"arena={arena}", typed=["q"])
    again = run(tmp_path, *given)
    assert options(again.output) == options(first.output) != []
