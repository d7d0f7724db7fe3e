"""Components; the cards are compared with the law in test_data.py. Rules: RR-CMP."""

import pytest

from automatable.games.raising_robots import GAME
from automatable.games.raising_robots.kinds import PHASES, TYPES
from automatable.kernel.errors import BadSettings
from automatable.testkit import Table, rule

from .helpers import A, B, has, round_of
from .helpers_start import new, prepared


@rule("RR-CMP-01")
def test_cmp_01_one_to_six_play() -> None:
    for players in range(1, 7):
        assert len(new(players=players).view()["seats"]) == players
    for players in (0, 7):
        with pytest.raises(BadSettings, match="players"):
            new(players=players)


@rule("RR-CMP-02")
def test_cmp_02_the_central_board_has_a_space_for_each_phase_and_eight_rounds() -> None:
    view = round_of("energy EN-02=upgrade EN-03=assemble", cubes="1 2 3 4 5").view()
    assert view["cubes"] == dict(zip(PHASES, range(1, 6), strict=True))
    assert view["rounds"] == 8


@rule("RR-CMP-03")
def test_cmp_03_every_set_has_one_card_for_each_of_five_phases() -> None:
    table = prepared("energy EN-02 EN-03", "energy EN-02 EN-03")
    names = [f"pair:{name}" for name in ("upgrade", "assemble", "design", "fabricate", "recycle")]
    assert table.options(A) == table.options(B) == names


@rule("RR-CMP-05")
def test_cmp_05_all_seats_begin_alike() -> None:
    seats = [has(new(players=6), seat) for seat in range(6)]
    for seat in seats:
        del seat["seat"], seat["letter"]
    assert all(seat == seats[0] for seat in seats)


@rule("RR-CMP-14")
def test_cmp_14_a_kit_has_16_tokens_5_phase_cards_and_12_energy_cards() -> None:
    seat = has(new(players=1))
    types = [circle.partition("-")[2] for circle in seat["locked"]]
    assert [types.count(name) for name in TYPES] == [4, 4, 4, 4]
    assert len(PHASES) == 5
    assert len(GAME.facts["energy"]) == 12


@rule("RR-CMP-14")
def test_cmp_14_every_seat_has_cards_of_its_own() -> None:
    both = {"A": "energy EN-02 EN-03", "B": "energy EN-03 EN-02", "due": "selection; round; score"}
    position = {**both, "neutral": "upgrade assemble"}
    table = Table(GAME, position, {"players": 2})
    cards = table.game.cards(table.state)
    assert [cards.count(f"EN-{k:02}") for k in range(1, 13)] == [2] * 12
