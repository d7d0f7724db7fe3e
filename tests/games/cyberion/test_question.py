"""What a question says of itself: how much is wanted, what bots and views make of it."""

import pytest

from automatable import Rng
from automatable.games.cyberion import GAME
from automatable.games.cyberion.rules.question import Plan, Question
from automatable.kernel.seats import CHANCE
from automatable.testkit import Table

from .helpers import MICROBOTS, STRICT, cyberion, levels
from .player import choose


def subclasses(kind: type) -> list[type]:
    """All classes below one, however deep."""
    return [one for sub in kind.__subclasses__() for one in (sub, *subclasses(sub))]


def test_every_question_has_its_own_plan() -> None:
    leaves = [one for one in subclasses(Question) if not one.__subclasses__()]
    assert len(leaves) == 16
    for one in leaves:
        assert one.plan is not Question.plan, one.__name__


@pytest.mark.parametrize("settings", GAME.test_settings, ids=str)
def test_who_asks_a_player_is_a_question(settings: dict[str, str]) -> None:
    state, rng = GAME.new(settings), Rng(4)
    asked = set()
    while (decision := state.decision()) is not None:
        step = state.agenda.asking()
        assert isinstance(step, Question) == (decision.seat != CHANCE), decision.key
        if isinstance(step, Question):
            step.plan(state, Plan())
            assert set(GAME.tidy(state, decision)) <= set(decision.options)
            asked.add(decision.key)
        state.apply(decision.seat, choose(state, decision, rng))
    assert "act" in asked


def wanted(table: Table, *answers: str) -> list[int]:
    """Before the first of some answers, and after each of them."""
    found = [_now(table)]
    for answer in answers:
        table.answer(answer)
        found.append(_now(table))
    return found


def _now(table: Table) -> int:
    decision = table.state.decision()
    return 0 if decision is None else decision.wanted


def test_a_crew_says_how_many_are_missing() -> None:
    table = cyberion(platform="SIR1 SIR3 SIR5", factory="I-SIR")
    answers = ("repair:I-SIR", "crew:SIR1@platform", "crew:SIR3@platform")
    assert wanted(table, *answers) == [0, 2, 1, 0]


def test_a_prepped_machine_asks_for_one_less() -> None:
    table = cyberion(platform="SIR1 SIR3 SIR5", factory="I-SIR*")
    assert wanted(table, "repair:I-SIR") == [0, 1]


def test_an_uncovered_microbot_asks_for_one_more() -> None:
    table = cyberion(
        {"expansions": "microbots"},
        platform="SIR1 SIR2 COM4",
        factory="I-SIR+MIC-COM I-1+MIC-1 I-2+MIC-2 I-3+MIC-3 I-4+MIC-4",
    )
    answers = ("repair:I-SIR", "crew:SIR1@platform", "crew:SIR2@platform")
    assert wanted(table, *answers) == [0, 3, 2, 1]


def test_a_prep_is_paid_robot_by_robot() -> None:
    table = cyberion(
        platform="COM1 SIR1 SIR2 SIR3 SIR4",
        stock="STO1 STO2",
        levels=levels(COM=3),
        factory="I-SIR",
    )
    answers = ("trigger:COM1@platform", "level:III", "prep:I-SIR", "spend:SIR1@platform")
    assert wanted(table, *answers) == [0, 0, 0, 4, 3]


def test_an_upgrade_is_paid_machine_by_machine() -> None:
    table = cyberion(STRICT, experience="I-1 I-2 I-3", levels=levels(SIR=2))
    assert wanted(table, "upgrade:SIR", "pay:I-1", "pay:I-2") == [0, 2, 1, 0]


def test_cards_are_stowed_and_put_back_one_by_one() -> None:
    table = cyberion(platform="STO1 SIR1 SIR2 SIR3", levels=levels(STO=3))
    answers = ("trigger:STO1@platform", "level:III", "stow:SIR1@platform")
    assert wanted(table, *answers) == [0, 0, 2, 1]
    table = cyberion(looked="COM2 PLA3", due="back, take 1")
    assert wanted(table, "top:COM2") == [2, 1]


def test_two_robots_are_chosen_for_what_takes_two() -> None:
    table = cyberion({"expansions": "babybots"}, platform="SIR2 SIR3")
    assert wanted(table, "baby:SIR", "mate:SIR2@platform")[1:] == [2, 1]
    table = cyberion({"expansions": "gigantobots"}, platform="SIR2 SIR3", damage="1")
    assert wanted(table, "board", "rider:SIR2@platform")[1:] == [2, 1]


def test_a_microbot_is_uncovered_until_a_robot_covers_it() -> None:
    factory = "I-SIR+MIC-4 I-1+MIC-1 I-2*+MIC-2"
    table = cyberion(MICROBOTS, platform="SIR1 SIR2 COM4 PLA2", factory=factory)
    assert table.view()["uncovered"] is None  # nothing is under way
    table.answer("repair:I-SIR")
    for answer in ("crew:SIR1@platform", "crew:SIR2@platform"):
        assert table.view()["uncovered"] == "MIC-4"
        table.answer(answer)
    assert table.view()["uncovered"] == "MIC-4"  # one more is needed for it
    table.answer("crew:COM4@platform")
    assert table.view()["uncovered"] is None
    table.answer("repair:I-2")
    assert table.view()["uncovered"] is None  # the Robot of the Prep may cover


def test_ending_the_turn_costs_a_token_or_the_game() -> None:
    assert cyberion(reserve="1").view()["end_costs"] == "token"
    assert cyberion(reserve="0").view()["end_costs"] == "game"
    table = cyberion(reserve="0", platform="SIR1 SIR3", factory="I-SIR")
    table.answer("repair:I-SIR", "crew:SIR1@platform", "crew:SIR3@platform")
    assert table.view()["end_costs"] == "nothing"
