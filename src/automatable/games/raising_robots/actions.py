"""The catalogue of an edition: every answer anybody can ever give, as a number and as a name."""

from typing import Final, final

from mypy_extensions import i64

from ...kernel.catalogue import Catalogue
from ...kernel.seats import Action
from .effects import GOOD_NAMES
from .kinds import PHASES, ROWS, TYPES
from .pieces import CardSet
from .player_board import CELLS

MOST_BATTERIES: Final[i64] = 60  # that can be spent at once
BENEFITS: Final = ("class", "wilds", "batteries")


@final
class Actions:
    """Where each kind of answer begins."""

    def __init__(self, cards: CardSet) -> None:
        names: list[str] = []
        robots, classes, inventors = cards.robots.ids, cards.classes.ids, cards.inventors.ids
        circles = tuple([f"{section}-{token}" for section in ("upgrade", *ROWS) for token in TYPES])
        columns = [f"{robot}@{side}" for side in ("left", "right", "free") for robot in robots]
        self.done: Final[Action] = _add(names, "done", ("",))
        self.skip: Final[Action] = _add(names, "skip", ("",))
        self.usual: Final[Action] = _add(names, "usual", ("",))
        self.discard: Final[Action] = _add(names, "discard", robots)
        self.keep: Final[Action] = _add(names, "keep", classes)
        self.swap: Final[Action] = _add(names, "swap", classes)
        self.choose: Final[Action] = _add(names, "choose", inventors)
        self.assemble: Final[Action] = _add(names, "assemble", tuple(columns))
        self.pay: Final[Action] = _add(names, "pay", (*GOOD_NAMES[:5], *robots))
        self.gain: Final[Action] = _add(names, "gain", (*GOOD_NAMES, "card"))
        self.unlock: Final[Action] = _add(names, "unlock", circles)
        self.inspire: Final[Action] = _add(names, "inspire", BENEFITS)
        self.place: Final[Action] = _add(names, "place", (*robots, *classes, *inventors))
        self.pair: Final[Action] = _add(names, "pair", PHASES)
        self.boost: Final[Action] = _add(names, "boost", PHASES)
        spent = tuple([str(number) for number in range(int(MOST_BATTERIES) + 1)])
        self.batteries: Final[Action] = _add(names, "batteries", spent)
        self.buy: Final[Action] = _add(names, "buy", ("U1", "U2", "U3"))
        self.use: Final[Action] = _add(names, "use", CELLS)
        self.ability: Final[Action] = _add(names, "ability", ("base", "upgraded"))
        self.base: Final[Action] = _add(names, "base", robots)
        self.upgraded: Final[Action] = _add(names, "upgraded", robots)
        spaces = [f"{inventor}@{space}" for inventor in inventors for space in range(1, 7)]
        self.bid: Final[Action] = _add(names, "bid", tuple(spaces))
        self.draw: Final[Action] = _add(names, "draw", robots)  # from here on nature's
        self.teach: Final[Action] = _add(names, "teach", classes)
        self.deal: Final[Action] = _add(names, "deal", inventors)
        self.power: Final[Action] = _add(names, "power", cards.energy.ids)
        self.neutral: Final[Action] = _add(names, "neutral", PHASES)
        self.opener: Final[Action] = _add(names, "opener", ("A", "B", "C", "D", "E", "F"))
        self.catalogue: Final = Catalogue(names)


def _add(names: list[str], verb: str, things: tuple[str, ...]) -> int:
    """Add the names of a kind of answer; where they begin."""
    first = len(names)
    for thing in things:
        names.append(f"{verb}:{thing}" if thing else verb)
    return first
