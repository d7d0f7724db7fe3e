"""Chance that browsers have a part in: what they promise, bring and check."""

import re
import shlex
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from ..tampering import change
from .helpers import (
    COMMAND,
    PATIENCE,
    PHONE,
    SHORT,
    Person,
    Server,
    Table,
    overflow,
    set_up_duel,
    violations,
)

FITS = re.compile("^Everything fits: .* this browser’s own is among them")
FITS_ALONE = re.compile("^Everything fits: .* this browser contributed no number")


@pytest.fixture(scope="module")
def other(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose operator is not to be trusted."""
    with Server(tmp_path_factory.mktemp("chance")) as running:
        yield running


def code_of(page: Page) -> str:
    expect(page).to_have_url(re.compile("/t/"))
    return page.url.partition("/t/")[2]


def played(person: Person) -> str:
    """A game of many draws, begun in the lobby, which a bot has played to its end."""
    page = person.open()
    page.get_by_role("button", name="Play Cyberion").click()
    page.get_by_role("button", name="Play right away").click()
    expect(page.locator(".question .options button").first).to_be_visible()
    code = code_of(page)
    sat_in = person.context.request.post(
        f"/api/tables/{code}/hand_over",
        data={"key": f"hand-over-{code}", "seat": 0, "bot": "random"},
        headers={"X-Automatable": "1"},
    )
    assert sat_in.json()["status"] == "accepted"
    expect(page.locator(".end")).to_be_visible()
    page.close()
    return code


def verified(person: Person, page: Page, code: str, folder: Path) -> tuple[int, str]:
    """What the command on the page says, on this machine and without the server."""
    record = person.context.request.get(f"/api/tables/{code}/record").text()
    (folder / f"{code}.txt").write_text(record)
    words = shlex.split(page.get_by_role("textbox", name="Command").input_value())
    assert words[0] == "automatable"
    done = subprocess.run(
        [COMMAND, *words[1:], "--lang", "en"],
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=4 * PATIENCE,
        check=False,
    )
    return done.returncode, done.stdout + done.stderr


def tamper(server: Server, statement: str, *values: object) -> None:
    """Change what a server that does not run has kept."""
    server.kill()
    change(server.store, statement, *values)
    server.start()


def test_every_draw_is_worked_out_again_in_the_browser(
    ada: Person, newcomer: Callable[..., Person], tmp_path: Path
) -> None:
    code = played(ada)
    page = ada.open(f"/proof/{code}")
    expect(page.get_by_role("status")).to_have_text(FITS)
    expect(page.locator("main")).to_contain_text(re.compile(r"computed all \d+ draws of this game"))
    expect(page.locator("dt").filter(has_text="Seat A")).to_contain_text("(from this browser)")
    assert violations(page) == []
    page.set_viewport_size(PHONE)
    assert overflow(page) <= 0
    status, said = verified(ada, page, code, tmp_path)
    assert status == 0, said
    assert "Every seat revealed the random number it had promised." in said
    stranger = newcomer().open(f"/proof/{code}")
    expect(stranger.get_by_role("status")).to_contain_text("this browser cannot tell")


def test_a_seed_swapped_in_the_database_is_noticed(
    other: Server, newcomer: Callable[..., Person], tmp_path: Path
) -> None:
    """The server shows another seed with its own hash; this browser has kept the first."""
    ada = newcomer(other)
    code = played(ada)
    statement = "UPDATE automatable_tables SET seed = ? WHERE code = ?"
    tamper(other, statement, bytes(32), code)
    page = ada.open(f"/proof/{code}")
    told = page.get_by_role("status")
    expect(told).to_contain_text("This does not fit: this game cannot be trusted.")
    expect(told).to_contain_text("it was changed after the game began")
    expect(told).to_contain_text("random draws do not follow from the seed")
    status, said = verified(ada, page, code, tmp_path)
    assert status == 1
    assert "This game cannot be trusted." in said


def test_a_nonce_that_was_left_out_is_noticed(
    other: Server, newcomer: Callable[..., Person]
) -> None:
    ada = newcomer(other)
    code = played(ada)
    statement = "UPDATE automatable_log SET data = ? WHERE kind = 'nonce' AND code = ?"
    tamper(other, statement, '[[0, "", ""]]', code)
    told = ada.open(f"/proof/{code}").get_by_role("status")
    expect(told).to_contain_text("The number that this browser revealed is not used.")
    expect(told).to_contain_text("Seat A promised a number but did not reveal it")


def test_a_table_from_before_is_told_from_newer_ones(
    other: Server, newcomer: Callable[..., Person], tmp_path: Path
) -> None:
    ada = newcomer(other)
    code, _ = ada.create("random", "random", settings={**SHORT, "length": "6", "stars": "1,2,3"})
    tamper(other, "UPDATE automatable_tables SET scheme = 1 WHERE code = ?", code)
    page = ada.open(f"/t/{code}")
    expect(Table(page).end).to_be_visible()
    page.goto(f"/proof/{code}")
    expect(page.locator("main")).to_contain_text("the server alone made the seed")
    expect(page.get_by_role("status")).to_have_text(FITS_ALONE)
    status, said = verified(ada, page, code, tmp_path)
    assert status == 0, said


def test_the_game_begins_when_every_browser_has_brought_its_share(
    newcomer: Callable[..., Person],
) -> None:
    """Ada has gone by the time Bob sits down; what she has promised only her browser has."""
    ada, bob = newcomer(), newcomer()
    page = ada.open()
    set_up_duel(page).click()
    page.get_by_role("textbox", name="Name at seat A").fill("Ada")
    page.get_by_role("group", name="Seat B").get_by_text("Friend by link").click()
    page.get_by_role("button", name="Play", exact=True).click()
    link = page.get_by_role("textbox", name="Link for seat B").input_value()
    code = code_of(page)
    page.close()
    other = bob.open(link)
    other.get_by_role("textbox", name="Your name").fill("Bob")
    other.get_by_role("button", name="Sit down").click()
    expect(other.get_by_role("heading", name="Waiting for Ada to open this table")).to_be_visible()
    assert violations(other) == []
    again = ada.open(f"/t/{code}")
    for table in (Table(again), Table(other)):
        table.expect_asked()


def test_a_browser_that_has_lost_its_number_says_so_and_plays(ada: Person) -> None:
    page = ada.open()
    page.get_by_role("button", name="Play Duel").wait_for()
    # Nothing that is written from here on is kept.
    page.evaluate("() => { Storage.prototype.setItem = () => { throw new Error('full'); }; }")
    page.get_by_role("button", name="Play Duel").click()
    page.get_by_role("button", name="Play right away").click()
    Table(page).expect_asked()
    proof = ada.ask(f"/api/tables/{code_of(page)}/proof")
    assert proof["seats"][0]["commit"]
