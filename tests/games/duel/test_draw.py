"""Bonus draw. Rules: DUE-DRW."""

import json

from automatable import SPECTATOR, Rng
from automatable.games.duel import GAME
from automatable.testkit import rule

from .helpers import (
    A,
    B,
    choices,
    deck,
    duel,
    hand,
    random_games,
    side,
    sides,
)


@rule("DUE-DRW-01")
def test_drw_01_a_move_onto_a_star_draws_the_top_card() -> None:
    table = duel(deck="[Trap, Ray, Copy, Recovery]").answer("play:Move", "play:Charge")
    assert table.options(-1) == ["draw:Trap"]
    table.nature("draw:Trap")
    assert "Trap" in hand(table, A)
    assert side(table, "A") == "H4 B2 D0 @1 rest Move bonus {Trap?}"
    assert deck(table) == "[Ray, Copy, Recovery]"


@rule("DUE-DRW-01")
def test_drw_01_b_draws_alike() -> None:
    table = duel(B="@2", deck="[Copy, Ray, Trap, Recovery]").answer("play:Charge", "play:Move")
    table.nature("draw:Copy")
    assert sides(table) == (
        "H4 B3 D0 @0 rest Charge bonus {}",
        "H4 B2 D0 @3 rest Move bonus {Copy?}",
    )


@rule("DUE-DRW-01", "DUE-DRW-08")
def test_drw_01_the_card_is_not_shown() -> None:
    table = duel().answer("play:Move", "play:Charge").nature("draw:Trap")
    log = table.state.log or []
    drew = next(event for event in log if event.kind == "drew")
    assert drew.seen_by(A).facts == {"seat": A, "card": "Trap"}
    for other in (B, SPECTATOR):
        assert drew.seen_by(other).facts == {"seat": A}
        assert drew.seen_by(other).hidden


@rule("DUE-DRW-02")
def test_drw_02_standing_on_a_star_does_not_draw() -> None:
    table = duel(A="@1 rest Move", B="@3 rest Move").answer("play:Charge", "play:Barrier")
    assert table.options(-1) == []
    assert deck(table) == "{Ray, Recovery, Trap, Copy}"


@rule("DUE-DRW-02")
def test_drw_02_a_move_cancelled_on_a_star_does_not_draw() -> None:
    table = duel(A="@1", B="@1").answer("play:Move", "play:Spark")
    assert table.options(-1) == []
    assert side(table, "A") == "H3 B2 D0 @1 rest Move bonus {}"


@rule("DUE-DRW-02")
def test_drw_02_the_others_move_does_not_draw_for_a_pawn_on_a_star() -> None:
    a_stands = duel(A="@1", B="@1").answer("play:Charge", "play:Move")
    assert a_stands.options(-1) == []  # B enters square 2, A stands on 1
    b_stands = duel(A="@0", B="@1").answer("play:Move", "play:Charge").nature("draw:Ray")
    assert b_stands.options(-1) == []
    assert sides(b_stands) == (
        "H4 B2 D0 @1 rest Move bonus {Ray?}",
        "H4 B3 D0 @1 rest Charge bonus {}",
    )
    a_stands_on_3 = duel(A="@3", B="@0").answer("play:Charge", "play:Move").nature("draw:Ray")
    assert a_stands_on_3.options(-1) == []
    assert "bonus {}" in side(a_stands_on_3, "A")


@rule("DUE-DRW-02")
def test_drw_02_entering_a_square_without_star_does_not_draw() -> None:
    table = duel(A="@1", B="@1").answer("play:Move", "play:Move")
    assert table.options(-1) == []
    assert sides(table) == (
        "H4 B2 D0 @2 rest Move bonus {}",
        "H4 B2 D0 @2 rest Move bonus {}",
    )


@rule("DUE-DRW-02")
def test_drw_02_each_star_gives_its_owner_one_draw_per_game() -> None:
    table = duel(board="one_star")
    draws = 0
    for mine, theirs in [("Move", "Charge"), ("Charge", "Move")] * 3:
        table.answer(f"play:{mine}", f"play:{theirs}")
        if table.options(-1):
            draws += 1
            table.nature(table.options(-1)[0])
    assert [shown["square"] for shown in table.view()["sides"]] == [3, 3]
    assert draws == 2
    assert [shown["bonus"] for shown in table.view()["sides"]] == [1, 1]


@rule("DUE-DRW-03")
def test_drw_03_squares_1_and_3_of_each_lane_are_stars() -> None:
    assert duel().view()["board"]["stars"] == [1, 3]
    for square in range(3):
        star = square + 1 in (1, 3)
        as_a = duel(A=f"@{square}").answer("play:Move", "play:Charge")
        assert (as_a.options(-1) != []) is star
        as_b = duel(B=f"@{square}").answer("play:Charge", "play:Move")
        assert (as_b.options(-1) != []) is star


@rule("DUE-DRW-04")
def test_drw_04_a_drawn_card_can_be_chosen_from_the_next_round_on() -> None:
    table = duel()
    assert "Ray" not in choices(table, A)
    table.answer("play:Move", "play:Charge")
    assert choices(table, A) == []  # nothing is chosen while a draw is open
    table.nature("draw:Ray")
    assert table.position()["round"] == "2"
    assert "Ray" in choices(table, A)


@rule("DUE-DRW-05")
def test_drw_05_a_takes_the_top_card_and_b_the_next() -> None:
    table = duel(deck="[Trap, Ray, Copy, Recovery]").answer("play:Move", "play:Move")
    assert table.position()["due"] == "AB"
    table.nature("draw:Trap")
    assert table.position()["due"] == "B"
    table.nature("draw:Ray")
    assert "due" not in table.position()
    assert sides(table) == (
        "H4 B2 D0 @1 rest Move bonus {Trap?}",
        "H4 B2 D0 @1 rest Move bonus {Ray?}",
    )
    assert deck(table) == "[Copy, Recovery]"


@rule("DUE-DRW-06")
def test_drw_06_the_pile_is_never_refilled() -> None:
    rng = Rng(906)
    emptied = 0
    for table in random_games(40, length=8, stars="1,2,3,4,5,6,7", max_rounds=60):
        pile = table.state.pile
        left = pile.size
        while table.state.decision() is not None:
            seat, _ = table.step(rng)
            assert pile.size == left - (1 if seat == -1 else 0)
            left = pile.size
        emptied += left == 0
    assert emptied > 0


@rule("DUE-DRW-06")
def test_drw_06_a_played_bonus_card_does_not_return_to_the_pile() -> None:
    table = duel(A="bonus {Ray}", board="core")
    table.answer("play:Ray", "play:Charge", "play:Charge", "play:Barrier")
    assert deck(table) == "{Recovery, Trap, Copy}"
    assert "Ray" in hand(table, A)


@rule("DUE-DRW-07")
def test_drw_07_two_draws_due_and_one_card_left_draw_nothing() -> None:
    table = duel(A="@2 bonus {Ray, Trap}", B="@2 bonus {Recovery}", deck="[Copy]")
    table.answer("play:Move", "play:Move")
    assert table.options(-1) == []
    assert sides(table) == (
        "H4 B2 D0 @3 rest Move bonus {Ray, Trap}",
        "H4 B2 D0 @3 rest Move bonus {Recovery}",
    )
    assert deck(table) == "[Copy]"
    assert "pile_short" in table.events()


@rule("DUE-DRW-07")
def test_drw_07_an_empty_pile_draws_nothing() -> None:
    table = duel(A="bonus {Ray, Trap}", B="bonus {Recovery, Copy}", deck="{}")
    table.answer("play:Move", "play:Charge")
    assert table.options(-1) == []
    assert table.position()["round"] == "2"
    assert side(table, "A") == "H4 B2 D0 @1 rest Move bonus {Ray, Trap}"


@rule("DUE-DRW-07")
def test_drw_07_enough_cards_for_the_draws_due_are_drawn() -> None:
    one = duel(A="bonus {Ray, Trap}", B="bonus {Recovery}", deck="[Copy]")
    one.answer("play:Charge", "play:Move").nature("draw:Copy")
    assert side(one, "B") == "H4 B2 D0 @1 rest Move bonus {Recovery, Copy?}"
    two = duel(A="bonus {Ray}", B="bonus {Recovery}", deck="[Copy, Trap]")
    two.answer("play:Move", "play:Move").nature("draw:Copy", "draw:Trap")
    assert deck(two) == "{}"
    assert not any(event.startswith("pile_short") for event in one.events() + two.events())


@rule("DUE-DRW-08")
def test_drw_08_how_many_bonus_cards_are_owned_is_public() -> None:
    table = duel(A="bonus {Ray?, Trap?}", B="bonus {Copy}")
    for viewer in (A, B, SPECTATOR):
        assert [shown["bonus"] for shown in table.view(viewer)["sides"]] == [2, 1]


@rule("DUE-DRW-08")
def test_drw_08_which_ones_is_secret_until_first_revealed() -> None:
    table = duel(A="bonus {Ray?, Trap?}", board="core")
    for viewer in (B, SPECTATOR):
        seen = table.view(viewer)["sides"][A]
        assert "Ray" not in json.dumps(seen)
        assert "Trap" not in json.dumps(seen)
        assert (seen["shown"], seen["hidden"]) == ([], 2)
    table.answer("play:Ray", "play:Charge", "play:Charge", "play:Barrier")
    for viewer in (B, SPECTATOR):
        seen = table.view(viewer)["sides"][A]
        assert (seen["shown"], seen["hidden"]) == (["Ray"], 1)
        assert "Ray" in seen["hand"]  # back in hand, and everybody knows it
        assert "Trap" not in json.dumps(seen)


@rule("DUE-DRW-08")
def test_drw_08_a_basic_card_revealed_shows_no_bonus_card() -> None:
    table = duel(A="bonus {Ray?}", B="bonus {Trap?}", board="core")
    table.answer("play:Charge", "play:Move")
    assert [shown["shown"] for shown in table.view()["sides"]] == [[], []]
    table.answer("play:Barrier", "play:Trap")
    assert [shown["shown"] for shown in table.view()["sides"]] == [[], ["Trap"]]
    assert GAME.position(table.state)["A"].endswith("bonus {Ray?}")
