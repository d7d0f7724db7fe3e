"""The checker of histories accepts what can have happened, and nothing else."""

from dataclasses import replace
from math import inf

import pytest

from automatable.server.rows import LogRow, TableRow
from benchmarks.reliability.checker import problems
from benchmarks.reliability.history import Command, History, Look
from benchmarks.reliability.model import Model

CHAIR = {"kind": "here", "name": "", "bot": "", "holder": "h" * 64, "invite": ""}
LINK = {"kind": "link", "name": "", "bot": "", "holder": "", "invite": "i" * 64}
TABLE = TableRow("tobiru42", "duel", {}, {}, b"s" * 32, [CHAIR, LINK], "k", "2026-01-02")
LOG = [
    LogRow(1, "join", 1, {"name": "", "holder": "b" * 64}, "join"),
    LogRow(2, "answer", 0, "play:Charge", "a1"),
    LogRow(3, "take_back", 0, 0, "back"),
    LogRow(4, "answer", 0, "play:Spark", "a2"),
    LogRow(5, "answer", 1, "play:Charge", "b1"),
    LogRow(6, "hand_over", 1, "random", "away"),
    LogRow(7, "answer", 1, "play:Barrier", "bot-1-6"),
]


def shown(number: int, seat: int | None) -> str:
    model = Model(TABLE)
    for row in LOG[:number]:
        model.apply(row)
    return model.shown(seat)


def command(place: int, who: str, data: str = "", at: float = 0) -> Command:
    row = LOG[place - 1]
    began = at or place * 10.0
    return Command(
        who, row.kind, row.seat, data, row.key, began, began + 5, "acknowledged", row.number
    )


def look(number: int, seat: int | None, who: str, at: float) -> Look:
    return Look(who, seat, at, at + 1, number, shown(number, seat))


def good() -> History:
    """Seat 0 is Ada's, seat 1 Bob's, and Eve listens."""
    return History(
        commands=[
            command(1, "bob"),
            command(2, "ada", "play:Charge"),
            command(3, "ada"),
            command(4, "ada", "play:Spark", at=40),
            command(5, "bob", "play:Charge", at=41),  # at the same time
            command(6, "bob", "random"),
        ],
        looks=[
            look(0, 0, "ada", 5),
            look(1, 0, "ada", 17),
            look(2, 0, "ada", 26),
            replace(look(2, None, "eve", 26), invoked=-inf),
            look(4, 1, "bob", 42),  # sees Ada's answer before she is told that it counts
            look(5, 0, "ada", 47),
            look(6, 1, "bob", 68),
            replace(look(7, None, "eve", 75), invoked=-inf),
        ],
    )


def told(history: History, log: list[LogRow] = LOG) -> str:
    return "\n".join(problems(TABLE, log, history))


def test_a_good_history_is_explained() -> None:
    assert told(good()) == ""


def test_an_unknown_command_may_be_there_or_not() -> None:
    history = good()
    history.commands[5] = replace(history.commands[5], outcome="unknown", ended=inf, sequence=-1)
    assert told(history) == ""
    missing = Command("ada", "answer", 0, "play:Move", "a3", 80, inf, "unknown")
    history.commands.append(missing)
    assert told(history) == ""


def test_what_a_bot_cannot_have_answered_is_not_explained() -> None:
    stranger = LogRow(6, "answer", 1, "play:Barrier", "bot-1-5")
    assert "no bot sits in seat 1" in told(good(), [*LOG[:5], stranger])


@pytest.mark.parametrize(
    ("log", "reason"),
    [
        (LOG[:5], "lost"),
        ([*LOG[:3], LOG[3]._replace(key="a1"), *LOG[4:]], "doubled"),
        ([*LOG, LOG[3]._replace(number=8)], "doubled"),
        ([*LOG[:5], LOG[5]._replace(number=7)], "numbered"),
        ([*LOG[:3], LOG[3]._replace(data="play:Charge"), *LOG[4:]], "changed"),
        ([*LOG, LogRow(8, "answer", 0, "play:Charge", "mallory")], "said by nobody"),
        ([*LOG, LogRow(8, "join", 1, {}, "deal-7")], "taken twice"),
        ([*LOG, LogRow(8, "answer", 1, "play:Charge", "deal-7")], "against the rules"),
        ([*LOG, LogRow(8, "take_back", 1, 0, "deal-7")], "seat 1 has no answer 0"),
    ],
)
def test_a_bad_log_is_rejected(log: list[LogRow], reason: str) -> None:
    assert reason in told(good(), log)


def test_an_answer_that_failed_and_is_there_is_rejected() -> None:
    history = good()
    history.commands[4] = replace(history.commands[4], outcome="failed")
    assert "written although it failed" in told(history)


def test_answers_against_the_order_of_their_acknowledgements_are_rejected() -> None:
    history = good()
    history.commands[3] = replace(history.commands[3], invoked=50, ended=55)  # after b1 had ended
    assert "out of order" in told(history)


def test_an_acknowledgement_of_less_than_the_answer_is_rejected() -> None:
    history = good()
    history.commands[3] = replace(history.commands[3], sequence=3)
    assert "acknowledged too soon" in told(history)


def test_a_stale_view_after_an_own_acknowledgement_is_rejected() -> None:
    history = good()
    history.looks[5] = look(4, 0, "ada", 47)
    assert "stale" in told(history)


def test_a_stale_view_after_somebody_elses_is_rejected() -> None:
    history = good()
    history.looks.append(look(5, None, "new", 80))
    assert "stale" in told(history)


def test_a_stale_reply_is_rejected() -> None:
    history = good()
    late = Command("ada", "answer", 0, "play:Move", "a3", 80, 81, "failed", 6)
    history.commands.append(late)
    assert "stale" in told(history)


def test_a_stream_that_goes_back_is_rejected() -> None:
    history = good()
    history.looks.append(replace(look(6, None, "eve", 77), invoked=-inf))
    assert "back" in told(history)


def test_a_view_of_what_was_said_later_is_rejected() -> None:
    history = good()
    history.looks[1] = look(4, 0, "ada", 17)
    assert "foreseen" in told(history)


def test_a_view_of_what_was_never_written_is_rejected() -> None:
    history = good()
    history.looks.append(replace(look(7, 1, "bob", 90), sequence=8))
    assert "never written" in told(history)


def test_a_view_of_another_table_is_rejected() -> None:
    history = good()
    history.looks[2] = replace(history.looks[2], shown=shown(3, 0))
    assert "shown something else" in told(history)


def test_a_log_without_natures_share_is_rejected() -> None:
    """The cards are dealt together with the answer that leads to it, or as the table is made."""
    table = replace(TABLE, game="cyberion", seats=[CHAIR])
    assert "nature's answers are missing" in "\n".join(problems(table, [], History()))
