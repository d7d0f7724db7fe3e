"""The folder of `automatable site`, served by Python's own file server: no server of ours runs."""

import json
import os
import re
import shutil
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from automatable.kernel.registry import game as game_named
from automatable.lessons import lessons
from automatable.puzzles import puzzles

from ..server.helpers import free_port, wait_for
from .helpers import SHORT, Person, Server, Table, click, overflow, unfold, violations
from .test_learn import on_the_board, take
from .test_puzzles import answered, card

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

    def __init__(self, folder: Path = FOLDER) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        command = [sys.executable, "-m", "http.server", str(self.port), "--bind", "127.0.0.1"]
        self._process = subprocess.Popen(
            [*command, "--directory", str(folder)],
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

    def make(at: Files = files, **how: Any) -> Person:
        likes = {"likes": {"auto": True}, "keeps": True, **how}
        person = Person(browser, at, **likes)  # type: ignore[arg-type]
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
    """Go to a table; Python may still be on its way."""
    go_to(page, f"/t/{code}")
    return wait_until_asked(page)


def go_to(page: Page, path: str) -> None:
    """Go to a page of the site without loading it anew, as its own links do."""
    page.evaluate(
        """(path) => {
          history.pushState(null, "", `${location.pathname}?${path}`);
          dispatchEvent(new Event("popstate"));
        }""",
        path,
    )


def wait_until_asked(page: Page) -> Table:
    there = page.locator(f"{ANSWERS}, .card.offered, .end").filter(visible=True)
    there.first.wait_for(timeout=PYTHON)
    return Table(page)


def play_on(page: Page, most: int) -> bool:
    """Give the first answer that many times, or until the end; whether it was reached."""
    asked = page.locator(f"{ANSWERS}, .end").first
    for _ in range(most):
        asked.wait_for()
        if page.locator(".end").count():
            return True
        click(page, page.locator(ANSWERS).first)
    return False


def longest_tasks(page: Page, act: Callable[[], None]) -> dict[str, float]:
    """Milliseconds of the longest task of each kind of thread of a page meanwhile.

    These are of processor time: a busy machine makes tasks wait, and that is not theirs.
    """
    browser = page.context.browser
    assert browser is not None
    kinds = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"]
    browser.start_tracing(page=page, categories=kinds)
    act()
    events = json.loads(browser.stop_tracing())["traceEvents"]
    begun = next(one for one in events if one["name"] == "TracingStartedInBrowser")
    process = begun["args"]["data"]["frames"][0]["processId"]
    own = [one for one in events if one["pid"] == process]
    names = {one["tid"]: one["args"]["name"] for one in own if one["name"] == "thread_name"}
    longest: dict[str, float] = {}
    for one in own:
        if one["name"].endswith("RunTask") and "tdur" in one:
            name = names.get(one["tid"], "")
            longest[name] = max(longest.get(name, 0), one["tdur"] / 1000)
    return longest


def lose_cyberion(page: Page) -> None:
    """End every turn without a repair, although the board warns of it, until the game is lost."""
    done = page.locator(ANSWERS, has_text="end the Intervention")
    for _ in range(100):
        page.locator(f"{ANSWERS}, .end").first.wait_for()
        if page.locator(".end").count():
            return
        if done.count():
            done.click()
            click(page, page.get_by_role("button", name="End it all the same"))
        else:
            click(page, page.locator(ANSWERS).first)


def test_all_games_are_played_without_a_server_and_without_a_network(
    visitor: Callable[..., Person],
) -> None:
    ada = visitor(likes={"auto": False})
    page = ada.open("/")
    tables = {
        "duel1": ("duel", SHORT, ["me", "random"]),
        "duel2": ("duel", SHORT, ["me", "search"]),
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
    lose_cyberion(page)
    expect(page.locator(".end")).to_contain_text("Failsafe")
    sit_down(page, "raise")
    unfold(page)
    for _ in range(40):  # a whole round
        play_on(page, 1)
        if "Round 2" in page.locator(".rr-round").inner_text():
            break
    expect(page.locator(".rr-round")).to_contain_text("Round 2")

    # While bots think the page is free: nothing takes it longer than a tenth of a second.
    table = sit_down(page, "duel2")
    longest = longest_tasks(page, table.play_to_end)
    assert 0 < longest["CrRendererMain"] < 100
    assert longest["DedicatedWorker thread"] > 0


def test_a_worker_that_dies_is_replaced_and_the_game_goes_on(
    visitor: Callable[..., Person],
) -> None:
    ada = visitor(size=UPRIGHT)
    page = ada.context.new_page()
    page.clock.install()
    page.goto("/")
    load(page, table_file({"duel3": ("duel", {}, ["me", "random"])}))
    table = sit_down(page, "duel3")
    table.play_round()
    table.expect_round(2)
    # It vanishes without a word, as when a browser needs its memory; the page misses it.
    page.evaluate("() => window.workers.at(-1).terminate()")
    table.offered.first.click()
    page.clock.run_for(60_000)
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


def quick(page: Page) -> None:
    """Let the time pass after which a page keeps its files for later."""
    page.clock.run_for(20_000)


def test_a_new_version_is_offered_and_never_forced_upon_a_game(
    visitor: Callable[..., Person], tmp_path: Path
) -> None:
    folder = tmp_path / "site"
    shutil.copytree(FOLDER, folder, copy_function=os.link)
    published = Files(folder)
    ada = visitor(at=published)
    page = ada.context.new_page()
    page.clock.install()
    page.goto("/")
    load(page, table_file({"duel4": ("duel", {}, ["me", "random"])}))
    table = sit_down(page, "duel4")
    quick(page)
    page.wait_for_function("() => navigator.serviceWorker.controller !== null", timeout=PYTHON)

    # Somebody publishes another version, which the page finds when its person comes back to it.
    for name in ("index.html", "offline.js"):
        text = (folder / name).read_text()
        (folder / name).unlink()
        text = text.replace("<title>", '<meta name="newer" content="yes" /><title>')
        (folder / name).write_text(re.sub(r'(const VERSION = ")', r"\1newer-", text))
    page.evaluate("() => { window.same = true; }")
    page.evaluate("() => document.dispatchEvent(new Event('visibilitychange'))")
    banner = page.locator(".new-version")
    expect(banner).to_contain_text("There is a new version.", timeout=PYTHON)
    table.play_round()
    table.expect_round(2)
    assert page.evaluate("() => window.same")
    assert page.locator("meta[name=newer]").count() == 0

    with page.expect_navigation(timeout=PYTHON):
        banner.get_by_role("button", name="Use it now").click()
    expect(page.locator("meta[name=newer]")).to_have_count(1)
    wait_until_asked(page)
    table.expect_round(2)
    published.close()


def test_two_people_a_lesson_and_a_puzzle_without_a_server(
    visitor: Callable[..., Person],
) -> None:
    page = visitor().open("/")
    load(page, table_file({"both": ("duel", SHORT, ["me", "me"])}))
    go_to(page, "/learn/duel/first")
    page.locator("main.lesson").wait_for(timeout=PYTHON)
    take(page, lessons(game_named("duel"))[0], on_the_board)

    one = puzzles(game_named("duel"))[0]
    go_to(page, f"/puzzles/duel/{one.id}")
    for count, action in enumerate(one.answers):
        answered(page, count)
        page.locator(".board .offered", has_text=card(action)).first.click()
    expect(page.locator("main[data-solved='true']")).to_be_visible()

    go_to(page, "/t/both")
    table, curtain = Table(page), page.locator(".curtain")
    for _ in range(2):
        expect(table.hand).to_have_count(0)
        curtain.get_by_role("button", name="I am").click()
        table.offered.first.click()
    expect(curtain).to_contain_text("reveal")


def test_games_are_saved_as_a_file_and_loaded_on_another_device(
    visitor: Callable[..., Person],
) -> None:
    ada, bob = visitor(), visitor()
    page = ada.open("/")
    load(page, table_file({"taken": ("duel", {}, ["me", "random"])}))
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save all games as a file").click()
    text = Path(saved.value.path()).read_text()
    other = bob.open("/")
    load(other, text)
    expect(other.locator(".continue a[href$='/t/taken']").first).to_be_visible(timeout=PYTHON)
    wrong = {"name": "x.json", "mimeType": "application/json", "buffer": b"{}"}
    other.locator(".keeping input[type=file]").set_input_files(wrong)  # type: ignore[arg-type]
    expect(other.get_by_role("alert")).to_contain_text("holds no games")


def test_a_served_page_opens_without_its_server_and_plays_here(
    browser: Browser, files: Files, tmp_path: Path
) -> None:
    with Server(tmp_path, "--site", str(FOLDER)) as server:
        ada = Person(browser, server, keeps=True)
        page = ada.context.new_page()
        page.clock.install()
        page.goto("/")
        assert installable(ada, page)
        page.get_by_role("button", name="Keep the games here").click()
        expect(page.get_by_role("link", name="Play on this device")).to_be_visible(timeout=PYTHON)
        quick(page)
        page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
        server.kill()
        ada.forgive("ERR_CONNECTION_REFUSED|Failed to fetch")
        page.goto("/t/some-table-1")
        expect(page.get_by_role("heading", name="The server cannot be reached")).to_be_visible()
        expect(page.get_by_role("link", name="Play on this device")).to_be_visible()
        assert violations(page) == []
        page.goto("/")
        expect(page.get_by_role("alert")).to_contain_text("The server cannot be reached")
        assert violations(page) == []
        page.get_by_role("link", name="Play on this device").click()
        expect(page.get_by_text("Your games stay on this device")).to_be_visible()
        load(page, table_file({"duel5": ("duel", SHORT, ["me", "random"])}))
        go_to(page, "/t/duel5")
        wait_until_asked(page).play_round()
        ada.context.close()
        assert ada.unforgiven() == []


def installable(person: Person, page: Page) -> bool:
    """Whether Chromium would install the page as an app."""
    session = person.context.new_cdp_session(page)
    found = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # A window of its own for each test is like a private one, where nothing is installed.
    return {one["errorId"] for one in found} <= {"in-incognito"}
