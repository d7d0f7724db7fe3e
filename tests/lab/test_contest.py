"""Games between bots: each is fixed by the contest and its number."""

from dataclasses import replace
from itertools import pairwise

import pytest

from automatable import Record
from automatable.kernel.errors import BadSettings, UnknownBot, UnknownGame
from automatable.kernel.seat_view import Bot, SeatView
from automatable.lab import contest as module
from automatable.lab.contest import CALLED_OFF, CURVE, GameRow, make_contest, play_game
from automatable.lab.errors import BadContest


def without_clock(row: GameRow) -> GameRow:
    return replace(row, seconds=[])


@pytest.mark.parametrize(
    ("game", "settings"),
    [
        ("duel", {"board": "short"}),
        ("_template", {"players": "3"}),
        ("cyberion", {"players": "2"}),
    ],
)
def test_a_game_is_the_same_when_it_is_played_alone(game: str, settings: dict[str, str]) -> None:
    contest = make_contest(game, ["random"], 4, settings=settings)
    rows = [play_game(contest, number) for number in range(4)]
    again = play_game(contest, 2)
    assert without_clock(again.row) == without_clock(rows[2].row)
    assert again.record == rows[2].record
    assert len({played.record for played in rows}) == 4


def test_a_row_tells_what_the_record_tells() -> None:
    contest = make_contest("duel", ["greedy:20", "random"], 1)
    row, text = play_game(contest, 0)
    record = Record.read(text)
    result = record.replay().result
    assert result is not None
    assert record.seats == {0: "greedy:20", 1: "random"}
    assert row.scores == list(result.scores)
    assert row.shares == list(result.shares())
    assert (row.reason, row.rule) == (result.reason, result.rule)
    assert row.answers == len(record.answers)
    assert row.decisions == [len(options) for options in row.options]
    assert all(count > 1 for options in row.options for count in options)
    assert len(row.evaluations) <= CURVE
    assert row.evaluations[0] == [500, 500]
    assert row.is_finished


def test_paired_games_have_the_same_luck_and_every_bot_every_seat() -> None:
    contest = make_contest("_template", ["greedy:9", "random", "random"], 4, True, {"players": "3"})
    assert contest.games == 6  # whole rotations
    rows = [play_game(contest, number) for number in range(3)]
    assert [row.row.seats.index("greedy:9") for row in rows] == [0, 2, 1]
    assert [row.row.deal for row in rows] == [0, 0, 0]
    deals = [[line for line in row.record.splitlines() if line.startswith("*")][:9] for row in rows]
    assert deals[0] == deals[1] == deals[2]  # the opening hands
    assert contest.deal(3) == 1


def test_the_same_bot_against_itself_plays_a_deal_anew_in_each_rotation() -> None:
    contest = make_contest("duel", ["random"], 2, pair=True)
    assert play_game(contest, 0).record != play_game(contest, 1).record


def test_nobody_chooses_after_another_has_secretly_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[int, dict[str, str]]] = []

    class Witness:
        """Chooses the first option and remembers the whole table it chose at."""

        def choose(self, view: SeatView) -> int:
            state = view._state
            seen.append((int(view.seat), state.game.position(state)))
            return view.decision.options[0]

    def witness(name: str, seed: int) -> Bot:
        return Witness()

    monkeypatch.setattr(module, "make_bot", witness)
    play_game(make_contest("duel", ["random"], 1), 0)
    rounds = [pair for pair in pairwise(seen) if pair[0][0] < pair[1][0]]
    assert len(rounds) > 3
    assert all(first[1] == second[1] for first, second in rounds)


def test_a_game_without_an_end_is_called_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_ANSWERS", 5)
    row = play_game(make_contest("duel", ["random"], 1), 0).row
    assert row.reason == CALLED_OFF
    assert row.shares == row.scores == [0, 0]
    assert 5 <= row.answers <= 6
    assert not row.is_finished


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(UnknownGame):
        make_contest("chess", ["random"], 1)
    with pytest.raises(UnknownBot):
        make_contest("duel", ["random", "deep_blue"], 1)
    with pytest.raises(UnknownBot):
        make_contest("duel", ["random", "rollout:much"], 1)
    with pytest.raises(BadSettings):
        make_contest("duel", ["random"], 1, settings={"board": "square"})
    with pytest.raises(BadContest, match="2 seats, not 3"):
        make_contest("duel", ["random"] * 3, 1)
    with pytest.raises(BadContest, match="at least 1"):
        make_contest("duel", ["random"], 0)
