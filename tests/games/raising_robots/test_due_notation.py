"""Positions whose steps do not fit each other or the energy cards are refused by name."""

from collections.abc import Mapping

import pytest

from automatable.games.raising_robots import GAME
from automatable.kernel.errors import BadPosition
from automatable.testkit import Table

from .helpers import PAIR, SOLO, A, B, asked, settled

AUCTION = {"players": 2, "inventors": "auction"}
EARLY = {"players": 2, "early": "yes"}
DRAWN = "energy EN-02 EN-03"
SPENT = "used EN-01 EN-04 EN-05 EN-06 EN-07 EN-08"  # with PAIR or DRAWN, nothing is left


@pytest.mark.parametrize(
    "due",
    [
        *("phase upgrade; phase upgrade", "phase design; unlock; upgrade 3", "boost; phase design"),
        *("pay S1; pay S1", "unlock; pay S1", "keep; swap CL-03", "draw 1; pay_material"),
        *("deal; start", "start; hire", "hire; take", "select; select", "round_end 0; place"),
        *("ahead; phase design", "select_ahead; draw_ahead", "select; draw_ahead"),
    ],
)
def test_steps_of_a_seat_come_in_an_order(due: str) -> None:
    with pytest.raises(BadPosition, match=r"^due\.A: steps cannot come in the order"):
        Table(GAME, {"due.A": due, "A": "goods S9; looks CL-03"}, SOLO)


REFUSED: list[tuple[Mapping[str, object], dict[str, str], str]] = [
    (SOLO, {"A": "energy EN-01 EN-02=design"}, "A: two different phases are selected, the left"),
    (SOLO, {"A": "energy EN-01; used EN-02"}, "A: energy cards are used two by two"),
    (SOLO, {"A": "energy EN-01", "due": "close; score"}, "A: energy cards are used two by two"),
    (AUCTION, {"A": "bid IN-03@1", "due": "auction; starts; score"}, "A: IN-03 is not up for"),
    # a second inventor
    *[
        (AUCTION, {"A": "inventor IN-05", "due": due}, "due: A has an inventor already")
        for due in ("setup", "deals; round; score", "auction; starts; round; score")
    ],
    (
        AUCTION,
        {"A": "looks IN-05", "due.A": "hire", "due": "gather; auction; starts; score"},
        "due: A has an inventor already",
    ),
    # energy cards that are to be drawn, now or in a later round
    (
        SOLO,
        {"A": f"{SPENT} EN-02 EN-03", "due": "energy A; selection; reveal; score"},
        "A: too few energy cards are left",
    ),
    (
        SOLO,
        {"A": f"{PAIR}; {SPENT}", "round": "3", "due": "close; round; score"},
        "A: too few energy cards are left",
    ),
    (SOLO, {"A": PAIR, "round": "0", "due.A": "boost"}, "A: too few energy cards are left"),
    (
        EARLY,
        {"A": f"{PAIR}; {SPENT}", "B": PAIR, "due.A": "phase end", "due": "gather; close; score"},
        "A: too few energy cards are left",
    ),
    # phases that are to be shown
    (
        EARLY,
        {"A": PAIR, "B": PAIR, "due.A": "boost", "due": "gather; reveal; score"},
        "due: phases are revealed when all are selected",
    ),
    # preparing ahead
    (
        EARLY,
        {"A": f"{DRAWN}; ahead yes", "B": PAIR, "due.A": "select", "round": "4"},
        "due: nobody prepares ahead of the others here",
    ),
    (
        EARLY,
        {"A": f"{PAIR}; ahead yes", "B": PAIR, "due": "reveal; score"},
        "due: nobody prepares ahead of the others here",
    ),
    ({"players": 2}, {"due.A": "ahead"}, "due: nobody prepares ahead of the others here"),
    (
        EARLY,
        {"A": f"{DRAWN}; ahead yes", "due.A": "ahead"},
        "ahead: it is noted as somebody begins to prepare ahead of the others",
    ),
    (
        EARLY,
        {"A": DRAWN, "due.A": "select_ahead"},
        "ahead: it is noted as somebody begins to prepare ahead of the others",
    ),
    (
        EARLY,
        {"A": f"{PAIR}; ahead yes", "B": PAIR, "due.A": "phase design"},
        "ahead: it is noted when somebody has performed all phases",
    ),
    (
        EARLY,
        {"A": "ahead yes", "due.A": "select_ahead"},
        "due: phases are selected when all energy cards are drawn",
    ),
    (
        EARLY,
        {"A": f"{PAIR}; ahead yes", "due.A": "select_ahead"},
        "energy: phases for the next round are selected once",
    ),
]


@pytest.mark.parametrize(("settings", "position", "message"), REFUSED)
def test_what_cannot_go_on_is_refused(
    settings: Mapping[str, object], position: dict[str, str], message: str
) -> None:
    with pytest.raises(BadPosition) as caught:
        Table(GAME, position, settings)
    assert str(caught.value).startswith(message)


def test_the_last_round_of_a_half_needs_no_more_energy_cards() -> None:
    """Nobody prepares ahead then, and the Recess makes the pile anew."""
    position = {"round": "4", "A": f"{PAIR}; {SPENT}", "B": PAIR, "due.A": "phase end"}
    table = settled({**position, "due.B": "phase upgrade"}, EARLY)
    assert (asked(table, A), asked(table, B)) == ("", "perform")


def test_whoever_is_ahead_may_have_selected_nothing() -> None:
    position = {"round": "2", "A": f"{DRAWN}; ahead yes", "B": PAIR, "due.B": "phase upgrade"}
    assert asked(settled(position, EARLY), B) == "perform"
