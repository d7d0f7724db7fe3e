"""What the table agrees on before a Duel. Rules: DUE-BRD, DUE-SW."""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, final

from mypy_extensions import i64

from ...kernel.errors import BadSettings
from ...kernel.settings import Choice, Numbers, Setting, Value, Whole, read_settings
from . import cards

BOARDS: Final[dict[str, Any]] = {
    board["name"]: board
    for board in tomllib.loads((Path(__file__).parent / "data" / "boards.toml").read_text("utf-8"))[
        "board"
    ]
}

LONGEST: Final = 8
HIGHEST_COST: Final = 4  # the tiles of a kind; more could never be paid
FEWEST_FREE: Final = 2  # basic cards: one of them may rest


def cost_name(card: int) -> str:
    """The setting that says what a card costs: `counter_cost`."""
    return f"{cards.NAMES[card].lower()}_cost"


def _costs() -> list[Setting]:
    """A setting for the cost of each card, batteries and disks; the default is in the data."""
    return [
        Numbers(cost_name(card), (battery, disk), 0, HIGHEST_COST, 2)
        for card, (battery, disk) in enumerate(
            zip(cards.COST_BATTERY[: cards.COUNT], cards.COST_DISK[: cards.COUNT], strict=True)
        )
    ]


SETTINGS: Final[tuple[Setting, ...]] = (  # DUE-SW-01
    Choice("board", "standard", (*BOARDS, "custom")),
    Whole("length", 4, 2, LONGEST),  # DUE-MOV-02, DUE-BRD-01
    Numbers("stars", (1, 3), 1, 7),  # DUE-DRW-03, DUE-BRD-02
    *_costs(),  # DUE-RUL-31, DUE-DAT-04, DUE-DAT-05
    Whole("max_rounds", 200, 1, 1_000_000, optional=True),  # DUE-VIC-06
)

TEST_SETTINGS: Final[tuple[dict[str, str], ...]] = (
    {},
    {"board": "short"},
    {"board": "one_star"},
    {"board": "core", "max_rounds": "5"},
    {"length": "8", "stars": "1,2,3,4,5,6,7"},  # more stars than bonus cards
    {"length": "2", "stars": "1", "counter_cost": "1,1", "copy_cost": "0,1", "max_rounds": "none"},
    {"spark_cost": "0,0", "lightning_cost": "1,1", "charge_cost": "0,1", "ray_cost": "2,0"},
)


@final
class Terms:
    """A table set up: the board, the costs and the round limit. Shared by all clones."""

    def __init__(self, values: dict[str, Value]) -> None:
        self.values: Final = values
        length, stars, rounds = values["length"], values["stars"], values["max_rounds"]
        assert isinstance(length, int) and isinstance(stars, tuple)
        self.length: Final[i64] = length
        star_mask = 0
        for square in stars:
            star_mask |= 1 << square
        self.stars: Final[i64] = star_mask
        self.stars_from_moon: Final = _stars_from_moon(length, stars)
        self.max_rounds: Final[i64] = rounds if isinstance(rounds, int) else 0  # 0: no limit
        battery, disk = bytearray(cards.COST_BATTERY), bytearray(cards.COST_DISK)
        for card in range(cards.COUNT):
            cost = values[cost_name(card)]
            assert isinstance(cost, tuple)
            battery[card], disk[card] = cost[0], cost[1]
        self.cost_battery: Final = bytes(battery)
        self.cost_disk: Final = bytes(disk)


def _stars_from_moon(length: int, stars: tuple[int, ...]) -> bytes:
    """Which squares are stars, counted back from the moon, as an observation holds them."""
    found = b""
    for back in range(LONGEST):
        found += bytes([1 if length - back in stars else 0, 0])
    return found


def read(given: Mapping[str, object]) -> Terms:
    """The table somebody asks for: a named board, or a length and stars; raises BadSettings."""
    values = read_settings(SETTINGS, given)
    board = str(values["board"])
    shaped = [name for name in ("length", "stars") if name in given]
    if shaped:
        if "board" in given and board != "custom":
            raise BadSettings(
                f"{shaped[0]} is given with board {board!r}; leave out board, or say custom"
            )
        values["board"] = _name_of(values["length"], values["stars"])
    elif board == "custom":
        raise BadSettings("board is 'custom': give length, stars or both")
    else:
        values["length"] = int(BOARDS[board]["length"])
        values["stars"] = tuple(int(square) for square in BOARDS[board]["stars"])
    length, stars = values["length"], values["stars"]
    assert isinstance(length, int) and isinstance(stars, tuple)
    for square in stars:
        if square >= length:  # DUE-BRD-02
            raise BadSettings(
                f"stars has square {square}, but on a board of length {length}"
                f" stars lie on squares 1 to {length - 1}; give stars as well"
            )
    terms = Terms(values)
    _check_free(terms)
    return terms


def _check_free(terms: Terms) -> None:
    """Nobody may be left without a card to choose (DUE-SW-06)."""
    free = [
        cards.NAMES[card]
        for card in range(cards.FIRST_BONUS)
        if terms.cost_battery[card] == 0 and terms.cost_disk[card] == 0
    ]
    if len(free) < FEWEST_FREE:
        raise BadSettings(
            f"{FEWEST_FREE} basic cards at least must be free (cost 0,0), since one may rest;"
            f" free here: {', '.join(free) or 'none'}"
        )


def shown(terms: Terms) -> dict[str, Value]:
    """The values to write down: a named board stands for its length and stars."""
    values = terms.values.copy()
    if values["board"] == "custom":
        values["board"] = "standard"
    else:
        values["length"], values["stars"] = 4, (1, 3)
    return values


def _name_of(length: Value, stars: Value) -> str:
    for name, board in BOARDS.items():
        if board["length"] == length and tuple(board["stars"]) == stars:
            return name
    return "custom"


STANDARD: Final = read({})
