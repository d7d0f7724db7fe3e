"""A table to test at: set up in notation, answered by name, nature included."""

from collections.abc import Iterator, Mapping
from typing import Generic

from ..kernel.events import Fact, heard
from ..kernel.game import Game, Position, Result, S, View
from ..kernel.rng import Rng
from ..kernel.seats import CHANCE, ORACLE, Seat, seat_letter


class Table(Generic[S]):
    """Given a position, when these answers, then these facts."""

    def __init__(
        self,
        game: Game[S],
        position: Position | None = None,
        settings: Mapping[str, object] | None = None,
    ) -> None:
        self.game = game.at(settings or {})
        self.state: S = (
            self.game.new(settings)
            if position is None
            else self.game.from_position(position, settings or {})
        )
        self.state.log = []

    def answer(self, *names: str) -> "Table[S]":
        """Answer one question after the other by name, always the first that is open."""
        for name in names:
            decision = self.state.decision()
            assert decision is not None, f"{name}: the game is over"
            assert decision.seat != CHANCE, f"{name}: nature is asked first, {self.options(CHANCE)}"
            self.state.apply(decision.seat, self.game.catalogue.number(name))
        return self

    def answer_as(self, seat: Seat, name: str) -> "Table[S]":
        """Answer the open question of one seat by name."""
        self.state.apply(seat, self.game.catalogue.number(name))
        return self

    def nature(self, *names: str) -> "Table[S]":
        """Answer nature's questions by name."""
        for name in names:
            self.answer_as(CHANCE, name)
        return self

    def step(self, rng: Rng) -> tuple[int, str]:
        """Answer the first open question at random; the seat and its answer."""
        decision = self.state.decision()
        assert decision is not None, "the game is over"
        action = decision.sample(rng)
        self.state.apply(decision.seat, action)
        return int(decision.seat), self.game.catalogue.name(action)

    def asked(self) -> str:
        """The first open question, as `A act` or `nature draw`; empty when the game is over."""
        decision = self.state.decision()
        if decision is None:
            return ""
        who = "nature" if decision.seat == CHANCE else seat_letter(decision.seat)
        return f"{who} {decision.key}"

    def options(self, seat: Seat) -> list[str]:
        """The names on offer to a seat, none if it is not asked."""
        decision = self.state.asked(seat)
        return [self.game.catalogue.name(option) for option in decision.options] if decision else []

    def offered(self, verb: str) -> list[str]:
        """What the first seat asked may do with a verb: `SIR3@stock`, or `r4c5`."""
        decision = self.state.decision()
        catalogue = self.game.catalogue
        options = () if decision is None else decision.options
        names = [catalogue.name(option) for option in options if catalogue.verb(option) == verb]
        return [name[len(verb) + 1 :] for name in names]

    def weights(self) -> dict[str, int]:
        """Nature's options with their weights."""
        decision = self.state.asked(CHANCE)
        assert decision is not None, "nature is not asked"
        names = self.options(CHANCE)
        return dict(zip(names, [int(weight) for weight in decision.weights], strict=True))

    def why_not(self, seat: Seat, name: str) -> str:
        """The rule that forbids an action, empty if it is on offer."""
        return self.state.why_not(seat, self.game.catalogue.number(name))

    def refusal(self, seat: Seat, name: str) -> dict[str, Fact] | None:
        """The facts of a refusal; None if only the rule explains it."""
        return self.state.refusal(seat, self.game.catalogue.number(name)).facts

    def position(self) -> Position:
        """The state in notation."""
        return self.game.position(self.state)

    def part(self, name: str) -> str:
        """A part of the notation, empty if there is nothing to write."""
        return self.position().get(name, "")

    def parts(self, *names: str) -> list[str]:
        """Some parts of the notation."""
        position = self.position()
        return [position.get(name, "") for name in names]

    def view(self, viewer: Seat = ORACLE) -> View:
        """What a viewer sees."""
        return self.game.view(self.state, viewer)

    def events(self, viewer: Seat = ORACLE) -> list[str]:
        """What the viewer was told so far, as `kind field=value ...`; clears the log."""
        assert self.state.log is not None
        seen = heard(self.state.log, viewer)
        self.state.log = []
        return [
            " ".join([event.kind, *(f"{name}={value}" for name, value in event.facts.items())])
            for event in seen
        ]

    def told(self) -> list[str]:
        """What was told so far and by which rule, as `kind RULE`."""
        assert self.state.log is not None
        return [f"{event.kind} {event.rule}" for event in self.state.log]

    def ended(self) -> str:
        """Who won and why: `A by ko`, `nobody by rounds`, together `won by repaired`, or empty."""
        result = self.state.result
        return f"{_winners(result)} by {result.reason}" if result is not None else ""


def _winners(result: Result) -> str:
    """The letters of the winners, `nobody` if all are equal; `won` or `lost` together."""
    if result.together:
        return "won" if min(result.scores) > 0 else "lost"
    best = [seat_letter(seat) for seat, share in enumerate(result.shares()) if share]
    return " ".join(best) if len(best) < len(result.scores) else "nobody"


def random_tables(game: Game[S], games: int, seed: int, **settings: object) -> Iterator[Table[S]]:
    """Tables from random games, after setup and after every answer."""
    rng = Rng(seed)
    for _ in range(games):
        table = Table(game, None, settings)
        yield table
        while table.state.decision() is not None:
            table.step(rng)
            yield table
