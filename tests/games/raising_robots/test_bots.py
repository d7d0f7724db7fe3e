"""What bots need not think about, and what they make of a table."""

import pytest

from automatable import CHANCE, Rng
from automatable.bots import make_bot
from automatable.games.raising_robots import GAME
from automatable.kernel.seat_view import SeatView
from automatable.testkit import Table

from .helpers import PAIR, SOLO, TWO, A, at, round_of, settled

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


def hopes(own: str, other: str = "goods B1", at_round: int = 3) -> tuple[int, ...]:
    """The evaluation of two seats that have plain phases before them in a round."""
    table = round_of(f"{own}; {PAIR}", TWO, B=f"{other}; {PAIR}", round=str(at_round))
    return GAME.evaluate(table.state)


def test_seats_that_have_the_same_hope_for_the_same() -> None:
    assert hopes("goods S2 B1", "goods S2 B1") == (500, 500)
    robots, goods = "goods B1; design RB-01 RB-02; hand RB-03", "goods S3 T2 B2"
    assert hopes(robots, goods) == hopes(goods, robots)[::-1]


@pytest.mark.parametrize(
    "more",
    [
        "goods B1 V3",
        "goods S2 B1",
        "goods B2",
        "goods B1; hand RB-01 RB-02",
        "goods B1; design RB-09",
        "goods B1; free recycle-speed",
        "goods B1; tokens speed; free upgrade-speed",
        "goods S3; classes CL-06",
    ],
)
def test_what_helps_a_seat_gives_it_hope(more: str) -> None:
    first, second = hopes(more)
    assert first > 500 > second


def test_a_robot_is_worth_more_than_what_it_was_made_of() -> None:
    assert hopes("goods B1; design RB-09", "goods M2 G2 B1; hand RB-37")[0] > 500


def test_robots_are_worth_less_towards_the_end_and_points_as_much_as_ever() -> None:
    robot, points = "goods B1; fabricate RB-57", "goods B1 V4"  # 2 VP and a good action
    assert hopes(robot, points, 1)[0] > 500 > hopes(robot, points, 8)[0]


def test_work_still_to_be_done_counts() -> None:
    at_work = at("board design 7 0", "goods B1", TWO, due_B="board design 1 2", B="goods B1")
    assert GAME.evaluate(at_work.state)[0] > 500


def over(*seats: str) -> tuple[int, ...]:
    """The evaluation of a finished game."""
    position = {"round": "8", "stage": "last", "over": "rounds" if len(seats) > 1 else "hesitant"}
    parts = dict(zip("ABCDEF", seats, strict=False))
    return GAME.evaluate(settled({**position, **parts}, {"players": len(seats)}).state)


def test_every_win_is_better_than_a_draw_and_a_draw_than_every_defeat() -> None:
    clear, narrow = over("goods V60", "goods V20"), over("goods V60", "goods V59")
    draw = over("goods V60", "goods V60")
    assert clear[0] > narrow[0] > draw[0] == draw[1] > narrow[1] > clear[1]


def test_alone_hope_grows_with_the_score() -> None:
    assert over("goods V20")[0] < over("goods V21")[0] < over("goods V59")[0]


@pytest.mark.parametrize(
    ("due", "own", "wanted"),
    [
        ("row recycle 7 0", "goods T1; recycle RB-89", "base:RB-89"),  # 1 tape for 2 VP
        ("assembly 3", "goods M2 G2 P9; hand RB-09", "assemble:RB-09@left"),
        (
            "phase recycle",
            "goods B1 T1; energy EN-03=recycle EN-02=design; recycle RB-89",
            "batteries:1",
        ),
    ],
)
def test_the_greedy_bot_finds_what_pays(due: str, own: str, wanted: str) -> None:
    assert choice(at(due, own, round="8"), "greedy:30") == wanted


@pytest.mark.parametrize("name", ["random", "greedy:8", "rollout:8"])
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
