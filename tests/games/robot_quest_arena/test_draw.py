"""Drawing, and decks made anew. Rules: RQA-UPK."""

from automatable import CHANCE
from automatable.testkit import rule

from .helpers import A, arena, zone
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
