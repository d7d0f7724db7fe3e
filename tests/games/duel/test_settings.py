"""What a table may agree on. Rules: DUE-BRD, DUE-SW-01, DUE-RUL-31, DUE-VIC-06."""

import pytest

from automatable.games.duel import GAME
from automatable.kernel.errors import BadSettings
from automatable.testkit import rule

from .helpers import BONUS, CARDS, A, B, choices, duel

Given = dict[str, object]


@rule("DUE-SW-01", "DUE-BRD-01", "DUE-BRD-02", "DUE-BRD-04")
@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"length": 1}, "length is '1', but must be a whole number from 2 to 8"),
        ({"length": 9}, "length is '9', but must be a whole number from 2 to 8"),
        ({"length": "x"}, "length is 'x', but must be a whole number from 2 to 8"),
        ({"length": "-4"}, "length is '-4'"),
        ({"length": 4.5}, "length is '4.5'"),
        ({"length": None}, "length is 'none'"),
        ({"length": ""}, "length is ''"),
        ({"stars": "0"}, "stars is '0', but must be numbers from 1 to 7"),
        ({"stars": "0,2"}, "stars is '0,2'"),
        ({"stars": "4"}, "stars has square 4, but on a board of length 4"),
        ({"stars": "1,7"}, "stars has square 7, but on a board of length 4"),
        ({"stars": "8"}, "stars is '8'"),
        ({"stars": "1;3"}, "stars is '1;3'"),
        ({"stars": "x"}, "stars is 'x'"),
        ({"length": 3}, "stars has square 3, but on a board of length 3"),
        ({"length": 8, "stars": "8"}, "stars is '8'"),
        ({"board": "moon"}, "board is 'moon', but must be one of standard, short, one_star, core"),
        ({"board": "short", "length": 3}, "length is given with board 'short'"),
        ({"board": "standard", "stars": "1"}, "stars is given with board 'standard'"),
        ({"board": "custom"}, "board is 'custom': give length, stars or both"),
        ({"counter_cost": "2"}, "counter_cost is '2', but must be 2 numbers from 0 to 4"),
        ({"counter_cost": (2,)}, "counter_cost is '2'"),
        ({"counter_cost": "5,0"}, "counter_cost is '5,0'"),
        ({"counter_cost": "0,5"}, "counter_cost is '0,5'"),
        ({"counter_cost": "1,1,1"}, "counter_cost is '1,1,1'"),
        ({"copy_cost": "5,0"}, "copy_cost is '5,0', but must be 2 numbers from 0 to 4"),
        ({"copy_cost": ""}, "copy_cost is ''"),
        ({"copy_cost": "a,b"}, "copy_cost is 'a,b'"),
        ({"max_rounds": 0}, "max_rounds is '0', but must be a whole number from 1 to 1000000"),
        ({"max_rounds": "-1"}, "max_rounds is '-1'"),
        ({"max_rounds": 1_000_001}, "max_rounds is '1000001'"),
        ({"max_rounds": "many"}, "max_rounds is 'many'"),
        ({"rounds": 5}, "no setting is named 'rounds'"),
        ({"Length": 5}, "no setting is named 'Length'"),
    ],
)
def test_sw_01_a_bad_setting_is_refused_by_name(given: Given, message: str) -> None:
    with pytest.raises(BadSettings) as refusal:
        GAME.new(given)
    assert str(refusal.value).startswith(message)
    assert refusal.value.code == "bad_settings"


@rule("DUE-SW-01")
def test_sw_01_an_unknown_setting_is_answered_with_the_known_ones() -> None:
    with pytest.raises(BadSettings) as refusal:
        GAME.new({"speed": 1})
    assert str(refusal.value).endswith(
        "the settings are board, length, stars, charge_cost, spark_cost, barrier_cost,"
        " lightning_cost, counter_cost, move_cost, ray_cost, recovery_cost, trap_cost, copy_cost,"
        " max_rounds"
    )


@rule("DUE-SW-01", "DUE-BRD-01", "DUE-BRD-02")
@pytest.mark.parametrize(
    ("given", "length", "stars"),
    [
        ({}, 4, [1, 3]),
        ({"length": 5}, 5, [1, 3]),
        ({"length": "5"}, 5, [1, 3]),
        ({"length": 2, "stars": "1"}, 2, [1]),
        ({"length": 2, "stars": "none"}, 2, []),
        ({"length": 8, "stars": "1,2,3,4,5,6,7"}, 8, [1, 2, 3, 4, 5, 6, 7]),
        ({"length": "8", "stars": {7, 1}}, 8, [1, 7]),
        ({"stars": [2]}, 4, [2]),
        ({"stars": ()}, 4, []),
        ({"stars": ""}, 4, []),
        ({"stars": "3, 1, 1"}, 4, [1, 3]),
        ({"stars": frozenset({2, 3})}, 4, [2, 3]),
        ({"board": "short"}, 3, [1, 2]),
        ({"board": "custom", "stars": "2"}, 4, [2]),
        ({"board": "custom", "length": 6}, 6, [1, 3]),
    ],
)
def test_sw_01_good_boards_are_accepted_as_text_and_as_values(
    given: Given, length: int, stars: list[int]
) -> None:
    state = GAME.new(given)
    assert GAME.view(state, 0)["board"] == {"length": length, "stars": stars}


@rule("DUE-SW-01", "DUE-RUL-31")
@pytest.mark.parametrize("value", ["1,2", "1, 2", (1, 2), [1, 2]])
@pytest.mark.parametrize("card", CARDS)
def test_rul_31_costs_are_accepted_as_text_and_as_values(card: str, value: object) -> None:
    shown = GAME.view(GAME.new({f"{card.lower()}_cost": value}), 0)["cards"]
    assert shown[card] == {"battery": 1, "disk": 2}
    others = GAME.view(GAME.new(), 0)["cards"]
    assert {key: cost for key, cost in shown.items() if key != card} == {
        key: cost for key, cost in others.items() if key != card
    }


@rule("DUE-RUL-31")
@pytest.mark.parametrize("value", ["0,0", "4,4"])
def test_rul_31_costs_go_from_0_to_4(value: str) -> None:
    tiles = int(value[0])
    shown = GAME.view(GAME.new({"counter_cost": value, "copy_cost": value}), 0)["cards"]
    assert shown["Counter"] == shown["Copy"] == {"battery": tiles, "disk": tiles}


@rule("DUE-RUL-31", "DUE-CST-06", "DUE-RND-04")
@pytest.mark.parametrize("card", [card for card in CARDS if card != "Copy"])
def test_rul_31_any_card_is_paid_as_the_table_has_agreed(card: str) -> None:
    agreed = {f"{card.lower()}_cost": (2, 1)}
    owned = f"bonus {{{card}}}" if card in BONUS else ""
    poor = duel(A=f"B2 D0 {owned}", board="core", **agreed)
    assert poor.why_not(A, f"play:{card}") == "DUE-RND-04"
    table = duel(A=f"B2 D1 {owned}", B="B2", board="core", **agreed)
    table.answer_as(A, f"play:{card}").answer_as(
        B, "play:Charge" if card == "Move" else "play:Move"
    )
    assert "paid seat=0 battery=2 disk=1" in table.events()


@rule("DUE-SW-06")
@pytest.mark.parametrize(
    ("priced", "free"),
    [
        (("charge", "barrier"), "Move"),
        (("charge", "move"), "Barrier"),
        (("charge", "barrier", "move"), "none"),
    ],
)
def test_sw_06_two_basic_cards_must_be_free(priced: tuple[str, ...], free: str) -> None:
    with pytest.raises(BadSettings, match=f"2 basic cards at least must be free.*here: {free}$"):
        GAME.new({f"{card}_cost": "0,1" for card in priced})


@rule("DUE-SW-06", "DUE-RUL-26")
def test_sw_06_with_two_free_basic_cards_somebody_without_tiles_still_has_one() -> None:
    agreed = {"charge_cost": "0,1", "barrier_cost": "1,0", "spark_cost": "0,0"}
    for resting, left in (("Spark", ["Move"]), ("Move", ["Spark"])):
        table = duel(A=f"B0 D0 rest {resting}", **agreed)
        assert choices(table, A) == left


@rule("DUE-VIC-06")
@pytest.mark.parametrize(
    ("value", "limit"),
    [
        (None, None),
        ("none", None),
        ("None", None),
        (1, 1),
        ("50", 50),
        (1_000_000, 1_000_000),
    ],
)
def test_vic_06_max_rounds_is_a_number_or_none(value: object, limit: int | None) -> None:
    assert GAME.view(GAME.new({"max_rounds": value}), 0)["max_rounds"] == limit


@rule("DUE-SW-01")
@pytest.mark.parametrize(
    ("given", "text"),
    [
        ({}, {}),
        ({"board": "standard"}, {}),
        ({"board": "short"}, {"board": "short"}),
        ({"length": 3, "stars": "1,2"}, {"board": "short"}),
        ({"stars": "1,3"}, {}),
        ({"stars": "none"}, {"board": "core"}),
        ({"length": 5}, {"length": "5"}),
        ({"stars": {1}}, {"stars": "1"}),
        ({"length": 5, "stars": ()}, {"length": "5", "stars": "none"}),
        ({"counter_cost": (1, 1)}, {"counter_cost": "1,1"}),
        ({"copy_cost": "0,1"}, {"copy_cost": "0,1"}),
        ({"spark_cost": (1, 0), "ray_cost": "1,0"}, {"ray_cost": "1,0"}),
        ({"max_rounds": None}, {"max_rounds": "none"}),
        ({"max_rounds": 200}, {}),
    ],
)
def test_sw_01_what_differs_from_the_defaults_is_written_down_and_read_back(
    given: Given, text: dict[str, str]
) -> None:
    state = GAME.new(given)
    assert GAME.settings_of(state) == text
    again = GAME.new(text)
    assert GAME.view(again, 0) == GAME.view(state, 0)
    assert GAME.values(again) == GAME.values(state)
