"""How and when the game ends. Rules: CYB-END, CYB-RUL-74, CYB-RUL-75."""

import pytest

from automatable.games.cyberion import GAME
from automatable.kernel.errors import BadPosition
from automatable.testkit import Table, rule

from .helpers import TWO, A, all_but, cyberion
from .helpers_expansions import fill, options, table

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


def last_repair(**more: object) -> Table:
    """The last Machine is repaired with a damage token left and two Failsafe tokens."""
    given: dict[str, object] = {
        "turn": "A 20",
        "factory": "II-SIR",
        "removed": "*",
        "platform": "SIR1 SIR2 SIR3 PLA1 PLA2",
        "experience": "I-1 I-2 I-3",
        "levels": "4 1 1 1 1",
        "reserve": 2,
        "damage": 1,
    }
    made = table("gigantobots", **{**given, **more})
    return made.answer("repair:II-SIR", *[f"crew:SIR{size}@platform" for size in (1, 2, 3)])


@rule("CYB-RUL-74", "CYB-END-06")
def test_rul_74_what_the_turn_still_gains_counts_against_the_damage() -> None:
    made = last_repair()
    assert made.ended() == ""
    assert made.events()[-1] == "toll_due count=3 left=2"
    assert made.view()["end_costs"] == "toll"
    made.answer("upgrade:SIR")  # the fourth Machine pays, and IV to V gains a Failsafe token
    assert (made.part("reserve"), made.view()["end_costs"]) == ("3", "nothing")
    fill(made.answer("end"), "STO1", "STO2", "STO3")
    assert (made.ended(), made.part("reserve")) == ("won by repaired", "0")


@rule("CYB-RUL-74", "CYB-RUL-75")
def test_rul_74_a_reward_for_a_gigantobot_counts_too() -> None:
    made = last_repair(riders="GIG-PLA PLA3 PLA4 PLA5", experience="")
    made.answer("board", "rider:PLA1@platform", "rider:PLA2@platform")
    made.answer("seat:GIG-PLA", "seat:GIG-PLA", "reward:damage", "end")
    fill(made, "STO1", "STO2", "STO3", "STO4", "STO5")
    assert (made.ended(), made.part("reserve")) == ("won by repaired", "2")


@rule("CYB-RUL-74", "CYB-RUL-57")
def test_rul_74_a_babybot_drawn_in_the_last_cleanup_counts_too() -> None:
    made = table(
        "babybots,gigantobots",
        turn="A 20",
        factory="I-SIR",
        removed="*",
        platform="SIR1 SIR2 PLA1 PLA2 PLA3",
        levels="4 1 1 1 1",
        limbot="none",
        made="SIR",
        deck="BAB-SIR STO1 STO2 ...",
        reserve=2,
        damage=1,
    )
    made.answer("repair:I-SIR", "crew:SIR1@platform", "crew:SIR2@platform", "end")
    fill(made, "BAB-SIR", "STO1", "STO2")
    assert (made.ended(), made.part("reserve")) == ("won by repaired", "0")


@rule("CYB-RUL-74", "CYB-END-06")
def test_rul_74_without_any_gain_the_damage_decides_after_cleanup() -> None:
    made = last_repair()
    assert "repair" not in [name.partition(":")[0] for name in options(made)]
    fill(made.answer("end"), "STO1", "STO2")
    assert made.ended() == ""  # the Platform is not full yet
    fill(made, "STO3")
    assert (made.ended(), made.part("reserve")) == ("lost by damage", "2")


@rule("CYB-RUL-74")
def test_rul_74_at_once_the_last_machine_decides() -> None:
    assert last_repair(end="at_once").ended() == "lost by damage"
    assert last_repair(end="at_once", reserve=3).ended() == "won by repaired"


@rule("CYB-RUL-74")
def test_rul_74_a_turn_after_the_last_repair_can_be_written_down() -> None:
    made = last_repair().answer("upgrade:SIR")
    again = GAME.from_position(made.position(), {"expansions": "gigantobots"})
    assert GAME.position(again) == made.position()
    with pytest.raises(BadPosition):
        GAME.from_position(made.position(), {"expansions": "gigantobots", "end": "at_once"})


@rule("CYB-RUL-74", "CYB-TWO-10")
def test_rul_74_no_factories_merge_when_none_has_a_machine() -> None:
    made = last_repair(players=2)
    fill(made.answer("end"), "STO1", "STO2", "STO3")
    assert "merged" not in [event.partition(" ")[0] for event in made.events()]
