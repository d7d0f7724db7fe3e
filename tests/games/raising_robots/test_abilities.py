"""What inventors add to other rules. Rules: RR-INV, RR-RUL-58."""

import pytest

from automatable.testkit import rule

from .helpers import A, at, goods, round_of
from .helpers_rows import energy_of, performed, with_inventor

FREE = "free upgrade-cosmetic upgrade-speed upgrade-communication upgrade-efficiency"
FOUR = "design RB-01 RB-02; fabricate RB-33; recycle RB-65"
RUNNING = "energy EN-02=design EN-03=fabricate"


def test_in_01_adds_energy_to_design_then_to_fabricate_as_well() -> None:
    given = f"{RUNNING}; {FREE}; inventor"
    assert energy_of(round_of(f"{given} IN-01")) == {"design": 4, "fabricate": 4}
    assert energy_of(round_of(f"{given} IN-01+")) == {"design": 4, "fabricate": 5}
    assert performed(round_of(f"{given} IN-01").answer("batteries:1")) == 5


@pytest.mark.parametrize(
    ("inventor", "costs"),
    [("IN-01", [0, 1, 2, 3, 3]), ("IN-02", [0, 0, 1, 2, 2]), ("IN-02+", [0, 0, 0, 1, 1])],
)
def test_in_02_lowers_the_cost_of_slots(inventor: str, costs: list[int]) -> None:
    for length, cost in enumerate(costs):
        built = " ".join(f"RB-{number}" for number in range(34, 34 + length))
        own = f"inventor {inventor}; {FREE}; fabricate {built}; hand RB-33; goods G1 P2 S9"
        table = at("assembly 2", own).answer("assemble:RB-33@left")
        assert goods(table) == f"S{9 - cost}"


def test_in_07_inspires_twice() -> None:
    table = at("unlock", "inventor IN-07; goods").answer("unlock:upgrade-speed")
    table.answer("inspire:wilds", "gain:gear", "gain:gear")
    assert table.options(A) == ["skip", "inspire:class", "inspire:batteries"]
    table.answer("inspire:batteries")
    assert (goods(table), table.options(A)) == ("G2 B4", [])
    table = at("unlock", "inventor IN-01; goods").answer("unlock:upgrade-speed")
    table.answer("inspire:batteries")
    assert (goods(table), table.options(A)) == ("B4", [])


def test_in_08_makes_upgrades_cheaper_then_adds_energy() -> None:
    for inventor, left in (("IN-01", "S5"), ("IN-08", "S6"), ("IN-08+", "S6")):
        table = at("upgrade 1", f"inventor {inventor}; {FREE}; goods S9").answer("buy:U1")
        assert goods(table.answer("unlock:design-speed")) == left
    own = f"energy EN-02=upgrade EN-03=assemble; {FREE}; inventor"
    assert energy_of(round_of(f"{own} IN-08")) == {"upgrade": 3, "assemble": 4}
    assert energy_of(round_of(f"{own} IN-08+")) == {"upgrade": 4, "assemble": 4}
    assert at("upgrade 5", "inventor IN-08; goods S1").options(A) == ["done", "buy:U3"]


def test_in_08_never_makes_upgrades_cheaper_than_one_wild() -> None:
    cards = with_inventor("IN-08", base="ongoing: rows(3)")
    table = at("upgrade 5", "inventor IN-08; goods S4", cards).answer("buy:U3")
    assert goods(table.answer("unlock:design-speed")) == "S3"


def test_in_13_adds_energy_to_a_selected_phase_of_choice() -> None:
    table = round_of(f"{RUNNING}; inventor IN-13", cubes="1 0 0 0 0")
    assert table.options(A) == ["boost:design", "boost:fabricate"]
    table.answer("boost:fabricate")
    assert energy_of(table) == {"upgrade": 1, "design": 3, "fabricate": 5}


def test_in_13_upgraded_adds_energy_to_both() -> None:
    table = round_of(f"{RUNNING}; inventor IN-13+; {FREE}", cubes="1 0 0 0 0")
    assert "skip" in table.options(A)
    assert energy_of(table) == {"upgrade": 1, "design": 4, "fabricate": 5}


@rule("RR-RUL-58")
def test_rul_58_energy_an_inventor_adds_holds_from_the_next_total_on() -> None:
    own = f"{RUNNING}; inventor IN-13; {FREE}; {FOUR}; tokens efficiency"
    assert round_of(own).why_not(A, "boost:upgrade") == "RR-RUL-58"  # it was not selected
    table = round_of(own).answer("boost:design", "batteries:0")
    assert performed(table) == 4
    table.answer("place:IN-13")
    assert performed(table) == 4  # fixed (RR-ENE-10)
    assert energy_of(table) == {"design": 4, "fabricate": 5}
    table = round_of(own).answer("place:IN-13")  # instead of a choice
    assert energy_of(table) == {"design": 4, "fabricate": 5}
