"""Information-set Monte Carlo tree search, for any number of seats, at once or in turn.

Every seat has nodes of its own, one for each information set in which it is asked. So a seat never
chooses by what it cannot know, seats that answer at once choose independently (decoupled
selection), and each seat maximises its own result: co-operation and many seats need nothing
special. Chance, and everything below the leaves, is sampled.
"""

from math import exp, log, sqrt
from typing import Final, TypeAlias, final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64

from ..kernel.decision import Ask
from ..kernel.game import State
from ..kernel.rng import Rng
from ..kernel.seats import CHANCE, Seat
from .weight import Weight

# Exploration constants, in standard deviations of the results.
_EXPLORE: Final = 1.5
_TRUST: Final = 4.0  # of PUCT
_FIRST: Final = 50.0  # the standard deviation assumed at first, in thousandths
_LEAST: Final = 2.0  # the least standard deviation, in thousandths
_DEEPEST: Final = 1000  # most answers in one playout, if nothing else ends it

# The seat, the key of its question, its observation, and the options.
Sight: TypeAlias = tuple[int, str, bytes, tuple[int, ...]]


@final
class Node:
    """The statistics of the options in one information set."""

    def __init__(self, options: tuple[int, ...]) -> None:
        self.options: Final = options
        self.visits: i64 = 0
        self.met: i64 = 0  # the last playout that passed here
        self.total: i64 = 0  # sum of all results, in thousandths
        self.squares: i64 = 0  # sum of their squares
        self.tries: vec[i64] = vec[i64]([0] * len(options))
        self.worths: vec[i64] = vec[i64]([0] * len(options))  # sum of the results of each option
        self.prior: vec[float] = vec[float]()  # adds up to 1; empty without an evaluation
        self.next: Final[list[Node | None]] = [None] * len(
            options
        )  # the node reached right after each option

    def add(self, k: i64, worth: i64) -> None:
        """Add a result of option `k`."""
        self.visits += 1
        self.total += worth
        self.squares += worth * worth
        self.tries[k] += 1
        self.worths[k] += worth

    def promising(self, rng: Rng) -> i64:
        """The option to try next."""
        if len(self.prior) > 0:
            return self._by_prior()
        return self._by_confidence(rng)

    def _by_confidence(self, rng: Rng) -> i64:
        """UCB1; an untried option counts as tried once, with the mean result of the others."""
        usual = float(self.total) / float(max(1, self.visits))
        reach = _EXPLORE * self._spread() * sqrt(log(1.0 + float(self.visits)))
        found: i64 = 0
        alike: i64 = 0
        most = -1.0
        k: i64
        for k in range(len(self.options)):
            tries = float(self.tries[k])
            mean = float(self.worths[k]) / tries if tries > 0.0 else usual
            value = mean + reach / sqrt(max(1.0, tries))
            if value > most:
                most = value
                found = k
                alike = 1
            elif value == most:  # ties are broken at random
                alike += 1
                if rng.below(alike) == 0:
                    found = k
        return found

    def _by_prior(self) -> i64:
        """PUCT; an untried option counts with the mean result of the others."""
        usual = float(self.total) / float(max(1, self.visits))
        reach = _TRUST * self._spread() * sqrt(float(self.visits))
        found: i64 = 0
        most = -1.0
        k: i64
        for k in range(len(self.options)):
            tries = float(self.tries[k])
            mean = float(self.worths[k]) / tries if tries > 0.0 else usual
            value = mean + self.prior[k] * reach / (1.0 + tries)
            if value > most:
                most = value
                found = k
        return found

    def _spread(self) -> float:
        """The standard deviation of the results."""
        visits = float(self.visits)
        total = float(self.total)
        deviations = float(self.squares) - total * total / max(1.0, visits)
        return max(_LEAST, sqrt((deviations + _FIRST * _FIRST) / (visits + 1.0)))


@final
class Tree:
    """The search tree of one seat at one question, grown by playouts in possible worlds."""

    def __init__(self, seat: Seat, options: tuple[int, ...], rng: Rng, guided: bool) -> None:
        self._seat: Final = seat
        self._rng: Final = rng
        self._guided: Final = guided  # whether the game's evaluation is the prior
        self._ask: Final = Ask()
        self._aside: Final = Ask()  # for looking ahead while a question is open
        self._root: Final = Node(options)
        self._nodes: Final[dict[Sight, Node]] = {}
        self._playout: i64 = 0  # the number of the current playout
        self._path: list[Node] = []
        self._picks: list[i64] = []
        self._seats: list[i64] = []
        self._before: Node | None = None  # the last node, if nothing was sampled since

    def weights(self) -> list[Weight]:
        """The estimate of each option so far."""
        root = self._root
        found: list[Weight] = []
        for k in range(len(root.options)):
            tries = root.tries[k]
            found.append(Weight(root.options[k], int(root.worths[k] // max(1, tries)), int(tries)))
        return found

    def lead(self) -> i64:
        """By how many tries the most tried option is ahead of the second."""
        most: i64 = 0
        second: i64 = 0
        tries = self._root.tries
        k: i64
        for k in range(len(tries)):
            if tries[k] > most:
                second = most
                most = tries[k]
            elif tries[k] > second:
                second = tries[k]
        return most - second

    def grow(self, world: State) -> None:
        """Play a world to its end or to the horizon, evaluate it, and back the result up."""
        self._playout += 1
        self._path = []
        self._picks = []
        self._seats = []
        asked = world.agenda.find(world, self._seat, self._ask)
        assert asked, "a world asks the seat what the real table asks it"
        if self._guided and len(self._root.prior) == 0:
            self._root.prior = self._prior(world, self._root)
        self._answer(world, self._root)
        self._play(world)
        hopes = world.game.evaluate(world)
        for k in range(len(self._path)):
            self._path[k].add(self._picks[k], hopes[self._seats[k]])

    def _play(self, world: State) -> None:
        """Answer by the tree, adding one node for each seat; below the leaves answer at random.

        The horizon counts from the leaf; in simultaneous play, from the leaf of the searching
        seat. A game may return to an information set of this playout: the tree ends there for
        that seat, too, or a playout could cycle for ever.
        """
        agenda = world.agenda
        ask = self._ask
        rng = self._rng
        left: i64 = world.game.search_horizon
        deepest: i64 = _DEEPEST
        beyond: i64 = 0  # bit mask of the seats that have left the tree
        while deepest > 0 and agenda.advance(world, ask):
            deepest -= 1
            if ask.seat == CHANCE or beyond >> ask.seat & 1:
                self._before = None
                agenda.answer(world, ask.sample(rng))
            else:
                beyond |= self._choose(world)
            if beyond >> self._seat & 1 or (beyond != 0 and not agenda.is_forked()):
                left -= 1
                if left == 0:
                    break

    def _choose(self, world: State) -> i64:
        """Answer by the node of the question just asked; the seat's bit if it leaves the tree."""
        decision = self._ask.decision()
        options = world.game.tidy(world, decision)
        if len(options) == 1:
            world.agenda.answer(world, options[0])
            return 0
        seat = self._ask.seat
        before = self._before
        if before is not None and self._seats[-1] != seat:
            before = None
        node = before.next[self._picks[-1]] if before is not None else None
        if node is None or node.options != options:
            node = self._seen(world, decision.key, options)
            if before is not None:
                before.next[self._picks[-1]] = node
        if node.met == self._playout:
            self._before = None
            world.agenda.answer(world, options[self._rng.below(len(options))])
            return _bit(seat)
        is_new = node.visits == 0
        if self._guided and node.visits == 1:
            node.prior = self._prior(world, node)
        self._answer(world, node)
        return _bit(seat) if is_new else 0

    def _seen(self, world: State, key: str, options: tuple[int, ...]) -> Node:
        """The node of the information set of the seat that is asked."""
        seat = self._ask.seat
        seen = BytesWriter()
        world.game.write_observation(world, seat, seen)
        sight: Sight = (int(seat), key, seen.getvalue(), options)
        node = self._nodes.get(sight)
        if node is None:
            node = Node(options)
            self._nodes[sight] = node
        return node

    def _answer(self, world: State, node: Node) -> None:
        """Answer the question just asked by the node's statistics, and note it on the path."""
        k = node.promising(self._rng)
        node.met = self._playout
        self._path.append(node)
        self._picks.append(k)
        self._seats.append(self._ask.seat)
        self._before = node
        world.agenda.answer(world, node.options[k])

    def _prior(self, world: State, node: Node) -> vec[float]:
        """The prior of each option, from the game's evaluation right after it."""
        seat = self._ask.seat
        hopes: list[i64] = []
        for option in node.options:
            tried = world.clone()
            tried.agenda.answer(tried, option)
            tried.agenda.advance(tried, self._aside)
            hopes.append(tried.game.evaluate(tried)[seat])
        return _likelihoods(hopes)


def _likelihoods(hopes: list[i64]) -> vec[float]:
    """Softmax of the evaluations, in units of their standard deviation."""
    number = float(len(hopes))
    mean = float(sum(hopes)) / number
    spread = sqrt(sum([(float(hope) - mean) ** 2 for hope in hopes]) / number)
    most = float(max(hopes))
    chances = [exp((float(hope) - most) / max(_LEAST, spread)) for hope in hopes]
    total = sum(chances)
    return vec[float]([chance / total for chance in chances])


def _bit(seat: Seat) -> i64:
    one: i64 = 1
    return one << seat
