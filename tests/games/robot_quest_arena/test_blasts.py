"""Effect words that hit an area or what was just attacked. Law: section 5.4."""

import pytest

from .helpers import (
    DUEL,
    FULL,
    TEAMS,
    A,
    health,
    holding,
    played,
    vp,
    where,
)

EIGHT = {
    **{"N": "r2c4", "NE": "r2c6", "E": "r4c6", "SE": "r6c6"},
    **{"S": "r6c4", "SW": "r6c2", "W": "r4c2", "NW": "r2c2"},
}


def test_melee_hits_an_adjacent_enemy() -> None:
    table = played("melee(2)", petri="B r4c5", strider="C r3c5").answer("target:petri")
    assert (health(table, "petri"), health(table, "strider")) == ("2+1", FULL)


@pytest.mark.parametrize(
    ("petri", "tiles", "seen", "unseen"),
    [
        ("r4c7", "", True, True),
        ("r4c8", "", False, False),
        ("r4c7", "#@r4c5", False, True),
        ("r4c7", "F@r4c6", False, True),
    ],
)
def test_ranged_needs_line_of_sight_unless_it_says_nolos(
    petri: str, tiles: str, seen: bool, unseen: bool
) -> None:
    for effect, hit in (("ranged(2,3)", seen), ("ranged(2,3,nolos)", unseen)):
        table = holding(effect, DUEL, tiles=tiles, petri=f"B {petri}")
        assert (table.offered("play") == ["tested"]) is hit
        if hit:
            table.answer("play:tested", "target:petri")
            assert health(table, "petri") == "2+1"


def test_nolos_does_not_make_friends_targets() -> None:
    table = played("ranged(2,3,nolos)", TEAMS, petri="B r4c7", crate="C r4c6")
    assert table.offered("target") == ["petri"]


@pytest.mark.parametrize(
    ("word", "end"),
    [("repel_target(1)", "r4c7"), ("repel_target(2)", "r4c8"), ("pull_target()", "r4c5")],
)
def test_repel_target_and_pull_target_move_the_robot_just_attacked(word: str, end: str) -> None:
    table = played(f"ranged(1,3); {word}", petri="B r4c6", strider="C r3c4").answer("target:petri")
    assert (where(table, "petri"), where(table, "strider")) == (end, "r3c4")
    assert health(table, "petri") == "3+1"


@pytest.mark.parametrize("word", ["repel_target(2)", "pull_target()"])
def test_a_target_off_the_board_is_neither_repelled_nor_pulled(word: str) -> None:
    table = played(f"ranged(1,3); {word}; vp(1)", petri="B r4c6 1+0").answer("target:petri")
    assert (where(table, "petri"), vp(table, A), table.asked()) == ("-", 2, "A act")


def test_pull_takes_any_other_robot_friend_or_enemy_in_range_and_sight() -> None:
    robots = {"petri": "B r4c7", "crate": "C r1c4", "strider": "D r6c5"}
    table = played("pull(3)", TEAMS, **robots)
    assert table.offered("target") == ["petri", "strider", "crate"]
    table.answer("target:crate")
    assert (where(table, "crate"), health(table, "crate")) == ("r3c4", FULL)
    hidden = played("pull(3)", TEAMS, tiles="F@r4c6 #@r2c4", **robots)
    assert hidden.offered("target") == ["strider"]
    assert played("pull(2)", TEAMS, **robots).offered("target") == ["strider"]


def test_pull_is_no_attack_on_what_follows() -> None:
    effect = "ranged(1,3); pull(3); repel_target(1)"
    table = played(effect, petri="B r4c6", strider="C r1c4").answer(
        "target:petri", "target:strider"
    )
    assert (where(table, "petri"), where(table, "strider")) == ("r4c7", "r3c4")


@pytest.mark.parametrize("direction", EIGHT)
def test_line_goes_in_any_of_eight_directions(direction: str) -> None:
    table = played("line(1,2)", DUEL, petri=f"B {EIGHT[direction]}")
    assert table.offered("aim") == [direction]
    assert health(table.answer(f"aim:{direction}"), "petri") == "3+1"


def test_line_reaches_as_far_as_its_number() -> None:
    assert holding("line(1,1)", DUEL, petri="B r4c6").offered("play") == []
    assert holding("line(1,2)", DUEL, petri="B r4c6").offered("play") == ["tested"]


def test_robots_do_not_stop_the_beam_and_friends_are_hit_too() -> None:
    robots = {"crate": "C r4c5", "petri": "B r4c6", "strider": "D r4c8"}
    table = played("line(2,8)", TEAMS, A="vp 4 hand tested", **robots).answer("aim:E")
    assert [health(table, robot) for robot in ("pug", *robots)] == [FULL, "2+1", "2+1", "2+1"]
    assert vp(table, A) == 6


@pytest.mark.parametrize(
    ("tiles", "hit"),
    [
        ("", ["petri", "strider"]),
        ("#@r4c7", ["petri"]),
        ("F@r4c7", ["petri"]),
        ("F@r4c8", ["petri"]),  # a robot in Smoke is not hit, the squares from there on are not
        ("#@r4c5", []),
        ("F@r4c6", []),
        ("F@r4c4", ["petri", "strider"]),
        ("K@r4c5 P@r4c7 C@r4c8", ["petri", "strider"]),
    ],
)
def test_a_wall_smoke_or_the_edge_stops_the_beam(tiles: str, hit: list[str]) -> None:
    robots = {"petri": "B r4c6", "strider": "C r4c8"}
    table = holding("line(1,8)", tiles=tiles, **robots)
    assert (table.offered("play") == ["tested"]) is bool(hit)
    if hit:
        table.answer("play:tested", "aim:E")
    assert [robot for robot in robots if health(table, robot) != FULL] == hit


def test_blast_hits_all_robots_on_the_four_squares_around_friends_included() -> None:
    robots = {"crate": "C r3c4", "petri": "B r4c5", "strider": "D r5c5"}
    table = played("blast(1)", TEAMS, A="vp 2 hand tested", **robots)
    assert [health(table, robot) for robot in robots] == ["3+1", "3+1", FULL]
    assert (health(table, "pug"), vp(table, A)) == (FULL, 2)


def test_blast_needs_an_enemy_among_those_hit() -> None:
    robots = {"crate": "C r3c4", "petri": "B r5c5", "strider": "D r3c3"}
    assert holding("blast(1)", TEAMS, **robots).offered("play") == []
    table = played("blast(1); blast_repel(1); vp(1)", TEAMS, **robots)
    assert (health(table, "crate"), where(table, "crate"), vp(table, A)) == (FULL, "r3c4", 1)


def test_blast_repel_moves_all_robots_hit_in_the_order_up_right_down_left() -> None:
    robots = {"crate": "C r4c3", "petri": "B r3c4", "strider": "D r4c5"}
    table = played("blast(1); blast_repel(2)", TEAMS, A="vp 3 hand tested", **robots)
    moves = [event.split()[1] for event in table.events() if event.startswith("moved")]
    assert moves == [
        f"robot={name}" for name in ("petri", "petri", "strider", "strider", "crate", "crate")
    ]
    assert [where(table, robot) for robot in robots] == ["r4c1", "r1c4", "r4c7"]
    below = played("blast(1); blast_repel(1)", petri="B r5c4", strider="C r4c5")
    moves = [event.split()[1] for event in below.events() if event.startswith("moved")]
    assert moves == ["robot=strider", "robot=petri"]


def test_blast_repel_leaves_a_robot_alone_that_the_blast_knocked_out() -> None:
    table = played("blast(1); blast_repel(1)", petri="B r4c5 0+1", strider="C r3c4")
    assert (where(table, "petri"), where(table, "strider")) == ("-", "r2c4")


def test_blast_repel_against_a_wall_is_a_collision() -> None:
    table = played("blast(1); blast_repel(2)", tiles="#@r4c6", petri="B r4c5")
    assert (where(table, "petri"), health(table, "petri")) == ("r4c5", "2+1")


def test_splash_hits_friends_enemies_and_oneself_around_the_target() -> None:
    robots = {"petri": "B r4c5", "crate": "C r3c5", "strider": "D r4c6"}
    table = played("ranged(2,3); splash(1)", TEAMS, A="vp 9 hand tested", **robots)
    table.answer("target:petri")
    assert [health(table, robot) for robot in robots] == ["2+1", "3+1", "3+1"]
    assert health(table, "pug") == "3+1"
    assert vp(table, A) == 9 + 2 + 1 - 2  # crate and Pug are friends


def test_splash_spares_the_diagonals_and_whoever_is_far_away() -> None:
    robots = {"petri": "B r4c6", "crate": "C r3c5", "strider": "D r4c8"}
    table = played("ranged(1,3); splash(1)", TEAMS, **robots).answer("target:petri")
    assert [health(table, robot) for robot in ("pug", *robots)] == [FULL, "3+1", FULL, FULL]


def test_splash_comes_even_if_the_target_was_knocked_out() -> None:
    table = played("ranged(1,3); splash(1)", petri="B r4c6 1+0", strider="C r4c7")
    table.answer("target:petri")
    assert (where(table, "petri"), health(table, "strider")) == ("-", "3+1")
