"""A table of Robot Quest Arena set up in notation, and what is read off it."""

import json
from collections.abc import Mapping
from typing import Any, Final

from automatable.games.robot_quest_arena import GAME, cardset
from automatable.games.robot_quest_arena.game import RobotQuestArena
from automatable.games.robot_quest_arena.notation import NOTATION
from automatable.games.robot_quest_arena.rules.setup import set_up
from automatable.games.robot_quest_arena.settings import Terms
from automatable.games.robot_quest_arena.state import ArenaState
from automatable.testkit import Table

A: Final = 0
B: Final = 1
C: Final = 2
D: Final = 3

ROBOTS: Final = ("pug", "petri", "strider", "crate")
TWO: Final = {"players": 2}  # two robots each
DUEL: Final = {"players": 2, "mode": "one_robot"}
FOUR: Final = {"players": 4}
TEAMS: Final = {"players": 4, "mode": "teams"}
FIRST: Final = {"arena": "first"}  # the arena of the first game instead of a plain one

FULL: Final = "4+1"  # a whole Health bar
SHOP: Final = "fusion_core fusion_core dynamo dynamo mortar mortar"  # dear cards, in nobody's way
SCRAPPED_BATTERY: Final = "deck 7*battery hammer thrusters"  # a player who has scrapped one
_ASIDE: Final = ("r8c1", "r8c3", "r8c5", "r8c7")  # where robots stand that a test does not name


def plain(tiles: str = "") -> str:
    """A setting: the plain arena of 9 x 9 with Start tiles in the corners and tiles as `K@r4c6`."""
    rows = [["."] * 9 for _ in range(9)]
    for row, column in ((0, 0), (0, 8), (8, 0), (8, 8)):
        rows[row][column] = "S"
    for tile in tiles.split():
        letter, _, square = tile.partition("@")
        row, column = (int(number) for number in square[1:].split("c"))
        rows[row][column] = letter
    return "/".join(["centre 3 3", *("".join(row) for row in rows)])


def arena(settings: Mapping[str, object] | None = None, /, tiles: str = "", **parts: str) -> Table:
    """A table in notation, in the action phase of A's turn unless something else is written.

    Three players in a plain arena, unless the settings say otherwise. Seats without a robot get one
    that stands aside. The Shop is full.
    """
    given: dict[str, object] = {"arena": plain(tiles), **(settings or {})}
    players = int(str(given.get("players", 3)))
    each = 2 if players == 2 and "mode" not in given else 1
    owners = [parts[robot].split()[0] for robot in ROBOTS if robot in parts]
    free = [robot for robot in ROBOTS if robot not in parts]
    for seat in "ABCD"[:players]:
        for _ in range(each - owners.count(seat)):
            robot = free.pop()
            parts[robot] = f"{seat} {_ASIDE[ROBOTS.index(robot)]} {FULL}"
    return Table(GAME, {"shop": SHOP, **parts}, given)


def read_at(game: RobotQuestArena, terms: Terms, parts: dict[str, str]) -> ArenaState:
    """The position at a table on which nobody could agree."""
    state = set_up(game, terms)
    state.agenda.clear()
    NOTATION.read(state, parts)
    return state


def with_cards(**effects: str) -> dict[str, object]:
    """A setting: the standard cards and some more in the Shop deck, by id and effect words."""
    printed = {"type": "attack", "pile": "shop", "copies": 3, "cost": 5, "status": "reconstructed"}
    own = [{"id": name, **printed, "effect": effect} for name, effect in effects.items()]
    return {"cards": json.dumps([*cardset.STANDARD.cards, *own])}


def where(table: Table, robot: str) -> str:
    """The square of a robot, `-` if it is off the board."""
    return table.part(robot).split()[1]


def health(table: Table, robot: str) -> str:
    """The Health cubes of a robot, red and blue, as `4+1`."""
    return table.part(robot).split()[2]


def vp(table: Table, seat: int) -> int:
    """The score of a seat."""
    return int(table.state.vp[seat])


def purse(table: Table) -> tuple[int, int]:
    """Energy and Moves of the active player."""
    return int(table.state.energy), int(table.state.moves)


def zone(table: Table, seat: int, name: str) -> list[str]:
    """The cards of a seat in `hand`, `in_play` or `discard`."""
    found = table.view(seat)["seats"][seat][name]
    assert isinstance(found, list)
    return found


def steps(table: Table, robot: str) -> list[str]:
    """The squares a robot was moved onto since the table was last asked, in order."""
    words = [event.split() for event in table.events()]
    return [
        f"r{event[2].removeprefix('row=')}c{event[3].removeprefix('column=')}"
        for event in words
        if event[:2] == ["moved", f"robot={robot}"]
    ]


def holding(effect: str, settings: Mapping[str, object] | None = None, /, **parts: str) -> Table:
    """A, whose Pug stands on r4c4, holds a card with this effect."""
    own = {"pug": "A r4c4", "A": "hand tested", **parts}
    return arena({**with_cards(tested=effect), **(settings or {})}, **own)


def played(effect: str, settings: Mapping[str, object] | None = None, /, **parts: str) -> Table:
    """A has played a card with this effect."""
    return holding(effect, settings, **parts).answer("play:tested")


def toml(kind: str, *rows: dict[str, Any]) -> str:
    """Rows as a TOML text."""
    return "\n".join(
        "\n".join([f"[[{kind}]]", *(f"{field} = {json.dumps(row[field])}" for field in row)])
        for row in rows
    )


def refused(table: Table, seat: int, reasons: dict[str, str]) -> None:
    """What a seat may not answer now, with the rule behind it."""
    assert {name: table.why_not(seat, name) for name in reasons} == reasons
