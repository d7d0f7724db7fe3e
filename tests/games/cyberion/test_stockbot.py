"""The Stockbot moves cards into the Stock. Rules: CYB-STO."""

import pytest

from automatable.testkit import rule

from .helpers import A, cyberion, levels, rows


@rule("CYB-STO-01")
def test_sto_01_level_i_moves_nothing() -> None:
    table = cyberion(factory="I-1", platform="STO3 SIR1", levels=levels(STO=1))
    table.answer("trigger:STO3@platform")
    assert rows(table) == ["SIR1", "", ""]
    assert table.options(A)[0] == "end"


@rule("CYB-STO-02")
@pytest.mark.parametrize("row", ["platform", "flash"])
def test_sto_02_level_ii_moves_one_card_of_platform_or_flash(row: str) -> None:
    table = cyberion(factory="I-1", platform="STO3 SIR1", flash="SIR2", levels=levels(STO=2))
    table.answer("trigger:STO3@platform", "level:II")
    assert table.offered("stow") == ["SIR1@platform", "SIR2@flash"]
    card = {"platform": "SIR1", "flash": "SIR2"}[row]
    table.answer(f"stow:{card}@{row}")
    assert table.part("stock") == card
    assert table.options(A)[0] == "end"


@rule("CYB-STO-03", "CYB-STO-04", "CYB-STO-05")
@pytest.mark.parametrize(("figure", "count"), [(3, 2), (4, 3), (5, 5)])
def test_sto_03_higher_levels_move_more_in_any_mix(figure: int, count: int) -> None:
    level = ("I", "II", "III", "IV", "V")[figure - 1]
    table = cyberion(
        factory="I-1",
        platform="STO3 SIR1 SIR2 SIR3",
        flash="COM1 COM2 COM3",
        levels=levels(STO=figure),
    )
    table.answer("trigger:STO3@platform", f"level:{level}")
    picks = ["COM1@flash", "SIR3@platform", "COM3@flash", "SIR1@platform", "COM2@flash"][:count]
    for pick in picks:
        assert rows(table) == ["SIR1 SIR2 SIR3 STO3", "COM1 COM2 COM3", ""]
        table.answer(f"stow:{pick}")
    moved = {pick.partition("@")[0] for pick in picks}
    assert set(table.part("stock").split()) == moved
    assert table.part("platform").split() == [c for c in ("SIR1", "SIR2", "SIR3") if c not in moved]
    assert table.part("flash").split() == [c for c in ("COM1", "COM2", "COM3") if c not in moved]
    assert table.part("discard") == "STO3"
    assert table.options(A)[0] == "end"


@rule("CYB-STO-03")
def test_sto_03_all_from_one_row_is_a_mix_too() -> None:
    table = cyberion(
        factory="I-1", platform="STO3 SIR1 SIR2", flash="COM1 COM2", levels=levels(STO=3)
    )
    table.answer("trigger:STO3@platform", "level:III", "stow:COM1@flash", "stow:COM2@flash")
    assert rows(table) == ["SIR1 SIR2", "", "COM1 COM2"]


@rule("CYB-STO-06")
@pytest.mark.parametrize(("there", "room"), [(2, 3), (4, 1)])
def test_sto_06_moves_beyond_five_cards_are_not_made(there: int, room: int) -> None:
    stock = " ".join(["PLA1", "PLA2", "PLA3", "PLA4"][:there])
    table = cyberion(
        factory="I-1", platform="STO3 SIR1 SIR2 SIR3 SIR4", stock=stock, levels=levels(STO=5)
    )
    table.answer("trigger:STO3@platform", "level:V")
    for card in ("SIR1", "SIR2", "SIR3")[:room]:
        table.answer(f"stow:{card}@platform")
    assert len(table.part("stock").split()) == 5
    assert table.options(A)[0] == "end"


@rule("CYB-STO-06")
def test_sto_06_a_full_stock_takes_nothing() -> None:
    table = cyberion(
        factory="I-1",
        platform="STO3 SIR1",
        stock="PLA1 PLA2 PLA3 PLA4 PLA5",
        levels=levels(STO=3),
    )
    table.answer("trigger:STO3@platform", "level:III")
    assert rows(table) == ["SIR1", "", "PLA1 PLA2 PLA3 PLA4 PLA5"]
    assert table.part("discard") == "STO3"
    assert table.options(A)[0] == "end"


@rule("CYB-STO-07")
def test_sto_07_the_player_chooses_among_platform_and_flash_only() -> None:
    table = cyberion(
        factory="I-1",
        platform="STO3 SIR1 SIR1 SIR2",
        flash="SIR2 COM2",
        stock="PLA1",
        discard="PLA5",
        levels=levels(STO=3),
    )
    table.answer("trigger:STO3@platform", "level:III")
    choices = ["SIR1@platform", "SIR2@platform", "SIR2@flash", "COM2@flash"]
    assert table.offered("stow") == choices  # equal cards of a row are one choice
    assert table.why_not(A, "stow:PLA1@stock") == "CYB-STO-07"
    assert table.why_not(A, "stow:STO3@platform") == "CYB-TRG-04"
    for elsewhere in ("PLA5@platform", "SIR1@flash"):
        assert table.why_not(A, f"stow:{elsewhere}") == "CYB-TRN-05"
    table.answer("stow:SIR1@platform")
    assert table.offered("stow") == choices  # the other copy is still there
    table.answer("stow:SIR1@platform")
    assert rows(table) == ["SIR2", "SIR2 COM2", "SIR1 SIR1 PLA1"]


@rule("CYB-STO-07")
def test_sto_07_the_second_stockbot_of_a_kind_may_move() -> None:
    table = cyberion(factory="I-1", platform="STO3 STO3 SIR1", levels=levels(STO=2))
    table.answer("trigger:STO3@platform", "level:II")
    assert table.offered("stow") == ["SIR1@platform", "STO3@platform"]
    table.answer("stow:STO3@platform")
    assert rows(table) == ["SIR1", "", "STO3"]


@rule("CYB-STO-03", "CYB-RUL-11")
def test_sto_03_cards_of_the_stock_are_not_counted_among_those_to_move() -> None:
    table = cyberion(
        factory="I-1", platform="STO1 COM1", stock="COM2 COM3", levels=levels(STO=3)
    ).answer("trigger:STO1@platform", "level:III")
    assert rows(table) == ["", "", "COM1 COM2 COM3"]
    assert table.part("discard") == "STO1"
    assert table.options(A)[0] == "end"
