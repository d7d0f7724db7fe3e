"""How many things are still to be chosen, as the view says it."""

from automatable.testkit import Table

from .helpers import cyberion, levels


def wanted(table: Table, *answers: str) -> list[int]:
    """Before the first of some answers, and after each of them."""
    found = [table.view()["wanted"]]
    for answer in answers:
        table.answer(answer)
        found.append(table.view()["wanted"])
    return found


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
    table = cyberion(experience="I-1 I-2 I-3", levels=levels(SIR=2))
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


def test_ending_the_turn_costs_a_token_or_the_game() -> None:
    assert cyberion(reserve="1").view()["end_costs"] == "token"
    assert cyberion(reserve="0").view()["end_costs"] == "game"
    table = cyberion(reserve="0", platform="SIR1 SIR3", factory="I-SIR")
    table.answer("repair:I-SIR", "crew:SIR1@platform", "crew:SIR3@platform")
    assert table.view()["end_costs"] == "nothing"
