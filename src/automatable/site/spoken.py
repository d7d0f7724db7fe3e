"""Fluent texts as the page's own library formats them: what Words needs of `fluent.runtime`.

That one brings the data of all languages of the world, several megabytes of it.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol


class Speaker(Protocol):
    """The browser's side: messages of one language (web/src/here/speaker.ts)."""

    def add(self, text: str) -> None:
        """Add messages; of two with one key, the later counts."""

    def has(self, key: str, attribute: str) -> bool:
        """Whether there is a message, with a value or with that attribute."""

    def say(self, key: str, attribute: str, facts: str) -> str:
        """A message, or an attribute of it, with its facts (JSON) filled in."""


class Message:
    """A message: where its patterns are."""

    def __init__(self, speaker: Speaker, key: str) -> None:
        self.value = (key, "") if speaker.has(key, "") else None
        self.attributes = Attributes(speaker, key)


class Attributes:
    """The attributes of a message."""

    def __init__(self, speaker: Speaker, key: str) -> None:
        self._speaker, self._key = speaker, key

    def get(self, name: str) -> tuple[str, str] | None:
        """Where the pattern of an attribute is, if there is one."""
        return (self._key, name) if self._speaker.has(self._key, name) else None


def fluent(speaker: Callable[[str], Speaker]) -> dict[str, Any]:
    """The names of `fluent.runtime` that words.py uses."""

    class FluentBundle:
        """Messages of a language."""

        def __init__(self, locales: Sequence[str], use_isolating: bool) -> None:
            self._speaker = speaker(locales[0])

        def add_resource(self, text: str, allow_overrides: bool) -> None:
            """Add messages."""
            self._speaker.add(text)

        def has_message(self, key: str) -> bool:
            """Whether there is a message."""
            return self._speaker.has(key, "") or self._speaker.has(key, "about")

        def get_message(self, key: str) -> Message:
            """A message."""
            return Message(self._speaker, key)

        def format_pattern(
            self, pattern: tuple[str, str], facts: Mapping[str, Any]
        ) -> tuple[str, list[Any]]:
            """A pattern with its facts filled in, and no errors."""
            return self._speaker.say(*pattern, json.dumps(dict(facts))), []

    return {"FluentBundle": FluentBundle, "FluentResource": str}
