"""Whole games through pipes, driven by a script that reads what is printed."""

import re
from pathlib import Path

import pytest

from .helpers import ESCAPE, Pipes, answers, options, play, run, write_record

OVER = {"en": "Watch it again: ", "fr": "Pour revoir la partie\xa0: "}
BONUS = {
    "en": {"Ray": "Ray", "Recovery": "Recovery", "Trap": "Trap", "Copy": "Copy"},
    "fr": {"Ray": "Rayon", "Recovery": "Récupération", "Trap": "Piège", "Copy": "Copie"},
}
DRAWS = {"en": "You draw {}.", "fr": "Vous piochez {}."}
HELP = {"en": "Type a number or a name to answer", "fr": "Répondez par un numéro ou un nom"}
REVEALS = {"en": "B reveals {}.", "fr": "B révèle {}."}


def drive(folder: Path, *arguments: str, lang: str = "en") -> tuple[str, list[str]]:
    """Read the options and take one, by number and by name in turn, until the game is over."""
    typed: list[str] = []
    with Pipes(folder, "play", "duel", *arguments, "--lang", lang) as game:
        while (said := game.until_one_of("A> ", OVER[lang])).endswith("A> "):
            offered = options(said)
            assert offered, said
            choice = (len(typed) * 5 + 3) % len(offered)
            typed.append(str(choice + 1) if len(typed) % 2 else offered[choice])
            game.enter(typed[-1])
        assert game.finish() == 0
        assert game.errors() == ""
        return game.text, typed


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_script_plays_from_start_to_end(tmp_path: Path, lang: str) -> None:
    given = ("--seats", "human,rollout:20", "--seed", "11", "--save", "game.txt")
    text, typed = drive(tmp_path, *given, lang=lang)
    assert ESCAPE not in text
    here = "" if lang == "en" else " --lang fr"
    assert text.splitlines()[-1] == f"{OVER[lang]}automatable replay game.txt{here}"
    own = [line for line in answers(tmp_path / "game.txt") if line.startswith("0 ")]
    assert len(own) == len(typed)

    elsewhere = tmp_path / "elsewhere"  # where nobody has played before, either
    elsewhere.mkdir()
    again = run(elsewhere, "play", "duel", *given, "--lang", lang, typed=typed)
    assert (again.status, again.errors) == (0, "")
    assert again.output == text  # the same seed and inputs, all typed ahead


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_cards_of_the_bot_are_not_named_before_it_shows_them(tmp_path: Path, lang: str) -> None:
    """There is one of each bonus card, so that its name alone would give it away."""
    start = ["0 play:Move", "1 play:Move", "* draw:Ray", "* draw:Trap"]
    save = write_record(tmp_path / "game.txt", *start)
    text, _ = drive(tmp_path, "--seed", "4", "--save", "game.txt", lang=lang)
    _, begun, text = text.partition(HELP[lang])  # before that it is about the cards of the box
    assert begun
    drawn = [line.removeprefix("* draw:") for line in answers(save)[4:] if line[0] == "*"]
    own = [card for card in drawn if DRAWS[lang].format(BONUS[lang][card]) in text]
    for card in {"Trap", *drawn} - {*own}:
        name = BONUS[lang][card]
        before = text.split(REVEALS[lang].format(name))[0]
        assert not re.search(rf"\b{name}\b", before), name


def test_bots_alone_tell_the_story_to_its_end(tmp_path: Path) -> None:
    given = ["play", "duel", "--seats", "random,random", "--seed", "2", "--save", "game.txt"]
    done = run(tmp_path, *given)
    assert (done.status, done.errors) == (0, "")
    assert "Round 1.\n" in done.output
    assert re.search(r"^(A|B) \(random\) won: |^A draw: ", done.output, re.MULTILINE)
    assert done.output.splitlines()[-1] == "Watch it again: automatable replay game.txt"
    assert ESCAPE not in done.output
    again = run(tmp_path, *given[:-1], "other.txt")
    assert again.output == done.output.replace("game.txt", "other.txt")


@pytest.mark.parametrize(
    ("lang", "told"), [("en", "points: Hesitant"), ("fr", "points\xa0: Hésitant")]
)
def test_who_plays_alone_is_told_the_points(tmp_path: Path, lang: str, told: str) -> None:
    given = ["play", "raising_robots", "--set", "players=1", "--seats", "random", "--lang", lang]
    done = run(tmp_path, *given, "--seed", "3")
    assert (done.status, done.errors) == (0, "")
    scored = re.findall(r": (\d+) (?:VP|PR)\.$", done.output, re.MULTILINE)
    assert done.output.splitlines()[-2] == f"{scored[-1]} {told}."


def test_what_is_told_several_times_on_end_is_one_line(tmp_path: Path) -> None:
    given = ["play", "raising_robots", "--set", "players=2", "--seats", "random,random"]
    lines = run(tmp_path, *given).output.splitlines()
    start = lines[: lines.index("Round 1 begins.")]
    for seat in ("A", "B"):
        assert f"{seat} draws a robot card. ×8" in start
        assert f"{seat} looks at a class card. ×2" in start
        assert start.count(f"{seat} draws a robot card.") <= 1  # an inventor may bring one more


def test_seeds_differ(tmp_path: Path) -> None:
    given = ["play", "duel", "--seats", "random,random", "--save"]
    for seed in ("1", "2"):
        run(tmp_path, *given, f"{seed}.txt", "--seed", seed)
    assert (tmp_path / "1.txt").read_text() != (tmp_path / "2.txt").read_text()


def test_no_colour_reaches_a_pipe_whatever_is_asked(tmp_path: Path) -> None:
    typed = ["?", "move", "log", "why move", "rules moon"]
    assert ESCAPE not in play(tmp_path, typed=typed, FORCE_COLOR="1").output
    pictures = play(tmp_path, "--pictures", typed=["move"])
    assert "( ☾ )" in pictures.output
    assert ESCAPE not in pictures.output
