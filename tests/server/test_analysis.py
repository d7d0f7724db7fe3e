"""Records explained and judged: why a step happened, and how good an answer was."""

import pytest

from automatable import Record, Rng, game
from automatable.bots.analysis import judge
from automatable.bots.budget import Budget
from automatable.kernel.compact import compact
from automatable.kernel.game import State
from automatable.kernel.record import Answer
from automatable.kernel.seat_view import SeatView
from automatable.kernel.seats import CHANCE
from automatable.server.wire import Analysis, Because, JudgedInfo

from .helpers import Person, Server

BUDGET = Budget(400, 60.0)
SETTINGS = {"length": "3", "stars": "none"}
EQUAL = "H4 B0 D0 @0 rest - bonus {}"
AHEAD = "H4 B1 D0 @2 rest - bonus {}"


def record_of(*rounds: str, start: dict[str, str] | None = None) -> Record:
    """A Duel in which both seats play these cards: `Charge/Move`."""
    record = Record(game("duel"), dict(SETTINGS), start or {})
    number = record.game.catalogue.number
    for cards in rounds:
        for seat, card in enumerate(cards.split("/")):
            record.answers.append(Answer(seat, number(f"play:{card}")))
    return record


# One step from the moon, and the other has nothing to attack with: a Move wins for certain.
MISSED = record_of("Charge/Barrier", "Barrier/Charge", start={"A": AHEAD, "B": EQUAL})
MOVED = record_of("Move/Barrier", "Charge/Charge")


def judged(record: Record, index: int) -> tuple[str, str, int, int]:
    state = record.replay(index)
    given = record.answers[index]
    found = judge(SeatView(state, given.seat), given.action, 1, BUDGET)
    assert found is not None
    name = record.game.catalogue.name
    return name(given.action), name(found.best), found.hope, found.worth


def test_a_missed_win_is_a_mistake() -> None:
    given, best, hope, worth = judged(MISSED, 0)
    assert (given, best) == ("play:Charge", "play:Move")
    assert hope == 1000 > worth


def test_what_is_best_is_worth_as_much_as_the_best() -> None:
    record = record_of("Move/Charge", start={"A": AHEAD, "B": EQUAL})
    assert judged(record, 0) == ("play:Move", "play:Move", 1000, 1000)


def test_where_the_game_knows_what_is_right_nothing_is_judged() -> None:
    """A Battery only gives, so the bots play it first, whatever else is on offer."""
    state, rng = game("robot_quest_arena").new({}), Rng(1)
    while decision := state.decision():
        if decision.seat != CHANCE and len(decision.options) > len(only := known(state)) == 1:
            break
        state.apply(decision.seat, decision.sample(rng))
    assert decision is not None
    assert judge(SeatView(state, decision.seat), only[0], 1, BUDGET) is None


def known(state: State) -> tuple[int, ...]:
    decision = state.decision()
    assert decision is not None
    return SeatView(state, decision.seat).tidy


def test_an_analysis_is_told_in_parts(server: Server) -> None:
    ada, word = Person(server), compact(MISSED)
    found: list[JudgedInfo] = []
    first: int | None = 0
    while first is not None:
        told = ada.get("/api/replay/analysis", record=word, seat=0, first=first, count=1)
        part = Analysis.model_validate(told)
        assert part.choices == 2
        found += part.judged
        first = part.next
    assert [one.index for one in found] == [0, 2]
    assert (found[0].given, found[0].best) == ("play:Charge", "play:Move")
    assert 0 <= found[0].worth < found[0].hope == 1000


@pytest.mark.parametrize(
    ("query", "status"),
    [
        ("seat=2", 400),
        ("seat=0&count=9", 422),
        ("seat=0&count=0", 422),
        ("seat=-1", 422),
        ("", 422),
    ],
)
def test_an_analysis_of_nonsense_is_refused(server: Server, query: str, status: int) -> None:
    word = compact(MISSED)
    Person(server).problem("GET", f"/api/replay/analysis?record={word}&{query}", status)


def test_a_replay_tells_why_something_happened(server: Server) -> None:
    ada, word = Person(server), compact(MOVED)
    step = ada.get("/api/replay", record=word, first=2, count=1)["steps"][0]
    place = [event["kind"] for event in step["events"]].index("moved")
    told = Because.model_validate(
        ada.get("/api/replay/because", record=word, step=2, event=place, lang="fr")
    )
    last = told.causes[-1].event
    assert last is not None and last.model_dump() == step["events"][place]
    assert told.causes[0].kind == "all"  # both had to choose
    assert {rule.lang for rule in told.rules} == {"fr"}


@pytest.mark.parametrize("where", ["step=2&event=99", "step=9&event=0"])
def test_there_is_no_reason_for_what_did_not_happen(server: Server, where: str) -> None:
    word = compact(MISSED)
    found = Person(server).problem("GET", f"/api/replay/because?record={word}&{where}", 404)
    assert found["code"] == "no_event"
