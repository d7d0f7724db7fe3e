"""What a table may agree on: every setting, its bounds, and what does not go together."""

import json

import pytest

from automatable.games.raising_robots import GAME
from automatable.kernel.errors import BadSettings
from automatable.kernel.seats import CHANCE

from .helpers import A, asked, at, goods, has, settled
from .helpers_start import dealt, new
from .law import rows, toml

INVENTORS = rows("inventors.toml", "inventor")
OWN = [{**one, "name": "Somebody"} if one["id"] == "IN-01" else one for one in INVENTORS]


def test_the_settings_and_their_defaults() -> None:
    assert {setting.name: setting.default for setting in GAME.settings} == {
        "players": 3,
        "inventors": "dealt",
        "solo": "single",
        "tape_is_wild": "yes",
        "assembly": "left",
        "solo_cubes": (1, 2, 1, 2, 0),
        "first": "random",
        "early": "no",
        "cards": "standard",
        "rulings": "current",
    }
    table = new()
    assert table.game.settings_of(table.state) == {}


@pytest.mark.parametrize("given", GAME.test_settings)
def test_a_table_says_what_it_agreed_on(given: dict[str, str]) -> None:
    state = GAME.new(given)
    assert state.game.settings_of(state) == given
    assert GAME.new(state.game.settings_of(state)).seats == int(given.get("players", 3))


@pytest.mark.parametrize(
    ("given", "wrong"),
    [
        (
            {"players": 1, "inventors": "auction"},
            "inventors is 'auction', which needs players=2 or",
        ),
        ({"players": 1, "early": "yes"}, "early is 'yes', which needs players=2 or more"),
        ({"first": "A"}, "first is 'A', which needs inventors=auction"),
        ({"inventors": "auction", "first": "D"}, "first is 'D', but there are 3 players"),
    ],
)
def test_settings_that_do_not_go_together(given: dict[str, object], wrong: str) -> None:
    with pytest.raises(BadSettings, match=wrong):
        new(**given)


def test_alone_an_auction_of_the_first_version_is_still_read() -> None:
    assert new(players=1, inventors="auction", rulings="first").state.seats == 1


@pytest.mark.parametrize("players", range(1, 7))
def test_players(players: int) -> None:
    assert new(players=players).state.seats == players


def test_inventors_are_dealt_auctioned_or_left_out() -> None:
    assert has(dealt(players=1))["looks"] == ["CL-01", "CL-02", "IN-01", "IN-02"]
    auction = dealt(players=1, inventors="auction", rulings="first")
    assert (asked(auction, CHANCE), has(auction)["looks"]) == ("deal", ["CL-01", "CL-02"])
    off = dealt(players=1, inventors="off")
    assert (asked(off), has(off)["looks"]) == ("cull", ["CL-01", "CL-02"])


def test_a_challenge_goes_on_after_the_first_game() -> None:
    last = {"round": "8", "stage": "last", "due": "score"}
    assert settled(last, {"players": 1, "solo": "single"}).view()["stage"] == "over"
    assert settled(last, {"players": 1, "solo": "challenge"}).view()["stage"] == "start"


@pytest.mark.parametrize(("wild", "question"), [("yes", "buy"), ("no", "")])
def test_tape_is_wild(wild: str, question: str) -> None:
    assert asked(at("upgrade 1", "goods T4", {"players": 1, "tape_is_wild": wild})) == question


@pytest.mark.parametrize(("column", "left"), [("left", ""), ("right", "S2")])
def test_assembly(column: str, left: str) -> None:
    own = "goods G2 S2; hand RB-17; recycle RB-85"
    table = at("row recycle 7 0", own, {"players": 1, "assembly": column})
    assert goods(table.answer("base:RB-85", f"assemble:RB-17@{column}")) == left


def test_solo_cubes_are_for_one_player_only() -> None:
    cubes = {"solo_cubes": "4,3,2,1,0"}
    assert new(players=1, **cubes).view()["neutral"]["cubes"] == [4, 3, 2, 1, 0]
    assert new(players=2, **cubes).view()["neutral"]["cubes"] == [0, 0, 1, 2, 0]


def test_cards_of_ones_own_replace_the_tables_they_have() -> None:
    game = GAME.at({"cards": toml("inventor", OWN)})
    assert game.names["IN-01"] == "Somebody"
    assert game.names["RB-01"] == GAME.names["RB-01"]
    assert GAME.names["IN-01"] == "Mina Sparks"
    line = str(game.settings_of(game.new({"cards": toml("inventor", OWN)}))["cards"])
    assert [*json.loads(line)] == ["inventor"]
    assert game.at({"cards": line}).names == game.names


@pytest.mark.parametrize(
    ("given", "message"),
    [
        *[
            ({"players": value}, f"players is '{value}', but must be a whole number from 1 to 6")
            for value in ("0", "7", "x", "2.5", "")
        ],
        ({"inventors": "all"}, "inventors is 'all', but must be one of dealt, easy, auction, off"),
        ({"solo": "twice"}, "solo is 'twice', but must be one of single, challenge"),
        ({"tape_is_wild": "x"}, "tape_is_wild is 'x', but must be one of yes, no"),
        ({"assembly": "up"}, "assembly is 'up', but must be one of left, right"),
        *[
            (
                {"solo_cubes": value},
                f"solo_cubes is '{value}', but must be 5 numbers from 0 to 4 separated by commas",
            )
            for value in ("1,2,1,2", "1,2,1,2,0,0", "5,0,0,0,0", "-1,0,0,0,0", "a,b,c,d,e")
        ],
        ({"solo": "challenge"}, "solo is 'challenge', which needs players=1"),
        ({"solo": "challenge", "players": "2"}, "solo is 'challenge', which needs players=1"),
        ({"cards": ""}, "cards: there must be entries [[robot]], [[class]], [[inventor]], "),
        ({"cards": "robot"}, "cards: "),
        ({"cards": "[[robot]]"}, "cards: there must be 48 to 200 entries [[robot]]"),
        ({"rounds": "9"}, "no setting is named 'rounds'; the settings are players, inventors, "),
    ],
)
def test_anything_else_is_refused(given: dict[str, str], message: str) -> None:
    with pytest.raises(BadSettings) as caught:
        GAME.new(given)
    assert str(caught.value).startswith(message)


def test_a_table_of_samples_can_be_begun() -> None:
    for given in GAME.test_settings:
        state = GAME.new(given)
        assert state.asked(CHANCE) is not None
        assert state.asked(A) is None
