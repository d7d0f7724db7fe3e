"""The show: everything that happens is seen, in order, as fast as the person likes."""

from collections.abc import Callable
from itertools import count

from playwright.sync_api import expect

from .helpers import Json, Person, Table, go_on, unfold, watched
from .test_robot_quest_arena import CROWDED, opened

# Notes what the board is showing, as `<number in the log> <kind>`.
_EYES = """
window.shown = [];
new MutationObserver(() => {
  const beat = document.querySelector(".board")?.dataset.beat;
  if (beat && window.shown.at(-1) !== beat) window.shown.push(beat);
}).observe(document, { subtree: true, attributes: true, childList: true });
"""
BLOWS = {"attacked", "fired", "blasted", "damaged", "knocked_out", "gained_vp", "lost_vp"}


def story(page_heard: list[Json]) -> list[str]:
    """Every event the page was told of, as the board names it while it shows it."""
    numbers = count()
    return [
        f"{next(numbers)} {event['kind']}" for message in page_heard for event in message["events"]
    ]


def test_every_blow_is_seen_however_fast_bots_are(newcomer: Callable[..., Person]) -> None:
    ada = newcomer(still=False, likes={"speed": "fast"})
    ada.context.add_init_script(_EYES)
    board = opened(ada, "greedy", "greedy", turn_cap="3", **CROWDED)
    before = len(story(Table(board.page).heard()))
    while not board.is_over():
        board.step()
    happened = story(Table(board.page).heard())[before:]
    blows = [told for told in happened if told.split()[1] in BLOWS]
    assert blows, "nobody was hit"
    shown: list[str] = board.page.evaluate("window.shown")
    assert [told for told in shown if told in blows] == blows


def test_the_log_waits_for_the_reveal(newcomer: Callable[..., Person]) -> None:
    ada = newcomer(still=False)
    code, _ = ada.create("here:Ada", "random")
    table = watched(ada, code)
    page = table.page
    table.card("Charge").click()
    page.locator(".board[data-beat$=revealed]").wait_for()
    expect(table.log).not_to_contain_text("reveals")
    expect(page.locator(".history li")).to_have_count(0)
    go_on(page)
    expect(table.log).to_contain_text("reveals")
    expect(page.locator(".history li")).to_be_visible()


def test_no_seat_is_to_play_while_something_is_shown(newcomer: Callable[..., Person]) -> None:
    ada = newcomer(still=False)
    code, _ = ada.create("here:Ada", "random")
    table = watched(ada, code)
    page = table.page
    state = page.locator(".seat-0 .seat-state")
    expect(state).to_have_text("Your turn")
    table.card("Charge").click()
    page.locator(".board[data-beat$=revealed]").wait_for()
    expect(state).to_have_text("online")
    expect(page.locator(".seats .is-yours, .seats .is-asked")).to_have_count(0)
    go_on(page)
    expect(state).to_have_text("Your turn")


def test_what_happened_is_told_and_shown_again(newcomer: Callable[..., Person]) -> None:
    ada = newcomer(still=False, likes={"speed": "fast"})
    ada.context.add_init_script(_EYES)
    code, _ = ada.create("here:Ada", "random")
    page = ada.open(f"/t/{code}")
    table = Table(page)
    table.expect_asked()
    table.play_round("Charge")
    recap = page.get_by_role("region", name="Since your last answer")
    first = recap.get_by_role("button").first
    expect(first).to_contain_text("reveals")
    seen = len(page.evaluate("window.shown"))
    first.click()
    page.wait_for_function(f"window.shown.length > {seen}")
    table.expect_asked()
    table.expect_round(2)


def test_people_choose_speed_text_and_keys(newcomer: Callable[..., Person]) -> None:
    ada = newcomer()
    page = ada.open()
    page.get_by_role("button", name="Preferences").click()
    page.get_by_label("Text size").select_option("large")
    page.get_by_label("Show the keys").uncheck()
    page.get_by_label("Animation speed").select_option("skip")
    page.get_by_role("slider", name="Sound").fill("40")
    page.keyboard.press("Escape")
    page.reload()
    root = page.locator("html")
    expect(root).to_have_attribute("data-text", "large")
    expect(root).to_have_attribute("data-keys", "hidden")
    page.get_by_role("button", name="Preferences").click()
    expect(page.get_by_label("Animation speed")).to_have_value("skip")
    expect(page.get_by_role("slider", name="Sound")).to_have_value("40")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Sound is on").click()
    expect(page.get_by_role("button", name="Sound is off")).to_be_focused()


def test_a_single_answer_is_given_and_taken_back_with_the_one_before(
    newcomer: Callable[..., Person],
) -> None:
    ada = newcomer(likes={"auto": True})
    start = {"platform": "SIR1 SIR2 PLA1 COM3 CYC4", "factory": "I-SIR I-PLA I-COM I-STO I-1"}
    code, _ = ada.create("here:Ada", game="cyberion", start=start)
    page = ada.open(f"/t/{code}")
    options = page.locator(".options button")
    unfold(page)
    options.filter(has_text="repair").first.click()
    expect(options).to_have_count(2)
    options.first.click()
    expect(page.locator(".question")).to_contain_text("The only answer")
    expect(page.locator(".log")).to_contain_text("You repair")
    page.get_by_role("button", name="Take back").click()
    expect(options).to_have_count(2)
    expect(page.locator(".question")).not_to_contain_text("The only answer")
    expect(page.locator(".log")).not_to_contain_text("You repair")


def test_a_card_keeps_its_key(ada: Person) -> None:
    code, _ = ada.create("here:Ada", "random")
    page = ada.open(f"/t/{code}")
    table = Table(page)
    table.expect_asked()
    keys = {name: table.card(name).locator("kbd").inner_text() for name in ("Barrier", "Move")}
    table.play_round("Charge")  # which rests now, so that all others move up
    for name, key in keys.items():
        expect(table.card(name).locator("kbd")).to_have_text(key)
    page.keyboard.press(keys["Barrier"])
    expect(page.get_by_role("region", name="Ada").locator(".rest")).to_contain_text("Barrier")
