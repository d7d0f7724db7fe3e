"""What a view of a Duel looks like, for type checkers, JSON Schema and the browser."""

from typing import Literal, TypedDict

from ...kernel.shape import ResultView

Family = Literal["energy", "attack", "defence", "motion", "mirror"]


class DuelBoard(TypedDict):
    """Both lanes: squares to the moon, and which of them have a star."""

    length: int
    stars: list[int]


class DuelCost(TypedDict):
    """The tiles a card takes."""

    battery: int
    disk: int


class DuelCard(TypedDict):
    """A kind of card: what it is like, whether it is a bonus card, and what it usually costs."""

    family: Family
    bonus: bool
    cost: DuelCost


class DuelFacts(TypedDict):
    """What is printed on the cards."""

    cards: dict[str, DuelCard]


class DuelSide(TypedDict):
    """A player; `hand` is what the viewer knows of it, with what of it can be paid.

    `acts` is what the revealed card counts as: the card that a Copy copies, else the card itself.
    `most_bonus` is how many bonus cards it can come to hold on this board.
    """

    seat: int
    letter: str
    health: int
    battery: int
    disk: int
    square: int
    rest: str | None
    rest_as: str | None
    bonus: int
    most_bonus: int
    shown: list[str]
    known_bonus: list[str]
    hand: list[str]
    payable: list[str]
    hidden: int
    play: str | None
    acts: str | None


class DuelView(TypedDict):
    """The whole table."""

    round: int
    max_rounds: int | None
    board: DuelBoard
    tiles: int
    pile: int
    sides: list[DuelSide]
    cards: dict[str, DuelCost]
    result: ResultView | None
