"""Positions as text: every fact and every step is written and read in one place.

A step's `WORDS` say how it is written: its name, then its fields, each with its kind if that has
another name: `"repel robot direction squares:count by:robot"`. A game names
its kinds and its steps in `Steps`, and its facts in a table of `Part` and `Each`; `Notation` does
the rest.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from .agenda import Step
from .decision import Ask
from .errors import AutomatableError, BadPosition
from .seats import Seat, seat_letter
from .spelling import NONE, Kind, Reading, Tokens, letters

if TYPE_CHECKING:
    from .game import State

S = TypeVar("S", bound="State")

LONGEST: Final = 10_000  # characters of a part: several times as many as any game needs
MOST_STEPS: Final = 40  # that are due to somebody: several times as many as any game needs


class _Shape:
    """How steps of a class are written."""

    def __init__(self, step: Step[Any] | type[Step[Any]], kinds: Mapping[str, Kind]) -> None:
        self.cls: Final = step if isinstance(step, type) else type(step)
        self.shared: Final = None if isinstance(step, type) else step
        first, *rest = self.cls.WORDS.split()
        field = ":" in first  # the step is named by its first field
        self.fields: Final = [
            (name, kinds[kind or name])
            for name, _, kind in [word.partition(":") for word in ([first] if field else []) + rest]
        ]
        self.names: Final = self.fields[0][1].names if field else (first,)
        self.named: Final = field

    def show(self, state: Any, step: Step[Any]) -> str:
        tokens = [] if self.named else [*self.names]
        tokens += [kind.show(state, getattr(step, name)) for name, kind in self.fields]
        return " ".join([word for word in tokens if word])

    def read(self, state: Any, tokens: Tokens) -> Step[Any]:
        if not self.named:
            tokens.next()
        values = [] if tokens.lane == NONE else [tokens.lane]  # the lane's seat is not written
        values += [kind.read(state, tokens) for _, kind in self.fields]
        tokens.end()
        return self.cls(*values) if self.shared is None else self.shared


class Steps:
    """The steps of a game in notation; if several have the same words, the first one is read.

    Steps in lanes take the seat of the lane as their first argument, which is not written.
    """

    def __init__(
        self,
        kinds: Mapping[str, Kind],
        steps: Sequence[Step[Any] | type[Step[Any]]],
        order: str = ".*",
        separator: str = ";",
    ) -> None:
        shapes = [_Shape(step, kinds) for step in steps]
        self._by_class: Final = {shape.cls: shape for shape in shapes}
        self._by_name: Final[dict[str, _Shape]] = {}
        for shape in shapes:
            for name in shape.names:
                self._by_name.setdefault(name, shape)
        self._order: Final = re.compile(order)  # the order in which names may follow each other
        self._separator: Final = separator

    def show(self, state: Any, steps: Sequence[Step[Any]]) -> str:
        """The steps as text, next one first."""
        tokens = [self._by_class[type(step)].show(state, step) for step in steps]
        return (f"{self._separator} " if self._separator else "").join(tokens)

    def split(self, text: str) -> list[str]:
        """The text of each step."""
        pieces = text.split(self._separator) if self._separator else list(text)
        return [piece.strip() for piece in pieces] if text.strip() else []

    def read(self, state: Any, due: Tokens, lane: Seat = NONE) -> list[Step[Any]]:
        """The steps that `show` wrote."""
        found = [
            self.read_one(state, Tokens(due.part, text, due.reading, lane))
            for text in self.split(due.text)
        ]
        names = " ".join([text.split()[0] for text in self.split(due.text)])
        if self._order.fullmatch(names) is None:
            raise due.wrong(f"steps cannot come in the order {names!r}")
        return found

    def read_one(self, state: Any, tokens: Tokens) -> Step[Any]:
        """A single step."""
        shape = self._by_name.get(tokens.left[0]) if tokens.left else None
        if shape is None:
            known = ", ".join(self._by_name)
            raise tokens.wrong(f"cannot read {tokens.text!r}, which is not one of {known}")
        return shape.read(state, tokens)


# The facts of a game.


@dataclass(frozen=True)
class Part(Generic[S]):
    """A part of a position. An empty text is left out; `usual` is read where it is left out."""

    name: str
    show: Callable[[S], str]
    read: Callable[[S, Tokens], None]
    usual: str | None = None  # None: as at the start of a game
    late: bool = False  # whether it is read after all others

    def parts(self, state: S) -> list[str]:
        """The name."""
        return [self.name]

    def written(self, state: S) -> list[str]:
        """What is written."""
        return [self.show(state)]

    def take(self, state: S, k: int, tokens: Tokens) -> None:
        """Read it."""
        self.read(state, tokens)


@dataclass(frozen=True)
class Each(Generic[S]):
    """Parts of a position, one for each of several things, such as the seats, by number."""

    names: Callable[[S], Sequence[str]]
    show: Callable[[S, int], str]
    read: Callable[[S, int, Tokens], None]
    usual: str | None = None
    late: bool = False

    def parts(self, state: S) -> list[str]:
        """The names of all."""
        return [*self.names(state)]

    def written(self, state: S) -> list[str]:
        """What is written for each."""
        return [self.show(state, k) for k in range(len(self.names(state)))]

    def take(self, state: S, k: int, tokens: Tokens) -> None:
        """Read one of them."""
        self.read(state, k, tokens)


def field(
    name: str, attribute: str, kind: Kind, usual: str | None = None, empty: object = None
) -> Part[Any]:
    """A part that is one attribute of the state; not written while it is empty."""

    def show(state: Any) -> str:
        value = getattr(state, attribute)
        return "" if value == empty else kind.show(state, value)

    def read(state: Any, tokens: Tokens) -> None:
        setattr(state, attribute, kind.read(state, tokens))

    return Part(name, show, read, usual)


def seats(state: "State") -> list[str]:
    """The letters of all seats, which name their parts."""
    return letters(int(state.seats))


class Notation(Generic[S]):
    """The positions of a game. Games whose agenda follows from the facts override `resume` only.

    Besides the facts there are the parts `due`, the trunk's steps still to do; `due.A`, those of
    seat A; `doing`, answers that have changed nothing yet; and `over`, how the game ended.
    """

    settles = True  # whether positions are settled: all that can happen has happened

    def __init__(
        self,
        facts: Sequence[Part[S] | Each[S]],
        trunk: Steps | None = None,
        lanes: Steps | None = None,
        endings: Mapping[str, str] | None = None,
        doing: bool = False,
    ) -> None:
        self.facts: Final = facts
        self.trunk: Final = trunk
        self.lanes: Final = lanes
        self.endings: Final = endings or {}  # the rule of each reason
        self.doing: Final = doing  # whether `doing` is written

    # What a game may override.

    def usual(self, state: S) -> str:
        """The steps due by default, which are not written."""
        return ""

    def absent(self, state: S, reading: Reading) -> str:
        """The steps due if a position names none, if they differ from `usual`."""
        return self.usual(state)

    def due(self, state: S) -> list[Step[Any]]:
        """The steps that are written as due."""
        return state.agenda.trunk()

    def resume(self, state: S, due: list[Step[Any]], reading: Reading) -> list[Step[Any]]:
        """All steps of the trunk, given those written as due."""
        return due

    def end(self, state: S, reason: str) -> None:
        """End the game for a reason of `endings`."""
        raise NotImplementedError

    def check_facts(self, state: S, reading: Reading) -> None:
        """Refuse facts that do not fit together, once all are read."""

    def check(self, state: S, reading: Reading) -> None:
        """Refuse an agenda that does not fit the facts, before any step runs."""

    # What all games share.

    def show_facts(self, state: S) -> dict[str, str]:
        """All facts, including empty ones."""
        return {
            part: text
            for fact in self.facts
            for part, text in zip(fact.parts(state), fact.written(state), strict=True)
        }

    def show(self, state: S) -> dict[str, str]:
        """The state in notation; empty parts are left out."""
        written = self.show_facts(state)
        if self.trunk is not None and state.result is None:
            due = self.trunk.show(state, self.due(state))
            written["due"] = "" if due == self.usual(state) else due
        if self.lanes is not None:
            for seat, steps in enumerate(state.agenda.lanes()):
                written[f"due.{seat_letter(seat)}"] = self.lanes.show(state, steps)
        if self.doing:
            written["doing"] = " ".join(_so_far(state))
        if self.endings and state.result is not None:
            written["over"] = state.result.reason
        return {part: text for part, text in written.items() if text}

    def parts(self, state: S) -> list[str]:
        """The names of all parts."""
        found = [part for fact in self.facts for part in fact.parts(state)]
        found += ["due"] if self.trunk is not None else []
        found += [f"due.{name}" for name in seats(state)] if self.lanes is not None else []
        found += ["doing"] if self.doing else []
        return found + (["over"] if self.endings else [])

    def read(self, state: S, position: Mapping[str, str]) -> None:
        """Fill an empty state with an empty agenda from the position; raises BadPosition."""
        known = self.parts(state)
        for part, text in position.items():
            if part not in known:
                raise BadPosition(f"no part is named {part!r}; parts: {', '.join(known)}")
            if len(text) > LONGEST:
                raise BadPosition(f"{part}: a part has at most {LONGEST} characters")
        reading = Reading(position)
        self.read_facts(state, reading)
        self.check_facts(state, reading)
        if position.get("over", "").strip():
            self._read_over(state, reading)
        else:
            self._read_agenda(state, reading)
        _check_questions(state)

    def read_facts(self, state: S, reading: Reading) -> None:
        """Read all facts, in table order, late ones last."""
        for fact in sorted(self.facts, key=lambda fact: fact.late):
            for k, part in enumerate(fact.parts(state)):
                text = reading.position.get(part, fact.usual)
                if text is not None:
                    tokens = Tokens(part, text, reading)
                    fact.take(state, k, tokens)
                    tokens.end()

    def _read_over(self, state: S, reading: Reading) -> None:
        tokens = reading.part("over")
        if tokens.text not in self.endings:
            raise tokens.wrong(f"{tokens.text!r} is not one of {', '.join(self.endings)}")
        busy = [part for part in reading.position if part.startswith(("due", "doing"))]
        if busy or reading.answers:
            raise tokens.wrong("nothing is due or being done after the end")
        self.end(state, tokens.text)

    def _read_agenda(self, state: S, reading: Reading) -> None:
        due: list[Step[Any]] = []
        if self.trunk is not None:
            due = self.trunk.read(state, reading.part("due", self.absent(state, reading)))
        lanes = {}
        if self.lanes is not None:
            for seat, name in enumerate(seats(state)):
                tokens = reading.part(f"due.{name}")
                lanes[tokens.part] = self.lanes.read(state, tokens, seat)
        all_due = {"due": due, **lanes}
        for part, steps in all_due.items():
            if len(steps) > MOST_STEPS:  # an agenda has room for a few times as many
                raise BadPosition(f"{part}: at most {MOST_STEPS} steps")
        state.agenda.load(self.resume(state, due, reading), [*lanes.values()])
        for part, steps in all_due.items():
            for step in steps:
                misfit = step.misfit(state)
                if misfit:
                    raise BadPosition(f"{part}: {misfit}")
        self.check(state, reading)
        if state.result is None and self.settles:
            state.agenda.settle(state, Ask())
        for part, seat, action in reading.answers:
            try:
                state.apply(seat, action)
            except AutomatableError as refusal:
                raise BadPosition(f"{part}: {refusal}") from None
        if self.doing:
            _read_doing(state, reading.part("doing"))


def _so_far(state: "State") -> list[str]:
    steps = state.agenda.trunk()
    answers = steps[0].so_far(state) if steps else []
    return [state.game.catalogue.name(answer) for answer in answers]


def _read_doing(state: "State", tokens: Tokens) -> None:
    """Apply these answers, none of which changes anything."""
    for name in tokens.left:
        asked = state.decision()
        try:
            state.apply(0 if asked is None else asked.seat, state.game.catalogue.number(name))
        except AutomatableError as refusal:
            raise tokens.wrong(str(refusal)) from None
    if sorted(_so_far(state)) != sorted(tokens.left):
        raise tokens.wrong("these answers have changed something")


def _check_questions(state: "State") -> None:
    """Check that the game is over, or that there is a question with an answer."""
    state = state.clone()  # a game that does not settle must not run on
    decisions = state.open()
    if state.result is None and not decisions:
        raise BadPosition("nobody is asked anything, and the game is not over")
    for decision in decisions:
        if not decision.options:
            raise BadPosition(f"due: {decision.key!r} is asked, and there is no answer")


def check_cards(found: Sequence[str], all_cards: Sequence[str]) -> None:
    """Refuse a position whose cards are not exactly those of the game."""
    for name in sorted({*found, *all_cards}):
        there, expected = found.count(name), all_cards.count(name)
        if there != expected:
            raise BadPosition(f"{name}: {there} are on the table, but the game has {expected}")
