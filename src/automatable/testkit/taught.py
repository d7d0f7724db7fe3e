"""Every rule that a player is told by name while playing is taught by a lesson, or has a reason."""

import ast
import re
from typing import Any

from ..kernel.game import Game
from ..lessons import lessons
from ..lessons.coverage import left_out, taught

_ID = re.compile(r"[A-Z]+-[A-Z]+-\d+")


def named_rules(game: Game[Any]) -> set[str]:
    """The rules that events, refusals and results can name: ids that the game's code holds as text.

    Where code only enforces a rule, its id stands in a comment. The list of pieces names rules as
    well, to those who look something up.
    """
    found: set[str] = set()
    for path in sorted(set(game.folder.rglob("*.py")) - {game.folder / "contents.py"}):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found |= {node.value} if _ID.fullmatch(node.value) else set()
    return found & set(game.rulebook.rules)


def check_taught(game: Game[Any]) -> None:
    """The lessons of a game, if it has any, leave out no rule without a reason."""
    if not lessons(game):
        return
    named, by = named_rules(game), set(taught(game))
    reasons = left_out(game)
    excused = {rule for one in reasons for rule in one.rules}
    missing = sorted(named - by - excused)
    assert missing == [], f"{game.id}: no lesson teaches {missing}"
    settled = {rule for one in reasons if not one.is_open for rule in one.rules}
    needless = sorted((settled & by) | (excused - named))
    assert needless == [], f"{game.id}: untaught.toml need not list {needless}"
