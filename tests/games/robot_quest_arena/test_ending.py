"""The end of the game. Rules: RQA-END."""

import pytest

from automatable.testkit import Table, rule

from .helpers import TEAMS, TWO, A, arena, vp, zone
from .helpers_turns import scores, turn_ended


def ended(settings: dict[str, object] | None = None, **parts: str) -> Table:
    """A robot of A must return and finds no blue cube; C (or the last player) ends the turn."""
    last = "ABCD"[int(str((settings or {}).get("players", 3))) - 1]
    given = {"reserve": "0", "turn": f"{last} 9", **parts}
    return turn_ended(arena(settings, **given))


@rule("RQA-END-01")
def test_end_01_the_game_ends_when_a_robot_finds_no_blue_cube() -> None:
    table = ended(crate="A -")
    assert table.state.result is not None
    assert (table.state.result.reason, table.state.result.rule) == ("clock", "RQA-END-01")
    assert table.events()[-1] == "ended reason=clock"


@rule("RQA-END-01")
def test_end_01_no_robot_has_to_return_no_end() -> None:
    assert ended(crate="A r4c0").asked() == "A act"
    assert ended(crate="A r4c0", petri="B -").asked() == "A act"  # it is not B's turn


@rule("RQA-END-02")
def test_end_02_taking_the_last_blue_cube_does_not_end_it() -> None:
    table = ended(crate="A -", petri="B -", reserve="1")
    assert (table.asked(), table.part("reserve")) == ("A place", "0")
    table.answer("place:crate@r0c0")
    assert table.asked() == "A act"
    assert turn_ended(table).part("over") == "clock"  # Petri finds none


@rule("RQA-END-03")
def test_end_03_no_further_phase_is_played() -> None:
    table = ended(crate="A -", A="hand 2*battery hammer deck thrusters")
    assert table.state.open() == []
    assert zone(table, A, "hand") == ["battery", "battery", "hammer"]  # no upkeep
    assert table.part("turn") == "A 10"


@rule("RQA-END-04")
def test_end_04_the_score_counts_red_as_one_and_blue_as_two() -> None:
    piles = {"A": "vp 5 hand heavy_hammer", "B": "vp 7", "C": "vp 7"}
    table = arena(pug="A r4c4", petri="B r4c5 1+1", **piles, reserve="0")
    table.answer("play:heavy_hammer", "target:petri")
    assert vp(table, A) == 5 + 1 + 2
    assert scores(turn_ended(table)) == [1, -1, -1]


@rule("RQA-END-05")
def test_end_05_health_cubes_do_not_score() -> None:
    table = ended(crate="A -", petri="B r4c4 4+1", strider="C r4c0 0+1", B="vp 3", C="vp 4")
    assert scores(table) == [-1, -1, 1]


@rule("RQA-END-06")
@pytest.mark.parametrize(
    ("piles", "result"),
    [((9, 5, 8), [1, -1, -1]), ((5, 9, 8), [-1, 1, -1]), ((0, 8, 9), [-1, -1, 1])],
)
def test_end_06_the_highest_score_wins(piles: tuple[int, ...], result: list[int]) -> None:
    table = ended(crate="A -", A=f"vp {piles[0]}", B=f"vp {piles[1]}", C=f"vp {piles[2]}")
    assert scores(table) == result


@rule("RQA-END-07")
@pytest.mark.parametrize(
    ("petri", "strider", "result"),
    [("3+1", "2+1", [-1, 1, -1]), ("0+1", "2+0", [-1, -1, 1]), ("4+0", "2+1", [-1, 1, -1])],
)
def test_end_07_a_tie_goes_to_the_most_health_cubes(
    petri: str, strider: str, result: list[int]
) -> None:
    robots = {"petri": f"B r2c2 {petri}", "strider": f"C r6c6 {strider}"}
    table = ended(crate="A -", **robots, A="vp 4", B="vp 5", C="vp 5")
    assert scores(table) == result
    over = table.state.result
    assert over is not None
    vp, cubes = over.standings
    assert (vp.name, vp.rule, vp.values) == ("vp", "RQA-END-06", (4, 5, 5))
    assert (cubes.name, cubes.rule) == ("cubes", "RQA-END-07")
    assert (cubes.values[1] < cubes.values[2]) == (result == [-1, -1, 1])


@rule("RQA-END-08")
def test_end_08_still_tied_players_share_the_victory() -> None:
    robots = {"petri": "B r2c2 3+0", "strider": "C r6c6 2+1"}
    assert scores(ended(crate="A -", **robots, B="vp 5", C="vp 5")) == [-1, 1, 1]


@rule("RQA-END-09")
def test_end_09_two_players_and_teams_end_alike() -> None:
    two = ended(TWO, crate="A -", pug="A r4c0", A="vp 6", B="vp 5")
    assert (scores(two), two.part("over")) == ([1, -1], "clock")
    teams = ended(TEAMS, crate="A -", A="vp 1", B="vp 4", C="vp 5", D="vp 1")
    assert (scores(teams), teams.part("over")) == ([1, -1, 1, -1], "clock")


@rule("RQA-RUL-30")
def test_rul_30_the_start_of_that_turn_counts() -> None:
    table = ended(TWO, crate="A -", pug="A r4c4 0+1", A="vp 5", B="vp 5")
    assert (vp(table, A), scores(table)) == (6, [1, -1])  # the point of the centre
    assert table.part("turn") == "A 10"  # A has a turn more than B


@rule("RQA-RUL-31")
@pytest.mark.parametrize(
    ("petri", "strider", "result"),
    [("2+1", "1+1", [-1, 1]), ("1+0", "2+1", [1, 1]), ("1+1", "1+0", [1, -1])],
)
def test_rul_31_two_robots_add_up_their_cubes(petri: str, strider: str, result: list[int]) -> None:
    table = ended(
        TWO,
        crate="A -",
        pug="A r8c1 3+1",
        petri=f"B r2c2 {petri}",
        strider=f"B r6c6 {strider}",
        A="vp 5",
        B="vp 5",
    )
    assert scores(table) == result


@rule("RQA-RUL-31")
@pytest.mark.parametrize(("strider", "result"), [("2+1", [-1, 1, -1, 1]), ("0+1", [1, -1, 1, -1])])
def test_rul_31_a_team_adds_up_its_cubes(strider: str, result: list[int]) -> None:
    table = ended(
        TEAMS,
        crate="A -",
        petri="B r2c2 1+1",
        pug="C r8c1 3+1",
        strider=f"D r6c6 {strider}",
        **{"A": "vp 5", "B": "vp 1", "C": "vp 1", "D": "vp 5"},
    )
    assert scores(table) == result
