"""Energy. Rules: RQA-NRG."""

from automatable.testkit import rule

from .helpers import TEAMS, A, arena, purse, where
from .helpers_turns import CHEAP, nature_goes_on, turn_ended


@rule("RQA-NRG-01")
def test_nrg_01_what_energy_is_spent_on() -> None:
    given = {"strider": "A r4c4", "petri": "B r4c6", "shop": CHEAP, "purse": "2 0"}
    assert purse(arena(**given).answer("buy:power_cell")) == (0, 0)  # of the Shop
    given["purse"] = "3 0"
    assert purse(arena(**given).answer("buy:heavy_hammer")) == (0, 0)  # of the Supply
    assert purse(arena(**given).answer("exchange")) == (2, 1)
    assert purse(arena(**given).answer("ability:strider")) == (1, 0)


@rule("RQA-NRG-02")
def test_nrg_02_each_energy_gives_one_move_as_often_as_one_likes() -> None:
    table = arena(purse="4 1")
    for energy in (3, 2, 1, 0):
        table.answer("exchange")
        assert purse(table) == (energy, 5 - energy)
    assert table.events(A)[-1] == "exchanged seat=0 energy=1 moves=1"
    assert table.why_not(A, "exchange") == "RQA-NRG-02"


@rule("RQA-NRG-02")
def test_nrg_02_who_moves_without_moves_pays_with_energy() -> None:
    table = arena(crate="A r4c4", purse="3 1").answer("move:crate@r4c5", "move:crate@r4c6")
    assert (purse(table), where(table, "crate")) == ((2, 0), "r4c6")
    table = arena(crate="A r4c4", petri="B r4c5", purse="2 0").answer("push:petri@crate")
    assert (purse(table), where(table, "crate")) == ((0, 0), "r4c5")


@rule("RQA-NRG-03")
def test_nrg_03_moves_are_never_turned_back() -> None:
    table = arena(shop=CHEAP, purse="0 9")
    assert table.offered("buy") == []
    assert {name.partition(":")[0] for name in table.options(A)} == {"end", "move"}
    strider = arena(strider="A r4c4", petri="B r4c5", purse="1 9")
    assert strider.offered("ability") == []


@rule("RQA-NRG-04")
def test_nrg_04_energy_may_be_held() -> None:
    table = arena(crate="A r4c4", A="hand battery power_cell thrusters", shop=CHEAP)
    table.answer("play:battery", "play:thrusters", "move:crate@r4c6", "play:power_cell")
    assert purse(table) == (3, 0)
    assert purse(table.answer("buy:heavy_hammer")) == (0, 0)


@rule("RQA-NRG-05")
def test_nrg_05_energy_left_over_is_lost() -> None:
    table = arena(purse="5 0")
    for _ in range(3):
        turn_ended(table)
        assert purse(table) == (0, 0)
    assert table.part("turn") == "A 4"


@rule("RQA-NRG-06")
def test_nrg_06_energy_of_a_solar_farm_is_spent_in_the_actions() -> None:
    table = turn_ended(arena(tiles="E@r4c0", crate="A r4c0", turn="C 3", A="hand battery"))
    assert (table.asked(), purse(table)) == ("A act", (1, 0))
    table.answer("play:battery", "exchange", "move:crate@r4c1", "move:crate@r4c2")
    assert (purse(table), where(table, "crate")) == ((0, 0), "r4c2")


@rule("RQA-NRG-07")
def test_nrg_07_energy_is_given_to_nobody_not_even_to_a_teammate() -> None:
    table = arena(TEAMS, purse="5 3", C="hand battery")
    for _ in range(2):
        nature_goes_on(table.answer("end"))
    assert (table.asked(), purse(table)) == ("C act", (0, 0))
    assert purse(table.answer("play:battery")) == (1, 0)
