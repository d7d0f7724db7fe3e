"""`automatable arena` and `automatable lab` as people meet them."""

import html
import io
import json
import re
import shlex
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest
from rich.console import Console

from automatable.lab.commands import print_note
from automatable.lab.plots import FAINT, INK, LONGEST, SERIES
from tests.terminal.helpers import Terminal, run

from .conftest import Command

QUICK = ("--seats", "greedy:9,random", "--jobs", "1")
# A bot that is a program: it gives the first answer.
FIRST = """
import json, sys
for line in sys.stdin:
    told = json.loads(line)
    if "options" in told:
        print(json.dumps({"id": told["id"], "action": told["options"][0]}), flush=True)
"""


class Page(HTMLParser):
    """What a page is made of."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.labels: list[str] = []
        self.lang = ""
        self.addresses: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.lang = (given.get("lang") or "") if tag == "html" else self.lang
        self.labels += [given.get("aria-label") or ""] if given.get("role") == "img" else []
        names = ("src", "href", "xlink:href")
        self.addresses += [given[name] or "" for name in names if name in given]


def test_a_contest_is_told_in_words_and_kept(command: Command) -> None:
    told = command("arena", "duel", *QUICK, "--games", "9", "--out", "here")
    assert told.status == 0, told.errors
    assert "9 games do not fill whole rotations: 10 are played" in told.errors
    assert "10 games." in told.output
    assert re.search(r"greedy:9 +\d+\.\d% +\d+\.\d to \d+\.\d +\d+\.\d ± \d", told.output)
    assert re.search(r"Wins by seat: A \d+\.\d% \(.*\), B ", told.output)
    (record,) = re.findall(r"automatable replay (\S+)", told.output)
    seen = command("replay", record, "--all")
    assert seen.status == 0, seen.errors
    again = command("arena", "duel", *QUICK, "--games", "10", "--pair", "--out", "here")
    assert again.output == told.output
    apart = ("--games", "10", "--no-pair", "--out", "here", "--lang", "fr")
    other = command("arena", "duel", *QUICK, *apart)
    assert other.complaint().startswith(
        "here contient une autre rencontre, qui diffère par\xa0: pair"
    )


def test_json_says_the_same_without_any_words(command: Command) -> None:
    told = command("arena", "duel", *QUICK, "--games", "4", "--json", "--pair")
    assert told.errors == ""
    data = json.loads(told.output)
    assert data["games"] == 4
    assert data["contest"]["seats"] == ["greedy:9", "random"]
    rates = {bot["bot"]: bot["wins"]["middle"] for bot in data["bots"]}
    assert sum(rates.values()) == pytest.approx(1)
    assert all(bot["rating"]["sigma"] < 25 / 3 for bot in data["bots"])


def test_where_all_play_together_games_won_and_scores_are_told(command: Command) -> None:
    words = ("arena", "cyberion", "--seats", "random", "--games", "3", "--jobs", "1")
    told = command(*words, "--set", "players=2", "--lang", "fr")
    assert told.status == 0, told.errors
    assert re.search(r"Gagné\xa0: \d+,\d\u00a0% \(", told.output)
    assert "Score\xa0: −1,00" in told.output
    assert "Niveau" not in told.output
    assert "autres" not in told.output  # all games are lost: it would be said twice


def test_a_report_needs_nothing_from_elsewhere_and_says_what_it_shows(
    command: Command, tmp_path: Path
) -> None:
    words = ("arena", "duel", *QUICK, "--games", "12", "--report", "--lang", "fr")
    told = command(*words)
    assert told.status == 0, told.errors
    assert "Rapport\xa0: duel-arena.html" in told.output
    text = (tmp_path / "duel-arena.html").read_text("utf-8")
    page = Page(text)
    assert page.lang == "fr"
    assert len(page.labels) == 7
    assert all(len(label) > 20 for label in page.labels)
    assert any("greedy:9" in label for label in page.labels)
    assert all(address.startswith("#") for address in page.addresses)
    assert not any(colour in text for colour in (INK, FAINT, *SERIES))  # they stand for others
    assert re.search(r">\d+,\d+</text>", text)  # ticks are French, too
    assert not re.search(r">\d+\.\d+</text>", text)
    assert ">lab-" not in text  # every key has words
    assert "@media (prefers-color-scheme: dark)" in text
    assert "records/" not in text  # nothing was kept


def test_a_report_has_room_for_bots_with_long_names(
    command: Command, tmp_path: Path, recwarn: pytest.WarningsRecorder
) -> None:
    """They are shortened in drawings; the words beside these have all of them."""
    (tmp_path / "bots").mkdir()
    program = tmp_path / "bots" / "first_answer_of_those_that_are_on_offer.py"
    program.write_text(FIRST, "utf-8")
    bot = f"program:{sys.executable} {program}"
    words = ("arena", "raising_robots", "--set", "players=2", "--jobs", "1")
    told = command(*words, "--seats", f"{bot},greedy:1", "--games", "2", "--report")
    assert told.status == 0, told.errors
    assert [str(warning.message) for warning in recwarn] == []
    text = (tmp_path / "raising_robots-arena.html").read_text("utf-8")
    names = re.findall(r">(program:[^<]*)</text>", text)
    assert names
    assert all(len(name) <= LONGEST for name in names)
    assert all(bot in label for label in Page(text).labels if "program:" in label)


def test_a_setting_is_compared_and_the_difference_told(command: Command, tmp_path: Path) -> None:
    words = ("lab", "duel", "--vary", "max_rounds=2,12", "--seats", "random", "--jobs", "1")
    told = command(*words, "--games", "20", "--out", "here", "--report")
    assert told.status == 0, told.errors
    assert re.search(
        r"With max_rounds=12, games are \d+\.\d+ answers longer than with max_rounds=2",
        " ".join(told.output.split()),
    )
    assert "20 deals, the same at every table." in told.output
    assert {path.name for path in (tmp_path / "here").iterdir()} == {
        "1-2",
        "2-12",
        "report.html",
    }
    data = json.loads(command(*words, "--games", "20", "--out", "here", "--json").output)
    (length,) = [change for change in data["changes"] if change["measure"] == "length"]
    assert length["significant"]
    assert length["difference"]["low"] > 0


def test_files_of_cards_are_compared(command: Command, tmp_path: Path) -> None:
    cards = Path(__file__).parents[2] / "docs" / "games" / "robot_quest_arena.md"
    text = re.search(r"```toml\n(.*?)```", cards.read_text("utf-8"), re.DOTALL)
    assert text is not None
    (tmp_path / "mine.toml").write_text(text[1], "utf-8")
    words = ("lab", "robot_quest_arena", "--vary", "cards=standard,mine.toml", "--jobs", "1")
    more = ("--set", "turn_cap=2", "--seats", "random", "--games", "5", "--json")
    told = command(*words, *more)
    assert told.status == 0, told.errors
    assert json.loads(told.output)["vary"] == {"cards": ["standard", "mine.toml"]}


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (
            ("arena", "dual"),
            "aucun jeu ne s’appelle «\xa0dual\xa0»\xa0; vouliez-vous dire duel\xa0?",
        ),
        (("arena", "duel", "--seats", "rolout"), "aucun robot ne s’appelle «\xa0rolout\xa0»"),
        (("arena", "duel", "--seats", "rollout:x"), "le budget d’un robot"),
        (("arena", "duel", "--seats", "random,random,random"), "cette table a 2 places"),
        (("arena", "duel", "--games", "0"), "il faut au moins 1 partie, pas 0"),
        (("arena", "duel", "--set", "bord=short"), "aucun réglage ne s’appelle «\xa0bord\xa0»"),
        (("arena", "duel", "--jobs", "0"), "--jobs doit valoir 1 ou plus, pas 0"),
        (("arena", "duel", "--on", "moon"), "les parties peuvent se jouer sur local, ray"),
        (("arena", "duel", "--out", "/dev/null/x"), "impossible d’écrire dans /dev/null/x"),
        (("arena", "duel", "--round-robin", "random,random"), "un tournoi toutes rondes demande"),
        (
            ("arena", "duel", "--round-robin", "random,greedy", "--seats", "strong"),
            "un tournoi toutes rondes nomme ses robots lui-même",
        ),
        (
            ("arena", "duel", "--round-robin", "random,greedy", "--trajectories"),
            "un tournoi toutes rondes n’écrit pas de trajectoires",
        ),
        (("arena", "duel", "--json", "--csv"), "les résultats s’écrivent en JSON ou en CSV"),
        (("lab", "duel", "--vary", "board=short"), "il faut au moins deux valeurs de board"),
        (("lab", "duel", "--vary", "board=short,core", "--set", "board=core"), "board varie"),
        (("lab", "cyberion", "--vary", "expansions=a,b"), "expansions vaut «\xa0a\xa0»"),
    ],
)
def test_a_mistake_is_one_line(command: Command, words: tuple[str, ...], complaint: str) -> None:
    assert command(*words, "--lang", "fr").complaint().startswith(complaint)


def test_for_more_bots_than_seats_a_round_robin_is_proposed(command: Command) -> None:
    many = command("arena", "duel", "--seats", "random,greedy,rollout").complaint()
    assert many.startswith("this table has 2 seats, not 3; name one bot for all seats")
    assert many.endswith("; automatable arena --round-robin lets more bots play in turn")
    few = command("lab", "robot_quest_arena", "--vary", "first=A,B", "--seats", "random,greedy")
    assert few.complaint().endswith("; name one bot for all seats, or one for each")


@pytest.mark.parametrize(
    ("note", "is_terminal", "lines"),
    [
        ("All results are in results.", True, ["All results are in", "results."]),
        ("All results are in results.", False, ["All results are in results."]),
        ("In /a/very/long/path/to/results", True, ["In /a/very/long/path/to/results"]),
    ],
)
def test_a_note_breaks_neither_words_nor_paths(
    note: str, is_terminal: bool, lines: list[str]
) -> None:
    out = io.StringIO()
    print_note(Console(file=out, width=20, force_terminal=is_terminal, no_color=True), note)
    assert [line.rstrip() for line in out.getvalue().splitlines()] == lines


def test_a_bot_that_fails_is_named(command: Command, tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text(
        "import sys\nfor _ in sys.stdin: print('nonsense', flush=True)", "utf-8"
    )
    seats = f"random,program:{sys.executable} bot.py"
    told = command("arena", "duel", "--seats", seats, "--games", "2", "--jobs", "2")
    assert "bot.py" in told.complaint()


@pytest.mark.parametrize(
    ("package", "words"),
    [("openskill", ()), ("scipy", ()), ("jinja2", ("--report",))],
)
def test_without_an_extra_it_is_said_how_to_install_it(
    tmp_path: Path, package: str, words: tuple[str, ...]
) -> None:
    (tmp_path / f"{package}.py").write_text("raise ImportError", "utf-8")
    path = f"{tmp_path}:{':'.join(sys.path)}"
    told = run(tmp_path, "arena", "duel", *QUICK, *words, PYTHONPATH=path)
    assert told.complaint() == (
        f"{package} is not installed; install it with: pip install 'automatable[lab]'"
    )


def test_a_narrow_terminal_leaves_nothing_out(tmp_path: Path) -> None:
    with Terminal(tmp_path, "arena", "duel", *QUICK, "--games", "2", columns=40) as terminal:
        assert terminal.finish() == 0
    assert "greedy" in terminal.text and "Rating" in terminal.text
    assert "…" not in terminal.text


def test_ctrl_c_stops_and_the_same_command_goes_on(tmp_path: Path) -> None:
    words = ("arena", "duel", "--seats", "greedy:300,random", "--games", "3000", "--out", "here")
    with Terminal(tmp_path, *words, "--jobs", "2", columns=120) as terminal:
        terminal.until("left: \x1b[36m0:")  # the time left is known, so games are
        terminal.press("\x03")
        terminal.until("Stopped after ")
        assert terminal.finish() == 130
    (done,) = re.findall(r"Stopped after (\d+) of 3,000 games", terminal.text)
    assert f"Continue with: automatable {' '.join(words)}" in terminal.text
    assert "Traceback" not in terminal.text
    lines = (tmp_path / "here" / "journal.jsonl").read_text("utf-8").splitlines()
    assert len(lines) == int(done) > 0
    assert (tmp_path / "here" / "games.parquet").exists()


@pytest.mark.parametrize("name", ["arena", "lab"])
def test_help_has_an_example(command: Command, name: str) -> None:
    told = " ".join(command(name, "--help").output.split())
    assert f"Example: automatable {name} duel" in told


def test_the_command_that_shows_a_game_can_be_copied(command: Command, tmp_path: Path) -> None:
    words = ("arena", "duel", "--seats", "random", "--games", "2", "--jobs", "1", "--report")
    told = command(*words, "--out", "my results")
    shown = (tmp_path / "my results" / "report.html").read_text("utf-8")
    for text in (told.output, html.unescape(shown)):
        (record,) = set(re.findall(r"automatable replay ('.*?000000\.txt')", text))
        assert command("replay", *shlex.split(record), "--all").status == 0
