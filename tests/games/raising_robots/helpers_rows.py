"""Rows that are run, rounds that end and class cards that are graded, for tests of these."""

from collections.abc import Mapping
from typing import Final

from automatable.games.raising_robots import GAME
from automatable.testkit import Table

from .helpers import PAIR, SOLO, A, at, has
from .law import rows, toml

ROWS: Final = ("design", "fabricate", "recycle")


def section(phase: str, energy: int, own: str = "", **parts: str) -> Table:
    """A seat about to run the section of a phase from the top, robots afterwards."""
    return at(f"board {phase} {energy} 0", own, None, **parts)


def robots(phase: str, energy: int, own: str, **parts: str) -> Table:
    """A seat about to activate the robots of a row from the left."""
    return at(f"row {phase} {energy} 0", own, None, **parts)


def offers(table: Table) -> list[str]:
    """What a seat can do besides passing, question after question while it passes all."""
    found: list[str] = []
    while "skip" in table.options(A):
        found += [name for name in table.options(A) if name != "skip"]
        table.answer("skip")
    return found


def round_ends(own: str = "", settings: Mapping[str, object] | None = None, **parts: str) -> Table:
    """Everybody has performed the last phase; the seats have selected PAIR."""
    players = int(str((settings or SOLO).get("players", 3)))
    letters = "ABCDEF"[:players]
    lanes = {f"due.{letter}": "phase end" for letter in letters}
    seats = dict.fromkeys(letters, PAIR)
    seats["A"] += f"; {own}"
    for letter in letters[1:]:
        seats[letter] += f"; {parts.pop(letter, '')}"
    return settled(Table(GAME, {**lanes, **seats, **parts}, settings or SOLO))


def settled(table: Table) -> Table:
    """The table after all that happens before anybody is asked."""
    table.state.open()
    return table


def scored(settings: Mapping[str, object] | None = None, **seats: str) -> Table:
    """A game that is just about to be scored."""
    table = Table(GAME, {"round": "8", "stage": "last", "due": "score", **seats}, settings or SOLO)
    assert table.state.decision() is None
    return table


def counts(table: Table) -> dict[str, int]:
    """How much each class card of seat A counts."""
    return {lesson["card"]: lesson["count"] for lesson in has(table)["classes"]}


def grades(table: Table) -> dict[str, tuple[str, int]]:
    """Grade and VP of each class card of seat A."""
    return {lesson["card"]: (lesson["grade"], lesson["vp"]) for lesson in has(table)["classes"]}


def with_inventor(name: str, **facts: str) -> dict[str, object]:
    """Settings of a table for one with an inventor changed."""
    cards = rows("inventors.toml", "inventor")
    changed = [{**card, **facts} if card["id"] == name else card for card in cards]
    return {"players": 1, "cards": toml("inventor", changed)}


def energy_of(table: Table) -> dict[str, int]:
    """The energy of every phase that can be performed, without batteries."""
    return {part["phase"]: part["total"] for part in has(table)["sums"]}


def performed(table: Table) -> int:
    """The energy of the phase that is performed."""
    found: int = table.view(A)["doing"]["energy"]
    return found


def placeable(table: Table) -> list[str]:
    """The cards a token could be placed on now."""
    return [name[6:] for name in table.options(A) if name.startswith("place:")]


def kept(table: Table) -> list[str]:
    """The class cards of seat A, with + for extra credit."""
    return [lesson["card"] + "+" * lesson["credit"] for lesson in has(table)["classes"]]


def counted(lesson: str, own: str) -> int:
    """What a class card counts."""
    return counts(at("place", f"{own}; classes {lesson}"))[lesson]
