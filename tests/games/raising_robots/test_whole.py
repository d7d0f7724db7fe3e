"""Setup. Rules: RR-SET."""

from automatable.kernel.seats import CHANCE
from automatable.testkit import Table, rule

from .helpers import A, B, C, asked, hand
from .helpers_start import begun, dealt, new, robots


def offered_evenly(table: Table, verb: str, prefix: str, count: int) -> None:
    """Nature is asked for any card of a whole deck, each as likely as the others."""
    decision = table.state.asked(CHANCE)
    assert decision is not None
    assert table.options(CHANCE) == [f"{verb}:{prefix}-{k:02}" for k in range(1, count + 1)]
    assert len({*decision.weights}) == 1


@rule("RR-SET-01")
def test_set_01_the_first_round_is_the_first_space() -> None:
    table = dealt()
    assert table.view()["round"] == 0
    for seat in (A, B, C):
        begun(table, seat)
    assert (table.view()["round"], asked(table, CHANCE)) == (1, "power")


@rule("RR-SET-03")
def test_set_03_each_deck_is_shuffled_by_itself() -> None:
    table = new(players=1)
    offered_evenly(table, "draw", "RB", 96)
    table.nature(*[f"draw:{robot}" for robot in robots(A)])
    offered_evenly(table, "teach", "CL", 32)
    table.nature("teach:CL-30", "teach:CL-01")
    offered_evenly(table, "deal", "IN", 14)


@rule("RR-SET-04")
def test_set_04_every_player_makes_the_start() -> None:
    table = dealt()
    assert [asked(table, seat) for seat in (A, B, C)] == ["cull"] * 3
    assert [hand(table, seat) for seat in (A, B, C)] == [robots(seat) for seat in (A, B, C)]


@rule("RR-SET-05")
def test_set_05_neutral_cards_are_for_one_or_two_players() -> None:
    assert new(players=1).view()["neutral"] == {"open": [], "cubes": [1, 2, 1, 2, 0]}
    assert new(players=2).view()["neutral"] == {"open": [], "cubes": [0, 0, 1, 2, 0]}
    for players in (3, 4, 5, 6):
        assert new(players=players).view()["neutral"] is None


@rule("RR-SET-06")
def test_set_06_nobody_is_first_and_there_are_no_turns() -> None:
    for order in ((A, B, C), (C, A, B)):
        table = dealt()
        for seat in order:
            assert asked(table, seat) == "cull"
            begun(table, seat)
            assert asked(table, seat) == ""
        assert asked(table, CHANCE) == "power"
