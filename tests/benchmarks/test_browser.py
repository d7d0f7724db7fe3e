"""The load on the server is that of browsers. web/tests/api.test.ts compares with the same file."""

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

from httptools import HttpRequestParser

from benchmarks.server.browser import REQUESTS, Browser

WEB = Path(__file__).parents[2] / "web"
SENT = json.loads((WEB / "tests" / "requests.json").read_text("utf-8"))
CODE = "brave-owl-7"
OWN = ("Content-Type", "X-Automatable")  # headers that the client sets itself


class Parsed:
    """A request as a server reads it."""

    def __init__(self, request: bytes) -> None:
        self.headers: dict[str, str] = {}
        self.body = b""
        self.complete = False
        parser = HttpRequestParser(self)
        parser.feed_data(request)
        assert self.complete
        self.method = parser.get_method().decode()

    def on_url(self, url: bytes) -> None:
        self.path = url.decode()

    def on_header(self, name: bytes, value: bytes) -> None:
        self.headers[name.decode()] = value.decode()

    def on_body(self, data: bytes) -> None:
        self.body += data

    def on_message_complete(self) -> None:
        self.complete = True

    def plain(self) -> dict[str, Any]:
        """The request in the form of the file."""
        body = json.loads(self.body) if self.body else None
        if body is not None:
            assert re.fullmatch(r"[0-9a-f]{32}", body["key"])
            body["key"] = "KEY"
        headers = {name: self.headers[name] for name in OWN if name in self.headers}
        return {"method": self.method, "path": self.path, "headers": headers, "body": body}


def test_the_load_sends_the_requests_of_the_client() -> None:
    browser = Browser(8083, "secret")
    wish = {name: value for name, value in SENT["open"]["body"].items() if name != "key"}
    sent = {
        "me": browser.me(),
        "open": browser.open(wish),
        "join": browser.join(CODE, "word", "Bob", SENT["join"]["body"]["commit"]),
        "bring": browser.bring(CODE, **SENT["bring"]["body"]["nonces"][0]),
        "answer": browser.answer(CODE, 1, 7, "play:Spark"),
        "rematch": browser.rematch(CODE),
        "listen": browser.events(CODE),
    }
    found = {act: Parsed(request).plain() for act, request in sent.items()}
    assert json.dumps(found) == json.dumps(SENT)  # the order counts as well


def test_a_browser_shows_its_cookie_and_where_it_is() -> None:
    shown = Parsed(Browser(8083, "secret").answer(CODE, 1, 7, "play:Spark")).headers
    assert shown["Cookie"] == "automatable=secret"
    assert shown["Origin"] == "http://127.0.0.1:8083"
    assert "Cookie" not in Parsed(Browser(8083).me()).headers


def test_no_address_sends_more_than_the_server_allows() -> None:
    browser = Browser(8083)
    places = Counter(Parsed(browser.me()).headers["X-Forwarded-For"] for _ in range(3 * REQUESTS))
    assert list(places.values()) == [REQUESTS] * 3
