"""Support tokens and difficulty. Rules: CYB-SUP."""

import pytest

from automatable.games.cyberion import GAME
from automatable.kernel.errors import BadPosition, BadSettings
from automatable.testkit import Table, rule

from .helpers import MODELS, A, cyberion, drawn, levels, rows

FACTORY = "I-SIR I-STO I-CYC I-PLA I-COM"
ALL_FIVE = {"support": "5"}


def lost(tokens: int) -> Table:
    """A lost game that began with a number of tokens."""
    return cyberion({"support": str(tokens)}, factory=FACTORY, reserve="0").answer("end")


def won(tokens: int) -> Table:
    """A won game that began with a number of tokens."""
    table = cyberion({"support": str(tokens)}, factory="I-SIR", removed="*", platform="SIR1 SIR2")
    return table.answer("repair:I-SIR", "crew:SIR1@platform", "crew:SIR2@platform")


@rule("CYB-SUP-01")
def test_sup_01_a_token_works_like_a_robot_of_its_model() -> None:
    table = cyberion(factory=FACTORY, support="STO", platform="SIR1 SIR2 SIR3")
    table.answer("support:STO", "stow:SIR1@platform")
    assert table.part("support") == "STO"  # nothing changes before the last answer
    table.answer("stow:SIR3@platform")
    assert rows(table) == ["SIR2", "", "SIR1 SIR3"]
    assert table.parts("support", "discard", "turn") == ["none", "", "A 1"]


@rule("CYB-SUP-01")
def test_sup_01_only_during_the_intervention() -> None:
    table = cyberion(factory=FACTORY, support="SIR").answer("end")
    assert table.options(A) == []
    assert table.why_not(A, "support:SIR") == "CYB-DEC-06"


@rule("CYB-SUP-02")
@pytest.mark.parametrize("figures", ["1 1 1 1 1", "2 2 2 2 2", "5 5 5 5 5"])
def test_sup_02_its_level_is_iii_whatever_the_mainframe_shows(figures: str) -> None:
    draws = cyberion(factory=FACTORY, support="SIR", levels=figures).answer("support:SIR")
    assert draws.part("due") == "flash 2"
    looks = cyberion(factory=FACTORY, support="PLA", levels=figures).answer("support:PLA")
    assert looks.part("due") == "look 2, back, take 1"
    back = cyberion(factory=FACTORY, support="CYC", discard="SIR1", levels=figures)
    assert back.answer("support:CYC", "take:SIR1").part("deck") == "SIR1 ..."


@rule("CYB-SUP-03")
def test_sup_03_each_token_is_used_once() -> None:
    table = cyberion(ALL_FIVE, factory=FACTORY, support="SIR CYC")
    assert table.offered("support") == ["SIR", "CYC"]
    drawn(table.answer("support:SIR"), "COM1 COM2")
    assert table.part("support") == "CYC"
    assert table.offered("support") == ["CYC"]
    assert table.why_not(A, "support:SIR") == "CYB-SUP-03"


@rule("CYB-SUP-03")
def test_sup_03_a_token_is_not_returned_in_a_later_turn() -> None:
    table = cyberion(factory=FACTORY, support="SIR", platform="COM1 COM1 COM2 COM3 COM4")
    drawn(table.answer("support:SIR"), "PLA1 PLA2").answer("end")
    assert table.parts("turn", "support") == ["A 2", "none"]
    assert table.offered("support") == []


@rule("CYB-SUP-04")
def test_sup_04_a_first_game_uses_one_random_token() -> None:
    table = Table(GAME)
    assert table.offered("aid") == [*MODELS]
    table.nature("aid:PLA")
    assert (table.offered("aid"), table.part("support")) == ([], "PLA")
    with pytest.raises(BadPosition, match="1 tokens at most"):
        cyberion(factory=FACTORY, support="SIR CYC")


@rule("CYB-SUP-05")
@pytest.mark.parametrize(("tokens", "after"), [(0, 1), (1, 2), (4, 5), (5, 5)])
def test_sup_05_after_a_loss_one_token_more(tokens: int, after: int) -> None:
    table = lost(tokens)
    assert table.ended() == "lost by failsafe"
    assert table.view()["next_support"] == after
    assert f"advised tokens={after}" in table.events()


@rule("CYB-SUP-06")
@pytest.mark.parametrize(("tokens", "after"), [(0, 0), (1, 0), (3, 2), (5, 4)])
def test_sup_06_after_a_win_one_token_less(tokens: int, after: int) -> None:
    table = won(tokens)
    assert table.ended() == "won by repaired"
    assert table.view()["next_support"] == after
    assert f"advised tokens={after}" in table.events()


@rule("CYB-SUP-05", "CYB-SUP-06")
def test_sup_05_a_game_starts_with_none_to_five_tokens() -> None:
    for tokens in range(6):
        table = Table(GAME, None, {"support": str(tokens)})
        table.nature(*[f"aid:{model}" for model in MODELS[:tokens]])
        assert table.part("support").split() == ([*MODELS[:tokens]] or ["none"])
        assert table.offered("aid") == []
    with pytest.raises(BadSettings):
        Table(GAME, None, {"support": "6"})
    assert cyberion(factory=FACTORY).view()["next_support"] is None  # only when the game is over


@rule("CYB-SUP-07", "CYB-CMP-12")
def test_sup_07_the_five_level_iii_abilities() -> None:
    table = cyberion(
        ALL_FIVE,
        factory=FACTORY,
        support="SIR STO CYC PLA COM",
        platform="SIR1 SIR2 SIR3 SIR4 SIR5",
        deck="STO1 STO2 STO3 STO4 ...",
        discard="PLA5",
    )
    drawn(table.answer("support:SIR"), "STO1 STO2")
    assert rows(table)[1] == "STO1 STO2"
    table.answer("support:STO", "stow:SIR1@platform", "stow:STO1@flash")
    assert rows(table) == ["SIR2 SIR3 SIR4 SIR5", "STO2", "SIR1 STO1"]
    table.answer("support:CYC", "take:PLA5")
    assert table.part("deck") == "PLA5 STO3 STO4 ..."
    drawn(table.answer("support:PLA"), "PLA5 STO3").answer("top:STO3", "bottom:PLA5")
    drawn(table, "STO3")
    assert rows(table)[0] == "SIR2 SIR3 SIR4 SIR5 STO3"
    table.answer("support:COM", "prep:I-CYC", *[f"spend:SIR{k}@platform" for k in (2, 3, 4, 5)])
    assert table.part("factory") == "I-SIR I-STO I-CYC* I-PLA I-COM"
    assert table.part("support") == "none"
    assert table.part("levels") == levels()
