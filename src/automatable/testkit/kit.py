"""The conformance kit: `check(GAME)` passes for every game, ours and third parties'."""

from collections.abc import Callable
from typing import Any

from ..kernel.game import Game
from .checks import CHECKS as RULES
from .leaks import check_leaks
from .texts import check_text
from .walks import Kit

CHECKS: tuple[Callable[[Kit], None], ...] = (*RULES, check_leaks, check_text)
GAMES = 100  # random games per check at size 1


def check(
    game: Game[Any], size: float = 1.0, tell: Callable[[str], None] = lambda name: None
) -> None:
    """Run every check; raises AssertionError naming the case that broke it."""
    for one in CHECKS:
        tell(one.__name__)
        one(Kit(game, max(1, int(GAMES * size))))
