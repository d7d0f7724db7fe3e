"""The folder of `automatable site`, served by Python's own file server: no server of ours runs."""

import json
import os
import re
import shutil
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from automatable.kernel.registry import game as game_named
from automatable.lessons import lessons
from automatable.puzzles import puzzles

from .helpers import SHORT, Person, Server, Table, click, overflow, unfold, violations
from .site import (
    ANSWERS,
    FOLDER,
    PYTHON,
    UPRIGHT,
    Files,
    go_to,
    load,
    play_on,
    sit_down,
    table_file,
    wait_until_asked,
)
from .test_learn import on_the_board, take
from .test_puzzles import answered, card


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
    page.evaluate("() => localStorage.setItem('automatable.known.duel', 'yes')")
    page.get_by_role("button", name="Play", exact=True).click()
    full = page.get_by_role("alert").filter(has_text="no more room")
    full.wait_for(timeout=PYTHON)

    # Once there is room, the same page plays.
    quota.send("Storage.overrideQuotaForOrigin", origin)
    page.get_by_role("button", name="Play", exact=True).click()
    wait_until_asked(page).expect_round(1)


# Puts into the storage whatever still fits, ever smaller things.
_FILL = """() => new Promise((resolve, reject) => {
  const opening = indexedDB.open("filler", 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore("all", { autoIncrement: true });
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const put = (size) => {
      if (size < 1) return resolve(opening.result.close());
      const transaction = opening.result.transaction("all", "readwrite", { durability: "strict" });
      transaction.objectStore("all").add(crypto.getRandomValues(new Uint8Array(size)));
      transaction.oncomplete = () => put(size);
      transaction.onabort = () => put(size >> 1);
    };
    put(65_536);
  };
})"""
_EMPTY = """() => new Promise((resolve) => {
  indexedDB.deleteDatabase("filler").onsuccess = () => resolve();
})"""


def test_a_storage_that_is_full_in_the_middle_of_a_game_is_told_and_loses_nothing(
    visitor: Callable[..., Person],
) -> None:
    ada = visitor()
    page = ada.context.new_page()
    quota = {"origin": ada.server.url, "quotaSize": 1_000_000}
    ada.context.new_cdp_session(page).send("Storage.overrideQuotaForOrigin", quota)
    page.goto("/")
    load(page, table_file({"full8": ("cyberion", {}, ["me"])}))
    sit_down(page, "full8")
    unfold(page)
    page.evaluate(_FILL)
    asked = page.locator(ANSWERS).all_inner_texts()
    page.locator(ANSWERS).first.click()
    expect(page.get_by_role("alert")).to_contain_text("no more room")
    assert page.locator(ANSWERS).all_inner_texts() == asked
    page.evaluate(_EMPTY)
    click(page, page.locator(ANSWERS).first)
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_file_that_was_changed_is_not_run(visitor: Callable[..., Person], tmp_path: Path) -> None:
    folder = tmp_path / "site"
    shutil.copytree(FOLDER, folder, copy_function=os.link)
    archive = folder / "python" / "duel.zip"
    whole = archive.read_bytes()
    archive.unlink()
    archive.write_bytes(whole[:-1] + bytes([whole[-1] ^ 1]))
    published = Files(folder)
    ada = visitor(at=published)
    ada.forgive("integrity|bot failed")  # bots wait for the same file
    page = ada.open("/?/new/duel")
    page.evaluate("() => localStorage.setItem('automatable.known.duel', 'yes')")
    play = page.get_by_role("button", name="Play", exact=True)
    play.click()
    expect(page.get_by_role("alert")).to_contain_text("stopped", timeout=PYTHON)

    # What the browser has kept of it is in nobody's way once the right file is there.
    archive.write_bytes(whole)
    play.click()
    wait_until_asked(page).expect_round(1)
    ada.context.close()  # it may still ask for files
    published.close()


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
    ada.context.close()  # it may still ask for files
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
    expect(page.locator("main[data-done='true']")).to_be_visible()

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
