"""End of the base game. Rules: CYB-END."""

import pytest

from automatable.testkit import rule

from .helpers import TWO, A, all_but, cyberion

FACTORY = "I-SIR I-STO I-CYC I-PLA I-COM"


@rule("CYB-END-01")
def test_end_01_won_when_deck_and_factory_hold_no_machine() -> None:
    table = cyberion(
        factory="I-SIR - I-4", removed="*", platform="SIR1 SIR2 COM4 STO4", reserve="0"
    )
    table.answer("repair:I-SIR", "crew:SIR1@platform", "crew:SIR2@platform")
    assert table.ended() == ""
    table.answer("repair:I-4", "crew:STO4@platform", "crew:COM4@platform")
    assert table.ended() == "won by repaired"
    assert table.state.result is not None
    assert (table.state.result.scores, table.state.result.rule) == ((1,), "CYB-END-01")
    assert table.state.decision() is None


@rule("CYB-END-01")
def test_end_01_an_empty_factory_alone_is_no_win() -> None:
    others = "I-STO I-CYC I-PLA I-COM I-1 I-2 I-3 I-4 I-5"
    table = cyberion(factory="I-SIR", removed=others, platform="SIR1 SIR2")  # stage II is left
    table.answer("repair:I-SIR", "crew:SIR1@platform", "crew:SIR2@platform")
    assert (table.ended(), table.part("factory")) == ("", "- - - - -")
    assert table.options(A)[0] == "end"


@rule("CYB-END-02")
def test_end_02_lost_when_a_token_is_missing() -> None:
    table = cyberion(factory=FACTORY, reserve="0").answer("end")
    assert table.ended() == "lost by failsafe"
    assert table.state.result is not None
    assert (table.state.result.scores, table.state.result.rule) == ((-1,), "CYB-END-02")
    assert table.why_not(A, "end") == "CYB-END-02"


@rule("CYB-END-03")
def test_end_03_an_empty_reserve_is_no_loss_by_itself() -> None:
    table = cyberion(factory=FACTORY, reserve="1", platform="SIR1 SIR2 SIR3 SIR4 SIR5")
    table.answer("end")
    assert (table.ended(), *table.parts("turn", "reserve")) == ("", "A 2", "0")
    table.answer("repair:I-SIR", "crew:SIR1@platform", "crew:SIR2@platform", "end")
    table.nature("machine:I-1", "draw:COM1", "draw:COM2")
    assert (table.ended(), *table.parts("turn", "reserve")) == ("", "A 3", "0")


@rule("CYB-END-07")
def test_end_07_neither_an_empty_deck_nor_battery_nor_rows_lose() -> None:
    table = cyberion(factory=FACTORY, discard=all_but(""), battery="empty", reserve="1")
    assert (table.ended(), table.options(A)) == ("", ["end"])
    table.answer("end")
    assert (table.ended(), table.part("turn")) == ("", "A 2")
    table.answer("end")
    assert table.ended() == "lost by failsafe"


@rule("CYB-END-08")
@pytest.mark.parametrize("active", ["A", "B"])
def test_end_08_both_players_win_or_lose_together(active: str) -> None:
    lost = cyberion(TWO, turn=f"{active} 4", factory=FACTORY, reserve="0").answer("end")
    assert lost.state.result is not None
    assert lost.state.result.scores == (-1, -1)
    won = cyberion(TWO, turn=f"{active} 4", factory="- I-SIR", removed="*", platform="SIR1 SIR2")
    won.answer("repair:I-SIR", "crew:SIR1@platform", "crew:SIR2@platform")
    assert won.state.result is not None
    assert won.state.result.scores == (1, 1)
    assert won.part("merged") == ""  # nothing happens after the end
