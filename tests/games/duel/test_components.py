"""Components. Rules: DUE-CMP."""

from collections import Counter

import pytest

from automatable import ORACLE
from automatable.games.duel import GAME
from automatable.games.duel.rules.attack import is_attack
from automatable.kernel.errors import BadPosition, NotAsked
from automatable.testkit import rule

from .helpers import ATTACKS, BASIC, BONUS, CARDS, A, B, duel, meet, number, sides


@rule("DUE-CMP-01")
def test_cmp_01_exactly_two_players_take_part() -> None:
    table = duel()
    assert table.state.seats == 2
    assert [decision.seat for decision in table.state.open()] == [A, B]
    assert [shown["letter"] for shown in table.view()["sides"]] == ["A", "B"]
    with pytest.raises(NotAsked):
        table.answer_as(2, "play:Charge")
    with pytest.raises(BadPosition, match="'C'"):
        GAME.from_position({"C": "H4"}, {})


@rule("DUE-CMP-02", "DUE-CMP-03", "DUE-CMP-04")
def test_cmp_02_there_are_12_basic_and_4_bonus_cards() -> None:
    box = Counter(GAME.cards(GAME.new()))
    assert sum(box.values()) == 16
    assert box == dict.fromkeys(BASIC, 2) | dict.fromkeys(BONUS, 1)
    assert sum(box[name] for name in BASIC) == 12
    assert sum(box[name] for name in BONUS) == 4


@rule("DUE-CMP-03")
def test_cmp_03_each_player_plays_one_of_the_two_copies_of_a_basic_card() -> None:
    for card in BASIC:
        table = duel(A="B2 D2", B="B2 D2")
        table.answer(f"play:{card}")
        assert f"play:{card}" in table.options(B)


@rule("DUE-CMP-04")
def test_cmp_04_only_bonus_cards_can_be_drawn_or_owned_as_bonus() -> None:
    drawable = [name for name in GAME.catalogue.names if name.startswith("draw:")]
    assert drawable == [f"draw:{name}" for name in BONUS]
    for name in BASIC:
        with pytest.raises(BadPosition, match=f"A: {name} is not a bonus card"):
            duel(A=f"bonus {{{name}}}")
    with pytest.raises(BadPosition, match="both A and B own Ray"):  # one of each
        duel(A="bonus {Ray}", B="bonus {Ray}")


@rule("DUE-CMP-05")
@pytest.mark.parametrize("kind", ["H", "B", "D"])
def test_cmp_05_each_player_has_4_of_the_8_tiles_of_a_kind(kind: str) -> None:
    table = duel(A=f"{kind}4", B=f"{kind}4")
    for line in sides(table):
        assert f"{kind}4" in line
    with pytest.raises(BadPosition, match=f"A: {kind}5 is more than {kind}4"):
        duel(A=f"{kind}5")
    with pytest.raises(BadPosition, match=f"B: {kind}5 is more than {kind}4"):
        duel(B=f"{kind}5")


@rule("DUE-CMP-05")
def test_cmp_05_tiles_are_turned_down_and_up_again() -> None:
    table = duel(A="B4 rest Charge", board="core")
    table.answer("play:Lightning", "play:Charge", "play:Charge", "play:Barrier")
    assert sides(table)[A] == "H4 B3 D0 @0 rest Charge bonus {}"


@rule("DUE-CMP-06")
def test_cmp_06_two_lanes_join_and_each_player_has_one_pawn() -> None:
    table = duel(board="core").answer("play:Move", "play:Charge")
    assert [shown["square"] for shown in table.view(ORACLE)["sides"]] == [1, 0]
    table.answer("play:Charge", "play:Move")
    assert [shown["square"] for shown in table.view(ORACLE)["sides"]] == [1, 1]
    assert table.view()["board"]["length"] == 4  # one board, the same lane for both


@rule("DUE-CMP-07")
def test_cmp_07_spark_lightning_and_ray_are_the_only_attacks() -> None:
    assert [name for name in CARDS if is_attack(number(name))] == [*ATTACKS]
    assert not is_attack(len(CARDS))  # no card is no attack


@rule("DUE-CMP-07")
def test_cmp_07_only_attacks_hurt_a_charging_player() -> None:
    hurting = [name for name in CARDS[:9] if meet(name, "Charge").damage[B] > 0]
    assert hurting == [*ATTACKS]
