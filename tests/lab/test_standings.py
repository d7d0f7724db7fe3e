"""What a contest shows."""

from automatable.lab.contest import CALLED_OFF, GameRow
from automatable.lab.standings import rate, summary


def row(
    number: int, seats: list[str], scores: list[int], together: bool = False, reason: str = "goal"
) -> GameRow:
    """A game of which only the outcome matters."""
    best = max(scores)
    share = [1000 // scores.count(best) if score == best else 0 for score in scores]
    together_share = [1000 if score > 0 else 0 for score in scores]
    return GameRow(
        game=number,
        deal=number,
        rotation=0,
        seats=seats,
        entrants=list(range(len(seats))),
        scores=scores,
        shares=together_share if together else share,
        together=together,
        reason=reason,
        rule="X-01",
        answers=10 + number,
        decisions=[2] * len(seats),
        options=[[2, 4]] * len(seats),
        seconds=[0.5] * len(seats),
        evaluations=[[500] * len(seats)],
        lead_changes=0,
        reached=[],
        counted=[],
        record="0" * 16,
    )


def test_wins_are_counted_by_bot_and_by_seat() -> None:
    found = summary(
        [
            row(0, ["a", "b"], [1, -1]),
            row(1, ["b", "a"], [-1, 1]),
            row(2, ["a", "b"], [0, 0]),
            row(3, ["b", "a"], [1, -1]),
        ]
    )
    assert [(bot.bot, bot.played, bot.wins.middle) for bot in found.standings] == [
        ("a", 4, 0.625),
        ("b", 4, 0.375),
    ]
    assert [seat.middle for seat in found.seats] == [0.625, 0.375]
    best = found.standings[0]
    assert (best.decisions, best.options, best.seconds) == (2, 3, 0.25)
    assert best.score.middle == 0.25
    assert found.length.middle == 11.5
    assert found.is_rivalry


def test_who_wins_is_rated_higher_and_ratings_need_somebody_to_compare_with() -> None:
    rows = [row(number, ["a", "b", "b"], [3, 1, 2]) for number in range(20)]
    ratings = rate(rows)
    assert ratings["a"].ordinal > ratings["b"].mu
    assert rate([row(0, ["a", "a"], [1, 0])]) == {}


def test_where_all_win_together_games_are_counted_and_nobody_is_rated() -> None:
    found = summary([row(n, ["a", "a"], [n - 1, n - 1], together=True) for n in range(4)])
    assert found.wins.middle == 0.5
    assert found.standings[0].rating is None
    assert found.standings[0].score.middle == 0.5
    assert not found.is_rivalry


def test_games_called_off_are_counted_apart() -> None:
    rows = [row(0, ["a", "b"], [1, 0]), row(1, ["a", "b"], [0, 0], reason=CALLED_OFF)]
    found = summary(rows)
    assert (found.games, found.called_off) == (1, 1)
    assert found.standings[0].wins.middle == 1
    assert found.reasons == {"goal": 1}
