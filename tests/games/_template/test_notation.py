"""Positions written down and read back. Rules: TPL-NOT."""

import pytest

from automatable import CHANCE, Rng
from automatable.games._template import GAME
from automatable.kernel.errors import BadPosition
from automatable.testkit import Table, rule


@rule("TPL-NOT-01")
def test_not_01_a_player_reads_points_hand_and_picks() -> None:
    written = {"A": "P1 hand Bolt Gear Core picks Gear", "B": "P2 hand Core Core Core"}
    table = Table(GAME, written)
    seat = table.view()["seats"][0]
    assert (seat["points"], seat["hand"], seat["picked"]) == (1, ["Bolt", "Gear", "Core"], ["Gear"])
    assert table.options(0) == ["scrap:Bolt", "scrap:Core"]
    assert table.position() == written


@rule("TPL-NOT-01")
def test_not_01_what_is_left_out_is_nothing() -> None:
    assert Table(GAME, {}).position() == Table(GAME).position()
    assert Table(GAME, {"A": "hand Core"}).position() == {"A": "P0 hand Core", "B": "P0 hand"}
    assert Table(GAME, {"B": "P2"}).position() == {"A": "P0 hand", "B": "P2 hand"}


@rule("TPL-NOT-02")
def test_not_02_the_deck_is_all_cards_not_written() -> None:
    table = Table(GAME, {"A": "hand Bolt Bolt Gear", "heap": "Bolt Motor"})
    decision = table.state.asked(CHANCE)
    assert decision is not None and decision.weights == (3, 5, 5, 6)
    assert table.view()["heap"] == ["Bolt", "Motor"]


@rule("TPL-NOT-03")
def test_not_03_what_is_to_do_follows() -> None:
    filling = Table(GAME, {"A": "hand Bolt Bolt Gear", "B": "hand Bolt"})
    assert [decision.seat for decision in filling.state.open()] == [CHANCE]
    filling.nature("draw:Core", "draw:Core")
    assert filling.position()["B"] == "P0 hand Bolt Core Core"
    picking = Table(GAME, {"A": "hand Bolt Bolt Gear picks Bolt Bolt", "B": "hand Core Core Core"})
    assert [decision.seat for decision in picking.state.open()] == [1]
    over = Table(GAME, {"A": "P3 hand Core", "B": "hand Core"})
    assert over.state.result is not None


@rule("TPL-NOT-03")
@pytest.mark.parametrize("players", [2, 3])
def test_not_03_every_state_in_play_is_read_back(players: int) -> None:
    rng = Rng(players)
    for game in range(30):
        settings = {"players": players, "goal": 1 + game % 4}
        state = GAME.new(settings)
        while open_now := state.open():
            decision = open_now[rng.below(len(open_now))]
            state.apply(decision.seat, decision.sample(rng))
            written = GAME.position(state)
            again = GAME.from_position(written, settings)
            assert GAME.position(again) == written
            assert [repr(asked) for asked in again.open()] == [
                repr(asked) for asked in state.open()
            ]
            assert again.result == state.result
            assert GAME.view(again, -3) == GAME.view(state, -3)


@pytest.mark.parametrize(
    ("part", "text", "message"),
    [
        ("D", "hand Bolt", "no part is named 'D'"),
        ("C", "hand Bolt", "no part is named 'C'"),
        ("A", "hand Screw", "no card is named 'Screw'"),
        ("A", "points 3", "cannot read 'points', which is not one of hand, picks"),
        ("A", "P4", "'4' is not a number from 0 to 3"),
        ("A", "hand Bolt Bolt Bolt Bolt", "4 cards, a hand has 3"),
        ("A", "hand Bolt Bolt Gear picks Core", "TPL-SCR-02"),
        ("A", "hand Bolt Gear Gear picks Bolt Bolt", "TPL-SCR-03"),
        ("A", "hand Bolt Gear Gear picks Bolt Gear Gear", "TPL-REV-01"),
        ("A", "hand Bolt Gear picks Bolt", "TPL-RND-01"),
        ("heap", "Bolt Bolt Bolt Bolt Bolt Bolt Bolt", "not that many cards Bolt"),
        ("heap", "Screw", "heap: no card"),
    ],
)
def test_bad_positions_are_refused(part: str, text: str, message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        GAME.from_position({"B": "hand Core Core Core", part: text}, {})
