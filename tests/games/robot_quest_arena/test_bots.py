"""What bots need not think about, and what they make of a table."""

from collections.abc import Mapping
from typing import Final

import pytest

from automatable.bots import make_bot
from automatable.games.robot_quest_arena import GAME
from automatable.kernel.seat_view import SeatView
from automatable.testkit import Table

from .helpers import DUEL, TEAMS, TWO, A, arena


def tidy(table: Table) -> list[str]:
    """The options worth a thought to A."""
    return [table.game.catalogue.name(option) for option in SeatView(table.state, A).tidy]


def choice(table: Table, bot: str = "rollout:300") -> str:
    """What a bot does for A."""
    view = SeatView(table.state, A)
    return view.name(make_bot(bot, 1).choose(view))


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


def hopes(settings: Mapping[str, object] | None = None, /, **parts: str) -> tuple[int, ...]:
    """The evaluation of a table."""
    return GAME.evaluate(arena(settings, **parts).state)


EVEN: Final = {"pug": "A r2c4", "crate": "B r6c4", "purse": "0 0"}


def test_seats_that_have_the_same_hope_for_the_same() -> None:
    assert hopes(DUEL, **EVEN) == (500, 500)


@pytest.mark.parametrize(
    "better",
    [
        {"A": "vp 3"},
        {"A": "discard rivet_gun"},
        {"pug": "A r3c4"},  # of the centre
        {"crate": "B r6c4 1+1"},
        {"crate": "B - 0+0"},
        {"purse": "2 0"},
    ],
)
def test_what_helps_a_seat_gives_it_hope(better: dict[str, str]) -> None:
    first, second = hopes(DUEL, **{**EVEN, **better})
    assert first > 500 > second


def test_a_good_deck_is_worth_less_towards_the_end() -> None:
    cards = {"A": "discard rivet_gun", "B": "vp 2"}
    assert hopes(DUEL, **EVEN, **cards)[0] > 500 > hopes(DUEL, **EVEN, **cards, reserve="0")[0]


def test_an_attack_in_hand_wants_an_enemy_near() -> None:
    far = hopes(DUEL, pug="A r0c4", crate="B r8c4", A="hand hammer")
    near = hopes(DUEL, pug="A r0c4", crate="B r1c4", A="hand hammer")
    assert near[0] > far[0]


def test_a_team_hopes_together() -> None:
    found = hopes(TEAMS, A="vp 7", B="vp 9", C="vp 2", D="vp 3")
    assert found[0] == found[2] < found[1] == found[3]


def over(**parts: str) -> tuple[int, ...]:
    """The evaluation of a finished game of three."""
    return hopes(over="clock", **parts)


def test_every_win_is_better_than_a_draw_and_a_draw_than_every_defeat() -> None:
    clear, narrow = over(A="vp 30", B="vp 1", C="vp 2"), over(A="vp 9", B="vp 8", C="vp 8")
    shared = over(A="vp 9", B="vp 9", C="vp 8")
    assert clear[0] > narrow[0] > shared[0] == shared[1] > narrow[1] > clear[2] > clear[1]


def test_the_greedy_bot_buys_the_better_card() -> None:
    table = arena(
        pug="A r4c4", A="hand deck", purse="7 0", shop="rocket_punch dart_launcher dart_launcher"
    )
    assert choice(table, "greedy:100") == "buy:rocket_punch"


def test_the_greedy_bot_walks_into_the_centre() -> None:
    table = arena(pug="A r2c4", A="hand deck", purse="0 1")
    assert choice(table, "greedy:100") == "move:pug@r3c4"


def test_the_rollout_bot_strikes_where_it_pays() -> None:
    table = arena(pug="A r4c4 4+1", crate="B r4c5 0+1", A="hand hammer deck", purse="0 0")
    assert choice(table) == "play:hammer"


def test_the_rollout_bot_does_not_walk_onto_tacks_for_nothing() -> None:
    table = arena(tiles="K@r4c3 K@r4c5 K@r3c4", pug="A r4c4 1+1", A="vp 9 hand deck", purse="0 1")
    assert choice(table) in ("end", "move:pug@r5c4")
