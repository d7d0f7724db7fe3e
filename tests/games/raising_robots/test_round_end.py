"""The end of a round. Rules: RR-END, RR-RUL."""

import pytest

from automatable import CHANCE
from automatable.games.raising_robots import GAME
from automatable.testkit import Table, rule

from .helpers import PAIR, TWO, A, B, asked, goods, hand, has
from .helpers_rows import round_ends

ALL_USED = "used EN-01 EN-04 EN-05 EN-06 EN-07 EN-08"  # besides PAIR


@rule("RR-END-01")
def test_end_01_abilities_come_before_cards_go_back() -> None:
    table = round_ends("inventor IN-03")
    assert table.options(CHANCE)[0] == "draw:RB-01"
    assert [card["phase"] for card in has(table)["energy"]["drawn"]] == ["upgrade", "assemble"]
    table.nature("draw:RB-01")
    assert has(table)["energy"]["drawn"] == []
    assert has(table)["energy"]["used"] == ["EN-02", "EN-03"]


@rule("RR-END-02")
def test_end_02_the_player_chooses_the_order_of_several_abilities() -> None:
    given = "inventor IN-03+; free upgrade-speed design-speed; goods"
    table = round_ends(given)
    assert table.options(A) == ["ability:base", "ability:upgraded"]
    assert table.why_not(A, "skip") == "RR-END-02"
    table.answer("ability:base")
    assert goods(table) == ""
    table.nature("draw:RB-01")
    assert (goods(table), table.options(A)) == ("P1", [])
    table = round_ends(given).answer("ability:upgraded")
    assert (goods(table), table.options(CHANCE)[0]) == ("P1", "draw:RB-01")


@rule("RR-END-03")
def test_end_03_used_energy_cards_are_laid_aside_for_all_to_see() -> None:
    table = round_ends("", TWO)
    for seat in (A, B):
        assert table.view(B)["seats"][seat]["energy"]["used"] == ["EN-02", "EN-03"]
        assert table.view(B)["seats"][seat]["energy"]["drawn"] == []


@rule("RR-END-04")
def test_end_04_phase_cards_can_be_chosen_again() -> None:
    table = round_ends("", cubes="1 1 0 0 0").nature("power:EN-01", "power:EN-04")
    phases = ("upgrade", "assemble", "design", "fabricate", "recycle")
    assert table.options(A) == [f"pair:{phase}" for phase in phases]


@rule("RR-END-05")
def test_end_05_all_finish_before_the_table_is_cleared() -> None:
    # A has an ability to use, B has finished
    table = round_ends("inventor IN-10; goods S1", TWO, cubes="0 1 0 0 0", neutral="upgrade design")
    assert table.options(A) == ["skip", "ability:base"]
    for seat in (A, B):
        assert len(has(table, seat)["energy"]["drawn"]) == 2
    assert (table.view()["cubes"]["assemble"], table.view()["round"]) == (1, 1)
    table.answer("skip")
    assert (table.view()["cubes"]["assemble"], table.view()["round"]) == (0, 2)
    assert has(table, B)["energy"]["drawn"] == []


@rule("RR-END-06")
def test_end_06_cubes_leave_the_central_board() -> None:
    table = round_ends("", cubes="1 2 3 4 5")
    assert set(table.view()["cubes"].values()) == {0}


@rule("RR-END-07")
def test_end_07_the_round_marker_advances() -> None:
    assert [round_ends("", round=str(number)).view()["round"] for number in (1, 2, 6)] == [2, 3, 7]


@rule("RR-END-08")
def test_end_08_recess_takes_place_at_the_fifth_space() -> None:
    table = round_ends(ALL_USED, round="4")
    assert table.view()["stage"] == "recess"
    assert table.options(CHANCE)[0] == "teach:CL-01"
    for number in ("1", "2", "3", "5", "6", "7"):
        assert round_ends("", round=number).options(CHANCE)[0] == "power:EN-01"


@rule("RR-END-09")
def test_end_09_after_the_last_space_the_game_ends() -> None:
    table = round_ends(ALL_USED, round="8")
    assert (table.view()["stage"], table.state.decision()) == ("over", None)
    table = round_ends("", round="7")
    assert (table.view()["round"], table.options(CHANCE)[0]) == (8, "power:EN-01")


@rule("RR-END-10")
def test_end_10_cubes_are_added_when_everyone_is_ready() -> None:
    energy = "energy EN-05 EN-07"
    given = {"stage": "selection", "starts": "select", "A": energy, "B": energy}
    given |= {"due": "gather; reveal; close; round; score", "neutral": "upgrade design"}
    table = Table(GAME, {**given, "due.A": "select", "due.B": "select"}, TWO)
    table.answer_as(A, "pair:assemble").answer_as(A, "pair:recycle")
    table.answer_as(B, "pair:design")
    assert set(table.view()["cubes"].values()) == {0}
    table.answer_as(B, "pair:recycle")
    assert [*table.view()["cubes"].values()] == [0, 2, 2, 0, 4]


EARLY = {"players": 2, "early": "yes"}
DONE = {"due.A": "phase end", "due.B": "phase end", "A": PAIR, "B": PAIR}


def early(**parts: str) -> Table:
    """Two seats at the end of a round in which the next Preparation may begin early."""
    given = {"round": "1", "neutral": "upgrade design recycle", "cubes": "0 0 2 0 0"}
    table = Table(GAME, {**given, **DONE, **parts}, EARLY)
    table.state.open()
    return table


@rule("RR-END-10")
def test_end_10_who_has_finished_may_begin_the_next_preparation() -> None:
    table = early(**{"due.B": "phase recycle"}, B="energy EN-02=upgrade EN-03=recycle")
    assert asked(table, B) == "perform"
    table.nature("power:EN-05", "power:EN-07")
    assert asked(table) == "early"
    assert table.options(A)[:2] == ["skip", "pair:upgrade"]
    assert has(table)["energy"]["used"] == ["EN-02", "EN-03"]
    table.answer_as(A, "pair:assemble").answer_as(A, "pair:recycle")
    assert asked(table) == ""
    assert (table.view()["round"], table.view()["cubes"]["assemble"]) == (1, 0)
    assert has(table)["sums"] == []  # they are of the next round
    table.answer_as(B, "skip").nature("power:EN-01", "power:EN-04")
    table.answer_as(B, "pair:design")
    assert table.view()["cubes"]["design"] == 2  # still those of this round
    table.answer_as(B, "pair:upgrade")
    assert table.view()["round"] == 2
    cubes = table.view()["cubes"]
    assert (cubes["assemble"], cubes["recycle"], cubes["upgrade"]) == (2, 2, 1)
    assert has(table)["energy"]["used"] == ["EN-02", "EN-03"]


@rule("RR-END-10")
def test_end_10_nobody_sees_what_is_selected_early() -> None:
    table = early(**{"due.B": "phase recycle"}, B="energy EN-02=upgrade EN-03=recycle")
    table.nature("power:EN-05", "power:EN-07")
    table.answer_as(A, "pair:assemble").answer_as(A, "pair:recycle")
    drawn = table.view(B)["seats"][A]["energy"]["drawn"]
    assert [card["card"] for card in drawn] == ["EN-02", "EN-03"]  # as before
    table.answer_as(B, "skip").nature("power:EN-01", "power:EN-04").answer_as(B, "skip")
    assert asked(table, B) == "pair_left"  # it waited, and sees the cards, not the phases
    drawn = table.view(B)["seats"][A]["energy"]["drawn"]
    assert [(card["card"], card["phase"]) for card in drawn] == [("EN-05", None), ("EN-07", None)]
    own = table.view(A)["seats"][A]["energy"]["drawn"]
    assert [card["phase"] for card in own] == ["assemble", "recycle"]
    assert asked(table, A) == ""


@rule("RR-END-10")
@pytest.mark.parametrize("round", ["4", "8"])
def test_end_10_nobody_begins_early_before_a_recess_or_after_the_last_round(round: str) -> None:
    used = "used EN-01 EN-04 EN-05 EN-06 EN-07 EN-08"
    table = early(round=round, A=f"{PAIR}; {used}", B=f"{PAIR}; {used}")
    assert table.view()["stage"] == ("recess" if round == "4" else "over")


@rule("RR-END-10")
def test_end_10_unless_agreed_all_wait() -> None:
    lanes = {"due.B": "phase recycle", "B": "energy EN-02=upgrade EN-03=recycle"}
    table = Table(GAME, {"round": "1", "neutral": "upgrade design", **DONE, **lanes}, TWO)
    table.state.open()
    assert (asked(table), asked(table, B), table.options(CHANCE)) == ("", "perform", [])


@rule("RR-END-11")
def test_end_11_used_energy_cards_are_out_of_play() -> None:
    table = round_ends("used EN-01 EN-05", round="2")
    left = ["power:EN-04", "power:EN-06", "power:EN-07", "power:EN-08"]
    assert table.options(CHANCE) == left
    table.nature("power:EN-06")
    assert table.options(CHANCE) == ["power:EN-04", "power:EN-07", "power:EN-08"]


@rule("RR-RUL-36")
def test_rul_36_abilities_of_the_round_end_are_used_in_the_last_round_as_well() -> None:
    table = round_ends(f"{ALL_USED}; inventor IN-04; goods", round="8")
    assert (goods(table), table.view()["stage"]) == ("B1", "over")


@rule("RR-RUL-37")
def test_rul_37_in_recess_cubes_are_gone_and_energy_cards_come_after_the_class_cards() -> None:
    table = round_ends(ALL_USED, round="4", cubes="1 1 1 1 1")
    assert set(table.view()["cubes"].values()) == {0}
    table.nature("teach:CL-01", "teach:CL-02", "teach:CL-03").answer("keep:CL-01")
    assert table.view()["round"] == 5
    assert table.options(CHANCE) == [f"power:EN-0{number}" for number in range(1, 9)]


@rule("RR-RUL-38")
def test_rul_38_no_recess_follows_the_last_round() -> None:
    table = round_ends(ALL_USED, round="8")
    assert has(table)["classes"] == []
    assert has(table)["energy"]["pile"] == []
    assert has(table)["energy"]["used"] == [f"EN-0{number}" for number in range(1, 9)]


def test_a_round_end_draw_is_seen_by_its_owner_alone() -> None:
    table = round_ends("inventor IN-03", TWO, neutral="upgrade design").nature("draw:RB-09")
    assert hand(table) == ["RB-09"]
    assert table.view(B)["seats"][A]["hand"] is None
    assert table.view(B)["seats"][A]["cards"] == 1
