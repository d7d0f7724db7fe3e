"""Notation. Rules: DUE-NOT."""

import itertools

import pytest

from automatable.testkit import rule

from .helpers import (
    BASIC,
    NO_CARD,
    PAIRS,
    A,
    B,
    duel,
    hand,
    meet,
    number,
    side,
    sides,
    swapped,
)


@rule("DUE-NOT-01")
@pytest.mark.parametrize(("mine", "theirs"), PAIRS)
def test_not_01_every_pair_of_cards_is_symmetric(mine: str, theirs: str) -> None:
    squares = [(0, 0), (3, 3), (2, 3)]
    health = [(4, 4), (1, 2)]
    for at, alive in itertools.product(squares, health):
        here = meet(mine, theirs, squares=at, health=alive)
        there = meet(theirs, mine, squares=at[::-1], health=alive[::-1])
        assert there.table.position() == swapped(here.table.position())
        result, mirrored = here.table.state.result, there.table.state.result
        assert (result and result.scores) == (mirrored and mirrored.scores[::-1])


@rule("DUE-NOT-02")
def test_not_02_a_player_reads_tiles_square_rest_and_bonus() -> None:
    table = duel(A="H3 B1 D2 @3 rest Spark bonus {Ray, Trap}")
    shown = table.view(A)["sides"][A]
    assert (shown["health"], shown["battery"], shown["disk"]) == (3, 1, 2)
    assert (shown["square"], shown["rest"], shown["bonus"]) == (3, "Spark", 2)
    assert sides(table) == (
        "H3 B1 D2 @3 rest Spark bonus {Ray, Trap}",
        "H4 B2 D0 @0 rest - bonus {}",
    )


@rule("DUE-NOT-02")
def test_not_02_hand_is_basic_and_owned_cards_minus_the_resting_one() -> None:
    assert hand(duel(), A) == [*BASIC]
    table = duel(A="rest Spark bonus {Ray, Trap}", B="rest Copy(Move) bonus {Copy}")
    assert hand(table, A) == ["Charge", "Barrier", "Lightning", "Counter", "Move", "Ray", "Trap"]
    assert hand(table, B) == [*BASIC]


@rule("DUE-NOT-03")
def test_not_03_square_0_is_the_start_and_square_4_the_moon() -> None:
    start = duel(A="@0", B="@0")
    assert sides(start) == sides(duel())
    assert duel(A="@3", B="@3").ended() == ""
    assert duel(A="@4").ended() == "A by moon"
    assert duel(B="@4").ended() == "B by moon"


@rule("DUE-NOT-04")
def test_not_04_deck_lists_the_top_card_first() -> None:
    table = duel(A="bonus {Recovery}", B="bonus {Copy}", deck="[Ray, Trap]")
    table.answer("play:Move", "play:Move")
    assert table.options(-1) == ["draw:Ray"]
    table.nature("draw:Ray")
    assert table.options(-1) == ["draw:Trap"]
    table.nature("draw:Trap")
    assert sides(table) == (
        "H4 B2 D0 @1 rest Move bonus {Ray?, Recovery}",
        "H4 B2 D0 @1 rest Move bonus {Trap?, Copy}",
    )


@rule("DUE-NOT-05")
def test_not_05_the_effective_card_of_copy_is_the_card_it_copies() -> None:
    table = duel(A="rest Move bonus {Copy}", B="rest Charge").answer("play:Copy", "play:Barrier")
    facts = table.state  # the draw is open, so the cards still lie in the play zone
    assert table.options(-1) != []
    assert table.view(B)["sides"][A]["play"] == "Copy"
    assert (facts.a.effective, facts.b.effective) == (number("Move"), number("Barrier"))
    table.nature("draw:Ray")  # the round is over, and no card is revealed
    assert (facts.a.effective, facts.b.effective) == (NO_CARD, NO_CARD)


@rule("DUE-NOT-05")
def test_not_05_versus_speaks_of_effective_cards() -> None:
    copied_tie = duel(A="rest Spark bonus {Copy}", B="bonus {Ray}").answer("play:Copy", "play:Ray")
    assert sides(copied_tie) == (
        "H4 B1 D0 @0 rest Copy(Spark) bonus {Copy}",
        "H4 B2 D0 @0 rest Ray bonus {Ray}",
    )


@rule("DUE-NOT-06")
def test_not_06_a_copy_that_copied_spark_rests_as_copy_of_spark() -> None:
    table = duel(A="rest Spark bonus {Copy}").answer("play:Copy", "play:Charge")
    assert side(table, "A") == "H4 B1 D0 @0 rest Copy(Spark) bonus {Copy}"
    again = duel(A=side(table, "A"))
    assert (again.view()["sides"][A]["rest"], again.view()["sides"][A]["rest_as"]) == (
        "Copy",
        "Spark",
    )
