"""Where a rule is stated, enforced and tested: files and lines."""

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

from ..kernel.game import Game
from ..words import Words


class RuleLines:
    """The lines that name a rule: of the law, of the game's code, and of its tests.

    Tests are there in a checkout of the source only; elsewhere they are None.
    """

    def __init__(self, game: Game[Any], id: str, lang: str) -> None:
        law = game.folder / ("rules.md" if lang == "en" else f"rules.{lang}.md")
        tests = find_tests(game.folder)
        self.law = _lines([law.resolve()], f"- **{id}**")
        source = [*sorted(game.folder.rglob("*.py")), *sorted(game.folder.glob("data/*.toml"))]
        self.code = _lines(source, id)
        self.tests = None if tests is None else _lines(sorted(tests.rglob("test_*.py")), id)
        self.follows = game.rulebook.rule(id).follows

    def as_json(self) -> dict[str, object]:
        """The same as plain data."""
        found: dict[str, object] = {"law": self.law, "code": self.code, "tests": self.tests}
        return found | {"follows": list(self.follows)}

    def lines(self, words: Words) -> list[str]:
        """One line for each place, with what it is."""
        none = words.say("where-none")
        tests = [words.say("where-no-tests")] if self.tests is None else self.tests or [none]
        found = {"law": self.law, "code": self.code or [none], "tests": tests}
        if self.follows and not self.code:
            del found["code"]
            found["follows"] = list(self.follows)
        return [
            words.say(f"where-{kind}", place=place)
            for kind, places in found.items()
            for place in places
        ]


def _lines(paths: Iterable[Path], mark: str) -> list[str]:
    """Every `file:line` that holds the mark, and not as a part of a longer one."""
    wanted = re.compile(rf"(?<![\w-]){re.escape(mark)}(?!\d)")
    return [
        f"{_shown(path)}:{number}"
        for path in paths
        for number, line in enumerate(_text(path), 1)
        if mark in line and wanted.search(line)
    ]


@cache
def _text(path: Path) -> list[str]:
    return path.read_text("utf-8").splitlines()


def _shown(path: Path) -> str:
    """The path as seen from here, where that is shorter."""
    here = Path.cwd()
    return str(path.relative_to(here)) if path.is_relative_to(here) else str(path)


def find_tests(folder: Path) -> Path | None:
    """The tests beside the source of a game; None where the game is installed without them."""
    for parent in folder.resolve().parents:
        if parent.name in ("site-packages", "dist-packages"):
            return None
        if (parent / "pyproject.toml").exists():
            found = parent / "tests"
            return found if found.exists() else None
    return None
