"""Attacks and clashes, and who takes damage. Rules: DUE-ATK."""

from mypy_extensions import i64

from ....kernel.events import Fact
from ....kernel.seats import Seat
from .. import cards
from ..state import DuelState, Side
from .barrier import lowered
from .counter import returned


def deal(state: DuelState) -> None:
    """Both sides take what damage the two effective cards give, at the same time."""
    a = state.a
    b = state.b
    if state.log is not None:
        _tell(state, a.effective, b.effective)
    _take(state, 0, a, damage(a.effective, b.effective))
    _take(state, 1, b, damage(b.effective, a.effective))


def is_attack(card: cards.Card) -> bool:
    """Whether the card is an attack (DUE-CMP-07); Counter is none (DUE-CTR-04)."""
    return cards.STRENGTH[card] > 0


def damage(mine: cards.Card, theirs: cards.Card) -> i64:
    """What the player of `mine` takes when the other reveals `theirs`."""
    strength: i64 = cards.STRENGTH[theirs]
    if strength == 0:
        return returned(mine, theirs)
    if cards.COUNTER[mine] > 0:
        return 0  # DUE-CTR-01
    if is_attack(mine):  # a clash: only the strengths count (DUE-ATK-06)
        return strength if cards.STRENGTH[mine] < strength else 0  # DUE-ATK-04, DUE-ATK-05
    return lowered(strength, mine)  # DUE-ATK-02


def _tell(state: DuelState, a: cards.Card, b: cards.Card) -> None:
    """Say what became of attacks that are met, and of a Counter that is not."""
    if is_attack(a) and is_attack(b):
        _tell_clash(state, cards.STRENGTH[a], cards.STRENGTH[b])
        return
    _tell_defence(state, 0, a, b)
    _tell_defence(state, 1, b, a)


def _tell_clash(state: DuelState, a: i64, b: i64) -> None:
    if a == b:
        state.tell("tied", "DUE-ATK-05", {"strength": int(a)})
        return
    weaker = 0 if a < b else 1
    state.tell("outdone", "DUE-ATK-04", {"seat": weaker, "other": 1 - weaker})


def _tell_defence(state: DuelState, seat: Seat, mine: cards.Card, theirs: cards.Card) -> None:
    """What the card did to the other's, if it is one that protects."""
    facts: dict[str, Fact] = {"seat": int(seat), "other": int(1 - seat)}
    attacked = is_attack(theirs)
    if cards.COUNTER[mine] > 0:
        if attacked:
            state.tell("countered", "DUE-CTR-01", facts)
        else:
            state.tell("wasted", "DUE-CTR-03", facts)
    elif attacked and cards.SHIELD[mine] > 0:
        facts["left"] = int(lowered(cards.STRENGTH[theirs], mine))
        state.tell("blocked", "DUE-BAR-02", facts)


def _take(state: DuelState, seat: Seat, side: Side, points: i64) -> None:
    if points == 0:
        return
    taken = min(points, side.health)  # DUE-ATK-03, DUE-RUL-28
    side.health -= taken
    if state.log is not None:
        state.tell("hit", "DUE-ATK-03", {"seat": int(seat), "damage": int(taken)})
