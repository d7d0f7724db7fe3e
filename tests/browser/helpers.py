"""A server, a Chromium, and people who sit at it and complain about whatever goes wrong."""

import json
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from types import TracebackType
from typing import Any, Literal
from urllib.error import URLError
from urllib.request import urlopen

from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Dialog,
    Locator,
    Page,
    Request,
    Route,
    ViewportSize,
    expect,
    sync_playwright,
)

from ..server.helpers import children, free_port

COMMAND = str(Path(sys.executable).parent / "automatable")
SCRIPT = Path(__file__).parents[2] / "scripts" / "chromium"
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    # A page that runs Python lives for seconds here: to compile it twice takes longer than it runs.
    "--js-flags=--liftoff-only",
]
PATIENCE = 30.0  # seconds until a test gives up waiting; nothing ever waits that long
PHONE = ViewportSize(width=360, height=740)
DESK = ViewportSize(width=1280, height=800)
LATER = 3_600_000.0  # milliseconds: by then a page has long been opened
SHORT = {"length": "2", "stars": "none", "max_rounds": "6"}  # a game of a few rounds
Json = dict[str, Any]

# Notes what the page hears from the server, and tells the console of every breach of its policy.
_EARS = """
window.heard = [];
window.told = 0;  // messages of a table among them
const hear = (text) => {
  window.heard.push(text);
  window.told += text.includes("asked");
};
addEventListener("securitypolicyviolation", (event) =>
  console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`));
const plainFetch = window.fetch;
window.fetch = async (...given) => {
  const answer = await plainFetch(...given);
  answer.clone().text().then(hear, () => undefined);
  return answer;
};
window.EventSource = class extends EventSource {
  constructor(...given) {
    super(...given);
    this.addEventListener("message", (event) => hear(event.data));
  }
};
"""
_LACKING = re.compile(r"\{(\$|[A-Z]+\().*?\}")  # what Fluent writes for a fact that it is not given
_ADDRESSES = count(random.SystemRandom().randrange(2**20))
_KEYS = count(1)


def chromium() -> tuple[str, str]:
    """The path of a Chromium, and if there is none, why not."""
    done = subprocess.run([SCRIPT], capture_output=True, text=True, timeout=600, check=False)
    lines = done.stdout.splitlines()
    if done.returncode == 0 and lines:
        return lines[-1], ""
    return "", done.stderr.strip() or f"{SCRIPT.name} ended with {done.returncode}"


class Server:
    """`automatable serve` on a port of the loopback that it keeps when it is started again."""

    def __init__(self, folder: Path, *options: str) -> None:
        self.options = options
        self.store = folder / "tables.db"
        self.errors = folder / "errors"
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        unwanted = ("AUTOMATABLE_LOG", "AUTOMATABLE_STORE", "AUTOMATABLE_PUBLIC_URL")
        kept = {name: value for name, value in os.environ.items() if name not in unwanted}
        with self.errors.open("ab") as errors:
            self.process = subprocess.Popen(
                [
                    *(COMMAND, "serve", "--port", str(self.port)),
                    *("--store", str(self.store), *self.options),
                ],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=errors,
                env={**kept, "LANG": "C.UTF-8"},
            )
        deadline = time.monotonic() + 4 * PATIENCE
        while not self._is_up():
            assert self.process.poll() is None, self.errors.read_text()
            assert time.monotonic() < deadline, "the server does not come up"
            time.sleep(0.02)

    def _is_up(self) -> bool:
        try:
            with urlopen(f"{self.url}/healthz", timeout=5) as answer:
                return bool(answer.status == 200)
        except (URLError, OSError):
            return False

    def kill(self) -> None:
        """End it as a power cut would."""
        below = children(self.process.pid)
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)
        for pid in below:  # the processes of its bots
            try:
                os.kill(pid, signal.SIGKILL)
            except ProcessLookupError:
                continue

    def __enter__(self) -> "Server":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.process.terminate()
        try:
            self.process.wait(PATIENCE)
        finally:
            if self.process.poll() is None:
                self.process.kill()


@contextmanager
def browser_and_server() -> Iterator[tuple[Browser, Server]]:
    """A Chromium and a server with a new store, for programs; they end where there is none."""
    path, reason = chromium()
    if not path:
        sys.exit(f"no Chromium: {reason}")
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield browser, server
        browser.close()


class Person:
    """Somebody with a browser of their own: cookie, language and width of screen."""

    def __init__(
        self,
        browser: Browser,
        server: Server,
        *,
        still: bool = True,
        size: ViewportSize = DESK,
        likes: Json | None = None,
        keeps: bool = False,
    ) -> None:
        """`keeps`: with service workers, whose requests a test cannot hold back."""
        self.server = server
        self.complaints: list[str] = []
        self.forgiven = [] if keeps else ["Service Worker registration blocked by Playwright"]
        number = next(_ADDRESSES)
        self.context = browser.new_context(
            base_url=server.url,
            locale="en-GB",
            reduced_motion="reduce" if still else "no-preference",
            color_scheme="light",
            viewport=size,
            service_workers="allow" if keeps else "block",
            # To the server all come from 127.0.0.1: as a proxy would, we say who is who, so that
            # each person has the rate limit of one person.
            extra_http_headers={
                "X-Forwarded-For": f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"
            },
        )
        self.context.set_default_timeout(PATIENCE * 1000)
        self.context.add_init_script(_EARS)
        # Here every question is answered by hand, unless somebody likes it otherwise.
        preferences = json.dumps(json.dumps({"auto": False, **(likes or {})}))
        self.context.add_init_script(
            f"if (origin !== 'null') localStorage['automatable.preferences'] ??= {preferences};"
        )
        self.context.on("page", self._watch)

    def _watch(self, page: Page) -> None:
        """Complain about whatever must never happen in any page."""
        page.on("console", self._hear_console)
        page.on("pageerror", lambda error: self._complain(f"uncaught: {error}"))
        page.on("crash", lambda _: self._complain("the page crashed"))
        page.on("dialog", self._hear_dialog)
        page.on("request", self._check_address)

    def _hear_console(self, line: ConsoleMessage) -> None:
        if line.type in ("error", "warning"):
            self._complain(line.text)

    def _hear_dialog(self, dialog: Dialog) -> None:
        self._complain(f"dialog: {dialog.message}")
        dialog.dismiss()

    def _complain(self, text: str) -> None:
        self.complaints.append(text)

    def _check_address(self, request: Request) -> None:
        if not request.url.startswith((f"{self.server.url}/", "data:", "blob:", "about:")):
            self._complain(f"a request left the server: {request.url}")

    def forgive(self, pattern: str) -> None:
        """What is to be expected in this test, such as errors while there is no server."""
        self.forgiven.append(pattern)

    def unforgiven(self) -> list[str]:
        return [
            text
            for text in self.complaints
            if not any(re.search(pattern, text) for pattern in self.forgiven)
        ]

    def speak(self, lang: str) -> None:
        """Have chosen a language before."""
        self.context.add_init_script(
            f"if (origin !== 'null') localStorage['automatable.lang'] = '{lang}';"
        )

    def open(self, path: str = "/") -> Page:
        """Another tab."""
        page = self.context.new_page()
        page.goto(path)
        return page

    def open_knowing(self, path: str) -> Page:
        """Another tab, once it has been told what there is of each game."""
        with self.context.expect_event("response", lambda one: one.url.endswith("/api/games")):
            return self.open(path)

    def ask(self, path: str) -> Json:
        """What the server answers this person, outside of any page."""
        found: Json = self.context.request.get(path).json()
        return found

    def create(self, *seats: str, **more: Any) -> tuple[str, list[str]]:
        """A table with seats such as `here:Ada`, `link` and `random`; its code and invitations."""
        self.context.request.get("/api/me")
        body = {
            "key": f"key-{os.getpid()}-{next(_KEYS):06}",
            "game": "duel",
            "seats": [_wish(seat) for seat in seats],
            **more,
        }
        headers = {"X-Automatable": "1"}
        answer = self.context.request.post("/api/tables", data=body, headers=headers)
        assert answer.ok, answer.text()
        made = answer.json()
        return made["code"], [seat["invite"] for seat in made["seats"]]


def _wish(seat: str) -> Json:
    kind, _, name = seat.partition(":")
    if kind in ("here", "link"):
        return {"kind": kind, "name": name}
    return {"kind": "bot", "bot": kind, "name": name or "Bot"}


class Table:
    """A Duel in a page: what a person sees and does there."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.hand = page.get_by_role("region", name=re.compile("^(Hand|Main)$"))
        self.cards = self.hand.get_by_role("button")
        self.offered = page.locator(".hand .card.offered")
        self.question = page.locator(".question")
        self.end = page.locator(".end")
        self.log = page.locator(".log")
        self.refusal = page.locator(".refusal")

    def card(self, name: str) -> Locator:
        return self.cards.filter(has=self.page.get_by_text(name, exact=True))

    def rounds(self) -> int:
        """The round being played."""
        shown = self.page.locator(".duel-round strong")
        expect(shown).to_have_text(re.compile(r"\d"))  # words may be on their way
        return int(re.sub(r"\D", "", shown.inner_text()))

    def expect_round(self, number: int) -> None:
        expect(self.page.locator(".duel-round strong")).to_have_text(re.compile(rf"\b{number}$"))

    def expect_asked(self) -> None:
        expect(self.offered.first).to_be_visible()

    def is_over(self) -> bool:
        """Once there is a question or an end: whether it is the end."""
        self.offered.or_(self.end).first.wait_for()
        return self.end.is_visible()

    def next_round(self, number: int) -> Locator:
        """Whatever shows that this round is over and the table waits, or the game is over."""
        this_round = f".duel-round strong:text-matches('[^0-9]{number}$')"
        later = f".duel:not(:has({this_round})) .card.offered"
        return self.page.locator(f"{later}, .end").first

    def play_round(self, wanted: str = "Move") -> None:
        """Lay a card, this one if it is on offer, and wait for the next question or the end."""
        number = self.rounds()
        self.expect_asked()
        card = self.offered.filter(has=self.page.get_by_text(wanted, exact=True))
        (card if card.count() else self.offered.first).click()
        self.next_round(number).wait_for()

    def play_to_end(self) -> None:
        while not self.is_over():
            self.play_round()

    def heard(self) -> list[Json]:
        """Every message of the table that the server has sent to this page."""
        found: list[Json] = []
        for text in self.page.evaluate("window.heard"):
            try:
                message = json.loads(text)
            except ValueError:
                continue
            if isinstance(message, dict) and "view" in message and "asked" in message:
                found.append(message)
        return found


def watched(person: Person, code: str) -> Table:
    """A table at its first question whose clock stands still.

    What is shown from here on stays until it is skipped or the test lets time pass (`go_on`),
    however busy the machine is.
    """
    page = person.context.new_page()
    page.clock.install(time=0)
    page.goto(f"/t/{code}")
    page.locator(".board .offered").first.wait_for()
    page.clock.pause_at(LATER)
    return Table(page)


def go_on(page: Page) -> None:
    """Let time pass until everything was shown."""
    page.clock.run_for(60_000)


def answer(page: Page, piece: Locator) -> None:
    """Answer with a piece once it is on offer, and wait until the table has told of it."""
    expect(piece).to_have_class(re.compile(r"\boffered\b"))
    click(page, piece)


def click(page: Page, piece: Locator) -> None:
    """Answer with a piece, and wait until the table has told what came of it."""
    before = page.evaluate("window.told")
    piece.click()
    page.wait_for_function(
        """(before) => window.told > before
        && !document.querySelector(".options [aria-disabled=true]")""",
        arg=before,
    )


def type_number(page: Page, number: str) -> None:
    """Answer by keyboard; a number that could go on is ended by Enter."""
    page.keyboard.type(number)
    if page.evaluate("'typed' in document.documentElement.dataset"):
        page.keyboard.press("Enter")


def caught(page: Page, held: list[Route]) -> Route:
    """The first request of a page that is being held back, once there is one."""
    while not held:
        page.wait_for_timeout(10)
    return held[0]


def unfold(page: Page, name: str = "All answers") -> None:
    """Open the list of all answers, if it is folded."""
    button = page.get_by_role("button", name=name)
    if button.get_attribute("aria-expanded") == "false":
        button.click()


def first_wish(page: Page, wishes: Sequence[str]) -> Locator:
    """The first piece of the first kind that is there: one question to the page, not one each."""
    there = "(wishes) => wishes.find((wish) => document.querySelector(wish))"
    found = page.evaluate(there, list(wishes))
    assert found, f"nothing to answer with: {page.locator('.question').inner_text()}"
    return page.locator(found).first


def set_up_duel(page: Page) -> Locator:
    """What leads somebody who knows the Duel from the lobby to a table of it as they like it."""
    page.evaluate("() => localStorage.setItem('automatable.known.duel', 'yes')")
    return page.get_by_role("link", name="Set up Duel")


def overflow(page: Page) -> int:
    """By how many pixels the page is wider than its window."""
    return int(
        page.evaluate(
            "document.scrollingElement.scrollWidth - document.scrollingElement.clientWidth"
        )
    )


def tab_to(page: Page, target: Locator, limit: int = 300) -> None:
    """Press Tab until this is where the keyboard is."""
    target.wait_for()
    for _ in range(limit):
        if target.evaluate("(element) => element === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError("the keyboard does not get there")


@cache
def _axe() -> str:
    spec = find_spec("axe_playwright_python")
    assert spec is not None and spec.origin is not None
    return (Path(spec.origin).parent / "axe.min.js").read_text("utf-8")


def violations(page: Page) -> list[str]:
    """Texts of a page that lack a fact, and what axe-core finds wrong with it in light and dark."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(_axe())
    found = [one.group() for one in _LACKING.finditer(page.locator("body").inner_text())]
    found += _violations(page, "light", {})
    # The colours are all that changes: rules that look at nothing else find the same again.
    found += _violations(page, "dark", {"runOnly": ["color-contrast", "link-in-text-block"]})
    page.emulate_media(color_scheme="light")
    return found


def _violations(page: Page, scheme: Literal["light", "dark"], options: Json) -> list[str]:
    page.emulate_media(color_scheme=scheme)
    # No rule that is on looks at style sheets as such: they need not be fetched and read each time.
    wanted = {"resultTypes": ["violations"], "preload": {"assets": ["media"]}, **options}
    result = page.evaluate("(wanted) => axe.run(document, wanted)", wanted)
    return [
        f"{scheme}, {one['id']} ({one['impact']}): {node['target']} {node['html'][:120]}"
        for one in result["violations"]
        for node in one["nodes"]
    ]
