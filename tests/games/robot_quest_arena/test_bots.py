"""What bots need not think about, and what they make of a table."""

from automatable.bots import make_bot
from automatable.games.robot_quest_arena import GAME
from automatable.kernel.seat_view import SeatView
from automatable.testkit import Table

from .helpers import TEAMS, TWO, A, arena


def tidy(table: Table) -> list[str]:
    """The options worth a thought to A."""
    return [table.game.catalogue.name(option) for option in SeatView(table.state, A).tidy]


def choice(table: Table) -> str:
    """What the rollout bot does for A."""
    view = SeatView(table.state, A)
    return view.name(make_bot("rollout:300", 1).choose(view))


def test_gifts_are_played_first() -> None:
    table = arena(pug="A r4c4", crate="B r4c5", A="hand hammer battery thrusters", purse="1 0")
    assert "play:hammer" in table.options(A)
    assert tidy(table) == ["play:battery"]
    table.answer("play:battery")
    assert tidy(table) == ["play:thrusters"]
    table.answer("play:thrusters")
    assert "exchange" in table.options(A)
    assert tidy(table) == [name for name in table.options(A) if name != "exchange"]


def test_cards_that_ask_or_draw_are_weighed() -> None:
    table = arena(pug="A r4c4", A="hand backup_battery blueprint", junkyard="")
    assert {"end", "play:backup_battery", "play:blueprint"} <= set(tidy(table))


def test_other_questions_are_left_whole() -> None:
    table = arena(TWO, pug="A r4c4", petri="A r4c5", A="hand thrusters").answer("play:thrusters")
    assert tidy(table) == table.options(A) == ["for:pug", "for:petri"]


def test_the_lead_is_counted_in_vp_of_a_player_or_a_team() -> None:
    table = arena(A="vp 7", B="vp 9", C="vp 2")
    assert GAME.advice(table.state) == (480, 520, 430)
    teams = arena(TEAMS, A="vp 7", B="vp 9", C="vp 2", D="vp 3")
    assert GAME.advice(teams.state) == (470, 530, 470, 530)


def test_the_rollout_bot_strikes_where_it_pays() -> None:
    table = arena(pug="A r4c4 4+1", crate="B r4c5 0+1", A="hand hammer deck", purse="0 0")
    assert choice(table) == "play:hammer"


def test_the_rollout_bot_does_not_walk_onto_tacks_for_nothing() -> None:
    table = arena(tiles="K@r4c3 K@r4c5 K@r3c4", pug="A r4c4 1+1", A="vp 9 hand deck", purse="0 1")
    assert choice(table) in ("end", "move:pug@r5c4")
