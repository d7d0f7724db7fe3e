"""What an agent in a seat can ask for and do, answered in text."""

from collections.abc import Sequence
from typing import Any

from ..kernel.decision import Decision
from ..kernel.errors import CannotTakeBack, Refused, Stale, UnknownAction
from ..kernel.game import Game, Refusal
from ..kernel.seats import ORACLE, Seat
from ..match import TURN_END
from ..terminal import telling
from ..terminal.look import look
from ..terminal.options import meant
from ..words import Words, shortened
from .answers import action_meant
from .errors import NoHints, WrongAnswer
from .narrator import Narrator
from .table import AgentTable, Glance

SHOWN = 60  # characters of what was asked for that are repeated
MOST_LINES = 200  # of a story in one reply


class SeatText:
    """A seat that is talked to in sentences."""

    def __init__(self, table: AgentTable, words: Words) -> None:
        self.table = table
        self.words = words
        self.narrator = Narrator(table.game, table.seat, table.titles, words)

    @property
    def game(self) -> Game[Any]:
        """The game that is played."""
        return self.table.game

    def refusal(self, seat: Seat, action: int) -> Refusal:
        """Why an action is not on offer."""
        return self.table.refusal(seat, action)

    def begin(self) -> str:
        """What is played, and the first question."""
        return "\n".join([*self.narrator.goal(), "", self.see()])

    def see(self, wait: float = 0) -> str:
        """What happened since the last look, the table, and the question."""
        glance = self.table.glance(wait)
        forced = []
        while (only := self._only(glance.decision)) is not None:
            action = self.words.action(self.game.catalogue.name(only))
            forced.append(self.words.say("only-answer", action=action))
            self.table.give(only)
            glance = self.table.glance(wait)
        news = self.narrator.news(self.table.news())
        lines = [self.words.say("agent-news"), *forced, *news, ""] if forced or news else []
        lines += [self.words.say("agent-table"), *self.narrator.table(glance.view), ""]
        return "\n".join([*lines, *self._now(glance)])

    def answer(self, answers: Sequence[str], wait: float = 0) -> str:
        """Give answers one after the other, then see; raises WrongAnswer if the first is wrong.

        A later one that is wrong is told, and those after it are not given.
        """
        for number, answer in enumerate(answers):
            try:
                self._give(answer)
            except WrongAnswer as wrong:
                if number == 0:
                    raise
                given = self.words.say("agent-given", given=number, count=len(answers))
                return "\n".join([given, *wrong.told, "", self.see(wait)])
        return self.see(wait)

    def why(self, text: str) -> str:
        """Why an action is not on offer, with the rule; raises UnknownAction."""
        decision = self.table.glance().decision
        options = decision.options if decision is not None else ()
        try:
            action = self._named(text, options)
        except UnknownAction:
            known = shortened(text, SHOWN)
            raise UnknownAction(self.words.say("unknown-thing", text=known)) from None
        return "\n".join(self.narrator.why(self.refusal(self.table.seat, action), action))

    def hint(self) -> str:
        """What a bot would answer; raises NoHints."""
        decision = self.table.glance().decision
        if not self.table.hints:
            raise NoHints(self.words.say("hint-off"))
        if decision is None:
            return self.words.say("agent-not-asked")
        weights = self.table.weights()
        told = telling.hinted(self.game, weights, decision.options, self.words)
        return "\n".join([*told, *([self.words.say("hint-meaning")] if weights[0].tries else [])])

    def take_back(self) -> str:
        """Take back the last answer that was a choice, then see; raises CannotTakeBack."""
        try:
            self.table.take_back()
            while self._only(self.table.glance().decision) is not None:
                self.table.take_back()
        except CannotTakeBack as error:
            raise CannotTakeBack(self.words.say(f"take-back-{error}")) from None
        return "\n".join([self.words.say("taken-back"), self.see()])

    def replay(self, first: int = 0, count: int = 50) -> str:
        """The story as the seat was told it, with rules, from a line on."""
        told = self.narrator.story(self.table.story())
        shown = told[first : first + min(count, MOST_LINES)]
        lines = [f"{first + k}. {line}" for k, line in enumerate(shown)]
        last = self.words.say("agent-story", first=first, shown=len(shown), count=len(told))
        return "\n".join([*lines, last])

    def step(self, number: int) -> str:
        """The whole table after that many answers, once the game is over; raises NotOver."""
        record = self.table.record()
        number = min(number, len(record.answers))
        state = record.replay(number)
        board = look(state, ORACLE, self.narrator.names, self.words)
        answer = record.line(record.answers[number - 1]) if number else ""
        lines = [f"{number}/{len(record.answers)} {answer}".rstrip(), *board.sentences()]
        return "\n".join(lines)

    def record_text(self) -> str:
        """The record; raises NotOver."""
        return self.table.record().text()

    def _give(self, answer: str) -> None:
        decision = self.table.glance().decision
        if decision is None:
            told = self.words.say("agent-not-asked")
            raise WrongAnswer(told, "refused", [told])
        action = action_meant(self.game, decision.options, answer, self.words)
        if action in decision.options:
            try:
                self.table.give(action)
                return
            except Stale:
                told = self.words.say("agent-stale")
                raise WrongAnswer(told, "refused", [told]) from None
            except Refused:  # the table has changed meanwhile
                pass
        refusal = self.refusal(self.table.seat, action)
        lines = self.narrator.why(refusal, action)
        raise WrongAnswer(" ".join(lines), "refused", lines, refusal.rule)

    def _named(self, text: str, options: Sequence[int]) -> int:
        """The action of a number or of a name, or of the beginning of one; raises UnknownAction."""
        try:
            return action_meant(self.game, options, text, self.words)
        except WrongAnswer:
            return meant(self, tuple(options), text, self.words)

    def _only(self, decision: Decision | None) -> int | None:
        """The only answer, where there is nothing to choose; a turn is ended by the agent."""
        if decision is None or len(decision.options) > 1:
            return None
        only = decision.options[0]
        return None if self.game.catalogue.verb(only) == TURN_END else only

    def _now(self, glance: Glance) -> list[str]:
        """The question, or why there is none."""
        if glance.result is not None:
            return [self.words.say("agent-over"), self.narrator.end(glance.result)]
        if glance.decision is None:
            others = ", ".join([self.narrator.names[seat] for seat in glance.asked])
            return [self.words.say("agent-waiting", names=others or "-")]
        return self.narrator.question(self, glance.decision, glance.view)
