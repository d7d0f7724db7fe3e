"""What the data files of a game say of themselves."""

from pathlib import Path

import pytest

from automatable import game
from automatable.kernel.registry import games
from automatable.kernel.standing import STATUSES, is_all_known, standings


def test_rows_tables_and_plans_tell_their_status(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    (data / "cards.toml").write_text(
        '[[card]]\nid = "a"\nstatus = "known"\n'
        '[[card]]\nname = "b"\nstatus = "inferred"\n'
        '[[card]]\nname = "silent"\n'
        '[track]\nsteps = 4\nstatus = "reconstructed"\n'
        "[rates]\nsteps = 4\n"
    )
    (data / "first.txt").write_text("; a plan\nstatus reconstructed\n. . S\n")
    (data / "second.txt").write_text(". status . known\n")
    assert standings(tmp_path) == {
        "card": {"a": "known", "b": "inferred"},
        "track": {"track": "reconstructed"},
        "first": {"first": "reconstructed"},
    }
    assert not is_all_known(tmp_path)


def test_a_game_without_data_has_nothing_to_confess(tmp_path: Path) -> None:
    assert standings(tmp_path) == {}
    assert is_all_known(tmp_path)


@pytest.mark.parametrize("name", games())
def test_every_game_says_of_its_pieces_how_well_they_are_known(name: str) -> None:
    told = [status for kind in standings(game(name).folder).values() for status in kind.values()]
    assert len(told) >= 10
    assert set(told) <= set(STATUSES)
    assert not is_all_known(game(name).folder)
