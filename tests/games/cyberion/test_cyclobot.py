"""The Cyclobot takes back from the discard pile. Rules: CYB-CYC."""

import pytest

from automatable.testkit import rule

from .helpers import (
    MULTIBOTS,
    A,
    cyberion,
    deck_size,
    drawn,
    levels,
    rows,
)


@rule("CYB-CYC-01")
def test_cyc_01_level_i_takes_nothing_back() -> None:
    table = cyberion(factory="I-1", platform="CYC3", discard="SIR1 CYC1")
    table.answer("trigger:CYC3@platform")
    assert table.parts("platform", "discard", "deck") == ["", "SIR1 CYC1 CYC3", ""]
    assert table.options(A)[0] == "end"


@rule("CYB-CYC-02")
def test_cyc_02_level_ii_puts_a_discarded_cyclobot_on_the_deck() -> None:
    table = cyberion(
        factory="I-1",
        platform="CYC3",
        discard="SIR1 CYC1 CYC5",
        deck="COM1 ...",
        levels=levels(CYC=2),
    )
    table.answer("trigger:CYC3@platform", "level:II")
    assert table.offered("take") == ["CYC1", "CYC3", "CYC5"]
    assert table.why_not(A, "take:SIR1") == "CYB-CYC-02"
    assert table.why_not(A, "take:CYC2") == "CYB-CYC-02"  # in the deck
    before = deck_size(table)
    table.answer("take:CYC5")
    assert rows(table) == ["", "", ""]
    assert table.parts("discard", "deck") == ["SIR1 CYC1 CYC3", "CYC5 COM1 ..."]
    assert deck_size(table) == before + 1


@rule("CYB-CYC-03")
def test_cyc_03_level_iii_puts_any_discarded_robot_on_the_deck() -> None:
    table = cyberion(
        factory="I-1", platform="CYC3 STO4", discard="SIR1 CYC1 PLA2", levels=levels(CYC=3)
    )
    table.answer("trigger:CYC3@platform", "level:III")
    assert table.offered("take") == ["SIR1", "CYC1", "CYC3", "PLA2"]
    assert table.why_not(A, "take:STO4") == "CYB-CYC-03"  # in a row
    table.answer("take:SIR1")
    assert rows(table) == ["STO4", "", ""]
    assert table.parts("discard", "deck") == ["CYC1 CYC3 PLA2", "SIR1 ..."]


@rule("CYB-CYC-03")
def test_cyc_03_it_is_the_next_card_drawn() -> None:
    table = cyberion(
        factory="I-1", platform="CYC3 SIR4", discard="SIR1", deck="COM1 ...", levels="2 1 3 1 1"
    )
    table.answer("trigger:CYC3@platform", "level:III", "take:SIR1")
    table.answer("trigger:SIR4@platform", "level:II")
    assert table.offered("draw") == ["SIR1"]


@rule("CYB-CYC-04")
def test_cyc_04_level_iv_returns_a_discarded_cyclobot_to_the_platform() -> None:
    table = cyberion(
        factory="I-1", stock="CYC3", platform="SIR2", discard="SIR1 CYC1", levels=levels(CYC=4)
    )
    before = deck_size(table)
    table.answer("trigger:CYC3@stock", "level:IV")
    assert table.offered("take") == ["CYC1", "CYC3"]
    assert table.why_not(A, "take:SIR1") == "CYB-CYC-04"
    assert table.why_not(A, "take:CYC4") == "CYB-CYC-04"  # in the deck
    table.answer("take:CYC1")
    assert rows(table) == ["SIR2 CYC1", "", ""]
    assert table.parts("discard", "deck") == ["SIR1 CYC3", ""]
    assert deck_size(table) == before


@rule("CYB-CYC-05")
def test_cyc_05_level_v_returns_any_discarded_robot_to_the_platform() -> None:
    table = cyberion(
        factory="I-1", flash="CYC3", platform="SIR2", discard="SIR1 CYC1", levels=levels(CYC=5)
    )
    table.answer("trigger:CYC3@flash", "level:V")
    assert table.offered("take") == ["SIR1", "CYC1", "CYC3"]
    assert table.why_not(A, "take:COM1") == "CYB-CYC-05"
    table.answer("take:SIR1")
    assert rows(table) == ["SIR1 SIR2", "", ""]
    assert table.part("discard") == "CYC1 CYC3"


@rule("CYB-CYC-06")
@pytest.mark.parametrize(
    ("figure", "platform", "deck"),
    [(2, "", "CYC3 ..."), (3, "", "CYC3 ..."), (4, "CYC3", ""), (5, "CYC3", "")],
)
def test_cyc_06_a_cyclobot_may_take_back_itself(figure: int, platform: str, deck: str) -> None:
    level = ("I", "II", "III", "IV", "V")[figure - 1]
    table = cyberion(factory="I-1", platform="CYC3", levels=levels(CYC=figure))
    table.answer("trigger:CYC3@platform", f"level:{level}", "take:CYC3")
    assert table.parts("platform", "deck", "discard") == [platform, deck, ""]


@rule("CYB-CYC-06")
def test_cyc_06_its_copy_in_the_discard_pile_stays_there() -> None:
    table = cyberion(factory="I-1", platform="CYC3", discard="CYC3", levels=levels(CYC=4))
    table.answer("trigger:CYC3@platform", "level:IV")
    assert table.offered("take") == ["CYC3"]
    table.answer("take:CYC3")
    assert table.parts("platform", "discard") == ["CYC3", "CYC3"]


@rule("CYB-CYC-07")
@pytest.mark.parametrize("figure", [4, 5])
def test_cyc_07_from_a_full_platform_to_the_flash_then_the_stock(figure: int) -> None:
    level = ("IV", "V")[figure - 4]
    full = "SIR1 SIR2 SIR3 SIR4 SIR5"
    table = cyberion(
        factory="I-1", platform=full, stock="CYC3", discard="CYC1", levels=levels(CYC=figure)
    )
    table.answer("trigger:CYC3@stock", f"level:{level}", "take:CYC1")
    assert rows(table) == [full, "CYC1", ""]
    table = cyberion(
        factory="I-1",
        platform=full,
        flash="COM1 COM2 COM3 COM4 COM5",
        stock="CYC3",
        discard="CYC1",
        levels=levels(CYC=figure),
    )
    table.answer("trigger:CYC3@stock", f"level:{level}", "take:CYC1")
    assert rows(table) == [full, "COM1 COM2 COM3 COM4 COM5", "CYC1"]


@rule("CYB-CYC-07")
def test_cyc_07_the_triggering_cyclobot_has_left_its_place() -> None:
    table = cyberion(
        factory="I-1", platform="SIR1 SIR2 SIR3 SIR4 CYC3", discard="CYC1", levels=levels(CYC=4)
    )
    table.answer("trigger:CYC3@platform", "level:IV", "take:CYC1")
    assert rows(table) == ["SIR1 SIR2 SIR3 SIR4 CYC1", "", ""]


@rule("CYB-CYC-08")
@pytest.mark.parametrize("figure", [2, 3, 4, 5])
def test_cyc_08_multibots_are_never_taken_back(figure: int) -> None:
    level = ("II", "III", "IV", "V")[figure - 2]
    table = cyberion(
        MULTIBOTS,
        factory="I-1",
        platform="CYC3",
        discard="MUL-SIR MUL-CYC MUL-4",
        levels=levels(CYC=figure),
    )
    table.answer("trigger:CYC3@platform", f"level:{level}")
    assert table.offered("take") == ["CYC3"]
    for multibot in ("MUL-SIR", "MUL-CYC", "MUL-4"):
        assert table.why_not(A, f"take:{multibot}") == "CYB-CYC-08"


@rule("CYB-CYC-02")
def test_cyc_02_what_follows_on_the_deck_is_known_to_everybody() -> None:
    table = cyberion(factory="I-1", platform="CYC3 CYC4", levels=levels(CYC=2))
    table.answer("trigger:CYC3@platform", "level:II", "take:CYC3")
    table.answer("trigger:CYC4@platform", "level:II", "take:CYC4")
    assert table.view(A)["deck_top"] == ["CYC4", "CYC3"]
    table.answer("end").nature("machine:I-2", "machine:I-3", "machine:I-4", "machine:I-5")
    assert table.offered("draw") == ["CYC4"]
    drawn(table, "CYC4 CYC3")
    assert table.part("platform") == "CYC3 CYC4"
