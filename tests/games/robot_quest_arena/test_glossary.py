"""Defined terms. Rules: RQA-GLO."""

from collections.abc import Mapping

import pytest

from automatable.testkit import rule

from .helpers import (
    DUEL,
    FULL,
    SHOP,
    TEAMS,
    TWO,
    A,
    B,
    arena,
    health,
    purse,
    vp,
    where,
    with_cards,
    zone,
)

CENTRE = [f"r{row}c{column}" for row in (3, 4, 5) for column in (3, 4, 5)]
EIGHT = {
    **{"N": "r2c4", "NE": "r2c6", "E": "r4c6", "SE": "r6c6"},
    **{"S": "r6c4", "SW": "r6c2", "W": "r4c2", "NW": "r2c2"},
}


@rule("RQA-GLO-01")
def test_glo_01_every_cell_of_the_grid_is_a_square() -> None:
    shown = arena().view()["arena"]
    assert (shown["rows"], shown["columns"], len(shown["tiles"])) == (9, 9, 81)
    flights = arena(DUEL, pug=f"A r0c0 {FULL} jump", petri="B -", purse="0 16")
    assert len(flights.offered("move")) == 80
    oblong = {**DUEL, "arena": "centre 0 0/S...S/...../....."}
    assert len(arena(oblong, pug="A r0c0", petri="B r0c4").view()["arena"]["tiles"]) == 15


@rule("RQA-GLO-01", "RQA-TIL-16")
def test_glo_01_the_corner_square_gives_what_its_tile_says() -> None:
    assert purse(arena(tiles="E@r0c0", pug="A r0c0", due="turn")) == (1, 0)


@rule("RQA-GLO-01", "RQA-RUL-50")
@pytest.mark.parametrize(("pug", "petri"), [("r0c0", "r0c1"), ("r0c1", "r0c0")])
def test_glo_01_the_corner_square_is_within_a_blast(pug: str, petri: str) -> None:
    blast = with_cards(blast="blast(2)")
    table = arena(blast, pug=f"A {pug}", petri=f"B {petri}", A="hand blast").answer("play:blast")
    assert health(table, "petri") == "2+1"


@rule("RQA-GLO-01", "RQA-RUL-04")
@pytest.mark.parametrize(
    ("word", "left", "square"),
    [
        ("pull_target()", "3+1", "r0c1"),
        ("repel_target(1)", "2+1", "r0c0"),
        ("splash(1)", "3+1", "r0c0"),
    ],
)
def test_glo_01_a_target_on_the_corner_square_is_one(word: str, left: str, square: str) -> None:
    shot = with_cards(shot=f"ranged(1,3); {word}")
    own = {"petri": "A r0c2", "strider": "C r1c0", "A": "hand shot"}
    table = arena(shot, pug="B r0c0", **own).answer("play:shot", "target:pug")
    assert (health(table, "pug"), where(table, "pug")) == (left, square)
    assert health(table, "strider") == ("3+1" if word == "splash(1)" else FULL)


@rule("RQA-GLO-02")
def test_glo_02_an_empty_square_holds_neither_a_robot_nor_a_tile() -> None:
    tiles = "K@r3c3 F@r3c4 #@r3c5 E@r4c3"
    table = arena(DUEL, tiles=tiles, pug="A -", petri="B r5c5", due="turn")
    offers = [name.split("@")[1] for name in table.offered("place")]
    assert [square for square in offers if square in CENTRE] == ["r4c4", "r4c5", "r5c3", "r5c4"]


@rule("RQA-GLO-03")
@pytest.mark.parametrize("tile", "SXTREKPCF")
def test_glo_03_a_square_without_a_robot_is_unoccupied_whatever_tile_it_carries(tile: str) -> None:
    free = arena(tiles=f"{tile}@r4c5", pug="A r4c4", purse="0 1")
    assert "pug@r4c5" in free.offered("move")
    occupied = arena(tiles=f"{tile}@r4c5", pug="A r4c4", petri="B r4c5", purse="0 1")
    assert "pug@r4c5" not in occupied.offered("move")


@rule("RQA-GLO-04")
def test_glo_04_diagonal_neighbours_are_not_adjacent() -> None:
    def touches(square: str) -> bool:
        table = arena(DUEL, pug="A r4c4", petri=f"B {square}", A="hand hammer", purse="0 2")
        reached = ["push" in str(table.options(A)), "hammer" in table.offered("play")]
        assert len(set(reached)) == 1
        return reached[0]

    assert [square for square in CENTRE if square != "r4c4" and touches(square)] == [
        *("r3c4", "r4c3", "r4c5", "r5c4")
    ]


@rule("RQA-GLO-05")
@pytest.mark.parametrize("petri", ["r3c7", "r6c5", "r2c2"])
def test_glo_05_in_a_straight_line_is_along_a_row_or_a_column(petri: str) -> None:
    card = with_cards(blow="ranged(1,9); repel_target(2)")
    table = arena({**card, **DUEL}, pug="A r4c4", petri=f"B {petri}", A="hand blow")
    table.answer("play:blow", "target:petri")
    if table.offered("away"):
        table.answer(f"away:{table.offered('away')[0]}")
    end = where(table, "petri")
    assert end != petri
    assert (end[:2] == petri[:2]) is not (end[2:] == petri[2:])


@rule("RQA-GLO-06")
@pytest.mark.parametrize("direction", EIGHT)
def test_glo_06_in_any_direction_includes_diagonals(direction: str) -> None:
    parts = {"pug": "A r4c4", "petri": f"B {EIGHT[direction]}", "A": "hand laser_cannon"}
    table = arena(DUEL, **parts).answer("play:laser_cannon")
    assert table.offered("aim") == [direction]
    assert health(table.answer(f"aim:{direction}"), "petri") == "2+1"


@rule("RQA-GLO-07")
def test_glo_07_the_same_row_the_same_column_or_45_degrees() -> None:
    squares = [f"r{row}c{column}" for row in range(9) for column in range(9)]
    hit = [
        square
        for square in squares
        if square != "r4c3"
        and arena(DUEL, pug="A r4c3", petri=f"B {square}", A="hand laser_cannon").offered("play")
    ]
    row = [f"r4c{k}" for k in range(9)]
    column = [f"r{k}c3" for k in range(9)]
    falling = [f"r{k + 1}c{k}" for k in range(8)]
    rising = [f"r{7 - k}c{k}" for k in range(8)]
    assert hit == sorted({*row, *column, *falling, *rising} - {"r4c3"})


@rule("RQA-GLO-08")
def test_glo_08_friends_are_one_s_own_and_a_teammate_s_robots() -> None:
    def foes(settings: Mapping[str, object], owners: str) -> list[str]:
        robots = dict(zip(("pug", "petri", "strider", "crate"), owners, strict=False))
        squares = {"pug": "r4c4", "petri": "r3c4", "strider": "r4c5", "crate": "r5c4"}
        parts = {robot: f"{owner} {squares[robot]}" for robot, owner in robots.items()}
        table = arena(settings, A="hand hammer", **parts).answer("play:hammer")
        return (table.answer("for:pug") if "for:pug" in table.options(A) else table).offered(
            "target"
        )

    assert foes({"players": 3}, "ABC") == ["petri", "strider"]
    assert foes({"players": 4}, "ABCD") == ["petri", "strider", "crate"]
    assert foes(TEAMS, "ABCD") == ["petri", "crate"]
    assert foes(TWO, "AABB") == ["strider", "crate"]


@rule("RQA-GLO-09")
def test_glo_09_the_target_is_what_is_attacked() -> None:
    parts = {"pug": "A r4c4", "petri": "B r4c5", "strider": "C r3c4", "A": "hand battering_ram"}
    table = arena(**parts).answer("play:battering_ram", "target:strider")
    assert "attacked robot=pug target=strider" in table.events()
    assert (where(table, "strider"), where(table, "petri")) == ("r1c4", "r4c5")
    assert (health(table, "strider"), health(table, "petri")) == ("2+1", FULL)


@rule("RQA-GLO-10")
def test_glo_10_the_shop_is_the_six_slots_and_not_the_shop_deck() -> None:
    table = arena(pug="A r4c4", purse="99 0", A="hand parts_catalog")
    supply = ["advanced_battery", "heavy_hammer", "rivet_gun"]
    assert table.offered("buy") == [*supply, "dynamo", "fusion_core", "mortar"]
    assert table.why_not(A, "buy:power_cell") == "RQA-SHP-01"  # three lie in the deck
    assert table.answer("play:parts_catalog").offered("obtain") == supply


@rule("RQA-GLO-11")
def test_glo_11_the_supply_cards() -> None:
    table = arena(purse="5 0")  # too little for the Shop
    assert table.offered("buy") == ["advanced_battery", "heavy_hammer", "rivet_gun"]
    assert table.view()["supply"] == dict.fromkeys(table.offered("buy"), 12)


@rule("RQA-GLO-12")
def test_glo_12_the_reserve_holds_the_cubes_not_yet_in_play() -> None:
    table = arena(DUEL, strider="A -", petri="B r4c4", reserve="3", due="turn")
    assert table.view()["reserve"] == 2  # a blue cube is on Strider's board
    assert health(table.answer("place:strider@r0c0"), "strider") == FULL


@rule("RQA-GLO-13")
def test_glo_13_scrapped_cards_go_to_the_junkyard_discarded_ones_to_one_s_own_pile() -> None:
    scrapped = arena(A="hand recycler_cell hammer").answer(
        "play:recycler_cell", "scrap:hammer@hand"
    )
    assert scrapped.part("junkyard") == "hammer"
    assert [zone(scrapped, seat, "discard") for seat in range(3)] == [[], [], []]
    table = arena(A="hand blueprint hammer deck 8*battery thrusters").answer("play:blueprint")
    table.nature("draw:battery", "draw:battery").answer("discard:hammer")
    assert table.part("junkyard") == ""
    assert [zone(table, seat, "discard") for seat in range(3)] == [["hammer"], [], []]


@rule("RQA-GLO-14")
def test_glo_14_damage_repair_and_ko_count_cubes_and_vp_their_value() -> None:
    parts = {
        "pug": "A r4c4 3+0",
        "petri": "B r4c5 1+1",
        "A": "vp 0 hand rivet_gun repair_drone deck",
    }
    table = arena(**parts).answer("play:rivet_gun", "target:petri")
    assert (where(table, "petri"), vp(table, A), vp(table, B)) == ("-", 3, 0)  # 2 damage, 3 VP
    assert health(table.answer("play:repair_drone"), "pug") == "5+0"  # 2 cubes, both red
    assert table.part("shop") == SHOP
