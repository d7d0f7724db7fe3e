"""A table of Raising Robots set up in notation, and what is read off it."""

from collections.abc import Mapping
from typing import Any, Final

from automatable.games.raising_robots import GAME
from automatable.games.raising_robots.state import RaisingState
from automatable.kernel.seats import ORACLE
from automatable.testkit import Table

A: Final = 0
B: Final = 1
C: Final = 2

SOLO: Final = {"players": 1}
TWO: Final = {"players": 2}
PAIR: Final = "energy EN-02=upgrade EN-03=assemble"  # plain cards: 3 and 4 energy, no cubes


def at(
    due: str, own: str = "", settings: Mapping[str, object] | None = None, **parts: str
) -> Table:
    """Seat A alone at the table with these things to do, and what it has.

    `at("upgrade 5", "goods P3 T2; hand RB-01")`; other parts as in the notation, `B="goods T1"`
    for more seats if the settings say so.
    """
    named = {
        name.replace("due_", "due.").replace("before_", "before."): text
        for name, text in parts.items()
    }
    return settled({"due.A": due, "A": own, **named}, settings or SOLO)


def round_of(own: str, settings: Mapping[str, object] | None = None, **parts: str) -> Table:
    """Phases have just been revealed: every seat that is not written has selected PAIR."""
    players = int(str((settings or SOLO).get("players", 3)))
    seats = {"A": own, **dict.fromkeys("BCDEF"[: players - 1], PAIR), **parts}
    lanes = {f"due.{letter}": "boost" for letter in "ABCDEF"[:players]}
    return settled({**lanes, **seats}, settings or SOLO)


def settled(position: Mapping[str, str], settings: Mapping[str, object]) -> Table:
    """A written table, gone on to the next question."""
    table = Table(GAME, dict(position), settings)
    table.state.decision()
    return table


def asked(table: Table, seat: int = A) -> str:
    """What a seat is asked, empty if nothing."""
    decision = table.state.asked(seat)
    return decision.key if decision is not None else ""


def has(table: Table, seat: int = A) -> dict[str, Any]:
    """Everything a seat has, as the oracle sees it."""
    found: dict[str, Any] = table.view()["seats"][seat]
    return found


def sums(table: Table, seat: int = A) -> dict[str, int]:
    """The phases a seat may perform, in their order, with the energy each has without batteries."""
    return {part["phase"]: part["total"] for part in has(table, seat)["sums"]}


def doing(table: Table, seat: int = A) -> tuple[str, int]:
    """The phase a seat performs, and the energy it has there."""
    work = table.view(seat)["doing"]
    return work["phase"], work["energy"]


def told(table: Table, kind: str, viewer: int = ORACLE) -> list[str]:
    """The events of a kind a viewer was told of since it was last asked for any."""
    return [event for event in table.events(viewer) if event.split()[0] == kind]


def goods(table: Table, seat: int = A) -> str:
    """The inventory in notation: `T3 B3`."""
    state = table.state
    assert isinstance(state, RaisingState)
    amounts = [(letter, int(state.good(seat, kind))) for kind, letter in enumerate("SGMPTBV")]
    return " ".join(f"{letter}{amount}" for letter, amount in amounts if amount)


def hand(table: Table, seat: int = A) -> list[str]:
    """The robot cards a seat holds."""
    cards: list[str] = has(table, seat)["hand"]
    return cards


def row(table: Table, name: str, seat: int = A) -> list[str]:
    """The robots in a row, from the left, with + for a token."""
    return [robot["card"] + "+" * robot["upgraded"] for robot in has(table, seat)["rows"][name]]


def drawn(table: Table, seat: int, viewer: int) -> list[Any]:
    """The energy cards of a seat and the phases under them, as a viewer sees them."""
    cards = table.view(viewer)["seats"][seat]["energy"]["drawn"]
    return [(card["card"], card["phase"]) for card in cards]
