"""What the table agrees on before play; cards and arena may be a person's own. Rules: RQA-SET."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, final

from mypy_extensions import i64

from ...kernel.errors import BadSettings
from ...kernel.settings import Choice, Data, Setting, Value, Whole, read_settings
from . import arena
from .actions import Actions
from .arena import Arena
from .box import STANDARD as STANDARD_BOX
from .box import Box, box_line, read_box
from .worth import Worth

PAST: Final = {1: {"entry": "listed"}}  # settings that play a version before
MODES: Final = ("standard", "one_robot", "teams")
_BLUE: Final = {2: 6, 3: 7, 4: 8}  # Reserve by number of robots (RQA-SET-14)


def arena_line(text: str, where: str) -> str:
    """A map, or what this made of one, in one line; raises BadSettings."""
    lines = arena.read_arena(text.replace("/", "\n"), where).map().splitlines()
    return "/".join([lines[0], *[line.replace(" ", "") for line in lines[1:]]])


SETTINGS: Final[tuple[Setting, ...]] = (
    Whole("players", 3, 2, 4),
    Choice("mode", "standard", MODES),  # RQA-RUL-48, RQA-TEM-01
    Choice("robots", "chosen", ("chosen", "dealt")),
    Choice("entry", "chosen", ("chosen", "listed")),  # RQA-RUL-58
    Whole("blue", None, 1, 30, optional=True),  # RQA-SET-16
    Choice("first", "random", ("random", "A", "B", "C", "D")),
    Whole("turn_cap", None, 1, 10_000, optional=True),
    Choice("smoke_hides_occupant", "no", ("no", "yes")),
    Choice("promo", "no", ("no", "yes")),
    Data("cards", "standard", box_line),
    Data("arena", "first", arena_line),  # RQA-SET-17
)
TEST_SETTINGS: Final[tuple[dict[str, str], ...]] = (  # tables worth testing
    {"turn_cap": "60"},
    {"players": "4", "turn_cap": "60"},
    {"players": "2", "turn_cap": "60"},
    {"players": "2", "mode": "one_robot", "turn_cap": "60", "robots": "dealt"},
    {"players": "4", "mode": "teams", "turn_cap": "60", "first": "C"},
    {"blue": "1", "smoke_hides_occupant": "yes", "promo": "yes", "turn_cap": "80"},
)


@final
class Edition:
    """A box and an arena, with the answers that can be given with them."""

    def __init__(self, box: Box, arena: Arena) -> None:
        self.box: Final = box
        self.cards: Final = box.cards
        self.arena: Final = arena
        self.acts: Final = Actions(box.cards, arena)
        self.worth: Final = Worth(box, arena)


@final
class Terms:
    """The agreed values, in the form the rules read them. Shared by all clones of a state."""

    def __init__(self, values: dict[str, Value], edition: "Edition") -> None:
        players, blue, cap = values["players"], values["blue"], values["turn_cap"]
        assert isinstance(players, int)
        self.values: Final = values
        self.edition: Final = edition
        self.cards: Final = edition.cards
        self.boards: Final = edition.box.boards
        self.ground: Final = edition.box.ground
        self.arena: Final = edition.arena
        self.acts: Final = edition.acts
        self.worth: Final = edition.worth
        self.players: Final[i64] = players
        self.teams: Final[bool] = values["mode"] == "teams"
        self.robots_each: Final[i64] = (
            2 if players == 2 and values["mode"] == "standard" else 1
        )  # RQA-CMP-01; all else is as usual (RQA-TWO-01)
        self.robots: Final[i64] = self.players * self.robots_each
        self.dealt: Final[bool] = values["robots"] == "dealt"
        self.chosen_entry: Final[bool] = values["entry"] == "chosen"
        self.blue: Final[i64] = blue if isinstance(blue, int) else _BLUE[int(self.robots)]
        first = str(values["first"])
        self.first: Final[i64] = -1 if first == "random" else "ABCD".index(first)
        self.turn_cap: Final[i64] = cap if isinstance(cap, int) else 0
        self.smoke_hides: Final[bool] = values["smoke_hides_occupant"] == "yes"
        self.promo: Final[bool] = values["promo"] == "yes"

    def copies(self, card: i64) -> i64:
        """How many cards of a title there are; promo cards only if the table wants them."""
        return 0 if self.cards.pile[card] == 3 and not self.promo else self.cards.copies[card]


def read(given: Mapping[str, object]) -> Terms:
    """The terms somebody asks for; raises BadSettings."""
    values = read_settings(SETTINGS, given)
    players = values["players"]
    assert isinstance(players, int)
    if values["mode"] == "teams" and players != 4:
        raise BadSettings("mode is 'teams', which needs players=4")
    if values["mode"] == "one_robot" and players != 2:
        raise BadSettings("mode is 'one_robot', which needs players=2")
    first = str(values["first"])
    if first != "random" and "ABCD".index(first) >= players:
        raise BadSettings(f"first is {first!r}, but there are {players} players")
    terms = Terms(values, edition_of(str(values["cards"]), str(values["arena"])))
    if terms.arena.starts() < terms.robots:
        raise BadSettings(
            f"arena has {terms.arena.starts()} Start tiles, but {terms.robots} robots need one each"
        )
    return terms


@lru_cache(16)
def edition_of(cards: str, arena: str) -> Edition:
    """The edition two settings name or hold."""
    if cards == "standard" and arena == "first":
        return STANDARD
    return Edition(box_of(cards), arena_of(arena))


def box_of(text: str) -> Box:
    """The box a setting names or holds."""
    return STANDARD_BOX if text == "standard" else read_box(text, "cards")


def arena_of(text: str) -> Arena:
    """The arena a setting names or holds."""
    return arena.FIRST if text == "first" else arena.read_arena(text.replace("/", "\n"), "arena")


STANDARD: Final = Edition(STANDARD_BOX, arena.FIRST)
