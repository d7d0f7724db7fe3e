"""Events: what happened, who may know it, and which rule made it happen."""

from typing import Final, TypeAlias, final

from .seats import ORACLE, Seat

Fact: TypeAlias = int | str | bool | list[int] | list[str]


@final
class Event:
    """Something that happened, in the past tense, with plain facts.

    Secret facts are seen only by the seats in `only`; all others get the event without them.
    """

    def __init__(
        self,
        kind: str,
        rule: str,
        facts: dict[str, Fact],
        secret: dict[str, Fact],
        only: tuple[int, ...],
        unveils: bool,
    ) -> None:
        self.kind: Final = kind
        self.rule: Final = rule
        self.facts: Final = facts
        self.secret: Final = secret
        self.only: Final = only
        self.unveils: Final = unveils  # somebody learns what was hidden from them

    def seen_by(self, seat: Seat) -> "Seen":
        """The event as this seat may know it."""
        facts = self.facts.copy()
        if seat == ORACLE or seat in self.only:
            facts.update(self.secret)
            return Seen(self.kind, self.rule, facts, False)
        return Seen(self.kind, self.rule, facts, len(self.secret) > 0)


@final
class Seen:
    """An event as one seat sees it; `hidden` if there is more to it."""

    def __init__(self, kind: str, rule: str, facts: dict[str, Fact], hidden: bool) -> None:
        self.kind: Final = kind
        self.rule: Final = rule
        self.facts: Final = facts
        self.hidden: Final = hidden

    def plain(self) -> dict[str, object]:
        """The event as plain JSON data."""
        return {
            "kind": self.kind,
            "rule": self.rule,
            "facts": self.facts,
            "hidden": self.hidden,
        }
