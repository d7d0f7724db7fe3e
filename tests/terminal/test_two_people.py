"""Two people on one screen, with a curtain between their secrets."""

import re
from pathlib import Path

from .helpers import (
    ESCAPE,
    Terminal,
    answers,
    options,
    pages,
    play,
    replies,
    write_record,
)

CLEARED = "\x1b[2J\x1b[H\x1b[3J"
PEOPLE = ("human:Ada", "human:Grace")
BONUS = ["0 play:Move", "1 play:Move", "* draw:Ray", "* draw:Trap"]


def sit_down(terminal: Terminal, name: str) -> str:
    """Wait for the curtain, press Enter, and wait for the question; all that is sent meanwhile."""
    curtain = terminal.until("[Enter] ")
    terminal.enter("")
    return curtain + terminal.until(f"{name}> ")


def test_the_curtain_clears_the_screen_and_waits(tmp_path: Path) -> None:
    save = write_record(tmp_path / "game.txt", *BONUS, seats=PEOPLE)
    with Terminal(tmp_path, "play", "duel", "--save", save) as screen:
        sit_down(screen, "Ada")
        screen.enter("ray")
        curtain = screen.until("[Enter] ")
        told = "\r\nIt is Grace’s turn; everybody else, please look away.\r\n[Enter] "
        assert curtain == f"ray\r\n{CLEARED}{told}"  # what was typed is echoed, then gone
        assert answers(save)[-1] == "0 play:Ray"
        screen.enter("")
        grace = screen.until("Grace> ")
        assert grace.startswith(f"\r\n{CLEARED}")  # our Enter, and only then the next page
        assert "Ray" not in grace
        assert "Trap" in grace
        screen.enter("charge")
        assert screen.until("[Enter] ").count(CLEARED) == 1
        screen.enter("")
        ada = screen.until("Ada> ")
        assert "Ada reveals Ray, Grace reveals Charge." in ada
        assert "Trap" not in ada
        screen.press("\x04")
        assert screen.finish() == 2


def test_a_terminal_that_knows_no_signs_scrolls_the_secrets_away(tmp_path: Path) -> None:
    save = write_record(tmp_path / "game.txt", *BONUS, seats=PEOPLE)
    with Terminal(tmp_path, "play", "duel", "--save", save, rows=30, TERM="dumb") as screen:
        sit_down(screen, "Ada")
        screen.enter("ray")
        curtain = screen.until("[Enter] ")
        assert "\x1b" not in screen.text
        assert curtain.startswith("ray\r\n" + "\r\n" * 30)


def test_the_second_sees_the_same_whatever_the_first_chose(tmp_path: Path) -> None:
    sent = set()
    for card in ("lightning", "move"):
        save = tmp_path / "game.txt"
        given = ["--seats", ",".join(PEOPLE), "--save", save]
        with Terminal(tmp_path, "play", "duel", *given) as screen:
            sit_down(screen, "Ada")
            screen.enter(card)
            screen.until(f"{card}\r\n")
            seen = sit_down(screen, "Grace")
            for line in ("log", "board"):
                screen.enter(line)
                seen += screen.until("Grace> ")
            sent.add(seen)
        assert answers(save) == [f"0 play:{card.capitalize()}"]
        save.unlink()
    assert len(sent) == 1


def test_the_welcome_can_be_read_before_the_first_curtain_falls(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "duel", "--seats", "human,human") as screen:
        page = pages(screen.until("[Enter] "))[-1]
    assert "Two robots, two lanes to the moon." in page
    assert "? for help" in page


def test_a_bot_between_them_needs_no_curtain_twice(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "duel", "--seats", "human:Ada,random") as screen:
        screen.until("Ada> ")
        screen.enter("move")
        screen.until("Ada> ")
        assert CLEARED not in screen.text
        assert "[Enter]" not in screen.text


def test_names_stand_by_the_letters_on_the_board(tmp_path: Path) -> None:
    """The pawns are [A] and [B]: somebody named Grace must be able to find hers."""
    with Terminal(tmp_path, "play", "duel", "--seats", ",".join(PEOPLE)) as screen:
        page = pages(sit_down(screen, "Ada"))[-1]
    (grace,) = [line for line in page.splitlines() if "Grace" in line and "Health" in line]
    assert re.search(r"\bB\b", grace)


def test_through_pipes_nobody_presses_enter(tmp_path: Path) -> None:
    typed = ["spark", "charge", "barrier", "u", "lightning"]
    given = ["--seats", ",".join(PEOPLE), "--save", "game.txt"]
    done = play(tmp_path, *given, typed=typed)
    assert ESCAPE not in done.output
    assert "[Enter]" not in done.output
    said = re.split(r"(?:Ada|Grace)> \n", done.output)
    assert [line for line in done.output.splitlines() if line.endswith(">") or "> " in line]
    assert "It is Ada’s turn; everybody else, please look away." in said[0]
    assert said[1].startswith("\nIt is Grace’s turn; everybody else, please look away.\n")
    assert "Spark," not in said[1]
    assert "Ada reveals Spark, Grace reveals Charge." in said[2]
    assert "No: somebody else has answered since." in said[4]  # Grace, after Ada's Barrier
    assert answers(tmp_path / "game.txt") == [
        "0 play:Spark",
        "1 play:Charge",
        "0 play:Barrier",
        "1 play:Lightning",
    ]


def test_bonus_cards_stay_secret_through_pipes(tmp_path: Path) -> None:
    save = write_record(tmp_path / "game.txt", *BONUS, seats=PEOPLE)
    done = play(tmp_path, "--seats", ",".join(PEOPLE), "--save", save, typed=["log", "ray", "log"])
    ada, _, grace = done.output.partition("It is Grace’s turn")
    assert "play Ray" in options(ada)
    assert "Trap" not in ada.partition("q to save and quit.")[2]  # after what is said of the game
    assert "Ada draws Ray. DUE-DRW-01" in ada
    assert "Ray" not in grace
    assert "Grace draws Trap. DUE-DRW-01" in grace
    assert "Ada draws a bonus card. DUE-DRW-01" in grace


def test_a_finished_game_of_two_ends_with_the_result(tmp_path: Path) -> None:
    given = ["--seats", "human,human", "--set", "max_rounds=2"]
    done = play(tmp_path, *given, typed=["charge", "spark", "barrier", "charge"])
    assert done.status == 0
    assert "A draw: round limit.\n" in done.output
    assert len(replies(done.output, "B> ")) == 3
