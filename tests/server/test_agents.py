"""An agent takes a seat by its link, and is told what a person there would see."""

import re

import pytest

from automatable.agents.errors import BadLink, NoHints, NotOver, TableFailed, WrongAnswer
from automatable.agents.joined import JoinedTable, join
from automatable.agents.link import Link
from automatable.agents.narrator import words_for
from automatable.agents.seat_text import SeatText
from automatable.kernel.errors import CannotTakeBack
from automatable.kernel.registry import game
from automatable.server.middleware import BURST

from .helpers import Person, Server, Table

WORDS = words_for("en")


def invited(server: Server, person: Person, *others: str, **more: object) -> tuple[Table, str]:
    """A table with a seat by link, and that link."""
    table = person.create("link", *others, **more)
    return table, f"{server.url}/t/{table.code}#invite={table.invites[0]}"


def seated(link: str) -> SeatText:
    place = join(link, "Agent", WORDS)
    return SeatText(place, words_for("en", place.game))


def test_an_agent_plays_a_whole_game_with_a_bot(server: Server, ada: Person) -> None:
    _, link = invited(server, ada, "random", settings={"length": "2", "stars": "1"})
    talk = seated(link)
    told = talk.begin()
    assert "A (you), B (random)" in told
    assert "not now: Counter. It costs 2 disks, you have 0. DUE-RND-04" in told
    with pytest.raises(NotOver):
        talk.record_text()
    with pytest.raises(WrongAnswer, match="DUE-RND-04: "):
        talk.answer(["play:Counter"])
    assert "DUE-RND-04" in talk.why("counter")
    assert re.search(r"Best: \d \(", talk.hint())
    rounds = 0
    while "The game is over." not in told:
        rounds += 1
        assert rounds < 60
        move = re.search(r"^ *(\d+)  play Move", told, re.MULTILINE)
        told = talk.answer([move[1] if move else "1"], wait=30)
    assert re.search(r"won: |A draw", told)
    assert talk.replay().startswith("0. Round 1. DUE-RND-01\n")
    assert talk.record_text().startswith("automatable 1\ngame duel ")
    with pytest.raises(CannotTakeBack, match="the game is over"):
        talk.take_back()


def test_an_agent_waits_for_a_person_and_takes_back(server: Server, ada: Person) -> None:
    table, link = invited(server, ada, "here:Ada", hints=False)
    talk = seated(link)
    with pytest.raises(NoHints):
        talk.hint()
    told = talk.answer(["play:Charge"])
    assert "The table waits for: B." in told
    with pytest.raises(WrongAnswer, match="nothing to answer"):
        talk.answer(["play:Charge"])
    assert "Choose a card for this round." in talk.take_back()
    talk.answer(["play:Move"])
    ada.answer(table, 1, "play:Charge")
    told = talk.see(wait=30)
    assert "A reveals Move, B reveals Charge." in told
    assert "Round 2." in told


def test_what_a_seat_is_told_is_what_it_would_be_told_here(server: Server, ada: Person) -> None:
    """The same game, served and not, in the same words."""
    from automatable.agents.own import OwnTable
    from automatable.kernel.record import Record
    from automatable.match import Match, Nature

    _, link = invited(server, ada, "here:Ada")
    served = seated(link)
    assert isinstance(served.table, JoinedTable)
    record = Record.of(game("duel").listened())
    here = OwnTable(Match(record, Nature()), 0, {}, served.table.titles)
    own = SeatText(here, words_for("en", game("duel")))
    assert served.begin() == own.begin()
    for name in game("duel").catalogue.names:
        assert served.why(name) == own.why(name)


def test_an_agent_that_asks_too_often_waits_and_goes_on(server: Server, ada: Person) -> None:
    _, address = invited(server, ada, "here:Ada")
    link = Link(address)
    for _ in range(int(BURST) + 1):
        assert link.games()


def test_a_bad_link_is_refused(server: Server, ada: Person) -> None:
    table, link = invited(server, ada, "here:Ada")
    for bad in ("", "duel", f"{server.url}/t/{table.code}", "ftp://x/t/a#invite=b", link + "/.."):
        with pytest.raises(BadLink):
            join(bad, "Agent", WORDS)
    with pytest.raises(TableFailed, match="invite"):
        join(link[:-3], "Agent", WORDS)
    with pytest.raises(TableFailed):
        join(f"{server.url}/t/nowhere1#invite=abc", "Agent", WORDS)
