"""What axe-core finds on every page, in light and dark: nothing."""

from collections.abc import Callable

from playwright.sync_api import expect

from .helpers import SHORT, Person, Table, set_up_duel, unfold, violations


def test_lobby(ada: Person) -> None:
    for seats in (["here:Ada", "random"], ["here:Ada", "link"]):
        code, _ = ada.create(*seats)
        ada.open(f"/t/{code}").locator(".board > *").first.wait_for()
    page = ada.open()
    expect(page.locator(".game")).to_have_count(4)
    expect(page.locator(".continue-link")).to_have_count(2)
    page.get_by_text("Credits, and what is reconstructed").click()
    assert violations(page) == []


def test_setting_up_a_table(ada: Person) -> None:
    page = ada.open("/new/robot_quest_arena")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    page.get_by_text("Settings", exact=True).click()
    assert violations(page) == []
    page.goto("/invite/robot_quest_arena")
    expect(page.get_by_role("button", name="Make the link")).to_be_visible()
    assert violations(page) == []


def test_table(ada: Person) -> None:
    code, _ = ada.create("here:Ada", "random")
    page = ada.open(f"/t/{code}")
    table = Table(page)
    table.play_round("Charge")
    table.card("Counter").click()
    expect(table.refusal).to_be_visible()
    assert violations(page) == []
    unfold(page)
    page.get_by_text("Why not something else?").click()
    assert violations(page) == []
    page.get_by_role("button", name="Help").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert violations(page) == []


def test_table_while_it_waits(newcomer: Callable[..., Person]) -> None:
    ada, bob = newcomer(), newcomer()
    page = ada.open()
    set_up_duel(page).click()
    page.get_by_role("group", name="Seat B").get_by_text("Friend by link").click()
    page.get_by_role("button", name="Play", exact=True).click()
    link = page.get_by_role("textbox", name="Link for seat B")
    expect(link).to_be_visible()
    assert violations(page) == []
    other = bob.open(link.input_value())
    expect(other.get_by_role("button", name="Sit down")).to_be_visible()
    assert violations(other) == []


def test_curtain(ada: Person) -> None:
    code, _ = ada.create("here:Ada", "here:Bob")
    page = ada.open(f"/t/{code}")
    expect(page.locator(".curtain")).to_be_visible()
    assert violations(page) == []


def test_end_replay_and_proof(ada: Person) -> None:
    code, _ = ada.create("random", "random", settings=SHORT)
    page = ada.open(f"/t/{code}")
    watch = page.get_by_role("link", name="Watch again")
    expect(watch).to_be_visible()
    assert violations(page) == []
    watch.click()
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_role("status")).to_be_visible()
    assert violations(page) == []
    page.goto(f"/proof/{code}")
    expect(page.locator(".verdict")).to_be_visible()
    assert violations(page) == []


def test_page_that_still_loads(ada: Person) -> None:
    code, _ = ada.create("random", "random", settings=SHORT)
    page = ada.open()
    page.route(f"**/api/tables/{code}/proof", lambda _: None)  # no answer yet
    page.goto(f"/proof/{code}")
    expect(page.get_by_role("status")).to_be_visible()
    assert violations(page) == []


def test_rules(ada: Person) -> None:
    page = ada.open("/rules/duel#DUE-RND-04")
    expect(page.locator("#DUE-RND-04")).to_be_focused()
    assert violations(page) == []


def test_what_is_wrong_in_the_dark_only_is_found(ada: Person) -> None:
    page = ada.open()
    set_up_duel(page).wait_for()  # with the words of the games the page is drawn anew
    title = page.get_by_role("heading", level=1)
    title.evaluate("(title) => { title.style.color = 'light-dark(black, #222)'; }")
    assert {found.partition(" (")[0] for found in violations(page)} == {"dark, color-contrast"}
