"""What the table agrees on before play. Rules: CYB-MIX, CYB-SUP, CYB-TWO, CYB-RUL."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, final

from mypy_extensions import i64

from ...kernel.settings import Choice, Data, Setting, Several, Value, Whole, read_settings
from . import cardset
from .actions import catalogue_of
from .cardset import CardSet
from .rules.recipes import Cookbook, cookbooks

EXPANSIONS: Final = ("babybots", "gigantobots", "microbots", "multibots", "devious_cog")

SETTINGS: Final[tuple[Setting, ...]] = (
    Whole("players", 1, 1, 2),  # CYB-RUL-07
    Several("expansions", "none", EXPANSIONS),  # CYB-MIX-01; the base game first (CYB-MIX-05)
    Choice("support", "printed", ("printed", "0", "1", "2", "3", "4", "5")),
    Choice("first", "random", ("random", "A", "B")),
    Choice("stockbot", "exact", ("exact", "up_to")),  # CYB-RUL-11
    Choice("prep_covers", "yes", ("yes", "no")),  # CYB-RUL-34
    Choice("extra", "needed", ("needed", "free")),  # CYB-RUL-36
    Choice("merge", "at_once", ("at_once", "cleanup")),  # CYB-RUL-77
    Choice("end", "cleanup", ("cleanup", "at_once")),  # CYB-RUL-74
    Choice("exchange", "3", ("3", "2")),  # CYB-RUL-01
    Choice("removal", "own", ("own", "any")),  # CYB-RUL-48
    Choice("commandbot", "unseen", ("unseen", "one_by_one")),  # CYB-RUL-26
    Choice("questions", "free", ("free", "strict")),  # CYB-DEC-10
    Choice("gigantobots", "one", ("one", "two")),  # CYB-DAT-21
    Data("cards", "standard", cardset.cards_line),  # CYB-DAT-20
)


PAST: Final[dict[int, dict[str, str]]] = {  # versions before, and settings to play them
    1: {"end": "at_once", "questions": "strict"},
}
TEST_SETTINGS: Final[tuple[dict[str, str], ...]] = (  # tables worth testing
    {},
    {"players": "2"},
    {"expansions": "babybots"},
    {"expansions": "gigantobots", "support": "5"},
    {"expansions": "microbots"},
    {"expansions": "multibots"},
    {"expansions": "devious_cog", "support": "0"},
    {"expansions": "all"},
    {"players": "2", "first": "B", "merge": "cleanup", "removal": "any", "expansions": "all"},
    {"stockbot": "up_to", "prep_covers": "no", "extra": "free", "expansions": "all"},
    {"commandbot": "one_by_one", "exchange": "2", "gigantobots": "two", "expansions": "all"},
    {**PAST[1], "expansions": "all"},
)


@final
class Edition:
    """A set of pieces, with the answers that can be given with it and what its Machines ask."""

    def __init__(self, cards: CardSet) -> None:
        self.cards: Final = cards
        self.catalogue: Final = catalogue_of(cards)
        self.cookbooks: Final[list[Cookbook]] = cookbooks(cards)


@final
class Terms:
    """The agreed values, in the form the rules read them. Shared by all clones of a state."""

    def __init__(self, values: dict[str, Value], edition: Edition) -> None:
        players, support = values["players"], str(values["support"])
        assert isinstance(players, int)
        expansions = str(values["expansions"]).split(",")
        self.values: Final = values
        self.edition: Final = edition
        self.cards: Final = edition.cards
        self.players: Final[i64] = players
        self.expansions: Final[list[str]] = [name for name in EXPANSIONS if name in expansions]
        self.babybots: Final[bool] = "babybots" in expansions
        self.gigantobots: Final[bool] = "gigantobots" in expansions
        self.microbots: Final[bool] = "microbots" in expansions
        self.multibots: Final[bool] = "multibots" in expansions
        self.devious_cog: Final[bool] = "devious_cog" in expansions
        printed = 1 if players == 1 else 3  # CYB-SUP-04, CYB-TWO-02
        self.support: Final[i64] = printed if support == "printed" else int(support)
        self.first: Final[i64] = ("A", "B").index(str(values["first"])) if _named(values) else -1
        self.stockbot_exact: Final[bool] = values["stockbot"] == "exact"
        self.prep_covers: Final[bool] = values["prep_covers"] == "yes"
        self.extra_free: Final[bool] = values["extra"] == "free"
        book = (2 if self.prep_covers else 0) + (1 if self.extra_free else 0)
        self.cookbook: Final[Cookbook] = edition.cookbooks[book]
        self.features: Final = self.cards.shown(values["gigantobots"] == "two")
        self.boarding: Final = cardset.boarding(self.features)
        self.merge_at_once: Final[bool] = values["merge"] == "at_once"
        self.end_at_once: Final[bool] = values["end"] == "at_once"
        self.to_exchange: Final[i64] = int(str(values["exchange"]))  # CYB-MIC-11
        self.remove_any: Final[bool] = values["removal"] == "any"
        self.one_by_one: Final[bool] = values["commandbot"] == "one_by_one"
        self.strict: Final[bool] = values["questions"] == "strict"

    def failsafes(self) -> i64:
        """Failsafe tokens in the Reserve at the start (CYB-MIX-02)."""
        parts = [self.babybots, self.gigantobots, self.multibots, self.devious_cog]
        return 1 + sum([1 for part in parts if part])  # CYB-SET-10


def _named(values: dict[str, Value]) -> bool:
    return values["first"] != "random" and values["players"] == 2


def read(given: Mapping[str, object]) -> Terms:
    """The terms somebody asks for; raises BadSettings."""
    values = read_settings(SETTINGS, given)
    return Terms(values, edition_of(str(values["cards"])))


@lru_cache(16)
def edition_of(cards: str) -> Edition:
    """The edition a setting names or holds."""
    return STANDARD if cards == "standard" else Edition(cardset.read_cards(cards, "cards"))


STANDARD: Final = Edition(cardset.STANDARD)
USUAL: Final = read({})
