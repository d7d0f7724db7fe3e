"""Bots of other packages: installed for real, found by their entry points, and looked at."""

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from automatable import game
from automatable.bots import make_bot
from automatable.kernel.errors import BotFailed
from automatable.kernel.seat_view import SeatView

from ..terminal.helpers import run

pytestmark = pytest.mark.once

EXAMPLE = Path(__file__).parents[2] / "examples" / "bots" / "runner"
FAULTY = """
import operator

from automatable.bots.budget import Budget


class Bot:
    def __init__(self, seed, budget):
        assert isinstance(seed, int) and isinstance(budget, Budget)

    def rate(self):
        return 5


class Raises(Bot):
    def choose(self, view):
        return {}["a  line\\nand another"]


class Cheats(Bot):
    def choose(self, view):
        return 99


class Names(Bot):
    def choose(self, view):
        return view.name(view.decision.options[0])


class Whole:
    def __index__(self):
        return 1


class Numbers(Bot):
    def choose(self, view):
        return Whole()


def unwilling(seed, budget):
    raise OSError("no model file")
"""
ENTRIES = ("Raises", "Cheats", "Names", "Numbers", "unwilling", "nothing")


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The example, with faulty bots beside it, installed in a folder."""
    source = tmp_path_factory.mktemp("runner")
    shutil.copytree(EXAMPLE, source, dirs_exist_ok=True)
    (source / "faulty.py").write_text(FAULTY, "utf-8")
    project = source / "pyproject.toml"
    more = "".join(f'{name.lower()} = "faulty:{name}"\n' for name in ENTRIES)
    text = project.read_text("utf-8").replace('["runner"]', '["runner", "faulty"]')
    project.write_text(re.sub(r"^(runner = .*\n)", rf"\1{more}", text, flags=re.M), "utf-8")
    target = tmp_path_factory.mktemp("site")
    options = ["--quiet", "--no-deps", "--no-build-isolation", "--disable-pip-version-check"]
    install = [sys.executable, "-m", "pip", "install", *options, "--no-index"]
    subprocess.run([*install, "--target", target, source], check=True)
    return target


@pytest.fixture
def view(installed: Path, monkeypatch: pytest.MonkeyPatch) -> SeatView:
    monkeypatch.syspath_prepend(installed)
    return SeatView(game("duel").new(), 0)


def test_the_example_plays_the_duel_in_the_terminal(installed: Path, tmp_path: Path) -> None:
    seats = ["--seats", "runner:50,random", "--seed", "3", "--save", "game.txt"]
    path = f"{installed}:{Path(__file__).parents[2] / 'src'}"
    played = run(tmp_path, "play", "duel", *seats, PYTHONPATH=path)
    assert (played.status, played.errors) == (0, "")
    assert "A (runner:50)" in played.output
    record = (tmp_path / "game.txt").read_text("utf-8")
    assert "seat 0 runner:50\n" in record
    moves = [line for line in record.splitlines() if line.startswith("0 ")]
    assert moves[0] == "0 play:Move"
    assert moves.count("0 play:Move") >= 2


def test_the_examples_play_each_other_in_the_arena(installed: Path, tmp_path: Path) -> None:
    path = f"{installed}:{Path(__file__).parents[2] / 'src'}"
    program = f"program:9s:{EXAMPLE.parent / 'line_bot.py'}"
    contest = ["--seats", f"runner,{program}", "--games", "3", "--jobs", "1", "--json"]
    played = run(tmp_path, "arena", "duel", *contest, PYTHONPATH=path)
    assert (played.status, played.errors) == (0, "")
    report = json.loads(played.output)
    assert {bot["bot"] for bot in report["bots"]} == {"runner", program}


def test_a_failure_is_one_line_that_names_the_bot(installed: Path, tmp_path: Path) -> None:
    path = f"{installed}:{Path(__file__).parents[2] / 'src'}"
    seats = ["play", "duel", "--seats", "random,raises"]
    where = FAULTY.splitlines().index('        return {}["a  line\\nand another"]') + 1
    reason = rf"KeyError: 'a line\nand another' (faulty.py:{where})"
    french = run(tmp_path, *seats, "--lang", "fr", PYTHONPATH=path).complaint()
    assert french == f"le robot «\xa0raises\xa0» a échoué\xa0: {reason}"


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("unwilling", r"the bot 'unwilling' failed: OSError: no model file \(faulty.py:\d+\)"),
        ("nothing", "the bot 'nothing' failed: AttributeError: module 'faulty' has no attribute"),
    ],
)
def test_a_bot_that_cannot_be_made_says_why(view: SeatView, name: str, reason: str) -> None:
    with pytest.raises(BotFailed, match=reason) as failure:
        make_bot(name, 1)
    assert isinstance(failure.value.__cause__, OSError | AttributeError)


@pytest.mark.parametrize(("name", "answer"), [("cheats", "99"), ("names", "'play:Charge'")])
def test_an_answer_that_is_not_on_offer_is_the_bots_fault(
    view: SeatView, name: str, answer: str
) -> None:
    offered = f"the bot '{name}' answered {answer}, not on offer at .*; options: 0 .play:Charge., "
    with pytest.raises(BotFailed, match=offered):
        make_bot(name, 1).choose(view)


def test_whatever_is_a_whole_number_will_do(view: SeatView) -> None:
    bot = make_bot("numbers", 1)
    assert bot.choose(view) == 1
    assert type(bot.choose(view)) is int


def test_what_else_a_bot_can_do_is_at_hand(view: SeatView) -> None:
    assert make_bot("cheats", 1).rate() == 5  # type: ignore[attr-defined]
