"""Outcome table. Rules: DUE-TAB."""

import pytest

from automatable.testkit import rule

from .helpers import DOCUMENT, PAIRS, A, B, meet

NORMATIVE = """\
| A \\ B | Charge | Spark | Barrier | Lightning | Counter | Move | Ray | Recovery | Trap |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
| **Charge** | 0/0 | 1/0 | 0/0 | 2/0 | 0/0 | 0/0 b | 1/0 | 0/0 | 0/0 |
| **Spark** | 0/1 | 0/0 | 0/0 | 2/0 | 2/0 | 0/1 y | 0/0 | 0/1 | 0/1 |
| **Barrier** | 0/0 | 0/0 | 0/0 | 1/0 | 0/0 | 0/0 b | 0/0 | 0/0 | 0/0 |
| **Lightning** | 0/2 | 0/2 | 0/1 | 0/0 | 2/0 | 0/2 y | 0/2 | 0/2 | 0/2 |
| **Counter** | 0/0 | 0/2 | 0/0 | 0/2 | 0/0 | 0/0 b | 0/2 | 0/0 | 0/0 |
| **Move** | 0/0 a | 1/0 x | 0/0 a | 2/0 x | 0/0 a | 0/0 ab* | 1/0 x | 0/0 a | 0/0 x |
| **Ray** | 0/1 | 0/0 | 0/0 | 2/0 | 2/0 | 0/1 y | 0/0 | 0/1 | 0/1 |
| **Recovery** | 0/0 | 1/0 | 0/0 | 2/0 | 0/0 | 0/0 b | 1/0 | 0/0 | 0/0 |
| **Trap** | 0/0 | 1/0 | 0/0 | 2/0 | 0/0 | 0/0 y | 1/0 | 0/0 | 0/0 |
"""
GAINS = {"Charge": (1, 0), "Barrier": (0, 1), "Recovery": (1, 1), "Trap": (0, 1)}
COSTS = {"Spark": (1, 0), "Lightning": (2, 0), "Counter": (0, 2)}


def cells(table: str) -> dict[tuple[str, str], str]:
    """The cell of every pair: A's card, then B's."""
    head, _, *rows = [
        [cell.strip().replace("**", "") for cell in line.strip().strip("|").split(" | ")]
        for line in table.splitlines()
    ]
    return {
        (row[0], column): cell
        for row in rows
        for column, cell in zip(head[1:], row[1:], strict=True)
    }


def outcome(mine: str, theirs: str, squares: tuple[int, int]) -> str:
    """What happens at the table, written as a cell; `ab` where both pawns advance."""
    meeting = meet(mine, theirs, squares=squares)
    marks = ""
    if mine == "Move":
        marks += "a" if meeting.squares[A] == squares[A] + 1 else "x"
    if theirs == "Move":
        marks += "b" if meeting.squares[B] == squares[B] + 1 else "y"
    assert mine == "Move" or meeting.squares[A] == squares[A]
    assert theirs == "Move" or meeting.squares[B] == squares[B]
    return f"{meeting.damage[A]}/{meeting.damage[B]} {marks}".strip()


def mirrored(cell: str) -> str:
    """The cell of the same two cards with A and B exchanged."""
    numbers, _, marks = cell.partition(" ")
    other = marks if marks.startswith("ab") else marks.translate(str.maketrans("abxy", "bayx"))
    return f"{numbers[::-1]} {other}".strip()


CELLS = cells(NORMATIVE)


@rule("DUE-TAB-01")
def test_tab_01_the_table_here_is_the_table_of_the_rules_document() -> None:
    section = DOCUMENT.read_text("utf-8").split("## 4. Outcome table")[1].split("## 5.")[0]
    printed = [line for line in section.splitlines() if line.startswith("|")]
    assert printed == NORMATIVE.splitlines()
    assert list(CELLS) == PAIRS
    assert len(CELLS) == 81


@rule("DUE-TAB-01")
@pytest.mark.parametrize(("mine", "theirs"), PAIRS)
def test_tab_01_every_pair_resolves_as_in_the_table(mine: str, theirs: str) -> None:
    cell = CELLS[mine, theirs]
    for squares in ((0, 0), (2, 1), (3, 0), (0, 3)):
        assert outcome(mine, theirs, squares) == cell.rstrip("*")
    at_the_moon = cell.replace("ab*", "xy")
    assert outcome(mine, theirs, (3, 3)) == at_the_moon


@rule("DUE-TAB-01")
def test_tab_01_the_table_reads_the_same_both_ways_round() -> None:
    for mine, theirs in PAIRS:
        assert CELLS[theirs, mine] == mirrored(CELLS[mine, theirs])
        there = outcome(theirs, mine, (0, 0))
        assert there == mirrored(CELLS[mine, theirs]).rstrip("*")


@rule("DUE-TAB-01")
def test_tab_01_tile_gains_always_happen() -> None:
    for mine, theirs in PAIRS:
        facts = meet(mine, theirs).table.state
        for card, tiles in ((mine, facts.a), (theirs, facts.b)):
            gains, costs = GAINS.get(card, (0, 0)), COSTS.get(card, (0, 0))
            assert tiles.battery == 3 + gains[0] - costs[0]
            assert tiles.disk == 2 + gains[1] - costs[1]
