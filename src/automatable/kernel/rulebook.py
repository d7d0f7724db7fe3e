"""The numbered rules of a game, read from its rules document."""

import re
import unicodedata
from dataclasses import dataclass
from difflib import get_close_matches

from .errors import UnknownRule
from .typography import UNBROKEN, typeset

_STATEMENT = re.compile(r"^- \*\*([A-Z]+-[A-Z]+-\d+)\*\* (.*)$")
_HEADING = re.compile(r"^#{1,3} (.*)$")
_STANDING = re.compile(r"\s*`\[[A-Z](?:; [^`]*)?\]`")
_UNTESTABLE = re.compile(r"\s*\*Not testable: (.*?)\*")
_FOLLOWS = re.compile(r"\s*\*Follows from ([A-Z0-9, -]*)\.\*")


@dataclass(frozen=True)
class Rule:
    """One numbered statement."""

    id: str  # such as `DUE-MOV-06`
    text: str  # the statement, as in the document
    section: str  # the heading above it

    @property
    def untestable(self) -> str:
        """Why no test can check the statement; empty for almost all."""
        found = _UNTESTABLE.search(self.text)
        return found.group(1) if found else ""

    @property
    def follows(self) -> tuple[str, ...]:
        """The ids of the rules that imply it, if no line of code enforces it separately."""
        found = _FOLLOWS.search(self.text)
        return tuple(found.group(1).split(", ")) if found else ()

    def plain(self) -> str:
        """The statement without the marks of the document."""
        return self.stated().replace("**", "").replace("`", "")

    def stated(self) -> str:
        """The statement without remarks about its source, its tests and its enforcement."""
        text = self.text
        for remark in (_STANDING, _UNTESTABLE, _FOLLOWS):
            text = remark.sub("", text)
        return text.strip()


class Rulebook:
    """All numbered statements of one document, in order, in one language."""

    def __init__(self, document: str, lang: str = "en") -> None:
        self.lang = lang  # its language
        self.rules: dict[str, Rule] = {}  # by id, in the document's order
        section = ""
        for number, line in enumerate(typeset(document, lang).splitlines()):
            if heading := _HEADING.match(line):
                section = heading.group(1) if number else ""  # the first is the title
            elif statement := _STATEMENT.match(line):
                id, text = statement.groups()
                assert id not in self.rules, f"{id} occurs twice"
                self.rules[id] = Rule(id, text, section)

    def __contains__(self, id: str) -> bool:
        return id in self.rules

    def rule(self, id: str) -> Rule:
        """The rule with that id; the game's prefix and letter case may be left out."""
        wanted = id.upper()
        for candidate in (wanted, f"{self.prefix}-{wanted}"):
            if candidate in self.rules:
                return self.rules[candidate]
        whole = wanted if wanted.startswith(f"{self.prefix}-") else f"{self.prefix}-{wanted}"
        near = get_close_matches(whole, list(self.rules), 1, 0.75)
        known = ", ".join(dict.fromkeys([rule.rpartition("-")[0] for rule in self.rules]))
        hint = f"did you mean {near[0]}?" if near else f"ids begin with: {known}"
        facts = {"id": id, "near": near[0] if near else "none", "known": known}
        raise UnknownRule(f"no rule has the id {id}; {hint}", "id", **facts)

    def search(self, words: str) -> list[Rule]:
        """The rules that contain all the words; a section's name counts for its rules."""
        wanted = folded(words).split()
        return [
            rule
            for rule in self.rules.values()
            if all(word in folded(f"{rule.id} {rule.section} {rule.plain()}") for word in wanted)
        ]

    @property
    def prefix(self) -> str:
        """What the ids of this game start with."""
        return next(iter(self.rules)).split("-")[0] if self.rules else ""


def folded(text: str) -> str:
    """The text as people type it: no accents, capitals, curly apostrophes, no-break spaces."""
    typed = text.casefold().replace("’", "'").replace(UNBROKEN, " ")
    apart = unicodedata.normalize("NFD", typed)
    return "".join([letter for letter in apart if not unicodedata.combining(letter)])
