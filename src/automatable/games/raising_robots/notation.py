"""A table written down and read back; what is left out is as at the start, or empty.

round       3                    0 during the start of the game
stage       phases               start, auction, selection, phases, recess or last
cubes       2 0 1 0 0            on the five phases
neutral     design recycle       neutral phase cards face up, from the left
discard     RB-07 CL-02          robot and class cards
box         IN-05 RB-01          cards out of the game
tracks      IN-01 IN-05          inventors up for auction
past        61 70                points of a challenge's games before this one
A           goods S2 T3 V5; hand RB-01 RB-02; design RB-03+ RB-04; fabricate RB-40;
            classes CL-01+ CL-02; inventor IN-01+; free design-speed upgrade-cosmetic;
            tokens speed; energy EN-01=design EN-02=recycle; used EN-03 EN-05; boost design;
            looks CL-03 IN-02; bid IN-03@2
                                 + stands for a card with its token; free are circles without
                                 theirs, tokens those that lie in the inventory
due         gather; close; round; score
due.A       upgrade 5            what a seat has to do while all are at work
starts      boost                where the seats began that
before.A    ...                  a part as it was then, if it is different now
over        rounds               how the game ended
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ...kernel.agenda import Step
from ...kernel.game import Position
from ...kernel.seats import seat_letter
from .effects import LETTERS
from .kinds import COLUMNS, PHASES, ROWS, TYPES
from .rules.scoring import RATINGS
from .rules.task import Task
from .state import CLASSES, GOODS, NONE, SPACES, STAGES, Pile, Place, RaisingState

PARTS: Final = ("round", "stage", "cubes", "neutral", "discard", "box", "tracks", "past")
ENDINGS: Final = {"rounds": "RR-SCO-01", **dict.fromkeys(RATINGS, "RR-SOL-10")}
CIRCLES: Final = tuple([f"{section}-{token}" for section in ("upgrade", *ROWS) for token in TYPES])


def position(state: RaisingState) -> Position:
    """The state in notation; empty parts are left out."""
    written = facts(state)
    agenda = state.agenda
    written["due"] = _dues(state, agenda.table())
    for seat, steps in enumerate(agenda.lanes()):
        written[f"due.{seat_letter(seat)}"] = _dues(state, steps)
    if state.before is not None:
        written["starts"] = _dues(state, state.starts[:1])
        now = facts(state)
        for part, text in facts(state.before).items():
            if now[part] != text:
                written[f"before.{part}"] = text or "-"
    written["over"] = state.result.reason if state.result is not None else ""
    return {part: text for part, text in written.items() if text}


def _dues(state: RaisingState, steps: list[Step[Any]]) -> str:
    return "; ".join([_due(state, step) for step in steps])


def _due(state: RaisingState, step: Step[Any]) -> str:
    assert isinstance(step, Task)
    return step.due(state)


def facts(state: RaisingState) -> Position:
    """Everything on the table, but for what is still to do; empty parts are empty."""
    cubes = [int(count) for count in list(state.cubes)]
    written = {
        "round": str(int(state.round)),
        "stage": STAGES[state.stage],
        "cubes": " ".join([str(count) for count in cubes]) if any(cubes) else "",
        "neutral": " ".join([PHASES[phase] for phase in list(state.neutral)]),
        "discard": _everywhere(state, Place.DISCARD),
        "box": _everywhere(state, Place.BOX),
        "tracks": _everywhere(state, Place.TRACK),
        "past": " ".join([str(int(points)) for points in list(state.past)]),
    }
    for seat in range(state.seats):
        written[seat_letter(seat)] = "; ".join(_seat(state, seat))
    return written


def _everywhere(state: RaisingState, place: i64) -> str:
    """The cards of all decks in a place."""
    cards = state.cards
    return " ".join(
        [
            *_in(state.robots, place, cards.robots.ids),
            *_in(state.classes, place, cards.classes.ids),
            *_in(state.inventors, place, cards.inventors.ids),
        ]
    )


def _in(places: vec[i64], place: i64, ids: tuple[str, ...]) -> list[str]:
    return [ids[card] for card in range(len(places)) if places[card] == place]


def _seat(state: RaisingState, seat: int) -> list[str]:
    """What a seat has, a line for each kind that is not empty."""
    cards = state.cards
    goods = [
        f"{LETTERS[kind]}{state.good(seat, kind)}"
        for kind in range(GOODS)
        if state.good(seat, kind) > 0
    ]
    lines = [("goods", goods), ("hand", _in(state.robots, 4 * seat, cards.robots.ids))]
    lines += [(name, _row(state, seat, row)) for row, name in enumerate(ROWS)]
    lines += [
        ("classes", _classes(state, seat)),
        ("inventor", _inventor(state, seat)),
        ("free", [name for k, name in enumerate(CIRCLES) if state.is_free(seat, k)]),
        ("tokens", [t for k, t in enumerate(TYPES) for _ in range(state.tokens[4 * seat + k])]),
        ("energy", _energy(state, seat)),
        ("used", _used(state, seat)),
        ("boost", [p for k, p in enumerate(PHASES) if state.boosted[seat] >> k & 1]),
        ("looks", _everywhere(state, 4 * seat + Place.LOOKED).split()),
        ("bid", _bid(state, seat)),
        ("gave", _gave(state, seat)),
    ]
    return [" ".join([name, *words]) for name, words in lines if words or name == "goods"]


def _row(state: RaisingState, seat: int, row: int) -> list[str]:
    found: list[str] = []
    for column in range(COLUMNS):
        robot = state.slot(seat, row, column)
        if robot != NONE:
            found.append(state.cards.robots.ids[robot] + ("+" if state.is_upgraded(robot) else ""))
    return found


def _classes(state: RaisingState, seat: int) -> list[str]:
    found: list[str] = []
    for k in range(seat * int(CLASSES), (seat + 1) * int(CLASSES)):
        if state.lessons[k] != NONE:
            credit = "+" if state.credits[k] else ""
            found.append(state.cards.classes.ids[state.lessons[k]] + credit)
    return found


def _inventor(state: RaisingState, seat: int) -> list[str]:
    inventor = state.inventor[seat]
    if inventor == NONE:
        return []
    return [state.cards.inventors.ids[inventor] + ("+" if state.inspired[seat] else "")]


def _energy(state: RaisingState, seat: int) -> list[str]:
    found: list[str] = []
    for k in (2 * seat, 2 * seat + 1):
        if state.drawn[k] != NONE:
            phase = "" if state.paired[k] == NONE else f"={PHASES[state.paired[k]]}"
            found.append(state.cards.energy.ids[state.drawn[k]] + phase)
    return found


def _used(state: RaisingState, seat: int) -> list[str]:
    cards = state.cards.energy
    first = seat * int(cards.count)
    return [cards.ids[k] for k in range(cards.count) if state.energy[first + k] == Pile.DISCARD]


def _bid(state: RaisingState, seat: int) -> list[str]:
    bid = int(state.bids[seat])
    if bid == NONE:
        return []
    return [f"{state.cards.inventors.ids[bid // int(SPACES)]}@{bid % int(SPACES) + 1}"]


def _gave(state: RaisingState, seat: int) -> list[str]:
    """The cards a seat has laid off while all are at work."""
    cards = state.cards
    names = [*cards.robots.ids, *cards.classes.ids, *cards.inventors.ids]
    return [names[card] for card in range(len(state.gave)) if state.gave[card] == seat]
