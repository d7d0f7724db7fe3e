"""Components. Rules: RQA-CMP."""

from collections import Counter
from collections.abc import Mapping

import pytest

from automatable.games.robot_quest_arena import GAME
from automatable.kernel.errors import BadPosition, BadSettings
from automatable.testkit import Table, random_tables, rule

from .helpers import (
    DUEL,
    FIRST,
    FOUR,
    ROBOTS,
    TEAMS,
    TWO,
    A,
    arena,
    health,
    vp,
    where,
)

CARDS = GAME.facts["cards"]
TILES = (
    *("wall", "chop_shop", "control_terminal", "repair_kit", "solar_farm"),
    *("tacks", "pothole", "trash_compactor", "smoke", "start"),
)


def box(settings: Mapping[str, object]) -> Counter[str]:
    """All cards of a new game."""
    return Counter(GAME.cards(GAME.new(settings)))


@rule("RQA-CMP-01")
@pytest.mark.parametrize(
    ("settings", "each"), [(TWO, 2), ({"players": 3}, 1), (FOUR, 1), (TEAMS, 1), (DUEL, 1)]
)
def test_cmp_01_two_three_or_four_players_with_one_robot_or_two(
    settings: Mapping[str, object], each: int
) -> None:
    table = Table(GAME, None, {"first": "A", **settings})
    assert table.state.seats == settings["players"]
    while not table.offered("take"):
        table.nature(table.options(-1)[0])
    taken = []
    while table.offered("take"):
        taken.append("ABCD".index(table.asked()[0]))
        table.answer(f"take:{table.offered('take')[0]}")
    assert taken == list(range(table.state.seats)) * each


@rule("RQA-CMP-01")
@pytest.mark.parametrize(
    "settings", [{"players": 1}, {"players": 5}, {"players": 2, "mode": "teams"}]
)
def test_cmp_01_no_other_number_of_players(settings: Mapping[str, object]) -> None:
    with pytest.raises(BadSettings, match="players"):
        Table(GAME, None, settings)


@rule("RQA-CMP-02")
def test_cmp_02_the_main_board() -> None:
    seen = arena(FIRST).view()
    assert (seen["arena"]["rows"], seen["arena"]["columns"]) == (9, 9)
    assert (len(seen["shop"]), seen["shop_deck"], len(seen["supply"])) == (6, 54, 3)
    assert (seen["junkyard"], seen["reserve"]) == ([], 7)


@rule("RQA-CMP-03")
def test_cmp_03_four_robots_each_with_its_own_ability() -> None:
    table = Table(GAME, None, {"players": 4, "first": "A"})
    while not table.offered("take"):
        table.nature(table.options(-1)[0])
    assert table.offered("take") == list(ROBOTS) == ["pug", "petri", "strider", "crate"]
    pug = arena(DUEL, pug="A -", petri="B r0c0", due="turn")
    assert "pug@r4c4" in pug.offered("place")
    petri = arena(petri="A r4c4", pug="B r4c5 0+1", A="hand hammer")
    assert petri.answer("play:hammer", "target:pug").options(A) == ["pass", "collect"]
    strider = arena(strider="A r4c4", pug="B r4c5", purse="2 0")
    assert strider.offered("ability") == ["strider"]
    crate = arena(pug="A r4c4", crate="B r4c5", purse="0 2")
    assert crate.offered("push") == []
    for other in ("pug", "petri", "crate"):  # and nobody else has Strider's
        table = arena({"players": 3}, **{other: "A r4c4", "strider": "B r4c5"}, purse="2 0")
        assert table.offered("ability") == []


@rule("RQA-CMP-04")
@pytest.mark.parametrize("robot", ROBOTS)
def test_cmp_04_a_health_bar_has_one_blue_space_and_four_red_ones(robot: str) -> None:
    table = arena(FOUR, **{robot: "A -"}, due="turn")
    table.answer(f"place:{robot}@r0c0")
    assert health(table, robot) == "4+1"
    assert arena(**{robot: "A r4c4"}).view()["robots"][-1]["health"] == 5
    with pytest.raises(BadPosition, match="cubes"):
        arena(**{robot: "A r4c4 5+1"})
    with pytest.raises(BadPosition, match="not a number from 0 to 1"):
        arena(**{robot: "A r4c4 3+2"})


@rule("RQA-CMP-05")
@pytest.mark.parametrize(
    ("cubes", "won"), [("1+0", 1), ("0+1", 2), ("2+1", 4), ("5+0", 5), ("4+1", 6)]
)
def test_cmp_05_a_red_cube_is_worth_one_vp_a_blue_one_two(cubes: str, won: int) -> None:
    parts = {"pug": "A r4c4", "petri": f"B r4c5 {cubes}", "A": "hand buzz_saw hammer"}
    table = arena(**parts).answer("play:buzz_saw", "target:petri")
    if where(table, "petri") != "-":
        table.answer("play:hammer", "target:petri")
    assert vp(table, A) == won


@rule("RQA-CMP-05")
def test_cmp_05_a_gem_is_five_red_cubes_so_the_pile_is_one_number() -> None:
    table = arena(pug="A r4c4", petri="B r4c5", A="vp 4 hand hammer")
    table.answer("play:hammer", "target:petri")
    assert vp(table, A) == 5  # whether as cubes or as a gem
    hurt = arena(A="vp 5 hand overcharge_pack", pug="A r4c4").answer("play:overcharge_pack")
    assert vp(hurt, A) == 4


@rule("RQA-CMP-06")
@pytest.mark.parametrize("cubes", ["1+0", "0+1"])
def test_cmp_06_every_health_cube_is_one_health(cubes: str) -> None:
    table = arena(pug="A r4c4", petri=f"B r4c5 {cubes}", A="hand hammer")
    assert where(table.answer("play:hammer", "target:petri"), "petri") == "-"
    table = arena(pug="A r4c4", petri="B r4c5 1+1", A="hand hammer")
    assert where(table.answer("play:hammer", "target:petri"), "petri") == "r4c5"


@rule("RQA-CMP-07")
def test_cmp_07_cards_come_in_three_types() -> None:
    types = Counter(card["type"] for card in CARDS.values())
    assert types.keys() == {"battery", "attack", "function"}
    for card in CARDS.values():
        words = [effect["word"] for effect in card["effects"]]
        attacks = any(word in words for word in ("melee", "ranged", "line", "blast"))
        assert (card["type"] == "attack") is attacks
        assert (card["type"] == "battery") is (words[0] == "energy")


@rule("RQA-CMP-08")
def test_cmp_08_a_card_shows_its_name_its_cost_and_its_effect() -> None:
    for id, card in CARDS.items():
        assert card["name"] and card["effects"]
        assert (card["cost"] is None) is (id in ("battery", "hammer", "thrusters"))
    assert CARDS["rivet_gun"] == {
        **{"name": "Rivet Gun", "type": "attack", "cost": 4},
        **{"effects": [{"word": "ranged", "text": "effect-ranged", "a": 2, "b": 3}]},
        **{"seeks": True, "status": "reconstructed"},
    }


@rule("RQA-CMP-09")
def test_cmp_09_three_supply_piles_of_twelve_identical_cards() -> None:
    supply = {"advanced_battery": 12, "heavy_hammer": 12, "rivet_gun": 12}
    assert Table(GAME, None, FOUR).view()["supply"] == supply
    assert supply.items() <= box(FOUR).items()


@rule("RQA-CMP-10")
def test_cmp_10_the_shop_deck_is_every_card_with_a_cost_that_is_no_supply_card() -> None:
    table = Table(GAME, None, {"players": 3, "first": "A"})
    others = {"battery", "hammer", "thrusters", "advanced_battery", "heavy_hammer", "rivet_gun"}
    deck = {f"reveal:{id}" for id in CARDS if id not in others | {"short_circuit"}}
    assert set(table.options(-1)) == deck
    assert table.view()["shop_deck"] == 60
    promo = Table(GAME, None, {"players": 3, "first": "A", "promo": "yes"})
    assert set(promo.options(-1)) == deck | {"reveal:short_circuit"}


@rule("RQA-CMP-11")
def test_cmp_11_ten_kinds_of_tiles_at_most_one_to_a_square() -> None:
    seen = arena(FIRST).view()["arena"]["tiles"]
    assert set(seen) == {*TILES, "plain"}
    assert len(seen) == 81


@rule("RQA-CMP-12")
def test_cmp_12_nine_centre_squares_in_a_block() -> None:
    rows = [range(9 * row, 9 * row + 9) for row in range(9)]
    block = [square for row in rows[3:6] for square in row[3:6]]
    assert arena(FIRST).view()["arena"]["centre"] == block
    aside = Table(GAME, None, {"arena": "centre 1 2/S...S/...../...../.....", **DUEL})
    assert aside.view()["arena"]["centre"] == [7, 8, 9, 12, 13, 14, 17, 18, 19]


@rule("RQA-CMP-13")
def test_cmp_13_a_square_holds_at_most_one_robot() -> None:
    with pytest.raises(BadPosition, match="petri: r4c4"):
        arena(pug="A r4c4", petri="B r4c4")
    for table in random_tables(GAME, 2, 8, players=4, turn_cap=30):
        squares = [robot["square"] for robot in table.view()["robots"] if robot["square"]]
        assert len(squares) == len(set(squares))
