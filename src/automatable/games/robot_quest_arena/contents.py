"""What is in the box: cards, robots, tiles and the arena. Law: sections 5.1 to 5.6."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ...kernel.contents import Entry, Message
from ...kernel.standing import standings
from .arena import FIRST
from .box import STANDARD
from .facts import facts
from .shape import ArenaBoard, ArenaEffect, ArenaTile
from .tiles import ROWS


def contents() -> list[Entry]:
    """Everything, the arena of a first game included."""
    printed = facts(STANDARD)
    found = [
        _card(row, printed["cards"][str(row["id"])]["effects"]) for row in STANDARD.cards.cards
    ]
    found += [_robot(name, printed["robots"][name]) for name in printed["robots"]]
    found += [_tile(row, printed["tiles"][str(row["id"])]) for row in ROWS]
    return [*found, _arena()]


def _arena() -> Entry:
    does = [Message("piece-arena", {"rows": int(FIRST.rows), "columns": int(FIRST.columns)})]
    status = standings(Path(__file__).parent)["first"]["first"]
    return Entry("first", "first", status, does, [Message("piece-arena-setting")], 1)


def _card(row: Mapping[str, Any], effects: list[ArenaEffect]) -> Entry:
    pile, copies = str(row["pile"]), int(row["copies"])
    does = _told(effects)
    if "cost" in row:
        does.append(Message("piece-costs", {"cost": int(row["cost"])}))
    where = [Message(f"piece-{pile}", {"copies": copies})]
    return Entry("card", str(row["id"]), str(row["status"]), does, where, copies)


def _told(effects: list[ArenaEffect]) -> list[Message]:
    return [Message(one["text"], {"a": one["a"], "b": one["b"]}) for one in effects]


def _robot(name: str, board: ArenaBoard) -> Entry:
    does = [Message("piece-health", {"health": board["health"]})]
    if board["centre"]:
        does.append(Message("does-centre"))
    gains = _told(board["reward"])
    if board["draw"]:
        gains.append(Message("does-draw", {"count": board["draw"]}))
    if len(gains) > 0:
        does.append(Message("does-knock-out", {"gains": gains}))
    if len(board["shot"]) > 0:
        facts = {"price": board["price"], "effects": _told(board["shot"])}
        does.append(Message("does-shot", facts))
    if board["weight"]:
        does.append(Message("does-weight", {"count": board["weight"]}))
    where = [Message("piece-robot", {"pilot": board["pilot"]})]
    return Entry("robot", name, board["status"], does, where, 1)


def _tile(row: Mapping[str, Any], tile: ArenaTile) -> Entry:
    does: list[Message] = []
    if len(tile["start"]) > 0:
        does.append(Message("does-start", {"effects": _told(tile["start"])}))
    if len(tile["enter"]) > 0:
        does.append(Message("does-enter", {"effects": _told(tile["enter"])}))
    if tile["leave"]:
        does.append(Message("does-leave", {"count": tile["leave"]}))
    if len(tile["blocks"]) > 0:
        is_wall = "movement" in tile["blocks"]
        does.append(Message("does-block-both" if is_wall else "does-block-sight"))
    if tile["entry"]:
        does.append(Message("does-entry"))
    if len(does) == 0:
        does.append(Message("does-nothing"))
    rules = [str(row["rule"])] if "rule" in row else []
    return Entry(
        "tile", str(row["id"]), str(row["status"]), does, [Message("piece-tile")], 0, rules
    )
