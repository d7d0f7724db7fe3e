"""Setup. Rules: RQA-SET."""

import pytest

from automatable import CHANCE, ORACLE, SPECTATOR
from automatable.games.robot_quest_arena.cardset import STANDARD
from automatable.testkit import rule

from .helpers import DUEL, TEAMS, A, B, C, arena, health, plain
from .helpers_turns import STARTING, nature_goes_on, new, seat_words, shop_filled, started

FIRST_STARTS = ["r1c1", "r1c7", "r7c1", "r7c7"]


@rule("RQA-SET-01")
def test_set_01_three_supply_piles_of_twelve() -> None:
    assert new().view()["supply"] == {"advanced_battery": 12, "heavy_hammer": 12, "rivet_gun": 12}


@rule("RQA-SET-02")
def test_set_02_starting_cards_never_enter_the_shop_deck() -> None:
    table = new(first="A")
    assert not set(STARTING) & set(table.offered("reveal"))
    assert table.state.shop_deck.size == 60


@rule("RQA-SET-03")
def test_set_03_all_other_cards_with_a_cost_are_shuffled_into_the_shop_deck() -> None:
    table = new(first="A")
    decision = table.state.asked(CHANCE)
    assert decision is not None
    printed = [card for card in STANDARD.cards if card["pile"] not in ("promo", "supply")]
    wanted = {card["id"]: card["copies"] for card in printed if "cost" in card}
    assert dict(zip(table.offered("reveal"), decision.weights, strict=True)) == wanted
    assert (len(wanted), sum(decision.weights)) == (30, 60)


@rule("RQA-SET-04")
def test_set_04_the_junkyard_starts_empty_and_is_face_up() -> None:
    assert new().view(SPECTATOR)["junkyard"] == []
    table = arena(A="hand hammer battery", due="scrap 1 hand; act; upkeep; pass; turn")
    table.answer("scrap:hammer@hand")
    for viewer in (A, B, C, SPECTATOR):
        assert table.view(viewer)["junkyard"] == ["hammer"]


@rule("RQA-SET-05")
def test_set_05_six_cards_are_turned_up_one_in_each_slot() -> None:
    cards = ["mortar", "mortar", "dynamo", "blueprint", "buzz_saw", "power_cell"]
    table = new(first="A").nature(*[f"reveal:{card}" for card in cards])
    assert table.view()["shop"] == cards
    assert table.asked() == "A take"
    assert table.told() == ["shop_filled RQA-SET-05"] * 6


@rule("RQA-SET-06", "RQA-SET-07")
def test_set_06_from_the_first_player_on_clockwise() -> None:
    table = nature_goes_on(new().nature("first:B"))
    taking = []
    for robot in ("crate", "pug", "strider"):
        taking.append(table.asked())
        table.answer(f"take:{robot}")
    assert taking == ["B take", "C take", "A take"]
    assert [table.part(robot)[0] for robot in ("crate", "pug", "strider")] == ["B", "C", "A"]


@rule("RQA-SET-07")
def test_set_07_boards_may_be_dealt_at_random_instead() -> None:
    table = shop_filled(new(robots="dealt", first="B"))
    assert table.offered("deal") == ["pug", "petri", "strider", "crate"]
    table.nature("deal:crate", "deal:pug", "deal:petri")
    assert [table.part(robot)[0] for robot in ("crate", "pug", "petri")] == ["B", "C", "A"]


@rule("RQA-SET-08")
def test_set_08_one_blue_cube_and_red_ones_on_all_other_spaces() -> None:
    table = nature_goes_on(new(first="A"))
    for robot in ("crate", "pug", "strider"):
        table.answer(f"take:{robot}")
        assert health(table, robot) == "4+1"


@rule("RQA-SET-09", "RQA-RUL-46")
def test_set_09_eight_batteries_a_hammer_and_thrusters_for_each() -> None:
    table = new()
    for seat in (A, B, C):
        assert seat_words(table, seat)["deck"] == "8*battery hammer thrusters"


@rule("RQA-SET-10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_set_10_starting_cards_of_absent_players_are_not_there(players: int) -> None:
    state = new(players=players).state
    cards = state.game.cards(state)
    assert [cards.count(card) for card in STARTING] == [8 * players, players, players]


@rule("RQA-SET-11")
def test_set_11_each_player_draws_five_of_the_ten() -> None:
    table = started("pug", "petri", "strider")
    for seat in (A, B, C):
        side = table.view()["seats"][seat]
        assert (side["cards"], side["deck"]) == (5, 5)
    assert [one for one in table.told() if one.startswith("drew")] == ["drew RQA-SET-11"] * 15


@rule("RQA-SET-11")
def test_set_11_the_starting_deck_is_shuffled() -> None:
    table = nature_goes_on(new(first="B")).answer("take:pug", "take:crate", "take:petri")
    decision = table.state.asked(CHANCE)
    assert decision is not None
    assert table.offered("draw") == ["battery", "hammer", "thrusters"]
    assert list(decision.weights) == [8, 1, 1]
    table.nature("draw:hammer")
    assert table.view(B)["seats"][B]["hand"] == ["hammer"]  # the first player draws first


@rule("RQA-SET-12")
def test_set_12_vp_by_turn_order() -> None:
    table = started("crate", "petri", "strider", "pug", players=4, first="C")
    table.answer("place:crate@r1c1", "place:petri@r1c7", "place:strider@r7c1", "place:pug@r7c7")
    assert [side["vp"] for side in table.view()["seats"]] == [2, 3, 0, 1]


@rule("RQA-SET-14")
@pytest.mark.parametrize(
    ("settings", "blue"),
    [(DUEL, 6), ({"players": 3}, 7), ({"players": 2}, 8), ({"players": 4}, 8), (TEAMS, 8)],
)
def test_set_14_blue_cubes_by_the_number_of_robots(settings: dict[str, object], blue: int) -> None:
    assert new(**settings).view()["reserve"] == blue


@rule("RQA-SET-15", "RQA-RUL-47")
def test_set_15_the_cubes_on_the_boards_are_not_taken_from_the_reserve() -> None:
    table = started("pug", "petri", "strider")
    assert [health(table, robot) for robot in ("pug", "petri", "strider")] == ["4+1"] * 3
    assert table.view()["reserve"] == 7


@rule("RQA-SET-16")
@pytest.mark.parametrize("blue", [1, 3, 12])
def test_set_16_the_table_may_agree_on_more_or_fewer_blue_cubes(blue: int) -> None:
    assert new(blue=blue).view()["reserve"] == blue


@rule("RQA-SET-17")
def test_set_17_the_layout_of_the_first_game_unless_another_is_agreed_on() -> None:
    first = new().view()["arena"]
    assert first["tiles"][:9] == [
        *("plain", "plain", "repair_kit", "plain", "plain", "plain", "solar_farm", "plain"),
        "trash_compactor",
    ]
    other = new(arena=plain("K@r0c2")).view()["arena"]
    assert other["tiles"][:3] == ["start", "plain", "tacks"]


@rule("RQA-SET-18")
def test_set_18_robots_are_placed_on_unoccupied_start_tiles_in_turn_order() -> None:
    table = started("petri", "crate", "strider", first="B")
    assert table.asked() == "B place"
    assert table.offered("place") == [f"petri@{square}" for square in FIRST_STARTS]
    table.answer("place:petri@r1c7")
    assert table.asked() == "C place"
    assert table.offered("place") == ["crate@r1c1", "crate@r7c1", "crate@r7c7"]
    table.answer("place:crate@r1c1")
    assert table.asked() == "A place"
    assert table.offered("place") == ["strider@r7c1", "strider@r7c7"]
    table.answer("place:strider@r7c7")
    assert table.asked() == "B act"


@rule("RQA-SET-19")
def test_set_19_pug_may_be_placed_in_the_centre() -> None:
    table = started("pug", "crate", "strider")
    squares = [place.removeprefix("pug@") for place in table.offered("place")]
    centre = [f"r{row}c{column}" for row in (3, 4, 5) for column in (3, 4, 5)]
    assert sorted(squares) == sorted([*FIRST_STARTS, *centre])


@rule("RQA-RUL-42")
def test_rul_42_two_players_pick_and_place_by_turns() -> None:
    table = nature_goes_on(new(players=2, first="B"))
    taking = []
    for robot in ("strider", "crate", "petri", "pug"):
        taking.append(table.asked())
        table.answer(f"take:{robot}")
    nature_goes_on(table)
    placing = []
    for _ in range(4):
        placing.append(table.asked())
        table.answer(f"place:{table.offered('place')[0]}")
    assert taking == ["B take", "A take"] * 2
    assert placing == ["B place", "A place"] * 2


@rule("RQA-RUL-48")
def test_rul_48_a_duel_with_one_robot_each_has_six_blue_cubes() -> None:
    table = nature_goes_on(new(**DUEL, first="A"))
    table.answer("take:petri", "take:crate")
    nature_goes_on(table)
    assert table.view()["reserve"] == 6
    table.answer("place:petri@r1c1", "place:crate@r7c7")
    assert table.asked() == "A act"
    assert [robot["robot"] for robot in table.view()["robots"]] == ["petri", "crate"]


@rule("RQA-RUL-49")
def test_rul_49_the_first_player_is_random_unless_named() -> None:
    decision = new().state.asked(CHANCE)
    assert decision is not None
    assert new().offered("first") == ["A", "B", "C"]
    assert list(decision.weights) == [1, 1, 1]
    for seat, letter in enumerate("ABC"):
        assert new(first=letter).asked() == "nature reveal"
        assert nature_goes_on(new(first=letter)).asked() == f"{letter} take"
        assert new(first=letter).view(ORACLE)["active"] == seat
