"""Paying for cards and gaining tiles. Rules: DUE-CST."""

from mypy_extensions import i64

from ....kernel.events import Fact
from ....kernel.seats import Seat
from .. import cards
from ..settings import Terms
from ..state import TILES, DuelState, Side


def can_pay(terms: Terms, side: Side, card: cards.Card) -> bool:
    """Whether the face-up tiles cover the whole cost (DUE-RND-04)."""
    return terms.cost_battery[card] <= side.battery and terms.cost_disk[card] <= side.disk


def shortfall(terms: Terms, side: Side, card: cards.Card) -> dict[str, Fact]:
    """What of its cost a side cannot pay: the kind of tile, how many it takes and has."""
    if terms.cost_battery[card] > side.battery:
        return {"good": "battery", "cost": terms.cost_battery[card], "have": int(side.battery)}
    return {"good": "disk", "cost": terms.cost_disk[card], "have": int(side.disk)}


def pay_both(state: DuelState) -> None:
    """Each player turns tiles face down for the revealed card; never refunded (DUE-CST-07)."""
    _pay(state, 0, state.a)
    _pay(state, 1, state.b)


def _pay(state: DuelState, seat: Seat, side: Side) -> None:
    battery: i64 = state.terms.cost_battery[side.chosen]  # of Copy, not of its copy (DUE-CPY-02)
    disk: i64 = state.terms.cost_disk[side.chosen]
    side.battery -= battery  # DUE-CST-06
    side.disk -= disk
    if state.log is not None and battery + disk > 0:
        state.tell(
            "paid", "DUE-CST-06", {"seat": int(seat), "battery": int(battery), "disk": int(disk)}
        )


def gain_both(state: DuelState) -> None:
    """Each player turns tiles face up as the effective card says, hit or not (DUE-ATK-07)."""
    _gain(state, 0, state.a)
    _gain(state, 1, state.b)


def _gain(state: DuelState, seat: Seat, side: Side) -> None:
    card = side.effective
    battery = min(cards.BATTERIES[card], TILES - side.battery)  # DUE-CST-09
    disk = min(cards.DISKS[card], TILES - side.disk)
    side.battery += battery  # DUE-CST-08
    side.disk += disk
    if state.log is not None and battery + disk > 0:
        state.tell(
            "gained", "DUE-CST-08", {"seat": int(seat), "battery": int(battery), "disk": int(disk)}
        )
