"""Every refusal names the rule that forbids just that, with its numbers."""

import pytest

from automatable.testkit import Table, rule
from automatable.words import Words

from .helpers import FULL, TWO, A, B, arena, refused
from .helpers_turns import nature_goes_on, new, started, turn_ended

HAND = "deck 8*battery hammer thrusters"


def test_a_target_is_a_friend_too_far_away_unseen_or_off_the_board() -> None:
    robots = {"pug": "A r4c4", "petri": "A r4c5", "strider": "B r4c6", "crate": "B r3c4"}
    gun = arena(TWO, **robots, A=f"hand rivet_gun {HAND}").answer("play:rivet_gun")
    gun.answer("for:pug")
    refused(gun, A, {"target:petri": "RQA-ATK-07", "target:pug": "RQA-ATK-07"})
    refused(gun, A, {"target:strider": "RQA-ATK-05", "end": "RQA-RUL-05", "aim:N": "RQA-RUL-05"})
    far = arena(pug="A r4c4", petri="B r4c5", crate="C r4c8", A=f"hand rivet_gun {HAND}")
    far.answer("play:rivet_gun")
    refused(far, A, {"target:crate": "RQA-ATK-03", "target:strider": "RQA-MOV-18"})
    fist = arena(pug="A r4c4", petri="B r4c5", crate="C r5c5", A="hand hammer")
    refused(fist.answer("play:hammer"), A, {"target:crate": "RQA-ATK-02"})


def test_a_robot_to_pull_is_another_one_in_range_and_sight() -> None:
    parts = {"pug": "A r4c0", "petri": "B r4c3", "crate": "C r4c4"}
    table = arena(**parts, A=f"hand grappling_hook {HAND}").answer("play:grappling_hook")
    refused(table, A, {"target:pug": "RQA-PUL-01", "target:crate": "RQA-LOS-06"})
    far = arena(pug="A r4c0", petri="B r4c3", crate="C r0c8", A=f"hand grappling_hook {HAND}")
    refused(far.answer("play:grappling_hook"), A, {"target:crate": "RQA-RUL-03"})


def test_a_beam_goes_where_an_enemy_is() -> None:
    table = arena(pug="A r4c4", petri="B r4c6", A=f"hand laser_cannon {HAND}")
    refused(table.answer("play:laser_cannon"), A, {"aim:W": "RQA-RUL-50", "end": "RQA-RUL-05"})


def test_cards_to_discard_scrap_and_obtain() -> None:
    table = arena(A=f"hand blueprint battery {HAND}".replace("8*", "7*")).answer("play:blueprint")
    nature_goes_on(table)
    assert table.asked() == "A discard"
    refused(table, A, {"discard:mortar": "RQA-RUL-54", "pass": "RQA-RUL-54", "end": "RQA-RUL-05"})
    yard = arena(A=f"hand recycler_cell battery {HAND}".replace("8*", "7*"))
    yard.answer("play:recycler_cell")
    refused(yard, A, {"scrap:mortar@hand": "RQA-RUL-54", "scrap:battery@discard": "RQA-RUL-40"})
    refused(yard, A, {"buy:mortar": "RQA-RUL-05"})
    gift = arena(A=f"hand parts_catalog {HAND}").answer("play:parts_catalog")
    refused(gift, A, {"obtain:mortar": "RQA-SHP-02", "obtain:buzz_saw": "RQA-SHP-01"})
    refused(gift, A, {"buy:rivet_gun": "RQA-RUL-05"})


def test_squares_at_the_start_of_a_turn() -> None:
    robots = {"pug": "A r4c4", "petri": "A r3c3", "strider": "B r4c5", "crate": "B -"}
    table = turn_ended(arena(TWO, turn="B 3", **robots))
    assert table.asked() == "A begin"
    refused(table, A, {"begin:strider": "RQA-TRN-03", "end": "RQA-TRN-02"})


def test_robots_return_one_after_the_other() -> None:
    robots = {"pug": "A -", "petri": "A -", "strider": "B r0c0", "crate": "B r4c4"}
    table = turn_ended(arena(TWO, turn="B 4", reserve="6", tiles="K@r3c3", **robots))
    refused(table, A, {"return:crate": "RQA-KOR-03", "pass": "RQA-TRN-02"})
    table.answer("return:pug")
    refused(table, A, {"place:petri@r0c8": "RQA-RUL-29", "place:pug@r0c0": "RQA-KOR-04"})
    refused(table, A, {"place:pug@r3c3": "RQA-ROB-02", "place:pug@r4c4": "RQA-ROB-02"})
    refused(table, A, {"place:pug@r1c1": "RQA-KOR-04", "end": "RQA-TRN-02"})
    table.answer("place:pug@r0c8")
    refused(table, A, {"place:petri@r4c5": "RQA-KOR-04", "place:petri@r0c8": "RQA-KOR-04"})


def test_robots_are_taken_and_placed_by_turns() -> None:
    taking = nature_goes_on(new(players=2, first="A")).answer("take:strider")
    refused(taking, B, {"take:strider": "RQA-ROB-08", "place:strider@r1c1": "RQA-SET-07"})
    table = started("strider", "crate", "pug", "petri", players=2)
    refused(table, A, {"place:crate@r1c1": "RQA-RUL-42", "place:strider@r4c4": "RQA-SET-18"})
    refused(table, A, {"end": "RQA-SET-18"})
    table.answer("place:strider@r1c1", "place:crate@r1c7")
    refused(table, A, {"place:strider@r7c7": "RQA-RUL-58"})
    listed = started("strider", "crate", "pug", "petri", players=2, entry="listed")
    refused(listed, A, {"place:strider@r1c1": "RQA-RUL-42"})


def test_a_card_is_for_a_robot_of_ones_own_that_can_use_it() -> None:
    robots = {"pug": "A r4c4", "petri": "A r4c6", "strider": "B r4c5", "crate": "B r0c0"}
    table = arena(TWO, **robots, A="hand hammer").answer("play:hammer")
    refused(table, A, {"for:crate": "RQA-TWO-04", "end": "RQA-RUL-05"})


def test_which_way_and_where_to() -> None:
    ram = {"pug": "A r4c4", "petri": "B r3c3", "A": f"hand magnet_beam {HAND}"}
    table = arena(**ram).answer("play:magnet_beam", "target:petri")
    assert table.asked() == "A stop"
    refused(table, A, {"stop@r0c0": "RQA-PUL-05", "end": "RQA-RUL-05"})


@pytest.mark.parametrize(
    ("name", "forbids"),
    [
        ("exchange", "RQA-NRG-02"),
        ("play:hammer", "RQA-ATK-06"),
        ("play:mortar", "RQA-CRD-01"),
        ("buy:mortar", "RQA-SHP-02"),
        ("buy:buzz_saw", "RQA-SHP-01"),
        ("move:petri@r4c3", "RQA-TRN-05"),
        ("move:strider@r4c4", "RQA-MOV-01"),
        ("move:strider@r5c5", "RQA-MOV-03"),
        ("move:strider@r4c5", "RQA-MOV-02"),
        ("move:strider@r3c4", "RQA-MOV-04"),
        ("move:strider@r2c4", "RQA-MOV-04"),
        ("move:strider@r0c4", "RQA-MOV-01"),
        ("push:petri@crate", "RQA-TRN-05"),
        ("push:petri@strider", "RQA-PSH-01"),
        ("push:pug@strider", "RQA-MOV-18"),
        ("ability:petri", "RQA-TRN-05"),
        ("ability:strider", "RQA-ROB-05"),
        ("target:petri", "RQA-TRN-05"),
    ],
)
def test_actions(name: str, forbids: str) -> None:
    table = arena(tiles="#@r3c4", strider="A r4c4", petri="B r2c4", A="hand hammer")
    assert table.why_not(A, name) == forbids


# With numbers


@rule("RQA-MOV-02", "RQA-MOV-04", "RQA-MOV-08", "RQA-MOV-18", "RQA-PSH-01", "RQA-ROB-05")
@rule("RQA-RUL-38", "RQA-SHP-02", "RQA-TRN-05")
@pytest.mark.parametrize(
    ("name", "forbids", "facts"),
    [
        ("buy:mortar", "RQA-SHP-02", {"good": "energy", "cost": 7, "have": 1}),
        ("move:strider@r4c3", "RQA-MOV-02", {"cost": 2, "have": 1}),
        ("move:strider@r3c4", "RQA-MOV-04", {"obstacle": "wall"}),
        ("move:strider@r4c5", "RQA-MOV-04", {"obstacle": "petri"}),
        ("move:pug@r0c0", "RQA-TRN-05", {"robot": "pug"}),
        ("move:crate@r0c0", "RQA-MOV-18", {"robot": "crate"}),
        ("push:petri@strider", "RQA-PSH-01", {"cost": 3, "have": 1}),
        ("push:petri@pug", "RQA-TRN-05", {"robot": "pug"}),
        ("push:petri@crate", "RQA-MOV-18", {"robot": "crate"}),
        ("ability:strider", "RQA-ROB-05", {"cost": 2, "have": 1}),
        ("ability:pug", "RQA-TRN-05", {"robot": "pug"}),
    ],
)
def test_actions_are_refused_with_what_is_in_the_way(
    name: str, forbids: str, facts: dict[str, object]
) -> None:
    robots = {"strider": "A r4c4", "crate": "A -", "petri": "B r4c5", "pug": "B r2c4"}
    table = arena(TWO, tiles="P@r4c4 #@r3c4", **robots, purse="1 0")
    assert (table.why_not(A, name), table.refusal(A, name)) == (forbids, facts)


@rule("RQA-MOV-08")
def test_who_flies_is_refused_with_what_stands_at_the_end() -> None:
    table = arena(tiles="#@r4c6", pug="A r4c4", A="hand thrusters", purse="9 9")
    table.answer("play:thrusters")
    assert table.why_not(A, "move:pug@r4c6") == "RQA-MOV-08"
    assert table.refusal(A, "move:pug@r4c6") == {"obstacle": "wall"}


@rule("RQA-RUL-38")
def test_an_attack_of_ones_own_is_refused_with_its_range() -> None:
    table = arena(strider="A r4c4", petri="B r0c0", purse="3 0")
    assert table.why_not(A, "ability:strider") == "RQA-RUL-38"
    assert table.refusal(A, "ability:strider") == {"range": 2}


@rule("RQA-ROB-08", "RQA-RUL-29", "RQA-RUL-42")
def test_robots_are_refused_by_name_while_they_are_taken_and_placed() -> None:
    taking = nature_goes_on(new(players=2, first="A")).answer("take:strider")
    assert taking.refusal(B, "take:strider") == {"robot": "strider"}
    placing = started("strider", "crate", "pug", "petri", players=2)
    assert placing.refusal(A, "place:crate@r1c1") == {"robot": "crate"}
    robots = {"pug": "A -", "petri": "A -", "strider": "B r0c0", "crate": "B r4c4"}
    back = turn_ended(arena(TWO, turn="B 4", reserve="6", **robots)).answer("return:pug")
    assert back.refusal(A, "place:petri@r0c8") == {"robot": "petri"}


def told(table: Table, name: str, lang: str = "en", seat: int = A) -> str:
    """The sentence a player reads who tries that."""
    words = Words(lang, table.game)
    refusal = table.state.refusal(seat, table.game.catalogue.number(name))
    return words.refusal(refusal, ["Ada", "Bob", "Cleo", "Dan"])


def test_what_is_too_dear_is_told_with_what_one_has() -> None:
    table = arena(strider="A r4c4", petri="B r4c5", purse="1 0")
    assert table.refusal(A, "buy:mortar") == {"good": "energy", "cost": 7, "have": 1}
    assert told(table, "buy:mortar") == "It costs 7 Energy, you have 1."
    assert told(table, "buy:mortar", "fr") == "Elle coûte 7 Énergie, vous en avez 1."
    assert table.refusal(A, "ability:strider") == {"cost": 2, "have": 1}
    assert told(table, "ability:strider") == "It costs 2 Energy, you have 1."
    assert told(table, "push:petri@strider") == (
        "The push takes 2 Moves, and you have 1, Energy included."
    )
    gift = arena(A=f"hand parts_catalog {HAND}").answer("play:parts_catalog")
    assert gift.refusal(A, "obtain:mortar") == {"good": "free", "cost": 7, "have": 4}
    assert told(gift, "obtain:mortar") == "It costs 7, and a card of at most 4 is free."


def test_what_is_too_far_away_is_told_with_the_range() -> None:
    far = arena(pug="A r4c4", petri="B r4c5", crate="C r4c8", A=f"hand rivet_gun {HAND}")
    far.answer("play:rivet_gun")
    assert far.refusal(A, "target:crate") == {"range": 3, "distance": 4}
    assert told(far, "target:crate") == "It is 4 squares away, and the range is 3."
    assert told(far, "target:crate", "fr") == "Il est à 4 cases, et la portée est de 3."
    assert told(far, "target:strider") == "Strider is not in the arena."
    strider = arena(strider="A r4c4", petri="B r0c0", purse="3 0")
    assert told(strider, "ability:strider") == "No enemy is in sight within range 2."


def test_moves_are_told_with_their_price_and_what_is_in_the_way() -> None:
    table = arena(tiles="P@r4c4 #@r3c4", pug="A r4c4", petri="B r4c5", purse="0 1")
    assert table.refusal(A, "move:pug@r4c3") == {"cost": 2, "have": 1}
    assert told(table, "move:pug@r4c3") == "It takes 2 Moves, and you have 1, Energy included."
    assert told(table, "move:pug@r3c4") == "This is in the way: Wall."
    assert told(table, "move:pug@r4c5") == "This is in the way: Petri."
    assert told(table, "move:petri@r4c6") == "Petri is not yours."


def test_a_rule_that_forbids_for_another_reason_tells_no_numbers() -> None:
    table = arena(pug="A r4c4", petri="B r0c5", purse="9 9")
    next_to = "Only a robot on a square next to yours can be pushed: above, below, left or right."
    refused = (table.why_not(A, "push:petri@pug"), told(table, "push:petri@pug"))
    assert refused == ("RQA-PSH-01", next_to)
    no_more = ("RQA-ROB-05", "It has no such ability, or has used it this turn.")
    assert (table.why_not(A, "ability:pug"), told(table, "ability:pug")) == no_more
    used = arena(strider=f"A r4c4 {FULL} used", petri="B r4c5", purse="9 9")
    assert (used.why_not(A, "ability:strider"), told(used, "ability:strider")) == no_more


def test_who_is_not_at_turn_is_told_so() -> None:
    assert told(arena(), "end", seat=B) == "It is not your turn."
