"""Words that are on their way: a page shows none rather than their ids."""

import re

import pytest
from playwright.sync_api import Route, expect

from .helpers import Person

WORDS = re.compile(r"/api/words/\w+\?game=duel")
# Notes every id of a message that anybody could read, however short.
_IDS = """
window.ids = new Set();
const KINDS = "web|game|ask|event|thing|setting|goal|board|action|lesson|card|view";
const ID = new RegExp(`\\\\b(${KINDS})-[a-z][a-z0-9_-]*`, "g");
new MutationObserver(() => {
  const told = `${document.title} ${document.body?.innerText ?? ""}`;
  for (const [id] of told.matchAll(ID)) window.ids.add(id);
}).observe(document, { subtree: true, childList: true, characterData: true });
"""


@pytest.mark.parametrize("path", ["/", "/new/duel", "/learn/duel", "/rules/duel", "/t/"])
def test_no_page_shows_the_ids_of_words_that_are_on_their_way(ada: Person, path: str) -> None:
    if path == "/t/":
        path += ada.create("here:Ada", "random")[0]
    ada.context.add_init_script(_IDS)
    page = ada.context.new_page()
    held: list[Route] = []
    page.route(WORDS, lambda route: held.append(route))
    with page.expect_request(WORDS):
        page.goto(path)
    page.wait_for_load_state("load")
    expect(page.locator("header")).to_be_visible()
    assert page.evaluate("[...window.ids]") == []
    for route in held:
        route.continue_()
    expect(page.locator("main")).to_contain_text(re.compile("Duel|Round 1|Choose"))
    assert page.evaluate("[...window.ids]") == []
