"""Attacks. Rules: RQA-ATK, RQA-RUL-03, RQA-RUL-04, RQA-RUL-50, RQA-RUL-57."""

import pytest

from automatable.testkit import Table, rule

from .helpers import (
    DUEL,
    FULL,
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

SQUARES = [f"r{row}c{column}" for row in range(9) for column in range(9)]


def targets(table: Table, card: str) -> list[str]:
    """Whom a card in A's hand can be aimed at; none if it cannot be played."""
    if card not in table.offered("play"):
        return []
    return table.answer(f"play:{card}").offered("target")


def hits(card: str, pug: str = "r4c4") -> list[str]:
    """The squares on which an enemy can be hit with a card from Pug's square, nothing between."""
    return [
        square
        for square in SQUARES
        if square != pug
        and targets(arena(DUEL, pug=f"A {pug}", petri=f"B {square}", A=f"hand {card}"), card)
    ]


@rule("RQA-ATK-01")
def test_atk_01_cards_show_whether_an_attack_is_melee_or_has_a_range() -> None:
    cards = arena().game.facts["cards"]
    words = {
        id: card["effects"][0]["word"] for id, card in cards.items() if card["type"] == "attack"
    }
    assert [id for id, word in words.items() if word == "melee"] == [
        *("hammer", "heavy_hammer", "spring_glove", "battering_ram", "buzz_saw")
    ]
    assert {id for id, word in words.items() if word == "ranged"} == {
        *("rivet_gun", "dart_launcher", "magnet_beam", "twin_blaster", "sniper_coil"),
        *("rocket_punch", "mortar"),
    }


@rule("RQA-ATK-02", "RQA-GLO-04")
def test_atk_02_melee_targets_orthogonally_adjacent_squares_only() -> None:
    assert hits("hammer") == ["r3c4", "r4c3", "r4c5", "r5c4"]


@rule("RQA-ATK-03", "RQA-ATK-04", "RQA-RUL-03")
@pytest.mark.parametrize(
    ("card", "ring"), [("twin_blaster", 2), ("rivet_gun", 3), ("dart_launcher", 4)]
)
def test_atk_03_range_covers_the_whole_ring_and_all_nearer_squares(card: str, ring: int) -> None:
    expected = [
        f"r{row}c{column}"
        for row in range(4 - ring, 5 + ring)
        for column in range(4 - ring, 5 + ring)
        if (row, column) != (4, 4)
    ]
    assert hits(card) == expected


@rule("RQA-ATK-05")
def test_atk_05_a_ranged_attack_needs_line_of_sight() -> None:
    parts = {"pug": "A r4c4", "petri": "B r4c6", "A": "hand rivet_gun"}
    assert targets(arena(DUEL, **parts), "rivet_gun") == ["petri"]
    assert targets(arena(DUEL, tiles="#@r4c5", **parts), "rivet_gun") == []


@rule("RQA-ATK-05")
def test_atk_05_a_melee_attack_does_not_ask_for_line_of_sight() -> None:
    hidden = {**DUEL, "smoke_hides_occupant": "yes"}
    parts = {"pug": "A r4c4", "petri": "B r4c5", "A": "hand hammer dart_launcher"}
    table = arena(hidden, tiles="F@r4c5", **parts)
    assert table.offered("play") == ["hammer"]
    assert targets(table, "hammer") == ["petri"]


@rule("RQA-ATK-06", "RQA-RUL-04")
@pytest.mark.parametrize(
    "card", ["hammer", "rivet_gun", "laser_cannon", "shockwave", "battering_ram", "twin_blaster"]
)
def test_atk_06_an_attack_needs_a_valid_target(card: str) -> None:
    table = arena(DUEL, pug="A r4c4", petri="B r0c3", A=f"hand {card}")
    assert table.offered("play") == []
    assert table.why_not(A, f"play:{card}") == "RQA-ATK-06"
    assert arena(DUEL, pug="A r4c4", petri="B r4c5", A=f"hand {card}").offered("play") == [card]


@rule("RQA-ATK-07", "RQA-GLO-08")
def test_atk_07_a_friend_is_never_a_target() -> None:
    near = {"pug": "A r4c4", "crate": "C r4c5", "petri": "B r3c4"}
    for card in ("hammer", "rivet_gun"):
        table = arena(TEAMS, A=f"hand {card}", **near)
        assert targets(table, card) == ["petri"]
        assert table.why_not(A, "target:crate") == "RQA-ATK-07"
    alone = {"pug": "A r4c4", "crate": "C r4c5", "petri": "B r0c0", "strider": "D r8c8"}
    assert targets(arena(TEAMS, A="hand rivet_gun", **alone), "rivet_gun") == []


@rule("RQA-ATK-07")
def test_atk_07_a_player_s_second_robot_is_no_target_either() -> None:
    own = {"pug": "A r4c4", "crate": "A r4c5", "petri": "B r0c0", "strider": "B r8c8"}
    assert arena(TWO, A="hand hammer", **own).offered("play") == []


@rule("RQA-ATK-09")
@pytest.mark.parametrize(
    ("card", "left"),
    [("hammer", "3+1"), ("rivet_gun", "2+1"), ("heavy_hammer", "1+1"), ("buzz_saw", "0+1")],
)
def test_atk_09_the_damage_is_the_number_on_the_card(card: str, left: str) -> None:
    table = arena(pug="A r4c4", petri="B r4c5", A=f"hand {card}")
    table.answer(f"play:{card}", "target:petri")
    assert (health(table, "petri"), health(table, "pug")) == (left, FULL)


@rule("RQA-ATK-10")
def test_atk_10_the_active_player_takes_the_cubes_an_enemy_loses() -> None:
    table = arena(pug="A r4c4", petri="B r4c5 1+1", A="vp 1 hand rivet_gun", B="vp 4")
    table.answer("play:rivet_gun", "target:petri")
    assert (vp(table, A), vp(table, B)) == (4, 4)  # a red cube and the blue one
    assert table.part("A").startswith("vp 4 blue 1")


@rule("RQA-ATK-11")
def test_atk_11_range_adjacency_and_sight_are_measured_from_the_attacking_robot() -> None:
    own = {"pug": "A r4c4", "crate": "A r0c4", "petri": "B r4c5", "strider": "B r0c7"}
    hammer = arena(TWO, A="hand hammer", **own).answer("play:hammer")
    assert hammer.offered("target") == ["petri"]  # beside Pug, so it is played for Pug
    gun = arena(TWO, A="hand rivet_gun", **own).answer("play:rivet_gun")
    assert gun.offered("for") == ["pug", "crate"]
    assert gun.answer("for:crate").offered("target") == ["strider"]


@rule("RQA-ATK-12")
def test_atk_12_strider_s_attack_obeys_the_same_target_rules() -> None:
    def abled(tiles: str = "", **parts: str) -> bool:
        table = arena(TEAMS, tiles=tiles, strider="A r4c4", purse="2 0", **parts)
        return table.offered("ability") == ["strider"]

    aside = {"crate": "C r8c8", "pug": "D r8c0"}
    assert abled(petri="B r4c6", **aside)
    assert abled(petri="B r5c5", **aside)
    assert not abled(petri="B r4c7", **aside)  # out of range
    assert not abled("#@r4c5", petri="B r4c6", **aside)  # out of sight
    assert not abled(petri="B r0c0", crate="C r4c5", pug="D r8c0")  # a friend


@rule("RQA-ATK-12")
def test_atk_12_strider_chooses_among_all_enemies_in_reach() -> None:
    table = arena(strider="A r4c4", petri="B r4c6", pug="C r3c3", purse="2 0")
    table.answer("ability:strider")
    assert table.offered("target") == ["pug", "petri"]
    table.answer("target:petri")
    assert (health(table, "petri"), purse(table)) == ("3+1", (0, 0))


@rule("RQA-ATK-13")
@pytest.mark.parametrize("card", ["hammer", "rivet_gun", "rocket_punch"])
def test_atk_13_attacks_cost_no_energy_unless_they_say_so(card: str) -> None:
    table = arena(pug="A r4c4", petri="B r4c5", A=f"hand {card}", purse="1 1")
    table.answer(f"play:{card}", "target:petri")
    assert purse(table) == (1, 1)


# Rulings


@rule("RQA-RUL-03")
def test_rul_03_diagonals_count_one_and_the_ring_is_no_diamond() -> None:
    assert "r1c1" in hits("rivet_gun")
    assert "r0c0" not in hits("rivet_gun")
    assert (
        hits("rivet_gun", "r8c8")
        == [f"r{row}c{column}" for row in range(5, 9) for column in range(5, 9)][:-1]
    )


@rule("RQA-RUL-04")
def test_rul_04_a_card_with_further_effects_is_played_without_a_target() -> None:
    table = arena(DUEL, pug="A r4c4", petri="B r0c0", A="hand spring_glove deck battery")
    table.answer("play:spring_glove").nature("draw:battery")
    assert (zone(table, A, "hand"), zone(table, A, "in_play")) == (["battery"], ["spring_glove"])
    assert health(table, "petri") == FULL


@rule("RQA-RUL-04")
def test_rul_04_if_there_is_a_target_the_attack_must_be_made() -> None:
    table = arena(DUEL, pug="A r4c4", petri="B r4c5", A="hand spring_glove deck battery")
    table.answer("play:spring_glove")
    assert table.options(A) == ["target:petri"]


@rule("RQA-RUL-04")
def test_rul_04_effects_on_the_target_are_skipped_with_the_attack() -> None:
    card = with_cards(flop="melee(1); repel_target(1); splash(1); pull_target(); vp(2)")
    table = arena({**card, **DUEL}, pug="A r4c4", petri="B r4c6", A="hand flop").answer("play:flop")
    assert (where(table, "petri"), health(table, "petri")) == ("r4c6", FULL)
    assert (vp(table, A), health(table, "pug"), table.asked()) == (2, FULL, "A act")


@rule("RQA-RUL-04")
def test_rul_04_a_skipped_attack_leaves_the_target_of_an_earlier_one_alone() -> None:
    card = with_cards(flop="ranged(1,3); melee(1); repel_target(1); splash(1)")
    parts = {"pug": "A r4c4", "petri": "B r4c6", "strider": "C r3c6"}
    table = arena(card, A="hand flop", **parts).answer("play:flop", "target:petri")
    assert (where(table, "petri"), health(table, "petri")) == ("r4c6", "3+1")
    assert health(table, "strider") == FULL


@rule("RQA-RUL-57")
def test_rul_57_the_damage_of_an_attack_listed_first_is_dealt_before_the_rest() -> None:
    ram = arena(tiles="K@r4c6", pug="A r4c4", petri="B r4c5", A="hand battering_ram")
    ram.answer("play:battering_ram", "target:petri")
    kinds = [event.split()[0] for event in ram.events()]
    assert kinds == [
        *("played", "attacked", "damaged", "gained_vp"),
        *("moved", "damaged", "gained_vp", "moved"),
    ]
    fallen = arena(pug="A r4c4", petri="B r4c5 1+1", A="hand battering_ram")
    fallen.answer("play:battering_ram", "target:petri")
    assert (where(fallen, "petri"), fallen.asked()) == ("-", "A act")
    glove = arena(pug="A r4c4", petri="B r4c5 1+1", A="hand spring_glove deck battery")
    glove.answer("play:spring_glove", "target:petri")
    assert (where(glove, "petri"), glove.asked()) == ("-", "nature draw")
