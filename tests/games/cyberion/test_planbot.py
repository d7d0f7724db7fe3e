"""The Planbot looks ahead, then draws one. Rules: CYB-PLA."""

import pytest

from automatable.testkit import Table, rule

from .helpers import A, all_but, cyberion, deck_size, drawn, levels, rows

DECK = "COM1 COM2 COM3 COM4 COM5 SIR5 ... STO5"
FULL = "SIR1 SIR2 SIR3 SIR4 STO1"


def planning(level: int, **parts: str) -> Table:
    """A Planbot triggered at a level, with the cards of DECK on top and at the bottom."""
    table = cyberion(factory="I-1", stock="PLA3", deck=DECK, levels=levels(PLA=level), **parts)
    return table.answer("trigger:PLA3@stock", f"level:{('I', 'II', 'III', 'IV', 'V')[level - 1]}")


@rule("CYB-PLA-01")
def test_pla_01_level_i_does_nothing() -> None:
    table = cyberion(factory="I-1", stock="PLA3", deck=DECK).answer("trigger:PLA3@stock")
    assert rows(table) == ["", "", ""]
    assert table.parts("deck", "looked") == [DECK, ""]
    assert table.options(A)[0] == "end"


@rule("CYB-PLA-02", "CYB-PLA-03", "CYB-PLA-04", "CYB-PLA-05")
@pytest.mark.parametrize(("level", "count"), [(2, 1), (3, 2), (4, 3), (5, 5)])
def test_pla_02_the_top_cards_are_looked_at(level: int, count: int) -> None:
    table = planning(level)
    before = deck_size(table)
    top = DECK.split()[:count]
    drawn(table, " ".join(top))
    assert table.view(A)["looked"] == top
    assert deck_size(table) == before - count
    assert rows(table) == ["", "", ""]  # not drawn
    assert table.offered("top") == top
    assert table.offered("bottom") == top


@rule("CYB-PLA-06")
@pytest.mark.parametrize(
    ("answers", "deck"),
    [
        ("top:COM1 top:COM2 top:COM3", "COM1 COM2 COM3 COM4 COM5 SIR5 ... STO5"),
        ("top:COM3 top:COM1 top:COM2", "COM3 COM1 COM2 COM4 COM5 SIR5 ... STO5"),
        ("top:COM2 bottom:COM1 bottom:COM3", "COM2 COM4 COM5 SIR5 ... STO5 COM1 COM3"),
        ("top:COM2 bottom:COM3 bottom:COM1", "COM2 COM4 COM5 SIR5 ... STO5 COM3 COM1"),
        ("bottom:COM2 bottom:COM3 bottom:COM1", "COM4 COM5 SIR5 ... STO5 COM2 COM3 COM1"),
    ],
)
def test_pla_06_all_return_above_or_below_in_any_order(answers: str, deck: str) -> None:
    table = drawn(planning(4), "COM1 COM2 COM3")
    given = answers.split()
    for answer in given[:-1]:
        table.answer(answer)
        assert table.view(A)["looked"] == ["COM1", "COM2", "COM3"]  # nothing moves before the last
    table.answer(given[-1])
    assert table.parts("deck", "looked", "due") == [deck, "", "take 1"]


@rule("CYB-PLA-06")
def test_pla_06_only_what_was_looked_at_returns_and_each_once() -> None:
    table = drawn(planning(3), "COM1 COM2")
    assert table.why_not(A, "top:COM3") == "CYB-PLA-06"
    assert table.why_not(A, "end") == "CYB-DEC-03"
    table.answer("top:COM2")
    assert table.why_not(A, "top:COM2") == "CYB-PLA-06"
    assert table.options(A) == ["top:COM1", "bottom:COM1"]
    table = drawn(planning(3), "COM1 COM2").answer("bottom:COM2")
    assert table.options(A) == ["top:COM1", "bottom:COM1"]


@rule("CYB-PLA-06")
def test_pla_06_a_single_card_goes_on_top_or_to_the_bottom() -> None:
    below = drawn(planning(2), "COM1").answer("bottom:COM1")
    assert below.part("deck") == "COM2 COM3 COM4 COM5 SIR5 ... STO5 COM1"
    above = drawn(planning(2), "COM1").answer("top:COM1")
    assert above.part("deck") == DECK


@rule("CYB-PLA-06")
def test_pla_06_equal_cards_are_put_back_one_by_one() -> None:
    table = cyberion(factory="I-1", stock="PLA3", deck="COM1 COM1 ...", levels=levels(PLA=3))
    drawn(table.answer("trigger:PLA3@stock", "level:III"), "COM1 COM1")
    assert table.options(A) == ["top:COM1", "bottom:COM1"]
    table.answer("top:COM1", "bottom:COM1")
    assert table.part("deck") == "COM1 ... COM1"


@rule("CYB-PLA-07")
@pytest.mark.parametrize("level", [2, 3, 4, 5])
def test_pla_07_then_the_top_card_goes_into_the_platform(level: int) -> None:
    count = (1, 2, 3, 5)[level - 2]
    top = DECK.split()[:count]
    table = drawn(planning(level), " ".join(top))
    table.answer(*[f"top:{card}" for card in reversed(top)])
    before = deck_size(table)
    assert table.offered("draw") == [top[-1]]
    drawn(table, top[-1])
    assert rows(table) == [top[-1], "", ""]
    assert deck_size(table) == before - 1  # one card only
    assert table.options(A)[0] == "end"


@rule("CYB-PLA-07")
def test_pla_07_it_may_be_a_card_nobody_looked_at() -> None:
    table = drawn(planning(2), "COM1").answer("bottom:COM1")
    drawn(table, "COM2")
    assert rows(table) == ["COM2", "", ""]
    assert table.part("deck") == "COM3 COM4 COM5 SIR5 ... STO5 COM1"


@rule("CYB-PLA-08")
def test_pla_08_from_a_full_platform_to_the_flash_then_the_stock() -> None:
    table = drawn(planning(2, platform=FULL), "COM1").answer("top:COM1")
    assert rows(drawn(table, "COM1")) == [FULL, "COM1", ""]
    table = drawn(planning(2, platform=FULL, flash="CYC1 CYC2 CYC3 CYC4 CYC5"), "COM1")
    drawn(table.answer("top:COM1"), "COM1")
    assert rows(table) == [FULL, "CYC1 CYC2 CYC3 CYC4 CYC5", "COM1"]


@rule("CYB-PLA-08")
def test_pla_08_the_triggering_planbot_has_left_its_place() -> None:
    platform = "SIR1 SIR2 SIR3 SIR4 PLA3"
    table = cyberion(factory="I-1", platform=platform, deck=DECK, levels=levels(PLA=2))
    drawn(table.answer("trigger:PLA3@platform", "level:II"), "COM1").answer("top:COM1")
    assert rows(drawn(table, "COM1")) == ["SIR1 SIR2 SIR3 SIR4 COM1", "", ""]


@rule("CYB-PLA-06")
def test_pla_06_beside_no_other_card_above_and_below_are_the_same() -> None:
    table = cyberion(
        factory="I-1",
        stock="PLA3",
        discard=all_but("PLA3 COM1 COM2"),
        battery="empty",
        levels=levels(PLA=3),
    )
    drawn(table.answer("trigger:PLA3@stock", "level:III"), "COM1 COM2")
    assert table.options(A) == ["top:COM1", "top:COM2"]
    assert table.why_not(A, "bottom:COM1") == "CYB-DEC-10"


@rule("CYB-PLA-06")
def test_pla_06_the_first_and_the_last_robot_of_the_list_can_go_below() -> None:
    table = cyberion(factory="I-1", stock="PLA3", deck="SIR1 COM5 ...", levels=levels(PLA=3))
    drawn(table.answer("trigger:PLA3@stock", "level:III"), "SIR1 COM5").answer("bottom:SIR1")
    assert table.options(A) == ["top:COM5", "bottom:COM5"]
    assert table.answer("bottom:COM5").part("deck") == "... SIR1 COM5"
