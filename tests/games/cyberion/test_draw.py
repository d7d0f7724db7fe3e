"""Empty deck and Battery. Rules: CYB-BAT."""

import pytest

from automatable.testkit import rule

from .helpers import (
    A,
    all_but,
    cyberion,
    deck_size,
    discarded,
    drawn,
    levels,
    rows,
)

FACTORY = "I-SIR I-STO I-CYC I-PLA I-COM"


@rule("CYB-BAT-01")
def test_bat_01_a_draw_from_an_empty_deck_shuffles_the_discard_pile() -> None:
    rest = "COM1 COM2 COM3"
    table = cyberion(factory=FACTORY, platform=rest, discard=all_but(rest), reserve="2")
    assert (deck_size(table), discarded(table)) == (0, 47)
    table.answer("end")
    assert table.parts("battery", "discard") == ["empty", ""]
    assert deck_size(table) == 47
    shuffled = table.weights()
    assert sum(shuffled.values()) == 47
    assert (shuffled["draw:SIR1"], shuffled["draw:COM1"]) == (2, 1)
    assert drawn(table, "SIR1 SIR2").position()["turn"] == "A 2"
    assert "battery_used cards=47" in table.events()


@rule("CYB-BAT-01")
def test_bat_01_a_discard_from_the_deck_needs_a_card_too() -> None:
    table = cyberion(factory=FACTORY, stock="COM1", discard=all_but("COM1"), levels=levels(COM=5))
    table.answer("trigger:COM1@stock", "level:V", "prep:I-SIR", "spend:card@deck")
    assert table.part("battery") == "empty"
    drawn(table, "SIR5")
    assert table.parts("discard", "factory") == ["SIR5", "I-SIR* I-STO I-CYC I-PLA I-COM"]


@rule("CYB-BAT-01")
def test_bat_01_a_look_at_the_deck_needs_a_card_too() -> None:
    table = cyberion(factory=FACTORY, stock="PLA1", discard=all_but("PLA1"), levels=levels(PLA=2))
    table.answer("trigger:PLA1@stock", "level:II")
    assert table.parts("battery", "due") == ["empty", "look 1, back, take 1"]
    assert deck_size(table) == 50


@rule("CYB-BAT-01")
def test_bat_01_a_deck_with_cards_does_not_use_the_battery() -> None:
    rest = "COM1 COM2 COM3 COM4 SIR1"
    table = cyberion(
        factory=FACTORY, platform=rest, discard=all_but(rest, "PLA5"), levels=levels(SIR=2)
    )
    drawn(table.answer("trigger:SIR1@platform", "level:II"), "PLA5")  # the last card of the deck
    assert (deck_size(table), table.view()["battery"]) == (0, "charged")
    assert table.options(A)[0] == "end"


@rule("CYB-BAT-02")
def test_bat_02_an_empty_deck_alone_does_nothing() -> None:
    rest = "COM1 COM2 COM3 COM4 SIR1"
    table = cyberion(factory=FACTORY, platform=rest, discard=all_but(rest), reserve="2")
    table.answer("end")  # the Platform is full
    assert table.parts("turn", "battery") == ["A 2", ""]
    table.answer("trigger:SIR1@platform")  # at level I no card is needed
    assert table.parts("battery", "platform") == ["", "COM1 COM2 COM3 COM4"]
    assert (deck_size(table), discarded(table)) == (0, 46)


@rule("CYB-BAT-03")
def test_bat_03_first_the_old_deck_then_the_new_one() -> None:
    table = cyberion(
        factory=FACTORY, stock="SIR1", discard=all_but("SIR1 PLA5 PLA4"), levels=levels(SIR=5)
    )
    table.answer("trigger:SIR1@stock", "level:V")
    assert table.offered("draw") == ["PLA4", "PLA5"]
    drawn(table, "PLA5")
    assert table.parts("battery", "due") == ["", "flash 4"]
    drawn(table, "PLA4")
    assert table.parts("battery", "due") == ["empty", "flash 3"]  # the remaining number
    assert deck_size(table) == 48
    drawn(table, "COM1 COM2 COM3")
    assert rows(table) == ["", "PLA4 PLA5 COM1 COM2 COM3", ""]
    assert table.options(A)[0] == "end"


@rule("CYB-BAT-03")
def test_bat_03_the_price_of_a_commandbot_goes_on_with_the_new_deck() -> None:
    table = cyberion(
        factory=FACTORY, stock="COM1", discard=all_but("COM1 PLA5"), levels=levels(COM=4)
    )
    table.answer("trigger:COM1@stock", "level:IV", "prep:I-SIR", *["spend:card@deck"] * 3)
    drawn(table, "PLA5")
    assert table.parts("battery", "due") == ["empty", "mill 2, prep I-SIR"]
    assert table.weights()["draw:PLA5"] == 2  # what was paid is shuffled in
    drawn(table, "PLA5 PLA5")
    assert table.part("discard") == "PLA5 PLA5"
    assert table.part("factory") == "I-SIR* I-STO I-CYC I-PLA I-COM"


@rule("CYB-BAT-04")
@pytest.mark.parametrize("card", ["SIR1", "PLA1"])
def test_bat_04_the_triggering_card_is_shuffled_in(card: str) -> None:
    table = cyberion(factory=FACTORY, stock=card, discard=all_but(card), levels="2 2 2 2 2")
    table.answer(f"trigger:{card}@stock", "level:II")
    assert table.weights()[f"draw:{card}"] == 2
    assert deck_size(table) == 50


@rule("CYB-BAT-05")
def test_bat_05_no_five_cards_are_put_aside() -> None:
    rest = "COM1 COM2 COM3 COM4"
    table = cyberion(factory=FACTORY, platform=rest, discard=all_but(rest), reserve="2")
    table.answer("end")
    assert (deck_size(table), discarded(table)) == (46, 0)
    drawn(table, "SIR1")
    assert (deck_size(table), discarded(table)) == (45, 0)


@rule("CYB-BAT-06")
def test_bat_06_the_battery_works_once() -> None:
    rest = "COM1 COM2 COM3 COM4"
    table = cyberion(
        factory=FACTORY, platform=rest, discard=all_but(rest), battery="empty", reserve="2"
    )
    table.answer("end")
    assert table.parts("turn", "platform", "battery") == ["A 2", rest, "empty"]
    assert (deck_size(table), discarded(table)) == (0, 46)


@rule("CYB-BAT-06")
def test_bat_06_a_used_battery_is_never_charged_again() -> None:
    table = cyberion(
        factory=FACTORY,
        platform="SIR1 SIR2 SIR3",
        discard=all_but("SIR1 SIR2 SIR3"),
        levels=levels(SIR=2),
        reserve="2",
    )
    table.answer("trigger:SIR1@platform", "level:II")
    drawn(table, "COM1").answer("end")
    drawn(table, "PLA1 PLA2 PLA3")
    assert table.parts("turn", "battery") == ["A 2", "empty"]


@rule("CYB-BAT-07")
def test_bat_07_then_nothing_is_drawn_discarded_or_looked_at() -> None:
    rest = "SIR1 PLA1 COM1 STO1"
    table = cyberion(
        factory=FACTORY,
        platform=rest,
        discard=all_but(rest),
        battery="empty",
        reserve="2",
        levels="3 1 1 3 5",
    )
    table.answer("trigger:SIR1@platform", "level:III")
    table.answer("trigger:PLA1@platform", "level:III")
    assert rows(table) == ["STO1 COM1", "", ""]
    table.answer("trigger:COM1@platform", "level:V", "prep:I-SIR")
    assert table.offered("spend") == ["STO1@platform"]
    assert table.why_not(A, "spend:card@deck") == "CYB-BAT-07"
    table.answer("spend:STO1@platform", "end")
    assert table.parts("turn", "platform", "battery") == ["A 2", "", "empty"]  # play goes on
    assert table.options(A) == ["end"]


@rule("CYB-BAT-07")
def test_bat_07_the_rest_of_an_ability_is_not_done() -> None:
    table = cyberion(
        factory=FACTORY,
        stock="SIR1",
        discard=all_but("SIR1 PLA5"),
        battery="empty",
        levels=levels(SIR=5),
    )
    drawn(table.answer("trigger:SIR1@stock", "level:V"), "PLA5")
    assert rows(table) == ["", "PLA5", ""]
    assert table.options(A)[0] == "end"
