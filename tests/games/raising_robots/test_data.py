"""The data files say what the law says. Law: Card data. Rules: RR-CMP."""

import re
import tomllib
from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from automatable.games.raising_robots.ability_words import ABILITIES, Ability, Timing
from automatable.games.raising_robots.effects import LETTERS, Deed, Gain, Res, read_deed
from automatable.games.raising_robots.kinds import PHASES, ROWS, TYPES, Phase, Token
from automatable.games.raising_robots.objectives import OBJECTIVES
from automatable.games.raising_robots.pieces import STANDARD
from automatable.games.raising_robots.player_board import BOARD
from automatable.testkit import rule

from .law import LAW, data, rows, section, tables_of

DESIGN, FULL = tables_of("Reconstructed: robots")
ROBOTS = {row["name"]: row for row in rows("robots.toml", "robot")}
MATERIALS = "SGMP"
NAMES = {  # of resources in the law's prose
    **{"sensor": "S", "gear": "G", "microchip": "M", "program": "P", "duct tape": "T"},
    **{"battery": "B", "VP": "V", "robot card": "R", "wild": "W"},
}
OVERWRITTEN = ("Astaire", "Edward", "Brushstroke", "Crisper", "Hedger")


def letter(name: str) -> str:
    """The letter of a resource named in one or several: `batteries` is B."""
    return NAMES[name] if name in NAMES else NAMES[re.sub("s$", "", name.replace("ies", "y"))]


def plain(cell: str) -> str:
    """A cell as in a data file."""
    return cell.replace("`", "")


def without(row: dict[str, Any], *fields: str) -> dict[str, Any]:
    """A row but for some fields."""
    return {field: row[field] for field in row if field not in fields}


# Robots


@rule("RR-CMP-07")
def test_the_robot_file_is_the_full_list_of_the_law_in_its_order() -> None:
    law = [
        {
            **{"id": id, "name": name, "row": row.lower(), "left": left, "right": right},
            **{"vp": int(vp), "type": kind, "base": plain(base), "upgraded": plain(upgraded)},
            **({"sample": True} if star == "*" else {}),
        }
        for id, name, row, left, right, vp, kind, base, upgraded, star in FULL
    ]
    assert [without(row, "status") for row in ROBOTS.values()] == law
    assert len(law) == STANDARD.robots.count == 96


def test_robots_are_32_per_row_24_per_type_and_one_of_each_archetype_and_type() -> None:
    robots = STANDARD.robots
    assert Counter(robots.row) == {0: 32, 1: 32, 2: 32}
    assert Counter(robots.token) == {0: 24, 1: 24, 2: 24, 3: 24}
    assert [*robots.token] == [0, 1, 2, 3] * 24
    assert [*robots.row] == sorted(robots.row)
    assert len(ROBOTS) == 96  # names are all different


def test_the_sample_deck_is_24_robots_8_per_row() -> None:
    robots = STANDARD.robots
    sample = [card for card in range(96) if robots.sample[card]]
    assert "the 24 cards marked * form a sample deck, 8 per row" in LAW
    assert Counter(robots.row[card] for card in sample) == {0: 8, 1: 8, 2: 8}


def columns(robot: dict[str, Any]) -> list[tuple[int, dict[str, int]]]:
    """Energy and materials of both columns."""
    found = []
    for text in (robot["left"], robot["right"]):
        energy, _, items = text.partition(": ")
        found.append((int(energy), {item[0]: int(item[1:]) for item in items.split()}))
    return found


def test_the_parts_of_a_robot_stand_at_its_number() -> None:
    robots = STANDARD.robots
    for card, robot in enumerate(ROBOTS.values()):
        assert robots.ids[card] == robot["id"]
        assert robots.names[card] == robot["name"]
        assert ROWS[robots.row[card]] == robot["row"]
        assert TYPES[robots.token[card]] == robot["type"]
        assert robots.vp[card] == robot["vp"]
        prices = [robots.left[card], robots.right[card]]
        energies = [robots.left_energy[card], robots.right_energy[card]]
        for price, energy, column in zip(prices, energies, columns(robot), strict=True):
            cost = {LETTERS[k]: price.cost[k] for k in range(9) if price.cost[k]}
            assert (price.energy, energy, cost) == (column[0], column[0], column[1])
        used = {item for _, cost in columns(robot) for item in cost}
        assert {MATERIALS[k] for k in range(4) if robots.materials[card] >> k & 1} == used
        needs = [robots.base_need[card], robots.upgraded_need[card]]
        assert needs == [int(robot[field][-1]) for field in ("base", "upgraded")]
        assert needs == [robots.base[card].need, robots.upgraded[card].need]


def generated(number: int) -> dict[str, Any]:
    """A robot by the design table and the generator of the law, without its name."""
    row, rest = divmod(number, 32)
    a, u = divmod(rest, 4)
    energy = 1 + (a + u + row) % 3
    size = 2 + (a + 2 * u + row + a // 4) % 4
    first, second = {2: (1, 1), 3: (1, 2), 4: (2, 2), 5: (3, 2)}[size]
    start = a + u + row
    primary = MATERIALS[start % 4]
    secondary = MATERIALS[(start + 1 + (a + row) % 3) % 4]
    own = {"$": MATERIALS[(start + 2) % 4], "%": MATERIALS[(start + 3) % 4]}
    line = DESIGN[row * 8 + a]
    assert line[:2] == [ROWS[row].title(), str(a)]
    base, upgraded = [
        plain(text).replace("$", own["$"]).replace("%", own["%"]) for text in (line[3], line[4 + u])
    ]
    robot = {
        **{"id": f"RB-{number + 1:02}", "row": ROWS[row], "type": TYPES[u]},
        **{"left": f"{energy}: {primary}{first} {secondary}{second}"},
        **{"right": f"{energy + 4}: {primary}{first}", "base": base, "upgraded": upgraded},
    }
    return {**robot, "vp": worth_vp(size, energy, read_deed(base, ""), read_deed(upgraded, ""))}


WORTH = {
    **{Res.S: "1", Res.G: "1", Res.M: "1", Res.P: "1", Res.R: "0.9", Res.W: "1.15", Res.T: "1.3"},
    **{Res.B: "0.6", Res.V: "1.4", Res.UNL: "4", Res.ASM: "2.2", Res.CYC: "1.1", Res.ROWV: "2.2"},
}


def worth(deed: Deed) -> Fraction:
    """What an action is worth: its right side minus its left side."""
    found = -sum((deed.cost[k] * Fraction(WORTH[k]) for k in range(9)), Fraction(0))
    for gain in deed.gains:
        better = max(Fraction(WORTH[k]) for k in (gain.kind, gain.other) if k >= 0)
        found += gain.amount * better * (Fraction("1.08") if gain.other >= 0 else 1)
    return found


def worth_vp(size: int, energy: int, base: Deed, upgraded: Deed) -> int:
    """The printed VP by the law's formula, rounded half up and kept from 1 to 7."""
    quarter = Fraction(1, 4)
    exact = quarter * (3 * size + 2 * energy + 1 - max(0, 4 - base.need))
    exact -= (worth(base) - 1) / 2 + quarter * (worth(upgraded) - 2)
    return min(7, max(1, (exact + Fraction(1, 2)).__floor__()))


@pytest.mark.parametrize("number", range(96))
def test_every_robot_but_five_follows_the_design_rules(number: int) -> None:
    name, row = [*ROBOTS.items()][number]
    robot, wanted = without(row, "name", "sample", "status"), generated(number)
    if name in OVERWRITTEN:
        kept = [[one[field] for field in ("id", "row", "type")] for one in (robot, wanted)]
        assert kept[0] == kept[1]
        assert robot != wanted
    else:
        assert robot == wanted


def test_the_five_overwritten_robots_are_those_the_law_names() -> None:
    line = section("Reconstructed: robots").split("overwritten with what is known of them: ")[1]
    assert tuple(re.sub(r" \(.*?\)", "", line.split(".\n")[0]).split(", ")) == OVERWRITTEN


def test_costs_split_and_right_columns_drop_the_second_line() -> None:
    for robot in ROBOTS.values():
        (left, more), (right, less) = columns(robot)
        assert right == left + 4
        assert [*less.items()] == [*more.items()][:1]
        assert len(more) == 2


def test_the_spread_is_that_of_the_law() -> None:
    robots = STANDARD.robots
    line = section("Reconstructed: robots").split("Spread obtained: printed ")[1].split("\n")[0]
    vp, left, base, each = line.split("; ")
    told = re.findall(r"(\d) on (\d+) cards", vp)
    assert {int(value): int(count) for value, count in told} == Counter(robots.vp)
    told = re.findall(r"(\d) on (\d+)", left)
    assert {int(value): int(count) for value, count in told} == Counter(robots.left_energy)
    for low, high, count in re.findall(r"(\d)-(\d) on (\d+)", base):
        assert sum(int(low) <= need <= int(high) for need in robots.base_need) == int(count)
    counts = [sum(mask >> k & 1 for mask in robots.materials) for k in range(4)]
    assert re.findall(r"\d+", each) == [str(min(counts)), str(max(counts))]


# What is known of robots


READABLE = {"a painter robot": "Brushstroke", "a gardener robot": "Hedger"}


def read_robots() -> dict[str, list[str]]:
    """The robots partly readable, by the names they have here."""
    rows = tables_of("What is known")[1]
    return {READABLE.get(row[0], row[0].split(" (")[0]): row[1:] for row in rows}


def read_side(text: str) -> str:
    """Items of the law's prose in its notation: `2 VP + 2 batteries`."""
    if text == "unlock 1 token":
        return "UNL"
    parts = [part.split(" ", 1) for part in text.split(" + ")]
    return " ".join(f"{letter(name)}{amount}" for amount, name in parts)


def is_action_as_read(action: str, cell: str) -> bool:
    """Whether an action is what its cell says, as far as it says something exact."""
    match = re.fullmatch(r"(at most )?(\d)\?? energy: ([^(]+)( \(\w+\))?", cell)
    assert match is not None
    told = " > ".join(read_side(side) for side in match[3].strip().split(" -> "))
    text, _, need = action.partition(" @")
    return text == told and (int(need) <= int(match[2]) if match[1] else need == match[2])


def test_what_could_be_read_of_robots_stands_on_their_cards() -> None:
    compared = 0
    for name, (row, _, vp, base, upgraded, _) in read_robots().items():
        robot = ROBOTS[name]
        assert robot["row"] == row.lower()
        if vp != "?":
            assert robot["vp"] == int(vp[0])
            compared += 1
        for field, cell in (("base", base), ("upgraded", upgraded)):
            if "unknown" in cell or "something" in cell:
                continue
            assert is_action_as_read(robot[field], cell), name
            compared += 1
            kind = re.search(r"\((\w+)\)$", cell)
            assert kind is None or kind[1] == robot["type"]
    assert compared == 4 + 2 * 5 + 2


def test_energies_and_materials_that_could_be_read_stand_on_their_cards() -> None:
    for name in ("Edward", "Astaire", "Brushstroke", "Hedger"):
        cell = read_robots()[name][1].replace("?", "")
        told = [int(energy) for energy in re.findall(r"(\d) energy", cell)]
        assert told == [energy for energy, _ in columns(ROBOTS[name])]
    assert read_robots()["Edward"][1].replace("?", "") == (
        "3 energy, 2 gears, 2 sensors / 7 energy, 2 gears"
    )
    assert columns(ROBOTS["Edward"]) == [(3, {"G": 2, "S": 2}), (7, {"G": 2})]
    assert [*columns(ROBOTS["Hedger"])[0][1]] == ["S", "P"]  # sensors + programs / sensors
    assert [*columns(ROBOTS["Astaire"])[0][1]] == ["M", "P"]  # microchips and programs


def test_only_robots_read_in_every_part_are_more_than_reconstructed() -> None:
    price = r"\d\?? energy(, \d\?? \w+)+"
    exact = [f"{price} / {price}", r"\d\??", r"\d\?? energy: .+", r"\d\?? energy: .+"]
    read = [
        name
        for name, (_, *cells, _) in read_robots().items()
        if all(re.fullmatch(*pair) for pair in zip(exact, cells, strict=True))
    ]
    assert read == ["Edward"]
    assert {row["name"] for row in ROBOTS.values() if row["status"] != "reconstructed"} == {*read}
    assert ROBOTS["Edward"]["status"] == "inferred"  # P


def test_p_pite_counts_for_space_engineering_and_acoustics() -> None:
    classes, card = STANDARD.classes, [*ROBOTS].index("P-Pite")
    space, sound = classes.titles.index("Space Engineering"), classes.titles.index("Acoustics")
    found = classes.objectives[space]
    assert found.NAME == "action"
    assert found.low <= STANDARD.robots.base_need[card] <= found.high
    assert classes.objectives[sound].NAME == "cost"
    assert STANDARD.robots.materials[card] >> classes.objectives[sound].low & 1


# Classes


PLURALS = {"S": "sensors", "G": "gears", "M": "microchips", "P": "programs", "B": "batteries"}


def objective(card: int) -> str:
    """An objective in the words of the law."""
    found = STANDARD.classes.objectives[card]
    low, high = found.low, found.high
    span = f"{low}-{high}" if low < high else str(low)
    words = {
        "tokens": lambda: f"tokens of type {TYPES[low]}",
        "all_tokens": lambda: "all unlocked tokens",
        "resource": lambda: f"{PLURALS[LETTERS[low]]} in inventory",
        "vp": lambda: "VP in inventory",
        "hand": lambda: "robot cards in hand",
        "wild": lambda: "materials plus robot cards in hand",
        "sets": lambda: "sets of the four materials",
        "robots": lambda: "assembled robots",
        "row": lambda: f"robots in the {ROWS[low].title()} row",
        "cost": lambda: f"robots whose cost has {PLURALS[LETTERS[low]]}",
        "robot_vp": lambda: f"robots worth {span} VP",
        "action": lambda: f"robots with an action of {span} energy",
        "energy_cost": lambda: f"robots with energy cost {span}",
        "columns": lambda: "full columns",
    }
    return f"{words[found.NAME]()} (RR-OBJ-{[*OBJECTIVES].index(found.NAME) + 1:02})"


@rule("RR-CMP-08")
def test_the_class_file_is_the_table_of_the_law_in_its_order() -> None:
    classes = STANDARD.classes
    found = [
        [
            *(classes.ids[card], classes.titles[card], objective(card)),
            *(str(classes.ladder[card * 4 + step]).replace("-1", "EC") for step in range(4)),
            TYPES[classes.credit[card]],
        ]
        for card in range(classes.count)
    ]
    assert [found] == tables_of("Reconstructed: class cards")
    assert len(found) == 32
    assert {row["status"] for row in rows("classes.toml", "class")} == {"reconstructed"}


def test_every_objective_of_the_law_is_on_a_card() -> None:
    assert {aim.NAME for aim in STANDARD.classes.objectives} == {*OBJECTIVES}


def test_ladders_seen_and_what_grades_are_worth() -> None:
    fact = next(row[1] for row in tables_of("What is known")[0] if row[0] == "18")
    for title in ("Space Engineering", "Acoustics"):
        text = re.split("[;:]", fact.split(title)[1])[0]
        steps = re.findall(r"([A-D]) (\d+) -> (\d+)", text)[::-1]
        card = STANDARD.classes.titles.index(title)
        assert [name for name, _, _ in steps] == ["D", "C", "B", "A"]
        for step, (_, count, vp) in enumerate(steps):
            assert STANDARD.classes.ladder[card * 4 + step] == int(count)
            assert BOARD.grade_vp[step + 1] == int(vp)
    assert f"A {BOARD.grade_vp[4]}, B {BOARD.grade_vp[3]}, C {BOARD.grade_vp[2]}, " in section(
        "Reconstructed: class cards"
    )
    assert BOARD.grade_vp[0] == 0


def test_a_count_has_the_best_grade_it_reaches() -> None:
    classes = STANDARD.classes
    space, language = classes.ids.index("CL-28"), classes.ids.index("CL-03")
    assert [classes.grade(space, count) for count in (0, 2, 3, 4, 5, 6, 9)] == [0, 0, 1, 2, 3, 4, 4]
    assert [classes.grade(language, count) for count in (0, 1, 2, 3, 4)] == [0, 1, 2, 3, 3]


# Inventors


def gains(found: list[Gain]) -> str:
    """Gains without choice in the notation of the law."""
    words = {Res.CLS: "CLS", Res.INS: "INS"}
    return " ".join(words.get(g.kind) or f"{LETTERS[g.kind]}{g.amount}" for g in found)


def ability(found: Ability, base: bool) -> str:
    """An ability in the words of the law."""
    count, tokens, given = found.count, found.tokens, gains(found.gains)
    phase = PHASES[found.phase].title()
    not_at_start = " (not at the start of the game)" if base else ""
    words = {
        "gain": lambda: f"`{given}`",
        "trade": lambda: f"1 material of any kind `> {given}` (once)",
        "energy": lambda: f"+{count} energy when you perform {phase}",
        "slot": lambda: (
            f"each slot extra cost is {count} wild{'s' * (count > 1)} lower (not below 0)"
        ),
        "rows": lambda: f"upgrade rows cost {count} wild less (not below 1)",
        "benefits": lambda: (
            f"when Inspiration strikes, take {['', '', 'two'][count]} different benefits "
            "instead of one"
        ),
        "battery": lambda: f"batteries spent in {phase} give {count} energy each",
        "assembled": lambda: f"`{given}` each time you assemble a robot{not_at_start}",
        "selected": lambda: (
            f"both your selected phases get +{count} energy"
            if found.phases == 2
            else "after phases are revealed each round, "
            f"one of your two selected phases gets +{count} energy"
        ),
        "vp_credit": lambda: f"{count} VP for each of your class cards that has extra credit",
        "vp_tokens": lambda: (
            f"{count} VP for every {f'{tokens} ' if tokens > 1 else ''}unlocked token"
            + "s" * (tokens > 1)
        ),
        "vp_columns": lambda: f"{count} VP for each full column of your play area",
    }
    timings = ["Immediate", "Round end", "Game end", "Ongoing"]
    return f"{timings[found.timing]}: {words[found.NAME]()}"


@rule("RR-CMP-09")
def test_the_inventor_file_is_the_table_of_the_law_in_its_order() -> None:
    inventors = STANDARD.inventors
    found = [
        [
            *(inventors.ids[card], inventors.names[card]),
            ["easy", "medium", "hard"][inventors.level[card]],
            ability(inventors.base[card], True),
            TYPES[inventors.token[card]],
            f"{inventors.robots[card]} robots"
            if inventors.robots[card]
            else f"{inventors.tokens[card]} tokens",
            ["AND", "OR"][inventors.replaces[card]],
            ability(inventors.upgraded[card], False),
        ]
        for card in range(inventors.count)
    ]
    assert [found] == tables_of("Reconstructed: inventors")
    assert len(found) == 14
    assert {row["status"] for row in rows("inventors.toml", "inventor")} == {"reconstructed"}


def test_every_word_and_timing_of_abilities_is_on_an_inventor() -> None:
    abilities = [*STANDARD.inventors.base, *STANDARD.inventors.upgraded]
    assert {ability.NAME for ability in abilities} == {*ABILITIES}
    assert {ability.timing for ability in abilities} == {*range(4)}
    assert Timing.ONGOING == 3


@rule("RR-INV-08")
def test_inv_08_conditions_are_four_robots_or_three_tokens() -> None:
    inventors = STANDARD.inventors
    pairs = {*zip(inventors.robots, inventors.tokens, strict=True)}
    assert pairs == {(4, 0), (0, 3)}


# Energy cards


@rule("RR-CMP-06")
def test_the_energy_file_is_the_table_of_the_law_in_its_order() -> None:
    energy = STANDARD.energy
    found = []
    for card in range(energy.count):
        cubes = energy.cubes[card]
        effect = f"{cubes} cube{'s' * (cubes > 1)}" if cubes else "none"
        if energy.multiplier[card]:
            effect = "multiplier (cubes give 2)"
        span = f"{energy.low[card]}-{energy.high[card]}"
        found.append([energy.ids[card], str(energy.value[card]), effect, span])
    assert [found] == tables_of("Reconstructed: energy cards")
    assert len(found) == 12
    assert {row["status"] for row in rows("energy.toml", "energy")} == {"reconstructed"}


@pytest.mark.parametrize("players", range(1, 7))
def test_every_number_of_players_uses_eight_energy_cards_of_the_same_sum(players: int) -> None:
    energy = STANDARD.energy
    used = [card for card in range(energy.count) if energy.is_used(card, players)]
    assert len(used) == 8
    assert sum(energy.value[card] for card in used) == 23
    assert sum(energy.cubes[card] for card in used) == (7 if players <= 3 else 4)
    most = sum(sorted(energy.cubes[card] for card in used)[-2:])
    assert players * most <= 12


# The board


def status(tag: str) -> str:
    """The status of a tag: that of its weakest part."""
    letters = {*re.findall("[KPIR]", tag)}
    if "R" in letters:
        return "reconstructed"
    return "inferred" if letters & {"P", "I"} else "known"


def test_the_board_file_is_the_table_of_the_law() -> None:
    file = tomllib.loads(data("board.toml"))
    found: dict[str, list[dict[str, Any]]] = {}
    for name, cell, energy, action, kind, adds, tag in tables_of("Reconstructed: player board")[0]:
        row: dict[str, Any]
        if match := re.fullmatch(r"pay (\d) wilds: unlock 1", action):
            found.setdefault("upgrade", []).append(
                row := {"id": cell[4:6], "action": f"W{match[1]} > UNL @{energy}"}
            )
        elif adds == "Inspiration, once, on removal":
            found.setdefault("inspiration", []).append(row := {"id": f"C{cell[-1]}", "type": kind})
        elif match := re.fullmatch(r"\+(\d) energy in (\w+)", adds):
            assert match[2] == name
            row = {"id": name.lower(), "type": kind, "energy": int(match[1])}
            found.setdefault("bonus", []).append(row)
        elif name != "Assemble":
            row = {"id": cell[:2], "action": f"{plain(action)} @{energy}", "type": kind}
            row["adds"] = plain(adds).replace(" (same conversion)", "")
            found.setdefault("cell", []).append(row)
        else:
            continue
        row["status"] = status(tag)
    assert {kind: file[kind] for kind in found} == found
    assert [len(found[kind]) for kind in file if kind in found] == [3, 4, 3, 9]


def test_the_rest_of_the_board_file_is_in_the_law() -> None:
    file = tomllib.loads(data("board.toml"))
    slots = tables_of("Reconstructed: player board")[1]
    assert [[row["id"].title(), *map(str, row["extra"])] for row in file["slots"]] == slots
    assert "Slot extra costs (all three rows, wilds) [P/I]" in LAW
    assert {row["status"] for row in file["slots"]} == {"inferred"}
    neutral = [row[1:] for row in tables_of("Reconstructed: solo neutral cubes")[0]]
    assert [[*map(str, row["cubes"])] for row in file["neutral"]] == neutral
    assert [row["status"] for row in file["neutral"]] == ["reconstructed", "inferred"]
    (spaces,) = tables_of("Reconstructed: bidding tracks")[0]
    told = [
        "" if cost == "nothing" else read_side(cost.replace(", ", " + ")) for cost in spaces[1:]
    ]
    assert file["bids"] == {"spaces": told, "status": "reconstructed"}
    assert file["grades"] == {"vp": [2, 5, 9, 13], "status": "reconstructed"}
    kinds = ["upgrade", "inspiration", "bonus", "cell", "slots", "neutral", "bids", "grades"]
    assert [*file] == kinds


def test_the_board_has_sixteen_circles_four_of_each_type() -> None:
    cells = [BOARD.cell_circle(cell) for cell in range(9)]
    bonuses = [BOARD.bonus_circle(row) for row in range(3)]
    assert sorted([*range(4), *cells, *bonuses]) == [*range(16)]
    assert bonuses == [4 + Token.COMMUNICATION, 8 + Token.EFFICIENCY, 12 + Token.EFFICIENCY]
    assert cells[:2] == [4 + Token.SPEED, 4 + Token.EFFICIENCY]


def test_an_improved_board_action_costs_the_same_and_gives_more() -> None:
    for cell in range(9):
        base, improved = BOARD.cells[cell], BOARD.improved[cell]
        assert (improved.need, [*improved.cost]) == (base.need, [*base.cost])
        assert improved.gains == [*base.gains, *BOARD.adds[cell]]
    trade = BOARD.improved[7]  # B1 > T1 and W1
    assert trade.cost[Res.B] == 1
    assert [gain.kind for gain in trade.gains] == [Res.T, Res.W]


def test_the_board_as_numbers() -> None:
    assert [(deed.need, deed.cost[Res.W]) for deed in BOARD.upgrades] == [(1, 4), (3, 3), (5, 2)]
    assert [*BOARD.bonus] == [1, 1, 1]
    assert [*BOARD.slot_extra] == [0, 1, 2, 3, 3] * 3
    assert [[*cubes] for cubes in BOARD.neutral] == [[0] * 5, [1, 2, 1, 2, 0], [0, 0, 1, 2, 0]]
    pairs = [(bid.cost[Res.B], bid.cost[Res.T]) for bid in BOARD.bids]
    assert pairs == [(0, 0), (1, 0), (0, 1), (1, 1), (2, 1), (2, 2)]
    assert [sum(bid.cost) for bid in BOARD.bids] == [sum(pair) for pair in pairs]


def test_phases_and_types_are_numbered_as_named() -> None:
    assert [getattr(Phase, name.upper()) for name in PHASES] == [*range(5)]
    assert [getattr(Token, name.upper()) for name in TYPES] == [*range(4)]
    assert PHASES[2:] == ROWS
