"""Player boards and tiles of one's own. Law: sections 5.3, 5.6. Rules: RQA-ROB, RQA-TIL."""

import json
import re
from typing import Any

import pytest

from automatable import Record
from automatable.games.robot_quest_arena import GAME
from automatable.games.robot_quest_arena.box import STANDARD, box_line, read_box
from automatable.games.robot_quest_arena.tiles import read_kinds
from automatable.kernel.errors import BadSettings
from automatable.testkit import rule

from .helpers import A, arena, health, plain, purse, toml, vp, where
from .helpers_turns import turn_ended

TILE = {"id": "tacks", "status": "known"}
ROBOT = {"id": "crate", "name": "Crate", "pilot": "Rolf", "health": 5, "status": "known"}


def own(**rows: list[dict[str, Any]]) -> dict[str, object]:
    """A setting: the box with some rows of one's own."""
    return {"cards": json.dumps(rows)}


@rule("RQA-RUL-37")
def test_rul_37_the_unit_of_petri_s_reward_is_data() -> None:
    petri = {**ROBOT, "id": "petri", "reward": "energy(2)"}
    parts = {"petri": "A r4c4", "pug": "B r4c5 1+0", "A": "hand hammer"}
    table = arena(own(robot=[petri]), **parts).answer("play:hammer", "target:pug")
    assert (table.asked(), purse(table), vp(table, A)) == ("A act", (2, 0), 1)


@rule("RQA-RUL-36")
def test_rul_36_the_unit_of_the_repair_kit_is_data() -> None:
    kit = {"id": "repair_kit", "status": "known", "start": "energy(1); repair(2)"}
    table = arena(own(tile=[kit]), tiles="R@r4c4", pug="A r4c4 1+1", turn="C 3")
    turn_ended(table)
    assert (purse(table), health(table, "pug"), vp(table, A)) == ((1, 0), "3+1", 0)


@rule("RQA-RUL-45")
def test_rul_45_health_is_a_number_of_the_board() -> None:
    table = arena(own(robot=[{**ROBOT, "health": 7}]), crate="A r4c4 6+1", pug="B r4c5")
    assert [robot["health"] for robot in table.view()["robots"]] == [5, 5, 7]
    fallen = arena(own(robot=[{**ROBOT, "health": 7}]), crate="A -", turn="C 3")
    turn_ended(fallen).answer("place:crate@r0c0")
    assert health(fallen, "crate") == "6+1"


@rule("RQA-ROB-06")
def test_rob_06_weight_is_a_number_of_the_board() -> None:
    heavy = {**ROBOT, "id": "pug", "weight": 4}
    table = arena(own(robot=[heavy]), petri="A r4c4", pug="B r4c5", purse="0 6")
    assert purse(table.answer("push:pug@petri")) == (0, 0)
    light = arena(own(robot=[ROBOT]), petri="A r4c4", crate="B r4c5", purse="0 2")
    assert purse(light.answer("push:crate@petri")) == (0, 0)  # a Crate without weight


@rule("RQA-ROB-05")
def test_rob_05_price_and_shot_are_numbers_of_the_board() -> None:
    striker = {**ROBOT, "id": "pug", "price": 1, "shot": "ranged(3,5)"}
    table = arena(own(robot=[striker]), pug="A r4c0", petri="B r4c5", purse="1 0")
    table.answer("ability:pug", "target:petri")
    assert (health(table, "petri"), purse(table)) == ("1+1", (0, 0))


@rule("RQA-TIL-08", "RQA-TIL-10")
def test_til_08_damage_and_surcharge_are_numbers_of_the_tile() -> None:
    mud = {**TILE, "enter": "self_damage(1)", "leave": 2}
    table = arena(own(tile=[mud]), tiles="K@r4c5", pug="A r4c4", A="vp 3", purse="0 4")
    table.answer("move:pug@r4c5")
    assert health(table, "pug") == "3+1"
    table.answer("move:pug@r4c6")
    assert (purse(table), where(table, "pug")) == ((0, 0), "r4c6")


@rule("RQA-TIL-01")
def test_til_01_a_centre_square_does_what_the_file_says() -> None:
    centre = {"id": "centre", "status": "known", "enter": "self_damage(1)", "leave": 1}
    table = arena(own(tile=[centre]), pug="A r2c4", A="vp 3", purse="0 3").answer("move:pug@r3c4")
    assert (health(table, "pug"), table.view()["prices"]["pug"]["r2c4"]) == ("3+1", 2)
    assert turn_ended(arena(own(tile=[centre]), pug="A r4c4", turn="C 3")).part("A")[:4] == "vp 0"


def test_a_card_may_say_a_great_deal() -> None:
    card = {"id": "zap", "type": "attack", "pile": "start", "copies": 9, "status": "known"}
    many = {**card, "effect": "; ".join(["jump()"] * 300 + ["at_end()", "vp(1)"])}
    assert GAME.new({"cards": json.dumps([many])}).cards.late == [301]


def test_what_a_file_says_nothing_of_is_as_usual() -> None:
    box = read_box(toml("robot", {**ROBOT, "health": 9}), "mine.toml")
    assert box.cards is STANDARD.cards
    assert box.ground is STANDARD.ground
    assert list(box.boards.health) == [5, 5, 5, 9]
    assert box.boards.rows[:3] == STANDARD.boards.rows[:3]


def test_boards_and_tiles_are_part_of_the_record() -> None:
    text = "\n".join([toml("robot", {**ROBOT, "health": 9}), toml("tile", TILE)])
    line = box_line(text, "mine.toml")
    assert "\n" not in line
    assert box_line(line, "cards") == line
    record = Record(GAME, {"cards": line, "arena": plain(), "turn_cap": "3", "first": "A"})
    again = Record.read(record.text())
    state = again.replay()
    assert list(state.terms.boards.health) == [5, 5, 5, 9]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"id": "Mud"}, "tile 'Mud': id"),
        ({"id": "mud"}, "tile 'mud': id must be one of plain, start, wall"),
        ({"id": 3}, "tile 1: id"),
        ({"letter": "M"}, "tile 'tacks': 'letter' is not one of"),
        ({"blocks": ["sight"]}, "tile 'tacks': 'blocks' is not one of"),
        ({"status": "rumour"}, "tile 'tacks': status"),
        ({"leave": "x"}, "tile 'tacks': leave"),
        ({"start": "fly(1)"}, "tile 'tacks': start"),
        ({"enter": "energy(1)"}, "tile 'tacks': enter"),
        ({"enter": "self_damage(1); compact(6)"}, "tile 'tacks': enter"),
    ],
)
def test_a_bad_tile_is_refused_with_its_place(change: dict[str, Any], message: str) -> None:
    assert read_box(toml("tile", TILE), "mine.toml").ground.enter[7] == []
    with pytest.raises(BadSettings, match=re.escape("mine.toml") + "[,:] " + re.escape(message)):
        read_box(toml("tile", {**TILE, **change}), "mine.toml")


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"id": ""}, "robot '': id"),
        ({"id": "bolt"}, "robot 'bolt': id must be one of pug, petri, strider, crate"),
        ({"name": ""}, "robot 'crate': name"),
        ({"pilot": 4}, "robot 'crate': pilot"),
        ({"health": 0}, "robot 'crate': health"),
        ({"health": True}, "robot 'crate': health"),
        ({"centre": 1}, "robot 'crate': centre"),
        ({"status": ""}, "robot 'crate': status"),
        ({"reward": "draw(1)"}, "robot 'crate': reward"),
        ({"reward": "vp(1); energy(1)"}, "robot 'crate': reward"),
        ({"shot": "line(1,8)"}, "robot 'crate': shot"),
        ({"shot": "ranged(1)"}, "robot 'crate': shot"),
        ({"draw": -1}, "robot 'crate': draw"),
        ({"price": "2"}, "robot 'crate': price"),
        ({"weight": 10}, "robot 'crate': weight"),
        ({"speed": 3}, "robot 'crate': 'speed'"),
    ],
)
def test_a_bad_robot_is_refused_with_its_place(change: dict[str, Any], message: str) -> None:
    assert read_box(toml("robot", ROBOT), "mine.toml").boards.rows[3] == ROBOT
    with pytest.raises(BadSettings, match=re.escape(f"mine.toml, {message}")):
        read_box(toml("robot", {**ROBOT, **change}), "mine.toml")


def test_no_row_comes_twice() -> None:
    for kind, row in (("tile", TILE), ("robot", ROBOT)):
        with pytest.raises(BadSettings, match=f"{kind} '{row['id']}': id is used twice"):
            read_box(toml(kind, row, row), "mine.toml")
        with pytest.raises(BadSettings, match=rf"{kind} must be entries \[\[{kind}\]\]"):
            read_box(f"{kind} = 3", "mine.toml")


def test_two_kinds_of_tiles_share_no_letter() -> None:
    mud = {"id": "mud", "letter": "M"}
    assert read_kinds(toml("tile", mud), "mine.toml") == [mud]
    with pytest.raises(BadSettings, match="tile 'sand': letter"):
        read_kinds(toml("tile", mud, {**mud, "id": "sand"}), "mine.toml")
    with pytest.raises(BadSettings, match="tile 'mud': blocks"):
        read_kinds(toml("tile", {**mud, "blocks": ["noise"]}), "mine.toml")
