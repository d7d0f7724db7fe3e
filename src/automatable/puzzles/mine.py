"""Finds puzzles in games that bots play; each game is determined by its number."""

from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from hashlib import blake2b
from math import log10
from typing import NamedTuple

from ..bots import installed_bot
from ..kernel.game import State
from ..kernel.registry import game as game_named
from ..kernel.rng import Rng
from ..kernel.seat_view import Bot, SeatView
from ..kernel.seats import CHANCE
from .goal import COUNT, NOTHING, SCORE, WIN, Goal, has_stopped
from .puzzle import Puzzle
from .turns import Best, TooLarge, Turn, share_of_luck

MOST_ANSWERS = 20_000
_TRIES_OF_A_TURN = 4  # questions of a turn at which it may still be too large
_LEAST_SHARE = 0.0005  # what counts for a goal that no random turn has reached
_EASIEST, _TENFOLD = 500, 400  # the rating if every random turn reaches it, and for ten times fewer


@dataclass(frozen=True)
class Plan:
    """How puzzles of a game are looked for."""

    game: str
    settings: Mapping[str, str] = field(default_factory=dict)
    goal: Goal = field(default_factory=lambda: Goal("answer"))
    player: str = "search:60"  # the bots that play
    clumsy: int = 6  # one answer in six is random: good players meet few clear questions
    states: int = 6000  # positions at most of a proof
    gap: int = 125  # thousandths by which a right answer must be ahead
    gain: int = 1  # the least that the best way gains over stopping at once
    steps: int = 4  # most questions of a puzzle with right answers
    per_game: int = 3
    last: int = 3  # turns at the end of a game that are dealt again to find one that wins
    deals: int = 0  # how often each of them
    line: int = 2  # least answers of a solution to any other goal
    tries: int = 1000  # random turns, by which a puzzle is rated
    rarest: float = 0.05  # a goal that random turns reach more often is no puzzle


def seed_of(*parts: object) -> int:
    """A seed that belongs to these parts."""
    text = "\n".join(str(part) for part in parts)
    return int.from_bytes(blake2b(text.encode(), digest_size=6).digest(), "big")


def luck_of(number: int) -> int:
    """The seed of the random turns that rate the puzzles of a game."""
    return seed_of(number, "luck")


class Moment(NamedTuple):
    """A state of a game, and what was answered there."""

    state: State
    answers: list[tuple[int, int]]

    @property
    def seat(self) -> int:
        """Who answered, or the first who did."""
        return self.answers[0][0]


def moments_of(plan: Plan, number: int) -> list[Moment]:
    """A game between bots, from its setup to its last answer."""
    state: State = game_named(plan.game).new(plan.settings)
    rng = Rng(seed_of(plan.game, number))
    bots: list[Bot] = [
        installed_bot(plan.player, seed_of(number, seat)) for seat in range(state.seats)
    ]
    found: list[Moment] = []
    while state.result is None and len(found) < MOST_ANSWERS:
        asked = state.open()
        nature = [decision for decision in asked if decision.seat == CHANCE]
        before = state.clone()
        chosen = [
            (
                one.seat,
                one.sample(rng)
                if one.seat == CHANCE
                else _choice(plan, state, one.seat, bots, rng),
            )
            for one in (nature or asked)
        ]
        found.append(Moment(before, [(int(seat), action) for seat, action in chosen]))
        for seat, action in chosen:
            state.apply(seat, action)
    return found


def _choice(plan: Plan, state: State, seat: int, bots: list[Bot], rng: Rng) -> int:
    view = SeatView(state, seat)
    if len(view.decision.options) == 1:
        return view.decision.options[0]
    if rng.below(plan.clumsy) == 0:
        return view.tidy[rng.below(len(view.tidy))]
    return bots[seat].choose(view)


def mine_game(plan: Plan, number: int) -> list[Puzzle]:
    """The puzzles in the game of that number, the rarest solutions first."""
    if plan.goal.is_answer:
        from .mine_duels import mine_duel

        return mine_duel(plan, number)
    if plan.goal.kind == WIN:
        return mine_win(plan, number)
    return mine_turns(plan, number) if plan.goal.kind == COUNT else mine_end(plan, number)


def mine_end(plan: Plan, number: int) -> list[Puzzle]:
    """The puzzle of the end of that game: from the earliest question that can be played through."""
    found: tuple[State, int, Best] | None = None
    turn: Turn | None = None
    for moment in reversed(moments_of(plan, number)):
        state, seat = moment.state, moment.seat
        if has_stopped(state, seat):
            break
        turn = turn or Turn(seat, _goal(plan, seat), plan.states)
        try:
            best = turn.best(state)
        except (TooLarge, RecursionError):
            break
        if best.reached == NOTHING:
            break
        found = state, seat, best
    one = _judged(plan, *found, number) if found is not None else None
    return [] if one is None else [one]


def mine_win(plan: Plan, number: int) -> list[Puzzle]:
    """The puzzles of ends that win, the rarest first: what wins is the proof."""
    moments = moments_of(plan, number)
    ends = [_own_end(moments), *ends_dealt_again(plan, moments, number)]
    found = [one for end in ends if (one := _won(plan, *end, number)) is not None]
    found.sort(key=lambda one: (one.rating, one.id), reverse=True)
    return found[: plan.per_game]


def _won(plan: Plan, state: State, seat: int, line: list[int], number: int) -> Puzzle | None:
    """The puzzle of a line that wins, or of a shorter way that does."""
    after = state.clone()
    for action in line:
        after.apply(seat, action)
    goal = _goal(plan, seat)
    if not line or goal.reached(after, seat) < 1:
        return None
    one = _judged(plan, state, seat, Best(1, line, len(line)), number)
    if one is not None:
        with suppress(TooLarge, RecursionError):
            best = Turn(seat, goal, plan.states).best(state)
            one = _judged(plan, state, seat, best, number)
    return one


def _own_end(moments: list[Moment]) -> tuple[State, int, list[int]]:
    """The end of a game as it was played: from where nobody but one seat was asked any more."""
    line: list[int] = []
    first = moments[-1]
    for moment in reversed(moments):
        if has_stopped(moment.state, moment.seat) or moment.seat != first.seat:
            break
        first = moment
        line.insert(0, moment.answers[0][1])
    return first.state, first.seat, line


def ends_dealt_again(
    plan: Plan, moments: list[Moment], number: int
) -> Iterator[tuple[State, int, list[int]]]:
    """The last turns of a game with other draws, as a bot plays them on."""
    draws = [
        place
        for place, moment in enumerate(moments)
        if moment.seat == CHANCE and (place == 0 or moments[place - 1].seat != CHANCE)
    ]
    for place in draws[-plan.last :]:
        for deal in range(plan.deals):
            seed = seed_of(number, place, deal)
            state = _dealt(moments[place].state, Rng(seed))
            asked = state.open()
            if len(asked) == 1:
                seat = asked[0].seat
                yield state, seat, _turn(state, seat, installed_bot(plan.player, seed))


def _dealt(state: State, rng: Rng) -> State:
    """A state after all that chance decides next."""
    after = state.clone()
    while (asked := after.open()) and asked[0].seat == CHANCE:
        after.apply(CHANCE, asked[0].sample(rng))
    return after


def _turn(state: State, seat: int, bot: Bot) -> list[int]:
    """What a bot answers until chance or somebody else comes in."""
    at, line = state.clone(), list[int]()
    while not has_stopped(at, seat):
        line.append(bot.choose(SeatView(at, seat)))
        at.apply(seat, line[-1])
    return line


def mine_turns(plan: Plan, number: int) -> list[Puzzle]:
    """The puzzles of turns in the game of that number: at most one for each turn."""
    found: list[Puzzle] = []
    moments = moments_of(plan, number)
    begin = seed_of(number, "begin") % max(1, len(moments) * 3 // 4)
    last: tuple[State, int] | None = None  # the last one tried, and how often more in its turn
    for state, seat in [(one.state, one.seat) for one in moments[begin:]]:
        if has_stopped(state, seat):
            continue
        if len(found) == plan.per_game:
            break
        left = _TRIES_OF_A_TURN
        if last is not None and _is_same_turn(last[0], state, seat):
            left = last[1] - 1
        last = state, left
        best = _best(plan, state, seat) if left > 0 else None
        if best is None or best.reached == NOTHING:
            continue
        last = state, 0
        one = _judged(plan, state, seat, best, number)
        if one is not None:
            found.append(one)
    return found


def _is_same_turn(before: State, state: State, seat: int) -> bool:
    """Whether a state is of the same turn as one before it."""
    views = [one.game.view(one, seat) for one in (before, state)]
    return all(views[0].get(part) == views[1].get(part) for part in ("turn", "round", "active"))


def _goal(plan: Plan, seat: int) -> Goal:
    """The goal of a seat: in a place `{seat}` stands for its number."""
    places = tuple(place.format(seat=seat) for place in plan.goal.places)
    return replace(plan.goal, places=places)


def _best(plan: Plan, state: State, seat: int) -> Best | None:
    try:
        return Turn(seat, _goal(plan, seat), plan.states).best(state)
    except (TooLarge, RecursionError):
        return None


def _judged(plan: Plan, state: State, seat: int, best: Best, number: int) -> Puzzle | None:
    """The puzzle of a turn, if its best way is worth finding and hard to find by chance."""
    goal = replace(_goal(plan, seat), target=best.reached)
    now = goal.reached(state, seat)
    if len(best.line) < plan.line or best.reached < (0 if goal.kind == SCORE else now + plan.gain):
        return None
    share = share_of_luck(state, seat, goal, plan.tries, luck_of(number), plan.rarest)
    if share > plan.rarest:
        return None
    game = state.game
    proof = {"states": best.states, "share": share, "from": number}
    return Puzzle(
        game,
        seat,
        game.position(state),
        goal,
        rating_of(share),
        proof,
        line=tuple(game.catalogue.name(action) for action in needed(state, seat, goal, best.line)),
        settings=game.settings_of(state),
    )


def needed(state: State, seat: int, goal: Goal, line: list[int]) -> list[int]:
    """The line up to where the goal is reached: what is counted is counted at once."""
    at = state.clone()
    for count, action in enumerate(line):
        if goal.kind == COUNT and goal.reached(at, seat) >= goal.target:
            return line[:count]
        at.apply(seat, action)
    return line


def rating_of(share: float) -> int:
    """The rating of a puzzle that this share of random turns solves."""
    return round(_EASIEST + _TENFOLD * log10(1 / max(share, _LEAST_SHARE)))
