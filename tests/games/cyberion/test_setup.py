"""Setup of the base game. Rules: CYB-SET."""

import pytest

from automatable import SPECTATOR
from automatable.games.cyberion import GAME
from automatable.testkit import Table, rule

from .helpers import (
    MODELS,
    ROBOTS,
    STAGE_I,
    STAGE_II,
    A,
    cyberion,
    deck_size,
    drawn,
    levels,
    rows,
)

DEALT = "SIR1 SIR1 STO2 CYC3 PLA4 COM5 COM5 SIR2 STO3 CYC4"


def with_factory() -> Table:
    """A new game whose Support token and Factory are there."""
    table = Table(GAME).nature("aid:CYC")
    return table.nature(*[f"machine:I-{model}" for model in MODELS])


def set_up() -> Table:
    """A new game before the first answer."""
    return drawn(with_factory(), DEALT)


@rule("CYB-SET-01")
def test_set_01_every_figure_starts_at_level_i() -> None:
    assert set_up().part("levels") == "1 1 1 1 1"


@rule("CYB-SET-02")
def test_set_02_stage_i_is_shuffled_and_lies_on_top() -> None:
    table = Table(GAME).nature("aid:SIR")
    assert table.weights() == {f"machine:{name}": 1 for name in STAGE_I}
    table.nature("machine:I-3")
    assert table.offered("machine") == [name for name in STAGE_I if name != "I-3"]


@rule("CYB-SET-02")
def test_set_02_stage_ii_is_shuffled_and_lies_below() -> None:
    last_of_stage_i = "I-1 I-2 I-3 I-4"
    table = cyberion(
        turn="A 1 relieved", factory=last_of_stage_i, removed="I-SIR I-STO I-CYC I-PLA I-COM"
    ).answer("end")
    assert table.offered("machine") == ["I-5"]  # not before stage I is used up
    table = cyberion(
        turn="A 1 relieved", factory=last_of_stage_i, removed="I-SIR I-STO I-CYC I-PLA I-COM I-5"
    ).answer("end")
    assert table.weights() == {f"machine:{name}": 1 for name in STAGE_II}


@rule("CYB-SET-03")
def test_set_03_the_factory_is_a_row_of_five_of_stage_i() -> None:
    table = with_factory()
    assert table.part("factory") == "I-SIR I-STO I-CYC I-PLA I-COM"
    assert table.offered("machine") == []
    assert [place["machine"].partition("-")[0] for place in table.view()["factory"]] == ["I"] * 5


@rule("CYB-SET-04")
def test_set_04_twenty_machines_remain_in_the_deck() -> None:
    assert set_up().view()["machine_deck"] == [5, 15, 0]


@rule("CYB-SET-05")
def test_set_05_the_experience_pile_starts_empty() -> None:
    table = set_up()
    assert table.view()["experience"] == []
    assert table.why_not(A, "upgrade:SIR") == "CYB-UPG-02"


@rule("CYB-SET-06")
def test_set_06_all_fifty_robots_are_shuffled() -> None:
    table = with_factory()
    assert table.weights() == {f"draw:{name}": 2 for name in ROBOTS}
    assert deck_size(table) == 50
    drawn(table, "SIR1")
    assert table.weights()["draw:SIR1"] == 1
    assert table.weights()["draw:SIR2"] == 2


@rule("CYB-SET-06")
def test_set_06_the_robot_deck_lies_face_down() -> None:
    seen = set_up().view(A)
    assert (seen["deck_top"], seen["deck_bottom"], seen["deck"]) == ([], [], 40)


@rule("CYB-SET-07")
def test_set_07_the_first_five_robots_are_the_platform() -> None:
    assert set_up().part("platform") == "SIR1 SIR1 STO2 CYC3 PLA4"


@rule("CYB-SET-08")
def test_set_08_the_next_five_go_to_the_discard_pile_and_nothing_triggers() -> None:
    table = set_up()
    assert table.part("discard") == "SIR2 STO3 CYC4 COM5 COM5"
    assert deck_size(table) == 40
    assert table.options(A)[0] == "end"  # the first Intervention has begun
    kinds = [event.partition(" ")[0] for event in table.events()]
    assert kinds[-6:] == ["milled"] * 5 + ["turn_began"]
    assert "triggered" not in kinds


@rule("CYB-SET-07", "CYB-SET-08")
@pytest.mark.parametrize("dealt", range(10))
def test_set_08_a_setup_written_down_goes_on_where_it_was(dealt: int) -> None:
    cards = DEALT.split()
    table = drawn(with_factory(), " ".join(cards[:dealt]))
    again = drawn(cyberion(**table.position()), " ".join(cards[dealt:]))
    assert again.position() == set_up().position()
    assert again.options(A)[0] == "end"


@rule("CYB-SET-09")
def test_set_09_flash_and_stock_start_empty() -> None:
    assert rows(set_up())[1:] == ["", ""]


@rule("CYB-SET-10")
def test_set_10_one_failsafe_is_in_the_reserve_and_four_in_the_forge() -> None:
    seen = set_up().view()
    assert (seen["reserve"], seen["forge"]) == (1, 4)


@rule("CYB-SET-11")
def test_set_11_the_battery_starts_charged() -> None:
    assert set_up().view()["battery"] == "charged"


@rule("CYB-SET-12")
def test_set_12_one_random_support_token_and_no_other() -> None:
    table = Table(GAME)
    assert table.weights() == {f"aid:{model}": 1 for model in MODELS}
    table.nature("aid:CYC")
    assert table.part("support") == "CYC"
    assert table.offered("aid") == []
    assert set_up().view(SPECTATOR)["support"] == ["CYC"]  # face up


@rule("CYB-SET-12")
def test_set_12_later_games_use_as_many_tokens_as_agreed() -> None:
    none = Table(GAME, None, {"support": "0"})
    assert none.offered("machine") == [*STAGE_I]
    three = Table(GAME, None, {"support": "3"}).nature("aid:COM", "aid:SIR")
    assert three.offered("aid") == ["STO", "CYC", "PLA"]  # each only once
    three.nature("aid:PLA")
    assert three.part("support") == "SIR PLA COM"
    assert three.offered("aid") == []


@rule("CYB-SET-13")
def test_set_13_all_robots_are_discarded_to_one_pile_everybody_sees() -> None:
    table = cyberion(
        factory="I-SIR I-STO I-CYC I-PLA I-2",
        platform="SIR1 SIR2 STO3",
        flash="PLA5",
        stock="COM1 CYC2",
        levels=levels(COM=5),
    )
    table.answer("repair:I-SIR", "crew:SIR1@platform", "crew:SIR2@platform")
    table.answer("trigger:STO3@platform")
    table.answer("trigger:COM1@stock", "level:V", "prep:I-CYC", "spend:CYC2@stock")
    assert table.view(SPECTATOR)["discard"] == ["SIR1", "SIR2", "STO3", "CYC2", "COM1"]
    table.answer("end").nature("machine:I-1")
    assert table.parts("flash", "discard") == ["", "SIR1 SIR2 STO3 CYC2 PLA5 COM1"]
