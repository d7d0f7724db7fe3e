"""Rulings. Rules: DUE-RUL."""

import pytest

from automatable import SPECTATOR, Rng
from automatable.games.duel import GAME
from automatable.games.duel.rules import copying, ending
from automatable.games.duel.rules.attack import damage, is_attack
from automatable.games.duel.rules.move import canceller
from automatable.kernel.errors import IllegalAction
from automatable.testkit import Table, random_tables, rule

from .helpers import (
    ATTACKS,
    BASIC,
    BONUS,
    CARDS,
    EFFECTIVE,
    PAIRS,
    A,
    B,
    choices,
    deck,
    duel,
    hand,
    meet,
    number,
    play_round,
    player,
    random_games,
    side,
    sides,
)

# Attacks and clash


@rule("DUE-RUL-01")
def test_rul_01_the_weaker_side_takes_the_full_strength_and_not_the_difference() -> None:
    for weaker in ("Spark", "Ray"):
        assert meet("Lightning", weaker).damage == (0, 2)
        assert meet(weaker, "Lightning").damage == (2, 0)


@rule("DUE-RUL-02")
def test_rul_02_ray_against_spark_is_a_tie() -> None:
    assert meet("Ray", "Spark").damage == (0, 0)
    assert meet("Spark", "Ray").damage == (0, 0)


@rule("DUE-RUL-03")
def test_rul_03_no_cost_is_refunded() -> None:
    tie = duel(A="B2", B="B2").answer("play:Lightning", "play:Lightning")
    assert sides(tie) == (
        "H4 B0 D0 @0 rest Lightning bonus {}",
        "H4 B0 D0 @0 rest Lightning bonus {}",
    )
    cancelled = duel(A="B2", B="D2").answer("play:Lightning", "play:Counter")
    assert side(cancelled, "A") == "H2 B0 D0 @0 rest Lightning bonus {}"
    useless = duel(B="D2").answer("play:Charge", "play:Counter")
    assert side(useless, "B") == "H4 B2 D0 @0 rest Counter bonus {}"


# Counter and Barrier


@rule("DUE-RUL-04")
def test_rul_04_counter_against_counter_does_nothing_and_both_pay() -> None:
    table = duel(A="D2", B="D3").answer("play:Counter", "play:Counter")
    assert sides(table) == (
        "H4 B2 D0 @0 rest Counter bonus {}",
        "H4 B2 D1 @0 rest Counter bonus {}",
    )


@rule("DUE-RUL-05")
def test_rul_05_counter_returns_2_against_lightning_and_the_same_against_the_others() -> None:
    for attack in ATTACKS:
        assert meet(attack, "Counter").damage == (2, 0)


@rule("DUE-RUL-06")
def test_rul_06_counter_without_attack_has_no_effect_and_its_cost_is_lost() -> None:
    for theirs in ("Charge", "Barrier", "Move"):
        table = duel(A="H3 B1 D2", B="H3 @1").answer("play:Counter", f"play:{theirs}")
        assert side(table, "A") == "H3 B1 D0 @0 rest Counter bonus {}"
        assert side(table, "B").startswith("H3")


@rule("DUE-RUL-07")
def test_rul_07_the_damage_returned_by_counter_is_no_attack() -> None:
    assert not is_attack(number("Counter"))
    assert canceller(number("Counter")) == ""
    assert damage(number("Barrier"), number("Counter")) == 0
    assert damage(number("Counter"), number("Counter")) == 0


@rule("DUE-RUL-08")
def test_rul_08_barrier_gives_its_disk_with_and_without_an_attack() -> None:
    for mine in ("Charge", "Spark", "Lightning"):
        table = duel().answer(f"play:{mine}", "play:Barrier")
        assert "B2 D1" in side(table, "B")


@rule("DUE-RUL-09")
def test_rul_09_barrier_goes_to_the_rest_zone_and_not_out_of_the_game() -> None:
    table = duel(board="core").answer("play:Spark", "play:Barrier")
    assert "rest Barrier" in side(table, "B")
    assert GAME.cards(table.state).count("Barrier") == 2
    table.answer("play:Charge", "play:Charge")
    assert "Barrier" in choices(table, B)


# Move and Trap


@rule("DUE-RUL-10")
def test_rul_10_an_attack_against_a_move_always_deals_damage() -> None:
    for theirs in EFFECTIVE:
        deals = damage(number("Move"), number(theirs)) > 0
        assert deals is (theirs in ATTACKS)
        assert (canceller(number(theirs)) == "attack") is deals
        if deals:
            assert meet("Move", theirs).squares == (0, 0)


@rule("DUE-RUL-11")
def test_rul_11_trap_turns_a_disk_face_up() -> None:
    table = duel(A="D1 bonus {Trap}").answer("play:Trap", "play:Charge")
    assert side(table, "A") == "H4 B2 D2 @0 rest Trap bonus {Trap}"
    assert "Trap" in choices(duel(A="B0 D0 bonus {Trap}"), A)


@rule("DUE-RUL-12")
def test_rul_12_trap_cancels_a_copied_move_and_a_copied_trap_a_move() -> None:
    copied_move = duel(A="@2 rest Move bonus {Copy}", B="bonus {Trap}")
    copied_move.answer("play:Copy", "play:Trap")
    assert side(copied_move, "A") == "H4 B1 D0 @2 rest Copy(Move) bonus {Copy}"
    copied_trap = duel(A="@2", B="rest Trap bonus {Trap, Copy}").answer("play:Move", "play:Copy")
    assert sides(copied_trap) == (
        "H4 B2 D0 @2 rest Move bonus {}",
        "H4 B1 D1 @0 rest Copy(Trap) bonus {Trap, Copy}",
    )


# Copy


@rule("DUE-RUL-13")
def test_rul_13_copy_with_an_empty_rest_zone_is_paid_and_does_nothing() -> None:
    for theirs, after in (("Charge", "H4"), ("Spark", "H3")):
        table = duel(A="B1 rest - bonus {Copy}")
        assert "Copy" in choices(table, A)
        table.answer("play:Copy", f"play:{theirs}")
        shown = table.view()["sides"][A]
        assert (f"H{shown['health']}", shown["battery"], shown["disk"]) == (after, 0, 0)
        assert (shown["square"], shown["rest"], shown["rest_as"]) == (0, "Copy", None)
        assert table.view()["sides"][B]["health"] == 4
        assert not any(event.startswith("copied") for event in table.events())


@rule("DUE-RUL-13")
def test_rul_13_copy_is_never_in_hand_with_an_empty_rest_zone() -> None:
    for table in random_tables(GAME, 40, 5013):
        for shown in table.view()["sides"]:
            assert shown["rest"] is not None or "Copy" not in shown["hand"]


@rule("DUE-RUL-14")
def test_rul_14_copy_copies_counter_barrier_trap_and_ray() -> None:
    assert meet("Counter", "Spark", copies=(True, False)).damage == (0, 2)
    assert meet("Barrier", "Lightning", copies=(True, False)).damage == (1, 0)
    assert meet("Trap", "Move", copies=(True, False)).squares == (0, 0)
    assert meet("Ray", "Charge", copies=(True, False)).damage == (0, 1)


@rule("DUE-RUL-14")
def test_rul_14_a_copied_attack_clashes_by_strength() -> None:
    assert meet("Lightning", "Spark", copies=(True, False)).damage == (0, 2)
    assert meet("Spark", "Lightning", copies=(True, False)).damage == (2, 0)
    assert meet("Ray", "Spark", copies=(True, False)).damage == (0, 0)


@rule("DUE-RUL-14")
def test_rul_14_a_copied_counter_needs_1_battery_and_no_disk() -> None:
    table = duel(A="B1 D0 rest Counter bonus {Copy}").answer("play:Copy", "play:Lightning")
    assert sides(table) == (
        "H4 B0 D0 @0 rest Copy(Counter) bonus {Copy}",
        "H2 B0 D0 @0 rest Lightning bonus {}",
    )


@rule("DUE-RUL-15")
def test_rul_15_a_resting_copy_is_not_in_hand() -> None:
    table = duel(A="B4 rest Copy(Spark) bonus {Copy}")
    assert "Copy" not in hand(table, A)
    assert GAME.cards(table.state).count("Copy") == 1


@rule("DUE-RUL-15")
def test_rul_15_a_second_copy_reads_the_kept_identity() -> None:
    resting = player(rest=number("Copy"), rest_as=number("Spark"), chosen=number("Copy"))
    assert copying.effective(resting) == number("Spark")


@rule("DUE-RUL-16")
@pytest.mark.parametrize(("before", "after"), [("B1", "B1"), ("B4", "B4"), ("B2", "B2")])
def test_rul_16_copy_of_charge_pays_first_and_then_gains(before: str, after: str) -> None:
    table = duel(A=f"{before} rest Charge bonus {{Copy}}").answer("play:Copy", "play:Barrier")
    assert side(table, "A") == f"H4 {after} D0 @0 rest Copy(Charge) bonus {{Copy}}"
    assert [event for event in table.events() if "seat=0" in event][1:] == [
        "paid seat=0 battery=1 disk=0",
        "copied seat=0 card=Charge",
        "gained seat=0 battery=1 disk=0",
    ]


@rule("DUE-RUL-16")
def test_rul_16_copy_cannot_be_chosen_with_0_batteries() -> None:
    assert "Copy" not in choices(duel(A="B0 rest Charge bonus {Copy}"), A)


# End of the game


@rule("DUE-RUL-17")
def test_rul_17_both_on_the_moon_cancel_and_nobody_wins() -> None:
    table = duel(A="@3 rest Charge", B="@3 rest Spark").answer("play:Move", "play:Move")
    assert table.ended() == ""
    assert sides(table) == (
        "H4 B2 D0 @3 rest Move bonus {}",
        "H4 B2 D0 @3 rest Move bonus {}",
    )


@rule("DUE-RUL-18")
def test_rul_18_the_same_with_a_copied_move() -> None:
    a_copies = duel(A="@3 rest Move bonus {Copy}", B="@3").answer("play:Copy", "play:Move")
    b_copies = duel(A="@3", B="@3 rest Move bonus {Copy}").answer("play:Move", "play:Copy")
    for table in (a_copies, b_copies):
        assert table.ended() == ""
        assert [shown["square"] for shown in table.view()["sides"]] == [3, 3]


@rule("DUE-RUL-19")
def test_rul_19_the_other_pawn_moves_but_draws_nothing_and_nothing_rests() -> None:
    for square, new in ((0, 1), (2, 3), (1, 2)):
        table = duel(A=f"@{square} rest Charge", B="@3 rest Spark").answer("play:Move", "play:Move")
        assert table.ended() == "B by moon"
        assert sides(table) == (
            f"H4 B2 D0 @{new} rest Charge bonus {{}} plays Move",
            "H4 B2 D0 @4 rest Spark bonus {} plays Move",
        )
        assert table.options(-1) == []
        assert deck(table) == "{Ray, Recovery, Trap, Copy}"


@rule("DUE-RUL-20")
def test_rul_20_no_pair_hurts_both() -> None:
    for mine, theirs in PAIRS:
        a_takes = damage(number(mine), number(theirs))
        b_takes = damage(number(theirs), number(mine))
        assert a_takes == 0 or b_takes == 0
        attacks = (mine in ATTACKS) + (theirs in ATTACKS)
        assert attacks > 0 or (a_takes, b_takes) == (0, 0)


@rule("DUE-RUL-20")
def test_rul_20_a_card_set_that_knocks_out_both_gives_a_draw() -> None:
    table = duel()
    facts = table.state
    facts.a.health = facts.b.health = 0
    assert ending.by_knock_out(facts)
    assert table.ended() == "nobody by ko"
    assert table.events() == ["ended reason=ko winner=-1"]


@rule("DUE-RUL-21")
@pytest.mark.parametrize("theirs", EFFECTIVE)
def test_rul_21_moon_and_knock_out_never_come_together(theirs: str) -> None:
    meeting = meet("Move", theirs, squares=(3, 0), health=(1, 1))
    facts = meeting.table.state
    on_the_moon = facts.a.square == 4
    knocked_out = facts.a.health == 0 or facts.b.health == 0
    assert not (on_the_moon and knocked_out)
    assert damage(number(theirs), number("Move")) == 0  # a mover hurts nobody
    assert knocked_out is (theirs in ATTACKS)


# Bonus cards, tiles, hands


@rule("DUE-RUL-22")
def test_rul_22_a_takes_the_top_card_and_b_the_next() -> None:
    for top, next_ in (("Ray", "Copy"), ("Copy", "Ray")):
        table = duel(deck=f"[{top}, {next_}, Trap, Recovery]").answer("play:Move", "play:Move")
        table.nature(f"draw:{top}", f"draw:{next_}")
        assert side(table, "A").endswith(f"bonus {{{top}?}}")
        assert side(table, "B").endswith(f"bonus {{{next_}?}}")


@rule("DUE-RUL-22")
def test_rul_22_the_order_changes_no_chances() -> None:
    chances = {A: dict.fromkeys(BONUS, 0.0), B: dict.fromkeys(BONUS, 0.0)}
    for first in BONUS:
        table = duel().answer("play:Move", "play:Move")
        to_a = table.state.asked(-1)
        assert to_a is not None
        chance = to_a.weights[table.options(-1).index(f"draw:{first}")] / sum(to_a.weights)
        chances[A][first] += chance
        table.nature(f"draw:{first}")
        to_b = table.state.asked(-1)
        assert to_b is not None
        for second, weight in zip(table.options(-1), to_b.weights, strict=True):
            chances[B][second.removeprefix("draw:")] += chance * weight / sum(to_b.weights)
    for seat in (A, B):
        assert chances[seat] == pytest.approx(dict.fromkeys(BONUS, 0.25))


@rule("DUE-RUL-23")
def test_rul_23_an_empty_pile_gives_nothing() -> None:
    table = duel(B="bonus {Ray, Recovery, Trap, Copy}").answer("play:Move", "play:Charge")
    assert table.options(-1) == []
    assert side(table, "A") == "H4 B2 D0 @1 rest Move bonus {}"


@rule("DUE-RUL-23")
def test_rul_23_two_draws_and_one_card_left_give_neither() -> None:
    table = duel(B="bonus {Ray, Recovery, Trap}").answer("play:Move", "play:Move")
    assert table.options(-1) == []
    assert side(table, "A") == "H4 B2 D0 @1 rest Move bonus {}"
    assert side(table, "B") == "H4 B2 D0 @1 rest Move bonus {Ray, Recovery, Trap}"
    assert deck(table) == "{Copy}"


@rule("DUE-RUL-24")
@pytest.mark.parametrize("card", BONUS)
def test_rul_24_a_bonus_card_is_not_used_up(card: str) -> None:
    table = duel(A=f"B4 rest Charge bonus {{{card}}}", board="core")
    table.answer(f"play:{card}", "play:Charge", "play:Barrier", "play:Barrier")
    assert card in choices(table, A)
    assert GAME.cards(table.state).count(card) == 1


@rule("DUE-RUL-25")
@pytest.mark.parametrize("card", ["Charge", "Barrier", "Recovery", "Trap"])
def test_rul_25_a_surplus_gain_is_lost_and_the_rest_of_the_card_works(card: str) -> None:
    table = duel(A="B4 D4 bonus {Recovery, Trap}", B="@2")
    assert card in choices(table, A)
    table.answer(f"play:{card}", "play:Lightning")
    health = 3 if card == "Barrier" else 2  # a full Barrier still protects
    assert side(table, "A") == f"H{health} B4 D4 @0 rest {card} bonus {{Recovery, Trap}}"


@rule("DUE-RUL-25")
def test_rul_25_a_full_trap_still_cancels_a_move() -> None:
    table = duel(A="D4 bonus {Trap}", B="@2").answer("play:Trap", "play:Move")
    assert side(table, "B") == "H4 B2 D0 @2 rest Move bonus {}"


@rule("DUE-RUL-26")
@pytest.mark.parametrize("resting", ["-", *BASIC])
def test_rul_26_nobody_is_ever_without_a_playable_card(resting: str) -> None:
    table = duel(A=f"H1 B0 D0 rest {resting}")
    free = [name for name in ("Charge", "Barrier", "Move") if name != resting]
    assert choices(table, A) == free
    assert len(free) >= 2


@rule("DUE-RUL-27")
@pytest.mark.parametrize("card", ["Charge", "Ray", "Lightning"])
def test_rul_27_a_resting_foreign_or_unpayable_card_is_refused_before_the_reveal(card: str) -> None:
    for seat in (A, B):
        line = "B1 rest Charge"
        table = duel(A=line, B=line)
        before = table.position()
        with pytest.raises(IllegalAction):
            table.answer_as(seat, f"play:{card}")
        assert table.position() == before
        assert table.events() == []
        assert "Spark" in choices(table, seat)  # and asked again


@rule("DUE-RUL-28")
def test_rul_28_health_stops_at_0() -> None:
    assert side(duel(B="H1").answer("play:Lightning", "play:Move"), "B").startswith("H0 ")
    countered = duel(A="H1", B="D2").answer("play:Spark", "play:Counter")
    assert side(countered, "A").startswith("H0 ")


@rule("DUE-RUL-29")
def test_rul_29_effects_of_both_come_at_once() -> None:
    table = duel(A="H2", B="H2 B0 D0 bonus {Recovery}").answer("play:Lightning", "play:Recovery")
    assert table.ended() == "A by ko"
    assert side(table, "B") == "H0 B1 D1 @0 rest - bonus {Recovery} plays Recovery"
    crossed = duel(A="@1", B="@2", board="core").answer("play:Move", "play:Move")
    assert [shown["square"] for shown in crossed.view()["sides"]] == [2, 3]


@rule("DUE-RUL-30")
def test_rul_30_what_is_public() -> None:
    table = duel(
        A="H3 B1 D2 @2 rest Spark bonus {Ray, Trap?}", B="H2 B4 D1 @3 rest Move bonus {Copy?}"
    )
    for viewer in (A, B, SPECTATOR):
        seen = table.view(viewer)
        assert seen["pile"] == 1
        public = [
            [
                shown[name]
                for name in ("health", "battery", "disk", "square", "rest", "bonus", "shown")
            ]
            for shown in seen["sides"]
        ]
        assert public == [
            [3, 1, 2, 2, "Spark", 2, ["Ray"]],
            [2, 4, 1, 3, "Move", 1, []],
        ]


@rule("DUE-RUL-30")
def test_rul_30_what_is_secret() -> None:
    one = duel(A="bonus {Ray?}", deck="[Trap, Recovery, Copy]").answer_as(A, "play:Ray")
    other = duel(A="bonus {Copy?}", deck="[Recovery, Ray, Trap]").answer_as(A, "play:Charge")
    for viewer in (B, SPECTATOR):
        assert one.view(viewer) == other.view(viewer)
        assert one.events(viewer) == other.events(viewer)
    assert GAME.observe(one.state, B) == GAME.observe(other.state, B)
    assert one.view(A) != other.view(A)


@rule("DUE-RUL-31")
def test_rul_31_the_default_costs_are_those_of_section_6() -> None:
    shown = duel().view()["cards"]
    assert shown["Counter"] == {"battery": 0, "disk": 2}
    assert shown["Copy"] == {"battery": 1, "disk": 0}


@rule("DUE-RUL-31")
def test_rul_31_other_costs_are_selectable_by_settings_alone() -> None:
    settings = {"counter_cost": (1, 1), "copy_cost": (0, 1)}
    table = duel(A="B1 D1 rest Spark bonus {Copy}", B="B1 D1", **settings)  # type: ignore[arg-type]
    assert choices(table, A) == ["Charge", "Barrier", "Counter", "Move", "Copy"]
    table.answer("play:Copy", "play:Counter")
    assert sides(table) == (
        "H2 B1 D0 @0 rest Copy(Spark) bonus {Copy}",
        "H4 B0 D0 @0 rest Counter bonus {}",
    )


@rule("DUE-RUL-32")
def test_rul_32_without_a_limit_charge_and_barrier_go_on_for_ever() -> None:
    table = duel(max_rounds=None)
    for _ in range(150):
        table.answer("play:Charge", "play:Barrier", "play:Barrier", "play:Charge")
    assert table.position()["round"] == "301"
    assert table.ended() == ""


def hits_and_advances(table: Table, rng: Rng) -> tuple[int, int]:
    """Rounds with damage and rounds with an advance in a random game, the last round left out."""
    hits = advances = 0
    facts = table.state
    while True:
        health = facts.a.health + facts.b.health
        squares = facts.a.square + facts.b.square
        play_round(table, rng)
        if table.state.result is not None:
            return hits, advances
        hits += facts.a.health + facts.b.health < health
        advances += facts.a.square + facts.b.square > squares


@rule("DUE-RUL-32")
def test_rul_32_at_most_6_rounds_with_damage_and_6_with_an_advance() -> None:
    rng = Rng(5032)
    for table in random_games(150, max_rounds=None):
        hits, advances = hits_and_advances(table, rng)
        assert hits <= 6
        assert advances <= 6


@rule("DUE-RUL-32")
def test_rul_32_six_and_six_rounds_can_come_and_the_next_one_decides() -> None:
    table = duel(A="B4", B="B4", board="core")
    for mine, theirs in [("Move", "Charge"), ("Charge", "Move")] * 3:
        table.answer(f"play:{mine}", f"play:{theirs}")
    for mine, theirs in [("Spark", "Charge"), ("Charge", "Spark")] * 3:
        if mine not in choices(table, A) or theirs not in choices(table, B):
            table.answer("play:Barrier", "play:Barrier")
        table.answer(f"play:{mine}", f"play:{theirs}")
    assert [(shown["health"], shown["square"]) for shown in table.view()["sides"]] == [
        (1, 3),
        (1, 3),
    ]
    assert table.ended() == ""
    table.answer("play:Barrier", "play:Barrier", "play:Move", "play:Charge")
    assert table.ended() == "A by moon"


@rule("DUE-RUL-32")
def test_rul_32_the_round_limit_makes_it_a_draw() -> None:
    table = duel(max_rounds=2)
    table.answer("play:Charge", "play:Barrier", "play:Barrier", "play:Charge")
    assert table.ended() == "nobody by rounds"


@rule("DUE-RUL-33")
def test_rul_33_one_point_of_lightning_gets_through_a_barrier() -> None:
    table = duel(B="H2 D0").answer("play:Lightning", "play:Barrier")
    assert side(table, "B") == "H1 B2 D1 @0 rest Barrier bonus {}"
    last = duel(B="H1 D0").answer("play:Lightning", "play:Barrier")
    assert last.ended() == "A by ko"
    assert side(last, "B") == "H0 B2 D1 @0 rest - bonus {} plays Barrier"


@rule("DUE-RUL-34")
def test_rul_34_at_least_5_basic_cards_are_in_hand_at_every_choice() -> None:
    for resting in CARDS:
        table = duel(A="B0 D0 bonus {Ray, Recovery, Trap, Copy}")
        facts = table.state
        facts.a.rest = facts.a.rest_as = number(resting)
        held = [name for name in hand(table, A) if name in BASIC]
        assert len(held) == (5 if resting in BASIC else 6)
    for table in random_tables(GAME, 40, 5034):
        for seat in (A, B):
            if table.state.asked(seat):
                assert len([name for name in hand(table, seat) if name in BASIC]) >= 5
