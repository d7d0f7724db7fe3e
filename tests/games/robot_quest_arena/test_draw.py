"""Drawing, and decks made anew. Rules: RQA-UPK."""

import pytest

from automatable import CHANCE
from automatable.kernel.errors import BadPosition
from automatable.testkit import Table, rule

from .helpers import A, arena, holding, zone
from .helpers_turns import BATTERIES, CHEAP


@rule("RQA-UPK-03")
def test_upk_03_with_an_empty_deck_the_discard_pile_is_shuffled() -> None:
    table = arena(A="hand speed_controller deck discard hammer thrusters 2*battery")
    table.answer("play:speed_controller")
    decision = table.state.asked(CHANCE)
    assert decision is not None
    assert table.offered("draw") == ["battery", "hammer", "thrusters"]
    assert list(decision.weights) == [2, 1, 1]
    assert (zone(table, A, "discard"), table.state.decks[A].size) == ([], 4)


@rule("RQA-UPK-05")
def test_upk_05_the_discard_pile_is_not_shuffled_before_a_card_is_needed() -> None:
    table = arena(A="deck 5*battery discard hammer").answer("end").nature(*BATTERIES)
    assert zone(table, A, "discard") == ["hammer"]
    assert (table.state.decks[A].size, table.asked()) == (0, "B act")


@rule("RQA-UPK-06")
def test_upk_06_with_neither_deck_nor_discard_pile_nothing_more_is_drawn() -> None:
    table = arena(A="deck battery discard hammer").answer("end")
    table.nature("draw:battery", "draw:hammer")
    assert (table.asked(), zone(table, A, "hand")) == ("B act", ["battery", "hammer"])


@rule("RQA-UPK-07")
def test_upk_07_the_same_holds_for_every_draw() -> None:
    table = arena(A="hand dynamo deck discard hammer", shop=CHEAP).answer("play:dynamo")
    assert table.offered("draw") == ["hammer"]
    terminal = arena(tiles="T@r4c0", crate="A r4c0", A="deck discard hammer", turn="C 3")
    terminal.answer("end").nature(*BATTERIES)
    assert terminal.offered("draw") == ["hammer"]


def drew(table: Table) -> list[str]:
    """The rules by which cards were drawn."""
    return [told.removeprefix("drew ") for told in table.told() if told.startswith("drew ")]


@rule("RQA-UPK-01")
def test_upk_01_only_the_cards_of_the_upkeep_are_drawn_by_it() -> None:
    table = arena(A="deck 6*battery").answer("end").nature(*BATTERIES)
    assert drew(table) == ["RQA-UPK-01"] * 5


@rule("RQA-CRD-03")
def test_crd_03_cards_drawn_by_a_card_are_drawn_by_its_text() -> None:
    table = holding("draw(2)").answer("play:tested").nature("draw:battery")
    assert table.part("due").startswith("draw 0 1 RQA-CRD-03; ")
    table.nature("draw:battery")
    assert drew(table) == ["RQA-CRD-03"] * 2


@rule("RQA-TIL-05")
def test_til_05_the_card_of_a_control_terminal_is_drawn_by_it() -> None:
    table = arena(tiles="T@r4c0", crate="A r4c0", turn="C 3", C="deck 5*battery")
    table.answer("end").nature(*BATTERIES, "draw:battery")
    assert drew(table)[-1] == "RQA-TIL-05"


@rule("RQA-ROB-04")
def test_rob_04_the_card_for_a_ko_is_drawn_by_it() -> None:
    table = arena(petri="A r4c4", due="collect petri; act; upkeep; pass; turn")
    table.answer("collect").nature("draw:battery")
    assert drew(table) == ["RQA-ROB-04"]


def test_a_draw_written_without_its_rule_is_one_of_the_upkeep() -> None:
    table = arena(due="draw 0 1; act; upkeep; pass; turn", A="deck 5*battery")
    assert drew(table.nature("draw:battery")) == ["RQA-UPK-01"]


def test_a_draw_cannot_be_by_any_rule() -> None:
    with pytest.raises(BadPosition, match="due: no rule of a draw is named 'RQA-MOV-01'"):
        arena(due="draw 0 1 RQA-MOV-01; act; upkeep; pass; turn")
