"""What bots need not think about, and what they may hope for."""

import pytest

from automatable import CHANCE, Rng
from automatable.bots import make_bot
from automatable.games.cyberion import GAME
from automatable.kernel.seat_view import SeatView
from automatable.testkit import Table

from .helpers import BABYBOTS, DEVIOUS_COG, GIGANTOBOTS, STRICT, TWO, A, cyberion, levels

FACTORY = "I-SIR I-4 II-GE12 II-1 II-RUN4"


def hope(settings: dict[str, object] | None = None, /, **parts: str) -> int:
    """What A may hope for at a table in notation."""
    return GAME.evaluate(cyberion(settings, **parts).state)[A]


def tidy(table: Table) -> list[str]:
    """The options worth a thought to A."""
    return [table.game.catalogue.name(option) for option in SeatView(table.state, A).tidy]


def choice(table: Table, bot: str = "greedy:60") -> str:
    """What a bot does for A."""
    view = SeatView(table.state, A)
    return view.name(make_bot(bot, 1).choose(view))


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"reserve": "2"}, {"reserve": "1"}),
        ({"experience": "I-1"}, {}),
        ({"removed": "I-1 I-2"}, {"removed": "I-1"}),
        ({"levels": levels(SIR=2)}, {"levels": levels()}),
        ({"support": "CYC"}, {"support": "none"}),
        ({"battery": "charged"}, {"battery": "empty"}),
        ({"platform": "SIR1 SIR2"}, {"platform": "SIR1 STO2"}),
        ({"platform": "SIR1", "flash": "SIR2"}, {"platform": "SIR1", "flash": "STO2"}),
        ({"stock": "SIR1"}, {"flash": "SIR1"}),
        ({"turn": "A 4 relieved"}, {"turn": "A 4"}),
    ],
)
def test_what_helps_gives_hope(better: dict[str, str], worse: dict[str, str]) -> None:
    table = {"factory": FACTORY, "platform": "STO1 COM3 PLA5", "turn": "A 4"}
    assert hope(**{**table, **better}) > hope(**{**table, **worse})


@pytest.mark.parametrize(
    ("settings", "better", "worse"),
    [
        (BABYBOTS, {"limbot": "SIR"}, {"limbot": "SIR CYC"}),
        (
            DEVIOUS_COG,
            {"interference": "2 2 2 2 1", "revealed": "SIR"},
            {"interference": "2 2 2 2 2"},
        ),
        (GIGANTOBOTS, {"damage": "4"}, {"damage": "5"}),
    ],
)
def test_what_else_has_to_be_done_counts(
    settings: dict[str, object], better: dict[str, str], worse: dict[str, str]
) -> None:
    assert hope(settings, factory=FACTORY, **better) > hope(settings, factory=FACTORY, **worse)


def test_both_players_hope_for_the_same() -> None:
    one, other = GAME.evaluate(cyberion(TWO, factory=FACTORY).state)
    assert one == other


def test_a_win_is_all_and_a_late_defeat_more_than_an_early_one() -> None:
    won = cyberion(factory="I-SIR", removed="*", platform="SIR1 SIR2")
    before = GAME.evaluate(won.state)[A]
    won.answer("repair:I-SIR", "crew:SIR1@platform", "crew:SIR2@platform")
    assert won.ended() == "won by repaired"
    late = cyberion(factory=FACTORY, removed="I-1 I-2 I-3", reserve="0").answer("end")
    early = cyberion(factory=FACTORY, removed="I-1", reserve="0").answer("end")
    assert late.ended() == early.ended() == "lost by failsafe"
    hopes = [GAME.evaluate(table.state)[A] for table in (won, late, early)]
    assert 1000 == hopes[0] > before > hopes[1] > hopes[2] >= 0


def test_what_is_being_done_counts_as_done() -> None:
    table = cyberion(factory="I-SIR I-4 II-1", platform="SIR1 SIR2 COM3", reserve="1")
    hopes = [GAME.evaluate(table.state)[A]]
    for answer in ("repair:I-SIR", "crew:SIR1@platform", "crew:SIR2@platform"):
        table.answer(answer)
        hopes.append(GAME.evaluate(table.state)[A])
    assert min(hopes[1:]) > hopes[0]


def test_any_machine_pays() -> None:
    table = cyberion(STRICT, factory=FACTORY, experience="I-1 I-2 I-3")
    table.answer("upgrade:SIR")
    assert table.options(A) == ["pay:I-1", "pay:I-2", "pay:I-3"]
    assert tidy(table) == ["pay:I-1"]


def test_cyclobots_are_not_exchanged_back_and_forth() -> None:
    def asked(level: str, discard: str) -> Table:
        table = cyberion(
            factory=FACTORY, platform="CYC3", discard=discard, levels=levels(CYC=5), turn="A 4"
        )
        return table.answer("trigger:CYC3@platform").answer(f"level:{level}")

    assert tidy(asked("V", "CYC1 CYC4 SIR1")) == ["take:SIR1", "take:CYC4"]
    assert tidy(asked("III", "CYC1 SIR1")) == ["take:SIR1", "take:CYC1", "take:CYC3"]
    idle = cyberion(factory=FACTORY, platform="CYC3", discard="CYC1", levels=levels(CYC=5))
    idle.answer("trigger:CYC3@platform")
    assert tidy(idle) == ["level:I", "level:II", "level:III"]


def test_bots_end_a_turn_that_leads_nowhere() -> None:
    """A Cyclobot could go on for ever, and nothing else keeps the game from being lost."""
    table = cyberion(
        factory="II-1 II-2 II-4", platform="CYC3", levels=levels(CYC=4), reserve="0", turn="A 4"
    )
    bot, nature, answers = make_bot("greedy:20", 1), Rng(1), 0
    while (decision := table.state.decision()) is not None and answers < 40:
        if decision.seat == CHANCE:
            table.state.apply(CHANCE, decision.sample(nature))
        else:
            table.state.apply(A, bot.choose(SeatView(table.state, A)))
            answers += 1
    assert answers < 40


def test_greedy_repairs_what_it_can() -> None:
    table = cyberion(factory="I-SIR II-1 II-2", platform="SIR1 SIR2 COM3 PLA4", reserve="0")
    assert choice(table) == "repair:I-SIR"


def test_greedy_keeps_the_robots_it_needs() -> None:
    table = cyberion(factory="I-SIR I-4 II-1", platform="SIR1 SIR2 SIR4 COM4", reserve="1")
    table.answer("repair:I-SIR")
    assert choice(table) != "crew:SIR4@platform"


@pytest.mark.parametrize("bot", ["greedy:60", "rollout:60"])
def test_nobody_ends_a_turn_that_can_still_be_saved(bot: str) -> None:
    table = cyberion(
        factory="I-SIR I-4 II-1", platform="SIR1 COM2 STO5", levels=levels(SIR=5), reserve="0"
    )
    assert choice(table, bot) != "end"
