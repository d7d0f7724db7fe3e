"""What a bot need not think about, and what it may hope for."""

from typing import Final

from mypy_extensions import i64

from ...kernel.decision import Decision
from ...kernel.seats import Seat
from .geometry import size
from .robots import COUNT, Robot
from .rules.draw import HAND
from .rules.ending import ahead
from .state import ArenaState

# In hundredths of a VP: what is worth a little besides VP and cards.
_ENERGY: Final[i64] = 10
_MOVE: Final[i64] = 6
_CUBE: Final[i64] = 8  # of Health
_HIT: Final[i64] = 70  # a point of damage with an enemy within reach
_GAP: Final[i64] = 12  # less for each square the enemy is too far away
_FAR: Final[i64] = 99
_HOPE: Final[i64] = 440  # before the end hope lies so far around 500
_SPREAD: Final[i64] = 1000  # a lead of as much brings half of that, on the last turn
_SPREAD_BY_TURN: Final[i64] = 100
_SHADE: Final = 50  # of hope at the end, by margin


def evaluate(state: ArenaState) -> tuple[int, ...]:
    """Hope grows with what a seat is ahead: in VP at the end, before that in all it has."""
    if state.result is not None:
        return _outcome(state, state.result.scores)
    left = _turns_left(state)
    has = [int(_worth(state, seat, left)) for seat in range(state.seats)]
    leads = [ahead(state, has, seat) for seat in range(state.seats)]
    spread = _SPREAD + _SPREAD_BY_TURN * left
    return tuple([500 + int(_HOPE * lead // (abs(lead) + spread)) for lead in leads])


def _outcome(state: ArenaState, scores: tuple[int, ...]) -> tuple[int, ...]:
    """The more VP a winner is ahead the better; the fewer a loser lacks the better."""
    vp = [int(vp) for vp in state.vp]
    shared = scores.count(max(scores)) > (2 if state.terms.teams else 1)
    found: list[int] = []
    for seat in range(state.seats):
        by = max(-_SHADE, min(_SHADE, ahead(state, vp, seat)))
        if scores[seat] < 0:
            found.append(_SHADE + min(0, by))
        elif shared:
            found.append(500 + (by if scores[seat] == 0 else _SHADE))
        else:
            found.append(1000 - _SHADE + max(0, by))
    return tuple(found)


def _turns_left(state: ArenaState) -> i64:
    """How many turns a seat may still have, by the clock of the game (RQA-END-01)."""
    left = 2 * state.reserve + 2
    if state.terms.turn_cap > 0:
        left = min(left, max(0, (state.terms.turn_cap - state.turn) // state.seats))
    return left


def _worth(state: ArenaState, seat: Seat, left: i64) -> i64:
    """What a seat has, in hundredths of a VP."""
    found = 100 * state.vp[seat] + left * _turn_worth(state, seat)
    if seat == state.active:
        found += _ENERGY * state.energy + _MOVE * state.moves
    robot: Robot
    for robot in range(COUNT):
        if state.owner[robot] == seat and state.is_in_arena(robot):
            found += state.terms.worth.squares[state.square[robot]] + _CUBE * state.health(robot)
    return found + _threat(state, seat)


def _turn_worth(state: ArenaState, seat: Seat) -> i64:
    """What five of a seat's cards are worth on average."""
    total: i64 = 0
    size: i64 = 0
    deck = state.decks[seat]
    first = seat * state.cards.count
    card: i64
    for card in range(state.cards.count):
        at = first + card
        copies = state.hands[at] + state.in_play[at] + state.discards[at] + deck.count(card)
        total += copies * state.terms.worth.cards[card]
        size += copies
    return HAND * total // max(HAND, size)


def _threat(state: ArenaState, seat: Seat) -> i64:
    """What the attacks in a seat's hand promise, the less the farther the nearest enemy is."""
    near, ring = _nearest(state, seat)
    worth, first = state.terms.worth, seat * state.cards.count
    found: i64 = 0
    card: i64
    for card in range(state.cards.count):
        if worth.damage[card] > 0 and state.hands[first + card] > 0:
            gap = near - 1 if worth.reach[card] == 1 else max(0, ring - worth.reach[card])
            found += state.hands[first + card] * worth.damage[card] * max(0, _HIT - _GAP * gap)
    return found


def _nearest(state: ArenaState, seat: Seat) -> tuple[i64, i64]:
    """How far the nearest enemy is from a robot of the seat, in steps and in rings."""
    columns = state.arena.columns
    steps: i64 = _FAR
    rings: i64 = _FAR
    own: Robot
    other: Robot
    for own in range(COUNT):
        if state.owner[own] != seat or not state.is_in_arena(own):
            continue
        for other in range(COUNT):
            if state.is_in_arena(other) and not state.is_friend(other, seat):
                a, b = state.square[own], state.square[other]
                down = size(a // columns - b // columns)
                right = size(a % columns - b % columns)
                steps = min(steps, down + right)
                rings = min(rings, max(down, right))
    return steps, rings


def tidy(state: ArenaState, decision: Decision) -> tuple[int, ...]:
    """In the action phase: cards that are plain gifts first, and never the explicit exchange."""
    if decision.key != "act":
        return decision.options
    acts = state.acts
    for option in decision.options:
        if acts.play <= option < acts.buy and state.terms.worth.gifts[option - acts.play]:
            return (option,)
    return tuple([option for option in decision.options if option != acts.exchange])
