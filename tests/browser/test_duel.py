"""A Duel against a bot: by mouse, by keyboard, with the show of the reveal."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize, expect

from .helpers import SHORT, Person, Table, overflow, set_up_duel, tab_to, unfold, watched

TABLE = re.compile(r"/t/[\w-]+$")
DESK = ViewportSize(width=1440, height=900)
UPRIGHT = ViewportSize(width=390, height=844)
SIDEWAYS = ViewportSize(width=844, height=390)
# Every part of the stage that must stay where it is from the first round to the last.
_PARTS = """() => [...document.querySelectorAll(".strip, .duel-field, .caption, .hand, .hand li")]
  .map((part) => {
    const { left, top, width, height } = part.getBoundingClientRect();
    return [left, top, width, height].map(Math.round);
  })"""
# What of the stage or its cards is outside of the window, or too long for its card.
_LOST = """() => [...document.querySelectorAll(".duel, .hand .card, .panel, .zone-card")]
  .filter((part) => {
    const { left, top, right, bottom } = part.getBoundingClientRect();
    const isCut = part.matches(".card") && part.scrollHeight > part.clientHeight + 1;
    return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight || isCut;
  }).map((part) => part.className)"""


def test_a_duel_by_mouse_to_the_end_and_a_rematch(ada: Person) -> None:
    page = ada.open()
    set_up_duel(page).click()
    page.get_by_role("textbox", name="Name at seat A").fill("Ada")
    page.get_by_role("combobox", name="Bot at seat B").select_option("random")
    page.get_by_text("Settings", exact=True).click()
    page.get_by_label("squares from start to moon").fill("2")
    page.get_by_label("star squares, such as").fill("")
    page.get_by_label("rounds until the game").fill("6")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page).to_have_url(TABLE)
    table = Table(page)
    expect(table.question.get_by_role("heading")).to_have_text("Choose a card for this round.")
    expect(table.cards).to_have_count(6)
    table.play_to_end()

    expect(table.end.get_by_role("heading")).to_have_text(re.compile("You won|You lost|A draw"))
    expect(table.end.locator(".verdict")).to_contain_text(re.compile("moon|nock-out|limit"))
    expect(table.end.locator(".verdict .rule")).to_have_text(re.compile("^DUE-VIC-"))
    expect(table.hand).to_have_count(0)
    before = page.url
    page.get_by_role("button", name="Rematch").click()
    expect(page).not_to_have_url(before)
    expect(page).to_have_url(TABLE)
    table.expect_asked()
    table.expect_round(1)
    table.play_round()
    page.go_back()
    expect(page.get_by_role("link", name="To the rematch")).to_be_visible()


def test_two_clicks_from_the_lobby_a_card_is_played(ada: Person) -> None:
    page = ada.open()
    page.evaluate("() => localStorage.setItem('automatable.known.duel', 'yes')")  # no newcomer
    page.get_by_role("button", name="Play Duel against Gizmo").click()
    expect(page).to_have_url(TABLE)
    table = Table(page)
    table.expect_asked()
    table.card("Move").click()
    table.expect_round(2)


def test_a_duel_by_keyboard_alone(ada: Person) -> None:
    page = ada.open()
    tab_to(page, set_up_duel(page))
    page.keyboard.press("Enter")
    tab_to(page, page.get_by_role("combobox", name="Bot at seat B"))
    page.keyboard.press("z")  # Zigzag
    expect(page.get_by_role("combobox", name="Bot at seat B")).to_have_value("random")
    tab_to(page, page.locator(".settings summary"))
    page.keyboard.press("Enter")
    for label, value in (("squares from", "2"), ("star squares", ""), ("rounds until", "6")):
        tab_to(page, page.get_by_label(label))
        page.keyboard.press("ControlOrMeta+a")
        page.keyboard.press("Delete")
        page.keyboard.type(value)
    page.keyboard.press("Enter")
    expect(page).to_have_url(TABLE)
    table = Table(page)
    table.expect_asked()

    page.keyboard.press("?")
    help_box = page.get_by_role("dialog", name="Help")
    expect(help_box).to_be_visible()
    page.keyboard.press("1")  # must not answer behind the dialog
    page.keyboard.press("Escape")
    expect(help_box).to_have_count(0)
    page.keyboard.press("l")
    expect(table.log).to_be_focused()
    table.expect_round(1)

    tab_to(page, table.card("Move"))
    page.keyboard.press("Enter")
    table.next_round(1).wait_for()
    while not table.is_over():
        number = table.rounds()
        page.keyboard.press(table.offered.first.locator("kbd").inner_text())
        table.next_round(number).wait_for()
    tab_to(page, page.get_by_role("button", name="Rematch"))
    page.keyboard.press("Enter")
    table.expect_asked()
    table.expect_round(1)


def test_the_keyboard_goes_on_at_the_next_question(ada: Person) -> None:
    code, _ = ada.create("here:Ada", "random")
    page = ada.open(f"/t/{code}")
    table = Table(page)
    for number, name in ((1, "Charge"), (2, "Barrier")):
        tab_to(page, table.card(name))
        page.keyboard.press("Enter")
        table.next_round(number).wait_for()
        table.expect_round(number + 1)
        expect(
            page.locator(".offered:focus, .options button:focus, .hand .card:focus")
        ).to_have_count(1)


def test_the_reveal_is_shown_and_can_be_skipped(newcomer: Callable[..., Person]) -> None:
    ada = newcomer(still=False)
    code, _ = ada.create("here:Ada", "random")
    table = watched(ada, code)
    page = table.page
    table.card("Charge").click()
    expect(page.locator(".zone-card.turning")).to_have_count(2)
    expect(table.question.get_by_role("heading")).to_have_text("Watch what happens…")
    expect(page.get_by_role("img", name="Ada has laid Charge in the play zone.")).to_be_visible()
    expect(table.offered).to_have_count(0)
    page.locator(".duel-round").click()
    expect(page.locator(".zone-card.turning")).to_have_count(0)
    table.expect_asked()
    table.expect_round(2)
    table.card("Barrier").click()
    expect(page.locator(".zone-card.turning")).to_have_count(2)
    page.keyboard.press("Escape")
    expect(page.locator(".zone-card.turning")).to_have_count(0)
    table.expect_round(3)


def test_a_card_that_is_not_on_offer_names_its_rule(ada: Person) -> None:
    code, _ = ada.create("here:Ada", "random")
    page = ada.open(f"/t/{code}")
    table = Table(page)
    table.expect_asked()
    table.card("Counter").click()
    expect(table.refusal).to_contain_text("“play Counter” is not possible now.")
    expect(table.refusal).to_contain_text("It costs 2 disks, you have 0.")
    table.refusal.get_by_text("Why?", exact=True).click()
    rule = table.refusal.get_by_role("link", name="DUE-RND-04")
    expect(rule).to_have_attribute("href", "/rules/duel/all#DUE-RND-04")
    with page.expect_popup() as popup:
        rule.click()
    expect(popup.value.locator("#DUE-RND-04")).to_be_in_viewport()
    table.refusal.get_by_role("button", name="Close").click()
    expect(table.refusal).to_have_count(0)
    table.play_round("Charge")
    page.get_by_role("region", name="Ada").locator(".rest").click()
    expect(table.refusal.locator(".rule")).to_have_text("DUE-RND-03")
    table.expect_round(2)


def test_why_not_asks_about_anything(ada: Person) -> None:
    code, _ = ada.create("here:Ada", "random")
    page = ada.open(f"/t/{code}")
    table = Table(page)
    table.expect_asked()
    unfold(page)
    page.get_by_text("Why not something else?").click()
    box = page.get_by_label("Not on offer:")
    for action in ("play Ray", "play Copy", "play Counter"):
        box.select_option(action)
        table.question.get_by_role("button", name="Why not?").click()
        expect(table.refusal).to_contain_text(f"“{action}” is not possible now.")
        expect(table.refusal.locator(".rule")).to_have_text(re.compile(r"^DUE-[A-Z]{3}-\d\d$"))
    page.keyboard.press("Escape")
    expect(table.refusal).to_have_count(0)


def test_the_language_changes_in_the_middle_of_a_game(ada: Person) -> None:
    code, _ = ada.create("here:Ada", "random")
    page = ada.open(f"/t/{code}")
    table = Table(page)
    table.play_round("Charge")
    page.get_by_role("button", name=re.compile("^FR")).click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator(".duel-round strong")).to_have_text("Tour 2")
    expect(table.question).not_to_contain_text("Choose")
    expect(table.log).not_to_contain_text("reveals")
    expect(table.log.get_by_role("listitem").first).to_be_visible()
    table.offered.first.click()
    table.expect_round(3)
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    table.expect_round(3)
    page.get_by_role("button", name=re.compile("^EN")).click()
    expect(table.question.get_by_role("heading")).to_have_text("Choose a card for this round.")
    table.play_round()


def test_a_refusal_is_told_in_the_language_of_the_page(ada: Person) -> None:
    code, _ = ada.create("here:Ada", "random")
    page = ada.open(f"/t/{code}")
    table = Table(page)
    table.expect_asked()
    table.card("Counter").click()
    expect(table.refusal.locator("[lang=en]")).to_contain_text("A card whose cost the player")
    page.get_by_role("button", name=re.compile("^FR")).click()
    told = table.refusal.locator("[lang=fr]")
    expect(told).to_contain_text("Une carte dont le joueur ne peut pas payer")


def test_a_short_game_can_be_settled_in_the_lobby_and_is_listed_there(ada: Person) -> None:
    code, _ = ada.create("here:Ada", "random", settings=SHORT)
    page = ada.open(f"/t/{code}")
    table = Table(page)
    table.expect_asked()
    page.get_by_role("link", name="Automatable").click()
    expect(page.get_by_role("heading", name="Continue")).to_be_visible()
    page.get_by_role("link", name=code).click()
    table.expect_asked()
    page.get_by_role("link", name="Automatable").click()
    page.get_by_role("textbox", name="Code of the table").fill(code)
    page.get_by_role("button", name="Enter").click()
    table.expect_asked()
    page.get_by_role("link", name="Automatable").click()
    page.get_by_role("button", name=f"Forget table {code}").click()
    expect(page.get_by_role("heading", name="Continue")).to_have_count(0)


@pytest.mark.parametrize("size", [DESK, UPRIGHT, SIDEWAYS], ids=["desk", "upright", "sideways"])
def test_a_whole_duel_fits_the_screen_and_nothing_moves(
    newcomer: Callable[..., Person], size: ViewportSize
) -> None:
    ada = newcomer(size=size)
    code, _ = ada.create("here:Ada", "random", settings={"board": "short", "max_rounds": "8"})
    page = ada.open(f"/t/{code}")
    table = Table(page)
    table.expect_asked()
    expect(page.locator(".hand li")).to_have_count(8)
    expect(table.cards).to_have_count(6)
    before = page.evaluate(_PARTS)
    while not table.is_over():
        assert page.evaluate(_LOST) == []
        assert overflow(page) == 0
        assert page.evaluate(_PARTS) == before
        table.play_round()
    expect(page.locator(".history li")).not_to_have_count(0)
    assert overflow(page) == 0
