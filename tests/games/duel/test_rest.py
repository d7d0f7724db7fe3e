"""Rest zone. Rules: DUE-RST."""

from automatable import SPECTATOR
from automatable.games.duel import GAME
from automatable.testkit import random_tables, rule

from .helpers import BASIC, A, B, choices, duel, hand, side, sides


@rule("DUE-RST-01")
def test_rst_01_the_rest_zone_is_public() -> None:
    table = duel(A="rest Spark", B="rest Copy(Move) bonus {Copy}")
    for viewer in (A, B, SPECTATOR):
        rests = [(shown["rest"], shown["rest_as"]) for shown in table.view(viewer)["sides"]]
        assert rests == [("Spark", "Spark"), ("Copy", "Move")]


@rule("DUE-RST-01")
def test_rst_01_the_rest_zone_holds_at_most_one_card() -> None:
    table = duel(board="core")
    for mine in ("Charge", "Spark", "Barrier", "Move", "Charge"):
        table.answer(
            f"play:{mine}", "play:Charge" if "Charge" in choices(table, B) else "play:Move"
        )
        assert len(hand(table, A)) == 5  # all six but the resting one
        assert mine not in hand(table, A)


@rule("DUE-RST-02")
def test_rst_02_the_played_card_rests_and_the_resting_one_returns() -> None:
    table = duel(A="rest Spark", B="rest Move").answer("play:Charge", "play:Barrier")
    assert sides(table) == (
        "H4 B3 D0 @0 rest Charge bonus {}",
        "H4 B2 D1 @0 rest Barrier bonus {}",
    )
    assert hand(table, A) == ["Spark", "Barrier", "Lightning", "Counter", "Move"]
    assert hand(table, B) == ["Charge", "Spark", "Lightning", "Counter", "Move"]


@rule("DUE-RST-02")
def test_rst_02_cards_rest_at_the_end_of_the_round_and_not_before() -> None:
    table = duel(A="rest Spark").answer("play:Move", "play:Charge")  # A's draw is open
    assert side(table, "A") == "H4 B2 D0 @1 rest Spark bonus {} plays Move"
    table.nature("draw:Ray")
    assert side(table, "A") == "H4 B2 D0 @1 rest Move bonus {Ray?}"


@rule("DUE-RST-03")
def test_rst_03_a_card_pauses_for_exactly_one_round() -> None:
    table = duel(board="core")
    assert "Charge" in choices(table, A)
    table.answer("play:Charge", "play:Barrier")
    assert "Charge" not in choices(table, A)
    table.answer("play:Barrier", "play:Charge")
    assert "Charge" in choices(table, A)
    assert "Barrier" not in choices(table, A)


@rule("DUE-RST-03")
def test_rst_03_copy_can_repeat_the_effect_in_between() -> None:
    table = duel(A="B4 rest Charge bonus {Copy}", B="rest Charge")
    table.answer("play:Spark", "play:Move")
    assert "Spark" not in choices(table, A)
    table.answer("play:Copy", "play:Charge")
    assert side(table, "B") == "H2 B3 D0 @0 rest Charge bonus {}"  # hit in two rounds running
    assert "Spark" in choices(table, A)


@rule("DUE-RST-04", "DUE-RST-05")
def test_rst_04_after_the_first_round_each_rest_zone_holds_one_card() -> None:
    for table in random_tables(GAME, 60, 1104):
        facts = table.state
        for seat, shown in enumerate(table.view()["sides"]):
            assert (shown["rest"] is None) is (facts.round_no == 1)
            if table.state.asked(seat):
                held = 6 if facts.round_no == 1 else 5 + shown["bonus"]
                assert len(hand(table, seat)) == held


@rule("DUE-RST-05")
def test_rst_05_six_cards_at_first_then_five_plus_bonus_cards() -> None:
    table = duel()
    assert len(hand(table, A)) == len(hand(table, B)) == len(BASIC) == 6
    table.answer("play:Move", "play:Charge").nature("draw:Trap")
    assert len(hand(table, A)) == 5 + 1
    assert len(hand(table, B)) == 5
    full = duel(A="rest Ray bonus {Ray, Recovery, Trap, Copy}", B="rest Spark")
    assert len(hand(full, A)) == 5 + 4
    assert len(hand(full, B)) == 5


@rule("DUE-RST-04")
def test_rst_04_the_first_round_fills_both_rest_zones() -> None:
    table = duel(board="core")
    assert [shown["rest"] for shown in table.view()["sides"]] == [None, None]
    table.answer("play:Barrier", "play:Move")
    assert [shown["rest"] for shown in table.view()["sides"]] == ["Barrier", "Move"]
