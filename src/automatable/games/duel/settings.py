"""What the table agrees on before a Duel. Rules: DUE-BRD, DUE-SW-01, DUE-RUL-31."""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, final

from mypy_extensions import i64

from ...kernel.errors import BadSettings
from ...kernel.settings import Choice, Numbers, Setting, Value, Whole, read_settings
from . import cards

BOARDS: Final[dict[str, Any]] = tomllib.loads(
    (Path(__file__).parent / "data" / "boards.toml").read_text("utf-8")
)

_COUNTER: Final = cards.card_named("Counter")
_COPY: Final = cards.card_named("Copy")

LONGEST: Final = 8

SETTINGS: Final[tuple[Setting, ...]] = (
    Choice("board", "standard", (*BOARDS, "custom")),
    Whole("length", 4, 2, LONGEST),  # DUE-MOV-02, DUE-BRD-01
    Numbers("stars", (1, 3), 1, 7),  # DUE-DRW-03, DUE-BRD-02
    Numbers("counter_cost", (0, 2), 0, 4, 2),  # DUE-DAT-04: batteries, disks
    Numbers("copy_cost", (1, 0), 0, 4, 2),  # DUE-DAT-05
    Whole("max_rounds", 200, 1, 1_000_000, optional=True),  # DUE-VIC-06
)

SAMPLES: Final[tuple[dict[str, str], ...]] = (
    {},
    {"board": "short"},
    {"board": "one_star"},
    {"board": "core", "max_rounds": "5"},
    {"length": "8", "stars": "1,2,3,4,5,6,7"},  # more stars than bonus cards
    {"length": "2", "stars": "1", "counter_cost": "1,1", "copy_cost": "0,1", "max_rounds": "none"},
)


@final
class Rig:
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
        for card, name in ((_COUNTER, "counter_cost"), (_COPY, "copy_cost")):
            cost = values[name]
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


def read(given: Mapping[str, object]) -> Rig:
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
    return Rig(values)


def shown(rig: Rig) -> dict[str, Value]:
    """The values to write down: a named board stands for its length and stars."""
    values = rig.values.copy()
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
