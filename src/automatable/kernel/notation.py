"""Positions as text: every fact and every step is written and read in one place.

A step says by `WORDS` how it is written: its name, then its fields, each with the kind of thing it
holds unless that has the same name: `"repel robot direction squares:count by:robot"`. A game names
its kinds and its steps in `Steps`, and its facts in a table of `Fact` and `Each`; `Notation` does
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
from .spelling import NONE, Kind, Reading, Words, letters

if TYPE_CHECKING:
    from .game import State

S = TypeVar("S", bound="State")

LONGEST: Final = 10_000  # characters of a part: several times what any game takes


class _Shape:
    """How steps of a class are written."""

    def __init__(self, step: Step[Any] | type[Step[Any]], kinds: Mapping[str, Kind]) -> None:
        self.cls: Final = step if isinstance(step, type) else type(step)
        self.shared: Final = None if isinstance(step, type) else step
        first, *rest = self.cls.WORDS.split()
        field = ":" in first  # what it does is named by a field
        self.fields: Final = [
            (name, kinds[kind or name])
            for name, _, kind in [word.partition(":") for word in ([first] if field else []) + rest]
        ]
        self.names: Final = self.fields[0][1].names if field else (first,)
        self.named: Final = field

    def show(self, state: Any, step: Step[Any]) -> str:
        words = [] if self.named else [*self.names]
        words += [kind.show(state, getattr(step, name)) for name, kind in self.fields]
        return " ".join([word for word in words if word])

    def read(self, state: Any, words: Words) -> Step[Any]:
        if not self.named:
            words.next()
        values = [] if words.lane == NONE else [words.lane]  # which is not written
        values += [kind.read(state, words) for _, kind in self.fields]
        words.end()
        return self.cls(*values) if self.shared is None else self.shared


class Steps:
    """The steps of a game in notation; where several have the same words, the first is read.

    Steps in lanes are made with the seat of the lane before all else, which is not written.
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
        self._order: Final = re.compile(order)  # of the names, as they may follow each other
        self._separator: Final = separator

    def show(self, state: Any, steps: Sequence[Step[Any]]) -> str:
        """What is to be done, next one first."""
        words = [self._by_class[type(step)].show(state, step) for step in steps]
        return (f"{self._separator} " if self._separator else "").join(words)

    def split(self, text: str) -> list[str]:
        """The text of each step."""
        pieces = text.split(self._separator) if self._separator else list(text)
        return [piece.strip() for piece in pieces] if text.strip() else []

    def read(self, state: Any, due: Words, lane: Seat = NONE) -> list[Step[Any]]:
        """The same read back."""
        found = [
            self.read_one(state, Words(due.part, text, due.reading, lane))
            for text in self.split(due.text)
        ]
        names = " ".join([text.split()[0] for text in self.split(due.text)])
        if self._order.fullmatch(names) is None:
            raise due.wrong(f"{names!r} is no order in which things happen")
        return found

    def read_one(self, state: Any, words: Words) -> Step[Any]:
        """A single step."""
        shape = self._by_name.get(words.left[0]) if words.left else None
        if shape is None:
            known = ", ".join(self._by_name)
            raise words.wrong(f"cannot read {words.text!r}, which is none of {known}")
        return shape.read(state, words)


# The facts of a game.


@dataclass(frozen=True)
class Fact(Generic[S]):
    """A part of a position. Shown as nothing it is left out; left out, what is usual is read."""

    name: str
    show: Callable[[S], str]
    read: Callable[[S, Words], None]
    usual: str | None = None  # None: as at the start of a game
    late: bool = False  # whether it is read when all others are

    def parts(self, state: S) -> list[str]:
        """The name."""
        return [self.name]

    def written(self, state: S) -> list[str]:
        """What is written."""
        return [self.show(state)]

    def take(self, state: S, k: int, words: Words) -> None:
        """Read it."""
        self.read(state, words)


@dataclass(frozen=True)
class Each(Generic[S]):
    """The same for several things, such as the seats: a part for each, by its number."""

    names: Callable[[S], Sequence[str]]
    show: Callable[[S, int], str]
    read: Callable[[S, int, Words], None]
    usual: str | None = None
    late: bool = False

    def parts(self, state: S) -> list[str]:
        """The names of all."""
        return [*self.names(state)]

    def written(self, state: S) -> list[str]:
        """What is written of each."""
        return [self.show(state, k) for k in range(len(self.names(state)))]

    def take(self, state: S, k: int, words: Words) -> None:
        """Read one of them."""
        self.read(state, k, words)


def field(
    name: str, attribute: str, kind: Kind, usual: str | None = None, empty: object = None
) -> Fact[Any]:
    """A fact that is one attribute of the state; not written while it has the empty value."""

    def show(state: Any) -> str:
        value = getattr(state, attribute)
        return "" if value == empty else kind.show(state, value)

    def read(state: Any, words: Words) -> None:
        setattr(state, attribute, kind.read(state, words))

    return Fact(name, show, read, usual)


def seats(state: "State") -> list[str]:
    """The letters of all seats, which name their parts."""
    return letters(int(state.seats))


class Notation(Generic[S]):
    """The positions of a game. Games whose agenda follows from the facts override `resume` only.

    The parts besides the facts are `due`, what the table has still to do; `due.A`, what seat A has;
    `doing`, answers to the question that have changed nothing yet; and `over`, how the game ended.
    """

    settles = True  # whether all that can happen has happened, in every position

    def __init__(
        self,
        facts: Sequence[Fact[S] | Each[S]],
        table: Steps | None = None,
        lanes: Steps | None = None,
        endings: Mapping[str, str] | None = None,
        doing: bool = False,
    ) -> None:
        self.facts: Final = facts
        self.table: Final = table
        self.lanes: Final = lanes
        self.endings: Final = endings or {}  # reasons with their rules
        self.doing: Final = doing  # whether such answers are written

    # What a game may say of its own.

    def usual(self, state: S) -> str:
        """What is due if nothing is said; then it is not written either."""
        return ""

    def absent(self, state: S, reading: Reading) -> str:
        """What is due if nothing is said of it, where that differs from what is not written."""
        return self.usual(state)

    def due(self, state: S) -> list[Step[Any]]:
        """The steps that are written as due."""
        return state.agenda.table()

    def resume(self, state: S, due: list[Step[Any]], reading: Reading) -> list[Step[Any]]:
        """All that the table has to do, where this much is written as due."""
        return due

    def end(self, state: S, reason: str) -> None:
        """End the game for a reason of `endings`."""
        raise NotImplementedError

    def check_facts(self, state: S, reading: Reading) -> None:
        """Refuse facts, all of them read, that do not fit each other."""

    def check(self, state: S, reading: Reading) -> None:
        """Refuse an agenda that does not fit the facts, before anything is done of it."""

    # What holds for all.

    def show_facts(self, state: S) -> dict[str, str]:
        """Every fact, the empty ones too."""
        return {
            part: text
            for fact in self.facts
            for part, text in zip(fact.parts(state), fact.written(state), strict=True)
        }

    def show(self, state: S) -> dict[str, str]:
        """The state in notation; empty parts are left out."""
        written = self.show_facts(state)
        if self.table is not None and state.result is None:
            due = self.table.show(state, self.due(state))
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
        found += ["due"] if self.table is not None else []
        found += [f"due.{name}" for name in seats(state)] if self.lanes is not None else []
        found += ["doing"] if self.doing else []
        return found + (["over"] if self.endings else [])

    def read(self, state: S, position: Mapping[str, str]) -> None:
        """Have a table with nothing on it and nothing to do be as the position says.

        Raises BadPosition.
        """
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
        """All facts, in the order of their table, late ones last."""
        for fact in sorted(self.facts, key=lambda fact: fact.late):
            for k, part in enumerate(fact.parts(state)):
                text = reading.position.get(part, fact.usual)
                if text is not None:
                    words = Words(part, text, reading)
                    fact.take(state, k, words)
                    words.end()

    def _read_over(self, state: S, reading: Reading) -> None:
        words = reading.part("over")
        if words.text not in self.endings:
            raise words.wrong(f"{words.text!r} is none of {', '.join(self.endings)}")
        busy = [part for part in reading.position if part.startswith(("due", "doing"))]
        if busy or reading.answers:
            raise words.wrong("nothing is due or being done after the end")
        self.end(state, words.text)

    def _read_agenda(self, state: S, reading: Reading) -> None:
        due: list[Step[Any]] = []
        if self.table is not None:
            due = self.table.read(state, reading.part("due", self.absent(state, reading)))
        lanes = {}
        if self.lanes is not None:
            for seat, name in enumerate(seats(state)):
                words = reading.part(f"due.{name}")
                lanes[words.part] = self.lanes.read(state, words, seat)
        state.agenda.load(self.resume(state, due, reading), [*lanes.values()])
        for part, steps in {"due": due, **lanes}.items():
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
    steps = state.agenda.table()
    answers = steps[0].so_far(state) if steps else []
    return [state.game.catalogue.name(answer) for answer in answers]


def _read_doing(state: "State", words: Words) -> None:
    """Give these answers, none of which changes anything."""
    for name in words.left:
        asked = state.decision()
        try:
            state.apply(0 if asked is None else asked.seat, state.game.catalogue.number(name))
        except AutomatableError as refusal:
            raise words.wrong(str(refusal)) from None
    if sorted(_so_far(state)) != sorted(words.left):
        raise words.wrong("these answers have changed something")


def _check_questions(state: "State") -> None:
    """The game is over, or goes on with something that can be answered."""
    state = state.clone()  # of those who do not settle it shall not go on
    decisions = state.open()
    if state.result is None and not decisions:
        raise BadPosition("nobody is asked anything, and the game is not over")
    for decision in decisions:
        if not decision.options:
            raise BadPosition(f"due: {decision.key!r} is asked, and there is no answer")


def check_cards(found: Sequence[str], all_cards: Sequence[str]) -> None:
    """Refuse a position in which there are not as many cards of each name as the game has."""
    for name in sorted({*found, *all_cards}):
        there, expected = found.count(name), all_cards.count(name)
        if there != expected:
            raise BadPosition(f"{name}: {there} are on the table, but the game has {expected}")
