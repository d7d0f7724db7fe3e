"""Player setup. Rules: RR-PLY."""

import pytest

from automatable.games.raising_robots.kinds import PHASES, ROWS, TYPES
from automatable.kernel.seats import CHANCE
from automatable.testkit import Table, rule

from .helpers import A, B, goods, has, settled
from .helpers_start import new, prepared

ROUND = {"due": "round; score", "round": "0"}


@rule("RR-PLY-02")
def test_ply_02_every_section_begins_with_a_locked_token_of_each_type() -> None:
    seat = has(new(players=1))
    assert seat["locked"] == [
        f"{section}-{token}" for section in ("upgrade", *ROWS) for token in TYPES
    ]
    assert len(seat["locked"]) == 16
    assert seat["tokens"] == dict.fromkeys(TYPES, 0)


@rule("RR-PLY-03", "RR-PLY-04", "RR-PLY-05")
def test_ply_03_a_player_begins_with_three_batteries_three_tape_and_nothing_else() -> None:
    table = new(players=6)
    assert [goods(table, seat) for seat in range(6)] == ["T3 B3"] * 6


@rule("RR-PLY-06")
def test_ply_06_all_players_have_the_same_five_phase_cards() -> None:
    table = prepared("energy EN-02 EN-03", "energy EN-01 EN-04")
    assert table.options(A) == table.options(B) == [f"pair:{phase}" for phase in PHASES]


@rule("RR-PLY-07")
@pytest.mark.parametrize("players", range(1, 7))
def test_ply_07_eight_energy_cards_are_those_for_the_number_of_players(players: int) -> None:
    pile = has(new(players=players), players - 1)["energy"]["pile"]
    both, few, many = range(1, 5), range(5, 9), range(9, 13)
    assert pile == [f"EN-{k:02}" for k in (*both, *(few if players <= 3 else many))]


@rule("RR-PLY-08")
def test_ply_08_any_of_the_eight_may_come_up_first() -> None:
    table = settled(ROUND, {"players": 1})
    decision = table.state.asked(CHANCE)
    assert decision is not None
    assert table.options(CHANCE) == [f"power:EN-{k:02}" for k in range(1, 9)]
    assert decision.weights == (1,) * 8


@rule("RR-PLY-09")
def test_ply_09_all_players_have_the_same_eight_in_their_own_order() -> None:
    table: Table = settled(ROUND, {"players": 3})
    piles = [has(table, seat)["energy"]["pile"] for seat in range(3)]
    assert piles == [piles[0]] * 3
    table.nature("power:EN-01", "power:EN-08", "power:EN-08", "power:EN-02")
    drawn = [[card["card"] for card in has(table, seat)["energy"]["drawn"]] for seat in range(2)]
    assert drawn == [["EN-01", "EN-08"], ["EN-08", "EN-02"]]
