"""All cards together, the game's own or a person's. Law: Card data."""

import json
from typing import Any, Final, final

from ...kernel import fields
from ...kernel.errors import BadSettings
from . import classes, energy, inventors, player_board, robots
from .classes import Classes
from .energy import Energy
from .inventors import Inventors
from .player_board import PlayerBoard
from .robots import Robots

TABLES: Final = ("robot", "class", "inventor", "energy", *player_board.TABLES)


@final
class CardSet:
    """What is printed in a box: cards and boards. Never changes, so all states share it."""

    def __init__(
        self,
        robots: Robots,
        classes: Classes,
        inventors: Inventors,
        energy: Energy,
        board: PlayerBoard,
    ) -> None:
        self.robots: Final = robots
        self.classes: Final = classes
        self.inventors: Final = inventors
        self.energy: Final = energy
        self.board: Final = board

    def names(self) -> dict[str, str]:
        """What is printed on the cards, by their ids; titles of standard classes are words."""
        found = dict(zip(self.robots.ids, self.robots.names, strict=True))
        found.update(zip(self.inventors.ids, self.inventors.names, strict=True))
        found.update(zip(self.energy.ids, self.energy.signs, strict=True))
        standard = dict(zip(classes.STANDARD.ids, classes.STANDARD.titles, strict=True))
        for name, title in zip(self.classes.ids, self.classes.titles, strict=True):
            if standard.get(name) != title:
                found[name] = title
        return found


def read_cards(text: str, where: str) -> CardSet:
    """The cards of a TOML file or its line of JSON, standard where it has no table.

    Raises BadSettings naming file, card and field.
    """
    data = _read(text, where)
    return CardSet(
        robots.read_robots(data["robot"], where) if "robot" in data else robots.STANDARD,
        classes.read_classes(data["class"], where) if "class" in data else classes.STANDARD,
        inventors.read_inventors(data["inventor"], where)
        if "inventor" in data
        else inventors.STANDARD,
        energy.read_energy(data["energy"], where) if "energy" in data else energy.STANDARD,
        _board(data, where),
    )


def _board(data: dict[str, Any], where: str) -> PlayerBoard:
    """The player board and what else is printed once, table by table (RR-PLY-02)."""
    given: dict[str, Any] = {name: data[name] for name in player_board.TABLES if name in data}
    if not given:
        return player_board.BOARD
    return player_board.read_board({**player_board.BOARD.data, **given}, where)


def cards_line(text: str, where: str) -> str:
    """A card file, or what this made of one, in one line; raises BadSettings."""
    read_cards(text, where)
    data = _read(text, where)
    tables = {name: data[name] for name in TABLES if name in data}
    return json.dumps(tables, separators=(",", ":"), ensure_ascii=True)


def _read(text: str, where: str) -> dict[str, Any]:
    """The tables of a card file."""
    data = fields.parsed(text, where)
    if not isinstance(data, dict):
        raise BadSettings(f"{where}: there must be tables, not a list")
    fields.only(data, where, TABLES)
    if not data:
        raise BadSettings(f"{where}: there must be entries [[{']], [['.join(TABLES)}]]")
    return data


STANDARD: Final = CardSet(
    robots.STANDARD, classes.STANDARD, inventors.STANDARD, energy.STANDARD, player_board.BOARD
)
