"""A table as the rules alone know it: what must be shown after each row of its log.

Nothing of the server's own table is used here, so that the two can disagree.
"""

from typing import Any

from automatable.kernel.game import State
from automatable.kernel.record import Answer, Record
from automatable.kernel.registry import game
from automatable.kernel.seats import CHANCE, SPECTATOR
from automatable.server.rows import LogRow, TableRow

from .history import digest


class NotExplained(Exception):
    """A row that cannot stand where it stands."""


class Model:
    """A table, row by row."""

    def __init__(self, table: TableRow) -> None:
        played = game(table.game)
        settings = played.settings_for(table.version, table.settings)
        self._record = Record(played, settings, table.start)
        self._state: State = self._record.begin()
        self._answers: list[Answer] = []
        self._bots = [seat["bot"] for seat in table.seats]
        self._free = [not seat["bot"] and not seat["holder"] for seat in table.seats]

    def apply(self, row: LogRow) -> None:
        """Carry out a row; raises NotExplained."""
        if row.kind == "answer":
            self._answer(row)
        elif row.kind == "take_back":
            self._take_back(row)
        elif row.kind == "join":
            if not self._free[row.seat]:
                raise NotExplained(f"row {row.number}: seat {row.seat} is taken twice")
            self._free[row.seat] = False
        elif row.kind == "hand_over":
            self._bots[row.seat] = row.data

    def _answer(self, row: LogRow) -> None:
        if row.key.startswith("bot-") and row.seat != CHANCE and not self._bots[row.seat]:
            raise NotExplained(f"row {row.number}: no bot sits in seat {row.seat}")
        try:
            action = self._record.game.catalogue.number(row.data)
            self._state.apply(row.seat, action)
        except ValueError as error:
            raise NotExplained(f"row {row.number}: {error}") from None
        self._answers.append(Answer(row.seat, action))

    def _take_back(self, row: LogRow) -> None:
        index = int(row.data)
        if not 0 <= index < len(self._answers) or self._answers[index].seat != row.seat:
            raise NotExplained(f"row {row.number}: seat {row.seat} has no answer {index}")
        del self._answers[index:]
        self._state = self._record.begin()
        for answer in self._answers:
            self._state.apply(answer.seat, answer.action)

    @property
    def waits_for_nature(self) -> bool:
        """Whether cards are to be dealt or dice thrown, which no row leaves to a later one."""
        return self.status == "playing" and CHANCE in [asked.seat for asked in self._state.open()]

    @property
    def status(self) -> str:
        """As a message tells it."""
        if self._state.result is not None:
            return "over"
        return "waiting" if any(self._free) else "playing"

    def shown(self, seat: int | None) -> str:
        """The digest of what a seat, or a spectator, is to be shown."""
        viewer = SPECTATOR if seat is None else seat
        waiting = self.status == "waiting"
        asked = [] if waiting else [d.seat for d in self._state.open() if d.seat >= 0]
        view: Any = self._record.game.view(self._state, viewer)
        return digest({"view": view, "asked": asked, "status": self.status})
