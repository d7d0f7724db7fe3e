"""What is in the box: cards, player boards and tiles, also of one's own. Law: section 5."""

import json
from typing import Final, final

from ...kernel import fields
from . import cardset, printed
from .cardset import CardSet
from .printed import Boards, Ground

_KINDS: Final = ("card", "robot", "tile")


@final
class Box:
    """Cards, boards and tiles. Never changes, so all states share it."""

    def __init__(self, cards: CardSet, boards: Boards, ground: Ground) -> None:
        self.cards: Final = cards
        self.boards: Final = boards
        self.ground: Final = ground


STANDARD: Final = Box(cardset.STANDARD, printed.STANDARD_BOARDS, printed.STANDARD_GROUND)


def read_box(text: str, where: str) -> Box:
    """The box of a TOML file, or of the JSON made of it; raises BadSettings naming the place.

    What a file says nothing of is as in the standard box.
    """
    data = fields.parsed(text, where)
    if not isinstance(data, dict):
        data = {"card": data}
    fields.only(data, where, _KINDS)
    cards, boards, ground = STANDARD.cards, STANDARD.boards, STANDARD.ground
    if "robot" in data:
        boards = printed.read_boards(data["robot"], where)
    if "tile" in data:
        ground = printed.read_ground(data["tile"], where)
    if "card" in data or len(data) == 0:
        cards = cardset.read_cards(data.get("card"), where)
    return Box(cards, boards, ground)


def box_line(text: str, where: str) -> str:
    """Such a file, or what this made of one, in one line; raises BadSettings."""
    read_box(text, where)
    data = fields.parsed(text, where)
    if isinstance(data, dict) and list(data) == ["card"]:
        data = data["card"]
    return json.dumps(data, separators=(",", ":"), ensure_ascii=True)
