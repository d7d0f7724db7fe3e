"""The start of a game, played by name; nature deals every seat cards of its own."""

from automatable.games.raising_robots import GAME
from automatable.testkit import Table


def new(**settings: object) -> Table:
    """A table at which nothing has happened yet."""
    return Table(GAME, settings=settings)


def robots(seat: int) -> list[str]:
    """The eight robots `dealt` gives to a seat: A has RB-01 to RB-08, B the next eight."""
    return [f"RB-{8 * seat + k:02}" for k in range(1, 9)]


def dealt(**settings: object) -> Table:
    """All cards to choose from are dealt: A has CL-01, CL-02 and IN-01, IN-02, B the next two."""
    table = new(**settings)
    if settings.get("players") == 2:
        table.nature("neutral:upgrade", "neutral:assemble")
    for seat in range(int(str(settings.get("players", 3)))):
        table.nature(*[f"draw:{robot}" for robot in robots(seat)])
        table.nature(f"teach:CL-{2 * seat + 1:02}", f"teach:CL-{2 * seat + 2:02}")
        if settings.get("inventors", "dealt") == "dealt":
            table.nature(f"deal:IN-{2 * seat + 1:02}", f"deal:IN-{2 * seat + 2:02}")
    return table


def chosen(table: Table, seat: int, *names: str) -> Table:
    """A seat answers one question after the other."""
    for name in names:
        table.answer_as(seat, name)
    return table


def begun(table: Table, seat: int) -> Table:
    """A seat makes the whole start in one way: two design robots, a token of the design section."""
    names = [f"discard:{robot}" for robot in robots(seat)[5:]]
    names += [f"keep:CL-{2 * seat + 1:02}", f"choose:IN-{2 * seat + 1:02}"]
    names += [f"assemble:{robot}@free" for robot in robots(seat)[:2]]
    return chosen(table, seat, *names, "pay:tape", "unlock:design-speed", "done")


def prepared(own: str, other: str, **parts: str) -> Table:
    """Two seats with their energy cards, about to select phases."""
    lanes = {"stage": "selection", "due.A": "select", "due.B": "select", "starts": "select"}
    due = {"due": "gather; reveal; close; round; score", "neutral": "upgrade assemble"}
    position = {**lanes, **due, "A": own, "B": other, **parts}
    return Table(GAME, position, {"players": 2})


def selected(table: Table, seat: int, *phases: str) -> Table:
    """A seat lays phases under its energy cards."""
    return chosen(table, seat, *[f"pair:{phase}" for phase in phases])
