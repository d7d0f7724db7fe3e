"""How long bots think in a page, and here: python -m benchmarks.site_bots [FOLDER]

Positions of random games are put to the worker in which the bots of a site think, in Chromium, and
to the same function in this process. Told are the seconds of an answer (median, most), and how many
answers are those that the level gives with its whole budget: where time runs out, it has played
fewer playouts, and may choose otherwise.
"""

import json
import sys
import time
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from statistics import median
from threading import Thread

from playwright.sync_api import Page, sync_playwright

from automatable import Record, game
from automatable.bots import make_bot
from automatable.bots.levels import LEVELS
from automatable.kernel.seat_view import SeatView
from automatable.match import Match, Nature
from automatable.server import thinker
from automatable.site.start import SECONDS

from .site import chromium

ROOT = Path(__file__).parent.parent
POSITIONS = 6  # of each game
STRIDE = 10  # answers by which one is later than the other
CHOICE = 4  # options at least
PATIENCE = 180_000  # milliseconds
TABLES = {
    "duel": {},
    "cyberion": {"players": "2"},
    "robot_quest_arena": {"players": "3"},
    "raising_robots": {"players": "2"},
}
START = """
(script) => {
  const worker = new Worker(script, { type: "module" });
  window.think = (text) => new Promise((resolve) => {
    const began = performance.now();
    worker.onmessage = ({ data }) => resolve([data.text, (performance.now() - began) / 1000]);
    worker.postMessage({ id: 1, text });
  });
  return window.think("");
}
"""


class Silent(SimpleHTTPRequestHandler):
    """Python's file server, which says nothing."""

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


def positions(name: str) -> list[tuple[str, int]]:
    """Records of random games, early and late, with the seat that has a real choice."""
    found = []
    for number in range(POSITIONS):
        bot = make_bot("random", number)
        match = Match(Record.of(game(name).new(TABLES[name])), Nature.of_text(str(number)))
        given, last = 0, ("", 0)
        while (asked := match.asked()) and (given < number * STRIDE or not last[0]):
            if len(SeatView(match.state, asked[0]).tidy) >= CHOICE:
                last = match.record.text(), asked[0]
            match.answer_bot(asked[0], bot)
            given += 1
        found.append(last)
    return found


def measure(page: Page, name: str, level: str) -> str:
    """One line about a level of a game."""
    here, there, same = [], [], 0
    for number, (text, seat) in enumerate(positions(name)):
        asked = json.dumps(["choose", text, seat, level, number])
        told, seconds = page.evaluate("(text) => window.think(text)", asked)
        there.append(seconds)
        began = time.perf_counter()
        wanted = thinker.reply_to(asked.encode())
        here.append(time.perf_counter() - began)
        same += json.loads(told) == wanted
    times = f"{median(here):.3f} s | {median(there):.2f} s | {max(there):.2f} s"
    return f"| {name} | {level} | {times} | {same} of {len(there)} |"


def main(folder: Path) -> None:
    """Print a table."""
    thinker.MOST_SECONDS = 60.0
    script = next((folder / "assets").glob("thinker-*.js")).relative_to(folder).as_posix()
    files = partial(Silent, directory=folder)
    server = ThreadingHTTPServer(("127.0.0.1", 0), files)
    Thread(target=server.serve_forever, daemon=True).start()
    with sync_playwright() as playwright:
        browser = chromium(playwright)
        page = browser.new_page()
        page.set_default_timeout(PATIENCE)
        page.goto(f"http://127.0.0.1:{server.server_port}/")
        _, seconds = page.evaluate(START, script)
        compiled = bool(json.loads((folder / "python" / "listing.json").read_text())["unit"])
        how = "compiled" if compiled else "plain Python"
        print(f"{how}; ready after {seconds:.1f} s; {SECONDS:g} s for an answer at most")
        print("| game | level | here | in the page | longest | chooses the same |")
        for name in TABLES:
            for level in LEVELS:
                print(measure(page, name, level), flush=True)
        browser.close()
    server.shutdown()


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "build/site"))
