"""The catalogue: every answer anybody can ever give, as a number and as a name.

Cards of the rows are named with their row, `crew:SIR3@stock`; all things in rows that are no use
for an action have a name too, so that one can ask why.
"""

from typing import Final

from mypy_extensions import i64

from ...kernel.catalogue import Catalogue
from ...kernel.seats import Action
from .cardset import STANDARD, CardSet
from .pieces import (
    CARD_NAMES,
    CARDS,
    FIRST_BABYBOT,
    MICROBOTS,
    MODELS,
    Card,
)

ROW_NAMES: Final = ("platform", "flash", "stock")
_ROW_CARDS: Final = CARD_NAMES[: int(FIRST_BABYBOT)]
ROMAN: Final = ("I", "II", "III", "IV", "V")


def _in_rows(verb: str) -> list[str]:
    return [f"{verb}:{card}@{row}" for row in ROW_NAMES for card in _ROW_CARDS]


def _each(verb: str, things: tuple[str, ...]) -> list[str]:
    return [f"{verb}:{thing}" for thing in things]


def _parts(cards: CardSet) -> dict[str, list[str]]:
    """Every answer by its verb, in the order of their numbers: the same for all sets of pieces."""
    return {
        "end": ["end"],
        "repair": _each("repair", cards.machines),
        "trigger": _in_rows("trigger"),
        "support": _each("support", MODELS),
        "upgrade": _each("upgrade", MODELS),
        "baby": _each("baby", MODELS),
        "board": ["board"],
        "replace": _each("replace", cards.machines),
        "exchange": _each("exchange", cards.machines),
        "remove": _each("remove", cards.machines),
        "done": ["done"],  # nothing more is picked, though more could be
        "crew": _in_rows("crew"),
        "level": _each("level", ROMAN),
        "stow": _in_rows("stow"),
        "take": _each("take", _ROW_CARDS),
        "top": _each("top", CARD_NAMES),
        "bottom": _each("bottom", CARD_NAMES),
        "prep": _each("prep", cards.machines),
        "spend": [*_in_rows("spend"), "spend:card@deck"],
        "pay": _each("pay", cards.machines),
        "mate": _in_rows("mate"),
        "rider": _in_rows("rider"),
        "seat": _each("seat", cards.gigantobots),
        "reward": ["reward:damage", "reward:failsafe"],
        "swap": _each("swap", cards.machines),
        "token": _each("token", MICROBOTS),
        # nature
        "draw": _each("draw", CARD_NAMES),
        "machine": _each("machine", cards.machines),
        "microbot": _each("microbot", MICROBOTS),
        "interfere": _each("interfere", MODELS),
        "aid": _each("aid", MODELS),
        "first": ["first:A", "first:B"],
    }


def _first(verb: str) -> int:
    found = 0
    for name, part in _parts(STANDARD).items():
        if name == verb:
            return found
        found += len(part)
    raise AssertionError(verb)


def catalogue_of(cards: CardSet) -> Catalogue:
    """The catalogue with the names of a set of pieces."""
    return Catalogue([name for part in _parts(cards).values() for name in part])


END: Final[Action] = _first("end")
REPAIR: Final[Action] = _first("repair")
TRIGGER: Final[Action] = _first("trigger")
SUPPORT: Final[Action] = _first("support")
UPGRADE: Final[Action] = _first("upgrade")
BABY: Final[Action] = _first("baby")
BOARD: Final[Action] = _first("board")
REPLACE: Final[Action] = _first("replace")
EXCHANGE: Final[Action] = _first("exchange")
REMOVE: Final[Action] = _first("remove")
DONE: Final[Action] = _first("done")
CREW: Final[Action] = _first("crew")
LEVEL: Final[Action] = _first("level")
STOW: Final[Action] = _first("stow")
TAKE: Final[Action] = _first("take")
TOP: Final[Action] = _first("top")
BOTTOM: Final[Action] = _first("bottom")
PREP: Final[Action] = _first("prep")
SPEND: Final[Action] = _first("spend")
PAY: Final[Action] = _first("pay")
MATE: Final[Action] = _first("mate")
RIDER: Final[Action] = _first("rider")
SEAT: Final[Action] = _first("seat")
REWARD: Final[Action] = _first("reward")
SWAP: Final[Action] = _first("swap")
TOKEN: Final[Action] = _first("token")
DRAW: Final[Action] = _first("draw")
MACHINE: Final[Action] = _first("machine")
MICROBOT: Final[Action] = _first("microbot")
INTERFERE: Final[Action] = _first("interfere")
AID: Final[Action] = _first("aid")
FIRST: Final[Action] = _first("first")

SPEND_DECK: Final[Action] = PAY - 1
REWARD_DAMAGE: Final[Action] = REWARD
REWARD_FAILSAFE: Final[Action] = REWARD + 1


def in_row(first: Action, row: i64, card: Card) -> Action:
    """The action on a card of a row."""
    return first + row * FIRST_BABYBOT + card


def row_of(first: Action, action: Action) -> i64:
    """The row an action on a row's card names."""
    return (action - first) // FIRST_BABYBOT


def card_of(first: Action, action: Action) -> Card:
    """The card an action on a row's card names."""
    return (action - first) % FIRST_BABYBOT


def is_of(first: Action, count: i64, action: Action) -> bool:
    """Whether an action is one of `count` from the first on."""
    return first <= action < first + count


ROW_ACTIONS: Final[i64] = 3 * FIRST_BABYBOT
CARD_ACTIONS: Final[i64] = CARDS
