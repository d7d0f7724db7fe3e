"""The round. Rules: RR-RND."""

from automatable.kernel.seats import CHANCE
from automatable.testkit import rule

from .helpers import PAIR, TWO, A, B, asked, round_of, settled
from .helpers_start import prepared, selected


@rule("RR-RND-01")
def test_rnd_01_there_are_eight_rounds() -> None:
    for number in range(8):
        position = {"due": "round; score", "round": str(number)}
        table = settled(position, {"players": 1})
        assert (table.view()["round"], asked(table, CHANCE)) == (number + 1, "power")
    table = settled({"due": "round; score", "round": "8"}, {"players": 1})
    assert table.view()["stage"] == "over"


@rule("RR-RND-02")
def test_rnd_02_preparation_phases_round_end() -> None:
    table = settled({"due": "round; score", "round": "2"}, {"players": 1})
    assert asked(table, CHANCE) == "power"
    table.nature("power:EN-02", "power:EN-03")
    assert (asked(table), table.view()["stage"]) == ("pair_left", "selection")
    table.answer("pair:upgrade", "pair:assemble").nature("neutral:design", "neutral:recycle")
    assert (asked(table), table.view()["stage"]) == ("perform", "phases")
    table.answer("skip", "skip", "skip")
    assert table.view()["round"] == 3
    table.answer("skip")  # the last phase: what was used is laid off, and the next round begins
    assert (table.view()["round"], asked(table, CHANCE)) == (4, "power")
    assert table.view()["seats"][A]["energy"]["used"] == ["EN-02", "EN-03"]


@rule("RR-RND-03")
def test_rnd_03_all_take_each_step_at_once() -> None:
    table = prepared("energy EN-02 EN-03", "energy EN-02 EN-03")
    assert (asked(table, A), asked(table, B)) == ("pair_left", "pair_left")
    table = round_of(PAIR, TWO)
    assert (asked(table, A), asked(table, B)) == ("perform", "perform")


@rule("RR-RND-04")
def test_rnd_04_a_step_begins_when_all_have_finished_the_one_before() -> None:
    table = prepared("energy EN-02 EN-03", "energy EN-02 EN-03")
    selected(table, B, "upgrade", "assemble")
    assert (asked(table, A), asked(table, B)) == ("pair_left", "")
    assert table.why_not(B, "skip") == "RR-RND-04"
    selected(table, A, "upgrade", "design").nature("neutral:recycle")
    for name in ("skip", "skip"):
        assert asked(table, B) == "perform"
        table.answer_as(B, name)
    assert (asked(table, A), asked(table, B), asked(table, CHANCE)) == ("perform", "perform", "")
    table.answer_as(B, "skip")  # the neutral cubes on Recycle
    assert (asked(table, B), asked(table, CHANCE)) == ("", "")
    for _ in range(3):
        table.answer_as(A, "skip")
    assert asked(table, CHANCE) == "power"
