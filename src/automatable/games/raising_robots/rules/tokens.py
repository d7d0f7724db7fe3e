"""Which cards a token in the inventory fits. Rules: RR-PLC, RR-LES-08, RR-INV-07."""

from mypy_extensions import i64

from ....kernel.events import Fact
from ....kernel.seats import Action, Seat
from ..kinds import TYPES
from ..state import CLASSES, NONE, RaisingState, Zone


def is_placing(state: RaisingState, action: Action) -> bool:
    """Whether an answer puts a token on a card."""
    return state.acts.place <= action < state.acts.pair


def why_no_place(state: RaisingState, seat: Seat, action: Action) -> str:
    """The rule that keeps a token from being put on a card, empty if none does."""
    card = action - state.acts.place
    if card < len(state.robots):
        return why_not_on_robot(state, seat, card)
    card -= len(state.robots)
    if card < len(state.classes):
        return _why_no_credit(state, seat, card)
    card -= len(state.classes)
    return "RR-PLC-01" if card != state.inventor[seat] else why_not_on_inventor(state, seat)


def why_not_on_robot(state: RaisingState, seat: Seat, robot: i64) -> str:
    """The rule that keeps a token from being put on a robot card."""
    if state.robots[robot] == 4 * seat + Zone.UPGRADED:
        return "RR-PLC-07"
    if state.robots[robot] != 4 * seat + Zone.BUILT:
        return "RR-PLC-01"
    return _why_not_of(state, seat, state.cards.robots.token[robot])


def _why_no_credit(state: RaisingState, seat: Seat, lesson: i64) -> str:
    """The rule that keeps a class card from getting extra credit."""
    k: i64
    for k in range(CLASSES):
        if state.lessons[seat * CLASSES + k] == lesson:
            return why_not_on_class(state, seat, k)
    return "RR-PLC-01"


def why_not_on_class(state: RaisingState, seat: Seat, k: i64) -> str:
    """The same for the k-th class card of a seat, which is there."""
    if state.credits[seat * CLASSES + k] == 1:
        return "RR-LES-09"
    lesson = state.lessons[seat * CLASSES + k]
    return _why_not_of(state, seat, state.cards.classes.credit[lesson])  # RR-LES-08


def why_not_on_inventor(state: RaisingState, seat: Seat) -> str:
    """The rule that keeps a token from being put on the inventor."""
    inventor = state.inventor[seat]
    if inventor == NONE:
        return "RR-PLC-01"
    if state.inspired[seat]:
        return "RR-PLC-07"
    cards = state.cards.inventors
    missing = _why_not_of(state, seat, cards.token[inventor])
    if missing != "":
        return missing
    # RR-ICN-15, RR-ICN-16, RR-INV-07, RR-RUL-33
    met = built(state, seat) >= cards.robots[inventor]
    return "" if met and state.unlocked(seat) >= cards.tokens[inventor] else "RR-PLC-04"


def place_facts(state: RaisingState, seat: Seat, action: Action, rule: str) -> dict[str, Fact]:
    """What a card asks of a token, or of the table before it takes one."""
    card = action - state.acts.place
    cards = state.cards
    kind: i64
    if card < len(state.robots):
        kind = cards.robots.token[card]
    elif card < len(state.robots) + len(state.classes):
        kind = cards.classes.credit[card - len(state.robots)]
    else:
        inventor = card - len(state.robots) - len(state.classes)
        kind = cards.inventors.token[inventor]
        if rule == "RR-PLC-04":
            return _condition(state, seat, inventor)
    return {"token": TYPES[kind]} if rule == "RR-PLC-02" else {}


def _condition(state: RaisingState, seat: Seat, inventor: i64) -> dict[str, Fact]:
    """What an inventor asks for before it is upgraded, and what is there."""
    cards = state.cards.inventors
    if cards.robots[inventor] > 0:
        robots = int(built(state, seat))
        return {"reason": "robots", "amount": int(cards.robots[inventor]), "have": robots}
    tokens = int(state.unlocked(seat))
    return {"reason": "tokens", "amount": int(cards.tokens[inventor]), "have": tokens}


def can_upgrade(state: RaisingState, seat: Seat) -> bool:
    """Whether a token may be put on the inventor now."""
    return why_not_on_inventor(state, seat) == ""


def has_token(state: RaisingState, seat: Seat) -> bool:
    """Whether there is any token in a seat's inventory."""
    tokens = state.tokens
    kind: i64
    for kind in range(len(TYPES)):
        if tokens[4 * seat + kind] > 0:
            return True
    return False


def built(state: RaisingState, seat: Seat) -> i64:
    """How many robots stand in a seat's play area."""
    found: i64 = 0
    row: i64
    for row in range(3):
        found += state.row_length(seat, row)
    return found


def _why_not_of(state: RaisingState, seat: Seat, kind: i64) -> str:
    """Tokens of the shown type are placed, and of no other."""
    return "" if state.tokens[4 * seat + kind] > 0 else "RR-PLC-02"
