"""Inventors as data: abilities in words with timing. Rules: RR-INV, RR-AOR-04."""

import re
from typing import Any, Final, final

from mypy_extensions import i64

from ...kernel import fields
from ...kernel.errors import BadSettings
from .effects import RESOURCES, Gain, Res, read_gains
from .kinds import PHASES, STATUS, TYPES, load, read_table, row_id

FEWEST: Final = 12  # 2 for each of 6 players (RR-STA-04)
MOST: Final = 60
LEVELS: Final = ("easy", "medium", "hard")
TIMINGS: Final = ("immediate", "round_end", "game_end", "ongoing")
_FIELDS: Final = {
    *("id", "name", "level", "base", "type", "condition", "icon", "upgraded", "status"),
}
_ABILITY: Final = re.compile(r"([a-z_]+): ([a-z_]+)\((.*)\)")
_CONDITION: Final = re.compile(r"([1-9][0-9]?) (robots|tokens)")


class Timing:
    """When an ability is used, in the order of TIMINGS."""

    IMMEDIATE: Final[i64] = 0  # RR-INV-03
    ROUND_END: Final[i64] = 1  # RR-INV-04
    GAME_END: Final[i64] = 2  # RR-INV-05
    ONGOING: Final[i64] = 3  # RR-INV-02


class Op:
    """What an ability does, in the order of WORDS; a and b are its numbers."""

    GAIN: Final[i64] = 0  # its gains, once
    TRADE: Final[i64] = 1  # one material of any kind for its gains, once
    ENERGY: Final[i64] = 2  # in phase a: b energy more
    SLOT: Final[i64] = 3  # slot extra costs are a wilds lower, not below 0
    ROWS: Final[i64] = 4  # upgrade rows cost a wilds less, not below 1
    BENEFITS: Final[i64] = 5  # Inspiration gives a different benefits
    BATTERY: Final[i64] = 6  # in phase a: batteries spent give b energy each
    ASSEMBLED: Final[i64] = 7  # its gains at each robot assembled after the start
    SELECTED: Final[i64] = 8  # a of the two selected phases get b energy more
    VP_CREDIT: Final[i64] = 9  # a VP for each class card with extra credit
    VP_TOKENS: Final[i64] = 10  # a VP for every b unlocked tokens
    VP_COLUMNS: Final[i64] = 11  # a VP for each full column


WORDS: Final = {  # with what each takes, and the timings it can have
    "gain": ("gains", "immediate round_end"),
    "trade": ("gains", "round_end"),
    "energy": ("phase 1-9", "ongoing"),
    "slot": ("1-9", "ongoing"),
    "rows": ("1-9", "ongoing"),
    "benefits": ("2-3", "ongoing"),
    "battery": ("phase 2-9", "ongoing"),
    "assembled": ("gains", "ongoing"),
    "selected": ("1-2 1-9", "ongoing"),
    "vp_credit": ("1-9", "game_end"),
    "vp_tokens": ("1-9 1-9", "game_end"),
    "vp_columns": ("1-9", "game_end"),
}
_NAMES: Final = tuple(WORDS)


@final
class Ability:
    """One ability: when, what, and its numbers or gains."""

    def __init__(self, timing: i64, op: i64, a: i64, b: i64, gains: list[Gain]) -> None:
        self.timing: Final = timing
        self.op: Final = op
        self.a: Final = a
        self.b: Final = b
        self.gains: Final = gains


@final
class Inventors:
    """All inventors; the facts of a card (RR-INV-01) stand at its number."""

    def __init__(self, rows: list[dict[str, Any]], abilities: list[list[Ability]]) -> None:
        self.rows: Final = rows
        self.ids: Final[tuple[str, ...]] = tuple([str(row["id"]) for row in rows])
        self.names: Final[tuple[str, ...]] = tuple([str(row["name"]) for row in rows])
        self.count: Final[i64] = len(rows)
        self.level: Final = bytes([LEVELS.index(str(row["level"])) for row in rows])
        self.base: Final[list[Ability]] = [pair[0] for pair in abilities]
        self.upgraded: Final[list[Ability]] = [pair[1] for pair in abilities]
        self.token: Final = bytes([TYPES.index(str(row["type"])) for row in rows])
        texts = [str(row["condition"]).split(" ") for row in rows]
        self.robots: Final = bytes([int(n) if what == "robots" else 0 for n, what in texts])
        self.tokens: Final = bytes([int(n) if what == "tokens" else 0 for n, what in texts])
        self.replaces: Final = bytes([int(row["icon"] == "OR") for row in rows])  # RR-AOR-04


def read_inventors(data: Any, where: str) -> Inventors:
    """The inventors of a file's table; raises BadSettings."""
    rows = read_table(data, "inventor", where, FEWEST, MOST)
    abilities: list[list[Ability]] = []
    before: list[str] = []
    for row in rows:
        name = row_id(row, "inventor", "IN-", where, before)
        place = f"{where}, inventor {name!r}"
        fields.only(row, place, _FIELDS)
        fields.text(row, place, "name", "")
        fields.word(row, place, "level", LEVELS)
        fields.word(row, place, "type", TYPES)
        fields.word(row, place, "icon", ("AND", "OR"))
        fields.word(row, place, "status", STATUS)
        _check_condition(fields.text(row, place, "condition", ""), place)
        base = read_ability(fields.text(row, place, "base", ""), f"{place}: base")
        upgraded = read_ability(fields.text(row, place, "upgraded", ""), f"{place}: upgraded")
        abilities.append([base, upgraded])
        before.append(name)
    return Inventors(rows, abilities)


def _check_condition(text: str, place: str) -> None:
    """So many robots in the play area or unlocked tokens (RR-INV-08); raises BadSettings."""
    match = _CONDITION.fullmatch(text)
    if match is None or int(match[1]) > (15 if match[2] == "robots" else 16):
        raise BadSettings(
            f"{place}: condition must be '1 robots' to '15 robots' or '1 tokens' to '16 tokens'"
        )


def read_ability(text: str, place: str) -> Ability:
    """The ability of `ongoing: energy(design, 1)`; raises BadSettings."""
    match = _ABILITY.fullmatch(text)
    if match is None or match[1] not in TIMINGS or match[2] not in WORDS:
        raise BadSettings(
            f"{place} is {text!r}, but must be one of {', '.join(TIMINGS)}, then ': ', "
            f"then one of {', '.join(WORDS)} with ()"
        )
    takes, timings = WORDS[match[2]]
    if match[1] not in timings.split(" "):
        raise BadSettings(f"{place} {match[2]} must be {timings.replace(' ', ' or ')}")
    timing, op = TIMINGS.index(match[1]), _NAMES.index(match[2])
    if takes == "gains":
        return Ability(timing, op, 0, 0, _gains(match[3], match[2], place))
    numbers = _numbers(match[3].split(", "), takes.split(" "), f"{place} {match[2]}")
    return Ability(timing, op, numbers[0], numbers[1], [])


def _gains(text: str, word: str, place: str) -> list[Gain]:
    """Gains an inventor can give: no row to count, and only resources while a robot is built."""
    found = read_gains(text, place)
    for gain in found:
        if gain.kind in (Res.ROWV, Res.ASM) or (word != "gain" and gain.kind >= RESOURCES):
            raise BadSettings(f"{place} {word} cannot give {text!r}")
    return found


def _numbers(given: list[str], takes: list[str], place: str) -> list[int]:
    """The numbers of a word, always two."""
    if len(given) != len(takes):
        raise BadSettings(f"{place} takes {len(takes)} values, as in ({', '.join(takes)})")
    found: list[int] = []
    for text, wanted in zip(given, takes, strict=True):
        if wanted == "phase":
            if text not in PHASES:
                raise BadSettings(f"{place} has {text!r}, which is none of {', '.join(PHASES)}")
            found.append(PHASES.index(text))
            continue
        low, high = wanted.split("-")
        if len(text) != 1 or not low <= text <= high:
            raise BadSettings(f"{place} has {text!r}, which is no number from {low} to {high}")
        found.append(int(text))
    return [*found, 0][:2]


STANDARD: Final = read_inventors(load("inventors.toml").get("inventor"), "inventors.toml")
