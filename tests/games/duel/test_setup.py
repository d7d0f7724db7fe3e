"""Setup. Rules: DUE-SET."""

import json

from automatable import SPECTATOR
from automatable.games.duel import GAME
from automatable.testkit import Table, rule

from .helpers import BASIC, BONUS, A, B, duel, hand, sides


@rule("DUE-SET-01")
def test_set_01_each_player_has_4_tiles_of_each_kind() -> None:
    table = Table(GAME)
    for _ in range(5):  # far more gains than there are tiles
        table.answer("play:Charge", "play:Barrier", "play:Barrier", "play:Charge")
    assert sides(table) == (
        "H4 B4 D4 @0 rest Barrier bonus {}",
        "H4 B4 D4 @0 rest Charge bonus {}",
    )


@rule("DUE-SET-02", "DUE-SET-03", "DUE-SET-06")
def test_set_02_both_start_with_4_health_2_batteries_no_disk() -> None:
    assert Table(GAME).position() == {
        "A": "H4 B2 D0 @0 rest - bonus {}",
        "B": "H4 B2 D0 @0 rest - bonus {}",
        "deck": "{Ray, Recovery, Trap, Copy}",
        "round": "1",
    }


@rule("DUE-SET-03")
def test_set_03_both_pawns_start_four_moves_from_the_moon() -> None:
    table = Table(GAME)
    length = table.view()["board"]["length"]
    assert [length - shown["square"] for shown in table.view()["sides"]] == [4, 4]


@rule("DUE-SET-04")
def test_set_04_the_four_bonus_cards_are_shuffled() -> None:
    table = Table(GAME).answer("play:Move", "play:Charge")
    nature = table.state.asked(-1)
    assert nature is not None
    assert table.options(-1) == [f"draw:{name}" for name in BONUS]
    assert len(set(nature.weights)) == 1  # any of them with the same chance


@rule("DUE-SET-04")
def test_set_04_the_pile_lies_face_down() -> None:
    table = duel(deck="[Trap, Ray, Copy, Recovery]")
    for viewer in (A, B, SPECTATOR):
        seen = table.view(viewer)
        assert seen == Table(GAME).view(viewer)  # an order somebody fixed shows nothing of it
        del seen["cards"]  # the list of all cards with their costs
        assert seen["pile"] == 4
        assert not any(name in json.dumps(seen) for name in BONUS)


@rule("DUE-SET-05")
def test_set_05_the_starting_hand_is_one_basic_card_of_each_type() -> None:
    table = Table(GAME)
    assert hand(table, A) == [*BASIC]
    assert hand(table, B) == [*BASIC]


@rule("DUE-SET-06")
def test_set_06_both_rest_zones_start_empty() -> None:
    for shown in Table(GAME).view()["sides"]:
        assert shown["rest"] is None
        assert shown["rest_as"] is None


@rule("DUE-SET-07")
def test_set_07_the_start_is_the_same_for_both_and_nobody_is_first() -> None:
    table = Table(GAME)
    assert sides(table)[A] == sides(table)[B]
    assert table.options(A) == table.options(B) != []
    assert GAME.observe(table.state, A) == GAME.observe(table.state, B)
    later = Table(GAME).answer_as(B, "play:Charge").answer_as(A, "play:Spark")
    sooner = Table(GAME).answer_as(A, "play:Spark").answer_as(B, "play:Charge")
    assert later.position() == sooner.position()
