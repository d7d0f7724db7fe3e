"""A Cyberion table set up in notation, and what is read off it."""

from collections import Counter
from collections.abc import Mapping
from typing import Final

from automatable.games.cyberion import GAME
from automatable.testkit import Table

A: Final = 0
B: Final = 1

MODELS: Final = ("SIR", "STO", "CYC", "PLA", "COM")
ROBOTS: Final = tuple(f"{model}{size}" for model in MODELS for size in range(1, 6))
STAGE_I: Final = tuple(f"I-{feature}" for feature in (*MODELS, 1, 2, 3, 4, 5))
STAGE_II: Final = (
    *(f"II-{feature}" for feature in (*MODELS, 1, 2, 3, 4, 5)),
    *("II-GE12", "II-LE6", "II-TWIN", "II-2PAIR", "II-RUN4"),
)
LEVELS: Final = ("I", "II", "III", "IV", "V")

BABYBOTS: Final = {"expansions": "babybots"}
GIGANTOBOTS: Final = {"expansions": "gigantobots"}
MICROBOTS: Final = {"expansions": "microbots"}
MULTIBOTS: Final = {"expansions": "multibots"}
DEVIOUS_COG: Final = {"expansions": "devious_cog"}
TWO: Final = {"players": 2}
STRICT: Final = {"questions": "strict"}


def cyberion(settings: Mapping[str, object] | None = None, /, **parts: str) -> Table:
    """A table in notation, at the start of an Intervention unless something is due."""
    return Table(GAME, parts, settings)


def rows(table: Table) -> list[str]:
    """Platform, Flash and Stock."""
    return table.parts("platform", "flash", "stock")


def drawn(table: Table, cards: str) -> Table:
    """Nature draws these cards one after the other."""
    return table.nature(*[f"draw:{card}" for card in cards.split()])


def levels(**changed: int) -> str:
    """The Mainframe with some figures moved from level I: `levels(SIR=3)`."""
    return " ".join(str(changed.get(model, 1)) for model in MODELS)


def all_but(*places: str) -> str:
    """The Robots that lie in none of these places: a discard pile that leaves the deck empty."""
    left = Counter(ROBOTS * 2)
    left.subtract(" ".join(places).split())
    assert min(left.values()) >= 0
    return " ".join(left.elements())


def deck_size(table: Table) -> int:
    """How many cards the Robot deck has."""
    return int(table.state.deck.size)


def discarded(table: Table) -> int:
    """How many cards lie in the discard pile."""
    return len(table.part("discard").split())


def reserve(table: Table) -> int:
    """How many Failsafe tokens the Reserve holds."""
    return int(table.part("reserve"))


def why_not_repair(machine: str, cards: str, settings: Mapping[str, object] = MULTIBOTS) -> str:
    """The rule that keeps exactly these cards from repairing a Machine, empty if they do.

    A star marks a Prepped Machine. The crew fills the Platform and then the Flash.
    """
    names = cards.split()
    platform, flash = " ".join(names[:5]), " ".join(names[5:])
    table = cyberion(settings, factory=machine, platform=platform, flash=flash)
    name = machine.rstrip("*")
    forbidden_by = table.why_not(A, f"repair:{name}")
    assert (f"repair:{name}" in table.options(A)) is (forbidden_by == "")
    if forbidden_by:
        return forbidden_by
    table.answer(f"repair:{name}")
    for k, card in enumerate(names):
        assert table.part("experience") == ""
        table.answer(f"crew:{card}@{'platform' if k < 5 else 'flash'}")
    assert table.parts("platform", "flash", "experience") == ["", "", name]
    return ""
