"""The round. Rules: RR-RND."""

from automatable.kernel.seats import CHANCE
from automatable.testkit import rule

from .helpers import A, asked, settled


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
