"""Choices of several things in any order, and what forbids an answer. Rules: RR-RUL-59, RR-RUL-60.

Bots think of one order only.
"""

from itertools import permutations

import pytest

from automatable.games.raising_robots import GAME
from automatable.games.raising_robots.rules.step import WorkStep
from automatable.testkit import Table, rule

from .helpers import SOLO, A, asked, at, goods, hand

FIRST = {**SOLO, "rulings": "first"}
EIGHT = " ".join(f"RB-{10 * k or 1:02}" for k in range(8))


def worth_thinking(table: Table) -> list[str]:
    """The answers a bot thinks about."""
    decision = table.state.asked(A)
    assert decision is not None
    return [table.game.catalogue.name(one) for one in GAME.tidy(table.state, decision)]


def ways(table: Table, key: str) -> list[tuple[str, ...]]:
    """All that bots think of while a question is asked again and again, `done` left out."""
    if asked(table) != key:
        return [()]
    found = []
    for name in worth_thinking(table):
        after = Table(GAME, GAME.position(table.state), SOLO)
        after.state.decision()
        found += [(name, *rest) for rest in ways(after.answer(name), key)]
    return found


@rule("RR-STA-02")
@pytest.mark.parametrize("order", [*permutations(("RB-10", "RB-60", "RB-70"))])
def test_three_cards_of_eight_are_discarded_in_any_order(order: tuple[str, ...]) -> None:
    table = at("cull -", f"hand {EIGHT}", round="0")
    assert len(table.options(A)) == 8
    table.answer(*[f"discard:{card}" for card in order])
    assert (hand(table), asked(table)) == (["RB-01", "RB-20", "RB-30", "RB-40", "RB-50"], "")
    assert table.view()["discard"] == ["RB-10", "RB-60", "RB-70"]


@rule("RR-STA-02")
def test_a_card_that_was_not_dealt_cannot_be_discarded() -> None:
    table = at("cull -", f"hand {EIGHT}", round="0")
    assert table.why_not(A, "discard:RB-02") == "RR-STA-02"
    assert table.why_not(A, "done") == "RR-STA-02"
    table.answer("discard:RB-70")
    assert table.why_not(A, "discard:RB-70") == "RR-STA-02"
    assert "discard:RB-01" in table.options(A)


@rule("RR-ICN-09")
def test_cards_are_cycled_in_any_order() -> None:
    table = at("board design 3 1", "hand RB-01 RB-40 RB-60").answer("use:D2", "discard:RB-40")
    assert table.options(A) == ["done", "discard:RB-01", "discard:RB-60"]
    table.answer("discard:RB-01", "done").nature("draw:RB-02", "draw:RB-03", "draw:RB-04")
    assert hand(table) == ["RB-02", "RB-03", "RB-04", "RB-60"]
    table = at("cycle - 0", "hand RB-01 RB-40")
    assert table.why_not(A, "discard:RB-02") == "RR-ICN-09"


@rule("RR-WLD-03")
@pytest.mark.parametrize("order", [*permutations(("gear", "sensor", "RB-01"))])
def test_wilds_are_paid_in_any_order(order: tuple[str, ...]) -> None:
    table = at("pay W3", "goods S2 G1 P2; hand RB-01")
    for thing in order:
        assert f"pay:{thing}" in table.options(A)
        table.answer(f"pay:{thing}")
    assert (goods(table), hand(table), asked(table)) == ("S1 P2", [], "")


@rule("RR-RES-10")
def test_what_one_does_not_have_pays_for_nothing() -> None:
    table = at("pay W2", "goods S2 G1; hand RB-01")
    for thing in ("microchip", "tape", "RB-02"):
        assert table.why_not(A, f"pay:{thing}") == "RR-RES-10"
    assert table.why_not(A, "done") == "RR-RES-05"
    assert at("pay R1", "goods S9 T9; hand RB-01 RB-02").why_not(A, "pay:tape") == "RR-WLD-10"
    no_tape = {**SOLO, "tape_is_wild": "no"}
    table = at("pay W1", "goods S1 G1 T1", no_tape)
    assert table.why_not(A, "pay:tape") == "RR-RUL-01"


@rule("RR-RUL-60")
def test_rul_60_materials_are_paid_before_cards_and_these_before_wilds() -> None:
    own = "goods S2 G2 P2 T2; hand RB-01 RB-02"
    table = at("pay S1 G1 R1 W1", own)
    assert table.options(A) == ["usual", "pay:sensor", "pay:tape"]
    for thing in ("gear", "program", "RB-01"):  # each has its turn, or may pay for the wild
        assert table.why_not(A, f"pay:{thing}") == "RR-RUL-60"
    table.answer("pay:sensor")
    assert table.options(A) == ["usual", "pay:gear", "pay:tape"]
    table.answer("pay:gear")
    assert table.options(A) == ["pay:RB-01", "pay:RB-02"]
    assert table.why_not(A, "pay:program") == "RR-WLD-10"
    table.answer("pay:RB-02")
    assert table.options(A) == [
        *("pay:sensor", "pay:gear", "pay:program", "pay:tape", "pay:RB-01"),
    ]
    assert at("pay S1", "goods S1 G1 T1").why_not(A, "pay:gear") == "RR-WLD-01"


@rule("RR-RUL-59")
def test_rul_59_by_the_first_rulings_choices_ascend() -> None:
    table = at("cull -", f"hand {EIGHT}", FIRST, round="0")
    assert "discard:RB-60" not in table.options(A)
    assert table.why_not(A, "discard:RB-60") == "RR-RUL-59"
    table.answer("discard:RB-50")
    assert table.options(A) == ["discard:RB-60"]
    table = at("pay W3", "goods S2 G1 P2; hand RB-01", FIRST).answer("pay:gear")
    assert table.why_not(A, "pay:sensor") == "RR-RUL-59"
    table = at("cycle - 0", "hand RB-01 RB-40 RB-60", FIRST).answer("discard:RB-40")
    assert table.why_not(A, "discard:RB-01") == "RR-RUL-59"
    assert GAME.past == {1: {"rulings": "first"}}


def test_bots_think_of_every_choice_once() -> None:
    culls = ways(at("cull -", f"hand {EIGHT}", round="0"), "cull")
    assert (len(culls), len({frozenset(way) for way in culls})) == (56, 56)
    cycles = ways(at("cycle - 0", "hand RB-01 RB-40 RB-60"), "cycle")
    assert (len(cycles), len({frozenset(way) - {"done"} for way in cycles})) == (8, 8)
    paid = ways(at("pay W3", "goods S2 G1 P2; hand RB-01"), "pay")
    assert (len(paid), len({tuple(sorted(way)) for way in paid})) == (len(paid), len(paid))


def test_a_bot_goes_on_where_a_person_has_chosen_in_another_order() -> None:
    table = at("cull -", f"hand {EIGHT}", round="0").answer("discard:RB-70")
    assert worth_thinking(table) == table.options(A)
    table = at("pay W3", "goods S2 G1 P2; hand RB-01").answer("pay:RB-01")
    assert worth_thinking(table) == table.options(A)


@rule("RR-RUL-13")
def test_rul_13_no_token_is_placed_between_paying_and_receiving() -> None:
    own = "design RB-02; tokens speed; free design-speed; goods S1 G1; hand"
    assert at("pay W1", own).why_not(A, "place:RB-02") == "RR-RUL-13"
    assert at("wild 1", own).why_not(A, "place:RB-02") == "RR-RUL-13"
    assert at("wild 1", own).why_not(A, "place:RB-03") == "RR-PLC-01"


@pytest.mark.parametrize(
    ("due", "answer", "forbids"),
    [
        ("upgrade 5", "use:D1", "RR-PHA-05"),
        ("upgrade 5", "assemble:RB-01@left", "RR-PHA-05"),
        ("upgrade 5", "assemble:RB-01@free", "RR-STA-05"),
        ("upgrade 5", "batteries:1", "RR-RUL-05"),
        ("upgrade 5", "pair:design", "RR-PRE-05"),
        ("upgrade 5", "gain:sensor", "RR-RES-05"),
        ("upgrade 5", "unlock:design-speed", "RR-UPG-06"),
        ("upgrade 5", "inspire:wilds", "RR-INS-01"),
        ("upgrade 5", "keep:CL-01", "RR-LES-02"),
        ("upgrade 5", "swap:CL-01", "RR-LES-04"),
        ("upgrade 5", "choose:IN-01", "RR-STA-04"),
        ("upgrade 5", "discard:RB-01", "RR-ICN-09"),
        ("upgrade 5", "ability:base", "RR-INV-04"),
        ("upgrade 5", "bid:IN-01@1", "RR-AUC-01"),
        ("upgrade 5", "skip", "RR-RUL-24"),
        ("board design 7 1", "use:D1", "RR-ROW-04"),
        ("board design 7 1", "base:RB-02", "RR-ROW-05"),
        ("board design 7 1", "use:F1", "RR-PHA-05"),
        ("unlock", "skip", "RR-UPG-06"),
        ("wild 1", "skip", "RR-RUL-24"),
    ],
)
def test_what_is_not_asked_is_forbidden_by_the_rule_that_says_when(
    due: str, answer: str, forbids: str
) -> None:
    table = at(due, "goods S9; hand RB-01; design RB-02")
    assert table.why_not(A, answer) == forbids


def test_every_step_of_a_seat_says_what_it_will_bring() -> None:
    """A new step that says nothing would be overlooked by bots."""
    steps = tasks()
    assert len(steps) > 25
    silent = [step.__name__ for step in steps if step.promise is WorkStep.promise]
    assert silent == ["PlacingStep"]  # no step of its own


def tasks() -> list[type[WorkStep]]:
    """All steps of a seat, wherever they are declared."""
    found, left = [], [WorkStep]
    while left:
        step = left.pop()
        left += step.__subclasses__()
        found += step.__subclasses__()
    return found
