"""Each refusal names the right rule. Rules: DUE-RUL-27, DUE-RND."""

import pytest

from automatable import CHANCE
from automatable.games.duel import GAME
from automatable.kernel.errors import IllegalAction, NotAsked, Refused, UnknownAction
from automatable.testkit import rule

from .helpers import CARDS, A, B, duel


@rule("DUE-RND-02", "DUE-RND-03", "DUE-RND-04", "DUE-RUL-27")
@pytest.mark.parametrize(
    ("line", "card", "forbidden_by"),
    [
        ("", "Ray", "DUE-RND-02"),
        ("B0 D0", "Copy", "DUE-RND-02"),
        ("bonus {Trap}", "Recovery", "DUE-RND-02"),
        ("rest Charge", "Charge", "DUE-RND-03"),
        ("B0 rest Spark", "Spark", "DUE-RND-03"),
        ("rest Trap bonus {Trap}", "Trap", "DUE-RND-03"),
        ("B4 rest Copy(Spark) bonus {Copy}", "Copy", "DUE-RND-03"),
        ("B0", "Spark", "DUE-RND-04"),
        ("B1", "Lightning", "DUE-RND-04"),
        ("D1", "Counter", "DUE-RND-04"),
        ("B0 D4 rest Spark bonus {Copy}", "Copy", "DUE-RND-04"),
        ("B0 D0", "Charge", ""),
        ("B1", "Spark", ""),
        ("rest Spark bonus {Ray?}", "Ray", ""),
    ],
)
def test_rul_27_why_a_card_cannot_be_chosen(line: str, card: str, forbidden_by: str) -> None:
    for seat, table in ((A, duel(A=line)), (B, duel(B=line))):
        assert table.why_not(seat, f"play:{card}") == forbidden_by
        assert (f"play:{card}" in table.options(seat)) is (forbidden_by == "")


@rule("DUE-RND-04", "DUE-RUL-27")
@pytest.mark.parametrize(
    ("line", "card", "facts"),
    [
        ("B1", "Lightning", {"good": "battery", "cost": 2, "have": 1}),
        ("D1", "Counter", {"good": "disk", "cost": 2, "have": 1}),
        ("rest Charge", "Charge", {}),
        ("B1", "Spark", None),
    ],
)
def test_rnd_04_a_refusal_says_what_it_costs_and_what_is_there(
    line: str, card: str, facts: dict[str, object] | None
) -> None:
    assert duel(A=line).refusal(A, f"play:{card}") == facts


@rule("DUE-RUL-27")
def test_rul_27_a_refusal_carries_rule_options_and_code_and_changes_nothing() -> None:
    table = duel(A="B0 rest Move")
    before = table.position()
    with pytest.raises(IllegalAction) as refusal:
        table.answer_as(A, "play:Spark")
    assert refusal.value.rule == "DUE-RND-04"
    assert refusal.value.code == "illegal_action"
    assert str(refusal.value) == (
        "'play:Spark' for seat 0 at choose; options: play:Charge, play:Barrier (DUE-RND-04)"
    )
    assert table.position() == before


@rule("DUE-RND-05")
def test_rnd_05_who_has_chosen_waits_for_the_reveal() -> None:
    table = duel().answer_as(A, "play:Charge")
    for card in CARDS:
        assert table.why_not(A, f"play:{card}") == "DUE-RND-05"
    with pytest.raises(NotAsked) as refusal:
        table.answer_as(A, "play:Spark")
    assert refusal.value.rule == "DUE-RND-05"
    assert refusal.value.code == "not_asked"
    assert table.why_not(B, "play:Charge") == ""


@rule("DUE-DRW-01")
def test_drw_01_a_player_cannot_draw_without_a_star() -> None:
    table = duel()
    assert table.why_not(A, "draw:Ray") == "DUE-DRW-01"
    assert table.why_not(B, "draw:Copy") == "DUE-DRW-01"


@rule("DUE-DRW-01")
def test_drw_01_nature_has_nothing_to_answer_while_players_choose() -> None:
    table = duel()
    assert table.why_not(CHANCE, "draw:Ray") == "DUE-DRW-01"
    table.answer_as(A, "play:Charge")
    assert table.why_not(CHANCE, "draw:Ray") == "DUE-DRW-01"
    with pytest.raises(NotAsked, match="nature"):
        table.nature("draw:Ray")


@rule("DUE-SW-03", "DUE-DRW-01", "DUE-RND-06")
def test_sw_03_while_a_draw_is_open_only_nature_answers_and_only_with_a_card_of_the_pile() -> None:
    table = duel(B="bonus {Ray}", deck="[Trap, Recovery, Copy]").answer("play:Move", "play:Charge")
    assert table.why_not(CHANCE, "draw:Trap") == ""
    assert table.why_not(CHANCE, "draw:Copy") == "DUE-DRW-01"  # not on top
    assert table.why_not(CHANCE, "draw:Ray") == "DUE-DRW-01"  # not in the pile
    assert table.why_not(CHANCE, "play:Charge") == "DUE-SW-03"
    for seat in (A, B):
        assert table.why_not(seat, "play:Barrier") == "DUE-RND-06"
        assert table.why_not(seat, "draw:Trap") == "DUE-RND-06"
    with pytest.raises(IllegalAction, match="DUE-DRW-01"):
        table.nature("draw:Copy")


@rule("DUE-VIC-01", "DUE-VIC-02", "DUE-VIC-06")
def test_vic_01_after_the_end_the_reason_of_the_end_forbids_everything() -> None:
    ends = {
        "DUE-VIC-01": duel(B="H1").answer("play:Spark", "play:Charge"),
        "DUE-VIC-02": duel(A="@3").answer("play:Move", "play:Charge"),
        "DUE-VIC-06": duel(max_rounds=1).answer("play:Charge", "play:Charge"),
    }
    for id, table in ends.items():
        for seat in (A, B, CHANCE):
            assert table.why_not(seat, "play:Barrier") == id
            with pytest.raises(Refused, match=id):
                table.answer_as(seat, "play:Barrier")


@rule("DUE-RUL-27")
def test_rul_27_every_action_is_either_on_offer_or_forbidden_by_a_rule_of_the_document() -> None:
    choosing = duel(A="B1 D1 rest Move bonus {Trap}", B="B0 rest Charge")
    waiting = duel().answer_as(B, "play:Charge")
    drawing = duel().answer("play:Move", "play:Charge")
    over = duel(B="H1").answer("play:Spark", "play:Charge")
    for table in (choosing, waiting, drawing, over):
        for seat in (A, B, CHANCE):
            for name in GAME.catalogue.names:
                found = table.why_not(seat, name)
                assert (found == "") is (name in table.options(seat))
                assert found == "" or found in GAME.rulebook


def test_an_unknown_action_is_no_matter_of_rules() -> None:
    table = duel()
    with pytest.raises(UnknownAction, match="did you mean 'play:Spark'"):
        table.answer("play:Sparc")
    with pytest.raises(UnknownAction, match="action 14"):
        table.state.why_not(A, 14)
