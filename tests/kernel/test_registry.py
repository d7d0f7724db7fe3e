"""Games and bots found by name."""

import pytest

from automatable import game
from automatable.kernel.errors import UnknownBot, UnknownGame
from automatable.kernel.registry import board_maker, bot_maker, bots, games


def test_installed_games_are_listed_by_name() -> None:
    assert "duel" in games()
    assert games() == sorted(games())


def test_what_starts_with_an_underscore_is_no_game_to_play() -> None:
    assert not [name for name in games() if name.startswith("_")]
    assert game("_template").id == "_template"


def test_a_game_is_found_under_its_id_once() -> None:
    for name in games():
        assert game(name).id == name
        assert game(name) is game(name)


def test_installed_bots_are_listed_by_name() -> None:
    assert {"random", "rollout"} <= set(bots())
    for name in bots():
        assert callable(bot_maker(name))


def test_an_unknown_game_is_refused_with_the_nearest() -> None:
    with pytest.raises(UnknownGame, match=r"no game is named 'dual'; did you mean duel\?"):
        game("dual")


@pytest.mark.parametrize("name", ["", "zzzzz", "Duel\n", "../duel"])
def test_an_unknown_game_is_a_lookup_error(name: str) -> None:
    with pytest.raises(LookupError) as refusal:
        game(name)
    assert isinstance(refusal.value, UnknownGame)
    assert repr(name) in str(refusal.value)


def test_a_game_like_no_other_is_refused_with_all() -> None:
    with pytest.raises(UnknownGame, match=r"there are: .*duel"):
        game("zzzzz")


def test_an_unknown_bot_is_refused_with_the_nearest() -> None:
    with pytest.raises(UnknownBot, match=r"no bot is named 'rolout'; did you mean rollout\?"):
        bot_maker("rolout")


def test_an_unknown_bot_is_a_lookup_error() -> None:
    with pytest.raises(LookupError, match=r"there are: .*random, rollout"):
        bot_maker("zzzzz")


def test_boards_are_found_by_the_name_of_their_game() -> None:
    for name in [*games(), "_template"]:
        assert board_maker(name).__module__ == f"automatable.terminal.boards.{name}.board"
    assert board_maker("chess") is None
