"""A game with its history, for players with perfect recall."""

import json
from collections.abc import Callable

from ..kernel.decision import Decision
from ..kernel.events import Event, heard
from ..kernel.game import State
from ..kernel.record import Answer, Record
from ..kernel.rng import Rng
from ..kernel.seats import CHANCE


class History:
    """A game being played, with its story: all answers, and all events by audience."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.story: list[Answer | Event] = []
        self.length = 0  # answers given so far
        self.is_real = True  # False: a determinized world
        self.questions: list[Decision] = []
        self._listen()
        self._ask()

    @classmethod
    def of_record(cls, text: str) -> "History":
        """The game at the end of a record."""
        record = Record.read(text)
        table = cls(record.begin())
        for answer in record.answers:
            table.answer([answer])
        return table

    def answer(self, answers: list[Answer]) -> None:
        """Answer several questions open at the same time."""
        for answer in answers:
            self.story.append(answer)
            self.state.apply(answer.seat, answer.action)
            self._listen()
        self.length += len(answers)
        self._ask()

    def _listen(self) -> None:
        if self.state.log:
            self.story += self.state.log
            self.state.log = []

    def _ask(self) -> None:
        """Find the open questions; if nature is asked, only its own."""
        self.questions = self.state.open()
        if len(self.questions) > 1:
            nature = [question for question in self.questions if question.seat == CHANCE]
            self.questions = nature or self.questions

    def options(self, seat: int) -> list[int]:
        """What the seat may answer; nothing if it is not asked."""
        for question in self.questions:
            if question.seat == seat:
                return list(question.options)
        return []

    def told(self, viewer: int) -> list[str]:
        """The story as one viewer knows it: its own answers, and the events it heard."""
        names = self.state.game.catalogue.names
        lines = []
        for part in self.story:
            if isinstance(part, Event):
                lines += [plain(seen.plain()) for seen in heard([part], viewer)]
            elif part.seat == viewer:
                lines.append(f"> {names[part.action]}")
        return lines

    def world(self, seat: int, rng: Rng) -> "History":
        """A game the seat cannot tell from this one: what it cannot see is dealt again."""
        world = History(self.state.game.determinize(self.state, seat, rng))
        world.story = [
            part
            for part in self.story
            if (part.reaches(seat) if isinstance(part, Event) else part.seat == seat)
        ]
        world.length = self.length
        world.is_real = False
        return world

    def __deepcopy__(self, memo: object) -> "History":
        state = self.state.clone()
        state.listen_as(self.state)
        table = History(state)
        table.story = self.story[:]
        table.length = self.length
        table.is_real = self.is_real
        return table

    def __reduce__(self) -> tuple[Callable[[str], "History"], tuple[str]]:
        """Pickled as its record."""
        if not self.is_real:
            raise TypeError("a determinized world has no record, so it cannot be pickled")
        record = Record.of(self.state)
        record.answers = [part for part in self.story if isinstance(part, Answer)]
        return History.of_record, (record.text(),)


def plain(data: object) -> str:
    """Data as JSON in one line."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
