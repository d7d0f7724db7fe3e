"""What is told of what was reached when the game is over."""

from automatable.games.cyberion import GAME
from automatable.testkit import Table

from .helpers import cyberion
from .helpers_expansions import table


def reached(ended: Table) -> dict[str, tuple[tuple[int, ...], int]]:
    return {one.name: (one.values, one.whole) for one in GAME.tallies(ended.state)}


def test_machines_tokens_and_turns_are_told() -> None:
    ended = cyberion(factory="I-SIR I-STO I-CYC I-PLA I-COM", reserve="0", turn="A 7").answer("end")
    assert ended.ended() == "lost by failsafe"
    assert reached(ended) == {
        "machines": ((0,), 25),
        "failsafes": ((0,), 0),
        "turns": ((7,), 0),
    }


def test_what_an_expansion_asks_for_is_told() -> None:
    ended = table("babybots", factory="I-SIR", removed="*", platform="SIR1 SIR2")
    ended.answer("repair:I-SIR", "crew:SIR1@platform", "crew:SIR2@platform")
    assert ended.ended() == "lost by limbot"
    told = reached(ended)
    assert told["machines"][0] == (told["machines"][1],)
    assert told["babybots"] == ((0,), 5)
    assert "interference" not in told and "damage" not in told
