"""Somebody in the middle of a daily challenge: own answers; chance and bots follow from them."""

from collections.abc import Sequence
from typing import NamedTuple

from ..bots import installed_bot
from ..kernel.compact import compact, expand
from ..kernel.decision import Decision
from ..kernel.events import Seen
from ..kernel.game import Refusal, State
from ..kernel.record import Record
from ..kernel.registry import game as game_named
from ..match import Match, Nature
from .daily import BadDaily, Daily, daily

MOST_GIVEN = 2_000  # own answers in one game


class Outcome(NamedTuple):
    """How a day went, as the record proves it."""

    kind: str  # won, lost, draw, or points for a seat that plays alone for them
    points: int  # own points or standing; -1 if the game counts none
    other: int  # the best of the others; -1 if there is none
    answers: int  # own ones


class DailyRun:
    """The table of a day after some answers. Every answer of chance and bots is determined."""

    def __init__(self, challenge: Daily, given: Sequence[str] = ()) -> None:
        self.daily = challenge
        self.given: list[str] = []
        table = challenge.table
        state: State = challenge.game.listened(table.settings)
        self.match = Match(Record.of(state), Nature.of_text(challenge.seed), state)
        self._told = 0  # events before the last answer
        self._go_on()
        for answer in given[:MOST_GIVEN]:
            if self.give(answer) is not None:
                raise BadDaily(f"{answer!r} is not possible here", "answer", answer=answer[:60])

    @property
    def state(self) -> State:
        """The table."""
        return self.match.state

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.state.result is not None

    def decision(self) -> Decision | None:
        """What the person is asked."""
        return self.state.asked(self.daily.table.seat)

    def events(self) -> list[Seen]:
        """What the person has seen happen since the last answer."""
        return self.match.events(self.daily.table.seat, self._told)

    def give(self, answer: str) -> Refusal | None:
        """Answer, and let chance and bots go on; the refusal if that is not possible."""
        if self.is_over:
            raise BadDaily("this game is over", "over")
        seat = self.daily.table.seat
        refusal = self.state.refusal(seat, self.state.game.catalogue.number(answer))
        if refusal.rule:
            return refusal
        self._told = self.match.told
        self.match.answer(seat, answer)
        self.given.append(answer)
        self._go_on()
        return None

    def word(self) -> str:
        """The game so far in short form."""
        return compact(self.match.record)

    def outcome(self) -> Outcome | None:
        """How it went; None while it goes on."""
        result, seat = self.state.result, self.daily.table.seat
        if result is None:
            return None
        values = result.standings[0].values if result.standings else result.scores
        others = [value for k, value in enumerate(values) if k != seat]
        payoff, count = result.payoffs()[seat], len(self.given)
        if len(values) == 1 and not result.together:
            return Outcome("points", values[seat], -1, count)
        kind = "won" if payoff > 0 else "lost" if payoff < 0 else "draw"
        if not result.standings or not others:
            return Outcome(kind, -1, -1, count)
        return Outcome(kind, values[seat], max(others), count)

    def _go_on(self) -> None:
        """Let every bot answer that is asked: before the person, so that it cannot depend on it."""
        bots = self.daily.table.bots
        while waiting := [seat for seat in self.match.asked() if bots[seat]]:
            index = len(self.match.record.answers)
            self.match.answer_bot(
                waiting[0], installed_bot(bots[waiting[0]], self.daily.seed_at(index))
            )


def check(word: str, date: str) -> DailyRun:
    """The run of a record in short form, if that is how the day can go; raises BadDaily."""
    record = expand(word)
    challenge = daily(game_named(record.game.id), date)
    name = record.game.catalogue.name
    seat = challenge.table.seat
    run = DailyRun(challenge, [name(one.action) for one in record.answers if one.seat == seat])
    if run.word() != word:
        raise BadDaily(f"this is no game of {date}", "other", date=date)
    return run
