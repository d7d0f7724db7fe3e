"""Cards word by word, in printed order. Rules: RQA-RUL-04, RQA-RUL-05, RQA-RUL-57."""

import pytest

from automatable.testkit import rule

from .helpers import (
    DUEL,
    A,
    arena,
    health,
    played,
    steps,
    vp,
    where,
    zone,
)

DEAR = "fusion_core fusion_core dynamo dynamo rocket_punch rocket_punch"


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
