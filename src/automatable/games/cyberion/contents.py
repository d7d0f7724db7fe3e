"""What is in the box: Robots, Machines, and what the expansions add. Rules: CYB-CMP, CYB-DAT."""

from typing import Any, Final

from ...kernel.contents import Entry, Message, called
from .cardset import STANDARD, TOKENS
from .pieces import COPIES, FEATURES, LEVELS, MODELS, NUMBERS
from .rules.crew import rule_of_need

_KNOWN: Final = "known"
_RULES: Final = {
    "SIR": ("CYB-SIR-02", "CYB-SIR-06"),
    "STO": ("CYB-STO-02", "CYB-STO-06"),
    "CYC": ("CYB-CYC-02", "CYB-CYC-06"),
    "PLA": ("CYB-PLA-02", "CYB-PLA-07"),
    "COM": ("CYB-COM-02", "CYB-COM-11"),
}


def contents() -> list[Entry]:
    """The base game, then the expansions."""
    found = [_robot(model, size) for model in MODELS for size in range(1, 6)]
    found += [_machine(row) for row in STANDARD.printed]
    found += [_babybot(model) for model in MODELS]
    found += _tokens("multibots", "MUL")
    found += _tokens("microbots", "MIC")
    found += [_gigantobot(row) for row in STANDARD.data["gigantobot"]]
    return found + _tokens("interference", "INT")


def _robot(model: str, size: int) -> Entry:
    place = MODELS.index(model) * int(LEVELS)
    numbers = [int(number) for number in NUMBERS[place + 1 : place + int(LEVELS)]]
    facts: dict[str, object] = {"ii": numbers[0], "iii": numbers[1], "iv": numbers[2]}
    facts["v"] = numbers[3]
    does = [
        Message("piece-robot", {"model": called(model), "size": size}),
        Message(f"piece-ability-{model}", facts),
    ]
    name, copies = f"{model}{size}", int(COPIES)
    return Entry("robot", name, _KNOWN, does, [Message("piece-deck")], copies, _RULES[model])


def _machine(row: dict[str, Any]) -> Entry:
    name, stage = str(row["id"]), int(row["stage"])
    does = [Message("piece-needs", {"needs": Message(f"thing-{name}.about")})]
    where = [Message(f"piece-stage-{stage}")]
    rules = ["CYB-REP-01", rule_of_need(str(row["kind"]), int(row["robots"]))]
    return Entry("machine", name, str(row["status"]), does, where, 1, rules)


def _babybot(model: str) -> Entry:
    does = [Message("piece-babybot", {"model": called(model)})]
    where = [_expansion("babybots")]
    return Entry("babybots", f"BAB-{model}", _KNOWN, does, where, 1, ["CYB-BAB-02", "CYB-BAB-06"])


def _gigantobot(row: dict[str, Any]) -> Entry:
    feature, seats = str(row["features"][0]), int(row["seats"])
    does = [_of_feature("piece-gigantobot", feature), Message("piece-seats", {"seats": seats})]
    rules = ["CYB-GIG-02", "CYB-GIG-09"]
    where = [_expansion("gigantobots")]
    return Entry("gigantobot", str(row["id"]), str(row["status"]), does, where, 1, rules)


def _tokens(table: str, prefix: str) -> list[Entry]:
    """The pieces of a table that says how many show each symbol."""
    told: dict[str, Any] = STANDARD.data[table]
    expansion = "devious_cog" if table == "interference" else table
    rules = {"multibots": "CYB-MUL-06", "microbots": "CYB-MIC-02", "interference": "CYB-CMP-17"}
    found: list[Entry] = []
    for feature in TOKENS[table][0]:
        does = [_of_feature(f"piece-{table}", feature)]
        title = Message("piece-interference-name", {"model": called(feature)})
        entry = Entry(
            table,
            f"{prefix}-{feature}",
            str(told["status"]),
            does,
            [_expansion(expansion)],
            int(told.get(feature, 0)),
            [rules[table]],
            title if table == "interference" else None,
        )
        found.append(entry)
    return found


def _of_feature(key: str, feature: str) -> Message:
    """What a piece does that shows a model or a size."""
    if feature in MODELS:
        return Message(f"{key}-model", {"model": called(feature)})
    return Message(f"{key}-size", {"size": int(feature)})


def _expansion(name: str) -> Message:
    return Message("piece-expansion", {"expansion": Message(f"setting-expansions-{name}")})


assert FEATURES[: len(MODELS)] == MODELS
