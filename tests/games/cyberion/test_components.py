"""Components. Rules: CYB-CMP."""

from collections import Counter

import pytest

from automatable.games.cyberion import GAME
from automatable.games.cyberion.cardset import STANDARD
from automatable.games.cyberion.pieces import DATA
from automatable.kernel.errors import BadPosition, BadSettings
from automatable.testkit import Table, random_tables, rule

from .helpers import (
    BABYBOTS,
    DEVIOUS_COG,
    GIGANTOBOTS,
    MICROBOTS,
    MODELS,
    MULTIBOTS,
    ROBOTS,
    STAGE_I,
    STAGE_II,
    TWO,
    cyberion,
    levels,
)

FEATURES = (*MODELS, "1", "2", "3", "4", "5")


def box(settings: dict[str, object] | None = None) -> Counter[str]:
    """All pieces of a new game that are conserved."""
    return Counter(GAME.cards(GAME.new(settings)))


@rule("CYB-CMP-01")
def test_cmp_01_one_player_or_two_together() -> None:
    assert Table(GAME).state.seats == 1
    assert Table(GAME, None, TWO).state.seats == 2
    with pytest.raises(BadSettings):
        Table(GAME, None, {"players": 3})
    with pytest.raises(BadSettings):
        Table(GAME, None, {"players": 0})


@rule("CYB-CMP-01")
def test_cmp_01_there_is_never_an_opponent() -> None:
    results = [table.state.result for table in random_tables(GAME, 3, 5, players=2)]
    over = [result for result in results if result is not None]
    assert len(over) == 3
    assert all(len(result.scores) == 2 and len(set(result.scores)) == 1 for result in over)


@rule("CYB-CMP-02", "CYB-CMP-03", "CYB-CMP-04", "CYB-CMP-05")
def test_cmp_02_fifty_robots_two_of_each_model_and_size() -> None:
    robots = {name: count for name, count in box().items() if not name.startswith("stage")}
    assert sum(robots.values()) == 50
    assert robots == dict.fromkeys(ROBOTS, 2)
    assert {name[:3] for name in robots} == {"SIR", "STO", "CYC", "PLA", "COM"}
    assert {name[3:] for name in robots} == {"1", "2", "3", "4", "5"}


@rule("CYB-CMP-02")
def test_cmp_02_a_robot_has_its_model_and_its_size_and_no_other_feature() -> None:
    for robot in ROBOTS:
        table = cyberion(factory="I-SIR* I-STO* I-CYC* I-PLA* I-COM*", platform=robot)
        assert table.offered("repair") == [f"I-{robot[:3]}"]
        table = cyberion(factory="I-1* I-2* I-3* I-4* I-5*", platform=robot)
        assert table.offered("repair") == [f"I-{robot[3:]}"]


@rule("CYB-CMP-06")
def test_cmp_06_ten_machines_of_stage_i_and_fifteen_of_stage_ii() -> None:
    machines = {name: count for name, count in box().items() if name.startswith("stage")}
    assert machines == {"stage 1": 10, "stage 2": 15}
    assert (len(STAGE_I), len(STAGE_II)) == (10, 15)
    assert STANDARD.machines[:25] == (*STAGE_I, *STAGE_II)


@rule("CYB-CMP-07")
def test_cmp_07_a_machine_shows_its_stage_and_its_robots_and_nothing_else() -> None:
    requirement = {"model", "size", "sum", "groups", "runs"}
    for machine in DATA["machine"]:
        assert {"stage", "kind", "robots"} <= machine.keys()
        rest = machine.keys() - {"id", "status", "stage", "kind", "robots"}
        assert rest <= requirement
        assert len(rest) == (0 if machine["kind"] == "identical" else 1)


@rule("CYB-CMP-08")
def test_cmp_08_one_battery_charged_or_empty() -> None:
    assert cyberion(battery="charged").view()["battery"] == "charged"
    assert cyberion(battery="empty").view()["battery"] == "empty"
    with pytest.raises(BadPosition, match="there are empty, charged"):
        cyberion(battery="half")


@rule("CYB-CMP-09", "CYB-CMP-10")
def test_cmp_09_five_rows_of_five_levels_and_a_figure_in_each() -> None:
    assert len(cyberion().view()["levels"]) == 5
    for model in MODELS:
        for level in range(1, 6):
            table = cyberion(
                factory="I-1", platform=f"{model}1", levels=levels(**{model: level})
            ).answer(f"trigger:{model}1@platform")
            assert table.view()["levels"][model] == level
            assert len(table.offered("level")) == (level if level > 1 else 0)
    with pytest.raises(BadPosition, match="levels"):
        cyberion(levels="1 1 1 1 6")


@rule("CYB-CMP-11")
def test_cmp_11_reserve_and_forge_hold_five_tokens_together() -> None:
    for held in range(6):
        seen = cyberion(reserve=str(held)).view()
        assert (seen["reserve"], seen["forge"]) == (held, 5 - held)
    with pytest.raises(BadPosition, match="reserve"):
        cyberion(reserve="6")
    for table in random_tables(GAME, 3, 23, expansions="all"):
        seen = table.view()
        assert seen["reserve"] + seen["forge"] == 5
        assert 0 <= seen["reserve"] <= 5


@rule("CYB-CMP-12")
def test_cmp_12_five_support_tokens_one_per_model() -> None:
    table = Table(GAME, None, {"support": "5"})
    for left in range(5, 0, -1):
        assert table.offered("aid") == [*MODELS[-left:]]
        table.nature(f"aid:{MODELS[-left]}")
    assert table.view()["support"] == [*MODELS]
    with pytest.raises(BadPosition, match="twice"):
        cyberion({"support": "5"}, support="SIR SIR")


@rule("CYB-CMP-13")
def test_cmp_13_five_babybots_one_per_model() -> None:
    assert cyberion(BABYBOTS).view()["limbot"] == [*MODELS]
    assert cyberion().view()["limbot"] == []


@rule("CYB-CMP-14")
def test_cmp_14_ten_gigantobots_with_two_sides_and_five_damage_tokens() -> None:
    seen = cyberion(GIGANTOBOTS).view()
    assert [one["gigantobot"] for one in seen["gigantobots"]] == [f"GIG-{f}" for f in FEATURES]
    assert [one["vacation"] for one in seen["gigantobots"]] == [False] * 10
    assert seen["damage"] == 5
    seen = cyberion(GIGANTOBOTS, vacation="GIG-STO", damage="4").view()
    assert [one["vacation"] for one in seen["gigantobots"]] == [False, True] + [False] * 8
    assert seen["damage"] == 4
    with pytest.raises(BadPosition, match="damage"):
        cyberion(GIGANTOBOTS, damage="6")


@rule("CYB-CMP-15")
def test_cmp_15_twenty_microbots_each_with_one_model_or_size() -> None:
    tokens = {name: count for name, count in box(dict(MICROBOTS)).items() if name[:3] == "MIC"}
    assert sum(tokens.values()) == 20
    assert tokens.keys() == {f"MIC-{feature}" for feature in FEATURES}


@rule("CYB-CMP-16")
def test_cmp_16_ten_multibots_each_with_one_size_or_model() -> None:
    cards = {name: count for name, count in box(dict(MULTIBOTS)).items() if name[:3] == "MUL"}
    assert sum(cards.values()) == 10
    assert cards.keys() == {f"MUL-{feature}" for feature in FEATURES}


@rule("CYB-CMP-16")
def test_cmp_16_fifteen_machines_of_stage_iii() -> None:
    table = cyberion(
        MULTIBOTS,
        turn="A 1 relieved",
        removed=" ".join([*STAGE_I[:5], *STAGE_II[:10]]),
        platform="SIR1 SIR2 SIR3 SIR4 SIR5",
    ).answer("end")
    assert len(table.weights()) == 15
    assert all(name.startswith("machine:III-") for name in table.weights())


@rule("CYB-CMP-17")
def test_cmp_17_ten_interference_tokens_each_with_one_ability() -> None:
    seen = cyberion(DEVIOUS_COG).view()
    assert seen["masked"].keys() == {*MODELS}
    assert sum(seen["masked"].values()) == 10
    assert sum(seen["interference"].values()) == 10
