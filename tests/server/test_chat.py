"""What people say to each other at a table: to those who sit there, and for a while only."""

from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any, get_args

import pytest

from automatable.server.chat import KEPT, LONGEST, Chat, Line
from automatable.server.limits import LINE_EVERY
from automatable.server.wire_people import Emote
from automatable.words import LANGUAGES, Words

from .helpers import Json, Person, Server, Table, new_key, two_people


def say(person: Person, table: Table, seat: int, text: str = "", **more: Any) -> Json:
    reply: Json = person.post(f"{table.path}/chat", seat=seat, text=text, **more)
    return reply


def test_what_is_said_is_heard_by_all_who_sit_there(server: Server) -> None:
    ada, bob, table = two_people(server)
    known = ada.view(table, 0)["sequence"]
    with ada.listen(table, since=-1, seat="own") as mine, bob.listen(table, seat=1) as his:
        mine.message()
        his.message()
        assert say(ada, table, 0, "Good luck!")["status"] == "accepted"
        assert say(bob, table, 1, emote="thanks")["sequence"] == known
        for ears in (mine, his):
            lines = ears.next("chat")["lines"]
            while len(lines) < 2:
                lines += ears.next("chat")["lines"]
            said = [(line["seat"], line["emote"], line["text"]) for line in lines]
            assert said == [(0, "", "Good luck!"), (1, "thanks", "")]
    assert ada.view(table, 0)["sequence"] == known


def test_who_comes_later_hears_the_last_lines(server: Server) -> None:
    ada, bob, table = two_people(server)
    say(ada, table, 0, "One")
    say(bob, table, 1, "Two")
    with ada.listen(table, seat=0) as ears:
        assert [line["text"] for line in ears.next("chat")["lines"]] == ["One", "Two"]


def test_nobody_else_hears_or_says_anything(server: Server) -> None:
    ada, _, table = two_people(server)
    eve = Person(server)
    for seat in (0, 1):
        body = {"seat": seat, "text": "Psst"}
        assert eve.no_post(f"{table.path}/chat", 403, **body)["code"] == "not_yours"
    assert ada.no_post(f"{table.path}/chat", 403, seat=1, text="I am Bob")["code"] == "not_yours"
    say(ada, table, 0, "Between us")
    with eve.listen(table, since=-1, seat="own") as ears:
        ears.message()
        ada.answer(table, 0, "play:Charge")
        blocks = [ears.block()]
        while not blocks[-1][0].startswith("id: "):
            blocks.append(ears.block())
    assert "Between us" not in str(blocks)
    assert not [block for block in blocks if block[0] == "event: chat"]
    assert "Between us" not in eve.text(table.path)


def test_it_is_in_no_record_and_no_store(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.db", tmp_path / "errors") as server:
        ada, bob, table = two_people(server, settings={"max_rounds": "1"})
        say(ada, table, 0, "Zwiebelkuchen")
        ada.answer(table, 0, "play:Charge")
        bob.answer(table, 1, "play:Charge")
        say(bob, table, 1, emote="good-game")  # also after the end
        assert "Zwiebelkuchen" not in ada.text(f"{table.path}/record")
        server.stop()
        for path in tmp_path.iterdir():
            assert b"Zwiebelkuchen" not in path.read_bytes(), path
        server.start()
        ada.move(server)
        with ada.listen(table, since=-1, seat="own") as ears:
            ears.message()
            assert ears.record()  # and no line before it
            say(ada, table, 0, "New")
            assert [line["text"] for line in ears.next("chat")["lines"]] == ["New"]


def test_a_line_is_plain_text_and_short(server: Server) -> None:
    ada, _, table = two_people(server)
    say(ada, table, 0, "<b>one</b>\n\u202etwo\x00  three\u200b")
    say(ada, table, 0, "\U0001f469\u200d\U0001f680 x")
    with ada.listen(table, seat=0) as ears:
        lines = [line["text"] for line in ears.next("chat")["lines"]]
    assert lines == ["<b>one</b> two three", "\U0001f469\u200d\U0001f680 x"]
    for text in ("", "   ", "\u200d\u200d", "\u202e"):
        assert ada.no_post(f"{table.path}/chat", 400, seat=0, text=text)["code"] == "bad_line"
    both = {"seat": 0, "text": "Hello", "emote": "hello"}
    assert ada.no_post(f"{table.path}/chat", 400, **both)["code"] == "bad_line"
    long = {"seat": 0, "text": "x" * (LONGEST + 1)}
    assert ada.no_post(f"{table.path}/chat", 422, **long)["code"] == "bad_request"
    assert ada.no_post(f"{table.path}/chat", 422, seat=0, emote="rude")["code"] == "bad_request"


def test_a_line_said_again_is_said_once(server: Server) -> None:
    ada, _, table = two_people(server)
    key = new_key()
    assert say(ada, table, 0, "Once", key=key)["status"] == "accepted"
    assert say(ada, table, 0, "Once", key=key)["status"] == "duplicate"
    other = {"seat": 0, "text": "Twice", "key": key}
    assert ada.no_post(f"{table.path}/chat", 409, **other)["code"] == "key_reused"
    with ada.listen(table, seat=0) as ears:
        assert len(ears.next("chat")["lines"]) == 1


def test_nobody_says_too_much_at_once(server: Server) -> None:
    ada, bob, table = two_people(server)
    statuses = [
        ada.request("POST", f"{table.path}/chat", json={"key": new_key(), "seat": 0, "text": "x"})
        for _ in range(20)
    ]
    assert {reply.status_code for reply in statuses} == {200, 429}
    assert statuses[-1].headers["retry-after"] == str(LINE_EVERY)
    assert say(bob, table, 1, "Calm down")["status"] == "accepted"  # others are not kept from it


def test_only_the_last_lines_are_kept() -> None:
    chat = Chat()
    for number in range(KEPT + 30):
        assert chat.add(Line(f"id{number}", 0, "", str(number)))
    assert not chat.add(Line(f"id{KEPT}", 0, "", "again"))
    assert [line["text"] for line in chat.since(0)] == [str(n) for n in range(30, KEPT + 30)]
    assert [line["text"] for line in chat.since(KEPT + 28)] == [str(KEPT + 28), str(KEPT + 29)]
    assert chat.since(KEPT + 30) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_emote_has_a_text(lang: str) -> None:
    words = Words(lang)
    texts = [words.say(f"web-emote-{emote}") for emote in get_args(Emote)]
    assert len(set(texts)) == len(texts)
    assert not [text for text in texts if "web-emote" in text]


def test_it_is_heard_at_every_worker(new_database: Callable[[], str], tmp_path: Path) -> None:
    with Server(new_database(), tmp_path / "errors", "--workers", "2") as server:
        ada, bob = Person(server, close=True), Person(server, close=True)
        table = ada.create("here:Ada", "link")
        bob.join(table, 1)
        with ExitStack() as stack:
            ears = [stack.enter_context(bob.listen(table, seat=1)) for _ in range(6)]  # at each
            for one in ears:
                one.message()
            say(ada, table, 0, "To all")
            assert [one.next("chat")["lines"][0]["text"] for one in ears] == ["To all"] * 6
        assert "Traceback" not in server.errors.read_text()
