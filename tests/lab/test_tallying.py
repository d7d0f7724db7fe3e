"""What games tell of themselves: counts, points and lead changes."""

import pytest

from automatable.kernel.game import State
from automatable.kernel.registry import game
from automatable.lab.contest import GameRow, make_contest, play_game
from automatable.lab.tallying import counted, lead_changes


def played(name: str, **settings: str) -> GameRow:
    return play_game(make_contest(name, ["random"], 1, settings=settings), 0).row


def times(row: GameRow, name: str, seat: int | None = None) -> int:
    """How often something was done, by a seat or by all."""
    return sum(
        one["times"] for one in row.counted if one["name"] == name and seat in (None, one["seat"])
    )


def reached(row: GameRow, name: str) -> list[int]:
    (values,) = [one["values"] for one in row.reached if one["name"] == name]
    return values


def test_both_seats_of_a_duel_play_a_card_each_round() -> None:
    row = played("duel")
    (rounds,) = reached(row, "tally-rounds")
    assert times(row, "cards", 0) == times(row, "cards", 1) == rounds


def test_machines_that_were_repaired_are_those_in_the_tally() -> None:
    rows = [
        play_game(make_contest("cyberion", ["greedy:20"], 3, settings={"players": "2"}), k).row
        for k in range(3)
    ]
    for row in rows:
        assert [times(row, "machines")] == reached(row, "tally-machines")
    assert sum(times(row, "machines") for row in rows) > 3


def test_what_seats_do_at_the_same_time_is_counted_once() -> None:
    """Everybody hears it later than the seat itself."""
    row = played("raising_robots", players="3")
    robots = [one for one in row.counted if one["name"] == "robots"]
    assert len(robots) > 3
    assert all(one["times"] == 1 for one in robots)  # there is one card of each
    assert len({one["thing"] for one in robots}) == len(robots)
    assert len(reached(row, "standing-points")) == 3


def test_every_robot_of_the_arena_is_taken_by_one_seat() -> None:
    row = played("robot_quest_arena", players="2", turn_cap="4")
    assert [times(row, "robots", seat) for seat in range(2)] == [2, 2]


@pytest.mark.parametrize("name", ["_template", "duel"])
def test_several_things_at_once_are_counted_each(name: str) -> None:
    state: State = game(name).listened({})
    assert counted(state) == []
    row = played(name)
    assert times(row, "cards") > len(row.seats)


@pytest.mark.parametrize(
    ("curve", "changes"),
    [
        ([], 0),
        ([[500, 500], [600, 400], [700, 300]], 0),
        ([[600, 400], [400, 600], [600, 400]], 2),
        ([[600, 400], [500, 500], [600, 400]], 0),  # caught up with, not overtaken
        ([[600, 400], [500, 500], [400, 600]], 1),
        ([[3, 2, 1], [2, 2, 1], [1, 2, 3], [1, 3, 2]], 2),
    ],
)
def test_the_lead_changes_when_somebody_else_leads(curve: list[list[int]], changes: int) -> None:
    assert lead_changes(curve) == changes


def test_where_all_play_together_nobody_leads() -> None:
    assert played("cyberion", players="2").lead_changes == 0
