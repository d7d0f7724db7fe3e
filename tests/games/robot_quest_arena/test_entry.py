"""Special squares and tiles. Rules: RQA-TIL, RQA-RUL."""

import json
import tomllib

import pytest

from automatable.games.robot_quest_arena import GAME, cardset
from automatable.games.robot_quest_arena.arena import read_arena
from automatable.games.robot_quest_arena.box import STANDARD
from automatable.games.robot_quest_arena.game import RobotQuestArena
from automatable.games.robot_quest_arena.settings import SETTINGS, Edition, Terms
from automatable.kernel.settings import read_settings
from automatable.testkit import Table, rule

from .helpers import (
    DUEL,
    FOUR,
    FULL,
    SCRAPPED_BATTERY,
    SHOP,
    A,
    B,
    arena,
    health,
    purse,
    read_at,
    vp,
    where,
    zone,
)

CENTRE = [f"r{row}c{column}" for row in (3, 4, 5) for column in (3, 4, 5)]
EVERYWHERE = [f"r{row}c{column}" for row in range(9) for column in range(9)]


def begun(tiles: str = "", **parts: str) -> Table:
    """The start of A's turn."""
    return arena(tiles=tiles, due="turn", **parts)


def compacted(**parts: str) -> Table:
    """A's Pug walks onto a Trash Compactor on r4c5."""
    table = arena(tiles="C@r4c5", **{"pug": "A r4c4", "purse": "0 1", **parts})
    return table.answer("move:pug@r4c5")


@rule("RQA-TIL-01", "RQA-CMP-12")
def test_til_01_exactly_the_nine_centre_squares_give_a_vp_at_the_start_of_the_turn() -> None:
    won = [
        square
        for square in EVERYWHERE
        if vp(arena(DUEL, pug=f"A {square}", petri="B -", due="turn"), A) == 1
    ]
    assert won == CENTRE


@rule("RQA-TIL-01")
def test_til_01_the_point_is_for_the_active_player_and_comes_every_turn() -> None:
    parts = {"pug": "A r4c4", "petri": "B r0c4", "A": "deck", "B": "deck"}
    table = arena(DUEL, due="turn", **parts)
    assert (vp(table, A), vp(table, B)) == (1, 0)
    table.answer("end", "end")
    assert (table.asked(), vp(table, A), vp(table, B)) == ("A act", 2, 0)


@rule("RQA-TIL-02")
@pytest.mark.parametrize("tile", "SXTEKPCF")
def test_til_02_a_centre_square_with_a_tile_gives_no_vp(tile: str) -> None:
    assert vp(begun(f"{tile}@r4c4", pug="A r4c4", A="deck"), A) == 0
    assert vp(begun(f"{tile}@r4c4", pug="A r4c3", A="deck"), A) == 1


@rule("RQA-TIL-03")
def test_til_03_a_wall_blocks_movement_and_line_of_sight() -> None:
    parts = {"pug": "A r4c4", "petri": "B r4c6", "A": "hand rivet_gun", "purse": "0 1"}
    table = arena(DUEL, tiles="#@r4c5", **parts)
    assert table.offered("play") == []
    assert table.offered("move") == ["pug@r3c4", "pug@r4c3", "pug@r5c4"]


@rule("RQA-TIL-04", "RQA-RUL-40")
def test_til_04_a_chop_shop_lets_its_guest_scrap_one_card_of_the_hand() -> None:
    parts = {"pug": "A r6c6", "A": "hand hammer 2*battery discard thrusters"}
    table = begun("X@r6c6", **parts)
    assert (table.asked(), table.offered("scrap")) == ("A scrap", ["battery@hand", "hammer@hand"])
    table.answer("scrap:battery@hand")
    assert (zone(table, A, "hand"), table.part("junkyard")) == (["battery", "hammer"], "battery")
    assert table.asked() == "A act"


@rule("RQA-TIL-04", "RQA-RUL-40")
def test_til_04_nothing_need_be_scrapped() -> None:
    table = begun("X@r6c6", pug="A r6c6", A="hand hammer").answer("pass")
    assert (zone(table, A, "hand"), table.part("junkyard")) == (["hammer"], "")


@rule("RQA-TIL-05")
def test_til_05_a_control_terminal_draws_a_card_and_then_discards_one() -> None:
    table = begun("T@r6c6", pug="A r6c6", A="hand hammer deck thrusters")
    table.nature("draw:thrusters")
    assert (table.asked(), table.options(A)) == (
        "A discard",
        ["discard:hammer", "discard:thrusters"],
    )
    table.answer("discard:hammer")
    assert (zone(table, A, "hand"), zone(table, A, "discard")) == (["thrusters"], ["hammer"])
    assert table.asked() == "A act"


@rule("RQA-TIL-06", "RQA-RUL-36")
def test_til_06_a_repair_kit_gives_a_vp_and_a_repair_and_no_energy() -> None:
    table = begun("R@r6c6", pug="A r6c6 2+1", A="vp 3")
    assert (health(table, "pug"), vp(table, A), purse(table)) == ("3+1", 4, (0, 0))


@rule("RQA-RUL-36")
def test_rul_36_the_vp_of_a_repair_kit_comes_even_at_full_health() -> None:
    table = begun("R@r6c6", pug="A r6c6", A="vp 3")
    assert (health(table, "pug"), vp(table, A)) == (FULL, 4)


@rule("RQA-TIL-07")
def test_til_07_a_solar_farm_gives_an_energy() -> None:
    assert purse(begun("E@r6c6", pug="A r6c6")) == (1, 0)
    assert purse(begun(pug="A r6c6")) == (0, 0)


@rule("RQA-TIL-08")
def test_til_08_entering_tacks_deals_two_damage() -> None:
    table = arena(tiles="K@r4c5", pug="A r4c4", purse="0 1", A="vp 5").answer("move:pug@r4c5")
    assert (health(table, "pug"), vp(table, A)) == ("2+1", 3)


@rule("RQA-TIL-09")
def test_til_09_entering_a_pothole_deals_one_damage() -> None:
    table = arena(tiles="P@r4c5", pug="A r4c4", purse="0 1", A="vp 5").answer("move:pug@r4c5")
    assert (health(table, "pug"), vp(table, A)) == ("3+1", 4)


@rule("RQA-TIL-10")
def test_til_10_leaving_a_pothole_costs_one_move_more_than_entering_it() -> None:
    table = arena(tiles="P@r4c5", pug="A r4c4", purse="0 4").answer("move:pug@r4c5")
    assert purse(table) == (0, 3)
    assert purse(table.answer("move:pug@r4c6")) == (0, 1)
    assert purse(table.answer("move:pug@r3c6")) == (0, 0)


@rule("RQA-TIL-11")
@pytest.mark.parametrize(
    ("card", "left", "square"),
    [
        ("power_cell", FULL, "r4c5"),
        ("omniwheels", FULL, "r4c5"),  # costs 5
        ("sniper_coil", "0+0", "-"),  # costs 6
        ("rocket_punch", "0+0", "-"),  # costs 7
    ],
)
def test_til_11_a_compactor_knocks_out_if_the_card_costs_six_or_more(
    card: str, left: str, square: str
) -> None:
    table = compacted().nature(f"reveal:{card}")
    assert (health(table, "pug"), where(table, "pug")) == (left, square)
    assert table.part("junkyard") == card


@rule("RQA-TIL-11")
def test_til_11_all_health_is_lost_and_scored() -> None:
    table = compacted(A="vp 8").nature("reveal:sniper_coil")
    assert vp(table, A) == 2  # four red cubes and a blue one


@rule("RQA-TIL-12")
def test_til_12_smoke_blocks_sight_and_not_movement() -> None:
    parts = {"pug": "A r4c4", "petri": "B r4c6", "A": "hand rivet_gun", "purse": "0 1"}
    table = arena(DUEL, tiles="F@r4c5", **parts)
    assert table.offered("play") == []
    assert "pug@r4c5" in table.offered("move")


@rule("RQA-TIL-13")
def test_til_13_a_start_tile_is_where_a_robot_enters_play_and_does_nothing_else() -> None:
    table = arena(DUEL, strider="A -", petri="B r0c0", due="turn")
    assert table.offered("place") == ["strider@r0c8", "strider@r8c0", "strider@r8c8"]
    table.answer("place:strider@r8c8")
    assert (health(table, "strider"), vp(table, A), purse(table)) == (FULL, 0, (0, 0))
    resting = arena(DUEL, strider="A r8c8 1+1", petri="B r0c0", due="turn", A="vp 2")
    assert (health(resting, "strider"), vp(resting, A)) == ("1+1", 2)


@rule("RQA-TIL-14")
@pytest.mark.parametrize("how", ["move", "push", "follow", "repel", "pull"])
def test_til_14_entering_acts_however_the_robot_came(how: str) -> None:
    tacks = {"move": "r4c5", "push": "r4c6", "follow": "r4c5", "repel": "r4c6", "pull": "r4c5"}[how]
    petri = {"move": "r0c0", "pull": "r4c6"}.get(how, "r4c5")
    hand = "hand battering_ram" if how == "repel" else "hand grappling_hook"
    table = arena(
        tiles=f"K@{tacks}", pug="A r4c4", petri=f"B {petri}", purse="0 2", A=f"vp 9 {hand}"
    )
    if how == "move":
        table.answer("move:pug@r4c5")
    elif how in ("push", "follow"):
        table.answer("push:petri@pug")
    else:
        table.answer(f"play:{hand.split()[1]}", "target:petri")
    hurt = {"pug": health(table, "pug"), "petri": health(table, "petri")}
    walked = how in ("move", "follow")
    left = "0+1" if how == "repel" else "2+1"  # the ram itself deals 2
    assert hurt == ({"pug": left, "petri": FULL} if walked else {"pug": FULL, "petri": left})


@rule("RQA-TIL-15")
@pytest.mark.parametrize("tile", "KPC")
def test_til_15_standing_there_or_starting_a_turn_there_does_nothing(tile: str) -> None:
    table = begun(f"{tile}@r6c6", pug="A r6c6", A="vp 5 hand battery")
    assert (table.asked(), health(table, "pug"), vp(table, A)) == ("A act", FULL, 5)
    table.answer("play:battery")
    assert (health(table, "pug"), table.part("junkyard")) == (FULL, "")


@rule("RQA-TIL-16")
@pytest.mark.parametrize("tile", "XTRE")
def test_til_16_start_of_turn_tiles_do_not_act_on_entry(tile: str) -> None:
    table = arena(tiles=f"{tile}@r6c6", pug="A r6c5 2+1", purse="0 1", A="vp 1 hand hammer")
    table.answer("move:pug@r6c6")
    assert table.asked() == "A act"
    assert (health(table, "pug"), vp(table, A), purse(table)) == ("2+1", 1, (0, 0))


@rule("RQA-TIL-16")
@pytest.mark.parametrize("tile", "+XTRE")
def test_til_16_start_of_turn_squares_do_not_act_in_another_player_s_turn(tile: str) -> None:
    square = "r4c4" if tile == "+" else "r6c6"
    table = begun("" if tile == "+" else f"{tile}@r6c6", pug="A r7c7", petri=f"B {square} 2+1")
    assert table.asked() == "A act"
    assert (health(table, "petri"), vp(table, A), vp(table, B)) == ("2+1", 0, 0)
    assert purse(table) == (0, 0)


# Rulings


def without_start(chart: str, **parts: str) -> Table:
    """The start of A's turn in an arena with fewer Start tiles than a table would agree on."""
    table = arena(FOUR)
    values = read_settings(SETTINGS, FOUR)
    terms = Terms(values, Edition(STANDARD, read_arena(chart, "chart")))
    table.game = RobotQuestArena(terms.edition)
    table.state = read_at(table.game, terms, {"shop": SHOP, "due": "turn", **parts})
    return table


@rule("RQA-RUL-28")
@pytest.mark.parametrize("tile", "KPC")
def test_rul_28_without_a_free_start_tile_a_robot_comes_beside_one_and_does_not_enter(
    tile: str,
) -> None:
    chart = f"centre 2 0\n. {tile} S #\n. . . .\n. . . .\n. . . .\n. . . ."
    others = {"petri": "B r0c2", "pug": "C r4c3", "crate": "D r4c0"}
    table = without_start(chart, strider="A - 0+0", **others)
    assert table.offered("place") == ["strider@r0c1", "strider@r1c2"]
    table.answer("place:strider@r0c1")
    assert (table.asked(), health(table, "strider")) == ("A act", FULL)
    assert table.part("junkyard") == ""


@rule("RQA-RUL-28")
def test_rul_28_failing_that_it_comes_onto_any_unoccupied_square_without_a_wall() -> None:
    chart = "centre 0 0\n. . .\n. # .\n. . S"
    others = {"petri": "B r2c2", "pug": "C r1c2", "crate": "D r2c1"}
    table = without_start(chart, strider="A - 0+0", **others)
    assert table.offered("place") == [
        f"strider@{square}" for square in ("r0c0", "r0c1", "r0c2", "r1c0", "r2c0")
    ]


@rule("RQA-RUL-28")
def test_rul_28_a_free_start_tile_must_be_taken_and_a_return_is_never_skipped() -> None:
    others = {"pug": "B r0c0", "petri": "C r0c1", "crate": "D r0c2"}
    chart = "centre 0 0\n. . .\n. . .\n. . S"
    table = without_start(chart, strider="A - 0+0", **others)
    assert table.options(A) == ["place:strider@r2c2"]


def empty_deck(junkyard: str) -> Table:
    """A's Pug beside a Trash Compactor, all Shop cards but one on display."""
    printed = {"type": "battery", "pile": "shop", "effect": "energy(1)", "status": "known"}
    shop = [
        {"id": "cheap", "copies": 6, "cost": 1, **printed},
        {"id": "dear", "copies": 1, "cost": 6, **printed},
    ]
    rest = [card for card in cardset.STANDARD.cards if card["pile"] in ("start", "supply")]
    parts = {"shop": " ".join(["cheap"] * 6), "junkyard": junkyard, "B": SCRAPPED_BATTERY}
    if "dear" not in junkyard:
        parts["A"] = "discard dear"
    settings = {"cards": json.dumps([*rest, *shop])}
    return arena(settings, tiles="C@r4c5", pug="A r4c4", purse="0 1", **parts)


@rule("RQA-RUL-34")
def test_rul_34_an_empty_shop_deck_is_rebuilt_before_the_compactor_takes_a_card() -> None:
    table = empty_deck("dear battery heavy_hammer").answer("move:pug@r4c5")
    assert table.asked() == "nature compact"
    assert table.offered("reveal") == ["dear"]
    table.nature("reveal:dear")
    assert where(table, "pug") == "-"
    assert table.part("junkyard") == "battery heavy_hammer dear"


@rule("RQA-RUL-34")
def test_rul_34_without_any_shop_card_nothing_happens_and_the_robot_is_safe() -> None:
    table = empty_deck("battery heavy_hammer").answer("move:pug@r4c5")
    assert (table.asked(), where(table, "pug"), health(table, "pug")) == ("A act", "r4c5", FULL)
    assert table.part("junkyard") == "battery heavy_hammer"


@rule("RQA-RUL-35")
@pytest.mark.parametrize("card", ["power_cell", "sniper_coil"])
def test_rul_35_the_card_goes_to_the_junkyard_and_the_slots_are_not_touched(card: str) -> None:
    table = compacted(junkyard="battery", B=SCRAPPED_BATTERY).nature(f"reveal:{card}")
    assert table.part("junkyard") == f"battery {card}"
    assert (table.part("shop"), table.asked()) == (SHOP, "A act")


@rule("RQA-RUL-35")
def test_rul_35_the_ko_comes_after_the_card_is_in_the_junkyard() -> None:
    table = compacted().nature("reveal:sniper_coil")
    kinds = [event.split()[0] for event in table.events()]
    assert kinds == ["moved", "compacted", "damaged", "knocked_out"]


@rule("RQA-RUL-35")
@pytest.mark.parametrize("cubes", ["0+1", "1+0", "3+1", "5+0"])
def test_rul_35_the_robot_may_be_at_any_health(cubes: str) -> None:
    fallen = compacted(pug=f"A r4c4 {cubes}").nature("reveal:sniper_coil")
    assert (where(fallen, "pug"), health(fallen, "pug")) == ("-", "0+0")
    safe = compacted(pug=f"A r4c4 {cubes}").nature("reveal:buzz_saw")
    assert (where(safe, "pug"), health(safe, "pug")) == ("r4c5", cubes)


@rule("RQA-RUL-36")
def test_rul_36_the_unit_of_the_repair_kit_stands_in_the_data() -> None:
    tiles = tomllib.loads((GAME.folder / "data" / "tiles.toml").read_text("utf-8"))["tile"]
    kit = next(tile for tile in tiles if tile["id"] == "repair_kit")
    assert (kit["start"], kit["status"]) == ("vp(1); repair(1)", "inferred")


@rule("RQA-RUL-40")
def test_rul_40_any_card_of_the_hand_may_be_scrapped_and_none_of_the_discard_pile() -> None:
    hand = "hand battery hammer thrusters rivet_gun buzz_saw"
    table = begun("X@r6c6", pug="A r6c6", A=f"{hand} discard power_cell")
    assert table.options(A) == ["pass", *(f"scrap:{card}@hand" for card in hand.split()[1:])]
    table.answer("scrap:rivet_gun@hand")
    assert table.asked() == "A act"  # one card only


@rule("RQA-RUL-40")
def test_rul_40_an_empty_hand_has_nothing_to_scrap() -> None:
    assert begun("X@r6c6", pug="A r6c6", A="discard power_cell").asked() == "A act"


@rule("RQA-RUL-52")
def test_rul_52_a_start_tile_is_a_tile_for_the_centre_point() -> None:
    assert vp(begun("S@r4c4", pug="A r4c4"), A) == 0
    assert vp(begun("S@r4c4", pug="A r4c5"), A) == 1
