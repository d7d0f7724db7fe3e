"""`automatable verify`: every draw of a record against its seed, on one's own machine."""

from hashlib import sha256
from pathlib import Path

import pytest

from automatable import Rng, game
from automatable.kernel.record import Answer, Record
from automatable.kernel.seats import CHANCE
from automatable.match import Match, Nature, SharedNature

from .helpers import run

SEED = bytes(range(32))
NONCES = ["0a" * 16, "0b" * 16]
COMMITS = [sha256(bytes.fromhex(nonce)).hexdigest() for nonce in NONCES]


@pytest.fixture
def played() -> Record:
    """A game of many draws, played to its end at a table of the older kind."""
    return play(Match(Record(game("cyberion")), Nature(SEED)))


@pytest.fixture
def shared() -> Record:
    """The same for two, who both had a part in chance."""
    record = Record(game("cyberion"), {"players": "2"})
    return play(Match(record, SharedNature(SEED, NONCES)))


def play(match: Match) -> Record:
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
    assert f"All {draws} random draws" in said


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
    assert said.startswith("The one random draw does not follow from the seed, at answer 1.\n")
    said = verified(tmp_path, record, "--seed", SEED.hex(), "--lang", "fr", status=1)
    assert said.startswith("Le seul tirage, à la réponse 1, ne découle pas de la graine.\n")


def test_what_is_no_seed_is_refused(tmp_path: Path, played: Record) -> None:
    (tmp_path / "game.txt").write_text(played.text())
    done = run(tmp_path, "verify", "game.txt", "--seed", "monday")
    assert (done.status, "hexadecimal" in done.errors) == (2, True)


# What the seats have brought


def claims(nonces: list[str], commits: list[str] = COMMITS) -> list[str]:
    shown = sha256(SEED).hexdigest()
    listed = [",".join(text or "-" for text in texts) for texts in (nonces, commits)]
    return [
        "--seed",
        SEED.hex(),
        "--hash",
        shown,
        f"--nonces={listed[0]}",
        f"--commits={listed[1]}",
    ]


def test_a_game_whose_seats_had_a_part_in_chance_is_found_fair(
    tmp_path: Path, shared: Record
) -> None:
    draws = sum(answer.seat == CHANCE for answer in shared.answers)
    said = verified(tmp_path, shared, *claims(NONCES))
    assert "hash that was shown before the game" in said
    assert "Every seat revealed the random number it had promised." in said
    assert f"All {draws} random draws" in said
    assert "the server alone" not in said
    assert "All" in verified(tmp_path, shared, "--seed", SEED.hex(), "--nonces", ",".join(NONCES))


def test_other_nonces_do_not_give_the_same_game(tmp_path: Path, shared: Record) -> None:
    """Even if the promises are changed to fit them: nobody can choose them afterwards."""
    other = ["0c" * 16, NONCES[1]]
    said = verified(tmp_path, shared, *claims(other), status=1)
    assert "Seat A: this is not the number that was promised" in said
    assert "Seat B" not in said
    assert "random draws do not follow from the seed" in said
    fitting = [sha256(bytes.fromhex(nonce)).hexdigest() for nonce in other]
    said = verified(tmp_path, shared, *claims(other, fitting), status=1)
    assert "random draws do not follow from the seed" in said
    said = verified(tmp_path, shared, *claims(NONCES[::-1], COMMITS[::-1]), status=1)
    assert "random draws do not follow from the seed" in said  # the order counts


def test_a_server_that_leaves_the_nonces_out_is_found_out(tmp_path: Path, played: Record) -> None:
    """It made the game by the seed alone, which it may have chosen, after seats had promised."""
    shown = sha256(SEED).hexdigest()
    options = ["--seed", SEED.hex(), "--hash", shown, f"--commits={COMMITS[0]}"]
    said = verified(tmp_path, played, *options, status=1)
    assert "none of them is used here" in said
    assert "This game cannot be trusted." in said
    options[-1] = "--commits=-"
    assert "the server alone made the seed" in verified(tmp_path, played, *options)


def test_a_nonce_that_was_not_brought_is_named(tmp_path: Path) -> None:
    record = Record(game("cyberion"), {"players": "2"})
    lacking = play(Match(record, SharedNature(SEED, ["", NONCES[1]])))
    said = verified(tmp_path, lacking, *claims(["", NONCES[1]]))
    assert "Seat A promised a number but did not reveal it" in said
    assert "the server alone" not in said
    said = verified(tmp_path, lacking, *claims(["", NONCES[1]], ["", COMMITS[1]]))
    assert "did not reveal it" not in said


def test_a_table_to_which_nobody_brought_anything_says_so(tmp_path: Path) -> None:
    record = Record(game("cyberion"), {"players": "2"})
    alone = play(Match(record, SharedNature(SEED, ["", ""])))
    said = verified(tmp_path, alone, "--seed", SEED.hex(), "--nonces=-,-")
    assert "the server alone made the seed" in said


def test_lists_have_an_entry_for_each_seat(tmp_path: Path, shared: Record) -> None:
    (tmp_path / "game.txt").write_text(shared.text())
    for option in ("--nonces=-", "--nonces=-,-,-", "--commits=-"):
        done = run(tmp_path, "verify", "game.txt", "--seed", SEED.hex(), option)
        assert (done.status, "each of the 2 seats" in done.errors) == (2, True)
    done = run(tmp_path, "verify", "game.txt", "--seed", SEED.hex(), "--nonces=-,luck")
    assert (done.status, "--nonces needs hexadecimal digits" in done.errors) == (2, True)
