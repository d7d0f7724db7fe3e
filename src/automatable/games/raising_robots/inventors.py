"""Inventors as data: abilities in words with timing. Rules: RR-INV, RR-AOR-04."""

import re
from typing import Any, Final, final

from mypy_extensions import i64

from ...kernel import fields
from ...kernel.errors import BadSettings
from .ability_words import ABILITIES, TIMINGS, Ability
from .effects import Gain, Res, read_gains, word_of
from .kinds import PHASES, STATUS, TYPES, load, read_table, row_id

FEWEST: Final = 12  # 2 for each of 6 players (RR-STA-04)
MOST: Final = 60
LEVELS: Final = ("easy", "medium", "hard")
_FIELDS: Final = {
    *("id", "name", "level", "base", "type", "condition", "icon", "upgraded", "status"),
}
_ABILITY: Final = re.compile(r"([a-z_]+): ([a-z_]+)\((.*)\)")
_CONDITION: Final = re.compile(r"([1-9][0-9]?) (robots|tokens)")


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
    if match is None or match[1] not in TIMINGS or match[2] not in ABILITIES:
        raise BadSettings(
            f"{place} is {text!r}, but must be one of {', '.join(TIMINGS)}, then ': ', "
            f"then one of {', '.join(ABILITIES)} with ()"
        )
    word = ABILITIES[match[2]]
    if match[1] not in word.TIMINGS:
        raise BadSettings(f"{place} {word.NAME} must be {' or '.join(word.TIMINGS)}")
    timing = TIMINGS.index(match[1])
    if word.TAKES == ("gains",):
        return word(timing, {}, _gains(match[3], word.NAME, place))
    return word(timing, _numbers(match[3].split(", "), word.TAKES, f"{place} {word.NAME}"), [])


def _gains(text: str, word: str, place: str) -> list[Gain]:
    """Gains an inventor can give: no row to count, and only resources while a robot is built."""
    found = read_gains(text, place)
    for gain in found:
        if gain.kind <= Res.V:
            continue
        given = word_of(gain.kind)
        if not given.is_for_inventors or not (word == "gain" or given.is_resource):
            raise BadSettings(f"{place} {word} cannot give {text!r}")
    return found


def _numbers(given: list[str], takes: tuple[str, ...], place: str) -> dict[str, int]:
    """The numbers of a word by name; a phase is its number."""
    if len(given) != len(takes):
        shown = ", ".join([wanted.rpartition(":")[2] for wanted in takes])
        raise BadSettings(f"{place} takes {len(takes)} values, as in ({shown})")
    found: dict[str, int] = {}
    for text, wanted in zip(given, takes, strict=True):
        name, _, span = wanted.partition(":")
        found[name] = _number(text, span, place)
    return found


def _number(text: str, span: str, place: str) -> int:
    """A number in a range, or the number of a phase where there is no range."""
    if not span:
        if text not in PHASES:
            raise BadSettings(f"{place} has {text!r}, which is not one of {', '.join(PHASES)}")
        return PHASES.index(text)
    low, high = span.split("-")
    if len(text) != 1 or not low <= text <= high:
        raise BadSettings(f"{place} has {text!r}, which is not a number from {low} to {high}")
    return int(text)


STANDARD: Final = read_inventors(load("inventors.toml").get("inventor"), "inventors.toml")
