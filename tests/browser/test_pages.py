"""Replay, rules, proof; and every page on a phone."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, Request, Route, expect

from automatable import Record, Rng, game
from automatable.kernel.compact import compact
from automatable.kernel.record import Answer

from .helpers import PHONE, SHORT, Person, Table, duel_button, overflow


def finished(person: Person) -> tuple[str, str]:
    """A game that two bots have played: its code and its short form."""
    code, _ = person.create("random", "random", settings=SHORT)
    page = person.open(f"/t/{code}")
    expect(Table(page).end).to_be_visible()
    page.close()
    return code, str(person.ask(f"/api/tables/{code}/short")["short"])


def test_a_replay_goes_back_and_forth(ada: Person) -> None:
    code, _ = finished(ada)
    page = ada.open(f"/t/{code}")
    page.get_by_role("link", name="Watch again").click()
    table = Table(page)
    slider = page.get_by_role("slider", name="Place in the game")
    number = page.locator(".replay-bar .number")
    expect(number).to_have_text(re.compile(r"^0 of \d+$"))
    places = int(number.inner_text().rpartition(" ")[2])
    assert places >= 4
    expect(page.get_by_role("button", name="Back")).to_be_disabled()
    page.get_by_role("button", name="Forward").click()
    page.get_by_role("button", name="Forward").click()
    expect(number).to_have_text(f"2 of {places}")
    table.expect_round(2)
    page.get_by_role("button", name="To the end").click()
    expect(number).to_have_text(f"{places} of {places}")
    expect(page.get_by_role("status")).to_contain_text(re.compile("won:|A draw:"))
    expect(page.get_by_role("button", name="Play on from here")).to_have_count(0)
    slider.focus()
    page.keyboard.press("Home")
    expect(number).to_have_text(f"0 of {places}")
    table.expect_round(1)
    page.keyboard.press("ArrowRight")
    expect(number).to_have_text(f"1 of {places}")
    expect(slider).to_have_attribute("aria-valuetext", f"1 of {places}")
    expect(
        page.get_by_role("img", name=re.compile("^Player A has laid .* in the play zone"))
    ).to_be_visible()

    page.get_by_label("Seen by").select_option("1")
    expect(page.get_by_role("heading", name="An answer in secret")).to_be_visible()
    expect(
        page.get_by_role("img", name=re.compile("^Player A has laid .* in the play zone"))
    ).to_have_count(0)
    page.get_by_label("Seen by").select_option("spectators")
    expect(table.hand).to_have_count(0)


def test_a_replay_runs_by_itself(ada: Person) -> None:
    _, short = finished(ada)
    page = ada.open(f"/replay#{short}")
    number = page.locator(".replay-bar .number")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(number).to_have_text(re.compile("^1 of"))
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def long_record() -> Record:
    """A random game of Raising Robots: some hundred answers."""
    state = game("raising_robots").listened({"players": "2"})
    record = Record.of(state)
    rng = Rng(1)
    while (decision := state.decision()) is not None:
        record.answers.append(Answer(int(decision.seat), int(decision.sample(rng))))
        state.apply(decision.seat, record.answers[-1].action)
    return record


def replays_asked_for(page: Page) -> list[str]:
    """The addresses of replays that the page asks for from now on."""
    asked: list[str] = []

    def note(request: Request) -> None:
        if "/api/replay?" in request.url:
            asked.append(request.url)

    page.on("request", note)
    return asked


def test_a_whole_replay_takes_a_request_for_every_fifty_steps(ada: Person) -> None:
    record = long_record()
    places = len(record.answers)
    page = ada.open()
    asked = replays_asked_for(page)
    page.goto(f"/replay#{compact(record)}")
    number = page.locator(".replay-bar .number")
    for place in range(places):
        expect(number).to_have_text(f"{place} of {places}")
        page.keyboard.press("ArrowRight")
    expect(page.get_by_role("status")).to_contain_text("won")
    assert len(asked) == len(set(asked)) == places // 50 + 1
    page.keyboard.press("Home")
    expect(number).to_have_text(f"0 of {places}")
    expect(page.get_by_role("heading", name="This is the start.")).to_be_visible()
    assert len(asked) == places // 50 + 1


def test_a_replay_jumps_to_what_is_not_loaded_yet(ada: Person) -> None:
    record = long_record()
    places = len(record.answers)
    page = ada.open()
    asked = replays_asked_for(page)
    page.goto(f"/replay#{compact(record)}")
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_role("status")).to_contain_text("won")
    assert ["first=0&count=50" in asked[0], f"first={places}&count=1" in asked[1]] == [True, True]


def test_a_replay_that_lost_its_server_tries_again(ada: Person) -> None:
    record = long_record()
    page = ada.open()
    ada.forgive("ERR_FAILED")
    page.route(re.compile(r"/api/replay\?.*first=[1-9]"), lambda route: route.abort())
    page.goto(f"/replay#{compact(record)}")
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_role("alert")).to_contain_text("Try again")
    expect(page.get_by_role("heading", name="One moment")).to_be_visible()
    page.unroute_all()
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("status")).to_contain_text("won")
    expect(page.get_by_role("alert")).to_have_count(0)


def test_play_on_from_the_middle_of_a_replay(ada: Person) -> None:
    _, short = finished(ada)
    page = ada.open(f"/replay#{short}")
    slider = page.get_by_role("slider", name="Place in the game")
    slider.fill("2")
    table = Table(page)
    table.expect_round(2)
    stage = page.locator(".stage").get_attribute("aria-label") or ""
    page.get_by_role("button", name="Play on from here").click()
    expect(page).to_have_url(re.compile(r"/t/[\w-]+$"))
    table.expect_asked()
    table.expect_round(2)
    again = page.locator(".stage").get_attribute("aria-label") or ""
    assert re.findall(r"\d+", again) == re.findall(r"\d+", stage)
    table.offered.first.click()
    table.next_round(2).wait_for()


def test_the_rules_are_searched(ada: Person) -> None:
    page = ada.open("/rules/duel")
    expect(page.get_by_role("heading", level=1)).to_have_text("Rules of Duel")
    search = page.get_by_role("searchbox")
    rules = page.locator(".rule-list li")
    everything = rules.count()
    assert everything > 50
    search.fill("due-rnd-04")
    expect(page.locator("#DUE-RND-04")).to_be_visible()
    expect(page.locator("#DUE-SET-01")).to_have_count(0)
    search.fill("counter attack")
    expect(page.locator("#DUE-CTR-01")).to_be_visible()
    expect(page.locator("main")).to_contain_text(re.compile(r"\d+ rules"))
    search.fill("no rule says this")
    expect(rules).to_have_count(0)
    search.fill("")
    expect(rules).to_have_count(everything)


def test_the_rules_are_in_the_language_of_the_page(ada: Person) -> None:
    page = ada.open("/rules/duel")
    rule = page.locator("section[lang=en] #DUE-RST-01")
    expect(rule).to_contain_text("Each player has one rest zone")
    page.get_by_role("button", name=re.compile("^FR")).click()
    rule = page.locator("section[lang=fr] #DUE-RST-01")
    expect(rule).to_contain_text("Chaque joueur a une zone de repos")
    expect(page.locator("main")).not_to_contain_text("anglais")
    page.get_by_role("searchbox").fill("case etoile entree l'entree")
    expect(page.locator(".rule-list li")).to_have_count(1)
    expect(page.locator("#DUE-DRW-02")).to_be_visible()


def test_a_rule_is_found_by_its_anchor(ada: Person) -> None:
    page = ada.open("/rules/duel#DUE-VIC-02")
    rule = page.locator("#DUE-VIC-02")
    expect(rule).to_be_in_viewport()
    expect(rule).to_be_focused()
    expect(rule).to_have_class("marked")
    page.get_by_role("searchbox").fill("DUE-RND-04")
    page.locator("#DUE-RND-04").get_by_role("link", name="DUE-RND-04").first.click()
    expect(page).to_have_url(re.compile("#DUE-RND-04$"))
    expect(page.locator("#DUE-RND-04")).to_be_in_viewport()
    page.go_back()
    expect(rule).to_be_in_viewport()
    expect(rule).to_have_class("marked")


def test_the_proof_waits_for_the_end(ada: Person) -> None:
    code, _ = ada.create("here:Ada", "random")
    page = ada.open(f"/proof/{code}")
    expect(page.locator("main")).to_contain_text("Shown when the game is over.")
    expect(page.get_by_role("status")).to_have_count(0)


def fits(page: Page) -> None:
    assert overflow(page) <= 0, page.url


def test_nothing_moves_in_the_lobby_while_games_come_in(ada: Person) -> None:
    code, _ = ada.create("here:Ada", "random")
    page = ada.open(f"/t/{code}")
    Table(page).expect_asked()
    held: list[Route] = []
    page.route(re.compile(r"/api/words/.*cyberion"), lambda route: held.append(route))
    page.goto("/")
    mine = page.get_by_role("link", name=code)
    expect(mine).to_be_visible()
    before = mine.bounding_box()
    page.wait_for_function("performance.getEntriesByName(location.origin + '/api/games').length")
    expect(page.locator(".game")).to_have_count(0)  # all at once, or none
    while not held:
        page.wait_for_timeout(10)
    for one in held:
        one.continue_()
    expect(page.locator(".game")).to_have_count(4)
    assert mine.bounding_box() == before


def test_a_phone_scrolls_only_up_and_down(newcomer: Callable[..., Person]) -> None:
    ada = newcomer(size=PHONE)
    page = ada.open()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    page.get_by_text("Settings", exact=True).click()
    fits(page)
    duel_button(page).click()
    page.get_by_role("group", name="Seat B").get_by_text("Friend by link").click()
    fits(page)
    page.get_by_role("button", name="Play", exact=True).click()
    link = page.get_by_role("textbox", name="Link for seat B")
    expect(link).to_be_visible()
    fits(page)
    bob = newcomer(size=PHONE)
    other = bob.open(link.input_value())
    other.get_by_role("textbox", name="Your name").fill("Bob")
    fits(other)
    other.get_by_role("button", name="Sit down").click()
    mine, yours = Table(page), Table(other)
    for number, name in enumerate(("Charge", "Barrier"), 1):
        mine.card(name).click()
        yours.card(name).click()
        mine.expect_round(number + 1)
        yours.expect_round(number + 1)
        fits(page)
        fits(other)
    mine.card("Counter").click()
    expect(mine.refusal).to_be_visible()
    page.get_by_text("Why not something else?").click()
    fits(page)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    fits(page)
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    page.get_by_role("button", name=re.compile("^FR")).click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    mine.expect_round(3)
    fits(page)


def test_the_other_pages_fit_on_a_phone(newcomer: Callable[..., Person]) -> None:
    ada = newcomer(size=PHONE)
    code, short = finished(ada)
    page = ada.open(f"/t/{code}")
    expect(page.get_by_role("link", name="Watch again")).to_be_visible()
    fits(page)
    page.goto(f"/replay#{short}")
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_role("status")).to_be_visible()
    fits(page)
    page.goto("/rules/duel")
    expect(page.locator(".rule-list").first).to_be_visible()
    fits(page)
    page.goto(f"/proof/{code}")
    expect(page.get_by_role("status")).to_be_visible()
    fits(page)
    code, _ = ada.create("here:Ada", "here:Bob")
    page.goto(f"/t/{code}")
    expect(page.locator(".curtain")).to_be_visible()
    fits(page)


def test_a_long_name_fits_on_a_phone(newcomer: Callable[..., Person]) -> None:
    ada = newcomer(size=PHONE)
    code, _ = ada.create(f"here:{'W' * 24}", f"here:{'M' * 24}")
    page = ada.open(f"/t/{code}")
    expect(page.locator(".curtain")).to_be_visible()
    fits(page)
    page.locator(".curtain .main").click()
    Table(page).expect_asked()
    fits(page)
