"""No prompt tells what its seat may not know, and every rule that one cites exists."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from automatable import Rng, game
from automatable.agents.errors import WrongAnswer
from automatable.agents.narrator import Narrator, words_for
from automatable.agents.own import OwnTable
from automatable.agents.prompts import Prompter, listed_decision
from automatable.agents.seat_text import SeatText
from automatable.kernel.events import heard
from automatable.kernel.game import Game, State
from automatable.kernel.record import Record
from automatable.kernel.registry import games
from automatable.match import Match, Nature
from automatable.testkit import leaks
from automatable.testkit.walks import states

RULE = re.compile(r"\b[A-Z]{2,}-[A-Z]+-\d+\b")
ALL = [*games(), "_template"]
STEP = 9  # questions between two states that are looked at
LATE = {"robot_quest_arena": 25}  # where nothing is hidden for a while


def prompter(rules: Game[Any], seats: int, seat: int, lang: str = "en") -> Prompter:
    titles = [f"{letter} (bot)" for letter in "ABCDEFGH"[:seats]]
    return Prompter(Narrator(rules, seat, titles, words_for(lang, rules)))


def compared(name: str, prompters: list[Prompter], monkeypatch: pytest.MonkeyPatch) -> leaks.Tally:
    """The leak test of the kit in some states, in which a seat sees its prompts as well."""
    seen = leaks.seen

    def with_prompts(state: State, seat: int) -> leaks.Seen:
        mine, decision = prompters[seat], listed_decision(state, seat)
        if decision is None:
            return (*seen(state, seat), *mine.narrator.table(state.game.view(state, seat)))
        return (*seen(state, seat), mine.question(state, decision, []))

    monkeypatch.setattr(leaks, "seen", with_prompts)
    monkeypatch.setattr(leaks, "_AHEAD", 5)
    tally = leaks.Tally()
    for state, rng in some_states(name, LATE.get(name, STEP), 2):
        leaks.compare(state, int(state.at_work()[0]), rng, tally)
    return tally


def some_states(name: str, step: int, count: int) -> Iterator[tuple[State, Rng]]:
    """States of a random game in which a seat is asked, some steps apart."""
    found = 0
    for state, rng in states(game(name).listened(), Rng(3)):
        if any(decision.seat >= 0 for decision in state.open()):
            found += 1
            if found % step == 1:
                yield state, rng
            if found > step * count:
                return


@pytest.mark.parametrize("name", ALL)
def test_prompts_are_the_same_in_worlds_that_look_the_same(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = game(name).at({})
    seats = rules.new().seats
    prompters = [prompter(rules, seats, seat) for seat in range(seats)]
    tally = compared(name, prompters, monkeypatch)
    assert tally.different > 0 or not rules.secrets


def test_a_prompt_that_tells_too_much_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    duel = game("duel").at({})

    class Indiscreet(Prompter):
        def question(self, state: State, *more: Any) -> str:
            return super().question(state, *more) + str(duel.position(state))

    prompters = [Indiscreet(prompter(duel, 2, seat).narrator) for seat in (0, 1)]
    with pytest.raises(AssertionError, match="can tell"):
        compared("duel", prompters, monkeypatch)


@pytest.mark.parametrize("name", ALL)
def test_every_rule_that_a_prompt_cites_exists(name: str) -> None:
    """In what is told before a game, in prompts with their news, and about wrong answers."""
    rules = game(name).at({})
    seats = rules.new().seats
    told = []
    for lang in ("en", "fr"):
        before = prompter(rules, seats, 0, lang)
        before.rules = "all"
        told.append(before.system())
        assert set(RULE.findall(told[-1])) >= set(rules.rulebook.rules)
    for state, rng in some_states(name, STEP, 3):
        seat = int(state.at_work()[0])
        mine, decision = prompter(rules, seats, seat), listed_decision(state, seat)
        assert decision is not None
        told.append(mine.question(state, decision, heard(state.log or [], seat)))
        told.append(_wrong(mine, state, seat, rng))
    cited = {rule for text in told for rule in RULE.findall(text)}
    assert [rule for rule in cited if rule not in rules.rulebook] == []


def _wrong(mine: Prompter, state: State, seat: int, rng: Rng) -> str:
    """What is said to an answer that is not on offer."""
    decision = listed_decision(state, seat)
    assert decision is not None
    barred = [one for one in range(len(state.game.catalogue)) if one not in decision.options]
    name = state.game.catalogue.name(barred[rng.below(len(barred))])
    with pytest.raises(WrongAnswer) as refused:
        mine.check(state, decision, name)
    assert refused.value.kind == "refused"
    assert refused.value.rule in state.game.rulebook
    return mine.again(refused.value, 1, "")


def table_at(state: State, seat: int, seed: bytes) -> SeatText:
    """An agent's table that begins with a state; whoever else is asked is nobody's bot."""
    rules = state.game
    record = Record(rules, rules.settings_of(state), rules.position(state))
    place = OwnTable(Match(record, Nature(seed)), seat, {}, ["A (you)", "B (bot)"])
    place.level = "strong:4"
    return SeatText(place, words_for("en", rules))


@pytest.mark.parametrize("name", ["duel", "_template"])
def test_the_tools_say_the_same_in_worlds_that_look_the_same(name: str) -> None:
    """Everything an agent can ask for before somebody answers, byte by byte."""
    rules = game(name).at({})
    rng = Rng(11)
    pairs = 0
    for state, _ in states(rules.listened(), Rng(2)):
        if state.asked(0) is None or state.result is not None or pairs == 3:
            continue
        other = rules.determinize(state, 0, rng)
        if rules.position(other) == rules.position(state):
            continue
        pairs += 1
        ours, theirs = table_at(state, 0, b"one"), table_at(other, 0, b"two")
        assert ours.begin() == theirs.begin()
        assert ours.see() == theirs.see()
        assert ours.hint() == theirs.hint()
        assert ours.replay() == theirs.replay()
        for action in rules.catalogue.names:
            assert ours.why(action) == theirs.why(action)
    assert pairs
