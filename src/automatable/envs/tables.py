"""Many games side by side inside compiled code, seen from one seat."""

from collections.abc import Callable
from typing import Any, Final, final

from librt.strings import BytesWriter, read_f64_le, read_i64_le, write_f64_le, write_i64_le
from mypy_extensions import i64, u8

from ..kernel.decision import Ask
from ..kernel.errors import AutomatableError, IllegalAction
from ..kernel.game import Result, State
from ..kernel.rng import Rng
from ..kernel.seat_view import Bot, SeatView
from ..kernel.seats import CHANCE, Action, Seat
from .rewards import Shaping, final_rewards, points, potential, ranks
from .table import bot_seed

NEXT_STEP: Final = 0  # a finished game is reset in the next step, which ignores its action
SAME_STEP: Final = 1  # a finished game is reset at once; its end is stored separately
DISABLED: Final = 2  # a finished game stays until it is reset explicitly

EVERYBODY: Final = -9  # instead of one seat: every seat, when it is asked
ENDING: Final = 3  # numbers of each seat that tell how a game has ended; one more for its name
MOST_NAMES: Final = 64  # ways in which a game ends


@final
class Run:
    """One of the games, with its bots and generators."""

    def __init__(
        self,
        state: State,
        rngs: list[Rng],
        bots: list[Bot | None],
        again: Callable[[], list[Bot | None]] | None = None,
    ) -> None:
        self.state = state
        self.nature: Final = rngs[0]
        self.own: Final = rngs[1]
        self.guests: Final = rngs[2:]  # by seat
        self.bots = bots  # by seat; None plays at random
        self.again = again  # who sits down in each game; None: always the same
        self.shaping: Shaping | None = None
        self.given: i64 = 0  # number of answers of the seat
        self.seat: Seat = 0  # the seat that is asked
        self.lane: i64 = 0  # where its question is: see `Agenda.where`
        self.chance: Action = 0  # its random answer
        self.is_over: bool = False

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        """Pickled with its generators, so that a copy plays the same game."""
        rngs = [self.nature, self.own, *self.guests]
        place = int(self.given), int(self.seat), int(self.chance), self.is_over
        return _run, (self.state, rngs, self.bots, self.again, self.shaping, place)


def begin_run(state: State, seed: int, again: Callable[[], list[Bot | None]] | None) -> Run:
    """A game of that seed, before its first question."""
    seats = state.seats
    guests = [Rng(bot_seed(seed, seat)) for seat in range(seats)]
    rngs = [Rng(seed), Rng(bot_seed(seed, seats)), *guests]
    return Run(state, rngs, [None] * seats, again)


def _run(
    state: State,
    rngs: list[Rng],
    bots: list[Bot | None],
    again: Callable[[], list[Bot | None]] | None,
    shaping: Shaping | None,
    place: tuple[int, int, int, bool],
) -> Run:
    run = Run(state, rngs, bots, again)
    run.shaping = shaping
    run.given, run.seat, run.chance, run.is_over = place
    return run


@final
class Games:
    """All games, and the observations of the last step or of several: a row for each game."""

    def __init__(
        self, start: State, seat: Seat, answers: int, reward: str, most: int, mode: int
    ) -> None:
        self.runs: list[Run] = []
        self.observations: Final = BytesWriter()
        self.masks: Final = BytesWriter()
        self.rewards: Final = BytesWriter()
        self.ended: Final = BytesWriter()
        self.cut: Final = BytesWriter()
        self.seats: Final = BytesWriter()  # the seat that is asked
        self.taken: Final = BytesWriter()  # the random answers
        self.final: Final = BytesWriter()  # observations of games just over, in SAME_STEP
        self.payoffs: Final = BytesWriter()  # rewards of all seats; zeros if a game is not over
        self.endings: Final = BytesWriter()  # scores, ranks, points, its name; or zeros
        self.names: list[tuple[str, str]] = []  # reasons and rules of endings, by number
        self.first_name: i64 = 1  # the number of the first; 0: the game has not ended
        self.first: i64 = 0  # the number of the first game, for errors
        self._start: Final = start
        self._seat: Final = seat
        self._none: Final = bytes(answers)
        self._any: Final = b"\x01" * answers
        self._no_payoffs: Final = bytes(8 * start.seats)
        self._no_ending: Final = bytes(8 * ENDING * start.seats + 8)
        self._answers: Final[i64] = answers
        self._reward: Final = reward
        self._is_shaped: Final = reward == "shaped"
        self._most: Final[i64] = most  # 0: no limit
        self._mode: Final[i64] = mode
        self._ask: Final = Ask()
        self.legal: bytes = b""  # the masks of the questions open now

    def go_on(self, runs: list[Run], legal: bytes) -> None:
        """Take over games that were begun elsewhere, and the masks of their questions."""
        self.runs = runs
        self.legal = legal
        for run in runs:
            if not run.is_over:
                run.state.agenda.find(run.state, run.seat, self._ask)
                run.lane = run.state.agenda.where()

    def begin(self, which: list[bool]) -> None:
        """Reset these games, and observe all games."""
        self._clear()
        k: i64
        for k in range(len(self.runs)):
            run = self.runs[k]
            if which[k]:
                self._begin(run)
            self._look(run)
        self.legal = self.masks.getvalue()

    def step(self, actions: bytes) -> None:
        """Answer once in every game: eight bytes each; raises IllegalAction, changing nothing."""
        self._check_all_on()
        self._check(actions)
        self._clear()
        k: i64
        for k in range(len(self.runs)):
            ended = len(self.endings)
            self._answer(self.runs[k], read_i64_le(actions, 8 * k))
            if len(self.endings) == ended:
                self.endings.write(self._no_ending)
                self.payoffs.write(self._no_payoffs)
        self.legal = self.masks.getvalue()

    def first_outcome(self) -> tuple[float, bool, bool]:
        """What the last step paid in the first game, and whether it has ended or was cut short."""
        paid = read_f64_le(self.rewards.getvalue(), 0)
        return paid, self.ended[0] == 1, self.cut[0] == 1

    def play(self, steps: int) -> None:
        """Take `steps` random answers in every game.

        One game after the other, to use the cache well. The rows of all steps are kept: for each
        game the observation before the first answer, and after each.
        """
        self._clear()
        last: list[int] = []  # end offset of each game's last mask
        for run in self.runs:
            self._look(run)
            for _ in range(steps):
                write_i64_le(self.taken, run.chance)
                self._answer(run, run.chance)
            last.append(len(self.masks))
        masks = self.masks.getvalue()
        self.legal = b"".join([masks[end - len(self._none) : end] for end in last])

    def _check_all_on(self) -> None:
        if self._mode == DISABLED:
            for run in self.runs:
                if run.is_over:
                    raise AutomatableError("a game is over: reset it before the next step")

    def _check(self, actions: bytes) -> None:
        k: i64
        for k in range(len(self.runs)):
            action = read_i64_le(actions, 8 * k)
            run = self.runs[k]
            if not run.is_over and (
                action < 0 or action >= self._answers or self.legal[k * self._answers + action] == 0
            ):
                raise _illegal(run, self.first + k, action)

    def _answer(self, run: Run, action: i64) -> None:
        if run.is_over:
            self._begin(run)
            self._row(0.0, 0, 0)
            self._look(run)
            return
        state = run.state
        state.agenda.turn_to(run.lane)  # whoever has looked at the state may have been elsewhere
        state.agenda.answer(state, action)
        run.given += 1
        if not self._play_on(run):
            self._end(run, self._final(run), 1, 0)
        elif run.given == self._most:
            self._end(run, self._paid(run), 0, 1)
        else:
            self._row(self._paid(run), 0, 0)
            self._show(run)

    def _end(self, run: Run, reward: float, ended: u8, cut: u8) -> None:
        self._row(reward, ended, cut)
        if self._mode == SAME_STEP:
            run.state.game.write_observation(run.state, run.seat, self.final)
            self._begin(run)
        else:
            run.is_over = True
        self._look(run)

    def _begin(self, run: Run) -> None:
        run.state = self._start.clone()
        if run.again is not None:
            run.bots = run.again()
        run.given = 0
        run.is_over = not self._play_on(run)
        run.shaping = Shaping(potential(run.state)) if self._is_shaped else None

    def _play_on(self, run: Run) -> bool:
        """Let others and nature answer until the seat is asked (True) or the game is over."""
        state = run.state
        ask = self._ask
        agenda = state.agenda
        while agenda.advance(state, ask):
            seat = ask.seat
            if seat == self._seat or (self._seat == EVERYBODY and seat != CHANCE):
                run.seat = seat
                run.lane = agenda.where()
                return True
            if seat == CHANCE:
                agenda.answer(state, ask.sample(run.nature))
                continue
            bot = run.bots[seat]
            if bot is None:
                agenda.answer(state, ask.sample(run.guests[seat]))
            else:
                action = bot.choose(SeatView(state, seat))
                agenda.advance(state, ask)
                agenda.answer(state, action)
        return False

    def _look(self, run: Run) -> None:
        state = run.state
        if run.is_over or not state.agenda.advance(state, self._ask):
            state.game.write_observation(state, run.seat, self.observations)
            self.masks.write(self._any)  # whatever is answered, it is ignored
            self.seats.append(u8(run.seat))
        else:
            self._show(run)

    def _show(self, run: Run) -> None:
        """Write the seat's observation and mask; its question stays filled in."""
        ask = self._ask
        ask.write_mask(self._none, self.masks)
        run.chance = ask.sample(run.own)
        self.seats.append(u8(run.seat))
        run.state.game.write_observation(run.state, run.seat, self.observations)

    def _row(self, reward: float, ended: u8, cut: u8) -> None:
        write_f64_le(self.rewards, reward)
        self.ended.append(ended)
        self.cut.append(cut)

    def _final(self, run: Run) -> float:
        """What the seat gets as the game ends, and what all of them get for it."""
        state = run.state
        assert state.result is not None, "nobody is asked any more"
        self._write_ending(state, state.result)
        found = final_rewards(state, self._reward)
        for number in found:
            write_f64_le(self.payoffs, number)
        return self._paid(run) if self._is_shaped else found[run.seat]

    def _write_ending(self, state: State, result: Result) -> None:
        _write_all(result.scores, self.endings)
        _write_all(ranks(result.scores), self.endings)
        _write_all(points(state), self.endings)
        name = result.reason, result.rule
        if name not in self.names:
            assert len(self.names) < MOST_NAMES, "games end in a few ways"
            self.names.append(name)
        write_i64_le(self.endings, self.first_name + self.names.index(name))

    def _paid(self, run: Run) -> float:
        """What the seat gets for its answer, before the end."""
        shaping = run.shaping
        return 0.0 if shaping is None else shaping.paid(run.state)[run.seat]

    def _clear(self) -> None:
        self.observations.truncate(0)
        self.masks.truncate(0)
        self.rewards.truncate(0)
        self.ended.truncate(0)
        self.cut.truncate(0)
        self.seats.truncate(0)
        self.taken.truncate(0)
        self.final.truncate(0)
        self.payoffs.truncate(0)
        self.endings.truncate(0)


def _write_all(numbers: tuple[int, ...], into: BytesWriter) -> None:
    for number in numbers:
        write_i64_le(into, number)


def _illegal(run: Run, number: i64, action: i64) -> Exception:
    """The error that names the rule, and the game."""
    state = run.state
    name = state.game.catalogue.name(action)
    rule = state.why_not(run.seat, action)
    return IllegalAction(f"{name!r} for seat {run.seat} in game {number}", rule)
