"""A table of Robot Quest Arena set up in notation, and what is read off it."""

import json
from collections.abc import Iterator, Mapping
from typing import Final

from automatable import Rng
from automatable.games.robot_quest_arena import GAME, cardset
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


def with_cards(**effects: str) -> dict[str, object]:
    """A setting: the standard cards and some more in the Shop deck, by id and effect words."""
    printed = {"type": "attack", "pile": "shop", "copies": 3, "cost": 5, "status": "reconstructed"}
    own = [{"id": name, **printed, "effect": effect} for name, effect in effects.items()]
    return {"cards": json.dumps([*cardset.STANDARD.cards, *own])}


def state_of(table: Table) -> ArenaState:
    """The facts on the table."""
    assert isinstance(table.state, ArenaState)
    return table.state


def part(table: Table, name: str) -> str:
    """A part of the notation, empty if there is nothing to write."""
    return table.position().get(name, "")


def where(table: Table, robot: str) -> str:
    """The square of a robot, `-` if it is off the board."""
    return part(table, robot).split()[1]


def health(table: Table, robot: str) -> str:
    """The Health cubes of a robot, red and blue, as `4+1`."""
    return part(table, robot).split()[2]


def vp(table: Table, seat: int) -> int:
    """The score of a seat."""
    return int(state_of(table).vp[seat])


def purse(table: Table) -> tuple[int, int]:
    """Energy and Moves of the active player."""
    return int(state_of(table).energy), int(state_of(table).moves)


def zone(table: Table, seat: int, name: str) -> list[str]:
    """The cards of a seat in `hand`, `in_play` or `discard`."""
    found = table.view(seat)["seats"][seat][name]
    assert isinstance(found, list)
    return found


def offered(table: Table, verb: str) -> list[str]:
    """What a verb is offered for, to whoever is asked: `r4c5` of `stop@r4c5`, `mortar`."""
    decision = table.state.decision()
    if decision is None:
        return []
    names = [
        name.replace("@", ":@", 1) if ":" not in name else name
        for name in table.options(decision.seat)
    ]
    return [
        thing.removeprefix("@")
        for word, _, thing in (n.partition(":") for n in names)
        if word == verb
    ]


def steps(table: Table, robot: str) -> list[str]:
    """The squares a robot was moved onto since the table was last asked, in order."""
    words = [event.split() for event in table.events()]
    return [
        f"r{event[2].removeprefix('row=')}c{event[3].removeprefix('column=')}"
        for event in words
        if event[:2] == ["moved", f"robot={robot}"]
    ]


def asked(table: Table) -> str:
    """Who is asked what, as `A act`; empty when the game is over."""
    decision = table.state.decision()
    if decision is None:
        return ""
    letter = "nature" if decision.seat < 0 else "ABCD"[decision.seat]
    return f"{letter} {decision.key}"


def step(table: Table, rng: Rng) -> None:
    """Answer the first open question at random."""
    decision = table.state.decision()
    assert decision is not None
    table.state.apply(decision.seat, decision.sample(rng))


def random_tables(games: int, seed: int, **settings: object) -> Iterator[Table]:
    """The tables of random games, after every answer."""
    rng = Rng(seed)
    for _ in range(games):
        table = Table(GAME, None, settings)
        yield table
        while table.state.decision() is not None:
            step(table, rng)
            yield table
