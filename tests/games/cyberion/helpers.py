"""A Cyberion table set up in notation, and what is read off it."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final

from automatable import CHANCE, Rng
from automatable.games.cyberion import GAME
from automatable.games.cyberion.state import CyberionState
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


def cyberion(settings: Mapping[str, object] | None = None, /, **parts: str) -> Table:
    """A table in notation, at the start of an Intervention unless something is due."""
    return Table(GAME, parts, settings)


def state_of(table: Table) -> CyberionState:
    """The facts on the table."""
    assert isinstance(table.state, CyberionState)
    return table.state


def part(table: Table, name: str) -> str:
    """A part of the notation, empty if there is nothing to write."""
    return table.position().get(name, "")


def parts(table: Table, *names: str) -> list[str]:
    """Some parts of the notation."""
    return [part(table, name) for name in names]


def rows(table: Table) -> list[str]:
    """Platform, Flash and Stock."""
    return parts(table, "platform", "flash", "stock")


def offered(table: Table, verb: str) -> list[str]:
    """What a verb is offered for, to whoever is asked: `SIR3@stock`, `I-4`."""
    decision = table.state.decision()
    if decision is None:
        return []
    names = [name.partition(":") for name in table.options(decision.seat)]
    return [thing for word, _, thing in names if word == verb]


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
    return int(state_of(table).deck.size)


def discarded(table: Table) -> int:
    """How many cards lie in the discard pile."""
    return len(part(table, "discard").split())


def reserve(table: Table) -> int:
    """How many Failsafe tokens the Reserve holds."""
    return int(part(table, "reserve"))


def ended(table: Table) -> str:
    """How the game ended: `won by repaired`, `lost by failsafe`; empty while it goes on."""
    result = table.state.result
    if result is None:
        return ""
    assert len(set(result.scores)) == 1
    return f"{'won' if result.scores[0] > 0 else 'lost'} by {result.reason}"


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
        assert part(table, "experience") == ""
        table.answer(f"crew:{card}@{'platform' if k < 5 else 'flash'}")
    assert parts(table, "platform", "flash", "experience") == ["", "", name]
    return ""


def told(table: Table) -> list[str]:
    """What was told since the beginning, as `kind RULE`."""
    assert table.state.log is not None
    return [f"{event.kind} {event.rule}" for event in table.state.log]


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


def weights(table: Table) -> dict[str, int]:
    """Nature's answers with their weights."""
    decision = table.state.asked(CHANCE)
    assert decision is not None
    names = [GAME.catalogue.name(option) for option in decision.options]
    return dict(zip(names, [int(weight) for weight in decision.weights], strict=True))
