"""What a viewer may see. Rules: RR-HID."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from ...kernel.game import View
from ...kernel.seats import ORACLE, Seat, seat_letter, sees
from .effects import GOOD_NAMES
from .kinds import COLUMNS, PHASES, ROWS, TYPES, Phase
from .player_board import BOARD
from .rules import grading, scoring
from .rules.assemble import Assembly, slot_wilds
from .rules.energy import Perform, energy_parts, may_perform, sure_energy
from .rules.inventors import battery_worth, game_end_vp
from .rules.pay import Pay
from .rules.rounds import ROUNDS
from .rules.row import BoardActions, RunRow
from .rules.upgrade import Upgrade, row_wilds
from .seen import HIDDEN, board_of, seen_classes, seen_robots
from .state import CLASSES, NONE, SPACES, STAGES, Pile, Place, RaisingState, Stage

_GRADES = ("", "D", "C", "B", "A")


def view(state: RaisingState, viewer: Seat) -> View:
    """The table as the viewer sees it; facts printed on cards are in `Game.facts`."""
    result = state.result
    robots, classes = seen_robots(state, viewer), seen_classes(state, viewer)
    return {
        "stage": "over" if result is not None else STAGES[state.stage],
        "round": int(state.round),
        "rounds": int(ROUNDS),
        "past": [int(points) for points in list(state.past)],
        "cubes": {phase: int(state.cubes[k]) for k, phase in enumerate(PHASES)},
        "neutral": _neutral(state),
        "discard": _names(robots, Place.DISCARD, state.cards.robots.ids),
        "deck": _deck(state, robots, viewer),
        "class_discard": _names(classes, Place.DISCARD, state.cards.classes.ids),
        "tracks": _tracks(state),
        "seats": [_seat(state, seat, viewer) for seat in range(state.seats)],  # RR-HID-02
        "doing": _doing(state, viewer),
        "wanted": _wanted(state, viewer),
        "result": None
        if result is None
        else {"scores": list(result.scores), "reason": result.reason, "rule": result.rule},
    }


def _names(places: vec[i64], place: i64, ids: tuple[str, ...]) -> list[str]:
    return [ids[card] for card in range(len(places)) if places[card] == place]


def _deck(state: RaisingState, robots: vec[i64], viewer: Seat) -> int:
    """How many cards the robot deck has: those nobody can have in hand."""
    if viewer == ORACLE:
        return len(_names(robots, Place.DECK, state.cards.robots.ids))
    hands = 0
    for seat in range(state.seats):
        if seat != viewer:
            hands += int(board_of(state, seat, viewer).hand_size(seat))
    return max(0, len(_names(robots, HIDDEN, state.cards.robots.ids)) - hands)


def _neutral(state: RaisingState) -> dict[str, Any] | None:
    """The neutral phase cards face up, and the cubes for each place in the line (RR-SOL-01)."""
    if state.seats > 2:
        return None
    return {
        "open": [PHASES[phase] for phase in list(state.neutral)],
        "cubes": list(state.terms.neutral_cubes),
    }


def _tracks(state: RaisingState) -> list[dict[str, Any]]:
    """The inventors up for auction with the bids for them."""
    found: list[dict[str, Any]] = []
    if state.stage != Stage.AUCTION:
        return found
    for inventor in range(len(state.inventors)):
        if state.inventors[inventor] != Place.TRACK:
            continue
        bids = [
            {"seat": seat, "space": int(state.bids[seat]) % int(SPACES) + 1}
            for seat in range(state.seats)
            if state.bids[seat] != NONE and state.bids[seat] // SPACES == inventor
        ]
        found.append({"card": state.cards.inventors.ids[inventor], "bids": bids})
    return found


def _seat(table: RaisingState, seat: Seat, viewer: Seat) -> dict[str, Any]:
    state = board_of(table, seat, viewer)
    cards = state.cards
    own = sees(viewer, seat)
    inventor = state.inventor[seat]
    return {
        "seat": int(seat),
        "letter": seat_letter(seat),
        "goods": {name: int(state.good(seat, kind)) for kind, name in enumerate(GOOD_NAMES)},
        "cards": int(state.hand_size(seat)),
        "hand": _names(state.robots, 4 * seat + Place.HAND, cards.robots.ids) if own else None,
        "looks": [
            *_names(state.classes, 4 * seat + Place.LOOKED, cards.classes.ids),
            *_names(state.inventors, 4 * seat + Place.LOOKED, cards.inventors.ids),
        ]
        if own
        else None,
        "rows": {name: _row(state, seat, row) for row, name in enumerate(ROWS)},
        "classes": [
            _lesson(state, seat, k)
            for k in range(CLASSES)
            if state.lessons[seat * CLASSES + k] != NONE
        ],
        "inventor": None if inventor == NONE else cards.inventors.ids[inventor],
        "inventor_upgraded": state.inspired[seat] == 1,
        "locked": [_circle(k) for k in range(16) if not state.is_free(seat, k)],
        "tokens": {name: int(state.tokens[4 * seat + k]) for k, name in enumerate(TYPES)},
        "slot_wilds": {name: _slot_wilds(state, seat, row) for row, name in enumerate(ROWS)},
        "upgrade_wilds": [int(row_wilds(state, seat, k)) for k in range(len(BOARD.upgrades))],
        "battery_worth": {
            name: int(battery_worth(state, seat, phase)) for phase, name in enumerate(PHASES)
        },
        "energy": _energy(state, seat),
        "sums": _sums(state, seat),
        "score": score_sheet(state, seat),
    }


def _slot_wilds(state: RaisingState, seat: Seat, row: int) -> int | None:
    """The wilds the next slot of a row asks for; none is left in a full row."""
    return None if state.row_length(seat, row) == COLUMNS else int(slot_wilds(state, seat, row))


def _circle(circle: int) -> str:
    return f"{('upgrade', *ROWS)[circle // 4]}-{TYPES[circle % 4]}"


def _row(state: RaisingState, seat: Seat, row: int) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for column in range(COLUMNS):
        robot = state.slot(seat, row, column)
        if robot != NONE:
            card = state.cards.robots.ids[robot]
            found.append({"card": card, "upgraded": state.is_upgraded(robot)})
    return found


def _lesson(state: RaisingState, seat: Seat, k: int) -> dict[str, Any]:
    """A class card with its progress (RR-LES-07)."""
    lesson = state.lessons[seat * CLASSES + k]
    grade = grading.grade(state, seat, k)
    return {
        "card": state.cards.classes.ids[lesson],
        "credit": state.credits[seat * CLASSES + k] == 1,
        "count": int(grading.count(state, seat, lesson)),
        "grade": _GRADES[grade],
        "vp": int(grading.grade_vp(grade)),
    }


def _energy(state: RaisingState, seat: Seat) -> dict[str, Any]:
    """The energy cards: drawn with their phases, used up, still to come (RR-HID-03)."""
    cards = state.cards.energy
    first = int(seat * cards.count)
    piles = {int(Pile.PILE): "pile", int(Pile.DISCARD): "used"}
    found: dict[str, Any] = {"drawn": [], "pile": [], "used": []}
    for k in range(2):
        card = state.drawn[2 * seat + k]
        if card != NONE:
            phase = state.paired[2 * seat + k]
            named = None if phase == NONE else PHASES[phase]
            found["drawn"].append(
                {"card": cards.ids[card], "phase": named, "sure": _sure(state, seat, card)}
            )
    for card in range(cards.count):
        pile = piles.get(int(state.energy[first + card]))
        if pile is not None:
            found[pile].append(cards.ids[card])
    return found


def _sure(state: RaisingState, seat: Seat, card: i64) -> dict[str, int]:
    """The energy each phase gets with a card if nobody else brings cubes."""
    return {name: int(sure_energy(state, seat, card, phase)) for phase, name in enumerate(PHASES)}


def _sums(state: RaisingState, seat: Seat) -> list[dict[str, Any]]:
    """The phases a seat may perform this round, and the energy of each as a sum (RR-ENE-01)."""
    if state.stage != Stage.PHASES:
        return []
    found: list[dict[str, Any]] = []
    for phase in range(Phase.RECYCLE + 1):
        if may_perform(state, seat, phase):
            parts = energy_parts(state, seat, phase)
            found.append(
                {
                    "phase": PHASES[phase],
                    "card": int(parts.card),
                    "cubes": int(parts.cubes),
                    "board": int(parts.board),
                    "inventor": int(parts.inventor),
                    "total": int(parts.total()),
                }
            )
    return found


def score_sheet(state: RaisingState, seat: Seat) -> dict[str, int]:
    """Every source of points as if the game ended now (RR-SCO)."""
    inventor = int(game_end_vp(state, seat))
    held = int(state.good(seat, GOOD_NAMES.index("vp")))
    if state.result is not None:
        held -= inventor  # it has been given (RR-RUL-15)
    found = {
        "robots": int(scoring.robot_vp(state, seat)),
        "classes": int(grading.class_vp(state, seat)),
        "inventory": held,
        "inventor": inventor,
        "leftover": int(scoring.leftover_vp(state, seat)),
    }
    found["total"] = sum(found.values())
    return found


def _wanted(state: RaisingState, viewer: Seat) -> int:
    """How many things the viewer is still to choose; 0 where it is one, or not known."""
    lanes = state.agenda.lanes()
    if viewer < 0 or viewer >= len(lanes) or not lanes[viewer]:
        return 0
    return lanes[viewer][0].wanted(state)


def _doing(state: RaisingState, viewer: Seat) -> dict[str, Any] | None:
    """What the viewer's own work is at: the phase, the energy left, what is still to be paid."""
    lanes = state.agenda.lanes()
    if viewer < 0 or viewer >= len(lanes):
        return None
    found: dict[str, Any] = {"phase": None, "energy": None, "robot": None, "cost": {}}
    for step in lanes[viewer]:
        if isinstance(step, Pay):
            found["cost"] = step.still_due()
        elif isinstance(step, (Upgrade, Assembly)):
            found["phase"] = PHASES[0 if isinstance(step, Upgrade) else 1]
            found["energy"] = int(step.energy)
        elif isinstance(step, (BoardActions, RunRow)):
            found["phase"] = PHASES[step.phase]
            found["energy"] = int(step.energy)
        elif isinstance(step, Perform) and found["phase"] is None and step.phase <= Phase.RECYCLE:
            found["phase"] = PHASES[step.phase]
        if isinstance(step, RunRow) and step.robot(state) != NONE:
            found["robot"] = state.cards.robots.ids[step.robot(state)]
    return found
