"""The folder of `automatable site`, served by Python's own file server: no server of ours runs."""

import json
import re
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from automatable.kernel.registry import game as game_named

from ..server.helpers import free_port, wait_for
from .helpers import SHORT, Person, Table, click, overflow, unfold, violations

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "build" / "site"
HOLDER = "0123456789abcdef" * 4
UPRIGHT = ViewportSize(width=390, height=844)
# Counts the messages of tables that come from the worker, and keeps it so that a test can end it.
_EARS = """
window.workers = [];
window.Worker = class extends Worker {
  constructor(...given) {
    super(...given);
    window.workers.push(this);
    this.addEventListener("message", ({ data }) => {
      window.told += data.kind === "news" && data.text.includes("asked");
    });
  }
};
"""
PYTHON = 120_000  # milliseconds until Python is there on a busy machine
ANSWERS = ".options button:not([aria-disabled=true])"


class Files:
    """Python's file server on the folder."""

    def __init__(self) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        command = [sys.executable, "-m", "http.server", str(self.port), "--bind", "127.0.0.1"]
        self._process = subprocess.Popen(
            [*command, "--directory", str(FOLDER)],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        wait_for(self._is_up)

    def _is_up(self) -> bool:
        with socket.socket() as probe:
            return probe.connect_ex(("127.0.0.1", self.port)) == 0

    def close(self) -> None:
        self._process.terminate()
        self._process.wait(30)


@pytest.fixture(scope="module")
def files() -> Iterator[Files]:
    if not (FOLDER / "offline.js").exists():
        subprocess.run([ROOT / "scripts" / "site", FOLDER], check=True, timeout=600)
    running = Files()
    yield running
    running.close()


@pytest.fixture
def visitor(browser: Browser, files: Files) -> Iterator[Callable[..., Person]]:
    """Makes people who have the site; none may have a complaint at the end."""
    people: list[Person] = []

    def make(**how: Any) -> Person:
        person = Person(browser, files, likes={"auto": True}, keeps=True, **how)  # type: ignore[arg-type]
        person.context.add_init_script(_EARS)
        people.append(person)
        return person

    yield make
    for person in people:
        person.context.close()
    assert [person.unforgiven() for person in people] == [[] for _ in people]


def table_file(tables: dict[str, tuple[str, dict[str, str], list[str]]]) -> str:
    """A file with tables by code: game, settings, and `me` or a bot for each seat."""
    kept = []
    for code, (name, settings, seats) in tables.items():
        game = game_named(name)
        chairs = [
            {
                "kind": "here" if seat == "me" else "bot",
                "name": seat,
                "bot": "" if seat == "me" else seat,
                "holder": HOLDER if seat == "me" else "",
                "invite": "",
                "commit": "",
            }
            for seat in seats
        ]
        row = {
            "code": code,
            "game": name,
            "settings": game.settings_of(game.new(settings)),
            "start": {},
            "seed": "07" * 32,
            "seats": chairs,
            "key": f"key-of-{code}",
            "created": "2026-01-01T00:00:00+00:00",
            "version": game.version,
        }
        kept.append({"code": code, "key": row["key"], "row": json.dumps(row), "log": []})
    recent = [{"code": code, "game": one[0], "invites": {}} for code, one in tables.items()]
    whole = {"automatable": 1, "holder": HOLDER, "tables": kept, "recent": recent}
    return json.dumps(whole)


def load(page: Page, text: str) -> None:
    """Load games from a file, as the lobby offers it."""
    file = {"name": "games.json", "mimeType": "application/json", "buffer": text.encode()}
    page.get_by_text("Load games from a file").wait_for()
    with page.expect_navigation():
        page.locator(".keeping input[type=file]").set_input_files(file)  # type: ignore[arg-type]


def sit_down(page: Page, code: str) -> Table:
    """Go to a table without loading the page anew; Python may still be on its way."""
    page.evaluate(
        """(path) => {
          history.pushState(null, "", path);
          dispatchEvent(new Event("popstate"));
        }""",
        f"/?/t/{code}",
    )
    return wait_until_asked(page)


def wait_until_asked(page: Page) -> Table:
    there = page.locator(f"{ANSWERS}, .card.offered, .end").filter(visible=True)
    there.first.wait_for(timeout=PYTHON)
    return Table(page)


def play_on(page: Page, most: int) -> bool:
    """Give the first answer so many times, or until the end; whether it was reached."""
    asked = page.locator(f"{ANSWERS}, .end").first
    for _ in range(most):
        asked.wait_for()
        if page.locator(".end").count():
            return True
        click(page, page.locator(ANSWERS).first)
    return False


def test_all_games_are_played_without_a_server_and_without_a_network(
    visitor: Callable[..., Person],
) -> None:
    ada = visitor()
    page = ada.open("/")
    tables = {
        "duel1": ("duel", SHORT, ["me", "random"]),
        "duel2": ("duel", SHORT, ["me", "rollout"]),
        "cyber": ("cyberion", {}, ["me"]),
        "arena": (
            "robot_quest_arena",
            {"players": "3", "turn_cap": "2"},
            ["me", "random", "random"],
        ),
        "raise": ("raising_robots", {"players": "2"}, ["me", "random"]),
    }
    load(page, table_file(tables))
    assert violations(page) == []
    sit_down(page, "duel1").play_to_end()
    expect(page.locator(".end").get_by_role("heading")).to_have_text(
        re.compile("You won|You lost|A draw")
    )
    sit_down(page, "arena")
    unfold(page)
    assert play_on(page, 200)

    # From here on there is no network: the files are kept, and so are the games.
    kept = "() => navigator.serviceWorker.controller !== null"
    page.wait_for_function(kept, timeout=PYTHON)
    ada.context.set_offline(True)
    page.reload()
    wait_until_asked(page)
    expect(page.locator(".end")).to_be_visible()
    sit_down(page, "cyber")
    unfold(page)
    play_on(page, 12)
    sit_down(page, "raise")
    unfold(page)
    play_on(page, 12)
    sit_down(page, "duel2").play_to_end()


def test_a_worker_that_dies_is_replaced_and_the_game_goes_on(
    visitor: Callable[..., Person],
) -> None:
    ada = visitor(size=UPRIGHT)
    page = ada.open("/")
    load(page, table_file({"duel3": ("duel", {}, ["me", "random"])}))
    table = sit_down(page, "duel3")
    table.play_round()
    table.expect_round(2)
    page.evaluate(
        """() => {
          const worker = window.workers.at(-1);
          worker.terminate();
          worker.dispatchEvent(new Event("error"));
        }"""
    )
    table.offered.first.click()
    wait_until_asked(page)
    page.wait_for_function(
        "() => / 3$/.test(document.querySelector('.duel-round strong')?.textContent)",
        timeout=PYTHON,
    )

    # In French, and nothing wider than a phone.
    page.get_by_role("button", name="Français").click()
    expect(page.locator(".duel-round strong")).to_have_text(re.compile("Tour"))
    assert overflow(page) <= 0


def test_a_browser_that_keeps_nothing_says_so(visitor: Callable[..., Person]) -> None:
    ada = visitor()
    page = ada.context.new_page()
    quota = ada.context.new_cdp_session(page)
    origin = {"origin": ada.server.url}
    quota.send("Storage.overrideQuotaForOrigin", {**origin, "quotaSize": 1})
    page.goto("/?/new/duel")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("no more room", timeout=PYTHON)
