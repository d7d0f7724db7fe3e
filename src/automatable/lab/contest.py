"""Games between bots, each determined by contest and number, so that any can be repeated."""

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
from .tallying import Counted, Reached, counted, lead_changes, reached

MOST_ANSWERS = 50_000  # a game that has not ended by then is called off
CALLED_OFF = "called_off"  # the reason given for such a game
FORMAT = 2  # of a row; results of another one cannot be continued
CURVE = 50  # evaluations kept of a game


@dataclass(frozen=True)
class Contest:
    """What is played, as checked by `make_contest`. Game number n is always the same game."""

    game: str
    seats: tuple[str, ...]  # for each seat a bot, as people type it
    games: int
    pair: bool = False  # every deal is played once for each rotation of the bots over the seats
    settings: Mapping[str, str] = field(default_factory=dict)
    seed: str = "arena"

    def deal(self, number: int) -> int:
        """The deal of a game: games of the same deal have the same chance events."""
        return number // len(self.seats) if self.pair else number

    def rotation(self, number: int) -> int:
        """By how many seats the bots are rotated."""
        return number % len(self.seats) if self.pair else 0

    def entrants(self, number: int) -> list[int]:
        """For each seat, the index in `seats` of the bot that sits there."""
        rotation = self.rotation(number)
        return [(seat + rotation) % len(self.seats) for seat in range(len(self.seats))]

    def game_at(self, number: int) -> "ContestGame":
        """The game of that number, before its first answer."""
        return ContestGame(self, number)

    def plain(self) -> dict[str, Any]:
        """The contest as JSON data."""
        return {
            "format": FORMAT,
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
    pair: bool = True,
    settings: Mapping[str, str] | None = None,
    seed: str = "arena",
) -> Contest:
    """The checked contest; a single bot takes all seats.

    Paired games are rounded up to whole rotations. Raises UnknownGame, UnknownBot, BadSettings or
    BadContest.
    """
    state = game_named(game).new(settings)
    bots = tuple(seats) * state.seats if len(seats) == 1 else tuple(seats)
    if len(bots) != state.seats:
        raise BadContest(
            f"this table has {state.seats} seats, not {len(bots)}",
            "seats",
            seats=state.seats,
            given=len(bots),
            more="yes" if len(bots) > state.seats else "no",
        )
    goodbye([make_bot(bot, 0) for bot in bots], None)
    if games < 1:
        raise BadContest(f"a contest needs at least 1 game, not {games}", "games", games=games)
    whole = -(-games // len(bots)) * len(bots) if pair else games
    given = state.game.settings_of(state)
    return Contest(state.game.id, bots, whole, pair, given, seed)


@dataclass(frozen=True)
class GameRow:
    """The data of a finished game; lists have an entry for each seat."""

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
    answers: int  # including nature's
    decisions: list[int]  # questions with more than one option
    options: list[list[int]]  # the number of options of each of them
    seconds: list[float]  # spent on them
    evaluations: list[list[int]]  # at up to CURVE points, first and last included
    lead_changes: int  # 0 where nobody plays against anybody
    reached: list[Reached]  # what was compared at the end, and what the game tells besides
    counted: list[Counted]  # what seats bought, built or repaired, as the game declares it
    record: str  # SHA-256 of the record's text, its first 16 digits

    @property
    def is_finished(self) -> bool:
        """Whether the game ended by its rules."""
        return self.reason != CALLED_OFF


class FinishedGame(NamedTuple):
    """A finished game: its data, and its record as text."""

    row: GameRow
    record: str


def play_game(contest: Contest, number: int) -> FinishedGame:
    """Play the game of that number to its end."""
    return contest.game_at(number).play()


class ContestGame:
    """One game being played, and its measurements."""

    def __init__(self, contest: Contest, number: int) -> None:
        self.contest = contest
        self.number = number
        deal = contest.deal(number)
        self.entrants = contest.entrants(number)
        self.names = [contest.seats[entrant] for entrant in self.entrants]
        self.state: State = self.begin()
        self.record = Record.of(self.state, self.names)
        self.nature = Rng(_seed(contest.seed, deal, "nature"))
        self.bots: list[Bot] = [
            make_bot(name, _seed(contest.seed, deal, "seat", seat, self.entrants[seat]))
            for seat, name in enumerate(self.names)
        ]
        self.options: list[list[int]] = [[] for _ in self.bots]
        self.seconds = [0.0] * len(self.bots)
        self.curve: list[list[int]] = []

    def begin(self) -> State:
        """The game before the first answer, with somebody listening."""
        state: State = game_named(self.contest.game).listened(self.contest.settings)
        return state

    def play(self) -> FinishedGame:
        """Play to the end."""
        try:
            self.play_on()
        finally:
            goodbye(self.bots, self.state.result)
        text = self.record.text()
        return FinishedGame(self.row(text), text)

    def play_on(self) -> None:
        """Answer all questions until the game is over, or called off."""
        while len(self.record.answers) < MOST_ANSWERS and (decisions := self.state.open()):
            nature = [decision for decision in decisions if decision.seat == CHANCE]
            self._answer(nature or decisions)
        self._note_evaluation()

    def _answer(self, decisions: list[Decision]) -> None:
        """Let all choose in the same state before any answer is applied."""
        if decisions[0].seat != CHANCE:
            self._note_evaluation()
        chosen = [(decision.seat, self._choose(decision)) for decision in decisions]
        for seat, action in chosen:
            self.state.apply(seat, action)
            self.record.answers.append(Answer(int(seat), action))

    def _choose(self, decision: Decision) -> int:
        if decision.seat == CHANCE:
            return decision.sample(self.nature)
        if len(decision.options) == 1:
            return decision.options[0]
        started = perf_counter()
        action = self.chosen(decision.seat)
        self.seconds[decision.seat] += perf_counter() - started
        self.options[decision.seat].append(len(decision.options))
        return action

    def chosen(self, seat: int) -> int:
        """What the bot in a seat answers."""
        return self.bots[seat].choose(SeatView(self.state, seat))

    def _note_evaluation(self) -> None:
        self.curve.append(list(self.state.game.evaluate(self.state)))

    def row(self, text: str) -> GameRow:
        """What was measured, with the text of the record."""
        result = self.state.result
        nothing = [0] * len(self.bots)
        rivals = result is not None and not result.together
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
            evaluations=_thinned(self.curve, CURVE),
            lead_changes=lead_changes(self.curve) if rivals else 0,
            reached=reached(self.state),
            counted=counted(self.state),
            record=sha256(text.encode()).hexdigest()[:16],
        )


def _thinned(points: list[list[int]], most: int) -> list[list[int]]:
    """At most that many of the points, evenly spaced, including the first and the last."""
    last = len(points) - 1
    if last < most:
        return points
    return [points[round(k * last / (most - 1))] for k in range(most)]


def _seed(*parts: object) -> int:
    """A seed derived from these parts, different for all others."""
    text = "\n".join(str(part) for part in parts)
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")
