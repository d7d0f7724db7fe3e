"""The pieces that may be a person's own: Machines, Gigantobots and tokens. Rules: CYB-DAT-20.

A file names what differs from the usual pieces: `[[machine]]` all 40 of them, `[[gigantobot]]` all
ten, `[microbots]`, `[multibots]` and `[interference]` how many pieces show each symbol.
"""

import json
import re
from collections.abc import Mapping
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ...kernel import fields
from ...kernel.errors import BadSettings
from .pieces import (
    CARD_NAMES,
    DATA,
    FEATURES,
    FIRST_BABYBOT,
    GIGANTOBOT_COUNT,
    MACHINE_COUNT,
    MICROBOTS,
    MODELS,
    ROBOTS,
    STAGE,
    Card,
    with_feature,
)
from .shape import CyberionFacts, CyberionMachine, CyberionNeed, CyberionPiece, Kind

STATUS: Final = ("known", "inferred", "reconstructed")
KINDS: Final = {  # what a Machine may ask for, and the field that says more
    "same_model": "model",
    "same_size": "size",
    "sum_at_least": "sum",
    "sum_at_most": "sum",
    "run": "runs",
    "groups": "groups",
    "identical": "",
}
TOKENS: Final = {  # how many pieces there are, and how many may show one symbol
    "microbots": (FEATURES, 20, 4),  # CYB-CMP-15
    "multibots": (FEATURES, 10, 5),  # CYB-CMP-16
    "interference": (MODELS, 10, 4),  # CYB-CMP-17
}
_STAGES: Final = ("I", "II", "III")
_MACHINE_ID: Final = re.compile(r"(I|II|III)-[A-Z0-9]{1,10}")
_GIGANTOBOT_ID: Final = re.compile(r"GIG-[A-Z0-9]{1,10}")
_TABLES: Final = ("machine", "gigantobot", *TOKENS)


@final
class CardSet:
    """All pieces as printed. Never changes, so all states share it."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data: Final = data
        self.printed: Final[list[dict[str, Any]]] = data["machine"]
        self.machines: Final = tuple([str(machine["id"]) for machine in self.printed])
        self.kinds: Final = [str(machine["kind"]) for machine in self.printed]  # as in KINDS
        self.needs: Final = bytes([int(machine["robots"]) for machine in self.printed])  # n
        giants: list[dict[str, Any]] = data["gigantobot"]
        self.gigantobots: Final = tuple([str(one["id"]) for one in giants])
        self.seats: Final = bytes([int(one["seats"]) for one in giants])
        self.features: Final = [[str(name) for name in one["features"]] for one in giants]
        self.more_features: Final = [[str(name) for name in one.get("also", ())] for one in giants]
        self.microbots: Final = _counts(data, "microbots")
        self.multibots: Final = _counts(data, "multibots")
        self.interference: Final = _counts(data, "interference")
        self.names: Final = {
            str(one["id"]): str(one.get("name", one["id"])) for one in [*self.printed, *giants]
        }

    def facts(self) -> CyberionFacts:
        """What is printed, for boards."""
        machines = {name: self._machine(k) for k, name in enumerate(self.machines)}
        return {"machines": machines, "pieces": _pieces()}

    def _machine(self, machine: int) -> CyberionMachine:
        row = self.printed[machine]
        needs: CyberionNeed = {
            "kind": row["kind"],
            "robots": row["robots"],
            "model": row.get("model"),
            "size": row.get("size"),
            "sum": row.get("sum"),
            "runs": row.get("runs", []),
            "groups": row.get("groups", []),
        }
        return {"stage": STAGE[machine], "needs": needs}

    def machines_of(self, mask: i64) -> list[str]:
        """The names of the Machines in a mask."""
        return [self.machines[k] for k in range(MACHINE_COUNT) if mask >> k & 1]

    def shown(self, two: bool) -> list[list[str]]:
        """The features of each Gigantobot; `two`: with a second one (CYB-DAT-21)."""
        more = self.more_features
        return [
            [*one, *[name for name in more[k] if name not in one]] if two else one
            for k, one in enumerate(self.features)
        ]


def _pieces() -> dict[str, CyberionPiece]:
    """Cards and Microbots, which are the same in every set."""
    found: dict[str, CyberionPiece] = {}
    for card, name in enumerate(CARD_NAMES):
        if card < ROBOTS:
            found[name] = {"kind": "robot", "model": name[:3], "size": int(name[3:])}
        else:
            found[name] = _piece("multibot" if card < FIRST_BABYBOT else "babybot", name)
    for name in MICROBOTS:
        found[name] = _piece("microbot", name)
    return found


def _piece(kind: Kind, name: str) -> CyberionPiece:
    """A piece that shows one feature, by its name."""
    feature = name.partition("-")[2]
    if feature in MODELS:
        return {"kind": kind, "model": feature, "size": None}
    return {"kind": kind, "model": None, "size": int(feature)}


def boarding(features: list[list[str]]) -> vec[i64]:
    """For each Gigantobot the Robots that share a feature with it (CYB-GIG-03)."""
    masks: list[int] = []
    for one in features:
        mask = 0
        for name in one:
            mask |= with_feature(FEATURES.index(name))
        masks.append(mask)
    return vec[i64](masks)


def fits(boards: vec[i64], card: Card, gigantobot: i64) -> bool:
    """Whether a Robot may board a Gigantobot."""
    return boards[gigantobot] >> card & 1 == 1


def _counts(data: Mapping[str, Any], table: str) -> bytes:
    return bytes([int(data[table].get(symbol, 0)) for symbol in TOKENS[table][0]])


def cards_line(text: str, where: str) -> str:
    """A file of pieces, or what this made of one, in one line; raises BadSettings."""
    own = _own(text, where)
    read_cards(text, where)
    return json.dumps(own, separators=(",", ":"), ensure_ascii=True)


def read_cards(text: str, where: str) -> CardSet:
    """The pieces of a TOML file, or of that as JSON; raises BadSettings naming the place."""
    own = _own(text, where)
    usual = {table: DATA[table] for table in _TABLES}
    if "machine" in own:
        _check_machines(own["machine"], where)
    if "gigantobot" in own:
        own = {**own, "gigantobot": _gigantobots(own["gigantobot"], where)}
    for table in TOKENS:
        if table in own:
            _check_tokens(own[table], table, where)
    return CardSet({**usual, **own})


def _own(text: str, where: str) -> dict[str, Any]:
    data = fields.parsed(text, where)
    if not isinstance(data, dict) or len(data) == 0:
        raise BadSettings(f"{where}: there must be one of the tables {', '.join(_TABLES)}")
    fields.only(data, where, _TABLES)
    return data


def _rows(rows: Any, where: str, kind: str, count: i64) -> list[Any]:
    if not isinstance(rows, list) or len(rows) != count:
        raise BadSettings(f"{where}: there must be {count} entries [[{kind}]]")
    return rows


def _row_id(row: Any, where: str, kind: str, before: list[str], pattern: re.Pattern[str]) -> str:
    name = row.get("id") if isinstance(row, dict) else None
    if not isinstance(name, str) or not pattern.fullmatch(name):
        looks = "II-ABC" if kind == "machine" else "GIG-ABC"
        raise BadSettings(f"{where}: {kind} {len(before) + 1}: id must look like {looks}")
    if name in before:
        raise BadSettings(f"{where}, {kind} {name!r}: id is used twice")
    return name


def _check_status(row: dict[str, Any], place: str) -> None:
    fields.text(row, place, "name", "-")
    if "status" in row:
        fields.word(row, place, "status", STATUS)


def _check_machines(rows: Any, where: str) -> None:
    """Ten of stage I, then fifteen of II, then fifteen of III (CYB-CMP-06, CYB-CMP-16)."""
    before: list[str] = []
    for row in _rows(rows, where, "machine", MACHINE_COUNT):
        name = _row_id(row, where, "machine", before, _MACHINE_ID)
        place = f"{where}, machine {name!r}"
        stage = STAGE[len(before)]
        if row.get("stage") != stage or not name.startswith(f"{_STAGES[stage - 1]}-"):
            raise BadSettings(f"{place}: this must be a Machine of stage {stage}")
        _check_need(row, place)
        usual = _USUAL.get(name)
        if usual is not None and need(row) != usual:
            raise BadSettings(f"{place}: another requirement needs another id")
        before.append(name)


def _check_need(row: dict[str, Any], place: str) -> None:
    kind = fields.word(row, place, "kind", KINDS)
    more = KINDS[kind]
    known = ["id", "name", "stage", "kind", "robots", "status"]
    fields.only(row, place, [*known, more] if more else known)
    _check_status(row, place)
    n = fields.number(row, place, "robots", 2, 5)
    if more == "model":
        fields.word(row, place, "model", MODELS)
    elif more == "size":
        fields.number(row, place, "size", 1, 5)
    elif more == "sum":
        fields.number(row, place, "sum", n, 5 * n)
    elif more == "runs":
        _check_runs(row.get("runs"), n, place)
    elif more == "groups":
        groups = row.get("groups")
        if not _are_numbers(groups, 2, 1, 4) or sum(row["groups"]) != n:
            raise BadSettings(f"{place}: groups must be two numbers that add up to {n}")


def _check_runs(runs: Any, n: int, place: str) -> None:
    if not isinstance(runs, list) or not 1 <= len(runs) <= 5:
        raise BadSettings(f"{place}: runs must be 1 to 5 lists of sizes")
    for run in runs:
        if not _are_numbers(run, n, 1, 5):
            raise BadSettings(f"{place}: each of runs must be {n} sizes from 1 to 5")


def _are_numbers(value: Any, count: int, low: int, high: int) -> bool:
    if not isinstance(value, list) or len(value) != count:
        return False
    for one in value:
        if not isinstance(one, int) or isinstance(one, bool) or not low <= one <= high:
            return False
    return True


def need(row: dict[str, Any]) -> dict[str, Any]:
    """What a Machine asks for: its kind, how many Robots, and what is particular to the kind."""
    return {name: row[name] for name in row if name not in ("id", "name", "stage", "status")}


def _gigantobots(rows: Any, where: str) -> list[dict[str, Any]]:
    """Checked, with the seats that are printed on the player aid where none are named."""
    before: list[str] = []
    found: list[dict[str, Any]] = []
    for row in _rows(rows, where, "gigantobot", GIGANTOBOT_COUNT):
        name = _row_id(row, where, "gigantobot", before, _GIGANTOBOT_ID)
        place = f"{where}, gigantobot {name!r}"
        fields.only(row, place, ("id", "name", "features", "also", "seats", "status"))
        _check_status(row, place)
        _check_features(row.get("features"), f"{place}: features", 1)
        _check_features(row.get("also", []), f"{place}: also", 0)
        feature = name.partition("-")[2]
        if feature in FEATURES and feature not in row["features"]:
            raise BadSettings(f"{place}: features must have {feature}, or it needs another id")
        if "seats" in row:
            fields.number(row, place, "seats", 1, 5)
        before.append(name)
        found.append({"seats": 5, **row})
    return found


def _check_features(names: Any, place: str, fewest: int) -> None:
    good = isinstance(names, list) and fewest <= len(names) <= len(FEATURES)
    if not good or any([name not in FEATURES for name in names]) or len({*names}) < len(names):
        raise BadSettings(f"{place} must be a list of {', '.join(FEATURES)}")


def _check_tokens(table: Any, name: str, where: str) -> None:
    symbols, total, most = TOKENS[name]
    place = f"{where}, {name}"
    if not isinstance(table, dict):
        raise BadSettings(f"{place} must be a table of symbols with their numbers")
    fields.only(table, place, (*symbols, "status"))
    if "status" in table:
        fields.word(table, place, "status", STATUS)
    counts = [fields.number(table, place, one, 0, most) for one in symbols if one in table]
    if sum(counts) != total:
        raise BadSettings(f"{place}: {total} pieces are needed, these are {sum(counts)}")


_USUAL: Final[dict[str, dict[str, Any]]] = {
    str(machine["id"]): need(machine) for machine in DATA["machine"]
}
STANDARD: Final = CardSet({table: DATA[table] for table in _TABLES})
