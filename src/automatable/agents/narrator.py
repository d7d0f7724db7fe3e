"""One seat's game in sentences: those of the plain terminal."""

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from rich.text import Text

from ..kernel.decision import Decision
from ..kernel.events import Seen
from ..kernel.game import Game, Refusal, Result, View
from ..kernel.rulebook import Rule
from ..kernel.seats import seat_letter
from ..terminal import telling
from ..terminal.board import AnyBoard
from ..terminal.look import drawn
from ..terminal.question import Question, Refuser
from ..terminal.screen import Screen, clean
from ..words import Words

TEXTS = Path(__file__).parent / "text"


class LineBuffer(Screen):
    """A screen whose plain lines are kept instead of printed."""

    def __init__(self) -> None:
        super().__init__(plain=True)
        self.lines: list[str] = []

    def say(self, *lines: str, column: int | None = None) -> None:
        """Keep lines, without their style marks."""
        self.lines += [Text.from_markup(line, emoji=False).plain.rstrip() for line in lines]


@lru_cache(16)  # reading them takes a while
def words_for(lang: str, game: Game[Any] | None = None) -> Words:
    """The texts of a game and those for agents."""
    return Words(lang, game, more=TEXTS)


class Narrator:
    """Tells one seat of a game what it may know."""

    def __init__(self, game: Game[Any], seat: int, titles: Sequence[str], words: Words) -> None:
        self.game = game
        self.seat = seat
        self.names = [seat_letter(one) for one in range(len(titles))]  # no name from outside
        self.titles = [clean(title) for title in titles]
        self.words = words

    def goal(self) -> list[str]:
        """What is played, what it is about, who is at the table and which seat this is."""
        say = self.words.say
        lines = [say("at-table", game=say("game-name"), names=", ".join(self.titles))]
        keys = ("game-tagline", "game-reconstructed", "goal-want", "goal-turn", "goal-end")
        lines += [say(key) for key in keys if self.words.has(key)]
        return [*lines, say("agent-seat", name=self.names[self.seat])]

    def news(self, events: Sequence[Seen]) -> list[str]:
        """What happened, a line for each event."""
        told = [clean(self.words.event(event, self.names)) for event in events]
        return telling.once(told)

    def story(self, events: Sequence[Seen]) -> list[str]:
        """The same with the rule of each event."""
        return [f"{self.news([event])[0]} {event.rule}".rstrip() for event in events]

    def board(self, view: View) -> AnyBoard:
        """How the view looks."""
        return drawn(self.game, view, self.seat, self.names, self.words)

    def table(self, view: View) -> list[str]:
        """All that the seat sees, in sentences."""
        board = self.board(view)
        told = board.sentences()
        piles = [line for line in board.piles() if line not in told]
        return [clean(line) for line in told + piles]

    def question(self, refusing: Refuser, decision: Decision, view: View) -> list[str]:
        """What is asked, the numbered answers, and what is missing among them and why."""
        page = LineBuffer()
        Question(refusing, decision, self.board(view), page, self.words).show()
        return page.lines

    def why(self, refusal: Refusal, action: int) -> list[str]:
        """Why an action is not on offer."""
        return telling.why(self.game, refusal, action, self.names, self.words)

    def rules(self, rules: Sequence[Rule]) -> list[str]:
        """Rules under the headings of their sections."""
        lines = []
        section = ""
        for rule in rules:
            if rule.section != section:
                section = rule.section
                lines += ["", section]
            lines.append(self.words.labelled(rule.id, rule.plain()))
        return lines[1:] if lines[:1] == [""] else lines

    def end(self, result: Result) -> str:
        """Who has won, and why."""
        return telling.verdict(result, self.titles, self.words)
