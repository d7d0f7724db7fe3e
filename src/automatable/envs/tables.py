"""Many games side by side inside compiled code, seen from one seat."""

from typing import Final, final

from librt.strings import BytesWriter, read_i64_le, write_f64_le, write_i64_le
from mypy_extensions import i64, u8

from ..kernel.decision import Ask
from ..kernel.errors import AutomatableError, IllegalAction
from ..kernel.game import State
from ..kernel.rng import Rng
from ..kernel.seat_view import Bot, SeatView
from ..kernel.seats import CHANCE, Action, Seat
from .table import bot_seed

NEXT_STEP: Final = 0  # a game that is over begins anew in the next step, whatever is answered
SAME_STEP: Final = 1  # it begins anew at once; how it ended is kept apart
DISABLED: Final = 2  # it stays as it is until it is told to begin anew

EVERYBODY: Final = -9  # instead of one seat: whoever is asked


@final
class Place:
    """One of the games, with everybody who plays it."""

    def __init__(self, state: State, seed: int, bots: list[Bot | None]) -> None:
        self.state = state
        self.nature: Final = Rng(seed)
        self.guests: Final = [Rng(bot_seed(seed, seat)) for seat in range(len(bots))]
        self.own: Final = Rng(bot_seed(seed, len(bots)))
        self.bots: Final = bots  # by seat; None plays at random
        self.given: i64 = 0  # answers of the seat
        self.seat: Seat = 0  # who is asked
        self.chance: Action = 0  # what it answers where it plays at random
        self.is_over: bool = False


@final
class Games:
    """All games, and what was seen of them: a row for each, of the last step or of several."""

    def __init__(
        self, start: State, seat: Seat, answers: int, by_score: bool, most: int, mode: int
    ) -> None:
        self.places: list[Place] = []
        self.observations: Final = BytesWriter()
        self.masks: Final = BytesWriter()
        self.rewards: Final = BytesWriter()
        self.ended: Final = BytesWriter()
        self.cut: Final = BytesWriter()
        self.seats: Final = BytesWriter()  # who is asked
        self.taken: Final = BytesWriter()  # what was answered at random
        self.final: Final = BytesWriter()  # only of games just over, in SAME_STEP: observations
        self.payoffs: Final = BytesWriter()  # only of games just over: the rewards of all seats
        self._start: Final = start
        self._seat: Final = seat
        self._none: Final = bytes(answers)
        self._answers: Final[i64] = answers
        self._by_score: Final = by_score
        self._most: Final[i64] = most  # 0: no limit
        self._mode: Final[i64] = mode
        self._ask: Final = Ask()
        self._legal: bytes = b""

    def begin(self, which: list[bool]) -> None:
        """Begin these games anew, and look at all of them."""
        self._clear()
        k: i64
        for k in range(len(self.places)):
            place = self.places[k]
            if which[k]:
                self._begin(place)
            self._look(place)
        self._legal = self.masks.getvalue()

    def step(self, actions: bytes) -> None:
        """Answer once in every game: eight bytes each; raises IllegalAction, changing nothing."""
        self._check_all_on()
        self._check(actions)
        self._clear()
        k: i64
        for k in range(len(self.places)):
            self._answer(self.places[k], read_i64_le(actions, 8 * k))
        self._legal = self.masks.getvalue()

    def play(self, steps: int) -> None:
        """Answer so many times in every game, at random.

        One game after the other, since a game just played is still at hand. The rows of all steps
        are kept: for each game what was seen before the first answer, and after each.
        """
        self._clear()
        last: list[int] = []  # where the last mask of each game ends
        for place in self.places:
            self._look(place)
            for _ in range(steps):
                write_i64_le(self.taken, place.chance)
                self._answer(place, place.chance)
            last.append(len(self.masks))
        masks = self.masks.getvalue()
        self._legal = b"".join([masks[end - len(self._none) : end] for end in last])

    def _check_all_on(self) -> None:
        if self._mode == DISABLED:
            for place in self.places:
                if place.is_over:
                    raise AutomatableError("a game is over: reset it before the next step")

    def _check(self, actions: bytes) -> None:
        k: i64
        for k in range(len(self.places)):
            action = read_i64_le(actions, 8 * k)
            place = self.places[k]
            if not place.is_over and (
                action < 0
                or action >= self._answers
                or self._legal[k * self._answers + action] == 0
            ):
                raise _illegal(place, k, action)

    def _answer(self, place: Place, action: i64) -> None:
        if place.is_over:
            self._begin(place)
            self._row(0.0, 0, 0)
            self._look(place)
            return
        state = place.state
        state.agenda.answer(state, action)
        place.given += 1
        if not self._play_on(place):
            self._end(place, self._reward(place), 1, 0)
        elif place.given == self._most:
            self._end(place, 0.0, 0, 1)
        else:
            self._row(0.0, 0, 0)
            self._show(place)

    def _end(self, place: Place, reward: float, ended: u8, cut: u8) -> None:
        self._row(reward, ended, cut)
        if self._mode == SAME_STEP:
            place.state.game.write_observation(place.state, place.seat, self.final)
            self._begin(place)
        else:
            place.is_over = True
        self._look(place)

    def _begin(self, place: Place) -> None:
        place.state = self._start.clone()
        place.given = 0
        place.is_over = not self._play_on(place)

    def _play_on(self, place: Place) -> bool:
        """Others and nature answer until the seat is asked (True) or the game is over."""
        state = place.state
        ask = self._ask
        agenda = state.agenda
        while agenda.advance(state, ask):
            seat = ask.seat
            if seat == self._seat or (self._seat == EVERYBODY and seat != CHANCE):
                place.seat = seat
                return True
            if seat == CHANCE:
                agenda.answer(state, ask.sample(place.nature))
                continue
            bot = place.bots[seat]
            if bot is None:
                agenda.answer(state, ask.sample(place.guests[seat]))
            else:
                action = bot.choose(SeatView(state, seat))
                agenda.advance(state, ask)
                agenda.answer(state, action)
        return False

    def _look(self, place: Place) -> None:
        state = place.state
        if place.is_over or not state.agenda.advance(state, self._ask):
            state.game.write_observation(state, place.seat, self.observations)
            self.masks.write(self._none)
            self.seats.append(u8(place.seat))
        else:
            self._show(place)

    def _show(self, place: Place) -> None:
        """Write what the seat sees; its question has just been filled in, and stays so."""
        ask = self._ask
        ask.write_mask(self._none, self.masks)
        place.chance = ask.sample(place.own)
        self.seats.append(u8(place.seat))
        place.state.game.write_observation(place.state, place.seat, self.observations)

    def _row(self, reward: float, ended: u8, cut: u8) -> None:
        write_f64_le(self.rewards, reward)
        self.ended.append(ended)
        self.cut.append(cut)

    def _reward(self, place: Place) -> float:
        result = place.state.result
        assert result is not None, "nobody is asked any more"
        found = result.scores if self._by_score else result.payoffs()
        for number in found:
            write_f64_le(self.payoffs, float(number))
        return float(found[place.seat])

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


def _illegal(place: Place, number: i64, action: i64) -> Exception:
    """The error that names the rule, and the game."""
    state = place.state
    name = state.game.catalogue.name(action)
    rule = state.why_not(place.seat, action)
    return IllegalAction(f"{name!r} for seat {place.seat} in game {number}", rule)
