"""How a game ended."""

from typing import Final, final


@final
class Standing:
    """Something that decided a game, or would have at a tie: its rule, and what each seat has."""

    def __init__(self, name: str, rule: str, values: tuple[int, ...]) -> None:
        self.name: Final = name  # of the text that tells it
        self.rule: Final = rule  # the id of the rule that compares it
        self.values: Final = values  # of each seat


@final
class Result:
    """How a game ended: a score for each seat, and why.

    If all play `together`, a positive score means they won, a negative one that they lost.
    `standings` are what was compared, in this order: most wins, a tie goes to the next.
    """

    def __init__(
        self,
        scores: tuple[int, ...],
        reason: str,
        rule: str,
        together: bool = False,
        standings: tuple[Standing, ...] = (),
    ) -> None:
        self.scores: Final = scores  # of each seat
        self.reason: Final = reason  # a word of the game's, such as `moon`
        self.rule: Final = rule  # the id of the rule that ended it
        self.together: Final = together  # whether all won or lost as one
        self.standings: Final = standings  # what was compared, in this order

    def shares(self) -> tuple[int, ...]:
        """A thousand points: the best seats share them; playing together, each gets all or none."""
        if self.together:
            return tuple([1000 if score > 0 else 0 for score in self.scores])
        best = max(self.scores)
        share = 1000 // self.scores.count(best)
        return tuple([share if score == best else 0 for score in self.scores])

    def payoffs(self) -> tuple[int, ...]:
        """What each seat gets: the best 1, the others -1, all 0 if they are equal.

        Playing together all get 1, 0 or -1; a seat playing alone gets its points.
        """
        scores = self.scores
        if self.together:
            return tuple([(score > 0) - (score < 0) for score in scores])
        if len(scores) == 1:
            return scores
        best = max(scores)
        if min(scores) == best:
            return (0,) * len(scores)
        return tuple([1 if score == best else -1 for score in scores])

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Result)
            and self.scores == other.scores
            and self.reason == other.reason
            and self.rule == other.rule
        )

    def __hash__(self) -> int:
        return hash((self.scores, self.reason))

    def __repr__(self) -> str:
        return f"Result({self.scores}, {self.reason!r}, {self.rule!r})"
