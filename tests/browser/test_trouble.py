"""Pages that are loaded again, servers that die, and names that want to be programs."""

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from .helpers import SHORT, Person, Server, Table

HOSTILE = "<img src=x onerror=alert(1)>"
GONE = "|".join(
    f"ERR_{what}"
    for what in (
        "CONNECTION_REFUSED",
        "CONNECTION_RESET",
        "EMPTY_RESPONSE",
        "INCOMPLETE_CHUNKED",
        "SOCKET_NOT_CONNECTED",
    )
)
QUOTES = "\"'><svg onload=alert(2)>"


def test_a_page_loaded_again_in_the_middle_is_as_before(ada: Person) -> None:
    code, _ = ada.create("here:Ada", "random")
    table = Table(ada.open(f"/t/{code}"))
    table.play_round("Charge")
    table.play_round("Barrier")
    laid = table.page.get_by_role("img", name="Zigzag has laid a card face down.")
    forbidden = table.page.get_by_text("Why not something else?")  # asked for last
    expect(laid).to_be_visible()
    expect(forbidden).to_be_visible()
    before = [table.page.locator(part).inner_text() for part in (".duel", ".log", ".question")]
    table.page.reload()
    table.expect_round(3)
    table.expect_asked()
    expect(table.log.locator(".event-revealed")).to_have_count(2)
    expect(laid).to_be_visible()
    expect(forbidden).to_be_visible()
    after = [table.page.locator(part).inner_text() for part in (".duel", ".log", ".question")]
    assert after == before
    table.play_round()


def test_a_laid_card_is_still_laid_after_a_reload(newcomer: Callable[..., Person]) -> None:
    ada, bob = newcomer(), newcomer()
    code, invites = ada.create("here:Ada", "link")
    page = ada.open(f"/t/{code}")
    table = Table(page)
    other = bob.open(f"/t/{code}#invite={invites[1]}")
    other.get_by_role("button", name="Sit down").click()
    table.card("Spark").click()
    expect(table.card("Spark")).to_have_attribute("aria-pressed", "true")
    page.reload()
    expect(table.card("Spark")).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("img", name="Ada has laid Spark in the play zone.")).to_be_visible()
    page.get_by_role("button", name="Take back").click()
    table.expect_asked()


def test_a_game_goes_on_after_the_server_was_killed(
    newcomer: Callable[..., Person], tmp_path: Path
) -> None:
    with Server(tmp_path) as server:
        ada = newcomer(at=server)
        ada.forgive(GONE)
        code, _ = ada.create("here:Ada", "random", settings={"max_rounds": "6"})
        table = Table(ada.open(f"/t/{code}"))
        table.play_round("Charge")
        story = table.log.inner_text()

        lobby, rules = ada.open("/"), ada.open("/")
        own = lobby.locator(f".continue a[href$='/t/{code}']").first
        expect(own).to_be_visible()
        expect(rules.get_by_role("link", name="Duel").first).to_be_visible()

        server.kill()
        lost = table.page.get_by_role("alert").filter(has_text="Connection lost")
        expect(lost.first).to_be_visible()
        own.click()  # a table that this page has never seen
        away = lobby.get_by_role("heading", name="The server cannot be reached")
        expect(away).to_be_visible()
        lobby.get_by_role("button", name="Try again").click()
        expect(away).to_be_visible()
        rules.locator("a[href='/rules/duel']").first.click()
        expect(rules.get_by_role("heading", name="The server cannot be reached")).to_be_visible()
        server.start()
        Table(lobby).expect_round(2)
        expect(rules.get_by_role("heading", level=1, name="Duel")).to_be_visible()
        expect(lost).to_have_count(0)
        table.expect_round(2)
        table.expect_asked()
        expect(table.log).to_have_text(story, use_inner_text=True)
        table.play_to_end()
        expect(table.end).to_be_visible()


def test_an_answer_given_while_there_is_no_server_can_be_given_again(
    newcomer: Callable[..., Person], tmp_path: Path
) -> None:
    with Server(tmp_path) as server:
        ada = newcomer(at=server)
        ada.forgive(GONE)
        code, _ = ada.create("here:Ada", "random")
        table = Table(ada.open(f"/t/{code}"))
        table.expect_asked()
        server.kill()
        lost = table.page.get_by_role("alert").filter(has_text="Connection lost")
        expect(lost.first).to_be_visible()
        table.card("Charge").click()  # nobody hears it
        expect(table.page.locator(".options button").first).to_be_enabled()
        server.start()
        expect(lost).to_have_count(0)
        table.expect_round(1)
        table.play_round("Charge")
        table.expect_round(2)


def test_hostile_names_are_only_text(newcomer: Callable[..., Person]) -> None:
    ada, bob = newcomer(), newcomer()
    code, invites = ada.create(f"here:{HOSTILE}", "link", settings=SHORT)
    page = ada.open(f"/t/{code}")
    other = bob.open(f"/t/{code}#invite={invites[1]}")
    expect(other.get_by_role("heading")).to_contain_text(HOSTILE)
    other.get_by_role("textbox", name="Your name").fill(QUOTES)
    other.get_by_role("button", name="Sit down").click()
    mine, yours = Table(page), Table(other)
    for table in (mine, yours):
        table.expect_asked()
        expect(table.page.locator(".panel-0 h2")).to_contain_text(HOSTILE)
        expect(table.page.locator(".panel-1 h2")).to_contain_text(QUOTES)
    while not mine.is_over():
        number = mine.rounds()
        mine.offered.first.click()
        yours.offered.last.click()
        mine.next_round(number).wait_for()
        yours.next_round(number).wait_for()
    expect(mine.log).to_contain_text(f"{QUOTES} reveals")
    expect(yours.log).to_contain_text(f"{HOSTILE} reveals")
    page.get_by_role("link", name="Watch again").click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    for one in (page, other):
        assert one.locator("img[src=x], svg[onload], main script").count() == 0


def test_hostile_names_are_only_text_at_the_curtain(ada: Person) -> None:
    code, _ = ada.create(f"here:{HOSTILE}", f"here:{QUOTES}")
    page = ada.open(f"/t/{code}")
    expect(page.locator(".curtain h2")).to_contain_text(HOSTILE)
    page.get_by_role("button", name=f"I am {HOSTILE}").click()
    Table(page).offered.first.click()
    expect(page.locator(".curtain h2")).to_contain_text(QUOTES)
    assert page.locator("img[src=x], svg[onload]").count() == 0


def test_addresses_that_lead_nowhere_say_so(ada: Person) -> None:
    ada.forgive("status of 4")
    for path in ("/t/no-such-table", "/rules/chess", "/proof/no-such-table", "/replay#nonsense"):
        page = ada.open(path)
        expect(page.get_by_role("heading", name="That did not work")).to_be_visible()
        expect(page.get_by_role("alert")).not_to_be_empty()
        page.get_by_role("link", name="To the lobby").click()
        expect(page.get_by_role("heading", name="Take a seat.")).to_be_visible()
        page.close()


def test_a_page_that_never_was_says_so(ada: Person) -> None:
    ada.forgive("status of 404")
    page = ada.open("/tables/of/the/law")
    expect(page.get_by_role("heading", name="There is nothing here")).to_be_visible()
    page.get_by_role("link", name="To the lobby").click()
    expect(page.get_by_role("heading", name="Take a seat.")).to_be_visible()
