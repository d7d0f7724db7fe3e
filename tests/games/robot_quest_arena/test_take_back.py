"""Taking back: free within the actions until something hidden is shown (section 7)."""

import pytest

from automatable.kernel.errors import CannotTakeBack
from automatable.kernel.record import Record
from automatable.match import Match, Nature
from automatable.testkit import Table

from .helpers import A, B, arena
from .helpers_turns import CHEAP

HAND = "hand 3*battery hammer thrusters heavy_hammer scrapper_arm hydraulic_ram deck 3*battery"


def match_at(table: Table) -> Match:
    """A match that begins where a table stands."""
    start = table.position()
    return Match(Record(table.game, table.game.settings_of(table.state), start), Nature(b"any"))


def fight(**parts: str) -> Match:
    """A's Crate beside B's Pug and a Trash Compactor."""
    given = {"crate": "A r4c4", "pug": "B r4c5", "A": HAND, "purse": "3 2", "shop": CHEAP}
    return match_at(arena(tiles="C@r4c3 K@r3c4", **{**given, **parts}))


def why_not(match: Match, seat: int = A) -> str:
    """Why a seat cannot take back its last answer; empty if it has."""
    try:
        match.take_back(seat)
    except CannotTakeBack as refusal:
        return str(refusal)
    return ""


def now(match: Match) -> dict[str, str]:
    return match.state.game.position(match.state)


@pytest.mark.parametrize(
    "answers",
    [
        ["exchange"],
        ["move:crate@r4c4".replace("r4c4", "r5c4")],
        ["move:crate@r3c4"],
        ["push:pug@crate"],
        ["play:battery"],
        ["play:thrusters", "move:crate@r2c4"],
        ["play:hammer", "target:pug"],
        ["play:heavy_hammer", "target:pug", "play:hammer", "target:pug"],
        ["buy:heavy_hammer"],
    ],
)
def test_what_shows_nothing_hidden_is_taken_back_step_by_step(answers: list[str]) -> None:
    match = fight()
    before = []
    for answer in answers:
        before.append(now(match))
        match.answer(A, answer)
        assert now(match) != before[-1]
    while before:
        assert why_not(match) == ""
        assert now(match) == before.pop()
    assert why_not(match) == "nothing"


def test_discarding_and_scrapping_ones_own_cards_are_taken_back() -> None:
    due = "discard 1; scrap 1 any; act; upkeep; pass; turn"
    match = fight(due=due)
    begun = now(match)
    match.answer(A, "discard:battery scrap:battery@discard")
    assert (why_not(match), why_not(match)) == ("", "")
    assert now(match) == begun


def test_several_answers_are_given_at_once() -> None:
    match = fight()
    match.answer(A, "play:hammer target:pug play:battery exchange push:pug@crate")
    assert now(match)["pug"] == "B r4c6 3+1"


@pytest.mark.parametrize(
    "answers",
    [
        "buy:power_cell",  # the Shop is refilled
        "play:scrapper_arm",  # a card is drawn
        "move:crate@r4c3",  # the Trash Compactor takes a card
        "end",
    ],
)
def test_what_has_shown_something_hidden_is_not_taken_back(answers: str) -> None:
    match = fight()
    match.answer(A, "exchange")
    match.answer(A, answers)
    assert why_not(match) == "nature"


def test_after_a_hidden_card_was_shown_only_what_followed_is_taken_back() -> None:
    match = fight()
    match.answer(A, "exchange")
    match.answer(A, "buy:power_cell")
    match.answer(A, "play:battery")
    match.answer(A, "exchange")
    assert (why_not(match), why_not(match), why_not(match)) == ("", "", "nature")


def test_a_reshuffle_is_not_taken_back() -> None:
    match = fight(A="hand scrapper_arm deck discard 2*battery")
    match.answer(A, "play:scrapper_arm")
    assert why_not(match) == "nature"


def test_no_agreement_takes_back_what_has_shown_something_hidden() -> None:
    match = fight()
    match.answer(A, "buy:power_cell")
    with pytest.raises(CannotTakeBack, match="nature"):
        match.take_back(A, [B, 2])
