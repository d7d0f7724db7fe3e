"""What the table agrees on before play. Rules: RR-CMP-01, RR-STA-13, RR-AUC, options of RR-RUL."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, final

from mypy_extensions import i64

from ...kernel.errors import BadSettings
from ...kernel.settings import Choice, Data, Numbers, Setting, Value, Whole, read_settings
from . import pieces
from .actions import Actions
from .deeds import Deeds
from .pieces import CardSet

_SEATS: Final = ("A", "B", "C", "D", "E", "F")
_SOLO_CUBES: Final = (1, 2, 1, 2, 0)
SETTINGS: Final[tuple[Setting, ...]] = (
    Whole("players", 3, 1, 6),
    Choice("inventors", "dealt", ("dealt", "easy", "auction", "off")),  # RR-STA-13
    Choice("solo", "single", ("single", "challenge")),  # RR-CHA
    Choice("tape_is_wild", "yes", ("yes", "no")),  # RR-RUL-01
    Choice("assembly", "left", ("left", "right")),  # RR-RUL-27
    Numbers("solo_cubes", _SOLO_CUBES, 0, 4, 5),  # RR-RUL-43
    Choice("first", "random", ("random", *_SEATS)),  # RR-AUC-02
    Choice("early", "no", ("no", "yes")),  # RR-END-10
    Data("cards", "standard", pieces.cards_line),
    Choice("rulings", "current", ("current", "first")),  # RR-RUL-59
)
TEST_SETTINGS: Final[tuple[dict[str, str], ...]] = (  # tables worth testing
    {},
    {"players": "1"},
    {"players": "2", "inventors": "auction"},
    {"players": "1", "solo": "challenge", "solo_cubes": "2,1,2,1,0"},
    {"players": "4", "inventors": "off", "tape_is_wild": "no"},
    {"players": "5", "inventors": "auction", "first": "C"},
    {"players": "6", "inventors": "easy"},
    {"players": "6", "assembly": "right"},
    {"rulings": "first"},
    {"players": "2", "early": "yes"},
)


@final
class Edition:
    """A card set with the answers that can be given with it."""

    def __init__(self, cards: CardSet) -> None:
        self.cards: Final = cards
        self.acts: Final = Actions(cards)
        self.deeds: Final = Deeds(cards)


@final
class Terms:
    """The agreed values, in the form the rules read them. Shared by all clones of a state."""

    def __init__(self, values: dict[str, Value], edition: Edition) -> None:
        players, cubes = values["players"], values["solo_cubes"]
        assert isinstance(players, int)
        assert isinstance(cubes, tuple)
        self.values: Final = values
        self.edition: Final = edition
        self.cards: Final = edition.cards
        self.acts: Final = edition.acts
        self.deeds: Final = edition.deeds
        self.players: Final[i64] = players
        self.auction: Final[bool] = values["inventors"] == "auction"
        self.easy: Final[bool] = values["inventors"] == "easy"
        self.inventors: Final[bool] = values["inventors"] != "off"
        first = str(values["first"])
        self.first: Final[i64] = -1 if first == "random" else _SEATS.index(first)
        self.early: Final[bool] = values["early"] == "yes"
        self.challenge: Final[bool] = values["solo"] == "challenge"
        self.tape_is_wild: Final[bool] = values["tape_is_wild"] == "yes"
        self.first_rulings: Final[bool] = values["rulings"] == "first"
        self.assembly_column: Final[i64] = 0 if values["assembly"] == "left" else 1
        self.neutral_cubes: Final = _neutral_cubes(edition.cards, players, cubes)


def _neutral_cubes(cards: CardSet, players: int, solo: tuple[int, ...]) -> bytes:
    """What lies on the neutral cards; alone what was agreed, if not as usual (RR-RUL-43)."""
    if players != 1 or solo == _SOLO_CUBES:
        return cards.board.neutral[1 if players == 1 else 2]
    return bytes([int(count) for count in solo])


def read(given: Mapping[str, object]) -> Terms:
    """The terms somebody asks for; raises BadSettings."""
    values = read_settings(SETTINGS, given)
    if values["solo"] == "challenge" and values["players"] != 1:
        raise BadSettings("solo is 'challenge', which needs players=1")
    players = values["players"]
    assert isinstance(players, int)
    auction = values["inventors"] == "auction"
    if auction and players == 1 and values["rulings"] == "current":
        raise BadSettings("inventors is 'auction', which needs players=2 or more")
    if values["early"] == "yes" and players == 1:
        raise BadSettings("early is 'yes', which needs players=2 or more")
    first = str(values["first"])
    if first != "random" and not auction:
        raise BadSettings(f"first is {first!r}, which needs inventors=auction")
    if first != "random" and _SEATS.index(first) >= players:
        raise BadSettings(f"first is {first!r}, but there are {players} players")
    return Terms(values, edition_of(str(values["cards"])))


@lru_cache(16)
def edition_of(cards: str) -> Edition:
    """The edition a setting names or holds."""
    return STANDARD if cards == "standard" else Edition(pieces.read_cards(cards, "cards"))


STANDARD: Final = Edition(pieces.STANDARD)
