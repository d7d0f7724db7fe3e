"""What may be seen, as data, as numbers, and in dealt worlds. Rules: TPL-SEE."""

import json
from collections import Counter
from collections.abc import Iterator

import pytest

from automatable import ORACLE, SPECTATOR, Rng
from automatable.games._template import GAME
from automatable.games._template.state import YardState
from automatable.testkit import Table, rule

A, B = 0, 1
MIDWAY = {"A": "P1 hand Bolt Gear Core picks Gear", "B": "hand Bolt Motor Motor picks Motor Motor"}


def states(players: int, games: int) -> Iterator[YardState]:
    """All states of random games, with lanes answered in any order."""
    rng = Rng(players)
    for _ in range(games):
        state = GAME.new({"players": players})
        while open_now := state.open():
            yield state
            decision = open_now[rng.below(len(open_now))]
            state.apply(decision.seat, decision.sample(rng))
        yield state


@rule("TPL-SEE-01")
@pytest.mark.parametrize("viewer", [A, B, SPECTATOR, ORACLE])
def test_see_01_points_heap_and_numbers_of_cards_are_public(viewer: int) -> None:
    view = Table(GAME, {**MIDWAY, "heap": "Bolt Core"}).view(viewer)
    assert (view["heap"], view["deck"], view["goal"]) == (["Bolt", "Core"], 16, 3)
    assert [(seat["points"], seat["cards"]) for seat in view["seats"]] == [(1, 3), (0, 3)]
    assert json.loads(json.dumps(view)) == view


@rule("TPL-SEE-02")
def test_see_02_hands_and_picks_are_secret() -> None:
    table = Table(GAME, MIDWAY)
    secret = {viewer: table.view(viewer)["seats"] for viewer in (A, B, SPECTATOR)}
    for viewer, seats in secret.items():
        for seat in (A, B):
            if seat != viewer:
                assert (seats[seat]["hand"], seats[seat]["picked"]) == (None, None)
    assert secret[A][A]["picked"] == ["Gear"]
    assert secret[B][B]["hand"] == ["Bolt", "Motor", "Motor"]


@rule("TPL-SEE-02")
@pytest.mark.parametrize("players", [2, 3])
def test_see_02_nobody_can_tell_the_worlds_dealt_for_them_apart(players: int) -> None:
    rng = Rng(1)
    for state in states(players, 15):
        for seat in range(players):
            world = GAME.determinize(state, seat, rng)
            assert GAME.view(world, seat) == GAME.view(state, seat)
            assert GAME.observe(world, seat) == GAME.observe(state, seat)
            assert repr(world.asked(seat)) == repr(state.asked(seat))
            assert [asked.seat for asked in world.open()] == [asked.seat for asked in state.open()]
            assert GAME.cards(world) == GAME.cards(state)
            assert GAME.from_position(GAME.position(world), {"players": players})


@rule("TPL-SEE-02")
def test_see_02_worlds_differ_in_what_is_hidden_and_leave_the_table_alone() -> None:
    state = GAME.from_position(MIDWAY, {})
    rng = Rng(2)
    worlds = [GAME.position(GAME.determinize(state, A, rng)) for _ in range(200)]
    assert len({world["B"] for world in worlds}) > 30
    assert {world["A"] for world in worlds} == {MIDWAY["A"]}
    first = Counter(world["B"].split()[2] for world in worlds)
    assert first["Bolt"] > first["Core"] > 0  # a hand is written lowest first
    assert GAME.position(state) == {"A": MIDWAY["A"], "B": "P0 " + MIDWAY["B"]}


def test_observation_is_the_view_in_named_pieces() -> None:
    state = GAME.from_position({**MIDWAY, "heap": "Bolt Core"}, {})
    numbers = GAME.observe(state, A)
    pieces = {}
    for piece in GAME.layout:
        pieces[piece.name], numbers = numbers[: piece.length], numbers[piece.length :]
    assert numbers == []
    assert pieces == {
        "hand": [1, 1, 0, 1],
        "picked": [0, 1, 0, 0],
        "points": [1, 0, 0],
        "cards": [3, 3, 0],
        "heap": [1, 0, 0, 1],
        "deck": [16],
        "goal": [3],
    }


@pytest.mark.parametrize("players", [2, 3])
def test_observation_keeps_its_bounds(players: int) -> None:
    highs = [piece.high for piece in GAME.layout for _ in range(piece.length)]
    for state in states(players, 5):
        for seat in range(players):
            numbers = GAME.observe(state, seat)
            assert len(numbers) == len(highs)
            assert all(0 <= seen <= high for seen, high in zip(numbers, highs, strict=True))
