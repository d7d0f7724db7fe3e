"""One and two players: neutral phase cards and ratings. Rules: RR-SOL, RR-RUL-41 to 44."""

import pytest

from automatable.games.raising_robots import GAME
from automatable.games.raising_robots.rules.scoring import rating
from automatable.kernel.seats import CHANCE
from automatable.testkit import Table, rule

from .helpers import PAIR, SOLO, TWO, A, asked, settled

REST = "close; round; score"


def revealed(settings: dict[str, int], neutral: str = "", **parts: str) -> Table:
    """All have selected plain cards, and phases are being revealed."""
    seats = dict.fromkeys("AB"[: settings["players"]], PAIR)
    given = {"due": f"reveal; {REST}", "neutral": neutral, **seats, **parts}
    return settled(given, settings)


def cubes(table: Table) -> str:
    """The cubes on the five phases."""
    return " ".join(str(count) for count in table.view()["cubes"].values())


def closed(number: int, settings: dict[str, int], neutral: str) -> Table:
    """A round that is just over."""
    return settled({"round": str(number), "due": REST, "neutral": neutral}, settings)


@rule("RR-SOL-01")
def test_sol_01_a_set_of_five_phase_cards_lies_face_down() -> None:
    for settings in (SOLO, TWO):
        assert len(revealed(settings).options(CHANCE)) == 5
    assert GAME.new({"players": "2"}).game.view(GAME.new(TWO), A)["neutral"]["open"] == []
    three = {"players": 3}
    seats = dict.fromkeys("ABC", PAIR)
    table = settled({"due": f"reveal; {REST}", **seats}, three)
    assert table.options(CHANCE) == []
    assert table.view()["neutral"] is None


@rule("RR-SOL-02")
def test_sol_02_two_players_turn_two_at_setup_without_cubes() -> None:
    table = settled({"round": "0", "due": "open_neutral; round; score"}, TWO)
    assert len(table.options(CHANCE)) == 5
    table.nature("neutral:design")
    assert len(table.options(CHANCE)) == 4
    table.nature("neutral:recycle")
    assert table.view()["neutral"]["open"] == ["design", "recycle"]
    assert cubes(table) == "0 0 0 0 0"
    start = settled({"round": "0", "due": "round; score"}, SOLO)
    assert start.view()["neutral"]["open"] == []
    assert "open_neutral" in Table(GAME, None, TWO).position()["due"]
    assert "open_neutral" not in Table(GAME, None, SOLO).position()["due"]


@rule("RR-SOL-03", "RR-RUL-42", "RR-RUL-43")
def test_sol_03_cubes_by_the_number_of_players() -> None:
    assert revealed(TWO).view()["neutral"]["cubes"] == [0, 0, 1, 2, 0]
    assert revealed(SOLO).view()["neutral"]["cubes"] == [1, 2, 1, 2, 0]
    table = revealed(TWO, "design recycle").nature("neutral:upgrade")
    assert cubes(table) == "1 0 0 0 0"
    table = revealed(TWO, "design recycle upgrade").nature("neutral:fabricate")
    assert cubes(table) == "0 0 0 2 0"


@rule("RR-RUL-43")
def test_rul_43_the_solo_cubes_are_a_setting() -> None:
    settings = {"players": 1, "solo_cubes": "3,0,1,2,0"}
    table = settled({"due": f"reveal; {REST}", "A": PAIR}, settings)
    table.nature("neutral:design", "neutral:recycle")
    assert cubes(table) == "0 0 3 0 0"


@rule("RR-SOL-04")
def test_sol_04_two_cards_turn_for_one_player_one_for_two() -> None:
    table = revealed(SOLO).nature("neutral:design", "neutral:recycle")
    assert table.options(CHANCE) == []
    assert asked(table) == "perform"
    table = revealed(TWO, "design recycle").nature("neutral:upgrade")
    assert table.options(CHANCE) == []
    assert asked(table) == "perform"


@rule("RR-SOL-05")
def test_sol_05_their_cubes_count_like_any_others() -> None:
    table = revealed(SOLO, A="energy EN-04=design EN-03=assemble")
    table.nature("neutral:design", "neutral:recycle")
    assert cubes(table) == "0 0 2 0 2"  # one of the energy card, one of the neutral card
    sums = {part["phase"]: part for part in table.view()["seats"][A]["sums"]}
    assert (sums["design"]["cubes"], sums["recycle"]["cubes"]) == (2, 2)


@rule("RR-SOL-06", "RR-SOL-07", "RR-RUL-44")
@pytest.mark.parametrize("number", [2, 4, 6])
def test_sol_06_all_is_shuffled_again_every_two_rounds(number: int) -> None:
    four = "design recycle upgrade fabricate"
    table = closed(number, SOLO, four)
    assert table.view()["neutral"]["open"] == []
    table = closed(number - 1, SOLO, "design recycle")
    assert table.view()["neutral"]["open"] == ["design", "recycle"]
    table = closed(number, TWO, four)
    if number == 4:
        for seat in "AB":
            table.nature(*[f"teach:CL-{k:02d}" for k in ((1, 2, 3) if seat == "A" else (4, 5, 6))])
            table.answer_as("AB".index(seat), f"keep:CL-0{1 if seat == 'A' else 4}")
    assert len(table.options(CHANCE)) == 5  # two of five lie open again
    table.nature("neutral:upgrade", "neutral:fabricate")
    assert table.view()["neutral"]["open"] == ["upgrade", "fabricate"]
    assert cubes(table) == "0 0 0 0 0"


@rule("RR-RUL-44")
def test_rul_44_not_after_the_last_round() -> None:
    table = closed(8, TWO, "design recycle upgrade fabricate")
    assert table.options(CHANCE) == []
    assert table.state.result is not None


@rule("RR-SOL-08")
def test_sol_08_what_is_open_cannot_come_again() -> None:
    table = revealed(SOLO, "design recycle")
    assert table.options(CHANCE) == ["neutral:upgrade", "neutral:assemble", "neutral:fabricate"]
    assert table.view(A)["neutral"]["open"] == ["design", "recycle"]


@rule("RR-SOL-09")
def test_sol_09_two_players_the_most_points_win() -> None:
    given = {"round": "8", "due": "score", "A": "goods V20", "B": "goods V21"}
    table = settled(given, TWO)
    assert table.state.result is not None
    assert table.state.result.scores == (-1, 1)


@rule("RR-SOL-10")
@pytest.mark.parametrize(
    ("points", "name"),
    [
        *((0, "hesitant"), (59, "hesitant"), (60, "beginner"), (79, "beginner")),
        *((80, "amateur"), (99, "amateur"), (100, "heroic"), (119, "heroic")),
        *((120, "epic"), (139, "epic"), (140, "legendary"), (400, "legendary")),
    ],
)
def test_sol_10_a_solo_score_is_rated(points: int, name: str) -> None:
    table = settled({"round": "8", "due": "score", "A": f"goods V{points}"}, SOLO)
    assert table.state.result is not None
    assert table.state.result.scores == (points,)
    assert table.state.result.reason == name
    assert table.state.result.rule == "RR-SOL-10"


@rule("RR-SOL-11")
def test_sol_11_a_solo_game_has_inventors_unless_they_are_left_out() -> None:
    table = Table(GAME, None, SOLO).nature(*[f"draw:RB-{k:02d}" for k in range(1, 9)])
    table.nature("teach:CL-01", "teach:CL-02")
    assert "deal:IN-01" in table.options(CHANCE)
    assert rating(140, False) == "legendary"  # the same words with and without them


@rule("RR-RUL-41")
def test_rul_41_phases_are_chosen_before_neutral_cards_turn() -> None:
    given = {"due": f"gather; reveal; {REST}", "due.A": "select", "stage": "selection"}
    table = settled({**given, "A": "energy EN-02 EN-03"}, SOLO)
    assert table.options(CHANCE) == []
    table.answer("pair:design", "pair:recycle")
    assert len(table.options(CHANCE)) == 5
