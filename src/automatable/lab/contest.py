"""Games between bots, each fixed by the contest and its number, so that any can be played alone."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b, sha256
from time import perf_counter
from typing import Any, NamedTuple

from ..bots import goodbye, make_bot
from ..kernel.decision import Decision
from ..kernel.game import State
from ..kernel.record import Answer, Record
from ..kernel.registry import game as game_named
from ..kernel.rng import Rng
from ..kernel.seat_view import Bot, SeatView
from ..kernel.seats import CHANCE
from .errors import BadContest

MOST_ANSWERS = 50_000  # a game that has not ended by then is called off
CALLED_OFF = "called_off"  # the reason of a game called off
COURSE = 50  # points of a game's course that are kept


@dataclass(frozen=True)
class Contest:
    """What is played: `make_contest` checks it. Game number n is always the same game."""

    game: str
    seats: tuple[str, ...]  # a bot as people type it, for each seat
    games: int
    pair: bool = False  # every deal is played once for each rotation of the bots over the seats
    settings: Mapping[str, str] = field(default_factory=dict)
    seed: str = "arena"

    def deal(self, number: int) -> int:
        """The deal of a game: deals with the same number have the same luck."""
        return number // len(self.seats) if self.pair else number

    def rotation(self, number: int) -> int:
        """By how many seats the bots have moved on."""
        return number % len(self.seats) if self.pair else 0

    def entrants(self, number: int) -> list[int]:
        """For each seat, the place in `seats` of the bot that sits there."""
        rotation = self.rotation(number)
        return [(seat + rotation) % len(self.seats) for seat in range(len(self.seats))]

    def plain(self) -> dict[str, Any]:
        """The contest as JSON data."""
        return {
            "game": self.game,
            "version": game_named(self.game).version,
            "seats": list(self.seats),
            "games": self.games,
            "pair": self.pair,
            "settings": dict(self.settings),
            "seed": self.seed,
        }


def make_contest(
    game: str,
    seats: Sequence[str],
    games: int,
    pair: bool = False,
    settings: Mapping[str, str] | None = None,
    seed: str = "arena",
) -> Contest:
    """The contest, checked; one bot given for several seats sits in all of them.

    Paired games are rounded up to whole rotations. Raises UnknownGame, UnknownBot, BadSettings or
    BadContest.
    """
    state = game_named(game).new(settings)
    bots = tuple(seats) * state.seats if len(seats) == 1 else tuple(seats)
    if len(bots) != state.seats:
        raise BadContest(
            f"this table has {state.seats} seats, {len(bots)} bots are given",
            "seats",
            seats=state.seats,
            given=len(bots),
        )
    goodbye([make_bot(bot, 0) for bot in bots], None)
    if games < 1:
        raise BadContest(f"{games} games are no contest; play at least 1", "games", games=games)
    whole = -(-games // len(bots)) * len(bots) if pair else games
    given = state.game.given(state)
    return Contest(state.game.id, bots, whole, pair, given, seed)


@dataclass(frozen=True)
class GameRow:
    """What is known of a finished game; lists have an entry for each seat."""

    game: int
    deal: int
    rotation: int
    seats: list[str]
    entrants: list[int]
    scores: list[int]  # all zero when called off
    shares: list[int]  # of a thousand points; all zero when called off
    together: bool  # whether all won or lost together
    reason: str
    rule: str
    answers: int  # nature's, too
    decisions: list[int]  # questions with more than one option
    options: list[list[int]]  # how many options each of them had
    seconds: list[float]  # spent on them
    advice: list[list[int]]  # at up to COURSE points of the game, first and last included
    record: str  # SHA-256 of the record's text, its first 16 digits

    @property
    def is_finished(self) -> bool:
        """Whether the game came to its end."""
        return self.reason != CALLED_OFF


class Played(NamedTuple):
    """A finished game: what is known of it, and its record as text."""

    row: GameRow
    record: str


def play_game(contest: Contest, number: int) -> Played:
    """Play the game of that number to its end."""
    return _Table(contest, number).play()


class _Table:
    """One game being played, and what is measured on the way."""

    def __init__(self, contest: Contest, number: int) -> None:
        self.contest = contest
        self.number = number
        deal = contest.deal(number)
        self.entrants = contest.entrants(number)
        self.names = [contest.seats[entrant] for entrant in self.entrants]
        self.state: State = game_named(contest.game).new(contest.settings)
        self.record = Record.of(self.state, self.names)
        self.nature = Rng(_seed(contest.seed, deal, "nature"))
        self.bots: list[Bot] = [
            make_bot(name, _seed(contest.seed, deal, "seat", seat, self.entrants[seat]))
            for seat, name in enumerate(self.names)
        ]
        self.options: list[list[int]] = [[] for _ in self.bots]
        self.seconds = [0.0] * len(self.bots)
        self.course: list[list[int]] = []

    def play(self) -> Played:
        try:
            self._play_on()
        finally:
            goodbye(self.bots, self.state.result)
        text = self.record.text()
        return Played(self._row(text), text)

    def _play_on(self) -> None:
        while len(self.record.answers) < MOST_ANSWERS and (decisions := self.state.open()):
            nature = [decision for decision in decisions if decision.seat == CHANCE]
            self._answer(nature or decisions)
        self._note_advice()

    def _answer(self, decisions: list[Decision]) -> None:
        """Everybody chooses on the same table; only then is anything carried out."""
        if decisions[0].seat != CHANCE:
            self._note_advice()
        chosen = [(decision.seat, self._choose(decision)) for decision in decisions]
        for seat, action in chosen:
            self.state.apply(seat, action)
            self.record.answers.append(Answer(int(seat), action))

    def _choose(self, decision: Decision) -> int:
        if decision.seat == CHANCE:
            return decision.sample(self.nature)
        if len(decision.options) == 1:
            return decision.options[0]
        view = SeatView(self.state, decision.seat)
        started = perf_counter()
        action = self.bots[decision.seat].choose(view)
        self.seconds[decision.seat] += perf_counter() - started
        self.options[decision.seat].append(len(decision.options))
        return action

    def _note_advice(self) -> None:
        self.course.append(list(self.state.game.advice(self.state)))

    def _row(self, text: str) -> GameRow:
        result = self.state.result
        nothing = [0] * len(self.bots)
        return GameRow(
            game=self.number,
            deal=self.contest.deal(self.number),
            rotation=self.contest.rotation(self.number),
            seats=self.names,
            entrants=self.entrants,
            scores=list(result.scores) if result else nothing,
            shares=list(result.shares()) if result else nothing,
            together=result is not None and result.together,
            reason=result.reason if result else CALLED_OFF,
            rule=result.rule if result else "",
            answers=len(self.record.answers),
            decisions=[len(each) for each in self.options],
            options=self.options,
            seconds=[round(each, 6) for each in self.seconds],
            advice=_thinned(self.course, COURSE),
            record=sha256(text.encode()).hexdigest()[:16],
        )


def _thinned(points: list[list[int]], most: int) -> list[list[int]]:
    """At most so many of the points, evenly, the first and the last among them."""
    last = len(points) - 1
    if last < most:
        return points
    return [points[round(k * last / (most - 1))] for k in range(most)]


def _seed(*parts: object) -> int:
    """A seed fixed by its parts and unlike that of any others."""
    text = "\n".join(str(part) for part in parts)
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")
