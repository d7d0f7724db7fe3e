"""Why something happened: the answer that began it, and what led from there to it."""

import pytest

from automatable import Rng, game
from automatable.games.cyberion import GAME as CYBERION
from automatable.games.duel import GAME as DUEL
from automatable.kernel.game import State
from automatable.kernel.seats import CHANCE, ORACLE, SPECTATOR
from automatable.match import Causes, Link, causes_of
from automatable.testkit import Table
from automatable.testkit.walks import random_game
from tests.games.raising_robots.helpers import PAIR, TWO, round_of
from tests.games.robot_quest_arena.helpers import DUEL as TWO_ROBOTS
from tests.games.robot_quest_arena.helpers import arena

A, B = 0, 1
FACTORY = "I-SIR I-STO I-CYC I-PLA I-COM"
FULL = "SIR1 STO1 CYC1 PLA1 COM1"


def played(state: State, *answers: str) -> Causes:
    """What came of answers, as records write them: `0 end`, `* draw:Ray`."""
    causes = Causes(state)
    for line in answers:
        who, name = line.split()
        seat = int(CHANCE) if who == "*" else int(who)
        causes.answer(seat, state.game.catalogue.number(name))
    return causes


def why(causes: Causes, kind: str, viewer: int = A) -> list[str]:
    """The chain of the last event of that kind: `A end`, `B`, `all`, `hit DUE-ATK-03`."""
    for number in range(causes.count(viewer) - 1, -1, -1):
        chain = causes.chain(viewer, number)
        if chain[-1].event is not None and chain[-1].event.kind == kind:
            return [shown(causes, link) for link in chain]
    raise AssertionError(f"nobody was told that somebody {kind}")


def shown(causes: Causes, link: Link) -> str:
    if link.event is not None:
        return f"{link.event.kind} {link.event.rule}"
    if link.kind != "answer":
        return link.kind
    who = "AB"[link.seat]
    return f"{who} {causes.state.game.catalogue.name(link.action)}" if link.action >= 0 else who


def test_in_duel_both_had_to_answer_and_the_cards_lead_to_the_rest() -> None:
    causes = played(DUEL.listened({"stars": "1"}), "1 play:Move", "0 play:Spark")
    cost = ["all", "revealed DUE-RND-05", "paid DUE-CST-06"]
    for viewer in (A, B, SPECTATOR):
        assert why(causes, "paid", viewer) == cost
        assert why(causes, "hit", viewer) == [*cost, "hit DUE-ATK-03"]
        assert why(causes, "round_began", viewer) == ["all", "round_began DUE-RND-01"]


def test_in_duel_what_follows_from_both_moves_comes_from_ones_own() -> None:
    causes = played(
        DUEL.listened({"stars": "1"}),
        *("1 play:Move", "0 play:Move", "* draw:Ray", "* draw:Trap"),
    )
    for viewer, number in ((A, 1), (B, 1), (A, 2), (B, 2)):
        heard = [causes.chain(viewer, one) for one in range(causes.count(viewer))]
        drawn = [chain for chain in heard if chain[-1].event and "drew" in chain[-1].event.kind]
        moved, draw = [link.event for link in drawn[number - 1][-2:]]
        assert moved is not None
        assert draw is not None
        assert (moved.kind, moved.facts["seat"]) == ("moved", draw.facts["seat"])


def test_what_was_there_before_anybody_answered_comes_from_the_start() -> None:
    causes = played(DUEL.listened({}))
    assert why(causes, "round_began") == ["start", "round_began DUE-RND-01"]


def test_in_cyberion_cleanup_comes_from_the_end_of_the_intervention() -> None:
    table = Table(CYBERION, {"factory": FACTORY, "platform": FULL, "reserve": "3"})
    causes = played(table.state, "0 end")
    assert why(causes, "failsafe_lost") == ["A end", "failsafe_lost CYB-CLN-02"]
    assert why(causes, "turn_began") == ["A end", "turn_began CYB-TRN-01"]


def test_in_cyberion_all_that_was_picked_belongs_to_the_answer() -> None:
    table = Table(CYBERION, {"factory": FACTORY, "platform": "SIR1 SIR2 CYC1 PLA1 COM1"})
    picked = ["repair:I-SIR", "crew:SIR1@platform", "crew:SIR2@platform"]
    causes = played(table.state, *[f"0 {name}" for name in picked])
    answers = [f"A {name}" for name in picked]
    assert why(causes, "repaired") == [*answers, "repaired CYB-REP-05"]
    assert why(causes, "repaired", SPECTATOR) == ["A", "repaired CYB-REP-05"]


def test_in_cyberion_what_chance_brings_comes_from_what_asked_for_it() -> None:
    parts = {"factory": FACTORY, "platform": "SIR1 SIR2", "levels": "2 1 1 1 1"}
    table = Table(CYBERION, parts)
    answers = ("0 trigger:SIR1@platform", "0 level:II", "* draw:COM5")
    causes = played(table.state, *answers)
    asked = ["A trigger:SIR1@platform", "A level:II"]
    assert why(causes, "drew")[:3] == [*asked, "triggered CYB-TRG-01"]
    assert why(causes, "drew")[-1] == "drew CYB-TRN-08"


def test_in_the_arena_an_attack_leads_to_its_harm() -> None:
    table = arena(TWO_ROBOTS, pug="A r4c4", petri="B r4c5", A="hand hammer")
    causes = played(table.state, "0 play:hammer", "0 target:petri")
    harm = ["attacked RQA-CRD-07", "damaged RQA-ATK-09"]
    assert why(causes, "played") == ["A play:hammer", "played RQA-CRD-03"]
    assert why(causes, "damaged") == ["A target:petri", *harm]
    assert why(causes, "damaged", B) == ["A", *harm]


def test_in_the_arena_the_turn_of_one_begins_with_the_end_of_anothers() -> None:
    table = arena(TWO_ROBOTS, tiles="E@r4c5", pug="A r4c4", petri="B r4c5", A="deck 5*battery")
    causes = played(table.state, "0 end", *["* draw:battery"] * 5)
    assert why(causes, "turn_began") == ["A end", "turn_began RQA-TRN-01"]
    begun = ["A", "turn_began RQA-TRN-01"]
    assert why(causes, "turn_began", B) == begun
    assert why(causes, "gained_energy", B) == [*begun, "gained_energy RQA-TIL-07"]


def test_in_raising_robots_a_lane_is_its_seats_own_affair_until_all_have_finished() -> None:
    table = round_of(PAIR, TWO)
    causes = played(table.state, "0 batteries:1", "0 done", "0 skip", "1 skip")
    own = ["A batteries:1", "paid RR-RES-05", "performed RR-ENE-10"]
    assert why(causes, "performed") == own
    assert causes.count(B) == 1  # what it has done itself
    assert why(causes, "passed", B) == ["B skip", "passed RR-RUL-55"]
    causes.answer(B, table.game.catalogue.number("batteries:0"))
    finished = ["all", "gathered RR-RND-04"]
    assert why(causes, "gathered") == finished
    assert why(causes, "paid", B) == [*finished, "paid RR-RES-05"]
    assert why(causes, "passed", A) == [*finished, "passed RR-RUL-55"]
    assert why(causes, "round_began") == ["all", "round_began RR-RND-01"]


@pytest.mark.parametrize("name", ["duel", "cyberion", "robot_quest_arena", "raising_robots"])
def test_step_by_step_a_record_leads_to_the_same(name: str) -> None:
    rules = game(name)
    record, last = random_game(rules, dict(rules.test_settings[0]), Rng(5))
    causes = causes_of(record)
    told, again = last.log or [], causes.state.log or []
    assert [event.kind for event in told] == [event.kind for event in again]
    assert rules.position(causes.state) == rules.position(last)
    for viewer in (*range(last.seats), SPECTATOR, ORACLE):
        heard = [event.seen_by(viewer).plain() for event in told if event.reaches(viewer)]
        assert causes.count(viewer) == len(heard)
        for number in range(0, len(heard), 7):
            chain = causes.chain(viewer, number)
            assert chain[0].kind != "event"
            event = chain[-1].event
            assert event is not None
            assert event.plain() == heard[number]
