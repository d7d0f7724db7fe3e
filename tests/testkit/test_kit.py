"""The conformance kit: every game passes it, and every broken game fails the right check."""

import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError

from automatable import COMPILED
from automatable.games._template import GAME as TEMPLATE
from automatable.games.duel import GAME as DUEL
from automatable.kernel.game import Game
from automatable.kernel.settings import Choice
from automatable.testkit import check, checks, leaks, survey, texts
from automatable.testkit.kit import CHECKS
from automatable.testkit.walks import Kit

from .pennies import Pennies

GAMES: dict[str, Game[Any]] = {game.id: game for game in (DUEL, TEMPLATE)}
SIZE = 120 if COMPILED else 24

FAULTS = [
    ("bad name", checks.check_names),
    ("descending options", checks.check_questions),
    ("dead end", checks.check_questions),
    ("denied lanes", checks.check_questions),
    ("crossed lanes", checks.check_questions),
    ("denied rivalry", checks.check_questions),
    ("shallow clone", checks.check_clones),
    ("global state", checks.check_records),
    ("global state", checks.check_interleaved),
    ("lost card", checks.check_cards),
    ("endless", checks.check_ends),
    ("view not JSON", checks.check_views),
    ("undeclared view", checks.check_views),
    ("long observation", checks.check_views),
    ("forgetful position", checks.check_positions),
    ("unknown rule", checks.check_why_not),
    ("other facts", checks.check_refusals),
    ("leaking refusal", leaks.check_leaks),
    ("first come", checks.check_lanes),
    ("out of step", checks.check_lockstep),
    ("leaking view", leaks.check_leaks),
    ("leaking order", leaks.check_leaks),
    ("leaking observation", leaks.check_leaks),
    ("leaking event", leaks.check_leaks),
    ("early event", leaks.check_leaks),
    ("peeking thoughts", leaks.check_leaks),
    ("denied secrets", leaks.check_leaks),
    ("boasting evaluation", checks.check_tidy),
]


@pytest.mark.parametrize("one", CHECKS, ids=lambda one: one.__name__)
@pytest.mark.parametrize("name", GAMES)
def test_every_game_passes(name: str, one: Callable[[Kit], None]) -> None:
    one(Kit(GAMES[name], SIZE))


@pytest.mark.parametrize("name", GAMES)
def test_a_thousand_games_by_turns_end_as_played_alone(name: str) -> None:
    checks.check_interleaved(Kit(GAMES[name], 1000 if COMPILED else 100))


@pytest.mark.parametrize("name", GAMES)
def test_the_leak_test_compares_worlds_that_differ(name: str) -> None:
    assert leaks.worlds_differ(Kit(GAMES[name], SIZE)) > SIZE


def test_a_survey_counts_worlds_and_leaks() -> None:
    found, broken = leaks.Tally(), leaks.Tally()
    leaks.survey(Pennies(), {}, 200, found)
    assert found.pairs >= 200
    assert found.different > 20
    assert found.leaks == []
    leaks.survey(Pennies("leaking view"), {}, 200, broken)
    assert "can tell" in broken.leaks[0]


def test_the_survey_prints_what_it_found(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["survey", "--worlds", "40", "_template"])
    survey.main()
    told = capsys.readouterr().out
    assert "players 3, goal 10" in told
    assert " 0 told apart" in told


def test_the_survey_fails_where_worlds_can_be_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(survey, "game", lambda name: Pennies("leaking view"))
    monkeypatch.setattr(sys, "argv", ["survey", "--worlds", "40", "pennies"])
    with pytest.raises(SystemExit, match="can tell"):
        survey.main()


def test_a_plain_python_game_by_others_passes() -> None:
    told: list[str] = []
    check(Pennies(), 0.3, told.append)
    assert told == [one.__name__ for one in CHECKS]


@pytest.mark.parametrize(
    ("fault", "one"), FAULTS, ids=lambda value: getattr(value, "__name__", value)
)
def test_a_broken_game_fails(fault: str, one: Callable[[Kit], None]) -> None:
    with pytest.raises((AssertionError, TypeError, ValidationError)):
        one(Kit(Pennies(fault), 20))


@pytest.mark.parametrize("key", ["ask-say", "event-dealt-hidden", "thing-heads", "result-rounds"])
def test_a_game_without_words_for_everything_fails(key: str, tmp_path: Path) -> None:
    folder = tmp_path / "faulty"
    shutil.copytree(Pennies().folder, folder)
    for path in (folder / "text").iterdir():
        kept = [line for line in path.read_text("utf-8").splitlines() if not line.startswith(key)]
        path.write_text("\n".join(kept) + "\n", "utf-8")
    with pytest.raises(AssertionError, match=key):
        texts.check_text(Kit(Pennies("", folder), 20))


def test_a_refusal_that_tells_none_of_its_facts_fails() -> None:
    pennies = Pennies()
    pennies.refusals = {"PEN-SAY-01": ("round",), "PEN-DEA-01": ("left",)}
    with pytest.raises(AssertionError, match="refused-PEN-DEA-01"):
        texts.check_text(Kit(pennies, 20))
    pennies.refusals = {"PEN-SAY-01": ("penny",)}
    with pytest.raises(AssertionError, match="needs"):
        texts.check_text(Kit(pennies, 20))


def test_a_setting_without_words_for_every_choice_fails() -> None:
    pennies = Pennies()
    pennies.settings = (Choice("metal", "copper", ("copper", "silver")),)
    with pytest.raises(AssertionError, match=r"setting-metal-copper.*setting-metal-silver"):
        texts.check_text(Kit(pennies, 20))
