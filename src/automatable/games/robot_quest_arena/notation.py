"""A table written down and read back; what is left out is as at the start, or empty.

    turn        B 7                  active player and number of the turn
    first       A                    the first player
    pug         A r4c5 4+1           owner, square (- off the board), red and blue Health cubes;
                                     then `jump`, `diagonal`, `used`, `discount 1`, `bonus 2`
    A           vp 6 blue 1 hand hammer 4*battery play thrusters discard 4*battery deck mortar
    shop        laser_cannon - mortar - - -          the six slots
    supply      12 11 12
    junkyard    battery 2*mortar
    reserve     5                    blue cubes
    box         1                    blue cubes out of the game
    purse       3 1                  Energy and Moves of the active player
    bumps       pug:r1c4 crate:edge petri:pug        collisions of this turn
    due         refill; act; upkeep; pass; turn      all that is still to happen, in order
    over        clock                how the game ended

A player's deck, if left out, is the starting deck without the cards named elsewhere; the Shop deck
is always the rest.
"""

from typing import Any, Final

from mypy_extensions import i64

from ...kernel.agenda import Step
from ...kernel.game import Position
from ...kernel.seats import seat_letter
from .arena import square_name
from .robots import ROBOTS
from .rules import forced
from .rules.task import Task
from .state import NONE, ArenaState, pile
from .view import names

PARTS: Final = (
    *("turn", "first", "shop", "supply", "junkyard", "reserve", "box", "purse", "bumps", "due"),
    "over",
)
ZONES: Final = ("hand", "play", "discard", "deck")
ENDINGS: Final = {"clock": "RQA-END-01", "unfinished": "RQA-TRN-01"}
_USUAL: Final = "act; upkeep; pass; turn"


def position(state: ArenaState) -> Position:
    """The state in notation; empty parts are left out."""
    written = {
        "turn": f"{_letter(state.active)} {state.turn}",
        "first": _letter(state.first),
    }
    for robot, name in enumerate(ROBOTS):
        if state.owner[robot] != NONE:
            written[name] = _show_robot(state, robot)
    for seat in range(state.seats):
        written[seat_letter(seat)] = _show_seat(state, seat)
    cards = [state.cards.ids[card] if card != NONE else "-" for card in list(state.shop)]
    written["shop"] = " ".join(cards)
    written["supply"] = " ".join([str(int(count)) for count in list(state.supply)])
    written["junkyard"] = _show_cards(state, pile(state.junkyard, 0, state.cards.count))
    written["reserve"] = str(int(state.reserve))
    written["box"] = str(int(state.box)) if state.box else ""
    purse = state.energy + state.moves > 0
    written["purse"] = f"{state.energy} {state.moves}" if purse else ""
    written["bumps"] = " ".join([_show_bump(state, int(code)) for code in list(state.bumps)])
    due = "; ".join([_due(state, step) for step in state.agenda.steps()])
    written["due"] = "" if due == _USUAL else due
    written["over"] = state.result.reason if state.result is not None else ""
    return {part: text for part, text in written.items() if text}


def _letter(seat: i64) -> str:
    return "-" if seat == NONE else seat_letter(seat)


def _due(state: ArenaState, step: Step[Any]) -> str:
    assert isinstance(step, Task)
    return step.due(state)


def _show_robot(state: ArenaState, robot: int) -> str:
    square = state.square[robot]
    where = "-" if square < 0 else square_name(square, state.arena.columns)
    words = [_letter(state.owner[robot]), where, f"{state.red[robot]}+{state.blue[robot]}"]
    words += ["jump"] if state.jumping >> robot & 1 else []
    words += ["diagonal"] if state.diagonal >> robot & 1 else []
    words += ["used"] if state.used >> robot & 1 else []
    words += [f"discount {state.discount[robot]}"] if state.discount[robot] else []
    words += [f"bonus {state.bonus[robot]}"] if state.bonus[robot] else []
    return " ".join(words)


def _show_seat(state: ArenaState, seat: int) -> str:
    titles = state.cards.count
    deck = [k for k in range(titles) for _ in range(state.decks[seat].count(k))]
    zones = (
        pile(state.hands, seat, titles),
        pile(state.in_play, seat, titles),
        pile(state.discards, seat, titles),
        deck,
    )
    words = [f"vp {state.vp[seat]}"]
    if state.blue_won[seat]:
        words.append(f"blue {state.blue_won[seat]}")
    for name, cards in zip(ZONES, zones, strict=True):
        if cards or name == "deck":
            words.append(f"{name} {_show_cards(state, cards)}".strip())
    return " ".join(words)


def _show_cards(state: ArenaState, cards: list[int]) -> str:
    found: list[str] = []
    for name in dict.fromkeys(names(state, cards)):
        count = names(state, cards).count(name)
        found.append(name if count == 1 else f"{count}*{name}")
    return " ".join(found)


def _show_bump(state: ArenaState, code: int) -> str:
    robot, obstacle = ROBOTS[code >> 8], code & 255
    if obstacle == forced.EDGE:
        return f"{robot}:edge"
    if obstacle >= forced.ROBOT:
        return f"{robot}:{ROBOTS[obstacle - forced.ROBOT]}"
    return f"{robot}:{square_name(obstacle, state.arena.columns)}"
