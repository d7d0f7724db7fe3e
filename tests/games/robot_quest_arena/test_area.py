"""Damage to several robots at once. Rules: RQA-ATK, RQA-RUL-50."""

import pytest

from automatable.testkit import rule

from .helpers import (
    TEAMS,
    A,
    arena,
    health,
    vp,
    where,
)


@rule("RQA-ATK-08")
def test_atk_08_the_laser_cannon_hurts_friends_on_its_line() -> None:
    parts = {"pug": "A r4c4", "crate": "C r4c5", "petri": "B r4c7", "A": "hand laser_cannon vp 5"}
    table = arena(TEAMS, **parts).answer("play:laser_cannon", "aim:E")
    assert (health(table, "crate"), health(table, "petri")) == ("2+1", "2+1")
    assert vp(table, A) == 5  # 2 won, 2 lost


@rule("RQA-RUL-50")
def test_rul_50_all_robots_hit_lose_their_cubes_in_one_event() -> None:
    parts = {"pug": "A r4c4", "crate": "C r4c5 0+1", "petri": "B r4c7 1+1", "strider": "D r4c8"}
    table = arena(TEAMS, A="vp 0 hand laser_cannon", **parts).answer("play:laser_cannon", "aim:E")
    assert table.events()[2:] == [  # after the card and the direction
        "damaged robot=petri red=1 blue=1",
        "damaged robot=strider red=2 blue=0",
        "damaged robot=crate red=0 blue=1",
        "gained_vp seat=0 vp=5",
        "lost_vp seat=0 vp=2",
        "knocked_out robot=petri",
        "knocked_out robot=crate",
    ]
    assert vp(table, A) == 3


@rule("RQA-RUL-50")
def test_rul_50_triggers_come_after_all_ko_s() -> None:
    parts = {"petri": "A r4c4", "pug": "B r4c5 0+1", "strider": "C r3c4 0+1"}
    table = arena(A="hand shockwave deck 2*battery", **parts).answer("play:shockwave")
    assert (where(table, "pug"), where(table, "strider")) == ("-", "-")
    assert (table.asked(), vp(table, A)) == ("A collect", 6)  # 2 blue cubes, 2 KOs


@rule("RQA-RUL-50")
@pytest.mark.parametrize(
    ("card", "friend"), [("laser_cannon", "r4c5"), ("shockwave", "r4c5"), ("mortar", "r4c6")]
)
def test_rul_50_an_area_card_is_played_only_if_an_enemy_is_hit(card: str, friend: str) -> None:
    far = {"petri": "B r0c3", "strider": "D r0c5"}
    dear = "fusion_core dynamo dynamo rocket_punch rocket_punch sniper_coil"
    table = arena(TEAMS, pug="A r5c4", crate="C " + friend, shop=dear, A=f"hand {card}", **far)
    assert table.offered("play") == []


@rule("RQA-RUL-50")
def test_rul_50_a_beam_is_offered_only_in_directions_with_an_enemy() -> None:
    parts = {"pug": "A r4c4", "crate": "C r4c2", "petri": "B r0c0", "strider": "D r7c4"}
    table = arena(TEAMS, A="hand laser_cannon", **parts).answer("play:laser_cannon")
    assert table.offered("aim") == ["S", "NW"]
