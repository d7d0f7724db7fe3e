"""A phase as one proposal: the answers a seat could give to all its questions, for boards.

It is made by doing the phase on a copy of the table, always with the answer that looks best, so
every answer of it is on offer when its turn comes. Cards drawn on the way are unknown to the seat
and left out: a plan never tells what is in a deck.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ...kernel.decision import Decision
from ...kernel.errors import IllegalAction, NotAsked
from ...kernel.seats import Action, Seat
from .effects import Res
from .printed import item
from .printed_shape import RaisingItem
from .rules.draw import Draw
from .rules.pay import own_goods
from .rules.step import WorkStep
from .rules.tokens import is_placing
from .shape import RaisingChoice, RaisingPlan, RaisingStep
from .state import RaisingState
from .worth import worth

_LINES: Final = ("perform", "use", "activate", "buy", "assemble")  # a line begins with one of these
_INSIDE: Final = ("pay", "gain", "wild", "unlock", "inspire", "cycle", "ability")
_EQUAL: Final = ("pay", "gain", "wild")  # questions whose answers are worth much the same
_MOST_PLANS: Final = 5  # by the number of batteries
_MOST_STEPS: Final = 40
_CARD: Final[i64] = 40  # what a card drawn on the way is worth, in hundredths of a VP
_KINDS: Final[i64] = 8  # goods in the order of Res, then robot cards


def plans(state: RaisingState, seat: Seat) -> list[RaisingPlan]:
    """What a seat could do in its present phase: a plan for each number of batteries."""
    if seat < 0 or seat >= len(state.agenda.lanes()):
        return []
    walk = _Walk(state, seat)
    decision = walk.decision()
    if decision is None or decision.key not in _LINES + _INSIDE:
        return []
    if decision.key != "perform":
        return _advised([walk], [state.acts.done]) if _is_in_phase(state, seat) else []
    first = state.acts.batteries
    options = walk.asking().tidy(state, decision)
    spent = [option for option in options if first <= option < state.acts.buy]
    found = _advised([walk.copy() for _ in spent[:_MOST_PLANS]], spent)
    if len(spent) <= _MOST_PLANS:
        for option in decision.options:
            if spent[-1] < option < state.acts.buy:  # which no row needs (RR-ROW-11)
                found[-1]["batteries"].append(int(option - first))
    return found


def _advised(walks: list["_Walk"], batteries: list[int]) -> list[RaisingPlan]:
    """A plan for each number of batteries that makes a difference, the best one marked."""
    found: list[RaisingPlan] = []
    best: i64 = 0
    most: i64 = 0
    last: list[int] = []
    for k, walk in enumerate(walks):
        path = _Path()
        _walk_through(walk, batteries[k], path)
        rest = [action for action in path.actions if action != batteries[k]]
        count = max(0, batteries[k] - int(walk.state.acts.batteries))
        if k > 0 and rest == last:
            found[-1]["batteries"].append(count)  # one more changes nothing
            continue
        last = rest
        hope = walk.hope()
        if len(found) == 0 or hope > most:
            best, most = len(found), hope
        found.append(_plan(walk, path))
        found[-1]["batteries"].append(count)
    found[best]["advised"] = True
    return found


@final
class _Path:
    """The steps of a plan with their numbers, and where each of them was answered."""

    def __init__(self) -> None:
        self.steps: Final[list[RaisingStep]] = []
        self.actions: Final[list[int]] = []
        self.walks: Final[list[_Walk]] = []


def _is_in_phase(state: RaisingState, seat: Seat) -> bool:
    """Whether a seat is in the midst of a phase, not at the start or the end of a round."""
    for step in state.agenda.lanes()[seat]:
        assert isinstance(step, WorkStep)
        if step.OF_PHASE:
            return True
    return False


@final
class _Walk:
    """A phase being done on a copy of the table, on which nothing comes after the phases.

    What follows once everybody has finished would tell what others hide: whether they are asked
    something first.
    """

    def __init__(self, state: RaisingState, seat: Seat) -> None:
        self.state: Final = state.clone()
        self.state.agenda.load([], self.state.agenda.lanes())
        self.seat: Final = seat
        self.drawn: i64 = 0

    def copy(self) -> "_Walk":
        """Another walk from here on."""
        new = _Walk(self.state, self.seat)
        new.drawn = self.drawn
        return new

    def decision(self) -> Decision | None:
        """What the seat is asked next, its draws left out."""
        while True:
            found = self.state.asked(self.seat)
            lanes = self.state.agenda.lanes()
            if found is not None or len(lanes) == 0 or len(lanes[self.seat]) == 0:
                return found
            step = lanes[self.seat][0]
            if not isinstance(step, Draw):
                return None
            self.drawn += step.count
            lanes[self.seat] = lanes[self.seat][1:]
            self.state.agenda.load(self.state.agenda.trunk(), lanes)

    def asking(self) -> WorkStep:
        """The step that asks."""
        step = self.state.agenda.lanes()[self.seat][0]
        assert isinstance(step, WorkStep)
        return step

    def apply(self, action: Action) -> None:
        """Give an answer, and what follows from it up to the next question."""
        self.state.apply(self.seat, action)
        self.decision()

    def can(self, actions: list[int]) -> bool:
        """Give answers one after the other; whether all of them were on offer."""
        for action in actions:
            try:
                self.state.apply(self.seat, action)
            except NotAsked:  # cards come first
                decision = self.decision()
                if decision is None or action not in decision.options:
                    return False
                self.state.apply(self.seat, action)
            except IllegalAction:
                return False
        return True

    def has(self) -> vec[i64]:
        """All goods of the seat, then its cards, with those drawn."""
        found = [int(good) for good in list(own_goods(self.state, self.seat))]
        found.append(int(self.state.hand_size(self.seat) + self.drawn))
        return vec[i64](found)

    def hope(self) -> i64:
        """What the seat has and will have of this phase, as bots see it."""
        lanes = self.state.agenda.lanes()
        due = lanes[self.seat] if lanes else []
        return worth(self.state, self.seat, due) + _CARD * self.drawn


def _walk_through(walk: _Walk, batteries: Action, path: _Path) -> None:
    """Go to the end of the phase, or to a question about cards not seen yet.

    Where batteries are asked for, this number is spent.
    """
    is_begun = False
    while len(path.steps) < _MOST_STEPS:
        decision = walk.decision()
        if decision is None or decision.key not in _LINES + _INSIDE:
            break
        if decision.key == "perform":
            if is_begun:
                break  # the next phase
            options = [one for one in decision.options if is_placing(walk.state, one)]
            action = _best(walk, [*options, int(batteries)], False)
            is_begun = action == batteries
        else:
            is_begun = True
            tidy = list(walk.asking().tidy(walk.state, decision))
            action = _best(walk, tidy, decision.key in _EQUAL)
        path.walks.append(walk.copy())
        path.actions.append(action)
        path.steps.append(_step(walk, decision, action))


def _plan(walk: _Walk, path: _Path) -> RaisingPlan:
    """The plan of a path that ends where the walk is now."""
    ends = walk.decision()
    for k in range(len(path.steps)):
        _add_choices(path.steps, path.actions, k, path.walks[k])
    return {
        "answer": " ".join([step["action"] for step in path.steps]),
        "batteries": [],
        "advised": False,
        "steps": path.steps,
        "stop": "" if ends is None or ends.key == "perform" else ends.key,
    }


def _best(walk: _Walk, options: list[int], by_taste: bool) -> int:
    """The answer that looks best; of equal ones that which keeps what the hand asks for."""
    best, most = options[0], 0
    for k, option in enumerate(options):
        if len(options) == 1:
            break
        if by_taste:
            found = _taste(walk.state, walk.seat, option)
        else:
            trial = walk.copy()
            trial.state.apply(walk.seat, option)  # cards still to be drawn count
            found = int(trial.hope())
        if k == 0 or found > most:
            best, most = option, found
    return best


def _taste(state: RaisingState, seat: Seat, action: Action) -> int:
    """To gain what is wanted, and to pay with what is not: tape and cards come last."""
    acts = state.acts
    if acts.gain <= action < acts.gain + Res.T:
        return int(_wanted(state, seat, action - acts.gain))
    if acts.pay <= action < acts.pay + Res.T:
        return 30 - int(_wanted(state, seat, action - acts.pay))
    if action == acts.gain + Res.T or action == acts.usual:
        return 40
    return 5 if action == acts.pay + Res.T else 0


def _wanted(state: RaisingState, seat: Seat, kind: i64) -> i64:
    """How much of a material the robots in hand ask for, less what is there."""
    found = -state.good(seat, kind)
    robot: i64
    for robot in range(len(state.robots)):
        if state.holds(seat, robot):
            found += state.cards.robots.left[robot].cost[kind]
    return max(-19, min(19, found))


def _step(walk: _Walk, decision: Decision, action: int) -> RaisingStep:
    """Give an answer, and say what came of it."""
    before = walk.has()
    draws, drawn = walk.asking().draws(walk.state), walk.drawn
    walk.apply(action)
    after = walk.has()
    if len(draws) > 0:  # with cards that come anyway
        more = int(walk.drawn - drawn) - draws[0]
        draws = [count + more for count in draws]
    return {
        "key": decision.key,
        "inside": decision.key in _INSIDE,
        "action": walk.state.game.catalogue.name(action),
        "gets": _items(before, after),
        "pays": _items(after, before),
        "draws": draws,
        "choices": [],
    }


def _items(before: vec[i64], after: vec[i64]) -> list[RaisingItem]:
    """What there is more of."""
    found: list[RaisingItem] = []
    kind: i64
    for kind in range(_KINDS):
        if after[kind] > before[kind]:
            found.append(item(kind, after[kind] - before[kind]))
    return found


def _add_choices(steps: list[RaisingStep], actions: list[int], k: int, walk: _Walk) -> None:
    """Tell what else could be answered at a step, and whether the rest stays possible then.

    An answer that begins a line stands for the whole line. Of batteries there is a plan for each
    number; cards to be exchanged are given up before the answer, as many as one likes.
    """
    decision = walk.decision()
    assert decision is not None
    rest = k + 1
    if decision.key in _LINES:
        while rest < len(steps) and steps[rest]["key"] in _INSIDE:
            rest += 1
    known: dict[int, bool] = {}
    for option in decision.options:
        if option == actions[k] or walk.state.acts.batteries <= option < walk.state.acts.buy:
            continue
        trial = walk.copy()
        before = trial.has()
        trial.apply(option)
        after = trial.has()
        is_own = option in actions or _is_built(walk.state, option, actions)
        like = option if is_own else _like(walk.state, option)
        if like not in known:
            known[like] = decision.key == "cycle" or trial.can(actions[rest:])
        choice: RaisingChoice = {
            "action": walk.state.game.catalogue.name(option),
            "gets": _items(before, after),
            "pays": _items(after, before),
            "stays": known[like],
        }
        steps[k]["choices"].append(choice)


def _is_built(state: RaisingState, option: Action, actions: list[int]) -> bool:
    """Whether an answer pays with a robot card that the plan assembles."""
    robot, count = option - state.acts.pay - Res.T - 1, len(state.robots)
    if not 0 <= robot < count:
        return False
    left = int(state.acts.assemble + robot)
    return left in actions or left + count in actions


def _like(state: RaisingState, option: Action) -> int:
    """A number for answers after which the same is possible: other cards, tokens of a type."""
    acts = state.acts
    if acts.pay + Res.T < option < acts.gain:
        return -1
    if acts.unlock + 8 <= option < acts.inspire:
        return int(acts.unlock + 4 + (option - acts.unlock) % 4)
    return int(option)
