"""Scoring. Rules: RR-SCO, RR-RUL-46."""

from typing import Any

import pytest

from automatable.testkit import Table, rule

from .helpers import TWO, A, has
from .helpers_rows import round_ends, scored
from .test_round_end import ALL_USED

THREE = {"players": 3}


def sheet(own: str) -> dict[str, int]:
    """The score of a seat alone at the table."""
    found: dict[str, int] = has(scored(A=own))["score"]
    return found


def result(table: Table) -> list[int]:
    """Who has won, seat by seat."""
    over: dict[str, Any] = table.view()["result"]
    scores: list[int] = over["scores"]
    return scores


@rule("RR-SCO-01")
def test_sco_01_the_game_ends_after_eight_rounds() -> None:
    table = round_ends(ALL_USED, TWO, round="8", B=ALL_USED)
    over = table.view()["result"]
    assert (over["reason"], over["rule"]) == ("rounds", "RR-SCO-01")
    assert round_ends("", TWO, round="7").view()["result"] is None


@rule("RR-SCO-02")
def test_sco_02_robots_score_what_is_printed_on_them() -> None:
    own = "goods; design RB-01 RB-06+; recycle RB-85; free design-speed; hand RB-02 RB-18"
    assert sheet(own)["robots"] == 2 + 5 + 1
    assert sheet(own)["total"] == 8


@rule("RR-SCO-03")
def test_sco_03_class_cards_score_their_grades_with_extra_credit() -> None:
    free = "free upgrade-speed upgrade-cosmetic"
    own = f"goods; classes CL-01 CL-06+ CL-02; {free}"
    assert sheet(own)["classes"] == 2 + 2 + 2  # a token of each type, and none but for credit
    assert sheet(own)["total"] == 6


@rule("RR-SCO-04")
def test_sco_04_points_in_the_inventory_score() -> None:
    assert sheet("goods V17")["total"] == 17


@pytest.mark.parametrize(
    ("left", "points"),
    [
        *(("goods S3", 1), ("goods G3", 1), ("goods M3", 1), ("goods P3", 1), ("goods T3", 1)),
        *(("goods B3", 1), ("goods; hand RB-01 RB-02 RB-03", 1), ("goods S2 G2", 1)),
        *(("goods S2 B2 T2 G2", 2), ("goods S1 G1 M1 P1 T1 B1; hand RB-01 RB-02", 2)),
        *(("goods S2; hand RB-01", 1), ("goods T1; hand RB-01 RB-02", 1)),
        *(("goods S1 B1", 0), ("goods V9", 0), ("goods; tokens speed; free upgrade-speed", 0)),
    ],
)
@rule("RR-SCO-05", "RR-RUL-46")
def test_sco_05_a_third_of_what_is_left_rounded_down_once(left: str, points: int) -> None:
    assert sheet(left)["leftover"] == points


@rule("RR-RUL-46")
def test_rul_46_points_and_tokens_are_not_left_over() -> None:
    tokens = "tokens speed speed cosmetic; free upgrade-speed design-speed upgrade-cosmetic"
    assert sheet(f"goods V5 S2; {tokens}; design RB-01")["leftover"] == 0
    assert sheet(f"goods V5 S2; {tokens}; design RB-01")["total"] == 5 + 2


@rule("RR-SCO-06")
def test_sco_06_most_points_win() -> None:
    table = scored(THREE, A="goods V6; design RB-06", B="goods V12", C="goods V11")
    assert result(table) == [-1, 1, -1]
    assert [has(table, seat)["score"]["total"] for seat in range(3)] == [11, 12, 11]


@rule("RR-SCO-07")
def test_sco_07_ties_go_to_points_on_robots() -> None:
    tied = scored(THREE, A="goods V8; design RB-01", B="goods V5; design RB-06", C="goods V10")
    assert result(tied) == [-1, 1, -1]
    ended = tied.state.result
    assert ended is not None
    assert [(one.name, one.rule, one.values) for one in ended.standings] == [
        ("points", "RR-SCO-06", (10, 10, 10)),
        ("robots", "RR-SCO-07", (2, 5, 0)),
        ("classes", "RR-SCO-08", (0, 0, 0)),
    ]
    by_class = "goods V6; classes CL-01; free upgrade-cosmetic; design RB-01"
    robots_first = scored(TWO, A=by_class, B="goods V7; design RB-05")
    assert result(robots_first) == [-1, 1]  # 10 each, with 2 and 3 on robots


@rule("RR-SCO-08")
def test_sco_08_further_ties_go_to_points_of_class_cards() -> None:
    by_class = "goods V6; classes CL-01; free upgrade-cosmetic; design RB-01"
    table = scored(TWO, A="goods V8; design RB-07", B=by_class)
    assert [has(table, seat)["score"]["total"] for seat in range(2)] == [10, 10]
    assert result(table) == [-1, 1]


@rule("RR-SCO-09")
def test_sco_09_who_is_still_tied_shares_the_victory() -> None:
    table = scored(THREE, A="goods V9", B="goods V10", C="goods V10")
    assert result(table) == [-1, 1, 1]
    assert result(scored(TWO, A="goods V3", B="goods V3")) == [1, 1]


def test_points_at_the_end_come_before_class_cards_are_graded() -> None:
    own = "inventor IN-11+; goods V4; classes CL-11; free upgrade-cosmetic upgrade-speed"
    more = "design-speed fabricate-speed"
    assert has(scored(A=f"{own} {more}"))["classes"][A]["grade"] == "D"  # 4 and 4 points
    assert has(scored(A=own))["classes"][A]["grade"] == ""
