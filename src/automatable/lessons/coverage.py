"""Which rules the lessons of a game teach, and which are left out on purpose."""

import tomllib
from typing import Any, NamedTuple

from ..kernel.game import Game
from ..kernel.rulebook import Rule
from .lesson import UNTAUGHT, BadLesson, Lesson, lessons


class LeftOut(NamedTuple):
    """Rules that no lesson teaches, and why."""

    why: str
    rules: tuple[str, ...]
    is_open: bool  # lessons may come to teach them


class Section(NamedTuple):
    """A section of the rules document: its name, its rules, and who teaches them."""

    name: str
    rules: tuple[Rule, ...]
    taught: tuple[tuple[Lesson, tuple[str, ...]], ...]  # lessons in order, with ids of its rules

    def taught_rules(self) -> int:
        """How many of its rules some lesson teaches."""
        return len({id for _, ids in self.taught for id in ids})


def taught(game: Game[Any]) -> dict[str, list[Lesson]]:
    """The rules that lessons teach, each with its lessons."""
    found: dict[str, list[Lesson]] = {}
    for lesson in lessons(game):
        for rule in lesson.rules():
            found.setdefault(rule, []).append(lesson)
    return found


def sections(game: Game[Any], lang: str = "en") -> list[Section]:
    """The sections of the rules, in order, as a reader of that language sees them."""
    found: dict[str, list[Rule]] = {}
    for rule in game.rulebook_in(lang).rules.values():
        found.setdefault(rule.section, []).append(rule)
    return [_section(name, rules, lessons(game)) for name, rules in found.items()]


def _section(name: str, rules: list[Rule], known: tuple[Lesson, ...]) -> Section:
    ids = [rule.id for rule in rules]
    by = []
    for lesson in known:
        of_lesson = set(lesson.rules())
        if some := tuple([id for id in ids if id in of_lesson]):
            by.append((lesson, some))
    return Section(name, tuple(rules), tuple(by))


def left_out(game: Game[Any]) -> list[LeftOut]:
    """What `lessons/untaught.toml` says: rules that no lesson teaches, by reason."""
    path = game.folder / "lessons" / UNTAUGHT
    if not path.exists():
        return []
    try:
        data = tomllib.loads(path.read_text("utf-8"))
        return [
            LeftOut(str(one["why"]), tuple(one["rules"]), bool(one.get("open", False)))
            for one in data["left_out"]
        ]
    except (KeyError, TypeError, ValueError) as error:
        raise BadLesson(f"{path.name}: {error}") from None
