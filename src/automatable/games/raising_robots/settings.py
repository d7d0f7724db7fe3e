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
from .player_board import BOARD

SETTINGS: Final[tuple[Setting, ...]] = (
    Whole("players", 3, 1, 6),
    Choice("inventors", "dealt", ("dealt", "auction", "off")),
    Choice("solo", "single", ("single", "challenge")),  # RR-CHA
    Choice("tape_is_wild", "yes", ("yes", "no")),  # RR-RUL-01
    Choice("assembly", "left", ("left", "right")),  # RR-RUL-27
    Numbers("solo_cubes", (1, 2, 1, 2, 0), 0, 4, 5),  # RR-RUL-43
    Data("cards", "standard", pieces.cards_line),
)
SAMPLES: Final[tuple[dict[str, str], ...]] = (  # tables worth testing
    {},
    {"players": "1"},
    {"players": "2", "inventors": "auction"},
    {"players": "1", "solo": "challenge", "solo_cubes": "2,1,2,1,0"},
    {"players": "4", "inventors": "off", "tape_is_wild": "no"},
    {"players": "5", "inventors": "auction"},
    {"players": "6", "assembly": "right"},
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
        self.inventors: Final[bool] = values["inventors"] != "off"
        self.challenge: Final[bool] = values["solo"] == "challenge"
        self.tape_is_wild: Final[bool] = values["tape_is_wild"] == "yes"
        self.assembly_column: Final[i64] = 0 if values["assembly"] == "left" else 1
        two = [int(count) for count in BOARD.neutral[2]]
        self.neutral_cubes: Final = bytes([int(n) for n in cubes] if players == 1 else two)


def read(given: Mapping[str, object]) -> Terms:
    """The terms somebody asks for; raises BadSettings."""
    values = read_settings(SETTINGS, given)
    if values["solo"] == "challenge" and values["players"] != 1:
        raise BadSettings("solo is 'challenge', which needs players=1")
    return Terms(values, edition_of(str(values["cards"])))


@lru_cache(16)
def edition_of(cards: str) -> Edition:
    """The edition a setting names or holds."""
    return STANDARD if cards == "standard" else Edition(pieces.read_cards(cards, "cards"))


STANDARD: Final = Edition(pieces.STANDARD)
