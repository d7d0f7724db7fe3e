"""Energy cards as data; every colour has the same. Rules: RR-CMP-06, RR-PRE-12, RR-PLY-07."""

import re
from typing import Any, Final, final

from mypy_extensions import i64

from ...kernel import fields
from ...kernel.errors import BadSettings
from .kinds import STATUS, flag, load, read_table, row_id

USED: Final[i64] = 8  # of one player's cards, at every number of players (RR-PLY-07)
_FIELDS: Final = {"id", "value", "cubes", "multiplier", "players", "status"}
_PLAYERS: Final = re.compile(r"([1-6])-([1-6])")


@final
class Energy:
    """One player's energy cards; the facts of a card stand at its number."""

    def __init__(self, rows: list[dict[str, Any]]) -> None:
        self.rows: Final = rows
        self.ids: Final[tuple[str, ...]] = tuple([str(row["id"]) for row in rows])
        self.count: Final[i64] = len(rows)
        self.value: Final = bytes([int(row["value"]) for row in rows])
        self.cubes: Final = bytes([int(row.get("cubes", 0)) for row in rows])
        self.multiplier: Final = bytes([int(row.get("multiplier", False)) for row in rows])
        self.signs: Final[tuple[str, ...]] = tuple([_sign(row) for row in rows])
        self.low: Final = bytes([int(str(row["players"])[0]) for row in rows])
        self.high: Final = bytes([int(str(row["players"])[2]) for row in rows])

    def each(self, card: i64) -> i64:
        """The energy a cube gives the player who has this card on its phase (RR-ENE-04)."""
        return 2 if self.multiplier[card] else 1

    def is_used(self, card: i64, players: i64) -> bool:
        """Whether a card is in the game with this number of players (RR-PLY-07)."""
        return self.low[card] <= players <= self.high[card]


def _sign(row: dict[str, Any]) -> str:
    """What a card shows, in signs: `3 ●●` is a value with its cubes."""
    cubes = "●" * int(row.get("cubes", 0))
    effect = "●×2" if row.get("multiplier", False) else cubes
    return f"{row['value']} {effect}".rstrip()


def read_energy(data: Any, where: str) -> Energy:
    """The energy cards of a file's table; raises BadSettings."""
    rows = read_table(data, "energy", where, 8, 48)
    before: list[str] = []
    for row in rows:
        name = row_id(row, "energy", "EN-", where, before)
        place = f"{where}, energy {name!r}"
        fields.only(row, place, _FIELDS)
        fields.word(row, place, "status", STATUS)
        fields.number(row, place, "value", 0, 9)
        if "cubes" in row:
            fields.number(row, place, "cubes", 0, 4)
        if flag(row, place, "multiplier") and row.get("cubes", 0):
            raise BadSettings(f"{place}: cubes are not for a card with the multiplier")  # RR-PRE-04
        match = _PLAYERS.fullmatch(fields.text(row, place, "players", ""))
        if match is None or match[1] > match[2]:
            raise BadSettings(f"{place}: players must be a range from 1 to 6, as in '1-3'")
        before.append(name)
    found = Energy(rows)
    for players in range(1, 7):
        used = sum([int(found.is_used(card, players)) for card in range(found.count)])
        if used != USED:
            raise BadSettings(f"{where}: {used} energy cards are for {players} players, not {USED}")
    return found


STANDARD: Final = read_energy(load("energy.toml").get("energy"), "energy.toml")
