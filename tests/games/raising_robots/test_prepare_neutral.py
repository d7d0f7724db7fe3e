"""Solo and two players. Rules: RR-SOL, RR-RUL."""

from collections.abc import Mapping

import pytest

from automatable.games.raising_robots.kinds import PHASES
from automatable.kernel.seats import CHANCE
from automatable.testkit import Table, rule

from .helpers import PAIR, SOLO, TWO, A, B, asked, round_of, settled
from .helpers_start import new, prepared, selected

THREE = {"players": 3}


def cubes(table: Table) -> list[int]:
    """The cubes on the five phases."""
    return [*table.view()["cubes"].values()]


def revealing(
    settings: Mapping[str, object], count: int, neutral: str = "", own: str = PAIR
) -> Table:
    """Everybody has selected phases, and some neutral cards are about to turn up."""
    players = int(str(settings["players"]))
    position = dict.fromkeys("ABC"[:players], own)
    due = f"neutral {count}; work; close; round; score"
    return settled({**position, "due": due, "neutral": neutral}, settings)


def closed(number: int, settings: Mapping[str, object], neutral: str) -> Table:
    """The end of a round, and the beginning of the next."""
    position = {"round": str(number), "due": "close; round; score", "neutral": neutral}
    return settled(position, settings)


@rule("RR-SOL-01")
def test_sol_01_five_neutral_phase_cards_lie_in_an_unknown_order() -> None:
    table = revealing(SOLO, 2)
    decision = table.state.asked(CHANCE)
    assert decision is not None
    assert table.options(CHANCE) == [f"neutral:{phase}" for phase in PHASES]
    assert decision.weights == (1,) * 5
    table.nature("neutral:design")
    assert "neutral:design" not in table.options(CHANCE)


@rule("RR-SOL-02")
def test_sol_02_with_two_players_the_two_leftmost_are_turned_up_at_setup() -> None:
    table = new(players=2)
    assert asked(table, CHANCE) == "neutral"
    table.nature("neutral:recycle", "neutral:upgrade")
    assert asked(table, CHANCE) == "draw"  # all is laid before anybody chooses
    assert table.view()["neutral"]["open"] == ["recycle", "upgrade"]
    assert cubes(table) == [0] * 5


@rule("RR-SOL-03")
@pytest.mark.parametrize(("players", "laid"), [(1, [1, 2, 1, 2, 0]), (2, [0, 0, 1, 2, 0])])
def test_sol_03_cubes_lie_on_neutral_cards_by_the_number_of_players(
    players: int, laid: list[int]
) -> None:
    assert new(players=players).view()["neutral"]["cubes"] == laid


@rule("RR-SOL-04")
def test_sol_04_two_cards_turn_up_alone_and_one_with_two_players() -> None:
    table = settled({"A": PAIR, "due": "reveal; close; round; score"}, SOLO)
    assert asked(table, CHANCE) == "neutral"
    table.nature("neutral:design")
    assert (asked(table), asked(table, CHANCE)) == ("", "neutral")
    assert asked(table.nature("neutral:recycle")) == "perform"
    table = prepared("energy EN-02 EN-03", "energy EN-02 EN-03")
    selected(selected(table, A, "upgrade", "assemble"), B, "upgrade", "assemble")
    assert asked(table, CHANCE) == "neutral"
    assert asked(table.nature("neutral:recycle")) == "perform"
    three = dict.fromkeys("ABC", PAIR)
    assert asked(settled({**three, "due": "reveal; close; round; score"}, THREE)) == "perform"


@rule("RR-SOL-05")
def test_sol_05_their_cubes_go_to_the_phases_and_count_for_everyone() -> None:
    table = revealing(SOLO, 2).nature("neutral:design", "neutral:recycle")
    assert cubes(table) == [0, 0, 1, 0, 2]
    table = revealing(TWO, 1, "upgrade assemble").nature("neutral:design")
    assert cubes(table) == [0, 0, 1, 0, 0]
    for seat in (A, B):
        sums = {part["phase"]: part["cubes"] for part in table.view()["seats"][seat]["sums"]}
        assert sums == {"upgrade": 0, "assemble": 0, "design": 1}


@rule("RR-SOL-05")
def test_sol_05_cubes_are_added_to_those_already_there() -> None:
    table = revealing(SOLO, 2)
    position = {**table.position(), "cubes": "0 0 3 0 0"}
    assert cubes(settled(position, SOLO).nature("neutral:design", "neutral:upgrade")) == [
        *(2, 0, 4, 0, 0)
    ]


@rule("RR-SOL-06", "RR-RUL-44")
@pytest.mark.parametrize("number", [2, 4, 6])
def test_sol_06_four_open_cards_are_shuffled_again(number: int) -> None:
    table = closed(number, SOLO, "design recycle upgrade assemble")
    assert table.view()["neutral"]["open"] == []


@rule("RR-SOL-06", "RR-RUL-44")
@pytest.mark.parametrize("number", [2, 4, 6])
def test_sol_06_with_two_players_two_of_them_are_turned_up_again(number: int) -> None:
    table = closed(number, TWO, "design recycle upgrade assemble")
    if number == 4:  # the Recess
        for seat, cards in ((A, ("CL-01", "CL-02", "CL-03")), (B, ("CL-04", "CL-05", "CL-06"))):
            table.nature(*[f"teach:{card}" for card in cards])
            table.answer_as(seat, f"keep:{cards[0]}")
    assert table.options(CHANCE) == [f"neutral:{phase}" for phase in PHASES]
    table.nature("neutral:design", "neutral:fabricate")
    assert table.view()["neutral"]["open"] == ["design", "fabricate"]
    assert asked(table, CHANCE) == "power"


@rule("RR-SOL-07")
@pytest.mark.parametrize("number", [1, 3, 5, 7])
def test_sol_07_between_them_they_stay_for_a_second_round(number: int) -> None:
    for settings, neutral in ((SOLO, "design recycle"), (TWO, "design recycle upgrade")):
        table = closed(number, settings, neutral)
        assert " ".join(table.view()["neutral"]["open"]) == neutral
        assert asked(table, CHANCE) == "power"


@rule("RR-SOL-08")
def test_sol_08_cards_already_open_are_seen_and_do_not_come_again() -> None:
    table = revealing(SOLO, 2, "design recycle")
    assert table.view(A)["neutral"]["open"] == ["design", "recycle"]
    assert table.options(CHANCE) == ["neutral:upgrade", "neutral:assemble", "neutral:fabricate"]


@rule("RR-SOL-09")
def test_sol_09_with_two_players_the_most_vp_win() -> None:
    position = {"round": "8", "stage": "last", "due": "score", "A": "goods V3", "B": "goods V4"}
    result = settled(position, TWO).view()["result"]
    assert (result["scores"], result["reason"]) == ([-1, 1], "rounds")


@rule("RR-SOL-10")
@pytest.mark.parametrize(
    ("points", "rating"),
    [
        *((0, "hesitant"), (59, "hesitant"), (60, "beginner"), (79, "beginner"), (80, "amateur")),
        *((99, "amateur"), (100, "heroic"), (119, "heroic"), (120, "epic"), (139, "epic")),
        *((140, "legendary"), (999, "legendary")),
    ],
)
def test_sol_10_a_score_alone_is_rated(points: int, rating: str) -> None:
    position = {"round": "8", "stage": "last", "due": "score", "A": f"goods V{points}"}
    result = settled(position, SOLO).view()["result"]
    assert (result["scores"], result["reason"]) == ([points], rating)


@rule("RR-RUL-35")
def test_rul_35_cubes_never_run_out() -> None:
    own, six = "energy EN-05=design EN-07=recycle", "energy EN-11=design EN-12=recycle"
    table = revealing(SOLO, 2, own=own)
    position = {**table.position(), "cubes": "0 0 14 0 0"}
    assert cubes(settled(position, SOLO).nature("neutral:design", "neutral:upgrade"))[2] == 15
    seats = dict.fromkeys("ABCDEF", six)
    table = settled({**seats, "due": "reveal; close; round; score"}, {"players": 6})
    assert cubes(table) == [0, 0, 6, 0, 6]


@rule("RR-RUL-41")
def test_rul_41_neutral_cards_turn_up_after_the_players_have_shown_theirs() -> None:
    table = prepared("energy EN-02 EN-03", "energy EN-02 EN-03")
    selected(table, A, "upgrade", "assemble")
    assert (asked(table, B), asked(table, CHANCE)) == ("pair_left", "")
    selected(table, B, "upgrade", "assemble")
    kinds = [event.split()[0] for event in table.nature("neutral:design").events()]
    assert kinds == ["gathered", "selected", "selected", "neutral"]


@rule("RR-RUL-42")
def test_rul_42_two_players_find_one_cube_on_the_third_card_and_two_on_the_fourth() -> None:
    table = revealing(TWO, 1, "upgrade assemble").nature("neutral:design")
    assert cubes(table) == [0, 0, 1, 0, 0]
    table = revealing(TWO, 1, "upgrade assemble design").nature("neutral:recycle")
    assert cubes(table) == [0, 0, 0, 0, 2]


@rule("RR-RUL-43")
def test_rul_43_alone_the_cards_carry_1_2_1_2_or_what_was_agreed() -> None:
    table = revealing(SOLO, 2).nature("neutral:design", "neutral:recycle")
    assert cubes(table) == [0, 0, 1, 0, 2]
    table = revealing(SOLO, 2, "design recycle").nature("neutral:upgrade", "neutral:assemble")
    assert cubes(table) == [1, 2, 0, 0, 0]
    agreed = {"players": 1, "solo_cubes": "3,0,4,1,0"}
    table = revealing(agreed, 2).nature("neutral:design", "neutral:recycle")
    assert cubes(table) == [0, 0, 3, 0, 0]


@rule("RR-RUL-44")
def test_rul_44_after_the_last_round_nothing_is_redone() -> None:
    table = closed(8, TWO, "design recycle upgrade assemble")
    assert table.view()["stage"] == "over"


def test_a_round_alone_needs_two_neutral_cards_only() -> None:
    table = round_of("goods; energy EN-02=upgrade EN-03=assemble", neutral="design recycle")
    table.answer("skip", "skip")
    assert table.view()["neutral"]["open"] == ["design", "recycle"]
