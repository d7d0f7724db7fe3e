"""What a seat can do now, and what surely follows from it, as far as that seat can know.

Answers are tried in worlds the seat cannot tell from the real one, never in the real one. What
follows is told up to where chance, somebody else or something hidden comes into play.
"""

from typing import Final, final

from ..kernel.events import Event, Seen, heard
from ..kernel.game import Result, State
from ..kernel.rng import Rng
from ..kernel.seats import CHANCE, ORACLE, SPECTATOR, Action, Seat

TURN_END: Final = "end"  # the verb by which people end their turn
MOST: Final = 150  # answers that are tried; of more, the others are only listed
WORLDS: Final = 5  # in which each is tried, where something is hidden
FORCED: Final = 6  # questions with a single answer after it that are answered as well


@final
class Prospect:
    """What surely follows from an answer, and then: `you` are asked, `others`, `chance`, it is
    `over`, or something `hidden` decides; `unknown` if it was not tried."""

    def __init__(self, action: int, events: list[Seen], then: str) -> None:
        self.action: Final = action  # the answer
        self.events: Final = events  # what surely follows
        self.then: Final = then  # who or what decides how it goes on
        self.key = ""  # of the question the seat is asked then
        self.result: Result | None = None  # if the game is over then


def outlook(state: State, seat: Seat, most: int = MOST) -> list[Prospect]:
    """What surely follows from each answer to a seat's question; none if it is not asked.

    No more than `most` of them are tried.
    """
    decision = state.asked(seat)
    if decision is None:
        return []
    worlds = _worlds(state, seat)
    found: list[Prospect] = []
    for number, action in enumerate(decision.options):
        if number < most:
            found.append(_common([_tried(world, seat, action) for world in worlds]))
        else:
            found.append(Prospect(action, [], "unknown"))
    return found


def turn_end(state: State, seat: Seat) -> int:
    """The answer by which a seat ends its turn now; -1 if it cannot."""
    decision = state.asked(seat)
    if decision is not None:
        for action in decision.options:
            if state.game.catalogue.verb(action) == TURN_END:
                return action
    return -1


def _worlds(state: State, seat: Seat) -> list[State]:
    game = state.game
    if not game.secrets:  # all worlds are alike
        return [game.determinize(state, seat, Rng(0))]
    return [game.determinize(state, seat, Rng(number)) for number in range(WORLDS)]


def _tried(world: State, seat: Seat, action: Action) -> Prospect:
    """An answer in one world, and those after it where nothing can be chosen."""
    after = world.branch()
    after.apply(seat, action)
    decision = after.asked(seat)
    for _ in range(FORCED):
        if decision is None or len(decision.options) != 1:
            break
        if after.game.catalogue.verb(decision.options[0]) == TURN_END:
            break  # people end it themselves
        after.apply(seat, decision.options[0])
        decision = after.asked(seat)
    log = after.log
    assert log is not None
    known = _until_unveiled(log, seat)
    events = heard(log[:known], seat)
    if known < len(log):
        return Prospect(int(action), events, "hidden")
    found = Prospect(int(action), events, _then(after, seat))
    found.key = "" if decision is None else decision.key
    found.result = after.result
    return found


def _until_unveiled(log: list[Event], seat: Seat) -> int:
    """How many events come before the first that may show the seat what it does not know."""
    for number, event in enumerate(log):
        if _may_unveil(event, seat):
            return number
    return len(log)


def _may_unveil(event: Event, seat: Seat) -> bool:
    if not event.unveils or not event.reaches(seat):
        return False
    if not event.reaches(ORACLE):
        return True  # what others did on their own is told now
    if not event.reaches(SPECTATOR):
        return False  # what the seat does on its own
    if len(event.secret) > 0:
        return seat in event.only
    return event.facts.get("seat") != seat  # else its own things are shown to others


def _then(after: State, seat: Seat) -> str:
    """What comes next; a lane with work left that does not ask its seat waits for chance."""
    if after.result is not None:
        return "over"
    if after.asked(seat) is not None:
        return "you"
    if after.agenda.is_forked():
        return "chance" if seat in after.at_work() else "others"
    return "others" if after.asked(CHANCE) is None else "chance"


def _common(tried: list[Prospect]) -> Prospect:
    """What is the same in all worlds."""
    first = tried[0]
    known = len(first.events)
    is_same = True
    for other in tried:
        known = min(known, _alike(first.events, other.events))
        is_same = is_same and first.then == other.then and first.key == other.key
        is_same = is_same and first.result == other.result
    lengths = [len(one.events) for one in tried]
    if is_same and known == max(lengths):
        return first
    return Prospect(first.action, first.events[:known], "hidden")


def _alike(one: list[Seen], other: list[Seen]) -> int:
    """How many events two stories have in common from their start."""
    known = 0
    while known < min(len(one), len(other)) and one[known].plain() == other[known].plain():
        known += 1
    return known
