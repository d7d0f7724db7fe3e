"""The Sirenbot draws into the Flash. Rules: CYB-SIR."""

import pytest

from automatable.testkit import rule

from .helpers import A, cyberion, deck_size, drawn, levels, rows

FIVE = ("COM1", "COM2", "COM3", "COM4", "COM5")


@rule("CYB-SIR-01")
def test_sir_01_level_i_draws_nothing() -> None:
    table = cyberion(factory="I-1", platform="SIR3", levels=levels(SIR=1))
    table.answer("trigger:SIR3@platform")
    assert rows(table) == ["", "", ""]
    assert table.options(A)[0] == "end"


@rule("CYB-SIR-02", "CYB-SIR-03", "CYB-SIR-04", "CYB-SIR-05")
@pytest.mark.parametrize(("level", "count"), [("II", 1), ("III", 2), ("IV", 3), ("V", 5)])
def test_sir_02_cards_are_drawn_from_the_deck_into_the_flash(level: str, count: int) -> None:
    figure = ("I", "II", "III", "IV", "V").index(level) + 1
    table = cyberion(factory="I-1", platform="SIR3", levels=levels(SIR=figure))
    before = deck_size(table)
    table.answer("trigger:SIR3@platform", f"level:{level}")
    for k in range(count):
        assert len(table.part("flash").split()) == k
        drawn(table, FIVE[k])
    assert rows(table) == ["", " ".join(FIVE[:count]), ""]
    assert deck_size(table) == before - count
    assert table.options(A)[0] == "end"


@rule("CYB-SIR-06")
@pytest.mark.parametrize(("there", "more"), [(1, 4), (3, 2), (4, 1), (5, 0)])
def test_sir_06_draws_beyond_five_cards_are_not_made(there: int, more: int) -> None:
    flash = " ".join(["STO1", "STO2", "STO3", "STO4", "STO5"][:there])
    table = cyberion(factory="I-1", platform="SIR3", flash=flash, levels=levels(SIR=5))
    before = deck_size(table)
    table.answer("trigger:SIR3@platform", "level:V")
    drawn(table, " ".join(FIVE[:more]))
    assert rows(table)[1].split() == [*flash.split(), *FIVE[:more]]
    assert deck_size(table) == before - more  # the others stay in the deck
    assert table.options(A)[0] == "end"


@rule("CYB-SIR-07")
def test_sir_07_flash_cards_are_usable_like_the_others() -> None:
    table = cyberion(factory="I-COM", platform="SIR3 COM4", levels=levels(SIR=3))
    drawn(table.answer("trigger:SIR3@platform", "level:III"), "COM1 SIR1")
    assert table.offered("trigger") == ["COM4@platform", "SIR1@flash", "COM1@flash"]
    table.answer("repair:I-COM", "crew:COM4@platform", "crew:COM1@flash")
    table.answer("trigger:SIR1@flash", "level:I")
    assert rows(table) == ["", "", ""]


@rule("CYB-SIR-07")
def test_sir_07_until_the_end_of_the_turn() -> None:
    table = cyberion(
        factory="I-1 I-2 I-3 I-4 I-5",
        platform="SIR3 COM1 COM1 COM2 COM3",
        stock="SIR2",
        levels=levels(SIR=2),
    )
    drawn(table.answer("trigger:SIR2@stock", "level:II"), "PLA1")
    table.answer("end")
    assert rows(table) == ["SIR3 COM1 COM1 COM2 COM3", "", ""]
    assert table.part("discard") == "SIR2 PLA1"
