"""Attacks and clash. Rules: DUE-ATK."""

import pytest

from automatable import Rng
from automatable.testkit import rule

from .helpers import (
    ATTACKS,
    EFFECTIVE,
    PAIRS,
    A,
    B,
    duel,
    meet,
    play_round,
    random_games,
    side,
    sides,
)

STRENGTH = {"Spark": 1, "Ray": 1, "Lightning": 2}


@rule("DUE-ATK-01")
@pytest.mark.parametrize("attack", ATTACKS)
def test_atk_01_spark_1_ray_1_lightning_2(attack: str) -> None:
    assert meet(attack, "Charge").damage == (0, STRENGTH[attack])
    assert meet("Charge", attack).damage == (STRENGTH[attack], 0)


@rule("DUE-ATK-02")
@pytest.mark.parametrize("attack", ATTACKS)
@pytest.mark.parametrize("target", ["Charge", "Move", "Recovery", "Trap"])
def test_atk_02_an_attack_deals_its_strength(attack: str, target: str) -> None:
    assert meet(attack, target).damage == (0, STRENGTH[attack])


@rule("DUE-ATK-02")
@pytest.mark.parametrize("attack", ATTACKS)
@pytest.mark.parametrize("target", [*ATTACKS, "Barrier", "Counter"])
def test_atk_02_an_attack_barrier_or_counter_changes_the_damage(attack: str, target: str) -> None:
    beaten = STRENGTH.get(target, 9) < STRENGTH[attack]  # the clash it wins is the exception
    assert (meet(attack, target).damage[B] == STRENGTH[attack]) is beaten


@rule("DUE-ATK-02")
def test_atk_02_cards_without_attack_hurt_nobody() -> None:
    peaceful = [name for name in EFFECTIVE if name not in ATTACKS]
    for mine in peaceful:
        for theirs in peaceful:
            assert meet(mine, theirs).damage == (0, 0)


@rule("DUE-ATK-03")
def test_atk_03_damage_turns_own_health_tiles_face_down() -> None:
    table = duel(A="H3", B="H4").answer("play:Lightning", "play:Charge")
    assert sides(table) == (
        "H3 B0 D0 @0 rest Lightning bonus {}",
        "H2 B3 D0 @0 rest Charge bonus {}",
    )
    assert "hit seat=1 damage=2" in table.events()


@rule("DUE-ATK-03")
def test_atk_03_damage_beyond_the_last_tile_is_ignored() -> None:
    table = duel(B="H1").answer("play:Lightning", "play:Charge")
    assert side(table, "B") == "H0 B3 D0 @0 rest - bonus {} plays Charge"
    assert "hit seat=1 damage=1" in table.events()


@rule("DUE-ATK-04")
@pytest.mark.parametrize("weaker", ["Spark", "Ray"])
def test_atk_04_weaker_side_takes_the_stronger_cards_strength(weaker: str) -> None:
    assert meet("Lightning", weaker).damage == (0, 2)
    assert meet(weaker, "Lightning").damage == (2, 0)


@rule("DUE-ATK-05")
@pytest.mark.parametrize(
    ("mine", "theirs"),
    [("Spark", "Spark"), ("Ray", "Ray"), ("Lightning", "Lightning"), ("Spark", "Ray")],
)
def test_atk_05_equal_strengths_hurt_nobody(mine: str, theirs: str) -> None:
    assert meet(mine, theirs).damage == (0, 0)


@rule("DUE-ATK-06")
def test_atk_06_a_clash_compares_strength_and_not_name_or_cost() -> None:
    free_against_paid = duel(A="bonus {Ray}").answer("play:Ray", "play:Spark")
    assert sides(free_against_paid) == (
        "H4 B2 D0 @0 rest Ray bonus {Ray}",
        "H4 B1 D0 @0 rest Spark bonus {}",
    )
    paid_against_free = duel(B="bonus {Ray}").answer("play:Spark", "play:Ray")
    assert sides(paid_against_free) == (
        "H4 B1 D0 @0 rest Spark bonus {}",
        "H4 B2 D0 @0 rest Ray bonus {Ray}",
    )


@rule("DUE-ATK-07")
@pytest.mark.parametrize(
    ("card", "after"), [("Charge", "B3 D0"), ("Recovery", "B3 D1"), ("Trap", "B2 D1")]
)
def test_atk_07_gains_come_even_when_hit(card: str, after: str) -> None:
    table = duel(B="bonus {Recovery, Trap}").answer("play:Lightning", f"play:{card}")
    assert side(table, "B") == f"H2 {after} @0 rest {card} bonus {{Recovery, Trap}}"


@rule("DUE-ATK-07")
def test_atk_07_gains_come_even_when_knocked_out() -> None:
    table = duel(B="H1").answer("play:Spark", "play:Charge")
    assert table.ended() == "A by ko"
    assert side(table, "B") == "H0 B3 D0 @0 rest - bonus {} plays Charge"


@rule("DUE-ATK-08")
def test_atk_08_no_pair_hurts_both_or_more_than_2() -> None:
    for mine, theirs in PAIRS:
        mine_takes, theirs_takes = meet(mine, theirs).damage
        assert 0 in (mine_takes, theirs_takes)
        assert max(mine_takes, theirs_takes) <= 2


@rule("DUE-ATK-08", "DUE-ATK-09")
def test_atk_08_in_every_round_at_most_one_is_hit_and_nobody_heals() -> None:
    rng = Rng(508)
    for table in random_games(60):
        facts = table.state
        while table.state.decision() is not None:
            before = int(facts.a.health), int(facts.b.health)
            play_round(table, rng)
            lost = before[A] - int(facts.a.health), before[B] - int(facts.b.health)
            assert min(lost) == 0
            assert max(lost) <= 2


@rule("DUE-ATK-09")
def test_atk_09_no_card_turns_a_health_tile_up() -> None:
    for mine, theirs in PAIRS:
        for copies in ((False, False), (True, True)):
            table = meet(mine, theirs, health=(2, 3), copies=copies).table
            assert table.state.a.health <= 2
            assert table.state.b.health <= 3


@rule("DUE-ATK-02")
def test_atk_02_both_seats_attack_alike() -> None:
    assert sides(duel().answer("play:Charge", "play:Spark"))[A].startswith("H3 B3")
    assert sides(duel().answer("play:Spark", "play:Charge"))[B].startswith("H3 B3")
