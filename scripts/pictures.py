"""Pictures of every page and board, as a person sees them: `make pictures`.

    python scripts/pictures.py                                all, into docs/images
    python scripts/pictures.py duel lobby --out /tmp/look     some of them, somewhere else
    python scripts/pictures.py duel --sizes 844x390 --themes dark --languages fr
    python scripts/pictures.py summaries                      those of the summaries

A table is shown in the middle of a game that bots have played from a fixed seed, so that two
pictures of it differ only where the page does. They are small WebP files, which the browser itself
makes of what it shows.
"""

import argparse
import base64
from functools import cache
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize

from automatable import Record, Rng, game
from automatable.bots import make_bot
from automatable.kernel.compact import compact
from automatable.kernel.record import Answer
from automatable.kernel.seat_view import SeatView
from automatable.kernel.seats import CHANCE
from automatable.words import LANGUAGES
from tests.browser.helpers import Person, Server, browser_and_server

GAMES = {"duel": 24, "cyberion": 90, "robot_quest_arena": 260, "raising_robots": 150}  # answers
PAGES = {
    "lobby": "/",
    "setup": "/new/robot_quest_arena",
    "invite": "/invite/duel",
    "learn": "/learn/duel",
    "lesson": "/learn/robot_quest_arena/first",
    "rules": "/rules/cyberion",
    "nowhere": "/nowhere/at/all",
}
OF_TABLES = ["replay", "proof", "end", "history"]
SUMMARIES = "summaries"
USUAL = [*PAGES, *OF_TABLES, *GAMES]
NAMES = [*USUAL, *(f"{name}-start" for name in GAMES), SUMMARIES]
SIZES = ["390x844", "1440x900", "1920x1080"]
QUALITY = 0.8
SHORT = {"length": "2", "stars": "none", "max_rounds": "1"}  # a Duel that is over at once
# What the browser shows, in a format that screenshots cannot have.
_WEBP = """async ([png, quality]) => {
  const image = await createImageBitmap(await (await fetch(png)).blob());
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [image.width, image.height];
  canvas.getContext("2d").drawImage(image, 0, 0);
  return canvas.toDataURL("image/webp", quality);
}"""

# Whether every cover on a page is there, each of which is loaded by itself.
_DRAWN = """() => document.querySelector("main")
  && [...document.querySelectorAll(".game-cover, .goal-cover")]
    .every((cover) => cover.querySelector("svg"))"""


@cache
def played(name: str, answers: int) -> tuple[Record, int]:
    """A game that bots have played for at least that many answers, and the one seat asked then."""
    record, rng = Record(game(name), {}), Rng(7)
    state, bot = record.begin(), make_bot("greedy:5", 7)
    while decisions := state.open():
        asked = {decision.seat for decision in decisions}
        if len(record.answers) >= answers and len(asked) == 1 and CHANCE not in asked:
            break
        if answers == 0 and CHANCE not in asked:
            break
        decision = decisions[0]
        action = (
            decision.sample(rng)
            if decision.seat == CHANCE
            else bot.choose(SeatView(state, decision.seat))
        )
        record.answers.append(Answer(decision.seat, action))
        state.apply(decision.seat, action)
    return record, decisions[0].seat


def open_table(person: Person, picture: str) -> Page:
    """The page of a table where the person is asked."""
    name, _, is_start = picture.partition("-")
    record, seat = played(name, 0 if is_start else GAMES[name])
    seats = record.begin().seats
    wishes = ["here:Ada" if one == seat else "greedy" for one in range(seats)]
    code, _ = person.create(*wishes, game=name, record=compact(record))
    page = person.open(f"/t/{code}")
    page.locator(".board > *").first.wait_for()
    page.locator(".board .offered").first.wait_for()
    return page


def open_ended(person: Person, picture: str) -> Page:
    """A page about a game that is over: a Duel of one round, or one that bots have played."""
    if picture == "replay":
        record, _ = played("duel", GAMES["duel"])
        page = person.open(f"/replay#{compact(record)}")
        page.locator(".board > *").first.wait_for()
        page.get_by_role("slider").fill(str(len(record.answers)))
        return page
    code, _ = person.create("here:Ada", "greedy", settings=SHORT)
    page = person.open(f"/t/{code}")
    page.get_by_role("button", name="Charge").first.click()
    page.locator(".end").wait_for()
    if picture == "proof":
        page.goto(f"/proof/{code}")
    if picture == "history":
        page.goto("/history")
        page.locator(".finished li").wait_for()
    return page


def opened(person: Person, picture: str) -> Page:
    if picture in OF_TABLES:
        return open_ended(person, picture)
    return person.open(PAGES[picture]) if picture in PAGES else open_table(person, picture)


def take(picture: str, person: Person, path: Path) -> None:
    page = opened(person, picture)
    if picture in PAGES:
        page.wait_for_load_state("networkidle")
        page.wait_for_function(_DRAWN)
    page.wait_for_timeout(400)  # pictures on the page are still being drawn
    assert person.context.browser is not None
    keep(page.screenshot(), person.context.browser, path)


def keep(png: bytes, browser: Browser, path: Path) -> None:
    """Write a picture as WebP."""
    painter = browser.new_page()  # without the policy of our pages
    data = f"data:image/png;base64,{base64.b64encode(png).decode()}"
    found = painter.evaluate(_WEBP, [data, QUALITY])
    painter.close()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(base64.b64decode(found.partition(",")[2]))
    print(path)


def take_summaries(browser: Browser, server: Server, out: Path) -> None:
    """The pictures in the summaries of all games, twice as fine; the documentation shows them."""
    for name in GAMES:
        for language in LANGUAGES:
            view = ViewportSize(width=1440, height=900)
            context = browser.new_context(
                base_url=server.url, viewport=view, device_scale_factor=2, reduced_motion="reduce"
            )
            like(context, "light", language)
            page = context.new_page()
            page.goto(f"/rules/{name}")
            page.locator(".picture-frame .board > *").first.wait_for()
            page.wait_for_load_state("networkidle")
            page.wait_for_timeout(1000)  # all boards are drawn, and cut to what matters
            for section in page.locator(".summary-section.pictured").all():
                part = str(section.get_attribute("aria-labelledby")).removeprefix("about-")
                mark = "" if language == "en" else f".{language}"
                path = out / "summary" / f"{name}-{part}{mark}.webp"
                keep(section.locator(".picture-frame").screenshot(), browser, path)
            context.close()


def like(context: BrowserContext, theme: str, language: str) -> None:
    """Let somebody have chosen colours and a language before."""
    context.add_init_script(
        "if (origin !== 'null') {"
        f" localStorage['automatable.theme'] = '{theme}';"
        f" localStorage['automatable.lang'] = '{language}'; }}"
    )


def take_all(browser: Browser, server: Server, given: argparse.Namespace) -> None:
    for size in given.sizes:
        width, height = (int(part) for part in size.split("x"))
        for theme in given.themes:
            for language in given.languages:
                for picture in [one for one in given.pictures or USUAL if one != SUMMARIES]:
                    view = ViewportSize(width=width, height=height)
                    person = Person(browser, server, size=view)
                    like(person.context, theme, language)
                    parts = [picture, str(width)]
                    parts += [one for one in (theme, language) if one not in ("light", "en")]
                    take(picture, person, given.out / f"{'-'.join(parts)}.webp")
                    person.context.close()


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("pictures", nargs="*", metavar="picture", help=", ".join(NAMES))
    parser.add_argument("--out", type=Path, default=Path("docs/images"))
    parser.add_argument("--sizes", nargs="+", default=SIZES)
    parser.add_argument("--themes", nargs="+", default=["light"])
    parser.add_argument("--languages", nargs="+", default=["en"])
    given = parser.parse_args()
    if unknown := [name for name in given.pictures if name not in NAMES]:
        parser.error(f"{unknown[0]} is not one of {', '.join(NAMES)}")
    with browser_and_server() as (browser, server):
        take_all(browser, server, given)
        if not given.pictures or SUMMARIES in given.pictures:
            take_summaries(browser, server, given.out)


if __name__ == "__main__":
    main()
