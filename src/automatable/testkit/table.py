"""A table to test at: set up in notation, answered by name, nature included."""

from collections.abc import Mapping
from typing import Any

from ..kernel.events import heard
from ..kernel.game import Game, Position, State, View
from ..kernel.seats import CHANCE, ORACLE, Seat


class Table:
    """Given a position, when these answers, then these facts."""

    def __init__(
        self,
        game: Game[Any],
        position: Position | None = None,
        settings: Mapping[str, object] | None = None,
    ) -> None:
        self.game = game.at(settings or {})
        self.state: State = (
            self.game.new(settings)
            if position is None
            else self.game.from_position(position, settings or {})
        )
        self.state.log = []

    def answer(self, *names: str) -> "Table":
        """Answer one question after the other by name, always the first that is open."""
        for name in names:
            decision = self.state.decision()
            assert decision is not None, f"{name}: the game is over"
            assert decision.seat != CHANCE, f"{name}: nature is asked first, {self.options(CHANCE)}"
            self.state.apply(decision.seat, self.game.catalogue.number(name))
        return self

    def answer_as(self, seat: Seat, name: str) -> "Table":
        """Answer the open question of one seat by name."""
        self.state.apply(seat, self.game.catalogue.number(name))
        return self

    def nature(self, *names: str) -> "Table":
        """Answer nature's questions by name."""
        for name in names:
            self.answer_as(CHANCE, name)
        return self

    def options(self, seat: Seat) -> list[str]:
        """The names on offer to a seat, none if it is not asked."""
        decision = self.state.asked(seat)
        return [self.game.catalogue.name(option) for option in decision.options] if decision else []

    def why_not(self, seat: Seat, name: str) -> str:
        """The rule that forbids an action, empty if it is on offer."""
        return self.state.why_not(seat, self.game.catalogue.number(name))

    def position(self) -> Position:
        """The state in notation."""
        return self.game.position(self.state)

    def view(self, viewer: Seat = ORACLE) -> View:
        """What a viewer sees."""
        return self.game.view(self.state, viewer)

    def events(self, viewer: Seat = ORACLE) -> list[str]:
        """What the viewer was told so far, as `kind field=value ...`, and forget it."""
        assert self.state.log is not None
        seen = heard(self.state.log, viewer)
        self.state.log = []
        return [
            " ".join([event.kind, *(f"{name}={value}" for name, value in event.facts.items())])
            for event in seen
        ]
