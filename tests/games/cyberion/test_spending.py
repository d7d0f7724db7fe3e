"""What a Prep costs, turned over one by one. Rules: CYB-RUL-25, CYB-RUL-26, CYB-RUL-27."""

import pytest

from automatable.games.cyberion import GAME
from automatable.kernel.errors import BadPosition
from automatable.testkit import Table, rule

from .helpers import all_but
from .helpers_expansions import A, asked, fill, options, table

FACTORY = "I-SIR I-STO I-CYC I-PLA I-COM"


def spending(**parts: object) -> Table:
    """A Commandbot of level IV is to Prep I-SIR for three Robots, turned over one by one."""
    given: dict[str, object] = {"factory": FACTORY, "stock": "COM1", "levels": "1 1 1 1 4"}
    made = table(commandbot="one_by_one", **{**given, **parts})
    return made.answer("trigger:COM1@stock", "level:IV", "prep:I-SIR")


@rule("CYB-RUL-26")
def test_rul_26_one_by_one_a_card_is_seen_before_the_next_is_chosen() -> None:
    made = spending(platform="SIR1 SIR2", deck="PLA1 PLA2 ...")
    assert made.parts("stock", "discard") == ["", "COM1"]  # the Commandbot has left
    assert options(made) == ["spend:SIR1@platform", "spend:SIR2@platform", "spend:card@deck"]
    fill(made.answer("spend:card@deck"), "PLA1")
    assert made.part("discard") == "PLA1 COM1"
    assert made.part("due") == "spend I-SIR 2"
    made.answer("spend:SIR2@platform")
    assert made.parts("platform", "discard") == ["SIR1", "SIR2 PLA1 COM1"]
    fill(made.answer("spend:card@deck"), "PLA2")
    assert made.part("factory").startswith("I-SIR* ")
    assert asked(made) == "act"


@rule("CYB-RUL-26", "CYB-RUL-25", "CYB-RUL-27")
def test_rul_26_one_by_one_nothing_is_offered_that_leaves_the_rest_unpaid() -> None:
    rest = all_but("COM1 SIR1 SIR2 PLA1")  # PLA1 is the deck
    made = spending(platform="SIR1 SIR2", discard=rest, battery="empty")
    assert options(made, "spend") == ["SIR1@platform", "SIR2@platform", "card@deck"]
    fill(made.answer("spend:card@deck"), "PLA1")
    assert options(made, "spend") == ["SIR1@platform", "SIR2@platform"]
    assert made.why_not(A, "spend:card@deck") == "CYB-BAT-07"
    assert made.why_not(A, "spend:SIR1@stock") == "CYB-TRN-05"
    assert made.why_not(A, "end") == "CYB-DEC-03"
    made.answer("spend:SIR1@platform", "spend:SIR2@platform")
    assert made.part("factory").startswith("I-SIR* ")


@rule("CYB-RUL-26", "CYB-RUL-27", "CYB-RUL-28")
@pytest.mark.parametrize("deck", ["", "PLA1", "PLA1 PLA2"])
def test_rul_26_one_by_one_the_battery_goes_on_when_the_deck_runs_out(deck: str) -> None:
    made = spending(discard=all_but("COM1", deck))  # the rows are empty
    for _ in range(3):
        assert options(made) == ["spend:card@deck"]
        made.answer("spend:card@deck")
        fill(made, made.offered("draw")[0])
    assert made.part("battery") == "empty"
    assert made.part("factory").startswith("I-SIR* ")


@rule("CYB-RUL-26")
def test_rul_26_one_by_one_a_half_paid_price_can_be_written_down() -> None:
    made = spending(platform="SIR1 SIR2", deck="PLA1 ...")
    made.answer("spend:SIR1@platform")
    again = GAME.from_position(made.position(), {"commandbot": "one_by_one"})
    assert GAME.position(again) == made.position()
    with pytest.raises(BadPosition):
        GAME.from_position(made.position(), {})
