"""A player who gets somewhere: plays all cards, buys dear ones, walks up to enemies and strikes."""

from automatable import CHANCE, Rng
from automatable.games.robot_quest_arena.geometry import distance
from automatable.games.robot_quest_arena.robots import COUNT
from automatable.games.robot_quest_arena.state import ArenaState
from automatable.kernel.decision import Decision
from automatable.kernel.game import State

FIRST = ("ability", "push")  # what is done whenever it can be, once cards are played


def choose(state: State, decision: Decision, rng: Rng) -> int:
    """An answer; nature and questions without a better and a worse answer are left to chance."""
    assert isinstance(state, ArenaState)
    if decision.seat == CHANCE or decision.key != "act":
        return decision.sample(rng)
    cards = _of_verb(state, decision, "play")
    if cards:
        return cards[rng.below(len(cards))]
    for verb in FIRST:
        if found := _of_verb(state, decision, verb):
            return found[rng.below(len(found))]
    if bought := _of_verb(state, decision, "buy"):
        return max(bought, key=lambda option: int(state.cards.cost[option - state.acts.buy]))
    return _nearer(state, decision)


def _of_verb(state: ArenaState, decision: Decision, verb: str) -> list[int]:
    catalogue = state.game.catalogue
    return [option for option in decision.options if catalogue.verb(option) == verb]


def _nearer(state: ArenaState, decision: Decision) -> int:
    """A move that brings a robot nearer to an enemy, or the end of the turn."""
    acts = state.acts
    best, gained = decision.options[0], 0
    for option in _of_verb(state, decision, "move"):
        robot = acts.robot_of(acts.move, option)
        here = _farness(state, int(state.square[robot]))
        gain = here - _farness(state, int(acts.square_of(acts.move, option)))
        if gain > gained:
            best, gained = option, gain
    return best


def _farness(state: ArenaState, square: int) -> int:
    """How far the nearest enemy is from a square."""
    enemies = [
        int(distance(state.arena.columns, square, state.square[robot]))
        for robot in range(int(COUNT))
        if state.is_in_arena(robot) and not state.is_friend(robot, state.active)
    ]
    return min(enemies, default=0)
