"""The table of the kit: what is read off it, in games of every kind."""

from collections import Counter

import pytest

from automatable import CHANCE, Rng, game
from automatable.games._template import GAME as TEMPLATE
from automatable.games.cyberion import GAME as CYBERION
from automatable.games.duel import GAME as DUEL
from automatable.testkit import Table, random_tables
from automatable.testkit.picture import check_picture, drawn, note, spoken, told


def test_who_is_asked_what() -> None:
    table = Table(TEMPLATE)
    assert table.asked().startswith("nature ")
    rng = Rng(1)
    while table.state.asked(CHANCE) is not None:
        table.step(rng)
    assert table.asked().startswith("A ")
    while table.state.decision() is not None:
        table.step(rng)
    assert table.asked() == ""


def test_what_a_verb_is_offered_for() -> None:
    table = Table(CYBERION, {"platform": "SIR1 SIR3", "stock": "COM2", "factory": "I-SIR"})
    assert table.offered("trigger") == ["SIR1@platform", "SIR3@platform", "COM2@stock"]
    assert table.offered("repair") == ["I-SIR"]
    assert table.offered("end") == [""]
    assert table.offered("en") == []


def test_natures_answers_have_weights() -> None:
    table = Table(DUEL)
    with pytest.raises(AssertionError, match="nature is not asked"):
        table.weights()
    table.answer("play:Move", "play:Charge")
    assert table.weights() == dict.fromkeys(
        ("draw:Ray", "draw:Recovery", "draw:Trap", "draw:Copy"), 1
    )


def test_parts_of_a_position_are_empty_where_nothing_is_written() -> None:
    table = Table(CYBERION, {"platform": "SIR1"})
    assert table.part("platform") == "SIR1"
    assert table.parts("platform", "stock") == ["SIR1", ""]


def test_a_step_tells_who_answered_what() -> None:
    table, other = Table(DUEL), Table(DUEL)
    seat, name = table.step(Rng(3))
    assert other.answer_as(seat, name).position() == table.position()


@pytest.mark.parametrize(
    ("name", "settings", "winners"),
    [
        ("duel", {}, {"A", "B"}),
        ("duel", {"max_rounds": 1}, {"nobody"}),
        ("cyberion", {"players": 2}, {"lost"}),
    ],
)
def test_how_random_games_end(name: str, settings: dict[str, object], winners: set[str]) -> None:
    seen: Counter[str] = Counter()
    for table in random_tables(game(name), 8, 5, **settings):
        assert bool(table.ended()) is (table.state.result is not None)
        seen[table.ended().partition(" by ")[0]] += 1
    assert seen.keys() - {""} == winners
    assert sum(seen.values()) - seen[""] == 8  # each game ends once


def test_together_all_win() -> None:
    assert Table(CYBERION, {"over": "repaired"}).ended() == "won by repaired"


def test_the_face_of_a_table_in_the_terminal() -> None:
    table = Table(CYBERION, {"platform": "SIR1", "levels": "2 1 1 1 1"})
    check_picture(table)
    assert "Platform     \u25b2SIR1" in "\n".join(drawn(table))
    assert note(table, "trigger:SIR1@platform") == "II: draw 1 into the Flash"
    assert spoken(table)[: len(told(table))] == told(table)
    assert note(table, "trigger:SIR1@platform") in spoken(table)
