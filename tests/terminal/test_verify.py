"""`automatable verify`: every draw of a record against its seed, on one's own machine."""

from hashlib import sha256
from pathlib import Path

import pytest

from automatable import Rng, game
from automatable.kernel.record import Answer, Record
from automatable.kernel.seats import CHANCE
from automatable.match import Match, Nature

from .helpers import run

SEED = bytes(range(32))


@pytest.fixture
def played() -> Record:
    """A game of many draws, played to its end."""
    match = Match(Record(game("cyberion")), Nature(SEED))
    rng = Rng(1)
    while match.state.result is None:
        decision = next(d for d in match.state.open() if d.seat != CHANCE)
        name = match.state.game.catalogue.name(decision.sample(rng))
        match.answer(decision.seat, name)
    return match.record


def verified(folder: Path, record: Record, *options: str, status: int = 0) -> str:
    (folder / "game.txt").write_text(record.text())
    done = run(folder, "verify", "game.txt", *options)
    assert done.status == status, done.output
    return str(done.output)


def test_a_fair_game_is_found_fair(tmp_path: Path, played: Record) -> None:
    draws = sum(answer.seat == CHANCE for answer in played.answers)
    assert draws > 5
    shown = sha256(SEED).hexdigest()
    said = verified(tmp_path, played, "--seed", SEED.hex(), "--hash", shown)
    assert "hash that was shown before the game" in said
    assert f"All {draws} answers of chance" in said


def test_a_seed_of_another_game_is_noticed(tmp_path: Path, played: Record) -> None:
    said = verified(tmp_path, played, "--seed", bytes(32).hex(), status=1)
    assert "cannot be trusted" in said
    shown = sha256(SEED).hexdigest()
    said = verified(tmp_path, played, "--seed", bytes(32).hex(), "--hash", shown, status=1)
    assert "changed after the game began" in said


def test_one_card_drawn_otherwise_is_noticed(tmp_path: Path) -> None:
    record = Record(game("cyberion"))
    state = record.begin()
    decision = state.asked(CHANCE)
    assert decision is not None
    right = Nature(SEED).answer(decision, 0)
    wrong = next(option for option in decision.options if option != right)
    record.answers.append(Answer(CHANCE, int(wrong)))
    said = verified(tmp_path, record, "--seed", SEED.hex(), status=1)
    assert "1 of 1 answers of chance" in said
    assert "the first at answer 1" in said


def test_what_is_no_seed_is_refused(tmp_path: Path, played: Record) -> None:
    (tmp_path / "game.txt").write_text(played.text())
    done = run(tmp_path, "verify", "game.txt", "--seed", "monday")
    assert (done.status, "hexadecimal" in done.errors) == (2, True)
