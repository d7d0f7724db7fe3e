"""Effect words for the player and the own robot. Law: section 5.4."""

import pytest

from .helpers import (
    FULL,
    TWO,
    A,
    B,
    arena,
    health,
    played,
    purse,
    vp,
    where,
    with_cards,
)


@pytest.mark.parametrize(
    ("effect", "gained"),
    [("energy(2)", (3, 1)), ("moves(3)", (1, 4)), ("energy(1); moves(2)", (2, 3))],
)
def test_energy_and_moves_are_added_to_the_purse(effect: str, gained: tuple[int, int]) -> None:
    assert purse(played(effect, purse="1 1")) == gained


def test_vp_are_gained_by_the_active_player() -> None:
    table = played("vp(2)", A="vp 1 hand tested", B="vp 3")
    assert (vp(table, A), vp(table, B)) == (3, 3)


@pytest.mark.parametrize(("had", "left"), [(5, 3), (2, 0), (1, 0), (0, 0)])
def test_lose_vp_never_goes_below_zero(had: int, left: int) -> None:
    table = played("lose_vp(2)", A=f"vp {had} hand tested")
    assert (vp(table, A), table.asked()) == (left, "A act")


@pytest.mark.parametrize(
    ("cubes", "left"),
    [("1+1", "3+1"), ("3+1", "4+1"), ("4+1", "4+1"), ("2+0", "4+0"), ("4+0", "5+0")],
)
def test_repair_adds_red_cubes_up_to_the_full_bar(cubes: str, left: str) -> None:
    assert health(played("repair(2)", pug=f"A r4c4 {cubes}"), "pug") == left


def test_repair_does_nothing_for_a_robot_off_the_board() -> None:
    table = played("repair(2); vp(1)", pug="A -")
    assert (health(table, "pug"), vp(table, A)) == ("0+0", 1)


def test_self_damage_hurts_one_s_own_robot_and_costs_vp() -> None:
    table = played("self_damage(2)", A="vp 5 hand tested")
    assert (health(table, "pug"), vp(table, A)) == ("2+1", 3)


def test_after_a_ko_by_self_damage_the_rest_of_the_card_goes_on() -> None:
    table = played("self_damage(1); energy(4); repair(1)", pug="A r4c4 0+1", A="vp 1 hand tested")
    assert (where(table, "pug"), health(table, "pug"), purse(table)) == ("-", "0+0", (4, 0))
    assert (vp(table, A), table.part("box")) == (0, "1")


# Permissions and bonuses


def test_jump_lets_the_robot_move_over_obstacles() -> None:
    table = played("jump()", tiles="#@r4c5", purse="0 2")
    assert "pug@r4c6" in table.offered("move")


def test_diagonal_lets_the_robot_move_and_push_diagonally() -> None:
    table = played("diagonal()", petri="B r3c3", purse="0 2")
    assert {"pug@r3c5", "pug@r5c3", "pug@r5c5"} <= {*table.offered("move")}
    assert table.offered("push") == ["petri@pug"]
    assert "pug@r4c6" not in table.offered("move")


@pytest.mark.parametrize("effect", ["jump()", "diagonal()", "push_discount(1)", "attack_bonus(1)"])
def test_permissions_belong_to_the_robot_the_card_is_played_for(effect: str) -> None:
    table = played(effect, TWO, crate="A r7c7", petri="B r0c3", strider="B r0c5")
    table.answer("for:crate")
    word = {"push_discount(1)": "discount 1", "attack_bonus(1)": "bonus 1"}.get(effect, effect[:-2])
    assert table.part("crate") == f"A r7c7 {FULL} {word}"
    assert table.part("pug") == f"A r4c4 {FULL}"


@pytest.mark.parametrize(("discount", "price"), [(1, 1), (2, 1), (9, 1)])
def test_push_discount_makes_pushes_cheaper_but_never_free(discount: int, price: int) -> None:
    table = played(f"push_discount({discount})", petri="B r4c5", purse="0 4")
    table.answer("push:petri@pug")
    assert purse(table) == (0, 4 - price)
    table.answer("push:petri@pug")  # each push
    assert purse(table) == (0, 4 - 2 * price)
    broke = played(f"push_discount({discount})", petri="B r4c5", purse=f"0 {price - 1}")
    assert broke.offered("push") == []


@pytest.mark.parametrize(("discount", "price"), [(1, 2), (2, 1), (3, 1)])
def test_push_discount_counts_against_crate_too(discount: int, price: int) -> None:
    table = played(f"push_discount({discount})", crate="B r4c5", purse="0 4")
    assert purse(table.answer("push:crate@pug")) == (0, 4 - price)


def test_push_discounts_add_up_and_do_not_touch_moving() -> None:
    table = played("push_discount(1)", crate="B r4c5", purse="0 3", A="hand 2*tested")
    table.answer("play:tested", "push:crate@pug", "move:pug@r4c4")
    assert purse(table) == (0, 1)


@pytest.mark.parametrize(
    ("attack", "answer", "left"),
    [
        ("melee(1)", "target:petri", "1+1"),
        ("ranged(1,2)", "target:petri", "1+1"),
        ("line(1,3)", "aim:E", "1+1"),
        ("blast(1)", "", "1+1"),
    ],
)
def test_attack_bonus_adds_to_every_later_attack(attack: str, answer: str, left: str) -> None:
    cards = with_cards(bonus="attack_bonus(2)", attack=attack)
    table = arena(cards, pug="A r4c4", petri="B r4c5", A="hand bonus attack")
    table.answer("play:bonus", "play:attack", *[answer] * bool(answer))
    assert health(table, "petri") == left


@pytest.mark.parametrize("attack", ["line(1,3)", "blast(1)"])
def test_attack_bonus_counts_for_each_robot_hit(attack: str) -> None:
    cards = with_cards(bonus="attack_bonus(1)", attack=attack)
    strider = "r4c6" if "line" in attack else "r3c4"
    parts = {"pug": "A r4c4", "petri": "B r4c5", "strider": f"C {strider}"}
    table = arena(cards, A="hand bonus attack", **parts).answer("play:bonus", "play:attack")
    if table.offered("aim"):
        table.answer("aim:E")
    assert (health(table, "petri"), health(table, "strider")) == ("2+1", "2+1")


def test_attack_bonus_is_not_for_splash_collisions_or_tiles() -> None:
    effect = "ranged(1,2); attack_bonus(1); splash(1); repel_target(1)"
    table = played(effect, tiles="#@r4c6", petri="B r4c5", strider="C r3c5")
    table.answer("target:petri")
    assert (health(table, "petri"), health(table, "strider")) == ("2+1", "3+1")
    assert health(table, "pug") == "3+1"
    tacks = played("attack_bonus(1)", tiles="K@r4c6", petri="B r4c5", purse="0 2")
    assert health(tacks.answer("push:petri@pug"), "petri") == "2+1"


def test_attack_bonus_comes_after_attacks_listed_before_it() -> None:
    table = played("melee(1); attack_bonus(1)", petri="B r4c5").answer("target:petri")
    assert health(table, "petri") == "3+1"


def test_attack_bonuses_add_up_and_count_for_a_robot_s_own_attack() -> None:
    cards = with_cards(bonus="attack_bonus(1)")
    parts = {"strider": "A r4c4", "petri": "B r4c5", "purse": "2 0", "A": "hand 2*bonus"}
    table = arena(cards, **parts).answer("play:bonus", "play:bonus", "ability:strider")
    assert health(table.answer("target:petri"), "petri") == "1+1"
