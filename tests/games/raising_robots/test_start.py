"""The start of the game. Rules: RR-STA, RR-RUL-11, RR-RUL-12."""

import pytest

from automatable.games.raising_robots import GAME
from automatable.kernel.seats import CHANCE
from automatable.testkit import Table, rule

from .helpers import A, B, C, asked, at, goods, hand, has, row
from .helpers_start import begun, chosen, dealt, new, robots

FIVE = "goods T3 B3; hand RB-01 RB-02 RB-33 RB-34 RB-65"


def first(count: int = 2, own: str = FIVE) -> Table:
    """Alone, about to assemble robots free of charge."""
    return at(f"first {count}", own, round="0")


def culled(**settings: object) -> Table:
    """Alone, with five robots in hand, RB-01 to RB-05."""
    return dealt(players=1, **settings).answer("discard:RB-06", "discard:RB-07", "discard:RB-08")


@rule("RR-STA-01")
def test_sta_01_all_decide_at_once_and_the_first_round_waits_for_everybody() -> None:
    table = dealt()
    assert [asked(table, seat) for seat in (A, B, C)] == ["cull"] * 3
    begun(begun(table, C), A)
    assert (table.view()["round"], asked(table, B), asked(table, CHANCE)) == (0, "cull", "")
    begun(table, B)
    assert (table.view()["round"], asked(table, CHANCE)) == (1, "power")


@rule("RR-STA-02")
def test_sta_02_eight_robots_are_drawn_and_any_five_kept() -> None:
    table = dealt(players=1)
    assert hand(table) == robots(A)
    assert [one for one in table.told() if one.startswith("drew")] == ["drew RR-STA-02"] * 8
    table.answer("discard:RB-01", "discard:RB-04", "discard:RB-08")
    assert table.told()[-3:] == ["discarded RR-STA-02"] * 3
    assert hand(table) == ["RB-02", "RB-03", "RB-05", "RB-06", "RB-07"]
    assert table.view()["discard"] == ["RB-01", "RB-04", "RB-08"]
    assert asked(table) == "keep"


@rule("RR-STA-03")
def test_sta_03_one_of_two_class_cards_is_kept_and_the_other_discarded() -> None:
    table = culled()
    assert table.options(A) == ["keep:CL-01", "keep:CL-02"]
    table.answer("keep:CL-02")
    assert [lesson["card"] for lesson in has(table)["classes"]] == ["CL-02"]
    assert table.view()["class_discard"] == ["CL-01"]


@rule("RR-STA-04")
def test_sta_04_one_of_two_inventors_is_kept_and_the_other_goes_to_the_box() -> None:
    table = culled().answer("keep:CL-01")
    assert table.options(A) == ["choose:IN-01", "choose:IN-02"]
    table.answer("choose:IN-02")
    assert has(table)["inventor"] == "IN-02"
    assert table.position()["box"] == "IN-01"


@rule("RR-STA-05")
def test_sta_05_two_robots_are_assembled_free_of_charge() -> None:
    table = first().answer("assemble:RB-34@free", "assemble:RB-65@free")
    assert table.told() == ["assembled RR-STA-05"] * 2
    assert (goods(table), hand(table)) == ("T3 B3", ["RB-01", "RB-02", "RB-33"])
    assert asked(table) == "unlock"  # not a third


@rule("RR-STA-06")
def test_sta_06_each_goes_to_the_leftmost_free_slot_of_its_own_row() -> None:
    table = first().answer("assemble:RB-33@free", "assemble:RB-65@free")
    assert [row(table, name) for name in ("design", "fabricate", "recycle")] == [
        *([], ["RB-33"], ["RB-65"])
    ]
    table = first().answer("assemble:RB-34@free", "assemble:RB-33@free", "pay:tape")
    assert row(table, "fabricate") == ["RB-34", "RB-33"]


@rule("RR-STA-07")
def test_sta_07_the_second_slot_of_a_row_still_costs_its_extra() -> None:
    table = first(own="goods P1; hand RB-01 RB-02").answer("assemble:RB-01@free")
    assert goods(table) == "P1"
    assert goods(table.answer("assemble:RB-02@free")) == ""


@rule("RR-STA-08")
def test_sta_08_the_extra_is_paid_with_tape_or_a_card() -> None:
    table = first().answer("assemble:RB-01@free", "assemble:RB-02@free")
    assert table.options(A) == ["pay:tape", "pay:RB-33", "pay:RB-34", "pay:RB-65"]
    assert goods(table.answer("pay:tape")) == "T2 B3"
    table = first().answer("assemble:RB-01@free", "assemble:RB-02@free", "pay:RB-34")
    assert (goods(table), hand(table)) == ("T3 B3", ["RB-33", "RB-65"])
    assert table.view()["discard"] == ["RB-34"]


@rule("RR-STA-09")
def test_sta_09_one_token_is_unlocked_for_free() -> None:
    table = first(0)
    assert len(table.options(A)) == 16
    table.answer("unlock:recycle-speed")
    assert has(table)["tokens"] == {
        **{"cosmetic": 0, "speed": 1, "communication": 0, "efficiency": 0}
    }
    assert len(has(table)["locked"]) == 15
    assert "recycle-speed" not in has(table)["locked"]
    assert (goods(table), table.view()["round"]) == ("T3 B3", 1)  # nothing more


@rule("RR-STA-10")
def test_sta_10_that_token_may_be_placed_before_the_first_round() -> None:
    own = f"{FIVE}; recycle RB-66; classes CL-01"
    table = first(0, own).answer("unlock:design-speed")
    assert table.options(A) == ["done", "place:RB-66", "place:CL-01"]
    table.answer("place:RB-66")
    assert (row(table, "recycle"), table.view()["round"]) == (["RB-66+"], 1)
    table = first(0, own).answer("unlock:design-speed", "done")
    assert (row(table, "recycle"), has(table)["tokens"]["speed"]) == (["RB-66"], 1)


@rule("RR-STA-11")
def test_sta_11_all_cards_drawn_are_seen_before_any_is_chosen() -> None:
    table = dealt(players=1)
    assert asked(table) == "cull"
    seat = table.view(A)["seats"][A]
    assert seat["hand"] == robots(A)
    assert seat["looks"] == ["CL-01", "CL-02", "IN-01", "IN-02"]


@rule("RR-STA-12")
def test_sta_12_robots_class_inventor_assembly_token() -> None:
    table = culled()
    answers = {
        **{"keep": "keep:CL-01", "choose": "choose:IN-01", "first": "assemble:RB-01@free"},
        **{"unlock": "unlock:design-speed"},
    }
    for question, name in answers.items():
        assert asked(table) == question
        table.answer(name)
        if question == "first":
            table.answer("assemble:RB-02@free", "pay:tape")


@rule("RR-STA-13")
def test_sta_13_inventors_may_be_left_out() -> None:
    table = culled(inventors="off")
    assert asked(table.answer("keep:CL-01")) == "first"
    assert has(table)["inventor"] is None
    assert all(card < 0 for card in [*table.state.inventors])  # type: ignore[attr-defined]


@rule("RR-STA-13")
def test_sta_13_inventors_have_a_level_of_difficulty() -> None:
    levels = [inventor["level"] for inventor in GAME.facts["inventor"].values()]
    assert {*levels} == {"easy", "medium", "hard"}


@rule("RR-STA-13")
@pytest.mark.parametrize(
    ("players", "levels"), [(1, {"easy"}), (5, {"easy"}), (6, {"easy", "medium"})]
)
def test_sta_13_everybody_may_get_an_easy_inventor(players: int, levels: set[str]) -> None:
    table = new(players=players, inventors="easy")
    facts = table.game.facts["inventor"]
    for _ in range(players):
        while not (dealt := table.options(CHANCE)[0]).startswith("deal:"):
            table.nature(dealt)
        names = [name.removeprefix("deal:") for name in table.options(CHANCE)]
        assert {facts[name]["level"] for name in names} <= levels
        table.nature(dealt)
    assert table.options(CHANCE) == []
    assert all(len(has(table, seat)["looks"]) == 3 for seat in range(players))


@rule("RR-STA-14")
def test_sta_14_boards_are_not_seen_before_all_have_decided() -> None:
    table = begun(dealt(), A)
    assert row(table, "design") == ["RB-01", "RB-02"]
    seat = table.view(B)["seats"][A]
    assert (seat["rows"]["design"], seat["classes"], seat["inventor"]) == ([], [], None)
    assert seat["goods"] == table.view(B)["seats"][C]["goods"]
    begun(begun(table, B), C)
    seat = table.view(B)["seats"][A]
    assert [robot["card"] for robot in seat["rows"]["design"]] == ["RB-01", "RB-02"]
    assert (seat["inventor"], seat["goods"]["tape"]) == ("IN-01", 2)


@rule("RR-RUL-11")
def test_rul_11_an_immediate_ability_comes_before_the_two_robots() -> None:
    own = "goods; hand RB-01 RB-02; looks IN-05 IN-06"
    table = at("hire; first 2", own, round="0").answer("choose:IN-05")
    assert (asked(table), goods(table)) == ("first", "T3")
    table.answer("assemble:RB-01@free", "assemble:RB-02@free")
    assert goods(table) == "T2"  # its gains pay the slot
    table = at("hire; first 2", own, round="0").answer("choose:IN-06")
    assert (asked(table), asked(table, CHANCE)) == ("", "teach")


@rule("RR-RUL-12")
@pytest.mark.parametrize("own", [FIVE, "goods; hand RB-01 RB-02 RB-03 RB-04 RB-05"])
def test_rul_12_assembling_two_robots_is_compulsory_and_always_possible(own: str) -> None:
    table = first(own=own)
    for _ in range(2):
        options = table.options(A)
        assert options == [f"assemble:{robot}@free" for robot in hand(table)]
        table.answer(options[0])
    while asked(table) == "pay":
        table.answer(table.options(A)[0])
    assert asked(table) == "unlock"
    assert table.why_not(A, "done") != ""


@rule("RR-STA-02")
def test_sta_02_the_eight_are_drawn_from_a_deck_that_gets_smaller() -> None:
    table = chosen(new(), CHANCE, *[f"draw:{robot}" for robot in robots(A)])
    table.nature("teach:CL-01", "teach:CL-02", "deal:IN-01", "deal:IN-02")
    assert table.options(CHANCE) == [f"draw:RB-{k:02}" for k in range(9, 97)]
