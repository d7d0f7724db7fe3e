"""Energy cards are drawn and phases selected. Rules: RR-PRE."""

from automatable.games.raising_robots import GAME
from automatable.kernel.seats import CHANCE, SPECTATOR
from automatable.testkit import rule

from .helpers import A, B, asked, drawn, settled
from .helpers_start import prepared, selected

THREE = {"players": 3}

ROUND = {"due": "round; score", "round": "1"}


@rule("RR-PRE-02")
def test_pre_02_two_energy_cards_of_the_own_pile_are_turned_up() -> None:
    position = {**ROUND, "A": "used EN-01 EN-02"}
    table = settled(position, {"players": 1})
    assert table.options(CHANCE) == [f"power:EN-{k:02}" for k in range(3, 9)]
    table.nature("power:EN-05")
    assert table.options(CHANCE) == [f"power:EN-{k:02}" for k in (3, 4, 6, 7, 8)]
    table.nature("power:EN-03")
    assert drawn(table, A, SPECTATOR) == [("EN-05", None), ("EN-03", None)]
    assert asked(table) == "pair_left"


@rule("RR-PRE-05")
def test_pre_05_two_phases_are_chosen_in_secret() -> None:
    table = selected(prepared("energy EN-02 EN-03", "energy EN-02 EN-03"), A, "design")
    assert (asked(table), drawn(table, A, A)) == (
        "pair_right",
        [("EN-02", "design"), ("EN-03", None)],
    )
    selected(table, A, "upgrade")
    assert drawn(table, A, A) == [("EN-02", "design"), ("EN-03", "upgrade")]
    for viewer in (B, SPECTATOR):
        assert drawn(table, A, viewer) == [("EN-02", None), ("EN-03", None)]


@rule("RR-PRE-07")
def test_pre_07_the_two_phases_are_different() -> None:
    table = selected(prepared("energy EN-02 EN-03", "energy EN-02 EN-03"), A, "design")
    assert table.options(A) == [
        *("pair:upgrade", "pair:assemble", "pair:fabricate", "pair:recycle")
    ]
    assert table.why_not(A, "pair:design") == "RR-PRE-07"


@rule("RR-PRE-08")
def test_pre_08_all_energy_cards_are_seen_before_phases_are_chosen() -> None:
    table = settled(ROUND, THREE)
    table.nature(*["power:EN-04", "power:EN-05"] * 2, "power:EN-07", "power:EN-08")
    assert asked(table) == "pair_left"
    assert drawn(table, 2, A) == [("EN-07", None), ("EN-08", None)]
    assert GAME.facts["energy"]["EN-07"]["cubes"] == 2
