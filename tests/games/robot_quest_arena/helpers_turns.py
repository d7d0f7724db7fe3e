"""What tests of the turn need besides: nature let go, whole setups, an empty Shop deck."""

from typing import Final

from automatable import CHANCE
from automatable.games.robot_quest_arena import GAME
from automatable.games.robot_quest_arena.cardset import STANDARD
from automatable.testkit import Table

BATTERIES: Final = ("draw:battery",) * 5
CHEAP: Final = "power_cell dart_launcher blueprint blueprint recycler_cell recycler_cell"
STARTING: Final = ("battery", "hammer", "thrusters")
SUPPLY: Final = ("advanced_battery", "heavy_hammer", "rivet_gun")


def new(**settings: object) -> Table:
    """A new game, at its first question."""
    return Table(GAME, None, settings)


def nature_goes_on(table: Table) -> Table:
    """Nature answers the first thing it can, where nothing depends on it."""
    while table.asked().startswith("nature"):
        table.nature(table.options(CHANCE)[0])
    return table


def shop_filled(table: Table) -> Table:
    """The Shop slots are filled, and nothing else has happened."""
    while table.asked() == "nature reveal":
        table.nature(table.options(CHANCE)[0])
    return table


def turn_ended(table: Table) -> Table:
    """The active player ends the turn and draws, whatever it is."""
    return nature_goes_on(table.answer("end"))


def started(*robots: str, **settings: object) -> Table:
    """A new game with these robots taken, at the first question where to place one."""
    table = nature_goes_on(new(**{"first": "A", **settings}))
    return nature_goes_on(table.answer(*[f"take:{robot}" for robot in robots]))


def sold_out(left: str = "", **parts: str) -> dict[str, str]:
    """These parts, with all the rest of the Shop deck but `left` in C's discard pile."""
    copies = {
        title: int(STANDARD.copies[card])
        for card, title in enumerate(STANDARD.ids)
        if STANDARD.cards[card]["pile"] == "shop"
    }
    for word in " ".join([left, *parts.values()]).split():
        count, _, title = word.rpartition("*")
        if title in copies:
            copies[title] -= int(count or 1)
    rest = " ".join(f"{count}*{title}" for title, count in copies.items() if count)
    return {**parts, "C": f"discard {rest}"}


def seat_words(table: Table, seat: int) -> dict[str, str]:
    """The zones of a seat in notation, by name: `deck`, `hand`..."""
    found: dict[str, str] = {}
    zone = ""
    for word in table.position()["ABCD"[seat]].split():
        if word in ("vp", "blue", "hand", "play", "discard", "deck"):
            zone = word
            found[zone] = ""
        else:
            found[zone] = f"{found[zone]} {word}".strip()
    return found


def scores(table: Table) -> list[int]:
    """Who won (1) and lost (-1); empty while the game goes on."""
    return list(table.state.result.scores) if table.state.result else []
