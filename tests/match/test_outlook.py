"""What a seat can do, and what surely follows."""

from automatable import Rng
from automatable.games._template import GAME as TEMPLATE
from automatable.games.cyberion import GAME as CYBERION
from automatable.games.duel import GAME as DUEL
from automatable.kernel.game import State
from automatable.match import Prospect, outlook, turn_end
from automatable.testkit import Table
from tests.games.raising_robots.helpers import PAIR, TWO, round_of
from tests.games.robot_quest_arena.helpers import DUEL as TWO_ROBOTS
from tests.games.robot_quest_arena.helpers import arena

A, B = 0, 1
FACTORY = "I-SIR I-STO I-CYC I-PLA I-COM"
HIT = ["played", "attacked", "damaged", "gained_vp"]
FULL = "SIR1 STO1 CYC1 PLA1 COM1"


def after(state: State, name: str, seat: int = A) -> tuple[list[str], str]:
    """What surely follows from an answer: kinds of events, and what comes then."""
    one = prospect(state, name, seat)
    return [event.kind for event in one.events], f"{one.then} {one.key}".strip()


def prospect(state: State, name: str, seat: int = A) -> Prospect:
    number = state.game.catalogue.number(name)
    (found,) = [one for one in outlook(state, seat) if one.action == number]
    return found


def test_every_answer_is_told_of_in_order_and_nothing_to_who_is_not_asked() -> None:
    state = CYBERION.from_position({"factory": FACTORY, "platform": FULL}, {"players": 2})
    decision = state.asked(A)
    assert decision is not None
    assert [one.action for one in outlook(state, A)] == list(decision.options)
    assert outlook(state, B) == []


def test_in_cyberion_the_end_of_a_turn_costs_a_token_if_no_machine_has_left() -> None:
    table = Table(CYBERION, {"factory": FACTORY, "platform": FULL, "reserve": "3"})
    assert table.game.catalogue.name(turn_end(table.state, A)) == "end"
    kinds, then = after(table.state, "end")
    assert kinds == ["failsafe_lost", "turn_began"]
    assert then == "you act"
    picks = ["repair:I-SIR", "crew:SIR1@platform", "crew:SIR2@platform"]
    parts = {"factory": FACTORY, "platform": "SIR1 SIR2 CYC1 PLA1 COM1", "reserve": "3"}
    repaired = Table(CYBERION, parts).answer(*picks)
    assert "failsafe_lost" not in after(repaired.state, "end")[0]


def test_in_cyberion_the_last_token_is_the_end_and_that_is_said_before() -> None:
    table = Table(CYBERION, {"factory": FACTORY, "platform": FULL, "reserve": "0"})
    found = prospect(table.state, "end")
    assert found.then == "over"
    assert found.result is not None
    assert found.result.rule == "CYB-END-02"


def test_where_chance_comes_nothing_after_it_is_promised() -> None:
    table = Table(CYBERION, {"factory": FACTORY, "platform": "SIR1", "reserve": "3"})
    assert after(table.state, "end") == (["failsafe_lost"], "chance")


def test_things_picked_one_by_one_lead_to_the_next_question() -> None:
    parts = {"factory": FACTORY, "platform": "SIR1 SIR2 SIR3 PLA1 COM1"}
    table = Table(CYBERION, parts)
    assert after(table.state, "repair:I-SIR") == ([], "you crew")
    assert turn_end(table.answer("repair:I-SIR").state, A) == -1  # not in the middle of it


def test_in_duel_nothing_is_sure_before_the_other_has_chosen_nor_what_that_was() -> None:
    state = DUEL.listened({"stars": "1"})
    assert after(state, "play:Spark") == ([], "others")
    state.apply(B, DUEL.catalogue.number("play:Move"))
    assert after(state, "play:Spark") == ([], "hidden")
    assert turn_end(state, A) == -1


def test_in_the_arena_upkeep_follows_from_the_end_of_the_turn() -> None:
    table = arena(TWO_ROBOTS, pug="A r4c4", petri="B r4c5", A="hand hammer battery")
    assert after(table.state, "end") == (["cleaned_up"], "chance")
    assert after(table.state, "play:hammer") == (HIT, "you act")
    assert outlook(table.state, B) == []


def test_in_raising_robots_a_seat_is_told_of_its_own_work_only() -> None:
    table = round_of(PAIR, TWO)
    assert after(table.state, "batteries:1") == (["paid", "performed"], "you buy")
    table.answer_as(A, "skip")
    assert after(table.state, "skip") == (["passed"], "others")
    for name in ("skip", "skip"):
        table.answer_as(B, name)
    kinds, then = after(table.state, "skip")
    assert (kinds, then) == (["passed"], "hidden")  # what the other did is shown then


def test_what_others_hold_decides_nothing_that_is_promised() -> None:
    for seed in range(20):
        state = TEMPLATE.listened({})
        rng = Rng(seed)
        while state.asked(A) is None and (decision := state.decision()) is not None:
            state.apply(decision.seat, decision.sample(rng))
        for one in outlook(state, A):
            assert all(event.kind != "revealed" for event in one.events)


def test_long_lists_are_tried_up_to_a_limit() -> None:
    state = CYBERION.from_position({"factory": FACTORY, "platform": FULL}, {})
    found = outlook(state, A, most=2)
    assert [one.then == "unknown" for one in found] == [False, False, *[True] * (len(found) - 2)]
