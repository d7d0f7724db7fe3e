"""Pull. Rules: RQA-PUL, RQA-RUL-13."""

import pytest

from automatable.testkit import Table, rule

from .helpers import (
    FULL,
    TEAMS,
    A,
    arena,
    health,
    purse,
    steps,
    vp,
    where,
    with_cards,
)

TUG = with_cards(tug="pull(9)", hook="ranged(1,9); pull_target()")


def pulled(petri: str, tiles: str = "", card: str = "grappling_hook", **parts: str) -> Table:
    """A pulls B's Petri towards Pug on r4c4."""
    settings = TUG if card in ("tug", "hook") else {}
    table = arena(
        settings, tiles=tiles, pug="A r4c4", petri=f"B {petri}", A=f"hand {card}", **parts
    )
    return table.answer(f"play:{card}", "target:petri")


@rule("RQA-PUL-01")
def test_pul_01_a_pull_brings_another_robot_towards_yours_which_stays() -> None:
    table = pulled("r4c8")
    assert (where(table, "pug"), where(table, "petri")) == ("r4c4", "r4c5")
    assert (health(table, "petri"), purse(table)) == (FULL, (0, 0))


@rule("RQA-PUL-01")
def test_pul_01_it_is_told_which_robot_pulls() -> None:
    table = pulled("r4c6")
    assert "moved robot=petri row=4 column=5 puller=pug" in table.events()


@rule("RQA-PUL-01")
def test_pul_01_an_attack_pulls_its_target() -> None:
    table = pulled("r4c8", card="magnet_beam")
    assert (where(table, "petri"), health(table, "petri")) == ("r4c5", "3+1")


@rule("RQA-PUL-02", "RQA-PUL-03")
@pytest.mark.parametrize(
    ("petri", "path"),
    [
        ("r0c4", ["r1c4", "r2c4", "r3c4"]),
        ("r4c1", ["r4c2", "r4c3"]),
        ("r5c8", ["r5c7", "r5c6", "r4c6", "r4c5"]),
        ("r2c8", ["r2c7", "r3c7", "r3c6", "r3c5", "r4c5"]),
        ("r7c6", ["r6c6", "r6c5", "r5c5", "r5c4"]),
        ("r3c6", ["r3c5", "r4c5"]),
    ],
)
def test_pul_02_the_pulled_robot_passes_every_square_the_line_crosses(
    petri: str, path: list[str]
) -> None:
    table = pulled(petri)
    assert steps(table, "petri") == path


@rule("RQA-PUL-04")
@pytest.mark.parametrize("petri", ["r2c5", "r3c7", "r6c5", "r5c2", "r1c4", "r4c1"])
def test_pul_04_the_pull_ends_orthogonally_adjacent(petri: str) -> None:
    assert where(pulled(petri), "petri") in ("r3c4", "r4c5", "r5c4", "r4c3")


@rule("RQA-PUL-05")
@pytest.mark.parametrize(
    ("petri", "ends"),
    [
        ("r2c2", ["r3c4", "r4c3"]),
        ("r1c7", ["r3c4", "r4c5"]),
        ("r7c7", ["r4c5", "r5c4"]),
        ("r5c3", ["r4c3", "r5c4"]),
    ],
)
def test_pul_05_on_an_exact_diagonal_the_puller_chooses_between_two_ends(
    petri: str, ends: list[str]
) -> None:
    for end in ends:
        table = pulled(petri)
        assert (table.asked(), table.offered("stop")) == ("A stop", ends)
        table.answer(f"stop@{end}")
        assert (where(table, "petri"), table.asked()) == (end, "A act")


@rule("RQA-PUL-06")
def test_pul_06_the_pulled_robot_suffers_the_tiles_on_its_path() -> None:
    table = pulled("r4c8", "P@r4c7 K@r4c6 P@r4c5")
    assert (where(table, "petri"), health(table, "petri"), vp(table, A)) == ("r4c5", "0+1", 4)


@rule("RQA-PUL-06")
def test_pul_06_a_compactor_on_the_path_acts_before_the_next_square_is_entered() -> None:
    table = pulled("r4c8", "C@r4c7 P@r4c6")
    assert (where(table, "petri"), table.asked()) == ("r4c7", "nature compact")
    table.nature("reveal:power_cell")
    assert (where(table, "petri"), health(table, "petri")) == ("r4c5", "3+1")


@rule("RQA-PUL-06")
def test_pul_06_the_end_square_is_entered_too() -> None:
    table = pulled("r2c2", "K@r4c3").answer("stop@r4c3")
    assert health(table, "petri") == "2+1"


@rule("RQA-PUL-07")
@pytest.mark.parametrize("tile", "#K")
def test_pul_07_squares_touched_at_a_corner_are_not_entered_and_do_not_stop_the_pull(
    tile: str,
) -> None:
    table = pulled("r1c1", f"{tile}@r1c2 {tile}@r2c1 {tile}@r2c3 {tile}@r3c2")
    table.answer("stop@r3c4")
    assert steps(table, "petri") == ["r2c2", "r3c3", "r3c4"]
    assert health(table, "petri") == FULL


@rule("RQA-PUL-08")
@pytest.mark.parametrize("parts", [{"tiles": "#@r4c6"}, {"strider": "C r4c6"}])
def test_pul_08_a_pull_stops_before_an_obstacle_without_damage(parts: dict[str, str]) -> None:
    blind = with_cards(blind="ranged(1,9,nolos); pull_target()")
    table = arena(blind, pug="A r4c4", petri="B r4c8", A="hand blind", **parts)
    table.answer("play:blind", "target:petri")
    assert (where(table, "petri"), health(table, "petri")) == ("r4c7", "3+1")  # of the attack
    assert (table.part("bumps"), table.asked()) == ("", "A act")
    if "strider" in parts:
        assert health(table, "strider") == FULL


# Rulings


@rule("RQA-RUL-13")
def test_rul_13_a_robot_already_adjacent_does_not_move() -> None:
    table = pulled("r4c5", "K@r3c5")
    assert (where(table, "petri"), steps(table, "petri"), table.asked()) == ("r4c5", [], "A act")


@rule("RQA-RUL-13")
@pytest.mark.parametrize(
    ("petri", "end"), [("r3c8", "r4c5"), ("r1c5", "r3c4"), ("r6c7", "r4c5"), ("r8c3", "r5c4")]
)
def test_rul_13_it_stops_on_the_first_square_adjacent_to_the_puller(petri: str, end: str) -> None:
    table = pulled(petri, card="tug")
    path = steps(table, "petri")
    beside = [square for square in path if square in ("r3c4", "r4c5", "r5c4", "r4c3")]
    assert beside == [end] == path[-1:]


@rule("RQA-RUL-13")
@pytest.mark.parametrize(
    ("blocked", "end"), [("#@r3c4", "r4c3"), ("#@r4c3", "r3c4"), ("#@r3c4 #@r4c3", "r3c3")]
)
def test_rul_13_with_one_end_blocked_the_other_must_be_taken_with_both_it_stays(
    blocked: str, end: str
) -> None:
    table = pulled("r2c2", blocked)
    assert (where(table, "petri"), table.asked()) == (end, "A act")
    assert health(table, "petri") == FULL


@rule("RQA-RUL-13")
def test_rul_13_a_robot_on_an_end_square_blocks_it_too() -> None:
    table = pulled("r2c2", strider="C r3c4")
    assert (where(table, "petri"), health(table, "strider")) == ("r4c3", FULL)


@rule("RQA-RUL-13")
def test_rul_13_a_pull_ends_when_the_robot_is_ko_d() -> None:
    table = pulled("r4c8 1+1", "K@r4c7")
    assert (where(table, "petri"), steps(table, "petri")) == ("-", ["r4c7"])
    table = pulled("r1c1 1+1", "K@r3c3")
    assert (where(table, "petri"), table.asked()) == ("-", "A act")


@rule("RQA-RUL-13")
def test_rul_13_obstacles_beside_a_corner_of_the_path_do_not_matter() -> None:
    # from r5c7 the line crosses r5c6 and then, through a corner, r4c5
    table = pulled("r5c7", "#@r4c6 #@r5c5", card="hook")
    assert steps(table, "petri") == ["r5c6", "r4c5"]


@rule("RQA-RUL-13")
def test_rul_13_a_teammate_is_pulled_in_the_same_way() -> None:
    parts = {"pug": "A r4c4", "petri": "C r4c8", "A": "hand grappling_hook"}
    table = arena(TEAMS, **parts).answer("play:grappling_hook", "target:petri")
    assert where(table, "petri") == "r4c5"
