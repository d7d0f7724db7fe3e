"""Robot Quest Arena on its board: whole games by its pieces, with one robot and with two."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize, expect

from .arena import CROWDED, OVER, OWN_BOX, SIZES, beside, look, opened
from .helpers import PHONE, Person, click, overflow, tab_to, violations


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size['width']}x{size['height']}")
def test_a_whole_game_of_three_by_its_pieces(
    newcomer: Callable[..., Person], size: ViewportSize
) -> None:
    board = opened(newcomer(size=size), "random", "random")
    page = board.page
    expect(board.prompt).to_contain_text("Which robot is yours?")
    board.begin("Pug")
    expect(page.locator(".rqa-cell")).to_have_count(81)
    expect(page.locator(".rqa-token")).to_have_count(3)
    expect(page.locator(".rqa-side")).to_have_count(3)
    expect(page.locator(".rqa-goods .rqa-card")).to_have_count(9)
    expect(page.locator(".reserve")).to_contain_text("1 blue cube is left")
    expect(page.locator(".rqa-movers")).to_have_count(0)
    page.evaluate("scrollTo(0, 0)")
    look(board, size)
    while not board.is_over():
        board.step()
    assert overflow(page) == 0
    expect(board.end.locator(".verdict")).to_contain_text(OVER)
    expect(board.hand).to_have_count(0)
    page.get_by_role("button", name="Rematch").click()
    expect(board.prompt).to_contain_text("Which robot is yours?")


def test_a_whole_game_of_two_with_two_robots_each(ada: Person) -> None:
    board = opened(ada, "random")
    page = board.page
    board.begin("Pug", 2)
    expect(page.locator(".rqa-token")).to_have_count(4)
    movers = page.get_by_role("group", name="Which robot acts?").get_by_role("button")
    expect(movers).to_have_count(2)
    expect(movers.first).to_have_attribute("aria-pressed", "true")
    other = movers.last.locator("span").inner_text().split("\n")[0]
    board.card("Battery").click()  # for Pug, without a question
    expect(board.energy).to_have_text("1")
    board.closing.wait_for()
    near = page.locator(".move-square.offered")
    expect(near.first).to_have_accessible_name(re.compile("Pug to .* for 1$"))
    movers.last.click()
    expect(movers.last).to_have_attribute("aria-pressed", "true")
    expect(near.first).to_have_accessible_name(re.compile(f"{other} to .* for 1$"))
    page.locator(".rqa-square.choice[aria-pressed=false]").click()
    expect(near.first).to_have_accessible_name(re.compile("Pug to .* for 1$"))
    while not board.is_over():
        board.step()
    expect(board.end.locator(".verdict")).to_contain_text(OVER)


def test_all_batteries_are_one_answer_and_buy_from_the_drawer(ada: Person) -> None:
    board = opened(ada, "random", "random")
    page = board.page
    board.begin("Strider")
    hammer = page.locator(".rqa-goods [data-sale=heavy_hammer] button")
    expect(hammer).to_have_attribute("title", "melee: 3 damage. reconstructed")
    expect(hammer).not_to_be_visible()
    count = int(str(board.card("Battery").get_attribute("aria-label"))[0])  # never fewer than 3
    charge = board.hand.get_by_role("button", name="Play all Batteries")
    with page.expect_request(lambda sent: "play:battery play:battery" in (sent.post_data or "")):
        click(page, charge)
    expect(board.energy).to_have_text(str(count))
    expect(charge).to_have_count(0)
    expect(board.shelf).to_have_accessible_name(re.compile("you can afford"))
    board.shelf.click()
    expect(hammer).to_have_accessible_name(re.compile("Heavy Hammer, costs 3.*you can afford it"))
    assert violations(page) == []
    board.do(hammer)
    expect(board.energy).to_have_text(str(count - 3))
    hammer.click()
    expect(page.locator(".refusal")).to_contain_text(f"It costs 3 Energy, you have {count - 3}.")
    page.get_by_role("button", name="Junkyard 0").click()
    expect(page.get_by_role("dialog")).to_contain_text("nothing")
    page.keyboard.press("Escape")
    hammer.focus()
    page.keyboard.press("Escape")
    expect(hammer).not_to_be_visible()
    board.shelf.click()
    board.prompt.click()  # whoever turns to something else has done with the Shop
    expect(hammer).not_to_be_visible()
    pile = page.locator(".rqa-side.active").get_by_role("button", name="Cards of Ada")
    expect(pile).to_have_accessible_description(re.compile("discard pile 1"))
    pile.click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Heavy Hammer")
    expect(dialog).to_contain_text(f"{count} × Battery")
    assert violations(page) == []


def test_the_shop_is_open_where_there_is_room(newcomer: Callable[..., Person]) -> None:
    board = opened(newcomer(size=ViewportSize(width=1920, height=1080)), "random", "random")
    board.begin("Strider")
    expect(board.shelf).not_to_be_visible()
    for card in board.page.locator(".rqa-goods .rqa-card").all():
        expect(card).to_be_in_viewport(ratio=1)


def test_a_click_walks_the_whole_way(ada: Person) -> None:
    board = opened(ada, "random", "random")
    page = board.page
    board.do(board.prompt.get_by_role("button", name="Pug", exact=True))
    board.do(board.square("(4,4)"))
    click(page, page.locator(".rqa-charge"))
    energy = int(board.energy.inner_text())
    goal = board.square("(2,3)")
    expect(goal).to_have_accessible_name(re.compile(r"Pug to \(2,3\) for 3$"))
    goal.hover()
    expect(board.bubble).to_contain_text("3 Energy")
    expect(page.locator(".trail circle")).to_have_count(3)
    expect(board.square("(2,4)")).to_have_accessible_name(re.compile("Tacks.*for 2. −2 Health$"))
    board.square("(2,4)").hover()
    expect(board.bubble).to_contain_text("−2 Health")
    expect(page.locator(".trail.hurts")).to_have_count(1)
    board.do(goal)
    expect(goal).to_have_accessible_name(re.compile("Pug of Ada, Health 5"))
    expect(board.energy).to_have_text(str(energy - 3))
    moved = page.locator(".log .event-moved").last
    expect(moved.locator("span[aria-hidden]")).to_have_text("Pug moves.")
    expect(moved).to_contain_text("Pug comes to (2,3).")  # to a screen reader
    moved.hover()
    expect(page.locator(".rqa-square[data-pointed]")).to_have_count(3)
    page.get_by_role("button", name="Take back").click()
    expect(board.square("(4,4)")).to_have_accessible_name(re.compile("Pug of Ada"))
    expect(board.energy).to_have_text(str(energy))
    goal.click()
    expect(board.energy).to_have_text(str(energy - 3))


def test_a_square_explains_itself(ada: Person) -> None:
    board = opened(ada, "random", "random")
    page = board.page
    board.do(board.prompt.get_by_role("button", name="Pug", exact=True))
    board.do(board.square("(4,4)"))
    compactor = board.square("(0,8)")
    expect(compactor).to_have_accessible_description(re.compile("whoever enters: a Shop card"))
    compactor.click()
    expect(board.bubble).to_contain_text("Trash Compactor: whoever enters: a Shop card")
    expect(page.locator(".refusal")).to_have_count(0)
    assert violations(page) == []
    board.bubble.get_by_role("button", name="Why not").click()
    expect(page.locator(".refusal")).to_contain_text("RQA-MOV-01")


def test_a_finger_sees_the_way_before_it_is_walked(ada: Person) -> None:
    board = opened(ada, "random", "random")
    page = board.page
    board.do(board.prompt.get_by_role("button", name="Pug", exact=True))
    board.do(board.square("(4,4)"))
    click(page, page.locator(".rqa-charge"))
    page.mouse.move(0, 0)
    goal = board.square("(3,5)")
    goal.dispatch_event("pointerdown", {"pointerType": "touch"})
    goal.dispatch_event("click")
    expect(board.bubble).to_contain_text("2 Energy")
    expect(board.bubble).to_contain_text("Press again to go.")
    expect(board.square("(4,4)")).to_have_accessible_name(re.compile("Pug of Ada"))
    goal.dispatch_event("pointerdown", {"pointerType": "touch"})
    goal.dispatch_event("click")
    expect(goal).to_have_accessible_name(re.compile("Pug of Ada"))


def test_a_card_shows_its_reach(ada: Person) -> None:
    board = opened(ada, "random", "random", cards=CROWDED["cards"])
    page = board.page
    board.do(board.prompt.get_by_role("button", name="Pug", exact=True))
    board.do(board.square("(4,4)"))
    board.closing.wait_for()
    reached, unseen = page.locator(".reach-open"), page.locator(".reach-hidden")
    expect(reached).to_have_count(0)
    board.card("fist").hover()
    expect(reached).to_have_count(4)
    expect(unseen).to_have_count(0)
    page.mouse.move(0, 0)
    expect(reached).to_have_count(0)
    tab_to(page, board.card("gun"))
    expect(unseen).to_have_count(14)  # of 48 squares in the ring, 8 are Walls and hide these
    expect(reached).to_have_count(26)


def test_robots_are_pushed(ada: Person) -> None:
    board = opened(ada, "random", "random", **CROWDED)
    square, name = beside(board)
    board.do(board.card("cell"))
    price = 3 if name == "Crate" else 2
    expect(square).to_have_accessible_name(re.compile(f"Pug pushes {name} for {price}"))
    square.hover()
    expect(board.bubble).to_contain_text(f"{price} Moves pushes it against an obstacle")
    board.do(square)
    expect(board.energy).to_have_text(str(5 - price))
    expect(board.page.locator(".log")).to_contain_text(f"Pug pushes {name}.")


def test_numbers_of_ones_own_show_everywhere(ada: Person) -> None:
    board = opened(ada, "random", "random", **OWN_BOX)
    page = board.page
    square, name = beside(board)
    expect(square).to_have_accessible_name(re.compile("Health 7"))
    expect(square).to_have_accessible_description(re.compile("opponents 2 Moves more to push"))
    board.do(board.card("vat"))
    expect(square).to_have_accessible_name(re.compile(f"Pug pushes {name} for 4"))
    board.do(board.card("cell"))
    pothole = board.square("(1,1)")
    expect(pothole).to_have_accessible_description(re.compile("3 Moves more to leave"))
    expect(pothole).to_have_accessible_name(re.compile("Pug to .* for 1$"))
    board.do(pothole)
    expect(board.energy).to_have_text("8")
    expect(board.square("(2,1)")).to_have_accessible_name(re.compile("Pug to .* for 4$"))
    board.card("gun").hover()
    expect(page.locator(".reach-open")).to_have_count(8)  # the ring around it


def test_a_player_chooses_which_robot_enters_first(ada: Person) -> None:
    board = opened(ada, "random")
    page = board.page
    board.do(board.prompt.get_by_role("button", name="Pug", exact=True))
    board.do(page.locator(".rqa-tray .offered").first)
    movers = page.get_by_role("group", name="Which robot acts?").get_by_role("button")
    expect(movers).to_have_count(2)
    start = page.locator(".place-square.offered").first
    expect(start).to_have_accessible_name(re.compile("Pug on"))
    other = movers.last.locator("span").inner_text().split("\n")[0]
    movers.last.click()
    expect(start).to_have_accessible_name(re.compile(f"{other} on"))
    board.do(start)
    expect(page.locator(f"[data-robot={other.lower()}]")).to_have_count(1)
    expect(start).to_have_accessible_name(re.compile("Pug on"))
    expect(movers).to_have_count(0)
    board.do(start)
    board.closing.wait_for()


def test_robots_are_aimed_at_and_knocked_out(ada: Person) -> None:
    board = opened(ada, "random", "random", **CROWDED)
    page = board.page
    square, name = beside(board)
    is_left = str(square.get_attribute("aria-label")).startswith("(0,0)")
    board.do(board.card("laser"))
    expect(board.prompt).to_contain_text("In which direction?")
    way = "left" if is_left else "right"
    board.do(board.prompt.get_by_role("button", name=way, exact=True))
    expect(square).to_have_accessible_name(re.compile("Health 3"))
    board.do(board.card("gun"))
    expect(board.prompt).to_contain_text("gun · Which robot is the target?")
    expect(page.locator(".rqa-tray")).to_contain_text("Health 3 of 5")
    expect(page.locator(f"[data-robot={name.lower()}] .crosshair")).to_have_text("−2")
    board.do(square)
    expect(square).to_have_accessible_name(re.compile("Health 1"))
    vp = page.locator("[data-vp='0']")
    before = int(vp.inner_text().split()[0])
    board.do(board.card("fist"))
    board.do(square)
    expect(page.locator(".side-robot.out")).to_contain_text(f"{name}")
    expect(page.locator(".side-robot.out")).to_contain_text("KO")
    expect(vp).to_have_text(f"{before + 2} VP")

    board.do(board.card("Springs"))
    expect(page.locator(".allowed")).to_have_text("fly over obstacles this turn")
    board.do(board.card("cell"))
    far = page.locator(".move-square.offered").last
    expect(far).to_have_accessible_name(re.compile(r"Pug to \(4,4\) for 7"))
    board.do(far)
    expect(board.square("(4,4)")).to_have_accessible_name(re.compile("Pug of Ada"))
    expect(board.energy).to_have_text("0")


def test_the_arena_is_walked_by_keys(ada: Person) -> None:
    board = opened(ada, "random", "random")
    page = board.page
    board.do(board.prompt.get_by_role("button", name="Pug", exact=True))
    board.do(board.square("(4,4)"))
    board.do(board.card("Battery"))
    tab_to(page, board.square("(3,4)"))
    for key, name in (("ArrowDown", "(4,4)"), ("ArrowRight", "(4,5)"), ("ArrowUp", "(3,5)")):
        page.keyboard.press(key)
        expect(board.square(name)).to_be_focused()
    page.keyboard.press("Enter")
    expect(board.bubble).to_have_attribute("role", "status")
    expect(board.bubble).to_contain_text("Centre")
    page.keyboard.press("Escape")
    expect(board.bubble).to_have_count(0)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(board.square("(4,5)")).to_have_accessible_name(re.compile("Pug of Ada, Health 5"))
    expect(board.energy).to_have_text("0")


def test_events_are_shown_one_by_one(newcomer: Callable[..., Person]) -> None:
    board = opened(newcomer(still=False), "random", "random")
    page = board.page
    board.begin("Petri")
    for number in (1, 2, 3):
        board.card("Battery").click()
        expect(board.energy).to_have_text(str(number))
        board.closing.wait_for()
    board.shelf.click()
    sale = page.locator(".rqa-goods [data-sale=heavy_hammer]")
    sale.get_by_role("button").click()
    expect(sale).to_contain_text("×11")
    pile = page.locator(".side-piles").first
    expect(pile).to_have_accessible_description(re.compile("discard pile 1"))
    board.closing.wait_for()


def test_who_ends_the_turn_too_early_is_asked(ada: Person) -> None:
    board = opened(ada, "random", "random", **CROWDED)
    beside(board)
    board.closing.click()
    asking = board.page.get_by_role("alertdialog")
    expect(asking).to_contain_text("You can still attack: laser, gun, fist.")
    assert violations(board.page) == []
    keep = asking.get_by_role("button", name="Keep playing")
    expect(keep).to_be_focused()
    board.page.keyboard.press("Enter")
    expect(asking).to_have_count(0)
    expect(board.closing).to_be_focused()
    board.closing.click()
    keep.click()
    expect(asking).to_have_count(0)
    board.closing.click()
    board.do(board.page.locator(".closing.sure"))


def test_a_small_phone_and_a_screen_reader(newcomer: Callable[..., Person]) -> None:
    board = opened(newcomer(size=PHONE), "random", turn_cap="5")
    page = board.page
    assert violations(page) == []
    board.begin("Strider", 2)
    for _ in range(6):
        if board.is_over():
            break
        board.step()
        assert overflow(page) == 0
    assert violations(page) == []
