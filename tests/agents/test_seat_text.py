"""A seat at a table of one's own, talked to in sentences."""

from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread
from typing import ClassVar

import pytest

from automatable.agents.errors import NoHints, TableFailed, UnknownTable, WrongAnswer
from automatable.agents.joined import join
from automatable.agents.narrator import words_for
from automatable.agents.own import start
from automatable.agents.seat_text import SeatText
from automatable.agents.tables import Tables
from automatable.agents.tools import ToolFailed, Tools
from automatable.kernel.errors import BadSettings, CannotTakeBack, UnknownBot
from automatable.kernel.registry import game


def talk(name: str, lang: str = "en", **more: object) -> SeatText:
    words = words_for(lang, game(name))
    return SeatText(start(name, words, seed="x", opponents=["random"], **more), words)  # type: ignore[arg-type]


def test_an_answer_that_was_a_choice_can_be_taken_back() -> None:
    """In Cyberion nobody else answers, and to begin a repair shows nothing hidden."""
    table = talk("cyberion")
    first = table.see()
    with pytest.raises(CannotTakeBack, match="answered nothing yet"):
        table.take_back()
    (repair,) = [line.split()[0] for line in first.splitlines() if "repair I" in line][:1]
    second = table.answer([repair])
    assert second != first
    back = table.take_back()
    assert back.startswith("Taken back.\n")
    assert back.splitlines()[-5:] == first.splitlines()[-5:]


def test_what_was_shown_cannot_be_taken_back() -> None:
    table = talk("duel")
    table.answer(["play:Charge"])
    with pytest.raises(CannotTakeBack, match=r"^No: ") as refused:
        table.take_back()
    for lang in ("en", "fr"):  # the reason is a sentence of its own
        assert words_for(lang).error(refused.value) == str(refused.value)


def test_several_answers_follow_each_other() -> None:
    table = talk("raising_robots", settings={"players": "2"})
    told = table.answer(["1", "1", "1"])
    assert "A discards" in told
    assert len(table.table.story()) >= 3


def test_any_seat_and_both_languages() -> None:
    table = talk("duel", "fr", seat=1)
    told = table.begin()
    assert "Vous êtes B." in told
    assert "B (vous)" in told
    assert "Ce qui s’est passé" in told
    with pytest.raises(WrongAnswer, match="numéro de 1 à 5"):
        table.answer(["9"])


def test_a_table_has_installed_bots_and_as_many_as_seats() -> None:
    words = words_for("en", game("duel"))
    for bots in (["program:true"], ["rollout:9"], ["nobody"]):
        with pytest.raises(UnknownBot):
            start("duel", words, opponents=bots)
    with pytest.raises(BadSettings):
        start("duel", words, opponents=["random", "random"])
    with pytest.raises(BadSettings):
        start("duel", words, seat=2, opponents=["random"])
    four = start(
        "robot_quest_arena",
        words_for("en", game("robot_quest_arena")),
        opponents=["random", "greedy", "random"],
    )
    assert four.titles == ["A (you)", "B (random)", "C (greedy)", "D (random)"]


def test_hints_can_be_forbidden() -> None:
    table = talk("duel")
    table.table.hints = False
    with pytest.raises(NoHints, match="no hints at this table"):
        table.hint()


def test_tables_are_known_by_a_word_nobody_guesses_and_old_ones_are_left(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("automatable.agents.tables.MOST", 2)
    tables = Tables("en")
    words = [tables.start("duel", 0, ["random"], {})[0] for _ in range(3)]
    assert len(set(words)) == 3
    assert all(len(word) > 16 for word in words)
    with pytest.raises(UnknownTable):
        tables.at(words[0])
    tables.leave(words[1])
    with pytest.raises(UnknownTable):
        tables.at(words[1])
    tables.at(words[2])


class Stranger(BaseHTTPRequestHandler):
    """A server that is not ours."""

    asked: ClassVar[list[str]] = []
    reply: ClassVar[tuple[int, dict[str, str], bytes]]

    def do_POST(self) -> None:
        self.asked.append(self.path)
        status, headers, body = self.reply
        self.rfile.read(int(self.headers.get("Content-Length", 0)))
        self.send_response(status)
        for name, value in {"Content-Length": str(len(body)), **headers}.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body)

    do_GET = do_POST  # noqa: N815

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@contextmanager
def strangers(reply: tuple[int, dict[str, str], bytes]) -> Iterator[str]:
    """A link to a table of a server that always says this."""
    Stranger.asked.clear()
    Stranger.reply = reply
    with HTTPServer(("127.0.0.1", 0), Stranger) as server:
        thread = Thread(target=server.serve_forever, args=(0.01,))
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/t/abc#invite=x"
        finally:
            server.shutdown()
            thread.join()


@pytest.mark.parametrize(
    ("reply", "told"),
    [
        ((200, {}, b"hello"), "no table of ours"),
        ((200, {}, b"[]"), "no table of ours"),
        ((200, {}, b'{"seat": 0}'), "no table of ours"),
        ((200, {}, b"x" * 4_000_001), "too long"),
        ((500, {}, b"oops"), "HTTP 500"),
        ((403, {}, b'{"code": "bad_invite", "message": "used\\u001b[2J"}'), "bad_invite"),
        ((429, {"Retry-After": "9" * 500}, b'{"code": "too_many", "message": "wait"}'), "too_many"),
        ((429, {"Retry-After": "soon"}, b'{"code": "too_many", "message": "wait"}'), "too_many"),
        ((302, {"Location": "/secret"}, b""), "HTTP 302"),
    ],
)
def test_a_server_that_is_not_ours_does_no_harm(
    reply: tuple[int, dict[str, str], bytes], told: str
) -> None:
    with strangers(reply) as link, pytest.raises(TableFailed, match=told) as failed:
        join(link, "Me", words_for("en"))
    assert "\x1b" not in str(failed.value)
    assert "/secret" not in Stranger.asked


@pytest.mark.parametrize(
    ("reply", "told"),
    [
        ((200, {}, b"hello"), "ce qui répond là n’est pas une de nos tables"),
        ((200, {}, b"x" * 4_000_001), "la table en dit plus"),
        ((403, {}, b'{"code": "bad_invite", "message": "used"}'), "cette invitation a déjà servi"),
        ((409, {}, b'{"code": "full", "message": "no"}'), "la table refuse\xa0: no (full)"),
    ],
)
def test_what_is_wrong_with_a_server_is_told_in_french_too(
    reply: tuple[int, dict[str, str], bytes], told: str
) -> None:
    tools = Tools(Tables("fr"))
    with strangers(reply) as link, pytest.raises(ToolFailed) as failed:
        tools.join(link, "Moi")
    assert str(failed.value).startswith(told)
