"""The folder of `automatable site`, served by Python's own file server, and people who visit it."""

import json
import socket
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Page, ViewportSize

from automatable.kernel.registry import game as game_named

from ..server.helpers import free_port, wait_for
from .helpers import Table, click

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "build" / "site"
HOLDER = "0123456789abcdef" * 4
UPRIGHT = ViewportSize(width=390, height=844)
# Counts the messages of tables that come from the worker, and keeps it so that a test can end it.
EARS = """
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


def table_file(tables: dict[str, tuple[str, dict[str, str], list[str]]]) -> str:
    """A file with tables by code: game, settings, and `me` or a bot for each seat."""
    kept = []
    for code, (name, settings, seats) in tables.items():
        game = game_named(name)
        occupants = [
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
            "seats": occupants,
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
