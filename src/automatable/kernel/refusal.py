"""Why an action is not on offer."""

from typing import Final, final

from .events import Fact


@final
class Refusal:
    """Why an action is not on offer: the id of the rule, and the facts of the sentence about it.

    The sentence is the text `refused-<rule>` of the game; with None there is none for this case.
    """

    def __init__(self, rule: str, facts: dict[str, Fact] | None) -> None:
        self.rule: Final = rule  # the id of the rule
        self.facts: Final = facts  # by name, such as cost and stock

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and self.rule == other.rule and self.facts == other.facts

    def __hash__(self) -> int:
        return hash(self.rule)

    def __repr__(self) -> str:
        return f"Refusal({self.rule!r}, {self.facts})"
