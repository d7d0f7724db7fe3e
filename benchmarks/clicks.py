"""How often a person clicks in a whole game, beside the answers that the game asks of them.

    python -m benchmarks.clicks                    all games
    python -m benchmarks.clicks cyberion --games 3

In a real page, at 1440x900, with the settings a newcomer has: questions with a single answer are
answered by the page. The person takes what the board proposes, as in tests/browser: the crew that
fits, all Batteries at once, a walk by its last square, a phase as it is planned; in Cyberion, which
a hurried person loses early, they otherwise follow hints (asked for by key, and not counted).
Clicks are those the page hears, also those that only open or confirm something. Answers are those
of the person in the record of the same game; each would be a click on a page without all that.
"""

import argparse
from collections.abc import Callable
from dataclasses import astuple, dataclass
from typing import Protocol

from playwright.sync_api import Browser, Page, ViewportSize

from automatable.kernel.record import Record
from tests.browser import arena, factory, workshop
from tests.browser.helpers import Person, Server, browser_and_server

WINDOW = ViewportSize(width=1440, height=900)
LIKES = {"auto": True, "speed": "skip"}
_COUNT = """
window.clicks = 0;
window.cards = 0;  // clicks on a card in hand among them
addEventListener("click", ({ target }) => {
  window.clicks += 1;
  window.cards += Boolean(target.closest(".rqa-hand .rqa-card"));
}, true);
"""
# As tests/browser/arena.py, but with a walk before the end of the turn.
WISHES = tuple(
    ".rqa-hand :is(.rqa-card, .rqa-ability).offered" if wish == ".rqa-hand .offered" else wish
    for wish in arena.WISHES
)
_HEARD = "(before) => window.told > before || document.querySelector('.end-anyway')"


class Board(Protocol):
    """What plays a game in a page."""

    page: Page

    def is_over(self) -> bool: ...

    def step(self) -> None: ...


class Advised(factory.Board):
    """Does what a hint says, with the crew and the level that the board proposes."""

    def step(self) -> None:
        page = self.page
        page.keyboard.press("h")
        advice = page.locator(".options button:has(.rank-1)")
        advice.wait_for(state="attached")
        machine = page.locator(".machine:has(.rank-1)")
        card = page.locator(".holder:has(.rank-1)").first  # two may be alike
        ability = card.locator(".quick-use")
        if self.end_turn.count() and machine.count():
            self.point(machine.first)
            self.do(page.locator(".repair-now"))
        elif self.end_turn.count() and ability.count():
            card.hover()
            self.do(ability)
        else:
            before = page.evaluate("window.told")
            advice.dispatch_event("click")  # one click, wherever on the board it would be
            page.wait_for_function(_HEARD, arg=before)
            if (sure := page.locator(".end-anyway")).count():
                self.do(sure)


class Walker(arena.Board):
    """Charges, plays every card and ability, buys what there is to buy, and walks what is left."""

    def step(self) -> None:
        self.answer_with(WISHES)


@dataclass
class Table:
    """A game that is played: who else sits there, by which pieces, in how many rounds."""

    seats: tuple[str, ...]
    board: Callable[[Page], Board]
    settings: dict[str, str]
    rounds: int  # 0: not in rounds


TABLES = {
    "cyberion": Table(("here:Ada",), Advised, {}, 0),
    "raising_robots": Table(("here:Ada",), workshop.Board, {"players": "1"}, 8),
    "robot_quest_arena": Table(("here:Ada", "greedy", "greedy"), Walker, {"players": "3"}, 0),
}


@dataclass
class Count:
    """A whole game of the person."""

    answers: int  # in the record
    forced: int  # of them without a choice
    plays: int  # of them a single card played
    clicks: int
    cards: int  # of them on a single card to play


def play(browser: Browser, server: Server, name: str) -> Count:
    person = Person(browser, server, size=WINDOW, likes=LIKES)
    person.context.add_init_script(_COUNT)
    table = TABLES[name]
    code, _ = person.create(*table.seats, game=name, settings=table.settings)
    board = table.board(person.open(f"/t/{code}"))
    while not board.is_over():
        board.step()
    clicks, cards = board.page.evaluate("[window.clicks, window.cards]")
    answer = person.context.request.get(f"/api/tables/{code}/record")
    assert answer.ok, answer.text()
    record = Record.read(answer.text())
    person.context.close()
    return counted(record, Count(0, 0, 0, clicks, cards))


def counted(record: Record, count: Count) -> Count:
    """What the record of a game says of the person, who has seat A."""
    state = record.begin()
    verb = record.game.catalogue.verb
    for answer in record.answers:
        if answer.seat == 0:
            decision = next(one for one in state.open() if one.seat == 0)
            count.answers += 1
            count.forced += len(decision.options) == 1
            count.plays += verb(answer.action) == "play"
        state.apply(answer.seat, answer.action)
    return count


def tell(name: str, counts: list[Count]) -> str:
    answers, forced, plays, clicks, cards = (
        sum(column) / len(counts) for column in zip(*map(astuple, counts), strict=True)
    )
    told = f"{name}: {answers:.0f} answers, {forced:.0f} without a choice; {clicks:.0f} clicks"
    if rounds := TABLES[name].rounds:
        told += f"; in a round {answers / rounds:.1f} answers, {clicks / rounds:.1f} clicks"
    if plays:
        told += f"; single cards: {plays / answers:.0%} of answers, {cards / clicks:.0%} of clicks"
    return told


def main() -> None:
    parser = argparse.ArgumentParser(description="clicks and answers of whole games")
    parser.add_argument("names", nargs="*", help=", ".join(TABLES))
    parser.add_argument("--games", type=int, default=1)
    given = parser.parse_args()
    if unknown := [name for name in given.names if name not in TABLES]:
        parser.error(f"{unknown[0]} is not one of {', '.join(TABLES)}")
    with browser_and_server() as (browser, server):
        for name in given.names or TABLES:
            print(tell(name, [play(browser, server, name) for _ in range(given.games)]), flush=True)


if __name__ == "__main__":
    main()
