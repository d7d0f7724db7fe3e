"""How large the site is and how soon one plays there: python -m benchmarks.site [FOLDER]

A Chromium opens the folder with an empty cache, and again with what is kept, and plays the first
card of a Duel. The files are served compressed, as hosts do, at 10 Mbit/s for all of them together:
Chromium's own limit would leave out what workers load.
"""

import gzip
import subprocess
import sys
import time
from functools import partial
from hashlib import sha256
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Lock, Thread
from typing import ClassVar

from playwright.sync_api import Browser, Page, Playwright, sync_playwright

ROOT = Path(__file__).parent.parent
LINE = 10_000_000 / 8  # bytes per second
LATENCY = 0.04  # seconds
PIECE = 16_384  # bytes
PACKED = {".js", ".mjs", ".css", ".html", ".json", ".svg", "", ".webmanifest"}
LATER = {"cyberion.zip", "raising_robots.zip", "robot_quest_arena.zip"}  # in the background
PATIENCE = 180_000


def packed(path: Path) -> bytes:
    """A file as a host sends it."""
    data = path.read_bytes()
    return gzip.compress(data, 9) if path.suffix in PACKED else data


class Packing(SimpleHTTPRequestHandler):
    """A static host: text is sent compressed, and kept by the browser for a while."""

    sent: ClassVar[dict[str, int]] = {}
    line = Lock()

    def do_GET(self) -> None:
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        if not path.is_file():
            self.send_error(404)
            return
        data = packed(path)
        mark = f'"{sha256(data).hexdigest()[:16]}"'
        if self.headers["If-None-Match"] == mark:
            self.send_response(304)
            self.end_headers()
            return
        self.send_response(200)
        self.send_header("ETag", mark)
        if path.suffix in PACKED:
            self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Type", self.guess_type(str(path)))
        self.send_header("Content-Length", str(len(data)))
        self.send_header("Cache-Control", "max-age=600")
        self.end_headers()
        time.sleep(LATENCY)
        for start in range(0, len(data), PIECE):
            piece = data[start : start + PIECE]
            with Packing.line:
                time.sleep(len(piece) / LINE)
                Packing.sent[path.name] = Packing.sent.get(path.name, 0) + len(piece)
            self.wfile.write(piece)

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


def sent() -> float:
    """Megabytes sent so far, without the games that come in the background."""
    return sum(size for name, size in Packing.sent.items() if name not in LATER) / 1e6


def first_move(page: Page, address: str) -> float:
    """Seconds from the address to the first card of a Duel."""
    started = time.perf_counter()
    page.goto(f"{address}?/new/duel")
    page.get_by_role("button", name="Play", exact=True).click(timeout=PATIENCE)
    at_once = page.get_by_role("button", name="Play right away")  # a lesson is offered once
    card = page.locator(".hand .card.offered").first
    at_once.or_(card).first.wait_for(timeout=PATIENCE)
    if at_once.count():
        at_once.click()
    card.click(timeout=PATIENCE)
    return time.perf_counter() - started


def chromium(playwright: Playwright) -> Browser:
    """The Chromium that tests use."""
    found = subprocess.run(
        [ROOT / "scripts" / "chromium"], capture_output=True, text=True, check=True
    ).stdout.splitlines()[-1]
    return playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])


def main(folder: str) -> None:
    """Print what was measured."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Packing, directory=folder))
    Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_port}/"
    with sync_playwright() as playwright:
        browser = chromium(playwright)
        page = browser.new_page()
        cold = first_move(page, address)
        print(f"first visit, 10 Mbit/s: {cold:.1f} s to the first move, {sent():.2f} MB")
        for name, size in sorted(Packing.sent.items(), key=lambda one: -one[1])[:12]:
            print(f"  {size / 1e6:.2f} MB {name}")
        page.wait_for_function(
            "() => navigator.serviceWorker.controller !== null", timeout=PATIENCE
        )
        print(f"everything kept for later: {sent():.2f} MB")
        warm = [first_move(page, address) for _ in range(3)]
        print(f"later visits: {min(warm):.1f} s to the first move")
        browser.close()
    server.shutdown()


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "build/site")
