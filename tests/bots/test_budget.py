"""How long a bot may think, as people type it."""

import pytest

from automatable.bots.budget import Budget
from automatable.kernel.errors import UnknownBot


@pytest.mark.parametrize(
    ("text", "playouts"), [("1", 1), ("500", 500), ("0010", 10), ("999999999", 999_999_999)]
)
def test_a_number_is_that_many_playouts(text: str, playouts: int) -> None:
    budget = Budget.read(text)
    assert budget.playouts == playouts
    assert budget.seconds == Budget().seconds


@pytest.mark.parametrize(
    ("text", "seconds"), [("1s", 1.0), ("0.5s", 0.5), ("0.001s", 0.001), ("9999s", 9999.0)]
)
def test_a_number_with_an_s_is_that_many_seconds(text: str, seconds: float) -> None:
    budget = Budget.read(text)
    assert budget.seconds == seconds
    assert budget.playouts >= 10**9  # more than anybody plays out in that time


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "0", "-1", "+5", "1.5", "1e3", "5 ", " 5", "5\n", "1_000", "0x10", "many"),
        *("s", "0s", "0.0s", "-1s", ".5s", "1.s", "1 s", "1S", "1ms", "nans", "infs", "10000s"),
        *("1000000000", "9" * 1500, "9" * 1500 + "s", "²", "500:500"),
    ],
)
def test_anything_else_is_refused_with_what_is_wanted(text: str) -> None:
    with pytest.raises(UnknownBot) as refusal:
        Budget.read(text)
    assert str(refusal.value) == (
        f"a bot's budget is playouts (500) or seconds (0.5s), not {text!r}"
    )
    assert refusal.value.code == "unknown_bot"


def test_without_a_word_a_bot_plays_2000_times_for_a_minute_at_most() -> None:
    assert Budget() == Budget(2000, 60.0)
