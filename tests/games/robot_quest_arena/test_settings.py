"""What a table may agree on: every setting, its bounds, and what does not go together."""

import json

import pytest

from automatable.games.robot_quest_arena import GAME
from automatable.games.robot_quest_arena.cardset import STANDARD
from automatable.kernel.errors import BadSettings
from automatable.testkit import Table

from .helpers import A, arena
from .helpers_turns import new, scores, turn_ended

SMALL = "centre 0 0/+++S/+++S/+++S"
ONE = {"id": "zap", "type": "battery", "pile": "shop", "copies": 9, "cost": 1}
OWN = [{**ONE, "effect": "energy(9)", "status": "reconstructed"}]


def test_the_settings_and_their_defaults() -> None:
    assert {setting.name: setting.default for setting in GAME.settings} == {
        "players": 3,
        "mode": "standard",
        "robots": "chosen",
        "entry": "chosen",
        "blue": None,
        "first": "random",
        "turn_cap": None,
        "smoke_hides_occupant": "no",
        "promo": "no",
        "cards": "standard",
        "arena": "first",
    }
    assert GAME.settings_of(new().state) == {}


@pytest.mark.parametrize(
    "given",
    [
        {"players": "4", "mode": "teams", "robots": "dealt", "blue": "3", "first": "D"},
        {"players": "2", "mode": "one_robot", "turn_cap": "7", "promo": "yes"},
        {"smoke_hides_occupant": "yes", "arena": SMALL},
    ],
)
def test_a_table_says_what_it_agreed_on(given: dict[str, str]) -> None:
    table = new(**given)
    assert table.game.settings_of(table.state) == given
    assert table.game.settings_of(GAME.new(given)) == given


@pytest.mark.parametrize(
    ("players", "mode", "each"),
    [(2, "standard", 2), (3, "standard", 1), (4, "standard", 1), (2, "one_robot", 1)],
)
def test_players_and_robots_each(players: int, mode: str, each: int) -> None:
    state = new(players=players, mode=mode).state
    assert (state.seats, state.terms.robots_each) == (players, each)


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"players": 1}, "players is '1', but must be a whole number from 2 to 4"),
        ({"players": 5}, "players is '5', but must be a whole number from 2 to 4"),
        ({"players": "none"}, "players is 'none', but must be a whole number from 2 to 4"),
        ({"mode": "solo"}, "mode is 'solo', but must be one of standard, one_robot, teams"),
        ({"robots": "random"}, "robots is 'random', but must be one of chosen, dealt"),
        ({"blue": 0}, "blue is '0', but must be a whole number from 1 to 30, or none"),
        ({"blue": 31}, "blue is '31', but must be a whole number from 1 to 30, or none"),
        ({"first": "E"}, "first is 'E', but must be one of random, A, B, C, D"),
        ({"turn_cap": 0}, "turn_cap is '0', but must be a whole number from 1 to 10000, or none"),
        ({"turn_cap": 10_001}, "turn_cap is '10001', but must be a whole number from 1 to 10000"),
        (
            {"smoke_hides_occupant": "on"},
            "smoke_hides_occupant is 'on', but must be one of no, yes",
        ),
        ({"promo": "maybe"}, "promo is 'maybe', but must be one of no, yes"),
        ({"colour": "red"}, "no setting is named 'colour'; the settings are players, mode"),
        ({"cards": "x" * 100_001}, "cards has more than 40000 characters"),
    ],
)
def test_values_out_of_bounds_are_refused(given: dict[str, object], message: str) -> None:
    with pytest.raises(BadSettings, match=message):
        GAME.new(given)


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"mode": "teams"}, "mode is 'teams', which needs players=4"),
        ({"mode": "teams", "players": 2}, "mode is 'teams', which needs players=4"),
        ({"mode": "one_robot"}, "mode is 'one_robot', which needs players=2"),
        ({"mode": "one_robot", "players": 4}, "mode is 'one_robot', which needs players=2"),
        ({"first": "D"}, "first is 'D', but there are 3 players"),
        ({"first": "C", "players": 2}, "first is 'C', but there are 2 players"),
        ({"arena": SMALL, "players": 4}, "arena has 3 Start tiles, but 4 robots need one each"),
        ({"arena": SMALL, "players": 2}, "arena has 3 Start tiles, but 4 robots need one each"),
    ],
)
def test_what_does_not_go_together_is_refused(given: dict[str, object], message: str) -> None:
    with pytest.raises(BadSettings, match=message):
        GAME.new(given)


@pytest.mark.parametrize("blue", [1, 30])
def test_the_number_of_blue_cubes(blue: int) -> None:
    assert new(blue=blue).view()["reserve"] == blue
    assert new(blue="none").view()["reserve"] == 7


def test_a_turn_cap_ends_the_game_unfinished() -> None:
    table = arena({"turn_cap": 2})
    assert scores(turn_ended(table)) == []
    turn_ended(table)
    assert (scores(table), table.asked()) == ([0, 0, 0], "")
    assert table.view()["result"]["reason"] == "unfinished"


def test_the_promo_card_is_there_only_if_wanted() -> None:
    assert "short_circuit" not in new(first="A").offered("reveal")
    assert "short_circuit" in new(first="A", promo="yes").offered("reveal")


def test_smoke_may_hide_who_stands_in_it() -> None:
    given = {"tiles": "F@r4c6", "pug": "A r4c4", "petri": "B r4c6", "A": "hand rivet_gun"}
    assert arena(**given).offered("play") == ["rivet_gun"]
    assert arena({"smoke_hides_occupant": "yes"}, **given).offered("play") == []


def test_cards_of_ones_own() -> None:
    cards = json.dumps([*[card for card in STANDARD.cards if card["pile"] == "start"], *OWN])
    table = Table(GAME, {"A": "hand zap"} | robots(), {"cards": cards})
    assert table.view()["shop"] == [None] * 6
    table.answer("play:zap")
    assert table.state.energy == 9


def robots() -> dict[str, str]:
    """A robot for each of three players."""
    return {"pug": "A r1c1", "petri": "B r1c7", "crate": "C r7c7"}


@pytest.mark.parametrize(
    ("cards", "message"),
    [
        ("mine", "cards: "),
        ("[]", "cards: "),
        (json.dumps([{**OWN[0], "cost": -1}]), "cards, card 'zap': cost must be a number"),
        (json.dumps([{**OWN[0], "effect": "fly(1)"}]), "cards, card 'zap': effect has 'fly"),
    ],
)
def test_bad_cards_are_refused(cards: str, message: str) -> None:
    with pytest.raises(BadSettings, match=message):
        GAME.new({"cards": cards})


def test_an_arena_of_ones_own() -> None:
    table = Table(GAME, {"pug": "A r0c0", "petri": "B r1c3", "crate": "C r2c3"}, {"arena": SMALL})
    seen = table.view()["arena"]
    assert (seen["rows"], seen["columns"]) == (3, 4)
    assert table.options(A)[0] == "end"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("nowhere", "arena, line 1: 'n' is not one of"),
        ("centre 0 0/+++S/+++S/+++", "arena.* squares"),
        ("centre 1 1/+++S/+++S/+++S", "arena: the nine centre squares reach beyond the edge"),
        ("centre 0 0/+++./+++./+++.", "arena: there must be Start tiles"),
        ("centre 0 0/+++#S/+++#S/+++#S", "arena: r0c4 cannot be reached"),
    ],
)
def test_bad_arenas_are_refused(text: str, message: str) -> None:
    with pytest.raises(BadSettings, match=message):
        GAME.new({"arena": text})
