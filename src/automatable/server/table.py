"""A table: what may be done there. An answer is tried on a copy, and counts once it is logged.

Compiled, so nothing of the network or the store is known here.
"""

from collections.abc import Iterable, Sequence
from typing import Literal, TypeAlias, cast

from mypy_extensions import mypyc_attr

from ..bots.levels import USUAL
from ..kernel.compact import compact
from ..kernel.errors import AutomatableError, Refused
from ..kernel.events import EVERYBODY, Event
from ..kernel.record import Answer, Record
from ..match import Trial, committed, last_index, what_was_learned, why_no_take_back
from .rows import LogRow
from .table_state import TableState, ears_of_taking_back, now
from .verdict import REUSED, SentAnswer, SentNonce, Verdict, said

NoTakeBack: TypeAlias = Literal[  # empty: it can; ask: if the others agree
    "", "nothing", "nature", "other", "shown", "over", "ask", "refused"
]


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(TableState):
    """A table, as far as its log has been read."""

    def bots_asked(self) -> list[int]:
        """The seats whose bot has a question, and those whose time is over."""
        if self.status != "playing":
            return []
        return [seat for seat in self.questions if seat >= 0 and self.bot_for(seat)]

    def bot_for(self, seat: int) -> str:
        """The bot that answers for a seat now, if one does."""
        bot, clock = self.occupants[seat].bot, self.clock
        if bot or clock is None or seat not in clock.running:
            return bot
        return USUAL if clock.left(seat, now()) == 0 else ""

    # What answers would lead to

    def trial(self) -> Trial:
        """A copy of the table on which answers can be tried."""
        return Trial(self.state, len(self.record.answers), self._nature)

    def tried(self, given: SentAnswer) -> Trial | Verdict:
        """The table after an answer, or why there can be none."""
        seat, sequence, key, path, bot = given
        if key in self.keys:
            return self.again(
                key, self.keys[key] if bot else said("answer", seat, self._full(path))
            )
        if self.status == "waiting":
            return self.refused("waiting", "the table is not complete yet")
        if sequence < self.asked_since[seat] or (bot and self.bot_for(seat) != bot):
            return Verdict("stale", self.number, "stale")
        trial = self.trial()
        try:
            trial.answer(seat, path)
        except Refused as error:
            return self.refused(error.code, str(error), error.rule)
        except AutomatableError as error:
            return self.refused(error.code, str(error))
        return trial

    def brought(self, nonces: Sequence[SentNonce], key: str) -> list[SentNonce] | Verdict:
        """Those of the nonces that are new, or why they do not count: then none does."""
        new = {one.seat: one for one in nonces if not self.occupants[one.seat].brought}
        if key in self.keys:
            return self.again(key, said("nonce", -1, None))
        if not new:
            return Verdict("duplicate", self.number)
        if self._begun:
            return self.refused("begun", "chance is fixed: the game has begun")
        for seat, nonce, _ in new.values():
            commit = self.occupants[seat].commit
            if not commit or (nonce and committed(bytes.fromhex(nonce)) != commit):
                return self.refused("bad_nonce", f"seat {seat} has not promised this nonce")
        return list(new.values())

    def again(self, key: str, now: str) -> Verdict:
        """What a command comes to whose key is known: nothing, if it says the same again."""
        if self.keys[key] == now:
            return Verdict("duplicate", self.number)
        return self.refused(REUSED, "this key was used for another command; use a new one")

    def _full(self, path: str) -> str:
        """A path as its rows have it."""
        catalogue = self.record.game.catalogue
        try:
            return " ".join([catalogue.name(catalogue.number(name)) for name in path.split()])
        except AutomatableError:
            return path

    def rows(self, trial: Trial, key: str) -> list[LogRow]:
        """The answers of a trial as they are written; the first has the key of the command."""
        name = self.record.game.catalogue.name
        rows = [
            LogRow(
                self.number + index + 1,
                "answer",
                answer.seat,
                name(answer.action),
                f"{key}/{index + 1}" if index else key,
            )
            for index, answer in enumerate(trial.answers)
        ]
        if self.clock is not None and EVERYBODY in trial.ears:
            both = zip(trial.answers, trial.ears, strict=True)
            seats = [one.seat for one, ears in both if ears == EVERYBODY]
            timed = [seat for seat in seats if seat in self.clock.running]
            rows[-1] = rows[-1]._replace(clock=self.clock.after_answers(now(), timed))
        return rows

    def time_after(self, kind: str, seat: int, data: object) -> list[int] | None:
        """What a row that is no answer leaves of everybody's time; see LogRow."""
        clock = self.clock
        if clock is None:
            return None
        if kind == "resume":
            return clock.after_pause(now())
        if kind != "take_back":
            return clock.after_answers(now(), [])
        taken = self._ears[cast(int, data) :]
        if ears_of_taking_back(seat, taken) != EVERYBODY:
            return None
        return clock.after_taking_back(now(), seat)

    def refused(self, code: str, message: str, rule: str = "") -> Verdict:
        """That something cannot be done, and why."""
        return Verdict("refused", self.number, code, rule, message)

    def why_no_take_back(self, seat: int) -> NoTakeBack:
        """Empty if what the seat sent last can be taken back; bots agree to it."""
        if self.status == "over":
            return "over"  # the seed is public now
        index, reason = self._last_sent(seat)
        if reason == "ask" and self._declined.get(seat) == index:
            return "refused"
        return reason

    def index_to_take_back(self, seat: int) -> int:
        """Where what the seat sent last begins in the record; -1 if it has sent nothing."""
        return self._last_sent(seat)[0]

    def _last_sent(self, seat: int) -> tuple[int, NoTakeBack]:
        """Where what the seat sent last begins in the record, and why it cannot be taken back.

        Answers that were sent together are taken back together, as far as that is possible.
        """
        found = last_index(self.record.answers, seat)
        if found < 0:
            return found, "nothing"
        reason = self._why_not_from(seat, found)
        index = found
        while index > 0 and self._follows[index]:
            index -= 1
            if self._why_not_from(seat, index) != reason:
                break
            if self.record.answers[index].seat == seat:
                found = index
        return found, reason

    def _why_not_from(self, seat: int, index: int) -> NoTakeBack:
        """Why a seat cannot take back its answers from that index on; "ask" if others may agree."""
        since, marks, events = self._since(index)
        agreed = self.is_against_bots(seat) or all([one.seat == seat for one in since])
        reason = why_no_take_back(since, marks, events, seat, agreed)
        if reason == "other" and not self.learned(self.mates(seat), index):
            reason = "ask"
        return cast(NoTakeBack, reason)

    def learned(self, seats: Iterable[int], index: int) -> str:
        """What one of the seats has learned since that index of the record; empty if nothing."""
        since, marks, events = self._since(index)
        for seat in seats:
            found = what_was_learned(since, marks, events, seat)
            if found:
                return found
        return ""

    def _since(self, index: int) -> tuple[list[Answer], list[int], list[Event]]:
        """Answers from that index on, the number of events before each, and these events."""
        before = self._marks[index]
        events = [told.event for told in self.story[before:]]
        return self.record.answers[index:], [m - before for m in self._marks[index:]], events

    @property
    def size(self) -> int:
        """About how many bytes of memory it takes."""
        return 8_000 + 250 * self.number + 750 * (len(self.story) + len(self.notices))

    @property
    def seed_hash(self) -> str:
        """Published before the deal, so that nobody can steer it afterwards."""
        return committed(self.row.seed)

    def short(self) -> str:
        """The record of a game that is over, in short form; everybody asks for it."""
        if not self._short:
            self._short = compact(self.record)
        return self._short

    def text(self) -> str:
        """The record as text, with the names of those who sat there."""
        names = {
            seat: occupant.bot or occupant.name for seat, occupant in enumerate(self.occupants)
        }
        record = self.record
        return Record(record.game, record.settings, record.start, names, record.answers).text()
