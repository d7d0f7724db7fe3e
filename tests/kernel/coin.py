"""A game of plain Python that is not installed, and counts the answers it is given."""

from collections.abc import Mapping
from typing import Any

from automatable.kernel.agenda import Agenda, Step
from automatable.kernel.catalogue import Catalogue
from automatable.kernel.decision import Ask
from automatable.kernel.game import Game, State
from automatable.kernel.seats import Action, Seat


class Coin(Game["CoinState"]):
    """Take a coin or leave it, for ever; with other options it is another game."""

    def __init__(self, *options: str) -> None:
        super().__init__("coin", 3, "nowhere", Catalogue(options))
        self.answers = 0  # given at any table

    def prepare(self, settings: Mapping[str, object]) -> "CoinState":
        return CoinState(self, 1, Agenda.of(TakeOrLeave()))

    def view(self, state: "CoinState", viewer: Seat) -> dict[str, Any]:
        return {"answers": self.answers}


class CoinState(State):
    """Nothing to know."""

    game: Coin

    def apply(self, seat: Seat, action: Action) -> int:
        ears = super().apply(seat, action)
        self.game.answers += 1
        self.tell("taken" if action == 0 else "left", "COIN-01", {"number": self.game.answers})
        return ears


class TakeOrLeave(Step[CoinState]):
    """Asks, and asks again."""

    def begin(self, state: CoinState, ask: Ask) -> bool:
        ask.to(0, "coin")
        for action in range(len(state.game.catalogue)):
            ask.offer(action)
        return True

    def answer(self, state: CoinState, action: int) -> None:
        state.agenda.push(self)
