"""Programs as bots: what they are told, what they may answer, and how they end."""

import fcntl
import gc
import json
import os
import shlex
import sys
import weakref
from pathlib import Path
from typing import Any

import pytest

from automatable import Record, Rng, game
from automatable.bots import goodbye, installed_bot, make_bot
from automatable.kernel.errors import BotFailed, UnknownBot
from automatable.kernel.game import Result, State
from automatable.kernel.seat_view import SeatView
from automatable.kernel.seats import CHANCE
from automatable.match import Match, Nature
from automatable.testkit.walks import random_game

pytestmark = pytest.mark.once

EXAMPLE = Path(__file__).parents[2] / "examples" / "bots" / "line_bot.py"
# Keeps what it hears in a file, and answers the first option.
RECORDER = """
import json, sys
with open(sys.argv[1], "wb") as heard:
    for line in sys.stdin.buffer:
        heard.write(line)
        heard.flush()
        told = json.loads(line)
        if "options" in told:
            print(json.dumps({"id": told["id"], "action": told["options"][0]}), flush=True)
"""


def program(code: str, *arguments: str | Path, limit: str = "") -> str:
    """The text of a bot that is this Python program."""
    words = [sys.executable, "-ISc", code, *map(str, arguments)]
    return f"program:{limit}{shlex.join(words)}"


def said(line: str) -> str:
    """A program that answers every question with the line this expression makes."""
    return program(f"import sys\nfor _ in sys.stdin: print({line}, flush=True)")


def question(name: str = "duel", seat: int = 0) -> SeatView:
    state = game(name).new()
    while (chance := state.asked(CHANCE)) is not None:
        state.apply(CHANCE, chance.options[0])
    return SeatView(state, seat)


def heard(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_bytes().splitlines()]


def test_a_program_is_greeted_asked_and_told_the_end(tmp_path: Path) -> None:
    duel = game("duel")
    match = Match(Record.of(duel.new({"max_rounds": "2"})), Nature(b"seed"))
    bots = [make_bot(program(RECORDER, tmp_path / "heard", limit="9s:"), 1), make_bot("random", 2)]
    while asked := match.asked():
        match.answer_bot(asked[0], bots[asked[0]])
    goodbye(bots, match.state.result)
    hello, first, second, over = heard(tmp_path / "heard")
    assert hello["hello"].pop("seed") in range(2**32)
    assert hello == {
        "hello": {
            "protocol": 1,
            "game": "duel",
            "version": 1,
            "settings": {"max_rounds": "2"},
            "seat": 0,
            "seconds": 9.0,
            "actions": list(duel.catalogue.names),
        }
    }
    state = duel.new({"max_rounds": "2"})
    assert first == {
        "id": 1,
        "seat": 0,
        "key": state.asked(0).key,  # type: ignore[union-attr]
        "options": [duel.catalogue.name(option) for option in state.asked(0).options],  # type: ignore[union-attr]
        "view": duel.view(state, 0),
        "observation": duel.observe(state, 0),
    }
    assert (second["id"], second["seat"]) == (2, 0)
    assert over == {"over": {"scores": [0, 0], "reason": "rounds", "rule": "DUE-VIC-06"}}


def test_another_seat_is_greeted_again(tmp_path: Path) -> None:
    bot = make_bot(program(RECORDER, tmp_path / "heard"), 1)
    for seat in (0, 0, 1):
        bot.choose(question(seat=seat))
    goodbye([bot], None)
    lines = heard(tmp_path / "heard")
    assert ["hello" in line for line in lines] == [True, False, False, True, False]
    assert lines[3]["hello"]["seat"] == 1


def test_the_same_seed_is_told_as_the_same_number(tmp_path: Path) -> None:
    told = []
    for number, seed in enumerate((5, 5, 6)):
        bot = make_bot(program(RECORDER, tmp_path / f"{number}"), seed)
        bot.choose(question())
        goodbye([bot], None)
        told.append(heard(tmp_path / f"{number}")[0]["hello"]["seed"])
    assert told[0] == told[1] != told[2]


def lookalikes(name: str) -> tuple[State, State, int]:
    """A place of a random game, and another that looks the same to a seat, which is asked."""
    rules = game(name)
    for seed in range(50):
        record, _ = random_game(rules, {}, Rng(seed))
        for place in range(len(record.answers) // 2, len(record.answers)):
            state = record.replay(place)
            seats = [d.seat for d in state.open() if d.seat >= 0]
            if not seats or state.asked(CHANCE) is not None:
                continue
            other: State = rules.determinize(state, seats[0], Rng(seed))
            if rules.position(other) != rules.position(state):
                return state, other, seats[0]
    raise AssertionError("no such place")


@pytest.mark.parametrize("name", ["_template", "duel", "raising_robots"])
def test_every_byte_is_the_same_in_worlds_that_look_the_same(tmp_path: Path, name: str) -> None:
    *worlds, seat = lookalikes(name)
    told = []
    for number, world in enumerate(worlds):
        assert isinstance(world, State)
        bot = make_bot(program(RECORDER, tmp_path / f"{number}"), 1)
        bot.choose(SeatView(world, seat))
        goodbye([bot], None)
        told.append((tmp_path / f"{number}").read_bytes())
    assert told[0] == told[1]
    assert told[0].count(b"\n") == 2


OFFERED = "play:Charge, play:Spark, play:Barrier, play:Lightning, play:Move"


WRONG = {
    "ended": (program("import sys; sys.exit(7)"), "ended with status 7"),
    "killed": (program("import os; os.kill(os.getpid(), 9)"), "ended with status -9"),
    "words": (said("'I resign'"), "wrote no answer: I resign"),
    "list": (said("[1]"), r"wrote no answer: \[1\]"),
    "half": (said("""'{"id": 1}'"""), 'wrote no answer: {"id": 1}'),
    "deep": (said("'[' * 60_000"), r"wrote no answer: \[{80}$"),
    "no text": (program("import os; os.write(1, b'\\xff\\n'); input()"), "wrote no answer: �"),
    "unasked": (program("print('Welcome!', flush=True); input()"), "wrote no answer: Welcome!"),
    "other": (said("""'{"id": 2, "action": "play:Charge"}'"""), "question 2 instead of 1"),
    "refused": (said("""'{"id": 1, "action": "play:Ray"}'"""), f'"play:Ray", .*: {OFFERED}'),
    "names": (said("""'{"id": 1, "action": ["play:Move"]}'"""), r'\["play:Move"\], not on offer'),
    "long": (said("'x' * 65537"), "wrote more than 65536 bytes in a line"),
    "endless": (program("while True: print(end='x' * 9999)"), "wrote more than 65536 bytes in a"),
    "silent": (program("input(); input(); input()", limit="0.2s:"), "took more than 0.2 s"),
    "deaf": (program("import time; time.sleep(60)", limit="0.2s:"), "took more than 0.2 s"),
}


@pytest.mark.parametrize("case", WRONG)
def test_what_goes_wrong_is_one_line_and_the_end_of_the_program(case: str) -> None:
    text, reason = WRONG[case]
    bot = make_bot(text, 1)
    pid = child_of(bot)
    with pytest.raises(BotFailed, match=reason) as failure:
        bot.choose(question())
    assert failure.value.facts["bot"] == text
    assert repr(text) in str(failure.value)
    assert "\n" not in str(failure.value)
    assert is_gone(pid)
    with pytest.raises(BotFailed, match="was ended"):
        bot.choose(question())


def child_of(bot: Any) -> int:
    pid: int = bot._pipes._process.pid
    assert not is_gone(pid)
    return pid


def is_gone(pid: int) -> bool:
    """Whether there is no such process, not even one that nobody has waited for."""
    return not Path(f"/proc/{pid}").exists()


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("program:", "cannot be started: no command is given"),
        ("program: ", "cannot be started: no command is given"),
        ("program:2s:", "cannot be started: no command is given"),
        ("program:./there-is-none --flag", "cannot be started: No such file"),
        ("program:/", "cannot be started: Permission denied"),
        ("program:sh -c 'x", "cannot be started: No closing quotation"),
    ],
)
def test_what_cannot_be_started_is_refused_at_once(text: str, reason: str) -> None:
    with pytest.raises(BotFailed, match=reason):
        make_bot(text, 1)


def test_a_limit_is_a_budget_in_seconds() -> None:
    with pytest.raises(UnknownBot, match=r"a bot's budget is .* not '0s'"):
        make_bot("program:0s:true", 1)


def test_a_program_nobody_needs_any_more_is_ended() -> None:
    bot = make_bot(f"program:{EXAMPLE}", 1)
    assert bot.choose(question()) in question().decision.options
    pid = child_of(bot)
    forgotten = weakref.ref(bot)
    del bot
    gc.collect()
    assert forgotten() is None
    assert is_gone(pid)


def test_a_program_that_does_not_want_to_end_is_ended(tmp_path: Path) -> None:
    stays = RECORDER + "import time; time.sleep(60)"
    bot = make_bot(program(stays, tmp_path / "heard"), 1)
    bot.choose(question())
    pid = child_of(bot)
    goodbye([bot], None)
    assert is_gone(pid)


def test_saying_goodbye_to_a_program_that_has_ended_is_no_mistake() -> None:
    bot = make_bot(program("pass"), 1)
    os.waitid(os.P_PID, child_of(bot), os.WEXITED | os.WNOWAIT)
    goodbye([bot, make_bot("random", 1)], Result((1, -1), "ko", "DUE-VIC-01"))
    goodbye([bot], None)


def test_a_question_larger_than_the_pipe_arrives_whole(tmp_path: Path) -> None:
    bot: Any = make_bot(program(RECORDER, tmp_path / "heard"), 1)
    fcntl.fcntl(bot._pipes._input, fcntl.F_SETPIPE_SZ, 4096)
    view = question("raising_robots")
    assert bot.choose(view) == view.decision.options[0]
    goodbye([bot], None)
    assert (tmp_path / "heard").stat().st_size > 5 * 4096
    assert heard(tmp_path / "heard")[1]["view"] == view.view


def test_nobody_starts_a_program_by_the_name_of_an_installed_bot(tmp_path: Path) -> None:
    with pytest.raises(UnknownBot, match="no bot is named 'program'"):
        installed_bot(f"program:touch {tmp_path / 'started'}", 1)
    assert not (tmp_path / "started").exists()
