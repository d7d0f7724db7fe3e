"""What the table agrees on before play. Rules: CYB-MIX, CYB-SUP, CYB-TWO, CYB-RUL."""

from collections.abc import Mapping
from typing import Final, final

from mypy_extensions import i64

from ...kernel.settings import Choice, Setting, Several, Value, Whole, read_settings

EXPANSIONS: Final = ("babybots", "gigantobots", "microbots", "multibots", "devious_cog")

SETTINGS: Final[tuple[Setting, ...]] = (
    Whole("players", 1, 1, 2),  # CYB-RUL-07
    Several("expansions", "none", EXPANSIONS),  # the base game to begin with (CYB-MIX-05)
    Choice("support", "printed", ("printed", "0", "1", "2", "3", "4", "5")),
    Choice("first", "random", ("random", "A", "B")),
    Choice("stockbot", "exact", ("exact", "up_to")),  # CYB-RUL-11
    Choice("prep_covers", "yes", ("yes", "no")),  # CYB-RUL-34
    Choice("extra", "needed", ("needed", "free")),  # CYB-RUL-36
    Choice("merge", "at_once", ("at_once", "cleanup")),  # CYB-RUL-77
)


SAMPLES: Final[tuple[dict[str, str], ...]] = (  # tables worth testing
    {},
    {"players": "2"},
    {"expansions": "babybots"},
    {"expansions": "gigantobots", "support": "5"},
    {"expansions": "microbots"},
    {"expansions": "multibots"},
    {"expansions": "devious_cog", "support": "0"},
    {"expansions": "all"},
    {"players": "2", "first": "B", "merge": "cleanup", "expansions": "all"},
    {"stockbot": "up_to", "prep_covers": "no", "extra": "free", "expansions": "all"},
)


@final
class Terms:
    """The agreed values, in the form the rules read them. Shared by all clones of a state."""

    def __init__(self, values: dict[str, Value]) -> None:
        players, support = values["players"], str(values["support"])
        assert isinstance(players, int)
        expansions = str(values["expansions"]).split(",")
        self.values: Final = values
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
        self.merge_at_once: Final[bool] = values["merge"] == "at_once"

    def failsafes(self) -> i64:
        """Failsafe tokens in the Reserve at the start (CYB-MIX-02)."""
        parts = [self.babybots, self.gigantobots, self.multibots, self.devious_cog]
        return 1 + sum([1 for part in parts if part])  # CYB-SET-10


def _named(values: dict[str, Value]) -> bool:
    return values["first"] != "random" and values["players"] == 2


def read(given: Mapping[str, object]) -> Terms:
    """The terms somebody asks for; raises BadSettings."""
    return Terms(read_settings(SETTINGS, given))


STANDARD: Final = read({})
