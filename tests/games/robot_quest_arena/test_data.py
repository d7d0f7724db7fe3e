"""Cards, arena, tiles and robots as data. Law: section 5. Rules: RQA-CMP, RQA-TIL, RQA-ROB."""

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from automatable.games.robot_quest_arena import GAME, cardset, settings
from automatable.games.robot_quest_arena.arena import FIRST, read_arena, square_name
from automatable.games.robot_quest_arena.cardset import STANDARD, WORDS, read_cards
from automatable.games.robot_quest_arena.robots import read_robots
from automatable.games.robot_quest_arena.tiles import LETTERS, TILES, Tile, read_tiles
from automatable.kernel.errors import BadSettings
from automatable.testkit import Table, rule

LAW = (Path(__file__).parents[3] / "docs" / "rules" / "robot_quest_arena.md").read_text("utf-8")
CARDS: dict[str, dict[str, Any]] = {card["id"]: card for card in STANDARD.cards}


def section(title: str) -> str:
    """A section of the law, from its heading to the next."""
    return LAW.split(f"### {title}")[1].split("\n### ")[0].split("\n## ")[0]


def table_of(title: str) -> list[list[str]]:
    """The cells of the table in a section, row by row."""
    lines = [line for line in section(title).splitlines() if line.startswith("|")][2:]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def data(name: str) -> str:
    """The text of a data file of the game."""
    return (GAME.folder / "data" / name).read_text("utf-8")


# Cards


def law_cards() -> dict[str, dict[str, Any]]:
    """The cards of sections 5.2 and 5.5 in the form of the file."""
    found = {}
    for title in ("5.2", "5.5"):
        for id, name, kind, cost, copies, effect, _ in table_of(title):
            pile = "shop" if title == "5.5" else "start" if cost == "-" else "supply"
            found[id] = {
                **{"name": re.sub(r"\*|\s\(.*\)", "", name), "type": kind, "pile": pile},
                **{"copies": int(copies.split()[0]), "effect": effect},
                **({} if cost == "-" else {"cost": int(cost)}),
            }
    return found


def test_5_2_and_5_5_the_card_file_says_what_the_law_says_in_its_order() -> None:
    law = law_cards()
    shown = {
        id: {field: card[field] for field in card if field not in ("id", "status")}
        for id, card in CARDS.items()
        if card["pile"] != "promo"
    }
    assert list(shown) == list(law)
    assert shown == law


def test_5_2_and_5_5_the_status_of_a_card_is_the_weakest_of_its_parts() -> None:
    for row in [*table_of("5.2"), *table_of("5.5")]:
        words = re.findall("KNOWN|INFERRED|RECONSTRUCTED", row[-1])
        weakest = max(words, key=["KNOWN", "INFERRED", "RECONSTRUCTED"].index)
        assert CARDS[row[0]]["status"] == weakest.lower()


def test_5_5_check_sums() -> None:
    shop = [card for card in STANDARD.cards if card["pile"] == "shop"]
    copies = [[card["copies"] for card in shop if card["type"] == kind] for kind in cardset.TYPES]
    sums = [number for kind in copies for number in (sum(kind), len(kind))]
    cards, dear = sum(sums[::2]), sum(card["copies"] for card in shop if card["cost"] >= 6)
    box = len(GAME.cards(GAME.new({"players": 4})))
    found = [*sums, cards, dear, 100 * dear // cards, 4 * 10, 3 * 12, cards, box]
    text = section("5.5").split("Check sums: ")[1].split("\n")[0]
    told = [int(number) for number in re.findall(r"\d+", text.replace(" 6 or more", ""))]
    told.remove(4)  # players
    assert told == found == [19, 9, 23, 11, 18, 10, 60, 18, 30, 40, 36, 60, 136]


def test_5_5_the_promo_card_is_in_the_game_only_by_agreement() -> None:
    text = section("5.5").split("Optional promo")[1]
    card = CARDS["short_circuit"]
    assert (card["pile"], card["copies"], card["cost"]) == ("promo", 1, 3)
    assert f"`{card['effect']}`" in text
    assert "short_circuit" not in GAME.cards(GAME.new({}))
    assert GAME.cards(GAME.new({"promo": "yes"})).count("short_circuit") == 1


def test_5_4_the_vocabulary_is_the_law_s_and_every_word_is_on_a_card() -> None:
    law = set()
    for cell, _ in table_of("5.4"):
        law |= {form.split("(")[0].strip() for form in cell.split(" / ")}
    assert {*WORDS} == law | {"compact"}  # which is the tiles' own
    for cell, _ in table_of("5.4"):
        for form in cell.split(" / "):
            word, _, rest = form.partition("(")
            numbers = [part for part in rest.rstrip(")").split(",") if part and part != "nolos"]
            assert WORDS[word] == len(numbers)
    used = {cardset.word_of(effect) for effects in STANDARD.effects for effect in effects}
    assert used == law


# The arena


def law_map() -> list[str]:
    """The rows of the map in section 5.3."""
    return [line[5:] for line in section("5.3").split("```")[1].strip("\n").splitlines()[1:]]


def test_5_3_the_arena_file_is_the_map_of_the_law() -> None:
    rows = [line for line in data("first.txt").splitlines() if not line.startswith((";", "status"))]
    assert rows == law_map()
    assert FIRST.map().splitlines() == ["centre 3 3", *law_map()]


def test_5_3_the_arena_has_the_tiles_of_the_table() -> None:
    for name, count, squares in table_of("5.3"):
        tile = TILES.index(name.lower().replace(" ", "_"))
        found = {square_name(k, 9) for k in range(81) if FIRST.tiles[k] == tile}
        listed = re.findall(r"\((\d),(\d)\)", squares)
        assert found == {f"r{row}c{column}" for row, column in listed}
        assert len(found) == len(listed) == int(count)
    assert len(table_of("5.3")) == len(set(FIRST.tiles)) - 1  # all but plain


def test_5_3_the_layout_maps_onto_itself_under_a_half_turn() -> None:
    assert FIRST.tiles == FIRST.tiles[::-1]
    assert FIRST.centre == FIRST.centre[::-1]


def test_5_3_the_shortest_walk_from_any_start_tile_to_the_centre_is_four_moves() -> None:
    for start in [k for k in range(81) if FIRST.tiles[k] == Tile.START]:
        found, border = {start}, [start]
        steps = 0
        while not any(FIRST.centre[square] for square in border):
            beyond = {int(FIRST.step(square, way)) for square in border for way in (0, 2, 4, 6)}
            border = [k for k in beyond - found if k >= 0 and FIRST.tiles[k] != Tile.WALL]
            found |= set(border)
            steps += 1
        assert steps == 4


# Tiles and robots


def test_the_legend_of_the_maps_is_the_law_s() -> None:
    legend = dict(re.findall(r"`(.)` ([A-Za-z ]+)", section("5.3").split("Legend:")[1]))
    names = {letter: name.strip().lower().replace(" ", "_") for letter, name in legend.items()}
    assert names == dict(zip(LETTERS, TILES, strict=True))


def test_the_engine_numbers_the_tiles_as_the_file_does() -> None:
    numbered = {"plain": Tile.PLAIN, "start": Tile.START, "wall": Tile.WALL, "smoke": Tile.SMOKE}
    for name, number in {**numbered, "centre": Tile.CENTRE}.items():
        assert TILES[number] == name


@rule("RQA-CMP-11", "RQA-LOS-02", "RQA-LOS-03", "RQA-LOS-04")
def test_the_tile_file_says_what_tiles_do() -> None:
    rows = {row["id"]: row for row in read_tiles(data("tiles.toml"), "tiles.toml")}
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
    rows = {row["id"]: row for row in read_robots(data("robots.toml"), "robots.toml")}
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


TILE = {"id": "mud", "letter": "M", "status": "known"}
ROBOT = {"id": "bolt", "name": "Bolt", "pilot": "Ada", "health": 5, "status": "known"}


def toml(kind: str, *rows: dict[str, Any]) -> str:
    """Rows as a TOML text."""
    return "\n".join(
        "\n".join([f"[[{kind}]]", *(f"{field} = {json.dumps(row[field])}" for field in row)])
        for row in rows
    )


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"id": "Mud"}, "tile 'Mud': id"),
        ({"id": 3}, "tile 1: id"),
        ({"letter": "MM"}, "tile 'mud': letter"),
        ({"letter": 7}, "tile 'mud': letter"),
        ({"status": "rumour"}, "tile 'mud': status"),
        ({"blocks": ["noise"]}, "tile 'mud': blocks"),
        ({"leave": "x"}, "tile 'mud': leave"),
        ({"start": "fly(1)"}, "tile 'mud': start"),
        ({"enter": "energy(1)"}, "tile 'mud': enter"),
        ({"enter": "self_damage(1); compact(6)"}, "tile 'mud': enter"),
        ({"colour": "brown"}, "tile 'mud': 'colour'"),
    ],
)
def test_a_bad_tile_is_refused_with_its_place(change: dict[str, Any], message: str) -> None:
    assert read_tiles(toml("tile", TILE), "mine.toml") == [TILE]
    with pytest.raises(BadSettings, match=re.escape("mine.toml") + "[,:] " + re.escape(message)):
        read_tiles(toml("tile", {**TILE, **change}), "mine.toml")


def test_two_tiles_share_neither_id_nor_letter() -> None:
    with pytest.raises(BadSettings, match="tile 'mud': id is used twice"):
        read_tiles(toml("tile", TILE, {**TILE, "letter": "N"}), "mine.toml")
    with pytest.raises(BadSettings, match="tile 'sand': letter"):
        read_tiles(toml("tile", TILE, {**TILE, "id": "sand"}), "mine.toml")


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"id": ""}, "robot '': id"),
        ({"name": ""}, "robot 'bolt': name"),
        ({"pilot": 4}, "robot 'bolt': pilot"),
        ({"health": 0}, "robot 'bolt': health"),
        ({"health": True}, "robot 'bolt': health"),
        ({"status": ""}, "robot 'bolt': status"),
        ({"reward": "draw(1)"}, "robot 'bolt': reward"),
        ({"reward": "vp(1); energy(1)"}, "robot 'bolt': reward"),
        ({"shot": "line(1,8)"}, "robot 'bolt': shot"),
        ({"shot": "ranged(1)"}, "robot 'bolt': shot"),
        ({"draw": -1}, "robot 'bolt': draw"),
        ({"price": "2"}, "robot 'bolt': price"),
        ({"weight": 10}, "robot 'bolt': weight"),
        ({"speed": 3}, "robot 'bolt': 'speed'"),
    ],
)
def test_a_bad_robot_is_refused_with_its_place(change: dict[str, Any], message: str) -> None:
    assert read_robots(toml("robot", ROBOT), "mine.toml") == [ROBOT]
    with pytest.raises(BadSettings, match=re.escape(f"mine.toml, {message}")):
        read_robots(toml("robot", {**ROBOT, **change}), "mine.toml")


def test_two_robots_do_not_share_an_id() -> None:
    with pytest.raises(BadSettings, match="robot 'bolt': id is used twice"):
        read_robots(toml("robot", ROBOT, ROBOT), "mine.toml")


# Card files


CARD = {
    **{"id": "zap", "name": "Zap", "type": "attack", "pile": "shop", "copies": 2, "cost": 3},
    **{"effect": "ranged(1,2)", "status": "known"},
}
NOT = object()  # the field is left out


def changed(change: dict[str, Any]) -> dict[str, Any]:
    """The card with some fields changed or left out."""
    return {k: v for k, v in {**CARD, **change}.items() if v is not NOT}


def refuses(text: str, message: str) -> None:
    """A card file is refused, and the message names the place."""
    with pytest.raises(BadSettings) as caught:
        read_cards(text, "mine.toml")
    assert str(caught.value).startswith(f"mine.toml{message}")


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"id": NOT}, ": card 2: id"),
        ({"id": 5}, ": card 2: id"),
        ({"id": ""}, ", card '': id"),
        ({"id": "Zap"}, ", card 'Zap': id"),
        ({"id": "z p"}, ", card 'z p': id"),
        ({"id": "z" * 41}, f", card '{'z' * 41}': id"),
        ({"id": "battery"}, ", card 'battery': id is used twice"),
        ({"id": "deck"}, ", card 'deck': id must not be"),
        ({"name": 3}, ", card 'zap': name"),
        ({"name": ""}, ", card 'zap': name"),
        ({"name": "a\nb"}, ", card 'zap': name"),
        ({"name": "z" * 61}, ", card 'zap': name"),
        ({"type": NOT}, ", card 'zap': type"),
        ({"type": "spell"}, ", card 'zap': type"),
        ({"type": ["attack"]}, ", card 'zap': type"),
        ({"pile": NOT}, ", card 'zap': pile"),
        ({"pile": "junkyard"}, ", card 'zap': pile"),
        ({"status": NOT}, ", card 'zap': status"),
        ({"status": "KNOWN"}, ", card 'zap': status"),
        ({"copies": NOT}, ", card 'zap': copies"),
        ({"copies": 0}, ", card 'zap': copies"),
        ({"copies": 61}, ", card 'zap': copies"),
        ({"copies": "2"}, ", card 'zap': copies"),
        ({"copies": 2.5}, ", card 'zap': copies"),
        ({"copies": True}, ", card 'zap': copies"),
        ({"cost": NOT}, ", card 'zap': cost"),
        ({"cost": -1}, ", card 'zap': cost"),
        ({"cost": 100}, ", card 'zap': cost"),
        ({"pile": "start"}, ", card 'zap': cost is not for starting cards"),
        ({"rarity": "rare"}, ", card 'zap': 'rarity' is none of"),
        ({"effect": NOT}, ", card 'zap': effect"),
        ({"effect": ""}, ", card 'zap': effect has ''"),
        ({"effect": 3}, ", card 'zap': effect has '3'"),
        ({"effect": "fly(1)"}, ", card 'zap': effect has 'fly(1)'"),
        ({"effect": "energy(1);"}, ", card 'zap': effect has ''"),
        ({"effect": "energy 1"}, ", card 'zap': effect has 'energy 1'"),
        ({"effect": "energy(-1)"}, ", card 'zap': effect has 'energy(-1)'"),
        ({"effect": "energy()"}, ", card 'zap': effect energy takes 1 numbers"),
        ({"effect": "ranged(1)"}, ", card 'zap': effect ranged takes 2 numbers"),
        ({"effect": "jump(1)"}, ", card 'zap': effect jump takes 0 numbers"),
        ({"effect": "melee(1,nolos)"}, ", card 'zap': effect melee takes"),
        ({"effect": "energy(100)"}, ", card 'zap': effect energy takes numbers from 1 to 99"),
        ({"effect": "energy(0)"}, ", card 'zap': effect energy takes numbers from 1 to 99"),
        (
            {"effect": "melee(1); repel_target(0)"},
            ", card 'zap': effect repel_target takes numbers",
        ),
        ({"effect": f"energy({'9' * 5000})"}, ", card 'zap': effect energy takes numbers"),
        ({"effect": "compact(6)"}, ", card 'zap': effect compact is for tiles only"),
        ({"effect": "repel_target(1)"}, ", card 'zap': effect repel_target needs a melee"),
        ({"effect": "pull(3); pull_target()"}, ", card 'zap': effect pull_target needs a melee"),
        ({"effect": "line(1,8); splash(1)"}, ", card 'zap': effect splash needs a melee"),
        ({"effect": "melee(1); blast_repel(1)"}, ", card 'zap': effect blast_repel needs a blast"),
    ],
)
def test_a_bad_card_is_refused_with_file_card_and_field(
    change: dict[str, Any], message: str
) -> None:
    battery = CARDS["battery"]
    assert read_cards(toml("card", battery, CARD), "mine.toml").cards == [battery, CARD]
    refuses(toml("card", battery, changed(change)), message)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", ": there must be 1 to 64 entries [[card]]"),
        ("[[cards]]\nid = 'zap'", ": there must be 1 to 64 entries [[card]]"),
        ("[card]\nid = 'zap'", ": there must be 1 to 64 entries [[card]]"),
        ("card = []", ": there must be 1 to 64 entries [[card]]"),
        ("card = [1, 2]", ": card 1: id must be a name"),
        ("[[card]]\nid = zap", ": Invalid value (at line 2, column 6)"),
        ("[[card]]\nid = 'a'\nid = 'b'", ": "),
        ("[[card]]\ncopies = " + "9" * 5000, ": "),
        ("card = " + "[" * 50_000, ": "),
        ("[{", ": "),
        ('[{"id": 1}]', ": card 1: id must be a name"),
        ("[{}]", ": card 1: id must be a name"),
    ],
)
def test_a_text_that_is_no_card_file_is_refused(text: str, message: str) -> None:
    refuses(text, message)


def test_a_card_file_has_64_titles_at_most() -> None:
    many = [{**CARD, "id": f"zap{k}"} for k in range(65)]
    assert read_cards(toml("card", *many[:64]), "mine.toml").count == 64
    refuses(toml("card", *many), ": there must be 1 to 64 entries [[card]]")


def test_a_bad_card_in_a_setting_is_refused_as_in_a_file() -> None:
    with pytest.raises(BadSettings, match="cards, card 'zap': cost must be a number"):
        Table(GAME, None, {"cards": json.dumps([changed({"cost": NOT})], separators=(",", ":"))})
    with pytest.raises(BadSettings, match="cards: "):
        Table(GAME, None, {"cards": "mine"})


def test_the_card_file_of_the_game_is_a_setting_like_any_other() -> None:
    line = settings.cards_line(data("cards.toml"), "cards.toml")
    assert "\n" not in line
    assert settings.cards_line(line, "cards") == line
    own = Table(GAME, None, {"cards": data("cards.toml"), "players": 3, "first": "A"})
    usual = Table(GAME, None, {"players": 3, "first": "A"})
    assert own.view() == usual.view()


# Arena files


GOOD = "S . . S\n+ + + .\n+ + + .\n+ + + S\n"


def row_of(text: str, number: int, row: str) -> str:
    """The map with another row."""
    lines = text.splitlines()
    lines[number - 1] = row
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", ": an arena has 3 to 12 rows and columns"),
        ("; nothing but a remark", ": an arena has 3 to 12 rows and columns"),
        ("S .\n. .\n. .", ": an arena has 3 to 12 rows and columns"),
        ("S . S\n. . .", ": an arena has 3 to 12 rows and columns"),
        ("\n".join(["S" * 13] * 3), ": an arena has 3 to 12 rows and columns"),
        ("\n".join(["SSS"] * 13), ": an arena has 3 to 12 rows and columns"),
        (row_of(GOOD, 2, "+ + +"), ", line 2: 3 squares, the first row has 4"),
        (row_of(GOOD, 4, "+ + + S ."), ", line 4: 5 squares, the first row has 4"),
        (row_of(GOOD, 3, "+ + + ?"), ", line 3: '?' is none of"),
        (row_of(GOOD, 3, "+ + + k"), ", line 3: 'k' is none of"),
        ("centre 1\n" + GOOD, ", line 1: write 'centre ROW COLUMN'"),
        ("centre one 0\n" + GOOD, ", line 1: write 'centre ROW COLUMN'"),
        ("centre -1 0\n" + GOOD, ", line 1: write 'centre ROW COLUMN'"),
        ("centre 1 0 0\n" + GOOD, ", line 1: write 'centre ROW COLUMN'"),
        ("centre 1 0\ncentre 1 0\n" + GOOD, ", line 2: the centre is given twice"),
        ("centre 2 0\n" + GOOD, ": the nine centre squares reach beyond the edge"),
        ("centre 0 0\n" + GOOD, ": r3c0 is + outside the centre"),
        (GOOD.replace("+", "."), ": mark nine centre squares with +"),
        (row_of(GOOD, 2, "K + + ."), ": mark nine centre squares with +"),
        ("+ . S S\n+ + + .\n+ + + .\n+ + . S", ": r3c0 is + outside the centre"),
        (GOOD.replace("S", "."), ": there must be Start tiles"),
        ("S # . S\n# . . .\n. . . .\n. . . .\ncentre 1 1", ": r0c3 cannot be reached"),
        ("S . . .\n. . # #\n. # + #\n. . # #".replace("+", ".") + "\ncentre 1 1", ": r2c2 cannot"),
        ("status rumour\n" + GOOD, ", line 1: status must be one of known"),
    ],
)
def test_5_3_a_bad_arena_is_refused_with_file_and_line_or_square(text: str, message: str) -> None:
    with pytest.raises(BadSettings) as caught:
        read_arena(text, "mine.txt")
    assert str(caught.value).startswith(f"mine.txt{message}")


@pytest.mark.parametrize(
    "text",
    [
        GOOD,
        "centre 1 0\n" + GOOD,
        GOOD + "centre 1 0 ; at the end",
        "; remark\n\n" + GOOD.replace(" ", ""),
        "centre 0 0\nS . .\n. . .\n. . S",  # the smallest
        "centre 9 9\n" + "\n".join(["S" + "." * 11] * 12),  # the largest
        "centre 0 4\n" + "\n".join(["# . . . . . . S S S"] * 3),  # a row may begin with a Wall
        "centre 1 1\nS . . . S\n. # # # .\n. # # # .\n. # # # .\nS . . . .",  # nowhere to stand
        "centre 0 0\nK P C\n. S .\nF X S",  # tiles in the centre
    ],
)
def test_5_3_any_rectangle_with_its_centre_given_is_accepted_and_written_back(text: str) -> None:
    found = read_arena(text, "mine.txt")
    again = read_arena(found.map(), "again")
    assert (again.rows, again.columns) == (found.rows, found.columns)
    assert (again.tiles, again.centre) == (found.tiles, found.centre)
    line = settings.arena_line(text, "mine.txt")
    assert "\n" not in line
    assert settings.arena_line(line, "arena") == line


@pytest.mark.parametrize(("players", "robots"), [(2, 4), (3, 3), (4, 4)])
def test_5_3_there_are_as_many_start_tiles_as_robots(players: int, robots: int) -> None:
    def chart(starts: int) -> str:
        return "/".join(["centre 1 0", "S" * starts + "." * (4 - starts), "....", "....", "...."])

    Table(GAME, None, {"players": players, "arena": chart(robots)})
    with pytest.raises(BadSettings, match=f"{robots - 1} Start tiles, but {robots} robots"):
        Table(GAME, None, {"players": players, "arena": chart(robots - 1)})


def test_5_3_a_wall_in_the_centre_need_not_be_reached() -> None:
    walled = read_arena("centre 0 0\n. . . S\n. # . S\n. . . S", "mine.txt")
    assert walled.tiles[5] == Tile.WALL


def test_the_data_files_are_toml_with_nothing_left_over() -> None:
    for name, kind in (("cards.toml", "card"), ("tiles.toml", "tile"), ("robots.toml", "robot")):
        assert [*tomllib.loads(data(name))] == [kind]
