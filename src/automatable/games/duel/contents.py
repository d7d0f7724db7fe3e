"""What is in the box: cards and boards. Rules: DUE-CMP, DUE-DAT, DUE-BRD."""

import tomllib
from pathlib import Path
from typing import Any, Final

from ...kernel.contents import Entry, Message
from .cards import COST_BATTERY, COST_DISK, IS_BONUS, NAMES

_RULES: Final = {
    "Charge": ("DUE-CST-10",),
    "Spark": ("DUE-ATK-01", "DUE-ATK-02", "DUE-MOV-04"),
    "Barrier": ("DUE-BAR-01", "DUE-BAR-02"),
    "Lightning": ("DUE-ATK-01", "DUE-ATK-04", "DUE-MOV-04"),
    "Counter": ("DUE-CTR-01", "DUE-CTR-03"),
    "Move": ("DUE-MOV-03", "DUE-MOV-04", "DUE-MOV-06"),
    "Ray": ("DUE-BON-01",),
    "Recovery": ("DUE-BON-02",),
    "Trap": ("DUE-BON-03", "DUE-BON-04"),
    "Copy": ("DUE-CPY-01", "DUE-CPY-02"),
}


def contents() -> list[Entry]:
    """The cards, and the boards one may choose from."""
    folder = Path(__file__).parent / "data"
    cards: list[dict[str, Any]] = tomllib.loads((folder / "cards.toml").read_text("utf-8"))["card"]
    boards: list[dict[str, Any]] = tomllib.loads((folder / "boards.toml").read_text("utf-8"))[
        "board"
    ]
    found = [_card(number, row) for number, row in enumerate(cards)]
    return found + [_board(row) for row in boards]


def _card(number: int, row: dict[str, Any]) -> Entry:
    name = NAMES[number]
    where = "piece-bonus" if IS_BONUS[number] else "piece-basic"
    does = [
        Message(f"thing-{name}.about"),
        Message("piece-costs", {"cost": _cost(COST_BATTERY[number], COST_DISK[number])}),
        Message(f"board-more-{name}"),
    ]
    copies = int(row["copies"])
    return Entry("card", name, str(row["status"]), does, [Message(where)], copies, _RULES[name])


def _cost(battery: int, disk: int) -> Message:
    if battery == 0 and disk == 0:
        return Message("cost-free")
    if disk == 0:
        return Message("cost-battery", {"count": battery})
    return Message("cost-disk", {"count": disk})


def _board(row: dict[str, Any]) -> Entry:
    name = str(row["name"])
    stars = ", ".join([str(star) for star in row["stars"]])
    facts = {"length": int(row["length"]), "count": len(row["stars"]), "stars": stars}
    where = [Message("piece-board-setting", {"name": name})]
    return Entry("board", name, str(row["status"]), [Message("piece-board", facts)], where)
