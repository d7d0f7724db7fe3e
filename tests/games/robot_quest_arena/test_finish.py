"""The end of a turn. Rules: RQA-TRN-07, RQA-RUL-59."""

import pytest

from automatable.games.robot_quest_arena import GAME
from automatable.kernel.errors import BadPosition, BadSettings
from automatable.testkit import Table, rule

from .helpers import TWO, A, arena, health, purse, vp, where, with_cards, zone
from .helpers_turns import BATTERIES, nature_goes_on

LATE = {
    "overtime": "energy(1); at_end(); vp(2)",
    "ambush": "at_end(); melee(2); repel_target(1)",
    "patch": "at_end(); repair(1)",
    "hoard": "at_end(); energy(3); moves(2)",
    "second_wind": "at_end(); draw(1)",
}


def late(hand: str, settings: dict[str, object] | None = None, **parts: str) -> Table:
    """A's action phase with cards that do something at the end of the turn."""
    seat = f"hand {hand} deck 8*battery hammer thrusters"
    return arena({**with_cards(**LATE), **(settings or {})}, A=seat, **parts)


@rule("RQA-TRN-07")
def test_trn_07_what_a_card_says_for_the_end_of_the_turn_happens_then() -> None:
    table = late("overtime", pug="A r4c4")
    table.answer("play:overtime")
    assert (purse(table), vp(table, A), table.part("later")) == ((1, 0), 0, "overtime:pug")
    table.answer("end")
    assert (vp(table, A), table.part("later"), table.asked()) == (2, "", "nature draw")
    assert "came_due seat=0 card=overtime" in table.events()
    table.nature(*BATTERIES)
    assert (table.asked(), "overtime" in zone(table, A, "discard")) == ("B act", True)


@rule("RQA-TRN-02", "RQA-TRN-07")
def test_trn_07_the_end_of_the_turn_comes_before_upkeep() -> None:
    table = late("second_wind buzz_saw").answer("play:second_wind", "end")
    assert table.asked() == "nature draw"
    table.nature("draw:thrusters")
    assert zone(table, A, "discard") == ["thrusters", "buzz_saw", "second_wind"]


@rule("RQA-TRN-07")
def test_trn_07_a_turn_without_such_cards_goes_on_to_upkeep() -> None:
    table = late("buzz_saw").answer("end")
    assert table.part("due").endswith("pass; turn")
    assert "finish" not in table.part("due")


@rule("RQA-RUL-59")
def test_rul_59_the_player_chooses_the_order_of_effects() -> None:
    table = late("overtime patch", crate="A r4c4 2+1").answer("play:overtime", "play:patch", "end")
    assert (table.asked(), table.part("due")) == ("A finish", "finish; upkeep; pass; turn")
    assert table.offered("finish") == ["overtime", "patch"]
    assert table.why_not(A, "finish:hoard") == "RQA-RUL-59"
    assert table.why_not(A, "play:hammer") == "RQA-TRN-02"
    table.answer("finish:patch")
    assert (health(table, "crate"), vp(table, A)) == ("3+1", 2)  # the last one asks nothing


@rule("RQA-RUL-59")
def test_rul_59_an_attack_is_aimed_at_the_end_and_skipped_without_a_target() -> None:
    table = late("ambush", crate="A r4c4", petri="B r4c5")
    table.answer("play:ambush", "end")
    assert table.asked() == "A target"
    table.answer("target:petri")
    assert (health(table, "petri"), where(table, "petri")) == ("2+1", "r4c6")
    alone = late("ambush", crate="A r4c4", petri="B r0c5").answer("play:ambush", "end")
    assert (alone.asked(), health(alone, "petri")) == ("nature draw", "4+1")


@rule("RQA-RUL-59")
def test_rul_59_energy_and_moves_come_too_late_to_be_spent() -> None:
    table = late("hoard").answer("play:hoard", "end")
    assert (table.asked(), purse(table)) == ("nature draw", (0, 0))


@rule("RQA-RUL-59")
def test_rul_59_cards_of_one_title_act_in_the_order_played_for_their_robots() -> None:
    table = late("2*patch", TWO, pug="A r4c4 1+1", petri="A r2c2 1+1")
    table.answer("play:patch", "for:petri", "play:patch", "for:pug")
    assert table.part("later") == "patch:petri patch:pug"
    table.answer("end")
    repaired = [event for event in table.events() if event.startswith("repaired")]
    assert repaired == ["repaired robot=petri count=1", "repaired robot=pug count=1"]


@rule("RQA-RUL-59")
def test_rul_59_nothing_is_left_for_the_next_turn() -> None:
    table = late("overtime patch").answer("play:overtime", "play:patch", "end", "finish:patch")
    nature_goes_on(table).answer("end")
    assert (vp(table, A), table.part("later")) == (2, "")


@pytest.mark.parametrize(
    ("effect", "message"),
    [
        ("at_end()", "at_end stands once"),
        ("vp(1); at_end()", "at_end stands once"),
        ("at_end(); vp(1); at_end(); vp(1)", "at_end stands once"),
        ("at_end(1); vp(1)", "at_end takes 0 numbers"),
        ("melee(1); at_end(); repel_target(1)", "repel_target needs a melee or ranged attack"),
    ],
)
def test_a_card_file_says_plainly_what_happens_at_the_end(effect: str, message: str) -> None:
    with pytest.raises(BadSettings, match=message):
        GAME.new(with_cards(zap=effect))


def test_a_tile_has_no_effects_for_the_end_of_the_turn() -> None:
    row = '[[tile]]\nid = "tacks"\nstatus = "known"\nstart = "at_end(); vp(1)"\n'
    with pytest.raises(BadSettings, match="start at_end is for cards only"):
        GAME.new({"cards": row})


@pytest.mark.parametrize(
    ("later", "message"),
    [
        ("hammer:pug", "hammer does nothing at the end"),
        ("overtime:petri", "petri is not the active player's"),
        ("overtime:pug overtime:pug", "not that many cards overtime in play"),
        ("overtime", "robot"),
    ],
)
def test_a_position_promises_only_what_cards_in_play_do(later: str, message: str) -> None:
    parts = {"pug": "A r4c4", "petri": "B r2c2", "A": "play overtime deck 8*battery"}
    good = arena(with_cards(**LATE), **parts, later="overtime:pug")
    assert good.answer("end").state.vp[A] == 2
    with pytest.raises(BadPosition, match=message):
        arena(with_cards(**LATE), **parts, later=later)
