"""A table of Cyberion with expansions, what is read off it, and a player who gets somewhere."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from automatable import Rng
from automatable.games.cyberion import GAME
from automatable.games.cyberion.cardset import STANDARD
from automatable.games.cyberion.pieces import MODELS
from automatable.games.cyberion.settings import EXPANSIONS
from automatable.games.cyberion.state import CyberionState
from automatable.kernel.decision import Decision
from automatable.kernel.seats import CHANCE
from automatable.testkit import Table

A: Final = 0
B: Final = 1
NATURE: Final = int(CHANCE)
DOCUMENT: Final = Path(__file__).parents[3] / "docs" / "rules" / "cyberion.md"
ROWS: Final = ("platform", "flash", "stock")
FACTORY: Final = "I-SIR I-STO I-CYC I-PLA I-COM"

COMBINATIONS: Final = [
    ",".join(name for k, name in enumerate(EXPANSIONS) if mask >> k & 1) or "none"
    for mask in range(32)
]


def table(expansions: str = "none", /, **parts: object) -> Table:
    """A table in notation; names that are no parts of a position are settings."""
    settings: dict[str, object] = {"expansions": expansions}
    names = [setting.name for setting in GAME.settings]
    settings |= {name: value for name, value in parts.items() if name in names}
    written = {name: str(text) for name, text in parts.items() if name not in names}
    if "support" in settings and not str(settings["support"]).isdecimal():
        written["support"] = str(settings.pop("support"))  # the tokens, not their number
    return Table(GAME, written, settings)


def new(expansions: str = "none", players: int = 1, **settings: object) -> Table:
    """A table before setup."""
    return Table(GAME, None, {"expansions": expansions, "players": players, **settings})


def options(table: Table, verb: str = "", seat: int = A) -> list[str]:
    """The names on offer to a seat, or those of a verb: what comes after it."""
    offered = table.options(seat)
    if not verb:
        return offered
    return [name.removeprefix(verb + ":") for name in offered if name.startswith(verb + ":")]


def natures(table: Table) -> list[str]:
    """What may happen next, without the verb."""
    return [name.partition(":")[2] for name in table.options(NATURE)]


def asked(table: Table) -> str:
    """The key of the open question; empty when the game is over."""
    decision = table.state.decision()
    return decision.key if decision is not None else ""


def cards_in_deck(table: Table) -> list[str]:
    """Everything in the Robot deck, in no order."""
    found: list[str] = table.view()["deck_cards"]
    return found


def level(table: Table, model: str) -> int:
    """The level of a figure."""
    return int(table.state.levels[MODELS.index(model)])


def fill(table: Table, *cards: str) -> Table:
    """Nature deals these cards, one after the other."""
    return table.nature(*[f"draw:{card}" for card in cards])


def set_up(
    expansions: str,
    players: int = 1,
    machines: str = FACTORY,
    **settings: object,
) -> Table:
    """A table after setup, dealt the first card on offer, but for the Machines."""
    made = new(expansions, players, **settings)
    wanted = machines.split()
    while (decision := made.state.decision()) is not None and decision.seat == CHANCE:
        offered = made.options(NATURE)
        if decision.key == "machine":
            made.nature(f"machine:{wanted.pop(0)}")
        else:
            made.nature(offered[0])
    return made


def robots(*without: str) -> list[str]:
    """All 50 Robots but some."""
    found = [f"{model}{size}" for model in MODELS for size in range(1, 6) for _ in range(2)]
    for card in without:
        found.remove(card)
    return found


# A player who prefers what helps.


def verb_of(name: str) -> str:
    """The verb of an action."""
    return name.partition(":")[0]


class Player:
    """Answers at random, but repairs and upgrades when it can and seldom ends a turn early."""

    def __init__(self, seed: int) -> None:
        self.rng: Final = Rng(seed)
        self.deeds = 0  # actions of this turn, so that none goes on for ever
        self.turn = 0

    def chance(self, percent: int) -> bool:
        """Whether something of that likelihood happens."""
        return self.rng.below(100) < percent

    def pick(self, names: list[str]) -> str:
        """One of some names."""
        return names[self.rng.below(len(names))]

    def choose(self, table: Table, decision: Decision) -> str:
        """The answer to a question."""
        names = [GAME.catalogue.name(option) for option in decision.options]
        if decision.seat == CHANCE:
            return GAME.catalogue.name(decision.sample(self.rng))
        if decision.key == "act":
            return self.act(table.state, names)
        if decision.key == "level":
            return names[-1] if self.chance(80) else self.pick(names)
        if decision.key in ("spend", "crew") and self.chance(70):
            return names[-1]  # from the deck, or from the Stock
        return self.pick(names)

    def act(self, state: CyberionState, names: list[str]) -> str:
        """What to do next in an Intervention."""
        if state.turn != self.turn:
            self.turn, self.deeds = int(state.turn), 0
        self.deeds += 1
        if self.deeds > 60:
            return "end"
        of = {verb: [name for name in names if verb_of(name) == verb] for verb in VERBS}
        for verb, percent in WISHES:
            if of[verb] and self.chance(percent) and self.is_wise(state, verb):
                return self.pick(of[verb])
        useful = [name for name in of["trigger"] if self.is_useful(state, name)]
        if useful and (not state.relieved or self.chance(60)):
            return self.pick(useful)
        if of["trigger"] and state.relieved and self.chance(10):
            return self.pick(of["trigger"])
        if of["support"] and not state.relieved and self.chance(50):
            return self.pick(of["support"])
        return "end"

    def is_wise(self, state: CyberionState, verb: str) -> bool:
        """Do not clear the last Machines while something is left to do, if a token is spare."""
        if verb not in ("repair", "remove"):
            return True
        left = sum(int(state.machines_left(stage)) for stage in range(3))
        machines = left + sum(1 for machine in list(state.factory) if machine >= 0)
        undone = bool(state.limbot) or any(list(state.interference)) or state.damage > 1
        return not (undone and machines <= 2 and state.reserve > 0) or self.chance(12)

    def is_useful(self, state: CyberionState, name: str) -> bool:
        """Whether triggering with a Robot does something, as far as one can tell."""
        model = MODELS.index(name.partition(":")[2][:3])
        if state.terms.devious_cog and state.interference[model]:
            return self.chance(40)
        if state.levels[model] == 1:
            return False
        return MODELS[model] != "CYC" or self.chance(40)


VERBS: Final = (
    *("repair", "upgrade", "baby", "board", "remove", "replace", "exchange"),
    *("trigger", "support", "end"),
)
WISHES: Final = (
    ("repair", 92),
    ("upgrade", 85),
    ("baby", 60),
    ("board", 25),
    ("remove", 60),
    ("replace", 25),
    ("exchange", 8),
)


def play(table: Table, player: Player, longest: int = 20_000) -> Iterator[str]:
    """Play on to the end; after every answer, its name."""
    for _ in range(longest):
        decision = table.state.decision()
        if decision is None:
            return
        name = player.choose(table, decision)
        table.state.apply(decision.seat, GAME.catalogue.number(name))
        yield name
    raise AssertionError(f"play goes on after {longest} answers")


# Late in a game, where all endings are near.

TOKENS: Final = [model for model in MODELS for _ in range(2)]  # of Interference


def late(expansions: str, players: int, variant: int) -> Table:
    """A table with few Machines left and strong abilities; variants differ in what is undone."""
    chosen = expansions.split(",")
    three = "multibots" in chosen
    names = [name for name in STANDARD.machines if name.startswith("III-" if three else "II-")]
    factory = [names[(k * 4 + variant) % 15] for k in range(5)]
    removed = list(STANDARD.machines[: 5 if three else 10])
    if three:
        removed += STANDARD.machines[10:20]
    left = [name for name in names if name not in factory]
    removed += left[: (3 if three else 8) + variant % 3]
    written: dict[str, object] = {"levels": "5 4 5 5 5", "reserve": 3 + variant % 3}
    if "microbots" in chosen:
        factory = [f"{name}+MIC-{k + 1}" for k, name in enumerate(factory)]
        written |= {"held": "MIC-SIR MIC-STO MIC-CYC", "used": "MIC-1 MIC-2 MIC-PLA"}
    if "babybots" in chosen:
        written |= {"limbot": "COM" if variant % 2 else "none", "made": "STO PLA"}
    if "gigantobots" in chosen:
        crews = "GIG-SIR SIR1 SIR2 SIR3, GIG-5 COM5 PLA5 CYC5 STO5"
        written |= {"riders": crews, "vacation": "GIG-1", "damage": variant // 2 % 3}
    if "devious_cog" in chosen:
        tokens = variant // 4 % 3
        gone = " ".join(TOKENS[4 * tokens :])
        written |= {"interference": f"0 {tokens} {tokens} {tokens} {tokens}", "revealed": gone}
    row = "SIR4 STO1 CYC1 COM4 PLA2"
    return table(
        expansions,
        players=players,
        turn="A 12",
        factory=" ".join(factory),
        removed=" ".join(removed),
        platform=row,
        stock="SIR5 COM1" + (" MUL-4" if three else ""),
        **written,
    )


def baby(**parts: object) -> Table:
    """A table with Babybots and a full Factory."""
    return table("babybots", **{"factory": FACTORY, **parts})


def giant(**parts: object) -> Table:
    """A table with Gigantobots and a full Factory."""
    return table("gigantobots", **{"factory": FACTORY, **parts})
