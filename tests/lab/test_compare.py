"""What a setting changes, deal by deal."""

from dataclasses import replace

import pytest

from automatable.lab.compare import Change, Comparison, Variant, compare, make_variants
from automatable.lab.contest import CALLED_OFF, make_contest
from automatable.lab.errors import BadContest

from .test_standings import row

TABLES = [Variant({"key": label}, make_contest("duel", ["random"], 8)) for label in "xyz"]


def changes(found: Comparison, measure: str) -> list[Change]:
    return [change for change in found.changes if change.measure == measure]


def test_a_difference_is_taken_deal_by_deal() -> None:
    spread = [10, 500, 30, 90, 1000, 7]
    before = [replace(row(k, ["a", "b"], [1, 0]), answers=spread[k]) for k in range(6)]
    longer = [replace(each, answers=each.answers + 4 + each.game % 2) for each in before]
    found = compare(TABLES[:2], [before, longer])
    (length,) = changes(found, "length")
    assert length.difference.middle == 4.5
    assert length.difference.is_significant
    assert length.after.middle - length.before.middle == pytest.approx(4.5)
    assert length.label == "y"
    assert found.deals == 6


def test_rotations_of_a_deal_count_as_one() -> None:
    rows = [replace(row(k, ["a", "b"], [1, 0]), deal=k // 2, answers=10 * k) for k in range(10)]
    shorter = [replace(each, answers=each.answers - 1 - each.deal) for each in rows]
    (length,) = changes(compare(TABLES[:2], [rows, shorter]), "length")
    assert length.difference.middle == -3
    reach = 2.7764 * (2.5 / 5) ** 0.5  # five deals, from -1 to -5: four degrees of freedom
    assert length.difference.high == pytest.approx(-3 + reach, abs=1e-3)


def test_intervals_are_wider_the_more_is_compared() -> None:
    before = [replace(row(k, ["a", "b"], [1, 0]), answers=k * k) for k in range(6)]
    after = [replace(each, answers=each.answers + each.game % 3) for each in before]
    two = changes(compare(TABLES[:2], [before, after]), "length")[0].difference
    three = changes(compare(TABLES, [before, after, after]), "length")[0].difference
    assert three.high - three.low > two.high - two.low
    assert three.middle == two.middle


def test_the_first_seat_and_bots_are_compared_where_somebody_wins() -> None:
    first = [row(k, ["a", "b"], [1, 0]) for k in range(8)]
    second = [row(k, ["a", "b"], [0, 1] if k > 1 else [1, 0]) for k in range(8)]
    found = compare(TABLES[:2], [first, second])
    assert changes(found, "first")[0].difference.middle == -0.75
    assert [change.of for change in changes(found, "bot")] == ["a"]  # b wins what is left
    assert changes(found, "won") == []
    assert changes(found, "score") == []  # always 1 in sum


def test_wins_are_compared_where_all_win_together() -> None:
    lost = [row(k, ["a"], [-1], together=True) for k in range(8)]
    won = [row(k, ["a"], [5], together=True) for k in range(8)]
    found = compare(TABLES[:2], [lost, won])
    assert changes(found, "won")[0].difference.middle == 1
    assert changes(found, "score")[0].difference.middle == 6
    assert changes(found, "first") == []


def test_deals_that_do_not_end_everywhere_are_left_out() -> None:
    rows = [row(k, ["a", "b"], [1, 0]) for k in range(6)]
    other = [replace(each, reason=CALLED_OFF) if each.game == 1 else each for each in rows]
    found = compare(TABLES[:2], [rows, other])
    assert (found.deals, found.left_out) == (5, 1)
    with pytest.raises(BadContest, match="fewer than 5"):
        compare(TABLES[:2], [rows[:5], other[:5]])


def test_a_comparison_wants_two_values_of_something_not_set() -> None:
    given = ("duel", ["random"], 2, False)
    with pytest.raises(BadContest, match="two different"):
        make_variants({"board": {"short": "short"}}, *given, {}, "seed")
    values = {"short": "short", "core": "core"}
    with pytest.raises(BadContest, match="cannot be set"):
        make_variants({"board": values}, *given, {"board": "core"}, "seed")
    short, core = make_variants({"board": values}, *given, {}, "seed")
    assert (short.label, short.contest.settings) == ("board=short", {"board": "short"})
    assert core.contest.seed == short.contest.seed
    assert core.folder(2) == "2-core"


def test_several_settings_make_a_grid_of_tables() -> None:
    varied = {"board": {"short": "short", "core": "core"}, "max_rounds": {"9": "9", "8": "8"}}
    made = make_variants(varied, "duel", ["random"], 2, False, {}, "seed")
    assert [one.label for one in made] == [
        "board=short, max_rounds=9",
        "board=short, max_rounds=8",
        "board=core, max_rounds=9",
        "board=core, max_rounds=8",
    ]
    assert made[3].contest.settings == {"board": "core", "max_rounds": "8"}
    assert len({one.folder(k) for k, one in enumerate(made)}) == 4


def test_the_effect_of_a_setting_is_its_mean_over_the_others() -> None:
    contest = make_contest("duel", ["random"], 8)
    grid = [Variant({"x": x, "y": y}, contest) for x in "ab" for y in "cd"]
    rows = [row(k, ["a", "b"], [1, 0]) for k in range(6)]
    by = [
        [replace(each, answers=each.answers + more) for each in rows]  # d adds 2 or 6, b adds 10
        for more in (0, 2, 10, 16)
    ]
    found = compare(grid, by)
    assert found.varied == {"x": ["a", "b"], "y": ["c", "d"]}
    effects = {one.key: one.difference.middle for one in changes(found, "length")}
    assert effects == {"x": 12, "y": 4}
    lengths = [measured["length", ""].middle for measured in found.tables.values()]
    assert [length - lengths[0] for length in lengths] == [0, 2, 10, 16]


def test_lead_changes_and_what_was_reached_are_compared() -> None:
    first = [row(k, ["a", "b"], [1, 0]) for k in range(6)]
    before = [
        replace(each, lead_changes=k % 2, reached=[{"name": "standing-vp", "values": [k, 4]}])
        for k, each in enumerate(first)
    ]
    after = [
        replace(each, lead_changes=3, reached=[{"name": "standing-vp", "values": [9, k]}])
        for k, each in enumerate(first)
    ]
    found = compare(TABLES[:2], [before, after])
    assert changes(found, "leads")[0].difference.middle == 2.5
    (points,) = changes(found, "reached")
    assert (points.of, points.difference.middle) == ("standing-vp", 2.5)
