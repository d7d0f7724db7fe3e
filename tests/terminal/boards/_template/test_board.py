"""The board to copy, and the generic one in its place."""

from automatable.games._template import GAME
from automatable.terminal.generic_board import GenericBoard
from automatable.testkit import Table
from automatable.testkit.picture import NAMES, check_picture, drawn, lines_of, told
from automatable.words import Words


def example() -> Table:
    return Table(
        GAME, {"A": "P1 hand Bolt Gear Core", "B": "P0 hand Core Core Core", "heap": "Bolt"}
    )


def test_the_whole_picture() -> None:
    assert drawn(example()) == [
        "Scrapyard · Goal 3",
        "A (Ada)    Points 1  Cards 3  Bolt, Gear, Core",
        "B (Grace)  Points 0  Cards 3",
        "Deck         17",
        "Heap         Bolt",
    ]


def test_the_same_in_sentences() -> None:
    assert told(example()) == [
        "3 points end the game. Cards in the deck: 17.",
        "A (Ada): 1 point, 3 cards in hand.",
        "The hand holds Bolt, Gear, Core.",
        "B (Grace): 0 points, 3 cards in hand.",
        "The heap: Bolt.",
    ]


def test_other_hands_are_counted_only() -> None:
    check_picture(example(), 1)
    assert not any(
        "Gear" in line for line in [*drawn(example(), "en", 1), *told(example(), "en", 1)]
    )


def test_a_game_without_a_board_is_drawn_key_by_key() -> None:
    board = GenericBoard(GAME, example().view(), 0, NAMES, Words("en", GAME))
    assert lines_of(board) == ["Scrapyard", *board.sentences()]
    assert board.sentences()[:4] == ["Goal: 3", "Deck: 17", "Heap: Bolt", "Seats 1:"]
    assert "  Hand: Bolt, Gear, Core" in board.sentences()
    assert board.note("scrap:Bolt") == ""
