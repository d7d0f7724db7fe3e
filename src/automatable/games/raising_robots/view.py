"""What a viewer may see. Rules: RR-HID."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ...kernel.seats import ORACLE, Seat, seat_letter, sees
from ...kernel.shape import result_view
from .effects import Deed, Res
from .kinds import COLUMNS, PHASES, ROUNDS, ROWS, TYPES, Phase
from .plan import plans
from .player_board import CELLS
from .printed import deed_facts, phase_name
from .rules import grading, scoring
from .rules.abilities import battery_worth, game_end_vp
from .rules.and_or import has_base_ability, has_upgraded_ability
from .rules.assemble import shorts, slot_wilds
from .rules.energy import energy_parts, is_for_all, may_perform, sure_energy
from .rules.step import WorkStep
from .rules.tokens import built
from .rules.upgrade import row_cost
from .seen import HIDDEN, board_of, seen_classes, seen_robots
from .shape import (
    AbilityName,
    RaisingBid,
    RaisingByPhase,
    RaisingDoing,
    RaisingDrawn,
    RaisingEnergy,
    RaisingGoods,
    RaisingLesson,
    RaisingNeutral,
    RaisingScore,
    RaisingSeat,
    RaisingSlot,
    RaisingSum,
    RaisingTokens,
    RaisingTrack,
    RaisingUpgrade,
    RaisingView,
)
from .state import CLASSES, GOODS, NONE, SPACES, STAGES, Pile, RaisingState, Stage, Zone

_GRADES: Final = ("", "D", "C", "B", "A")


def view(state: RaisingState, viewer: Seat) -> RaisingView:
    """The table as the viewer sees it; facts printed on cards are in `Game.facts`."""
    robots, classes = seen_robots(state, viewer), seen_classes(state, viewer)
    return {
        "stage": "over" if state.result is not None else STAGES[state.stage],
        "round": int(state.round),
        "rounds": int(ROUNDS),
        "past": [int(points) for points in list(state.past)],
        "cubes": _by_phase([int(count) for count in list(state.cubes)]),
        "for_all": [phase_name(k) for k in range(len(PHASES)) if is_for_all(state, k)],
        "neutral": _neutral(state),
        "discard": _names(robots, Zone.DISCARD, state.cards.robots.ids),
        "deck": _deck(state, robots, viewer),
        "class_discard": _names(classes, Zone.DISCARD, state.cards.classes.ids),
        "tracks": _tracks(state),
        "seats": [_seat(state, seat, viewer) for seat in range(state.seats)],  # RR-HID-02
        "doing": _doing(state, viewer),
        "plans": plans(state, viewer),
        "result": result_view(state.result),
    }


def _by_phase(numbers: list[int]) -> RaisingByPhase:
    upgrade, assemble, design, fabricate, recycle = numbers
    return {
        "upgrade": upgrade,
        "assemble": assemble,
        "design": design,
        "fabricate": fabricate,
        "recycle": recycle,
    }


def _names(zones: vec[i64], zone: i64, ids: tuple[str, ...]) -> list[str]:
    return [ids[card] for card in range(len(zones)) if zones[card] == zone]


def _deck(state: RaisingState, robots: vec[i64], viewer: Seat) -> int:
    """How many cards the robot deck has: those nobody can have in hand."""
    if viewer == ORACLE:
        return len(_names(robots, Zone.DECK, state.cards.robots.ids))
    hands = 0
    for seat in range(state.seats):
        if seat != viewer:
            hands += int(board_of(state, seat, viewer).hand_size(seat))
    return max(0, len(_names(robots, HIDDEN, state.cards.robots.ids)) - hands)


def _neutral(state: RaisingState) -> RaisingNeutral | None:
    """The neutral phase cards face up, and the cubes for each place in the line (RR-SOL-01)."""
    if state.seats > 2:
        return None
    return {
        "open": [phase_name(phase) for phase in list(state.neutral)],
        "cubes": [int(count) for count in state.terms.neutral_cubes],
    }


def _tracks(state: RaisingState) -> list[RaisingTrack]:
    """The inventors up for auction with the bids for them."""
    found: list[RaisingTrack] = []
    if state.stage != Stage.AUCTION:
        return found
    for inventor in range(len(state.inventors)):
        if state.inventors[inventor] != Zone.TRACK:
            continue
        bids: list[RaisingBid] = [
            {"seat": seat, "space": int(state.bids[seat]) % int(SPACES) + 1}
            for seat in range(state.seats)
            if state.bids[seat] != NONE and state.bids[seat] // SPACES == inventor
        ]
        found.append({"card": state.cards.inventors.ids[inventor], "bids": bids})
    return found


def _seat(table: RaisingState, seat: Seat, viewer: Seat) -> RaisingSeat:
    state = board_of(table, seat, viewer)
    cards = state.cards
    own = sees(viewer, seat)
    inventor = state.inventor[seat]
    worths = [int(battery_worth(state, seat, phase)) for phase in range(len(PHASES))]
    return {
        "seat": int(seat),
        "letter": seat_letter(seat),
        "goods": _goods(state, seat),
        "cards": int(state.hand_size(seat)),
        "hand": _names(state.robots, 4 * seat + Zone.HAND, cards.robots.ids) if own else None,
        "looks": _looks(state, seat) if own else None,
        "rows": {
            "design": _row(state, seat, 0),
            "fabricate": _row(state, seat, 1),
            "recycle": _row(state, seat, 2),
        },
        "robots": int(built(state, seat)),
        "classes": _lessons(state, seat),
        "inventor": None if inventor == NONE else cards.inventors.ids[inventor],
        "inventor_upgraded": state.inspired[seat] == 1,
        "abilities": _abilities(state, seat),
        "locked": [_circle(k) for k in range(16) if not state.is_free(seat, k)],
        "tokens": _tokens(state, seat),
        "slot_wilds": {
            "design": _slot_wilds(state, seat, 0),
            "fabricate": _slot_wilds(state, seat, 1),
            "recycle": _slot_wilds(state, seat, 2),
        },
        "upgrades": [_upgrade(state, seat, k) for k in range(len(cards.board.upgrades))],
        "improved": [name for k, name in enumerate(CELLS) if _is_improved(state, seat, k)],
        "battery_worth": _by_phase(worths),
        "energy": _energy(state, seat, own),
        "sums": _sums(state, seat),
        "score": score_sheet(state, seat),
    }


def _looks(state: RaisingState, seat: Seat) -> list[str]:
    """The cards among which a seat chooses."""
    cards, zone = state.cards, 4 * seat + Zone.LOOKED
    return [
        *_names(state.classes, zone, cards.classes.ids),
        *_names(state.inventors, zone, cards.inventors.ids),
    ]


def _lessons(state: RaisingState, seat: Seat) -> list[RaisingLesson]:
    known = [k for k in range(CLASSES) if state.lessons[seat * CLASSES + k] != NONE]
    return [_lesson(state, seat, k) for k in known]


def _goods(state: RaisingState, seat: Seat) -> RaisingGoods:
    return {
        "vp": int(state.good(seat, Res.V)),
        "sensor": int(state.good(seat, Res.S)),
        "gear": int(state.good(seat, Res.G)),
        "microchip": int(state.good(seat, Res.M)),
        "program": int(state.good(seat, Res.P)),
        "tape": int(state.good(seat, Res.T)),
        "battery": int(state.good(seat, Res.B)),
    }


def _tokens(state: RaisingState, seat: Seat) -> RaisingTokens:
    return {
        "cosmetic": int(state.tokens[4 * seat]),
        "speed": int(state.tokens[4 * seat + 1]),
        "communication": int(state.tokens[4 * seat + 2]),
        "efficiency": int(state.tokens[4 * seat + 3]),
    }


def _slot_wilds(state: RaisingState, seat: Seat, row: int) -> list[int]:
    """The wilds each free slot of a row asks for; only the first of them can be filled next."""
    free = range(int(state.row_length(seat, row)), int(COLUMNS))
    return [int(slot_wilds(state, seat, row, column)) for column in free]


def _upgrade(state: RaisingState, seat: Seat, k: int) -> RaisingUpgrade:
    """A row of the Upgrade section with what it costs now."""
    printed = state.cards.board.upgrades[k]
    deed = Deed(printed.need, row_cost(state, seat, k), printed.gains)
    return {"id": f"U{k + 1}", "deed": deed_facts(deed)}


def _is_improved(state: RaisingState, seat: Seat, cell: int) -> bool:
    """Whether a board action gives what its token covered, which is gone."""
    return state.is_free(seat, state.cards.board.cell_circle(cell))


def _abilities(state: RaisingState, seat: Seat) -> list[AbilityName]:
    """The abilities the inventor has now."""
    found: list[AbilityName] = []
    if has_base_ability(state, seat):
        found.append("base")
    if has_upgraded_ability(state, seat):
        found.append("upgraded")
    return found


def _circle(circle: int) -> str:
    return f"{('upgrade', *ROWS)[circle // 4]}-{TYPES[circle % 4]}"


def _row(state: RaisingState, seat: Seat, row: int) -> list[RaisingSlot]:
    found: list[RaisingSlot] = []
    for column in range(COLUMNS):
        robot = state.slot(seat, row, column)
        if robot != NONE:
            card = state.cards.robots.ids[robot]
            found.append({"card": card, "upgraded": state.is_upgraded(robot)})
    return found


def _lesson(state: RaisingState, seat: Seat, k: int) -> RaisingLesson:
    """A class card with its progress (RR-LES-07)."""
    lesson = state.lessons[seat * CLASSES + k]
    grade = grading.grade(state, seat, k)
    return {
        "card": state.cards.classes.ids[lesson],
        "credit": state.credits[seat * CLASSES + k] == 1,
        "count": int(grading.count(state, seat, lesson)),
        "grade": _GRADES[grade],
        "vp": int(grading.grade_vp(state, grade)),
    }


def _energy(state: RaisingState, seat: Seat, own: bool) -> RaisingEnergy:
    """The energy cards: drawn with their phases, used up, still to come (RR-HID-03)."""
    cards = state.cards.energy
    first = int(seat * cards.count)
    drawn: list[RaisingDrawn] = []
    for k in range(2):
        card = state.drawn[2 * seat + k]
        if card != NONE:
            phase = state.paired[2 * seat + k] if own or state.ahead[seat] == 0 else NONE
            named = None if phase == NONE else phase_name(phase)
            drawn.append(
                {"card": cards.ids[card], "phase": named, "sure": _sure(state, seat, card)}
            )
    lie = [int(state.energy[first + card]) for card in range(cards.count)]
    return {
        "drawn": drawn,
        "pile": [cards.ids[card] for card, pile in enumerate(lie) if pile == Pile.PILE],
        "used": [cards.ids[card] for card, pile in enumerate(lie) if pile == Pile.DISCARD],
    }


def _sure(state: RaisingState, seat: Seat, card: i64) -> RaisingByPhase:
    """The energy each phase gets with a card if nobody else brings cubes."""
    return _by_phase([int(sure_energy(state, seat, card, phase)) for phase in range(len(PHASES))])


def _sums(state: RaisingState, seat: Seat) -> list[RaisingSum]:
    """The phases a seat may perform this round, and the energy of each as a sum (RR-ENE-01)."""
    if state.stage != Stage.PHASES or state.ahead[seat]:
        return []
    found: list[RaisingSum] = []
    for phase in range(Phase.RECYCLE + 1):
        if may_perform(state, seat, phase):
            parts = energy_parts(state, seat, phase)
            found.append(
                {
                    "phase": phase_name(phase),
                    "card": int(parts.card),
                    "cubes": int(parts.cubes),
                    "board": int(parts.board),
                    "inventor": int(parts.inventor),
                    "total": int(parts.total()),
                }
            )
    return found


def score_sheet(state: RaisingState, seat: Seat) -> RaisingScore:
    """Every source of points as if the game ended now (RR-SCO)."""
    inventor = int(game_end_vp(state, seat))
    held = int(state.good(seat, Res.V))
    if state.result is not None:
        held -= inventor  # it has been given (RR-RUL-15)
    robots, classes = int(scoring.robot_vp(state, seat)), int(_classes_vp(state, seat, inventor))
    leftover = int(scoring.leftover_vp(state, seat))
    return {
        "robots": robots,
        "classes": classes,
        "inventory": held,
        "inventor": inventor,
        "leftover": leftover,
        "total": robots + classes + held + inventor + leftover,
    }


def _classes_vp(state: RaisingState, seat: Seat, inventor: int) -> i64:
    """What class cards would give: graded with the inventor's VP in the inventory (RR-RUL-15)."""
    if state.result is not None:
        return grading.class_vp(state, seat)
    ended = state.clone()
    ended.goods[seat * GOODS + Res.V] += inventor
    return grading.class_vp(ended, seat)


def _doing(state: RaisingState, viewer: Seat) -> RaisingDoing | None:
    """What the viewer's own work is at, as its steps tell it."""
    lanes = state.agenda.lanes()
    if viewer < 0 or viewer >= len(lanes):
        return None
    found: RaisingDoing = {
        "phase": None,
        "energy": None,
        "robot": None,
        "cost": [],
        "energies": [],
        "least": 0,
        "most": 0,
        "draws": [],
        "short": [],
    }
    for step in lanes[viewer]:
        assert isinstance(step, WorkStep)
        step.show(state, found)
    if found["phase"] == "assemble":
        energy = found["energy"]
        most = energy if energy is not None else max([0, *found["energies"]])
        found["short"] = shorts(state, viewer, most)
    return found
