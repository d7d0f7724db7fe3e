"""Text is complete: every key has words in every language, with the same places to fill.

And the law of a game says the same in every language it is written in.
"""

import re
from collections import Counter
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast, visitor

from ..kernel.game import Game
from ..kernel.rulebook import Rule, Rulebook
from ..kernel.settings import Choice, Several
from ..words import LANGUAGES, SQUARE
from .walks import Kit

# What no translation changes: notation, ids, numbers and levels.
_FIXED = re.compile(r"`[^`]+`|\b(?:[A-Z]+-)+\d+\b|\d+|\b(?:I{1,3}|IV|V)\b")


class _Places(visitor.Visitor):
    """Collects the names of the places to fill."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(path: Path) -> dict[str, set[str]]:
    """The key of every message and attribute in a Fluent file, with its places to fill."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path.name}: cannot read {entry.content!r}"
        if isinstance(entry, ast.Message):
            found[entry.id.name] = _places(entry.value)
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = _places(attribute.value)
    return found


def _places(pattern: ast.Pattern | None) -> set[str]:
    places = _Places()
    if pattern is not None:
        places.visit(pattern)
    return places.names


def differences(folder: Path) -> list[str]:
    """Where the languages of a folder of texts do not say the same things."""
    source = messages(folder / f"{LANGUAGES[0]}.ftl")
    found = []
    for lang in LANGUAGES[1:]:
        other = messages(folder / f"{lang}.ftl")
        found += [f"{lang}: {key} is missing" for key in source.keys() - other.keys()]
        found += [f"{lang}: {key} is not in {LANGUAGES[0]}" for key in other.keys() - source.keys()]
        for key in source.keys() & other.keys():
            if source[key] != other[key]:
                found.append(
                    f"{lang}: {key} fills {other[key]}, {LANGUAGES[0]} fills {source[key]}"
                )
    return sorted(found)


def law_differences(folder: Path) -> list[str]:
    """Where the law of a game does not say the same things in the languages it is written in."""
    found = []
    source = Rulebook((folder / "rules.md").read_text("utf-8")).rules
    for lang in LANGUAGES[1:]:
        path = folder / f"rules.{lang}.md"
        if not path.exists():  # the law is told in English
            continue
        other = Rulebook(path.read_text("utf-8"), lang).rules
        found += [f"{lang}: {id} is missing" for id in source if id not in other]
        found += [f"{lang}: {id} is not in {LANGUAGES[0]}" for id in other if id not in source]
        both = [(rule, other[id]) for id, rule in source.items() if id in other]
        found += [
            f"{lang}: {rule.id} says {_listed(_fixed(told) - _fixed(rule))}"
            f" where {LANGUAGES[0]} says {_listed(_fixed(rule) - _fixed(told))}"
            for rule, told in both
            if _fixed(rule) != _fixed(told)
        ]
        found += [f"{lang}: {rule.id} stands elsewhere" for rule, told in _misplaced(both)]
    return found


def _fixed(rule: Rule) -> Counter[str]:
    """What must be the same in every language, with how often it is said."""
    return Counter(_FIXED.findall(rule.stated()))


def _listed(parts: Counter[str]) -> str:
    return ", ".join(sorted(parts.elements())) or "nothing"


def _misplaced(both: list[tuple[Rule, Rule]]) -> list[tuple[Rule, Rule]]:
    """The rules under a heading that translates another, or that has another number."""
    headings: dict[str, str] = {}
    back: dict[str, str] = {}
    return [
        (rule, told)
        for rule, told in both
        if headings.setdefault(rule.section, told.section) != told.section
        or back.setdefault(told.section, rule.section) != rule.section
        or re.findall(r"\d+", rule.section) != re.findall(r"\d+", told.section)
    ]


def check_text(kit: Kit) -> None:
    """Every name, question, event and result of the game has words in every language."""
    folder = kit.game.folder / "text"
    assert differences(folder) == []
    assert law_differences(kit.game.folder) == []
    texts = messages(folder / f"{LANGUAGES[0]}.ftl")
    missing = sorted(key for key in _static_keys(kit.game) | _played_keys(kit) if key not in texts)
    assert missing == [], f"no words for {missing}"


def _static_keys(game: Game[Any]) -> set[str]:
    keys = {"game-name", "game-tagline"}
    catalogue = game.catalogue
    for action in range(len(catalogue)):
        keys.add(f"action-{catalogue.verb(action)}")
        for thing in (catalogue.thing(action), catalogue.place(action)):
            if thing and not _speaks_for_itself(game, thing):
                keys.add(f"thing-{thing}")
    for setting in game.settings:
        keys.add(f"setting-{setting.name}")
        if isinstance(setting, Choice | Several):
            keys |= {f"setting-{setting.name}-{choice}" for choice in setting.choices}
    return keys


def _speaks_for_itself(game: Game[Any], thing: str) -> bool:
    """Whether a thing is a square, a number, or has its name printed on it."""
    return bool(SQUARE.fullmatch(thing)) or thing.isdecimal() or thing in game.names


def _played_keys(kit: Kit) -> set[str]:
    keys: set[str] = set()
    for state, _ in kit.states(share=2):
        keys |= {f"ask-{decision.key}" for decision in state.open()}
        if state.result is None:
            continue
        keys.add(f"result-{state.result.reason}")
        keys |= {f"view-{key}" for key in kit.game.view(state, 0)}
        for event in state.log or []:
            keys.add(f"event-{event.kind}")
            if event.secret:
                keys.add(f"event-{event.kind}-hidden")
    return keys
