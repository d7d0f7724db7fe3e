"""What is printed on cards, player boards and tiles, for boards. Law: section 5."""

from collections.abc import Mapping, Sequence
from typing import Any

from .box import Box
from .robots import ROBOTS
from .rules.effects import Word
from .shape import ArenaBoard, ArenaCard, ArenaEffect, ArenaFacts, ArenaTile
from .tiles import ROWS, TILES, Tile


def facts(box: Box) -> ArenaFacts:
    """All of a box, by id."""
    cards, boards, ground = box.cards, box.boards, box.ground
    return {
        "cards": {
            name: _card(cards.cards[k], cards.names[name], cards.effects[k])
            for k, name in enumerate(cards.ids)
        },
        "robots": {
            name: _board(boards.rows[k], boards.reward[k], boards.shot[k])
            for k, name in enumerate(ROBOTS)
        },
        "tiles": {
            name: _tile(ground.rows[k], ROWS[k], ground.start[k], ground.enter[k])
            for k, name in enumerate(TILES)
        },
    }


def _card(row: Mapping[str, Any], name: str, words: Sequence[Word]) -> ArenaCard:
    return {
        "name": name,
        "type": row["type"],
        "cost": row.get("cost"),
        "effects": [_effect(word) for word in words],
        "seeks": any([word.reach() > 0 or len(word.AFTER) > 0 for word in words]),
        "status": row["status"],
    }


def _board(row: Mapping[str, Any], reward: Sequence[Word], shot: Sequence[Word]) -> ArenaBoard:
    return {
        "name": str(row.get("name", row["id"])),
        "pilot": str(row.get("pilot", "")),
        "health": int(row["health"]),
        "centre": bool(row.get("centre", False)),
        "reward": [_effect(word) for word in reward],
        "draw": int(row.get("draw", 0)),
        "price": int(row.get("price", 0)),
        "shot": [_effect(word) for word in shot],
        "weight": int(row.get("weight", 0)),
        "status": row["status"],
    }


def _tile(
    row: Mapping[str, Any], kind: Mapping[str, Any], start: Sequence[Word], enter: Sequence[Word]
) -> ArenaTile:
    return {
        "entry": str(row["id"]) == TILES[Tile.START],
        "start": [_effect(word) for word in start],
        "enter": [_effect(word) for word in enter],
        "leave": int(row.get("leave", 0)),
        "blocks": list(kind.get("blocks", [])),
        "status": row["status"],
    }


def _effect(word: Word) -> ArenaEffect:
    text = f"effect-{word.NAME}{'_nolos' if word.blind else ''}"
    return {"word": word.NAME, "text": text, "a": int(word.a), "b": int(word.b)}
