"""Games of plain Python for bots: one in turn, one at once."""

from collections.abc import Mapping
from typing import Any

from librt.strings import BytesWriter

from automatable import Rng
from automatable.kernel.agenda import Agenda, Step
from automatable.kernel.catalogue import Catalogue
from automatable.kernel.decision import Ask
from automatable.kernel.game import Game, Result, State
from automatable.kernel.observation import put


class CliffState(State):
    """How far from the edge; the one who steps over it loses."""

    def __init__(self, game: Game[Any], seats: int, agenda: Agenda, left: int) -> None:
        super().__init__(game, seats, agenda)
        self.left = left

    def clone(self) -> "CliffState":
        new = CliffState(self.game, self.seats, self.agenda.clone(), self.left)
        new.result = self.result
        return new


class Walk(Step[CliffState]):
    """A seat goes one to three steps, if there are that many."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def begin(self, state: CliffState, ask: Ask) -> bool:
        ask.to(self.seat, "walk")
        for steps in range(min(3, state.left)):
            ask.offer(steps)
        return True

    def answer(self, state: CliffState, action: int) -> None:
        state.left -= action + 1
        if state.left == 0:
            scores = tuple(-1 if seat == self.seat else 1 for seat in range(state.seats))
            state.end(Result(scores, "fell", "CLF-END-01"))
        else:
            state.agenda.push(Walk((self.seat + 1) % state.seats))


class Cliff(Game[CliffState]):
    """A game without secrets: whoever takes the last step loses."""

    def __init__(self, left: int, seats: int = 2) -> None:
        super().__init__("cliff", 1, "nowhere", Catalogue(["walk:1", "walk:2", "walk:3"]))
        self.left = left
        self.seats = seats
        self.dealt = 0

    def prepare(self, settings: Mapping[str, object]) -> CliffState:
        return CliffState(self, self.seats, Agenda.of(Walk(0)), self.left)

    def write_observation(self, state: CliffState, seat: int, into: BytesWriter) -> None:
        put(into, state.left)

    def determinize(self, state: CliffState, seat: int, rng: Rng) -> CliffState:
        self.dealt += 1
        return state.clone()


class HandsState(State):
    """What each seat shows, -1 while it has not chosen."""

    def __init__(self, game: Game[Any], agenda: Agenda, shown: list[int]) -> None:
        super().__init__(game, 2, agenda)
        self.shown = shown

    def clone(self) -> "HandsState":
        new = HandsState(self.game, self.agenda.clone(), self.shown[:])
        new.result = self.result
        return new


class Show(Step[HandsState]):
    """A seat chooses what to show."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def begin(self, state: HandsState, ask: Ask) -> bool:
        ask.to(self.seat, "show")
        for hand in range(len(state.game.catalogue)):
            ask.offer(hand)
        return True

    def answer(self, state: HandsState, action: int) -> None:
        state.shown[self.seat] = action


class Compare(Step[HandsState]):
    """Both hands are seen."""

    def begin(self, state: HandsState, ask: Ask) -> bool:
        game = state.game
        assert isinstance(game, Hands)
        won = game.wins[state.shown[0]][state.shown[1]]
        state.end(Result((won, -won), "shown", "HND-END-01"))
        return False


class Both(Step[HandsState]):
    """Both choose at once."""

    def begin(self, state: HandsState, ask: Ask) -> bool:
        state.agenda.push(Compare())
        state.agenda.fork([Show(0), Show(1)])
        return False


class Hands(Game[HandsState]):
    """Both show a hand at once; the table says what the first seat wins."""

    def __init__(self, wins: list[list[int]]) -> None:
        super().__init__("hands", 1, "nowhere", Catalogue([f"show:{k}" for k in range(len(wins))]))
        self.wins = wins

    def prepare(self, settings: Mapping[str, object]) -> HandsState:
        return HandsState(self, Agenda.of(Both()), [-1, -1])

    def write_observation(self, state: HandsState, seat: int, into: BytesWriter) -> None:
        pass

    def determinize(self, state: HandsState, seat: int, rng: Rng) -> HandsState:
        return state.clone()
