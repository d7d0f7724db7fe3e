"""The board as text: what stands where, in both languages, within 80 columns."""

import pytest

from automatable.testkit import Table
from automatable.testkit.picture import check_picture, drawn, note, told

from ....games.duel.helpers import duel


def example() -> Table:
    return duel(
        "H3 B2 D1 @1 rest Move bonus {Ray}", "H4 B1 D2 @3 bonus {Trap?, Copy} plays Spark", round=5
    )


def test_the_whole_picture() -> None:
    assert drawn(example()) == [
        "Round 5 · bonus pile 1",
        "",
        "  B (Grace)        Health ●●●●   Battery ●○○○   Disk ●●○○",
        "                   Rests nothing",
        "                   Bonus Copy, 1 unknown",
        "",
        "  [ ]──[A]──[ ]──[★]──( ☾ )──[B]──[ ]──[★]──[ ]",
        "",
        "  A (Ada)          Health ●●●○   Battery ●●○○   Disk ●○○○",
        "                   Rests Move",
        "                   Bonus Ray",
    ]


def test_the_same_in_sentences() -> None:
    assert told(example()) == [
        "Round 5.",
        "Star squares: 1, 3. Moon: square 4. Bonus pile: 1.",
        "A (Ada): health 3, battery 2, disk 1, square 1 of 4.",
        "A (Ada) rests Move.",
        "A (Ada) owns bonus cards: Ray.",
        "B (Grace): health 4, battery 1, disk 2, square 3 of 4.",
        "B (Grace) owns bonus cards: Copy, 1 unknown.",
    ]


def test_the_side_of_who_looks_is_below() -> None:
    names = [line.split()[0] for line in drawn(example(), viewer=1) if "Health" in line]
    assert names == ["A", "B"]


@pytest.mark.parametrize("viewer", [-1, 0, 1])
def test_it_fits_whoever_looks(viewer: int) -> None:
    check_picture(example(), viewer)


def test_who_is_on_the_moon_stands_there() -> None:
    assert any("( A )" in line for line in drawn(duel("@4")))


def test_costs_are_noted() -> None:
    assert note(duel(), "play:Lightning") == "2 batteries"
    assert note(duel(copy_cost="1,1"), "play:Copy") == "1 battery and 1 disk"
    assert note(duel(), "play:Move", "fr") == "gratuit"
