"""Several people at one table: by link, on one screen, in two tabs, and watching."""

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from .helpers import SHORT, Json, Person, Server, Table, set_up_duel

BONUS = {"Ray", "Recovery", "Trap", "Copy"}


def seated(newcomer: Callable[..., Person], **more: object) -> tuple[Table, Table, str]:
    """Ada and Bob, each in a browser of their own, at one table."""
    ada, bob = newcomer(), newcomer()
    code, invites = ada.create("here:Ada", "link", **more)
    other = bob.open(f"/t/{code}#invite={invites[1]}")
    other.get_by_role("textbox", name="Your name").fill("Bob")
    other.get_by_role("button", name="Sit down").click()
    return Table(ada.open(f"/t/{code}")), Table(other), code


def check_secrets(heard: list[Json], other: int) -> None:
    """No message tells what only the other seat may know."""
    assert heard
    shown: set[str] = set()
    for message in heard:
        for event in message["events"]:
            if event["kind"] == "revealed":
                shown |= {event["facts"]["card"], event["facts"]["other_card"]}
            if event["kind"] == "drew" and event["facts"].get("seat") == other:
                assert event["hidden"], event
                assert "card" not in event["facts"], event
        side = message["view"]["sides"][other]
        assert side["play"] is None, message
        if message["status"] != "over":
            assert BONUS & {*side["hand"]} <= shown, message


def test_two_people_by_link_to_the_end(newcomer: Callable[..., Person]) -> None:
    ada, bob = newcomer(), newcomer()
    page = ada.open()
    set_up_duel(page).click()
    page.get_by_role("textbox", name="Name at seat A").fill("Ada")
    page.get_by_role("group", name="Seat B").get_by_text("Friend by link").click()
    page.get_by_text("Settings", exact=True).click()
    page.get_by_label("rounds until the game").fill("4")
    page.get_by_role("button", name="Play", exact=True).click()
    link = page.get_by_role("textbox", name="Link for seat B")
    expect(page.get_by_role("heading", name=re.compile("^The game begins when"))).to_be_visible()

    other = bob.open(link.input_value())
    expect(other.get_by_role("heading")).to_have_text("Ada invites you to a game of Duel.")
    expect(other).not_to_have_url(re.compile("invite"))
    other.get_by_role("textbox", name="Your name").fill("Bob")
    other.get_by_role("button", name="Sit down").click()
    mine, yours = Table(page), Table(other)
    yours.expect_asked()
    mine.expect_asked()
    expect(page.locator(".seats")).to_contain_text("Bob")

    first, second = mine, yours  # who lays first changes from round to round
    while not mine.is_over():
        number = mine.rounds()
        yours.expect_round(number)
        first.offered.first.click()
        expect(first.question.get_by_role("heading")).to_have_text(re.compile("^Waiting for "))
        expect(
            second.page.get_by_role("img", name=re.compile("has laid a card face down"))
        ).to_have_count(1)
        second.expect_asked()
        second.offered.last.click()
        mine.next_round(number).wait_for()
        yours.next_round(number).wait_for()
        first, second = second, first
    rule = mine.end.locator(".verdict .rule").inner_text()
    expect(yours.end.locator(".verdict .rule")).to_have_text(rule)
    expect(yours.log.get_by_role("listitem")).to_have_count(
        mine.log.get_by_role("listitem").count()
    )
    check_secrets(mine.heard(), other=1)
    check_secrets(yours.heard(), other=0)

    page.get_by_role("button", name="Rematch").click()
    expect(page).not_to_have_url(re.compile(other.url))
    other.get_by_role("link", name="To the rematch").click()
    expect(other).to_have_url(page.url)


def test_a_laid_card_makes_no_difference_to_the_other(newcomer: Callable[..., Person]) -> None:
    mine, yours, _ = seated(newcomer)
    down = yours.page.get_by_role("img", name="Ada has laid a card face down.")
    worlds = []
    for name in ("Charge", "Lightning"):
        mine.card(name).click()
        expect(mine.card(name)).to_have_attribute("aria-pressed", "true")
        expect(down).to_be_visible()
        message = yours.heard()[-1]
        assert message["events"] == []
        seen = [yours.page.locator(part).inner_html() for part in (".board", ".question")]
        worlds.append((seen, message["view"], message["decision"], message["asked"]))
        mine.page.get_by_role("button", name="Take back").click()
        expect(down).to_have_count(0)
        mine.expect_asked()
    assert worlds[0] == worlds[1]


def test_an_invitation_works_once(newcomer: Callable[..., Person]) -> None:
    ada, bob, eve = newcomer(), newcomer(), newcomer()
    code, invites = ada.create("link", "link")
    first, second, third = (
        person.open(f"/t/{code}#invite={invites[0]}") for person in (ada, bob, eve)
    )
    for page, name in ((first, "Ada"), (second, "Bob")):
        page.get_by_role("textbox", name="Your name").fill(name)
    first.get_by_role("button", name="Sit down").click()
    expect(first.locator(".seats")).to_contain_text("Ada")
    bob.forgive("status of 40[39]")
    second.get_by_role("button", name="Sit down").click()
    expect(second.get_by_role("alert")).to_be_visible()
    expect(second.get_by_role("button", name="Sit down")).to_be_visible()
    third.get_by_role("button", name="Just watch").click()
    expect(third.get_by_text("You are watching")).to_be_visible()
    expect(third.locator(".seats")).to_contain_text("Ada")

    # Its other seat is still free; then the table is full, and the link only leads there.
    second.goto(f"/t/{code}#invite={invites[1]}")
    second.reload()
    second.get_by_role("button", name="Sit down").click()
    Table(second).expect_asked()
    Table(first).expect_asked()
    late = eve.open(f"/t/{code}#invite={invites[1]}")
    expect(late.get_by_text("You are watching")).to_be_visible()
    expect(late).not_to_have_url(re.compile("invite"))


def test_an_answer_is_taken_back_until_the_other_has_answered(
    newcomer: Callable[..., Person],
) -> None:
    mine, yours, _ = seated(newcomer)
    back = mine.page.get_by_role("button", name="Take back")
    mine.expect_asked()
    expect(back).to_have_attribute("aria-disabled", "true")
    expect(mine.question).to_contain_text("You have answered nothing yet.")
    mine.card("Charge").click()
    expect(mine.offered).to_have_count(0)
    back.click()
    mine.expect_asked()
    expect(mine.card("Charge")).to_have_attribute("aria-pressed", "false")
    mine.card("Barrier").click()
    expect(mine.card("Barrier")).to_have_attribute("aria-pressed", "true")
    expect(back).to_be_enabled()  # the server has heard of the answer
    mine.page.keyboard.press("u")
    expect(mine.card("Barrier")).to_have_attribute("aria-pressed", "false")
    mine.expect_asked()
    mine.card("Move").click()
    expect(mine.offered).to_have_count(0)
    yours.card("Charge").click()
    mine.expect_round(2)
    expect(back).to_have_attribute("aria-disabled", "true")
    expect(mine.question.locator("small")).to_have_text(re.compile("^No: "))


def test_who_watches_sees_no_hand(newcomer: Callable[..., Person]) -> None:
    mine, yours, code = seated(newcomer)
    eve = Table(newcomer().open(f"/t/{code}"))
    expect(eve.page.get_by_text("You are watching")).to_be_visible()
    mine.card("Lightning").click()
    expect(eve.page.get_by_role("img", name="Ada has laid a card face down.")).to_be_visible()
    expect(eve.hand).to_have_count(0)
    expect(eve.page.get_by_role("button", name="Take back")).to_have_count(0)
    expect(eve.page.locator(".options")).to_have_count(0)
    expect(eve.page.locator(".zone-card.down .zone-face.front")).to_have_count(0)
    yours.card("Charge").click()
    eve.expect_round(2)
    expect(eve.log).to_contain_text("Ada reveals Lightning, Bob reveals Charge.")
    for message in eve.heard():
        assert message["decision"] is None
        assert [side["play"] for side in message["view"]["sides"]] == [None, None]


def test_two_tabs_of_one_person_stay_in_step(ada: Person) -> None:
    code, _ = ada.create("here:Ada", "random")
    first, second = Table(ada.open(f"/t/{code}")), Table(ada.open(f"/t/{code}"))
    for number, (here, there) in enumerate(((first, second), (second, first)), 1):
        there.expect_asked()
        here.offered.first.click()
        there.expect_round(number + 1)
        here.expect_round(number + 1)
        expect(there.log).to_have_text(
            here.log.inner_text().replace("\n", " ").strip() or "-", use_inner_text=True
        )
    second.expect_asked()
    first.expect_asked()


def test_two_people_on_one_screen_look_one_after_the_other(ada: Person) -> None:
    page = ada.open()
    set_up_duel(page).click()
    page.get_by_role("textbox", name="Name at seat A").fill("Ada")
    page.get_by_role("group", name="Seat B").get_by_text("On this device").click()
    page.get_by_role("textbox", name="Name at seat B").fill("Bob")
    page.get_by_role("button", name="Play", exact=True).click()
    table = Table(page)
    curtain = page.locator(".curtain")

    expect(curtain).to_contain_text("It is Ada’s turn")
    expect(table.hand).to_have_count(0)
    expect(page.get_by_role("button", name="I am Ada")).to_be_focused()
    page.keyboard.press("1")  # answers nothing behind the curtain
    page.keyboard.press("Enter")
    table.card("Lightning").click()
    expect(curtain).to_contain_text("It is Bob’s turn")
    expect(table.hand).to_have_count(0)
    expect(page.locator("main")).not_to_contain_text("Ada has laid Lightning")
    expect(page.get_by_role("img", name=re.compile("laid Lightning"))).to_have_count(0)
    assert "Lightning" not in curtain.inner_text()

    curtain.get_by_role("button", name="Take back").click()
    expect(curtain).to_contain_text("It is Ada’s turn")
    page.get_by_role("button", name="I am Ada").click()
    table.card("Charge").click()
    page.get_by_role("button", name="I am Bob").click()
    expect(page.get_by_role("img", name="Ada has laid a card face down.")).to_be_visible()
    table.card("Barrier").click()
    expect(curtain).to_contain_text("It is Bob’s turn")  # who has the screen goes on
    expect(curtain).to_contain_text("Ada reveals Charge, Bob reveals Barrier.")

    page.get_by_label("Nothing is secret between us").check()
    page.get_by_role("button", name="I am Bob").click()
    resting = re.compile(r"\bresting\b")
    expect(table.card("Barrier")).to_have_class(resting)
    table.card("Charge").click()
    expect(table.card("Charge")).to_have_class(resting)  # this is the hand of Ada
    expect(curtain).to_have_count(0)
    table.card("Move").click()
    table.expect_round(3)
    expect(curtain).to_have_count(0)


def test_a_bot_takes_over_and_gives_back(ada: Person) -> None:
    code, _ = ada.create("here:Ada", "here:Bob", settings=SHORT)
    page = ada.open(f"/t/{code}")
    table = Table(page)
    page.get_by_role("button", name="I am Ada").click()
    seat = page.locator(".seats .seat-1")
    bot = seat.get_by_role("button", name="Let a bot play")
    expect(bot).to_be_hidden()  # nobody lets a bot play by accident
    seat.locator("summary").click()
    bot.click()
    expect(seat.get_by_role("button", name="Play myself")).to_be_visible()
    table.expect_asked()
    table.offered.first.click()
    table.expect_round(2)


def test_a_bot_sits_in_for_who_has_left_for_long(
    newcomer: Callable[..., Person], tmp_path: Path
) -> None:
    with Server(tmp_path, "--away", "1") as server:
        ada, bob = newcomer(at=server), newcomer(at=server)
        code, invites = ada.create("here:Ada", "link")
        page = ada.open(f"/t/{code}")
        other = bob.open(f"/t/{code}#invite={invites[1]}")
        other.get_by_role("button", name="Sit down").click()
        table = Table(page)
        table.expect_asked()
        seat = page.locator(".seats .seat-1")
        expect(seat.get_by_role("button", name="Let a bot play")).to_have_count(0)
        other.close()
        seat.get_by_role("button", name="Let a bot play").click()
        table.offered.first.click()
        table.expect_round(2)

        seat = bob.open(f"/t/{code}").locator(".seats .seat-1")
        seat.get_by_role("button", name="Play myself").click()
        expect(seat.get_by_text("More about your seat")).to_be_visible()
        for person in (ada, bob):
            person.context.close()  # before the server is gone
