"""Seats: letters, and who may look at what."""

import pytest

from automatable.kernel.seats import (
    CHANCE,
    ORACLE,
    SPECTATOR,
    seat_letter,
    seat_of_letter,
    sees,
)


def test_nobody_who_is_no_player_has_the_number_of_one() -> None:
    assert len({int(CHANCE), int(SPECTATOR), int(ORACLE), *range(8)}) == 11
    assert max(CHANCE, SPECTATOR, ORACLE) < 0


def test_letters_and_seats_find_each_other() -> None:
    letters = [seat_letter(seat) for seat in range(8)]
    assert letters == list("ABCDEFGH")
    assert [seat_of_letter(letter) for letter in letters] == list(range(8))


@pytest.mark.parametrize("letter", ["", "a", "I", "AB", "1", "?"])
def test_what_is_no_letter_of_a_seat_names_none(letter: str) -> None:
    assert seat_of_letter(letter) == -1


def test_only_the_owner_and_the_oracle_see_what_is_the_owners() -> None:
    viewers = [int(ORACLE), int(SPECTATOR), int(CHANCE), 0, 1, 2]
    assert [viewer for viewer in viewers if sees(viewer, 1)] == [int(ORACLE), 1]
