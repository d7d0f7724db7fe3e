"""What must have its room: covers, large text, boxes to tick, and marks on cards."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize, expect

from automatable import game
from automatable.puzzles import puzzles

from .arena import CROWDED, opened
from .helpers import Person, overflow

GAMES = ("duel", "cyberion", "robot_quest_arena", "raising_robots")
DESK = ViewportSize(width=1440, height=900)
COVER = 360 / 130  # what no cover may lose anything of, by its width and height

# How many words a mark covers: boxes of text that it lies on.
_COVERED = """(mark) => {
  const over = mark.getBoundingClientRect();
  const face = mark.parentElement.querySelector(".rqa-face, span:has(> strong)");
  const texts = document.createTreeWalker(face, NodeFilter.SHOW_TEXT);
  let covered = 0;
  while (texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    for (const line of range.getClientRects())
      covered += line.left < over.right - 1 && line.right > over.left + 1
        && line.top < over.bottom - 1 && line.bottom > over.top + 1;
  }
  return covered;
}"""
# By how many pixels something in a box, as a card, reaches over its edge.
_BEYOND = """(boxes) => Math.max(...boxes.map((box) => {
  const edge = box.getBoundingClientRect().right;
  return Math.max(...[...box.querySelectorAll("*")]
    .map((part) => part.getBoundingClientRect().right - edge));
}))"""
# How many texts have a word that is broken in two.
_BROKEN = """(texts) => texts.filter((one) => {
  const text = one.firstChild;
  return [...text.data.matchAll(/\\S+/g)].some(({ index, 0: word }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return !word.includes("-") && range.getClientRects().length > 1;
  });
}).length"""


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("width", [390, 1440])
def test_a_table_that_waits_shows_its_whole_cover(
    newcomer: Callable[..., Person], name: str, width: int
) -> None:
    ada = newcomer(size=ViewportSize(width=width, height=844))
    code, _ = ada.create("here:Ada", "link", game=name, settings=_two(name))
    cover = ada.open(f"/t/{code}").locator(".waiting-head .game-cover")
    cover.locator("svg").wait_for()
    box = cover.bounding_box()
    assert box is not None and box["width"] >= 100
    assert box["width"] / box["height"] >= COVER - 0.05


def _two(name: str) -> dict[str, str]:
    return {} if name == "duel" else {"players": "2"}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_cards_hold_their_text_however_large(newcomer: Callable[..., Person], lang: str) -> None:
    ada = newcomer(size=DESK, likes={"text": "huge"})
    ada.speak(lang)
    code, _ = ada.create("here:Ada", game="raising_robots", settings={"players": "1"})
    page = ada.open(f"/t/{code}")
    cards = page.locator(".rr-hand .in-hand")
    cards.first.wait_for()
    assert cards.count() >= 4
    assert cards.evaluate_all(_BEYOND) <= 1
    assert overflow(page) == 0


@pytest.mark.parametrize("name", GAMES)
def test_large_text_is_larger_on_every_board(newcomer: Callable[..., Person], name: str) -> None:
    sizes = []
    for text in ("normal", "huge"):
        ada = newcomer(likes={"text": text})
        seats = ("here:Ada",) if name in ("cyberion", "raising_robots") else ("here:Ada", "random")
        settings = {} if name == "duel" else {"players": str(len(seats))}
        code, _ = ada.create(*seats, game=name, settings=settings)
        page = ada.open(f"/t/{code}")
        page.locator(".board .offered").first.wait_for()
        said = page.locator(".deeds button").first
        sizes.append(said.evaluate("(one) => parseFloat(getComputedStyle(one).fontSize)"))
        assert overflow(page) == 0
    assert sizes[1] >= 1.2 * sizes[0]


@pytest.mark.parametrize("width", [360, 1440])
def test_a_box_to_tick_stands_beside_its_words(newcomer: Callable[..., Person], width: int) -> None:
    page = newcomer(size=ViewportSize(width=width, height=800)).open()
    page.get_by_role("button", name="Preferences").click()
    ticks = page.locator(".preferences .tick")
    ticks.first.wait_for()
    for tick in ticks.all():
        box, words = tick.locator("input").bounding_box(), tick.locator("span").bounding_box()
        assert box is not None and words is not None
        assert box["width"] >= 16
        assert box["x"] + box["width"] <= words["x"]
        assert words["y"] <= box["y"] + box["height"] / 2 <= words["y"] + words["height"]
    chosen = page.get_by_label("Ask me before I end my turn")
    was = chosen.is_checked()
    ticks.filter(has=chosen).locator("span").click()
    expect(chosen).to_be_checked(checked=not was)


def test_the_tick_of_a_card_one_can_buy_covers_no_word(newcomer: Callable[..., Person]) -> None:
    board = opened(newcomer(size=DESK), "random", "random")
    board.begin("Pug")
    board.page.locator(".rqa-charge").click()
    board.shelf.click()
    marks = board.page.locator(".rqa-goods .affordable")
    marks.first.wait_for()
    assert [mark.evaluate(_COVERED) for mark in marks.all()] == [0] * marks.count()


@pytest.mark.parametrize("width", [390, 1440])
def test_a_hint_covers_no_word_about_a_robot(newcomer: Callable[..., Person], width: int) -> None:
    ada = newcomer(size=ViewportSize(width=width, height=844))
    page = opened(ada, "random", "random").page
    page.keyboard.press("h")
    marks = page.locator(".rqa-tray .hint-mark")
    expect(marks).to_have_count(2)
    assert [mark.evaluate(_COVERED) for mark in marks.all()] == [0, 0]


@pytest.mark.parametrize(("width", "height"), [(1920, 1080), (844, 390)])
def test_what_a_robot_may_lies_under_no_pile(
    newcomer: Callable[..., Person], width: int, height: int
) -> None:
    size = ViewportSize(width=width, height=height)
    board = opened(newcomer(size=size), "random", "random", cards=CROWDED["cards"])
    board.begin("Pug")
    board.do(board.card("Springs"))
    robots = board.page.locator(".side-robots", has=board.page.locator(".allowed"))
    expect(robots).to_have_count(1)
    assert robots.evaluate_all(_BEYOND) <= 0


def test_long_names_on_the_shelf_are_not_broken(newcomer: Callable[..., Person]) -> None:
    wheels = {"id": "wheels", "name": "Roues Omnidirectionnelles", "effect": "moves(1)"}
    card = {**wheels, "type": "battery", "pile": "shop", "copies": 9, "cost": 3, "status": "known"}
    board = opened(newcomer(size=DESK), "random", "random", cards=json.dumps([card]))
    names = board.page.locator(".shelf-name > span")
    expect(names.filter(has_text="Omnidirectionnelles").first).to_be_visible()
    assert names.evaluate_all(_BROKEN) == 0


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_no_word_of_a_score_sheet_is_broken_on_a_phone(
    newcomer: Callable[..., Person], lang: str
) -> None:
    ada = newcomer(size=ViewportSize(width=390, height=844))
    ada.speak(lang)
    start = {"A": "classes CL-03", "B": "classes CL-13 CL-31", "C": "classes CL-07"}
    code, _ = ada.create("here:Ada", "random", "random", game="raising_robots", start=start)
    page = ada.open(f"/t/{code}")
    page.locator(".rr-points").click()
    sheet = page.locator(".rr-sheet")
    expect(sheet.locator(".sheet-grades li")).to_have_count(4)
    colon = {"en": r"\w: ", "fr": r"\w\u00a0: "}[lang]
    assert re.search(
        colon, sheet.locator(".sheet-grades li").first.evaluate("(li) => li.innerText")
    )
    words = page.locator(".rr-sheet tbody th, .sheet-grades li")
    assert words.evaluate_all(_BROKEN) == 0
    assert sheet.evaluate("(one) => one.scrollWidth - one.clientWidth") == 0


def test_the_panels_of_a_duel_stay_apart_where_text_is_huge(
    newcomer: Callable[..., Person],
) -> None:
    ada = newcomer(size=ViewportSize(width=390, height=844), likes={"text": "huge"})
    code, _ = ada.create("here:Ada", "random")
    page = ada.open(f"/t/{code}")
    page.locator(".hand .card.offered").first.wait_for()
    far = page.locator(".panel:not(.near)").bounding_box()
    near = page.locator(".panel.near").bounding_box()
    assert far is not None and near is not None
    assert far["y"] + far["height"] <= near["y"]


def _of_strider_and_another() -> str:
    """The id of a puzzle in which whoever solves it has two robots, with the longest name."""
    pairs = [one for one in puzzles(game("robot_quest_arena")) if one.settings["players"] == "2"]
    return next(one.id for one in pairs if one.start["strider"].startswith("AB"[one.seat]))


def test_names_of_two_robots_are_not_broken_on_a_phone_held_sideways(
    newcomer: Callable[..., Person],
) -> None:
    board = opened(newcomer(size=ViewportSize(width=844, height=390)), "random")
    board.begin("Strider", 2)
    of_tables = board.page.locator(".rqa-movers .rqa-mover > span")
    page = board.page.context.new_page()  # beside the card of a puzzle there is less room
    page.goto(f"/puzzles/robot_quest_arena/{_of_strider_and_another()}")
    for names in (of_tables, page.locator(".rqa-movers .rqa-mover > span")):
        expect(names).to_have_count(2)
        assert names.evaluate_all(_BROKEN) == 0


def test_a_game_to_learn_is_told_beside_its_picture_on_a_phone_held_sideways(
    newcomer: Callable[..., Person],
) -> None:
    page = newcomer(size=ViewportSize(width=844, height=390)).open("/learn/raising_robots")
    page.locator(".goal-cover svg").wait_for()
    expect(page.locator(".goal-cover")).to_be_in_viewport(ratio=1)
    expect(page.locator(".goal-text dd").first).to_be_in_viewport(ratio=1)
