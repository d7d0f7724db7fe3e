"""The catalogue of an edition: every answer anybody can ever give, as a number and as a name.

Cards and squares are data, so the numbers belong to a card set and an arena.
"""

from typing import Final, final

from mypy_extensions import i64

from ...kernel.catalogue import Catalogue
from ...kernel.seats import Action
from .arena import Arena, square_name
from .cardset import CardSet
from .geometry import DIRECTIONS
from .robots import COUNT, ROBOTS, Robot


@final
class Actions:
    """Where each kind of answer begins."""

    def __init__(self, cards: CardSet, arena: Arena) -> None:
        names: list[str] = []
        squares = [square_name(square, arena.columns) for square in range(arena.squares)]
        ids = cards.ids
        on_squares = [f"{robot}@{square}" for robot in ROBOTS for square in squares]
        on_robots = [f"{target}@{pusher}" for target in ROBOTS for pusher in ROBOTS]
        self.end: Final[Action] = _add(names, "end", ("",))
        self.give_up: Final[Action] = _add(names, "pass", ("",))
        self.exchange: Final[Action] = _add(names, "exchange", ("",))
        self.play: Final[Action] = _add(names, "play", ids)
        self.buy: Final[Action] = _add(names, "buy", ids)
        self.move: Final[Action] = _add(names, "move", tuple(on_squares))
        self.push: Final[Action] = _add(names, "push", tuple(on_robots))
        self.ability: Final[Action] = _add(names, "ability", ROBOTS)
        self.wield: Final[Action] = _add(names, "for", ROBOTS)
        self.target: Final[Action] = _add(names, "target", ROBOTS)
        self.aim: Final[Action] = _add(names, "aim", DIRECTIONS)
        self.away: Final[Action] = _add(names, "away", DIRECTIONS)
        self.stop: Final[Action] = _add(names, "stop", tuple([f"@{name}" for name in squares]))
        self.discard: Final[Action] = _add(names, "discard", ids)
        hand = tuple([f"{name}@hand" for name in ids])
        self.scrap_hand: Final[Action] = _add(names, "scrap", hand)
        pile = tuple([f"{name}@discard" for name in ids])
        self.scrap_discard: Final[Action] = _add(names, "scrap", pile)
        self.obtain: Final[Action] = _add(names, "obtain", ids)
        self.collect: Final[Action] = _add(names, "collect", ("",))
        self.take: Final[Action] = _add(names, "take", ROBOTS)
        self.start: Final[Action] = _add(names, "begin", ROBOTS)
        self.come_back: Final[Action] = _add(names, "return", ROBOTS)
        self.place: Final[Action] = _add(names, "place", tuple(on_squares))
        self.finish: Final[Action] = _add(names, "finish", ids)
        self.draw: Final[Action] = _add(names, "draw", ids)  # from here on nature's
        self.reveal: Final[Action] = _add(names, "reveal", ids)
        self.first: Final[Action] = _add(names, "first", ("A", "B", "C", "D"))
        self.deal: Final[Action] = _add(names, "deal", ROBOTS)
        self.squares: Final[i64] = arena.squares
        self.cards: Final[i64] = cards.count
        self.catalogue: Final = Catalogue(names)

    def is_direction(self, action: Action) -> bool:
        """Whether it is a direction to choose."""
        return self.aim <= action < self.stop

    def at(self, first: Action, robot: Robot, square: i64) -> Action:
        """An action of a robot on a square."""
        return first + robot * self.squares + square

    def robot_of(self, first: Action, action: Action) -> Robot:
        """The robot of such an action."""
        return (action - first) // self.squares

    def square_of(self, first: Action, action: Action) -> i64:
        """The square of such an action."""
        return (action - first) % self.squares

    def pushing(self, target: Robot, pusher: Robot) -> Action:
        """A push of one robot by another."""
        return self.push + target * COUNT + pusher


def _add(names: list[str], verb: str, things: tuple[str, ...]) -> int:
    """Add the names of a kind of answer; where they begin."""
    first = len(names)
    for thing in things:
        joined = thing if thing.startswith("@") or not thing else f":{thing}"
        names.append(f"{verb}{joined}")
    return first
