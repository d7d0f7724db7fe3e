"""The games to choose from, for somebody who names none."""

from collections.abc import Callable
from typing import Any

from ..kernel.game import Game
from ..kernel.registry import game as game_named
from ..kernel.registry import games as game_names
from ..terminal.screen import Screen
from ..words import Words, language


def list_games(
    command: str, has: Callable[[Game[Any]], object], lang: str | None, plain: bool | None
) -> None:
    """Print what to type for each game that has it, and what kind of game that is."""
    screen = Screen(plain)
    for known in filter(has, map(game_named, game_names())):
        words = Words(language(lang), known)
        typed = words.typed(f"automatable {command} {known.id}")
        screen.say(f"[title]{typed}[/]  {words.say('game-name')}")
        screen.say(f"  {words.say('game-tagline')}")
