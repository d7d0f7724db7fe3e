"""Playing with friends: talk, taking back by leave, clocks, notices, and who is there."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from .helpers import PHONE, Json, Person, overflow, set_up_duel, violations

ARENA = {"game": "robot_quest_arena", "settings": {"players": "2", "first": "A"}}
# Keeps what notices say, and lets a page seem to be out of view.
_NOTICES = """
window.notices = [];
window.Notification = class {
  static permission = "default";
  static async requestPermission() { return this.permission = "granted"; }
  constructor(title, { body }) { window.notices.push(`${title}: ${body}`); }
  close() { window.notices.push("closed"); }
};
"""
# Keeps every time that Ada has been shown to have.
_TIMES = """
window.times = [];
new MutationObserver(() => {
  const told = document.querySelector("[role=timer][aria-label^='Ada has']")?.textContent;
  if (told && window.times.at(-1) !== told) window.times.push(told);
}).observe(document, { subtree: true, childList: true, characterData: true });
"""
_HIDDEN = "Object.defineProperty(document, 'hidden', { get: () => window.away === true });"


def seated(newcomer: Callable[..., Person], **more: object) -> tuple[Person, Person, str]:
    """Ada and Bob at one table, each with a browser of their own."""
    ada, bob = newcomer(), newcomer()
    code, invites = ada.create("here:Ada", "link", **more)
    bob.context.request.get("/api/me")
    post(bob, code, "join", invite=invites[1], name="Bob")
    return ada, bob, code


def post(person: Person, code: str, what: str, **body: object) -> Json:
    """Send a command outside of any page."""
    post.number += 1  # type: ignore[attr-defined]
    data = {"key": f"friends-{post.number:06}", **body}  # type: ignore[attr-defined]
    headers = {"X-Automatable": "1"}
    answer = person.context.request.post(f"/api/tables/{code}/{what}", data=data, headers=headers)
    assert answer.ok, answer.text()
    found: Json = answer.json()
    return found


post.number = 0  # type: ignore[attr-defined]


def answer_first(person: Person, code: str, seat: int) -> None:
    """Give the first answer on offer, outside of any page."""
    message = person.ask(f"/api/tables/{code}/view?seat={seat}")
    action = message["decision"]["options"][0]["action"]
    post(person, code, "answers", seat=seat, sequence=message["sequence"], answer=action)


def chat(page: Page) -> Locator:
    return page.locator("section.chat")


def say(page: Page, text: str) -> None:
    chat(page).get_by_role("textbox").fill(text)
    chat(page).get_by_role("textbox").press("Enter")


def test_people_talk_and_spectators_hear_nothing(newcomer: Callable[..., Person]) -> None:
    ada, bob, code = seated(newcomer)
    mine, his, other = ada.open(f"/t/{code}"), bob.open(f"/t/{code}"), newcomer().open(f"/t/{code}")
    say(mine, "Good <b>luck</b>!")
    expect(chat(his).get_by_role("listitem")).to_have_text(re.compile(r"Ada\s+Good <b>luck</b>!"))
    expect(chat(mine).get_by_role("textbox")).to_have_value("")
    chat(his).get_by_text("Quick words").click()
    chat(his).get_by_role("button", name="Thanks!").click()
    expect(chat(mine).get_by_role("listitem")).to_have_count(2)
    expect(chat(mine).get_by_role("listitem").last).to_have_text(re.compile(r"Bob\s+Thanks!"))
    expect(other.locator(".seats")).to_contain_text("Bob")
    expect(chat(other)).to_have_count(0)
    assert violations(his) == []

    mine.reload()
    expect(chat(mine).get_by_role("listitem")).to_have_count(2)  # what was said is told again
    mine.get_by_role("button", name="Preferences").click()
    mine.get_by_label("Show the chat at tables").uncheck()
    mine.keyboard.press("Escape")
    expect(chat(mine)).to_have_count(0)


def test_on_a_phone_words_and_time_are_seen_without_looking_for_them(
    newcomer: Callable[..., Person],
) -> None:
    ada, bob = newcomer(), newcomer(size=PHONE)
    code, invites = ada.create("here:Ada", "link", clock={"kind": "bank", "seconds": 300})
    bob.context.request.get("/api/me")
    post(bob, code, "join", invite=invites[1], name="Bob")
    mine, his = ada.open(f"/t/{code}"), bob.open(f"/t/{code}")
    his.locator(".board .offered").first.wait_for()
    expect(his.locator(".dock-clocks .clock").first).to_be_in_viewport()
    expect(mine.locator(".dock-clocks")).to_be_hidden()  # the seats are there to see
    say(mine, "Good luck!")
    said = his.get_by_role("button", name="Good luck!")
    expect(said).to_be_in_viewport()
    assert overflow(his) <= 0
    said.click()
    expect(chat(his)).to_be_in_viewport()
    expect(said).to_have_count(0)
    say(his, "Thanks!")
    expect(chat(mine).get_by_role("listitem")).to_have_count(2)
    expect(mine.locator(".said-now")).to_have_count(0)  # she sees the chat


def test_there_is_no_chat_with_bots(newcomer: Callable[..., Person]) -> None:
    ada = newcomer()
    code, _ = ada.create("here:Ada", "random")
    page = ada.open(f"/t/{code}")
    expect(page.locator(".seats")).to_contain_text("Ada")
    expect(chat(page)).to_have_count(0)


def chosen(newcomer: Callable[..., Person]) -> tuple[Page, Page]:
    """Ada and Bob have chosen their robots; Ada, who was first, may want another."""
    ada, bob, code = seated(newcomer, **ARENA)
    answer_first(ada, code, 0)
    answer_first(bob, code, 1)
    return ada.open(f"/t/{code}"), bob.open(f"/t/{code}")


def test_taking_back_is_asked_and_granted(newcomer: Callable[..., Person]) -> None:
    mine, his = chosen(newcomer)
    mine.get_by_role("button", name="Ask to take back").click()
    expect(mine.locator(".notice")).to_contain_text("Waiting for Bob")
    expect(his.locator(".notice")).to_contain_text("Ada would like to take back")
    assert violations(his) == []
    his.get_by_role("button", name="Agree").click()
    expect(his.locator(".notice")).to_have_count(0)
    expect(mine.locator(".notice")).to_have_count(0)
    expect(mine.locator("#question-title")).to_have_text(re.compile("robot", re.IGNORECASE))
    expect(his.locator("#question-title")).to_have_text(re.compile("Ada"))


def test_taking_back_is_asked_and_refused(newcomer: Callable[..., Person]) -> None:
    mine, his = chosen(newcomer)
    mine.get_by_role("button", name="Ask to take back").click()
    his.locator(".notice").get_by_role("button", name="Play on").click()
    expect(mine.locator(".notice")).to_have_count(0)
    expect(mine.get_by_role("button", name="Ask to take back")).to_have_count(0)
    expect(mine.locator("#take-back-reason")).to_have_text("No: the others want to play on.")


def test_time_counts_down_and_a_bot_answers_when_it_is_over(
    newcomer: Callable[..., Person],
) -> None:
    ada, bob = newcomer(), newcomer()
    ada.context.add_init_script(_TIMES)
    clock = {"kind": "answer", "seconds": 5}
    code, invites = ada.create("here:Ada", "link", clock=clock)
    page = ada.open(f"/t/{code}")
    page.locator(".waiting").wait_for()  # from here on the page is there to see it
    bob.context.request.get("/api/me")
    post(bob, code, "join", invite=invites[1], name="Bob")
    message = bob.ask(f"/api/tables/{code}/view?seat=1")
    post(bob, code, "answers", seat=1, sequence=message["sequence"], answer="play:Charge")
    expect(page.locator(".duel-round strong")).to_have_text(re.compile(r"\b2$"))
    page.wait_for_function("times.some((text, at) => text > times[at - 1])")  # the next answer
    times: list[str] = page.evaluate("times")
    assert all(re.fullmatch("0:0[0-5]", text) for text in times)
    begins = next(at for at in range(1, len(times)) if times[at] > times[at - 1])
    assert begins > 1  # it counted down


def test_who_looks_elsewhere_is_told_when_it_is_their_turn(
    newcomer: Callable[..., Person],
) -> None:
    ada, bob, code = seated(newcomer)
    ada.context.add_init_script(_NOTICES + _HIDDEN)
    page = ada.open(f"/t/{code}")
    answer_first(ada, code, 0)
    expect(page.locator(".question")).to_contain_text("Waiting for Bob")
    assert page.evaluate("Notification.permission") == "default"  # nobody has been asked
    page.get_by_role("button", name="Preferences").click()
    page.get_by_label("Tell me when it is my turn").check()
    assert page.evaluate("Notification.permission") == "granted"
    page.keyboard.press("Escape")
    page.evaluate("window.away = true")
    answer_first(bob, code, 1)
    page.wait_for_function("() => window.notices.length > 0")
    assert page.evaluate("window.notices") == ["Duel: It is your turn."]
    answer_first(ada, code, 0)
    page.wait_for_function("() => window.notices.length > 1")
    assert page.evaluate("window.notices")[1:] == ["closed"]
    page.evaluate("window.away = false")
    answer_first(bob, code, 1)
    expect(page.locator(".hand .card.offered").first).to_be_visible()
    assert page.evaluate("window.notices.length") == 2  # she sees it


def test_who_left_and_who_watches_is_told_in_words(newcomer: Callable[..., Person]) -> None:
    ada, bob, code = seated(newcomer)
    page, his = ada.open(f"/t/{code}"), bob.open(f"/t/{code}")
    seat = page.locator(".seats .seat-1")
    expect(his.locator(".seats")).to_contain_text("Ada")
    expect(seat).not_to_contain_text("not here")
    his.close()
    expect(seat).to_contain_text("not here right now")
    other = newcomer().open(f"/t/{code}")
    expect(page.locator(".watching")).to_have_text("One person is watching.")
    expect(other.locator(".seats")).to_contain_text("Ada")
    expect(other.locator(".watching")).to_have_count(0)


def test_who_watches_a_table_with_a_free_seat_is_told_what_it_waits_for(
    newcomer: Callable[..., Person],
) -> None:
    ada = newcomer().open("/invite/duel")
    ada.get_by_label("Your name").fill("Ada")
    ada.get_by_role("button", name="Make the link").click()
    address = ada.get_by_label("Link for seat B", exact=True).input_value()
    page = newcomer().open(address)
    page.get_by_role("button", name="Just watch").click()
    expect(page.locator(".waiting h2")).to_have_text("The game begins when every seat is taken.")


def test_a_clock_is_chosen_when_friends_play(newcomer: Callable[..., Person]) -> None:
    page = newcomer().open()
    set_up_duel(page).click()
    choice = page.get_by_role("group", name="Time to think")
    expect(page.get_by_role("group", name="Seat B")).to_be_visible()
    expect(choice).to_have_count(0)  # nobody waits for the person who plays against bots
    page.get_by_role("group", name="Seat B").get_by_text("On this device").click()
    choice.get_by_text("for the whole game").click()
    choice.get_by_label("Minutes for each player").fill("5")
    choice.get_by_label("Seconds added").fill("7")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("timer").first).to_have_text(re.compile(r"^(5:00|4:5\d)$"))


def test_a_replay_has_the_names_of_those_who_played(newcomer: Callable[..., Person]) -> None:
    ada, bob, code = seated(newcomer, settings={"max_rounds": "1"})
    answer_first(ada, code, 0)
    answer_first(bob, code, 1)
    page = ada.open(f"/t/{code}")
    page.get_by_role("link", name="Watch again").click()
    expect(page.get_by_label("Seen by")).to_contain_text("Bob")
