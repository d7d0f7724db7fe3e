"""Every fact of a game at one moment, and how it is asked, answered, copied and told."""

import json
from collections.abc import Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from mypy_extensions import i64, mypyc_attr

from .agenda import Agenda
from .decision import Ask, Decision
from .errors import AutomatableError, IllegalAction, NotAsked
from .events import EVERYBODY, Event, Fact, ear, heard
from .refusal import Refusal
from .result import Result
from .seats import CHANCE, NOBODY, ORACLE, Action, Seat

if TYPE_CHECKING:
    from .game import Game

Position: TypeAlias = dict[str, str]  # a state as text, in named parts


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Every fact on the table, and the work still to do. A game adds its facts."""

    def __init__(self, game: "Game[Any]", seats: int, agenda: Agenda) -> None:
        self.game: Final = game  # as its settings make it
        self.seats: Final = seats  # how many play
        self.agenda: Final = agenda  # the steps still to do
        self.result: Result | None = None  # how it ended; None while it goes on
        self.log: list[Event] | None = None  # what happened; None: nobody listens, none are made
        self._whispers: list[Event] | None = None  # what others hear when the lanes close
        self._ask: Ask | None = None  # made on first use from outside

    def clone(self) -> "State":
        """An independent copy, with nobody listening."""
        raise NotImplementedError

    def copy(self) -> "State":
        """Another name of `clone`."""
        return self.clone()

    def __copy__(self) -> "State":
        copy = self.clone()
        copy.listen_as(self)
        return copy

    def __deepcopy__(self, memo: object) -> "State":
        """A clone with the log; the game and everything printed in it are shared."""
        return self.__copy__()

    def __reduce__(self) -> tuple[Any, tuple[str, dict[str, str], Position]]:
        """Pickled as its notation, so that reading it runs no code; the log stays behind."""
        from .registry import state_of

        return state_of, self._written()

    def __eq__(self, other: object) -> bool:
        """Whether it is the same game with the same settings in the same position."""
        if not isinstance(other, State):
            return False
        return self is other or self._written() == other._written()

    def __hash__(self) -> int:
        """Follows from the notation, the same in every process; it changes with every answer."""
        game, settings, position = self._written()
        lines = [game, *[f"{name}={value}" for name, value in sorted(settings.items())]]
        lines += [f"{name}: {part}" for name, part in position.items()]
        return int.from_bytes(blake2b("\n".join(lines).encode(), digest_size=7).digest(), "big")

    def __repr__(self) -> str:
        game, settings, position = self._written()
        parts = [f"{name}={value}" for name, value in settings.items()]
        parts += [f"{name}: {part}" for name, part in position.items()]
        return f"<{game} {' | '.join(parts)}>"

    def _written(self) -> tuple[str, dict[str, str], Position]:
        game = self.game
        return game.id, game.settings_of(self), game.position(self)

    def listen_as(self, other: "State") -> None:
        """Take over the log of the state this is a clone of, and go on listening."""
        self.log = None if other.log is None else other.log[:]
        self._whispers = None if other._whispers is None else other._whispers[:]

    def branch(self) -> "State":
        """A clone that listens with an empty log: it hears only what comes next."""
        new = self.clone()
        new.log = []
        new._whispers = None if self._whispers is None else self._whispers[:]
        return new

    def open(self) -> list[Decision]:
        """All open questions, one per seat at most; none when the game is over."""
        return self.agenda.open(self, self._question())

    def decision(self) -> Decision | None:
        """The first open question, for a driver that answers one after the other."""
        ask = self._question()
        return self.agenda.decision(self, ask) if self.agenda.advance(self, ask) else None

    def asked(self, seat: Seat) -> Decision | None:
        """The open question of a seat."""
        ask = self._question()
        return self.agenda.decision(self, ask) if self.agenda.find(self, seat, ask) else None

    def at_work(self) -> list[int]:
        """The seats that the table waits for, which everybody may know.

        While lanes are open, each seat counts until it has finished, even while nature has to
        answer in its lane: nobody learns how far another seat has got.
        """
        if self.agenda.is_forked():
            return self.agenda.at_work()
        ask = self._question()
        asks = self.agenda.advance(self, ask)
        return [int(ask.seat)] if asks and ask.seat != CHANCE else []

    def apply(self, seat: Seat, action: Action) -> i64:
        """Answer the seat's open question; raises IllegalAction or NotAsked, changing nothing.

        Returns a bit mask, as in `Event.ears`, of those who may notice it: only the seat itself
        while it goes on working in its lane.
        """
        ask = self._question()
        agenda = self.agenda
        if not agenda.find(self, seat, ask) or not ask.has(action):
            raise self._refusal(seat, action)
        agenda.answer(self, action)
        lane = agenda.settle_answered(self, ask)
        return EVERYBODY if lane < 0 else ear(lane) | ear(ORACLE)

    def answer(self, seat: Seat, name: str) -> i64:
        """The same as `apply`, by the name of the action."""
        return self.apply(seat, self.game.catalogue.number(name))

    def legal_actions(self, seat: int | None = None) -> list[int]:
        """What a seat may answer, or `current_player` if none is named; nothing if it is not asked.

        This name and the next four are those of OpenSpiel.
        """
        found = self.decision() if seat is None else self.asked(seat)
        return [] if found is None else list(found.options)

    def current_player(self) -> Seat:
        """The seat that is asked, or `CHANCE`; the first of several, and `NOBODY` at the end."""
        found = self.decision()
        return NOBODY if found is None else found.seat

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.result is not None

    def returns(self) -> list[float]:
        """What each seat gets at the end, as `Result.payoffs` says; zeros before."""
        result = self.result
        return [float(paid) for paid in ((0,) * self.seats if result is None else result.payoffs())]

    def information_state_string(self, seat: Seat) -> str:
        """What a seat knows, in lines of JSON: the events it heard, if the state listens; its view.

        Only a game made by `Game.listened` has heard everything from the beginning.
        """
        if seat >= self.seats:
            raise AutomatableError(f"seat is {seat}, but the last one is {self.seats - 1}")
        events = [seen.plain() for seen in heard(self.log or [], seat)]
        lines = [*events, self.game.view(self, seat)]
        return "\n".join([json.dumps(line, ensure_ascii=False) for line in lines])

    def why_not(self, seat: Seat, action: Action) -> str:
        """The id of the rule that forbids the action now, empty if it is on offer."""
        self.game.catalogue.name(action)
        ask = self._question()
        if not self.agenda.find(self, seat, ask):
            return self.game.why_waiting(self, seat)
        return "" if ask.has(action) else self._obstacle(action)

    def refusal(self, seat: Seat, action: Action) -> Refusal:
        """Why an action is not on offer, with the facts that explain it, such as cost and stock."""
        rule = self.why_not(seat, action)
        return self._told(action, rule, self.agenda.find(self, seat, self._question()))

    def rules_against(self, seat: Seat) -> list[str]:
        """What `why_not` says of every action, for one look at the question instead of one each."""
        actions = range(len(self.game.catalogue))
        ask = self._question()
        if not self.agenda.find(self, seat, ask):
            return [self.game.why_waiting(self, seat)] * len(actions)
        return ["" if ask.has(action) else self._obstacle(action) for action in actions]

    def refusals(self, seat: Seat, actions: Sequence[int]) -> list[Refusal]:
        """The refusals of some actions, for one look at the question."""
        ask = self._question()
        if not self.agenda.find(self, seat, ask):
            waiting = self._told(0, self.game.why_waiting(self, seat), False)
            return [waiting for _ in actions]
        return [
            self._told(action, "" if ask.has(action) else self._obstacle(action), True)
            for action in actions
        ]

    def end(self, result: Result) -> None:
        """End the game: nothing more happens."""
        self.result = result
        self.agenda.clear()

    def tell(self, kind: str, rule: str, facts: dict[str, Fact]) -> None:
        """Tell everybody what happened. Callers check that somebody listens."""
        if self.log is not None:
            self.log.append(Event(kind, rule, facts, {}, (), False))

    def reveal(self, kind: str, rule: str, facts: dict[str, Fact]) -> None:
        """Tell everybody what was hidden until now; after that nobody can take back."""
        if self.log is not None:
            self.log.append(Event(kind, rule, facts, {}, (), True))

    def tell_only(
        self, seat: Seat, kind: str, rule: str, facts: dict[str, Fact], secret: dict[str, Fact]
    ) -> None:
        """Tell everybody what happened, but the secret facts only to one seat."""
        if self.log is not None:
            self.log.append(Event(kind, rule, facts, secret, (int(seat),), True))

    def whisper(
        self, seat: Seat, kind: str, rule: str, facts: dict[str, Fact], secret: dict[str, Fact]
    ) -> None:
        """Tell a lane's seat what it did; others hear it, without the secrets, at `speak_up`."""
        if self.log is not None:
            ears = ear(seat) | ear(ORACLE)
            event = Event(kind, rule, facts, secret, (int(seat),), len(secret) > 0, ears)
            self.log.append(event)
            if self._whispers is None:
                self._whispers = []
            self._whispers.append(event)

    def speak_up(self) -> None:
        """Tell everybody else what was whispered, in seat order whoever was first."""
        if self.log is None or self._whispers is None:
            return
        for told in sorted(self._whispers, key=_whose):
            others = EVERYBODY & ~told.ears
            self.log.append(
                Event(told.kind, told.rule, told.facts, told.secret, told.only, True, others)
            )
        self._whispers = None

    def _obstacle(self, action: Action) -> str:
        """The rule that forbids an action not on offer at the question just found."""
        game = self.game
        if action >= game.natures:
            return game.natures_rule
        step = self.agenda.asking()
        verbs = step.VERBS
        if verbs and game.catalogue.verb(action) not in verbs.split():
            return game.unasked_rule
        return step.why_not(self, action) or game.unasked_rule

    def _told(self, action: Action, rule: str, asked: bool) -> Refusal:
        """A refusal with its facts, from the step just found if the seat is `asked`."""
        declared = self.game.refusals.get(rule)
        if declared is None:
            return Refusal(rule, None)
        if len(declared) == 0:
            return Refusal(rule, {})
        if not asked or action >= self.game.natures:
            return Refusal(rule, None)
        facts = self.agenda.asking().refusal_facts(self, action, rule)
        return Refusal(rule, facts if len(facts) > 0 else None)

    def _question(self) -> Ask:
        if self._ask is None:
            self._ask = Ask()
        return self._ask

    def _refusal(self, seat: Seat, action: Action) -> Exception:
        name = self.game.catalogue.name(action)
        who = "nature" if seat == CHANCE else f"seat {seat}"
        rule = self.why_not(seat, action)
        decision = self.asked(seat)
        if decision is None:
            return NotAsked(f"{name!r}: {who} has nothing to answer now", rule)
        options = ", ".join([self.game.catalogue.name(option) for option in decision.options])
        return IllegalAction(f"{name!r} for {who} at {decision.key}; options: {options}", rule)


def _whose(event: Event) -> int:
    return event.only[0]
