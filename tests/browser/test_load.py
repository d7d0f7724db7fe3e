"""The people of the load benchmark send what a browser sends, header by header."""

import re
import subprocess
import sys
from collections.abc import Callable
from urllib.parse import urlsplit

from .helpers import PATIENCE, Person, Server, Table, set_up_duel
from .relay import Request, relay

# A page loads these once, however many games are played on it.
ONCE = re.compile(r"^GET /(?!api/)|^GET /api/(games|words)")


def acts(noted: list[Request]) -> dict[str, Request]:
    """The last request of each kind: by then everybody has a cookie."""
    return {request.act: request for request in noted if not ONCE.match(request.act)}


def played_in_chromium(newcomer: Callable[..., Person], server: Server) -> dict[str, Request]:
    """Two people meet by link, each answers once, which ends their game, and they begin another."""
    with relay(server.port) as between:
        ada, bob = newcomer(between), newcomer(between)
        page = ada.open()
        set_up_duel(page).click()
        page.get_by_text("Settings", exact=True).click()
        page.get_by_label("rounds until the game").fill("1")
        page.get_by_role("textbox", name="Name at seat A").fill("Ada")
        page.get_by_role("group", name="Seat B").get_by_text("Friend by link").click()
        page.get_by_role("button", name="Play", exact=True).click()
        other = bob.open(page.get_by_role("textbox", name="Link for seat B").input_value())
        other.get_by_role("textbox", name="Your name").fill("Bob")
        other.get_by_role("button", name="Sit down").click()
        for table in (Table(page), Table(other)):
            table.expect_asked()
            table.offered.first.click()
        page.get_by_role("button", name="Rematch").click()
        other.get_by_role("link", name="To the rematch").click()
        Table(page).expect_asked()
        ada.context.close()
        bob.context.close()
        return acts(between.noted)


def played_by_the_load(server: Server) -> dict[str, Request]:
    """The same people without a browser."""
    with relay(server.port) as between:
        words = [sys.executable, "-m", "benchmarks.server.load", str(between.port), "1", "1", "0"]
        subprocess.run(words, check=True, capture_output=True, timeout=4 * PATIENCE)
        return acts(between.noted)


def test_the_load_sends_what_chromium_sends(
    newcomer: Callable[..., Person], server: Server
) -> None:
    browser, load = played_in_chromium(newcomer, server), played_by_the_load(server)
    assert set(load) == set(browser)
    wanted = {act: request.shape for act, request in browser.items()}
    _, made = wanted["POST /api/tables"]
    assert made["settings"].pop("max_rounds", "") is None  # so that the game ended soon
    assert {act: request.shape for act, request in load.items()} == wanted


def test_a_page_opens_a_table_with_one_request(ada: Person) -> None:
    code, _ = ada.create("here:Ada", "random")
    page = ada.open("/")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(urlsplit(request.url).path))
    for _ in range(2):  # and opens it again with one
        page.goto(f"{ada.server.url}/t/{code}")
        Table(page).expect_asked()
    assert [path for path in asked if "/tables/" in path] == 2 * [f"/api/tables/{code}/events"]
