"""The record is the game: which game, its settings, and one line per answer.

    automatable 1
    game duel 1
    set max_rounds 50
    seat 0 Ada
    0 play:Charge
    1 play:Move
    * draw:Ray
    end 3 9c1e02b7

`set`, `start` (a part of the position play began from) and `seat` (who sat there) lines may be
absent. The last line counts the answers and carries a checksum of all lines before it.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple
from zlib import crc32

from .errors import AutomatableError, BadRecord
from .game import Game, Position, State
from .registry import game as game_named
from .seats import CHANCE
from .settings import read_settings

FORMAT = 1
LONGEST = 4_000_000
_NOBODY = "-"  # the name of a player without one


class Answer(NamedTuple):
    """One answer of a seat, or of nature."""

    seat: int
    action: int


@dataclass
class Record:
    """Everything needed to restore a game; no random source, no hidden state."""

    game: Game[Any]  # with the cards and boards of the settings
    settings: dict[str, str] = field(default_factory=dict)  # that differ from the defaults
    start: Position = field(default_factory=dict)  # where play began; empty: at setup
    seats: dict[int, str] = field(default_factory=dict)  # who sat there
    answers: list[Answer] = field(default_factory=list)  # in order, nature's too

    def __post_init__(self) -> None:
        self.game = self.game.at(self.settings)

    @classmethod
    def of(cls, state: State, seats: Sequence[str] = ()) -> "Record":
        """The empty record of a game just set up."""
        return cls(state.game, state.game.settings_of(state), {}, dict(enumerate(seats)))

    def begin(self) -> State:
        """The state before the first answer, with somebody listening."""
        if self.start:
            state: State = self.game.from_position(self.start, self.settings)
            state.log = []
            return state
        listened: State = self.game.listened(self.settings)
        return listened

    def replay(self, answers: int | None = None) -> State:
        """The state after that many answers, by default all."""
        state = self.begin()
        for answer in self.answers[:answers]:
            state.apply(answer.seat, answer.action)
        return state

    def text(self) -> str:
        """The record as text; `read` reads it back."""
        lines = [f"automatable {FORMAT}", f"game {self.game.id} {self.game.version}"]
        lines += [f"set {name} {_one_line(value)}" for name, value in self.settings.items()]
        lines += [f"start {part} {_one_line(value)}" for part, value in self.start.items()]
        lines += [f"seat {seat} {_one_line(name) or _NOBODY}" for seat, name in self.seats.items()]
        lines += [self.line(answer) for answer in self.answers]
        body = "".join(f"{line}\n" for line in lines)
        return f"{body}end {len(self.answers)} {_checksum(body)}\n"

    def line(self, answer: Answer) -> str:
        """One answer as a line of the text: `0 play:Spark`, nature's as `* draw:Ray`."""
        who = "*" if answer.seat == CHANCE else str(answer.seat)
        return f"{who} {self.game.catalogue.name(answer.action)}"

    @classmethod
    def read(cls, text: str | bytes, game: Game[Any] | None = None) -> "Record":
        """The record a text holds, every answer checked by the rules; raises BadRecord.

        The game is the installed one that the record names, unless one is given.
        """
        return cls.read_with_state(text, game)[0]

    @classmethod
    def read_with_state(
        cls, text: str | bytes, game: Game[Any] | None = None
    ) -> "tuple[Record, State]":
        """The record and the state it leads to, which checking has already played."""
        return _Reader(_decoded(text), game).played()


class _Reader:
    """Reads a record line by line; every error names its line."""

    def __init__(self, text: str, game: Game[Any] | None) -> None:
        self.lines = text.splitlines()
        self.game = game
        self.at = 0

    def played(self) -> tuple[Record, State]:
        record = self._header()
        while self.at < len(self.lines) and self._word() in ("set", "start", "seat"):
            self._agreement(record)
        try:
            record.game = record.game.at(record.settings)
            state = record.begin()
        except AutomatableError as error:
            raise self._bad(str(error)) from None
        for seat in record.seats:
            if seat >= state.seats:
                raise self._bad(f"there is no seat {seat} at this table")
        while self.at < len(self.lines) and self._word() != "end":
            self._answer(record, state)
        self._end(record)
        return record, state

    def _header(self) -> Record:
        words = self._next("'automatable 1'").split()
        if len(words) != 2 or words[0] != "automatable":
            raise self._bad("this is not a record of Automatable")
        if words[1] != str(FORMAT):
            raise self._bad(f"the record has format {words[1]}, this program reads {FORMAT}")
        words = self._next("the game").split()
        if len(words) != 3 or words[0] != "game":
            raise self._bad("expected 'game', its name and its version")
        try:
            game = played_game(words[1], self.game)
            return Record(game, game.settings_for(version_number(words[2]), {}))
        except AutomatableError as error:
            raise self._bad(str(error)) from None

    def _agreement(self, record: Record) -> None:
        words = self._next("a setting").split(" ", 2)
        if len(words) != 3:
            raise self._bad(f"'{words[0]}' needs a name and a value")
        kind, name, given = words
        value = _one_line(given)
        if kind == "seat":
            if not _is_seat(name):
                raise self._bad(f"'{name}' is not a seat")
            record.seats[int(name)] = value or _NOBODY
        elif kind == "set":
            try:
                read_settings(record.game.settings, {name: given})
            except AutomatableError as error:
                raise self._bad(str(error)) from None
            record.settings[name] = value
        else:
            record.start[name] = value

    def _answer(self, record: Record, state: State) -> None:
        words = self._next("an answer").split()
        if len(words) != 2 or not (words[0] == "*" or _is_seat(words[0])):
            raise self._bad("expected a seat and its answer, such as '0 verb:thing'")
        seat = CHANCE if words[0] == "*" else int(words[0])
        try:
            action = record.game.catalogue.number(words[1])
            state.apply(seat, action)
        except AutomatableError as error:
            raise self._bad(str(error)) from None
        record.answers.append(Answer(int(seat), action))

    def _end(self, record: Record) -> None:
        body = "".join(f"{line}\n" for line in self.lines[: self.at])
        words = self._next("'end' (the record is cut short)").split()
        if len(words) not in (2, 3):
            raise self._bad("expected 'end' and the number of answers")
        if words[1] != str(len(record.answers)):
            raise self._bad(f"'end' counts {words[1]} answers, but there are {len(record.answers)}")
        if len(words) == 3 and words[2] != _checksum(body):
            raise self._bad("the checksum does not match: the record was changed or damaged")
        if self.at < len(self.lines):
            self.at += 1
            raise self._bad("nothing may follow 'end'")

    def _word(self) -> str:
        return self.lines[self.at].split(" ")[0]

    def _next(self, wanted: str) -> str:
        if self.at == len(self.lines):
            self.at += 1
            raise self._bad(f"missing: {wanted}")
        self.at += 1
        return self.lines[self.at - 1]

    def _bad(self, reason: str) -> BadRecord:
        return BadRecord(f"line {self.at}: {reason}")


def played_game(name: str, given: Game[Any] | None) -> Game[Any]:
    """The game a record is of; raises UnknownGame."""
    return given if given is not None and given.id == name else game_named(name)


def version_number(text: str) -> int:
    """The version of a game as records name it; raises BadRecord."""
    if not (text.isdecimal() and text.isascii() and len(text) <= 6):
        raise BadRecord(f"'{text}' is not a version of a game")
    return int(text)


def _decoded(text: str | bytes) -> str:
    if len(text) > LONGEST:
        raise BadRecord(f"line 1: a record has at most {LONGEST} characters")
    data = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise BadRecord(f"line {line}: this is not UTF-8 text") from None


def _one_line(text: str) -> str:
    return " ".join(text.split()).encode("utf-8", "replace").decode()


def _is_seat(text: str) -> bool:
    return text.isdecimal() and text.isascii() and len(text) <= 3


def _checksum(body: str) -> str:
    return f"{crc32(body.encode()):08x}"
