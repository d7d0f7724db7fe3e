"""What follows from a seat as a viewer sees it and from printed facts; the rules have it of states.

A test compares both.
"""

from typing import Any

from mypy_extensions import i64

from .effects import Deed, Res
from .inventors import Ability, Op
from .kinds import COLUMNS, PHASES, ROWS, TYPES
from .pieces import CardSet
from .player_board import BOARD, CELLS


def abilities(cards: CardSet, seat: dict[str, Any]) -> list[Ability]:
    """The abilities of a seat's inventor that count now (RR-AOR-04)."""
    if seat["inventor"] is None:
        return []
    number = cards.inventors.ids.index(seat["inventor"])
    base, upgraded = cards.inventors.base[number], cards.inventors.upgraded[number]
    if not seat["inventor_upgraded"]:
        return [base]
    return [upgraded] if cards.inventors.replaces[number] else [base, upgraded]


def _total(cards: CardSet, seat: dict[str, Any], op: i64) -> int:
    return sum([int(ability.a) for ability in abilities(cards, seat) if ability.op == op])


def slot_extra(cards: CardSet, seat: dict[str, Any], robot: i64) -> int:
    """The wilds the next slot of a robot's row asks for; the row must not be full (RR-ASM-05)."""
    row = int(cards.robots.row[robot])
    extra = int(BOARD.slot_extra[row * COLUMNS + len(seat["rows"][ROWS[row]])])
    return max(0, extra - _total(cards, seat, Op.SLOT))


def row_wilds(cards: CardSet, seat: dict[str, Any], row: int) -> int:
    """The wilds a row of the Upgrade section asks for (RR-UPG-04)."""
    wilds = int(BOARD.upgrades[row].cost[Res.W])
    return max(1, wilds - _total(cards, seat, Op.ROWS))


def battery_worth(cards: CardSet, seat: dict[str, Any], phase: str) -> int:
    """The energy each battery gives in a phase."""
    for ability in abilities(cards, seat):
        if ability.op == Op.BATTERY and PHASES[ability.a] == phase:
            return int(ability.b)
    return 1


def sure_energy(cards: CardSet, seat: dict[str, Any], card: str, phase: str) -> int:
    """The energy a phase gets with an energy card if nobody else brings cubes (RR-ENE-01)."""
    number = cards.energy.ids.index(card)
    found = int(cards.energy.value[number]) + int(cards.energy.cubes[number])
    if phase in ROWS and is_free(seat, phase, bonus_token(phase)):
        found += int(BOARD.bonus[ROWS.index(phase)])
    for ability in abilities(cards, seat):
        if ability.op == Op.ENERGY and PHASES[ability.a] == phase:
            found += int(ability.b)
    return found


def is_free(seat: dict[str, Any], section: str, token: str) -> bool:
    """Whether the token of a circle is gone."""
    return f"{section}-{token}" not in seat["locked"]


def bonus_token(row: str) -> str:
    """The type of the token on the energy bonus of a row."""
    return TYPES[BOARD.bonus_token[ROWS.index(row)]]


def cell_token(cell: int) -> str:
    """The type of the token on a board action."""
    return TYPES[BOARD.cell_token[cell]]


def cell_deed(seat: dict[str, Any], cell: str) -> Deed:
    """A board action, with what its token covered if that is gone (RR-RUL-25)."""
    number = CELLS.index(cell)
    improved = is_free(seat, ROWS[number // 3], cell_token(number))
    return BOARD.improved[number] if improved else BOARD.cells[number]
