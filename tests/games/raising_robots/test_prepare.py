"""Preparation. Rules: RR-PRE."""

from automatable.games.raising_robots import GAME
from automatable.kernel.seats import CHANCE, SPECTATOR
from automatable.testkit import Table, rule

from .helpers import PAIR, A, B, asked, drawn, round_of, settled, sums
from .helpers_start import prepared, selected
from .law import rows

THREE = {"players": 3}
ROUND = {"due": "round; score", "round": "1"}


def cubes(table: Table) -> list[int]:
    """The cubes on the five phases."""
    return [*table.view()["cubes"].values()]


@rule("RR-PRE-01")
def test_pre_01_draw_collect_select_reveal_move() -> None:
    table = settled(ROUND, THREE)
    for _ in range(3):
        assert asked(table, CHANCE) == "power"
        table.nature("power:EN-04", "power:EN-05")
    assert [asked(table, seat) for seat in range(3)] == ["pair_left"] * 3
    for seat in range(3):
        assert cubes(table) == [0] * 5
        selected(table, seat, "design", "fabricate")
    assert cubes(table) == [0, 0, 3, 6, 0]
    assert [asked(table, seat) for seat in range(3)] == ["perform"] * 3
    kinds = [event.split()[0] for event in table.events(SPECTATOR)]
    assert kinds == ["round_began", *["powered"] * 6, "gathered", *["selected"] * 3]


@rule("RR-PRE-03")
def test_pre_03_a_card_brings_a_cube_for_each_symbol() -> None:
    table = prepared("energy EN-05 EN-04", "energy EN-02 EN-03")  # 2 cubes and 1
    selected(selected(table, A, "design", "recycle"), B, "upgrade", "assemble")
    assert cubes(table) == [0, 0, 2, 0, 1]


@rule("RR-PRE-04")
def test_pre_04_a_multiplier_brings_no_cube() -> None:
    table = prepared("energy EN-01 EN-03", "energy EN-01 EN-03")
    selected(selected(table, A, "design", "recycle"), B, "design", "assemble")
    assert cubes(table) == [0] * 5


@rule("RR-PRE-06")
def test_pre_06_an_energy_card_counts_for_its_own_phase_only() -> None:
    assert sums(round_of("energy EN-08=design EN-02=recycle")) == {"design": 5, "recycle": 3}
    assert sums(round_of("energy EN-02=design EN-08=recycle")) == {"design": 3, "recycle": 5}


@rule("RR-PRE-09", "RR-PRE-10")
def test_pre_09_phases_are_revealed_when_everybody_has_chosen() -> None:
    table = prepared("energy EN-02 EN-03", "energy EN-02 EN-03")
    selected(selected(table, A, "design", "upgrade"), B, "recycle")
    assert drawn(table, A, B) == [("EN-02", None), ("EN-03", None)]
    assert table.events(SPECTATOR) == []
    selected(table, B, "assemble")
    assert drawn(table, A, B) == [("EN-02", "design"), ("EN-03", "upgrade")]
    assert drawn(table, B, A) == [("EN-02", "recycle"), ("EN-03", "assemble")]
    assert table.events(SPECTATOR) == [
        "gathered",
        "selected seat=0 phases=['design', 'upgrade']",
        "selected seat=1 phases=['recycle', 'assemble']",
    ]


@rule("RR-PRE-11")
def test_pre_11_cubes_go_to_the_phases_under_their_cards() -> None:
    table = prepared("energy EN-07 EN-04", "energy EN-05 EN-06")  # 2 and 1, 2 and 1
    selected(selected(table, A, "upgrade", "fabricate"), B, "fabricate", "assemble")
    assert cubes(table) == [2, 1, 0, 3, 0]


@rule("RR-PRE-12")
def test_pre_12_an_energy_card_shows_value_effect_and_player_count() -> None:
    cards = rows("energy.toml", "energy")
    for card in cards:
        assert {"value", "players"} <= {*card}
        assert not (card.get("cubes") and card.get("multiplier"))
        told = GAME.facts["energy"][card["id"]]
        each = 2 if card.get("multiplier") else 1
        assert (told["value"], told["each"]) == (card["value"], each)
    assert {"cubes", "multiplier"} <= {name for card in cards for name in card}


@rule("RR-PRE-13")
def test_pre_13_the_selected_phases_may_be_performed_without_any_cube() -> None:
    table = round_of(PAIR)
    assert cubes(table) == [0] * 5
    assert [*sums(table)] == ["upgrade", "assemble"]
    for _ in range(2):
        assert asked(table) == "perform"
        table.answer("skip")
    assert asked(table) == ""
