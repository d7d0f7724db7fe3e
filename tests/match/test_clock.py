"""Time to think: what is left after answers, taking back and pauses."""

import pytest

from automatable.match import Clock, clock_of, clock_parts, clock_words


def clock(words: str, running: tuple[int, ...] = (0, 1)) -> Clock:
    found = clock_of(words, 2, 1_000)
    assert found is not None
    found.run(running)
    return found


def left(clock: Clock, now: int) -> list[int]:
    return [clock.left(seat, now) for seat in (0, 1)]


@pytest.mark.parametrize("words", ["", "answer 60", "bank 300 10", "bank 300 0"])
def test_an_agreement_is_written_and_read(words: str) -> None:
    assert clock_words(*clock_parts(words)) == words


def test_without_an_agreement_there_is_no_clock() -> None:
    assert clock_of("", 2, 0) is None
    assert clock_parts("") == ("none", 0, 0)


def test_time_runs_for_those_who_are_awaited_and_never_below_nothing() -> None:
    mine = clock("answer 60", (1,))
    assert left(mine, 1_000) == [60_000, 60_000]
    assert left(mine, 11_000) == [60_000, 50_000]
    assert left(mine, 100_000) == [60_000, 0]
    assert mine.next_over(11_000) == 50_000
    mine.run(())
    assert mine.next_over(11_000) == -1


def test_each_answer_has_its_own_time() -> None:
    mine = clock("answer 60")
    mine.set(mine.after_answers(21_000, [0]))
    assert left(mine, 21_000) == [60_000, 40_000]
    mine.set(mine.after_answers(31_000, [1]))
    assert left(mine, 31_000) == [50_000, 60_000]


def test_a_bank_is_for_the_whole_game_and_each_answer_adds_to_it() -> None:
    mine = clock("bank 300 10", (0,))
    mine.set(mine.after_answers(21_000, [0]))
    assert left(mine, 21_000) == [290_000, 300_000]
    mine.set(mine.after_answers(421_000, [0]))  # too late: a bot has answered
    assert left(mine, 421_000) == [10_000, 300_000]


@pytest.mark.parametrize("words", ["answer 60", "bank 60 30"])
def test_nobody_gains_time_by_taking_back(words: str) -> None:
    mine = clock(words, (0,))
    mine.set(mine.after_answers(41_000, [0]))
    mine.run([1])
    mine.set(mine.after_taking_back(51_000, 0))
    mine.run([0])
    assert left(mine, 51_000) == [20_000, 50_000]
    mine.set(mine.after_taking_back(52_000, 0))
    assert left(mine, 52_000)[0] == 19_000


def test_a_pause_is_nobody_s_time() -> None:
    mine = clock("bank 60 0")
    mine.set(mine.after_pause(900_000))
    assert left(mine, 901_000) == [59_000, 59_000]


def test_a_clock_that_is_put_back_takes_nothing() -> None:
    """The server's own clock may be set while people play."""
    mine = clock("bank 60 0")
    assert left(mine, 500) == [60_000, 60_000]
    written = mine.after_answers(500, [])
    assert written[0] == 1_000
