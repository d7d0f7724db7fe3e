"""Where in a turn the game is. Rules: RQA-TRN-02, RQA-RUL-05."""

from .helpers import TWO, A, arena, refused
from .helpers_turns import nature_goes_on, new, started, turn_ended


def test_a_tile_keeps_other_phases_waiting() -> None:
    table = turn_ended(arena(tiles="X@r4c4", pug="A r4c4", turn="C 3", A="hand battery"))
    assert table.asked() == "A scrap"
    refused(table, A, {"end": "RQA-TRN-02", "move:pug@r4c5": "RQA-TRN-02"})


def test_what_answers_another_question_waits_for_its_phase() -> None:
    names = (
        *("ability:pug", "aim:N", "away:N", "begin:pug", "buy:mortar", "collect", "exchange"),
        *("discard:hammer", "finish:mortar", "for:pug", "move:pug@r4c5", "obtain:mortar", "pass"),
        *("place:pug@r0c0", "play:hammer", "push:petri@pug", "return:pug", "scrap:hammer@hand"),
        *("@".join(("stop", "r0c0")), "take:pug", "target:petri", "end"),
    )
    robots = {"pug": "A -", "petri": "A -", "strider": "B r0c0", "crate": "B r4c4"}
    phases = {
        "RQA-SET-07": (nature_goes_on(new(players=2, first="A")), "take"),
        "RQA-SET-18": (started("strider", "crate", "pug", "petri", players=2), "place"),
        "RQA-TRN-02": (turn_ended(arena(TWO, turn="B 4", reserve="6", **robots)), "return"),
    }
    for forbids, (table, own) in phases.items():
        refused(table, A, {name: forbids for name in names if not name.startswith(own)})
    acting = ("ability", "buy", "end", "exchange", "move", "play", "push")
    table = arena(pug="A r4c4")
    refused(table, A, {name: "RQA-TRN-05" for name in names if not name.startswith(acting)})
