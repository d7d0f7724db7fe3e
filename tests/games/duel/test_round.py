"""The round. Rules: DUE-RND."""

import pytest

from automatable import SPECTATOR
from automatable.games.duel import GAME
from automatable.kernel.errors import IllegalAction, NotAsked
from automatable.testkit import Table, random_tables, rule

from .helpers import (
    BASIC,
    CARDS,
    PAIRS,
    A,
    B,
    choices,
    duel,
    hand,
    meet,
    number,
    own,
    revealed,
    side,
    sides,
)


@rule("DUE-RND-01")
def test_rnd_01_rounds_follow_each_other() -> None:
    table = duel()
    for round_no in range(1, 8):
        assert table.position()["round"] == str(round_no)
        mine, theirs = ("Charge", "Barrier") if round_no % 2 else ("Barrier", "Charge")
        table.answer(f"play:{mine}", f"play:{theirs}")
    assert [decision.seat for decision in table.state.open()] == [A, B]
    assert [event for event in table.events() if "round" in event][:2] == [
        "round_began round=2",
        "round_began round=3",
    ]


@rule("DUE-RND-01")
def test_rnd_01_no_round_follows_a_victory() -> None:
    for table in (
        duel(B="H1").answer("play:Spark", "play:Charge"),
        duel(A="@3").answer("play:Move", "play:Charge"),
    ):
        assert table.state.open() == []
        assert table.state.decision() is None
        assert table.position()["round"] == "1"


@rule("DUE-RND-02")
def test_rnd_02_each_player_lays_exactly_one_card_from_hand() -> None:
    table = duel(A="rest Spark bonus {Ray}").answer_as(A, "play:Ray")
    assert table.options(A) == []
    assert "Ray" not in hand(table, A)
    assert table.view(A)["sides"][A]["play"] == "Ray"
    with pytest.raises(NotAsked):
        table.answer_as(A, "play:Charge")


@rule("DUE-RND-02")
def test_rnd_02_the_choice_is_secret() -> None:
    for card in ("Charge", "Move", "Ray"):
        table = duel(A="bonus {Ray?}")
        before = table.view(B), table.view(SPECTATOR)
        table.answer_as(A, f"play:{card}")
        assert (table.view(B), table.view(SPECTATOR)) == before
        assert table.events(B) == []


@rule("DUE-RND-02")
def test_rnd_02_passing_is_not_allowed() -> None:
    assert {name.split(":")[0] for name in GAME.catalogue.names} == {"play", "draw"}
    table = duel(A="B0 D0 rest Move", B="B0 D0 rest Barrier")
    assert choices(table, A) == ["Charge", "Barrier"]
    assert choices(table, B) == ["Charge", "Move"]
    table.answer_as(B, "play:Charge")
    assert table.position()["round"] == "1"  # nothing happens before A has chosen
    assert table.options(A) == ["play:Charge", "play:Barrier"]


@rule("DUE-RND-02")
def test_rnd_02_a_card_not_owned_cannot_be_chosen() -> None:
    table = duel(A="B4 D4", B="B4 D4 bonus {Ray, Recovery, Trap, Copy} rest Charge")
    assert choices(table, A) == [*BASIC]
    assert choices(table, B) == [*CARDS[1:]]


@rule("DUE-RND-03")
@pytest.mark.parametrize("card", CARDS)
def test_rnd_03_the_resting_card_is_not_in_hand_and_cannot_be_chosen(card: str) -> None:
    rest = "Copy(Charge)" if card == "Copy" else card
    table = duel(A=f"B4 D4 rest {rest} bonus {{Ray, Recovery, Trap, Copy}}")
    everything_else = [name for name in CARDS if name != card]
    assert hand(table, A) == everything_else
    assert choices(table, A) == everything_else
    with pytest.raises(IllegalAction, match="DUE-RND-03"):
        table.answer_as(A, f"play:{card}")


@rule("DUE-RND-04")
@pytest.mark.parametrize(
    ("tiles", "unpayable"),
    [
        ("B0 D0", ["Spark", "Lightning", "Counter", "Copy"]),
        ("B1 D1", ["Lightning", "Counter"]),
        ("B0 D4", ["Spark", "Lightning", "Copy"]),
        ("B4 D0", ["Counter"]),
        ("B4 D1", ["Counter"]),
        ("B1 D2", ["Lightning"]),
        ("B2 D2", []),
    ],
)
def test_rnd_04_a_card_must_be_payable_in_full(tiles: str, unpayable: list[str]) -> None:
    owned = "bonus {Ray, Recovery, Trap, Copy}"
    for table, seat in ((duel(A=f"{tiles} {owned}"), A), (duel(B=f"{tiles} {owned}"), B)):
        assert choices(table, seat) == [name for name in CARDS if name not in unpayable]


@rule("DUE-RND-04")
def test_rnd_04_both_kinds_of_a_mixed_cost_must_be_there() -> None:
    for tiles, payable in (("B1 D1", True), ("B0 D1", False), ("B1 D0", False), ("B0 D2", False)):
        table = duel(A=tiles, counter_cost=(1, 1))
        assert ("Counter" in choices(table, A)) is payable


@rule("DUE-RND-05")
def test_rnd_05_both_cards_are_revealed_together_after_both_have_chosen() -> None:
    table = duel(A="rest Spark", B="rest Spark").answer_as(B, "play:Barrier")
    assert [shown["play"] for shown in table.view(A)["sides"]] == [None, None]
    assert table.events() == []
    table.answer_as(A, "play:Charge")
    assert table.events(A)[0] == revealed("Charge", "Barrier")


@rule("DUE-RND-05")
def test_rnd_05_revealed_cards_lie_open_until_the_round_is_over() -> None:
    table = duel().answer("play:Move", "play:Charge")  # A's draw is still open
    for viewer in (A, B, SPECTATOR):
        assert [shown["play"] for shown in table.view(viewer)["sides"]] == ["Move", "Charge"]


@rule("DUE-RND-06", "DUE-RUL-29")
def test_rnd_06_pay_copy_gain_damage_in_that_order() -> None:
    table = duel(A="B1 rest Spark bonus {Copy}").answer("play:Copy", "play:Charge")
    assert table.events() == [
        revealed("Copy", "Charge"),
        "paid seat=0 battery=1 disk=0",
        "copied seat=0 card=Spark",
        "gained seat=1 battery=1 disk=0",
        "hit seat=1 damage=1",
        "round_began round=2",
    ]


@rule("DUE-RND-06", "DUE-RUL-29")
def test_rnd_06_pay_copy_gain_move_draw_rest_in_that_order() -> None:
    table = duel(A="B1 rest Move bonus {Copy}", B="bonus {Recovery}")
    table.answer("play:Copy", "play:Recovery")
    assert side(table, "A") == "H4 B0 D0 @1 rest Move bonus {Copy} plays Copy"  # (8) before (9)
    table.nature("draw:Ray")
    assert side(table, "A") == "H4 B0 D0 @1 rest Copy(Move) bonus {Ray?, Copy}"
    assert table.events() == [
        revealed("Copy", "Recovery"),
        "paid seat=0 battery=1 disk=0",
        "copied seat=0 card=Move",
        "gained seat=1 battery=1 disk=1",
        "moved seat=0 square=1",
        "drew seat=0 card=Ray",
        "round_began round=2",
    ]


@rule("DUE-RND-06")
def test_rnd_06_knock_out_is_checked_before_moves_and_moon_before_draws() -> None:
    knocked_out = duel(A="H1 @3").answer("play:Move", "play:Spark")
    assert knocked_out.events() == [
        revealed("Move", "Spark"),
        "paid seat=1 battery=1 disk=0",
        "hit seat=0 damage=1",
        "ended reason=ko winner=1",
    ]
    on_the_moon = duel(A="@3", B="@0").answer("play:Move", "play:Move")
    assert on_the_moon.events() == [
        revealed("Move", "Move"),
        "moved seat=0 square=4",
        "moved seat=1 square=1",
        "ended reason=moon winner=0",
    ]


@rule("DUE-RUL-29")
def test_rul_29_every_event_names_the_rule_that_made_it_happen() -> None:
    copy = duel(A="B1 rest Move bonus {Copy}").answer("play:Copy", "play:Charge").nature("draw:Ray")
    short = duel(B="bonus {Ray, Recovery, Trap, Copy}").answer("play:Move", "play:Charge")
    knock_out = duel(B="H1").answer("play:Spark", "play:Move")
    moon = duel(A="@3").answer("play:Move", "play:Charge")
    limit = duel(max_rounds=1).answer("play:Charge", "play:Charge")
    tables = (copy, short, knock_out, moon, limit)
    told = {(event.kind, event.rule) for table in tables for event in table.state.log or []}
    assert told == {
        ("revealed", "DUE-RND-05"),
        ("paid", "DUE-CST-06"),
        ("copied", "DUE-CPY-01"),
        ("gained", "DUE-CST-08"),
        ("hit", "DUE-ATK-03"),
        ("moved", "DUE-MOV-03"),
        ("drew", "DUE-DRW-01"),
        ("pile_short", "DUE-DRW-07"),
        ("round_began", "DUE-RND-01"),
        ("ended", "DUE-VIC-01"),
        ("ended", "DUE-VIC-02"),
        ("ended", "DUE-VIC-06"),
    }


@rule("DUE-RND-07")
@pytest.mark.parametrize(("mine", "theirs"), PAIRS)
def test_rnd_07_no_outcome_depends_on_who_answers_first(mine: str, theirs: str) -> None:
    def table() -> Table:
        new = duel(A="B2 D2 @3", B="B2 D2 @2", board="core")
        own(new, A, mine)
        own(new, B, theirs)
        return new

    a_first = table().answer_as(A, f"play:{mine}").answer_as(B, f"play:{theirs}")
    b_first = table().answer_as(B, f"play:{theirs}").answer_as(A, f"play:{mine}")
    assert a_first.position() == b_first.position()
    assert a_first.state.result == b_first.state.result
    assert a_first.events() == b_first.events()


@rule("DUE-RND-08")
def test_rnd_08_a_card_can_change_what_the_other_card_does() -> None:
    assert meet("Lightning", "Charge").damage == (0, 2)
    assert meet("Lightning", "Barrier").damage == (0, 1)  # Barrier lowers
    assert meet("Lightning", "Counter").damage == (2, 0)  # Counter cancels and returns
    assert meet("Move", "Charge").squares == (1, 0)
    assert meet("Move", "Trap").squares == (0, 0)  # Trap cancels
    assert meet("Move", "Spark").squares == (0, 0)  # an attack cancels


@rule("DUE-RND-09")
def test_rnd_09_tiles_gained_this_round_do_not_pay_this_round() -> None:
    copy_of_charge = duel(A="B0 rest Charge bonus {Copy}")
    assert "Copy" not in choices(copy_of_charge, A)
    copy_of_recovery = duel(A="B0 D0 rest Recovery bonus {Copy, Recovery}", copy_cost=(0, 1))
    assert "Copy" not in choices(copy_of_recovery, A)


@rule("DUE-RND-09")
def test_rnd_09_what_the_other_gains_changes_nothing_either() -> None:
    table = duel(A="B1").answer_as(B, "play:Charge")
    assert "Lightning" not in choices(table, A)


@rule("DUE-RND-10")
@pytest.mark.parametrize("card", CARDS)
def test_rnd_10_whatever_rests_two_free_basic_cards_are_playable(card: str) -> None:
    table = duel(A="B0 D0 bonus {Ray, Recovery, Trap, Copy}")
    facts = table.state
    facts.a.rest = facts.a.rest_as = number(card)
    assert len([name for name in hand(table, A) if name in BASIC]) >= 5
    free = [name for name in choices(table, A) if name in ("Charge", "Barrier", "Move")]
    assert len(free) >= 2


@rule("DUE-RND-10")
def test_rnd_10_five_basic_cards_and_two_free_ones_at_every_choice() -> None:
    for table in random_tables(GAME, 60, 310):
        for seat in (A, B):
            if table.state.asked(seat):
                held = hand(table, seat)
                offered = choices(table, seat)
                assert len([name for name in held if name in BASIC]) >= 5
                assert len([name for name in offered if name in ("Charge", "Barrier", "Move")]) >= 2


@rule("DUE-RND-01", "DUE-RND-02")
def test_rnd_02_a_round_is_one_choice_by_each_player() -> None:
    table = duel(board="core")
    table.answer("play:Charge", "play:Spark")
    assert table.position()["round"] == "2"
    assert sides(table) == (
        "H3 B3 D0 @0 rest Charge bonus {}",
        "H4 B1 D0 @0 rest Spark bonus {}",
    )
    assert table.ended() == ""
