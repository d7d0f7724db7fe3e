"""Expansion: Gigantobots. Rules: CYB-GIG."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ....kernel.decision import Ask
from ....kernel.events import Fact
from ....kernel.seats import Action
from ..actions import (
    BOARD,
    REWARD_DAMAGE,
    REWARD_FAILSAFE,
    RIDER,
    ROW_ACTIONS,
    SEAT,
    card_of,
    in_row,
    is_of,
    row_of,
)
from ..cardset import fits
from ..pieces import (
    CARD_NAMES,
    GIGANTOBOT_COUNT,
    ROBOTS,
    Card,
    bit,
    model_of,
    names_of,
    size_of,
)
from ..state import NONE, SLOTS, WIDTH, CyberionState
from . import spent
from .pairs import Pair
from .question import Plan, Question
from .tokens import gain_failsafes

_GAIN: Final[i64] = 2  # Failsafe tokens of a reward (CYB-GIG-10)


def obstacle(state: CyberionState) -> str:
    """The rule that forbids boarding now, empty if none does."""
    if not state.terms.gigantobots:
        return "CYB-MIX-07"
    found = "CYB-GIG-02"
    slot: i64
    other: i64
    for slot in range(SLOTS):
        for other in range(slot + 1, SLOTS):
            if _are_alike(state, slot, other):
                if _can_ride(state, slot, other):
                    return ""
                found = "CYB-RUL-61"
    return found


def _are_alike(state: CyberionState, slot: i64, other: i64) -> bool:
    """Whether two different Robots of the rows share a feature with each other (CYB-GIG-02)."""
    card, partner = state.rows[slot], state.rows[other]
    if slot == other or min(card, partner) == NONE or max(card, partner) >= ROBOTS:
        return False
    return model_of(card) == model_of(partner) or size_of(card) == size_of(partner)


def _can_ride(state: CyberionState, slot: i64, first: i64) -> bool:
    """Whether the card in a slot makes a pair with the first, or with any if there is none."""
    if first != NONE:
        return _are_alike(state, slot, first) and (  # CYB-RUL-61
            _has_place(state, state.rows[slot]) or _has_place(state, state.rows[first])
        )
    other: i64
    for other in range(SLOTS):
        if other != slot and _can_ride(state, other, slot):
            return True
    return False


def _has_mate(state: CyberionState, slot: i64) -> bool:
    """Whether the Robot in a slot shares a feature with another one."""
    other: i64
    for other in range(SLOTS):
        if _are_alike(state, slot, other):
            return True
    return False


def _has_place(state: CyberionState, card: Card) -> bool:
    return next_place(state, card, 0) != NONE


def next_place(state: CyberionState, card: Card, start: i64) -> i64:
    """The first active Gigantobot from `start` on that a Robot fits, or NONE."""
    gigantobot: i64
    for gigantobot in range(start, GIGANTOBOT_COUNT):
        if fits(state.terms.boarding, card, gigantobot) and state.vacation >> gigantobot & 1 == 0:
            return gigantobot
    return NONE


@final
class Riders(Pair):
    """The two Robots."""

    def so_far(self, state: CyberionState) -> list[int]:
        return path_of(state, self.first, NONE)

    def key(self) -> str:
        return "rider"

    def verb(self) -> Action:
        return RIDER

    def can_take(self, state: CyberionState, slot: i64) -> bool:
        return _can_ride(state, slot, self.first)

    def take_first(self, state: CyberionState, slot: i64) -> None:
        state.agenda.push(Riders(slot))

    def take_both(self, state: CyberionState, second: i64) -> None:
        seat(state, self.first, second, NONE, NONE)

    def why_not(self, state: CyberionState, action: Action) -> str:
        if not is_of(RIDER, ROW_ACTIONS, action):
            return "CYB-DEC-02"
        if card_of(RIDER, action) >= ROBOTS:
            return "CYB-MUL-11"
        absent = spent.missing(state, RIDER, action, NONE, self.taken())
        if absent:
            return absent
        slot = state.find(row_of(RIDER, action), card_of(RIDER, action), self.taken())
        first = self.first
        alike = _has_mate(state, slot) if first == NONE else _are_alike(state, slot, first)
        return "CYB-RUL-61" if alike else "CYB-GIG-02"


def path_of(state: CyberionState, first: i64, second: i64) -> list[int]:
    """The answers that chose these riders."""
    found = [int(BOARD)]
    for slot in (first, second):
        if slot != NONE:
            found.append(int(in_row(RIDER, slot // WIDTH, state.rows[slot])))
    return found


DISCARDED: Final[i64] = -2  # where a Robot goes that no active Gigantobot fits (CYB-GIG-07)


def seat(state: CyberionState, first: i64, second: i64, at: i64, other_at: i64) -> None:
    """Ask where each of the two goes, as far as there is a choice; then place both at once."""
    if at == NONE:
        at = _only_place(state, state.rows[first])
    if at != NONE and other_at == NONE:
        other_at = _only_place(state, state.rows[second])
    if at == NONE or other_at == NONE:
        state.agenda.push(Seats(first, second, at))
    else:
        _board(state, first, second, at, other_at)


def _only_place(state: CyberionState, card: Card) -> i64:
    """The only Gigantobot for a Robot, DISCARDED if there is none, NONE if it can choose."""
    place = next_place(state, card, 0)
    if place == NONE:
        return DISCARDED
    return place if next_place(state, card, place + 1) == NONE else NONE


@final
class Seats(Question):
    """On which Gigantobot a Robot goes (CYB-GIG-03), the other's included (CYB-GIG-04)."""

    def __init__(self, first: i64, second: i64, at: i64) -> None:
        self.first: Final = first
        self.second: Final = second
        self.at: Final = at  # where the first goes, NONE while that is asked

    def so_far(self, state: CyberionState) -> list[int]:
        found = path_of(state, self.first, self.second)
        if self.at != NONE and _only_place(state, state.rows[self.first]) == NONE:
            found.append(int(SEAT + self.at))
        return found

    def begin(self, state: CyberionState, ask: Ask) -> bool:
        ask.to(state.active, "seat" if self.at == NONE else "seat_other")
        card = state.rows[self.first if self.at == NONE else self.second]
        place = next_place(state, card, 0)
        while place != NONE:
            ask.offer(SEAT + place)
            place = next_place(state, card, place + 1)
        return True

    def answer(self, state: CyberionState, action: Action) -> None:
        if self.at == NONE:
            seat(state, self.first, self.second, action - SEAT, NONE)
        else:
            seat(state, self.first, self.second, self.at, action - SEAT)

    def plan(self, state: CyberionState, plan: Plan) -> None:
        """Riders count when they are on board."""

    def why_not(self, state: CyberionState, action: Action) -> str:
        if not is_of(SEAT, GIGANTOBOT_COUNT, action):
            return "CYB-DEC-02"
        return "CYB-GIG-06" if state.vacation >> (action - SEAT) & 1 else "CYB-GIG-03"


def _board(state: CyberionState, first: i64, second: i64, at: i64, other_at: i64) -> None:
    """Both are placed at the same time; full Gigantobots are looked for afterwards (CYB-RUL-59)."""
    one, other = state.rows[first], state.rows[second]
    state.clear(bit(first) | bit(second))  # out of reach (CYB-GIG-08)
    _place(state, one, at)
    _place(state, other, other_at)
    seats = state.terms.cards.seats
    gigantobot: i64
    for gigantobot in range(GIGANTOBOT_COUNT):
        if len(state.riders_on(gigantobot)) >= seats[gigantobot]:  # two may be (CYB-RUL-60)
            _send_on_vacation(state, gigantobot)


def _place(state: CyberionState, card: Card, at: i64) -> None:
    if at == DISCARDED:
        state.discard[card] += 1
    else:
        state.add_rider(at, card)
    if state.log is not None:
        facts: dict[str, Fact] = {"seat": int(state.active), "card": CARD_NAMES[card]}
        if at == DISCARDED:
            state.tell("missed", "CYB-GIG-07", {**facts})
        else:
            state.tell(
                "boarded", "CYB-GIG-03", {**facts, "gigantobot": state.terms.cards.gigantobots[at]}
            )


def _send_on_vacation(state: CyberionState, gigantobot: i64) -> None:
    """Its crew is shuffled into the deck, and a reward is due (CYB-GIG-09, CYB-GIG-10)."""
    crew = state.riders_on(gigantobot)
    state.deck.shuffle()
    for card in crew:
        state.deck.shuffle_in(card, 1)
    left = vec[i64]()
    k: i64
    for k in range(len(state.riders)):
        if state.riders[k] >> 5 != gigantobot:
            left = append(left, state.riders[k])
    state.riders = left
    state.vacation |= bit(gigantobot)
    if state.log is not None:
        name = state.terms.cards.gigantobots[gigantobot]
        state.tell("vacationed", "CYB-GIG-09", {"gigantobot": name, "cards": names_of(crew)})
    state.agenda.push(REWARD)


@final
class Reward(Question):
    """One of two rewards for each full Gigantobot (CYB-GIG-10, CYB-RUL-03)."""

    WORDS = "reward"

    def misfit(self, state: CyberionState) -> str:
        return "" if state.terms.gigantobots else "this table plays without gigantobots"

    def begin(self, state: CyberionState, ask: Ask) -> bool:
        ask.to(state.active, "reward")
        if state.damage > 0:
            ask.offer(REWARD_DAMAGE)
        ask.offer(REWARD_FAILSAFE)
        return True

    def answer(self, state: CyberionState, action: Action) -> None:
        if action == REWARD_FAILSAFE:
            gain_failsafes(state, _GAIN, "CYB-GIG-10")  # CYB-RUL-02
            return
        state.damage -= 1
        if state.log is not None:
            state.tell("damage_mended", "CYB-GIG-10", {"left": int(state.damage)})

    def plan(self, state: CyberionState, plan: Plan) -> None:
        """A reward counts when it is taken."""

    def why_not(self, state: CyberionState, action: Action) -> str:
        return "CYB-RUL-03" if action == REWARD_DAMAGE else "CYB-DEC-03"


REWARD: Final[Reward] = Reward()
RIDERS: Final[Riders] = Riders(NONE)
