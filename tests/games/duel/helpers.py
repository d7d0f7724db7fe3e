"""A Duel table set up in notation, and what is read off it."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from automatable import Rng
from automatable.games.duel import GAME
from automatable.games.duel.state import Side
from automatable.testkit import Table

A: Final = 0
B: Final = 1

BASIC: Final = ("Charge", "Spark", "Barrier", "Lightning", "Counter", "Move")
BONUS: Final = ("Ray", "Recovery", "Trap", "Copy")
CARDS: Final = BASIC + BONUS
EFFECTIVE: Final = CARDS[:9]  # what a revealed card can count as: all but Copy (DUE-NOT-05)
ATTACKS: Final = ("Spark", "Lightning", "Ray")
PAIRS: Final = [(mine, theirs) for mine in EFFECTIVE for theirs in EFFECTIVE]
NO_CARD: Final = len(CARDS)  # the number of an empty rest or play zone

DOCUMENT: Final = Path(__file__).parents[3] / "docs" / "rules" / "duel.md"


def duel(
    A: str = "",  # noqa: N803
    B: str = "",  # noqa: N803
    *,
    deck: str | None = None,
    round: int | None = None,
    due: str | None = None,
    **settings: object,
) -> Table:
    """A table in notation; what is left out is as after setup."""
    written = {"A": A, "B": B}
    if deck is not None:
        written["deck"] = deck
    if round is not None:
        written["round"] = str(round)
    if due is not None:
        written["due"] = due
    return Table(GAME, written, settings)


def side(table: Table, letter: str) -> str:
    """A player in notation: `H4 B2 D0 @0 rest - bonus {}`."""
    return table.position()[letter]


def sides(table: Table) -> tuple[str, str]:
    """Both players in notation."""
    return side(table, "A"), side(table, "B")


def deck(table: Table) -> str:
    """The bonus pile in notation."""
    return table.position()["deck"]


def hand(table: Table, seat: int) -> list[str]:
    """The cards in a player's hand, as the player sees them."""
    held: list[str] = table.view(seat)["sides"][seat]["hand"]
    return held


def choices(table: Table, seat: int) -> list[str]:
    """The cards a player may choose now."""
    return [name.removeprefix("play:") for name in table.options(seat)]


def revealed(mine: str, theirs: str) -> str:
    """The event by which everybody sees what A and B have chosen."""
    return f"revealed seat=0 card={mine} other=1 other_card={theirs}"


def number(card: str) -> int:
    """The number of a card in the code."""
    return CARDS.index(card)


def own(table: Table, seat: int, card: str) -> None:
    """Give a player a bonus card, even one the other player owns too."""
    if card in BONUS:
        table.state.side(seat).bonus |= 1 << number(card)


class Meeting(NamedTuple):
    """What two cards did to each other."""

    damage: tuple[int, int]
    squares: tuple[int, int]
    result: str
    table: Table


def meet(
    mine: str,
    theirs: str,
    *,
    squares: tuple[int, int] = (0, 0),
    health: tuple[int, int] = (4, 4),
    copies: tuple[bool, bool] = (False, False),
) -> Meeting:
    """A reveals one card and B the other, as themselves or by Copy, on a board without stars.

    Even pairs meet for which the box has too few cards.
    """
    table = duel(
        A=f"H{health[A]} B3 D2 @{squares[A]}", B=f"H{health[B]} B3 D2 @{squares[B]}", board="core"
    )
    for seat, card in enumerate((mine, theirs)):
        own(table, seat, card)
        if copies[seat]:
            own(table, seat, "Copy")
            player = table.state.side(seat)
            player.rest = player.rest_as = number(card)
    for seat, card in enumerate((mine, theirs)):
        table.answer_as(seat, "play:Copy" if copies[seat] else f"play:{card}")
    after = table.state
    return Meeting(
        (health[A] - after.a.health, health[B] - after.b.health),
        (after.a.square, after.b.square),
        table.ended(),
        table,
    )


def player(**facts: int) -> Side:
    """A player with these facts, for calling a rule directly."""
    made = Side()
    for name, value in facts.items():
        setattr(made, name, value)
    return made


def random_games(games: int, **settings: object) -> Iterator[Table]:
    """New tables for random play."""
    for _ in range(games):
        yield Table(GAME, None, settings)


def play_round(table: Table, rng: Rng) -> list[tuple[int, str]]:
    """Answer at random to the end of the round; all answers, nature's as seat -1."""
    round_no = table.state.round_no
    given: list[tuple[int, str]] = []
    while table.state.decision() is not None and table.state.round_no == round_no:
        given.append(table.step(rng))
    return given


def swapped(position: dict[str, str]) -> dict[str, str]:
    """The same position with A and B exchanged."""
    return {**position, "A": position["B"], "B": position["A"]}
