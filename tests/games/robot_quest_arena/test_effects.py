"""Every effect word by itself. Law: section 5.4. Rules: RQA-RUL-04, 05, 54, 57."""

from collections.abc import Mapping

import pytest

from automatable.testkit import Table, rule

from .helpers import (
    DUEL,
    FULL,
    SCRAPPED_BATTERY,
    TEAMS,
    TWO,
    A,
    B,
    arena,
    health,
    purse,
    steps,
    vp,
    where,
    with_cards,
    zone,
)

DEAR = "fusion_core fusion_core dynamo dynamo rocket_punch rocket_punch"
EIGHT = {
    **{"N": "r2c4", "NE": "r2c6", "E": "r4c6", "SE": "r6c6"},
    **{"S": "r6c4", "SW": "r6c2", "W": "r4c2", "NW": "r2c2"},
}


def holding(effect: str, settings: Mapping[str, object] | None = None, /, **parts: str) -> Table:
    """A, whose Pug stands on r4c4, holds a card with this effect."""
    own = {"pug": "A r4c4", "A": "hand tested", **parts}
    return arena({**with_cards(tested=effect), **(settings or {})}, **own)


def played(effect: str, settings: Mapping[str, object] | None = None, /, **parts: str) -> Table:
    """A has played a card with this effect."""
    return holding(effect, settings, **parts).answer("play:tested")


# Gains


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


# Cards


def test_draw_takes_cards_from_the_deck() -> None:
    table = played("draw(2)", A="hand tested deck hammer 2*battery")
    table.nature("draw:hammer", "draw:battery")
    assert zone(table, A, "hand") == ["battery", "hammer"]
    assert table.asked() == "A act"


def test_draw_reshuffles_the_discard_pile_and_stops_when_there_is_nothing_left() -> None:
    table = played("draw(3)", A="hand tested deck battery discard hammer")
    table.nature("draw:battery", "draw:hammer")
    assert zone(table, A, "hand") == ["battery", "hammer"]
    assert (zone(table, A, "in_play"), table.asked()) == (["tested"], "A act")


def test_discard_takes_cards_of_one_s_choice_from_the_hand() -> None:
    table = played("discard(2)", A="hand tested hammer 2*battery discard thrusters")
    assert table.options(A) == ["discard:battery", "discard:hammer"]  # no way out
    table.answer("discard:battery", "discard:hammer")
    assert zone(table, A, "hand") == ["battery"]
    assert zone(table, A, "discard") == ["battery", "hammer", "thrusters"]


@rule("RQA-RUL-54")
@pytest.mark.parametrize("hand", ["", " battery", " battery hammer"])
def test_rul_54_a_discard_of_more_cards_than_there_are_takes_all(hand: str) -> None:
    table = played("discard(3)", A=f"hand tested{hand}")
    table.answer(*(f"discard:{card}" for card in hand.split()))
    assert (table.asked(), zone(table, A, "hand")) == ("A act", [])
    assert zone(table, A, "discard") == hand.split()


@rule("RQA-RUL-54")
@pytest.mark.parametrize(
    ("effect", "zones"),
    [("scrap_hand(3)", "hand tested hammer"), ("scrap_any(3)", "discard hammer hand tested")],
)
def test_rul_54_a_scrap_of_more_cards_than_there_are_ends_with_the_last(
    effect: str, zones: str
) -> None:
    table = played(effect, A=zones)
    table.answer(f"scrap:{table.offered('scrap')[0]}")
    assert (table.asked(), table.part("junkyard")) == ("A act", "hammer")


@rule("RQA-RUL-54")
@pytest.mark.parametrize("effect", ["scrap_hand(2)", "scrap_any(2)", "discard(2)"])
def test_rul_54_with_no_cards_at_all_nothing_is_asked(effect: str) -> None:
    assert played(effect).asked() == "A act"


def test_scrap_hand_offers_the_hand_only_and_any_number_up_to_the_limit() -> None:
    def table() -> Table:
        return played("scrap_hand(2)", A="hand tested hammer 2*battery discard thrusters")

    assert table().options(A) == ["pass", "scrap:battery@hand", "scrap:hammer@hand"]
    assert table().answer("pass").part("junkyard") == ""
    assert table().answer("scrap:hammer@hand", "pass").part("junkyard") == "hammer"
    both = table().answer("scrap:battery@hand", "scrap:battery@hand")
    assert (both.part("junkyard"), both.asked()) == ("2*battery", "A act")
    assert zone(both, A, "hand") == ["hammer"]


def test_scrap_any_offers_the_hand_and_the_discard_pile() -> None:
    table = played("scrap_any(2)", A="hand tested battery discard battery thrusters")
    assert table.options(A) == [
        *("pass", "scrap:battery@hand", "scrap:battery@discard", "scrap:thrusters@discard")
    ]
    table.answer("scrap:battery@discard", "scrap:battery@hand")
    assert (zone(table, A, "hand"), zone(table, A, "discard")) == ([], ["thrusters"])
    assert table.part("junkyard") == "2*battery"


def test_a_card_in_play_can_be_neither_scrapped_nor_discarded() -> None:
    for effect in ("scrap_any(1)", "discard(1)"):
        table = played(effect, A="hand tested hammer play battery")
        assert "battery" not in str(table.options(A))
        assert "tested" not in str(table.options(A))


@pytest.mark.parametrize(
    ("most", "cards"),
    [
        (2, ["power_cell"]),
        (3, ["heavy_hammer", "power_cell", "grappling_hook"]),
        (4, ["advanced_battery", "heavy_hammer", "rivet_gun", "power_cell", "grappling_hook"]),
    ],
)
def test_obtain_offers_what_costs_no_more_in_shop_and_supply(most: int, cards: list[str]) -> None:
    shop = "power_cell grappling_hook omniwheels dynamo dynamo mortar"
    scrapped = {"junkyard": "dart_launcher battery", "B": SCRAPPED_BATTERY}
    table = played(f"obtain({most})", shop=shop, **scrapped)
    assert table.options(A) == ["pass", *(f"obtain:{card}" for card in cards)]


def test_obtain_is_free_optional_and_fills_the_slot_at_once() -> None:
    shop = "power_cell dynamo dynamo mortar mortar fusion_core"
    assert zone(played("obtain(4)", shop=shop).answer("pass"), A, "discard") == []
    table = played("obtain(4); draw(1)", shop=shop, purse="1 0", A="hand tested deck")
    table.answer("obtain:power_cell").nature("reveal:dart_launcher")
    assert table.part("shop").split()[0] == "dart_launcher"
    assert table.options(-1) == ["draw:power_cell"]  # it was in the discard pile by then
    table.nature("draw:power_cell")
    assert (zone(table, A, "hand"), purse(table)) == (["power_cell"], (1, 0))


def test_obtain_takes_a_card_from_its_supply_pile() -> None:
    table = played("obtain(4)").answer("obtain:rivet_gun")
    assert (zone(table, A, "discard"), table.part("supply")) == (["rivet_gun"], "12 12 11")


# Attacks


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


def test_line_reaches_so_many_squares() -> None:
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


# Order, skipped parts


@rule("RQA-RUL-05")
def test_rul_05_the_parts_are_resolved_in_printed_order() -> None:
    parts = {"A": "hand tested deck hammer"}
    first = played("draw(1); scrap_hand(1)", **parts).nature("draw:hammer")
    assert first.offered("scrap") == ["hammer@hand"]
    last = played("scrap_hand(1); draw(1)", **parts)
    assert (last.asked(), zone(last.nature("draw:hammer"), A, "hand")) == (
        "nature draw",
        ["hammer"],
    )


@rule("RQA-RUL-05")
def test_rul_05_nothing_else_is_done_while_a_card_is_resolved() -> None:
    effect = "energy(9); moves(9); scrap_hand(1)"
    table = played(effect, petri="B r4c5", A="hand tested hammer")
    assert table.options(A) == ["pass", "scrap:hammer@hand"]
    for action in ("end", "exchange", "buy:rivet_gun", "move:pug@r3c4", "push:petri@pug"):
        assert table.why_not(A, action)
    table.answer("pass")
    assert {"end", "exchange", "buy:rivet_gun", "move:pug@r3c4"} <= {*table.options(A)}


@rule("RQA-RUL-04")
def test_rul_04_only_the_attack_without_a_target_is_skipped() -> None:
    effect = "melee(1); repel_target(1); ranged(1,3); pull_target()"
    table = played(effect, petri="B r4c7").answer("target:petri")
    assert (where(table, "petri"), health(table, "petri")) == ("r4c5", "3+1")


@rule("RQA-RUL-04")
def test_rul_04_the_second_of_two_attacks_may_find_no_target() -> None:
    table = played("ranged(2,2); ranged(2,2)", DUEL, petri="B r4c5 1+1").answer("target:petri")
    assert (where(table, "petri"), table.asked()) == ("-", "A act")
    moved = played("melee(1); repel_target(2); melee(1)", DUEL, petri="B r4c5")
    moved.answer("target:petri")
    assert (where(moved, "petri"), health(moved, "petri"), moved.asked()) == (
        "r4c7",
        "3+1",
        "A act",
    )


@rule("RQA-RUL-04")
def test_rul_04_the_second_of_two_attacks_may_go_elsewhere() -> None:
    table = played("ranged(2,2); ranged(2,2)", petri="B r4c5", strider="C r3c4")
    table.answer("target:petri")
    assert table.offered("target") == ["petri", "strider"]
    table.answer("target:strider")
    assert (health(table, "petri"), health(table, "strider")) == ("2+1", "2+1")


@rule("RQA-RUL-57")
@pytest.mark.parametrize(
    ("effect", "square", "left"),
    [("ranged(2,3); pull_target()", "r4c5", "2+1"), ("pull(3); melee(2)", "r4c5", "2+1")],
)
def test_rul_57_the_order_of_the_words_is_the_text_of_the_card(
    effect: str, square: str, left: str
) -> None:
    table = played(effect, DUEL, petri="B r4c7").answer("target:petri")
    if table.asked() == "A target":
        table.answer("target:petri")
    assert (where(table, "petri"), health(table, "petri")) == (square, left)


def test_a_standard_mortar_splashes_its_own_robot_beside_the_target() -> None:
    table = arena(pug="A r4c4", petri="B r4c5", shop=DEAR, A="vp 3 hand mortar")
    table.answer("play:mortar", "target:petri")
    assert (health(table, "petri"), health(table, "pug"), vp(table, A)) == ("2+1", "3+1", 4)
    assert steps(table, "petri") == []
