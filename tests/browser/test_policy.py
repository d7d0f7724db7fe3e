"""What a real browser makes of our headers: foreign code does not run, the secret stays secret."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from .helpers import Person, Server

# Does something to the page, and tells which directive of its policy forbade it.
_FORBIDDEN = """
async (attempt) => {
  const told = new Promise((resolve) =>
    addEventListener("securitypolicyviolation", (event) => resolve(event.violatedDirective)));
  new Map([
    ["inline script", () => {
      const script = document.createElement("script");
      script.textContent = "window.broken = true";
      document.head.append(script);
    }],
    ["text as a program", () => setTimeout("window.broken = true")],
    ["handler in markup", () => {
      document.body.insertAdjacentHTML("beforeend", "<img src='data:,' onerror='broken = true'>");
    }],
    ["script of another site", () => {
      const script = document.createElement("script");
      script.src = "http://localhost:9/broken.js";
      document.head.append(script);
    }],
    ["style in markup", () => {
      document.body.insertAdjacentHTML("beforeend", "<p style='color: red'></p>");
    }],
    ["request to another site", () => fetch("http://localhost:9/").catch(() => undefined)],
    ["picture of another site", () => { new Image().src = "http://localhost:9/spy.png"; }],
    ["another base", () => {
      document.head.insertAdjacentHTML("afterbegin", "<base href='http://localhost:9/'>");
    }],
    ["form to another site", () => {
      const form = document.createElement("form");
      form.action = "http://localhost:9/";
      document.body.append(form);
      form.submit();
    }],
    ["frame", () => {
      document.body.insertAdjacentHTML("beforeend", "<iframe src='/rules/duel'></iframe>");
    }],
  ]).get(attempt)();
  return told;
}
"""


_BREACHES = "policy:|Content Security Policy|a request left the server: http://localhost:9/"


def lobby(person: Person) -> Page:
    """The lobby of somebody who is to break its policy."""
    person.forgive(_BREACHES)
    page = person.open("/")
    expect(page.get_by_role("listitem").first).to_be_visible()
    return page


@pytest.fixture
def page(ada: Person) -> Page:
    return lobby(ada)


@pytest.mark.parametrize(
    ("attempt", "directive"),
    [
        ("inline script", "script-src-elem"),
        ("text as a program", "script-src"),
        ("handler in markup", "script-src-attr"),
        ("script of another site", "script-src-elem"),
        ("style in markup", "style-src-attr"),
        ("request to another site", "connect-src"),
        ("picture of another site", "img-src"),
        ("another base", "base-uri"),
        ("form to another site", "form-action"),
        ("frame", "frame-src"),
    ],
)
def test_the_policy_of_the_page_forbids(page: Page, attempt: str, directive: str) -> None:
    assert page.evaluate(_FORBIDDEN, attempt) == directive
    assert page.evaluate("window.broken") is None
    assert page.evaluate("document.baseURI") == page.url


def test_the_policy_of_a_site_forbids_the_same(visitor: Callable[..., Person]) -> None:
    """Its page runs Python, which is WebAssembly, and still no text as a program."""
    page = lobby(visitor())
    attempts = {
        "inline script": "script-src-elem",
        "text as a program": "script-src",
        "request to another site": "connect-src",
        "picture of another site": "img-src",
    }
    for attempt, directive in attempts.items():
        assert page.evaluate(_FORBIDDEN, attempt) == directive
    assert page.evaluate("window.broken") is None


def test_no_other_site_shows_our_page_in_a_frame(ada: Person) -> None:
    ada.forgive("frame-ancestors|a request left the server")
    page = foreign_page(ada)
    with page.expect_event("requestfailed"):
        page.evaluate(
            """(url) => {
              const frame = document.createElement("iframe");
              frame.src = url;
              document.body.append(frame);
            }""",
            f"{ada.server.url}/",
        )
    (frame,) = page.main_frame.child_frames
    assert not frame.url.startswith(ada.server.url)


def foreign_page(person: Person) -> Page:
    """A page of another site, without any policy, on this machine."""
    address = f"http://localhost:{person.server.port}/foreign"
    person.context.route(
        address, lambda route: route.fulfill(body="<!doctype html>", content_type="text/html")
    )
    page = person.context.new_page()
    page.goto(address)
    return page


def test_the_cookie_is_out_of_reach_of_scripts_and_of_other_sites(ada: Person) -> None:
    ada.forgive("a request left the server|CORS|ERR_BLOCKED|ERR_FAILED|Failed to load resource")
    page = ada.open()
    expect(page.get_by_role("listitem").first).to_be_visible()
    (cookie,) = ada.context.cookies()
    assert (cookie["name"], cookie["path"]) == ("automatable", "/")
    assert (cookie["httpOnly"], cookie["sameSite"]) == (True, "Strict")
    assert page.evaluate("document.cookie") == ""
    with page.expect_request("**/api/me") as ours:
        page.evaluate("fetch('/api/me').then((answer) => answer.status)")
    assert cookie["value"] in ours.value.all_headers()["cookie"]
    foreign = foreign_page(ada)
    with foreign.expect_request("**/api/me") as theirs:
        foreign.evaluate(
            """(url) => fetch(url, { credentials: "include", mode: "no-cors" })
              .then(() => undefined, () => undefined)""",
            f"{ada.server.url}/api/me",
        )
    assert "cookie" not in theirs.value.all_headers()


def test_a_browser_takes_the_cookie_of_a_secure_address(
    newcomer: Callable[..., Person], tmp_path: Path
) -> None:
    """It takes one of this name only if it is secure, for the whole site and for no other."""
    with Server(tmp_path, "--public-url", "https://play.example/") as server:
        person = newcomer(server)
        page = person.open()
        expect(page.get_by_role("listitem").first).to_be_visible()
        (cookie,) = person.context.cookies()
        assert cookie["name"] == "__Host-automatable"
        assert (cookie["secure"], cookie["httpOnly"]) == (True, True)
        assert (cookie["sameSite"], cookie["path"]) == ("Strict", "/")
        assert cookie["domain"] == "127.0.0.1"  # without a dot: of this host alone
        code, _ = person.create("here:Ada", "random")
        assert person.ask(f"/api/tables/{code}")["seats"][0]["yours"]
