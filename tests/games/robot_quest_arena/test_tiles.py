"""Tiles and robots as data. Law: sections 5.3, 5.6. Rules: RQA-TIL, RQA-ROB."""

import re
import tomllib

from automatable.games.robot_quest_arena import GAME
from automatable.games.robot_quest_arena.printed import STANDARD_BOARDS
from automatable.games.robot_quest_arena.tiles import LETTERS, ROWS, TILES, Tile
from automatable.testkit import rule

from .helpers_law import data, section, table_of


def test_the_legend_of_the_maps_is_the_law_s() -> None:
    legend = dict(re.findall(r"`(.)` ([A-Za-z ]+)", section("5.3").split("Legend:")[1]))
    names = {letter: name.strip().lower().replace(" ", "_") for letter, name in legend.items()}
    assert names == dict(zip(LETTERS, TILES, strict=True))


@rule("RQA-SET-18")
def test_set_18_boards_are_told_on_which_tiles_robots_come_in() -> None:
    tiles = GAME.facts["tiles"]
    assert [name for name in tiles if tiles[name]["entry"]] == ["start"]


def test_the_engine_numbers_the_tiles_as_the_file_does() -> None:
    numbered = {"plain": Tile.PLAIN, "start": Tile.START, "wall": Tile.WALL, "smoke": Tile.SMOKE}
    for name, number in {**numbered, "centre": Tile.CENTRE}.items():
        assert TILES[number] == name


@rule("RQA-CMP-11", "RQA-LOS-02", "RQA-LOS-03", "RQA-LOS-04")
def test_the_tile_file_says_what_tiles_do() -> None:
    rows = {row["id"]: row for row in ROWS}
    facts = {
        id: {field: row[field] for field in ("start", "enter", "leave", "blocks") if field in row}
        for id, row in rows.items()
    }
    assert {id: fact for id, fact in facts.items() if fact} == {
        "wall": {"blocks": ["movement", "sight"]},
        "chop_shop": {"start": "scrap_hand(1)"},
        "control_terminal": {"start": "draw(1); discard(1)"},
        "repair_kit": {"start": "vp(1); repair(1)"},
        "solar_farm": {"start": "energy(1)"},
        "tacks": {"enter": "self_damage(2)"},
        "pothole": {"enter": "self_damage(1)", "leave": 1},
        "trash_compactor": {"enter": "compact(6)"},
        "smoke": {"blocks": ["sight"]},
        "centre": {"start": "vp(1)"},
    }
    for row in rows.values():
        assert "rule" not in row or row["rule"] in GAME.rulebook


def test_5_6_the_robot_file_says_what_the_law_says() -> None:
    rows = {row["id"]: row for row in STANDARD_BOARDS.rows}
    law = table_of("5.6")
    assert list(rows) == [row[0] for row in law]
    for id, name, pilot, health, ability, _ in law:
        row = rows[id]
        assert (row["name"], row["pilot"]) == (name, pilot)
        assert health == f"{row['health']} ({row['health'] - 1}R+1B)"
        assert ("centre" in row) is ("centre square" in ability)
        assert ("weight" in row) is (f"+{row.get('weight', 1)} Move to push" in ability)
        assert ("shot" in row) is (f"{row.get('price')} Energy: {row.get('shot')}" in ability)
        reward = f"per enemy KO: {row.get('reward')}, may draw({row.get('draw')})"
        assert ("reward" in row) is (reward in ability)


def test_the_data_files_are_toml_with_nothing_left_over() -> None:
    for name, kind in (("cards.toml", "card"), ("tiles.toml", "tile"), ("robots.toml", "robot")):
        assert [*tomllib.loads(data(name))] == [kind]
