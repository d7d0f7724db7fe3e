"""What bots need not think about, and what they make of a table."""

import pytest

from automatable import CHANCE, Rng
from automatable.bots import make_bot
from automatable.kernel.seat_view import SeatView
from automatable.testkit import Table

from .helpers import PAIR, SOLO, A, at, settled

DESIGN = "energy EN-02=design EN-03=upgrade"


def tidy(table: Table) -> list[str]:
    """The options worth a thought to A."""
    return [table.game.catalogue.name(option) for option in SeatView(table.state, A).tidy]


def choice(table: Table, bot: str = "rollout:60") -> str:
    """What a bot does for A."""
    view = SeatView(table.state, A)
    return view.name(make_bot(bot, 1).choose(view))


def test_materials_are_paid_with_themselves() -> None:
    table = at("pay S2", "goods S2 T2")
    assert table.options(A) == ["usual", "pay:sensor", "pay:tape"]
    assert tidy(table) == ["usual"]


def test_no_battery_is_wasted_on_a_row() -> None:
    table = at("phase design", f"goods B9; {DESIGN}")
    assert len(table.options(A)) == 11
    assert tidy(table) == [f"batteries:{count}" for count in range(5)]  # 3 energy lack 4 to 7
    full = at("phase design", f"goods B9; {DESIGN}", cubes="0 0 6 0 0")
    assert tidy(full) == ["batteries:0"]


def test_every_battery_may_be_of_use_where_energy_is_split() -> None:
    table = at("phase upgrade", f"goods B9; {PAIR}")
    assert tidy(table) == [f"batteries:{count}" for count in range(10)]


def test_tokens_may_go_on_cards_before_a_phase() -> None:
    own = f"goods B1; {DESIGN}; design RB-01; tokens cosmetic; free upgrade-cosmetic"
    assert "place:RB-01" in tidy(at("phase design", own))


@pytest.mark.parametrize(
    ("due", "own", "thought"),
    [
        ("inspire", "", ["inspire:class", "inspire:wilds", "inspire:batteries"]),
        ("board design 7 0", "", ["use:D1"]),
        ("board recycle 7 1", "goods B1", ["skip", "use:R2"]),
        ("row design 7 0", "design RB-09", ["base:RB-09"]),
        ("row design 7 0", "design RB-17; hand RB-01", ["skip", "base:RB-17"]),
    ],
)
def test_what_is_free_is_taken(due: str, own: str, thought: list[str]) -> None:
    table = at(due, own)
    assert "skip" in table.options(A)
    assert tidy(table) == thought


def test_the_rollout_bot_takes_extra_credit_before_the_end() -> None:
    own = "classes CL-01; tokens speed; free upgrade-speed"
    last = {"round": "8", "stage": "last", "due": "gather; score", "due.A": "place"}
    table = settled({**last, "A": own}, SOLO)
    assert table.options(A) == ["done", "place:CL-01"]
    assert choice(table) == "place:CL-01"


@pytest.mark.parametrize("name", ["random", "rollout:8"])
def test_bots_play_to_the_end(name: str) -> None:
    own = "goods S2 G2 M2 P2 T3 B3; hand RB-02 RB-40; design RB-09 RB-17; used EN-01 EN-02"
    table = settled({"round": "7", "due": "round; score", "A": own, "B": own[:17]}, {"players": 2})
    bot, nature, answers = make_bot(name, 1), Rng(1), 0
    while (decision := table.state.decision()) is not None:
        if decision.seat == CHANCE:
            table.state.apply(CHANCE, decision.sample(nature))
        else:
            table.state.apply(decision.seat, bot.choose(SeatView(table.state, decision.seat)))
            answers += 1
    assert table.state.result is not None
    assert answers > 10
