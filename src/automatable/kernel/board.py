"""How a game looks as text: a view in, lines out. A game without a board gets the generic one."""

from collections.abc import Sequence
from typing import Any, Protocol

from .seats import Seat


class Speaker(Protocol):
    """Where a board gets its words."""

    def say(self, key: str, **facts: Any) -> str:
        """The message of that key."""
        ...

    def thing(self, name: str) -> str:
        """What people call a thing of the notation."""
        ...

    def action(self, name: str) -> str:
        """What people call an action."""
        ...


class Board:
    """Draws what a viewer sees; knows looks, not rules."""

    def draw(
        self, view: dict[str, Any], viewer: Seat, names: Sequence[str], words: Speaker
    ) -> list[str]:
        """The picture, in lines with style marks such as `[health]●●○○[/]`."""
        raise NotImplementedError

    def describe(
        self, view: dict[str, Any], viewer: Seat, names: Sequence[str], words: Speaker
    ) -> list[str]:
        """The same in plain sentences, for screen readers and pipes."""
        raise NotImplementedError

    def note(self, view: dict[str, Any], viewer: Seat, action: str, words: Speaker) -> str:
        """What a player wants to know about an action on offer, such as its cost."""
        return ""
