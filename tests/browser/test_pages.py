"""Replay, rules, proof; and every page on a phone."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, Request, Route, ViewportSize, expect

from automatable import Record, Rng, game
from automatable.kernel.compact import compact
from automatable.kernel.record import Answer

from .helpers import DESK, PHONE, SHORT, Person, Table, caught, overflow, set_up_duel, unfold

WIDE = ViewportSize(width=1920, height=1080)


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
    expect(page.get_by_role("heading", level=1)).to_have_text("Duel: Zigzag A – Zigzag B")
    page.goto(page.url.replace("name=", "unknown="))  # as one that was passed on without names
    table = Table(page)
    slider = page.get_by_role("slider", name="Point in the game")
    number = page.locator(".replay-bar .number")
    expect(number).to_have_text(re.compile(r"^0 of \d+$"))
    answers = int(number.inner_text().rpartition(" ")[2])
    assert answers >= 4
    expect(page.get_by_role("button", name="Back")).to_be_disabled()
    page.get_by_role("button", name="Forward").click()
    page.get_by_role("button", name="Forward").click()
    expect(number).to_have_text(f"2 of {answers}")
    table.expect_round(2)
    page.get_by_role("button", name="To the end").click()
    expect(number).to_have_text(f"{answers} of {answers}")
    expect(page.get_by_role("status")).to_contain_text(re.compile("won:|A draw:"))
    expect(page.get_by_role("button", name="Play on from here")).to_have_count(0)
    slider.focus()
    page.keyboard.press("Home")
    expect(number).to_have_text(f"0 of {answers}")
    table.expect_round(1)
    page.keyboard.press("ArrowRight")
    expect(number).to_have_text(f"1 of {answers}")
    expect(slider).to_have_attribute("aria-valuetext", f"1 of {answers}")
    expect(
        page.get_by_role("img", name=re.compile("^Player A has laid .* in the play zone"))
    ).to_be_visible()

    page.get_by_label("Seen by").select_option("1")
    expect(page.get_by_role("heading", name="A secret answer")).to_be_visible()
    expect(
        page.get_by_role("img", name=re.compile("^Player A has laid .* in the play zone"))
    ).to_have_count(0)
    page.get_by_label("Seen by").select_option("spectators")
    expect(table.hand).to_have_count(0)


def test_a_replay_runs_by_itself(ada: Person) -> None:
    page = ada.open(f"/replay#{compact(long_record())}")
    number = page.locator(".replay-bar .number")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(number).to_have_text(re.compile("^[1-9][0-9]* of"))
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_a_replay_says_who_played_and_leads_back_to_the_table(ada: Person) -> None:
    code, _ = finished(ada)
    page = ada.open(f"/t/{code}")
    share = page.get_by_role("textbox", name="Link to this game").input_value()
    assert code not in share  # who is shown the game need not know the table
    page.get_by_role("link", name="Watch again").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Duel: Zigzag A – Zigzag B")
    page.get_by_role("link", name="Back to the table").click()
    expect(page).to_have_url(re.compile(f"/t/{code}$"))
    page.goto(share)
    expect(page.get_by_role("heading", level=1)).to_have_text("Duel: Zigzag A – Zigzag B")
    expect(page.get_by_role("link", name="Back to the table")).to_have_count(0)


def test_the_short_form_of_a_game_opens_where_its_link_does(ada: Person) -> None:
    _, short = finished(ada)
    page = ada.open("/")
    page.get_by_role("textbox", name="Code of the table").fill(f" {short}")
    page.get_by_role("button", name="Enter").click()
    expect(page).to_have_url(re.compile(f"/replay.*#{short}$"))
    expect(page.locator(".replay-bar .number")).to_have_text(re.compile("^0 of"))


def test_the_step_of_a_replay_is_in_its_address(ada: Person) -> None:
    _, short = finished(ada)
    page = ada.open(f"/replay#{short}")
    number = page.locator(".replay-bar .number")
    expect(number).to_have_text(re.compile("^0 of"))
    for _ in range(3):
        page.get_by_role("button", name="Forward").click()
    expect(page).to_have_url(re.compile(r"[?&]step=3\b"))
    page.reload()
    expect(number).to_have_text(re.compile("^3 of"))
    page.goto(f"/replay?step=999#{short}")
    expect(number).to_have_text(re.compile(r"^(\d+) of \1$"))


def test_a_replay_goes_from_turn_to_turn_and_begins_with_a_person(ada: Person) -> None:
    state = game("robot_quest_arena").listened({"players": "2", "turn_cap": "4"})
    record, rng = Record.of(state), Rng(2)
    while (decision := state.decision()) is not None:
        record.answers.append(Answer(int(decision.seat), int(decision.sample(rng))))
        state.apply(decision.seat, record.answers[-1].action)
    told = ada.ask(f"/api/replay?record={compact(record)}&count=1")
    opening, turns = told["opening"], told["turns"]
    page = ada.open(f"/replay#{compact(record)}")
    number = page.locator(".replay-bar .number")
    expect(number).to_have_text(re.compile(f"^{opening} of"))  # the shop is filled
    marks = page.locator(".turn-marks path").get_attribute("d") or ""
    assert marks.count("M") == len(turns)
    for turn in turns[1:3] if turns[0] <= opening else turns[:2]:
        page.get_by_role("button", name="Next turn").click()
        expect(number).to_have_text(re.compile(f"^{turn} of"))
    before = int(number.inner_text().partition(" ")[0])
    page.keyboard.press("Escape")
    page.locator("h1").click()
    page.keyboard.press("PageUp")
    expect(number).to_have_text(re.compile(f"^{max(one for one in turns if one < before)} of"))


def test_the_speed_of_a_replay_is_remembered(ada: Person) -> None:
    _, short = finished(ada)
    page = ada.open(f"/replay#{short}")
    page.get_by_label("Speed").select_option("4")
    page.reload()
    expect(page.get_by_label("Speed")).to_have_value("4")


def long_record() -> Record:
    """A Duel of more than a hundred answers: both do the same until the last round is over."""
    rounds = 51
    state = game("duel").listened({"max_rounds": str(rounds)})
    record = Record.of(state)
    for number in range(2 * rounds):
        card = ("play:Charge", "play:Barrier")[number // 2 % 2]
        record.answers.append(Answer(number % 2, state.game.catalogue.number(card)))
    return record


def replays_asked_for(page: Page) -> list[str]:
    """The addresses of replays that the page asks for from now on."""
    asked: list[str] = []

    def keep(request: Request) -> None:
        if "/api/replay?" in request.url:
            asked.append(request.url)

    page.on("request", keep)
    return asked


def test_a_whole_replay_takes_a_request_for_every_fifty_steps(ada: Person) -> None:
    record = long_record()
    answers = len(record.answers)
    page = ada.open()
    asked = replays_asked_for(page)
    page.goto(f"/replay?step=0#{compact(record)}")
    number = page.locator(".replay-bar .number")
    for index in range(answers):
        expect(number).to_have_text(f"{index} of {answers}")
        page.keyboard.press("ArrowRight")
    expect(page.get_by_role("status")).to_contain_text("A draw")
    assert len(asked) == len(set(asked)) == answers // 50 + 1
    page.keyboard.press("Home")
    expect(number).to_have_text(f"0 of {answers}")
    expect(page.get_by_role("heading", name="This is the start.")).to_be_visible()
    assert len(asked) == answers // 50 + 1


def test_a_replay_jumps_to_what_is_not_loaded_yet(ada: Person) -> None:
    record = long_record()
    answers = len(record.answers)
    page = ada.open()
    asked = replays_asked_for(page)
    page.goto(f"/replay?step=0#{compact(record)}")
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_role("status")).to_contain_text("A draw")
    assert ["first=0&count=50" in asked[0], f"first={answers}&count=1" in asked[1]] == [True, True]


def test_a_replay_that_lost_its_server_tries_again(ada: Person) -> None:
    record = long_record()
    page = ada.open()
    ada.forgive("ERR_FAILED")
    page.route(re.compile(r"/api/replay\?.*first=[1-9]"), lambda route: route.abort())
    page.goto(f"/replay#{compact(record)}")
    end = f"first={len(record.answers)}&"
    with page.expect_event("requestfailed", lambda failed: end in failed.url):
        page.get_by_role("button", name="To the end").click()
    expect(page.get_by_role("alert")).to_contain_text("Try again")
    expect(page.get_by_role("heading", name="One moment")).to_be_visible()
    page.unroute_all()
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("status")).to_contain_text("A draw")
    expect(page.get_by_role("alert")).to_have_count(0)


def test_play_on_from_the_middle_of_a_replay(ada: Person) -> None:
    _, short = finished(ada)
    page = ada.open(f"/replay#{short}")
    slider = page.get_by_role("slider", name="Point in the game")
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
    origin = page.get_by_role("link", name="Plays on from a replay")
    expect(origin).to_have_attribute("href", re.compile(r"^/replay\?step=2#"))
    table.offered.first.click()
    table.next_round(2).wait_for()
    page.get_by_role("link", name="Automatable").click()
    expect(page.locator(".continue-card").first).to_contain_text("Plays on from a replay")


def test_the_rules_are_searched(ada: Person) -> None:
    page = ada.open("/rules/duel/all")
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


def test_what_is_reconstructed_is_said_where_people_play(ada: Person) -> None:
    lobby = ada.open("/")
    lobby.get_by_text("Credits, and what is reconstructed").click()
    expect(lobby.locator(".credits")).to_contain_text("stars of the board are reconstructed")
    set_up = ada.open("/new/duel")
    expect(set_up.locator(".setup-known")).to_contain_text("stars of the board are reconstructed")
    for chapter in ("/rules/duel", "/rules/duel/all"):
        book = ada.open(chapter)
        expect(book.locator(".standing")).to_contain_text("stars of the board are reconstructed")
    page = ada.open("/rules/duel#pieces")
    expect(page).to_have_url(re.compile("/cards/duel$"))
    expect(page.locator("main")).to_contain_text("stars of the board are reconstructed")
    expect(page.locator("[id='card.Counter']")).to_contain_text("inferred")
    code, _ = ada.create("here:Ada", "random")
    table = ada.open(f"/t/{code}")
    inferred = table.locator(".hand button", has_text="Spark")
    expect(inferred).to_have_attribute("aria-description", "inferred")
    known = table.locator(".hand button", has_text="Charge")
    assert known.get_attribute("aria-description") is None
    table.keyboard.press("?")
    expect(table.get_by_role("dialog")).to_contain_text("Costs and board can be set.")


def test_the_rules_are_in_the_language_of_the_page(ada: Person) -> None:
    page = ada.open("/rules/duel/all")
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
    caught(page, held)
    for one in held:
        one.continue_()
    expect(page.locator(".game")).to_have_count(4)
    assert mine.bounding_box() == before


def test_nothing_moves_in_the_lobby_while_tables_come_in(ada: Person) -> None:
    for _ in range(4):
        code, _ = ada.create("here:Ada", "random")
        ada.open(f"/t/{code}").locator(".board > *").first.wait_for()
    page = ada.open("/rules/duel")
    held: list[Route] = []
    page.route(re.compile("/api/tables"), lambda route: held.append(route))
    page.goto("/")
    expect(page.locator(".game")).to_have_count(4)
    expect(page.locator(".continue-card.is-coming")).to_have_count(3)
    first = page.locator(".game").first
    before = first.bounding_box()
    caught(page, held).continue_()
    expect(page.locator(".continue-link")).to_have_count(3)
    assert len(held) == 1  # however many tables
    assert first.bounding_box() == before


def test_games_that_go_on_come_before_those_that_are_over(ada: Person) -> None:
    going, _ = ada.create("here:Ada", "random")
    ada.open(f"/t/{going}").locator(".board > *").first.wait_for()
    finished(ada)
    friend, _ = ada.create("here:Ada", "link")
    ada.open(f"/t/{friend}").locator(".waiting").wait_for()
    page = ada.open()
    cards = page.locator(".continue-card")
    expect(cards.nth(0)).to_contain_text("Duel")
    expect(cards.nth(0)).to_contain_text("against Zigzag")
    expect(cards.nth(0)).to_contain_text("Your turn · today")
    expect(cards.nth(1)).to_contain_text("Waiting for players")
    expect(cards.nth(2)).to_contain_text("The game is over")
    expect(cards.nth(2)).to_contain_text("watching 2 × Zigzag")
    # The position itself, which nobody can touch or tab into.
    small = cards.nth(0).locator(".small-board")
    expect(small.locator(".hand .card").first).to_be_attached()
    assert small.evaluate("(board) => board.closest('[inert]') !== null")
    page.locator(".continue-link").first.click()
    expect(page).to_have_url(re.compile(going))


def test_a_table_that_the_server_has_lost_says_so_and_is_forgotten(ada: Person) -> None:
    page = ada.open("/rules/duel")
    gone = {"code": "tobirulamefi42", "game": "duel", "invites": {}}
    page.evaluate(
        "(gone) => { localStorage['automatable.tables'] = JSON.stringify([gone]); }", gone
    )
    page.goto("/")
    card = page.locator(".continue-card")
    expect(card).to_contain_text("This server no longer has this table.")
    page.get_by_role("button", name="Forget table tobirulamefi42").click()
    expect(page.get_by_role("heading", name="Continue")).to_have_count(0)


def test_the_four_games_are_equal(newcomer: Callable[..., Person]) -> None:
    for size, columns in ((DESK, 2), (WIDE, 2), (PHONE, 1)):
        page = newcomer(size=size).open()
        cards = page.locator(".game")
        expect(cards).to_have_count(4)
        boxes = [cards.nth(number).bounding_box() for number in range(4)]
        assert len({round(box["x"]) for box in boxes if box}) == columns
        assert len({round(box["width"]) for box in boxes if box}) == 1
        for word in ("players", "min", "of 5", "Play", "Set up", "Rules"):
            expect(cards.filter(has_text=word)).to_have_count(4)
        buttons = cards.locator("button, .button")
        for number in range(buttons.count()):  # no button breaks its words
            one = buttons.nth(number)
            assert one.evaluate("(button) => button.scrollWidth <= button.clientWidth"), number
        fits(page)
        page.get_by_role("button", name=re.compile("^FR")).click()
        expect(page.get_by_role("link", name="Apprendre").first).to_be_visible()
        fits(page)


def test_unknown_addresses_get_a_page(ada: Person) -> None:
    ada.forgive("404")
    for address in ("/nothing/here", "/new", "/t/"):
        page = ada.open(address)
        expect(page.get_by_role("heading", name="There is nothing here")).to_be_visible()
        page.get_by_role("link", name="To the lobby").click()
        expect(page.locator(".game")).to_have_count(4)
    page = ada.open("/new/chess")
    expect(page.get_by_role("alert")).to_have_text("There is no such game here.")


def test_a_phone_scrolls_only_up_and_down(newcomer: Callable[..., Person]) -> None:
    ada = newcomer(size=PHONE)
    page = ada.open()
    expect(page.locator(".game")).to_have_count(4)
    fits(page)
    set_up_duel(page).click()
    page.get_by_text("Settings", exact=True).click()
    fits(page)
    play = page.get_by_role("button", name="Play", exact=True)
    expect(play).to_be_in_viewport()
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
    unfold(page)
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
    expect(page.get_by_role("heading", name="When it ends")).to_be_visible()
    fits(page)
    page.goto("/rules/duel/all")
    expect(page.locator(".rule-list").first).to_be_visible()
    fits(page)
    page.goto(f"/proof/{code}")
    expect(page.get_by_role("status")).to_be_visible()
    fits(page)
    code, _ = ada.create("here:Ada", "here:Bob")
    page.goto(f"/t/{code}")
    expect(page.locator(".curtain")).to_be_visible()
    fits(page)


def test_a_table_is_set_up_on_a_phone_held_sideways(newcomer: Callable[..., Person]) -> None:
    page = newcomer(size=ViewportSize(width=844, height=390)).open("/new/robot_quest_arena")
    for control in ("How many players?", "Seat A"):
        expect(page.get_by_role("group", name=control)).to_be_in_viewport(ratio=0.9)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_in_viewport(ratio=1)
    assert overflow(page) <= 0


def test_a_long_name_fits_on_a_phone(newcomer: Callable[..., Person]) -> None:
    ada = newcomer(size=PHONE)
    code, _ = ada.create(f"here:{'W' * 24}", f"here:{'M' * 24}")
    page = ada.open(f"/t/{code}")
    expect(page.locator(".curtain")).to_be_visible()
    fits(page)
    page.locator(".curtain .main").click()
    Table(page).expect_asked()
    fits(page)


def invited(person: Person, game: str = "duel") -> tuple[Page, str]:
    """A waiting room that somebody came to by way of an invitation, and its link."""
    page = person.open()
    page.get_by_role("link", name=re.compile("^Invite a friend to")).filter(
        has_text=re.compile(game, re.IGNORECASE)
    ).click()
    page.get_by_role("textbox", name="Your name").fill("Ada")
    page.get_by_role("button", name="Make the link").click()
    link = page.get_by_role("textbox", name="Link for seat B")
    expect(link).to_be_visible()
    return page, link.input_value()


def test_a_friend_is_invited_by_a_link_and_a_picture_of_it(newcomer: Callable[..., Person]) -> None:
    ada, bob = newcomer(), newcomer(size=PHONE)
    page, link = invited(ada)
    room = page.locator(".waiting")
    expect(room).to_contain_text("Duel")
    expect(room).to_contain_text("This address works on this machine only.")
    expect(room).to_contain_text("automatable serve --host 0.0.0.0")
    code = room.get_by_role("img", name="The link for seat B as a QR code").locator("path")
    expect(code).to_have_attribute("d", re.compile("^M"))
    expect(page.get_by_role("button", name="Share")).to_have_count(0)  # this browser cannot
    other = bob.open(link)
    expect(other.locator(".join")).to_contain_text("There are no hints at this table.")
    other.get_by_role("button", name="Sit down").click()
    Table(page).expect_asked()
    Table(other).expect_asked()


def test_more_settings_keep_the_friends_invited(ada: Person) -> None:
    page = ada.open("/invite/duel")
    page.get_by_role("link", name="More settings").click()
    links = page.get_by_role("radio", name="Friend by link", checked=True)
    expect(links).to_have_count(1)
    expect(page.get_by_label(re.compile("^Hints"))).not_to_be_checked()


def test_a_link_is_passed_on_by_the_device_where_it_can(ada: Person) -> None:
    ada.context.add_init_script(
        "navigator.share = async (what) => { window.shared = JSON.stringify(what); };"
    )
    page, link = invited(ada)
    page.get_by_role("button", name="Share").click()
    assert link in page.evaluate("window.shared")


def test_a_bot_takes_a_seat_that_stays_empty_until_the_friend_comes(
    newcomer: Callable[..., Person],
) -> None:
    ada, bob = newcomer(), newcomer()
    page, link = invited(ada)
    page.get_by_role("button", name="Let Gizmo take seat B").click()
    table = Table(page)
    table.expect_asked()
    expect(page.locator(".seats")).to_contain_text("Gizmo")
    table.play_round("Charge")
    other = bob.open(link)
    other.get_by_role("textbox", name="Your name").fill("Bob")
    other.get_by_role("button", name="Sit down").click()
    expect(page.locator(".seats")).to_contain_text("Bob")
    expect(other.locator(".hand .card").first).to_be_visible()


def test_an_invitation_that_is_used_or_broken_says_so(newcomer: Callable[..., Person]) -> None:
    ada, bob, eve = newcomer(), newcomer(), newcomer()
    eve.forgive("403")
    _, link = invited(ada)
    broken = eve.open(f"{link[:-4]}0000")
    broken.get_by_role("button", name="Sit down").click()
    expect(broken.get_by_role("alert")).to_contain_text("This invitation has been used, or is not")
    other = bob.open(link)
    other.get_by_role("button", name="Sit down").click()
    Table(other).expect_asked()
    late = eve.open(link)
    told = late.get_by_text("This invitation has been used, or is not for this table.")
    expect(told).to_be_visible()
    expect(late.get_by_text("You are watching")).to_be_visible()
    late.locator(".used-invitation").get_by_role("button", name="Close").click()
    expect(told).to_have_count(0)
