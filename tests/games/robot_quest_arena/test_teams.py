"""Teams of two. Rules: RQA-TEM."""

import pytest

from automatable import SPECTATOR
from automatable.testkit import rule

from .helpers import TEAMS, A, B, C, D, arena, health, purse, vp, where, zone
from .helpers_turns import scores, started, turn_ended

FOUR_ROBOTS = {"pug": "A r4c4", "petri": "B r2c2", "strider": "C r4c5", "crate": "D r4c3"}


@rule("RQA-TEM-01")
def test_tem_01_the_ordinary_rules_apply_in_two_teams() -> None:
    table = arena(TEAMS, **FOUR_ROBOTS, A="hand hammer battery", purse="3 3")
    table.answer("play:hammer", "target:crate", "buy:heavy_hammer", "push:crate@pug")
    assert (vp(table, A), where(table, "pug")) == (1, "r4c3")
    assert zone(table, A, "discard") == ["heavy_hammer"]
    assert turn_ended(table).asked() == "B act"


@rule("RQA-TEM-02")
def test_tem_02_turns_alternate_between_the_teams() -> None:
    table = arena(TEAMS, **FOUR_ROBOTS)
    order = []
    for _ in range(5):
        order.append(table.asked()[0])
        turn_ended(table)
    assert order == ["A", "B", "C", "D", "A"]


@rule("RQA-TEM-02")
@pytest.mark.parametrize(
    ("seat", "enemies"),
    [
        ("A", ["petri", "crate"]),
        ("B", ["pug", "strider"]),
        ("C", ["petri", "crate"]),
        ("D", ["pug", "strider"]),
    ],
)
def test_tem_02_who_plays_next_is_an_enemy(seat: str, enemies: list[str]) -> None:
    robots = {"pug": "A r3c3", "petri": "B r3c5", "strider": "C r5c3", "crate": "D r5c5"}
    table = arena(TEAMS, **robots, turn=f"{seat} 1", **{seat: "hand sniper_coil"})
    assert table.answer("play:sniper_coil").offered("target") == enemies


@rule("RQA-TEM-03")
def test_tem_03_teammates_robots_are_friends() -> None:
    table = arena(TEAMS, **FOUR_ROBOTS, A="hand hammer").answer("play:hammer")
    assert table.options(A) == ["target:crate"]
    assert table.why_not(A, "target:strider") == "RQA-ATK-07"


@rule("RQA-TEM-04")
def test_tem_04_you_lose_the_vp_if_your_teammates_robot_is_hurt() -> None:
    table = arena(TEAMS, tiles="K@r4c6", **FOUR_ROBOTS, purse="0 2", A="vp 6", C="vp 6")
    table.answer("push:strider@pug")
    assert health(table, "strider") == "2+1"
    assert [vp(table, seat) for seat in (A, B, C, D)] == [4, 0, 6, 0]


@rule("RQA-TEM-05")
def test_tem_05_the_higher_total_of_a_team_wins() -> None:
    off = {**FOUR_ROBOTS, "pug": "A -"}
    piles = {"A": "vp 1", "B": "vp 9", "C": "vp 12", "D": "vp 3"}
    last = {"turn": "D 8", "reserve": "0"}
    assert scores(turn_ended(arena(TEAMS, **off, **piles, **last))) == [1, -1, 1, -1]
    piles["D"] = "vp 5"  # the best single pile is C's
    assert scores(turn_ended(arena(TEAMS, **off, **piles, **last))) == [-1, 1, -1, 1]


@rule("RQA-TEM-06")
def test_tem_06_everything_else_is_kept_apart() -> None:
    table = arena(TEAMS, **FOUR_ROBOTS, purse="5 5", A="vp 3 hand hammer", C="vp 1 hand thrusters")
    assert table.view(A)["seats"][C]["hand"] is None  # not even a teammate looks
    table.answer("buy:rivet_gun")
    assert (zone(table, A, "discard"), zone(table, C, "discard")) == (["rivet_gun"], [])
    turn_ended(turn_ended(table))
    assert (table.asked(), purse(table)) == ("C act", (0, 0))
    assert table.offered("play") == ["thrusters"]
    assert [side["vp"] for side in table.view(SPECTATOR)["seats"]] == [3, 0, 2, 0]  # C's centre


@rule("RQA-TEM-07")
@pytest.mark.parametrize(("first", "piles"), [("A", [0, 1, 2, 3]), ("B", [3, 0, 1, 2])])
def test_tem_07_starting_vp_follow_the_turn_order(first: str, piles: list[int]) -> None:
    table = started("petri", "pug", "strider", "crate", players=4, mode="teams", first=first)
    table.answer("place:petri@r1c1", "place:pug@r1c7", "place:strider@r7c1", "place:crate@r7c7")
    assert [vp(table, seat) for seat in (A, B, C, D)] == piles


@rule("RQA-TEM-08")
def test_tem_08_a_friend_cannot_be_attacked_directly() -> None:
    near = {**FOUR_ROBOTS, "crate": "D r0c8"}
    table = arena(TEAMS, **near, A="hand heavy_hammer rivet_gun")
    table.answer("play:rivet_gun")
    assert table.offered("target") == ["petri"]  # the teammate is nearer
    table = arena(TEAMS, **near, A="hand heavy_hammer")
    assert table.why_not(A, "play:heavy_hammer") == "RQA-ATK-06"
