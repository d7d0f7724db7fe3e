"""What holds after every answer of random games, in all modes."""

from collections import Counter
from collections.abc import Iterator

import pytest

from automatable import ORACLE
from automatable.games.robot_quest_arena import GAME
from automatable.testkit import Table, random_tables

from .helpers import DUEL, FOUR, TEAMS, TWO
from .helpers_turns import STARTING, scores

MODES = {
    "three": {"players": 3},
    "four": FOUR,
    "two": TWO,
    "duel": {**DUEL, "robots": "dealt"},
    "teams": TEAMS,
}
ZONES = ("hand", "in_play", "discard")
SMALL = "centre 0 1/S+++S/KC+KP/S+++S"  # where robots meet, and get hurt
GAMES = (("first", 12, 1), (SMALL, 30, 2))  # arena, turns, seed


def after_every_answer(mode: str) -> Iterator[Table]:
    """The tables of random games of a mode."""
    for place, turns, seed in GAMES:
        yield from random_tables(GAME, 1, seed, arena=place, turn_cap=turns, **MODES[mode])


def cards(table: Table) -> Counter[str]:
    """All cards, wherever they lie, counted from what is on the table."""
    seen = table.view(ORACLE)
    found = Counter([card for card in seen["shop"] if card], **seen["supply"])
    found.update(seen["junkyard"])
    state = table.state
    for k, title in enumerate(state.cards.ids):
        found[title] += int(state.shop_deck.count(k))
        for deck in state.decks:
            found[title] += int(deck.count(k))
    for side in seen["seats"]:
        for zone in ZONES:
            found.update(side[zone])
    return +found


def blue_cubes(table: Table) -> int:
    """All blue cubes: Reserve, boards, VP piles and box."""
    seen = table.view(ORACLE)
    boards = sum(robot["blue"] for robot in seen["robots"])
    piles = sum(side["blue_won"] for side in seen["seats"])
    return seen["reserve"] + boards + piles + int(table.state.box)


def starting_cards(table: Table) -> list[int]:
    """How many starting cards each player has."""
    state = table.state
    return [
        sum(side[zone].count(card) for zone in ZONES for card in STARTING)
        + sum(int(state.decks[seat].count(state.cards.ids.index(card))) for card in STARTING)
        for seat, side in enumerate(table.view(ORACLE)["seats"])
    ]


@pytest.mark.parametrize("mode", MODES)
def test_nothing_is_lost_and_nothing_appears(mode: str) -> None:
    whole: Counter[str] = Counter()
    taken = 0
    for table in after_every_answer(mode):
        state = table.state
        if state.turn == 0:
            whole = cards(table)
            taken = sum(1 for robot in table.view(ORACLE)["robots"])
            assert [whole[card] for card in STARTING] == [
                copies * state.seats for copies in (8, 1, 1)
            ]
        assert cards(table) == whole
        assert blue_cubes(table) == int(state.terms.blue) + taken
        own = starting_cards(table)
        scrapped = sum(table.view(ORACLE)["junkyard"].count(card) for card in STARTING)
        assert max(own) <= 10
        assert sum(own) + scrapped == 10 * state.seats


@pytest.mark.parametrize("mode", MODES)
def test_robots_and_scores_stay_within_bounds(mode: str) -> None:
    knocked_out = 0
    for table in after_every_answer(mode):
        state = table.state
        seen = table.view(ORACLE)
        squares = [robot["square"] for robot in seen["robots"] if robot["square"]]
        assert len(set(squares)) == len(squares)
        for robot in seen["robots"]:
            assert 0 <= robot["red"] + robot["blue"] <= robot["health"] == 5
            assert 0 <= robot["blue"] <= 1
            if robot["square"]:
                assert robot["red"] + robot["blue"] > 0
        for side in seen["seats"]:
            assert side["vp"] >= 2 * side["blue_won"] >= 0
        assert min(seen["energy"], seen["moves"], seen["reserve"], state.box) >= 0
        knocked_out += any(robot["square"] is None for robot in seen["robots"]) and state.turn > 0
    assert knocked_out > 0  # the games were not peaceful


@pytest.mark.parametrize("mode", MODES)
def test_a_game_ends_by_the_clock_or_unfinished_with_nobody_winning(mode: str) -> None:
    for place, _, seed in GAMES:
        *_, table = random_tables(GAME, 1, seed, **{**MODES[mode], "arena": place, "turn_cap": 4})
        assert table.state.result is not None
        assert table.state.result.reason == "unfinished"
        assert set(scores(table)) == {0}
        assert table.state.turn == 5  # the fifth turn is not played


def test_short_games_end_by_the_clock_with_winners() -> None:
    for seed in range(4):
        *_, table = random_tables(GAME, 1, seed, arena=SMALL, blue=1, players=4)
        assert table.state.result is not None
        assert table.state.result.reason == "clock"
        best = max(side["vp"] for side in table.view()["seats"])
        for side, score in zip(table.view()["seats"], scores(table), strict=True):
            assert score in (1, -1)
            assert side["vp"] == best or score == -1
        assert 1 in scores(table)
        assert table.view()["reserve"] == 0
