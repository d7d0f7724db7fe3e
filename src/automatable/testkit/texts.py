"""Texts are complete: every key has a text in every language, with the same variables.

And the rules document of a game says the same in every language.
"""

import re
from collections import Counter
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast, visitor

from ..kernel.game import Game
from ..kernel.rulebook import Rule, Rulebook
from ..kernel.settings import Choice, Several
from ..kernel.standing import is_all_known, standings
from ..words import LANGUAGES, SQUARE
from .walks import Kit

# What no translation changes: notation, ids, numbers and levels.
_FIXED = re.compile(r"`[^`]+`|\b(?:[A-Z]+-)+\d+\b|\d+|\b(?:I{1,3}|IV|V)\b")

# Choices that the explanation of their setting explains: numbers, seats, yes and no, chance.
_PLAIN = re.compile(r"\d+|[A-F]|yes|no|random")


class _Variables(visitor.Visitor):
    """Collects the names of variables."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(path: Path) -> dict[str, set[str]]:
    """The key of every message and attribute in a Fluent file, with its variables."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path.name}: cannot read {entry.content!r}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{path.name}: {entry.id.name} occurs twice"
            found[entry.id.name] = _variables(entry.value)
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = _variables(attribute.value)
    return found


def _variables(pattern: ast.Pattern | None) -> set[str]:
    variables = _Variables()
    if pattern is not None:
        variables.visit(pattern)
    return variables.names


def differences(folder: Path) -> list[str]:
    """Where the languages of a folder differ in keys or variables."""
    begins = [
        path.name.removesuffix(f"{LANGUAGES[0]}.ftl")
        for path in folder.glob(f"*{LANGUAGES[0]}.ftl")
    ]
    return sorted(line for begin in begins for line in _differences(folder, begin))


def _differences(folder: Path, begin: str) -> list[str]:
    """The same for the files whose names begin like that."""
    source = messages(folder / f"{begin}{LANGUAGES[0]}.ftl")
    found = []
    for lang in LANGUAGES[1:]:
        other = messages(folder / f"{begin}{lang}.ftl")
        found += [f"{lang}: {key} is missing" for key in source.keys() - other.keys()]
        found += [f"{lang}: {key} is not in {LANGUAGES[0]}" for key in other.keys() - source.keys()]
        for key in source.keys() & other.keys():
            if source[key] != other[key]:
                found.append(
                    f"{lang}: {key} fills {other[key]}, {LANGUAGES[0]} fills {source[key]}"
                )
    return found


def law_differences(folder: Path) -> list[str]:
    """Where the translations of a rules document differ in ids, numbers or notation."""
    found = []
    source = Rulebook((folder / "rules.md").read_text("utf-8")).rules
    for lang in LANGUAGES[1:]:
        path = folder / f"rules.{lang}.md"
        if not path.exists():  # the rules are shown in English
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
    """What must be the same in every language, with its number of occurrences."""
    return Counter(_FIXED.findall(rule.stated()))


def _listed(parts: Counter[str]) -> str:
    return ", ".join(sorted(parts.elements())) or "nothing"


def _misplaced(both: list[tuple[Rule, Rule]]) -> list[tuple[Rule, Rule]]:
    """The rules whose headings do not correspond in the two languages."""
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
    """Every name, question, event and result of the game has a text in every language."""
    folder = kit.game.folder / "text"
    assert differences(folder) == []
    assert law_differences(kit.game.folder) == []
    texts = messages(folder / f"{LANGUAGES[0]}.ftl")
    missing = sorted(key for key in _static_keys(kit.game) | _played_keys(kit) if key not in texts)
    assert missing == [], f"no words for {missing}"
    for rule, facts in kit.game.refusals.items():
        variables = texts[f"refused-{rule}"]
        assert variables <= set(facts), f"refused-{rule} needs {variables}, but gets {facts}"
        assert variables or not facts, f"refused-{rule} tells none of {facts}"
    for key, variables in texts.items():
        if key.startswith("refused-") and key.endswith("-alone"):
            assert not variables, f"{key} gets no facts, but needs {variables}"


def _static_keys(game: Game[Any]) -> set[str]:
    keys = {"game-name", "game-tagline"}
    catalogue = game.catalogue
    for action in range(len(catalogue)):
        keys.add(f"action-{catalogue.verb(action)}")
        for thing in (catalogue.thing(action), catalogue.place(action)):
            if thing and not _speaks_for_itself(game, thing):
                keys.add(f"thing-{thing}")
    keys |= setting_keys(game)
    keys |= {f"pieces-{kind}" for kind in standings(game.folder)}
    if not is_all_known(game.folder):
        keys.add("game-reconstructed")
    keys |= {f"count-{one.name}" for one in game.counts}
    return keys | {f"refused-{rule}" for rule in game.refusals}


def setting_keys(game: Game[Any]) -> set[str]:
    """The texts of the settings of a game and of their choices, and what explains them."""
    keys: set[str] = set()
    for setting in game.settings:
        keys |= {f"setting-{setting.name}", f"setting-{setting.name}.about"}
        if isinstance(setting, Choice | Several):
            keys |= {f"setting-{setting.name}-{choice}" for choice in setting.choices}
            named = [choice for choice in setting.choices if not _PLAIN.fullmatch(choice)]
            keys |= {f"setting-{setting.name}-{choice}.about" for choice in named}
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
        keys |= {f"standing-{one.name}" for one in state.result.standings}
        keys |= {f"tally-{one.name}" for one in kit.game.tallies(state)}
        keys |= {f"view-{key}" for key in kit.game.view(state, 0)}
        for event in state.log or []:
            keys.add(f"event-{event.kind}")
            if event.secret:
                keys.add(f"event-{event.kind}-hidden")
    return keys
