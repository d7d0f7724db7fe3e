"""Events: what happened, who may know it, and which rule made it happen."""

from collections.abc import Iterable
from typing import Final, TypeAlias, final

from mypy_extensions import i64

from .seats import ORACLE, Seat

Fact: TypeAlias = int | str | bool | list[int] | list[str]
EVERYBODY: Final[i64] = 0x7FF


@final
class Event:
    """Something that happened, in the past tense, with plain facts.

    Only the seats in `only` see the secret facts; everybody else who hears of the event gets it
    without them. `ears` is a bit mask of those who hear of it at all.
    """

    def __init__(
        self,
        kind: str,
        rule: str,
        facts: dict[str, Fact],
        secret: dict[str, Fact],
        only: tuple[int, ...],
        unveils: bool,
        ears: i64 = EVERYBODY,
    ) -> None:
        self.kind: Final = kind  # in the past tense, such as `drew`
        self.rule: Final = rule  # the id of the rule that caused it
        self.facts: Final = facts  # for all who hear of it
        self.secret: Final = secret  # facts for the seats of `only`
        self.only: Final = only  # the seats that may know the secret facts
        self.unveils: Final = unveils  # somebody learns what was hidden from them
        self.ears: Final = ears  # bit mask of those who hear of it

    def reaches(self, seat: Seat) -> bool:
        """Whether a seat hears of the event."""
        return self.ears & ear(seat) != 0

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
        self.kind: Final = kind  # in the past tense, such as `drew`
        self.rule: Final = rule  # the id of the rule that caused it
        self.facts: Final = facts  # that the seat may know
        self.hidden: Final = hidden  # whether there is more to it

    def plain(self) -> dict[str, object]:
        """The event as plain JSON data."""
        return {
            "kind": self.kind,
            "rule": self.rule,
            "facts": self.facts,
            "hidden": self.hidden,
        }


def ear(seat: Seat) -> i64:
    """The bit of a seat, a spectator or the oracle in `ears`."""
    return 1 << (seat if seat >= 0 else 7 - seat)


def heard(events: Iterable[Event], seat: Seat) -> list[Seen]:
    """The events that a seat hears of, as it may know them."""
    return [event.seen_by(seat) for event in events if event.reaches(seat)]
