"""The daily challenge: the date determines everything, and the record proves the result."""

import pytest

from automatable import game
from automatable.daily import BadDaily, DailyRun, check, daily, has_daily
from automatable.daily.daily import table_of
from automatable.kernel.compact import expand_with_state
from automatable.kernel.registry import games
from automatable.match import Nature, draws

DAY = "2026-11-17"
NAMES = [name for name in games() if has_daily(game(name))]


def play_out(run: DailyRun) -> DailyRun:
    """Always answer with the last option but one."""
    while not run.is_over:
        decision = run.decision()
        assert decision is not None
        action = decision.options[-2:][0]
        assert run.give(run.state.game.catalogue.name(action)) is None
    return run


@pytest.mark.parametrize("name", NAMES)
def test_the_same_day_begins_alike_for_everybody(name: str) -> None:
    runs = [DailyRun(daily(game(name), DAY)) for _ in range(2)]
    other = DailyRun(daily(game(name), "2026-11-18"))
    assert runs[0].word() == runs[1].word()
    assert runs[0].decision() is not None
    assert runs[0].daily.seed != other.daily.seed


def test_a_game_is_proven_by_its_record_and_belongs_to_its_day() -> None:
    run = play_out(DailyRun(daily(game("raising_robots"), DAY)))
    outcome = run.outcome()
    assert outcome is not None and outcome.kind == "points"
    assert outcome.answers == len(run.given)
    assert check(run.word(), DAY).outcome() == outcome
    with pytest.raises(BadDaily):
        check(run.word(), "2026-11-18")
    with pytest.raises(BadDaily, match="over"):
        run.give("end")


def test_bots_answer_alike_as_long_as_the_person_does() -> None:
    challenge = daily(game("duel"), DAY)
    first = DailyRun(challenge)
    decision = first.decision()
    assert decision is not None
    answer = first.state.game.catalogue.name(decision.options[0])
    first.give(answer)
    assert DailyRun(challenge, [answer]).word() == first.word()
    assert "revealed" in [event.kind for event in first.events()]


def test_what_is_not_possible_is_refused() -> None:
    run = DailyRun(daily(game("duel"), DAY))
    refusal = run.give("play:Counter")
    assert refusal is not None and refusal.rule.startswith("DUE-")
    assert run.given == [] and run.outcome() is None
    with pytest.raises(BadDaily, match="not possible"):
        DailyRun(run.daily, ["play:Counter"])


@pytest.mark.parametrize("date", ["", "today", "2026-13-01", "2025-12-31", "2026-1-1", "20261117"])
def test_what_is_no_day(date: str) -> None:
    with pytest.raises(BadDaily, match="is no day"):
        daily(game("duel"), date)


def test_a_game_without_challenge() -> None:
    with pytest.raises(BadDaily, match="no daily challenge"):
        daily(game("_template"), DAY)


@pytest.mark.parametrize("index", [0, 100, -1])
def test_deals_of_cyberion_are_proven_to_be_winnable(index: int) -> None:
    proven = table_of(game("cyberion")).proven
    assert len({one.seed for one in proven}) == len(proven) > 180
    one = proven[index]
    record, state = expand_with_state(one.record)
    assert state.result is not None and state.result.payoffs() == (1,)
    assert record.settings == {}
    nature = Nature.of_text(f"daily cyberion {one.seed}")
    for draw in draws(record):
        assert nature.choose(draw.weights, draw.index) == draw.chosen
