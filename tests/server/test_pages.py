"""What a link shows where it is passed on, and that it keeps secrets."""

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import httpx
import pytest
from starlette.testclient import TestClient

from automatable.server.app import create_app
from automatable.server.options import Options
from automatable.server.pages import STATIC
from automatable.server.store import sqlite_address

from .helpers import Person, Server

pytestmark = pytest.mark.skipif(not STATIC.exists(), reason="the page is not built")
HTML = {"Accept": "text/html"}


def metas(person: Person, path: str, **headers: str) -> dict[str, str]:
    """What a page tells of itself."""
    found = person.request("GET", path, headers={**HTML, **headers})
    pairs = re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)"', found.text)
    return {name: unescape(content) for name, content in pairs}


def test_the_lobby_says_what_it_is(server: Server) -> None:
    ada = Person(server)
    told = metas(ada, "/")
    assert told["og:title"] == "Automatable"
    assert "robot" in told["og:description"].lower()
    assert told["description"] == told["og:description"]
    assert told["version"]
    picture = ada.request("GET", told["og:image"].removeprefix(server.url))
    assert picture.headers["content-type"] == "image/jpeg"
    assert told["og:image"].startswith(server.url)


@pytest.mark.parametrize("page", ["new", "invite", "rules"])
def test_a_page_of_a_game_shows_its_cover(server: Server, page: str) -> None:
    ada = Person(server)
    told = metas(ada, f"/{page}/duel")
    assert told["og:title"] == "Duel"
    assert told["og:image"].endswith("/assets/preview-duel.jpg")
    french = metas(ada, f"/{page}/duel", **{"Accept-Language": "de, fr-CH;q=0.9"})
    assert french["og:description"] != told["og:description"]
    assert metas(ada, f"/{page}/chess")["og:title"] == "Automatable"


def test_a_table_names_its_game_and_its_free_seats_and_nobody(server: Server) -> None:
    ada, bob = Person(server), Person(server)
    table = ada.create("here:Ada", "link:Someone")
    told = metas(ada, f"/t/{table.code}?invite={table.invites[1]}")
    assert told["og:title"] == "Duel"
    assert told["og:description"].startswith("A seat is free.")
    bob.join(table, 1, "Bob")
    after = metas(Person(server), f"/t/{table.code}")
    assert "seat" not in after["og:description"]
    for said in (*told.values(), *after.values()):
        assert not re.search(rf"Ada|Bob|Someone|{table.code}|{table.invites[1]}", said)
    assert metas(ada, "/t/nosuchtable")["og:title"] == "Automatable"


@pytest.mark.parametrize("topic", ["learn", "puzzles", "daily", "rules", "cards"])
def test_what_every_game_has_is_there_without_a_game(server: Server, topic: str) -> None:
    assert Person(server).web.get(f"/{topic}", headers=HTML).status_code == 200


def test_an_address_that_leads_nowhere_gets_a_page(server: Server) -> None:
    ada = Person(server)
    page = ada.web.get("/nothing/here", headers=HTML)
    assert page.status_code == 404
    assert "<div id=" in page.text
    assert ada.problem("GET", "/nothing/here", 404)["code"] == "http"


def test_the_picture_is_at_the_address_that_people_use(tmp_path: Path) -> None:
    options = ("--public-url", "https://play.example/")
    with Server(tmp_path / "tables.db", tmp_path / "errors", *options) as running:
        page = httpx.get(running.url, headers={"Host": "play.example"}, trust_env=False).text
    assert 'content="https://play.example/assets/preview-lobby.jpg"' in page


@pytest.fixture
def with_site(tmp_path: Path) -> Iterator[TestClient]:
    """A server that has the files of a site."""
    site = tmp_path / "site"
    (site / "python").mkdir(parents=True)
    (site / "index.html").write_text("<title>Here</title>")
    (site / "python" / "engine.zip").write_bytes(b"PK")
    store = sqlite_address(tmp_path / "tables.db")
    with TestClient(create_app(Options(store, hosts="testserver", site=str(site)))) as client:
        yield client


def test_a_server_with_a_site_tells_its_pages_and_lets_only_that_run_webassembly(
    with_site: TestClient,
) -> None:
    lobby, here = with_site.get("/", headers=HTML), with_site.get("/here/", headers=HTML)
    assert '<meta name="here" content="/here/" />' in lobby.text
    assert here.text == "<title>Here</title>"
    assert with_site.get("/here/python/engine.zip").content == b"PK"
    policies = [found.headers["content-security-policy"] for found in (lobby, here)]
    assert ["'wasm-unsafe-eval'" in policy for policy in policies] == [False, True]
    assert not any("'unsafe-eval'" in policy for policy in policies)


def test_a_server_without_one_offers_none(server: Server) -> None:
    ada = Person(server)
    assert "here" not in metas(ada, "/")
    found = httpx.get(f"{server.url}/here/", headers=HTML)
    assert found.status_code == 404
    assert "wasm" not in found.headers["content-security-policy"]


def test_the_service_worker_of_a_page_is_that_of_its_build(server: Server) -> None:
    found = Person(server).request("GET", "/away.js")
    assert found.headers["content-type"].startswith("text/javascript")
    assert found.headers["cache-control"] == "no-cache"
    assert re.search(r'"served-[0-9a-f]{16}"', found.text)
