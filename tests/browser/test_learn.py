"""Lessons in the browser: every one to its end, on the board or by keyboard, in both languages.

That each can be taken in every way it allows is tested without a browser. Here each is taken once,
one after the other in one page, as a learner does: every other one on the board at a desk, the rest
by keyboard in French on a phone. With AUTOMATABLE_EVERY_WAY=1 each is taken in all eight ways.
"""

import os
import re
from collections.abc import Callable, Sequence
from itertools import product

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from automatable import game
from automatable.kernel.registry import games
from automatable.lessons import Lesson, lessons

from .helpers import PATIENCE, Person, Table, type_number, violations

GAMES = [name for name in games() if lessons(game(name))]
PHONE = ViewportSize(width=390, height=844)
SIDEWAYS = ViewportSize(width=844, height=390)
DESK = ViewportSize(width=1440, height=900)
LESSONS_LINK = re.compile("^(Lessons|Leçons)$")
NEXT = re.compile("^(Go on|Continuer)$")
BACK = re.compile("^(Back|Retour)$")
TO_CLICK = ".board .offered:visible, .board [data-lit] .buttons button:visible"
MOST_CLICKS = 6  # until an answer is given: a board may show first what would be done
Answer = Callable[[Page], None]
Way = tuple[ViewportSize, str, Answer]

# How many answers were given and which step it is, once what came of the last click is shown.
SETTLED = """(patience) => new Promise((done, fail) => {
  setTimeout(() => fail(new Error("the lesson is still busy")), patience);
  const look = () => {
    const lesson = document.querySelector("main.lesson[aria-busy=false]");
    const bar = lesson?.querySelector("progress");
    if (bar) done([Number(lesson.dataset.given), bar.value, bar.max]);
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(() => setTimeout(look));  // by then the click is drawn
})"""

# Whether what is to be touched, or else what is to be looked at, is in the window and
# nothing lies over it.
IN_SIGHT = """(spot) => {
  const all = [...document.querySelectorAll(".board .offered")];
  const offered = all.find((one) => one.checkVisibility());
  const thing = offered ?? document.querySelector(`.board [data-spot~="${spot}"]`);
  if (!thing) return true;
  const { left, top, width, height } = thing.getBoundingClientRect();
  const middle = top + Math.min(height, innerHeight / 2) / 2;
  const found = document.elementFromPoint(left + width / 2, middle);
  return found !== null && (thing.contains(found) || found.contains(thing));
}"""


# What the card covers of that which is to be touched, or else looked at, though there is room
# beside it; what is larger than the room that is left fills it from its top.
COVERED = """(spot) => {
  const card = document.querySelector(".lesson-card").getBoundingClientRect();
  const all = [...document.querySelectorAll(".board .offered")];
  const offered = all.find((one) => one.checkVisibility());
  const thing = offered ?? document.querySelector(`.board [data-spot~="${spot}"]`);
  if (!thing) return "";
  const { left, right, top, bottom } = thing.getBoundingClientRect();
  const isBeside = right <= card.left + 1 || bottom <= card.top + 1;
  const isLarge = bottom - top > card.top && top >= -1 && top < card.top / 2;
  return isBeside || isLarge ? "" : `${thing.className} ${[top, bottom, right]} under ${card.top}`;
}"""

# What is moved aside, though nobody could move it back, where a step brings a piece into sight.
ASIDE = """() => {
  const pieces = [...document.querySelectorAll(".board button, .board [data-spot]")];
  return pieces.flatMap((piece) => {
    piece.scrollIntoView({ block: "nearest", inline: "center", behavior: "instant" });
    return [...document.querySelectorAll(".board, .board *")]
      .filter(({ scrollLeft, scrollTop }) => scrollLeft !== 0 || scrollTop !== 0)
      .filter((one) => !/auto|scroll/.test(getComputedStyle(one).overflow))
      .map((one) => `${one.className} to ${piece.className}`);
  });
}"""

# Whether so many answers were given.
IS_AT = "(given) => document.querySelector('main.lesson').dataset.given === String(given)"


def settled(page: Page) -> tuple[int, int, int]:
    """How many answers were given, the step, and how many steps there are."""
    given, step, steps = page.evaluate(SETTLED, PATIENCE * 1000)
    return given, step, steps


def take(page: Page, lesson: Lesson, answer: Answer, begin: Answer | None = None) -> None:
    """Take the lesson of a page to its end; where there is something to do, that way.

    `begin` is done first in every step.
    """
    expect(page.locator("h1", has_text=re.compile(r"\w"))).to_have_id("card-title")
    given, at, steps = settled(page)
    assert (given, at, steps) == (0, 0, len(lesson.steps))
    begun = -1
    while at < steps:
        step = lesson.steps[at]
        for spot in step.look:
            expect(page.locator(f".board [data-spot~='{spot}'][data-lit]").first).to_be_visible()
        page.wait_for_function(IN_SIGHT, arg=step.look[0] if step.look else "")
        if begin and begun < at:
            begin(page)
        begun = at
        if step.do:
            answer(page)
        else:
            page.get_by_role("button", name=NEXT).press("Enter")
        before = given
        given, at, _ = settled(page)
        assert given > before, f"{lesson.id}, step {step.name}: nothing came of it"


def on_the_board(page: Page) -> None:
    """What is lit is clicked, until the lesson goes on."""
    before = settled(page)
    for _ in range(MOST_CLICKS):
        page.locator(TO_CLICK).first.click()
        if settled(page) != before:
            return


def by_number(page: Page) -> None:
    """The right answers have numbers, and the number answers."""
    given = page.locator("main.lesson").get_attribute("data-given")
    type_number(page, page.locator(".lesson-show kbd").first.text_content() or "")
    expect(page.locator(f"main[data-given='{given}']")).to_have_count(0)


def press_all_lit(page: Page) -> None:
    """Everything that is lit is taken, or asks for more; after that, all is as before."""
    before = settled(page)
    lit = page.locator(".board .offered:visible")
    count = lit.count()
    for number in range(count):
        lit.nth(number).click()
        given = settled(page)[0]
        assert page.locator(".lesson-told").all_text_contents() == []
        if given > before[0]:
            page.get_by_role("button", name=BACK).click()
            page.wait_for_function(IS_AT, arg=before[0])
        else:
            page.keyboard.press("Escape")
        if settled(page) != before or lit.count() != count:
            return


def in_the_list(page: Page) -> None:
    """The answer is shown, and chosen there."""
    page.locator(".lesson-show summary").press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")


def take_all(page: Page, name: str, chosen: Sequence[Lesson], answer: Answer) -> None:
    """From the page of a game, each of these lessons in turn, and back."""
    press = press_all_lit if answer is on_the_board and page.viewport_size == DESK else None
    for number, lesson in enumerate(chosen, 1):
        page.locator(f".lesson-link[href='/learn/{name}/{lesson.id}']").press("Enter")
        take(page, lesson, answer, press)
        page.get_by_role("link", name=LESSONS_LINK).press("Enter")
        expect(page.locator(".lesson-mark svg")).to_have_count(number)


USUAL: list[Way] = [(DESK, "en", on_the_board), (PHONE, "fr", by_number)]
EVERY_WAY = list(product((DESK, PHONE), ("en", "fr"), (on_the_board, by_number)))
IS_EVERY = os.environ.get("AUTOMATABLE_EVERY_WAY") == "1"


@pytest.mark.parametrize(
    ("size", "lang", "answer"),
    EVERY_WAY if IS_EVERY else USUAL,
    ids=lambda part: part["width"] if isinstance(part, dict) else getattr(part, "__name__", part),
)
@pytest.mark.parametrize("name", GAMES)
def test_lessons_to_their_end(
    newcomer: Callable[..., Person], name: str, size: ViewportSize, lang: str, answer: Answer
) -> None:
    page = newcomer(size=size).open(f"/learn/{name}")
    if lang == "fr":
        page.get_by_role("button", name="FR").click()
        expect(page.get_by_role("link", name=re.compile("première leçon"))).to_be_visible()
    first, step = (0, 1) if IS_EVERY else (USUAL.index((size, lang, answer)), 2)
    take_all(page, name, lessons(game(name))[first::step], answer)
    assert page.evaluate("document.documentElement.lang") == lang


@pytest.mark.parametrize("name", GAMES)
def test_all_that_is_lit_is_taken(newcomer: Callable[..., Person], name: str) -> None:
    """A board may light what answers several questions at once: the step takes them all.

    Those lessons that are not taken to their end on the board above.
    """
    person = newcomer(size=DESK)
    for lesson in lessons(game(name))[1::2]:
        page = person.open(f"/learn/{name}/{lesson.id}")
        take(page, lesson, on_the_board, begin=press_all_lit)
        page.close()


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS, DESK], ids=lambda size: str(size["width"]))
@pytest.mark.parametrize("name", GAMES)
def test_the_card_covers_nothing_that_a_step_is_about(
    newcomer: Callable[..., Person], name: str, size: ViewportSize
) -> None:
    page = newcomer(size=size).open(f"/learn/{name}/first")
    first = lessons(game(name))[0]

    def look(page: Page) -> None:
        step = first.steps[settled(page)[1]]
        spot = step.look[0] if step.look else ""
        assert page.evaluate(COVERED, spot) == "", step.name
        card = page.locator(".lesson-card").bounding_box()
        assert card
        assert card["width"] * card["height"] < 0.46 * size["width"] * size["height"]

    take(page, first, on_the_board, look)


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS], ids=lambda size: str(size["width"]))
@pytest.mark.parametrize("name", GAMES)
def test_a_board_stays_where_it_is(
    newcomer: Callable[..., Person], name: str, size: ViewportSize
) -> None:
    page = newcomer(size=size).open(f"/learn/{name}/first")
    settled(page)
    assert page.evaluate(ASIDE) == []


@pytest.mark.parametrize(
    "size", [PHONE, DESK] if IS_EVERY else [PHONE], ids=lambda size: str(size["width"])
)
@pytest.mark.parametrize("name", GAMES)
def test_every_step_is_clean(
    newcomer: Callable[..., Person], name: str, size: ViewportSize
) -> None:
    """Of the first game on a phone; with AUTOMATABLE_EVERY_WAY=1, of all lessons, at a desk too."""

    def check(page: Page) -> None:
        assert violations(page) == [], page.locator(".lesson-text").text_content()

    person = newcomer(size=size)
    for lesson in lessons(game(name))[: None if IS_EVERY else 1]:
        page = person.open(f"/learn/{name}/{lesson.id}")
        take(page, lesson, by_number, check)
        check(page)
        page.close()


@pytest.mark.parametrize("name", ["duel", "robot_quest_arena"])
def test_the_first_lesson_is_touched_on_a_phone(newcomer: Callable[..., Person], name: str) -> None:
    """All that is to be touched lies above the card, the shop of the arena, too."""
    page = newcomer(size=PHONE).open(f"/learn/{name}/first")
    first, second = lessons(game(name))[:2]
    take(page, first, on_the_board)
    expect(page.get_by_role("button", name="Play")).to_be_visible()
    page.get_by_role("link", name=re.compile("^Next:")).press("Enter")
    expect(page).to_have_url(re.compile(f"/learn/{name}/{second.id}$"))


def test_mistakes_are_told_and_steps_are_taken_back(ada: Person) -> None:
    page = ada.open("/learn/duel/first")
    for step in (1, 2):
        page.get_by_role("button", name=NEXT).click()
        assert settled(page)[:2] == (step, step)
    page.locator(".card", has_text="Lightning").first.click()
    expect(page.locator(".lesson-told")).to_contain_text("Try Spark first.")
    settled(page)
    page.locator(".card", has_text="Counter").first.click()
    expect(page.locator(".lesson-told")).to_contain_text("It costs 2 disks, you have 0.")
    assert settled(page)[:2] == (2, 2)
    in_the_list(page)
    expect(page.get_by_text("Hit! Spark now lies")).to_be_visible()
    settled(page)
    page.get_by_role("button", name="Back").click()
    expect(page.get_by_text("Begin with an attack.")).to_be_visible()
    page.get_by_role("button", name="From the beginning").click()
    expect(page.get_by_text("You win in one of two ways")).to_be_visible()


def test_all_that_a_step_speaks_of_is_in_sight_where_there_is_room(
    newcomer: Callable[..., Person],
) -> None:
    page = newcomer(size=PHONE).open("/learn/raising_robots/first")
    page.get_by_role("button", name=NEXT).click()
    expect(page.get_by_text("Haiku to Design, Wafer to Fabricate")).to_be_visible()
    rows = page.locator(".board [data-lit]")
    expect(rows).to_have_count(2)
    card = page.locator(".lesson-card").bounding_box()
    for row in rows.all():
        box = row.bounding_box()
        assert box and card
        assert box["y"] >= 0
        assert box["y"] + box["height"] / 2 < card["y"]


def test_the_way_to_the_lessons_of_every_game(ada: Person) -> None:
    page = ada.open()
    page.get_by_role("link", name="Learn a game").click()
    games = page.locator(".topic-link")
    expect(games).to_have_count(len(GAMES))
    count = len(lessons(game("duel")))
    duel = games.filter(has=page.get_by_text("Duel", exact=True))
    expect(duel).to_contain_text(f"{count} lessons")
    assert violations(page) == []
    page.evaluate("localStorage.setItem('automatable.lessons.duel', '[\"first\"]')")
    page.reload()
    expect(duel).to_contain_text(f"1 of {count} lessons done")
    duel.press("Enter")
    expect(page.get_by_role("heading", name="Learn Duel")).to_be_visible()
    page.get_by_role("link", name="Learn another game").click()
    expect(games).to_have_count(len(GAMES))


def test_the_rules_that_lessons_teach(ada: Person) -> None:
    page = ada.open("/learn/duel")
    page.get_by_role("link", name="Which rules the lessons teach").click()
    section = page.locator(".taught-section", has=page.get_by_role("heading", name="(CTR)"))
    section.get_by_text("4 of 4 rules").click()
    rule = section.get_by_role("listitem").filter(has_text="DUE-CTR-01")
    expect(rule).to_contain_text("Counter reduces its damage to 0")
    assert violations(page) == []
    rule.get_by_role("link", name="Disks and Counter").click()
    expect(page.get_by_text("Counter costs 2 disks, and you have 1.")).to_be_visible()


def test_a_newcomer_is_offered_the_lesson_once(ada: Person) -> None:
    page = ada.open()
    play = page.get_by_role("button", name="Play Duel")
    play.press("Enter")
    offer = page.get_by_role("dialog", name="Is Duel new to you?")
    expect(offer).to_be_visible()
    assert violations(page) == []
    page.keyboard.press("Escape")  # no answer: asked again
    expect(offer).to_have_count(0)
    play.press("Enter")
    offer.get_by_role("button", name="Play the first lesson").press("Enter")
    expect(page.get_by_text("You win in one of two ways")).to_be_visible()
    page.go_back()
    play.press("Enter")
    Table(page).expect_asked()


def test_whoever_plays_right_away_is_not_asked_again(ada: Person) -> None:
    page = ada.open()
    page.get_by_role("button", name="Play Duel").click()
    page.get_by_role("button", name="Play right away").press("Enter")
    Table(page).expect_asked()
    page.goto("/")
    page.get_by_role("button", name="Play Duel").click()
    Table(page).expect_asked()


def test_pages_of_lessons_are_clean(ada: Person) -> None:
    page = ada.open("/learn/duel")
    page.locator(".lessons li").first.wait_for()
    assert violations(page) == []
    page.goto("/learn/duel/first")
    page.get_by_role("button", name=NEXT).wait_for()
    assert violations(page) == []
