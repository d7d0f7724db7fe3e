"""Rulings about push and repel: RQA-RUL."""

import pytest

from automatable.testkit import Table, rule

from .helpers import (
    DUEL,
    FULL,
    A,
    arena,
    health,
    purse,
    steps,
    where,
    with_cards,
)

BLOW = with_cards(blow="ranged(1,9,nolos); repel_target(1)")
GALE = with_cards(gale="ranged(1,9,nolos); repel_target(3)")


def stand(table: Table) -> tuple[str, str]:
    """Where the pusher and its target stand."""
    return where(table, "pug"), where(table, "petri")


@rule("RQA-RUL-06")
@pytest.mark.parametrize(
    ("petri", "beyond"),
    [("r5c7", "r5c8"), ("r3c1", "r3c0"), ("r1c5", "r0c5"), ("r7c3", "r8c3"), ("r4c6", "r4c7")],
)
def test_rul_06_a_repel_goes_along_the_axis_of_the_larger_distance(petri: str, beyond: str) -> None:
    table = arena({**BLOW, **DUEL}, pug="A r4c4", petri=f"B {petri}", A="hand blow")
    table.answer("play:blow", "target:petri")
    assert (where(table, "petri"), table.asked()) == (beyond, "A act")


@rule("RQA-RUL-06")
@pytest.mark.parametrize(
    ("petri", "ends"),
    [
        ("r2c6", {"N": "r1c6", "E": "r2c7"}),
        ("r6c6", {"E": "r6c7", "S": "r7c6"}),
        ("r6c2", {"S": "r7c2", "W": "r6c1"}),
        ("r3c3", {"N": "r2c3", "W": "r3c2"}),
    ],
)
def test_rul_06_with_equal_distances_the_active_player_chooses_the_axis(
    petri: str, ends: dict[str, str]
) -> None:
    for direction, end in ends.items():
        table = arena({**BLOW, **DUEL}, pug="A r4c4", petri=f"B {petri}", A="hand blow")
        table.answer("play:blow", "target:petri")
        assert table.asked() == "A away"
        assert table.offered("away") == list(ends)
        table.answer(f"away:{direction}")
        assert where(table, "petri") == end


@rule("RQA-RUL-07")
def test_rul_07_a_repel_of_several_squares_enters_each_in_turn() -> None:
    table = arena(GALE, tiles="P@r4c6 P@r4c7", pug="A r4c4", petri="B r4c5", A="hand gale")
    table.answer("play:gale", "target:petri")
    assert health(table, "petri") == "1+1"  # 1 of the attack, 1 of each Pothole
    assert steps(table, "petri") == ["r4c6", "r4c7", "r4c8"]


@rule("RQA-RUL-07")
@pytest.mark.parametrize(("wall", "end"), [("r4c6", "r4c5"), ("r4c7", "r4c6"), ("r4c8", "r4c7")])
def test_rul_07_a_repel_ends_at_the_first_collision_with_one_damage(wall: str, end: str) -> None:
    table = arena(GALE, tiles=f"#@{wall}", pug="A r4c4", petri="B r4c5", A="hand gale")
    table.answer("play:gale", "target:petri")
    assert (where(table, "petri"), health(table, "petri")) == (end, "2+1")


@rule("RQA-RUL-07")
def test_rul_07_a_repel_ends_when_the_robot_is_ko_d() -> None:
    parts = {"pug": "A r4c4", "petri": "B r4c5 2+1", "strider": "C r4c8"}
    table = arena(GALE, tiles="K@r4c6", A="hand gale", **parts).answer("play:gale", "target:petri")
    assert (where(table, "petri"), steps(table, "petri")) == ("-", ["r4c6"])
    assert health(table, "strider") == FULL


@rule("RQA-RUL-08")
def test_rul_08_every_wall_is_an_obstacle_of_its_own() -> None:
    parts = {"pug": f"A r4c4 {FULL} jump", "petri": "B r4c5"}
    table = arena(tiles="#@r4c6 #@r3c5", purse="0 9", **parts)
    table.answer("push:petri@pug", "move:pug@r5c5", "push:petri@pug")
    assert health(table, "petri") == "2+1"
    assert table.part("bumps") == "petri:r4c6 petri:r3c5"


@rule("RQA-RUL-08")
def test_rul_08_the_whole_edge_is_one_obstacle() -> None:
    parts = {"pug": f"A r0c7 {FULL} jump", "petri": "B r0c8"}  # in the corner
    table = arena(purse="0 9", **parts).answer("push:petri@pug", "move:pug@r1c8")
    assert table.why_not(A, "push:petri@pug") == "RQA-PSH-10"


@rule("RQA-RUL-08")
def test_rul_08_every_robot_is_an_obstacle_of_its_own_and_pairs_are_directed() -> None:
    parts = {"pug": f"A r4c4 {FULL} jump", "petri": "B r4c5", "strider": "C r4c6"}
    table = arena(purse="0 9", **parts).answer("push:petri@pug", "move:pug@r4c7")
    table.answer("push:strider@pug")
    assert (health(table, "petri"), health(table, "strider")) == ("2+1", "2+1")
    assert table.part("bumps") == "petri:strider strider:petri"


@rule("RQA-RUL-08")
def test_rul_08_different_robots_hit_the_same_obstacle() -> None:
    parts = {"pug": f"A r4c4 {FULL} jump", "petri": "B r4c5", "strider": "C r3c6"}
    table = arena(tiles="#@r4c6", purse="0 9", **parts)
    table.answer("push:petri@pug", "move:pug@r2c6", "push:strider@pug")
    assert (health(table, "petri"), health(table, "strider")) == ("3+1", "3+1")


@rule("RQA-RUL-08")
def test_rul_08_the_record_is_cleared_when_the_next_turn_begins() -> None:
    parts = {"pug": "A r4c4", "petri": "B r4c5", "A": "deck 5*battery", "B": "deck"}
    table = arena(DUEL, tiles="#@r4c6", bumps="petri:r4c6", purse="0 2", **parts)
    assert table.offered("push") == []
    table.answer("end").nature(*["draw:battery"] * 5)
    assert table.part("bumps") == ""
    table.answer("end", "play:battery", "play:battery", "push:petri@pug")
    assert health(table, "petri") == "3+1"


@rule("RQA-RUL-08")
@pytest.mark.parametrize("obstacle", ["r4c6", "edge", "strider"])
def test_rul_08_a_repel_of_a_card_that_would_repeat_a_pair_does_nothing(obstacle: str) -> None:
    at = {"r4c6": "r4c4 r4c5", "edge": "r4c7 r4c8", "strider": "r4c4 r4c5"}[obstacle].split()
    parts = {"pug": f"A {at[0]}", "petri": f"B {at[1]}", "bumps": f"petri:{obstacle}"}
    tiles = "#@r4c6" if obstacle == "r4c6" else ""
    aside = "r4c6" if obstacle == "strider" else "r8c4"
    table = arena(BLOW, tiles=tiles, strider=f"C {aside}", A="hand blow", **parts)
    table.answer("play:blow", "target:petri")
    assert stand(table) == (at[0], at[1])
    assert health(table, "petri") == "3+1"  # of the attack alone
    assert health(table, "strider") == FULL


@rule("RQA-RUL-08")
def test_rul_08_a_free_way_is_open_to_a_robot_that_hit_an_obstacle_before() -> None:
    parts = {"pug": "A r4c4", "petri": "B r4c5", "bumps": "petri:edge petri:r0c4 petri:crate"}
    assert arena(tiles="#@r0c4", purse="0 2", **parts).offered("push") == ["petri@pug"]


@rule("RQA-RUL-11")
def test_rul_11_the_pushed_robot_s_square_is_resolved_before_the_pusher_moves() -> None:
    table = arena(tiles="K@r4c6 P@r4c5", pug="A r4c4", petri="B r4c5", purse="0 2")
    table.answer("push:petri@pug")
    assert table.events() == [
        "pushed robot=pug target=petri",
        "moved robot=petri row=4 column=6",
        "damaged robot=petri red=2 blue=0",
        "gained_vp seat=0 vp=2",
        "moved robot=pug row=4 column=5",
        "damaged robot=pug red=1 blue=0",
        "lost_vp seat=0 vp=1",
    ]


@rule("RQA-RUL-11")
def test_rul_11_the_pusher_follows_a_robot_that_its_new_square_knocks_out() -> None:
    table = arena(tiles="K@r4c6", pug="A r4c4", petri="B r4c5 1+1", purse="0 2")
    assert stand(table.answer("push:petri@pug")) == ("r4c5", "-")


@rule("RQA-RUL-11")
def test_rul_11_the_pusher_stays_if_the_collision_itself_knocks_out() -> None:
    table = arena(tiles="#@r4c6", pug="A r4c4", petri="B r4c5 0+1", purse="0 2")
    assert stand(table.answer("push:petri@pug")) == ("r4c4", "-")


@rule("RQA-RUL-12")
def test_rul_12_a_push_that_displaces_costs_one_more_from_a_pothole() -> None:
    parts = {"tiles": "P@r4c4", "pug": "A r4c4", "petri": "B r4c5"}
    table = arena(purse="0 2", **parts)
    assert table.offered("push") == []
    assert table.why_not(A, "push:petri@pug") == "RQA-PSH-01"
    assert purse(arena(purse="0 4", **parts).answer("push:petri@pug")) == (0, 1)


@rule("RQA-RUL-12")
def test_rul_12_a_blocked_push_from_a_pothole_costs_no_surcharge() -> None:
    parts = {"tiles": "P@r4c4 #@r4c6", "pug": "A r4c4", "petri": "B r4c5"}
    table = arena(purse="0 2", **parts).answer("push:petri@pug")
    assert (purse(table), health(table, "petri")) == ((0, 0), "3+1")


@rule("RQA-RUL-12")
def test_rul_12_a_robot_forced_off_a_pothole_costs_nobody_more() -> None:
    pushed = arena(tiles="P@r4c5", pug="A r4c4", petri="B r4c5", purse="0 2", A="vp 3")
    assert stand(pushed.answer("push:petri@pug")) == ("r4c5", "r4c6")
    assert purse(pushed) == (0, 0)
    parts = {"pug": "A r4c4", "petri": "B r4c7", "A": "hand grappling_hook"}
    pulled = arena(tiles="P@r4c7", **parts).answer("play:grappling_hook", "target:petri")
    assert (where(pulled, "petri"), purse(pulled)) == ("r4c5", (0, 0))
    parts = {"pug": "A r4c4", "petri": "B r4c5", "A": "hand battering_ram"}
    repelled = arena(tiles="P@r4c5", **parts).answer("play:battering_ram", "target:petri")
    assert (where(repelled, "petri"), purse(repelled)) == ("r4c7", (0, 0))


@rule("RQA-RUL-17")
def test_rul_17_all_eight_neighbours_are_moved_to_and_pushed_but_melee_stays_orthogonal() -> None:
    parts = {"pug": f"A r4c4 {FULL} diagonal", "A": "hand hammer", "purse": "0 9"}
    corner = arena(petri="B r3c3", **parts)
    assert [name.split("@")[1] for name in corner.offered("move")] == [
        *("r3c4", "r3c5", "r4c3", "r4c5", "r5c3", "r5c4", "r5c5")
    ]
    assert corner.offered("push") == ["petri@pug"]
    assert corner.offered("play") == []
    side = arena(petri="B r3c4", **parts)
    assert side.offered("play") == ["hammer"]
    assert stand(side.answer("push:petri@pug")) == ("r3c4", "r2c4")


@rule("RQA-RUL-17")
@pytest.mark.parametrize(
    ("pug", "petri", "parts"),
    [
        ("r4c4", "r5c5", {"tiles": "#@r6c6"}),
        ("r1c1", "r0c0", {}),
        ("r4c7", "r5c8", {}),
        ("r4c4", "r5c5", {"strider": "C r6c6"}),
    ],
)
def test_rul_17_a_diagonal_push_against_an_obstacle_is_a_collision(
    pug: str, petri: str, parts: dict[str, str]
) -> None:
    table = arena(pug=f"A {pug} {FULL} diagonal", petri=f"B {petri}", purse="0 4", **parts)
    table.answer("push:petri@pug")
    assert stand(table) == (pug, petri)
    assert health(table, "petri") == "3+1"
    if "strider" in parts:
        assert health(table, "strider") == "3+1"
    assert table.why_not(A, "push:petri@pug") == "RQA-PSH-10"


@rule("RQA-RUL-56")
def test_rul_56_the_edge_stops_every_forced_movement() -> None:
    table = arena(GALE, pug="A r4c6", petri="B r4c7", A="hand gale")
    table.answer("play:gale", "target:petri")
    assert (where(table, "petri"), health(table, "petri")) == ("r4c8", "2+1")
    parts = {"pug": f"A r1c7 {FULL} diagonal", "petri": "B r0c8"}
    table = arena(purse="0 2", **parts).answer("push:petri@pug")
    assert where(table, "petri") == "r0c8"
